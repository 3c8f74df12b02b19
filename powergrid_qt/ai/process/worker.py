"""What computer players do in processes of their own: think, one question at a time, and judge the
rounds of a game that is analysed.

A second process may help to think. Both come to the point where games are played on; there the
first one gives the other one of the tasks after the other, while it works itself. So they decide as
one alone would, in about two thirds of the time.
"""

import os
import pickle
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from powergrid_qt.ai.analysis import MoveVerdict
from powergrid_qt.ai.levels import thinks_long
from powergrid_qt.ai.player import Choice, ComputerPlayer, UnknownLevel, choose
from powergrid_qt.ai.process.child_work import Failure, send, unexpected
from powergrid_qt.ai.review import Review
from powergrid_qt.ai.search import SearchPlayer
from powergrid_qt.ai.worlds import Outcomes, PlayOn, Task
from powergrid_qt.engine import Game, GameConfig, Move, Record

MakePlayer = Callable[[str, int], ComputerPlayer]
"""Makes a player of a kind from a seed; another process has to find it by its name."""


@dataclass(frozen=True, slots=True)
class MoveQuestion:
    """The question what a player of this kind would do in a game."""

    game: Game
    kind: str
    seed: int
    seconds: float | None
    make: MakePlayer

    def message(self, told: Game | None) -> "Message":
        """`told`: the game of the question before, if the process that is asked still knows it."""
        game = self.game
        known = 0 if told is None else told.steps_in_common(game)
        kept = max(0, known - 1)
        player = self.kind, self.seed, self.make
        return Message(game.config, kept, tuple(game.moves[kept:]), player, self.seconds)


@dataclass(frozen=True, slots=True)
class Message:
    """A question as it travels: of the game only what is new since the one before. A whole game
    late in play takes milliseconds to pack, and the window waits for that."""

    config: GameConfig
    kept: int
    """How many of the moves that the worker knows are still good."""
    moves: tuple[Move, ...]
    """The moves after those that are kept."""
    player: tuple[str, int, MakePlayer]
    """The kind and seed of the player that is asked, and the function that makes it."""
    seconds: float | None


@dataclass(frozen=True, slots=True)
class Ready:
    """The first thing that a worker says: it listens now."""


Report = Ready | Choice | Failure

READY = "ready"
"""What a helper says to the first process once it listens."""
FEW_LEFT = 3
"""While more tasks are left than so many, the helper has the next one before it is done."""


def serve(connection: Connection, to_helper: Connection) -> None:
    """Answer until the program ends. `to_helper`: where a second process may answer some day."""
    table = WorkerTable(Helper(to_helper))
    send(connection, Ready())
    while True:
        connection.send_bytes(table.answer(connection.recv_bytes()))


class AnotherQuestion(Exception):
    """The first process asks something else: the question before is answered."""

    def __init__(self, message: Message) -> None:
        super().__init__()
        self.message = message


def help_out(_: Connection, to_first: Connection) -> None:
    """In a second process: come to the same point as the first one, and play on there what that
    asks for."""

    def answer_tasks(_: Sequence[Task], play_on: PlayOn) -> Outcomes:
        while not isinstance(asked := pickle.loads(to_first.recv_bytes()), Message):
            send(to_first, play_on(*asked))
        raise AnotherQuestion(asked)

    table = WorkerTable()
    send(to_first, READY)
    message: Message = pickle.loads(to_first.recv_bytes())
    while True:
        player, game = table.sit_down(message)
        assert isinstance(player, SearchPlayer)
        player.share(answer_tasks)
        try:
            choose(player, game)  # there may be nothing to play on
            message = pickle.loads(to_first.recv_bytes())
        except AnotherQuestion as asked:
            message = asked.message


