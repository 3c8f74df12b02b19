"""The second yardstick: plays by a few plain rules and looks at nothing beyond this round.

- Auctions: while its plants power hardly more than its cities, it opens the plant with the most
  cities for its minimum and its workers; a shelter if seasonal workers are needed and no plant
  will do. It bids up to a third more than the number on the card, and keeps the price of a city.
- Building: the cheapest cities as long as the plants on the board can power them and money for
  the workers is left, then a space for a waiting card; with a lot of money left, or late in the
  game, also other cities, so that games end.
- Workers for one run of everything that pays.
"""

from powergrid_qt.ai.outpost.company_moves import hire, placement
from powergrid_qt.ai.outpost.opening import moves_outside_rounds
from powergrid_qt.ai.outpost.prospects import Companies, companies_of
from powergrid_qt.ai.outpost.running import run_best
from powergrid_qt.ai.outpost.sites import building_site, house_route
from powergrid_qt.engine.auction import Auction, Opening
from powergrid_qt.engine.moves import Bid, Build, Hire, Move, Open, Pass
from powergrid_qt.engine.outpost.bureaucracy import RunningCards
from powergrid_qt.engine.outpost.edition import EXTRA_CITIES, HOUSE, PLANT, SHELTER
from powergrid_qt.engine.outpost.expansion import Expanding
from powergrid_qt.engine.outpost.state import OutpostPlayer, OutpostState, Site
from powergrid_qt.engine.state import State

WORKER_PRICE = 4
GENEROSITY = 4 / 3
RICH = 150
LATEST_ROUND = 16
KEPT = 16
HEADROOM = 3
"""Cities that may wait for a house before no plant is bought."""
ROBOT = 1000
"""More than any round brings: a robot is made whenever one can be."""


class GreedyPolicy:
    """Other styles change what they do otherwise (`styles.py`)."""

    kept = KEPT
    """Money that auctions leave."""

    def __init__(self, _seed: int = 0) -> None:
        """It leaves nothing to chance."""

    def decide(self, state: State) -> Move:
        assert isinstance(state, OutpostState)
        companies = companies_of(state.rules.edition)
        decision = state.decision
        if isinstance(decision, Opening):
            return self.open(companies, state, decision)
        if isinstance(decision, Auction):
            return self.bid(companies, state, decision)
        if isinstance(decision, Expanding):
            return self.expand(companies, state, decision)
        if isinstance(decision, RunningCards):
            return run_best(state)
        return moves_outside_rounds(state)[0]

    def attraction(self, companies: Companies, state: OutpostState, seat: int, card: str) -> float:
        """Cities for the cost of a card and one run of it; 0 for one that is of no use now."""
        company, facts = state.players[seat].company, companies.cards[card]
        before, after = companies.prospect(company), companies.prospect(company, card)
        more = after.frontier[-1][1] - before.frontier[-1][1]
        cost = state.rules.minimum(state, card) + WORKER_PRICE * facts.workers
        if more > 0 and before.frontier[-1][1] < state.players[seat].connected + HEADROOM:
            return more / cost
        need = before.frontier[-1][0] - before.places - before.robots
        housed = min(need, after.places - before.places)
        return 0.1 * housed / cost if housed > 0 else 0.0

    def limit(self, companies: Companies, state: OutpostState, seat: int, card: str) -> float:
        """The most that is bid for a card, as far as the money goes."""
        if self.attraction(companies, state, seat, card) > 0:
            return companies.cards[card].number * GENEROSITY
        return 0.0

    def open(self, companies: Companies, state: OutpostState, decision: Opening) -> Move:
        rules, seat = state.rules, decision.seat
        money = state.players[seat].money
        names = [str(card) for card in rules.offers(state)]
        if not rules.must_buy(state):
            money -= self.kept
        offers = [card for card in names if rules.minimum(state, card) <= money]
        liked = {card: self.attraction(companies, state, seat, card) for card in offers}
        best = max(liked, key=liked.__getitem__, default=None)
        if best is not None and liked[best] > 0:
            return Open(seat, best, rules.minimum(state, best))
        if offers and rules.must_buy(state):
            return Open(seat, offers[0], rules.minimum(state, offers[0]))
        return Pass(seat)

    def bid(self, companies: Companies, state: OutpostState, decision: Auction) -> Move:
        seat, card = decision.seat, str(decision.card)
        most = int(self.limit(companies, state, seat, card))
        if decision.bid < min(state.players[seat].money - self.kept, most):
            return Bid(seat, decision.bid + 1)
        return Pass(seat)

    def expand(self, companies: Companies, state: OutpostState, decision: Expanding) -> Move:
        seat = decision.seat
        player = state.players[seat]
        company = player.company
        prospect = companies.prospect(company)
        if not decision.arranging:
            piece = self.next_piece(companies, state, player)
            if piece is not None:
                site, kind = piece
                return Build(seat, named(state, site), kind)
        laid = placement(companies, state, seat, prospect.frontier[-1][2])
        return laid or self.hire(companies, state, seat)

    def hire(self, companies: Companies, state: OutpostState, seat: int) -> Hire:
        return hire(companies, state, seat, per_city=0.5, robot=ROBOT)

    def next_piece(
        self, companies: Companies, state: OutpostState, player: OutpostPlayer
    ) -> tuple[Site, str] | None:
        company, money = player.company, player.money
        for city, price in house_route(state, player, 1):
            if self.wants_house(companies, state, player, price):
                return city, HOUSE
        for kind in (PLANT, SHELTER):
            waiting = any(companies.cards[card].type == kind for card in company.reserve)
            full = len(company.lying(kind)) >= company.unlocked(kind)
            site = building_site(state, player, kind) if waiting and full else None
            if site is not None and site[1] <= money:
                return site[0], kind
        return None

    def wants_house(
        self, companies: Companies, state: OutpostState, player: OutpostPlayer, price: int
    ) -> bool:
        """Whether a house at this price is powered and its workers can be paid, or the game has to
        come to an end."""
        needed, power = next_run(companies, player)
        late = player.money > RICH or state.round >= LATEST_ROUND
        if price > player.money - WORKER_PRICE * needed:
            return False
        return power > player.connected or late


def next_run(companies: Companies, player: OutpostPlayer) -> tuple[int, int]:
    """Workers to be hired for a run that powers one city more, or else the most, and what it
    powers."""
    company = player.company
    prospect = companies.prospect(company)
    plants = sorted(card for row in prospect.frontier[-1:] for card in row[2])
    extra = companies.total(company.technologies, EXTRA_CITIES)
    frontier = companies.frontier(tuple(plants), company.unlocked(PLANT), extra)
    runs = next((row for row in frontier if row[1] > player.connected), frontier[-1])
    return max(0, runs[0] - prospect.places - prospect.robots), runs[1]


def named(state: OutpostState, site: Site) -> str:
    return site if isinstance(site, str) else state.rules.board.cities[site].id
