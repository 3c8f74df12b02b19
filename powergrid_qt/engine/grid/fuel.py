"""Tokens and plants: what a player may hold (P3.2), which plants can run with it (P5.1, E2),
and how tokens lie on the plants where they are drawn."""

import functools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from powergrid_qt.engine.cards import RUNS_STORED, Plant

Limit = tuple[tuple[int, ...], int]
"""Some kinds of fuel, and how many tokens of them fit together."""


class Storage:
    """The storage of a hand of plants; `anything`: places that take every kind (PR7). Tokens fit if
    they can be matched to storage places. By Hall's theorem that is so if and only if every set of
    fuels finds enough places on the plants that take one of them, so a hand of plants is summed up
    once by a few limits, and a holding is checked against those."""

    __slots__ = ("_rooms", "_shared", "kinds")

    def __init__(self, plants: Sequence[Plant], kinds: int, anything: int) -> None:
        rooms = [anything] * kinds
        sharing = set(range(kinds)) if anything else set()
        for plant in plants:
            for fuel in plant.fuels:
                rooms[fuel] += plant.stores
            if len(plant.fuels) > 1:
                sharing.update(plant.fuels)
        self._rooms = rooms
        self._shared = shared_limits(plants, sorted(sharing), anything)
        self.kinds = tuple([kind for kind, room in enumerate(rooms) if room])
        """The kinds of which something can be stored."""

    def fits(self, tokens: Sequence[int]) -> bool:
        for room, held in zip(self._rooms, tokens, strict=True):
            if held > room:
                return False
        for fuels, limit in self._shared:
            for fuel in fuels:
                limit -= tokens[fuel]
            if limit < 0:
                return False
        return True

    def room_for(self, kind: int, tokens: Sequence[int]) -> int:
        """How many more tokens of one kind can be stored."""
        least = self._rooms[kind] - tokens[kind]
        for fuels, limit in self._shared:
            if kind in fuels:
                for fuel in fuels:
                    limit -= tokens[fuel]
                if limit < least:
                    least = limit
        return least

    def ways_to_drop(self, tokens: Sequence[int], fuels: Sequence[int]) -> list[tuple[int, ...]]:
        """P2.8: all ways to give up the fewest tokens, of `fuels` only, so that the rest fits."""
        if self.fits(tokens):
            return [(0,) * len(tokens)]
        for amount in range(1, sum(tokens[fuel] for fuel in fuels) + 1):
            ways = [
                drop
                for drop in mixtures(amount, fuels, tokens)
                if self.fits([held - lost for held, lost in zip(tokens, drop, strict=True)])
            ]
            if ways:
                return ways
        raise AssertionError("tokens of other fuels have no place")


def shared_limits(plants: Sequence[Plant], sharing: Sequence[int], anything: int) -> list[Limit]:
    """The limits of all sets of kinds that share places."""
    limits = []
    for size in range(2, len(sharing) + 1):
        for fuels in combinations(sharing, size):
            takers = [plant for plant in plants if not set(fuels).isdisjoint(plant.fuels)]
            limits.append((fuels, sum([plant.stores for plant in takers]) + anything))
    return limits


def mixtures(
    amount: int, fuels: Sequence[int], available: Sequence[int]
) -> Iterator[tuple[int, ...]]:
    """All ways to take `amount` tokens of `fuels` from what is available, by kind."""
    return _taken(amount, fuels, available, [0] * len(available))


def _taken(
    left: int, kinds: Sequence[int], available: Sequence[int], taken: list[int]
) -> Iterator[tuple[int, ...]]:
    """The rest of such ways, when some has been taken. (Not inside of the other function: one that
    calls itself from there leaves a cycle behind at every call.)"""
    if len(kinds) <= 1:
        if left and (not kinds or available[kinds[0]] < left):
            return
        for kind in kinds:
            taken[kind] = left
        yield tuple(taken)
        return
    first, rest = kinds[0], kinds[1:]
    for count in range(min(left, available[first]) + 1):
        taken[first] = count
        yield from _taken(left - count, rest, available, taken)


# -- which plants can run, and how many cities that powers --------------------------------------


Fuel = tuple[int, ...]
"""Tokens by kind."""


def produced(plants: Iterable[Plant]) -> int:
    """Cities powered when these plants run. (A loop is twice as fast as a sum here.)"""
    power = 0
    for plant in plants:
        power += plant.powers
    return power


def fuel_plans(plants: Sequence[Plant], tokens: Fuel) -> Iterator[tuple[Fuel, ...]]:
    """All ways to run all these plants: what each of them burns."""
    if not plants:
        yield ()
        return
    first, rest = plants[0], plants[1:]
    for burnt in mixtures(first.burns, first.fuels, tokens):
        left = tuple([held - used for held, used in zip(tokens, burnt, strict=True)])
        for others in fuel_plans(rest, left):
            yield (burnt, *others)


def fuel_plan(plants: Sequence[Plant], tokens: Fuel) -> tuple[Fuel, ...] | None:
    """One way to run all these plants, None if there is none. Plants of a single fuel leave no
    choice, so they are served first; for the others the first mixture is taken that works out."""
    left = list(tokens)
    burnt: list[Fuel] = []
    hybrids = []
    for plant in plants:
        burns = [0] * len(tokens)
        if len(plant.fuels) == 1:
            fuel = plant.fuels[0]
            burns[fuel] = plant.burns
            left[fuel] -= plant.burns
            if left[fuel] < 0:
                return None
        elif plant.fuels:
            hybrids.append(plant)
        burnt.append(tuple(burns))
    if hybrids:
        mixed = next(fuel_plans(hybrids, tuple(left)), None)
        if mixed is None:
            return None
        for plant, fuels in zip(hybrids, mixed, strict=True):
            burnt[plants.index(plant)] = fuels
    return tuple(burnt)


Run = tuple[tuple[Plant, Fuel], ...]
"""Plants that run, each with what it burns."""


@functools.lru_cache(maxsize=4096)  # players who think ask again before every city
def best_run(plants: tuple[Plant, ...], tokens: Fuel, cities: int) -> Run:
    """What powers the most of `cities`, burning as few tokens as possible."""
    able = [plant for plant in plants if sum([tokens[fuel] for fuel in plant.fuels]) >= plant.burns]
    if produced(able) <= cities:
        plan = fuel_plan(able, tokens)
        if plan is not None:
            return tuple(zip(able, plan, strict=True))
    if not cities:
        return ()

    def worth(group: tuple[Plant, ...]) -> tuple[int, int]:
        return min(cities, produced(group)), -sum([plant.burns for plant in group])

    groups = [group for size in range(1, len(able) + 1) for group in combinations(able, size)]
    groups.sort(key=worth, reverse=True)
    for group in groups:
        plan = fuel_plan(group, tokens)
        if plan is not None:
            return tuple(zip(group, plan, strict=True))
    return ()


def most_powered(plants: tuple[Plant, ...], tokens: Fuel, cities: int) -> int:
    chosen = best_run(plants, tokens, cities)
    return min(cities, produced([plant for plant, _ in chosen]))


# -- how tokens lie on the plants ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Holding:
    """What lies on each plant, by kind of fuel, and what lies beside them in a warehouse. The rules
    know one pool, since tokens may be moved at any time (P3.3)."""

    on_plants: tuple[Fuel, ...]
    beside: Fuel


@functools.lru_cache(maxsize=512)
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
    """The most powerful plants that can run with what is left after some ran before."""
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
