"""Every game has a file of its own, and no other game ever gets into it."""

import os
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt import __version__
from powergrid_qt.app import folders, game_file, game_keeper
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.game_file import TakenElsewhere, delete_save, rename_save, save_record
from powergrid_qt.app.game_keeper import GameKeeper
from powergrid_qt.engine import (
    COLORS,
    GameConfig,
    GameOptions,
    IllegalMove,
    Record,
    Seat,
    read_record,
)
from powergrid_qt.engine.moves import Done


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("POWERGRID_QT_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(game_file, "RETRY_MS", 20)
    return tmp_path / "home"


@pytest.fixture
def keeper(qtbot: QtBot) -> Iterator[GameKeeper]:
    keeper = made_keeper()
    yield keeper
    keeper.give_up()


def made_keeper() -> GameKeeper:
    controller = GameController()
    return GameKeeper(controller, controller)


def config(seed: int = 1) -> GameConfig:
    seats = tuple(Seat(name, color) for name, color in zip(("Ada", "Bo"), COLORS, strict=False))
    return GameConfig("classic-2009", "germany", seats, seed, GameOptions(open_money=True))


def play(keeper: GameKeeper, moves: int = 1) -> None:
    controller = keeper.controller
    for _ in range(moves):
        assert controller.play(next(iter(controller.game.legal_moves)))
    keeper.finish()


def kept() -> list[Path]:
    return sorted(folders.saves_dir().glob("*.pgr"))


def moves_in(path: Path) -> int:
    return len(read_record(path).moves)


def test_a_game_has_a_file_from_its_start(keeper: GameKeeper) -> None:
    keeper.start(config())
    keeper.finish()
    [path] = kept()
    assert path.name.startswith("Germany 20")
    about = read_record(path).about
    assert len(about["id"]) == 32
    assert datetime.fromisoformat(about["begun"]).tzinfo is not None
    assert about["program"] == __version__
    play(keeper, 3)
    assert kept() == [path]
    assert moves_in(path) == 3
    assert read_record(path).about == about


def test_another_game_leaves_it_alone(keeper: GameKeeper) -> None:
    keeper.start(config())
    play(keeper, 3)
    [first] = kept()
    content = first.read_bytes()
    keeper.start(config(2))
    play(keeper, 2)
    assert first.read_bytes() == content
    assert len(kept()) == 2
    ids = {read_record(path).about["id"] for path in kept()}
    assert len(ids) == 2


def test_a_game_goes_on_in_its_file(keeper: GameKeeper) -> None:
    keeper.start(config())
    play(keeper, 3)
    [path] = kept()
    content = path.read_bytes()
    keeper.leave()
    keeper.go_on(path, keeper.read(path))
    keeper.finish()
    assert path.read_bytes() == content
    play(keeper)
    assert kept() == [path]
    assert moves_in(path) == 4


def test_the_game_on_screen_can_be_opened_again(keeper: GameKeeper) -> None:
    keeper.start(config())
    play(keeper, 3)
    [path] = kept()
    keeper.go_on(path, keeper.read(path))
    play(keeper)
    assert kept() == [path]
    assert moves_in(path) == 4


def test_a_record_from_elsewhere_goes_on_in_a_copy(keeper: GameKeeper, tmp_path: Path) -> None:
    keeper.start(config())
    play(keeper, 3)
    [own] = kept()
    outside = tmp_path / "letter.pgr"
    outside.write_bytes(own.read_bytes())  # even with the id of a game that is there
    before = own.read_bytes()
    keeper.play_copy(read_record(outside), outside)
    keeper.finish()
    assert kept() == [own], "nothing is written for a look"
    play(keeper)
    assert outside.read_bytes() == own.read_bytes() == before
    [copy] = set(kept()) - {own}
    original, about = read_record(own).about, read_record(copy).about
    assert about["id"] != original["id"]
    assert about["parent"] == {"id": original["id"], "move": 3, "file": outside.name}
    assert moves_in(copy) == 4


def test_a_copy_is_never_called_like_a_game_that_is_there(
    keeper: GameKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither is taken for the other, although nothing is written for a look."""
    record = Record(config(2), ())
    there = folders.saves_dir() / "Germany.pgr"
    monkeypatch.setattr(game_keeper, "new_path", lambda _: there)  # whatever the minute is
    save_record(record, there)
    keeper.start(config())
    play(keeper, 3)
    before = kept()
    assert len(before) == 2
    keeper.play_copy(keeper.controller.record)
    assert keeper.path not in before
    assert keeper.read(there).config == record.config
    assert kept() == before


def test_two_windows_cannot_play_one_game(keeper: GameKeeper) -> None:
    keeper.start(config())
    play(keeper)
    [path] = kept()
    other = made_keeper()
    with pytest.raises(TakenElsewhere):
        other.go_on(path, other.read(path))
    keeper.leave()
    other.go_on(path, other.read(path))
    other.give_up()


def test_a_game_that_does_not_replay_is_left_to_others(keeper: GameKeeper) -> None:
    path = folders.saves_dir() / "game.pgr"
    good = Record(config(), ())
    save_record(good, path)
    with pytest.raises(IllegalMove):
        keeper.go_on(path, Record(config(), (Done(0),)))
    other = made_keeper()
    other.go_on(path, good)
    other.give_up()


def test_what_cannot_be_written_is_told_until_it_is(
    qtbot: QtBot, keeper: GameKeeper, home: Path
) -> None:
    home.write_text("in the way of the folder")
    with qtbot.waitSignal(keeper.trouble_changed):
        keeper.start(config())
    play(keeper, 2)
    assert keeper.trouble is not None
    with qtbot.waitSignal(keeper.trouble_changed):
        home.unlink()
    qtbot.waitUntil(lambda: keeper.trouble is None)
    assert moves_in(kept()[0]) == 2


def test_a_game_that_was_left_unwritten_is_written_later(
    qtbot: QtBot, keeper: GameKeeper, home: Path
) -> None:
    home.write_text("in the way of the folder")
    keeper.start(config())
    play(keeper, 2)
    first = keeper.path
    assert first is not None
    keeper.start(config(2))
    assert len(keeper.unwritten[first].moves) == 2
    home.unlink()
    qtbot.waitUntil(lambda: keeper.trouble is None)
    assert sorted(moves_in(path) for path in kept()) == [0, 2]


def test_a_game_that_was_left_unwritten_can_be_gone_on_with(
    qtbot: QtBot, keeper: GameKeeper, home: Path
) -> None:
    home.write_text("in the way of the folder")
    keeper.start(config())
    play(keeper, 2)
    path = keeper.path
    assert path is not None
    keeper.leave()
    keeper.go_on(path, keeper.read(path))
    play(keeper)
    home.unlink()
    qtbot.waitUntil(lambda: keeper.trouble is None)
    assert [moves_in(path) for path in kept()] == [3]


def test_games_of_earlier_versions_get_an_id(keeper: GameKeeper) -> None:
    path = folders.saves_dir() / "Sunday.pgr"
    keeper.start(config())
    play(keeper, 2)
    save_record(replace(keeper.controller.record, about={}), path)
    keeper.go_on(path, keeper.read(path))
    play(keeper)
    assert read_record(path).about["id"]


# -- what is found out about a game later -----------------------------------------------------


def left_game(keeper: GameKeeper, moves: int = 3) -> Path:
    """A game of yesterday."""
    keeper.start(config())
    play(keeper, moves)
    [path] = kept()
    keeper.leave()
    os.utime(path, (1_000_000_000,) * 2)
    return path


def test_something_about_the_game_on_screen_is_written(keeper: GameKeeper) -> None:
    path = left_game(keeper)
    keeper.go_on(path, read_record(path))
    keeper.add_to_about(read_record(path), "analysis", {"version": 1})
    keeper.finish()
    assert read_record(path).about["analysis"] == {"version": 1}
    assert path.stat().st_mtime == 1_000_000_000, "nobody has moved"
    play(keeper)
    assert moves_in(path) == 4
    assert path.stat().st_mtime > 1_000_000_000


def test_something_about_another_game_is_not(keeper: GameKeeper) -> None:
    path = left_game(keeper)
    other = read_record(path)
    keeper.go_on(path, other)
    play(keeper)
    before = path.read_bytes()
    keeper.add_to_about(other, "analysis", {})
    keeper.finish()
    assert path.read_bytes() == before


def test_it_is_written_also_when_the_game_has_been_left(keeper: GameKeeper) -> None:
    path = left_game(keeper)
    record = read_record(path)
    rename_save(path, "Yesterday")
    keeper.add_to_about(record, "analysis", {"version": 1})
    keeper.finish()
    about = read_record(path).about
    assert [about["title"], about["analysis"]] == ["Yesterday", {"version": 1}]
    assert path.stat().st_mtime == 1_000_000_000
    other = made_keeper()
    other.go_on(path, read_record(path))  # nobody keeps it from others
    other.give_up()


def test_a_fast_disk_leaves_no_lock_behind(
    keeper: GameKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All is written before anybody waits for it."""

    class AtOnce(ThreadPoolExecutor):
        def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:
            future = super().submit(*args, **kwargs)
            future.exception()
            return future

    path = left_game(keeper)
    monkeypatch.setattr("concurrent.futures.ThreadPoolExecutor", AtOnce)
    keeper.add_to_about(read_record(path), "analysis", {"version": 1})
    other = made_keeper()
    other.go_on(path, read_record(path))
    other.give_up()


def test_a_deleted_game_does_not_come_back_for_it(keeper: GameKeeper) -> None:
    path = left_game(keeper)
    record = read_record(path)
    delete_save(path)
    keeper.add_to_about(record, "analysis", {})
    keeper.finish()
    assert kept() == []


def test_nor_is_it_written_where_another_window_plays(keeper: GameKeeper) -> None:
    path = left_game(keeper)
    record, before = read_record(path), path.read_bytes()
    other = made_keeper()
    other.go_on(path, record)
    keeper.add_to_about(record, "analysis", {})
    keeper.finish()
    assert path.read_bytes() == before
    other.give_up()


def test_somebody_elses_game_gets_no_file_for_it(keeper: GameKeeper, tmp_path: Path) -> None:
    keeper.start(config())
    play(keeper, 3)
    record = keeper.controller.record
    keeper.leave()
    elsewhere = tmp_path / "elsewhere.pgr"
    save_record(record, elsewhere)
    before = kept()
    keeper.play_copy(record, elsewhere)
    keeper.add_to_about(record, "analysis", {"version": 1})
    keeper.finish()
    assert kept() == before
    assert "analysis" not in read_record(elsewhere).about
    assert keeper.controller.record.about["analysis"] == {"version": 1}
