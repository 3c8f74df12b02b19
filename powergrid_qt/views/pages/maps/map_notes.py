"""The map page's panel of notes: editions, special rules, and how sure the board's facts are."""

from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QWidget

from powergrid_qt.engine import Board
from powergrid_qt.engine.edition import editions_for
from powergrid_qt.views.pieces.picture import icon_picture
from powergrid_qt.views.style.controls import Panel, PlainLabel, SoftLabel
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.style.rich_text import bulleted
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.words.names import board_notes, edition_name

RECONSTRUCTED = "reconstructed"


class NotesPanel(Panel):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.set_title(self.tr("About this board"))
        self.warning = QFrame()
        """A sentence that must not be missed."""
        self.warning.setObjectName("warning")
        self.warning_label = PlainLabel(
            self.tr(
                "This board is a reconstruction: the printed one is not public. It can be played,"
                " but it is not the planet in the box."
            )
        )
        self.warning_label.setWordWrap(True)
        row(
            *(icon_picture("warning", "lit", 22), (self.warning_label, 1)),
            into=self.warning,
            spacing=SPACE - 1,
            margins=(SPACE + 2, SPACE - 1, SPACE - 1, SPACE - 1),
        )
        self.notes = SoftLabel(scale=1.0)
        self.notes.setWordWrap(True)
        self.notes.setTextFormat(Qt.TextFormat.RichText)
        self.notes.setProperty("kind", "")
        self.body.addWidget(self.warning)
        self.body.addWidget(self.notes)

    def set_board(self, board: Board) -> None:
        self.warning.setVisible("board" in board.marks)
        self.notes.setText(bulleted(self._lines(board)))

    def _lines(self, board: Board) -> Iterator[str]:
        for edition in editions_for(board):
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
