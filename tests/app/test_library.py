"""What is known of games without their files: what is written, and that nothing can break it."""

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from powergrid_qt.app import folders
from powergrid_qt.app.export.texts import history_csv
from powergrid_qt.app.first_game import FIRST_GAME, Lecture
from powergrid_qt.app.library import store as store_module
from powergrid_qt.app.library.history import History
from powergrid_qt.app.library.library import Library
from powergrid_qt.app.library.reading import facts_of as facts_in
from powergrid_qt.app.library.reading import facts_of_played, read_save
from powergrid_qt.app.library.store import VERSION, Contents, Store, game_with
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Record, Seat, read_record
from powergrid_qt.engine.record import replayed
from powergrid_qt.models.library_game import LibraryGame, LibraryMishap
from powergrid_qt.models.past.statistics import Summary, closeness_in
from powergrid_qt.models.past.words import help_text
from tests.past_games import NOON, analysed, finished, kept, past


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setenv("POWERGRID_QT_HOME", str(tmp_path))
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def folder(settings: Settings) -> Path:
    return folders.saves_dir()


@pytest.fixture
def library(qapp: QApplication, settings: Settings) -> Iterator[Library]:
    made = Library(settings)
    yield made
    made.close()


@pytest.fixture
def path(settings: Settings) -> Path:
    return folders.history_path()


def again(library: Library, settings: Settings) -> Library:
    """The next start of the program."""
    library.close()
    return Library(settings)


def look(library: Library) -> None:
    library.refresh()
    library.finish()


def ids(library: Library) -> list[str]:
    return [game.id for game in library.past]


def without_files(games: Iterable[LibraryGame]) -> list[LibraryGame]:
    return [game._replace(path=Path(game.path.name)) for game in games]


# -- what is remembered -----------------------------------------------------------------------


def facts_of(record: Record) -> LibraryGame:
    when = datetime.fromtimestamp(NOON)
    game = facts_in(record, Path("a.pgr"), when)
    assert game == facts_of_played(record, replayed(record), Path("a.pgr"), when)._replace(
        branch=game.branch
    )
    return game


def test_a_record_tells_everything(tmp_path: Path) -> None:
    about = {"id": "x", "begun": "2026-11-15T20:00:00+00:00", "ended": "2026-11-15T21:10:00+00:00"}
    record = replace(finished(), about={**about, "take_backs": 2, "hints": 1})
    game, state = facts_of(record), replayed(record).state
    assert state.result is not None
    assert (game.id, game.board, game.edition) == ("x", "germany", "classic-2009")
    assert (game.rounds, game.take_backs, game.hints) == (state.round, 2, 1)
    assert game.begun is not None
    assert game.ended - game.begun == 70 * 60
    assert not game.unaided
    assert [seat.kind for seat in game.seats] == ["human", "greedy", "greedy"]
    assert tuple(seat.powered for seat in game.seats) == state.result.powered
    assert [seat.money for seat in game.seats] == [player.money for player in state.players]
    best = game.ranking[0]
    assert game.seats.index(best) in state.result.winners


def test_without_a_time_in_the_record_the_file_tells_when_it_ended() -> None:
    game = facts_of(finished())
    assert (game.begun, game.ended) == (None, NOON)
    odd = facts_of(replace(finished(), about={"begun": "soon", "ended": "99999-01-01"}))
    assert (odd.begun, odd.ended) == (None, NOON)


def test_a_record_without_an_id_is_always_the_same_game() -> None:
    assert facts_of(finished()).id == facts_of(replace(finished(), about={"title": "?"})).id
    assert facts_of(finished()).id != facts_of(finished(2)).id


def test_only_finished_games_of_people_are_remembered() -> None:
    record = finished()
    assert facts_of(record).finished_by_person
    assert not facts_of(replace(record, entries=record.entries[:20])).finished_by_person
    seats = tuple(replace(seat, kind="greedy") for seat in record.config.players)
    computers = replace(record, config=replace(record.config, players=seats))
    assert facts_of(computers).over
    assert not facts_of(computers).finished_by_person


