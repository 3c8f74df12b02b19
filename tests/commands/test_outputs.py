"""Files that commands write: refused before the work is done, and whole or not there at all."""

import os
from pathlib import Path

import pytest

from tests.app.test_game_file import full_disk

GAMES = ("--games", 1, "--ai", "random")


@pytest.mark.parametrize(
    "arguments",
    [
        ("demo", "--ai", "random", "--out"),
        ("simulate", *GAMES, "--records"),
        ("tournament", "--seats", "random,random", "--games", 2, "--records"),
        ("soak", "--games", 1, "--records"),
    ],
    ids=lambda arguments: arguments[0],
)
@pytest.mark.parametrize("below", ["", "folder"])
def test_a_file_in_the_place_of_a_folder_is_told_before_a_game_is_played(
    arguments, below, command, write
):
    path = write("somebody's", "taken")
    target = path / below if below else path
    answer = command(*arguments, target)
    assert answer.complaint == f"{target}: {os.strerror(20)}"
    assert answer.out == ""
    assert path.read_text() == "somebody's"


def test_a_folder_for_broken_games_is_not_made_without_any(command, tmp_path):
    assert command("soak", "--games", 1, "--jobs", 1, "--records", tmp_path / "broken").code == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("place", ["nowhere/a", "folder"])
def test_if_one_picture_cannot_be_written_none_is_drawn(place, command, tmp_path):
    (tmp_path / "folder").mkdir()
    good, bad = tmp_path / "good.png", tmp_path / place
    answer = command("maps", "outpost", "--png", good, "--pdf", bad)
    assert answer.complaint.startswith(f"{bad}: ")
    assert not good.exists()


def test_on_a_full_disk_the_old_picture_stays_and_the_file_is_named(command, tmp_path):
    old, new = tmp_path / "old.svg", tmp_path / "new.svg"
    old.write_text("old")
    for path in (old, new):
        with full_disk():
            answer = command("maps", "outpost", "--svg", path)
        assert answer.complaint.startswith(f"{path}: ")
    assert old.read_text() == "old"
    assert list(tmp_path.iterdir()) == [old]
    assert command("maps", "outpost", "--svg", old).code == 0
    assert old.read_text().rstrip().endswith("</svg>")


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        (("simulate", *GAMES), "classic-2009-germany-4p-1.pgr"),
        (
            ("tournament", "--seats", "random,random", "--games", 1, "--jobs", 1),
            "classic-2009-germany-2p-1-game-0.pgr",
        ),
    ],
    ids=["simulate", "tournament"],
)
def test_on_a_full_disk_there_is_no_half_of_a_record(arguments, name, command, tmp_path):
    with full_disk():
        answer = command(*arguments, "--records", tmp_path)
    assert answer.code == 2
    assert answer.err.splitlines()[-1].startswith(f"{tmp_path / name}: ")
    assert list(tmp_path.iterdir()) == []


def test_on_a_full_disk_the_file_to_resume_from_is_named(command, tmp_path):
    log = tmp_path / "log"
    with full_disk():
        complaint = command("soak", "--games", 1, "--jobs", 1, "--resume", log).complaint
    assert complaint.startswith(f"{log}: ")


@pytest.mark.parametrize("content", [None, "{", '{"format": "powergrid-record"}'])
def test_a_record_that_cannot_be_watched_is_named(content, command, tmp_path):
    path = tmp_path / "a.pgr"
    if content is not None:
        path.write_text(content)
    assert command("soak", "--check", path).complaint.startswith(f"{path}: ")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
def test_a_device_takes_a_picture_as_it_comes(command, tmp_path):
    link = tmp_path / "link"
    link.symlink_to("/dev/full")
    assert command("maps", "outpost", "--svg", link).complaint == f"{link}: {os.strerror(28)}"
    assert link.is_symlink()
