"""The classic and deluxe editions, as the levels see them."""

from typing import Any

from powergrid_qt.ai.family import Family, Policy
from powergrid_qt.ai.grid.characters import EASY, HARD, NORMAL
from powergrid_qt.ai.grid.features import features
from powergrid_qt.ai.grid.policy import GridPolicy
from powergrid_qt.ai.grid.random_moves import CHOICES
from powergrid_qt.ai.grid.shortages import shortages
from powergrid_qt.ai.grid.styles import STYLES
from powergrid_qt.ai.grid.wants import ends_supply, fuel_wanted, why_wanting
from powergrid_qt.ai.personas import leaned
from powergrid_qt.ai.wants import Shortage, Want, Why
from powergrid_qt.engine import Move
from powergrid_qt.engine.grid.power import produced

CHARACTERS = {"easy": EASY, "normal": NORMAL, "hard": HARD}


class GridFamily(Family):
    name = "grid"
    choices = CHOICES

    def __init__(self) -> None:
        self._judge = GridPolicy(HARD)

    def policy(self, name: str, seed: int, persona: str = "") -> Policy:
        if name in STYLES:
            return STYLES[name](seed)
        return GridPolicy(leaned(CHARACTERS[name], persona, self.name), seed)

    def features(self, state: Any) -> list[tuple[float, ...]]:
        return features(self._judge.outlook(state), state)

    def full_power(self, state: Any, player: Any) -> int:
        return produced(state.rules.hand(player.plants, player.attached))

    def ends_supply(self, state: Any, move: Move) -> bool:
        return ends_supply(state, move)

    def want(self, state: Any, player: Any) -> Want:
        return fuel_wanted(state, player)

    def why_wanting(self, state: Any, move: Move, want: Want) -> Why:
        return why_wanting(state, move.seat, want)

    def shortages(self, state: Any, seat: int) -> tuple[Shortage, ...]:
        return shortages(state, seat)


FAMILY = GridFamily()
