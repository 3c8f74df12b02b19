"""What a hand of plants earns, with the fuel that there is."""

from collections.abc import Iterable, Sequence
from operator import itemgetter

from powergrid_qt.engine.cards import Plant
from powergrid_qt.engine.grid.edition import FuelScale

Needs = tuple[int, ...]
"""Tokens by kind: of those kinds only that a hand burns, in their order."""
Hybrid = tuple[tuple[int, ...], int]
"""Places in `Needs` of what it can burn, and how many tokens it takes."""
PlantSet = tuple[int, Needs, tuple[Hybrid, ...], int]
"""Some plants of a hand: their power, what those burn that burn one kind, the others, and a bit
for each plant that is in it."""
Bill = tuple[int, ...]
"""What it costs to burn 0, 1, 2, ... tokens of a kind: as many as can be had."""
Fed = tuple[int, int, int]
"""Plants that there is fuel for: their power, the price of a run, and which they are."""
NEVER = 10**9
"""More than any fuel costs."""


class Burners:
    """A hand as its fuel sees it."""

    __slots__ = ("_powers", "kinds", "sets")

    def __init__(self, hand: Sequence[Plant]) -> None:
        self.kinds = tuple(sorted({kind for plant in hand for kind in plant.fuels}))
        self._powers = [plant.powers for plant in hand]
        nothing: PlantSet = (0, (0,) * len(self.kinds), (), 0)
        sets = [nothing]
        for number, plant in enumerate(hand):
            more = [self._with_plant(one, plant, 1 << number) for one in sets]
            # What needs no fuel runs in any case.
            sets = sets + more if plant.fuels else more
        sets.sort(key=itemgetter(0))
        sets.reverse()
        self.sets = sets
        """Those that may run together, the strongest first."""

    def _with_plant(self, others: PlantSet, plant: Plant, bit: int) -> PlantSet:
        power, needs, hybrids, which = others
        places = [self.kinds.index(kind) for kind in plant.fuels]
        if len(places) == 1:
            (place,) = places
            needs = (*needs[:place], needs[place] + plant.burns, *needs[place + 1 :])
        elif places:
            hybrids = (*hybrids, (tuple(places), plant.burns))
        return power + plant.powers, needs, hybrids, which | bit

    def powers(self, which: int) -> tuple[int, ...]:
        """Of the single plants, the weakest first; one that does not run powers nothing."""
        running = [power if which >> number & 1 else 0 for number, power in enumerate(self._powers)]
        return tuple(sorted(running))


def bill(scale: FuelScale, level: int, held: int, usual: int) -> Bill:
    """With these tokens on the market and in hand. `usual`: more than so many tokens are missing
    on the market since the round before."""
    costs = [0] * (held + 1)
    while True:
        need = len(costs)
        left = level if need <= usual else level + usual - need
        if need - held > left:
            return tuple(costs)
        costs.append(scale.cost(left, need - held))


def ways_to_feed(
    sets: Iterable[PlantSet], bills: Sequence[Bill], tokens: Sequence[int]
) -> list[Fed]:
    """The sets of plants that can run, the strongest first, those left out that cost as much as a
    stronger one. `tokens`: what there is of each kind, on the market and in hand."""
    found: list[Fed] = []
    cheapest = NEVER
    for power, needs, hybrids, which in sets:
        price = 0
        for costs, need in zip(
            bills, mixed(needs, hybrids, tokens) if hybrids else needs, strict=True
        ):
            if need >= len(costs):
                break
            price += costs[need]
        else:
            if price < cheapest:
                found.append((power, price, which))
                cheapest = price
    return found


def mixed(needs: Needs, hybrids: Iterable[Hybrid], tokens: Sequence[int]) -> Sequence[int]:
    """What is needed with hybrids, which burn what there is most of: it is the cheapest."""
    left = [there - need for there, need in zip(tokens, needs, strict=True)]
    for places, burns in hybrids:
        for _ in range(burns):
            left[max(places, key=left.__getitem__)] -= 1
    return [there - rest for there, rest in zip(tokens, left, strict=True)]


def net_incomes(ways: Sequence[Fed], payout: Sequence[int]) -> tuple[int, ...]:
    """The most that a round brings after paying for fuel, by number of cities connected. The
    ways are those of `ways_to_feed`."""
    incomes: list[int] = []
    full = payout[0]  # the best of those ways whose power is used up
    for power, cost, _ in reversed(ways):
        # Of the ways with power to spare, the smallest is the cheapest.
        spent = full + cost
        incomes += [paid - cost if paid > spent else full for paid in payout[len(incomes) : power]]
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