def test_a_game_that_was_played_on_does_not_count() -> None:
    assert facts_of(finished()).unaided
    assert not facts_of(replace(finished(), about={"parent": {"id": "y", "move": 3}})).unaided


def test_a_first_game_does_not_count() -> None:
    game = facts_of(replace(finished(), about={FIRST_GAME: Lecture().to_json()}))
    assert not game.unaided
    assert help_text(game) == "first game"


def test_take_backs_among_people_were_agreed_on() -> None:
    assert help_text(past(1, "hard", take_backs=2)) == "take-backs: 2"
    assert help_text(past(1, "human", "hard", take_backs=2)) == "taken back by agreement: 2"


def test_practice_does_not_count_and_the_attempt_of_the_day_does() -> None:
    assert not facts_of(replace(finished(), about={"practice": "2026-11-16"})).unaided
    assert facts_of(replace(finished(), about={"daily": "2026-11-16"})).unaided
    assert facts_of(replace(finished(), about={"practice": [True]})).unaided  # no day, no game


def test_the_analysis_in_a_record_is_remembered_for_each_player() -> None:
    record, number = analysed(finished())
    game = facts_of(record)
    told = json.loads(game.seats[0].analysis)
    assert told["costs"] == [[number, "overpaid", 0.5]]
    assert closeness_in(game.seats[0].analysis) == {"all": 0.8, "auction": 0.7}
    assert game.seats[1].analysis == ""


@pytest.mark.parametrize("change", [{"moves": 3}, {"closeness": {"0": 7}}, {"decisions": {}}])
def test_anything_may_stand_where_the_analysis_should(change: dict[str, Any]) -> None:
    record, _ = analysed(finished())
    odd = {**record.about["analysis"], **change}
    game = facts_of(replace(record, about={"analysis": odd}))
    assert [seat.analysis for seat in game.seats] == ["", "", ""]


# -- the file ---------------------------------------------------------------------------------


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


# -- what is known without reading ------------------------------------------------------------


def test_what_was_read_once_is_known_at_the_next_start(
    library: Library, settings: Settings, folder: Path
) -> None:
    path = kept(folder, "a", replace(finished(), entries=finished().entries[:9]), id="a")
    assert library.known(path) is None
    look(library)
    assert library.known(path) == read_save(path)
    later = again(library, settings)
    assert later.games == [later.known(path)] == [read_save(path)]
    assert later.continued == read_save(path)
    later.close()


def test_a_changed_file_is_not_known(library: Library, folder: Path) -> None:
    path = kept(folder, "a", finished(), id="a")
    look(library)
    kept(folder, "a", finished(2), NOON + 1, id="a")
    assert library.known(path) is None
    path.unlink()
    assert library.known(path) is None


