"""Fuel to come: what everybody will find on the market at their turn, in this round and later, and
what a hand of plants earns with it.

Players buy in reverse order, so that who leads finds what the others leave; and a kind that is
sold out cannot be had at any price (P3.4).
"""

import functools
import math
from collections.abc import Iterable, Mapping, Sequence
from operator import getitem, itemgetter

from powergrid_qt.ai.family import FuelShortage, FuelStock
from powergrid_qt.engine.cards import Plant
from powergrid_qt.engine.grid.bureaucracy import by_the_table
from powergrid_qt.engine.grid.edition import FuelScale
from powergrid_qt.engine.grid.fuel import best_run, most_powered, produced
from powergrid_qt.engine.grid.resources import Buying
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.state import BUILDING, BUREAUCRACY, RESOURCES

ROUNDS_AHEAD = 2
"""Rounds after this one that are thought through: then plants change too much."""
CITIES_TO_COME = 3
"""Nobody buys fuel for more cities than this beyond those that are connected."""

EXACT_BELOW = 7
COARSE_STEP = 3
"""A market with so many tokens is told in steps: as many lie on a space."""

Terms = tuple[int, int, int]
"""On which terms a kind is to be had: tokens on the market, tokens held, and how many may be
bought without being missed on the market since the round before."""
PLENTY = 99


class Supplies:
    """What everybody can count on. A kind is reckoned when it is first asked for: the plants that
    are thought about burn few of them."""

    __slots__ = (
        "_eaten",
        "_found",
        "_later_queue",
        "_market",
        "_players",
        "_queue",
        "_refills",
        "_scales",
        "_stock",
        "_stocks",
        "_terms_later",
        "held",
    )

    def __init__(self, state: GridState, *, stocks: bool = True) -> None:
        """`stocks`: whether it counts what everybody holds when they are expected to buy."""
        players, rules = state.players, state.rules
        self._players = len(players)
        self._stocks = stocks
        self.held = [player.tokens for player in players]
        self._eaten = [
            appetite(rules.hand(player.plants), player.connected + CITIES_TO_COME)
            for player in players
        ]
        self._queue, self._later_queue = buyers(state), next_queue(state)
        if state.trust is not None:
            # It takes its fuel before the last of the players, as if it sat behind them.
            self.held.append((0,) * len(state.fuel))
            self._eaten.append(appetite(rules.hand(state.trust.plants), len(state.slots)))
            for queue in (self._queue, self._later_queue):
                if queue:
                    queue.insert(len(queue) - 1, self._players)
        self._market, self._stock = tuple(state.fuel), tuple(state.supply)
        self._refills, self._scales = by_the_table(state), rules.edition.scales
        self._found: dict[int, tuple[list[int], list[int]]] = {}
        self._terms_later: list[dict[int, Terms]] = [{} for _ in players]

    def now(self, seat: int, kinds: Iterable[int]) -> list[Terms]:
        """In this round, with the tokens held and those that will be left at the player's turn;
        none once the player has bought."""
        held = self.held[seat]
        return [(self.levels(kind)[0][seat], held[kind], PLENTY) for kind in kinds]

    def later(self, seat: int, kinds: Iterable[int]) -> list[Terms]:
        """On average at the player's turn in the next rounds, if as much is burnt as now."""
        known = self._terms_later[seat]
        return [known[kind] if kind in known else self._later_of(seat, kind) for kind in kinds]

    def _later_of(self, seat: int, kind: int) -> Terms:
        usual = int(self._eaten[seat].get(kind, 0.0) + 0.5)
        terms = self._terms_later[seat][kind] = self.levels(kind)[1][seat], 0, usual
        return terms

    def before(self, seat: int, kind: int) -> tuple[int, ...]:
        """Who will buy of a kind in this round before a player; the Trust as the last seat."""
        ahead = self._queue[: self._queue.index(seat)]
        # Who has stored fuel does so again (see `levels_of_a_kind`).
        return tuple(
            one for one in ahead if 2 * self._eaten[one].get(kind, 0) > self.held[one][kind]
        )

    def levels(self, kind: int) -> tuple[list[int], list[int]]:
        """What everybody finds of a kind in this round, and on average in the next ones."""
        found = self._found.get(kind)
        if found is None:
            eaten = [tokens.get(kind, 0.0) for tokens in self._eaten]
            places = (
                self._market[kind],
                self._stock[kind],
                self._refills[kind],
                len(self._scales[kind].prices),
                sum(eaten[: self._players]),
            )
            held = [tokens[kind] if self._stocks else 0 for tokens in self.held]
            found = levels_of_a_kind(places, eaten, held, self._queue, self._later_queue)
            self._found[kind] = found
        return found


