"""In a process of their own computer players think, one question at a time."""

import pickle
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection

from powergrid_qt.ai.child_work import Failure, send, unexpected
from powergrid_qt.ai.pair import Half, Over
from powergrid_qt.ai.player import Player, UnknownLevel, choose
from powergrid_qt.ai.players import thinks_long
from powergrid_qt.ai.reasons import Choice
from powergrid_qt.ai.seated import SeatedPlayer
from powergrid_qt.engine import Game, GameConfig, Move

MakePlayer = Callable[[str, int], Player]
"""Makes a player of a kind from a seed; another process has to find it by its name."""


@dataclass(frozen=True, slots=True)
class Question:
    """What would a player of this kind do?"""

    game: Game
    kind: str
    seed: int
    seconds: float | None
    make: MakePlayer


@dataclass(frozen=True, slots=True)
class Message:
    """A question as it travels: of the game only what is new since the one before. A whole game
    late in play takes milliseconds to pack, and the window waits for that."""

    config: GameConfig
    kept: int
    """How many of the moves that the worker knows are still good."""
    moves: tuple[Move, ...]
    """Those after them."""
    kind: str
    seed: int
    seconds: float | None
    make: MakePlayer


@dataclass(frozen=True, slots=True)
class Ready:
    """The first thing that a worker says: it listens now."""


Report = Ready | Choice | Failure

READY = "ready"
"""What a helper says to the first process when it waits for a question."""
PATIENCE_S = 0.1
"""How long a helper may take that has still to notice that the question before was answered."""


# -- on the side of the program ---------------------------------------------------------------


def message_of(question: Question, told: Game | None) -> Message:
    """`told`: the game of the question before, if the worker still knows it."""
    game = question.game
    known = 0 if told is None else told.steps_in_common(game)
    kept = max(0, known - 1)
    return Message(
        game.config,
        kept,
        tuple(game.moves[kept:]),
        question.kind,
        question.seed,
        question.seconds,
        question.make,
    )


# -- on the side of the process ---------------------------------------------------------------


def serve(connection: Connection, to_helper: Connection) -> None:
    """`to_helper`: where a second process may answer some day."""
    table = Table(Helper(to_helper))
    send(connection, Ready())
    while True:
        connection.send_bytes(table.answer(connection.recv_bytes()))


def help_out(_: Connection, to_first: Connection) -> None:
    """In a second process: think about the same as the first one, and play on what it does not."""
    table = Table()
    while True:
        send(to_first, READY)
        while not isinstance(message := pickle.loads(to_first.recv_bytes()), Message):
            pass  # of the question before
        player, game = table.sit_down(message)
        assert isinstance(player, SeatedPlayer)
        player.share(Half(to_first, helps=True))
        with suppress(Over):
            choose(player, game)


class Helper:
    """The second process, as the first one knows it; there may be none, yet or any more."""

    def __init__(self, connection: Connection) -> None:
        self._connection: Connection | None = connection
        self._patience = 0.0
        self._told: Game | None = None
        """The game that it knows."""

    def half_of(self, message: Message, game: Game) -> Half | None:
        """Tell it the question, if it waits for one, to think about it together."""
        if self._connection is None:
            return None
        try:
            while self._connection.poll(self._patience):
                if pickle.loads(self._connection.recv_bytes()) == READY:
                    break
            else:
                return None
            question = Question(game, message.kind, message.seed, None, message.make)
            send(self._connection, message_of(question, self._told))
        except (EOFError, OSError):
            self._connection = None
            return None
        self._patience, self._told = PATIENCE_S, game
        return Half(self._connection, helps=False)


class Table:
    """The game as the worker knows it. It stays from one question to the next, and with it what
    the rules have worked out about the board, and what the player has played on."""

    def __init__(self, helper: Helper | None = None) -> None:
        self._helper = helper
        self._game: Game | None = None
        self._player: tuple[Player, object] | None = None
        """The last one who was asked, and what made it."""

    def answer(self, packed: bytes) -> bytes:
        try:
            message: Message = pickle.loads(packed)
            player, game = self.sit_down(message)
            half = self._shared(player, message, game)
            try:
                return pickle.dumps(choose(player, game, message.seconds))
            finally:
                if half is not None:
                    half.finish()
        except UnknownLevel as error:  # of a game that was begun with a plug-in
            return pickle.dumps(Failure(str(error)))
        except Exception as error:  # a player may be anybody's code: whatever goes wrong is told
            return pickle.dumps(unexpected(error))

    def sit_down(self, message: Message) -> tuple[Player, Game]:
        """Who is asked, and about what."""
        game = self._caught_up(message)
        return self._player_for(message), game.copy()

    def _shared(self, player: Player, message: Message, game: Game) -> Half | None:
        """Let a player of ours who thinks long share the question with the helper."""
        helper = self._helper if thinks_long(message.kind) else None
        if helper is None or not isinstance(player, SeatedPlayer):
            return None
        half = helper.half_of(message, game)
        player.share(half)
        return half

    def _player_for(self, message: Message) -> Player:
        """The same one as before where it is ours: it decides as if it were made anew, but has
        played on already what is asked next. Those of plug-ins may remember anything."""
        made_by = message.config, message.make, message.kind, message.seed
        if self._player is not None and self._player[1] == made_by:
            return self._player[0]
        player = message.make(message.kind, message.seed)
        self._player = (player, made_by) if isinstance(player, SeatedPlayer) else None
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
