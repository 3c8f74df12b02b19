"""The controller: owns the game that is on screen, and is the only one who changes it.

Computer players are asked through a `Thinker`, in another process; what they answer is checked
like any other move.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid_qt.ai.player import Choice
from powergrid_qt.ai.players import make_player, player_of
from powergrid_qt.ai.process.worker import MakePlayer
from powergrid_qt.ai.simulation import player_seed
from powergrid_qt.app.about import parent_of
from powergrid_qt.app.first_game import is_first_game
from powergrid_qt.app.game_file import GameFile
from powergrid_qt.app.plan.paper import Paper, mark_limit, put_on_paper, take_up
from powergrid_qt.app.thinker import Thinker
from powergrid_qt.app.turn.actions import make_action
from powergrid_qt.app.turn.auction_actions import BidAction
from powergrid_qt.app.turn.played_game import ENDED, PlayedGame
from powergrid_qt.app.turn.take_back import WayBack
from powergrid_qt.app.turn.turn_action import PlayerAction, TurnAction
from powergrid_qt.engine import Event, Game, GameConfig, Move, Note, Record
from powergrid_qt.engine.config import HUMAN
from powergrid_qt.engine.events import GameEnded
from powergrid_qt.engine.record import About, Remarks, replayed

SAFE_LEVEL = "random"
"""The level that moves for a computer player that cannot decide."""
THINKING_S = 2.0
"""The most that a computer player may think about a move on screen."""


class GameController(PlayedGame):
    """Everybody hears of a position in one order: the state, the turn, the views. When `changed`
    is emitted the game, the person at the screen and the `action` for them fit each other.
    Views listen to it and ask the controller, never each other: among them no order matters.

    Signals:

    `changed(events)`: the position is another one, or is seen by another person; no events after
    undo, redo and loading.
    `planned`: the position is the same, only the plan of the `action` has changed.
    `thinking(seat)`: a computer player thinks; -1 when it has stopped.
    `failed(text)`: something went wrong that the user must hear of; the game goes on.
    """

    changed = Signal(object)
    planned = Signal()
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
        super().__init__(parent, watching=watching)
        self.action = TurnAction(self)
        """What the player on move is doing."""
        self.paper = Paper(self)
        """The plans that people make ahead on paper."""
        self.paper.updated.connect(self._paper_changed)
        self._file: GameFile | None = None
        self._decided: Choice | None = None
        """What a computer player will do as soon as the move before it is written."""
        self.paused = False
        """Whether computer players wait until somebody lets them go on."""
        self.delay_ms = 600
        """How long a computer player's move stays to be seen before the next one."""
        self.thinker = Thinker(self, make_player)
        self.thinker.decided.connect(self._computer_decided)
        self.thinker.failed.connect(self._computer_failed)
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._ask_computer)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._move_for_human)

    # -- games ------------------------------------------------------------------------------

    def start(self, config: GameConfig, about: About | None = None) -> None:
        """Begin a new game; `SetupError` if it cannot be set up like this."""
        way_back = WayBack(config, over_secrets=is_first_game(about or {}))
        self.look_at(Game(config), about=about, way_back=way_back)

    def load(self, record: Record) -> None:
        """Go on with a recorded game; `Refused` if it does not replay."""
        game = replayed(record)
        parent = parent_of(record)
        way_back = WayBack.of(
            game,
            since=0 if parent is None else parent.given,
            over_secrets=is_first_game(record.about),
        )
        self.look_at(game, record.remarks, record.about, way_back=way_back, behind_cover=True)

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
        self._take_up(game, remarks, about, way_back)
        self.paper.forget()
        self._moved([], opened=behind_cover)

    def keep_in(self, file: GameFile | None) -> None:
        """Write every move to this file from now on, and the position unless the file holds it."""
        if self._file is not None:
            self._file.settled.disconnect(self._make_decided_move)
        self._file = file
        if file is not None:
            file.settled.connect(self._make_decided_move)
            file.keep(self.record)

    def add_to_about(self, key: str, value: Any) -> None:
        """Something else for the record; written unless its file is still to be made by a move."""
        self.about[key] = value
        if self._file is not None and not self._file.new:
            self._file.keep(self.record)

    def comment(self, number: int, text: str) -> None:
        """Say this of a move, counted from 1, or of the set-up (0); empty: nothing any more."""
        said = [remark for remark in self.remarks.get(number, ()) if not isinstance(remark, Note)]
        self.remarks[number] = (*said, Note(text)) if text else tuple(said)
        if self._file is not None:
            self._file.keep(self.record)
        self.commented.emit(number)

    def stop(self) -> None:
        """Forget what computer players were asked."""
        self._decided = None
        self._next.stop()
        self.thinker.cancel()

    def go_on(self) -> None:
        """Go on with whatever happens by itself, after `stop` or `gather`."""
        self._look_for_automatic_moves()
        self._schedule_computer()

    def close(self) -> None:
        """Stop, and leave no process behind. Another game can be started all the same."""
        self.stop()
        self.thinker.end()

    # -- telling ----------------------------------------------------------------------------

    def _moved(self, events: Sequence[Event], *, opened: bool = False) -> None:
        self.stop()  # whatever was asked about another position
        if any(isinstance(event, GameEnded) for event in events):
            self.about[ENDED] = datetime.now(UTC).isoformat(timespec="seconds")
        if self._file is not None:
            self._file.keep(self.record)
        self._look_who_sits_there(opened=opened)
        self.paper.hear(events)
        self.tell(events)
        self._schedule_computer()

    def tell(self, events: Sequence[Event] = ()) -> None:
        """Let everybody take the position as it is now: first the turn, then the views."""
        self.paper.pass_on()
        self.action = make_action(self)
        self.action.below = self.paper
        if isinstance(self.action, PlayerAction):
            take_up(self.action, self.paper)
        self.action.updated.connect(self._turn_planned)
        self.changed.emit(list(events))
        self._look_for_automatic_moves()

    def tell_again(self) -> None:
        """Tell the position as it is, and the plan, to views that are made in mid-game."""
        self.changed.emit([])

    @property
    def player_action(self) -> PlayerAction | None:
        """What the human on move decides; None while nobody at the screen has to."""
        return self.action if isinstance(self.action, PlayerAction) else None

    def _paper_changed(self) -> None:
        if isinstance(self.action, BidAction):
            mark_limit(self.action, self.paper)
        self.planned.emit()

    def _turn_planned(self) -> None:
        if isinstance(self.action, BidAction):
            put_on_paper(self.action, self.paper)
        self.planned.emit()

    def uncover(self) -> None:
        """The human to move sits at the screen now."""
        if self.covered:
            self.covered = False
            self._at_screen = self.actor
            self.tell()

    def gather(self) -> None:
        """Let everybody come to be asked: secrets are covered, and nothing happens by itself."""
        self._at_screen = None
        self._look_who_sits_there(opened=False)
        self.tell()
        self.stop()
        self._soon.stop()

    # -- moves that are made for people -----------------------------------------------------

    def ask_always(self, always: bool) -> None:
        """Say whether people are asked even where they have no choice."""
        self.automatic.ask_always = always
        if self.has_game:
            self._look_for_automatic_moves()

    def _look_for_automatic_moves(self) -> None:
        """Make automatic moves a moment later, so that a move is seen before what follows it."""
        if self.human_to_move and not self._asks:
            self._soon.start()

    def _move_for_human(self) -> None:
        if self.human_to_move:
            self.play()

    # -- computer players -------------------------------------------------------------------

    def pause(self, paused: bool) -> None:
        self.paused = paused
        if paused:
            self.stop()
            self.thinking.emit(-1)
        else:
            self.go_on()

    def hurry(self) -> None:
        """Do not wait any longer with the next move of a computer player."""
        if self._next.isActive():
            self._next.start(0)

    def _schedule_computer(self) -> None:
        with_computers = len(self.humans) < len(self.game.config.players)
        if with_computers and not (self.game.over or self._watching or self.paused):
            self.thinker.wake()
        if self.computer_to_move and not self.paused:
            self.thinking.emit(self.actor)
            self._next.start(self.delay_ms)
        else:
            self.thinking.emit(-1)

    def _ask_computer(self) -> None:
        seat = self.actor
        if seat is None or not self.computer_to_move:
            return
        config = self.game.config
        kind, seed = player_of(config.players[seat]), player_seed(config.seed, seat)
        self.thinker.ask(self.game.copy(), kind, seed, THINKING_S)

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
        text = self.tr("{name} could not decide ({reason}) and makes a simple move.")
        self.failed.emit(text.format(name=self.game.config.players[seat].name, reason=reason))
        safe = make_player(SAFE_LEVEL, player_seed(self.game.config.seed, seat))
        self._move_computer(safe.decide(self.game))

    def _move_computer(self, move: Move) -> None:
        self._undone.clear()
        self._moved(self._make(move))


def first_decision(config: GameConfig) -> TurnAction:
    """What would be asked first in such a game among people with open purses."""
    people = tuple(replace(seat, kind=HUMAN) for seat in config.players)
    options = replace(config.options, open_money=True)
    controller = GameController()
    controller.start(replace(config, players=people, options=options))
    return controller.action
