"""How a game would end that ends with this phase, as far as whoever is at the screen may know."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Game, GameConfig

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Rival:
    """Another player at the end. `certain`: their turn is over, so that exactly these cities will
    have light; else it is the most that their plants allow for."""

    seat: int
    cities: int
    certain: bool


@dataclass(frozen=True, slots=True)
class LastRound:
    """The own cities with light, and the rival to be afraid of. `by_plan`: the turn as planned
    ends the game; else it ends anyway."""

    own: int
    rival: Rival
    by_plan: bool


def last_round(
    game: Game,
    planned: Game,
    money: Sequence[int | None],
    lit: Callable[[Any, int], int],
    most_lit: Callable[[Any, int, int | None], int],
) -> LastRound | None:
    """How the game ends if it ends with this phase, with what whoever builds has planned; None if
    it goes on. Who has acted is known exactly. `lit`: the cities of a seat that have light in a
    state; `most_lit`: those that could, with so much money, None where it is hidden."""
    state = game.state
    building: Any = state.decision  # of whichever family: it knows who has acted
    end = state.rules.end_cities
    if planned.state.leader < end:
        return None
    rivals = []
    for seat in range(len(state.players)):
        if seat != building.seat:
            certain = seat in building.acted
            cities = lit(state, seat) if certain else most_lit(state, seat, money[seat])
            rivals.append(Rival(seat, cities, certain))
    # Of equal ones one who can still change something.
    dangerous = max(rivals, key=lambda rival: (rival.cities, not rival.certain))
    return LastRound(lit(planned.state, building.seat), dangerous, by_plan=state.leader < end)


def last_round_text(end: LastRound, config: GameConfig) -> str:
    """ "This ends the game: you 17, Dee at most 16"."""
    if end.rival.certain:
        standing = translate("Warnings", "you {own}, {name} {cities}")
    else:
        standing = translate("Warnings", "you {own}, {name} at most {cities}")
    told = standing.format(
        own=end.own, name=config.players[end.rival.seat].name, cities=end.rival.cities
    )
    if end.by_plan:
        return translate("Warnings", "This ends the game: {standing}").format(standing=told)
    return translate("Warnings", "The game ends with this phase: {standing}").format(standing=told)
