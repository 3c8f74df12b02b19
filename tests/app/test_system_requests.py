"""The system's wish for less motion: asked for on a real bus, and followed by the settings."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSettings
from PySide6.QtDBus import QDBusConnection
from pytestqt.qtbot import QtBot

from powergrid_qt.app.settings import FULL, REDUCED, SYSTEM, Settings
from powergrid_qt.app.system_requests import ask_portal

needs_bus = pytest.mark.skipif(shutil.which("dbus-daemon") is None, reason="there is no D-Bus")
PORTAL_PROGRAM = Path(__file__).with_name("portal_program.py")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    command = ["dbus-daemon", "--session", "--print-address", "--nofork", "--nopidfile"]
    pipe, quiet = subprocess.PIPE, subprocess.DEVNULL
    with subprocess.Popen(command, text=True, stdout=pipe, stderr=quiet) as bus:
        assert bus.stdout is not None
        yield bus.stdout.readline().strip()
        bus.terminate()


@pytest.fixture
def bus(address: str, qtbot: QtBot) -> Iterator[QDBusConnection]:
    yield QDBusConnection.connectToBus(address, "program")
    QDBusConnection.disconnectFromBus("program")


@pytest.fixture
def portal(address: str, animated: object) -> Iterator[None]:
    """A desktop that answers, in a process of its own as in life: within one, whoever asks would
    hold the interpreter that the answer needs."""
    command = [sys.executable, str(PORTAL_PROGRAM), address, json.dumps(animated)]
    with subprocess.Popen(command, text=True, stdout=subprocess.PIPE) as desktop:
        assert desktop.stdout is not None
        assert desktop.stdout.readline() == "ready\n"
        yield
        desktop.kill()


def answer(qtbot: QtBot, bus: QDBusConnection) -> list[bool]:
    """What is told, once there is an answer."""
    told: list[bool] = []
    around = QObject()
    waiting = ask_portal(bus, told.append, around)
    assert waiting is not None
    with qtbot.waitSignal(waiting.destroyed):
        pass
    return told


@needs_bus
@pytest.mark.usefixtures("portal")
@pytest.mark.parametrize(("animated", "told"), [(True, [False]), (False, [True]), ("yes", [])])
def test_the_portal_is_believed(qtbot: QtBot, bus: QDBusConnection, told: list[bool]) -> None:
    assert answer(qtbot, bus) == told


@needs_bus
def test_without_a_portal_nothing_is_told(qtbot: QtBot, bus: QDBusConnection) -> None:
    assert answer(qtbot, bus) == []


def test_without_a_bus_nobody_is_asked(qtbot: QtBot, tmp_path: Path) -> None:
    nowhere = QDBusConnection.connectToBus(f"unix:path={tmp_path / 'nothing'}", "nowhere")
    assert ask_portal(nowhere, print, QObject()) is None
    QDBusConnection.disconnectFromBus("nowhere")


def test_the_system_counts_until_the_user_wishes_something(tmp_path: Path) -> None:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    settings, heard = Settings(store), list[bool]()
    settings.animation_changed.connect(heard.append)
    settings.follow_system(reduces_motion=True)
    settings.motion = FULL
    settings.motion = SYSTEM
    settings.follow_system(reduces_motion=False)
    settings.motion = REDUCED
    settings.follow_system(reduces_motion=True)
    assert heard == [False, True, False, True, False]
    assert not Settings(store).animation
