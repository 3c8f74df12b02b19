"""Phase 3: what to build, which cards to lay, whom to hire."""

from functools import cached_property
from typing import NamedTuple

from powergrid_qt.ai.outpost.characters import OutpostCharacter
from powergrid_qt.ai.outpost.moves import building_site, hire, house_route, placement
from powergrid_qt.ai.outpost.outlook import UNLOCKING, house_price, rounds_left, wages
from powergrid_qt.ai.outpost.prospects import Companies
from powergrid_qt.engine.moves import Build, Hire, Move, Place, Reason, because
from powergrid_qt.engine.outpost.company import most_powered
from powergrid_qt.engine.outpost.edition import HOUSE, PLANT, SHELTER, Effect
from powergrid_qt.engine.outpost.expansion import Expanding
from powergrid_qt.engine.outpost.state import OutpostState, Site


def final_strength(
    companies: Companies, state: OutpostState, seat: int, acted: tuple[int, ...]
) -> tuple[int, float]:
    """Cities that a rival powers if the game ends this round, and the money left: exactly for
    those who have acted, else what it could be at best."""
    player = state.players[seat]
    company = player.company
    if seat in acted:
        return most_powered(companies.edition, company, player.connected), player.money
    prospect = companies.prospect(company)
    prices = companies.edition.labour_prices
    sums = wages(prices, state.rules.field_sizes, sum(state.labour), prospect.cheaper_workers)
    workers = company.permanent + company.robots + sum(state.labour)
    money = player.money - UNLOCKING * prospect.locked
    best = (0, 0.0)
    for need, power, _ in prospect.frontier:
        if need > workers:
            break
        left = money - sums[max(0, need - prospect.places - prospect.robots)]
        if left < 0:
            continue
        missing = max(0, power - player.connected)
        price = house_price(player.connected)
        built = min(missing, int(left / price))
        best = max(best, (min(power, player.connected + built), left - built * price))
    return best


def can_end(state: OutpostState, seat: int, acted: tuple[int, ...]) -> bool:
    """Whether a rival may still end the game in this round."""
    if seat in acted:
        return False
    player = state.players[seat]
    missing = state.rules.end_cities - player.connected
    return missing * house_price(player.connected + missing / 2) <= player.money


BEYOND_POWER = 1
"""Houses that are planned beyond what can be powered, unless they end the game."""
IDLE_ABOVE = 130
"""More money than this is better put into houses, which are needed sooner or later."""
IDLE = 0.15
ROBOT_A_ROUND = 7.0
"""What a robot saves in each round from the next one on: a place, or a seasonal worker."""
PATIENCE = 14
"""The round from which on a player who can end the game does, so that no game goes on for ever."""


FINAL_CITY = 1000.0
"""What a city counts in the last round: more than any money."""
WINNING = 1e6
"""The score above which a plan ends the game and wins it."""


class TurnPlan(NamedTuple):
    """A way to spend this turn."""

    score: float
    houses: int
    plant_spaces: int
    """The number of spaces for plants to unlock."""
    shelter_spaces: int
    running: tuple[str, ...]
    powered: int


