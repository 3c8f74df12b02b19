"""Sounds are played by a small program that writes down what it was asked for, or by none."""

import shutil
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSettings
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app import game_sounds as sound_module
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.game_sounds import GameSounds, Sound, SoundPlayer, systems_environment
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Event
from powergrid_qt.engine.config import HUMAN
from powergrid_qt.engine.events import CardSold, GameEnded, PlantsRun, StepStarted
from tests.story_games import config

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there Windows plays by itself")


class Programs:
    """The only programs that there are, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.heard = folder / "heard.txt"

    def add(self, name: str, then: str = "exit 0") -> None:
        program = self.folder / name
        text = f'#!/bin/sh\necho "{name} $LD_LIBRARY_PATH $*" >> {self.heard}\n{then}\n'
        program.write_text(text, encoding="utf-8")
        program.chmod(0o755)

    @property
    def asked(self) -> list[list[str]]:
        """What each start was told: its name, where it looks for libraries, what it is to play."""
        if not self.heard.exists():
            return []
        lines = self.heard.read_text(encoding="utf-8").splitlines()
        return [line.split(" ") for line in lines]

    @property
    def played(self) -> list[str]:
        return [Path(line[-1]).stem for line in self.asked]


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Programs:
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return Programs(folder)


@pytest.fixture
def player() -> Iterator[SoundPlayer]:
    made = SoundPlayer()
    yield made
    made.stop()


def play_to_its_end(qtbot: QtBot, player: SoundPlayer, sound: Sound) -> None:
    player.play(sound)
    qtbot.waitUntil(lambda: not player.playing)


def test_a_program_of_the_system_plays_the_file(
    qtbot: QtBot, programs: Programs, player: SoundPlayer
) -> None:
    programs.add("aplay")
    programs.add("paplay")
    for sound in Sound:
        assert sound.path.is_file()
        play_to_its_end(qtbot, player, sound)
    assert [line[-1] for line in programs.asked] == [str(sound.path) for sound in Sound]
    assert {line[0] for line in programs.asked} == {"paplay"}, "the better one"


def test_without_a_program_nothing_happens(
    programs: Programs, player: SoundPlayer, capfd: pytest.CaptureFixture[str]
) -> None:
    player.play(Sound.END)
    assert not player.playing
    assert capfd.readouterr() == ("", "")


def test_without_a_device_the_others_are_tried_and_then_none(
    qtbot: QtBot, programs: Programs, player: SoundPlayer, capfd: pytest.CaptureFixture[str]
) -> None:
    for name in ("pw-play", "aplay"):
        programs.add(name, "echo no such device; echo no such device >&2; exit 1")
    for _ in range(4):
        play_to_its_end(qtbot, player, Sound.TURN)
    assert [line[0] for line in programs.asked] == ["pw-play", "aplay"]
    assert capfd.readouterr() == ("", "")


def test_a_program_that_cannot_be_started_is_passed_over(
    qtbot: QtBot, programs: Programs, player: SoundPlayer
) -> None:
    programs.add("paplay")
    broken = programs.folder / "pw-play"
    broken.write_bytes(b"\x7fELF")
    broken.chmod(0o755)
    for _ in range(2):
        play_to_its_end(qtbot, player, Sound.TURN)
    assert programs.played == ["turn"]


def test_they_do_not_pile_up_and_what_matters_more_is_heard(
    qtbot: QtBot, programs: Programs, player: SoundPlayer
) -> None:
    programs.add("pw-play", f"exec {shutil.which('sleep', path='/bin:/usr/bin')} 600")
    player.play(Sound.TURN)
    qtbot.waitUntil(lambda: programs.played == ["turn"])
    for sound in (Sound.HAMMER, Sound.LIGHTS, Sound.TURN):
        player.play(sound)
    assert player.playing
    player.play(Sound.END)
    qtbot.waitUntil(lambda: programs.played == ["turn", "end"])
    player.stop()
    assert [player.playing] == [False]


def test_a_program_that_hangs_does_not_silence_the_game(
    qtbot: QtBot, programs: Programs, player: SoundPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound_module, "LONGEST_S", 0.0)
    programs.add("pw-play", f"exec {shutil.which('sleep', path='/bin:/usr/bin')} 600")
    for sound in (Sound.END, Sound.HAMMER):
        player.play(sound)
        qtbot.waitUntil(lambda: sound.name.lower() in programs.played)  # noqa: B023 - at once
    assert programs.played == ["end", "hammer"]


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        ({"LD_LIBRARY_PATH": "/ours", "LD_LIBRARY_PATH_ORIG": "/theirs"}, "/theirs"),
        ({"LD_LIBRARY_PATH": "/ours"}, None),
    ],
)
def test_a_frozen_program_keeps_its_libraries_to_itself(
    own: dict[str, str], expected: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    environment = systems_environment({"HOME": "/home/ada", **own})
    assert environment == {
        "HOME": "/home/ada",
        **({} if expected is None else {"LD_LIBRARY_PATH": expected}),
    }


def test_a_path_to_libraries_that_the_user_has_set_is_theirs() -> None:
    own = {"LD_LIBRARY_PATH": "/mine"}
    assert systems_environment(own) == own


# -- what is heard of a game ------------------------------------------------------------------


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


def expected_of(events: Sequence[Event], controller: GameController) -> Sound | None:
    """The most important one, by hand."""
    computer_moved = controller.game.moves[-1].seat != 0
    if any(isinstance(event, GameEnded) for event in events):
        return Sound.END
    if any(isinstance(event, StepStarted) for event in events):
        return Sound.STEP
    if computer_moved and controller.game.current == 0:
        return Sound.TURN
    if any(isinstance(event, PlantsRun) and event.seat == 0 and event.powered for event in events):
        return Sound.LIGHTS
    return Sound.HAMMER if any(isinstance(event, CardSold) for event in events) else None


def test_of_each_move_the_most_important_thing_is_heard(
    qtbot: QtBot, programs: Programs, settings: Settings
) -> None:
    """Ada is a person, and chance plays for everybody."""
    programs.add("pw-play")
    settings.sound = True
    game_config = config(players=2)
    ada, *others = game_config.players
    controller, owner = GameController(), QObject()
    controller.paused = True
    controller.ask_always(True)
    sounds = GameSounds(controller, settings, owner)
    controller.start(replace(game_config, players=(replace(ada, kind=HUMAN), *others)))
    expected = []

    def hear(events: Sequence[Event]) -> None:
        qtbot.waitUntil(lambda: not sounds.player.playing)
        sound = expected_of(events, controller) if events else None
        if sound is not None:
            expected.append(sound.name.lower())

    controller.changed.connect(hear)
    chance = RandomPlayer(3)
    while not controller.game.over:
        assert controller.play(chance.decide(controller.game))
    sounds.player.stop()
    assert programs.played == expected
    assert set(expected) == {sound.name.lower() for sound in Sound}


def test_nothing_is_heard_unless_somebody_wants_to(
    qtbot: QtBot, programs: Programs, settings: Settings
) -> None:
    programs.add("pw-play")
    assert not settings.sound, "on the first start"
    controller, owner = GameController(), QObject()
    sounds = GameSounds(controller, settings, owner)
    controller.start(config(players=2))
    controller.changed.emit([CardSold(0, 4, 4), StepStarted(2)])
    assert programs.played == []
    settings.sound = True
    qtbot.waitUntil(lambda: programs.played == ["turn"])
    settings.sound = False
    assert not sounds.player.playing
