"""Settings that other versions of the program wrote."""

from pathlib import Path

import pytest

from powergrid_qt.app.settings import FORMAT, Settings


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("POWERGRID_QT_HOME", str(tmp_path))
    return tmp_path / "settings.ini"


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
def test_a_number_that_is_none_is_no_newer_one(file: Path, number: str) -> None:
    file.write_text(f"[General]\nformat={number}\nlanguage=nl\n", encoding="utf-8")
    settings = Settings()
    assert not settings.of_newer_version
    assert settings.language == "nl"
