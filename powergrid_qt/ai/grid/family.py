"""The classic and deluxe editions, as the levels see them."""

from typing import Any, ClassVar

from powergrid_qt.ai.family import AiFamily, Lack, LackCause
from powergrid_qt.ai.grid.characters import EASY, HARD, NORMAL
from powergrid_qt.ai.grid.cities import built
from powergrid_qt.ai.grid.outlook import without
from powergrid_qt.ai.grid.policy import GridPolicy
from powergrid_qt.ai.grid.standing import GROWING, features
from powergrid_qt.ai.grid.styles import CHOICES, STYLES
from powergrid_qt.ai.grid.supply import scarce_stock, shortages
from powergrid_qt.ai.grid.watch import GridWatch
from powergrid_qt.engine import Move
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.building import Building
from powergrid_qt.engine.grid.fuel import best_run, produced
from powergrid_qt.engine.grid.state import GridPlayer, GridState
from powergrid_qt.engine.moves import Done
from powergrid_qt.engine.state import RESOURCES


class GridFamily(AiFamily):
    name = "grid"
    characters: ClassVar = {"easy": EASY, "normal": NORMAL, "hard": HARD}
    styles = STYLES
    choices = CHOICES
    growing = GROWING

    policy_by = GridPolicy
    features = staticmethod(features)
    built = staticmethod(built)
    shortages = staticmethod(shortages)
    watch = GridWatch
    stock = staticmethod(scarce_stock)

    def full_power(self, state: Any, player: Any) -> int:
        return produced(state.rules.hand(player.plants, player.attached))

    def card_power(self, state: GridState, card: CardId) -> int:
        return produced(state.rules.hand((card,), ())) if card in state.rules.rank else 0

    def card_fuels(self, state: GridState, card: CardId) -> tuple[str, ...]:
        edition = state.rules.edition
        if card not in state.rules.rank or not edition.plants[card].burns:
            return ()
        return tuple([edition.fuels[kind] for kind in edition.plants[card].fuels])

    def power_with(self, state: GridState, player: GridPlayer, card: CardId) -> int:
        rules, plants = state.rules, (*player.plants, card)
        if len(plants) <= rules.max_plants:
            return produced(rules.hand(plants, player.attached))
        return max(
            produced(rules.hand((*player.plants[:at], *player.plants[at + 1 :], card), kept))
            for at, plant in enumerate(player.plants)
            for kept in [without(player.attached, plant)]
        )

    def to_build(self, seat: int) -> Building:
        return Building(seat, ())

    def pieces(self, state: GridState, seat: int) -> dict[tuple[str, str | None], int]:
        prices = Building(seat, ()).options(state).prices
        return {(city, None): price for city, price in prices.items()}

    def ends_supply(self, state: Any, move: Move) -> bool:
        return isinstance(move, Done) and state.phase == RESOURCES

    def lack(self, state: GridState, player: GridPlayer) -> Lack:
        rules = state.rules
        hand = rules.hand(player.plants, player.attached)
        running = [plant for plant, _ in best_run(hand, player.tokens, player.connected)]
        able, powered = (min(player.connected, produced(some)) for some in (hand, running))
        if powered == able:
            return Lack(0)
        kinds = {kind for plant in hand if plant not in running for kind in plant.fuels}
        return Lack(able - powered, tuple(rules.edition.fuels[kind] for kind in sorted(kinds)))

    def lack_cause(self, state: GridState, move: Move, lack: Lack) -> LackCause:
        scales, index = state.scales_for(move.seat), state.rules.edition.fuel_index
        kinds = [kind for name in lack.fuels if state.available(kind := index[name])]
        prices = [scales[kind].next_price(state.fuel[kind], 0) for kind in kinds]
        if not prices:
            return LackCause.SOLD_OUT
        return LackCause.MONEY if min(prices) > state.players[move.seat].money else LackCause.LEFT


FAMILY = GridFamily()
