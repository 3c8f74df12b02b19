"""What the levels need of a family of editions: policies, and an evaluation."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from powergrid_qt.ai.evaluation import Features, evaluation_for
from powergrid_qt.ai.policy import Decider, Policy
from powergrid_qt.engine import GameConfig
from powergrid_qt.engine.edition import edition_data


class Family(ABC):
    name: ClassVar[str]

    @abstractmethod
    def level(self, name: str, seed: int) -> Policy:
        """The policy of `easy`, `normal` or `hard`."""

    @abstractmethod
    def greedy(self) -> Decider: ...

    @abstractmethod
    def fast_policy(self) -> Policy:
        """Nearly as good as that of `hard`, and faster: what the search plays games on with."""

    @abstractmethod
    def features(self, state: Any) -> Features:
        """The numbers that describe each seat at the start of a round."""

    def chances(self, state: Any) -> Sequence[float]:
        """Everybody's chance to win at the start of a round."""
        return evaluation_for(self.name).chances(self.features(state), progress(state))


def progress(state: Any) -> float:
    """How far the game has come, from 0 to 1."""
    return float(min(state.leader / state.rules.end_cities, 1.0))


def family_of(config: GameConfig) -> Family:
    """The family of a game, imported with the first one: programs start faster without it."""
    if edition_data(config.edition)["game"] == "outpost":
        from powergrid_qt.ai.outpost.family import OutpostFamily

        return OutpostFamily()
    from powergrid_qt.ai.grid.family import GridFamily

    return GridFamily()
