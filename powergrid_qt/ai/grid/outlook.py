"""The rest of the game as a policy expects it: how long it lasts, what fuel will cost, and how
far a player gets in it with given plants, cities and money."""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from powergrid_qt.ai.grid.characters import GridCharacter
from powergrid_qt.ai.grid.cities import chance_of_end, next_city_price
from powergrid_qt.ai.grid.supply import (
    Bills,
    Burners,
    Fed,
    Supplies,
    Terms,
    demand,
    net_incomes,
    spare,
    ways_to_feed,
)
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.bureaucracy import by_the_table
from powergrid_qt.engine.grid.edition import FuelScale
from powergrid_qt.engine.grid.state import Attached, GridFacts, GridPlayer, GridState

Hand = tuple[CardId, ...]
Prices = tuple[float, ...]
TermsFor = Callable[[int, Iterable[int]], Sequence[Terms]]
"""A function that gives the terms on which a seat gets some kinds of fuel."""


class Earnings(NamedTuple):
    """A hand with the fuel that there is for it."""

    incomes: tuple[int, ...]
    """What a round brings after fuel, by number of cities."""
    power: int
    """The cities that can be powered by the plants for which there is fuel."""
    powers: tuple[int, ...]
    """The cities that each plant powers, the weakest first; one that starves powers nothing."""
    ways: Sequence[Fed]
    """The sets of plants that can run, the strongest first, with the price of a run."""


class Swap(NamedTuple):
    """A hand with a new plant in it."""

    plants: Hand
    attached: Attached
    gone: CardId | None
    """The plant that had to go."""


class Upgrade(NamedTuple):
    """A plant that is yet to be bought."""

    power: float
    """Cities that it powers, if it is bought in this round."""
    price_of_power: float
    """What the plant costs, in money, for each of those cities."""


MOST_KNOWN = 10_000


class OutlookMemory:
    """What is the same in all positions of an edition on a board, and worth remembering."""

    __slots__ = ("bills", "earnings", "hands", "swaps")

    def __init__(self, scales: Sequence[FuelScale]) -> None:
        self.bills = Bills(scales)
        self.earnings: dict[tuple[Burners, tuple[Terms, ...]], Earnings] = {}
        self.hands: dict[tuple[Hand, Attached], Burners] = {}
        self.swaps: dict[tuple[int, Hand, Attached, CardId], tuple[Swap, ...]] = {}

    def hand(self, rules: GridFacts, plants: Hand, attached: Attached) -> Burners:
        key = plants, attached
        found = self.hands.get(key)
        if found is None:
            found = self.hands[key] = Burners(rules.hand(plants, attached))
        return found

    def earnings_of(self, hand: Burners, terms: Sequence[Terms], payout: Sequence[int]) -> Earnings:
        """What a hand earns on these terms, which are those of the kinds that it burns: known hands
        are found more often without the others."""
        key = hand, tuple(terms)
        found = self.earnings.get(key)
        if found is None:
            bills = list(map(self.bills.__getitem__, zip(hand.kinds, terms, strict=True)))
            ways = ways_to_feed(hand.sets, bills, [level + held for level, held, _ in terms])
            power, _, running = ways[0]
            found = self.earnings[key] = Earnings(
                net_incomes(ways, payout), power, hand.powers(running), ways
            )
        return found

    def forget_if_full(self) -> None:
        if len(self.earnings) > MOST_KNOWN:  # there are less of everything else
            self.bills.clear()
            self.earnings.clear()
            self.hands.clear()
            self.swaps.clear()


BETWEEN_PLANTS = 2
"""A plant that is worth its price comes up every so many rounds: others want it too."""
ENOUGH = 40.0
BEYOND_ENOUGH = 0.5
"""Money that is left at the end decides a tie at the most: of more than enough each counts so
much, so that who is rich does not let plants go for a few Elektro."""
MOST_A_ROUND = 5
"""Cities that a network grows by in a round at most: more are rarely within reach."""
BEST_POWER = 6.5
"""The cities that the largest plants power."""


