"""The files of games: listed with what they hold, bad ones with the reason, and never lost."""

import os
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.ai.simulation import play_game
from powergrid_qt.app import folders, game_file
from powergrid_qt.app.library.library import save_paths
from powergrid_qt.app.library.reading import read_save
from powergrid_qt.engine import COLORS, Game, GameConfig, Record, Seat, read_record, write_record
from powergrid_qt.models.games_model import (
    details,
    everything,
    how_it_goes,
    is_won,
    name_of,
    row_details,
    when_saved,
    why_unreadable,
)
from powergrid_qt.models.library_game import LibraryGame, UnreadableSave


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("POWERGRID_QT_HOME", str(tmp_path))
    return tmp_path


def config(edition: str = "classic-2004", board: str = "germany") -> GameConfig:
    seats = tuple(
        Seat(name, color, "random") for name, color in zip(("Ada", "Bo"), COLORS, strict=False)
    )
    return GameConfig(edition, board, seats, 5)


def written(path: Path, game: Game, when: float = 1_000_000_000) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_record(Record.of(game), path)
    os.utime(path, (when, when))
    return path


def begun(moves: int = 60) -> Game:
    game, player = Game(config()), RandomPlayer(1)
    for _ in range(moves):
        game.apply(player.decide(game))
    return game


def test_everything_lies_in_the_folder_of_the_variable(home: Path) -> None:
    assert folders.saves_dir() == home / "games"
    assert folders.trash_dir().parent == folders.history_path().parent == home
    assert folders.saves_dir().is_dir()


def test_without_the_variable_it_is_the_users_data_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("POWERGRID_QT_HOME")
    assert folders.data_dir().name == "powergrid-qt"
    assert folders.data_dir().is_absolute()


def test_a_save_tells_what_it_holds(home: Path) -> None:
    game = begun()
    save = read_save(written(home / "games" / "Sunday.pgr", game))
    assert isinstance(save, LibraryGame)
    assert save.title == "Sunday"  # it was named by whoever saved it
    assert (save.board, save.edition) == (game.config.board, game.config.edition)
    assert [seat.name for seat in save.seats] == ["Ada", "Bo"]
    assert save.rounds == game.state.round
    assert not save.over
    assert save.saved == datetime.fromtimestamp(1_000_000_000)
    assert details(save) == f"Germany, First edition 2004 · round {game.state.round} · Ada and Bo"
    assert "01" in everything(save)


def test_a_game_without_a_title_is_called_by_its_players(home: Path) -> None:
    path = home / "Germany 2026-11-15.pgr"
    write_record(Record.of(begun(), about={"id": "1"}), path)
    save = read_save(path)
    assert isinstance(save, LibraryGame)
    assert name_of(save) == "Ada and Bo"
    assert "Ada" not in details(save)


def test_days_are_told_as_people_do(home: Path) -> None:
    save = read_save(written(home / "a.pgr", begun(3)))
    assert isinstance(save, LibraryGame)
    day = save.saved.date()
    assert when_saved(save, day) == f"today {save.saved:%H:%M}"
    assert when_saved(save, day + timedelta(days=1)) == f"yesterday {save.saved:%H:%M}"
    assert ":" not in when_saved(save, day + timedelta(days=2))


def test_a_finished_game_tells_who_won(home: Path) -> None:
    game = play_game(config())
    save = read_save(written(home / "over.pgr", game))
    assert isinstance(save, LibraryGame)
    assert save.over
    assert game.state.result is not None
    assert save.winners == game.state.result.winners
    winner = game.config.players[save.winners[0]].name
    assert f"won by {winner}" in details(save)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "no_record"),
        (b"\xff\xfe\x00", "no_record"),
        (b"\x1f\x8bnot gzip", "bad_gzip"),
        (b'{"format": "something else"}', "not_record"),
        (b'{"format": "powergrid-record", "version": 99}', "newer_version"),
        (b'{"format": "powergrid-record", "version": 1}', "missing_key"),
    ],
)
def test_bad_files_are_listed_with_the_reason(home: Path, content: bytes, code: str) -> None:
    path = folders.saves_dir() / "bad.pgr"
    path.write_bytes(content)
    save = read_save(path)
    assert isinstance(save, UnreadableSave)
    assert save.reason.code == code
    assert name_of(save) == "bad.pgr"
    assert "Cannot be read" in why_unreadable(save)
    assert path.read_bytes() == content


def test_games_that_do_not_replay_are_unreadable(home: Path) -> None:
    path = written(folders.saves_dir() / "cheat.pgr", begun())
    text = path.read_text(encoding="utf-8")
    for changed, code in (
        (text.replace('"moves": [', '"moves": [{"p": 0, "do": "done"},'), "illegal_move"),
        (text.replace('"germany"', '"atlantis"'), "unknown_board"),
        (text.replace('"classic-2004"', '"classic-1999"'), "unknown_edition"),
    ):
        path.write_text(changed, encoding="utf-8")
        save = read_save(path)
        assert isinstance(save, UnreadableSave), code
        assert save.reason.code == code
        said = "Readable up to round 1: Move 1" if code == "illegal_move" else "Cannot be read: "
        assert why_unreadable(save).startswith(said)


def test_a_missing_file_and_a_folder_are_unreadable(home: Path) -> None:
    for path, code in ((home / "gone.pgr", "file_missing"), (home, "file_unreadable")):
        save = read_save(path)
        assert isinstance(save, UnreadableSave)
        assert save.reason.code == code