Places = tuple[int, int, int, int, float]
"""Where the tokens of a kind are that nobody holds, and how they move in a round: on the market,
in the stock, how many are refilled, room on the market, and how many come back to the stock, which
are those burnt."""


def levels_of_a_kind(
    places: Places,
    eaten: Sequence[float],
    held: Sequence[int],
    queue: Sequence[int],
    later_queue: Sequence[int],
) -> tuple[list[int], list[int]]:
    """What everybody finds of a kind in this round, and on average in the next ones."""
    market, left, refill, room, returned = places
    level, stock = float(market), float(left)
    now = [0] * len(eaten)
    for seat in queue:
        now[seat] = int(level)
        burnt = eaten[seat]
        if burnt:
            # A player who has stored fuel so far will do so again, and buys what is burnt.
            level -= burnt if held[seat] <= burnt else max(2 * burnt - held[seat], 0.0)
            if level < 0:
                level = 0.0
    sums = [0.0] * len(eaten)
    for _ in range(ROUNDS_AHEAD):
        stock += returned
        added = min(refill, stock, room - level)
        level += added
        stock -= added
        for seat in later_queue:
            sums[seat] += level
            burnt = eaten[seat]
            if burnt:
                level -= burnt
                if level < 0:
                    level = 0.0
    # A level to come is known roughly. Where there is plenty it need not be told exactly, so that
    # hands are more often known from another round.
    later = [int(levels / ROUNDS_AHEAD + 0.5) for levels in sums]
    return now, [
        level if level < EXACT_BELOW else level - (level - EXACT_BELOW) % COARSE_STEP
        for level in later
    ]


@functools.lru_cache(maxsize=4096)
def appetite(hand: tuple[Plant, ...], cities: int) -> Mapping[int, float]:
    """What plants burn to power so many cities, by kind; hybrids burn some of each."""
    power = sum([plant.powers for plant in hand])
    part = cities / power if power > cities else 1.0
    total: dict[int, float] = {}
    for plant in hand:
        for kind in plant.fuels:
            total[kind] = total.get(kind, 0.0) + part * plant.burns / len(plant.fuels)
    return total


def demand(state: GridState, kinds: int) -> list[float]:
    """Tokens that all plants in play burn in a round; hybrids burn some of each."""
    rules = state.rules
    total = [0.0] * kinds
    hands = [player.plants for player in state.players]
    if state.trust is not None:
        hands.append(state.trust.plants)
    for plants in hands:
        for plant in rules.hand(plants):
            for fuel in plant.fuels:
                total[fuel] += plant.burns / len(plant.fuels)
    return total


def buyers(state: GridState) -> list[int]:
    """Who will still buy in this round, in that order."""
    if state.phase in (BUILDING, BUREAUCRACY):
        return []
    done = bought(state)
    return [seat for seat in reversed(state.order) if seat not in done]


def bought(state: GridState) -> tuple[int, ...]:
    """Who has bought in this round, while others still do."""
    decision = state.decision
    return decision.acted if state.phase == RESOURCES and isinstance(decision, Buying) else ()


def next_queue(state: GridState) -> list[int]:
    """Who will buy in which order, if nobody overtakes another (P1): the other way round than the
    player order, which promo cards may change."""
    rank = state.rules.rank
    leads = [
        (player.connected, rank[player.plants[-1]] if player.plants else 0.0, seat)
        for seat, player in enumerate(state.players)
    ]
    queue = [seat for _, _, seat in sorted(leads)]
    cards = state.rules.cards  # mostly none
    if cards:
        order = tuple(reversed(queue))
        for card in cards.values():
            order = card.reordered(state, order)
        queue = list(reversed(order))
    return queue


# -- fuel that will be gone when a player's turn to buy comes -----------------------------------


