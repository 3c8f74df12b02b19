"""What a player may hold (P3.2): can the tokens be distributed over the plants at all?

That is a matching of tokens to storage places. By Hall's theorem it exists if and only if
every set of fuels finds enough places on the plants that take one of them, so a hand of plants
is summed up once by a few limits, and a holding is checked against those.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from powergrid_qt.engine.cards import Plant

Limit = tuple[tuple[int, ...], int]
"""Some kinds of fuel, and how many tokens of them fit together."""


class Storage:
    """The storage of a hand of plants; `anything`: places that take every kind (PR7)."""

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
        """P2.8: all ways to give up as few tokens as possible, only of `fuels`, so that the
        rest fits. What is given up, by kind."""
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
