"""Whoever is asked, in whatever way: nobody is told what is hidden, and no answer depends on it."""

import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from powergrid_qt.ai import players
from powergrid_qt.ai.advice import Adviser, Follower
from powergrid_qt.ai.levels import Effort, Level
from powergrid_qt.ai.player import Choice, choose
from powergrid_qt.ai.players import LEVELS, STYLES, make_player
from powergrid_qt.ai.process.worker import (
    Message,
    MoveQuestion,
    WorkerTable,
)
from powergrid_qt.ai.search import SearchPlayer
from powergrid_qt.ai.simulation import computer_seats
from powergrid_qt.engine import Game, GameConfig, GameOptions, Move, Overrides, Record
from powergrid_qt.engine.cards import STEP3
from powergrid_qt.engine.moves import Reason
from tests.ai.analyses import analysed
from tests.engine.test_properties import CLASSIC_PROMO, new_game

SAME_CARDS = 10
"""The piles of two games that nobody can tell apart begin with so many cards alike."""
QUICK = Effort(samples=2, rounds=1, trust=0.01)
BLIND = ("random",)
"""Levels that are handed the game itself: they play as well without what is hidden."""
BOARDS = [
    ("classic-2009", "germany", 3),
    ("deluxe-2014", "europe", 4),
    ("outpost-2024", "outpost", 3),
]
KINDS = [
    ("classic-2004", "germany", 4),
    ("deluxe-2014", "north-america", 3),
    ("deluxe-2014", "europe", 2),
    ("outpost-2024", "outpost", 2),
    ("outpost-2024", "outpost", 4),
]
"""All sets of rules: promo cards, backs, the Trust, technologies."""


@pytest.fixture(autouse=True)
def quick_expert(monkeypatch: pytest.MonkeyPatch, quick_judge: None) -> None:
    """The expert looks at everything, but not for as long."""
    levels = {**LEVELS, "expert": partial(SearchPlayer, level=Level("hard", QUICK))}
    monkeypatch.setattr(players, "LEVELS", levels)


def twins(edition: str, board: str, count: int) -> tuple[GameConfig, GameConfig]:
    """Two games that look alike until the same cards are drawn: other seeds, other piles."""
    config = GameConfig(edition, board, computer_seats(["normal"] * count), 4)
    game = Game(config)
    state, groups = game.state, game.state.rules.groups
    pile = list(state.pile)
    last = pile.index(STEP3) if STEP3 in pile else len(pile)
    other = pile.copy()
    for group in set(groups.values()):
        places = [at for at in range(SAME_CARDS, last) if groups[pile[at]] == group]
        for at, source in zip(places, reversed(places), strict=True):
            other[at] = pile[source]
    assert other != pile
    assert other[:SAME_CARDS] == pile[:SAME_CARDS]
    return tuple(
        replace(
            config,
            seed=seed,
            setup=Overrides(
                regions=state.regions,
                order=state.order,
                market=market_of(game),
                pile=tuple(cards),
                tiles=state.rules.tiles or None,
            ),
        )
        for seed, cards in ((4, pile), (77, other))
    )  # type: ignore[return-value]


def market_of(game: Game) -> tuple[Any, ...]:
    market = game.snapshot()["market"]
    stacks = [
        card if isinstance(card, list) else [card] for part in market.values() for card in part
    ]
    return tuple(card for stack in stacks for card in stack)


def pairs(edition: str, board: str, count: int, every: int) -> Iterator[tuple[Game, Game]]:
    """The same positions of two games, until they can be told apart."""
    game, twin = map(Game, twins(edition, board, count))
    player = make_player("normal", 1)
    while all(game.view_for(seat) == twin.view_for(seat) for seat in range(count)):
        assert game.state.pile != twin.state.pile
        if len(game.moves) % every == 0:
            yield game, twin
        move = player.decide(game)
        game.apply(move)
        twin.apply(move)


@pytest.mark.long(but=["classic-2009-germany-3-*", "outpost-2024-outpost-3-*"])
@pytest.mark.parametrize("level", [*LEVELS, *STYLES])
@pytest.mark.parametrize(("edition", "board", "count"), BOARDS)
def test_no_level_decides_by_what_is_hidden(level, edition, board, count):
    asked = 0
    for game, twin in pairs(edition, board, count, every=9):
        one, two = (choice_of(make_player(level, 5), either) for either in (game, twin))
        assert one == two
        asked += 1
    assert asked > 4


def choice_of(player: Any, game: Game) -> Choice:
    found: Choice = choose(player, game)
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_nor_in_the_process_that_thinks(level):
    for game, twin in pairs("classic-2009", "germany", 3, every=13):
        answers = []
        for either in (game, twin):
            player = level, 5, make_player
            message = Message(either.config, 0, tuple(either.moves), player, None)
            answers.append(pickle.loads(WorkerTable().answer(pickle.dumps(message))))
        assert answers[0] == answers[1]
        assert isinstance(answers[0], Choice)


