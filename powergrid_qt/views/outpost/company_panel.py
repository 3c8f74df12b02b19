"""Anybody's company board, to be looked at, with its technologies above it."""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from powergrid_qt.engine import Game
from powergrid_qt.engine.outpost.edition import Effect
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.models.outpost.company_board import CompanyBoard, shown_company
from powergrid_qt.views.outpost.action_part import FoldingHead
from powergrid_qt.views.outpost.company_view import CompanyView
from powergrid_qt.views.outpost.labour import Staff
from powergrid_qt.views.pieces.card_parts import card_font
from powergrid_qt.views.pieces.faces import CardFace, card_line, face_of
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.small_cards import draw_card_badge
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import answer_at, grown_with_text
from powergrid_qt.views.style.layouts import STRETCH, column, row
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, ShortenedLabel, scaled_font
from powergrid_qt.views.style.pictures import picture
from powergrid_qt.views.turn.buttons import PanelButton, StepButton
from powergrid_qt.views.turn.controls import kept
from powergrid_qt.words.names import listed, player_name

TAG = 22
LEAST, ROOM_FOR_WORDS = 24, 44
"""The width of a tag with a picture only, and from which on there are words."""
MARGINS = (7, 0, 7, 0)
TAG_GAP = 4
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
        self._layout = row(STRETCH, self._more, *behind, into=self, spacing=TAG_GAP)

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
        return self._count * (LEAST + TAG_GAP) + self._width_behind

    @property
    def _width_behind(self) -> int:
        shown = (one for one in self._behind if not one.isHidden())
        return sum(one.sizeHint().width() + TAG_GAP for one in shown)

    def _fit(self) -> None:
        room, count = self.width() - self._width_behind + TAG_GAP, self._count
        if self.width_of_pictures - TAG_GAP > self.width():
            count = max(0, (room - MORE_WIDTH - TAG_GAP) // (LEAST + TAG_GAP))
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


# -- the panel --------------------------------------------------------------------------------

GAP, SHAPE = 5, 18
BUTTON = 32
WORKERS = 20
"""The height of their figures."""


def turning_buttons(turn: Callable[[int], None]) -> tuple[StepButton, StepButton]:
    """They lead to the company before this one, and to the next."""
    buttons = (
        StepButton("left", QCoreApplication.translate("CompanyPanel", "The company before")),
        StepButton("right", QCoreApplication.translate("CompanyPanel", "The next company")),
    )
    for button, step in zip(buttons, (-1, 1), strict=True):
        button.setFixedWidth(BUTTON)
        button.clicked.connect(lambda _=False, step=step: turn(step))
    return buttons


def companies(game: Game) -> int:
    return len(game.config.players) + (game.state.trust is not None)


class CompanyPanel(QFrame):
    """Of the player in a row of the players' panel; the Trust is in the last one."""

    turned = Signal(int)
    """Somebody wants to see the company of another row."""
    closed = Signal()
    """Somebody has seen enough of it."""

    def __init__(self, *, rows: int) -> None:
        super().__init__()
        self.setProperty("kind", "part")
        self.row = 0
        self._shape = Picture(size=(SHAPE, SHAPE))
        self.name = ShortenedLabel(scaled_font(1.0, BOLD))
        self.technologies = Technologies()
        self.workers = Picture(tells=True)
        self.before, self.after = turning_buttons(self._turn)
        self.close_button = PanelButton("close", self.tr("Back to one's own company"))
        self.close_button.setFixedWidth(BUTTON)
        self.close_button.clicked.connect(self.closed)
        self.view = CompanyView(rows=rows)
        self._count = 1
        first, rest = QWidget(), QWidget()
        row(self.before, self._shape, self.name, self.after, into=first, spacing=GAP)
        row(self.workers, (self.technologies, 1), into=rest, spacing=GAP)
        self.head = FoldingHead(first, rest, self.close_button, self._room_beside, GAP)
        column(self.head, (self.view, 1), into=self, spacing=3, margins=(10, 4, 10, 4))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_company(
        self,
        game: Game,
        row: int,
        board: CompanyBoard | None = None,
        new: Collection[str] = (),
        *,
        closes: bool,
    ) -> None:
        """`board`: as it is to be seen, with these `new` cards; None: as it is. `closes`: there is
        another company to go back to."""
        state, players = game.state, game.config.players
        assert isinstance(state, OutpostState)
        self.row, self._count = row, companies(game)
        seat = row if row < len(players) else None
        name = player_name(game, seat)
        color = None if seat is None else players[seat].color
        self._shape.show_drawing(self._draw_shape, color)
        self.name.set_words(name)
        self.setAccessibleName(self.tr("Company board of {name}").format(name=name))
        self.close_button.setVisible(closes)
        board = board or shown_company(state, seat)
        self.view.show_board(state, board, new=new)
        self.technologies.show_board(state, board)
        self._show_workers(board)
        self.head.fit()

    def _room_beside(self) -> int:
        return self.workers.width() + GAP + self.technologies.width_of_pictures

    def _show_workers(self, board: CompanyBoard) -> None:
        places = sum(space.places for spaces in board.spaces.values() for space in spaces)
        staff = Staff(board.permanent, places, board.seasonal, board.robots)
        self.workers.setFixedSize(round(staff.width(WORKERS)), WORKERS)
        self.workers.show_drawing(staff.draw)
        self.workers.setToolTip(listed(staff.words))
        self.workers.setAccessibleName(listed(staff.words))

    def _turn(self, step: int) -> None:
        self.turned.emit((self.row + step) % self._count)

    @staticmethod
    def _draw_shape(painter: QPainter, box: QRectF, color: str | None) -> None:
        draw_house(painter, box, color)
