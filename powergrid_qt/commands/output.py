"""What commands write while they run: any text on standard output, games one by one, each whole or
not at all, and a progress bar on standard error."""

import io
import os
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Self, TextIO, TypeVar

# -- standard output --------------------------------------------------------------------------


def make_output_robust() -> None:
    """Print any text anywhere: files and pipes get UTF-8, a terminal what it can show. Names of
    files and players can hold what no encoding knows."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            encoding = None if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="backslashreplace")


def flush_output() -> None:
    if sys.stdout is not None:  # a program without a console has none
        sys.stdout.flush()


def discard_output() -> None:
    """Throw away what could not be printed; Python would try it again, aloud, when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


# -- Ctrl-C -----------------------------------------------------------------------------------

INTERRUPTED = 130
"""The exit code of what Ctrl-C has broken off."""


def ignore_interrupts() -> Any:
    """Let Ctrl-C do nothing from now on; return what it did before."""
    return signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def postponed_interrupts() -> Iterator[None]:
    """What is done inside is done whole: Ctrl-C takes effect after it. Else it could come between a
    line and its end, so that the next one is added to half of it."""
    pressed = False

    def remember(_signal: int, _frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True

    handler = signal.signal(signal.SIGINT, remember)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
    if pressed:
        raise KeyboardInterrupt


# -- progress ---------------------------------------------------------------------------------

REDRAW_SECONDS = 0.1
LINE_SECONDS = 10.0
"""The time between lines without a terminal: short work says nothing, long work that it lives."""
WIDEST_BAR = 40


class ProgressBar:
    """A bar for long work: `with ProgressBar(100, "games") as progress: ... progress.advance()`."""

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


Played = TypeVar("Played")


def tell_each(
    games: Iterable[Played], count: int, tell: Callable[[Played], Played], *, shown: bool = True
) -> tuple[list[Played], bool]:
    """Play games and `tell` of each, which gives what is kept of it; a game is told and kept, or
    not at all. Gives the games up to where somebody pressed Ctrl-C, and whether they did. `shown`:
    with a progress bar."""
    kept: list[Played] = []
    try:
        with ProgressBar(count, "games", shown=shown) as progress:
            for game in games:
                with postponed_interrupts():
                    kept.append(tell(game))
                    progress.advance()
    except KeyboardInterrupt:
        return kept, True
    return kept, False
