"""What cannot be seen of what a page paints itself, listened to while it is painted."""

import weakref
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap, QRegion, QTextDocumentFragment
from PySide6.QtWidgets import QAbstractItemView, QWidget

from powergrid_qt.views.board.view import BoardView
from tests.views.seen import (
    ELLIPSIS,
    SLACK,
    Align,
    is_python,
    is_shortened,
    is_told,
    paints,
    within,
)


class Listener:
    """Hears what is painted, and notes what is cut off, shortened without a tool tip, or painted on
    other words of the same picture."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.problems: list[str] = []
        self._canvas: QWidget | None = None
        """What is painted to be listened to."""
        self._said: list[tuple[str, QRectF]] = []
        self._painter: weakref.ref[QPainter] = lambda: None  # type: ignore[assignment]
        draw, listener = QPainter.drawText, self

        def heard(painter: QPainter, *arguments: Any) -> Any:
            if listener._canvas is not None:
                listener._hear(listener._canvas, painter, *arguments)
            return draw(painter, *arguments)

        patch.setattr(QPainter, "drawText", heard)

    def paint(self, page: QWidget) -> list[str]:
        """What is wrong with what is painted of a page: all but the board, whose words are outlines
        and have their boxes."""
        self.problems = []
        for widget in within(page):
            canvas = widget.viewport() if isinstance(widget, QAbstractItemView) else widget
            drawn = isinstance(widget, QAbstractItemView) and paints(widget.itemDelegate())
            if not isinstance(widget, BoardView) and (drawn or is_python(type(widget).paintEvent)):
                self._canvas = canvas
                sheet = QPixmap(canvas.size())
                canvas.render(sheet, QPoint(), QRegion(), QWidget.RenderFlag(0))
                self._canvas = None
        return self.problems

    @staticmethod
    def _is_told(text: str, canvas: QWidget, painter: QPainter, place: QRectF) -> bool:
        view = canvas.parentWidget()
        if isinstance(view, QAbstractItemView):
            at = painter.transform().map(place.center()).toPoint()
            told = view.indexAt(at).data(Qt.ItemDataRole.ToolTipRole)
            plain = QTextDocumentFragment.fromHtml(told or "").toPlainText()
            return text.split(ELLIPSIS)[0] in plain
        return is_told(text, canvas)

    def _hear(self, canvas: QWidget, painter: QPainter, *arguments: Any) -> None:
        if self._painter() is not painter:
            self._painter, self._said = weakref.ref(painter), []
        if not isinstance(arguments[0], QRectF | QRect):
            return  # where it begins is told, not how much room there is
        room = QRectF(arguments[0])
        text = next(one for one in arguments[1:] if isinstance(one, str))
        flags = next((int(one) for one in arguments[1:] if isinstance(one, int | Align)), 0)
        metrics = QFontMetricsF(painter.font())
        needed = metrics.boundingRect(room, flags, text)
        letters = metrics.tightBoundingRect(text)
        owner = canvas.parentWidget() if type(canvas) is QWidget else canvas
        whose = f"{text!r} on {type(owner).__name__}"
        if (
            needed.width() > room.width() + 2 * SLACK
            or letters.height() > room.height() + 2 * SLACK
        ):
            self.problems.append(
                f"cut off: {whose}, {needed.width():.0f}x{letters.height():.0f}"
                f" in {room.width():.0f}x{room.height():.0f}"
            )
        elif is_shortened(text) and not self._is_told(text, canvas, painter, needed):
            self.problems.append(f"shortened without a tool tip: {whose}")
        place = painter.transform().mapRect(needed)
        for said, before in self._said:
            both = place.intersected(before)
            if said != text and both.width() > 2 * SLACK and both.height() > 4 * SLACK:
                self.problems.append(
                    f"on each other: {text!r} and {said!r} on {type(owner).__name__}"
                )
        self._said.append((text, place))
