"""The game of the day: the same everywhere, and one attempt that counts."""

import json
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from PySide6.QtCore import QSettings

from powergrid_qt.ai.players import level_names
from powergrid_qt.app.about import DAILY, about_copy, day_in, new_about
from powergrid_qt.app.daily_game import (
    Attempts,
    DailyResult,
    daily_game,
    person_of,
    remember_attempt,
)
from powergrid_qt.app.library.reading import facts_of
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Game, Record, Seat
from powergrid_qt.engine.config import HUMAN
from powergrid_qt.models.library_game import LibraryGame, LibrarySeat
from powergrid_qt.paths import resources_dir
from powergrid_qt.words.daily import result_words, text_to_share

DAY = date(2026, 11, 16)
FROZEN = {
    DAY: ("classic-2004", "usa", "easy,human,normal,normal", 1229404791),
    date(2026, 11, 17): (
        *("outpost-2024", "outpost"),
        *("hard,hard,human,normal,normal", 393619262),
    ),
    date(2026, 12, 24): ("classic-2009", "usa", "human,normal,easy,easy", 681549129),
    date(2028, 2, 29): ("deluxe-2014", "europe", "normal,easy,human,easy", 861767782),
    date(2031, 7, 4): ("classic-2009", "usa", "hard,human,normal", 1796965518),
}
"""What was published stays: somebody has played it."""


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


def saved(day: date | str, *, over: bool = True, person: int = 1) -> LibraryGame:
    """A game of four that Bo, Ada, Dov, Cleo finished in this order."""
    kinds = ["easy"] * 4
    kinds[person] = HUMAN
    results = ((3, 12), (2, 15), (4, 9), (1, 17)) if over else ((),) * 4
    return LibraryGame(
        *(Path(f"{day}.pgr"), datetime(2026, 11, 16, 21, 4), str(day), "germany", "classic-2009"),
        seats=tuple(
            LibrarySeat(str(number), "red", kind, *results[number])
            for number, kind in enumerate(kinds)
        ),
        rounds=11,
        ended=1 if over else 0,
        daily=str(day),
    )


# -- the game -----------------------------------------------------------------------------------


@pytest.mark.parametrize("day", FROZEN, ids=str)
def test_the_game_of_a_day_never_changes(day: date) -> None:
    config = daily_game(day, "Zoe")
    kinds = ",".join(seat.kind for seat in config.players)
    assert (config.edition, config.board, kinds, config.seed) == FROZEN[day]


@given(st.dates())
@hypothesis_settings(deadline=None, max_examples=40)
def test_every_day_has_a_game_that_can_be_played(day: date) -> None:
    config = daily_game(day, "Bo")
    Game(config)
    assert [seat.kind for seat in config.players].count(HUMAN) == 1
    assert {seat.kind for seat in config.players} <= {HUMAN, *level_names()}
    assert len({seat.name for seat in config.players}) == len(config.players)


def test_the_deal_does_not_depend_on_the_name() -> None:
    one, other = (Game(daily_game(DAY, name)) for name in ("Zoe", "Bo"))
    assert one.snapshot() == other.snapshot()


def test_what_is_drawn_from_changes_on_the_day_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [entry] = json.loads((resources_dir() / "daily.json").read_text(encoding="utf-8"))
    later = {**entry, "from": str(DAY), "players": [6]}
    (tmp_path / "daily.json").write_text(json.dumps([entry, later]), encoding="utf-8")
    monkeypatch.setattr("powergrid_qt.app.daily_game.resources_dir", lambda: tmp_path)
    before, after = (len(daily_game(day, "Zoe").players) for day in (DAY - timedelta(days=1), DAY))
    assert before < after == 6


def test_days_differ() -> None:
    days = [DAY + timedelta(days=number) for number in range(60)]
    games = [daily_game(day, "Zoe") for day in days]
    assert len({game.seed for game in games}) == len(days)
    assert len({game.board for game in games}) == 5
    assert {len(game.players) for game in games} == {3, 4, 5}


# -- attempts -----------------------------------------------------------------------------------


def test_the_record_tells_the_result(settings: Settings) -> None:
    attempts = Attempts(settings, [saved(DAY), saved(DAY - timedelta(days=1), over=False)])
    assert attempts.result(DAY) == DailyResult(place=2, players=4, powered=15, rounds=11)
    assert attempts.on(DAY - timedelta(days=1)) is not None
    assert attempts.result(DAY - timedelta(days=1)) is None
    assert attempts.on(DAY + timedelta(days=1)) is None


def test_one_attempt_counts(settings: Settings) -> None:
    assert Attempts(settings, []).counts(DAY)
    remember_attempt(settings, DAY)
    assert not Attempts(settings, [saved(DAY, over=False)]).counts(DAY)
    assert Attempts(settings, [saved(DAY)]).counts(DAY + timedelta(days=1))


def test_neither_a_deleted_record_nor_lost_settings_give_another_one(settings: Settings) -> None:
    assert not Attempts(settings, [saved(DAY)]).counts(DAY)  # the settings know nothing
    remember_attempt(settings, DAY)
    assert not Attempts(settings, []).counts(DAY)  # the record is gone


def test_a_clock_that_goes_back_gives_no_other_attempt(settings: Settings) -> None:
    remember_attempt(settings, DAY)
    yesterday = DAY - timedelta(days=1)
    assert not Attempts(settings, []).counts(yesterday)
    remember_attempt(settings, yesterday)
    assert not Attempts(settings, []).counts(DAY)


@pytest.mark.parametrize("text", ["soon", "9999", "2026-13-40", "%@#"])
def test_settings_that_make_no_sense_are_no_attempt(settings: Settings, text: str) -> None:
    settings.store("daily/latest", text)
    assert Attempts(settings, []).counts(DAY)


@pytest.mark.parametrize("told", [None, 7, ["2026-11-16"], "yesterday", "2026-11-31", {}])
def test_a_record_may_say_anything_about_its_day(told: object) -> None:
    assert day_in(told) == ""


def test_a_game_counts_and_its_copy_does_not() -> None:
    game = Game(daily_game(DAY, "Zoe"))
    about = {**new_about(), DAILY: DAY.isoformat()}
    record = Record.of(game, about=about)
    path, now = Path("game.pgr"), datetime(2026, 11, 16)
    facts = facts_of(record, path, now)
    assert facts.daily == "2026-11-16"
    copy = Record.of(game, about=about_copy(record))
    assert facts_of(copy, path, now).daily == ""


def test_who_plays_is_who_played_last(settings: Settings) -> None:
    assert person_of(settings) == "Ada"
    game = settings.new_game(level_names())
    chosen = (Seat("Max", "red", "hard"), Seat(" Zoe ", "blue", HUMAN))
    settings.set_new_game(replace(game, seats=chosen))
    assert person_of(settings) == "Zoe"


def test_the_text_to_share_says_it_all() -> None:
    config, places = daily_game(DAY, "Zoe"), (4, 3, 3, 1, 2)
    text = text_to_share(DAY, config, result_words(2, 15, 11), places)
    assert text.splitlines() == [
        "Power Grid, game of the day 2026-11-16",
        "USA · First edition 2004 · 4 players",
        "2nd, 15 cities, 11 rounds",
        "▁▄▄█▅",
    ]