class ExpansionTurn:
    """The turn of one seat, judged from where it stands now."""

    def __init__(
        self, companies: Companies, state: OutpostState, character: OutpostCharacter
    ) -> None:
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
        self.ending = character.counts_end and self._ends_anyway()

        technologies = self.company.technologies
        self.extra_cities = companies.total(technologies, Effect.EXTRA_CITIES)
        self.extra_places = companies.total(technologies, Effect.EXTRA_PLACES)
        owned = (*self.company.plants, *self.company.shelters, *self.company.reserve)
        self.plants = tuple(sorted([card for card in owned if self.cards[card].workers]))
        shelters = [card for card in owned if not self.cards[card].workers]
        self.shelters = sorted(shelters, key=lambda card: (-self.cards[card].places, card))
        self.workers = sum(state.labour)
        self.sums = wages(
            companies.edition.labour_prices,
            state.rules.field_sizes,
            self.workers,
            companies.total(technologies, Effect.SEASONAL_DISCOUNT),
        )

    def _ends_anyway(self) -> bool:
        """Whether this is the last round, no matter what this player does: another one can end it,
        and would win if this player stopped before the end. Those who do not think about rivals
        see it when it has come."""
        state, acted = self.state, self.decision.acted
        if state.leader >= self.end:
            return True
        if not self.character.models_rivals:
            return False
        powered, money = final_strength(self.companies, state, self.seat, ())
        mine = min(powered, self.end - 1), money
        return any(
            can_end(state, other, acted) and self._rival_strengths[other] > mine
            for other in state.order
            if other != self.seat
        )

    # -- the plan ---------------------------------------------------------------------------

    def plan(self) -> TurnPlan:
        """The best way to spend the money of this turn: spaces to unlock, plants to run and
        houses to build are tried in all combinations that can be paid."""
        player = self.player
        money, connected = player.money, player.connected
        self._look_for_sites()
        house_costs = [0]
        for _, price in self.route:
            house_costs.append(house_costs[-1] + price)
        best = TurnPlan(float("-inf"), 0, 0, 0, (), 0)
        for more_plants in range(self._more(PLANT, len(self.plants)) + 1):
            unlocking = self._unlocking(PLANT, self.plant_site, more_plants)
            for more_shelters in range(self._more(SHELTER, len(self.shelters)) + 1):
                sheltering = self._unlocking(SHELTER, self.shelter_site, more_shelters)
                potential, able, runs = self._runs(more_plants, more_shelters)
                for houses, cost in enumerate(house_costs):
                    cities = connected + houses
                    beyond = houses and potential + BEYOND_POWER < cities < self.end
                    if beyond and money < IDLE_ABOVE:
                        continue
                    spent = cost + unlocking[houses] + sheltering[houses]
                    for power, pay, running in runs:
                        if spent + pay > money:
                            continue
                        powered = min(cities, power)
                        idle = powered < min(cities, able)
                        score = self._score(cities, powered, potential, spent, pay, idle)
                        if score > best.score:
                            best = TurnPlan(
                                score, houses, more_plants, more_shelters, running, powered
                            )
        return best

    def _look_for_sites(self) -> None:
        """Look for the next places to build; once a card was placed nothing is built any more."""
        building = not self.decision.arranging
        self.route = house_route(self.state, self.player, self.end) if building else []
        self.plant_site = building_site(self.state, self.player, PLANT) if building else None
        self.shelter_site = building_site(self.state, self.player, SHELTER) if building else None

    def _more(self, kind: str, cards: int) -> int:
        """How many more spaces of a kind can be unlocked in this turn with some use."""
        site = self.plant_site if kind == PLANT else self.shelter_site
        if site is None:
            return 0
        unlocked = self.company.unlocked(kind)
        return max(0, min(2, cards - unlocked, self.companies.edition.buildings - unlocked))

    def _unlocking(self, kind: str, site: tuple[Site, int] | None, spaces: int) -> list[int]:
        """What it costs to unlock so many spaces, by the number of houses built before: beside a
        new house a building pays no connection."""
        if site is None or not spaces:
            return [0] * (len(self.route) + 1)
        first, cities = site[1], self.state.rules.board.cities
        others = (spaces - 1) * max(first, int(UNLOCKING))
        prices = [first + others]
        for city, _ in self.route:
            if isinstance(city, int) and cities[city].slot == kind and not self.state.built[city]:
                first = min(first, self.companies.edition.building_cost)
            prices.append(first + others)
        return prices

    def _runs(
        self, more_plants: int, more_shelters: int
    ) -> tuple[int, int, list[tuple[int, int, tuple[str, ...]]]]:
        """What a board with so many more spaces can power with the workers that there are, what
        with all that it needs, and all that it could run: cities, wages, plants."""
        company = self.company
        spaces = company.unlocked(PLANT) + more_plants
        frontier = self.companies.frontier(self.plants, spaces, self.extra_cities)
        shelters = self.shelters[: company.unlocked(SHELTER) + more_shelters]
        free = company.robots + self.extra_places * len(shelters)
        for card in shelters:
            free += self.cards[card].places
        workers = company.permanent + company.robots + self.workers
        runs = []
        for need, power, running in frontier:
            seasonal = max(0, need - free - self._places_beside(running, spaces))
            if need <= workers and seasonal <= self.workers:
                runs.append((power, self.sums[seasonal], running))
        return runs[-1][0], frontier[-1][1], runs

    def _places_beside(self, running: tuple[str, ...], spaces: int) -> int:
        """Where workers live on plant spaces: in a Moon Base, unless others take its space."""
        places = 0
        for card in self.plants:
            if self.cards[card].places and (card in running or len(running) < spaces):
                places += self.cards[card].places + self.extra_places
        return places

    def _score(
        self, cities: int, powered: int, potential: int, spent: int, pay: float, idle: bool
    ) -> float:
        character = self.character
        money = self.player.money - spent - pay
        if self.ending:  # only this counts now, and no income is paid any more
            return FINAL_CITY * powered + money
        if cities >= self.end:
            if self.state.round >= PATIENCE:
                return WINNING / 2 + FINAL_CITY * powered + money
            if character.counts_end:
                return self._end_score(powered, money, idle)
        income = self.companies.edition.payout[powered]
        later = money + income
        score = income - pay - character.haste * spent
        score -= character.thrift * max(0.0, character.reserve - later)
        score += character.progress * min(cities, potential)
        score -= IDLE * max(0.0, later - IDLE_ABOVE)
        if self.rounds == 0:  # somebody may end the game after this turn
            score += character.final_city * powered
        return score

    def _end_score(self, powered: int, money: float, idle: bool) -> float:
        """Ending the game is right when it wins, and only then; who is ahead with plants standing
        idle for want of workers is further ahead a round later, when there is money for them."""
        if idle or (powered, money) <= max(self._rival_strengths.values()):
            return FINAL_CITY * powered - WINNING
        return WINNING + FINAL_CITY * powered + money

    @cached_property
    def _rival_strengths(self) -> dict[int, tuple[int, float]]:
        return {
            other: final_strength(self.companies, self.state, other, self.decision.acted)
            for other in self.state.order
            if other != self.seat
        }

    # -- moves ------------------------------------------------------------------------------

    def move(self) -> Move:
        plan = self.plan()
        build = self._next_piece(plan)
        if build is not None:
            return build
        laid = placement(self.companies, self.state, self.seat, plan.running)
        return laid or self._hire()

    def _next_piece(self, plan: TurnPlan) -> Move | None:
        """Houses first: a building in a city with an own house pays no connection."""
        if plan.houses:
            return self._build(self.route[0][0], HOUSE)
        if plan.plant_spaces and self.plant_site is not None:
            return self._build(self.plant_site[0], PLANT)
        if plan.shelter_spaces and self.shelter_site is not None:
            return self._build(self.shelter_site[0], SHELTER)
        return None

    def _build(self, site: Site, what: str) -> Build:
        return Build(self.seat, self.state.site_id(site), what)

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
            return because(f"outpost_unlock_{move.what}")
        if isinstance(move, Place):
            return because("outpost_place", card=move.card)
        assert isinstance(move, Hire)
        if move.robot:
            return because("outpost_robot", rounds=self.rounds)
        if not move.seasonal:
            return because("outpost_no_seasonal")
        price = self.decision.hiring(self.state, robot=False).price(move.seasonal)
        return because("outpost_hire", workers=move.seasonal, price=price)

    def _hire(self) -> Hire:
        per_city = 0.0
        if self.ending:
            per_city = FINAL_CITY
        elif self.rounds == 0:
            per_city = self.character.final_city
        robot = ROBOT_A_ROUND * (self.rounds - 1)
        return hire(self.companies, self.state, self.seat, per_city, robot)
