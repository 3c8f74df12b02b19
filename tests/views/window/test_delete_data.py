"""Deleting everything: it is told what goes, asked once, and gone then, also a game in play."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

import powergrid_qt
from powergrid_qt.app.folders import HOME_VARIABLE, running_lock_path, saves_dir
from powergrid_qt.app.my_data import delete_my_data, open_elsewhere
from powergrid_qt.app.settings import Settings
from powergrid_qt.views.window.settings_dialog import DeleteDialog, LeftOverDialog
from tests.views.shell import shown

ROOT = Path(powergrid_qt.__file__).parent.parent
OURS = ("games/a.pgr", "games/.a.pgr.lock", "deleted/b.pgr", "boards/c.json", "history.sqlite",
        "history.sqlite-wal", "log/powergrid.log.1", "tables/known.json")  # fmt: skip
HOLD = """
import sys
from PySide6.QtCore import QLockFile
lock = QLockFile(sys.argv[1])
print(lock.tryLock(0), flush=True)
sys.stdin.read()
"""


def start(environ: dict[str, str], *arguments: str) -> None:
    """Run the program; what goes wrong in it is told by its exit code."""
    kept = {name: text for name, text in os.environ.items() if name != HOME_VARIABLE}
    ended = subprocess.run(
        [sys.executable, "-m", "tests.views.deleting_program", *arguments],
        cwd=ROOT,
        env={**kept, **environ, "PYTHONPATH": str(ROOT), "LANGUAGE": "en"},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    assert ended.returncode == 0, ended.stderr


def files_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def fill(folder: Path) -> None:
    for name in OURS:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("{}", encoding="utf-8")


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other usual folders")
def test_nothing_is_left_in_the_usual_folders(tmp_path: Path) -> None:
    environ = {"XDG_DATA_HOME": str(tmp_path / "data"), "XDG_CONFIG_HOME": str(tmp_path / "config")}
    start(environ, "keep")
    kept = files_in(tmp_path)
    assert "config/powergrid-qt/powergrid-qt.conf" in kept
    assert "data/powergrid-qt/log/powergrid.log" in kept
    assert any(name.endswith(".pgr") for name in kept)
    start(environ)
    assert files_in(tmp_path) == set()
    assert not (tmp_path / "data" / "powergrid-qt").exists()


def test_in_a_folder_of_ones_own_everything_else_stays(tmp_path: Path) -> None:
    fill(tmp_path)
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "to Zoë.txt").write_text("Dear Zoë", encoding="utf-8")
    start({HOME_VARIABLE: str(tmp_path)})
    assert files_in(tmp_path) == {"letters/to Zoë.txt"}


def test_where_a_link_leads_to_is_left_alone(settings: Settings, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "a.pgr").write_text("{}")
    (tmp_path / "games").symlink_to(elsewhere)
    assert delete_my_data(settings) == []
    assert not (tmp_path / "games").exists()
    assert (elsewhere / "a.pgr").exists()


def test_it_is_told_what_goes_and_where_it_lies(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    fill(tmp_path)
    dialog = DeleteDialog(settings)
    shown(qtbot, dialog)
    texts = [label.text().replace("\u200b", "") for label in dialog.findChildren(QLabel)]
    for beginning in ("1 game", "1 deleted game", "1 board", "The history", "Your settings"):
        assert any(text.startswith(beginning) for text in texts), beginning
    assert {str(tmp_path / name) for name in ("games", "boards", "settings.ini")} <= set(texts)
    assert dialog.close_button.isDefault(), "the one that changes nothing"
    assert dialog.delete_button.isEnabled()


def test_not_while_another_program_uses_it(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    mine = QLockFile(str(running_lock_path()))
    assert mine.tryLock(0)
    assert not open_elsewhere(), "this very program"
    lock = saves_dir() / ".a.pgr.lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(lock)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"True"
        dialog = DeleteDialog(settings)
        shown(qtbot, dialog)
        assert not dialog.delete_button.isEnabled()
        assert "another window" in dialog.note.text()
        other.kill()
    assert not open_elsewhere(), "what a killed program has left is no hindrance"


def test_what_cannot_be_deleted_is_found_and_all_else_is_gone(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(tmp_path)
    unlink = Path.unlink

    def refuse(path: Path, missing_ok: bool = False) -> None:
        if path.name == "c.json":  # as a system does where somebody else owns it
            raise PermissionError(13, "Permission denied", str(path))
        unlink(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", refuse)
    left = delete_my_data(settings)
    assert [error.filename for error in left] == [str(tmp_path / "boards" / "c.json")]
    assert files_in(tmp_path) == {"boards/c.json"}


def test_what_could_not_be_deleted_is_told(qtbot: QtBot, settings: Settings) -> None:
    left = [PermissionError(13, "Permission denied", f"/data/{number}") for number in range(20)]
    dialog = LeftOverDialog(left)
    shown(qtbot, dialog)
    assert dialog.text.text().startswith("/data/0: Permission denied\n")
    assert dialog.text.text().endswith("…")
