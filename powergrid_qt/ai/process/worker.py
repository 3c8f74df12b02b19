"""What computer players do in processes of their own: think, one question at a time, and judge the
rounds of a game that is analysed.

A second process may help to think. Both know the question and do the same; only where games are
played on one begins with the first and the other with the last, until they meet, and they tell each
other what came of it. So they decide as one alone would, in about two thirds of the time.
"""

import os
import pickle
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection

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
    """Its kind and seed, and what makes it."""
    seconds: float | None


@dataclass(frozen=True, slots=True)
class Ready:
    """The first thing that a worker says: it listens now."""


Report = Ready | Choice | Failure

READY = "ready"
"""What a helper says to the first process when it waits for a question."""
ANSWERED = "answered"
"""What the first process says to the helper when it has decided."""
PATIENCE_S = 0.1
"""How long a helper may take that has still to notice that the question before was answered."""


def serve(connection: Connection, to_helper: Connection) -> None:
    """`to_helper`: where a second process may answer some day."""
    table = WorkerTable(Helper(to_helper))
    send(connection, Ready())
    while True:
        connection.send_bytes(table.answer(connection.recv_bytes()))


def help_out(_: Connection, to_first: Connection) -> None:
    """In a second process: think about the same as the first one, and play on what it does not."""
    table = WorkerTable()
    while True:
        send(to_first, READY)
        while not isinstance(message := pickle.loads(to_first.recv_bytes()), Message):
            pass  # of the question before
        player, game = table.sit_down(message)
        assert isinstance(player, SearchPlayer)
        player.share(SharedWork(to_first, helps=True).outcomes)
        with suppress(AlreadyAnswered):
            choose(player, game)


class AlreadyAnswered(Exception):
    """The question is answered: there is nothing left to help with."""


class SharedWork:
    """What one of two processes does of the work on a question that both think about."""

    def __init__(self, connection: Connection, helps: bool) -> None:
        """`helps`: it is the other process that answers."""
        self._connection: Connection | None = connection
        self._helps = helps
        self._begun: set[Task] = set()
        """The tasks that the other process has begun."""
        self._theirs: Outcomes = {}

    def outcomes(self, tasks: Sequence[Task], play_on: PlayOn) -> Outcomes:
        """What the moves come to. What the other process does not tell is worked out here."""
        found: Outcomes = {}
        for task in reversed(tasks) if self._helps else tasks:
            self._catch_up(task)
            if task in self._begun:
                break  # and so are all after it
            self._say((task, None))
            found[task] = play_on(*task)
            self._say((task, found[task]))
        for task in tasks:
            while task not in found and task not in self._theirs and self._connection is not None:
                self._hear()
            if task not in found:
                found[task] = self._theirs[task] if task in self._theirs else play_on(*task)
        return found

    def finish(self) -> None:
        """Tell the helper that the question is answered."""
        self._say(ANSWERED)

    def _catch_up(self, task: Task) -> None:
        """Hear what was told meanwhile, but no more than about these tasks: what a helper says
        when it is ready for the next question is not for us."""
        while task not in self._begun and self._connection is not None and self._connection.poll():
            self._hear()

    def _say(self, message: object) -> None:
        """A task with its outcome, or with None when it is begun; or that all is answered."""
        if self._connection is not None:
            try:
                send(self._connection, message)
            except OSError:
                self._left_alone()

    def _hear(self) -> None:
        assert self._connection is not None
        try:
            message = pickle.loads(self._connection.recv_bytes())
        except (EOFError, OSError):
            self._left_alone()
            return
        if message == ANSWERED:
            raise AlreadyAnswered
        task, outcome = message
        self._begun.add(task)
        if outcome is not None:
            self._theirs[task] = outcome

    def _left_alone(self) -> None:
        if self._helps:
            raise AlreadyAnswered
        self._connection = None


class Helper:
    """The second process, as the first one knows it; there may be none, yet or any more."""

    def __init__(self, connection: Connection) -> None:
        self._connection: Connection | None = connection
        self._patience = 0.0
        self._told: Game | None = None
        """The game that the helper knows."""

    def shared_work(self, message: Message, game: Game) -> SharedWork | None:
        """Tell it the question, if it waits for one, to think about it together."""
        if self._connection is None:
            return None
        try:
            while self._connection.poll(self._patience):
                if pickle.loads(self._connection.recv_bytes()) == READY:
                    break
            else:
                return None
            kind, seed, make = message.player
            question = MoveQuestion(game, kind, seed, None, make)
            send(self._connection, question.message(self._told))
        except (EOFError, OSError):
            self._connection = None
            return None
        self._patience, self._told = PATIENCE_S, game
        return SharedWork(self._connection, helps=False)


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
            work = self._shared(player, message, game)
            try:
                return pickle.dumps(choose(player, game, message.seconds))
            finally:
                if work is not None:
                    work.finish()
        except UnknownLevel as error:  # of a game that was begun with a plug-in
            return pickle.dumps(Failure(str(error)))
        except Exception as error:  # a player may be anybody's code: every error is told
            return pickle.dumps(unexpected(error))

    def sit_down(self, message: Message) -> tuple[ComputerPlayer, Game]:
        """The player who is asked, and the game that it is asked about."""
        game = self._caught_up(message)
        return self._player_for(message), game.copy()

    def _shared(self, player: ComputerPlayer, message: Message, game: Game) -> SharedWork | None:
        """Let a player of ours who thinks long share the question with the helper."""
        helper = self._helper if thinks_long(message.player[0]) else None
        if helper is None or not isinstance(player, SearchPlayer):
            return None
        work = helper.shared_work(message, game)
        player.share(None if work is None else work.outcomes)
        return work

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
            self._game = game = Game(message.config)
            for move in known:
                game.apply(move)
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
    """How many it has; none if the game was over before it."""
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
