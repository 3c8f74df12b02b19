"""Keeping a table for others: `powergrid-qt serve` as a process of its own, which a window joins
like anybody else. Its files lie in a folder of their own until the game is over."""

import json
import socket
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid_qt.app.about import new_about
from powergrid_qt.app.folders import tables_dir
from powergrid_qt.engine import HUMAN, Game, GameConfig, Record, write_record
from powergrid_qt.engine.config import REMOTE
from powergrid_qt.paths import EXTENSION

LOOK_MS = 100
"""The time between two looks whether the server runs."""
MOST_STARTS = 5
"""The number of starts after which something is wrong that another one does not mend."""


@dataclass(frozen=True, slots=True)
class Invitation:
    port: int
    code: str
    """The code as it is shown: `K7QF-2MXP`."""


class Hosting(QObject):
    """`opened(Invitation)`: others may come. `failed(text)`: the server does not run, and why."""

    opened = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.invitation: Invitation | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._file = Path()
        self._starts = 0
        self._watch = QTimer(self, interval=LOOK_MS)
        self._watch.timeout.connect(self._look)

    @property
    def is_open(self) -> bool:
        return self._process is not None

    @property
    def kept_in(self) -> str:
        """The name of the table's file, by which it can be opened again."""
        return self._file.name

    def open(self, config: GameConfig) -> None:
        """Begin to keep a table for a game; `OSError` if that cannot be."""
        self.close()
        players = tuple(
            replace(seat, kind=HUMAN) if seat.kind == REMOTE else seat for seat in config.players
        )
        folder = tables_dir()
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / f"{uuid4().hex[:12]}{EXTENSION}"
        game = Game(replace(config, players=players))
        write_record(Record.of(game, None, new_about()), self._file)
        self._begin(port=0)

    def open_again(self, kept_in: str, port: int) -> None:
        """Go on with a table that was closed, where the others look for it; `OSError`."""
        self.close()
        self._file = tables_dir() / kept_in
        self._begin(port)

    def _begin(self, port: int) -> None:
        self._starts, self.invitation = 0, None
        self._start(port)
        self._watch.start()

    def close(self) -> None:
        """End the server; the table can be opened again from its files."""
        process = self.let_go()
        if process is not None:
            process.terminate()
            process.wait()

    def let_go(self) -> "subprocess.Popen[bytes] | None":
        """Let the server go on by itself, until the game is over."""
        self._watch.stop()
        process, self._process, self.invitation = self._process, None, None
        return process

    def _start(self, port: int) -> None:
        self._starts += 1
        program = [sys.executable] if getattr(sys, "frozen", False) else _PYTHON
        command = [*program, "serve", str(self._file), "--json", "--port", str(port)]
        # Not a pipe: it may outlive this program.
        with self._told.open("wb") as told, self._errors.open("wb") as errors:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=told, stderr=errors
            )

    @property
    def _told(self) -> Path:
        return self._file.with_suffix(".log")

    @property
    def _errors(self) -> Path:
        return self._file.with_suffix(".err")

    def _look(self) -> None:
        assert self._process is not None
        status = self._process.poll()
        if status is not None:
            self._ended(status)
        elif self.invitation is None:
            with suppress(ValueError, OSError), self._told.open("rb") as told:
                first = json.loads(told.readline())
                self.invitation = Invitation(first["port"], first["code"])
                self.opened.emit(self.invitation)

    def _ended(self, status: int) -> None:
        """Started again from its record if it has died; it ends well once the game is over."""
        before = self.invitation
        if status == 0:
            for left in self._file.parent.glob(f"{self._file.stem}.*"):
                left.unlink(missing_ok=True)
        if status == 0 or self._starts >= MOST_STARTS or before is None:
            self.let_go()
            if status:
                errors = self._errors.read_text(encoding="utf-8", errors="replace")
                self.failed.emit((errors.strip().splitlines() or [str(status)])[-1])
            return
        self._start(before.port)


def own_addresses(port: int) -> list[str]:
    """Where others find a port of this machine, the most likely first. Nothing is sent for that."""
    found = []
    ways = ((socket.AF_INET, "192.0.2.1", "{}:{}"), (socket.AF_INET6, "2001:db8::1", "[{}]:{}"))
    for family, somewhere, form in ways:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as line:
            line.connect((somewhere, 9))
            found.append(form.format(line.getsockname()[0], port))
    return found or [f"127.0.0.1:{port}"]


_PYTHON = [sys.executable, "-m", "powergrid_qt"]
