"""What breaks around the program: a screen, fonts, the folder of its data, the clock."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app import about, game_file
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.folders import HOME_VARIABLE
from powergrid_qt.app.library.library import save_paths
from powergrid_qt.app.library.reading import read_save
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import COLORS, GameConfig, GameOptions, Seat, read_record
from powergrid_qt.models.games_model import everything
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.paths import maps_dir, resources_dir
from powergrid_qt.views.style.theme import TEXT_FAMILY
from powergrid_qt.views.window.application import make_application, make_window
from powergrid_qt.views.window.dialog import Question
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToMaps, ToNewGame, ToStart
from tests.views import randr

ROOT = Path(__file__).parents[3]
SEATS = tuple(Seat(name, color) for name, color in zip("AB", COLORS, strict=False))
CONFIG = GameConfig("classic-2009", "germany", SEATS, 3, GameOptions(open_money=True))
WAIT_MS = 30_000
"""For a process that starts on a busy machine."""


@pytest.fixture
def window(fresh_window: MainWindow) -> MainWindow:
    return fresh_window


def run_story(*arguments: str, home: Path, **environ: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.views.fault_program", *arguments],
        cwd=ROOT,
        env={**os.environ, HOME_VARIABLE: str(home), "PYTHONPATH": str(ROOT), **environ},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


def assert_well(told: dict[str, Any]) -> None:
    assert told["mishaps"] == []
    assert told["visible"]
    assert told["kept"]
    assert told["moves"] >= 10
    assert told["colours"] > 50


# -- a screen that goes and comes back -----------------------------------------------------------


@contextmanager
def x_server() -> Iterator[str]:
    """An X server of its own; it chooses the number of its display."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1440x900x24", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as numbers:
            yield f":{numbers.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


@pytest.mark.long
@pytest.mark.window
@pytest.mark.skipif(
    shutil.which("Xvfb") is None or not randr.available(), reason="no X server with RANDR here"
)
def test_the_screen_goes_and_comes_back(tmp_path: Path) -> None:
    with x_server() as display:
        told = run_story("screen", home=tmp_path, DISPLAY=display, QT_QPA_PLATFORM="xcb")
    assert told["platform"] == "xcb"
    assert told["changes"] >= 2, "it was not taken away"
    assert told["before"] == told["after"] == 1
    assert told["on screen"]
    assert_well(told)


# -- fonts that cannot be loaded -----------------------------------------------------------------


@pytest.mark.long
@pytest.mark.window
def test_without_its_fonts_it_uses_those_of_the_system(tmp_path: Path) -> None:
    """Some are damaged, the others missing."""
    data = tmp_path / "program" / "powergrid_qt" / "_data"
    (data / "resources").mkdir(parents=True)
    (data / "maps").symlink_to(maps_dir(), target_is_directory=True)
    for path in resources_dir().iterdir():
        if path.name != "fonts":
            (data / "resources" / path.name).symlink_to(path, target_is_directory=path.is_dir())
    (data / "resources" / "fonts").mkdir()
    for path in sorted((resources_dir() / "fonts").glob("*.ttf"))[::2]:
        (data / "resources" / "fonts" / path.name).write_bytes(path.read_bytes()[:2000])
    told = run_story("fonts", str(tmp_path / "program"), home=tmp_path / "home")
    assert told["family"] != TEXT_FAMILY
    assert_well(told)


# -- a home that cannot be written to --------------------------------------------------------------


@pytest.fixture(params=["read-only", "a file in its place"])
def sealed_home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    home = tmp_path / "home"
    if request.param == "read-only":
        if os.name != "posix" or not os.getuid():
            pytest.skip("everything is allowed here")
        home.mkdir(mode=0o500)
    else:
        home.touch()
    yield home
    home.chmod(0o700)


