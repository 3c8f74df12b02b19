"""The focus of the keyboard: Tab leads to everything on every page, and where it is can be seen."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.engine import GameConfig, Record
from powergrid_qt.engine.record import replay
from powergrid_qt.views.board.view import BoardView
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToMaps, ToNewGame, ToReplay, ToStart
from tests.app.turn_games import KINDS
from tests.views.keyboard import MOST_TABS, Key, Keys
from tests.views.real_window import open_window

CLASSIC, OUTPOST = KINDS[0], KINDS[10]


def played_by(config: GameConfig, kind: str) -> GameConfig:
    seats = tuple(replace(seat, kind=kind) for seat in config.players)
    return replace(config, players=seats)


def expansion(window: MainWindow) -> None:
    """The first decision of Outpost that is more than an auction."""
    config = OUTPOST.config()
    record = Record.of(play_game(played_by(config, "random")))
    positions = enumerate(replay(record))
    number = next(number for number, game in positions if game.state.phase == "expansion")
    window.games.show_position(Record(config, record.moves[:number]))


def finished(window: MainWindow) -> None:
    config = GameConfig("classic-2009", "germany", computer_seats(["random"] * 2), 3)
    window.games.show_position(Record.of(play_game(config)))


def replayed(window: MainWindow) -> None:
    finished(window)
    window.go(ToReplay())


PAGES: dict[str, Callable[[MainWindow], object]] = {
    "start": lambda window: window.go(ToStart()),
    "new game": lambda window: window.go(ToNewGame()),
    "maps": lambda window: window.go(ToMaps()),
    "auction": lambda window: window.games.start_game(CLASSIC.config()),
    "expansion": expansion,
    "end": finished,
    "replay": replayed,
    "history": lambda window: window.past.show(),
    "puzzles": lambda window: window.learning.show_puzzles(),
    "daily": lambda window: window.daily.show(),
    "settings": lambda window: window.dialogs.show_settings(),
    "shortcuts": lambda window: window.dialogs.show_shortcuts(),
    "about": lambda window: window.dialogs.show_about(),
    "delete": lambda window: window.dialogs.ask_delete_data(),
}


def reachable(top: QWidget) -> set[QWidget]:
    """What Tab should lead to: of a group of buttons only the one that is chosen."""
    found = set()
    for widget in top.findChildren(QWidget):
        tabbed = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if not (tabbed and widget.isVisible() and widget.isEnabled()) or widget.focusProxy():
            continue
        group = widget.group() if isinstance(widget, QAbstractButton) else None
        if group is None or not group.exclusive() or widget is group.checkedButton():
            found.add(widget)
    return found


def wait_until_all_is_seen(qtbot: QtBot, window: MainWindow) -> None:
    """Layouts and dialogs come with the next events; a board appears in steps."""
    qtbot.wait(50)
    if window.pages.shows("history_page"):  # which is worked out in a thread
        qtbot.waitUntil(lambda: window.past.page.summary is not None)
        window.program.history.finish()  # another summary would take the focus
    parts = window.findChildren(QWidget)
    qtbot.waitUntil(lambda: all(part.updatesEnabled() for part in parts))  # some paint later
    for view in window.findChildren(BoardView):
        if view.isVisible():
            view.settle()


def picture(widget: QWidget) -> QImage:
    """A widget with a little of what is around it."""
    window = widget.window()
    corner = widget.mapTo(window, QPoint(0, 0))
    return window.grab(QRect(corner, widget.size()).adjusted(-4, -4, 4, 4)).toImage()


@pytest.mark.parametrize("page", PAGES)
def test_tab_leads_everywhere_and_the_focus_is_seen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        PAGES[page](window)
        wait_until_all_is_seen(qtbot, window)
        top = QApplication.activeWindow() or window
        keys = Keys(qtbot, window)
        wanted, visited = reachable(top), set[QWidget]()
        for _ in range(MOST_TABS):
            keys.press(Key.Key_Tab)
            widget = keys.focused
            if widget in visited:
                break
            visited.add(widget)
            focused = picture(widget)
            widget.clearFocus()
            plain = picture(widget)
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            assert focused != plain, f"no focus is seen on {widget}, {widget.accessibleName()!r}"
        missed = [f"{type(one).__name__} {one.accessibleName()!r}" for one in wanted - visited]
        assert not missed


def innermost(widget: QWidget, areas: list[QWidget]) -> QWidget:
    """The plant market lies within the side panel and is an area of its own."""
    around = [area for area in areas if area is widget or area.isAncestorOf(widget)]
    return min(around, key=lambda area: area.width() * area.height())


def test_f6_leads_round_the_page_and_is_seen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        window.games.start_game(CLASSIC.config())
        wait_until_all_is_seen(qtbot, window)
        page, keys = window.table.page, Keys(qtbot, window)
        areas = [page.plants, page.board.view, page.market, page.side, page.bottom]
        for area in areas:
            keys.press(Key.Key_F6)
            widget = keys.focused
            assert innermost(widget, areas) is area
            focused = picture(widget)
            widget.clearFocus()
            assert picture(widget) != focused, f"no focus is seen on {widget}"
            widget.setFocus(Qt.FocusReason.TabFocusReason)
        for area in reversed(areas[:-1]):
            keys.press(Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
            assert innermost(keys.focused, areas) is area


def test_f6_takes_no_widget_for_part_of_another_one(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PySide takes all parts of what is deleted for deleted."""
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        window.games.start_game(CLASSIC.config())
        page, keys = window.table.page, Keys(qtbot, window)
        passing = QPushButton(page.market)
        page.market.setEnabled(False)  # so that all is looked through for something to use there
        for _ in range(5):
            keys.press(Key.Key_F6)
        others = [window.menu, *window.findChildren(QWidget)]
        others.remove(passing)
        shiboken6.delete(passing)
        assert [one for one in others if not shiboken6.isValid(one)] == []


def test_f6_passes_over_areas_without_anything_to_use(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        window.games.start_game(CLASSIC.config())
        page, keys = window.table.page, Keys(qtbot, window)
        page.fold_side(True)
        for area in (page.plants, page.board.view, page.market, page.bottom, page.plants):
            keys.press(Key.Key_F6)
            assert keys.focused is area or area.isAncestorOf(keys.focused)


def test_tab_goes_down_the_rules_also_of_a_board_chosen_later(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        window.go(ToNewGame())
        page, keys = window.new_game_page, Keys(qtbot, window)
        options = page.options
        for board in ("outpost", "usa"):
            page.boards.cards[board].click()
            wait_until_all_is_seen(qtbot, window)
            keys.tab_to(options.regions.button(options.regions.value))
            visited: list[QWidget] = []
            while options.isAncestorOf(keys.focused) and len(visited) < MOST_TABS:
                visited.append(keys.focused)
                keys.press(Key.Key_Tab)
            tops = [widget.mapTo(options, widget.rect().center()).y() for widget in visited[:3]]
            assert tops == sorted(tops)
            assert visited[1] is options.seed
