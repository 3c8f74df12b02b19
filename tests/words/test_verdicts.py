"""What the analysis says, in all languages, with the prices that are really paid."""

from itertools import islice

import pytest

from powergrid_qt.ai.analysis import Lead, MoveVerdict, Occasion, lapses
from powergrid_qt.ai.family import family_of
from powergrid_qt.ai.player import Choice
from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.engine import Game, GameConfig, Move, Record
from powergrid_qt.engine.auction import Auction, AuctionOptions
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Bid, Open, Pass
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.engine.record import replay
from powergrid_qt.words.moves import move_text
from powergrid_qt.words.names import NO_BREAK, card_name
from powergrid_qt.words.reasons import shortage_text
from powergrid_qt.words.verdicts import VerdictWords, verdict_words
from tests.story_games import config


def said_of(
    game: Game, played: Move, better: Move, chance: float, usual: float, *, lead: Lead
) -> VerdictWords:
    number, seat = len(game.moves), played.seat
    where = Occasion(number, auction=isinstance(game.state.decision, Auction))
    verdict = MoveVerdict(
        number, seat, where, played, Choice(better), 1.8, 2.4, chance, usual, lead
    )
    [lapse] = lapses([verdict])
    return verdict_words(lapse, game)


def at_auction(edition: str, board: str) -> tuple[Game, AuctionOptions]:
    """The first auction of a game in which somebody may raise."""
    game = Game(config(edition, board, 3))
    player = RandomPlayer(1)
    while True:
        options = game.legal_moves
        if isinstance(options, AuctionOptions) and options.bids:
            return game, options
        game.apply(player.decide(game))


def plain(text: str) -> str:
    return text.replace(NO_BREAK, " ")


def test_a_verdict_is_a_sentence_that_people_understand() -> None:
    game, options = at_auction("classic-2004", "germany")
    passing, bid = Pass(options.seat), options.raised_to(options.bids[-1])
    words = said_of(game, bid, passing, 0.43, 0.22, lead=Lead(1.6, -2.2, 12.0))
    assert words.where == f"Round 1, auction of {card_name(options.card)}"
    assert words.cost == "place 1.8 → 2.4"
    assert words.wins == "Passing here wins about 43 of 100 such games, your bid 22."
    assert plain(words.reason) == (
        "Two rounds later you have power for 2 cities and 12 € more, though 2 cities less."
    )
    lost = said_of(game, bid, passing, 0.004, 0.001, lead=Lead())
    assert lost.wins == "Passing here leads to place 1.8 on average, your bid to place 2.4."
    assert lost.reason == ""


def test_fuel_that_was_going_to_be_short_is_told_with_the_decision() -> None:
    """In a game against those who store all they can."""
    seats = computer_seats(["greedy", "hoarder", "hoarder", "hoarder"])
    record = Record.of(play_game(GameConfig("classic-2004", "germany", seats, 2)))
    told = []
    for game, played in zip(replay(record), record.moves, strict=False):
        short = family_of(game.config).shortages(game.state, played.seat)
        words = said_of(game, played, next(iter(game.legal_moves)), 0.4, 0.2, lead=Lead(money=20))
        texts = [shortage_text(one, game) for one in short]
        assert words.why.endswith(" ".join(["more.", *texts]))
        told += texts
    assert any(text.startswith("After ") for text in told)


@pytest.mark.parametrize(
    ("edition", "board", "players"),
    [("classic-2004", "usa", 6), ("deluxe-2014", "europe", 2), ("outpost-2024", "outpost", 2)],
)
def test_every_kind_of_move_has_its_sentence(
    language: str, edition: str, board: str, players: int
) -> None:
    seen = set()
    played = config(edition, board, players, 2, draft=True, promo=edition == "classic-2004")
    for game in replay(Record.of(play_game(played))):
        moves = [] if game.over else list(islice(game.legal_moves, 2))
        kinds = tuple(map(type, moves))
        if len(moves) == 2 and (game.state.phase, kinds) not in seen:
            seen.add((game.state.phase, kinds))
            for one, other in (moves, reversed(moves)):
                words = said_of(game, one, other, 0.4, 0.2, lead=Lead(2, 1, 20))
                for text in (words.where, words.cost, *words.lines, words.reason):
                    assert text
                    assert "{" not in text
    assert len(seen) > 5


def test_a_bid_tells_what_it_costs_with_the_data_library() -> None:
    game, options = at_auction("outpost-2024", "outpost")
    bid = options.raised_to(options.bids[-1])
    assert isinstance(bid, Bid)
    assert isinstance(game.state, OutpostState)
    assert plain(move_text(bid, game)) == f"Bid {bid.amount} €"
    game.state.players[bid.seat].company.technologies = ("tech_data_library",)
    assert plain(move_text(bid, game)) == f"Bid {bid.amount} € ({bid.amount - 5} € to pay)"


def test_the_plant_with_the_discount_token_is_told_at_its_price() -> None:
    game = Game(config("deluxe-2014", "north-america", 3))
    assert isinstance(game.state, GridState)
    seat, plant = game.current, game.state.discount
    assert seat is not None
    assert plant is not None
    assert plain(move_text(Open(seat, plant, 1), game)).endswith("and bid 1 €")
