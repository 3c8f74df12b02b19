"""Help for the tests of the command line: run a command here, or as a process of its own."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import powergrid_qt
from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.cli import main
from powergrid_qt.engine import GameConfig, GameOptions, Record, Seat
from powergrid_qt.engine.record import record_text

ROOT = Path(powergrid_qt.__file__).parent.parent


class Answer(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[Any]:
        """What was printed as one JSON value a line."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def complaint(self) -> str:
        """The one line that a refused command prints."""
        assert self.code == 2
        assert self.err.count("\n") == 1
        assert self.err.endswith("\n")
        assert "Traceback" not in self.err
        return self.err.rstrip("\n")


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Callable[..., Answer]:
    """Run a command in this process."""

    def run(*arguments: object) -> Answer:
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        return Answer(code, *capsys.readouterr())

    return run


@pytest.fixture
def process(tmp_path: Path) -> Callable[..., subprocess.Popen]:
    """Start `python -m powergrid_qt` in an empty folder."""

    def start(*arguments: object, **options: Any) -> subprocess.Popen:
        environ = {**os.environ, "PYTHONPATH": str(ROOT)} | options.pop("env", {})
        return subprocess.Popen(
            [sys.executable, "-m", "powergrid_qt", *map(str, arguments)],
            cwd=tmp_path,
            env=environ,
            encoding="utf-8",
            **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options},
        )

    return start


@pytest.fixture
def write(tmp_path: Path) -> Callable[[Any], Path]:
    """Write a record, or any text or bytes, into a file."""

    def write_file(content: Any, name: str = "game.pgr") -> Path:
        if not isinstance(content, str | bytes):
            content = json.dumps(content)
        path = tmp_path / name
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    return write_file


@pytest.fixture(scope="session")
def recorded_game() -> Callable[..., dict[str, Any]]:
    """Play a game, and give its record as JSON."""

    def play(edition: str, board: str, players: int, **options: Any) -> dict[str, Any]:
        seats = computer_seats(["random"] * players)
        config = GameConfig(edition, board, seats, 5, GameOptions(**options))
        return json.loads(record_text(Record.of(play_game(config))))

    return play


@pytest.fixture(scope="session")
def finished_text(recorded_game: Callable[..., dict[str, Any]]) -> str:
    return json.dumps(recorded_game("classic-2004", "germany", 3))


@pytest.fixture
def finished(finished_text: str) -> dict[str, Any]:
    """The record of a finished game, for a test to change."""
    record: dict[str, Any] = json.loads(finished_text)
    return record


@pytest.fixture
def two_seats() -> tuple[Seat, Seat]:
    return Seat("Ada", "red"), Seat("Bo", "blue")
