"""What is heard of a game: that it is one's turn, the hammer, the lights, a new step, the end."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from pathlib import Path

from PySide6.QtCore import QObject

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Event
from powergrid_qt.engine.events import CardSold, GameEnded, PlantsRun, StepStarted
from powergrid_qt.paths import resources_dir

PROGRAMS: Mapping[str, tuple[str, ...]] = {
    "afplay": (),
    "pw-play": (),
    "paplay": (),
    "aplay": ("--quiet",),
}
"""macOS has the first one, others some of them: the first that works is taken, with its options."""
LONGEST_S = 4.0
"""The time after which a program that still plays a sound is taken to hang."""


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
    """One sound at a time: another is only heard if it matters more. Its owner calls `stop`."""

    def __init__(self) -> None:
        self._programs: list[list[str]] | None = None
        """The programs that may work, the best one first; None: nobody has looked for them yet."""
        self._running: subprocess.Popen[bytes] | None = None
        self._sound = Sound.HAMMER
        self._started = 0.0

    def play(self, sound: Sound) -> None:
        """Start a sound, and go on at once."""
        if sys.platform == "win32":
            play_on_windows(sound.path)
            return
        if self._programs is None:
            found = ((shutil.which(name), options) for name, options in PROGRAMS.items())
            self._programs = [[path, *options] for path, options in found if path is not None]
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


if sys.platform == "win32":
    import winsound

    def play_on_windows(path: Path | None) -> None:
        """Play a file, or end what is heard if `path` is None."""
        flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
        try:
            winsound.PlaySound(None if path is None else str(path), flags)
        except RuntimeError:
            return  # there is no device


class GameSounds(QObject):
    """Listens to a game, and plays what matters most of each change, if the user wants to hear it.
    Nothing is heard of what is only loaded or taken back."""

    def __init__(self, controller: GameController, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._controller, self._settings = controller, settings
        self.player = SoundPlayer()
        controller.changed.connect(self._changed)
        settings.sound_changed.connect(self._switch)

    def _switch(self, wanted: bool) -> None:
        """Switch sound on, with an example of what is to come, or off at once."""
        if wanted:
            self.player.play(Sound.TURN)
        else:
            self.player.stop()

    def ring(self) -> None:
        """Let a person here hear that somebody elsewhere waits for them."""
        if self._settings.sound:
            self.player.play(Sound.TURN)

    def _changed(self, events: Sequence[Event]) -> None:
        if events and self._settings.sound:
            sound = max(self._sounds_of(events), default=None)
            if sound is not None:
                self.player.play(sound)

    def _sounds_of(self, events: Sequence[Event]) -> Iterable[Sound]:
        controller = self._controller
        last = controller.game.moves[-1].seat
        if controller.human_to_move and last not in controller.humans:
            yield Sound.TURN
        for event in events:
            match event:
                case CardSold():
                    yield Sound.HAMMER
                case PlantsRun(powered=powered) if powered and event.seat in controller.humans:
                    yield Sound.LIGHTS
                case StepStarted():
                    yield Sound.STEP
                case GameEnded():
                    yield Sound.END
