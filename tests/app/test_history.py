"""The memory of finished games: what is written, and that nothing can break it."""

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.app.first_game import FIRST_GAME, Lecture
from powergrid_qt.app.history import store as store_module
from powergrid_qt.app.history.csv_export import history_csv
from powergrid_qt.app.history.facts import LATEST, past_game
from powergrid_qt.app.history.history import History
from powergrid_qt.app.history.memory import Memory
from powergrid_qt.app.history.store import MIGRATIONS, VERSION, NewerHistory, Store
from powergrid_qt.engine import Record, Seat, read_record
from powergrid_qt.engine.record import replayed
from powergrid_qt.models.past.game import HistoryMishap, PastGame
from powergrid_qt.models.past.statistics import Summary, closeness_in
from powergrid_qt.models.past.words import help_text
from tests.past_games import NOON, analysed, finished, kept, past


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


@pytest.fixture
def memory(tmp_path: Path, folder: Path) -> Iterator[Memory]:
    made = Memory(tmp_path / "history.sqlite", folder)
    yield made
    made.close()


def again(memory: Memory, tmp_path: Path) -> Memory:
    """The next start of the program."""
    memory.close()
    return Memory(tmp_path / "history.sqlite", tmp_path / "games")


# -- what is remembered -----------------------------------------------------------------------


def facts_of(record: Record) -> PastGame:
    found = past_game(record, replayed(record), "a.pgr", NOON)
    assert found is not None
    return found


def test_a_record_tells_everything(tmp_path: Path) -> None:
    about = {"id": "x", "begun": "2026-11-15T20:00:00+00:00", "ended": "2026-11-15T21:10:00+00:00"}
    record = replace(finished(), about={**about, "take_backs": 2, "hints": 1})
    game, state = facts_of(record), replayed(record).state
    assert state.result is not None
    assert (game.id, game.file, game.board, game.edition) == (
        "x",
        "a.pgr",
        "germany",
        "classic-2009",
    )
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
    begun = replace(record, entries=record.entries[:20])
    assert past_game(begun, replayed(begun), "", NOON) is None
    seats = tuple(replace(seat, kind="greedy") for seat in record.config.players)
    computers = replace(record, config=replace(record.config, players=seats))
    assert past_game(computers, replayed(computers), "", NOON) is None


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


def test_games_are_read_as_they_were_written(tmp_path: Path) -> None:
    games = [
        past(1, "hard", names=("Zoë <b>", "😀 '; DROP TABLE games; --")),
        past(2, "easy", "plugin", places=(1, 1, 3), begun=None, promo="taxes,warehouse"),
    ]
    with closing(Store(tmp_path / "h.sqlite")) as store:
        store.remember(games)
        store.remember([games[0]._replace(hints=3)])
    with closing(Store(tmp_path / "h.sqlite")) as store:
        assert store.games() == [games[1], games[0]._replace(hints=3)]


def test_half_letters_in_names_are_no_hindrance(memory: Memory, folder: Path) -> None:
    record = finished()
    seat = Seat("Ada \ud800", "red")
    odd = replace(record, config=replace(record.config, players=(seat, *record.config.players[1:])))
    memory.remember(facts_of(odd))
    assert memory.games()[0].seats[0].name == "Ada ?"


