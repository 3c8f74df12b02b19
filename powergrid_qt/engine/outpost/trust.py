"""The Trust of the two-player Outpost game (O29-O31)."""

from powergrid_qt.engine import events
from powergrid_qt.engine.agenda import Decision, Task
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import Event
from powergrid_qt.engine.moves import PlaceTrust
from powergrid_qt.engine.opening import TrustCityOptions
from powergrid_qt.engine.outpost.card_market import FillCardMarket, close_up, take_top
from powergrid_qt.engine.outpost.company import hire, hiring
from powergrid_qt.engine.outpost.edition import PLANT, SHELTER, Card, Effect, OutpostEdition
from powergrid_qt.engine.outpost.state import Company, OutpostState, OutpostTrust, Site
from powergrid_qt.engine.refusals import Refusal, refuse
from powergrid_qt.engine.values import value

TRUST_HOUSES = 16


def the_trust(state: OutpostState) -> OutpostTrust:
    assert state.trust is not None
    return state.trust


def choice(state: OutpostState, sold: CardId | None = None) -> str | None:
    """O29: the largest card of the current market, as it lies now or once `sold` is sold."""
    if sold is not None:
        state = state.copy()
        take_top(state, str(sold))
        close_up(state)
    return state.current[-1].top if state.current else None


def take_card_unpaid(state: OutpostState, log: list[Event]) -> bool:
    """The Trust takes a card (O29); False when it declines."""
    card = choice(state)
    if card is None:
        return False
    take_top(state, card)
    log.append(events.CardSold(None, card, 0))
    trust = the_trust(state)
    facts = state.rules.edition.cards[card]
    if facts.goes_on_board:
        trust.company.reserve = (*trust.company.reserve, card)
    else:
        trust.unused = (*trust.unused, card)
        if Effect.BUILDING_SITE in facts.effect:
            build_on_card(state, card, log)
    state.agenda.append(FillCardMarket())
    return True


def build_on_card(state: OutpostState, card: str, log: list[Event]) -> None:
    """O29: an Outpost card gets a house, a plant and a shelter at once, as far as there are."""
    trust = the_trust(state)
    if trust.left:
        trust.left -= 1
        trust.on_cards = (*trust.on_cards, card)
        log.append(events.CityConnected(None, card, 0, 0))
    for kind in (PLANT, SHELTER):
        if trust.company.unlocked(kind) < state.rules.edition.buildings:
            unlock(trust.company, card, kind)
            log.append(events.BuildingBuilt(None, card, kind, 0, 0))


def unlock(company: Company, site: Site, kind: str) -> None:
    company.buildings = (*company.buildings, (site, kind))


def goodness(card: Card) -> tuple[float, int]:
    """O30: a plant with more cities per worker, then more cities; a shelter with more places."""
    if card.type == PLANT:
        return card.cities / card.workers, card.cities
    return card.places, 0


def waiting(edition: OutpostEdition, company: Company, kind: str) -> list[Card]:
    """Cards of a kind in the reserve, the one to be placed first at the end."""
    cards = [edition.cards[card] for card in company.reserve]
    return sorted(
        (card for card in cards if card.type == kind),
        key=lambda card: (goodness(card), card.number),
    )


def fitting_sites(state: OutpostState, kind: str) -> list[int]:
    """O30: free places in its cities, or else the nearest ones by connection cost."""
    trust, network = the_trust(state), state.network
    cities = state.rules.board.cities

    def free(city: int) -> bool:
        return cities[city].slot == kind and not state.built[city]

    at_home = [city for city in network.cities if city in trust.cities and free(city)]
    if at_home:
        return at_home
    own = {*trust.cities, *(site for site, _ in trust.company.buildings if isinstance(site, int))}
    cheapest: dict[int, int] = {}
    for city in own:
        for other, cost in network.neighbours[city]:
            if other not in own and free(other):
                cheapest[other] = min(cost, cheapest.get(other, cost))
    lowest = min(cheapest.values(), default=0)
    return sorted(city for city, cost in cheapest.items() if cost == lowest)


@value
class TrustExpands(Task[OutpostState]):
    """The Trust's turn in phase 3: plants, then shelters, then workers."""

    def run(self, state: OutpostState, log: list[Event]) -> None:
        company = the_trust(state).company
        for kind in (PLANT, SHELTER):
            if self._use_cards(state, company, kind, log):
                return
        hire_workers(state, log)

    def _use_cards(
        self, state: OutpostState, company: Company, kind: str, log: list[Event]
    ) -> bool:
        """Lay and exchange cards; True if a building is needed and somebody must say where."""
        edition = state.rules.edition
        while cards := waiting(edition, company, kind):
            best = cards[-1]
            if len(company.lying(kind)) < company.unlocked(kind):
                company.lay(best.id, kind)
                log.append(events.CardPlaced(None, best.id, None))
            elif company.unlocked(kind) < edition.buildings:
                sites = fitting_sites(state, kind)
                if sites:
                    state.agenda.append(TrustBuilding(state.order[-1], kind, tuple(sites)))
                    return True
                return False
            else:
                board = [edition.cards[card] for card in company.lying(kind)]
                worst = min(board, key=lambda card: (goodness(card), card.number))
                if goodness(best) <= goodness(worst):
                    return False
                company.lay(best.id, kind, worst.id)
                log.append(events.CardPlaced(None, best.id, worst.id))
        return False


@value
class TrustBuilding(Decision[OutpostState]):
    """The worse-placed player says where the Trust builds (O30)."""

    seat: int
    kind: str
    sites: tuple[int, ...]

    accepts = (PlaceTrust,)

    def options(self, state: OutpostState) -> "TrustBuildingOptions":
        return TrustBuildingOptions(state, self)

    def check(self, state: OutpostState, move: PlaceTrust) -> Refusal | None:
        board = state.rules.board
        city = board.city_index.get(move.city)
        if city is None:
            return refuse("unknown_city", city=move.city)
        if city not in self.sites:
            names = tuple(board.cities[site].name for site in self.sites)
            return refuse("trust_no_choice", city=board.cities[city].name, cities=names)
        return None

    def apply(self, state: OutpostState, move: PlaceTrust, log: list[Event]) -> None:
        city = state.rules.board.city_index[move.city]
        unlock(the_trust(state).company, city, self.kind)
        state.built[city] = True
        log.append(events.BuildingBuilt(None, move.city, self.kind, 0, 0, placed_by=self.seat))
        state.agenda[-1] = TrustExpands()


class TrustBuildingOptions(TrustCityOptions[OutpostState]):
    __slots__ = ()
    decision: TrustBuilding


def hire_workers(state: OutpostState, log: list[Event]) -> None:
    """O30: by O16, unpaid: all seasonal workers that it may, then all free places."""
    company = the_trust(state).company
    how = hiring(state, company, robot=False)
    before = company.permanent
    hire(company, state.labour, how, how.most_seasonal, robot=False)
    log.append(events.WorkersHired(None, company.permanent - before, how.most_seasonal, 0, False))