def shortages(state: GridState, seat: int) -> tuple[FuelShortage, ...]:
    """The fuels whose lack will leave cities dark that the player has already; none once everybody
    has bought."""
    if seat not in buyers(state):
        return ()
    rules, player, supplies = state.rules, state.players[seat], Supplies(state)
    hand, cities = rules.hand(player.plants, player.attached), player.connected
    left = [
        PLENTY if scale.from_supply else supplies.levels(kind)[0][seat]
        for kind, scale in enumerate(rules.edition.scales)
    ]
    found = tuple(map(sum, zip(player.tokens, left, strict=True)))
    if most_powered(hand, found, cities) >= min(produced(hand), cities):
        return ()
    return tuple(
        FuelShortage(rules.edition.fuels[kind], supplies.before(seat, kind), left[kind], needed)
        for kind, burnt in sorted(appetite(hand, cities).items())
        if (needed := math.ceil(burnt) - player.tokens[kind]) > left[kind]
    )


def scarce_stock(state: GridState, seat: int) -> FuelStock | None:
    """Of a fuel that plants in play can burn more of than comes back in a round: what a player has
    left of it after running the plants."""
    rules, player = state.rules, state.players[seat]
    left = list(player.tokens)
    for _, fuel in best_run(
        rules.hand(player.plants, player.attached), player.tokens, player.connected
    ):
        left = [held - burnt for held, burnt in zip(left, fuel, strict=True)]
    hands = [other.plants for other in state.players]
    hands += [] if state.trust is None else [state.trust.plants]
    plants = [plant for hand in hands for plant in rules.hand(hand)]
    refills = by_the_table(state)
    stocks = [
        FuelStock(rules.edition.fuels[kind], tokens, refills[kind], burnt)
        for kind, tokens in enumerate(left)
        if tokens
        and (burnt := sum([one.burns for one in plants if kind in one.fuels])) > refills[kind]
    ]
    return max(stocks, key=lambda one: one.burnt - one.refill, default=None)


# -- what a hand of plants earns, with the fuel that there is -----------------------------------


Needs = tuple[int, ...]
"""Tokens by kind: of those kinds only that a hand burns, in their order."""
Hybrid = tuple[tuple[int, ...], int]
"""A plant that burns several kinds: their places in `Needs`, and how many tokens it takes."""
PlantSet = tuple[int, Needs, tuple[Hybrid, ...], int]
"""Some plants of a hand: their power, what those burn that burn one kind, the others, and a bit
for each plant that is in it."""
Bill = tuple[int, ...]
"""What it costs to burn 0, 1, 2, ... tokens of a kind: `NEVER` for more than can be had."""
Fed = tuple[int, int, int]
"""Plants that there is fuel for: their power, the price of a run, and which they are."""
NEVER = 10**9
"""The price of what cannot be had: more than any fuel costs."""
MOST_BURNT = 20
"""The most tokens of a kind that any hand burns in a round."""


class Burners:
    """The plants of a hand, with all sets of them that may run together and their fuel."""

    __slots__ = ("_powers", "_running", "kinds", "sets")

    def __init__(self, hand: Sequence[Plant]) -> None:
        self.kinds = tuple(sorted({kind for plant in hand for kind in plant.fuels}))
        self._powers = [plant.powers for plant in hand]
        self._running: dict[int, tuple[int, ...]] = {}
        nothing: PlantSet = (0, (0,) * len(self.kinds), (), 0)
        sets = [nothing]
        for number, plant in enumerate(hand):
            places = tuple(map(self.kinds.index, plant.fuels))
            more = with_plant(sets, plant, places, 1 << number)
            # What needs no fuel runs in any case.
            sets = sets + more if plant.fuels else more
        sets.sort(key=itemgetter(0))
        sets.reverse()
        self.sets = sets
        """The sets of plants that may run together, the strongest first."""

    def powers(self, which: int) -> tuple[int, ...]:
        """Return what each plant powers in a set, the weakest first; 0 for those outside of it."""
        found = self._running.get(which)
        if found is None:
            powers = [power if which >> at & 1 else 0 for at, power in enumerate(self._powers)]
            found = self._running[which] = tuple(sorted(powers))
        return found