def test_records_in_the_folder_are_found_and_read_once(
    memory: Memory, tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(folder, "a", finished(1), NOON, id="a")
    kept(folder, "b", finished(2), NOON + 5, id="b")
    begun = replace(finished(3), entries=finished(3).entries[:9])
    kept(folder, "unfinished", begun, id="c")
    (folder / "broken.pgr").write_text("{", encoding="utf-8")
    (folder / os.fsdecode(b"\xff.pgr")).write_text("{", encoding="utf-8")
    assert memory.look_for_records()
    assert [game.id for game in memory.games()] == ["b", "a"]
    later = again(memory, tmp_path)
    assert not later.look_for_records()
    kept(folder, "a", finished(1), NOON + 9, id="a", hints=2)  # somebody has changed it
    assert later.look_for_records()
    assert [(game.id, game.hints) for game in later.games()] == [("a", 2), ("b", 0)]
    later.close()


@pytest.mark.skipif(os.name != "posix", reason="links are not for everybody there")
def test_a_file_that_cannot_be_looked_at_hides_no_other(memory: Memory, folder: Path) -> None:
    kept(folder, "a", finished(), id="a")
    (folder / "far.pgr").symlink_to("x" * 300)  # no system follows it: the name is too long
    while memory.look_for_records():
        pass
    assert [game.id for game in memory.games()] == ["a"]


def test_a_game_stays_when_its_record_is_deleted(
    memory: Memory, tmp_path: Path, folder: Path
) -> None:
    path = kept(folder, "a", finished(), id="a")
    memory.look_for_records()
    path.unlink()
    later = again(memory, tmp_path)
    later.look_for_records()
    assert [game.file for game in later.games()] == ["a.pgr"]
    later.close()


def test_deleted_games_do_not_come_back_from_their_records(
    memory: Memory, tmp_path: Path, folder: Path
) -> None:
    path = kept(folder, "a", finished(), id="a")
    memory.look_for_records()
    games = memory.games()
    memory.forget(["a"])
    assert memory.games() == []
    later = again(memory, tmp_path)
    kept(folder, "a", read_record(path), NOON + 60, id="a")
    later.look_for_records()
    assert later.games() == []
    later.bring_back(games)
    assert later.games() == games
    later.close()


# -- what may happen to it --------------------------------------------------------------------


def whole_file(path: Path, games: int = 40) -> bytes:
    with closing(Store(path)) as store:
        store.remember(past(number, "hard", "easy") for number in range(games))
    return path.read_bytes()


def test_a_file_of_the_first_version_is_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite"
    game, later = past(1, "hard"), past(2, "hard", practice=True)
    with closing(sqlite3.connect(path)) as file:
        for command in MIGRATIONS[0]:
            file.execute(command)
        file.execute("PRAGMA user_version = 1")
        file.execute(f"INSERT INTO games VALUES ({', '.join('?' * 15)})", game.plain()[:15])
        file.executemany(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(game.id, number, *seat) for number, seat in enumerate(game.seats)],
        )
        file.commit()
    with closing(Store(path)) as store:
        assert store.games() == [game]
        store.remember([later])
    with closing(Store(path)) as store:
        assert store.games() == [later, game]


def test_records_are_read_again_for_what_an_older_file_does_not_tell(
    memory: Memory, tmp_path: Path, folder: Path
) -> None:
    """A first game that was remembered before anybody asked whether it was one."""
    kept(folder, "a", finished(), id="a", first_game=Lecture().to_json())
    memory.look_for_records()
    memory.close()
    with closing(sqlite3.connect(tmp_path / "history.sqlite")) as file:
        file.execute("ALTER TABLE games DROP COLUMN first_game")
        file.execute("PRAGMA user_version = 2")
        file.commit()
    later = again(memory, tmp_path)
    assert later.look_for_records()
    assert [game.first_game for game in later.games()] == [True]
    later.close()


def test_an_old_file_of_another_shape_is_moved_aside(memory: Memory, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "history.sqlite")) as other:
        other.execute("CREATE TABLE games (id TEXT)")
        other.execute("PRAGMA user_version = 1")
    assert memory.games() == []
    assert memory.mishaps == [HistoryMishap.DAMAGED]


def test_a_damaged_file_is_moved_aside_and_made_again_from_the_records(
    memory: Memory, tmp_path: Path, folder: Path
) -> None:
    path = tmp_path / "history.sqlite"
    damaged = whole_file(path)[:6000]
    path.write_bytes(damaged)
    kept(folder, "a", finished(), id="a")
    assert memory.games() == []
    memory.look_for_records()
    assert [game.id for game in memory.games()] == ["a"]
    assert memory.mishaps == [HistoryMishap.DAMAGED]
    (aside,) = tmp_path.glob("history.sqlite damaged *")
    assert aside.read_bytes() == damaged
    assert again(memory, tmp_path).games()[0].id == "a"


@pytest.mark.parametrize(
    "content", [b"no data base", b"\0" * 5000, b"SQLite format 3\0" + b"x" * 999]
)
def test_something_else_in_its_place_is_moved_aside(
    memory: Memory, tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "history.sqlite").write_bytes(content)
    memory.remember(past(1, "hard"))
    assert len(memory.games()) == 1
    assert memory.mishaps == [HistoryMishap.DAMAGED]
    assert len(list(tmp_path.glob("history.sqlite damaged*"))) == 1


def test_a_data_base_of_another_program_is_moved_aside(memory: Memory, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "history.sqlite")) as other:
        other.execute("CREATE TABLE games (id TEXT)")
    assert memory.games() == []
    assert memory.mishaps == [HistoryMishap.DAMAGED]


