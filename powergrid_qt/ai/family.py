"""What computer players need of a family of editions: policies, and an evaluation."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Protocol

from powergrid_qt.ai.evaluation import Features, evaluation_for
from powergrid_qt.ai.levels import PLAIN_STYLES
from powergrid_qt.ai.wants import Shortage, Want, Why
from powergrid_qt.engine import GameConfig, Move
from powergrid_qt.engine.agenda import Options
from powergrid_qt.engine.families import family_on
from powergrid_qt.engine.reasons import Reason

CHEAPEST = 4
"""How many ways to build `random` chooses from: with more it would pay for detours."""
Choices = Mapping[type[Options[Any]], Callable[[Any, Random], Move]]


class Policy(Protocol):
    """Decides fast, by estimates. It looks at nothing that the player on move may not see.

    A level is a policy with a character; the search plays games on with one, so `decide` must
    be fast. It keeps nothing from one decision to the next but what it could compute again.
    """

    def decide(self, state: Any) -> Move:
        """A move for the player on move in a position of the family."""

    def alternatives(self, state: Any) -> Sequence[Move]:
        """The moves that are worth a closer look, the policy's own first."""

    def reason(self, state: Any, move: Move) -> Reason | None:
        """Why this move, if there is something to tell."""


class StylePolicy(Policy):
    """A yardstick: plays by a few plain rules, compares no moves and tells no reasons."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def alternatives(self, state: Any) -> Sequence[Move]:
        return [self.decide(state)]

    def reason(self, state: Any, move: Move) -> Reason | None:
        return None

    def chance(self, *told: object) -> Random:
        """For one decision, made from the seed and from what is `told` of the decision."""
        return Random(":".join(map(str, (self._seed, *told))))


class Family(ABC):
    name: ClassVar[str]
    choices: ClassVar[Choices]
    """How `random` decides, by the kind of options. Where it is not told, any move is as likely
    as any other."""

    @abstractmethod
    def policy(self, name: str, seed: int, persona: str = "") -> Policy:
        """`easy`, `normal` or `hard`, as somebody with this persona plays it, or one of the
        styles."""

    def plain_styles(self) -> tuple[Policy, ...]:
        """All yardsticks that leave nothing to chance."""
        return tuple(self.policy(name, 0) for name in PLAIN_STYLES)

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
