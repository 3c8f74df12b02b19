"""Settings that other versions wrote: real files of older ones, and one of a version to come."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from powergrid_qt.app.settings import FORMAT, Settings

OLD_FILES = sorted((Path(__file__).parent / "old_settings").glob("*.ini"))
LEVELS = ("easy", "normal", "hard", "expert")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("POWERGRID_QT_HOME", str(tmp_path))
    return tmp_path / "settings.ini"


@pytest.mark.parametrize("old", OLD_FILES, ids=lambda path: path.stem)
def test_those_of_older_versions_go_on(file: Path, old: Path) -> None:
    shutil.copy(old, file)
    settings = Settings()
    assert not settings.of_newer_version
    assert (settings.language, settings.theme, settings.delay_ms) == ("de", "dark", 1200)
    assert not settings.animation
    assert not settings.warnings
    assert settings.one_window
    assert settings.folded == {"side"}
    assert not settings.window_geometry.isEmpty()
    seats = settings.new_game(LEVELS).seats
    assert [(seat.name, seat.kind) for seat in seats] == [
        ("Zoë", "human"),
        ("Łukasz", "hard"),
        ("北京", "expert"),
    ]
    assert settings.last_version == "0.1.0"


@pytest.mark.parametrize("old", OLD_FILES, ids=lambda path: path.stem)
def test_they_are_then_such_as_this_version_writes(file: Path, old: Path) -> None:
    shutil.copy(old, file)
    Settings().save()
    written = QSettings(str(file), QSettings.Format.IniFormat)
    assert int(str(written.value("format"))) == FORMAT
    assert not written.contains("window/state")
    Settings().save()
    again = QSettings(str(file), QSettings.Format.IniFormat)
    assert {key: again.value(key) for key in again.allKeys()} == {
        key: written.value(key) for key in written.allKeys()
    }


def test_at_the_first_start_no_version_was_used_before(file: Path) -> None:
    settings = Settings()
    assert settings.last_version == ""
    settings.use_version("0.2.0")
    settings.save()
    assert Settings().last_version == "0.2.0"


def test_those_of_a_newer_version_are_read_but_never_written(file: Path) -> None:
    text = f"[General]\nformat={FORMAT + 1}\nlanguage=nl\ntheme=sepia\ndelay_ms=slow\nversion=9.0\n"
    file.write_text(text, encoding="utf-8")
    settings = Settings()
    assert settings.of_newer_version
    assert (settings.language, settings.theme) == ("nl", "system"), "as far as they are understood"
    heard: list[str] = []
    settings.theme_changed.connect(heard.append)
    settings.theme = "dark"
    settings.use_version("0.1.0")
    assert (settings.theme, heard) == ("dark", ["dark"]), "until the end"
    settings.save()
    assert file.read_text(encoding="utf-8") == text
    assert Settings().theme == "system"


@pytest.mark.parametrize("number", ["", "two", "-1", "@Variant(x)", "1.5"])
def test_a_number_that_is_none_is_an_old_one(file: Path, number: str) -> None:
    file.write_text(f"[General]\nformat={number}\nlanguage=nl\n", encoding="utf-8")
    settings = Settings()
    assert not settings.of_newer_version
    assert settings.language == "nl"
