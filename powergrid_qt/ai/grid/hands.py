"""What a hand of plants earns, with fuel at given prices."""

from collections.abc import Sequence

from powergrid_qt.engine.cards import CardId, Plant


def fuel_cost(plant: Plant, prices: Sequence[float]) -> float:
    """One run, burning the cheapest kind."""
    if not plant.burns:
        return 0.0
    return plant.burns * min([prices[fuel] for fuel in plant.fuels])


def net_incomes(
    hand: Sequence[Plant],
    transformer: CardId | None,
    prices: Sequence[float],
    payout: Sequence[int],
) -> tuple[float, ...]:
    """The most that a round brings after paying for fuel, by number of cities connected."""
    ways = [(0, 0.0)]
    for plant in hand:
        power = plant.powers + (plant.id == transformer)
        cost = fuel_cost(plant, prices)
        ways += [(other + power, paid + cost) for other, paid in ways]
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


def capacity(hand: Sequence[Plant], transformer: CardId | None) -> int:
    """Cities that the hand could power with all the fuel it wants."""
    power = sum([plant.powers for plant in hand])
    return power + 1 if transformer is not None else power


def beats(one: Plant, other: Plant, transformer: CardId | None) -> bool:
    """Whether a plant does all that another does with no more fuel, and something better."""
    power = one.powers + (one.id == transformer)
    other_power = other.powers + (other.id == transformer)
    if power < other_power or one.burns > other.burns:
        return False
    if one.burns and not set(other.fuels) <= set(one.fuels):
        return False
    return (power, -one.burns) > (other_power, -other.burns)


def spare(hand: Sequence[Plant], transformer: CardId | None) -> list[Plant]:
    """The plants that may sensibly go: none that beats another. (The model of the future is too
    coarse to see to that by itself.)"""
    return [plant for plant in hand if not any(beats(plant, other, transformer) for other in hand)]
