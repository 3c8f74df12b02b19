"""Two thousand files that went wrong: each is told clearly, none does any harm or is changed."""

import gzip
import json
import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QApplication

from powergrid_qt.ai.players import level_names
from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.app import folders
from powergrid_qt.app.library.library import Library, save_paths
from powergrid_qt.app.library.reading import read_save
from powergrid_qt.app.my_boards import boards_to_choose, keep_board, read_or_refuse
from powergrid_qt.app.new_game import NewGame
from powergrid_qt.app.settings import LANGUAGES, SLOWEST_MS, THEMES, Setting, Settings
from powergrid_qt.engine import Board, Game, GameConfig, GameOptions, Record, load_board
from powergrid_qt.engine.board import parse_board
from powergrid_qt.engine.edition import FIGURES, PLAYER_COUNTS, edition_data, editions_for
from powergrid_qt.engine.own_boards import players_by_edition
from powergrid_qt.engine.record import MOST_BYTES, record_text
from powergrid_qt.engine.texts import LONGEST_SENTENCE
from powergrid_qt.models.games_model import everything, why_unreadable
from powergrid_qt.models.library_game import LibraryGame, LibraryMishap
from powergrid_qt.paths import maps_dir
from powergrid_qt.words.refusals import refusal_text
from tests.app.test_game_file import full_disk
from tests.bad_input import (
    OTHER_PEOPLES,
    damaged_bytes,
    damaged_json,
    everything_in,
    within,
    written,
)
from tests.own_boards import sicily

PATIENCE_S = 20.0
"""A hundred times what the slowest takes, on a machine that is busy with other things."""
LONGEST_MESSAGE = LONGEST_SENTENCE + 100
EACH = 11
"""Of so many one is quick; it has no divisor in common with the numbers of kinds of damage."""
Some = Callable[[Iterable[bytes]], list[bytes]]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Path:
    monkeypatch.setenv("POWERGRID_QT_HOME", str(tmp_path))
    assert folders.saves_dir().is_dir()
    assert folders.boards_dir().is_dir()
    return tmp_path


def clear(message: str) -> None:
    """Something that a person can read, about the file and not about our code."""
    assert message.strip()
    assert len(message) <= LONGEST_MESSAGE
    assert "Traceback" not in message
    assert not re.search(r"[a-z]Error\b", message)


def look_at_each(
    contents: Iterable[bytes], path: Path, look: Any, home: Path, *, stays: bool = True
) -> tuple[int, int]:
    """How many there were, and how many of them are fine: some damage does no harm. `stays`:
    whether the file is left as it is."""
    total = fine = 0
    around = everything_in(home)
    for content in contents:
        path.write_bytes(content)
        with within(PATIENCE_S):
            fine += look(path)
        total += 1
        assert not stays or path.read_bytes() == content
    path.unlink()
    assert everything_in(home) == around
    return total, fine


# -- records ----------------------------------------------------------------------------------

OWN = {
    "classic-2009": {
        "payout": [20 + 5 * cities for cities in range(21)],
        "slots": [10, 15, 20],
        "fuel_market": {"start_from": {"coal": 3}, "refill": {"coal": {"3": [3, 4, 2]}}},
        "rules": {"scrap_new": False},
    }
}
ABOUT = {
    **{"id": "5f", "title": "Sunday", "begun": "2026-11-15T21:04:00+00:00", "program": "0.1.0"},
    **{"parent": {"id": "5e", "move": 3}, "take_backs": 1, "hints": 2, "colour": [1, {"a": 2.5}]},
}


def record(edition: str, board: str, players: int, moves: int, **more: Any) -> dict[str, Any]:
    own = more.pop("own_board", None)
    seats = computer_seats(["random"] * players)
    game = play_game(GameConfig(edition, board, seats, 5, GameOptions(**more), own_board=own))
    data: dict[str, Any] = json.loads(record_text(Record.of(game, about=ABOUT)))
    data["moves"] = [{"note": "begun"}, *data["moves"][:moves]]
    return data


