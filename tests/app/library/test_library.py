"""What is known of games without reading them again, and remembered without their files."""

import os
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from powergrid_qt.app.library.library import Library
from powergrid_qt.app.library.reading import read_save
from powergrid_qt.app.library.store import Contents, Store
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import read_record
from powergrid_qt.engine.record import replayed
from tests.app.library.looking import again, ids, look, without_files
from tests.past_games import NOON, finished, kept, past


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
