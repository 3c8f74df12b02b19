"""A game: the one owner of a position that changes."""

from typing import Any, Self

from powergrid_qt.engine.agenda import Options, why_not
from powergrid_qt.engine.config import GameConfig
from powergrid_qt.engine.events import Event
from powergrid_qt.engine.families import family_on
from powergrid_qt.engine.moves import Move
from powergrid_qt.engine.refusals import IllegalMove, Refusal, refuse
from powergrid_qt.engine.rules import Rules
from powergrid_qt.engine.state import State
from powergrid_qt.engine.turns import settle


def rules_for(config: GameConfig) -> Rules[Any]:
    """The rules of a game; `SetupError` if its parts do not fit together."""
    rules: Rules[Any] = family_on("engine", config)(config)
    return rules


class Game:
    """Plays by the rules: tells what is legal, applies moves, remembers them."""

    __slots__ = ("config", "moves", "state")

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        log: list[Event] = []
        self.state: State = rules_for(config).new_state(log)
        settle(self.state, log)
        self.moves: list[Move] = []

    @classmethod
    def at(cls, state: State, config: GameConfig, moves: list[Move]) -> Self:
        """A game at a position that is there already."""
        new = object.__new__(cls)
        new.config = config
        new.state = state
        new.moves = moves
        return new

    @property
    def current(self) -> int | None:
        """The seat that decides next, None when the game is over."""
        decision = self.state.decision
        return None if decision is None else decision.seat

    @property
    def over(self) -> bool:
        return not self.state.agenda

    @property
    def legal_moves(self) -> Options[Any]:
        """Everything that the current player may do; `IllegalMove` when the game is over."""
        decision = self.state.decision
        if decision is None:
            raise IllegalMove(refuse("game_over"))
        return decision.options(self.state)

    def why_not(self, move: Move) -> Refusal | None:
        """The reason against a move, or None if it is legal."""
        decision = self.state.decision
        if decision is None:
            return refuse("game_over")
        return why_not(self.state, decision, move)

    def apply(self, move: Move) -> list[Event]:
        """Make a move and give what happened, or raise `IllegalMove` and change nothing."""
        state = self.state
        decision = state.decision
        if decision is None:
            raise IllegalMove(refuse("game_over"))
        refusal = why_not(state, decision, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        log: list[Event] = []
        decision.apply(state, move, log)
        settle(state, log)
        self.moves.append(move)
        return log

    def copy(self) -> Self:
        """An independent game at the same position, for looking ahead."""
        return self.at(self.state.copy(), self.config, self.moves.copy())

    def view_for(self, seat: int) -> dict[str, Any]:
        """What the player at a seat may see: no order of the pile, no hidden money."""
        return self.state.rules.snapshot(self.state, seat)

    def snapshot(self) -> dict[str, Any]:
        """The whole position as JSON, as `replay --states` prints it."""
        return self.state.rules.snapshot(self.state)
