"""The Trust of the two-player deluxe game (TR3, TR5, TR7); TR2 and TR6 are in `opening.py` and
`building.py`, where the players act."""

from powergrid_qt.engine.events import (
    CardSold,
    Event,
    PlantScrapped,
    TokensBought,
    TokensReturned,
)
from powergrid_qt.engine.grid.plant_market import FillMarket, current_market, take_plant
from powergrid_qt.engine.grid.state import GridState

TRUST_GENERATORS = 16
TRUST_PLANTS = 3


def take_plant_unpaid(state: GridState, log: list[Event]) -> bool:
    """TR3: the largest plant of the current market, if it improves what the Trust has."""
    offered = current_market(state)
    company = state.trust
    if company is None or not offered:
        return False
    largest = offered[-1]
    rank = state.rules.rank
    if len(company.plants) == TRUST_PLANTS:
        smallest = company.plants[0]
        if rank[largest] < rank[smallest]:
            return False
        company.plants = company.plants[1:]
        log.append(PlantScrapped(None, smallest))
    company.plants = tuple(sorted((*company.plants, largest), key=rank.__getitem__))
    take_plant(state, largest)
    if state.discount == largest:
        state.discount = None
    log.append(CardSold(None, largest, 0))
    state.agenda.append(FillMarket())
    return True


def buy_fuel(state: GridState, log: list[Event]) -> None:
    """TR5: tokens for one run of all plants, unpaid, or what there is.

    Interpretation: plants of a single fuel come first; a hybrid takes its fuels in turn
    (gas first), and goes on with the other when one is sold out.
    """
    company = state.trust
    assert company is not None
    plants = state.rules.hand(company.plants)
    tokens = list(company.tokens)

    def take(kind: int) -> None:
        state.fuel[kind] -= 1
        tokens[kind] += 1

    for plant in sorted(plants, key=lambda plant: len(plant.fuels) > 1):
        for turn in range(plant.burns):
            offered = [kind for kind in plant.fuels if state.fuel[kind]]
            if not offered:
                break
            wanted = plant.fuels[turn % len(plant.fuels)]
            take(wanted if wanted in offered else offered[0])
    company.tokens = tuple(tokens)
    log.append(TokensBought(None, state.rules.named(tokens), 0))


def return_fuel(state: GridState, log: list[Event]) -> None:
    """TR7: its tokens go back to the supply."""
    company = state.trust
    assert company is not None
    for kind, amount in enumerate(company.tokens):
        state.supply[kind] += amount
    log.append(TokensReturned(state.rules.named(company.tokens)))
    company.tokens = (0,) * len(company.tokens)