RECORDS = {
    "promo cards": lambda: record("classic-2004", "usa", 3, 60, draft=True, promo=("taxes",)),
    "a board of one's own": lambda: record(
        "classic-2009", "sicily", 3, 40, own_board=parse_board(sicily(editions=OWN), "sicily")
    ),
    "the Trust": lambda: record("deluxe-2014", "europe", 2, 60),
    "Outpost": lambda: record("outpost-2024", "outpost", 3, 60),
}


def look_at_save(path: Path) -> bool:
    save = read_save(path)
    if isinstance(save, LibraryGame):
        assert everything(save)
        return True
    clear(why_unreadable(save))
    return False


@pytest.fixture
def some(thorough: bool) -> Some:
    """Of thousands of files the quick tests take hundreds, of every kind of damage."""
    return lambda contents: list(contents) if thorough else list(contents)[::EACH]


def bad_records(data: dict[str, Any], rng: Random) -> Iterator[bytes]:
    content = written(data)
    yield from damaged_json(data, 160, rng)
    yield from damaged_bytes(content, 100, rng)
    yield from damaged_bytes(gzip.compress(content), 30, rng)


@pytest.mark.parametrize("kind", RECORDS)
def test_records(kind: str, home: Path, some: Some) -> None:
    bad = list(bad_records(RECORDS[kind](), Random(kind)))
    assert len(bad) == 290
    contents = some(bad)
    total, fine = look_at_each(contents, folders.saves_dir() / "a.pgr", look_at_save, home)
    assert total == len(contents)
    assert fine < total / 10


def test_whatever_other_programs_write_is_no_game(home: Path) -> None:
    path = folders.saves_dir() / "a.pgr"
    total, fine = look_at_each(OTHER_PEOPLES, path, look_at_save, home)
    assert (total, fine) == (len(OTHER_PEOPLES), 0)


def test_a_packed_record_that_grows_without_end_is_not_unpacked(home: Path) -> None:
    bomb = gzip.compress(bytes(3 * MOST_BYTES), 1)
    assert len(bomb) < MOST_BYTES
    twice = gzip.compress(bomb)
    path = folders.saves_dir() / "a.pgr"
    assert look_at_each([bomb, twice, bomb[:1000]], path, look_at_save, home) == (3, 0)


# -- boards -----------------------------------------------------------------------------------


def look_at_board(path: Path) -> bool:
    found = read_or_refuse(path)
    if not isinstance(found, Board):
        clear(refusal_text(found))
        return False
    for edition, counts in players_by_edition(found, path.name).items():
        for players in counts[:1]:
            seats = computer_seats(["random"] * players)
            Game(GameConfig(edition, found.id, seats, 1, own_board=found))
    return True


