"""The Trust of the two-player deluxe game (TR3, TR5, TR7); TR2 and TR6 are in `opening.py` and
`building.py`, where the players act."""

from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import CardSold, Event, PlantScrapped, TokensBought, TokensReturned
from powergrid_qt.engine.grid.plant_market import FillMarket, take_plant, up_for_auction
from powergrid_qt.engine.grid.state import GridState

TRUST_GENERATORS = 16
TRUST_PLANTS = 3


def choice(state: GridState, sold: CardId | None = None) -> CardId | None:
    """TR3: the largest plant on offer, now or once `sold` is sold, if it improves what it has."""
    company = state.trust
    offered = up_for_auction(state, tuple([plant for plant in state.market if plant != sold]))
    if company is None or not offered:
        return None
    largest, rank = offered[-1], state.rules.rank
    full = len(company.plants) == TRUST_PLANTS
    return None if full and rank[largest] < rank[company.plants[0]] else largest


def take_plant_unpaid(state: GridState, log: list[Event]) -> bool:
    """TR3; with a full hand its smallest plant goes."""
    company, plant = state.trust, choice(state)
    if company is None or plant is None:
        return False
    if len(company.plants) == TRUST_PLANTS:
        smallest, *kept = company.plants
        company.plants = tuple(kept)
        log.append(PlantScrapped(None, smallest))
    company.plants = tuple(sorted((*company.plants, plant), key=state.rules.rank.__getitem__))
    take_plant(state, plant)
    if state.discount == plant:
        state.discount = None
    log.append(CardSold(None, plant, 0))
    state.agenda.append(FillMarket())
    return True


def buy_fuel(state: GridState, log: list[Event]) -> None:
    """TR5: tokens for one run of all plants, unpaid, or what there is. Interpretation: plants of a
    single fuel come first; a hybrid takes its fuels in turn (gas first), and goes on with the other
    when one is sold out."""
    company = state.trust
    assert company is not None
    plants = state.rules.hand(company.plants)
    tokens = list(company.tokens)

    beyond = [0] * len(tokens)

    def take(kind: int) -> None:
        beyond[kind] += state.take_fuel(kind, 1)
        tokens[kind] += 1

    for plant in sorted(plants, key=lambda plant: len(plant.fuels) > 1):
        for turn in range(plant.burns):
            offered = [kind for kind in plant.fuels if state.available(kind)]
            if not offered:
                break
            wanted = plant.fuels[turn % len(plant.fuels)]
            take(wanted if wanted in offered else offered[0])
    company.tokens = tuple(tokens)
    named = state.rules.named
    log.append(TokensBought(None, named(tokens), 0, named(beyond)))


def return_fuel(state: GridState, log: list[Event]) -> None:
    """TR7: its tokens go back to the supply."""
    company = state.trust
    assert company is not None
    for kind, amount in enumerate(company.tokens):
        state.supply[kind] += amount
    log.append(TokensReturned(state.rules.named(company.tokens)))
    company.tokens = (0,) * len(company.tokens)
