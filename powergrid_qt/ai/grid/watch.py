"""Finds what is foolish by the rules alone in a game of the grid: see `powergrid_qt.ai.meter`."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from operator import add

from powergrid_qt.ai.grid.auctions import is_needless
from powergrid_qt.ai.grid.characters import HARD
from powergrid_qt.ai.grid.cities import growth
from powergrid_qt.ai.grid.policy import outlooks_of
from powergrid_qt.ai.slips import WORTH_IT, Slip, WatchedTurn
from powergrid_qt.engine import Event, Game
from powergrid_qt.engine.cards import Plant
from powergrid_qt.engine.events import CardSold, CityConnected
from powergrid_qt.engine.grid.building import Building
from powergrid_qt.engine.grid.fuel import mixtures, most_powered, produced
from powergrid_qt.engine.grid.resources import Buying
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Build, Done, Move

ENOUGH = 10**6
NEXT = 2
"""Cities that could be built afterwards, by which it is judged whether a network is as good."""


class GridWatch:
    def __init__(self) -> None:
        self._shopped: dict[int, GridState] = {}
        """The position in which each player bought no more fuel, by seat."""
        self._before_building: dict[int, Game] = {}
        self._built: dict[int, int] = {}
        """What each player has paid for cities in this turn, by seat."""

    def turns(self, before: Game, move: Move, events: Sequence[Event]) -> Iterator[WatchedTurn]:
        state, seat = before.state, move.seat
        assert isinstance(state, GridState)
        decision = state.decision
        if isinstance(decision, Buying) and isinstance(move, Done):
            self._shopped[seat] = state
        elif isinstance(decision, Building) and isinstance(move, Build):
            self._before_building.setdefault(seat, before)
            built = next(event for event in events if isinstance(event, CityConnected))
            self._built[seat] = self._built.get(seat, 0) + built.connection + built.slot
        elif isinstance(decision, Building) and isinstance(move, Done):
            if seat in self._shopped:
                foolish = left_fuel(state, self._shopped.pop(seat), seat)
                yield WatchedTurn(seat, Slip.UNFUELLED, foolish)
            if seat in self._before_building:
                began = self._before_building.pop(seat)
                foolish = paid_too_much(began, state, seat, self._built.pop(seat))
                yield WatchedTurn(seat, Slip.DEAR_CITIES, foolish)
        for event in events:
            if isinstance(event, CardSold) and event.seat is not None and state.round > 1:
                outlook = outlooks_of(HARD).of(state)
                foolish = is_needless(outlook, state, event.seat, event.card, event.price)
                yield WatchedTurn(event.seat, Slip.NEEDLESS_PLANTS, foolish)


def left_fuel(state: GridState, shopped: GridState, seat: int) -> bool:
    """Whether more fuel would have paid for itself. `state`: after building; `shopped`: when fuel
    could last be bought, with the market as it was left."""
    player = state.players[seat]
    rules, cities = state.rules, player.connected
    hand = rules.hand(player.plants, player.attached)
    powered = most_powered(hand, player.tokens, cities)
    if powered == min(cities, produced(hand)):
        return False
    income, storage = rules.edition.income, rules.storage(player.plants, player.cards)
    for running in (group for size in range(len(hand) + 1) for group in combinations(hand, size)):
        more = min(cities, produced(running))
        if more <= powered:
            continue
        for burnt in mixtures_of(running, len(player.tokens)):
            missing = [max(0, need - held) for need, held in zip(burnt, player.tokens, strict=True)]
            if not storage.fits(list(map(add, player.tokens, missing))):
                continue
            price = price_of(shopped, seat, missing)
            if price is None or price > player.money:
                continue
            if income(more) - income(powered) - price >= WORTH_IT:
                return True
    return False


def mixtures_of(plants: Sequence[Plant], kinds: int) -> Iterator[tuple[int, ...]]:
    """What plants can burn together, by kind of fuel."""
    sums = {(0,) * kinds}
    for plant in plants:
        sums = {
            tuple(map(add, total, burnt))
            for total in sums
            for burnt in mixtures(plant.burns, plant.fuels, [plant.burns] * kinds)
        }
    yield from sums


def price_of(state: GridState, seat: int, tokens: Sequence[int]) -> int | None:
    """Return what the tokens cost, or None if the market has not so many."""
    scales, total = state.scales_for(seat), 0
    for kind, amount in enumerate(tokens):
        if amount > state.available(kind):
            return None
        if amount:
            total += scales[kind].cost(state.fuel[kind], amount)
    return total


def paid_too_much(began: Game, state: GridState, seat: int, paid: int) -> bool:
    """Whether as many cities were to be had for less, also if one goes on from there."""
    first, other = began.state, began.copy()
    assert isinstance(first, GridState)
    assert isinstance(other.state, GridState)
    count = state.players[seat].connected - first.players[seat].connected
    if first.players[seat].reach is None:
        return False  # where a network begins is no question of its price
    cheaper = growth(first, seat, count, ENOUGH, ways=4)
    saved = paid - sum(price for _, price in cheaper)
    if len(cheaper) < count or saved < WORTH_IT:
        return False
    for city, _ in cheaper:
        other.apply(Build(seat, first.rules.board.cities[city].id))
    lost = next_cities(other.state, seat) - next_cities(state, seat)
    return saved - lost >= WORTH_IT


def next_cities(state: GridState, seat: int) -> int:
    """Return what the next cities of a player would cost from here."""
    return sum(price for _, price in growth(state, seat, NEXT, ENOUGH))
