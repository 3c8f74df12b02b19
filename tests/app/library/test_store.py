"""The file in which all that is known of games is written: nothing can break it."""

import json
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from zlib import crc32

import pytest
from PySide6.QtWidgets import QApplication

from powergrid_qt.app.export.texts import history_csv
from powergrid_qt.app.library import store as store_module
from powergrid_qt.app.library.library import Library
from powergrid_qt.app.library.reading import facts_of as facts_in
from powergrid_qt.app.library.store import OLDER, VERSION, Store, game_with
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Seat
from powergrid_qt.engine.record import replayed
from powergrid_qt.models.library_game import LibraryMishap
from tests.app.library.looking import again, ids, look, without_files
from tests.past_games import NOON, analysed, finished, kept, past


def test_everything_is_read_as_it_was_written(tmp_path: Path) -> None:
    record, _ = analysed(finished())
    parent = {"id": "other", "move": 30}
    about = {"id": "x", "daily": "2026-11-16", "hints": 3}
    when = datetime.fromtimestamp(NOON)
    held = [
        facts_in(replace(record, about={**record.about, **about, **more}), tmp_path / name, when)
        for name, more in (("a", {}), ("b", {"parent": parent}), ("c", {"title": "Zoë <b>"}))
    ]
    assert held[0].seats[0].analysis
    assert held[1].branch is not None
    gone = [
        past(1, "hard", names=("Zoë <b>", "😀 '; DROP TABLE games; --")),
        past(2, "easy", "plugin", places=(1, 1, 3), begun=None, promo="taxes,warehouse"),
    ]
    with closing(Store(tmp_path / "h.sqlite")) as store:
        store.write(held={game.path.name: ("now", game) for game in held}, gone=gone)
        store.write(gone=[gone[0]._replace(hints=3)], forgotten=["some"])
    with closing(Store(tmp_path / "h.sqlite")) as store:
        contents = store.read()
    told = contents.held.items()
    assert [game_with(facts, tmp_path / name, when) for name, (_, facts) in told] == held
    assert {stamp for stamp, _ in contents.held.values()} == {"now"}
    found = [game_with(facts, Path(key)) for key, facts in contents.gone.items()]
    assert sorted(found, key=lambda game: game.id) == [gone[0]._replace(hints=3), gone[1]]
    assert contents.forgotten == {"some"}


def test_half_letters_in_names_are_no_hindrance(
    library: Library, settings: Settings, folder: Path
) -> None:
    record = finished()
    seat = Seat("Ada \ud800", "red")
    odd = replace(record, config=replace(record.config, players=(seat, *record.config.players[1:])))
    odd = replace(odd, about={"id": "\ud800", "title": "\ud800 mine"})
    library.remember(odd, replayed(odd), folder / "a.pgr")
    library.remember(odd, replayed(odd), None)
    later = again(library, settings)
    assert later.past[0].seats[0].name == "Ada ?"
    assert history_csv(later.past)
    later.close()


# -- what may happen to the file --------------------------------------------------------------


def whole_file(path: Path, games: int = 40) -> bytes:
    with closing(Store(path)) as store:
        store.write(gone=[past(number, "hard", "easy") for number in range(games)])
    return path.read_bytes()


@pytest.mark.parametrize("version", [1, VERSION])
def test_a_file_of_another_shape_is_moved_aside(
    qapp: QApplication, settings: Settings, path: Path, version: int
) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE games (id TEXT)")
        other.execute(f"PRAGMA user_version = {version}")
    library = Library(settings)
    assert library.past == []
    assert library.mishaps == [LibraryMishap.DAMAGED]


def test_the_file_of_the_version_before_is_read(
    qapp: QApplication, settings: Settings, path: Path
) -> None:
    """It tells nothing of coaches."""
    whole_file(path, games=2)
    with closing(sqlite3.connect(path)) as file:
        for key, facts in file.execute("SELECT id, facts FROM gone").fetchall():
            shorter = json.dumps(json.loads(facts)[:-1], separators=(",", ":"))
            seal = crc32(f"{key}\n{shorter}".encode())
            file.execute("UPDATE gone SET facts = ?, seal = ? WHERE id = ?", (shorter, seal, key))
        file.execute(f"PRAGMA user_version = {OLDER}")
        file.commit()
    library = Library(settings)
    assert [game.coached for game in library.past] == [False, False]
    assert library.mishaps == []
    library.close()
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (VERSION,)


def test_a_damaged_file_is_moved_aside_and_made_again_from_the_records(
    qapp: QApplication, settings: Settings, path: Path, folder: Path, tmp_path: Path
) -> None:
    damaged = whole_file(path)[:6000]
    path.write_bytes(damaged)
    kept(folder, "a", finished(), id="a")
    library = Library(settings)
    assert library.past == []
    look(library)
    assert ids(library) == ["a"]
    assert library.mishaps == [LibraryMishap.DAMAGED]
    (aside,) = tmp_path.glob("history.sqlite damaged *")
    assert aside.read_bytes() == damaged
    assert ids(again(library, settings)) == ["a"]


