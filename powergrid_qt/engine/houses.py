"""Houses in cities: who stands where, and the ways there."""

from collections.abc import Sequence

from powergrid_qt.engine.events import CityConnected, Event
from powergrid_qt.engine.state import State


def take_slot(state: State, city: int, seat: int, log: list[Event]) -> None:
    """A player's new house takes the cheapest free slot of its city."""
    state.slots[city] = (*state.slots[city], seat)
    if state.trust is not None and state.trust.left and len(state.slots[city]) == 1:
        second = state.rules.board.cities[city].houses > 1
        if second:  # TR6: it takes that slot at once
            trust_connects(state, city, log)


def trust_connects(state: State, city: int, log: list[Event], placed_by: int | None = None) -> None:
    """Put one of the Trust's generators on the cheapest free slot of a city."""
    trust = state.trust
    assert trust is not None
    trust.cities = (*trust.cities, city)
    trust.left -= 1
    state.slots[city] = (*state.slots[city], None)
    log.append(CityConnected(None, state.rules.board.cities[city].id, 0, 0, placed_by))


def way_to(state: State, own: Sequence[int], city: str) -> tuple[str, ...]:
    """The cheapest way to a city from any of `own` ones; the city alone if there is none."""
    board = state.rules.board
    if not own:
        return (city,)
    way = state.network.path(own, board.city_index[city])
    return tuple(board.cities[step].id for step in way)
