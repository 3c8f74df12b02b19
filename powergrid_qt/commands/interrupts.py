"""What Ctrl-C may break off, and what not."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

INTERRUPTED = 130
"""The exit code of what Ctrl-C has broken off."""


def ignore_interrupts() -> Any:
    """The result is what was done before about interrupts."""
    return signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def postponed_interrupts() -> Iterator[None]:
    """What is done inside is done whole: Ctrl-C takes effect after it.

    Without it an interrupt can come between a line and its end, so that the next one is added to
    half of it.
    """
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
