"""`powergrid-qt --paths`."""

from pathlib import Path

from powergrid_qt.app.folders import HOME_VARIABLE
from powergrid_qt.app.settings import Settings, default_store
from powergrid_qt.cli import main
from powergrid_qt.paths import maps_dir


def told_paths(capsys) -> dict[str, Path]:
    assert main(["--paths"]) == 0
    pairs = (line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines())
    return {name: Path(place) for name, place in pairs}


def test_everything_lies_in_the_folder_that_was_asked_for(tmp_path, monkeypatch, capsys):
    home = tmp_path / "mine, für mich"
    monkeypatch.setenv(HOME_VARIABLE, str(home))
    told = told_paths(capsys)
    assert told.pop("maps") == maps_dir()
    assert set(told) == {"games", "deleted", "boards", "history", "log", "settings"}
    assert all(home in place.parents for place in told.values())


def test_settings_are_written_where_it_says(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    store = default_store()
    Settings(store).theme = "dark"
    store.sync()
    assert "dark" in told_paths(capsys)["settings"].read_text()
