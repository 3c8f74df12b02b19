"""The yardstick `greedy`: what one does who looks at the prices and no further.

- Plants: as long as the plants power hardly more than the cities connected, the plant of the
  market with the most power for its price; bids up to a quarter over its minimum. With a full
  hand only a plant that powers more than the smallest one, which then goes.
- Fuel: what is missing for one run of as many plants as there are cities to power.
- Cities: the cheapest one after the other, as many as the plants power.
"""

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


class GreedyPolicy:
    def decide(self, state: GridState) -> Move:
        decision = state.decision
        assert decision is not None, "the game is over"
        options = decision.options(state)
        match options:
            case OpeningOptions():
                return open_or_pass(state, options)
            case AuctionOptions():
                return raise_or_pass(state, options)
            case BuyingOptions():
                return buy_for_one_run(state, options)
            case BuildingOptions():
                return build_what_is_powered(state, options)
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
        raise AssertionError(f"greedy has no answer to {type(options).__name__}")


def is_sensible(state: GridState, player: GridPlayer, card: CardId) -> bool:
    hand = state.rules.hand(player.plants)
    if len(hand) < state.rules.max_plants:
        return True
    smallest = min(plant.powers for plant in hand)
    return state.rules.edition.plants[card].powers > smallest


def open_or_pass(state: GridState, options: OpeningOptions) -> Move:
    player = state.players[options.seat]
    power = produced(state.rules.hand(player.plants, player.attached))
    plants = state.rules.edition.plants
    best: tuple[float, Move] | None = None
    for card, bids in options.offers:
        if is_sensible(state, player, card):
            rate = plants[card].powers / bids.start
            if best is None or rate > best[0]:
                best = rate, Open(options.seat, card, bids.start)
    enough = power >= player.connected + SPARE_POWER
    if best is None or (enough and options.may_pass):
        if options.may_pass:
            return Pass(options.seat)
        card, bids = options.offers[0]
        return Open(options.seat, card, bids.start)
    return best[1]


def raise_or_pass(state: GridState, options: AuctionOptions) -> Move:
    player = state.players[options.seat]
    card, bids = options.card, options.bids
    if card not in state.rules.rank:
        limit: float = PROMO_LIMIT
    elif is_sensible(state, player, card):
        limit = OVERBID * state.rules.edition.plants[card].minimum
    else:
        limit = 0.0
    if bids and bids.start <= limit:
        return options.raised_to(bids.start)
    return Pass(options.seat)


def buy_for_one_run(state: GridState, options: BuyingOptions) -> Move:
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
            plant.fuels, key=lambda kind: options.price(fuels[kind], 1) if state.fuel[kind] else 99
        ):
            amount = min(missing, maximum[fuels[kind]])
            if amount:
                return Buy(options.seat, ((fuels[kind], amount),))
    return Done(options.seat)


def build_what_is_powered(state: GridState, options: BuildingOptions) -> Move:
    player = state.players[options.seat]
    prices = options.prices
    power = produced(state.rules.hand(player.plants, player.attached))
    if not prices or player.connected >= power:
        return Done(options.seat)
    return Build(options.seat, min(prices, key=prices.__getitem__))
