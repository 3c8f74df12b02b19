"""What happens in a game in the window, line by line: it survives whatever becomes of the
program, since every line is with the system at once."""

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any


class Journal:
    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._begun = time.monotonic()
        self.pressed = 0

    def press(self, what: str, **more: object) -> None:
        self.pressed += 1
        self.write("press", what=what, **more)

    def write(self, kind: str, **more: object) -> None:
        ms = round((time.monotonic() - self._begun) * 1000)
        line = json.dumps({"ms": ms, "kind": kind, **more}, ensure_ascii=False, default=str)
        os.write(self._file, f"{line}\n".encode())


def read_journal(path: Path) -> Iterator[dict[str, Any]]:
    """Without the last line if that is not whole."""
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines(keepends=True):
            if line.endswith("\n"):
                yield json.loads(line)


def told_moves(path: Path) -> list[dict[str, Any]]:
    """How the game on the table went on."""
    return [line for line in read_journal(path) if line["kind"] == "moves"]
