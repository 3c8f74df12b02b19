"""What a hand of plants earns, with fuel at given prices."""

from collections.abc import Sequence

from powergrid_qt.engine.cards import Plant


def fuel_cost(plant: Plant, prices: Sequence[float]) -> float:
    """One run, burning the cheapest kind."""
    if not plant.burns:
        return 0.0
    return plant.burns * min([prices[fuel] for fuel in plant.fuels])


def net_incomes(
    hand: Sequence[Plant], prices: Sequence[float], payout: Sequence[int]
) -> tuple[float, ...]:
    """The most that a round brings after paying for fuel, by number of cities connected."""
    ways = [(0, 0.0)]
    for plant in hand:
        cost = fuel_cost(plant, prices)
        ways += [(other + plant.powers, paid + cost) for other, paid in ways]
    ways.sort()
    useful: list[tuple[int, float]] = []
    for power, cost in ways:
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
