"""Outpost's expansion: pieces to build, cards to place, workers to hire."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.engine import Move
from powergrid_qt.engine.moves import Build, Hire, Place
from powergrid_qt.engine.outpost.edition import HOUSE, PLANT, SHELTER
from powergrid_qt.views.board.pieces import draw_building_symbol
from powergrid_qt.views.pieces.faces import face_of
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.pieces.tokens import draw_worker
from powergrid_qt.views.style.lettering import LEFT
from powergrid_qt.views.turn.buttons import LOW, PaintedButton, PanelButton
from powergrid_qt.views.turn.cart_amount import CartAmount
from powergrid_qt.views.turn.chips import ChipFace, ChipRow
from powergrid_qt.views.turn.company_tiles import HEIGHT, RESERVE, CompanyRow, CompanyTile
from powergrid_qt.views.turn.controls import (
    GAP,
    ActionControls,
    row,
    rows,
    soft_label,
    strong_label,
)
from powergrid_qt.words.names import money_text, piece_name

translate = QCoreApplication.translate

ROOM_FOR_WORDS = 900
"""Narrower than this, buttons have pictures only."""


class PieceButton(PaintedButton):
    """A kind of piece: its picture, its name where there is room, how many are left."""

    def __init__(self, piece: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self._piece = piece
        self._color: str | None = None
        self._name, self._count = "", 0
        self._short = False

    def show_piece(self, name: str, count: int, color: str) -> None:
        self._name, self._count, self._color = name, count, color
        self.updateGeometry()
        self.update()

    def set_short(self, short: bool) -> None:
        if short != self._short:
            self._short = short
            self.updateGeometry()

    def _words(self) -> str:
        return str(self._count) if self._short else f"{self._name} {self._count}"

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self._text_width(self._words()) + 38, LOW)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = self._painter()
        self._paint_ground(painter, on=self.isChecked())
        self._paint_picture(painter, QRectF(9, self.height() / 2 - 8, 16, 16))
        painter.setPen(self._ink())
        painter.drawText(self._box().adjusted(27, 0, 0, 0), LEFT, self._words())
        self._paint_hint(painter)
        self._paint_focus(painter)

    def _paint_picture(self, painter: QPainter, box: QRectF) -> None:
        painter.save()
        painter.setOpacity(1.0 if self._count else 0.4)
        if self._piece == HOUSE:
            draw_house(painter, box, self._color)
        else:
            draw_building_symbol(painter, box, self._piece, self._ink())
        painter.restore()


class ExpansionControls(ActionControls):
    """Above, what is built and hired; below, the company: every card has its place for the whole
    turn, so that a second click meets what the first one aimed at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action: ExpansionAction | None = None
        self.piece_buttons = {piece: PieceButton(piece) for piece in (HOUSE, PLANT, SHELTER)}
        self.plan = ChipRow(self._chip_clicked)
        self.board = CompanyRow()
        self.less, self.more = PanelButton("minus"), PanelButton("plus")
        self.seasonal = CartAmount(lambda painter, box: draw_worker(painter, box))
        self.robot = PanelButton()
        self.robot.setCheckable(True)
        self.moving = soft_label()
        self.total = strong_label()
        self._lay_out()
        for piece, button in self.piece_buttons.items():
            button.clicked.connect(lambda _=False, piece=piece: self._choose_piece(piece))
        self.less.clicked.connect(lambda: self._hire(-1))
        self.more.clicked.connect(lambda: self._hire(1))
        self.robot.clicked.connect(self._make_robot)

    def _lay_out(self) -> None:
        layout = rows(self)
        layout.setSpacing(4)
        layout.addStretch(1)
        above = row(*self.piece_buttons.values(), spacing=4)
        above.addSpacing(GAP)
        above.addWidget(self.plan, 1)
        above.addSpacing(GAP)
        above.addLayout(row(self.moving, self.robot, self.less, self.seasonal, self.more))
        layout.addLayout(above)
        below = row()
        below.addWidget(self.board, 1)
        below.addWidget(self.total)
        layout.addLayout(below)
        layout.addStretch(1)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(560, LOW + HEIGHT + 4)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        short = self.width() < ROOM_FOR_WORDS
        for button in self.piece_buttons.values():
            button.set_short(short)
        self.moving.setVisible(not short)

    @property
    def company(self) -> dict[tuple[str, str | None], CompanyTile]:
        """The places by their kind and the card that lies there; of free ones the first."""
        places: dict[tuple[str, str | None], CompanyTile] = {}
        for tile in self.board.tiles:
            if not tile.locked and (tile.kind, tile.card) != (RESERVE, None):
                places.setdefault((tile.kind, tile.card), tile)
        return places

    # -- what is shown ------------------------------------------------------------------------

    def show_action(self, action: PlayerAction) -> None:
        assert isinstance(action, ExpansionAction)
        self._action = action
        places = action.spaces
        groups = {RESERVE: places.reserve, **places.spaces}
        self.board.show_groups(
            [[self._tile(kind) for _ in cards] for kind, cards in groups.items()]
        )

    def _tile(self, kind: str) -> CompanyTile:
        tile = CompanyTile(kind)
        tile.clicked.connect(lambda: self._tile_clicked(tile))
        return tile

    def renew(self) -> None:
        action = self._action
        assert action is not None
        color = action.game.config.players[action.seat].color
        for piece, button in self.piece_buttons.items():
            name = piece_name(piece)
            button.show_piece(name[:1].upper() + name[1:], action.stock(piece), color)
            button.setChecked(piece == action.piece)
            button.describe(
                self.tr("{piece}: {count} left").format(
                    piece=name[:1].upper() + name[1:], count=action.stock(piece)
                ),
                self.tr("Build a {piece} in the city that is clicked").format(piece=name),
            )
        self.plan.show_faces([*self._planned(action), *self._sites(action)])
        self._renew_company(action)
        self._renew_hiring(action)

    def _planned(self, action: ExpansionAction) -> list[ChipFace]:
        board = action.state.rules.board
        faces = []
        for piece in action.pieces:
            if piece.city not in board.city_index:
                continue
            what = piece_name(piece.what or HOUSE)
            name = board.city(piece.city).name
            faces.append(
                ChipFace(
                    key=(piece.city, piece.what),
                    text=name if piece.what == HOUSE else f"{name}: {what}",
                    figure=str(piece.price),
                    tip=self.tr(
                        "{connection} for the way and {slot} for the place. Click: take back"
                    ).format(connection=piece.connection, slot=piece.slot),
                    closes=True,
                )
            )
        return faces

    def _sites(self, action: ExpansionAction) -> list[ChipFace]:
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
            )
            for card in action.sites
            for piece in action.site_pieces
            if (card, piece) in planned
            or (piece == action.piece and action.piece_offer(card, piece).lit)
        ]

    def _renew_company(self, action: ExpansionAction) -> None:
        places = action.spaces
        for kind, cards in {RESERVE: places.reserve, **places.spaces}.items():
            tiles = [tile for tile in self.board.tiles if tile.kind == kind]
            for number, (tile, card) in enumerate(zip(tiles, cards, strict=True)):
                if kind == RESERVE:
                    self._renew_reserve(action, card, tile)
                elif card is None and number >= action.company.unlocked(kind):
                    tile.show_locked(
                        translate("Company", "Locked: a building on the board opens it")
                    )
                else:
                    self._renew_space(action, card, tile)

    def _renew_reserve(self, action: ExpansionAction, card: str | None, tile: CompanyTile) -> None:
        if card is None:
            words = self.tr("Placed; its place in your reserve")
            tile.show_place(None, words, on=False, lit=False, new=False)
            return
        offer = action.reserve_offer(card)
        words = self.tr("In your reserve")
        if offer.lit:
            words = self.tr("In your reserve. Click: place it")
        tile.show_place(
            face_of(action.state, card),
            words,
            on=card == action.picked_card,
            lit=offer.lit,
            new=False,
            reason=offer.reason,
        )

    def _renew_space(self, action: ExpansionAction, card: str | None, tile: CompanyTile) -> None:
        offer = action.space_offer(tile.kind, card)
        placed = card is not None and card in action.placed_cards
        words = ""
        if card is None:
            words = self.tr("Free {kind} space").format(kind=piece_name(tile.kind))
        elif placed and action.picked_card is None:
            words = self.tr("Click: take it back")
        face = None if card is None else face_of(action.state, card)
        tile.show_place(face, words, on=False, lit=offer.lit, new=placed, reason=offer.reason)

    def _renew_hiring(self, action: ExpansionAction) -> None:
        choices = action.seasonal_choices
        self.less.setEnabled(action.seasonal > min(choices))
        self.more.setEnabled(action.seasonal < max(choices))
        self.less.describe(self.tr("One seasonal worker less"))
        self.more.describe(self.tr("One seasonal worker more"))
        self.seasonal.show_amount(action.seasonal, money_text(action.hire_price))
        words = self.tr("{count} seasonal, {price}").format(
            count=action.seasonal, price=money_text(action.hire_price)
        )
        self.seasonal.setAccessibleName(words)
        self.seasonal.setToolTip(
            "\n".join((words, self.tr("Seasonal workers: they leave after this round")))
        )
        self.robot.setVisible(action.has_robots_card)
        self.robot.setText(self.tr("Robot"))
        self.robot.describe(self.tr("Make a robot"), self.tr("A worker makes a robot this round"))
        self.robot.setEnabled(action.can_make_robot or action.robot)
        self.robot.setChecked(action.robot)
        moving = action.moving_in
        words = self.tr("moving in: {count}") if moving > 0 else self.tr("must leave: {count}")
        self.moving.setText(words.format(count=abs(moving)) if moving else "")
        self.moving.setToolTip(self.tr("Permanent workers: they fill your shelters for nothing"))
        self.total.setText(
            self.tr("{money} → {left}").format(
                money=action.money, left=money_text(action.money_left)
            )
        )
        self.total.setToolTip(self.tr("Your money now and after this turn"))

    def point_at(self, move: Move | None) -> None:
        action = self._action
        assert action is not None
        build = move if isinstance(move, Build) else None
        for piece, button in self.piece_buttons.items():
            button.show_hinted(build is not None and build.what == piece != action.piece)
        self.plan.show_hinted(None if build is None else (build.city, build.what))
        tiles: set[tuple[str, str | None]] = set()
        if isinstance(move, Place):
            tiles = {(RESERVE, move.card), action.space_of(move)}
        for key, tile in self.company.items():
            tile.show_hinted(key in tiles)
        hire = move if isinstance(move, Hire) else None
        self.less.show_hinted(hire is not None and hire.seasonal < action.seasonal)
        self.more.show_hinted(hire is not None and hire.seasonal > action.seasonal)
        self.robot.show_hinted(hire is not None and hire.robot != action.robot)

    # -- what is done -------------------------------------------------------------------------

    def _choose_piece(self, piece: str) -> None:
        if self._action is not None:
            self._action.choose_piece(piece)

    def _chip_clicked(self, face: ChipFace) -> None:
        if self._action is not None and isinstance(face.key, tuple):
            city, piece = face.key
            self._action.click_piece(city, piece)

    def _tile_clicked(self, tile: CompanyTile) -> None:
        if self._action is None:
            return
        if tile.kind != RESERVE:
            self._action.click_space(tile.kind, tile.card)
        elif tile.card is not None:
            self._action.click_reserve(tile.card)

    def _hire(self, step: int) -> None:
        action = self._action
        if action is not None:
            action.hire(action.seasonal + step)

    def _make_robot(self, robot: bool) -> None:
        if self._action is not None:
            self._action.make_robot(robot)
            self.renew()
