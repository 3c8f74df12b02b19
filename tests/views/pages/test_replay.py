"""Going through a recorded game by keys, by itself, by clicks on the bar and in the log."""

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.engine import GameConfig, Record
from powergrid_qt.models.log_model import HEADINGS, LogRole, When
from powergrid_qt.models.replay import Replay, Stride
from powergrid_qt.views.pages.replay.replay_bar import ReplayBar
from powergrid_qt.views.pages.replay.replay_page import ReplayPage
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToGame, ToReplay
from tests.views.real_window import click

Key = Qt.Key
WAIT_MS = 60_000
CONFIG = GameConfig("classic-2009", "germany", computer_seats(["easy"] * 3), 3)


@pytest.fixture(scope="module")
def record() -> Record:
    return Record.of(play_game(CONFIG))


@pytest.fixture(scope="module")
def opened(kept_window: MainWindow, record: Record) -> MainWindow:
    kept_window.games.show_position(record)
    return kept_window


@pytest.fixture
def window(qtbot: QtBot, opened: MainWindow) -> MainWindow:
    """At the beginning of the replay."""
    opened.resize(1280, 800)
    opened.go(ToReplay())
    opened.activateWindow()
    qtbot.waitUntil(opened.isActiveWindow)
    return opened


@pytest.fixture
def bar(window: MainWindow) -> ReplayBar:
    return window.replays.page.bar


def focus_places(window: MainWindow) -> dict[str, QWidget]:
    page = window.replays.page
    bar = window.replays.page.bar
    return {
        "slider": bar.slider,
        "button": bar.next,
        "close": bar.close_button,
        "board": page.board.view,
        "log": page.side.log.view,
        "tabs": page.side.choice.button("log"),
        "plants": page.plants,
    }


@pytest.mark.long(but=["slider", "board", "log"])
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


def test_moves_in_which_nothing_happens_are_told_with_the_next(
    qtbot: QtBot, window: MainWindow, bar: ReplayBar, record: Record
) -> None:
    """Buttons and arrow keys stop nowhere else than the model says; what was passed over is told
    at the next stop."""
    page = window.replays.page
    stops = Replay(record).stops[Stride.MOVE]
    folded = set(range(1, 60)) - set(stops)
    assert folded, "without such moves this shows nothing"
    ahead = [0]
    while ahead[-1] < 60:
        click(qtbot, bar.next)
        ahead.append(bar.slider.value())
    assert ahead == stops[: len(ahead)]
    passed = next(number for number in sorted(folded) if told_of(page, number))
    bar.go_to(next(stop for stop in stops if stop > passed))
    assert told_of(page, passed)[0] in page.panel.lines[0].words
    assert told_of(page, bar.slider.value())[0] == page.panel.lines[1].words
    bar.go_to(ahead[-1])
    back = [ahead[-1]]
    while back[-1] > 0:
        qtbot.keyClick(QApplication.focusWidget() or window, Key.Key_Left)
        back.append(bar.slider.value())
    assert back == ahead[::-1]


def test_a_move_that_nothing_came_of_is_told_by_what_was_decided(
    window: MainWindow, bar: ReplayBar, record: Record
) -> None:
    """Where a click on the bar leads: buttons and keys do not stop there."""
    page, quiet = window.replays.page, Replay(record)
    stops = quiet.stops[Stride.MOVE]
    number = next(
        number
        for number in range(1, quiet.last)
        if number not in stops and not told_of(page, number)
    )
    bar.go_to(number)
    made = record.moves[number - 1]
    name = record.config.players[made.seat].name
    words = page.panel.lines[0].words
    assert words.startswith(f"{name}: ")
    assert words.split(": ", 1)[1] in ("Buy no more fuel", "Build no more cities")


def told_of(page: ReplayPage, number: int) -> list[str]:
    entries = page.log.model.entries
    return [one.text for one in entries if one.move == number and one.kind not in HEADINGS]


@pytest.mark.parametrize(
    ("modifier", "stride"),
    [
        (Qt.KeyboardModifier.NoModifier, Stride.MOVE),
        (Qt.KeyboardModifier.ControlModifier, Stride.TURN),
        (Qt.KeyboardModifier.ShiftModifier, Stride.ROUND),
    ],
)
def test_arrow_keys_go_by_moves_turns_and_rounds(
    qtbot: QtBot,
    window: MainWindow,
    bar: ReplayBar,
    record: Record,
    modifier: Qt.KeyboardModifier,
    stride: Stride,
) -> None:
    window.replays.page.log.view.setFocus()
    stops = Replay(record).stops[stride]
    bar.go_to(stops[2])
    seen = []
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_Left, Key.Key_Left):
        qtbot.keyClick(QApplication.focusWidget(), key, modifier)
        seen.append(bar.slider.value())
    assert seen == [stops[at] for at in (3, 4, 3, 2, 1)]


def has(seen: list[int], count: int) -> bool:
    return len(seen) >= count


# -- by itself ----------------------------------------------------------------------------------


def test_space_plays_and_pauses_at_the_speed_that_is_set(
    qtbot: QtBot, window: MainWindow, bar: ReplayBar
) -> None:
    bar.speed.setCurrentIndex(bar.speed.count() - 1)
    assert window.program.settings.replay_speed == 400
    for focused in (window.replays.page.board.view, bar.close_button):
        focused.setFocus()
        seen: list[int] = []
        bar.position.connect(seen.append)
        qtbot.keyClick(focused, Key.Key_Space)
        assert bar.playing
        qtbot.waitUntil(partial(has, seen, 2), timeout=WAIT_MS)
        qtbot.keyClick(focused, Key.Key_Space)
        assert [bar.playing] == [False]
        assert window.pages.currentWidget() is window.replays.page, "no button was pressed"


