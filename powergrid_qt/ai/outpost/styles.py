"""The yardsticks: `greedy`, styles that are `greedy` with a twist, and what `random` does."""

from operator import itemgetter
from random import Random
from typing import Any

from powergrid_qt.ai.family import CHEAPEST, Choices, StylePolicy
from powergrid_qt.ai.outpost.moves import (
    building_site,
    hire,
    house_route,
    moves_outside_rounds,
    placement,
    run_best,
)
from powergrid_qt.ai.outpost.prospects import Companies, companies_of
from powergrid_qt.ai.random_player import open_or_pass, raise_or_pass
from powergrid_qt.engine.auction import Auction, AuctionOptions, Opening, OpeningOptions
from powergrid_qt.engine.moves import Bid, Build, Hire, Move, Open, Pass
from powergrid_qt.engine.outpost.bureaucracy import RunningCards, RunningCardsOptions
from powergrid_qt.engine.outpost.company import hiring
from powergrid_qt.engine.outpost.edition import HOUSE, PLANT, SHELTER, Effect
from powergrid_qt.engine.outpost.expansion import Expanding, ExpansionOptions
from powergrid_qt.engine.outpost.state import Company, OutpostPlayer, OutpostState, Site
from powergrid_qt.engine.state import State

WORKER_PRICE = 4
GENEROSITY = 4 / 3
RICH = 150
LATEST_ROUND = 16
KEPT = 16
HEADROOM = 3
"""Cities that may wait for a house before no plant is bought."""
ROBOT = 1000
"""What a robot is worth: more than any round brings, so one is made whenever it can be."""


class OutpostGreedy(StylePolicy):
    """The second yardstick: plays by a few plain rules and looks at nothing beyond this round.

    - Auctions: while its plants power hardly more than its cities, it opens the plant with the most
      cities for its minimum and its workers; a shelter if seasonal workers are needed and no plant
      will do. It bids up to a third more than the number on the card, and keeps the price of a
      city.
    - Building: the cheapest cities as long as the plants on the board can power them and money for
      the workers is left, then a space for a waiting card; with a lot of money left, or late in the
      game, also other cities, so that games end.
    - Workers for one run of everything that pays.

    The other styles change what they do otherwise.
    """

    kept = KEPT
    """The money that has to be left after an auction."""

    def decide(self, state: State) -> Move:
        assert isinstance(state, OutpostState)
        decision = state.decision
        if isinstance(decision, Opening):
            return self.open(state, decision)
        if isinstance(decision, Auction):
            return self.bid(state, decision)
        if isinstance(decision, Expanding):
            return self.expand(state, decision)
        if isinstance(decision, RunningCards):
            return run_best(state)
        return moves_outside_rounds(state)[0]

    def attraction(self, state: OutpostState, seat: int, card: str) -> float:
        """Cities for the cost of a card and one run of it; 0 for one that is of no use now."""
        companies, company = companies_of(state.rules.edition), state.players[seat].company
        facts = companies.cards[card]
        before, after = companies.prospect(company), companies.prospect(company, card)
        more = after.frontier[-1][1] - before.frontier[-1][1]
        cost = state.rules.minimum(state, card) + WORKER_PRICE * facts.workers
        if more > 0 and before.frontier[-1][1] < state.players[seat].connected + HEADROOM:
            return more / cost
        need = before.frontier[-1][0] - before.places - before.robots
        housed = min(need, after.places - before.places)
        return 0.1 * housed / cost if housed > 0 else 0.0

    def limit(self, state: OutpostState, seat: int, card: str) -> float:
        """The most that is bid for a card, as far as the money goes."""
        if self.attraction(state, seat, card) > 0:
            return state.rules.edition.cards[card].number * GENEROSITY
        return 0.0

    def open(self, state: OutpostState, decision: Opening) -> Move:
        rules, seat = state.rules, decision.seat
        money = state.players[seat].money
        names = [str(card) for card in rules.offers(state)]
        if not rules.must_buy(state):
            money -= self.kept
        offers = [card for card in names if rules.minimum(state, card) <= money]
        liked = {card: self.attraction(state, seat, card) for card in offers}
        best = max(liked, key=liked.__getitem__, default=None)
        if best is not None and liked[best] > 0:
            return Open(seat, best, rules.minimum(state, best))
        if offers and rules.must_buy(state):
            return Open(seat, offers[0], rules.minimum(state, offers[0]))
        return Pass(seat)

    def bid(self, state: OutpostState, decision: Auction) -> Move:
        seat, card = decision.seat, str(decision.card)
        most = int(self.limit(state, seat, card))
        if decision.bid < min(state.players[seat].money - self.kept, most):
            return Bid(seat, decision.bid + 1)
        return Pass(seat)

    def expand(self, state: OutpostState, decision: Expanding) -> Move:
        seat = decision.seat
        player, companies = state.players[seat], companies_of(state.rules.edition)
        if not decision.arranging:
            piece = self.next_piece(state, player)
            if piece is not None:
                site, kind = piece
                return Build(seat, state.site_id(site), kind)
        running = companies.prospect(player.company).frontier[-1][2]
        laid = placement(companies, state, seat, running)
        return laid or self.hire(state, seat)

    def hire(self, state: OutpostState, seat: int) -> Hire:
        companies = companies_of(state.rules.edition)
        return hire(companies, state, seat, per_city=0.5, robot=ROBOT)

    def next_piece(self, state: OutpostState, player: OutpostPlayer) -> tuple[Site, str] | None:
        company, money, cards = player.company, player.money, state.rules.edition.cards
        for city, price in house_route(state, player, 1):
            if self.wants_house(state, player, price):
                return city, HOUSE
        for kind in (PLANT, SHELTER):
            waiting = any(cards[card].type == kind for card in company.reserve)
            full = len(company.lying(kind)) >= company.unlocked(kind)
            site = building_site(state, player, kind) if waiting and full else None
            if site is not None and site[1] <= money:
                return site[0], kind
        return None

    def wants_house(self, state: OutpostState, player: OutpostPlayer, price: int) -> bool:
        """Whether a house at this price is powered and its workers can be paid, or the game has to
        come to an end."""
        needed, power = next_run(companies_of(state.rules.edition), player)
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
    extra = companies.total(company.technologies, Effect.EXTRA_CITIES)
    frontier = companies.frontier(tuple(plants), company.unlocked(PLANT), extra)
    runs = next((row for row in frontier if row[1] > player.connected), frontier[-1])
    return max(0, runs[0] - prospect.places - prospect.robots), runs[1]


