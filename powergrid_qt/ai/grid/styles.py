"""Yardsticks that play sensibly but otherwise than the levels: `greedy`, each with a twist."""

from random import Random

from powergrid_qt.ai.family import CHEAPEST
from powergrid_qt.ai.grid.greedy import GreedyPolicy, is_sensible, power_of
from powergrid_qt.ai.levels import STYLE_NAMES
from powergrid_qt.ai.random_player import open_or_pass, raise_or_pass
from powergrid_qt.engine.auction import AuctionOptions, OpeningOptions
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.building import BuildingOptions
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.grid.state import GridPlayer, GridState
from powergrid_qt.engine.moves import Build, Buy, Done, Move

AHEAD_OF_POWER = 3
"""Cities that a rusher connects before they can be powered."""
RESERVE = 40
"""What a miser keeps."""
BULLYING = 1.5
BLUFF = 1.2
"""How far a bully raises what others want, as a part of the minimum: what it wants too, and what
it has no use for."""
GREEN = 2.0
"""What a plant without fuel is worth to those who want no other, as a part of the minimum."""


class Hoarder(GreedyPolicy):
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


class Rusher(GreedyPolicy):
    """Takes the strongest plants and connects cities ahead of its power, to end the game early."""

    def attraction(self, state: GridState, card: CardId, price: int) -> float:
        return state.rules.edition.plants[card].powers - price / 100

    def wants_city(self, state: GridState, player: GridPlayer, price: int) -> bool:
        missing = state.rules.end_cities - player.connected
        if 0 < missing * price <= player.money:
            return True
        return player.connected < power_of(state, player) + AHEAD_OF_POWER


class Miser(GreedyPolicy):
    """Never raises a bid, and keeps cash when it builds."""

    def limit(self, state: GridState, player: GridPlayer, card: CardId) -> float:
        return 0.0

    def wants_city(self, state: GridState, player: GridPlayer, price: int) -> bool:
        return player.money - price >= RESERVE and super().wants_city(state, player, price)


class Bully(GreedyPolicy):
    """Raises whatever others open, whether it has a use for the plant or not."""

    def limit(self, state: GridState, player: GridPlayer, card: CardId) -> float:
        reach = BULLYING if is_sensible(state, player, card) else BLUFF
        return reach * state.rules.edition.plants[card].minimum


class Eco(GreedyPolicy):
    """Buys plants without fuel only, once it has the first plant that it must buy."""

    def attraction(self, state: GridState, card: CardId, price: int) -> float:
        plant = state.rules.edition.plants[card]
        return -plant.burns if plant.burns else super().attraction(state, card, price)

    def limit(self, state: GridState, player: GridPlayer, card: CardId) -> float:
        plant = state.rules.edition.plants[card]
        if plant.burns or not is_sensible(state, player, card):
            return 0.0
        return GREEN * plant.minimum


class Chaos(GreedyPolicy):
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
        player = state.players[seat]
        plants = len(player.plants)
        return self.chance(state.round, player.money, player.connected, plants, bid)


STYLES = dict(
    zip(STYLE_NAMES, (GreedyPolicy, Hoarder, Rusher, Miser, Bully, Eco, Chaos), strict=True)
)