def test_what_another_version_has_read_is_read_again(
    library: Library, settings: Settings, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may know boards and colours that this one cannot draw."""
    path = kept(folder, "a", finished(), id="a")
    with monkeypatch.context() as other:
        other.setattr("powergrid_qt.app.library.library.__version__", "99.0")
        look(library)
        library = again(library, settings)
        assert library.known(path) is not None
        library.close()
    later = Library(settings)
    assert later.known(path) is None
    later.close()


def test_files_that_are_gone_are_forgotten(
    library: Library, settings: Settings, folder: Path, path: Path
) -> None:
    begun = replace(finished(), entries=finished().entries[:9])
    for name in "ab":
        kept(folder, name, begun, id=name)
    look(library)
    (folder / "b.pgr").unlink()
    look(library)
    library.close()
    with closing(Store(path)) as store:
        contents = store.read()
    assert list(contents.held) == ["a.pgr"]
    assert not contents.gone  # nobody has finished it


def test_the_index_of_earlier_versions_is_removed(library: Library, settings: Settings) -> None:
    folders.old_index_path().write_text("7 0.1.0 00000000\n{}", encoding="utf-8")
    look(library)
    assert not folders.old_index_path().exists()


# -- games that are over ----------------------------------------------------------------------


def test_records_in_the_folder_are_found_and_read_once(
    library: Library, settings: Settings, folder: Path
) -> None:
    kept(folder, "a", finished(1), NOON, id="a")
    kept(folder, "b", finished(2), NOON + 5, id="b")
    begun = replace(finished(3), entries=finished(3).entries[:9])
    kept(folder, "unfinished", begun, id="c")
    (folder / "broken.pgr").write_text("{", encoding="utf-8")
    (folder / os.fsdecode(b"\xff.pgr")).write_text("{", encoding="utf-8")
    kept(folder, os.fsdecode(b"\xfe"), finished(3), NOON - 5, id="odd")
    look(library)
    assert ids(library) == ["b", "a", "odd"]
    later = again(library, settings)
    assert ids(later) == ["b", "a", "odd"]
    assert len([save for save in later.saves if later.known(save.path)]) == 4
    kept(folder, "a", finished(1), NOON + 9, id="a", hints=2)  # somebody has changed it
    look(later)
    assert [(game.id, game.hints) for game in later.past] == [("a", 2), ("b", 0), ("odd", 0)]
    later.close()


@pytest.mark.skipif(os.name != "posix", reason="links are not for everybody there")
def test_a_file_that_cannot_be_looked_at_hides_no_other(library: Library, folder: Path) -> None:
    kept(folder, "a", finished(), id="a")
    (folder / "far.pgr").symlink_to("x" * 300)  # no system follows it: the name is too long
    look(library)
    assert ids(library) == ["a"]


def test_a_game_stays_when_its_record_is_deleted(
    library: Library, settings: Settings, folder: Path
) -> None:
    path = kept(folder, "a", finished(), id="a")
    look(library)
    [game] = library.past
    path.unlink()
    for _ in range(2):
        library = again(library, settings)
        look(library)
        assert [one._replace(path=path, title=game.title) for one in library.past] == [game]
        assert library.saves == []
    library.close()


def test_a_game_stays_when_another_takes_its_file(
    library: Library, settings: Settings, folder: Path
) -> None:
    kept(folder, "a", finished(), id="a")
    look(library)
    kept(folder, "a", finished(2), NOON + 5, id="b")
    later = again(library, settings)
    look(later)
    assert ids(later) == ["b", "a"]
    kept(folder, "c", finished(), NOON, id="a")  # there it is again
    look(later)
    assert ids(later) == ["b", "a"]
    assert [game.path.name for game in later.past] == ["a.pgr", "c.pgr"]
    later.close()


def test_a_game_in_two_files_is_remembered_once(
    library: Library, settings: Settings, folder: Path
) -> None:
    for name, when in (("a", NOON), ("b", NOON + 9), ("c", NOON + 5)):
        kept(folder, name, finished(), when, id="a")
    look(library)
    assert [game.path.name for game in library.past] == ["b.pgr"]
    assert len(library.saves) == 3


def test_deleted_games_do_not_come_back_from_their_records(
    library: Library, settings: Settings, folder: Path
) -> None:
    path = kept(folder, "a", finished(), id="a")
    look(library)
    games = library.past
    library.forget(games)
    assert library.past == []
    assert [game.id for game in library.games] == ["a"]
    later = again(library, settings)
    kept(folder, "a", read_record(path), NOON + 60, id="a")
    look(later)
    assert later.past == []
    later.bring_back(games)
    assert ids(later) == ["a"]
    later = again(later, settings)
    assert ids(later) == ["a"]
    later.close()


@pytest.mark.parametrize("written", [True, False])
def test_a_game_that_ends_while_files_are_read_keeps_its_file(
    library: Library, folder: Path, path: Path, written: bool
) -> None:
    """It is not among those that were listed before; perhaps its file is written a little later."""
    kept(folder, "a", finished(1), id="a")
    library.refresh()
    new = kept(folder, "b", finished(2), id="b")
    record = read_record(new)
    if not written:
        new.unlink()
    library.remember(record, replayed(record), new)
    library.finish()
    library.close()
    with closing(Store(path)) as store:
        assert store.read().held.keys() == {"a.pgr", "b.pgr"}
        assert store.read().gone == {}


def test_of_a_deleted_game_nothing_is_kept_without_its_record(
    library: Library, folder: Path, path: Path
) -> None:
    record = kept(folder, "a", finished(), id="a")
    look(library)
    library.forget(library.past)
    record.unlink()
    look(library)
    library.close()
    with closing(Store(path)) as store:
        assert store.read() == Contents({}, {}, frozenset({"a"}))


def test_deleted_games_without_records_are_brought_back(
    library: Library, settings: Settings
) -> None:
    games = [past(2, "hard"), past(1, "hard")]
    library.bring_back(games)
    later = again(library, settings)
    later.forget(games[:1])
    assert ids(later) == ["id1"]
    later = again(later, settings)
    assert ids(later) == ["id1"]
    later.bring_back(games[:1])
    later = again(later, settings)
    assert without_files(later.past) == games
    later.close()


# -- what may happen to the file --------------------------------------------------------------


def whole_file(path: Path, games: int = 40) -> bytes:
    with closing(Store(path)) as store:
        store.write(gone=[past(number, "hard", "easy") for number in range(games)])
    return path.read_bytes()


FIRST_TABLES = (
    """CREATE TABLE games (
        id TEXT PRIMARY KEY,
        file TEXT NOT NULL,
        board TEXT NOT NULL,
        board_name TEXT NOT NULL,
        edition TEXT NOT NULL,
        promo TEXT NOT NULL,
        beginner INTEGER NOT NULL CHECK (beginner IN (0, 1)),
        open_money INTEGER NOT NULL CHECK (open_money IN (0, 1)),
        draft INTEGER NOT NULL CHECK (draft IN (0, 1)),
        rounds INTEGER NOT NULL CHECK (rounds BETWEEN 0 AND 1000000),
        begun INTEGER CHECK (begun BETWEEN 0 AND 32503680000),
        ended INTEGER NOT NULL CHECK (ended BETWEEN 0 AND 32503680000),
        take_backs INTEGER NOT NULL CHECK (take_backs BETWEEN 0 AND 1000000),
        hints INTEGER NOT NULL CHECK (hints BETWEEN 0 AND 1000000),
        played_on INTEGER NOT NULL CHECK (played_on IN (0, 1))
    ) STRICT""",
    """CREATE TABLE seats (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        color TEXT NOT NULL
            CHECK (color IN ('red', 'blue', 'green', 'yellow', 'purple', 'black')),
        kind TEXT NOT NULL,
        place INTEGER NOT NULL CHECK (place BETWEEN 1 AND 6),
        powered INTEGER NOT NULL CHECK (powered BETWEEN 0 AND 1000000),
        money INTEGER NOT NULL CHECK (money BETWEEN 0 AND 1000000),
        analysis TEXT NOT NULL,
        PRIMARY KEY (game, seat)
    ) STRICT, WITHOUT ROWID""",
    # Files that were read, with what another content changes: they are not read again.
    """CREATE TABLE files (
        name TEXT PRIMARY KEY, written INTEGER NOT NULL, size INTEGER NOT NULL
    ) STRICT""",
    # Deleted games, whose records may still be there.
    "CREATE TABLE forgotten (id TEXT PRIMARY KEY) STRICT",
)
"""As the first version made them."""
LATER_COLUMNS = ("practice", "first_game")
"""The second and the third version told this, too."""
OLD_GAME = (
    *("id", "file", "board", "board_name", "edition", "promo", "beginner", "open_money", "draft"),
    *("rounds", "begun", "ended", "take_backs", "hints", "played_on"),
)


def write_old(path: Path, version: int, games: Iterable[LibraryGame]) -> None:
    """The history of an earlier version, in which another game is forgotten."""
    later = LATER_COLUMNS[: version - 1]
    with closing(sqlite3.connect(path)) as file:
        for command in FIRST_TABLES:
            file.execute(command)
        for column in later:
            file.execute(
                f"ALTER TABLE games ADD COLUMN {column}"
                f" INTEGER NOT NULL DEFAULT 0 CHECK ({column} IN (0, 1))"
            )
        file.execute(f"PRAGMA user_version = {version}")
        for game in games:
            told = game._asdict() | {"file": f"{game.id}.pgr"}
            row = [told[name] for name in (*OLD_GAME, *later)]
            file.execute(f"INSERT INTO games VALUES ({', '.join('?' * len(row))})", row)
            file.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [(game.id, number, *seat) for number, seat in enumerate(game.seats)],
            )
        file.execute("INSERT INTO files VALUES ('a.pgr', 1, 2)")
        file.execute("INSERT INTO forgotten VALUES ('a')")
        file.commit()


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_file_of_an_earlier_version_is_taken_over(
    qapp: QApplication, settings: Settings, path: Path, version: int
) -> None:
    games = [
        past(1, "hard", names=("Zoë", 'B"o'), analysis='{"closeness": {}}'),
        past(2, "easy", "human", hints=2, practice=version > 1, first_game=version > 2),
        past(3, "hard", "easy", begun=None, played_on=True, copied=True, places=(2, 1, 3)),
    ]
    alone = past(4)  # nobody plays alone: a game without its seats is none
    write_old(path, version, [*games, alone])
    library = Library(settings)
    assert without_files(library.past) == games[::-1]
    kept(folders.saves_dir(), "a", finished(), id="a")
    kept(folders.saves_dir(), "b", finished(), NOON, id="id1", first_game=Lecture().to_json())
    library = again(library, settings)
    look(library)
    assert sorted(ids(library)) == ["id1", "id2", "id3"]  # the other one is forgotten
    [found] = [game for game in library.past if game.id == "id1"]
    assert found.first_game  # that is in the record
    assert found.path.name == "b.pgr"
    assert library.mishaps == []
    library.close()


def test_an_old_file_of_another_shape_is_moved_aside(
    qapp: QApplication, settings: Settings, path: Path
) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE games (id TEXT)")
        other.execute("PRAGMA user_version = 1")
    library = Library(settings)
    assert library.past == []
    assert library.mishaps == [LibraryMishap.DAMAGED]


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


# -- the window's side ------------------------------------------------------------------------


@pytest.fixture
def history(library: Library) -> History:
    return History(library)


def summaries(history: History) -> list[Summary]:
    told: list[Summary] = []
    history.summed_up.connect(told.append)
    return told


def test_the_window_hears_of_the_file_first_then_of_new_records(
    history: History, folder: Path
) -> None:
    kept(folder, "a", finished(), id="a")
    told = summaries(history)
    history.look()
    history.finish()
    assert [len(summary.played) for summary in told] == [0, 1]
    assert told[-1].people == {"ada": "Ada"}


def test_of_several_questions_only_the_last_is_answered(history: History, folder: Path) -> None:
    kept(folder, "a", finished(), id="a")
    history.look()
    history.finish()
    told = summaries(history)
    for board in ("usa", "europe", ""):
        history.select(replace(history.selection, board=board))
    history.finish()
    assert [summary.selection.board for summary in told] == [""]


def test_a_mishap_is_told_once(qapp: QApplication, settings: Settings, path: Path) -> None:
    path.write_bytes(b"nonsense")
    history = History(Library(settings))
    told: list[LibraryMishap] = []
    history.mishap.connect(told.append)
    for _ in range(3):
        history.look()
        history.finish()
    assert told == [LibraryMishap.DAMAGED]


# -- the table --------------------------------------------------------------------------------


def test_the_table_has_a_line_for_each_seat_and_no_formulas() -> None:
    games = [past(1, "hard", "easy"), past(2, "hard", names=('=HYPERLINK("x")', "a,b"))]
    lines = history_csv(games).decode("utf-8-sig").splitlines()
    assert len(lines) == 1 + 3 + 2
    assert lines[0].startswith("game,begun,ended,board")
    assert '"\'=HYPERLINK(""x"")"' in lines[4]
    assert '"a,b",hard' in lines[5]
