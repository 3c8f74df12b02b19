"""Outpost, as the levels see it."""

from typing import Any

from powergrid_qt.ai.family import Family
from powergrid_qt.ai.outpost.characters import EASY, HARD, NORMAL
from powergrid_qt.ai.outpost.features import features
from powergrid_qt.ai.outpost.greedy import GreedyPolicy
from powergrid_qt.ai.outpost.policy import OutpostPolicy
from powergrid_qt.ai.outpost.random_moves import CHOICES
from powergrid_qt.ai.outpost.styles import STYLES
from powergrid_qt.engine.outpost.company import extra_cities, on_board, power

CHARACTERS = {"easy": EASY, "normal": NORMAL, "hard": HARD}


class OutpostFamily(Family):
    name = "outpost"
    choices = CHOICES

    def level(self, name: str, seed: int) -> OutpostPolicy:
        return OutpostPolicy(CHARACTERS[name], seed)

    def style(self, name: str, seed: int) -> GreedyPolicy:
        return STYLES[name](seed)

    def fast_policy(self) -> OutpostPolicy:
        return OutpostPolicy(HARD)

    def features(self, state: Any) -> list[tuple[float, ...]]:
        return [features(state, seat) for seat in range(len(state.players))]

    def full_power(self, state: Any, player: Any) -> int:
        edition, company = state.rules.edition, player.company
        plants = [card for card in on_board(edition, company) if card.workers]
        return power(plants, extra_cities(edition, company))


FAMILY = OutpostFamily()
