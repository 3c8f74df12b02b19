"""Outpost, as the levels see it."""

from typing import Any

from powergrid_qt.ai.family import Family
from powergrid_qt.ai.outpost.characters import EASY, HARD, NORMAL
from powergrid_qt.ai.outpost.features import features
from powergrid_qt.ai.outpost.greedy import GreedyPolicy
from powergrid_qt.ai.outpost.policy import OutpostPolicy
from powergrid_qt.ai.outpost.random_moves import CHOICES

CHARACTERS = {"easy": EASY, "normal": NORMAL, "hard": HARD}


class OutpostFamily(Family):
    name = "outpost"
    choices = CHOICES

    def level(self, name: str, seed: int) -> OutpostPolicy:
        return OutpostPolicy(CHARACTERS[name], seed)

    def greedy(self) -> GreedyPolicy:
        return GreedyPolicy()

    def fast_policy(self) -> OutpostPolicy:
        return OutpostPolicy(HARD)

    def features(self, state: Any) -> list[tuple[float, ...]]:
        return [features(state, seat) for seat in range(len(state.players))]


FAMILY = OutpostFamily()
