"""The technologies of a company, by their names."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from powergrid_qt.engine.outpost.edition import Effect
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.models.outpost.company_board import CompanyBoard
from powergrid_qt.views.pieces.card_parts import card_font
from powergrid_qt.views.pieces.faces import CardFace, card_line, face_of
from powergrid_qt.views.pieces.small_cards import draw_card_badge
from powergrid_qt.views.style.controls import answer_at, grown_with_text
from powergrid_qt.views.style.layouts import STRETCH, row
from powergrid_qt.views.style.lettering import MEDIUM, ShortenedLabel, scaled_font
from powergrid_qt.views.style.pictures import picture
from powergrid_qt.views.turn.controls import kept

TAG = 22
LEAST, ROOM_FOR_WORDS = 24, 44
"""The width of a tag with a picture only, and from which on there are words."""
MARGINS = (7, 0, 7, 0)
GAP = 4
MORE, MORE_WIDTH = 15, 26
"""The figures that count what has no room, in pixels as on cards, and the width of their tag."""


class TechnologyTag(ShortenedLabel):
    """The name of a technology, its picture where there is little room; what it does in the
    tooltip."""

    def __init__(self) -> None:
        super().__init__(scaled_font(0.88, MEDIUM), "technology", least=LEAST)
        self.setContentsMargins(*MARGINS)
        self.setFixedHeight(grown_with_text(TAG))

    def show_card(self, face: CardFace, words: str) -> None:
        self.face = face
        self.set_words(words)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # and so it gets the release

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """There is nothing to be done with it but to read what it does."""
        answer_at(self, card_line(self.face))

    def _fit(self) -> None:
        pictured = self.width() < min(grown_with_text(ROOM_FOR_WORDS), self.sizeHint().width())
        self.setContentsMargins(*((0, 0, 0, 0) if pictured else MARGINS))
        super()._fit()
        if pictured:
            self.setPixmap(picture(self._draw, QSize(LEAST - 4, TAG - 4)))
        self.setToolTip(card_line(self.face))

    def _draw(self, painter: QPainter, box: QRectF) -> None:
        draw_card_badge(painter, box, self.face)

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self.words) + 20, grown_with_text(TAG))


class MoreTag(QLabel):
    """Stands for technologies that have no room; a click tells what they do."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "technology")
        self.setFont(card_font(MORE, QFont.Weight.Bold))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFixedSize(MORE_WIDTH, grown_with_text(TAG))

    def show_cards(self, faces: Sequence[CardFace]) -> None:
        self.setVisible(bool(faces))
        self.setText(f"+{len(faces)}")
        self.setToolTip("\n".join(card_line(face) for face in faces))
        self.setAccessibleName(self.toolTip())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # and so it gets the release

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        answer_at(self, self.toolTip())


class Technologies(QWidget):
    """Side by side, with their names as far as there is room, then by their pictures, and what has
    no room even so as "+2". What is `behind` them always has room."""

    def __init__(self, *behind: QWidget) -> None:
        super().__init__()
        self._made: list[TechnologyTag] = []
        self._count = 0
        self._behind, self._more = behind, MoreTag()
        self._layout = row(STRETCH, self._more, *behind, into=self, spacing=GAP)

    def show_board(self, state: OutpostState, board: CompanyBoard) -> None:
        self._count = len(board.technologies)
        tags = kept(self._made, self._count, self._new_tag)
        for tag, card in zip(tags, board.technologies, strict=True):
            face, words = face_of(state, card), ""
            if Effect.MAX_ROBOTS in state.rules.edition.cards[card].effect and board.robots:
                words = f" {board.robots}"
            tag.show_card(face, face.name + words)
        self._fit()

    @property
    def width_of_pictures(self) -> int:
        """For all of them and what is behind them."""
        return self._count * (LEAST + GAP) + self._width_behind

    @property
    def _width_behind(self) -> int:
        shown = (one for one in self._behind if not one.isHidden())
        return sum(one.sizeHint().width() + GAP for one in shown)

    def _fit(self) -> None:
        room, count = self.width() - self._width_behind + GAP, self._count
        if self.width_of_pictures - GAP > self.width():
            count = max(0, (room - MORE_WIDTH - GAP) // (LEAST + GAP))
        for number, tag in enumerate(self._made):
            tag.setVisible(number < count)
        self._more.show_cards([tag.face for tag in self._made[count : self._count]])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._width_behind + (MORE_WIDTH if self._count else 0), grown_with_text(TAG))

    def _new_tag(self) -> TechnologyTag:
        tag = TechnologyTag()
        self._layout.insertWidget(len(self._made) + 1, tag)
        return tag
