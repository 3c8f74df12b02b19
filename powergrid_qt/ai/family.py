"""What the levels need of a family of editions: policies, and an evaluation."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from powergrid_qt.ai.evaluation import Features, evaluation_for
from powergrid_qt.ai.policy import Decider, Policy
from powergrid_qt.ai.wants import Shortage, Want, Why
from powergrid_qt.engine import GameConfig, Move
from powergrid_qt.engine.agenda import Options
from powergrid_qt.engine.families import family_on

CHEAPEST = 4
"""How many ways to build `random` chooses from: with more it would pay for detours."""
PLAIN_STYLES = ("greedy", "hoarder", "rusher", "miser", "bully", "eco")
Choices = Mapping[type[Options[Any]], Callable[[Any, Random], Move]]


class Family(ABC):
    name: ClassVar[str]
    choices: ClassVar[Choices]
    """How `random` decides, by the kind of options. Where it is not told, any move is as likely
    as any other."""

    @abstractmethod
    def level(self, name: str, seed: int, persona: str = "") -> Policy:
        """The policy of `easy`, `normal` or `hard`, of somebody with this persona."""

    @abstractmethod
    def style(self, name: str, seed: int) -> Decider:
        """One of the yardsticks that play by a few plain rules, such as `greedy`."""

    def styles(self) -> tuple[Decider, ...]:
        """All yardsticks that leave nothing to chance."""
        return tuple(self.style(name, 0) for name in PLAIN_STYLES)

    @abstractmethod
    def features(self, state: Any) -> Features:
        """The numbers that describe each seat at the start of a round."""

    @abstractmethod
    def full_power(self, state: Any, player: Any) -> int:
        """Cities that all plants of a player power, if there is fuel, or there are workers."""

    @abstractmethod
    def ends_supply(self, state: Any, move: Move) -> bool:
        """Whether a player has fuel, or workers, for this round with this move."""

    @abstractmethod
    def want(self, state: Any, player: Any) -> Want:
        """What the plants of a player lack, when the time has come to run them."""

    @abstractmethod
    def why_wanting(self, state: Any, move: Move, want: Want) -> Why:
        """Why a player did not get more before this move, which ended the supply."""

    def shortages(self, state: Any, seat: int) -> tuple[Shortage, ...]:
        """The fuels that will keep plants of a player from running in this round; none where
        plants need workers, of which there are always enough to be hired."""
        return ()

    def chances(self, state: Any) -> Sequence[float]:
        """Everybody's chance to win at the start of a round."""
        return evaluation_for(self.name).chances(self.features(state), progress(state))


def progress(state: Any) -> float:
    """How far the game has come, from 0 to 1."""
    return float(min(state.leader / state.rules.end_cities, 1.0))


def family_of(config: GameConfig) -> Family:
    family: Family = family_on("ai", config)
    return family
