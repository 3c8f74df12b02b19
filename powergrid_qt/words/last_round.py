"""How a game would end that ends with this phase, as far as whoever is at the screen may know."""

from collections.abc import Sequence
from dataclasses import dataclass


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


def most_dangerous(rivals: Sequence[Rival]) -> Rival:
    """The one with the most cities; of equal ones one who can still change something."""
    return max(rivals, key=lambda rival: (rival.cities, not rival.certain))