def with_plant(
    sets: Iterable[PlantSet], plant: Plant, places: tuple[int, ...], bit: int
) -> list[PlantSet]:
    """Return each of the sets with one plant more; `places`: those in `Needs` of what it burns."""
    powers, burns = plant.powers, plant.burns
    if len(places) == 1:
        (place,) = places
        return [
            (
                power + powers,
                (*needs[:place], needs[place] + burns, *needs[place + 1 :]),
                hybrids,
                which | bit,
            )
            for power, needs, hybrids, which in sets
        ]
    hybrid = ((places, burns),) if places else ()
    return [
        (power + powers, needs, hybrids + hybrid, which | bit)
        for power, needs, hybrids, which in sets
    ]


def bill(scale: FuelScale, level: int, held: int, usual: int) -> Bill:
    """What it costs to burn a kind with these tokens on the market and in hand. `usual`: more than
    so many tokens are missing on the market since the round before."""
    costs = [0] * (held + 1)
    while True:
        need = len(costs)
        left = level if need <= usual else level + usual - need
        if need - held > left and (not scale.from_supply or need > MOST_BURNT):
            return (*costs, *[NEVER] * MOST_BURNT)
        costs.append(scale.cost(max(left, 0), need - held))


class Bills(dict[tuple[int, Terms], Bill]):
    """What it costs to burn a kind on some terms: worked out when it is first asked for."""

    __slots__ = ("_scales",)

    def __init__(self, scales: Sequence[FuelScale]) -> None:
        self._scales = scales

    def __missing__(self, key: tuple[int, Terms]) -> Bill:
        kind, terms = key
        found = self[key] = bill(self._scales[kind], *terms)
        return found


def ways_to_feed(
    sets: Iterable[PlantSet], bills: Sequence[Bill], tokens: Sequence[int]
) -> list[Fed]:
    """The sets of plants that can run, the strongest first, those left out that cost as much as a
    stronger one. `tokens`: what there is of each kind, on the market and in hand."""
    found: list[Fed] = []
    cheapest = NEVER
    for power, needs, hybrids, which in sets:
        burnt = mixed(needs, hybrids, tokens, bills) if hybrids else needs
        price = sum(map(getitem, bills, burnt))
        if price < cheapest:
            found.append((power, price, which))
            cheapest = price
    return found


def mixed(
    needs: Needs, hybrids: Iterable[Hybrid], tokens: Sequence[int], bills: Sequence[Bill]
) -> Sequence[int]:
    """What is needed with hybrids, which burn what is cheapest: of two kinds, that of which there
    is most."""
    burnt = list(needs)

    def next_price(place: int) -> int:
        costs, amount = bills[place], burnt[place]
        return NEVER if costs[amount + 1] >= NEVER else costs[amount + 1] - costs[amount]

    for places, burns in hybrids:
        if len(places) == 2:  # they share a scale; more kinds do not
            one, other = places
            more = tokens[one] - burnt[one] - tokens[other] + burnt[other]
            for _ in range(burns):
                if more >= 0 or bills[other][burnt[other] + 1] >= NEVER:
                    burnt[one] += 1
                    more -= 1
                else:
                    burnt[other] += 1
                    more += 1
            continue
        for _ in range(burns):
            burnt[min(places, key=next_price)] += 1
    return burnt


def net_incomes(ways: Sequence[Fed], payout: Sequence[int]) -> tuple[int, ...]:
    """The most that a round brings after paying for fuel, by number of cities connected. The
    ways are those of `ways_to_feed`."""
    incomes: list[int] = []
    full = payout[0]  # the best of those ways whose power is used up
    for power, cost, _ in reversed(ways):
        # Of the ways with power to spare, the smallest is the cheapest.
        spent = full + cost
        incomes += [paid - cost if paid > spent else full for paid in payout[len(incomes) : power]]
        if power >= len(payout):
            break
        full = max(full, payout[power] - cost)
    return (*incomes, *[full] * (len(payout) - len(incomes)))


def beats(one: Plant, other: Plant) -> bool:
    """Whether a plant does all that another does with no more fuel, and something better."""
    if one.powers < other.powers or one.burns > other.burns:
        return False
    if one.powers == other.powers and one.burns == other.burns:
        return False
    return not one.burns or set(other.fuels) <= set(one.fuels)


def spare(hand: Sequence[Plant]) -> list[Plant]:
    """The plants that may sensibly go: none that beats another. (The model of the future is too
    coarse to see to that by itself.)"""
    found = []
    for plant in hand:
        for other in hand:
            if beats(plant, other):
                break
        else:
            found.append(plant)
    return found
