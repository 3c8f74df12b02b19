"""A progress bar on standard error; where nobody watches, a line now and then."""

import shutil
import sys
import time
from typing import Self, TextIO

REDRAW_SECONDS = 0.1
LINE_SECONDS = 10.0
"""Without a terminal: short work says nothing, long work shows in a log that it lives."""
WIDEST_BAR = 40


class Progress:
    """`with Progress(100, "games") as progress: ... progress.advance()`."""

    def __init__(
        self, total: int, what: str, *, shown: bool = True, stream: TextIO | None = None
    ) -> None:
        self._total = total
        self._what = what
        self._stream = sys.stderr if stream is None else stream
        self._shown = shown
        self._live = shown and self._stream.isatty()
        self._done = 0
        self._started = self._told = time.monotonic()

    def __enter__(self) -> Self:
        if self._live:
            self._draw()
        return self

    def __exit__(self, *_: object) -> None:
        if self._live:  # the bar makes room for what comes after it
            self._write("\r\033[K")

    def advance(self, steps: int = 1) -> None:
        self._done += steps
        now = time.monotonic()
        if self._shown and now - self._told >= (REDRAW_SECONDS if self._live else LINE_SECONDS):
            self._told = now
            self._draw()

    def _draw(self) -> None:
        text = f"{self._done} of {self._total} {self._what}{self._time_left()}"
        if not self._live:
            self._write(f"{text}\n")
            return
        columns = shutil.get_terminal_size().columns - 1
        width = min(WIDEST_BAR, columns // 3)
        filled = width * self._done // self._total
        line = f"[{'#' * filled}{'.' * (width - filled)}] {text}"
        self._write(f"\r{line[:columns]}\033[K")

    def _time_left(self) -> str:
        if not 0 < self._done < self._total:
            return ""
        passed = time.monotonic() - self._started
        seconds = round(passed / self._done * (self._total - self._done))
        return f", {seconds // 60}:{seconds % 60:02} left"

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()