# -- the other styles ---------------------------------------------------------------------------


RESERVE = 20
"""The money that a miser keeps when it builds."""
FEW_WORKERS = 2
"""What a plant needs at most to please those who want to hire nobody."""
BULLYING = 1.5
"""How far a bully raises what others want, as a part of a card's number."""


class OutpostHoarder(OutpostGreedy):
    """Hires all workers that it may, whatever they cost."""

    def hire(self, state: OutpostState, seat: int) -> Hire:
        usual = super().hire(state, seat)
        player = state.players[seat]
        how = hiring(state, player.company, usual.robot)
        return Hire(seat, how.affordable(player.money), usual.robot)


class OutpostRusher(OutpostGreedy):
    """Builds houses ahead of its power, to end the game early."""

    def wants_house(self, state: OutpostState, player: OutpostPlayer, price: int) -> bool:
        return price <= player.money


class OutpostMiser(OutpostGreedy):
    """Never raises a bid, and keeps cash when it builds."""

    def bid(self, state: OutpostState, decision: Auction) -> Move:
        return Pass(decision.seat)

    def wants_house(self, state: OutpostState, player: OutpostPlayer, price: int) -> bool:
        return player.money - price >= RESERVE and super().wants_house(state, player, price)


class OutpostBully(OutpostGreedy):
    """Raises whatever others open, whether it has a use for the card or not."""

    def limit(self, state: OutpostState, seat: int, card: str) -> float:
        return BULLYING * state.rules.edition.cards[card].number


class OutpostEco(OutpostGreedy):
    """Buys plants that need few workers, and shelters for those."""

    def attraction(self, state: OutpostState, seat: int, card: str) -> float:
        if state.rules.edition.cards[card].workers > FEW_WORKERS:
            return 0.0
        return super().attraction(state, seat, card)

    def limit(self, state: OutpostState, seat: int, card: str) -> float:
        return GENEROSITY * super().limit(state, seat, card)


class OutpostChaos(OutpostGreedy):
    """Opens and bids at random, and builds houses without looking at its power."""

    def open(self, state: OutpostState, decision: Opening) -> Move:
        options: OpeningOptions = decision.options(state)
        return open_or_pass(options, self.chance(state, decision.seat, 0))

    def bid(self, state: OutpostState, decision: Auction) -> Move:
        options: AuctionOptions = decision.options(state)
        return raise_or_pass(options, self.chance(state, decision.seat, decision.bid))

    def wants_house(self, state: OutpostState, player: OutpostPlayer, price: int) -> bool:
        return price <= player.money


STYLES = {
    "greedy": OutpostGreedy,
    "hoarder": OutpostHoarder,
    "rusher": OutpostRusher,
    "miser": OutpostMiser,
    "bully": OutpostBully,
    "eco": OutpostEco,
    "chaos": OutpostChaos,
}


# -- what `random` does -------------------------------------------------------------------------


def expand(options: ExpansionOptions, rng: Random) -> Move:
    """One of the cheapest pieces that are of use, then cards onto the board, then hire."""
    if not options.may_build:
        return place_or_hire(options, rng)
    state = options.state
    company, cards = state.players[options.seat].company, state.rules.edition.cards
    useful = {HOUSE}
    for kind in (PLANT, SHELTER):
        usable = [card for card in owned(company) if cards[card].type == kind]
        if company.unlocked(kind) < len(usable):
            useful.add(kind)
    builds = [build for build in options.builds if build[1] in useful]
    builds = sorted(builds, key=itemgetter(2))[:CHEAPEST]
    pick = int(rng.random() * (len(builds) + 1))
    if pick < len(builds):
        city, what, _ = builds[pick]
        return Build(options.seat, city, what)
    return place_or_hire(options, rng)


def place_or_hire(options: ExpansionOptions, rng: Random) -> Move:
    """Lay down cards while one can be laid for a smaller one or none, which comes to an end."""
    cards = options.state.rules.edition.cards
    placements = [
        move
        for move in options.placements
        if move.instead_of is None or cards[move.instead_of].number < cards[move.card].number
    ]
    moves: list[Any] = placements or options.hires
    choice: Move = moves[int(rng.random() * len(moves))]
    return choice


def owned(company: Company) -> tuple[str, ...]:
    """The cards that a company board could use."""
    return (*company.reserve, *company.plants, *company.shelters)


CHOICES: Choices = {
    ExpansionOptions: expand,
    RunningCardsOptions: lambda options, _: run_best(options.state),
}
