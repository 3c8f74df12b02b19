"""What is still to be done: a stack of small immutable values.

A `Task` is carried out at once, a `Decision` waits for a player. Whatever breaks into a phase
(the auction of a promo card, a plant to scrap) is pushed on top; when it is done, play goes on
below, exactly where it stopped. Since all items are values, copying a game copies one list.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import islice
from typing import Any, ClassVar, Generic, TypeVar

from powergrid_qt.engine.events import Event, Hindrance
from powergrid_qt.engine.moves import Move
from powergrid_qt.engine.refusals import Refusal, refuse

S = TypeVar("S")
"""The kind of position, which is a floor above: it holds an agenda."""


class Task(ABC, Generic[S]):
    """Something that happens by itself."""

    __slots__ = ()
    waits: ClassVar[bool] = False

    @abstractmethod
    def run(self, state: S, log: list[Event]) -> None: ...


class Decision(ABC, Generic[S]):
    """Something that the player at `seat` decides. `accepts` names the possible kinds of move."""

    __slots__ = ()
    waits: ClassVar[bool] = True
    accepts: ClassVar[tuple[type[Move], ...]]
    seat: int

    @abstractmethod
    def options(self, state: S) -> "Options[S]":
        """Everything that the player may do now."""

    @abstractmethod
    def check(self, state: S, move: Any) -> Refusal | None:
        """Why the rules forbid a move of an accepted kind, or None."""

    @abstractmethod
    def apply(self, state: S, move: Any, log: list[Event]) -> None:
        """Carry out a move that has been checked; the decision is still on top of the agenda."""


class Options(ABC, Generic[S]):
    """The legal moves of a decision: can be asked with `in`, or walked through. Subclasses tell
    them in a form that fits (a range of bids, cities with prices). They are good until the next
    move."""

    __slots__ = ("decision", "seat", "state")

    def __init__(self, state: S, decision: Decision[S]) -> None:
        self.state = state
        self.decision = decision
        self.seat = decision.seat

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and why_not(self.state, self.decision, move) is None

    @abstractmethod
    def __iter__(self) -> Iterator[Move]: ...

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Enough to choose a legal move without knowing the rules."""

    @property
    def hindrance(self) -> Hindrance | None:
        """Why the player can neither buy nor build in a turn that is for that; None if they can."""
        return None

    @property
    def cheapest(self) -> int | None:
        """The price of the cheapest thing that the turn is for, even if the player cannot pay it;
        None where there is nothing to be had, or where nothing is paid."""
        return None

    @property
    def only_move(self) -> Move | None:
        """The only thing that can be done, or makes a difference; None where there is a choice."""
        moves = list(islice(self, 2))
        return moves[0] if len(moves) == 1 else None


def why_not(state: S, decision: Decision[S], move: Move) -> Refusal | None:
    """Why a move is refused at this decision, or None if it is legal."""
    if move.seat != decision.seat:
        return refuse("not_your_turn", current=decision.seat)
    if type(move) not in decision.accepts:
        possible = ", ".join(kind.do for kind in decision.accepts)
        return refuse("wrong_kind_of_move", do=move.do, possible=possible)
    return decision.check(state, move)
