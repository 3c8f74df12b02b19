"""The technologies of a company, by their names."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid_qt.engine.outpost.edition import MAX_ROBOTS
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.models.outpost.company_board import CompanyBoard
from powergrid_qt.views.pieces.card_words import card_line
from powergrid_qt.views.pieces.faces import face_of
from powergrid_qt.views.style.answer import answer_at
from powergrid_qt.views.style.elided import ElidedLabel
from powergrid_qt.views.style.layouts import STRETCH, row
from powergrid_qt.views.style.lettering import MEDIUM, scaled_font
from powergrid_qt.views.turn.controls import kept

TAG = 22


class TechnologyTag(ElidedLabel):
    """The name of a technology, and what it does in the tooltip."""

    def __init__(self) -> None:
        super().__init__(scaled_font(0.88, MEDIUM), "technology")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setContentsMargins(7, 0, 7, 0)
        self.setFixedHeight(TAG)

    def show_card(self, name: str, told: str) -> None:
        self._told = told
        self.set_words(name)
        self.updateGeometry()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        event.accept()  # and so it gets the release

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """There is nothing to be done with it but to read what it does."""
        answer_at(self, self._told)

    def _fit(self) -> None:
        super()._fit()
        self.setToolTip(self._told)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.fontMetrics().horizontalAdvance(self.words) + 20, TAG)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(min(34, self.sizeHint().width()), TAG)


class Technologies(QWidget):
    """Side by side, with their names as far as there is room."""

    def __init__(self, *behind: QWidget) -> None:
        super().__init__()
        self._made: list[TechnologyTag] = []
        self._layout = row(STRETCH, *behind, into=self, spacing=4)

    def show_board(self, state: OutpostState, board: CompanyBoard) -> None:
        tags = kept(self._made, len(board.technologies), self._new_tag)
        for tag, card in zip(tags, board.technologies, strict=True):
            face, words = face_of(state, card), ""
            if MAX_ROBOTS in state.rules.edition.cards[card].effect and board.robots:
                words = f" {board.robots}"
            tag.show_card(face.name + words, card_line(face))
        for tag in self._made:
            tag.setVisible(tag in tags)

    def _new_tag(self) -> TechnologyTag:
        tag = TechnologyTag()
        self._layout.insertWidget(len(self._made) + 1, tag)
        return tag
