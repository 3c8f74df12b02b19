"""The autosave is written beside the game, and is whole whenever somebody looks."""

import subprocess
import sys
from functools import partial
from pathlib import Path

from pytestqt.qtbot import QtBot

from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.app.autosave import Autosave
from powergrid_qt.engine import GameConfig, Record, read_record

CONFIG = GameConfig("classic-2004", "germany", computer_seats(["random"] * 3), 5)
MOVES = tuple(play_game(CONFIG).moves)


def test_the_file_is_always_a_whole_game_and_the_newest_at_last(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "autosave.pgr"
    autosave = Autosave(path)
    seen = 0
    for length in range(len(MOVES)):
        autosave.keep(Record(CONFIG, MOVES[:length]))
        if path.exists():
            found = len(read_record(path).moves)
            assert seen <= found <= length
            seen = found
    autosave.finish()
    assert read_record(path).moves == MOVES[:-1]
    assert list(path.parent.iterdir()) == [path]


def test_it_keeps_up_with_moves_at_the_pace_of_a_screen(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "autosave.pgr"
    autosave = Autosave(path)
    for length in (100, 101, 102):
        autosave.keep(Record(CONFIG, MOVES[:length]))
        qtbot.waitUntil(partial(has_moves, path, length))


def has_moves(path: Path, count: int) -> bool:
    return path.exists() and len(read_record(path).moves) == count


def test_nothing_is_written_after_a_failure(tmp_path: Path) -> None:
    blocked = tmp_path / "folder"
    blocked.write_text("not a folder")
    autosave = Autosave(blocked / "autosave.pgr")
    autosave.keep(Record(CONFIG, ()))
    autosave.finish()
    assert isinstance(autosave.problem, OSError)
    blocked.unlink()
    autosave.keep(Record(CONFIG, ()))
    autosave.finish()
    assert not blocked.exists()


PROGRAM = """
import sys, time
from pathlib import Path
from powergrid_qt.app.autosave import Autosave
from powergrid_qt.engine import Record
from tests.app.test_autosave import CONFIG, MOVES

autosave = Autosave(Path(sys.argv[1]))
for length in range(len(MOVES) + 1):
    autosave.keep(Record(CONFIG, MOVES[:length]))
if "wait" in sys.argv:
    while autosave.writing:
        time.sleep(0.001)
    print("written", flush=True)
    time.sleep(60)
"""


def program(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", PROGRAM, *arguments]
    return subprocess.Popen(
        command, cwd=Path(__file__).parents[2], stdout=subprocess.PIPE, text=True
    )


def test_a_program_that_ends_has_written_its_last_move(tmp_path: Path) -> None:
    path = tmp_path / "autosave.pgr"
    with program(str(path)) as running:
        assert running.wait(timeout=60) == 0
    assert read_record(path).moves == MOVES


def test_a_program_that_is_killed_leaves_its_last_move(tmp_path: Path) -> None:
    path = tmp_path / "autosave.pgr"
    with program(str(path), "wait") as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "written\n"
        running.kill()
    assert read_record(path).moves == MOVES
