"""An X server without a screen, for windows that nobody looks at."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


class NoScreen(Exception):
    """Xvfb does not start."""


@contextmanager
def virtual_screen(size: str = "1440x900") -> Iterator[str]:
    """Gives what `DISPLAY` has to be; the server finds a free number for itself and tells it."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24"]
    with subprocess.Popen(
        command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as server:
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                number = told.readline().strip()
            if not number:
                raise NoScreen("Xvfb does not start")
            yield f":{number}"
        finally:
            server.terminate()
