"""What a hand of plants earns, with the fuel that there is."""

from collections.abc import Iterable, Sequence
from operator import getitem, itemgetter

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
"""What it costs to burn 0, 1, 2, ... tokens of a kind: `NEVER` for more than can be had."""
Fed = tuple[int, int, int]
"""Plants that there is fuel for: their power, the price of a run, and which they are."""
NEVER = 10**9
"""More than any fuel costs."""
MOST_BURNT = 20
"""No hand burns more tokens of a kind."""


class Burners:
    """A hand as its fuel sees it."""

    __slots__ = ("_powers", "_running", "kinds", "sets")

    def __init__(self, hand: Sequence[Plant]) -> None:
        self.kinds = tuple(sorted({kind for plant in hand for kind in plant.fuels}))
        self._powers = [plant.powers for plant in hand]
        self._running: dict[int, tuple[int, ...]] = {}
        nothing: PlantSet = (0, (0,) * len(self.kinds), (), 0)
        sets = [nothing]
        for number, plant in enumerate(hand):
            places = tuple(map(self.kinds.index, plant.fuels))
            more = with_plant(sets, plant, places, 1 << number)
            # What needs no fuel runs in any case.
            sets = sets + more if plant.fuels else more
        sets.sort(key=itemgetter(0))
        sets.reverse()
        self.sets = sets
        """Those that may run together, the strongest first."""

    def powers(self, which: int) -> tuple[int, ...]:
        """Of the single plants, the weakest first; one that does not run powers nothing."""
        found = self._running.get(which)
        if found is None:
            powers = [power if which >> at & 1 else 0 for at, power in enumerate(self._powers)]
            found = self._running[which] = tuple(sorted(powers))
        return found


def with_plant(
    sets: Iterable[PlantSet], plant: Plant, places: tuple[int, ...], bit: int
) -> list[PlantSet]:
    """Each of the sets with one plant more, which burns what has these places."""
    powers, burns = plant.powers, plant.burns
    if len(places) == 1:
        (place,) = places
        return [
            (
                power + powers,
                (*needs[:place], needs[place] + burns, *needs[place + 1 :]),
                hybrids,
                which | bit,
            )
            for power, needs, hybrids, which in sets
        ]
    hybrid = ((places, burns),) if places else ()
    return [
        (power + powers, needs, hybrids + hybrid, which | bit)
        for power, needs, hybrids, which in sets
    ]


def bill(scale: FuelScale, level: int, held: int, usual: int) -> Bill:
    """With these tokens on the market and in hand. `usual`: more than so many tokens are missing
    on the market since the round before."""
    costs = [0] * (held + 1)
    while True:
        need = len(costs)
        left = level if need <= usual else level + usual - need
        if need - held > left:
            return (*costs, *[NEVER] * MOST_BURNT)
        costs.append(scale.cost(left, need - held))


def ways_to_feed(
    sets: Iterable[PlantSet], bills: Sequence[Bill], tokens: Sequence[int]
) -> list[Fed]:
    """The sets of plants that can run, the strongest first, those left out that cost as much as a
    stronger one. `tokens`: what there is of each kind, on the market and in hand."""
    found: list[Fed] = []
    cheapest = NEVER
    for power, needs, hybrids, which in sets:
        burnt = mixed(needs, hybrids, tokens, bills) if hybrids else needs
        price = sum(map(getitem, bills, burnt))
        if price < cheapest:
            found.append((power, price, which))
            cheapest = price
    return found


def mixed(
    needs: Needs, hybrids: Iterable[Hybrid], tokens: Sequence[int], bills: Sequence[Bill]
) -> Sequence[int]:
    """What is needed with hybrids, which burn what is cheapest: of two kinds, that of which there
    is most."""
    burnt = list(needs)

    def next_price(place: int) -> int:
        costs, amount = bills[place], burnt[place]
        return NEVER if costs[amount + 1] >= NEVER else costs[amount + 1] - costs[amount]

    for places, burns in hybrids:
        if len(places) == 2:  # they share a scale; more kinds do not
            one, other = places
            more = tokens[one] - burnt[one] - tokens[other] + burnt[other]
            for _ in range(burns):
                if more >= 0:
                    burnt[one] += 1
                    more -= 1
                else:
                    burnt[other] += 1
                    more += 1
            continue
        for _ in range(burns):
            burnt[min(places, key=next_price)] += 1
    return burnt


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
    if one.powers == other.powers and one.burns == other.burns:
        return False
    return not one.burns or set(other.fuels) <= set(one.fuels)


def spare(hand: Sequence[Plant]) -> list[Plant]:
    """The plants that may sensibly go: none that beats another. (The model of the future is too
    coarse to see to that by itself.)"""
    found = []
    for plant in hand:
        for other in hand:
            if beats(plant, other):
                break
        else:
            found.append(plant)
    return found
