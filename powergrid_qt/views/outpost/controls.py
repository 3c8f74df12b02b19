"""Outpost's turns: the expansion with its three actions beside each other, and running plants."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QSizePolicy, QStyleOptionButton

from powergrid_qt.app.outpost.actions import RunCardsAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.engine import Move
from powergrid_qt.engine.moves import Build, Hire, Place, RunCards
from powergrid_qt.engine.outpost.edition import HOUSE
from powergrid_qt.engine.outpost.expansion import PIECES
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.views.board.pieces import draw_piece
from powergrid_qt.views.outpost.action_part import DONE, GAP, LACKING, OPEN, ActionPart
from powergrid_qt.views.outpost.card_place import RESERVE, CardPlace
from powergrid_qt.views.outpost.company_panel import (
    CompanyPanel,
    Technologies,
    companies,
    turning_buttons,
)
from powergrid_qt.views.outpost.company_view import CompanyView
from powergrid_qt.views.outpost.labour import HiringPart
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_robot
from powergrid_qt.views.style.controls import Label, answer_at
from powergrid_qt.views.style.layouts import STRETCH, ScrollColumn, column, row
from powergrid_qt.views.style.lettering import BOLD, ElidedLabel, scaled_font
from powergrid_qt.views.turn.buttons import PanelButton
from powergrid_qt.views.turn.choosing_controls import RunningControls
from powergrid_qt.views.turn.controls import ActionControls, Chip, ChipFace, show_each
from powergrid_qt.words.names import cities_text, money_text, piece_name


class CompanyPart(ActionPart):
    ROOM_FOR_STATUS = 460

    def __init__(self, turn: Callable[[int], None]) -> None:
        """`turn`: shows the company so many rows further down."""
        self.view = CompanyView()
        self.robot = PanelButton()
        self.robot.setText("+1")
        self.robot.show_drawing(draw_robot)
        self.robot.setCheckable(True)
        self.robot.setProperty("low", True)
        self.technologies = Technologies(self.robot)
        turning = turning_buttons(turn)
        self.before, self.after = turning
        super().__init__(2, (self.view, 1), tools=turning, beside=self.technologies)
        self.title.setText(self.tr("Company"))
        self.view.pressed.connect(self._press)
        self.view.lifted.connect(self._lift)
        self.view.dropped.connect(self._drop)
        self.robot.clicked.connect(self._make_robot)

    def renew(self, action: ExpansionAction) -> None:
        self.action = action
        state, board = action.state, action.board
        assert isinstance(state, OutpostState)
        placed, waits = len(action.placed_cards), action.tried.card_waits
        status = self.tr("{n} placed").format(n=placed) if placed else ""
        if waits:
            status = self.tr("a card can be placed")
        sign = LACKING if waits else DONE if placed else OPEN
        self.robot.setVisible(action.tried.has_robots_card)
        offer, told = action.robot_offer, self.tr("A worker makes a robot this round")
        self.robot.describe(self.tr("Make a robot"), offer.reason or told)
        self.robot.set_available(offer.lit)
        self.robot.setChecked(action.plan.robot)
        self.technologies.show_board(state, board)
        self.view.show_board(state, board, action, action.placed_cards)
        self.show_head(status, "", sign)

    def room_beside(self) -> int:
        buttons = sum(button.width() + GAP for button in (self.before, self.after))
        return buttons + self.technologies.width_of_pictures

    @property
    def places(self) -> dict[tuple[str, str | None], CardPlace]:
        """The places by kind and card; of the free spaces of a kind, the first one."""
        found: dict[tuple[str, str | None], CardPlace] = {}
        for place in self.view.places:
            if not place.look.space.locked and (place.kind, place.card) != (RESERVE, None):
                found.setdefault((place.kind, place.card), place)
        return found

    def point_at(self, move: Place | None, *, robot: bool) -> None:
        marked = set() if move is None else {(RESERVE, move.card), self.action.space_of(move)}
        for key, place in self.places.items():
            place.show_hinted(key in marked)
        self.robot.show_hinted(robot)

    # -- what is done -------------------------------------------------------------------------

    def _press(self, place: CardPlace) -> None:
        if place.kind != RESERVE:
            self.action.click_space(place.kind, place.card, place.number)
        else:
            self.action.click_reserve(place.card)
        answer_at(place, self.action.answer)

    def _lift(self, place: CardPlace) -> None:
        """Pick a card up: the spaces where it could go light up."""
        if place.kind == RESERVE and place.card is not None:
            self.action.pick_up(place.card)

    def _drop(self, place: CardPlace, onto: CardPlace | None) -> None:
        """A card of the reserve goes on a space. One of the board goes back where the plan has laid
        it, or changes places with the card of the reserve on which it is dropped."""
        self.action.put_down()
        if onto is None or onto is place or place.card is None:
            return
        if place.kind == RESERVE and onto.kind != RESERVE:
            self.action.lay(place.card, onto.kind, onto.card, onto.number)
        elif place.kind != RESERVE and onto.kind == RESERVE:
            if place.card in self.action.placed_cards:
                self.action.take_back(place.card)
            elif onto.card is not None:
                self.action.lay(onto.card, place.kind, place.card, place.number)

    def _make_robot(self) -> None:
        self.action.make_robot(not self.action.plan.robot)
        answer_at(self.robot, self.action.answer)


Site = tuple[str, str]
"""A city, or a card with places for pieces, and the kind of piece."""
ICON = 15


NARROWEST = 52
"""The least width of the button of a piece, in pixels."""


class PieceKind(PanelButton):
    """The button of a kind of piece: its picture, how many are left, and its name."""

    def __init__(self, piece: str) -> None:
        super().__init__()
        self._piece = piece
        self._picture = Picture(size=(ICON, ICON))
        self._count = Label("", 1.0, BOLD)
        self._name = ElidedLabel(scaled_font(0.85))
        self._name.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        above = row(STRETCH, self._picture, self._count, STRETCH, spacing=4)
        column(above, self._name, into=self, spacing=0, margins=(3, 4, 3, 4))
        for label in (self._count, self._name):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        lines = self._count.fontMetrics().height() + self._name.fontMetrics().height()
        self.setFixedHeight(lines + 14)

    def sizeHint(self) -> QSize:
        """Return the size for the whole name: long ones get some of the room of the short ones."""
        name = self._name.fontMetrics().horizontalAdvance(self._name.words)
        return QSize(max(NARROWEST, name + 8), self.maximumHeight())

    def show_piece(self, name: str, count: int, color: str) -> None:
        self._picture.show_drawing(draw_piece, self._piece, color)
        self._count.setText(str(count))
        if name != self._name.words:
            self._name.set_words(name)
            self.updateGeometry()


class PieceLine(Chip[Site]):
    """A piece of the plan, with its price; a click takes it out."""

    kind = "line"

    def __init__(self) -> None:
        super().__init__()
        self.setIconSize(QSize(ICON, ICON))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Rather the name of a city is cut off than its price."""
        super().initStyleOption(option)
        room = self.width() - self.behind - ICON - 10
        option.text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)


