"""The map page's panel of notes: editions, special rules, and how sure the board's facts are."""

import html
from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from powergrid_qt.engine import Board
from powergrid_qt.engine.edition import editions_on
from powergrid_qt.views.pieces.icons import draw_icon
from powergrid_qt.views.style.controls import Panel, SoftLabel
from powergrid_qt.views.style.theme import RADIUS, SPACE, theme
from powergrid_qt.words.names import board_notes, edition_name

RECONSTRUCTED = "reconstructed"


class NotesPanel(Panel):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._board: Board | None = None
        self.warning = _Warning()
        self.notes = SoftLabel(scale=1.0)
        self.notes.setWordWrap(True)
        self.notes.setTextFormat(Qt.TextFormat.RichText)
        self.notes.setProperty("kind", "")
        self.body.addWidget(self.warning)
        self.body.addWidget(self.notes)
        self._retranslate()

    def set_board(self, board: Board) -> None:
        self._board = board
        self._retranslate()

    def _retranslate(self) -> None:
        self.set_title(self.tr("About this board"))
        board = self._board
        if board is None:
            return
        self.warning.setVisible("board" in board.marks)
        self.warning.label.setText(
            self.tr(
                "This board is a reconstruction: the printed one is not public. It can be played,"
                " but it is not the planet in the box."
            )
        )
        # A table: Qt sets the dots of its own lists too high and too near.
        items = "".join(
            f"<tr><td style='padding-right: 7px'>•</td>"
            f"<td style='padding-bottom: 5px'>{html.escape(note)}</td></tr>"
            for note in self._lines(board)
        )
        self.notes.setText(f"<table cellspacing='0'>{items}</table>")

    def _lines(self, board: Board) -> Iterator[str]:
        for edition in editions_on(board.id):
            yield self.tr("Played in: {0}").format(edition_name(edition))
        yield from board_notes(board)
        yield from self._certainty(board)

    def _certainty(self, board: Board) -> Iterator[str]:
        """How many parts of the board are how sure."""
        parts = {
            "regions": self.tr("Regions"),
            "cities": self.tr("Cities"),
            "connections": self.tr("Connections"),
            "tiles": self.tr("Tiles"),
            "facts": self.tr("Facts"),
        }
        statuses = {
            "sourced": self.tr("printed in the rulebook or published"),
            "deduced": self.tr("follow from the rulebook"),
            RECONSTRUCTED: self.tr("made up here"),
        }
        counted: Counter[tuple[str, str]] = Counter()
        for what, status in board.marks.items():
            part = what.partition(".")[0]
            if part in parts:
                counted[part, status] += 1
        for (part, status), count in counted.items():
            yield self.tr("{0}: {1} {2}").format(parts[part], count, statuses.get(status, status))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()


class _Warning(QWidget):
    """A sentence that must not be missed."""

    def __init__(self) -> None:
        super().__init__()
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(5 * SPACE, SPACE, SPACE, SPACE)
        layout.addWidget(self.label)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(look.color("lit", 0.12))
        painter.setPen(QPen(look.color("lit", 0.6), 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        sign = QRectF(SPACE + 3, (self.height() - 22) / 2, 22, 22)
        draw_icon(painter, sign, "warning", look.color("lit"))
