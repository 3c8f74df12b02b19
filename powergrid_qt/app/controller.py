"""The controller: owns the game that is on screen, and is the only one who changes it.

Views send moves and show what `changed` tells. Computer players are asked through a `Thinker`,
in another process; what they answer is checked like any other move.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid_qt.ai.players import make_player
from powergrid_qt.ai.reasons import Choice
from powergrid_qt.ai.simulation import player_seed
from powergrid_qt.ai.worker import MakePlayer
from powergrid_qt.app.game_file import GameFile
from powergrid_qt.app.privacy import is_private
from powergrid_qt.app.take_back import Barrier, WayBack
from powergrid_qt.app.thinker import Thinker
from powergrid_qt.engine import (
    Event,
    Game,
    GameConfig,
    IllegalMove,
    Move,
    Note,
    Record,
    Refusal,
)
from powergrid_qt.engine.reasons import Reason
from powergrid_qt.engine.record import About, Remarks, reasons_in, replayed
from powergrid_qt.models.seats import humans_of

TAKE_BACKS, HINTS = "take_backs", "hints"
"""What a record counts, by the key in its `about`."""
SAFE_LEVEL = "random"
"""Who moves for a computer player that cannot decide."""
THINKING_S = 2.0
"""The most that a computer player may think about a move on screen."""


class GameController(QObject):
    """Signals:

    `changed(events)`: the position is another one; no events after undo, redo and loading.
    `refused(refusal)`: a move was not made, and why.
    `hand_over(seat)`: the screen is covered until this player sits there.
    `thinking(seat)`: a computer player thinks; -1 when it has stopped.
    `failed(text)`: something went wrong that the user must hear of; the game goes on.
    """

    changed = Signal(object)
    refused = Signal(object)
    hand_over = Signal(int)
    thinking = Signal(int)
    failed = Signal(str)

    def __init__(
        self,
        *,
        watching: bool = False,
        make_player: MakePlayer = make_player,
        parent: QObject | None = None,
    ) -> None:
        """`watching`: the game is only looked at, nobody moves (a replay)."""
        super().__init__(parent)
        self._watching = watching
        self._game: Game | None = None
        self._way_back: WayBack | None = None
        self._undone: list[tuple[Move, ...]] = []
        self.asks: Callable[[Game], bool] = lambda _game: True
        """Whether the human on move is asked for a decision: some are made for them."""
        self._at_screen: int | None = None
        """Who of several people is known to sit there alone, with the others looking away."""
        self._covered = False
        self._file: GameFile | None = None
        self._decided: Choice | None = None
        """What a computer player will do as soon as the move before it is written."""
        self._paused = False
        self.delay_ms = 600
        """How long a computer player's move stays to be seen before the next one."""
        self.remarks: dict[int, tuple[Note | Reason, ...]] = {}
        """Reasons of computer players and notes, by the number of the move before them."""
        self.about: dict[str, Any] = {}
        """What the record tells besides the moves."""
        self.thinker = Thinker(self, make_player)
        self.thinker.decided.connect(self._computer_decided)
        self.thinker.failed.connect(self._computer_failed)
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._ask_computer)

    # -- the game ---------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        assert self._game is not None, "no game was started"
        return self._game

    @property
    def has_game(self) -> bool:
        return self._game is not None

    @property
    def actor(self) -> int | None:
        """The seat that decides next."""
        return self.game.current

    @property
    def humans(self) -> tuple[int, ...]:
        return humans_of(self.game.config)

    @property
    def human_to_move(self) -> bool:
        return self.actor in self.humans and not self._covered and not self._watching

    @property
    def nothing_hidden(self) -> bool:
        """Whether all secrets may be shown: nobody plays who could make use of them."""
        return self._watching or not self.humans

    @property
    def covered(self) -> bool:
        """Whether the screen waits for the human on move to sit down there alone."""
        return self._covered

    @property
    def shared_screen(self) -> bool:
        """Whether several people play here, who may look on while another decides."""
        return len(self.humans) > 1 and not self._watching

    @property
    def money_is_secret(self) -> bool:
        """Whether people at this screen hide their money from each other."""
        return self.shared_screen and not self.game.config.options.open_money

    @property
    def viewer(self) -> int | None:
        """The seat whose secrets may be shown; None: nobody's. Of several people it is the one
        on move, in decisions that the others do not look at."""
        if not self.shared_screen:
            return self.humans[0] if self.humans else None
        alone = self._at_screen is not None and self._at_screen == self.actor
        return self._at_screen if alone and is_private(self.game) else None

    def start(self, config: GameConfig, about: About | None = None) -> None:
        """Begin a new game; `SetupError` if it cannot be set up like this."""
        self.look_at(Game(config), about=about)

    def load(self, record: Record) -> None:
        """Go on with a recorded game; `Refused` if it does not replay."""
        game = replayed(record)
        way_back = WayBack.of(game)
        self.look_at(game, record.remarks, record.about, way_back=way_back, behind_cover=True)

    def keep_in(self, file: GameFile | None) -> None:
        """From now on every move is written to this file, and the position as it is unless the file
        holds it."""
        if self._file is not None:
            self._file.settled.disconnect(self._make_decided_move)
        self._file = file
        if file is not None:
            file.settled.connect(self._make_decided_move)
            file.keep(self.record)

    @property
    def record(self) -> Record:
        return Record.of(self.game, self.remarks, dict(self.about))

    @property
    def reasons(self) -> Mapping[int, Reason]:
        """Why computer players made their moves, by the number of the move, counted from 1."""
        return reasons_in(self.remarks)

    def look_at(
        self,
        game: Game,
        remarks: Remarks | None = None,
        about: About | None = None,
        *,
        way_back: WayBack | None = None,
        behind_cover: bool = False,
    ) -> None:
        """Show a game where it stands; from now on it is the controller's own, and is not written
        anywhere before it has a file. `way_back`: how far its moves may be taken back, none of
        them if it is not given. `behind_cover`: nobody knows who sits at the screen."""
        self.stop()
        self.keep_in(None)
        self._game = game
        self._undone.clear()
        self.remarks = {number: tuple(said) for number, said in (remarks or {}).items()}
        self.about = dict(about or {})
        self._way_back = way_back or WayBack(game.config)
        self._at_screen = None
        self._moved([], opened=behind_cover)

    def stop(self) -> None:
        """Forget what computer players were asked."""
        self._decided = None
        self._next.stop()
        self.thinker.cancel()

    def close(self) -> None:
        """Stop, and leave no process behind. Another game can be started all the same."""
        self.stop()
        self.thinker.end()

    # -- moves ------------------------------------------------------------------------------

    def play(self, *moves: Move) -> bool:
        """Make a human's moves one after the other; False at the first that is refused.

        Those before it stay: a plan that no longer works out is seen on the board.
        """
        events: list[Event] = []
        refusal: Refusal | None = None
        for move in moves:
            try:
                events += self._make(move)
            except IllegalMove as error:
                refusal = error.refusal
                break
            self._undone.clear()
        if events:
            self._moved(events)
        if refusal is not None:
            self.refused.emit(refusal)
        return refusal is None

    def _make(self, move: Move) -> list[Event]:
        assert self._way_back is not None
        return self._way_back.make(self.game, move)

    @property
    def undo_barrier(self) -> Barrier | None:
        """Why undo goes no further back than here; None if it does."""
        assert self._way_back is not None
        return self._way_back.barrier(self.game, self.asks)

    @property
    def can_undo(self) -> bool:
        return not self._covered and self.undo_barrier is None

    @property
    def can_redo(self) -> bool:
        return bool(self._undone) and not self._covered

    @property
    def taken_back(self) -> tuple[Move, ...]:
        """The person's own moves that were taken back last and would be made again by redo."""
        return self._undone[-1] if self._undone else ()

    def undo(self) -> None:
        """Go back to the last decision of the person at the screen, as if neither that nor what
        computer players did then had ever happened. The record counts it if somebody did."""
        if not self.can_undo:
            return
        assert self._way_back is not None
        taken_back = self.game.moves
        self._game = self._way_back.go_back(self.asks)
        taken_back = taken_back[len(self.game.moves) :]
        own = tuple(takewhile(lambda move: move.seat == self.actor, taken_back))
        self._undone.append(own)
        if any(move.seat != self.actor for move in taken_back):
            self.count(TAKE_BACKS)
        left = len(self.game.moves)
        self.remarks = {number: said for number, said in self.remarks.items() if number <= left}
        self._moved([])

    def redo(self) -> None:
        """Make the person's own moves again; computer players then think anew."""
        if self.can_redo:
            self._moved([event for move in self._undone.pop() for event in self._make(move)])

    def count(self, what: str) -> None:
        """One more take-back or hint, for the record."""
        self.about[what] = self.about.get(what, 0) + 1

    def _moved(self, events: Sequence[Event], *, opened: bool = False) -> None:
        self.stop()  # whatever was asked about another position
        if self._file is not None:
            self._file.keep(self.record)
        self._look_who_sits_there(opened=opened)
        self.changed.emit(list(events))
        if self._covered:
            self.hand_over.emit(self.actor)
        self._schedule_computer()

    def _look_who_sits_there(self, *, opened: bool) -> None:
        """Cover the screen where somebody else may sit there than a decision is meant for."""
        self._covered = False
        if not (self.shared_screen and self.actor in self.humans and self.asks(self.game)):
            return
        if is_private(self.game):
            self._covered = self._at_screen != self.actor
        else:
            self._at_screen = None  # everybody looks on
            self._covered = opened and self.money_is_secret

    def uncover(self) -> None:
        """The human to move sits at the screen now."""
        if self._covered:
            self._covered = False
            self._at_screen = self.actor
            self.changed.emit([])

    # -- computer players -------------------------------------------------------------------

    @property
    def computer_to_move(self) -> bool:
        humans_turn = self.actor is None or self.actor in self.humans
        return not humans_turn and not self._watching

    @property
    def paused(self) -> bool:
        return self._paused

    def pause(self, paused: bool) -> None:
        self._paused = paused
        if paused:
            self.stop()
            self.thinking.emit(-1)
        else:
            self._schedule_computer()

    def hurry(self) -> None:
        """Do not wait any longer with the next move of a computer player."""
        if self._next.isActive():
            self._next.start(0)

    def _schedule_computer(self) -> None:
        with_computers = len(self.humans) < len(self.game.config.players)
        if with_computers and not (self.game.over or self._watching or self._paused):
            self.thinker.wake()
        if self.computer_to_move and not self._paused:
            self.thinking.emit(self.actor)
            self._next.start(self.delay_ms)
        else:
            self.thinking.emit(-1)

    def _ask_computer(self) -> None:
        seat = self.actor
        if seat is None or not self.computer_to_move:
            return
        kind = self.game.config.players[seat].kind
        self.thinker.ask(
            self.game.copy(), kind, player_seed(self.game.config.seed, seat), THINKING_S
        )

    def _computer_decided(self, choice: Choice) -> None:
        """The move before it is written first, so that a crash costs one move at most."""
        self._decided = choice
        if self._file is None or not self._file.writing:
            self._make_decided_move()

    def _make_decided_move(self) -> None:
        choice, self._decided = self._decided, None
        if choice is None:
            return
        if self.game.why_not(choice.move) is not None:
            self._computer_failed(self.tr("its move is not legal"))
            return
        if choice.reason is not None:
            self.remarks[len(self.game.moves) + 1] = (choice.reason,)
        self._move_computer(choice.move)

    def _computer_failed(self, reason: str) -> None:
        """A thinker never takes the game down: a safe legal move is made, and it is told."""
        seat = self.actor
        assert seat is not None
        name = self.game.config.players[seat].name
        self.failed.emit(
            self.tr("{name} could not decide ({reason}) and makes a simple move.").format(
                name=name, reason=reason
            )
        )
        safe = make_player(SAFE_LEVEL, player_seed(self.game.config.seed, seat))
        self._move_computer(safe.decide(self.game))

    def _move_computer(self, move: Move) -> None:
        self._undone.clear()
        self._moved(self._make(move))
