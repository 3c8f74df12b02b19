"""Phase 3: what to build, which cards to lay, whom to hire."""

from typing import NamedTuple

from powergrid_qt.ai.outpost.characters import Character
from powergrid_qt.ai.outpost.company_moves import hire, placement
from powergrid_qt.ai.outpost.outlook import UNLOCKING, rounds_left, wages
from powergrid_qt.ai.outpost.prospects import Companies
from powergrid_qt.ai.outpost.rivals import final_strength
from powergrid_qt.ai.outpost.sites import building_site, house_route
from powergrid_qt.ai.reasons import Reason, because
from powergrid_qt.engine.moves import Build, Hire, Move, Place
from powergrid_qt.engine.outpost.company import hiring
from powergrid_qt.engine.outpost.edition import (
    EXTRA_CITIES,
    EXTRA_PLACES,
    HOUSE,
    PLANT,
    SEASONAL_DISCOUNT,
    SHELTER,
)
from powergrid_qt.engine.outpost.expansion import Expanding
from powergrid_qt.engine.outpost.state import OutpostState, Site

BEYOND_POWER = 1
"""Houses that are planned beyond what can be powered, unless they end the game."""
IDLE_ABOVE = 130
"""More money than this is better put into houses, which are needed sooner or later."""
IDLE = 0.15
PATIENCE = 14
"""From this round on whoever can end the game does, so that no game goes on for ever."""


FINAL_CITY = 1000.0
"""In the last round a city counts more than any money."""
WINNING = 1e6
"""Above this a plan ends the game and wins it."""


class Plan(NamedTuple):
    """A way to spend this turn."""

    score: float
    houses: int
    plant_spaces: int
    """Spaces to unlock."""
    shelter_spaces: int
    running: tuple[str, ...]
    powered: int
    spent: int
    wages: float


