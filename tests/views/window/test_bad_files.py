"""Bad files in the real window: a message that tells what is wrong, and everything as it was."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractTableModel, QByteArray, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication
from pytestqt.qtbot import QtBot

from powergrid_qt.app import folders
from powergrid_qt.app.library.reading import read_save
from powergrid_qt.app.my_boards import read_or_refuse
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import COLORS, Board, Game, GameConfig, Record, Seat
from powergrid_qt.engine.record import record_text
from powergrid_qt.models.games_model import GameRole, everything, why_unreadable
from powergrid_qt.models.library_game import LibraryGame, UnreadableSave
from powergrid_qt.views.window.application import make_application, make_window
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToNewGame
from tests.bad_input import (
    OTHER_PEOPLES,
    Way,
    damaged_bytes,
    damaged_json,
    everything_in,
    ways,
    with_value,
    within,
    written,
)
from tests.own_boards import sicily
from tests.past_games import analysed, finished

PATIENCE_S = 30.0
CONFIG = GameConfig("classic-2009", "germany", (Seat("Ada", "red"), Seat("Bo", "blue")), 3)


@pytest.fixture(scope="module")
def game() -> dict[str, Any]:
    game = Game(CONFIG)
    for _ in range(12):
        game.apply(next(iter(game.legal_moves)))
    data: dict[str, Any] = json.loads(record_text(Record.of(game, about={"id": "x"})))
    return data


def bad_games(game: dict[str, Any]) -> list[bytes]:
    rng = Random("window")
    return [
        *damaged_json(game, 30, rng),
        *damaged_bytes(written(game), 20, rng),
        *OTHER_PEOPLES[::3],
    ]


def test_a_bad_game_is_told_and_the_one_on_screen_goes_on(
    window: MainWindow, tmp_path: Path, game: dict[str, Any]
) -> None:
    window.games.start_game(CONFIG)
    assert window.program.keep_game()
    window.program.settings.save()
    before, page = window.program.controller.game, window.pages.currentWidget()
    path = tmp_path / "bad.pgr"
    told = 0
    for content in bad_games(game):
        path.write_bytes(content)
        save = read_save(path)
        if isinstance(save, LibraryGame) or save.reason.code == "illegal_move":
            continue  # damage that does no harm, or a game that can be looked at
        around = everything_in(tmp_path)
        with within(PATIENCE_S):
            window.games.open_file(path)
            QApplication.processEvents()
        assert any(message.startswith("bad.pgr: ") for message in window.shell.toasts.messages)
        assert window.program.controller.game is before
        assert window.pages.currentWidget() is page
        assert everything_in(tmp_path) == around
        told += 1
    assert told > 40
    assert window.program.controller.human_to_move


@pytest.mark.parametrize(
    ("color", "told"),
    [
        ("mauve", "No player can have the colour “mauve”; there are: red, blue, green, yellow,"),
        ("red", "Two players have the colour “red”"),
    ],
)
def test_a_colour_that_cannot_be_is_told(
    window: MainWindow, tmp_path: Path, game: dict[str, Any], color: str, told: str
) -> None:
    path = tmp_path / "bad.pgr"
    path.write_bytes(with_value(game, ("players", 1, "color"), color))
    window.games.open_file(path)
    [message] = window.shell.toasts.messages
    assert message.startswith(f"bad.pgr: {told}")
    assert window.pages.currentWidget() is window.start_page


@pytest.mark.parametrize(
    ("rules", "told"),
    [(1, "can be looked at up to here, and no further."), (2, "was played by other rules")],
)
@pytest.mark.parametrize("kept", [True, False])
def test_a_game_that_does_not_go_on_is_looked_at_and_left_alone(
    window: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: dict[str, Any],
    kept: bool,
    rules: int,
    told: str,
) -> None:
    """As after a change of the rules: one move in the middle is no longer legal."""
    monkeypatch.setattr("powergrid_qt.views.window.game_commands.RULES", rules)
    path = (folders.saves_dir() if kept else tmp_path) / "old.pgr"
    good, bad, rest = game["moves"][:5], {"p": 0, "do": "attach", "plant": 9}, game["moves"][5:]
    path.write_bytes(written({**game, "moves": [*good, bad, *rest]}))
    window.program.settings.save()
    around = everything_in(tmp_path)
    window.games.open_game(path) if kept else window.games.open_file(path)
    assert window.pages.currentWidget() is window.replays.page
    assert window.replays.page.position == len(good)
    [message] = window.shell.toasts.messages
    assert message.startswith("old.pgr ")
    assert told in message
    assert "Move 6" in message
    window.replays.page.bar.go_to(0)
    assert not window.program.controller.thinker.thinks
    window.replays.page.bar.close_button.click()
    assert window.pages.currentWidget() is window.start_page
    assert everything_in(tmp_path) == around


def test_bad_boards_are_told(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    page = window.pages.currentWidget()
    told = 0
    for content in damaged_json(sicily(), 30, Random("boards")):
        path.write_bytes(content)
        if isinstance(read_or_refuse(path), Board):
            continue
        around = everything_in(tmp_path)
        with within(PATIENCE_S):
            window.games.open_file(path)
            QApplication.processEvents()
        assert any(message.startswith("bad.json: ") for message in window.shell.toasts.messages)
        assert window.pages.currentWidget() is page
        assert everything_in(tmp_path) == around
        told += 1
    assert told > 20


def test_bad_games_are_listed_with_the_reason_and_stay(
    qtbot: QtBot, window: MainWindow, game: dict[str, Any]
) -> None:
    for number, content in enumerate(bad_games(game)[::4]):
        (folders.saves_dir() / f"{number:02}.pgr").write_bytes(content)
    around = everything_in(folders.saves_dir())
    window.start_page.refresh()
    qtbot.waitUntil(lambda: window.program.library.has_read)
    assert window.start_page.games is not None
    assert everything_in(folders.saves_dir()) == around


# -- anything in any field of a game that is over ------------------------------------------------

ANYTHING: tuple[Any, ...] = (
    *(None, True, -1, 2**63, 0.5, "", "mauve", "red", "irene", "human", "../x", "\ud800\x1b[31m\n"),
    *("<b>%n{0.x}</b>", "x" * 3_000, [], [0] * 50, {"a": [1]}),
)


def whole_game() -> dict[str, Any]:
    """With everything in it that a list, a page or a row may tell of a game."""
    record, _ = analysed(finished())
    about = {
        **{"id": "a", "title": "Sunday", "begun": "2026-11-15T21:04:00+00:00", "program": "0.1.0"},
        **{"ended": "2026-11-15T22:04:00+00:00", "parent": {"id": "b", "move": 3, "other": True}},
        **{"daily": "2026-11-15", "practice": "2026-11-15", "take_backs": 1, "hints": 2},
        **{"personas": ["", "irene", "otto"], **record.about},
    }
    data: dict[str, Any] = json.loads(record_text(replace(record, about=about)))
    data["moves"][2:2] = [{"note": "hm"}, {"why": {"code": "bid_worth", "card": 4, "limit": 13}}]
    return data


def everywhere_but_in_moves(data: dict[str, Any]) -> Iterator[Way]:
    remarks = [n for n, entry in enumerate(data["moves"]) if "note" in entry or "why" in entry]
    for way in ways(data):
        if way[0] != "moves" or (len(way) > 2 and way[1] in remarks):
            yield way


def test_whatever_stands_in_a_game_every_list_shows_it_or_says_what_is_wrong(
    qtbot: QtBot, window: MainWindow, thorough: bool
) -> None:
    data = whole_game()
    for turn, way in enumerate(list(everywhere_but_in_moves(data))[:: 1 if thorough else 4]):
        values = ("mauve", "blue") if "color" in way else ANYTHING[turn % 5 :: 5]
        for number, value in enumerate(values):
            name = f"{'-'.join(map(str, way))} {number}"
            data["about"]["id"] = name
            (folders.saves_dir() / f"{name}.pgr").write_bytes(with_value(data, way, value))
    around = everything_in(folders.saves_dir())
    assert len(around) > (200 if thorough else 50)
    window.start_page.refresh()
    qtbot.waitUntil(lambda: window.program.library.has_read, timeout=60_000)
    panel = window.start_page.games
    assert panel is not None
    shown = [panel.model.index(row).data(GameRole.SAVE) for row in range(panel.model.rowCount())]
    assert {save.path.name for save in shown if save is not None} == set(around)
    for save in shown:
        if isinstance(save, UnreadableSave):
            assert why_unreadable(save) in everything(save)
        elif save is not None:
            assert all(seat.color in COLORS for seat in save.seats)
    look_at_all(panel.list)
    window.start_page.history_button.click()
    history = window.past.page
    qtbot.waitUntil(
        lambda: history.table.model().rowCount() > (50 if thorough else 10), timeout=60_000
    )
    window.program.history.finish()
    look_at_all(history.table)
    assert everything_in(folders.saves_dir()) == around


def look_at_all(view: QAbstractItemView) -> None:
    """Every row is painted, and read by whoever cannot see it."""
    model = view.model()
    columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
    for row in range(model.rowCount()):
        for column in range(columns):
            index = model.index(row, column)
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                index.data(role)
        view.scrollTo(model.index(row, 0))
        if not row % 8:
            view.viewport().grab()


@pytest.mark.long(but=["0"])
@pytest.mark.parametrize("number", range(4))
def test_the_window_opens_with_any_settings(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setenv("POWERGRID_QT_HOME", str(tmp_path))
    path = tmp_path / "settings.ini"
    Settings().window_geometry = QByteArray(b"\x01\xd9\xd0\xcb\0\x03" + bytes(60))
    Settings().save()
    content = list(damaged_bytes(path.read_bytes() or b"x", 4, Random("opens")))[number]
    path.write_bytes(content)
    window = make_window(make_application(), Settings())
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    assert window.pages.currentWidget() is window.start_page
    window.go(ToNewGame())
    assert window.new_game_page.isVisible()
