"""How the game will go on: when it ends, what workers cost, what a company will earn until then.

Workers come off the cheapest fields and go back to the dearest (O17, O19). So those who are left
stand on the dearest fields, and how many they are tells everything about a market.
"""

import functools
from collections.abc import Sequence
from typing import NamedTuple
from zlib import crc32

from powergrid_qt.ai.outpost.characters import OutpostCharacter
from powergrid_qt.ai.outpost.prospects import Companies, Frontier, Prospect
from powergrid_qt.engine.outpost.state import OutpostPlayer, OutpostState

CITY_MONEY = 30
"""The money for which somebody may build one more city, and want to power it."""


class Supply(NamedTuple):
    """Workers whom a player finds on the market at the own turn."""

    now: int
    later: int
    """Workers in the next round, once the others have filled the shelters that they own."""


@functools.lru_cache(maxsize=4096)
def wages(
    prices: tuple[int, ...], sizes: tuple[int, ...], level: int, less: int
) -> tuple[int, ...]:
    """What 0, 1, 2 ... seasonal workers cost, up to all who are left on the market."""
    ladder = [price for price, size in zip(prices, sizes, strict=True) for _ in range(size)]
    sums = [0]
    for price in ladder[len(ladder) - level :]:
        sums.append(sums[-1] + max(0, price - less))
    return tuple(sums)


def supplies(companies: Companies, state: OutpostState, scarcity: float) -> list[Supply]:
    """What everybody will find, by seat, before anybody hires in a round. The last in the order
    hires first: seasonal workers as they are needed, permanent ones for shelters, and
    `scarcity` more for what is yet to be bought in this round."""
    seasonal, moving = [], []
    for player in state.players:
        wanted, vacancies = demand(companies, player)
        seasonal.append(wanted)
        moving.append(vacancies)
    now = float(sum(state.labour))
    later = now - sum(moving)
    found = [Supply(0, 0)] * len(state.players)
    for seat in reversed(state.order):
        found[seat] = Supply(max(0, int(now)), max(0, int(later) + moving[seat]))
        now -= seasonal[seat] + moving[seat] + scarcity
        later -= seasonal[seat]
    return found


def demand(companies: Companies, player: OutpostPlayer) -> tuple[int, int]:
    """Seasonal workers whom a player will want, and permanent ones for whom there is room."""
    company = player.company
    prospect = companies.prospect(company)
    cities = player.connected + 1 + player.money // CITY_MONEY
    need = 0
    for row in prospect.frontier:
        need = row[0]
        if row[1] >= cities:
            break
    seasonal = max(0, need - prospect.places - prospect.robots)
    return seasonal, max(0, prospect.places - company.permanent)


SPENT_ON_HOUSES = 0.62
"""The part of an income that goes into houses; the rest is for cards, buildings and workers."""
POWER_A_ROUND = 2.5
"""Cities by which a good company's power grows in a round."""
SPENDABLE = 80.0
"""Money beyond this finds nothing good to buy ..."""
IDLE_MONEY = 0.2
"""... and is worth only so much of other money."""
UNLOCKING = 8.0
"""What a building costs as a rule, its connection included."""
FEW_RIVALS = 3
"""With more rivals than this there are more workers, too (O4)."""
LAST_ROUNDS = 3
"""The last rounds, in which cities count ever more, and money less: little time is left for it."""
WORKERS_PER_CITY = 0.6
"""Workers that plants bought later need for each city."""


def house_price(houses: float) -> float:
    """What the next house costs as a rule: the slots of later steps are dearer."""
    return 14.0 + 0.6 * houses


