"""Watches one program from its start to its end."""

import os
import signal
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from soaking.journal import told_moves

LOOK_S = 0.1
GRACE_S = 120.0
"""A person closes the window when the game has taken too long; who has not done it after so many
seconds more hangs."""
ENDING_S = 5.0
"""Processes that are ending have a moment."""
KILL_S = 0.3
"""A kill comes at any moment of this time."""


@dataclass(frozen=True, slots=True)
class Start:
    """One start of the program in a game, and where it leaves what."""

    folder: Path
    profile: Path
    number: int

    @property
    def journal(self) -> Path:
        return self.folder / f"start-{self.number}.jsonl"

    @property
    def stderr(self) -> Path:
        return self.folder / f"start-{self.number}.stderr"

    @property
    def log(self) -> Path:
        """What was new in the profile's log."""
        return self.folder / f"start-{self.number}.log"


@dataclass(frozen=True, slots=True)
class End:
    killed: bool
    """As it was planned."""
    wrong: str
    """How it ended, if it should not have ended so; else empty."""
    left: Sequence[int]
    """Processes that were still there after a moment."""


def watched(
    start: Start,
    command: Sequence[str],
    environment: Mapping[str, str],
    *,
    longest_s: float,
    kill_after: int | None,
    stopped: threading.Event,
) -> End:
    """`kill_after`: so many times the game has gone on; None: it is left to itself."""
    log = start.profile / "log" / "powergrid.log"
    logged = log.stat().st_size if log.exists() else 0
    with start.stderr.open("wb") as told:
        process = subprocess.Popen(
            command, env=environment, stdout=told, stderr=told, start_new_session=True
        )
        killed, wrong = _ended(process, start.journal, longest_s, kill_after, stopped)
        left = _end_group(process)
    if log.exists():
        whole = log.read_bytes()
        start.log.write_bytes(whole[logged if logged <= len(whole) else 0 :])
    return End(killed, wrong, left)


def _ended(
    process: "subprocess.Popen[bytes]",
    journal: Path,
    longest_s: float,
    kill_after: int | None,
    stopped: threading.Event,
) -> tuple[bool, str]:
    """Whether it was killed as planned, and what is wrong with its end."""
    ends = time.monotonic() + longest_s + GRACE_S
    while process.poll() is None:
        if stopped.is_set():
            return True, ""
        if kill_after is not None and len(told_moves(journal)) >= kill_after:
            time.sleep(Random(str(journal)).random() * KILL_S)
            return True, ""
        if time.monotonic() > ends:
            process.send_signal(signal.SIGABRT)  # Python tells where it is
            time.sleep(1)
            return False, "hangs"
        time.sleep(LOOK_S)
    code = process.returncode
    if code == 0:
        return False, ""
    return False, f"ended by {signal.Signals(-code).name}" if code < 0 else f"ended with {code}"


def _end_group(process: "subprocess.Popen[bytes]") -> list[int]:
    """What is left of it after a moment, which is killed."""
    process.kill()
    process.wait()
    ends = time.monotonic() + ENDING_S
    while (left := _living(process.pid)) and time.monotonic() < ends:
        time.sleep(LOOK_S)
    for one in left:
        os.kill(one, signal.SIGKILL)
    return left


def _living(group: int) -> list[int]:
    """Processes of a group that have not ended."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, of_group = path.read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue  # it has ended meanwhile
        if int(of_group) == group and state not in "ZX":
            found.append(int(path.parent.name))
    return found
