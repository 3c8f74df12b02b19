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

NO_LIMIT = 1_000_000


def limits(plants: Sequence[Plant], kinds: int, anything: int) -> tuple[Limit, ...]:
    """The limits that bind: single kinds, and sets of kinds that share places.

    `anything`: places that take every kind (the warehouse, PR7).
    """
    shared = {fuel for plant in plants if len(plant.fuels) > 1 for fuel in plant.fuels}
    if anything:
        shared = set(range(kinds))
    found: list[Limit] = []
    for fuel in range(kinds):
        room = sum(2 * plant.burns for plant in plants if fuel in plant.fuels)
        found.append(((fuel,), room + anything))
    for size in range(2, len(shared) + 1):
        for fuels in combinations(sorted(shared), size):
            takers = [plant for plant in plants if not set(fuels).isdisjoint(plant.fuels)]
            found.append((fuels, sum(2 * plant.burns for plant in takers) + anything))
    return tuple(found)


def fits(tokens: Sequence[int], within: tuple[Limit, ...]) -> bool:
    for fuels, limit in within:
        for fuel in fuels:
            limit -= tokens[fuel]
        if limit < 0:
            return False
    return True


def room_for(fuel: int, tokens: Sequence[int], within: tuple[Limit, ...]) -> int:
    """How many more tokens of one kind can be stored."""
    room = NO_LIMIT
    for fuels, limit in within:
        if fuel in fuels:
            for other in fuels:
                limit -= tokens[other]
            room = min(room, limit)
    return room


def ways_to_drop(
    tokens: Sequence[int], fuels: Sequence[int], within: tuple[Limit, ...]
) -> list[tuple[int, ...]]:
    """P2.8: all ways to give up as few tokens as possible, only of `fuels`, so that the rest
    fits. What is given up, by kind."""
    if fits(tokens, within):
        return [(0,) * len(tokens)]
    for amount in range(1, sum(tokens[fuel] for fuel in fuels) + 1):
        ways = [
            drop
            for drop in mixtures(amount, fuels, tokens)
            if fits([held - lost for held, lost in zip(tokens, drop, strict=True)], within)
        ]
        if ways:
            return ways
    raise AssertionError("tokens of other fuels have no place")


def mixtures(
    amount: int, fuels: Sequence[int], available: Sequence[int]
) -> Iterator[tuple[int, ...]]:
    """All ways to take `amount` tokens of `fuels` from what is available, by kind."""
    taken = [0] * len(available)

    def take(left: int, kinds: Sequence[int]) -> Iterator[tuple[int, ...]]:
        if len(kinds) <= 1:
            if left and (not kinds or available[kinds[0]] < left):
                return
            for kind in kinds:
                taken[kind] = left
            yield tuple(taken)
            return
        for count in range(min(left, available[kinds[0]]) + 1):
            taken[kinds[0]] = count
            yield from take(left - count, kinds[1:])

    return take(amount, fuels)
