"""The controller: owns the game that is on screen, and is the only one who changes it.

Views send moves and show what `changed` tells. Computer players are asked through a `Thinker`,
in another process; what they answer is checked like any other move.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid_qt.ai.players import make_player
from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.ai.reasons import Choice
from powergrid_qt.ai.simulation import player_seed
from powergrid_qt.ai.worker import MakePlayer
from powergrid_qt.app.game_file import GameFile
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
from powergrid_qt.engine.events import RoundStarted
from powergrid_qt.engine.reasons import Reason
from powergrid_qt.engine.record import About, Remarks, reasons_in, replayed

HUMAN = "human"
THINKING_S = 2.0
"""The most that a computer player may think about a move on screen."""


class GameController(QObject):
    """Signals:

    `changed(events)`: the position is another one; no events after undo, redo and loading.
    `refused(refusal)`: a move was not made, and why.
    `hand_over(seat)`: another human is to move and must not see what is hidden from them.
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
        self._undone: list[Move] = []
        self._turn_start = 0
        self._viewer = 0
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
        players = self.game.config.players
        return tuple(seat for seat, player in enumerate(players) if player.kind == HUMAN)

    @property
    def human_to_move(self) -> bool:
        return self.actor in self.humans and not self._covered and not self._watching

    @property
    def nothing_hidden(self) -> bool:
        """Whether all secrets may be shown: nobody plays who could make use of them."""
        return self._watching or not self.humans

    @property
    def viewer(self) -> int | None:
        """The seat whose secrets may be shown: the last human to move. None: nobody's."""
        if self._covered:
            return None
        return self._viewer if self.humans else None

    def start(self, config: GameConfig, about: About | None = None) -> None:
        """Begin a new game; `SetupError` if it cannot be set up like this."""
        self.look_at(Game(config), about=about)

    def load(self, record: Record) -> None:
        """Go on with a recorded game; `Refused` if it does not replay."""
        self.look_at(replayed(record), record.remarks, record.about)

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
        self, game: Game, remarks: Remarks | None = None, about: About | None = None
    ) -> None:
        """Show a game where it stands; from now on it is the controller's own. It is not written
        anywhere: that needs a file of its own."""
        self.stop()
        self.keep_in(None)
        self._game = game
        self._undone.clear()
        self.remarks = {number: tuple(said) for number, said in (remarks or {}).items()}
        self.about = dict(about or {})
        self._turn_start = len(game.moves)
        self._covered = False
        humans = self.humans
        self._viewer = game.current if game.current in humans else (humans[0] if humans else 0)
        self._moved([])

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
                events += self.game.apply(move)
            except IllegalMove as error:
                refusal = error.refusal
                break
            self._undone.clear()
        if events:
            self._moved(events)
        if refusal is not None:
            self.refused.emit(refusal)
        return refusal is None

    @property
    def can_undo(self) -> bool:
        """Within a turn: until another player has been on move."""
        return len(self.game.moves) > self._turn_start and not self._covered

    @property
    def can_redo(self) -> bool:
        return bool(self._undone) and not self._covered

    def undo(self) -> None:
        """Take the last move back by playing all others again: as if it had never been made."""
        if self.can_undo:
            moves = self.game.moves
            self._undone.append(moves[-1])
            self.remarks.pop(len(moves), None)
            self._game = replayed(Record(self.game.config, tuple(moves[:-1])))
            self._moved([], undoing=True)

    def redo(self) -> None:
        if self.can_redo:
            self._apply_again(self._undone.pop())

    def _apply_again(self, move: Move) -> None:
        self._moved(self.game.apply(move), undoing=True)

    def _moved(self, events: Sequence[Event], *, undoing: bool = False) -> None:
        self.stop()  # whatever was asked about another position
        if self._file is not None:
            self._file.keep(self.record)
        actor = self.actor
        previous = self.game.moves[-1].seat if self.game.moves else None
        new_round = any(isinstance(event, RoundStarted) for event in events)
        handed_on = previous is not None and actor != previous
        if (handed_on or new_round) and not undoing:
            self._turn_start = len(self.game.moves)
        secret = not self.game.config.options.open_money
        others_turn = actor in self.humans and actor != self._viewer and len(self.humans) > 1
        self._covered = secret and others_turn and not self._watching
        if actor is not None and actor in self.humans and not self._covered:
            self._viewer = actor
        self.changed.emit(list(events))
        if self._covered and actor is not None:
            self.hand_over.emit(actor)
        self._schedule_computer()

    def uncover(self) -> None:
        """The human to move sits at the screen now."""
        if self._covered and self.actor is not None:
            self._covered = False
            self._viewer = self.actor
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
        self._move_computer(
            RandomPlayer(player_seed(self.game.config.seed, seat)).decide(self.game)
        )

    def _move_computer(self, move: Move) -> None:
        self._undone.clear()
        self._moved(self.game.apply(move))