def test_in_a_home_that_cannot_be_written_to_it_plays_and_tells(
    qtbot: QtBot, sealed_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(sealed_home))
    window = make_window(make_application(), Settings())
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.program.settings.animation = False
    qtbot.waitUntil(lambda: window.program.library.has_read)
    window.go(ToNewGame())
    window.games.start_game(CONFIG)
    player = RandomPlayer(1)
    for _ in range(10):
        window.program.controller.play(player.decide(window.program.controller.game))
        QApplication.processEvents()
    assert len(window.program.controller.game.moves) >= 10
    assert not window.program.keep_game()
    assert window.games.trouble.isVisible()
    window.go(ToStart())
    window.go(ToMaps())
    window.close()
    question = window.findChild(Question)
    assert question is not None, "the game would be lost without a word"
    window.program.keeper.give_up()
    question.close()
    assert window.close()


# -- the process that thinks ----------------------------------------------------------------------


def has_moved(controller: GameController, before: int) -> bool:
    return len(controller.game.moves) > before


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="a process there is ended without a signal")
def test_a_thinker_killed_in_mid_thought_costs_a_good_move_and_no_more(
    qtbot: QtBot, window: MainWindow
) -> None:
    seats = (Seat("A", "red", "expert"), Seat("B", "blue", "expert"), Seat("C", "green"))
    window.games.start_game(replace(CONFIG, players=seats))
    controller = window.program.controller
    for _ in range(2):
        qtbot.waitUntil(lambda: controller.thinker.thinks, timeout=WAIT_MS)
        worker, before = controller.thinker.worker, len(controller.game.moves)
        assert worker is not None
        os.kill(worker.pid, signal.SIGKILL)
        qtbot.waitUntil(partial(has_moved, controller, before), timeout=WAIT_MS)
        assert any("could not decide" in message for message in window.shell.toasts.messages)
        while controller.human_to_move:
            controller.play(next(iter(controller.game.legal_moves)))
    assert window.program.keep_game()


# -- a clock that jumps -------------------------------------------------------------------------


class Clock:
    """The clock of the system, as if somebody set it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = timedelta()
        clock = self

        class Jumping(datetime):
            @classmethod
            def now(cls, tz: Any = None) -> Any:
                return datetime.now(tz) + clock.ahead

        for module in (game_file, about):
            monkeypatch.setattr(module, "datetime", Jumping)


def test_no_game_is_lost_or_written_over_when_the_clock_jumps(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    kept: dict[Path, int] = {}
    player = RandomPlayer(1)
    for days in (0, 0, -400, 36_500, -20_000, 0):
        clock.ahead = timedelta(days=days)
        window.games.start_game(CONFIG)
        for _ in range(3 + len(kept)):
            window.program.controller.play(player.decide(window.program.controller.game))
        assert window.program.keep_game()
        path = window.program.keeper.path
        assert path is not None
        assert path not in kept
        when = time.time() + 86_400 * days
        kept[path] = len(window.program.controller.game.moves)
        window.go(ToStart())
        os.utime(path, (when, when))
    assert {path: len(read_record(path).moves) for path in kept} == kept
    assert set(save_paths()) == set(kept)
    clock.ahead = timedelta(days=-400)  # what was deleted "later" than now stays
    first, *others = save_paths()
    deleted = game_file.delete_save(first)
    clock.ahead = timedelta(days=-500)
    game_file.empty_trash()
    assert deleted.exists()
    assert list(save_paths()) == others


@pytest.mark.long(but=["1000000000000"])
@pytest.mark.parametrize("seconds", [-(10**9), 0, 4 * 10**9, 10**11, 10**12])
def test_files_of_any_year_are_listed(qtbot: QtBot, window: MainWindow, seconds: int) -> None:
    window.games.start_game(CONFIG)
    assert window.program.keep_game()
    path = window.program.keeper.path
    assert path is not None
    window.go(ToStart())
    try:
        os.utime(path, (seconds, seconds))
    except (OSError, OverflowError):
        pytest.skip("this disk knows no such year")
    save = read_save(path)
    assert isinstance(save, LibraryGame)
    assert everything(save)
    window.start_page.refresh()
    qtbot.waitUntil(lambda: window.program.library.has_read)
    window.games.open_game(path)
    assert window.program.controller.human_to_move
