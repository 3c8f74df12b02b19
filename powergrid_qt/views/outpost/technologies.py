"""The technologies of a company, by their names."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from powergrid_qt.engine.outpost.edition import MAX_ROBOTS
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.models.outpost.company_board import CompanyBoard
from powergrid_qt.views.pieces.card_words import card_line
from powergrid_qt.views.pieces.faces import CardFace, face_of
from powergrid_qt.views.pieces.small_cards import draw_card_badge
from powergrid_qt.views.style.answer import answer_at
from powergrid_qt.views.style.controls import with_text
from powergrid_qt.views.style.elided import ShortenedLabel
from powergrid_qt.views.style.layouts import STRETCH, row
from powergrid_qt.views.style.lettering import MEDIUM, scaled_font
from powergrid_qt.views.style.pictures import picture
from powergrid_qt.views.turn.controls import kept

TAG = 22
LEAST, ROOM_FOR_WORDS = 24, 44
"""The width of a tag with a picture only, and from which on there are words."""
MARGINS = (7, 0, 7, 0)


class TechnologyTag(ShortenedLabel):
    """The name of a technology, its picture where there is little room; what it does in the
    tooltip."""

    def __init__(self) -> None:
        super().__init__(scaled_font(0.88, MEDIUM), "technology", least=LEAST)
        self.setContentsMargins(*MARGINS)
        self.setFixedHeight(with_text(TAG))

    def show_card(self, face: CardFace, words: str) -> None:
        self._face = face
        self.set_words(words)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        event.accept()  # and so it gets the release

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """There is nothing to be done with it but to read what it does."""
        answer_at(self, card_line(self._face))

    def _fit(self) -> None:
        pictured = self.width() < min(ROOM_FOR_WORDS, self.sizeHint().width())
        self.setContentsMargins(*((0, 0, 0, 0) if pictured else MARGINS))
        super()._fit()
        if pictured:
            self.setPixmap(picture(self._draw, QSize(LEAST - 4, TAG - 4)))
        self.setToolTip(card_line(self._face))

    def _draw(self, painter: QPainter, box: QRectF) -> None:
        draw_card_badge(painter, box, self._face)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.fontMetrics().horizontalAdvance(self.words) + 20, with_text(TAG))


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
            tag.show_card(face, face.name + words)
        for tag in self._made:
            tag.setVisible(tag in tags)

    def _new_tag(self) -> TechnologyTag:
        tag = TechnologyTag()
        self._layout.insertWidget(len(self._made) + 1, tag)
        return tag