class NetworkPart(ActionPart):
    LEAST = 216

    def __init__(self) -> None:
        self.pieces = {piece: PieceKind(piece) for piece in PIECES}
        self._list = ScrollColumn(right=0)
        self._list.column.setSpacing(1)
        self._list.column.addStretch(1)
        self._list.setFrameShape(QFrame.Shape.NoFrame)
        self.lines: list[PieceLine] = []
        self._made: list[PieceLine] = []
        super().__init__(1, row(*self.pieces.values(), spacing=4), (self._list, 1))
        self.title.setText(self.tr("Network"))
        for piece, button in self.pieces.items():
            button.clicked.connect(lambda _=False, piece=piece: self.action.choose_piece(piece))

    def renew(self, action: ExpansionAction) -> None:
        self.action = action
        color = action.game.config.players[action.seat].color
        for piece, button in self.pieces.items():
            name, count = piece_name(piece), action.tried.stock(piece)
            title = name[:1].upper() + name[1:]
            button.show_piece(title, count, color)
            button.setChecked(piece == action.piece)
            tip = self.tr("Build a {piece} in the city that is clicked").format(piece=name)
            words = self.tr("{piece}: {count} left")
            button.describe(words.format(piece=title, count=count), tip)
        planned = len(action.pieces)
        houses = sum(piece.what == HOUSE for piece in action.pieces)
        self.show_head(
            self.tr("+{cities}").format(cities=cities_text(houses)) if houses else "",
            money_text(sum(piece.way.price for piece in action.pieces)) if planned else "",
            DONE if planned else OPEN,
        )
        faces = [*self._planned(action, color), *self._sites(action, color)]
        self.lines = show_each(faces, self._made, self._new_line, PieceLine.show_face)

    def _new_line(self) -> PieceLine:
        line = PieceLine()
        line.clicked.connect(lambda: self.action.click_piece(*line.face.key))
        self._list.column.insertWidget(len(self._made), line)
        return line

    def _planned(self, action: ExpansionAction, color: str) -> list[ChipFace[Site]]:
        board = action.state.rules.board
        tip = self.tr("{connection} for the way and {slot} for the place. Click: take back")
        return [
            ChipFace(
                key=(piece.city, piece.what or HOUSE),
                text=board.city(piece.city).name,
                figure=money_text(piece.way.price),
                tip=tip.format(connection=piece.way.connection, slot=piece.way.slot),
                closes=True,
                picture=partial(draw_piece, piece=piece.what or HOUSE, color=color),
            )
            for piece in action.pieces
            if piece.city in board.city_index
        ]

    def _sites(self, action: ExpansionAction, color: str) -> list[ChipFace[Site]]:
        """The places on Outpost cards for the kind of piece that is chosen, as long as one can be
        built there; a click plans it, or takes it back."""
        planned = {(piece.city, piece.what) for piece in action.pieces}
        return [
            ChipFace(
                key=(card, piece),
                text=self.tr("Outpost: {piece}").format(piece=piece_name(piece)),
                tip=self.tr("On your Outpost card, for nothing"),
                on=(card, piece) in planned,
                closes=(card, piece) in planned,
                picture=partial(draw_piece, piece=piece, color=color),
            )
            for card in action.sites
            for piece in PIECES
            if (card, piece) in planned
            or (piece == action.piece and action.piece_offer(card, piece).lit)
        ]

    def point_at(self, build: Build | None) -> None:
        for piece, button in self.pieces.items():
            button.show_hinted(build is not None and build.what == piece != self.action.piece)
        key = None if build is None else (build.city, build.what or HOUSE)
        for line in self.lines:
            line.show_hinted(key is not None and line.face.key == key)