def board_data(board: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((maps_dir() / f"{board}.json").read_bytes())
    return data


BOARDS = {
    "sicily": partial(sicily, editions=OWN),
    **{board: partial(board_data, board) for board in ("outpost", "europe")},
}


@pytest.mark.parametrize("board", BOARDS)
def test_boards(board: str, home: Path, some: Some) -> None:
    data, rng = BOARDS[board](), Random(board)
    contents = some([*damaged_json(data, 80, rng), *damaged_bytes(written(data), 60, rng)])
    total, fine = look_at_each(contents, folders.boards_dir() / "a.json", look_at_board, home)
    assert total == len(contents)
    assert fine < total / 4


@pytest.mark.parametrize("edition", ["classic-2009", "outpost-2024"])
def test_boards_with_wrong_figures(edition: str, home: Path, some: Some) -> None:
    """A board of one's own may change the tables of an edition."""
    board = next(iter(edition_data(edition)["boards"]))
    data = board_data(board)
    figures = {key: facts for key, facts in edition_data(edition).items() if key in FIGURES}
    whole = written({**data, "editions": {edition: "FIGURES"}})
    damaged = some(damaged_json(figures, 110, Random(edition)))
    contents = (whole.replace(b'"FIGURES"', changed) for changed in damaged)
    total, _ = look_at_each(contents, folders.boards_dir() / "a.json", look_at_board, home)
    assert total == len(damaged)


def test_whatever_other_programs_write_is_no_board(home: Path) -> None:
    path = folders.boards_dir() / "a.json"
    assert look_at_each(OTHER_PEOPLES, path, look_at_board, home)[1] == 0


@pytest.mark.parametrize(
    ("figures", "message"),
    [
        ({"regions": dict.fromkeys(map(str, PLAYER_COUNTS), 9999)}, "9999 regions are needed"),
        ({"regions": {"2": 10**9}}, "must be a whole number from 1 to 9999"),
        ({"fuel_market": {"places": {"coal": [[1, 9999]]}}}, "9999 places is too large"),
        ({"fuel_market": {"places": {"coal": [[1, 10**9]]}}}, "a list of prices and places"),
    ],
)
def test_figures_that_would_fill_the_memory_are_refused(
    figures: dict[str, Any], message: str
) -> None:
    path = folders.boards_dir() / "a.json"
    path.write_bytes(written(sicily(editions={"classic-2009": figures})))
    with within(PATIENCE_S):
        found = read_or_refuse(path)
    assert not isinstance(found, Board)
    assert message in str(found)


def test_a_bad_board_is_listed_beside_the_good_ones(home: Path) -> None:
    for number, content in enumerate(OTHER_PEOPLES):
        (folders.boards_dir() / f"{number:02}.json").write_bytes(content)
    (folders.boards_dir() / "folder.json").mkdir()
    (folders.boards_dir() / "good.json").write_bytes(written(sicily()))
    boards = boards_to_choose()
    assert "sicily" in boards.by_id
    assert len(boards.broken) == len(OTHER_PEOPLES) + 1


# -- what cannot be opened at all ---------------------------------------------------------------


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have no names there")
def test_folders_pipes_and_devices_are_refused(home: Path) -> None:
    folder, pipe, gone = home / "folder", home / "pipe", home / "gone"
    folder.mkdir()
    os.mkfifo(pipe)
    (home / "to nowhere").symlink_to(gone)
    (home / "in a circle").symlink_to(home / "in a circle")
    odd = [folder, pipe, gone, home / "to nowhere", home / "in a circle", Path("/dev/zero")]
    for path in odd:
        with within(PATIENCE_S):
            assert not look_at_save(path)
            assert not look_at_board(path)


@pytest.mark.skipif(os.name != "posix" or not os.getuid(), reason="everything is allowed here")
def test_files_without_permission_are_refused(home: Path) -> None:
    path = home / "a.pgr"
    path.write_bytes(written(sicily()))
    path.chmod(0)
    assert not look_at_save(path)
    assert not look_at_board(path)


def test_on_a_full_disk_a_kept_board_stays_as_it_was(home: Path) -> None:
    kept, new = folders.boards_dir() / "sicily.json", home / "new.json"
    kept.write_bytes(written(sicily()))
    new.write_bytes(written(sicily(line="corrected")))
    board = read_or_refuse(new)
    assert isinstance(board, Board)
    around = everything_in(home)
    with full_disk(), pytest.raises(OSError, match=r"sicily\.json"):
        keep_board(board, new)
    assert everything_in(home) == around
    keep_board(board, new)
    assert kept.read_bytes() == new.read_bytes()


# -- settings ---------------------------------------------------------------------------------


def set_everything() -> bytes:
    settings = Settings()
    settings.language, settings.theme = "de", "dark"
    settings.animation = settings.warnings = False
    settings.ask_always = settings.reasons = True
    settings.delay_ms = 250
    seats = computer_seats(["normal"] * 3)
    settings.set_new_game(NewGame(load_board("usa"), "classic-2009", seats, promo=("taxes",)))
    settings.remember_file(Path("/somewhere/a game.pgr"))
    settings.set_folded("side", True)
    settings.window_geometry = QByteArray(b"\x01\xd9\xd0\xcb" + bytes(60))
    settings.save()
    path = folders.data_dir() / "settings.ini"
    content = path.read_bytes()
    path.unlink()
    return content


STRANGE_SETTINGS = (
    b"[General]\ndelay_ms=@Variant(\0\0\0\x7f\0\0\0\x0cQJsonObject\0)\n",
    b"[General]\nlanguage=@Rect(1 2 3 4)\ntheme=@Size(5 5)\nnew_game=@Point(1 2)\n",
    b"[General]\nrecent_files=@Invalid()\nnew_game=@ByteArray([[[)\n",
    b"[%General]\nlanguage=\\x0\n" + b"x" * 100_000,
    b"[General]\nnew_game=" + b"[" * 100_000 + b"\n",
    b"[General]\ndelay_ms=" + b"9" * 5_000 + b"\n",
    b"\xff\xfe[\0G\0",
)


def look_at_settings(_: Path) -> bool:
    settings = Settings()
    assert settings.language in LANGUAGES
    assert settings.theme in THEMES
    assert 0 <= settings.delay_ms <= SLOWEST_MS
    for name, one in vars(Settings).items():
        if isinstance(one, Setting):
            before = getattr(settings, name)
            assert type(before) is type(one._read(""))
    game = settings.new_game(level_names())
    assert game.edition in editions_for(game.board)
    assert all(isinstance(path, Path) for path in settings.recent_files)
    assert isinstance(settings.window_geometry, QByteArray)
    assert all(isinstance(panel, str) for panel in settings.folded)
    return True  # whatever the file holds, there is a sane value


def test_settings(home: Path, some: Some) -> None:
    content = set_everything()
    rng = Random("settings")
    damaged = some(damaged_bytes(content, 250, rng))
    contents = [*damaged, *STRANGE_SETTINGS, *OTHER_PEOPLES]
    path = home / "settings.ini"  # which gets the number of its format
    total, fine = look_at_each(contents, path, look_at_settings, home, stays=False)
    assert total == fine == len(contents)


def test_any_choice_for_a_new_game(home: Path, some: Some) -> None:
    (home / "settings.ini").write_bytes(set_everything())
    chosen = Settings().new_game(level_names()).to_json()
    assert chosen["board"] == "usa"
    for content in some(damaged_json(chosen, 60, Random("new game"))):
        settings = Settings()
        settings.store("new_game", content.decode("utf-8", "replace"))
        game = settings.new_game(level_names())
        assert game.edition in editions_for(game.board)
        assert len(game.seats) <= max(PLAYER_COUNTS)


# -- the library --------------------------------------------------------------------------------


def test_a_damaged_library_is_made_again_from_the_records(
    home: Path, qapp: QApplication, some: Some, thorough: bool
) -> None:
    """Cut, flipped and mixed-up ones; nothing wrong is told, and the damaged file is there to be
    looked at, as it was."""
    data = RECORDS["the Trust"]()
    data["players"][0] |= {"kind": "human", "name": "\ud800<b>" + "x" * 5_000}
    game = play_game(GameConfig("classic-2009", "germany", computer_seats(["random"] * 3), 5))
    over = json.loads(record_text(Record.of(game, about={"id": "over", "begun": "long ago"})))
    over["players"][0] |= data["players"][0]
    for name, one in (("over", over), ("running", data)):
        (folders.saves_dir() / f"{name}.pgr").write_bytes(written(one))
    saves = {path: read_save(path) for path in save_paths()}
    path, found = folders.history_path(), Counter[tuple[LibraryMishap, ...]]()

    def look() -> None:
        library = Library(Settings())
        assert all(library.known(path) in (None, save) for path, save in saves.items())
        library.refresh()
        library.finish()
        assert library.saves == list(saves.values())
        assert [past.id for past in library.past] == ["over"]
        library.close()
        found[tuple(library.mishaps)] += 1

    look()
    whole = path.read_bytes()
    for content in [*some(damaged_bytes(whole, 60, Random("history"))), *OTHER_PEOPLES]:
        for left in path.parent.glob(f"{path.name}*"):
            left.unlink()
        path.write_bytes(content)
        before = found[(LibraryMishap.DAMAGED,)]
        with within(PATIENCE_S):
            look()
        if found[(LibraryMishap.DAMAGED,)] > before:
            [aside] = path.parent.glob(f"{path.name} damaged*")
            assert aside.read_bytes() == content
    assert set(found) <= {
        (),
        (LibraryMishap.DAMAGED,),
        (LibraryMishap.NEWER,),
    }  # its version may be damaged
    assert min(found[()], found[(LibraryMishap.DAMAGED,)]) > (10 if thorough else 0)