def test_who_is_asked_again_in_the_process_that_thinks_answers_as_if_made_anew():
    """It is the same player, who remembers what was played on for the question before."""
    kinds = ["hard", "rusher", "greedy"]
    game = Game(GameConfig("classic-2009", "germany", computer_seats(kinds), 3))
    table, told, asked = WorkerTable(), None, 0
    while game.state.round < 4:
        question = MoveQuestion(game.copy(), "hard", 5, None, make_player)
        again, anew = (
            pickle.loads(one.answer(pickle.dumps(question.message(known))))
            for one, known in ((table, told), (WorkerTable(), None))
        )
        assert isinstance(again, Choice)
        assert again == anew
        asked += 1
        told = game.copy()
        game.apply(again.move)
    assert asked > 20


def test_nor_in_a_hint_that_goes_on_from_a_plan():
    for game, twin in pairs("deluxe-2014", "europe", 3, every=9):
        own = make_player("normal", 1).decide(game)
        planned = (own,) if own.do in ("buy", "build") else ()
        one, two = (choice_of(Adviser(planned), either) for either in (game, twin))
        assert one == two


def test_nor_in_the_analysis():
    *_, last = pairs("classic-2009", "germany", 3, every=1)
    records = [Record(game.config, tuple(game.moves[:24])) for game in last]
    verdicts = [list(analysed(record, range(3))) for record in records]
    assert verdicts[0] == verdicts[1]
    assert any(verdicts[0])


class Spy(SearchPlayer):
    """Writes down what a level is handed before it begins to think."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Level("hard"))
        self.handed: list[Game] = []

    def _candidates(self, game: Game) -> list[Move]:
        self.handed.append(game)
        return [next(iter(game.legal_moves))]


@pytest.mark.parametrize(("edition", "board", "count"), KINDS)
def test_a_level_is_handed_neither_the_seed_nor_the_pile(edition, board, count):
    spy = Spy(5)
    promo = CLASSIC_PROMO if edition == "classic-2004" else ()
    game = new_game(edition, board, count, 4, promo=promo)
    mover = make_player("random", 3)  # its games come to an end soon
    while not game.over:
        seat = game.current
        assert seat is not None
        spy.handed.clear()
        spy.decide(game)
        [seen] = spy.handed
        assert seen.view_for(seat) == game.view_for(seat)
        assert seen.moves == game.moves
        assert game.config.seed not in (seen.config.seed, seen.state.rules.config.seed)
        assert seen.config.setup == seen.state.rules.config.setup == Overrides()
        known = game.state.rules.known_top(game.state, seat) is not None
        if len(game.state.pile) > 12 and not known:
            assert seen.state.pile != game.state.pile
        assert sorted(seen.state.pile + seen.state.removed, key=str) == sorted(
            game.state.pile + game.state.removed, key=str
        )
        game.apply(mover.decide(game))


@pytest.mark.parametrize("level", sorted(BLIND))
@pytest.mark.parametrize(("edition", "board", "count"), KINDS)
def test_who_is_not_given_guesses_plays_without_the_pile_and_the_seed(level, edition, board, count):
    """Both are taken away: whoever looked at them would fail."""
    promo = CLASSIC_PROMO if edition == "classic-2004" else ()
    game = new_game(edition, board, count, 4, promo=promo)
    player, sighted = make_player(level, 5), make_player(level, 5)
    nobody_knows = replace(game.config, seed=None)  # type: ignore[arg-type]
    rules = game.state.rules.with_config(nobody_knows)
    while not game.over:
        state = game.state.shared()
        del state.pile, state.removed
        state.rules = rules
        move = player.decide(game.seen_as(state, nobody_knows))
        assert move == sighted.decide(game)
        game.apply(move)


def test_all_levels_get_guesses_or_need_none():
    for level in [*LEVELS, *STYLES]:
        seated = isinstance(make_player(level, 1), SearchPlayer | Follower)
        assert seated is (level not in BLIND)


def test_options_of_a_game_are_no_part_of_what_is_hidden():
    config = GameConfig(
        "classic-2004", "germany", computer_seats(["easy"] * 3), 3, GameOptions(open_money=True)
    )
    spy = Spy(1)
    spy.decide(Game(config))
    assert replace(spy.handed[0].config, seed=3) == config


def test_two_seeds_of_players_tell_nothing_of_each_other():
    """Guesses come from the player's seed alone: that of the game takes no part."""
    rng = Random(1)
    game = new_game("classic-2004", "germany", 3, 4)
    other = game.copy()
    other.config = replace(game.config, seed=rng.randrange(10**6))
    other.state.rules = game.state.rules.with_config(other.config)
    spies = [Spy(8), Spy(8)]
    for spy, either in zip(spies, (game, other), strict=True):
        spy.decide(either)
    one, two = (spy.handed[0] for spy in spies)
    assert one.config == two.config


def test_no_reason_tells_how_much_money_somebody_has():
    codes: Counter[str] = Counter()
    for edition, board, count in [*BOARDS, ("outpost-2024", "outpost", 5)]:
        game, player = new_game(edition, board, count, 3), make_player("normal", 2)
        while not game.over:
            money = [one.money for one in game.state.players]
            choice = choice_of(player, game)
            reason = choice.reason or Reason("")
            values: dict[str, Any] = dict(reason.values)
            whose = values.get("rival", choice.move.seat)
            assert values.get("limit") != money[whose]
            assert values.get("rivals") not in money
            codes[reason.code] += 1
            game.apply(choice.move)
    assert codes["bid_worth_all"]
    assert codes["bid_no_money"]