SHARES = (22, 54, 24)
"""The shares of the width for network, company and hiring."""


class ExpansionControls(ActionControls[ExpansionAction]):
    """The expansion in the order of the rule; what is planned in one part changes the others."""

    takes_market = True

    def __init__(self) -> None:
        super().__init__()
        self.network, self.hiring = NetworkPart(), HiringPart()
        self.company = CompanyPart(self._turn_from_own)
        self.other = CompanyPanel(rows=2)
        """The board of somebody else, in the place of one's own while it is looked at."""
        self.other.asked.connect(self._show_company)
        self.other.view.pressed.connect(self._click_other)
        both = row((self.company, 1), (self.other, 1), spacing=0)
        network, company, hiring = SHARES
        parts = ((self.network, network), (both, company), (self.hiring, hiring))
        row(*parts, into=self, spacing=6)
        self.other.hide()

    def show_action(self, action: ExpansionAction) -> None:
        super().show_action(action)
        self.other.forget()

    def look_at(self, row: int | None, *, lasting: bool = True) -> None:
        """The company of this row of the players; one's own, or the same once more: back to the
        plan."""
        self.other.look_at(row, lasting=lasting)

    def _click_other(self, place: CardPlace) -> None:
        self.action.click_company(place.card)
        answer_at(place, self.action.answer)

    def _turn_from_own(self, step: int) -> None:
        self.look_at((self.action.seat + step) % companies(self.action.game))

    def _show_company(self) -> None:
        row = self.other.wanted
        own = row is None or row == self.action.seat
        if row is not None and not own:
            self.other.show_company(self.action.game, row, closes=True)
        self.company.setVisible(own)
        self.other.setVisible(not own)

    def renew(self) -> None:
        self._show_company()
        for part in (self.network, self.company, self.hiring):
            part.renew(self.action)

    def point_at(self, move: Move | None) -> None:
        hire = move if isinstance(move, Hire) else None
        robot = hire is not None and hire.robot != self.action.plan.robot
        self.network.point_at(move if isinstance(move, Build) else None)
        self.company.point_at(move if isinstance(move, Place) else None, robot=robot)
        self.hiring.point_at(hire)


class WorkerControls(RunningControls[RunCardsAction]):
    """Running the plants of a company board with workers."""

    def words_left(self) -> str:
        return self.tr("{used} of {workers} workers").format(
            used=self.action.workers_used, workers=self.action.workers
        )

    def running(self, move: Move | None) -> tuple[str, ...]:
        return move.cards if isinstance(move, RunCards) else ()
