"""In a process of their own computer players think, one question at a time."""

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection

from powergrid_qt.ai.child_work import Failure, send, unexpected
from powergrid_qt.ai.player import Player, UnknownLevel, choose
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


# -- on the side of the program ---------------------------------------------------------------


def message(question: Question, told: Game | None) -> Message:
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


def serve(connection: Connection) -> None:
    table = Table()
    send(connection, Ready())
    while True:
        connection.send_bytes(table.answer(connection.recv_bytes()))


class Table:
    """The game as the worker knows it. It stays from one question to the next, and with it what
    the rules have worked out about the board, and what the player has played on."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._player: tuple[Player, object] | None = None
        """The last one who was asked, and what made it."""

    def answer(self, packed: bytes) -> bytes:
        try:
            message: Message = pickle.loads(packed)
            game = self._caught_up(message)
            player = self._player_for(message)
            return pickle.dumps(choose(player, game.copy(), message.seconds))
        except UnknownLevel as error:  # of a game that was begun with a plug-in
            return pickle.dumps(Failure(str(error)))
        except Exception as error:  # a player may be anybody's code: whatever goes wrong is told
            return pickle.dumps(unexpected(error))

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
