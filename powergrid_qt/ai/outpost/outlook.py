"""How the game will go on: when it ends, what workers cost, what a company will earn until then."""

import functools
from collections.abc import Sequence
from zlib import crc32

from powergrid_qt.ai.outpost.characters import Character
from powergrid_qt.ai.outpost.prospects import Companies, Frontier, Prospect
from powergrid_qt.engine.outpost.state import OutpostPlayer, OutpostState

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
SCARCE_WORKER = 14.0
"""What a worker is counted with that the market may not have."""
WORKERS_PER_CITY = 0.6
"""Workers that plants bought later need for each city."""
MOST_SEASONAL = 32
"""More than four plants and what may be bought later can need."""


def house_price(houses: float) -> float:
    """What the next house costs as a rule: the slots of later steps are dearer."""
    return 14.0 + 0.6 * houses


@functools.lru_cache(maxsize=4096)
def wages(
    prices: tuple[int, ...], labour: tuple[int, ...], before: int, less: int
) -> tuple[float, ...]:
    """What 0, 1, 2 ... seasonal workers cost after the others have hired so many."""
    ladder = [price for price, workers in zip(prices, labour, strict=True) for _ in range(workers)]
    ladder = ladder[before:]
    total = 0.0
    sums = [total]
    for hired in range(MOST_SEASONAL):
        total += max(0, ladder[hired] - less) if hired < len(ladder) else SCARCE_WORKER
        sums.append(total)
    return tuple(sums)


def rounds_left(companies: Companies, state: OutpostState) -> int:
    """Incomes that are still to come before the game ends, this round's included.

    Somebody ends it who can pay for the missing houses and power them: nobody builds far
    beyond what can be powered.
    """
    rules = state.rules
    payout, end = rules.edition.payout, rules.end_cities
    soonest = 99.0
    for player in state.players:
        houses = player.connected
        missing = end - houses
        if missing <= 0:
            return 0
        cost = missing * house_price(houses + missing / 2) - player.money
        income = payout[(2 * houses + end) // 3] * SPENT_ON_HOUSES
        power = companies.prospect(player.company).frontier[-1][1]
        needed = max(cost / income, (end - 1 - power) / POWER_A_ROUND, (missing - 5) / 4)
        soonest = min(soonest, needed)
    return max(0, int(soonest + 0.9))


def demand(companies: Companies, player: OutpostPlayer) -> int:
    """Seasonal workers that a player will want."""
    prospect = companies.prospect(player.company)
    need = 0
    for row in prospect.frontier:
        need = row[0]
        if row[1] >= player.connected + 2:
            break
    return max(0, need - prospect.places - prospect.robots)


def hired_before(companies: Companies, state: OutpostState, seat: int) -> int:
    """Workers that others will have taken when it is this seat's turn, as far as can be guessed:
    in phase 2 those who come later in the order, and half of what the rest wants."""
    total = 0.0
    later = False
    for other in state.order:
        if other == seat:
            later = True
        else:
            weight = 0.75 if later else 0.4
            total += weight * demand(companies, state.players[other])
    return int(total)


class Outlook:
    """A character's forecast for one seat at one moment."""

    __slots__ = ("before", "character", "companies", "end", "payout", "player", "rounds", "state")

    def __init__(
        self,
        companies: Companies,
        state: OutpostState,
        seat: int,
        character: Character,
        rounds: int,
    ) -> None:
        self.companies = companies
        self.state = state
        self.player = state.players[seat]
        self.character = character
        self.end = state.rules.end_cities
        self.payout = state.rules.edition.payout
        self.rounds = min(rounds, character.horizon)
        self.before = hired_before(companies, state, seat)

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
            self.rounds,
            self.before,
            len(self.state.players),
            *self.state.labour,
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
        free = prospect.places + prospect.robots
        prices, labour = self.companies.edition.labour_prices, tuple(self.state.labour)
        less = prospect.cheaper_workers
        before = float(self.before)
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
                    free += 1
            if money < 0:  # nothing can be unlocked, nobody hired
                money += payout[0]
                continue
            room = min(stock, most + grown) - houses
            if room > 0:
                each = house_price(houses)
                built = min(room, money / each)
                houses += built
                money -= built * each
            workers = int(grown * WORKERS_PER_CITY) - free
            sums = wages(prices, labour, int(before), less)
            before += scarcer
            money += best_income(frontier, payout, houses, grown, workers, sums)
        room = min(stock, most + grown) - houses
        if room > 0 and money > 0:
            each = house_price(houses)
            built = min(room, money / each)
            houses += built
            money -= built * each
        workers = int(grown * WORKERS_PER_CITY) - free
        sums = wages(prices, labour, int(before), less)
        final = 0.0
        for need, power, _ in frontier:
            pay = sums[max(0, need + workers)]
            powered = min(houses, power + grown)
            final = max(final, character.final_city * powered - character.kept_money * pay)
        if money > SPENDABLE:
            money = SPENDABLE + (money - SPENDABLE) * IDLE_MONEY
        return final + character.kept_money * money


def best_income(
    frontier: Frontier,
    payout: Sequence[int],
    houses: float,
    grown: float,
    workers: int,
    sums: Sequence[float],
) -> float:
    """The highest income less wages; the plants power `grown` more cities together and need so
    many workers more. Parts of a house earn their part."""
    best = float(payout[0])
    for need, power, _ in frontier:
        powered = power + grown
        if powered > houses:
            powered = houses
        whole = int(powered)
        income = float(payout[whole])
        income += (powered - whole) * (payout[whole + 1] - income)
        missing = need + workers
        if missing > 0:
            income -= sums[missing]
        if income > best:
            best = income
        if powered == houses:
            break
    return best


def misjudged(seed: int, round_number: int, name: str, noise: float) -> float:
    """A factor around 1 that depends on nothing but these: the same position gives the same."""
    part = crc32(f"{seed}:{round_number}:{name}".encode()) / 2**32
    return 1 + noise * (2 * part - 1)