class GridOutlook:
    """A forecast for one position, or for several that differ in bids only."""

    __slots__ = (
        "_city_prices",
        "_futures",
        "_known",
        "_later",
        "_looked_ahead",
        "_now",
        "_prices",
        "_upgrade",
        "bidding",
        "character",
        "end",
        "ending",
        "limits",
        "rounds",
        "rules",
        "state_round",
        "supplies",
    )

    def __init__(self, state: GridState, character: GridCharacter, known: OutlookMemory) -> None:
        self.character = character
        self.rules = state.rules
        self.end = state.rules.end_cities
        self.state_round = state.round
        self.rounds = rounds_left(state)
        self._looked_ahead = min(self.rounds, character.horizon + 1)
        self.ending = (
            chance_of_end(state, character.end_fear) if character.foresees_the_end else 0.0
        )
        self._upgrade = plant_to_come(state, character)
        self._prices: Prices | None = None
        self.limits: dict[object, dict[CardId, float]] = {}
        """How high rivals will bid for each card, as `auctions` has worked it out."""
        self.bidding: dict[object, Any] = {}
        """How auctions look to those who bid, as `auctions` has worked it out."""
        self._known = known
        self.supplies = Supplies(state)
        self._now: dict[tuple[int, Hand, Attached], Earnings] = {}
        self._later: dict[tuple[int, Hand, Attached], Earnings] = {}
        self._futures: dict[tuple[int, Hand, Attached, int, int, float], float] = {}
        self._city_prices: dict[tuple[int, ...], float] = {}

    def earnings_now(self, seat: int, plants: Hand, attached: Attached) -> Earnings:
        """What a hand of plants earns in this round, with the tokens held and those that will be
        left at the player's turn."""
        key = seat, plants, attached
        found = self._now.get(key)
        if found is None:
            found = self._now[key] = self._earnings(seat, plants, attached, self.supplies.now)
        return found

    def earnings(self, seat: int, plants: Hand, attached: Attached) -> Earnings:
        """What a hand of plants earns in the rounds to come."""
        key = seat, plants, attached
        found = self._later.get(key)
        if found is None:
            found = self._later[key] = self._earnings(seat, plants, attached, self.supplies.later)
        return found

    def _earnings(self, seat: int, plants: Hand, attached: Attached, supply: TermsFor) -> Earnings:
        hand = self._known.hand(self.rules, plants, attached)
        terms = supply(seat, hand.kinds)
        return self._known.earnings_of(hand, terms, self.rules.edition.payout)

    def prices(self, state: GridState) -> Prices:
        """What a token of each kind will cost on average."""
        if self._prices is None:
            self._prices = fuel_prices(state, self.character)
        return self._prices

    def city_price(self, state: GridState, seat: int) -> float:
        """What the next cities of a player cost on average."""
        cities = state.players[seat].cities
        found = self._city_prices.get(cities)
        if found is None:
            found = self._city_prices[cities] = next_city_price(state, seat)
        return found

    def future(
        self,
        seat: int,
        plants: Hand,
        attached: Attached,
        cities: int,
        money: int,
        city_price: float,
    ) -> float:
        """How well a player does until the end, from the start of this round on."""
        key = seat, plants, attached, cities, money, city_price
        found = self._futures.get(key)
        if found is None:
            found = self.future_after(0, seat, plants, attached, cities, money, city_price)
            self._futures[key] = found
        return found

    def future_after(
        self,
        passed: int,
        seat: int,
        plants: Hand,
        attached: Attached,
        cities: int,
        cash: int,
        city_price: float,
    ) -> float:
        """How well a player does until the end when so many rounds have passed: cities powered
        then, and money.

        A model of one player: every round a better plant where power is short, as many cities
        as can be powered, income.
        """
        character, end = self.character, self.end
        later = self.earnings(seat, plants, attached)
        current = later
        if not passed and character.minds_the_queue:
            current = self.earnings_now(seat, plants, attached)
        incomes = current.incomes
        payout = self.rules.edition.payout
        own = power = float(current.power)
        top = len(incomes) - 1
        whole = current.power if current.power < top else top
        powers = later.powers
        weakest = 0
        free = self.rules.max_plants - len(powers)
        money = float(cash)
        at_start = cities
        left = self._looked_ahead - passed
        number = self.state_round + passed
        first = passed == 0
        upgrade = self._upgrade
        next_plant = 0
        while left > 0.3:
            if not first and power < end and cities + 2 > power and number >= next_plant:
                better = upgrade.power + character.upgrade_growth * (number - self.state_round)
                if better > BEST_POWER:
                    better = BEST_POWER
                price = upgrade.price_of_power * better
                if money >= price and (
                    free > 0 or (weakest < len(powers) and better - powers[weakest] >= 1)
                ):
                    money -= price
                    if free > 0:
                        free -= 1
                        power += better
                    else:
                        power += better - powers[weakest]
                        weakest += 1
                    next_plant = number + BETWEEN_PLANTS
            # Fuel has to be paid before there is income.
            paid = payout[cities if cities < whole else whole]
            fuel = paid - incomes[cities if cities < top else top]
            if money - fuel >= city_price:
                more = int((money - fuel) / city_price)
                powered = int(power if power > later.power else later.power) + 1
                room = (powered if powered < end else end) - cities
                if more > room:
                    more = room
                if more > MOST_A_ROUND:
                    more = MOST_A_ROUND
                if more > 0:
                    money -= more * city_price
                    cities += more
            left -= 1.0
            if left > 0.3:
                income: float = incomes[cities if cities < top else top]
                powered = int(power) if power < cities else cities
                if powered > top:
                    powered = top
                if powered > own:
                    income += (
                        payout[powered] - payout[whole] - character.later_fuel * (powered - own)
                    )
                if fuel > money and fuel > 0:
                    income = payout[0] + (income - payout[0]) * max(money, 0.0) / fuel
                money += income if left > 1.0 else income * left
                if first:
                    incomes = later.incomes
                    own = power = float(later.power)
                    whole = later.power if later.power < top else top
            first = False
            number += 1
        final = power if power < cities else float(cities)
        if money > ENOUGH:
            money = ENOUGH + BEYOND_ENOUGH * (money - ENOUGH)
        future = character.city_weight * final + character.money_weight * money
        if passed or not self.ending:
            return future
        return (1 - self.ending) * future + self.ending * self._ended_now(
            current, at_start, cash, city_price
        )

    def _ended_now(self, earnings: Earnings, cities: int, money: int, city_price: float) -> float:
        """How well a player does if the game ends with this round."""
        character = self.character
        power, incomes = earnings.power, earnings.incomes
        whole = min(power, len(incomes) - 1)
        fuel = self.rules.edition.payout[whole] - incomes[whole]
        affordable = cities + int(max(money - fuel, 0) / city_price)
        final = min(power, affordable)
        rest = max(money - fuel - max(final - cities, 0) * city_price, 0.0)
        weight = character.end_weight * character.city_weight
        return weight * final + character.money_weight * rest

    def with_plant(
        self, card: CardId, seat: int, player: GridPlayer, price: int, city_price: float
    ) -> tuple[float, CardId | None]:
        """A player's future with a new plant at a price, and which plant goes for it."""
        plants, attached, rules = player.plants, player.attached, self.rules
        key = rules.max_plants, plants, attached, card
        swaps = self._known.swaps.get(key)
        if swaps is None:
            swaps = self._known.swaps[key] = self.swaps_for(plants, attached, card)
        money = player.money - price
        best: tuple[float, CardId | None] = (-1e9, None)
        for swap in swaps:
            future = self.future(
                seat, swap.plants, swap.attached, player.connected, money, city_price
            )
            if future > best[0]:
                best = future, swap.gone
        return best

    def swaps_for(self, plants: Hand, attached: Attached, card: CardId) -> tuple[Swap, ...]:
        more = tuple(sorted((*plants, card), key=self.rules.rank.__getitem__))
        if len(more) <= self.rules.max_plants:
            return (Swap(more, attached, None),)
        hand = self.rules.hand(more, attached)
        may_go = [plant for plant in spare(hand) if plant.id != card]
        if not may_go:
            may_go = [plant for plant in hand if plant.id != card]
        if self.character.swaps_weakest:
            may_go = [min(may_go, key=lambda plant: plant.powers)]
        return tuple(
            [
                Swap(
                    tuple([other for other in more if other != plant.id]),
                    without(attached, plant.id),
                    plant.id,
                )
                for plant in may_go
            ]
        )

    def without(
        self, seat: int, player: GridPlayer, city_price: float, money: int | None = None
    ) -> float:
        """A player's future with the plants that are there."""
        cash = player.money if money is None else money
        return self.future(seat, player.plants, player.attached, player.connected, cash, city_price)


