"""Phases 3 to 5 as one plan: which plants to run, with what fuel, for how many cities."""

import math
from collections.abc import Sequence
from itertools import combinations
from operator import add
from typing import NamedTuple

from powergrid_qt.ai.grid.characters import GridCharacter
from powergrid_qt.ai.grid.cities import MOST_IN_A_ROUND, Growth, growth, spent_on
from powergrid_qt.ai.grid.last_round import most_possible
from powergrid_qt.ai.grid.outlook import GridOutlook, fuel_prices
from powergrid_qt.ai.grid.supply import demand
from powergrid_qt.engine.cards import Plant
from powergrid_qt.engine.grid.bureaucracy import RunningOptions, by_the_table
from powergrid_qt.engine.grid.fuel import Fuel, best_run, fuel_plans, produced
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Move, Run

MOST_UNPOWERED = 1
"""Cities beyond what the plants power that are thought about."""

MORE_MONEY = 0.03
"""Money never hurts; the model of the future, which invests it, is too coarse to know that."""
INCOME_OF_A_TOKEN = 11.0
"""What a token brings when a plant would starve without it."""
SURE_WIN = 10_000.0
"""The score of an end that wins the game: nothing else matters then."""


class RoundPlan(NamedTuple):
    fuel: tuple[int, ...]
    """The tokens to buy, by kind."""
    fuel_price: int
    growth: Growth
    cities: int
    """The number of cities of `growth` to connect."""
    score: float

    @property
    def city_price(self) -> int:
        return sum([price for _, price in self.growth[: self.cities]])


class Fuelling(NamedTuple):
    """A set of plants with the fuel that they still need."""

    power: int
    tokens: tuple[int, ...]
    price: int
    burnt: float
    """What the tokens to be burnt are worth, the held ones included."""


class RatedWay(NamedTuple):
    """To connect `more` cities and to run plants in a way, what money there is afterwards, and
    what that leads to."""

    more: int
    money: int
    score: float
    way: Fuelling


def fuellings(outlook: GridOutlook, state: GridState, seat: int) -> list[Fuelling]:
    """The sets of plants that could run, those left out that cost more for less."""
    player, rules = state.players[seat], state.rules
    hand = rules.hand(player.plants, player.attached)
    burning = [plant for plant in hand if plant.burns]
    free = produced([plant for plant in hand if not plant.burns])  # they run in any case
    found: list[Fuelling] = []
    for size in range(len(burning) + 1):
        for plants in combinations(burning, size):
            fuelling = fuel_for(outlook, state, seat, plants, free)
            if fuelling is not None and fuelling.price <= player.money:
                found.append(fuelling)
    found.sort(key=lambda one: (-one.power, one.price + one.burnt))
    useful: list[Fuelling] = []
    cheapest = 1e9
    for fuelling in found:
        cost = fuelling.price + fuelling.burnt
        if cost < cheapest:
            useful.append(fuelling)
            cheapest = cost
    return useful


def fuel_for(
    outlook: GridOutlook, state: GridState, seat: int, plants: Sequence[Plant], free: int
) -> Fuelling | None:
    """What is still to be bought to run these plants, beside those that power `free` cities with
    no fuel; None if it is not to be had or stored."""
    player = state.players[seat]
    held, rules = player.tokens, state.rules
    storage = rules.storage(player.plants, player.cards)
    kept = outlook.character.kept_token
    # Tokens that are held may be worth keeping for later. Where they are in the way of what is
    # needed now, they are burnt first.
    for keeping in (kept, 0.0):
        needs = tokens_needed(outlook, state, seat, plants, keeping)
        if needs is None:
            return None
        missing = [
            need - have if need > have else 0 for need, have in zip(needs, held, strict=True)
        ]
        if not any(missing) or storage.fits(list(map(add, held, missing))):
            break
    else:
        return None
    price = 0
    burnt = 0.0
    prices, scales = outlook.prices(state), state.scales_for(seat)
    for kind, need in enumerate(needs):
        if need:
            amount = missing[kind]
            if amount:
                if amount > state.available(kind):
                    return None
                price += scales[kind].cost(state.fuel[kind], amount)
            burnt += kept * prices[kind] * (need - amount)
    return Fuelling(free + produced(plants), tuple(missing), price, burnt)


