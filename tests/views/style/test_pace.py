"""What takes long: one piece a turn, in order, and only as long as somebody wants it."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.views.style.pace import Steps, in_turn, paint_later


def test_the_window_listens_between_two_pieces_of_work(qtbot: QtBot) -> None:
    owner = QObject()
    done: list[object] = []
    for number in range(3):
        in_turn(owner, lambda: QTimer.singleShot(0, lambda: done.append("heard")))
        in_turn(owner, partial(done.append, number))
    qtbot.waitUntil(lambda: len(done) == 6)
    assert done == ["heard", 0, "heard", 1, "heard", 2]


def test_nothing_is_done_for_who_is_gone(qtbot: QtBot) -> None:
    gone, stays, done = QObject(), QObject(), []
    in_turn(gone, lambda: done.append("gone"))
    in_turn(stays, lambda: done.append("stays"))
    gone.deleteLater()
    QCoreApplication.sendPostedEvents(gone, QEvent.Type.DeferredDelete)
    qtbot.waitUntil(lambda: bool(done))
    assert done == ["stays"]


def test_what_is_painted_later_is_painted(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    paint_later(widget)
    assert not widget.updatesEnabled()
    qtbot.waitUntil(widget.updatesEnabled)


class Counting(QWidget):
    """Counts how often it was painted."""

    painted = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted += 1


def test_a_window_goes_on_painting_when_something_was_to_be_painted_already(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    within = Counting(window)
    with qtbot.waitExposed(window):
        window.show()
    qtbot.waitUntil(lambda: within.painted > 0)
    within.update()
    paint_later(window)
    qtbot.waitUntil(window.updatesEnabled)
    within.painted = 0
    within.update()
    qtbot.waitUntil(lambda: within.painted > 0)


def test_steps_end_where_nobody_wants_them_any_more(qtbot: QtBot) -> None:
    done: list[int] = []

    def three() -> Iterator[int]:
        for number in range(3):
            done.append(number)
            yield number

    parent = QObject()
    whole = Steps(three(), 0, parent)
    qtbot.waitUntil(lambda: whole.done)
    assert done == [0, 1, 2]
    done.clear()
    part = Steps(three(), 0, parent, wanted=lambda: len(done) < 2)
    qtbot.waitUntil(lambda: part.done)
    assert done == [0, 1]
