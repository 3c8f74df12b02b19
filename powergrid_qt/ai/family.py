"""What computer players need of a family of editions: policies, and an evaluation."""

import functools
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import exp, tanh
from operator import mul
from random import Random
from typing import Any, ClassVar, NamedTuple, Protocol

from powergrid_qt.ai.personas import leaned
from powergrid_qt.ai.slips import TurnWatch
from powergrid_qt.engine import GameConfig, Move
from powergrid_qt.engine.agenda import Decision, Options
from powergrid_qt.engine.auction import Auction, Opening
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.families import family_on
from powergrid_qt.engine.moves import Reason
from powergrid_qt.engine.state import State
from powergrid_qt.paths import resources_dir

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

    def chance(self, state: State, seat: int, *told: object) -> Random:
        """A generator for one decision, by the seed, the position and what else is `told`."""
        player = state.players[seat]
        known = self._seed, state.round, player.money, player.connected, *told
        return Random(":".join(map(str, known)))


Features = Sequence[Sequence[float]]


def with_leads(
    own: Features, leads_at: Sequence[int], table: Sequence[float]
) -> list[tuple[float, ...]]:
    """The numbers of each seat; behind them, of those at some places, how far it is ahead of the
    best of the others; and behind that what is the same for the whole table."""
    found = []
    for seat, row in enumerate(own):
        others = [other for at, other in enumerate(own) if at != seat]
        leads = [row[at] - max([other[at] for other in others]) for at in leads_at]
        found.append((*row, *leads, *table))
    return found


class Layer(NamedTuple):
    """Neurons that all look at the same values."""

    weights: Sequence[Sequence[float]]
    """The weight of each value, by neuron."""
    biases: Sequence[float]

    def values(self, seen: Sequence[float]) -> list[float]:
        return [
            tanh(bias + sum(map(mul, neuron, seen)))
            for neuron, bias in zip(self.weights, self.biases, strict=True)
        ]


class ChanceNetwork:
    """Who will win? A small network gives each player of a family of editions a strength by the
    features of the position at the start of a round; the chance to win is that of the strengths
    against each other (a softmax).

    More of what grows with money (`AiFamily.growing`) never makes a player weaker: neither its
    weights in the first layer nor any weight behind it are negative.

    `packaging/train_evaluation.py` learns the weights from games of the levels against each other
    and other styles.
    """

    __slots__ = ("hidden", "last")

    def __init__(self, hidden: Sequence[Layer], last: Sequence[float]) -> None:
        self.hidden = hidden
        self.last = last

    def chances(self, features: Features) -> list[float]:
        """The chance to win of each seat."""
        strengths = list(map(self._strength, features))
        most = max(strengths)
        odds = [exp(strength - most) for strength in strengths]
        total = sum(odds)
        return [odd / total for odd in odds]

    def _strength(self, values: Sequence[float]) -> float:
        for layer in self.hidden:
            values = layer.values(values)
        return float(sum(map(mul, self.last, values)))


@functools.cache
def chance_network(family: str) -> ChanceNetwork:
    path = resources_dir() / "players" / "evaluation.json"
    network = json.loads(path.read_text(encoding="utf-8"))[family]
    hidden = [Layer(layer["weights"], layer["biases"]) for layer in network["hidden"]]
    return ChanceNetwork(hidden, network["last"])


class LackCause(StrEnum):
    """Why a player did not get what was missing, when it could last be had."""

    SOLD_OUT = "sold out"
    MONEY = "money"
    LEFT = "left"
    """The fuel could be had, and there was money for some: it was left."""


@dataclass(frozen=True, slots=True)
class Lack:
    """What the plants of a player lack when the time has come to run them."""

    cities: int
    """The number of cities that stay dark although there are plants for them."""
    fuels: tuple[str, ...] = ()
    """The fuels of which there is too little; none where workers are missing."""


@dataclass(frozen=True, slots=True)
class FuelShortage:
    """A fuel of which a player will not find enough at the own turn."""

    fuel: str
    before: tuple[int, ...]
    """Who buys of it first, by seat; the Trust counts as the seat behind the last one."""
    left: int
    needed: int


