"""Plays short sounds with whatever the system has for it: Qt's own player would double the size of
the installation. Where there is no player, or no loudspeaker, nothing happens."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping
from enum import IntEnum
from pathlib import Path

from powergrid_qt.paths import resources_dir

PROGRAMS: Mapping[str, tuple[str, ...]] = {
    "afplay": (),
    "pw-play": (),
    "paplay": (),
    "aplay": ("--quiet",),
}
"""macOS has the first one; elsewhere the first that is there and works is taken. With what else
they are told."""
LONGEST_S = 4.0
"""A player that takes longer hangs."""


class Sound(IntEnum):
    """From the least to the most important one: that one is heard where several come together."""

    HAMMER = 1
    LIGHTS = 2
    TURN = 3
    STEP = 4
    END = 5

    @property
    def path(self) -> Path:
        return resources_dir() / "sounds" / f"{self.name.lower()}.wav"


class SoundPlayer:
    """One sound at a time: what comes meanwhile is not heard, unless it matters more. Whoever has
    one calls `stop` at the end."""

    def __init__(self) -> None:
        self._programs: list[list[str]] | None = None
        """What may work, the best one first; None: nobody has looked yet."""
        self._running: subprocess.Popen[bytes] | None = None
        self._sound = Sound.HAMMER
        self._started = 0.0

    def play(self, sound: Sound) -> None:
        """Without waiting for anything."""
        if sys.platform == "win32":
            play_on_windows(sound.path)
            return
        if self._programs is None:
            self._programs = _find_programs()
        if self.playing and sound <= self._sound:
            return
        self.stop()
        if self._programs:
            self._start(self._programs, sound)

    @property
    def playing(self) -> bool:
        """Whether something is heard, as far as one can know."""
        runs = self._running is not None and self._running.poll() is None
        return runs and time.monotonic() - self._started < LONGEST_S

    def _start(self, programs: list[list[str]], sound: Sound) -> None:
        quiet = subprocess.DEVNULL
        try:
            self._running = subprocess.Popen(
                [*programs[0], str(sound.path)],
                stdin=quiet,
                stdout=quiet,
                stderr=quiet,
                env=systems_environment(os.environ),
            )
        except OSError:  # it is there, and cannot be started
            del programs[0]
            return
        self._sound, self._started = sound, time.monotonic()

    def stop(self) -> None:
        """End what is heard now."""
        if sys.platform == "win32":
            play_on_windows(None)
        if self._running is None:
            return
        failed = bool(self._running.poll())
        self._running.kill()
        self._running.wait()
        self._running = None
        if failed and self._programs:  # no server, or no device: perhaps another one has
            del self._programs[0]


def systems_environment(own: Mapping[str, str]) -> dict[str, str]:
    """A frozen program looks for libraries among its own first; the system's programs must not."""
    environment = dict(own)
    before = environment.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        environment["LD_LIBRARY_PATH"] = before
    elif getattr(sys, "frozen", False):
        environment.pop("LD_LIBRARY_PATH", None)
    return environment


def _find_programs() -> list[list[str]]:
    found = ((shutil.which(name), options) for name, options in PROGRAMS.items())
    return [[path, *options] for path, options in found if path is not None]


if sys.platform == "win32":
    import winsound

    def play_on_windows(path: Path | None) -> None:
        """None: be silent."""
        flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
        try:
            winsound.PlaySound(None if path is None else str(path), flags)
        except RuntimeError:
            return  # there is no device
