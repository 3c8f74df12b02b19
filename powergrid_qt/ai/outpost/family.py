"""Outpost, as the levels see it."""

from typing import Any

from powergrid_qt.ai.family import Family, Policy
from powergrid_qt.ai.outpost.characters import EASY, HARD, NORMAL
from powergrid_qt.ai.outpost.features import features
from powergrid_qt.ai.outpost.policy import OutpostPolicy
from powergrid_qt.ai.outpost.random_moves import CHOICES
from powergrid_qt.ai.outpost.styles import STYLES
from powergrid_qt.ai.outpost.wants import full_power, why_wanting, workers_wanted
from powergrid_qt.ai.personas import leaned
from powergrid_qt.ai.wants import Want, Why
from powergrid_qt.engine import Move
from powergrid_qt.engine.moves import Hire

CHARACTERS = {"easy": EASY, "normal": NORMAL, "hard": HARD}


class OutpostFamily(Family):
    name = "outpost"
    choices = CHOICES

    def policy(self, name: str, seed: int, persona: str = "") -> Policy:
        if name in STYLES:
            return STYLES[name](seed)
        return OutpostPolicy(leaned(CHARACTERS[name], persona, self.name), seed)

    def features(self, state: Any) -> list[tuple[float, ...]]:
        return [features(state, seat) for seat in range(len(state.players))]

    def full_power(self, state: Any, player: Any) -> int:
        return full_power(state, player)

    def ends_supply(self, state: Any, move: Move) -> bool:
        return isinstance(move, Hire)

    def want(self, state: Any, player: Any) -> Want:
        return workers_wanted(state, player)

    def why_wanting(self, state: Any, move: Move, want: Want) -> Why:
        assert isinstance(move, Hire)
        return why_wanting(state, move)


FAMILY = OutpostFamily()
