"""The yardsticks: `greedy`, styles that are `greedy` with a twist, and what `random` does."""

from random import Random

from powergrid_qt.ai.family import CHEAPEST, Choices, StylePolicy
from powergrid_qt.ai.grid.building import LATEST_ROUND
from powergrid_qt.ai.grid.cities import pick_region, place_trust
from powergrid_qt.ai.grid.rounds import run_most
from powergrid_qt.ai.random_player import open_or_pass, raise_or_pass
from powergrid_qt.engine.auction import AuctionOptions, OpeningOptions
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.auctions import AttachOptions, ScrapOptions
from powergrid_qt.engine.grid.building import BuildingOptions
from powergrid_qt.engine.grid.bureaucracy import RunningOptions
from powergrid_qt.engine.grid.fuel import produced
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.grid.state import GridPlayer, GridState
from powergrid_qt.engine.moves import Attach, Build, Buy, Done, Move, Open, Pass, Scrap
from powergrid_qt.engine.opening import DraftOptions, TrustCityOptions

SPARE_POWER = 2
"""Power for so many cities more than connected is enough."""
OVERBID = 1.25
"""The most that is bid, as a part of the minimum."""
PROMO_LIMIT = 12
"""The most that is bid for a promo card."""
DEAR = 99
"""A price above that of any token, for kinds that are sold out."""


class GridGreedy(StylePolicy):
    """The yardstick `greedy`: what one does who looks at the prices and no further.

    - Plants: as long as the plants power hardly more than the cities connected, the plant of the
      market with the most power for its price; bids up to a quarter over its minimum. With a full
      hand only a plant that powers more than the smallest one, which then goes.
    - Fuel: what is missing for one run of as many plants as there are cities to power.
    - Cities: the cheapest one after the other, as many as the plants power. When no more plants
      come, or the game has lasted too long, any that can be paid: somebody has to end it.

    The other styles change what they do otherwise.
    """

    def decide(self, state: GridState) -> Move:
        decision = state.decision
        assert decision is not None, "the game is over"
        options = decision.options(state)
        match options:
            case OpeningOptions():
                return self.open_or_pass(state, options)
            case AuctionOptions():
                return self.raise_or_pass(state, options)
            case BuyingOptions():
                return self.buy(state, options)
            case BuildingOptions():
                return self.build(state, options)
            case RunningOptions():
                return run_most(options)
            case ScrapOptions():
                plants = state.rules.edition.plants
                plant = min(options.candidates, key=lambda card: plants[card].powers)
                return Scrap(options.seat, plant, options.drops(plant)[0])
            case AttachOptions():
                return Attach(options.seat, options.plants[-1])
            case DraftOptions():
                return pick_region(options)
            case TrustCityOptions():
                return place_trust(options)
        raise AssertionError(f"no answer to {type(options).__name__}")

    def attraction(self, state: GridState, card: CardId, price: int) -> float:
        """How much a plant that is of use is liked at a price; 0 or less: not at all."""
        return state.rules.edition.plants[card].powers / price

    def limit(self, state: GridState, player: GridPlayer, card: CardId) -> float:
        """The most that is bid for a plant."""
        if is_sensible(state, player, card):
            return OVERBID * state.rules.edition.plants[card].minimum
        return 0.0

    def open_or_pass(self, state: GridState, options: OpeningOptions) -> Move:
        player = state.players[options.seat]
        liked = [
            (self.attraction(state, card, bids.start), Open(options.seat, card, bids.start))
            for card, bids in options.offers
            if is_sensible(state, player, card)
        ]
        best = max(liked, key=lambda pair: pair[0], default=None)
        if options.may_pass:
            enough = power_of(state, player) >= player.connected + SPARE_POWER
            return Pass(options.seat) if enough or best is None or best[0] <= 0 else best[1]
        if best is None:
            card, bids = options.offers[0]
            return Open(options.seat, card, bids.start)
        return best[1]

    def raise_or_pass(self, state: GridState, options: AuctionOptions) -> Move:
        card, bids = options.card, options.bids
        limit: float = PROMO_LIMIT
        if card in state.rules.rank:
            limit = self.limit(state, state.players[options.seat], card)
        if bids and bids.start <= limit:
            return options.raised_to(bids.start)
        return Pass(options.seat)

    def buy(self, state: GridState, options: BuyingOptions) -> Move:
        """The strongest plants first, until they power all cities and one more."""
        player, fuels = state.players[options.seat], state.rules.edition.fuels
        hand = sorted(state.rules.hand(player.plants), key=lambda plant: -plant.powers)
        held = list(player.tokens)
        power = 0
        maximum = options.maximum
        for plant in hand:
            if power > player.connected:
                break
            power += plant.powers
            missing = plant.burns
            for kind in plant.fuels:
                used = min(held[kind], missing)
                held[kind] -= used
                missing -= used
            for kind in sorted(
                plant.fuels,
                key=lambda kind: options.price(fuels[kind], 1) if state.fuel[kind] else DEAR,
            ):
                amount = min(missing, maximum[fuels[kind]])
                if amount:
                    return Buy(options.seat, ((fuels[kind], amount),))
        return Done(options.seat)

    def build(self, state: GridState, options: BuildingOptions) -> Move:
        prices = options.prices
        if not prices or not (
            self.wants_city(state, state.players[options.seat], min(prices.values()))
            or not state.market
            or state.round >= LATEST_ROUND
        ):
            return Done(options.seat)
        return Build(options.seat, min(prices, key=prices.__getitem__))

    def wants_city(self, state: GridState, player: GridPlayer, _price: int) -> bool:
        return player.connected < power_of(state, player)


