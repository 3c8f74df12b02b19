"""Sound is switched on and off with one click in the header, in the menu and in the settings."""

import os
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.views.window.settings_dialog import SettingsDialog
from tests.app.test_thinker import is_gone
from tests.story_games import config
from tests.views.real_window import click, open_window


@pytest.mark.skipif(sys.platform == "win32", reason="there Windows plays by itself")
def test_one_click_is_enough_and_nothing_is_heard_of_a_closed_window(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = tmp_path / "started"
    program = tmp_path / "bin" / "pw-play"
    program.parent.mkdir()
    program.write_text(f"#!/bin/sh\necho $$ > {started}\nexec sleep 600\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        window.games.start_game(config(players=6))
        window.program.controller.pause(True)
        button, settings = window.table.page.sound_button, window.program.settings
        window.resize(1100, 700)
        assert button.isVisible()
        dialog = SettingsDialog(settings, window)
        assert not settings.sound, "off on the first start"
        for on in (True, False, True):
            click(qtbot, button)
            switches = settings.sound, window.menu.sound.isChecked(), dialog.sound.isChecked()
            assert switches == (on, on, on)
            assert button.icon_name == ("sound" if on else "mute")
            assert button.accessibleName().startswith("Sound off" if on else "Sound on")
        dialog.sound.click()
        assert button.icon_name == "mute"
        window.menu.sound.trigger()
        assert dialog.sound.isChecked()
        qtbot.waitUntil(started.exists)
        qtbot.waitUntil(lambda: bool(started.read_text(encoding="utf-8").strip()))
        process = int(started.read_text(encoding="utf-8"))
    assert is_gone(process)
