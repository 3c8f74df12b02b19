"""What is known of a program that did not end well.

When Qt or the system ends it, nothing of ours runs any more. Python's faulthandler then still tells
where the program was, in a file that it has kept open for that. A program that ends well takes its
file away, so one that is found at a start tells of a program that did not; it is empty if that was
killed, or the power failed.
"""

import faulthandler
import os
from typing import TextIO

from powergrid_qt.app.crash_log import log_path

_NAME = "last-words-{program}.txt"


class LastWords:
    def __init__(self) -> None:
        self._path = log_path().parent / _NAME.format(program=os.getpid())
        self._file: TextIO | None = None

    def listen(self) -> None:
        """From now on, until `end_well`."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("w", encoding="utf-8")
        except OSError:  # where nothing can be written the console hears it
            self._file = None
        if self._file is not None:
            faulthandler.enable(self._file)
        else:
            faulthandler.enable()

    def end_well(self) -> None:
        faulthandler.disable()
        if self._file is not None:
            self._file.close()
            self._path.unlink(missing_ok=True)


def take_last_words() -> list[str]:
    """Those of programs that did not end well; they are heard once. No other program may run."""
    heard = []
    for path in sorted(log_path().parent.glob(_NAME.format(program="*"))):
        try:
            heard.append(path.read_text(encoding="utf-8", errors="backslashreplace"))
            path.unlink()
        except OSError:
            continue  # it is somebody else's, and told again if it can be read one day
    return heard