def tokens_needed(
    outlook: GridOutlook,
    state: GridState,
    seat: int,
    plants: Sequence[Plant],
    keeping: float,
) -> list[int] | None:
    """What the plants burn, hybrids the cheapest mixture; `keeping` is what held tokens cost,
    as a part of their later price."""
    needs = [0] * len(state.fuel)
    hybrids = []
    for plant in plants:
        if len(plant.fuels) == 1:
            needs[plant.fuels[0]] += plant.burns
        elif plant.fuels:
            hybrids.append(plant)
    for plant in hybrids:
        for _ in range(plant.burns):
            kind = _next_token(outlook, state, seat, plant.fuels, needs, keeping)
            if kind is None:
                return None
            needs[kind] += 1
    return needs


def _next_token(
    outlook: GridOutlook,
    state: GridState,
    seat: int,
    fuels: Sequence[int],
    needs: Sequence[int],
    keeping: float,
) -> int | None:
    """The cheapest kind for one more token of a hybrid."""
    held, scales = state.players[seat].tokens, state.scales_for(seat)
    best, best_price = None, 1e9
    for kind in fuels:
        bought = needs[kind] - held[kind]
        if bought < 0:
            price = keeping * outlook.prices(state)[kind]
        elif bought < state.available(kind):
            price = float(scales[kind].next_price(state.fuel[kind], bought))
        else:
            continue
        if price < best_price:
            best, best_price = kind, price
    return best


def is_stocked(state: GridState, seat: int) -> bool:
    """Whether a player has, or can store, no more fuel."""
    player = state.players[seat]
    storage = state.rules.storage(player.plants, player.cards)
    return all(storage.room_for(kind, player.tokens) <= 0 for kind in storage.kinds)


def best_plans(outlook: GridOutlook, state: GridState, seat: int) -> list[RoundPlan]:
    """Plans for the rest of the round, best first: one for each set of plants."""
    player, character = state.players[seat], outlook.character
    grown = growth(state, seat, MOST_IN_A_ROUND, player.money, character.ways_compared)
    spent = spent_on(grown)
    city_price = outlook.city_price(state, seat)
    ending = outlook.ending
    rivals = [other for other in range(len(state.players)) if other != seat]
    to_beat = max(most_possible(state, other) for other in rivals) if ending else None
    payout = outlook.rules.edition.payout
    rated: list[RatedWay] = []
    for way in fuellings(outlook, state, seat):
        left = player.money - way.price - int(way.burnt)
        for more, price in enumerate(spent):
            cities = player.connected + more
            if way.price + price > player.money or (more and cities - way.power > MOST_UNPOWERED):
                break
            powered = min(cities, way.power)
            score = round_score(
                outlook, state, seat, more, way.power, left - price, city_price, ending
            )
            if to_beat is not None and cities >= outlook.end and powered > to_beat:
                score += SURE_WIN
            then = left - price + payout[min(powered, len(payout) - 1)]
            rated.append(RatedWay(more, then, score, way))
    best: dict[Fuelling, RatedWay] = {}
    for one in without_regret(rated):
        if one.way not in best or one.score > best[one.way].score:
            best[one.way] = one
    plans = [
        RoundPlan(way.tokens, way.price, grown, one.more, one.score) for way, one in best.items()
    ]
    plans.sort(key=lambda plan: -plan.score)
    return plans


