"""Phase 3: what to build, which cards to lay, whom to hire."""

from typing import NamedTuple

from powergrid_qt.ai.outpost.characters import Character
from powergrid_qt.ai.outpost.outlook import rounds_left, wages
from powergrid_qt.ai.outpost.prospects import Companies
from powergrid_qt.ai.outpost.rivals import final_strength
from powergrid_qt.ai.outpost.sites import building_site, house_route
from powergrid_qt.engine.moves import Build, Hire, Move, Place
from powergrid_qt.engine.outpost.company import can_make_robot, effect, hiring
from powergrid_qt.engine.outpost.edition import (
    EXTRA_CITIES,
    EXTRA_PLACES,
    HOUSE,
    MAX_ROBOTS,
    PERMANENT_ONLY,
    PLANT,
    SEASONAL_DISCOUNT,
    SHELTER,
    TECHNOLOGY,
)
from powergrid_qt.engine.outpost.expansion import Expanding
from powergrid_qt.engine.outpost.state import OutpostState, Site

BEYOND_POWER = 1
"""Houses that are planned beyond what can be powered, unless they end the game."""
IDLE_ABOVE = 130
"""More money than this is better put into houses, which are needed sooner or later."""
IDLE = 0.15
PATIENCE = 16
"""From this round on nobody holds the end of the game back any more."""


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
        if site is None or not spaces:
            return 0
        first = site[1]
        if first > 5 and any(self._has_slot(city, site[0]) for city, _ in self.route[:2]):
            first = 5
        return first + (spaces - 1) * (site[1] or 8)

    def _has_slot(self, city: Site, like: Site) -> bool:
        if not isinstance(city, int) or not isinstance(like, int):
            return False
        cities = self.state.rules.board.cities
        return cities[city].slot == cities[like].slot and not self.state.built[city]

    def _score(
        self, cities: int, powered: int, potential: int, spent: int, pay: float
    ) -> float:
        character = self.character
        money = self.player.money - spent - pay
        if character.counts_end and cities >= self.end and self.state.round < PATIENCE:
            return self._end_score(powered, money)
        income = self.companies.edition.payout[powered]
        later = money + income
        score = income - pay - character.haste * spent
        score -= character.thrift * max(0.0, character.reserve - later)
        score += character.progress * min(cities, potential)
        score -= IDLE * max(0.0, later - IDLE_ABOVE)
        if self.rounds == 0:
            score += 3 * character.final_city * powered * 0.3
        if self.rounds <= 1:
            score -= 0.5 * spent
        return score

    def _end_score(self, powered: int, money: float) -> float:
        """Ending the game is right when it wins, and only then."""
        mine = (powered, money)
        best = max(self._rival_strengths())
        return 1e6 + 1000 * powered + money if mine > best else -1e6 + 1000 * powered

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
        return self._placement(plan) or self._hire()

    def _next_piece(self, plan: Plan) -> Move | None:
        if self.decision.arranging:
            return None
        site: Site
        if plan.houses:
            site, what = self.route[0][0], HOUSE
        elif plan.plant_spaces:
            assert self.plant_site is not None
            site, what = self.plant_site[0], PLANT
        elif plan.shelter_spaces:
            assert self.shelter_site is not None
            site, what = self.shelter_site[0], SHELTER
        else:
            return None
        name = site if isinstance(site, str) else self.state.rules.board.cities[site].id
        return Build(self.seat, name, what)

    def _placement(self, plan: Plan) -> Move | None:
        """The next card to lay so that the plan's plants run and the largest shelters lie."""
        cards, company = self.cards, self.company
        waiting = [card for card in company.reserve if cards[card].goes_on_board]
        if not waiting:
            return None
        spaces = company.unlocked(PLANT)
        rest = [card for card in self.plants if card not in plan.running]
        rest.sort(key=lambda card: (-self._usefulness(card), card))
        wanted = [*plan.running, *rest][:spaces]
        for card in wanted:
            if card in waiting:
                on = PLANT if cards[card].type == TECHNOLOGY else None
                if len(company.plants) < spaces:
                    return Place(self.seat, card, None, on)
                for other in company.plants:
                    if other not in wanted:
                        return Place(self.seat, card, other, on)
        spaces = company.unlocked(SHELTER)
        best = self.shelters[:spaces]
        for card in best:
            if card in waiting:
                if len(company.shelters) < spaces:
                    return Place(self.seat, card)
                for other in company.shelters:
                    if other not in best:
                        return Place(self.seat, card, other)
        return None

    def _usefulness(self, card: str) -> float:
        facts = self.cards[card]
        return facts.cities + self.extra_cities - 0.5 * facts.workers

    def _hire(self) -> Move:
        """As many seasonal workers as pay for themselves."""
        state, company, player = self.state, self.company, self.player
        edition = self.companies.edition
        how = hiring(edition, company, state.labour, state.rules.field_sizes, robot=False)
        on_board = tuple(
            sorted(card for card in (*company.plants, *company.shelters) if self.cards[card].workers)
        )
        frontier = self.companies.frontier(on_board, 8, self.extra_cities)
        market = sum(how.labour)
        base = any(PERMANENT_ONLY in self.cards[card].effect for card in on_board)
        best, best_score = 0, -1e9
        for seasonal in range(how.affordable(player.money) + 1):
            moving_in = min(how.empty_places, market - seasonal)
            workers = company.permanent - how.homeless + moving_in + company.robots + seasonal
            if base:
                workers -= 3
            power = 0
            for need, makes, _ in frontier:
                if need <= workers:
                    power = makes
            powered = min(power, player.connected)
            score = edition.payout[powered] - how.price(seasonal) + (
                20 * powered if self._final() else 0
            )
            if score > best_score:
                best, best_score = seasonal, score
        if self.rounds >= 2 and effect(edition, company, MAX_ROBOTS):
            how = hiring(edition, company, state.labour, state.rules.field_sizes, robot=True)
            more = min(best + 1, how.affordable(player.money))
            if can_make_robot(edition, company, how, more):
                return Hire(self.seat, more, True)
        return Hire(self.seat, best)

    def _final(self) -> bool:
        return self.rounds == 0