def test_saves_are_listed_last_changed_first(home: Path) -> None:
    folder = folders.saves_dir()
    game = begun(3)
    for number, name in enumerate(("old", "middle", "new")):
        written(folder / f"{name}.pgr", game, 1_000_000_000 + number)
    (folder / "notes.txt").write_text("not a game")
    (folder / "folder.pgr").mkdir()
    assert [path.stem for path in save_paths()] == ["new", "middle", "old"]


@pytest.mark.skipif(os.name != "posix", reason="links are not for everybody there")
def test_a_file_that_cannot_be_looked_at_hides_no_other(home: Path) -> None:
    folder = folders.saves_dir()
    written(folder / "good.pgr", begun(3))
    (folder / "far.pgr").symlink_to("x" * 300)  # no system follows it: the name is too long
    (folder / "gone.pgr").symlink_to(home / "gone")
    assert [path.stem for path in save_paths()] == ["good", "gone", "far"]
    for path in list(save_paths())[1:]:
        save = read_save(path)
        assert isinstance(save, UnreadableSave)
        assert everything(save).startswith(f"{path.name} · Cannot be read: ")


def test_an_unusable_folder_lists_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    monkeypatch.setenv("POWERGRID_QT_HOME", str(blocked))
    assert save_paths() == {}


def test_suggested_names_are_free_and_harmless(home: Path) -> None:
    players = (Seat("A/d:a", "red"), Seat("B*o" * 40, "blue"))
    record = Record(GameConfig("classic-2004", "germany", players, 1), ())
    first = game_file.suggested_path(record)
    assert first.parent == folders.saves_dir()
    assert not set('/\\:*?"<>|') & set(first.name)
    assert len(first.name) < 100
    first.touch()
    second = game_file.suggested_path(record)
    assert second != first
    assert not second.exists()


# -- renaming, deleting, taking over ----------------------------------------------------------


def test_a_new_title_changes_nothing_else(home: Path) -> None:
    path = written(folders.saves_dir() / "a.pgr", begun(3))
    before, time = read_record(path), path.stat().st_mtime
    game_file.rename_save(path, "Saturday evening")
    after = read_record(path)
    assert after.about == {**before.about, "title": "Saturday evening"}
    assert (after.config, after.entries) == (before.config, before.entries)
    assert path.stat().st_mtime == time
    game_file.rename_save(path, "")
    assert "title" not in read_record(path).about


def test_a_deleted_game_can_be_brought_back(home: Path) -> None:
    path = written(folders.saves_dir() / "a.pgr", begun(3))
    content, time = path.read_bytes(), path.stat().st_mtime
    deleted = game_file.delete_save(path)
    assert not path.exists()
    assert game_file.restore_save(deleted, path) == path
    assert (path.read_bytes(), path.stat().st_mtime) == (content, time)


def test_it_takes_no_other_game_s_place(home: Path) -> None:
    path = written(folders.saves_dir() / "a.pgr", begun(3))
    deleted = game_file.delete_save(path)
    path.write_text("another")
    back = game_file.restore_save(deleted, path)
    assert back != path
    assert path.read_text() == "another"


def test_the_trash_is_emptied_after_a_while(home: Path) -> None:
    folder = folders.saves_dir()
    deleted = game_file.delete_save(written(folder / "a.pgr", begun(3)))
    half_written = written(folder / "b.pgr.QxYzAb", begun(3))
    kept = [
        written(folder / "c.pgr", begun(3)),
        written(folder / "c.pgr.backup2", begun(3)),
        written(folders.trash_dir() / "somebody's own.pgr", begun(3)),
    ]
    game_file.empty_trash()
    assert deleted.exists()
    assert not half_written.exists()  # from 2001; it lies in the trash now
    game_file.empty_trash(datetime.now() + game_file.IN_TRASH + timedelta(hours=1))
    assert not deleted.exists()
    assert sorted(path for path in home.rglob("*.pgr*")) == sorted(kept)


@pytest.mark.parametrize(
    ("kinds", "told", "won"),
    [
        (("human", "hard"), "won · 9 powered", True),
        (("hard", "human"), "2nd of 2 · 7 powered", False),
        (("human", "human"), "won · 9 powered", True),
        (("hard", "hard"), "won by Ada", False),
    ],
)
def test_a_row_tells_how_the_people_did(
    home: Path, kinds: tuple[str, str], told: str, won: bool
) -> None:
    save = read_save(written(home / "games" / "a.pgr", begun()))
    assert isinstance(save, LibraryGame)
    ends = zip(save.seats, kinds, (1, 2), (9, 7), strict=True)
    seats = tuple(
        seat._replace(kind=kind, place=place, powered=powered)
        for seat, kind, place, powered in ends
    )
    over = save._replace(seats=seats, ended=1, to_move=None)
    assert how_it_goes(over) == told
    assert is_won(over) is won
    assert row_details(over).startswith(f"Germany, First edition 2004 · {save.rounds} rounds · ")


def test_a_row_tells_whose_turn_it_is(home: Path) -> None:
    save = read_save(written(home / "games" / "a.pgr", begun()))
    assert isinstance(save, LibraryGame)
    assert save.to_move is not None
    mover = save.seats[save.to_move]
    assert how_it_goes(save) == f"{mover.name} to move"
    alone = tuple(seat._replace(kind="human" if seat is mover else "hard") for seat in save.seats)
    assert how_it_goes(save._replace(seats=alone)) == "your turn"


def test_a_title_may_be_as_long_as_the_list_lets_it_be(home: Path) -> None:
    title = "Game of the day, 28 September".ljust(60, "!")
    path = written(home / "games" / "a.pgr", begun(3))
    game_file.rename_save(path, title)
    save = read_save(path)
    assert isinstance(save, LibraryGame)
    assert save.title == title
