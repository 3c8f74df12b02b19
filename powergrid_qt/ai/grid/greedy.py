"""The yardstick `greedy`: what one does who looks at the prices and no further.

- Plants: as long as the plants power hardly more than the cities connected, the plant of the
  market with the most power for its price; bids up to a quarter over its minimum. With a full
  hand only a plant that powers more than the smallest one, which then goes.
- Fuel: what is missing for one run of as many plants as there are cities to power.
- Cities: the cheapest one after the other, as many as the plants power. When no more plants come,
  or the game has lasted too long, any that can be paid: somebody has to end it.
"""

from powergrid_qt.ai.family import StylePolicy
from powergrid_qt.ai.grid.building import LATEST_ROUND
from powergrid_qt.ai.grid.opening import pick_region, place_trust
from powergrid_qt.ai.grid.running import run_most
from powergrid_qt.engine.auction import AuctionOptions, OpeningOptions
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.building import BuildingOptions
from powergrid_qt.engine.grid.bureaucracy import RunningOptions
from powergrid_qt.engine.grid.power import produced
from powergrid_qt.engine.grid.promo import AttachOptions
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.grid.scrapping import ScrapOptions
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
"""More than any token costs."""


class GreedyPolicy(StylePolicy):
    """Other styles change what they do otherwise (`styles.py`)."""

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