def power_of(state: GridState, player: GridPlayer) -> int:
    return produced(state.rules.hand(player.plants, player.attached))


def is_sensible(state: GridState, player: GridPlayer, card: CardId) -> bool:
    """Whether there is room for a plant, or it powers more than one that is there."""
    hand = state.rules.hand(player.plants)
    if len(hand) < state.rules.max_plants:
        return True
    smallest = min(plant.powers for plant in hand)
    return state.rules.edition.plants[card].powers > smallest


# -- the other styles ---------------------------------------------------------------------------


AHEAD_OF_POWER = 3
"""Cities that a rusher connects before they can be powered."""
RESERVE = 40
"""The money that a miser keeps when it builds."""
BULLYING = 1.5
BLUFF = 1.2
"""How far a bully raises what others want, as a part of the minimum: what it wants too, and what
it has no use for."""
GREEN = 2.0
"""What a plant without fuel is worth to those who want no other, as a part of the minimum."""


class GridHoarder(GridGreedy):
    """Fills all storage each round, hybrids with both fuels, whatever the price."""

    def buy(self, state: GridState, options: BuyingOptions) -> Move:
        move = super().buy(state, options)
        if not isinstance(move, Done):
            return move
        held, index = state.players[options.seat].tokens, state.rules.edition.fuel_index
        storable = [fuel for fuel, most in options.maximum.items() if most]
        if not storable:
            return move
        scarcest = min(storable, key=lambda fuel: held[index[fuel]])
        return Buy(options.seat, ((scarcest, 1),))


class GridRusher(GridGreedy):
    """Takes the strongest plants and connects cities ahead of its power, to end the game early."""

    def attraction(self, state: GridState, card: CardId, price: int) -> float:
        return state.rules.edition.plants[card].powers - price / 100

    def wants_city(self, state: GridState, player: GridPlayer, price: int) -> bool:
        missing = state.rules.end_cities - player.connected
        if 0 < missing * price <= player.money:
            return True
        return player.connected < power_of(state, player) + AHEAD_OF_POWER


class GridMiser(GridGreedy):
    """Never raises a bid, and keeps cash when it builds."""

    def limit(self, state: GridState, player: GridPlayer, card: CardId) -> float:
        return 0.0

    def wants_city(self, state: GridState, player: GridPlayer, price: int) -> bool:
        return player.money - price >= RESERVE and super().wants_city(state, player, price)