def rounds_left(companies: Companies, state: OutpostState) -> int:
    """Incomes that are still to come before the game ends, this round's included.

    Somebody ends it who can pay for the missing houses and power them: nobody builds far
    beyond what can be powered.
    """
    rules = state.rules
    payout, end = rules.edition.payout, rules.end_cities
    share = sum(state.labour) // len(state.players)
    soonest = 99.0
    for player in state.players:
        houses = player.connected
        missing = end - houses
        if missing <= 0:
            return 0
        cost = missing * house_price(houses + missing / 2) - player.money
        income = payout[(2 * houses + end) // 3] * SPENT_ON_HOUSES
        prospect = companies.prospect(player.company)
        power = prospect.power_with(prospect.places + prospect.robots + share)
        needed = max(cost / income, (end - 1 - power) / POWER_A_ROUND, (missing - 5) / 4)
        soonest = min(soonest, needed)
    return max(0, int(soonest + 0.9))


class CompanyForecast:
    """A character's forecast for one seat at one moment."""

    __slots__ = (
        "character",
        "companies",
        "end",
        "final_city",
        "payout",
        "player",
        "rounds",
        "state",
        "supply",
    )

    def __init__(
        self,
        companies: Companies,
        state: OutpostState,
        seat: int,
        character: OutpostCharacter,
        rounds: int,
        supply: Supply,
    ) -> None:
        self.companies = companies
        self.state = state
        self.player = state.players[seat]
        self.character = character
        self.end = state.rules.end_cities
        self.payout = state.rules.edition.payout
        self.rounds = min(rounds, character.horizon)
        self.supply = supply
        nearness = max(0, LAST_ROUNDS - self.rounds)
        self.final_city = character.final_city + character.closing * nearness

    @property
    def key(self) -> tuple[object, ...]:
        """Everything that `worth` depends on besides the card and the price."""
        player = self.player
        company = player.company
        return (
            player.money,
            player.houses,
            company.plants,
            company.shelters,
            company.reserve,
            company.technologies,
            company.buildings,
            company.robots,
            company.permanent,
            self.rounds,
            self.supply,
            len(self.state.players),
        )

    def worth(self, card: str | None, price: float) -> float:
        """What the position is worth after buying a card for a price, or nothing at all."""
        prospect = self.companies.prospect(self.player.company, card)
        return self.forecast(prospect, self.player.money - price, self.player.connected)

    def forecast(self, prospect: Prospect, money: float, connected: int) -> float:
        """Play the own company on by rough rules: unlock, buy cards as they come by, build what
        can be powered, earn; at the end the cities powered count."""
        character, payout, end = self.character, self.payout, self.end
        frontier = prospect.frontier
        stock = float(self.companies.edition.houses)
        most = frontier[-1][1]
        edition, sizes = self.companies.edition, self.state.rules.field_sizes
        places, robots, less = prospect.places, prospect.robots, prospect.cheaper_workers
        housed = self.player.company.permanent
        market = float(self.supply.now)
        later = float(self.supply.later + housed)
        scarcer = character.scarcity * min(FEW_RIVALS, len(self.state.players) - 1)
        growth_price = character.growth_price - prospect.cheaper_cards / character.growth
        built_on_cards = sum([isinstance(site, str) for site in self.player.houses])
        houses = min(stock, float(connected + prospect.free_houses - built_on_cards))
        money -= prospect.locked * UNLOCKING
        grown = 0.0
        for ahead in range(self.rounds):
            if ahead:
                step = min(character.growth, end - most - grown)
                if step > 0 and money > step * growth_price:
                    money -= step * growth_price
                    grown += step
                if prospect.makes_robots:
                    robots += 1
            if money < 0:  # nothing can be unlocked, nobody hired
                money += payout[0]
                continue
            level = max(0, int(market))
            room = min(stock, staffed(frontier, grown, housed + robots + level)) - houses
            if room > 0:
                each = house_price(houses)
                built = min(room, money / each)
                houses += built
                money -= built * each
            sums = wages(edition.labour_prices, sizes, level, less)
            income, seasonal = best_income(
                frontier, payout, houses, grown, places + robots, housed + robots + level, sums
            )
            money += income
            housed = min(places, housed + level - seasonal)
            later -= scarcer
            market = later - housed
        level = max(0, int(market))
        workers = housed + robots + level
        room = min(stock, staffed(frontier, grown, workers)) - houses
        if room > 0 and money > 0:
            each = house_price(houses)
            built = min(room, money / each)
            houses += built
            money -= built * each
        sums = wages(edition.labour_prices, sizes, level, less)
        final = 0.0
        for need, power, _ in frontier:
            if need > workers:
                break
            more = min(grown, (workers - need) / WORKERS_PER_CITY)
            pay = sums[max(0, int(need + more * WORKERS_PER_CITY) - places - robots)]
            powered = min(houses, power + more)
            final = max(final, self.final_city * powered - character.kept_money * pay)
        if money > SPENDABLE:
            money = SPENDABLE + (money - SPENDABLE) * IDLE_MONEY
        return final + character.kept_money * money


def staffed(frontier: Frontier, grown: float, workers: int) -> float:
    """Cities that so many workers can power, with plants for `grown` cities yet to be bought."""
    most = 0.0
    for need, power, _ in frontier:
        if need > workers:
            break
        most = max(most, power + min(grown, (workers - need) / WORKERS_PER_CITY))
    return most


def best_income(
    frontier: Frontier,
    payout: Sequence[int],
    houses: float,
    grown: float,
    free: int,
    workers: int,
    sums: Sequence[float],
) -> tuple[float, int]:
    """The highest income less wages, and how many seasonal workers it takes; the plants power
    `grown` more cities together as far as there are workers. Parts of a house earn their part."""
    best, hired = float(payout[0]), 0
    for need, power, _ in frontier:
        if need > workers:
            break
        more = min(grown, (workers - need) / WORKERS_PER_CITY)
        powered = power + more
        if powered > houses:
            powered = houses
        whole = int(powered)
        income = float(payout[whole])
        income += (powered - whole) * (payout[whole + 1] - income)
        seasonal = int(need + more * WORKERS_PER_CITY) - free
        if seasonal > 0:
            income -= sums[seasonal]
        if income > best:
            best, hired = income, max(0, seasonal)
        if powered == houses:
            break
    return best, hired


def misjudged(seed: int, round_number: int, name: str, noise: float) -> float:
    """A factor around 1 that depends on nothing but these: the same position gives the same."""
    part = crc32(f"{seed}:{round_number}:{name}".encode()) / 2**32
    return 1 + noise * (2 * part - 1)