class Expansion:
    """The turn of one seat, judged from where it stands now."""

    def __init__(self, companies: Companies, state: OutpostState, character: Character) -> None:
        decision = state.decision
        assert isinstance(decision, Expanding)
        self.decision = decision
        self.state = state
        self.seat = decision.seat
        self.player = state.players[self.seat]
        self.company = self.player.company
        self.companies = companies
        self.cards = companies.cards
        self.character = character
        self.end = state.rules.end_cities
        self.rounds = rounds_left(companies, state)
        self.ending = character.counts_end and state.leader >= self.end

        technologies = self.company.technologies
        self.extra_cities = companies.total(technologies, EXTRA_CITIES)
        self.extra_places = companies.total(technologies, EXTRA_PLACES)
        owned = (*self.company.plants, *self.company.shelters, *self.company.reserve)
        self.plants = tuple(sorted([card for card in owned if self.cards[card].workers]))
        shelters = [card for card in owned if not self.cards[card].workers]
        self.shelters = sorted(shelters, key=lambda card: (-self.cards[card].places, card))
        self.workers = sum(state.labour)
        self._strengths: list[tuple[int, float]] | None = None
        self.sums = wages(
            companies.edition.labour_prices,
            tuple(state.labour),
            0,
            companies.total(technologies, SEASONAL_DISCOUNT),
        )

    # -- the plan ---------------------------------------------------------------------------

    def plan(self) -> Plan:
        """The best way to spend the money of this turn."""
        plans = self.plans()
        return max(plans, key=lambda plan: plan.score)

    def plans(self) -> list[Plan]:
        player, company = self.player, self.company
        money, connected = player.money, player.connected
        building = not self.decision.arranging
        self.route = house_route(self.state, player, self.end) if building else []
        house_costs = [0]
        for _, price in self.route:
            house_costs.append(house_costs[-1] + price)
        self.plant_site = building_site(self.state, player, PLANT) if building else None
        self.shelter_site = building_site(self.state, player, SHELTER) if building else None
        plants_now, shelters_now = company.unlocked(PLANT), company.unlocked(SHELTER)
        plans: list[Plan] = []
        for more_plants in range(self._more(PLANT, len(self.plants)) + 1):
            frontier = self.companies.frontier(
                self.plants, plants_now + more_plants, self.extra_cities
            )
            potential = frontier[-1][1]
            for more_shelters in range(self._more(SHELTER, len(self.shelters)) + 1):
                spaces = shelters_now + more_shelters
                places = self.extra_places * min(spaces, len(self.shelters))
                for card in self.shelters[:spaces]:
                    places += self.cards[card].places
                unlocking = self._price(self.plant_site, more_plants)
                unlocking += self._price(self.shelter_site, more_shelters)
                free = places + company.robots
                for need, power, running in frontier:
                    seasonal = max(0, need - free)
                    if need > company.permanent + company.robots + self.workers:
                        continue
                    pay = self.sums[seasonal]
                    if unlocking + pay > money:
                        continue
                    for houses, cost in enumerate(house_costs):
                        spent = unlocking + cost
                        if spent + pay > money:
                            break
                        cities = connected + houses
                        beyond = houses and potential + BEYOND_POWER < cities < self.end
                        if beyond and money < IDLE_ABOVE:
                            continue
                        powered = min(cities, power)
                        score = self._score(cities, powered, potential, spent, pay)
                        plans.append(
                            Plan(
                                score,
                                houses,
                                more_plants,
                                more_shelters,
                                running,
                                powered,
                                spent,
                                pay,
                            )
                        )
        return plans

    def _more(self, kind: str, cards: int) -> int:
        """How many more spaces of a kind can be unlocked in this turn with some use."""
        site = self.plant_site if kind == PLANT else self.shelter_site
        if site is None:
            return 0
        unlocked = self.company.unlocked(kind)
        return max(0, min(2, cards - unlocked, self.companies.edition.buildings - unlocked))

    def _price(self, site: tuple[Site, int] | None, spaces: int) -> int:
        """What it costs to unlock so many spaces; the first one nothing but the building if a
        house comes to stand beside it before."""
        if site is None or not spaces:
            return 0
        first = site[1]
        alone = self.companies.edition.building_cost
        if first > alone and any(self._has_slot(city, site[0]) for city, _ in self.route[:2]):
            first = alone
        return first + (spaces - 1) * max(site[1], int(UNLOCKING))

    def _has_slot(self, city: Site, like: Site) -> bool:
        if not isinstance(city, int) or not isinstance(like, int):
            return False
        cities = self.state.rules.board.cities
        return cities[city].slot == cities[like].slot and not self.state.built[city]

    def _score(self, cities: int, powered: int, potential: int, spent: int, pay: float) -> float:
        character = self.character
        money = self.player.money - spent - pay
        if self.ending:  # only this counts now, and no income is paid any more
            return FINAL_CITY * powered + money
        if cities >= self.end:
            if self.state.round >= PATIENCE:
                return WINNING / 2 + FINAL_CITY * powered + money
            if character.counts_end:
                return self._end_score(powered, money)
        income = self.companies.edition.payout[powered]
        later = money + income
        score = income - pay - character.haste * spent
        score -= character.thrift * max(0.0, character.reserve - later)
        score += character.progress * min(cities, potential)
        score -= IDLE * max(0.0, later - IDLE_ABOVE)
        if self.rounds == 0:  # somebody may end the game after this turn
            score += character.final_city * powered
        return score

    def _end_score(self, powered: int, money: float) -> float:
        """Ending the game is right when it wins, and only then."""
        mine = (powered, money)
        best = max(self._rival_strengths())
        return (
            WINNING + FINAL_CITY * powered + money
            if mine > best
            else FINAL_CITY * powered - WINNING
        )

    def _rival_strengths(self) -> list[tuple[int, float]]:
        if self._strengths is None:
            self._strengths = [
                final_strength(self.companies, self.state, other, self.decision.acted)
                for other in self.state.order
                if other != self.seat
            ]
        return self._strengths

    # -- moves ------------------------------------------------------------------------------

    def move(self) -> Move:
        plan = self.plan()
        build = self._next_piece(plan)
        if build is not None:
            return build
        laid = placement(self.companies, self.state, self.seat, plan.running)
        return laid or self._hire()

    def _next_piece(self, plan: Plan) -> Move | None:
        """Houses first: a building in a city with an own house pays no connection."""
        if plan.houses:
            return self._build(self.route[0][0], HOUSE)
        if plan.plant_spaces and self.plant_site is not None:
            return self._build(self.plant_site[0], PLANT)
        if plan.shelter_spaces and self.shelter_site is not None:
            return self._build(self.shelter_site[0], SHELTER)
        return None

    def _build(self, site: Site, what: str) -> Build:
        name = site if isinstance(site, str) else self.state.rules.board.cities[site].id
        return Build(self.seat, name, what)

    def alternatives(self) -> list[Move]:
        """To build one more house or one in another city, to unlock a space, to stop building; at
        the end of the turn one worker more or fewer, or none."""
        plan = self.plan()
        laid = placement(self.companies, self.state, self.seat, plan.running)
        found: list[Move] = []
        if not self.decision.arranging:
            found += [self._build(site, HOUSE) for site, _ in self.route[:2]]
            for site, kind in ((self.plant_site, PLANT), (self.shelter_site, SHELTER)):
                if site is not None:
                    found.append(self._build(site[0], kind))
        if laid is not None:
            return [*found, laid]
        hires = self._hire()
        found.append(hires)
        amounts = (hires.seasonal - 1, hires.seasonal + 1, 0)
        found += [Hire(self.seat, max(0, amount), hires.robot) for amount in amounts]
        return found

    def reason(self, move: Move) -> Reason | None:
        plan = self.plan()
        income = self.companies.edition.payout[plan.powered]
        if isinstance(move, Build):
            if plan.score > WINNING:
                return because("outpost_ends_and_wins", powered=plan.powered)
            if move.what == HOUSE:
                return because(
                    "outpost_house", houses=plan.houses, powered=plan.powered, income=income
                )
            return because("outpost_unlock", kind=move.what)
        if isinstance(move, Place):
            return because("outpost_place", card=move.card)
        assert isinstance(move, Hire)
        if move.robot:
            return because("outpost_robot", rounds=self.rounds)
        how = hiring(
            self.companies.edition,
            self.company,
            self.state.labour,
            self.state.rules.field_sizes,
            robot=False,
        )
        if not move.seasonal:
            return because("outpost_no_seasonal")
        return because("outpost_hire", workers=move.seasonal, price=how.price(move.seasonal))

    def _hire(self) -> Hire:
        per_city = 0.0
        if self.ending:
            per_city = FINAL_CITY
        elif self.rounds == 0:
            per_city = self.character.final_city
        return hire(self.companies, self.state, self.seat, per_city, robots=self.rounds >= 2)
