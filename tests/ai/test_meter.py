"""What the meter of foolish moves counts: players who are made foolish in one way are caught, those
who are not are left alone."""

from collections.abc import Callable, Iterator

import pytest

from powergrid_qt.ai.meter import Auctions, SeatSlips, per_hundred, watched_turns
from powergrid_qt.ai.players import make_player
from powergrid_qt.ai.simulation import computer_seats, play_on
from powergrid_qt.ai.slips import Slip
from powergrid_qt.engine import Game, GameConfig, Move, Record
from powergrid_qt.engine.events import CardSold
from powergrid_qt.engine.grid.building import Building
from powergrid_qt.engine.moves import Build, Buy, Done, Hire, Open
from powergrid_qt.engine.state import AUCTION

GRID = "classic-2009", "germany"
OUTPOST = "outpost-2024", "outpost"
Twist = Callable[[Game, Move], Move]


class Foolish:
    """Plays as `hard` does, but for one way to be foolish."""

    def __init__(self, twist: Twist) -> None:
        self._sense, self._twist = make_player("normal", 1), twist

    def decide(self, game: Game) -> Move:
        return self._twist(game, self._sense.decide(game))


def shares(table: tuple[str, str], twist: Twist, seeds: int = 2) -> dict[Slip, float | None]:
    """Foolish turns of 100 of who sits first, against three who have their wits."""
    found = SeatSlips()
    for seed in range(seeds):
        game = Game(GameConfig(*table, computer_seats(["normal"] * 4), seed))
        players = [Foolish(twist), *(make_player("normal", seat) for seat in (2, 3, 4))]
        for _ in play_on(game, players):
            pass
        for turn in watched_turns(Record.of(game)):
            if turn.seat == 0:
                found.decisions[turn.kind] += 1
                found.foolish[turn.kind] += turn.foolish
    return per_hundred([found])


def no_change(_: Game, move: Move) -> Move:
    return move


@pytest.mark.parametrize("table", [GRID, OUTPOST])
def test_who_has_their_wits_is_left_alone(table: tuple[str, str]) -> None:
    for kind, share in shares(table, no_change).items():
        if kind is not Slip.CLEAR_MISTAKES:
            assert share is not None
            assert share <= 5, kind


def buys_no_fuel(game: Game, move: Move) -> Move:
    return Done(move.seat) if isinstance(move, Buy) and game.state.round > 1 else move


def test_fuel_that_is_left_is_counted() -> None:
    starved = shares(GRID, buys_no_fuel)[Slip.UNFUELLED]
    assert starved is not None
    assert starved > 50


def hires_nobody(_: Game, move: Move) -> Move:
    return Hire(move.seat, 0) if isinstance(move, Hire) else move


def test_workers_who_are_left_are_counted() -> None:
    starved = shares(OUTPOST, hires_nobody)[Slip.UNFUELLED]
    assert starved is not None
    assert starved > 15


def test_fuel_that_costs_more_than_it_brings_is_not_missed() -> None:
    """Nobody could have paid for it, either: who spends all on cities has none left for fuel."""

    def builds_all(game: Game, move: Move) -> Move:
        if isinstance(game.state.decision, Building) and isinstance(move, Done):
            builds = [one for one in game.legal_moves if isinstance(one, Build)]
            return builds[0] if builds else move
        return move

    broke = shares(GRID, builds_all)[Slip.UNFUELLED]
    assert broke is not None
    assert broke <= 10


def builds_dearly(game: Game, move: Move) -> Move:
    """The dearest city that the money suffices for."""
    if not isinstance(move, Build) or move.what not in (None, "house"):
        return move
    before = game.state.players[move.seat].money

    def price(other: Move) -> int:
        tried = game.copy()
        tried.apply(other)
        return before - tried.state.players[move.seat].money

    builds = [one for one in game.legal_moves if isinstance(one, Build) and one.what == move.what]
    return max(builds, key=price)


@pytest.mark.parametrize("table", [GRID, OUTPOST])
def test_cities_that_were_to_be_had_for_less_are_counted(table: tuple[str, str]) -> None:
    dear = shares(table, builds_dearly)[Slip.DEAR_CITIES]
    assert dear is not None
    assert dear > 15


def buys_small_plants(game: Game, move: Move) -> Move:
    """The smallest plant on offer, which is never better than what one has later on."""
    state = game.state
    if state.phase == AUCTION and game.state.round > 3:
        opens = [one for one in game.legal_moves if isinstance(one, Open)]
        if opens:
            return min(opens, key=lambda one: (one.bid, str(one.card)))
    return move


def test_plants_that_are_no_use_are_counted() -> None:
    needless = shares(GRID, buys_small_plants)[Slip.NEEDLESS_PLANTS]
    sensible = shares(GRID, no_change)[Slip.NEEDLESS_PLANTS]
    assert needless is not None
    assert sensible is not None
    assert needless > sensible + 3


def sold_cards(seed: int) -> Iterator[tuple[int, int]]:
    """After the opening: what was paid, and the printed minimum."""
    game = Game(GameConfig(*GRID, computer_seats(["normal"] * 4), seed))
    auctions, players = Auctions(), [make_player("normal", seat) for seat in range(4)]
    while (seat := game.current) is not None:
        move = players[seat].decide(game)
        auctions.offered(game.state, move)
        events = game.apply(move)
        auctions.happened(game.state, events)
        for event in events:
            if not isinstance(event, CardSold) or event.seat is None or game.state.round <= 3:
                continue
            if isinstance(event.card, int):  # a plant
                yield event.price, event.card
    yield auctions.sold


def test_it_is_counted_how_many_cards_are_fought_for() -> None:
    *paid, counted = sold_cards(5)
    assert counted == (len(paid), sum(price > least for price, least in paid))
    assert 0 < counted[1] < counted[0]


def test_the_purchases_and_the_building_of_a_turn_belong_together() -> None:
    """Every turn is counted once, whoever is on move between the phases."""
    game = Game(GameConfig(*GRID, computer_seats(["normal"] * 3), 3))
    for _ in play_on(game, [make_player("normal", seat) for seat in range(3)]):
        pass
    turns = [turn for turn in watched_turns(Record.of(game)) if turn.kind is Slip.UNFUELLED]
    ends = 0
    replayed = Game(game.config)
    for move in game.moves:
        ends += isinstance(replayed.state.decision, Building) and isinstance(move, Done)
        replayed.apply(move)
    assert len(turns) == ends
