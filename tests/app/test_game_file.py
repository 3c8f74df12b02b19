"""The file of a game: whole whenever somebody looks, at most one move behind, one window's only."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.app import game_file
from powergrid_qt.app.game_file import GameFile, TakenElsewhere
from powergrid_qt.engine import GameConfig, Record, read_record

CONFIG = GameConfig("classic-2004", "germany", computer_seats(["random"] * 3), 5)
MOVES = tuple(play_game(CONFIG).moves)
ROOT = Path(__file__).parents[2]


def after(moves: int) -> Record:
    return Record(CONFIG, MOVES[:moves])


def moves_in(path: Path) -> int:
    return len(read_record(path).moves)


@contextmanager
def full_disk() -> Iterator[None]:
    """No file can grow, as on a disk without room; root is stopped by this too."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_the_file_is_whole_and_at_most_one_move_behind(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.pgr"
    file = GameFile(path, new=True)
    for made in range(len(MOVES) + 1):
        file.keep(after(made))
        assert made == 0 or made - 1 <= moves_in(path) <= made
    file.let_go()
    assert moves_in(path) == len(MOVES)
    assert list(path.parent.iterdir()) == [path]


def test_the_writer_tells_when_it_has_ended(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "game.pgr"
    file = GameFile(path, new=True)
    with qtbot.waitSignal(file.settled):
        file.keep(after(3))
    assert moves_in(path) == 3
    assert not file.writing
    assert file.problem is None
    file.let_go()


def test_what_the_file_holds_is_not_written_again(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "game.pgr"
    file = GameFile(path, new=True, holds=after(3))
    file.keep(after(3))
    assert not file.writing
    assert not path.exists()
    file.keep(after(4))
    file.let_go()
    assert moves_in(path) == 4


def test_a_full_disk_leaves_the_old_content_and_is_got_over(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_file, "RETRY_MS", 20)
    path = tmp_path / "game.pgr"
    file = GameFile(path, new=True)
    file.keep(after(3))
    file.finish()
    content = path.read_bytes()
    with full_disk():
        file.keep(after(4))
        file.finish()
        assert file.problem is not None
        assert file.problem.strerror
        assert path.read_bytes() == content
        file.keep(after(5))
        qtbot.wait(100)  # some more tries, in vain
        assert file.problem is not None
        assert path.read_bytes() == content
    qtbot.waitUntil(lambda: file.problem is None)
    assert moves_in(path) == 5
    file.let_go()
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_cannot_be_used_is_tried_again_with_every_move(
    qtbot: QtBot, tmp_path: Path
) -> None:
    blocked = tmp_path / "games"
    blocked.write_text("not a folder")
    file = GameFile(blocked / "game.pgr", new=True)
    file.keep(after(1))
    before = file.problem
    assert before is not None
    blocked.unlink()
    file.keep(after(2))
    file.finish()
    assert file.problem is None
    assert moves_in(file.path) == 2
    file.let_go()


def test_a_new_file_takes_no_name_that_is_there(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "game.pgr"
    path.write_text("somebody's")
    played = GameFile(tmp_path / "game (2).pgr", new=True)
    played.keep(after(1))
    played.finish()
    file = GameFile(path, new=True)
    file.keep(after(2))
    file.finish()
    assert file.path == tmp_path / "game (3).pgr"
    assert path.read_text() == "somebody's"
    assert moves_in(played.path) == 1
    file.let_go()
    played.let_go()


def test_one_window_only(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "game.pgr"
    first, second = GameFile(path), GameFile(path)
    first.take()
    with pytest.raises(TakenElsewhere):
        second.take()
    first.let_go()
    second.take()
    second.let_go()


HOLDER = """
import sys, time
from pathlib import Path
from powergrid_qt.app.game_file import GameFile
file = GameFile(Path(sys.argv[1]))
file.take()
print("taken", flush=True)
time.sleep(60)
"""


def test_another_program_has_it_until_it_is_killed(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "game.pgr"
    command = [sys.executable, "-c", HOLDER, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "taken\n"
        file = GameFile(path)
        with pytest.raises(TakenElsewhere):
            file.take()
        other.kill()
    assert list(tmp_path.iterdir()), "the killed program has left its lock"
    file.take()  # without a question
    file.let_go()
    assert not list(tmp_path.iterdir())