def without_regret(rated: list[RatedWay]) -> list[RatedWay]:
    """More money beside the same cities is never worse: the model of the future, which invests it
    as soon as it can, does not know that, and would leave fuel that pays for itself."""
    rated.sort(key=lambda one: one[:2])
    for at in range(1, len(rated)):
        less, one = rated[at - 1 : at + 1]
        if one.more == less.more and one.score < less.score:
            rated[at] = one._replace(score=less.score + MORE_MONEY * (one.money - less.money))
    return rated


def round_score(
    outlook: GridOutlook,
    state: GridState,
    seat: int,
    more: int,
    power: int,
    money: int,
    city_price: float,
    ending: float,
) -> float:
    """What it leads to if a player connects `more` cities, powers what it can and has this
    money left; `ending` is the chance that the game ends with this round."""
    player, character = state.players[seat], outlook.character
    cities = player.connected + more
    powered = cities if cities < power else power
    score = 0.0
    if ending < 1.0:
        payout = outlook.rules.edition.payout
        income = payout[powered if powered < len(payout) else -1]
        later = money + income - int(character.rank_cost * more)
        for card in state.beside:  # mostly none
            later -= state.rules.cards[card].due(money)
        future = outlook.future_after(
            1, seat, player.plants, player.attached, cities, later, city_price
        )
        score = (1 - ending) * (future + MORE_MONEY * later)
    if ending:
        final = (
            character.end_weight * character.city_weight * powered + character.money_weight * money
        )
        score += ending * final
    return score


def stock(
    outlook: GridOutlook, state: GridState, seat: int, plan: RoundPlan, hoard: float | None = None
) -> tuple[int, ...]:
    """The plan's fuel, and more for later: what will have been bought by others when the player
    needs it, and what is cheap now, cheaper than `hoard` (the character's own, unless told
    otherwise) of its later price."""
    hoards = outlook.character.hoards
    if hoard is None:
        hoard = outlook.character.hoard
    if (hoard <= 0 and not hoards) or outlook.rounds < 1.7:
        return plan.fuel
    short = shortages(outlook, state, seat)
    if any(short):
        worth = [INCOME_OF_A_TOKEN] * len(short)
        most = [bought + more for bought, more in zip(plan.fuel, short, strict=True)]
        fuel = topped_up(state, seat, plan, worth, most)
        price = sum(
            [
                scale.cost(level, amount)
                for scale, level, amount in zip(
                    state.scales_for(seat), state.fuel, fuel, strict=True
                )
            ]
        )
        plan = plan._replace(fuel=fuel, fuel_price=price)
    prices = next_prices(state)
    limits = [hoard * price for price in prices]
    for name, more in hoards:
        kind = state.rules.edition.fuel_index.get(name)
        if kind is not None:
            limits[kind] += more * prices[kind]
    # A warehouse takes what nobody burns, too.
    burnt = {kind for plant in state.rules.hand(state.players[seat].plants) for kind in plant.fuels}
    limits = [limit if kind in burnt else 0.0 for kind, limit in enumerate(limits)]
    return topped_up(state, seat, plan, limits, state.fuel)


def shortages(outlook: GridOutlook, state: GridState, seat: int) -> list[int]:
    """How many tokens of each kind will be missing for the plants of a player at the own turn in
    the next rounds."""
    hand = state.rules.hand(state.players[seat].plants)
    burnt = [0] * len(state.fuel)
    for plant in hand:
        if len(plant.fuels) == 1:
            burnt[plant.fuels[0]] += plant.burns
    levels, scales = outlook.supplies.levels, state.rules.edition.scales
    return [
        max(need - levels(kind)[1][seat], 0) if need and not scales[kind].from_supply else 0
        for kind, need in enumerate(burnt)
    ]