def test_it_stops_at_the_end_and_begins_again(
    qtbot: QtBot, window: MainWindow, bar: ReplayBar
) -> None:
    bar.speed.setCurrentIndex(bar.speed.count() - 1)
    bar.go_to(bar.slider.maximum() - 1)
    click(qtbot, bar.play_button)
    qtbot.waitUntil(lambda: not bar.playing, timeout=WAIT_MS)
    assert bar.slider.value() == bar.slider.maximum()
    click(qtbot, bar.play_button)
    assert bar.slider.value() == 0
    qtbot.keyClick(window, Key.Key_Right)
    assert [bar.playing] == [False], "whoever steps has taken over"
    click(qtbot, bar.play_button)
    window.go(ToGame())
    assert [bar.playing] == [False]


# -- the timeline -------------------------------------------------------------------------------


@pytest.mark.parametrize("height", [0.1, 0.5, 0.95])
def test_a_click_anywhere_on_its_height_goes_there(
    qtbot: QtBot, window: MainWindow, bar: ReplayBar, height: float
) -> None:
    slider, middle = bar.slider, bar.slider.maximum() // 2
    bar.go_to(5)
    at = QPoint(round(slider.x_of(middle)), round(slider.height() * height))
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=at)
    assert slider.value() == pytest.approx(middle, abs=max(1, slider.maximum() / slider.width()))


def test_it_tells_where_a_click_leads(window: MainWindow, bar: ReplayBar, record: Record) -> None:
    replay = Replay(record)
    for position in (3, replay.last // 2, replay.last):
        tip = bar.slider.tip_at(QPointF(bar.slider.x_of(position), 30))
        at = bar.slider.value_at(bar.slider.x_of(position))
        assert tip == f"Round {replay.rounds[at]}, move {at} · Step {replay.steps[at]}"


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


@pytest.mark.long(but=["size0"])
@pytest.mark.parametrize("size", [QSize(1100, 700), QSize(1440, 900)])
def test_the_bar_keeps_its_length(window: MainWindow, bar: ReplayBar, size: QSize) -> None:
    window.resize(size)
    QApplication.processEvents()
    place = bar.slider.geometry()
    for number in range(0, bar.slider.maximum() + 1, 29):
        bar.go_to(number)
        QApplication.processEvents()
        assert bar.slider.geometry() == place


# -- the log ------------------------------------------------------------------------------------


def test_a_click_on_a_line_of_the_log_goes_there(
    qtbot: QtBot, window: MainWindow, bar: ReplayBar
) -> None:
    """Back and ahead: the log holds the whole game wherever the replay stands."""
    view = window.replays.page.log.view
    model = view.model()
    rows = model.rowCount()
    for share in (0.7, 0.4, 0.1, 0.9):
        index = model.index(int(rows * share), 0)
        move = index.data(LogRole.ENTRY).move
        view.scrollTo(index)
        qtbot.mouseClick(
            view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center()
        )
        assert bar.slider.value() == move
        assert len(window.replays.page.controller.game.moves) == move
        assert model.rowCount() == rows


def test_the_log_marks_the_present_move_and_greys_what_is_to_come(
    window: MainWindow, bar: ReplayBar
) -> None:
    log = window.replays.page.log
    rows = [log.view.model().index(row, 0) for row in range(log.view.model().rowCount())]
    moves = [index.data(LogRole.ENTRY).move for index in rows]
    for position in (0, 60, 61, 150, bar.slider.maximum(), 30):
        bar.go_to(position)
        told = max(move for move in moves if move <= position)
        for index, move in zip(rows, moves, strict=True):
            when = When.PAST if move < told else When.COMING
            assert index.data(LogRole.WHEN) is (When.PRESENT if move == told else when)
        QApplication.processEvents()
        present = [index for index, move in zip(rows, moves, strict=True) if move == told]
        seen = log.view.viewport().rect()
        assert seen.intersects(log.view.visualRect(present[0])), position


# -- charts -------------------------------------------------------------------------------------


def test_a_click_on_a_chart_goes_to_the_end_of_that_round(
    qtbot: QtBot, window: MainWindow, bar: ReplayBar, record: Record
) -> None:
    replay = Replay(record)
    for number, key in ((1, None), (3, None), (replay.rounds[-1], None), (2, Key.Key_Return)):
        window.go(ToGame())
        chart = window.ends.page.money
        plot = chart.plot()
        x = plot.left() + plot.width() * number / replay.rounds[-1]
        at = QPoint(round(x), round(plot.center().y()))
        qtbot.mouseMove(chart, at)
        if key is None:
            qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=at)
        else:
            qtbot.keyClick(chart, key)
        assert window.pages.currentWidget() is window.replays.page
        ends = [*replay.starts(replay.rounds), replay.last]
        assert bar.slider.value() == ends[number - 1]
        game = window.replays.page.controller.game
        values = tuple(player.money for player in game.state.players)
        assert values == tuple(line.values[number] for line in chart.series)


def test_the_menu_is_there(qtbot: QtBot, window: MainWindow) -> None:
    page = window.replays.page
    qtbot.keyClick(window, Key.Key_M, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is window.menu)
    assert window.menu.start in window.menu.actions()
    window.menu.close()
    assert page.isVisible()


def test_the_keys_are_told(window: MainWindow) -> None:
    window.dialogs.show_shortcuts()
    dialog = window.findChildren(QWidget)[-1].window()
    names = {label.text() for label in dialog.findChildren(QLabel)}
    dialog.close()  # the window is used again
    assert names >= {"Left", "Ctrl+Left", "Shift+Right", "PgUp", "Home", "End", "Space"}
