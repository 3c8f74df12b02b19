"""Players of an earlier commit, at one table with those of today.

The package as it was then is unpacked under another name, with the engine and the data that belong
to it. A game with old players is kept on both engines, move by move.
"""

import subprocess
import sys
from functools import cache
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from powergrid_qt.ai.player import ComputerPlayer
from powergrid_qt.ai.players import make_player, player_of
from powergrid_qt.ai.simulation import player_seed
from powergrid_qt.engine import Game, GameConfig, Move, Record
from powergrid_qt.engine.moves import read_move
from powergrid_qt.engine.record import record_text

ROOT = Path(__file__).resolve().parent.parent
OLD = "old-"
"""What the level of an old player begins with."""
NOW, THEN = "powergrid_qt", "powergrid_old"


def unpack(commit: str, folder: Path) -> None:
    """Put the package of a commit into a folder, under its other name."""
    command = ["git", "-C", str(ROOT), "archive", "--format=zip", commit, NOW, "maps", "resources"]
    archive = subprocess.run(command, check=True, capture_output=True).stdout
    with ZipFile(BytesIO(archive)) as packed:
        packed.extractall(folder)
    (folder / NOW).rename(folder / THEN)
    for file in (folder / THEN).rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace(NOW, THEN), encoding="utf-8")


def seated(folder: Path, config: GameConfig) -> list[ComputerPlayer]:
    """The players of a game, the old ones from what was unpacked into a folder."""
    _find(folder)
    players: list[ComputerPlayer] = []
    for number, seat in enumerate(config.players):
        level, seed = player_of(seat), player_seed(config.seed, number)
        old = level.startswith(OLD)
        players.append(
            OldPlayer(level.removeprefix(OLD), seed) if old else make_player(level, seed)
        )
    return players


@cache
def _find(folder: Path) -> None:
    sys.path.append(str(folder))


def _then(module: str) -> Any:
    return import_module(f"{THEN}.{module}")


class OldPlayer:
    """Decides on a game of its own engine, which is told every move that was made."""

    def __init__(self, level: str, seed: int) -> None:
        self._player = _then("ai.players").make_player(level, seed)
        self._game: Any = None

    def decide(self, game: Game) -> Move:
        if self._game is None:
            record = _then("engine.record")
            self._game = record.replayed(record.parse_record(record_text(Record.of(game))))
        for move in game.moves[len(self._game.moves) :]:
            self._game.apply(_then("engine.moves").read_move(move.to_json(), "a move of today"))
        return read_move(self._player.decide(self._game).to_json(), "an old move")
