"""Computer players that misbehave. They are made in another process, which finds them here."""

import os
import signal
import sys
import time
from collections.abc import Callable

from powergrid_qt.ai.player import Choice, ComputerPlayer
from powergrid_qt.ai.players import make_player
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.moves import Open, because


class Raising:
    def decide(self, game: Game) -> Move:
        raise OSError("out of ideas")  # of all errors the one that could be taken for a lost pipe


class Hanging:
    def decide(self, game: Game) -> Move:
        while True:
            time.sleep(60)


class Dying:
    def decide(self, game: Game) -> Move:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("dead")


class Leaving:
    def decide(self, game: Game) -> Move:
        sys.exit()


class Cheating:
    def decide(self, game: Game) -> Move:
        return Open(game.current or 0, 50, 1)


class Explaining:
    """The random player, with a reason that tells how long it was allowed to think."""

    def __init__(self, seed: int) -> None:
        self._player = make_player("random", seed)

    def decide(self, game: Game) -> Move:
        return self._player.decide(game)

    def choose(self, game: Game, seconds: float | None = None) -> Choice:
        milliseconds = None if seconds is None else round(1000 * seconds)
        return Choice(self.decide(game), because("told", milliseconds=milliseconds))


STRANGE: dict[str, Callable[[], ComputerPlayer]] = {
    "raising": Raising,
    "hanging": Hanging,
    "dying": Dying,
    "leaving": Leaving,
    "cheating": Cheating,
}


def make_strange(kind: str, seed: int) -> ComputerPlayer:
    if kind == "explaining":
        return Explaining(seed)
    return STRANGE[kind]() if kind in STRANGE else make_player(kind, seed)


def advised_by_raising(*_: object) -> ComputerPlayer:
    return Raising()


def advised_by_cheating(*_: object) -> ComputerPlayer:
    return Cheating()
