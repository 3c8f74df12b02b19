"""Two fingers on the board: a touch screen's and a trackpad's pinch, with real events."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid_qt.views.board.view import BoardView
from powergrid_qt.views.board.zooming import LARGEST
from tests.views.boards import city_on_screen, make_scene, show

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    return show(qtbot, make_scene("germany"))


@pytest.fixture(scope="module")
def screen(qapp: QApplication) -> QPointingDevice:
    return QTest.createTouchDevice()


def pinch(
    view: BoardView,
    screen: QPointingDevice,
    middle: QPoint,
    start: int,
    end: int,
    drift: QPoint = QPoint(),  # noqa: B008 (it is not changed)
) -> None:
    """Two fingers side by side, from one distance to the middle to another; `drift`: how far
    their middle moves with each step."""
    target, step = view.viewport(), 10 if end > start else -10

    def fingers(distance: int) -> tuple[QPoint, QPoint]:
        return middle - QPoint(distance, 0), middle + QPoint(distance, 0)

    left, right = fingers(start)
    QTest.touchEvent(target, screen).press(0, left, target).press(1, right, target).commit()
    for distance in range(start, end + step, step):
        middle = middle + drift  # a new one: the caller keeps theirs
        left, right = fingers(distance)
        QTest.touchEvent(target, screen).move(0, left, target).move(1, right, target).commit()
    QTest.touchEvent(target, screen).release(0, left, target).release(1, right, target).commit()
    QApplication.processEvents()


def trackpad(view: BoardView, at: QPointF, value: float) -> None:
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        at,
        at,
        QPointF(view.viewport().mapToGlobal(at.toPoint())),
        value,
        QPointF(),
    )
    QApplication.sendEvent(view.viewport(), event)


def test_fingers_that_part_zoom_in_where_they_are(view: BoardView, screen: QPointingDevice) -> None:
    before, middle = view.zoom, QPoint(620, 300)
    under = view.mapToScene(middle)
    pinch(view, screen, middle, 40, 160)
    assert view.zoom > 2 * before
    assert not view.fitted
    moved = view.mapFromScene(under) - middle
    assert moved.manhattanLength() <= 3


def test_fingers_that_move_take_the_board_along(view: BoardView, screen: QPointingDevice) -> None:
    middle, drift, steps = QPoint(500, 300), QPoint(6, 4), 7
    view.zoom_by(3)  # a board that is seen whole stays where it is
    under = view.mapToScene(middle)
    pinch(view, screen, middle, 100, 160, drift)
    moved = view.mapFromScene(under) - (middle + drift * steps)
    assert moved.manhattanLength() <= 20  # the first of them passes before it is a pinch


def test_fingers_that_meet_zoom_out_but_not_beyond_the_board(
    view: BoardView, screen: QPointingDevice
) -> None:
    pinch(view, screen, QPoint(500, 400), 200, 20)
    assert view.zoom == pytest.approx(view.fit_zoom() * 0.8)


def test_a_pinch_on_a_city_is_no_click(view: BoardView, screen: QPointingDevice) -> None:
    clicked = QSignalSpy(view.board.city_clicked)
    pinch(view, screen, city_on_screen(view, "koeln"), 40, 120)
    assert clicked.count() == 0


def test_a_trackpad_zooms_where_the_pointer_is(view: BoardView) -> None:
    before, at = view.zoom, QPointF(300, 500)
    under = view.mapToScene(at.toPoint())
    trackpad(view, at, 0.5)
    assert view.zoom == pytest.approx(1.5 * before)
    assert (view.mapFromScene(under) - at.toPoint()).manhattanLength() <= 3
    trackpad(view, at, -0.2)
    assert view.zoom == pytest.approx(1.2 * before)


def test_a_trackpad_stops_at_the_largest_zoom(view: BoardView) -> None:
    for _ in range(20):
        trackpad(view, QPointF(500, 400), 0.9)
    assert view.zoom == LARGEST