def test_no_flipped_bit_breaks_it(tmp_path: Path) -> None:
    """Whatever is read after damage can be shown, or the file was moved aside."""
    rng, path = random.Random(3), tmp_path / "history.sqlite"
    whole = whole_file(path)
    found = set()
    for _ in range(150):
        content = bytearray(whole)
        for _ in range(rng.choice((1, 1, 3, 40))):
            content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
        path.write_bytes(content)
        memory = Memory(path, tmp_path / "games")
        for game in memory.games():
            assert 0 <= game.rounds <= 1_000_000
            assert 0 <= game.ended <= LATEST
            assert 2 <= len(game.seats) <= 6
            assert all(1 <= seat.place <= 6 for seat in game.seats)
            assert all(closeness_in(seat.analysis) is not None for seat in game.seats)
        memory.remember(past(99, "hard"))
        found.add(tuple(memory.mishaps))
        memory.close()
        path.unlink(missing_ok=True)
    assert () in found
    assert (HistoryMishap.DAMAGED,) in found


def test_a_file_of_a_newer_version_is_left_alone(
    memory: Memory, tmp_path: Path, folder: Path
) -> None:
    path = tmp_path / "history.sqlite"
    whole_file(path)
    with closing(sqlite3.connect(path)) as file:
        file.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    with pytest.raises(NewerHistory):
        Store(path)
    kept(folder, "a", finished(), id="a")
    memory.look_for_records()
    memory.remember(past(1, "hard"))
    assert {game.id for game in memory.games()} == {"a", "id1"}
    assert memory.mishaps == [HistoryMishap.NEWER]
    memory.close()
    assert path.read_bytes() == before
    assert sorted(tmp_path.iterdir()) == [folder, path]


def test_where_nothing_can_be_written_games_are_known_until_the_end(
    tmp_path: Path, folder: Path
) -> None:
    (tmp_path / "history.sqlite").mkdir()
    memory = Memory(tmp_path / "history.sqlite", folder)
    kept(folder, "a", finished(), id="a")
    memory.look_for_records()
    memory.forget(["a"])
    memory.remember(past(1, "hard"))
    assert [game.id for game in memory.games()] == ["id1"]
    assert memory.mishaps == [HistoryMishap.UNWRITABLE]
    memory.close()


def test_a_home_that_is_no_folder(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("", encoding="utf-8")
    memory = Memory(home / "history.sqlite", home / "games")
    assert not memory.look_for_records()
    memory.remember(past(1, "hard"))
    assert len(memory.games()) == 1
    assert memory.mishaps == [HistoryMishap.UNWRITABLE]
    memory.close()


def test_what_can_be_read_but_not_written_is_shown_with_what_is_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "history.sqlite"
    whole_file(path, 3)
    monkeypatch.setattr(store_module, "LONGEST_WAIT_S", 0.05)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # another program that does not end
        memory = Memory(path, tmp_path / "games")
        memory.remember(past(7, "hard"))
        assert [game.id for game in memory.games()] == ["id7", "id2", "id1", "id0"]
        memory.forget(["id1"])
        assert [game.id for game in memory.games()] == ["id7", "id2", "id0"]
        assert memory.mishaps == [HistoryMishap.UNWRITABLE]
        memory.close()
    with closing(Store(path)) as store:
        assert len(store.games()) == 3


WRITER = """
import sys
from pathlib import Path
from powergrid_qt.app.history.store import Store
from tests.past_games import past
store = Store(Path(sys.argv[1]))
print("writing", flush=True)
for number in range(100_000):
    store.remember([past(number, "hard", "easy", "normal")])
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
        memory = Memory(path, tmp_path / "games")
        games = memory.games()
        assert memory.mishaps == []
        assert all(len(game.seats) == 4 for game in games)
        most = max(most, len(games))
        memory.close()
    assert most > 0


# -- the window's side ------------------------------------------------------------------------


@pytest.fixture
def history(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[History]:
    monkeypatch.setenv("POWERGRID_QT_HOME", str(tmp_path))
    made = History()
    yield made
    made.close()


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


def test_a_mishap_is_told_once(history: History, tmp_path: Path) -> None:
    (tmp_path / "history.sqlite").write_bytes(b"nonsense")
    told: list[HistoryMishap] = []
    history.mishap.connect(told.append)
    for _ in range(3):
        history.look()
        history.finish()
    assert told == [HistoryMishap.DAMAGED]


# -- the table --------------------------------------------------------------------------------


def test_the_table_has_a_line_for_each_seat_and_no_formulas() -> None:
    games = [past(1, "hard", "easy"), past(2, "hard", names=('=HYPERLINK("x")', "a,b"))]
    lines = history_csv(games).decode("utf-8-sig").splitlines()
    assert len(lines) == 1 + 3 + 2
    assert lines[0].startswith("game,begun,ended,board")
    assert '"\'=HYPERLINK(""x"")"' in lines[4]
    assert '"a,b",hard' in lines[5]
