"""What a coach asks: something to think about, in whole questions, and never the answer."""

from dataclasses import replace

import pytest

from powergrid_qt.ai.analysis import Lapse, MoveVerdict, Occasion
from powergrid_qt.ai.player import Choice
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.moves import Bid, Build, Buy, Done, Hire, Open, Pass, Scrap
from powergrid_qt.words.questions import question_about
from tests.engine.outpost_positions import expanding
from tests.engine.positions import cities_in_play, give, new_game, to_auctions, to_phase


def asked(game: Game, best: Move, *turn: Move) -> str:
    occasion = Occasion(0, auction=False)
    verdict = MoveVerdict(0, turn[0].seat, occasion, turn[0], Choice(best), 1.0, 2.0)
    return question_about(Lapse(verdict, 1.0, 2.0, 1.0), game, turn)


def auction(*plants: int, cities: int = 0) -> Game:
    game = new_game(open_money=True)
    to_auctions(game)
    assert game.current is not None
    give(game, game.current, money=90, plants=plants, cities=cities_in_play(game)[:cities])
    return game


def phase(name: str, *plants: int, cities: int = 0, money: int = 90, **tokens: int) -> Game:
    game = new_game(open_money=True)
    to_phase(game, name)
    assert game.current is not None
    built = cities_in_play(game)[:cities]
    give(game, game.current, money=money, plants=plants, tokens=tokens, cities=built)
    return game


def test_before_a_dear_bid() -> None:
    game = auction(4, cities=1)
    me = game.current or 0
    bid = Open(me, 5, 60)
    assert asked(game, Pass(me), bid) == "what will Plant 05 burn?"
    idle = auction(20, 25, cities=1)
    bid = replace(bid, seat=idle.current or 0)
    assert asked(idle, Pass(bid.seat), bid) == "which cities would Plant 05 power?"
    assert asked(game, Open(me, 6, 6), bid) == "is Plant 05 the one that helps you most?"


def test_before_a_pass() -> None:
    game = auction(4, cities=3)
    me = game.current or 0
    assert asked(game, Open(me, 5, 5), Pass(me)) == "what will power your next cities?"
    rich = auction(20, 25, cities=3)
    me = rich.current or 0
    question = asked(rich, Open(me, 5, 5), Pass(me))
    assert question == "which of these plants will you still get next round?"


def test_before_too_little_or_too_much_fuel() -> None:
    game = phase("resources", 4, cities=1)
    me = game.current or 0
    coal = Buy(me, (("coal", 2),))
    assert asked(game, coal, Done(me)) == "what will your plants burn that need coal?"
    question = asked(game, Done(me), coal, Done(me))
    assert question == "what will the money be missing for?"
    more = Buy(me, (("coal", 4),))
    question = asked(game, more, coal, Done(me))
    assert question == "who buys after you, and what will be left next round?"


def test_before_too_few_too_many_or_other_cities() -> None:
    game = phase("building", 8, cities=1, coal=3)
    me = game.current or 0
    near = min(game.legal_moves.prices, key=game.legal_moves.prices.__getitem__)  # type: ignore[attr-defined]
    build = Build(me, near)
    assert asked(game, build, Done(me)) == "could you power one more city?"
    assert asked(game, Build(me, "x"), build, Done(me)) == "where will you build after that?"
    left = 90 - game.legal_moves.prices[near]  # type: ignore[attr-defined]
    question = asked(game, Done(me), build, Done(me))
    assert question == f"will {left}\xa0€ do for the next round?"
    dark = phase("building", 4, cities=1, coal=2)
    assert asked(dark, Done(me), build, Done(me)) == "will there be light in all of them?"
    assert asked(dark, build, Done(me)) == "which places will be gone next round?"


def test_before_an_expansion_of_outpost() -> None:
    game = expanding(money=40)
    assert asked(game, Hire(0, 2), Hire(0, 0)) == "how many workers do your plants need?"
    question = asked(game, Build(0, "p1", "plant"), Build(0, "p1", "house"), Hire(0, 0))
    assert question == "do you need houses first, or space on your board?"
    question = asked(game, Hire(0, 0), Build(0, "p1", "house"), Hire(0, 0))
    assert question == "what will the money be missing for?"


@pytest.mark.parametrize(
    ("played", "question"),
    [
        (Bid(0, 9), "how high will the others go?"),
        (Scrap(0, 4, None), "which of your plants will you miss least?"),
    ],
)
def test_before_other_decisions(played: Move, question: str) -> None:
    best = Scrap(0, 5, None) if isinstance(played, Scrap) else Bid(0, 12)
    assert asked(auction(4), best, played) == question