@dataclass(frozen=True, slots=True)
class FuelStock:
    """Tokens that a player keeps for the next round, of a fuel that is scarce."""

    fuel: str
    tokens: int
    refill: int
    """No more than this comes back to the market at the end of the round."""
    burnt: int
    """The tokens that all plants in play can burn in a round."""


class AiFamily(ABC):
    name: ClassVar[str]
    choices: ClassVar[Choices]
    """How `random` decides, by the kind of options. Where it is not told, any move is as likely
    as any other."""

    characters: ClassVar[Mapping[str, Any]]
    """The numbers of `easy`, `normal` and `hard`, in a dataclass of the family's own."""
    styles: ClassVar[Mapping[str, type[StylePolicy]]]
    growing: ClassVar[tuple[str, ...]]
    """The first of the features: what grows, or stays as it is, with a player's own money."""

    def policy(self, name: str, seed: int, persona: str = "") -> Policy:
        """`easy`, `normal` or `hard`, as somebody with this persona plays it, or one of the
        styles."""
        if name in self.styles:
            return self.styles[name](seed)
        return self.policy_by(leaned(self.characters[name], persona, self.name), seed)

    @abstractmethod
    def policy_by(self, character: Any, seed: int) -> Policy:
        """The policy that decides by such numbers."""

    @abstractmethod
    def features(self, state: Any) -> Features:
        """The numbers that describe each seat at the start of a round."""

    @abstractmethod
    def full_power(self, state: Any, player: Any) -> int:
        """Cities that all plants of a player power, if there is fuel, or there are workers."""

    @abstractmethod
    def card_power(self, state: Any, card: CardId) -> int:
        """Cities that a card powers by itself; 0 if it is no plant."""

    def card_places(self, state: Any, card: CardId) -> int:
        """Workers who can live on a card; 0 where plants need none."""
        return 0

    def has_space(self, state: Any, player: Any) -> bool:
        """Whether a player can run one more plant, or one in the place of another."""
        return True

    @abstractmethod
    def power_with(self, state: Any, player: Any, card: CardId) -> int:
        """Cities that all plants of a player power who has this card too, and gives up another one
        for it if there is no room."""

    @abstractmethod
    def to_build(self, seat: int) -> Decision[Any]:
        """The decision in which a player connects cities."""

    @abstractmethod
    def built(self, state: Any) -> tuple[int, ...]:
        """Who has connected cities in this round and does not come again."""

    @abstractmethod
    def pieces(self, state: Any, seat: int) -> Mapping[tuple[str, str | None], int]:
        """What a player could build now, as `Build` names city and piece, with its price."""

    def card_fuels(self, state: Any, card: CardId) -> tuple[str, ...]:
        """The fuels of which a card burns one or the other; none if it needs none."""
        return ()

    @abstractmethod
    def ends_supply(self, state: Any, move: Move) -> bool:
        """Whether a player has done with buying fuel, or hiring, for this round by this move."""

    @abstractmethod
    def lack(self, state: Any, player: Any) -> Lack:
        """What the plants of a player lack, when the time has come to run them."""

    @abstractmethod
    def lack_cause(self, state: Any, move: Move, lack: Lack) -> LackCause:
        """Why a player did not get more before this move, which ended the supply."""

    def shortages(self, state: Any, seat: int) -> tuple[FuelShortage, ...]:
        """The fuels that will keep plants of a player from running in this round; none where
        plants need workers, of which there are always enough to be hired."""
        return ()

    @abstractmethod
    def watch(self) -> TurnWatch:
        """Return a watch that follows a game and finds foolish moves in it."""

    def stock(self, state: Any, seat: int) -> FuelStock | None:
        """What a player keeps for the next round; None where that is nothing, or not scarce."""
        return None

    def chances(self, state: Any) -> Sequence[float]:
        """Everybody's chance to win at the start of a round."""
        return chance_network(self.name).chances(self.features(state))


def family_of(config: GameConfig) -> AiFamily:
    family: AiFamily = family_on("ai", config)
    return family


def gone_after(state: State, sold: CardId) -> CardId | None:
    """The card that nobody can have any more once `sold` is sold in the phase as it stands: the
    one that the Trust takes at once, after the first auction of the phase (TR3, O29)."""
    decision = state.decision
    opening = decision.opening if isinstance(decision, Auction) else decision
    if not isinstance(opening, Opening) or not opening.first:
        return None
    return state.rules.trust_choice(state, sold)
