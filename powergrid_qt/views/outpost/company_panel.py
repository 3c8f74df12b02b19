"""Anybody's company board, to be looked at, with its technologies above it: in the place of one's
own while that is planned, or below the table, with the labour market beside it."""

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.outpost.actions import RunCardsAction
from powergrid_qt.app.turn.auction_actions import BidAction
from powergrid_qt.engine import Game
from powergrid_qt.engine.outpost.edition import Effect
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.models.outpost.company_board import CompanyBoard, labour_fields, shown_company
from powergrid_qt.views.market.panel import MarketPanel
from powergrid_qt.views.outpost.action_part import FoldingHead
from powergrid_qt.views.outpost.card_place import CardPlace
from powergrid_qt.views.outpost.company_view import CompanyView
from powergrid_qt.views.outpost.labour import LabourPicture, Staff
from powergrid_qt.views.pieces.card_parts import card_font
from powergrid_qt.views.pieces.faces import CardFace, card_line, face_of
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.small_cards import draw_card_badge
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import Label, SoftLabel, answer_at, grown_with_text
from powergrid_qt.views.style.layouts import STRETCH, Fitted, add, column, row
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, ShortenedLabel, scaled_font
from powergrid_qt.views.style.pictures import picture
from powergrid_qt.views.turn.buttons import PanelButton, StepButton
from powergrid_qt.views.turn.controls import kept
from powergrid_qt.words.names import listed, player_name, workers_text

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
        """Tell what the technology does: there is nothing else to be done with it."""
        answer_at(self, card_line(self.face))

    def fit(self) -> None:
        pictured = self.width() < min(grown_with_text(ROOM_FOR_WORDS), self.sizeHint().width())
        self.setContentsMargins(*((0, 0, 0, 0) if pictured else MARGINS))
        super().fit()
        if pictured:
            drawing = partial(draw_card_badge, face=self.face)
            self.setPixmap(picture(drawing, QSize(LEAST - 4, TAG - 4)))
        self.setToolTip(card_line(self.face))

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self.words) + 20, grown_with_text(TAG))


class MoreTag(QLabel):
    """A mark for the technologies that have no room; a click tells what they do."""

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