@pytest.mark.parametrize(
    "content", [b"no data base", b"\0" * 5000, b"SQLite format 3\0" + b"x" * 999]
)
def test_something_else_in_its_place_is_moved_aside(
    qapp: QApplication, settings: Settings, path: Path, tmp_path: Path, content: bytes
) -> None:
    path.write_bytes(content)
    library = Library(settings)
    library.bring_back([past(1, "hard")])
    assert len(library.past) == 1
    assert library.mishaps == [LibraryMishap.DAMAGED]
    assert len(list(tmp_path.glob("history.sqlite damaged*"))) == 1
    library.close()


def test_a_data_base_of_another_program_is_moved_aside(
    qapp: QApplication, settings: Settings, path: Path
) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE games (id TEXT)")
    library = Library(settings)
    assert library.past == []
    assert library.mishaps == [LibraryMishap.DAMAGED]


def test_no_flipped_bit_breaks_it(qapp: QApplication, settings: Settings, path: Path) -> None:
    """Whatever is read after damage is as it was written, or the file was moved aside."""
    rng = random.Random(3)
    whole = whole_file(path)
    written = [past(number, "hard", "easy") for number in range(40)]
    found, complete = set(), 0
    for _ in range(150):
        content = bytearray(whole)
        for _ in range(rng.choice((1, 1, 3, 40))):
            content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
        path.write_bytes(content)
        library = Library(settings)
        games = without_files(library.past)
        assert all(game in written for game in games)
        assert [game for game in written[::-1] if game in games] == games
        complete += len(games) == 40
        library.bring_back([past(99, "hard")])
        library.background.finish()
        found.add(tuple(library.mishaps))
        library.close()
        path.unlink(missing_ok=True)
    assert {(), (LibraryMishap.DAMAGED,)} <= found
    assert 0 < complete < 150


def test_a_file_of_a_newer_version_is_left_alone(
    qapp: QApplication, settings: Settings, path: Path, folder: Path, tmp_path: Path
) -> None:
    whole_file(path)
    with closing(sqlite3.connect(path)) as file:
        file.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    kept(folder, "a", finished(), id="a")
    library = Library(settings)
    look(library)
    library.bring_back([past(1, "hard")])
    assert set(ids(library)) == {"a", "id1"}
    library.close()
    assert library.mishaps == [LibraryMishap.NEWER]
    assert path.read_bytes() == before
    assert sorted(tmp_path.glob("*sqlite*")) == [path]


def test_where_nothing_can_be_written_games_are_known_until_the_end(
    qapp: QApplication, settings: Settings, path: Path, folder: Path
) -> None:
    path.mkdir()
    kept(folder, "a", finished(), id="a")
    library = Library(settings)
    look(library)
    library.forget(library.past)
    library.bring_back([past(1, "hard")])
    assert ids(library) == ["id1"]
    library.close()
    assert library.mishaps == [LibraryMishap.UNWRITABLE]


def test_a_home_that_is_no_folder(
    qapp: QApplication, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    home.write_text("", encoding="utf-8")
    monkeypatch.setenv("POWERGRID_QT_HOME", str(home))
    library = Library(settings)
    look(library)
    assert library.saves == []
    library.bring_back([past(1, "hard")])
    assert len(library.past) == 1
    library.close()
    assert library.mishaps == [LibraryMishap.UNWRITABLE]


def test_what_can_be_read_but_not_written_is_shown_with_what_is_new(
    qapp: QApplication, settings: Settings, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole_file(path, 3)
    monkeypatch.setattr(store_module, "LONGEST_WAIT_S", 0.05)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # another program that does not end
        library = Library(settings)
        library.bring_back([past(7, "hard")])
        assert ids(library) == ["id7", "id2", "id1", "id0"]
        library.forget([past(1, "hard")])
        assert ids(library) == ["id7", "id2", "id0"]
        library.close()
        assert library.mishaps == [LibraryMishap.UNWRITABLE]
    with closing(Store(path)) as store:
        assert len(store.read().gone) == 3


WRITER = """
import sys
from pathlib import Path
from zlib import crc32
from powergrid_qt.app.library.store import Store
from tests.past_games import past
store = Store(Path(sys.argv[1]))
for number in range(100_000):
    game = past(number, "hard", "easy", "normal")
    store.write(held={game.id: ("now", game)}, gone=[game], found=[f"id{number - 9}"])
    print("writing", flush=True)
"""


def test_a_program_that_is_killed_while_it_writes_leaves_whole_games(tmp_path: Path) -> None:
    path, rng, most = tmp_path / "history.sqlite", random.Random(1), 0
    for _ in range(4):
        with subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True
        ) as writer:
            assert writer.stdout is not None
            assert writer.stdout.readline() == "writing\n"
            time.sleep(rng.uniform(0.05, 0.3))
            writer.send_signal(signal.SIGKILL)
        with closing(Store(path)) as store:
            contents = store.read()
            assert store.mishaps == []
        with closing(sqlite3.connect(path)) as file:
            held, gone = (
                file.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
                for table in ("games", "gone")
            )
        assert (len(contents.held), len(contents.gone)) == (held, gone)  # none without its seal
        assert contents.gone.keys() <= contents.held.keys()  # all of what was written, or nothing
        assert gone >= min(held, 9)
        most = max(most, held)
    assert most > 0