def topped_up(
    state: GridState, seat: int, plan: RoundPlan, limits: Sequence[float], most: Sequence[int]
) -> tuple[int, ...]:
    """The plan's fuel, and what can be stored and paid besides of tokens that cost less than the
    limit for their kind, up to the most that is wanted of it."""
    player, rules = state.players[seat], state.rules
    tokens = list(plan.fuel)
    spare = player.money - plan.fuel_price - plan.city_price
    storage = rules.storage(player.plants, player.cards)
    scales = state.scales_for(seat)
    for kind in storage.kinds:
        wanted = min(state.available(kind), most[kind])
        while tokens[kind] < wanted:
            price = scales[kind].next_price(state.fuel[kind], tokens[kind])
            if price > spare or price >= limits[kind]:
                break
            if storage.room_for(kind, list(map(add, player.tokens, tokens))) <= 0:
                break
            tokens[kind] += 1
            spare -= price
    return tuple(tokens)


def denials(state: GridState, seat: int, plan: RoundPlan) -> list[tuple[int, ...]]:
    """The plan's fuel, and all that can be stored and paid of one kind that those who still buy
    need: for each such kind."""
    player, rules = state.players[seat], state.rules
    place = state.order.index(seat)
    needed = {
        kind
        for other in state.order[:place]  # they buy later
        for plant in rules.hand(state.players[other].plants)
        for kind in plant.fuels
    }
    found = []
    for kind in rules.storage(player.plants, player.cards).kinds:
        if kind in needed:
            limits = [0.0] * len(plan.fuel)
            limits[kind] = math.inf
            found.append(topped_up(state, seat, plan, limits, state.fuel))
    return found


def next_prices(state: GridState) -> list[float]:
    """What the next token of each kind will cost in the next round, when everybody has bought for
    one run."""
    edition = state.rules.edition
    refills = by_the_table(state, state.step)
    burnt = demand(state, len(edition.fuels))
    prices = []
    for scale, found, used, refill in zip(edition.scales, state.fuel, burnt, refills, strict=True):
        level = max(found - used, 0.0) + refill
        prices.append(float(scale.prices[scale.room - int(min(max(level, 1), scale.room))]))
    return prices


# -- phase 5: which plants to run, and what they burn -------------------------------------------


def run_best(character: GridCharacter, options: RunningOptions) -> Move:
    """What earns most: income less what the burnt tokens will cost to replace."""
    state, seat = options.state, options.seat
    player, rules = state.players[seat], state.rules
    hand = rules.hand(player.plants, player.attached)
    payout = rules.edition.payout
    hybrid = any(len(plant.fuels) > 1 for plant in hand)
    if not hybrid and produced(hand) <= player.connected:
        # Nothing to choose: every plant runs that can.
        return run_most(options)
    prices = [character.kept_token * price for price in fuel_prices(state, character)]
    chosen: tuple[tuple[object, Fuel], ...] = ()
    best_score = float(payout[0])
    able = [p for p in hand if sum([player.tokens[fuel] for fuel in p.fuels]) >= p.burns]
    for size in range(1, len(able) + 1):
        for plants in combinations(able, size):
            powered = min(produced(plants), player.connected)
            income = payout[min(powered, len(payout) - 1)]
            if income <= best_score:
                continue
            for plan in fuel_plans(plants, player.tokens):
                burnt = 0.0
                for fuel in plan:
                    for price, tokens in zip(prices, fuel, strict=True):
                        burnt += price * tokens
                if income - burnt > best_score:
                    best_score = income - burnt
                    chosen = tuple(
                        [(plant.id, fuel) for plant, fuel in zip(plants, plan, strict=True)]
                    )
    return Run(seat, tuple([(card, rules.named(burnt)) for card, burnt in chosen]))  # type: ignore[misc]


def run_most(options: RunningOptions) -> Move:
    """Run the plants that power most, at any price of their fuel."""
    state, seat = options.state, options.seat
    player, rules = state.players[seat], state.rules
    hand = rules.hand(player.plants, player.attached)
    best = best_run(hand, player.tokens, player.connected)
    return Run(seat, tuple([(plant.id, rules.named(burnt)) for plant, burnt in best]))