def without(attached: Attached, plant: CardId) -> Attached:
    """What is left under plants when one of them goes."""
    return tuple([one for one in attached if one[1] != plant])


def plant_to_come(state: GridState, character: GridCharacter) -> Upgrade:
    """What can be bought later is like what lies in the upper half of the market now."""
    plants, market = state.rules.edition.plants, state.market
    coming = [plants[card] for card in market[len(market) // 2 :] if card in plants]
    if not coming:
        return Upgrade(0.0, math.inf)
    power = character.upgrade_power * sum([plant.powers for plant in coming]) / len(coming)
    price = character.upgrade_price * sum([plant.minimum for plant in coming]) / len(coming)
    return Upgrade(power, price / power)


LAST_ROUNDS = 1.65
ROUNDS_A_CITY = 0.446
PRICE_OF_A_CITY = 22
"""How long games last of all levels and styles: it is their money, not only their cities, that
tells how near the players are to the end. Fitted to 200 games, rounds 3 and later."""


def rounds_left(state: GridState) -> float:
    """Rounds until the game ends, the current one included, judged by the player nearest to it."""
    end = state.rules.end_cities
    missing = min(
        [end - player.connected - player.money / PRICE_OF_A_CITY for player in state.players]
    )
    # Fewer players have more room and more cities to connect.
    return LAST_ROUNDS + ROUNDS_A_CITY * max(missing, 0.0) * 17 / end


def fuel_prices(state: GridState, character: GridCharacter) -> Prices:
    """What a token of each kind will cost on average, as supply and demand go on."""
    edition = state.rules.edition
    refills = by_the_table(state, state.step)
    if character.weighs_rivals:
        burnt = demand(state, len(edition.fuels))
    else:
        burnt = [float(refill) for refill in refills]  # as if things went on as they are
    ahead = min(rounds_left(state), 4.0) / 2
    prices = []
    for scale, level, refill, used in zip(edition.scales, state.fuel, refills, burnt, strict=True):
        # Half of what is burnt in a round is bought before the average token is.
        later = level + (refill - used) * ahead - used / 2
        place = scale.room - int(min(max(later, 1), scale.room))
        prices.append(float(scale.prices[place]))
    return tuple(prices)
