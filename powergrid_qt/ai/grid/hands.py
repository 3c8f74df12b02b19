"""What a hand of plants earns, with the fuel that there is."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from powergrid_qt.engine.cards import Plant
from powergrid_qt.engine.grid.edition import FuelScale

Powers = tuple[int, ...]
"""Of the single plants of a hand, the weakest first; one that does not run powers nothing."""
Fed = tuple[int, float, Powers]
"""Plants that there is fuel for: their power, and the price of a run."""


class PlantSet(NamedTuple):
    """Some plants of a hand, and what they burn."""

    power: int
    needs: tuple[tuple[int, int], ...]
    """Kinds and tokens of those that burn one kind."""
    hybrids: tuple[Plant, ...]
    powers: Powers


class Burners(NamedTuple):
    """A hand as its fuel sees it."""

    kinds: tuple[int, ...]
    sets: tuple[PlantSet, ...]
    """All sets of plants, the weakest first."""


def burners(hand: Sequence[Plant]) -> Burners:
    sets: list[tuple[Plant, ...]] = [()]
    for plant in hand:
        sets += [(*others, plant) for others in sets]
    found = []
    for plants in sets:
        needs: dict[int, int] = {}
        for plant in plants:
            if len(plant.fuels) == 1:
                needs[plant.fuels[0]] = needs.get(plant.fuels[0], 0) + plant.burns
        hybrids = tuple([plant for plant in plants if len(plant.fuels) > 1])
        running = [plant.powers for plant in plants]
        idle = [0] * (len(hand) - len(plants))
        powers = (*idle, *sorted(running))
        found.append(PlantSet(sum(running), tuple(needs.items()), hybrids, powers))
    found.sort(key=lambda one: one.power)
    kinds = sorted({kind for plant in hand for kind in plant.fuels})
    return Burners(tuple(kinds), tuple(found))


def ways_to_feed(
    sets: Iterable[PlantSet],
    scales: Sequence[FuelScale],
    levels: Sequence[int],
    held: Sequence[int],
    usual: Sequence[int],
) -> list[Fed]:
    """The sets of plants that can run with the tokens held and those on the market, the weakest
    first, at the price of what has to be bought. `usual`: more than so many tokens are missing on
    the market since the round before."""
    found: list[Fed] = []
    for power, needs, hybrids, powers in sets:
        price = 0.0
        for kind, need in mixed(needs, hybrids, levels, held) if hybrids else needs:
            missing = need - held[kind]
            if missing > 0:
                level = levels[kind]
                if need > usual[kind]:
                    level += usual[kind] - need
                if missing > level:
                    break
                price += scales[kind].cost(level, missing)
        else:
            found.append((power, price, powers))
    return found


def mixed(
    needs: Iterable[tuple[int, int]],
    hybrids: Iterable[Plant],
    levels: Sequence[int],
    held: Sequence[int],
) -> Iterable[tuple[int, int]]:
    """What is needed with hybrids, which burn what there is most of: it is the cheapest."""
    needed = dict(needs)
    for plant in hybrids:
        left = {kind: levels[kind] + held[kind] - needed.get(kind, 0) for kind in plant.fuels}
        for _ in range(plant.burns):
            kind = max(left, key=left.__getitem__)
            left[kind] -= 1
            needed[kind] = needed.get(kind, 0) + 1
    return needed.items()


def net_incomes(ways: Iterable[Fed], payout: Sequence[int]) -> tuple[float, ...]:
    """The most that a round brings after paying for fuel, by number of cities connected. The
    ways are given by their power, the weakest first."""
    useful: list[tuple[int, float]] = []
    for power, cost, _ in ways:
        while useful and useful[-1][1] >= cost:
            useful.pop()  # more power for less
        useful.append((power, cost))
    incomes: list[float] = []
    full = float(payout[0])  # the best of those ways whose power is used up
    for power, cost in useful:
        # Of the ways with power to spare, the smallest is the cheapest.
        for paid in payout[len(incomes) : power]:
            partly = paid - cost
            incomes.append(partly if partly > full else full)
        if power >= len(payout):
            break
        full = max(full, payout[power] - cost)
    return (*incomes, *[full] * (len(payout) - len(incomes)))


def beats(one: Plant, other: Plant) -> bool:
    """Whether a plant does all that another does with no more fuel, and something better."""
    if one.powers < other.powers or one.burns > other.burns:
        return False
    if one.burns and not set(other.fuels) <= set(one.fuels):
        return False
    return (one.powers, -one.burns) > (other.powers, -other.burns)


def spare(hand: Sequence[Plant]) -> list[Plant]:
    """The plants that may sensibly go: none that beats another. (The model of the future is too
    coarse to see to that by itself.)"""
    return [plant for plant in hand if not any(beats(plant, other) for other in hand)]