class GridBully(GridGreedy):
    """Raises whatever others open, whether it has a use for the plant or not."""

    def limit(self, state: GridState, player: GridPlayer, card: CardId) -> float:
        reach = BULLYING if is_sensible(state, player, card) else BLUFF
        return reach * state.rules.edition.plants[card].minimum


class GridEco(GridGreedy):
    """Buys plants without fuel only, once it has the first plant that it must buy."""

    def attraction(self, state: GridState, card: CardId, price: int) -> float:
        plant = state.rules.edition.plants[card]
        return -plant.burns if plant.burns else super().attraction(state, card, price)

    def limit(self, state: GridState, player: GridPlayer, card: CardId) -> float:
        plant = state.rules.edition.plants[card]
        if plant.burns or not is_sensible(state, player, card):
            return 0.0
        return GREEN * plant.minimum


class GridChaos(GridGreedy):
    """Opens and bids at random, and builds without looking at its power."""

    def open_or_pass(self, state: GridState, options: OpeningOptions) -> Move:
        return open_or_pass(options, self._chance_at(state, options.seat))

    def raise_or_pass(self, state: GridState, options: AuctionOptions) -> Move:
        return raise_or_pass(options, self._chance_at(state, options.seat, options.bids.start))

    def build(self, state: GridState, options: BuildingOptions) -> Move:
        prices = options.prices
        cities = sorted(prices, key=prices.__getitem__)[:CHEAPEST]
        if not cities:
            return Done(options.seat)
        pick = int(self._chance_at(state, options.seat).random() * len(cities))
        return Build(options.seat, cities[pick])

    def _chance_at(self, state: GridState, seat: int, bid: int = 0) -> Random:
        return self.chance(state, seat, len(state.players[seat].plants), bid)


STYLES = {
    "greedy": GridGreedy,
    "hoarder": GridHoarder,
    "rusher": GridRusher,
    "miser": GridMiser,
    "bully": GridBully,
    "eco": GridEco,
    "chaos": GridChaos,
}


# -- what `random` does -------------------------------------------------------------------------


def buy_or_stop(options: BuyingOptions, rng: Random) -> Move:
    """Some tokens of a kind that is still missing for one run of all plants, or stop."""
    state = options.state
    player = state.players[options.seat]
    missing = [-held for held in player.tokens]
    for plant in state.rules.hand(player.plants):
        for kind in plant.fuels:
            missing[kind] += plant.burns
    maximum = options.maximum if max(missing) > 0 else {}
    buyable = [
        (fuel, min(most, missing[kind]))
        for kind, (fuel, most) in enumerate(maximum.items())
        if most > 0 and missing[kind] > 0
    ]
    pick = int(rng.random() * (len(buyable) + 1))
    if pick == len(buyable):
        return Done(options.seat)
    fuel, most = buyable[pick]
    return Buy(options.seat, ((fuel, 1 + int(rng.random() * most)),))


def build_or_stop(options: BuildingOptions, rng: Random) -> Move:
    prices = options.prices
    cities = sorted(prices, key=prices.__getitem__)[:CHEAPEST]
    pick = int(rng.random() * (len(cities) + 1))
    if pick == len(cities):
        return Done(options.seat)
    return Build(options.seat, cities[pick])


def scrap_any(options: ScrapOptions, rng: Random) -> Move:
    """Scrap any plant but the best."""
    candidates = options.candidates[:-1]
    plant = candidates[int(rng.random() * len(candidates))]
    drops = options.drops(plant)
    return Scrap(options.seat, plant, drops[int(rng.random() * len(drops))])


CHOICES: Choices = {
    BuyingOptions: buy_or_stop,
    BuildingOptions: build_or_stop,
    RunningOptions: lambda options, _: run_most(options),
    ScrapOptions: scrap_any,
}
