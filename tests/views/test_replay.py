"""Going through a recorded game by keys, by clicks on the bar and in the log."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.app.analyst import Analyst
from powergrid_qt.engine import GameConfig, Record
from powergrid_qt.models.log_model import LogRole
from powergrid_qt.views.pages.replay.replay_bar import ReplayBar
from powergrid_qt.views.window.main_window import MainWindow
from tests.views.shell import shown
from tests.views.window import click, open_window

Key = Qt.Key
CONFIG = GameConfig("classic-2009", "germany", computer_seats(["easy"] * 3), 3)


@pytest.fixture(scope="module")
def record() -> Record:
    return Record.of(play_game(CONFIG))


@pytest.fixture
def window(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record: Record
) -> Iterator[MainWindow]:
    with open_window(qtbot, tmp_path, monkeypatch) as opened:
        opened.show_position(record)
        opened.show_replay()
        opened.activateWindow()
        qtbot.waitUntil(opened.isActiveWindow)
        yield opened


@pytest.fixture
def bar(window: MainWindow) -> ReplayBar:
    return window.replay_page.bar


def focus_places(window: MainWindow) -> dict[str, QWidget]:
    page = window.replay_page.page
    bar = window.replay_page.bar
    return {
        "slider": bar.slider,
        "button": bar.next,
        "close": bar.close_button,
        "board": page.board.view,
        "log": page.side.log.view,
        "tabs": page.side.choice.button("log"),
        "plants": page.plants,
    }


@pytest.mark.parametrize("place", ["slider", "button", "close", "board", "log", "tabs", "plants"])
def test_the_keys_step_wherever_the_focus_is(
    qtbot: QtBot, window: MainWindow, bar: ReplayBar, place: str
) -> None:
    widget = focus_places(window)[place]
    bar.go_to(40)
    widget.setFocus()

    def has_focus() -> bool:  # a market lets one of its cards have it
        focused = QApplication.focusWidget()
        return focused is not None and (focused is widget or widget.isAncestorOf(focused))

    assert has_focus()

    def after(key: Qt.Key) -> int:
        qtbot.keyClick(QApplication.focusWidget(), key)
        return bar.slider.value()

    one = after(Key.Key_Right)
    assert one > 40
    assert after(Key.Key_Left) <= 40
    bar.go_to(40)
    far = after(Key.Key_PageDown)
    assert far >= 50
    assert after(Key.Key_PageUp) <= far - 10
    assert has_focus(), "the keys do not walk"
    assert after(Key.Key_Home) == 0
    assert after(Key.Key_End) == bar.slider.maximum()


def test_the_keys_work_at_once(qtbot: QtBot, window: MainWindow, bar: ReplayBar) -> None:
    assert bar.slider.value() == 0
    qtbot.keyClick(QApplication.focusWidget() or window, Key.Key_Right)
    assert bar.slider.value() >= 1


def test_steps_pass_over_moves_in_which_nothing_happens(qtbot: QtBot, record: Record) -> None:
    bar = ReplayBar(Analyst())
    shown(qtbot, bar, 1100, 48)
    bar.show_record(Record(record.config, record.moves[:120]))
    last = bar.slider.maximum()
    empty = []
    for number in range(1, last):
        bar.go_to(number)
        if bar.text.text() == "The turn ends":
            empty.append(number)
    assert empty, "without such moves this shows nothing"
    bar.go_to(0)
    ahead = []
    while bar.slider.value() < last:
        click(qtbot, bar.next)
        ahead.append(bar.slider.value())
        assert bar.slider.value() == last or bar.text.text() != "The turn ends"
    assert set(ahead) == set(range(1, last + 1)) - set(empty)
    back = []
    while bar.slider.value() > 0:
        click(qtbot, bar.previous)
        back.append(bar.slider.value())
    assert back == [*reversed(ahead[:-1]), 0]


def test_a_click_on_the_bar_goes_exactly_there(
    qtbot: QtBot, window: MainWindow, bar: ReplayBar
) -> None:
    slider, last = bar.slider, bar.slider.maximum()
    for number in (0, 7, last // 3, last // 2, last - 5, last):
        bar.go_to(0 if number > last // 2 else last)
        at = QPoint(round(slider.x_of(number)), slider.height() // 2)
        qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=at)
        per_pixel = last / slider.width()
        assert slider.value() == pytest.approx(number, abs=max(1, per_pixel))
        before = slider.value()
        qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=at + QPoint(2, 0))
        assert slider.value() == before, "a click on the handle only takes hold of it"


def test_the_handle_is_dragged_from_where_the_click_was(
    qtbot: QtBot, window: MainWindow, bar: ReplayBar
) -> None:
    slider, last = bar.slider, bar.slider.maximum()
    start = QPoint(round(slider.x_of(last // 2)), slider.height() // 2)
    end = QPoint(round(slider.x_of(last // 4)), slider.height() // 2)
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(slider, end)
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=end)
    assert slider.value() == pytest.approx(last // 4, abs=max(2, last / slider.width()))


@pytest.mark.parametrize("size", [QSize(1100, 700), QSize(1440, 900)])
def test_the_bar_keeps_its_length(window: MainWindow, bar: ReplayBar, size: QSize) -> None:
    window.resize(size)
    QApplication.processEvents()
    place = bar.slider.geometry()
    for number in range(0, bar.slider.maximum() + 1, 9):
        bar.go_to(number)
        QApplication.processEvents()
        assert bar.slider.geometry() == place


def test_a_click_on_a_line_of_the_log_goes_there(
    qtbot: QtBot, window: MainWindow, bar: ReplayBar
) -> None:
    bar.go_to(bar.slider.maximum())
    view = window.replay_page.page.side.log.view
    model = view.model()
    for share in (0.7, 0.4, 0.1):
        index = model.index(int(model.rowCount() * share), 0)
        move = index.data(LogRole.MOVE)
        view.scrollTo(index)
        qtbot.mouseClick(
            view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center()
        )
        assert bar.slider.value() == move
        assert len(window.replay_page.controller.game.moves) == move


def test_the_menu_is_there(qtbot: QtBot, window: MainWindow) -> None:
    page = window.replay_page.page
    qtbot.keyClick(window, Key.Key_M, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is window.menu)
    assert window.start_action in window.menu.actions()
    window.menu.close()
    assert page.isVisible()


def test_the_keys_are_told(window: MainWindow) -> None:
    window.show_shortcuts()
    dialog = window.findChildren(QWidget)[-1].window()
    names = {label.text() for label in dialog.findChildren(QLabel)}
    texts = {key for key in names if key in ("Left", "Right", "PgUp", "PgDown", "Home", "End")}
    assert len(texts) == 6