class Helper:
    """The second process, as the first one knows it; there may be none, yet or any more."""

    def __init__(self, connection: Connection) -> None:
        self._connection: Connection | None = connection
        self._listens = False
        self._given: deque[Task] = deque()
        """The tasks that it still has to play on, the first one first."""
        self._told: Game | None = None
        """The game that the second process knows."""

    def shares(self, message: Message, game: Game) -> bool:
        """Tell it the question, if it listens, to think about it together."""
        if self._given:  # of a question that ended with an error: what comes now is of no use
            self._connection = None
        if not self._listens:
            self._listens = self._has_answered(wait=False) and self._heard() == READY
        kind, seed, make = message.player
        question = MoveQuestion(game, kind, seed, None, make)
        shares = self._listens and self._sent(question.message(self._told))
        self._told = game if shares else self._told
        return shares

    def outcomes(self, tasks: Sequence[Task], play_on: PlayOn) -> Outcomes:
        """What the moves come to. The first ones are played on here, the last ones there, and what
        the helper does not tell is worked out here."""
        left, found = deque(tasks), Outcomes()
        while left or self._given:
            while left and len(self._given) <= (len(left) > FEW_LEFT) and self._sent(left[-1]):
                self._given.append(left.pop())
            while self._given and self._has_answered(wait=not left):
                outcome = self._heard()
                if outcome is None:
                    left.extend(self._given)
                    self._given.clear()
                else:
                    found[self._given.popleft()] = outcome
            if left:
                task = left.popleft()
                found[task] = play_on(*task)
        return found

    def _sent(self, message: object) -> bool:
        """Send a message to the second process; False if there is none."""
        if self._connection is not None:
            try:
                send(self._connection, message)
            except OSError:
                self._connection = None
        return self._connection is not None

    def _has_answered(self, *, wait: bool) -> bool:
        """Whether something is to be heard, and be it that nobody is there any more."""
        try:
            return self._connection is None or self._connection.poll(None if wait else 0)
        except OSError:
            return True

    def _heard(self) -> Any:
        """Return what the second process says next; None if there is no such process."""
        try:
            return None if self._connection is None else pickle.loads(self._connection.recv_bytes())
        except (EOFError, OSError):
            self._connection = None
            return None


class WorkerTable:
    """The game as the worker knows it. It stays from one question to the next, and with it what
    the rules have worked out about the board, and what the player has played on."""

    def __init__(self, helper: Helper | None = None) -> None:
        self._helper = helper
        self._game: Game | None = None
        self._player: tuple[ComputerPlayer, object] | None = None
        """The last one who was asked, and what made it."""

    def answer(self, packed: bytes) -> bytes:
        try:
            message: Message = pickle.loads(packed)
            player, game = self.sit_down(message)
            helper = self._helper if thinks_long(message.player[0]) else None
            if helper is not None and isinstance(player, SearchPlayer):
                player.share(helper.outcomes if helper.shares(message, game) else None)
            return pickle.dumps(choose(player, game, message.seconds))
        except UnknownLevel as error:  # of a game that was begun with a plug-in
            return pickle.dumps(Failure(str(error)))
        except Exception as error:  # a player may be anybody's code: every error is told
            return pickle.dumps(unexpected(error))

    def sit_down(self, message: Message) -> tuple[ComputerPlayer, Game]:
        """The player who is asked, and the game that it is asked about."""
        game = self._caught_up(message)
        return self._player_for(message), game.copy()

    def _player_for(self, message: Message) -> ComputerPlayer:
        """The same one as before where it is ours: it decides as if it were made anew, but has
        played on already what is asked next. Those of plug-ins may remember anything."""
        made_by = message.config, message.player
        if self._player is not None and self._player[1] == made_by:
            return self._player[0]
        kind, seed, make = message.player
        player = make(kind, seed)
        self._player = (player, made_by) if isinstance(player, SearchPlayer) else None
        return player

    def _caught_up(self, message: Message) -> Game:
        game = self._game
        if game is None or game.config != message.config or len(game.moves) != message.kept:
            known = () if game is None else game.moves[: message.kept]
            self._game = game = Game(message.config).after(*known)
        for move in message.moves:
            game.apply(move)
        return game


# -- the analysis of a game, in processes of its own ---------------------------------------------


NICENESS = 10
"""How far the analysis stands back behind the program itself, in steps of the system."""


@dataclass(frozen=True, slots=True)
class Judged:
    """The verdicts on the moves of one round."""

    round: int
    moves: int
    """How many moves the round has; 0 if the game was over before it."""
    verdicts: tuple[MoveVerdict, ...]


JudgeReport = Judged | Failure


def analyse(connection: Connection, record: Record, seats: tuple[int, ...]) -> None:
    """Judge the rounds whose numbers come over the connection, in ascending order."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    review: Review | None = None
    while True:
        wanted: int = pickle.loads(connection.recv_bytes())
        try:
            review = review or Review(record, seats)
            moves = list(review.round(wanted))
            verdicts = tuple(said for said in moves if said is not None)
            report: JudgeReport = Judged(wanted, len(moves), verdicts)
        except Exception as error:  # it would only be seen on a console: the window tells it
            report = unexpected(error)
        send(connection, report)
