"""A game: the one owner of a position that changes."""

from typing import Any, Self, TypeVar

from powergrid_qt.engine.agenda import Options, why_not
from powergrid_qt.engine.config import GameConfig
from powergrid_qt.engine.events import Event, RoundStarted
from powergrid_qt.engine.families import EngineFamily, family_on
from powergrid_qt.engine.moves import Move
from powergrid_qt.engine.refusals import IllegalMove, Refusal, refuse
from powergrid_qt.engine.rules import Rules
from powergrid_qt.engine.state import State
from powergrid_qt.engine.turns import settle

Kind = TypeVar("Kind", bound=Options[Any])


def rules_for(config: GameConfig) -> Rules[Any]:
    """The rules of a game; `SetupError` if its parts do not fit together."""
    family: EngineFamily = family_on("engine", config)
    return family.rules(config)


class Game:
    """Plays by the rules: tells what is legal, applies moves, remembers them. `moves` and `events`
    are its history: everything that was decided, and everything that has happened from the set-up
    on. `events_of` tells which belong together."""

    __slots__ = ("_ends", "config", "events", "imagined", "moves", "state")

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        self.imagined = False
        """Whether some of it is guessed: then `config` does not lead to this position."""
        self.moves: list[Move] = []
        self.events: list[Event] = []
        self.state: State = rules_for(config).new_state(self.events)
        settle(self.state, self.events)
        self._ends = [len(self.events)]

    def seen_as(self, state: State, config: GameConfig) -> Self:
        """This game as somebody sees it who knows less: at a position and by a configuration with
        guesses. It is to be read only: the history is this one's."""
        new = object.__new__(type(self))
        new.config = config
        new.imagined = True
        new.state = state
        new.moves = self.moves
        new.events = self.events
        new._ends = self._ends
        return new

    def events_of(self, move: int) -> list[Event]:
        """What a move brought about, counted from 1; 0: the set-up."""
        return self.events[self._ends[move - 1] if move else 0 : self._ends[move]]

    def round_of(self, move: int) -> int:
        """The round in progress after a move; 0 in the set-up."""
        before = reversed(self.events[: self._ends[move]])
        return next((event.round for event in before if isinstance(event, RoundStarted)), 0)

    def steps_in_common(self, other: "Game") -> int:
        """How many steps two games have in common, the set-up being the first; else none."""
        if self.config != other.config:
            return 0
        pairs = enumerate(zip(self.moves, other.moves, strict=False))
        # mostly they are the same objects
        differing = (number for number, (a, b) in pairs if a is not b and a != b)
        return 1 + next(differing, min(len(self.moves), len(other.moves)))

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

    def options(self, kind: type[Kind]) -> Kind:
        """The legal moves of a decision that is known to be of this kind."""
        options = self.legal_moves
        assert isinstance(options, kind)
        return options

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
        events = self.events
        decision.apply(state, move, events)
        settle(state, events)
        self.moves.append(move)
        self._ends.append(len(events))
        return events[self._ends[-2] :]

    def copy(self) -> Self:
        """An independent game at the same position, for looking ahead."""
        new = self.seen_as(self.state.copy(), self.config)
        new.imagined = self.imagined
        new.moves = self.moves.copy()
        new.events = self.events.copy()
        new._ends = self._ends.copy()
        return new

    def after(self, *moves: Move) -> Self:
        """A copy in which these moves are made; `IllegalMove` at the first that is refused."""
        new = self.copy()
        for move in moves:
            new.apply(move)
        return new

    def view_for(self, seat: int) -> dict[str, Any]:
        """What the player at a seat may see: no order of the pile, no hidden money."""
        return self.state.rules.snapshot(self.state, seat)

    def snapshot(self) -> dict[str, Any]:
        """The whole position as JSON, as `replay --states` prints it."""
        return self.state.rules.snapshot(self.state)
