"""How a player's tokens lie on the plants.

The rules know them as one pool, since they may be moved at any time; whoever draws them asks
here, so that they lie alike everywhere.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations

from powergrid_qt.engine.cards import RUNS_STORED, Plant
from powergrid_qt.engine.grid.power import Fuel, produced


@dataclass(frozen=True, slots=True)
class Holding:
    """What lies on each plant, by kind of fuel, and what lies beside them in a warehouse."""

    on_plants: tuple[Fuel, ...]
    beside: Fuel


@lru_cache(512)
def lay_out(plants: tuple[Plant, ...], tokens: Fuel) -> Holding:
    """Lay tokens on plants so that those can run which together power the most cities; then so
    that as many of them as possible can run again; the rest wherever there is room."""
    first = _most_powerful(plants, (), tokens)
    fuelled = (*first, *_most_powerful(first, first, tokens))
    others = [plant for plant in plants for _ in range(RUNS_STORED - fuelled.count(plant))]
    spaces, left = _filled((*fuelled, *others), tokens)
    lying = {plant.id: [0] * len(tokens) for plant in plants}
    for space in spaces:
        for kind, amount in space.tokens.items():
            lying[space.plant.id][kind] += amount
    return Holding(tuple(tuple(kinds) for kinds in lying.values()), tuple(left))


def _most_powerful(
    plants: Sequence[Plant], before: Sequence[Plant], tokens: Fuel
) -> tuple[Plant, ...]:
    """Of all plants that can run with what is left after some ran before, those that power the
    most together."""
    groups = [
        group for size in range(len(plants) + 1) for group in combinations(plants, size)
    ]  # the empty one can always run
    groups.sort(key=lambda group: produced(group), reverse=True)
    return next(group for group in groups if _can_run((*before, *group), tokens))


def _can_run(plants: Sequence[Plant], tokens: Fuel) -> bool:
    spaces, _ = _filled(plants, tokens)
    return not any(space.room for space in spaces)


@dataclass(slots=True)
class _Space:
    """The room for one run of a plant, and what lies there by kind."""

    plant: Plant
    room: int
    tokens: dict[int, int] = field(default_factory=dict)

    def take(self, kind: int) -> None:
        self.tokens[kind] = self.tokens.get(kind, 0) + 1
        self.room -= 1

    def give(self, kind: int) -> None:
        self.tokens[kind] -= 1
        self.room += 1


def _filled(runs: Sequence[Plant], tokens: Fuel) -> tuple[list[_Space], list[int]]:
    """A space for each of these runs, filled one after the other, and the tokens left over."""
    spaces = [_Space(plant, plant.burns) for plant in runs]
    left = list(tokens)
    for space in spaces:
        while space.room and _add_token(space, spaces, left, set()):
            pass
    return spaces, left


def _add_token(space: _Space, spaces: list[_Space], left: list[int], tried: set[int]) -> bool:
    """Put one more token into a space; where none of its kinds is left, another space gives one
    up and gets one of another kind instead. (A matching by augmenting paths: the spaces before
    stay full, and in the end as many tokens lie as possible.)"""
    for kind in space.plant.fuels:
        if left[kind]:
            left[kind] -= 1
            space.take(kind)
            return True
    for kind in space.plant.fuels:
        if kind in tried:
            continue
        tried.add(kind)
        for giver in spaces:
            if giver.tokens.get(kind) and _add_token(giver, spaces, left, tried):
                giver.give(kind)
                space.take(kind)
                return True
    return False