class Technologies(Fitted, QWidget):
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
        self.fit()

    @property
    def width_of_pictures(self) -> int:
        """The width for the pictures of all technologies and what is behind them."""
        return self._count * (LEAST + TAG_GAP) + self._width_behind

    @property
    def _width_behind(self) -> int:
        shown = (one for one in self._behind if not one.isHidden())
        return sum(one.sizeHint().width() + TAG_GAP for one in shown)

    def fit(self) -> None:
        room, count = self.width() - self._width_behind + TAG_GAP, self._count
        if self.width_of_pictures - TAG_GAP > self.width():
            count = max(0, (room - MORE_WIDTH - TAG_GAP) // (LEAST + TAG_GAP))
        for number, tag in enumerate(self._made):
            tag.setVisible(number < count)
        self._more.show_cards([tag.face for tag in self._made[count : self._count]])

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
"""The height of the figures of workers."""


def turning_buttons(turn: Callable[[int], None]) -> tuple[StepButton, StepButton]:
    """Return the buttons that lead to the company before this one, and to the next."""
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
    """The company of the player in a row of the players' panel; the Trust is in the last one."""

    asked = Signal()
    """Somebody wants to see another company, or none any more, as `wanted` tells."""

    def __init__(self, *, rows: int) -> None:
        super().__init__()
        self.setProperty("kind", "part")
        self.row = 0
        self._pinned: int | None = None
        self._glanced_at: int | None = None
        """The row whose company was asked for, and the row over whose card the pointer is."""
        self._shape = Picture(size=(SHAPE, SHAPE))
        self.name = ShortenedLabel(scaled_font(1.0, BOLD))
        self.technologies = Technologies()
        self.workers = Picture(tells=True)
        self.before, self.after = turning_buttons(self._turn)
        self.close_button = PanelButton("close", self.tr("Back to one's own company"))
        self.close_button.setFixedWidth(BUTTON)
        self.close_button.clicked.connect(self._look_back)
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
        self._shape.show_drawing(draw_house, color)
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

    @property
    def wanted(self) -> int | None:
        """The row whose company is asked for; None: nobody's."""
        return self._pinned if self._glanced_at is None else self._glanced_at

    def look_at(self, row: int | None, *, lasting: bool = True) -> None:
        """Show a company until it is asked for again; not `lasting`: while the pointer is there."""
        if lasting:
            self._pinned = None if row == self._pinned else row
        else:
            self._glanced_at = row
        self.asked.emit()

    def forget(self) -> None:
        """Forget what was asked for: there are other companies."""
        self._pinned = self._glanced_at = None

    def _look_back(self) -> None:
        self.forget()
        self.asked.emit()

    def _turn(self, step: int) -> None:
        self.look_at((self.row + step) % self._count)


SHARES = (64, 36)


def _cards(state: OutpostState, seat: int) -> set[str]:
    """Return the cards on the spaces of a company board."""
    company = state.players[seat].company
    return {*company.plants, *company.shelters}


class OutpostBar(MarketPanel):
    """The board of the player at the screen, or of the one who is pointed at. Workers are
    hired in the expansion, where other controls take the place of this bar."""

    HEIGHT = 108
    WIDE = True

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.setAccessibleName(self.tr("Company and labour market"))
        self._game: Game | None = None
        self.company, self.labour = CompanyPanel(rows=1), LabourPicture()
        self.company.asked.connect(self.refresh)
        self.company.view.pressed.connect(self._click_company)
        self.labour.asked.connect(self._click_workers)
        title, self._workers = Label(self.tr("Labour market"), 0.95, BOLD), SoftLabel()
        head = row(title, self._workers, STRETCH, spacing=8)
        words = column(head, (self.labour, 1), spacing=2)
        self.heading.hide()
        self.around.setContentsMargins(4, 3, 10, 5)
        add(self.body, (row((self.company, SHARES[0]), (words, SHARES[1]), spacing=10), 1))

    def look_at(self, row: int | None, *, lasting: bool = True) -> None:
        self.company.look_at(row, lasting=lasting)

    def refresh(self) -> None:
        if self.isHidden():  # the game is of another family, which has no companies
            return
        game = self.controller.game
        state = game.state
        assert isinstance(state, OutpostState)
        if game is not self._game:
            self._game = game
            self.company.forget()
        row = self.company.wanted
        self._show_company(game, self._usual_row if row is None else row)
        self._workers.setText(workers_text(sum(state.labour)))
        self.labour.show_fields(labour_fields(state.rules.edition.labour_prices, state.labour))

    @property
    def _usual_row(self) -> int:
        viewer = self.controller.viewer
        return (self.controller.game.current if viewer is None else viewer) or 0

    def _show_company(self, game: Game, row: int) -> None:
        """As it is; one's own with the card that is bid for, the plants that are chosen to run, or
        all that is planned on paper."""
        state, action, paper = game.state, self.action, self.controller.paper
        assert isinstance(state, OutpostState)
        board, new = None, set[str]()
        if paper.active and paper.seat == row and paper.plan.items:
            after = paper.evaluation.rounds[0].after.state
            assert isinstance(after, OutpostState)
            board, new = shown_company(after, row), _cards(after, row) - _cards(state, row)
        elif isinstance(action, BidAction) and action.seat == row and action.selected_card:
            card = str(action.selected_card)
            board, new = shown_company(state, row, bought=card), {card}
        elif isinstance(action, RunCardsAction) and action.seat == row:
            board = shown_company(state, row, running=action.running)
        self.company.show_company(game, row, board, new, closes=row != self._usual_row)

    def _click_company(self, place: CardPlace) -> None:
        self.action.click_company(place.card)
        answer_at(place, self.action.answer)

    def _click_workers(self) -> None:
        self.action.click_workers()
        answer_at(self.labour, self.action.answer)
