"""Outpost's expansion: pieces to build, cards to place, workers to hire."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QResizeEvent

from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.engine import Move
from powergrid_qt.engine.moves import Build, Hire, Place
from powergrid_qt.engine.outpost.edition import HOUSE, PLANT, SHELTER
from powergrid_qt.engine.outpost.expansion import PIECES
from powergrid_qt.views.board.pieces import building_color, draw_building_symbol
from powergrid_qt.views.outpost.company_tiles import (
    HEIGHT,
    RESERVE,
    CompanyRow,
    CompanyTile,
    TileLook,
)
from powergrid_qt.views.pieces.faces import face_of
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.pieces.tokens import draw_worker
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.turn.buttons import LOW, PanelButton
from powergrid_qt.views.turn.cart_stepper import CartStepper
from powergrid_qt.views.turn.chips import ChipFace, ChipRow
from powergrid_qt.views.turn.controls import (
    GAP,
    ActionControls,
    centred,
    soft_label,
    strong_label,
)
from powergrid_qt.words.names import money_text, piece_name

translate = QCoreApplication.translate

Site = tuple[str, str]
"""A city, or a card with places for pieces, and the kind of piece."""
ROOM_FOR_WORDS = 900
"""Narrower than this, buttons have pictures only."""


class StockButton(PanelButton):
    """A kind of piece: its picture, its name where there is room, how many are left."""

    padding = 7

    def __init__(self, piece: str) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setIconSize(QSize(16, 16))
        self._piece = piece
        self._color: str | None = None
        self._name, self._count = "", 0
        self._short = False

    def show_piece(self, name: str, count: int, color: str) -> None:
        if (count, color) != (self._count, self._color) or self.icon().isNull():
            self._count, self._color = count, color
            self.show_drawing(self._draw)
        self._name = name
        self._write()

    def set_short(self, short: bool) -> None:
        self._short = short
        self._write()

    def _write(self) -> None:
        self.setText(str(self._count) if self._short else f"{self._name} {self._count}")

    def _draw(self, painter: QPainter, box: QRectF) -> None:
        painter.setOpacity(1.0 if self._count else 0.4)
        if self._piece == HOUSE:
            draw_house(painter, box, self._color)
        else:
            draw_building_symbol(painter, box, self._piece, building_color(self._piece))


class ExpansionControls(ActionControls[ExpansionAction]):
    """Above, what is built and hired; below, the company: every card has its place for the whole
    turn, so that a second click meets what the first one aimed at."""

    def __init__(self) -> None:
        super().__init__()
        self.piece_buttons = {piece: StockButton(piece) for piece in (HOUSE, PLANT, SHELTER)}
        self.plan = ChipRow[Site](lambda site: self.action.click_piece(*site))
        self.board = CompanyRow()
        self.seasonal = CartStepper(draw_worker, GAP)
        self.robot = PanelButton()
        self.robot.setCheckable(True)
        self.moving = soft_label()
        self.total = strong_label()
        hiring = (self.moving, self.robot, self.seasonal)
        pieces = row(*self.piece_buttons.values(), spacing=4)
        above = row(pieces, (self.plan, 1), row(*hiring, spacing=GAP), spacing=10)
        centred(above, row((self.board, 1), self.total, spacing=GAP), into=self, spacing=4)
        for piece, button in self.piece_buttons.items():
            button.clicked.connect(lambda _=False, piece=piece: self.action.choose_piece(piece))
        self.seasonal.wanted.connect(lambda amount: self.action.hire(amount))
        self.robot.clicked.connect(self._make_robot)

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
            if not tile.look.locked and (tile.space, tile.card) != (RESERVE, None):
                places.setdefault((tile.space, tile.card), tile)
        return places

    # -- what is shown ------------------------------------------------------------------------

    def show_action(self, action: ExpansionAction) -> None:
        super().show_action(action)
        places = [kind for kind, cards in self._places().items() for _ in cards]
        if places != [tile.space for tile in self.board.tiles]:  # else kept: they take a while
            self.board.show_tiles([self._tile(kind) for kind in places])

    def _places(self) -> dict[str, Sequence[str | None]]:
        """The cards, or None, on each kind of place."""
        reserve, spaces = self.action.places
        return {RESERVE: reserve, **spaces}

    def _tile(self, kind: str) -> CompanyTile:
        tile = CompanyTile(kind)
        tile.clicked.connect(lambda: self._tile_clicked(tile))
        return tile

    def renew(self) -> None:
        action = self.action
        color = action.game.config.players[action.seat].color
        for piece, button in self.piece_buttons.items():
            name, count = piece_name(piece), action.stock(piece)
            button.show_piece(name[:1].upper() + name[1:], count, color)
            button.setChecked(piece == action.piece)
            button.describe(
                self.tr("{piece}: {count} left").format(
                    piece=name[:1].upper() + name[1:], count=count
                ),
                self.tr("Build a {piece} in the city that is clicked").format(piece=name),
            )
        self.plan.show_faces([*self._planned(action), *self._sites(action)])
        self._renew_company(action)
        self._renew_hiring(action)

    def _planned(self, action: ExpansionAction) -> list[ChipFace[Site]]:
        board = action.state.rules.board
        faces = []
        for piece in action.pieces:
            if piece.city not in board.city_index:
                continue
            what = piece.what or HOUSE
            name = board.city(piece.city).name
            faces.append(
                ChipFace(
                    key=(piece.city, what),
                    text=name if what == HOUSE else f"{name}: {piece_name(what)}",
                    figure=str(piece.way.price),
                    tip=self.tr(
                        "{connection} for the way and {slot} for the place. Click: take back"
                    ).format(connection=piece.way.connection, slot=piece.way.slot),
                    closes=True,
                )
            )
        return faces

    def _sites(self, action: ExpansionAction) -> list[ChipFace[Site]]:
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
            for piece in PIECES
            if (card, piece) in planned
            or (piece == action.piece and action.piece_offer(card, piece).lit)
        ]

    def _renew_company(self, action: ExpansionAction) -> None:
        for kind, cards in self._places().items():
            tiles = [tile for tile in self.board.tiles if tile.space == kind]
            for number, (tile, card) in enumerate(zip(tiles, cards, strict=True)):
                if kind == RESERVE:
                    self._renew_reserve(action, card, tile)
                elif card is None and number >= action.company.unlocked(kind):
                    words = translate("Company", "Locked: a building on the board opens it")
                    tile.show_look(TileLook(locked=True), words)
                else:
                    self._renew_space(action, card, tile)

    def _renew_reserve(self, action: ExpansionAction, card: str | None, tile: CompanyTile) -> None:
        if card is None:
            tile.show_look(TileLook(), self.tr("Placed; its place in your reserve"))
            return
        offer = action.reserve_offer(card)
        words = self.tr("In your reserve")
        if offer.lit:
            words = self.tr("In your reserve. Click: place it")
        face, picked = face_of(action.state, card), card == action.picked_card
        tile.show_look(TileLook(face, on=picked, lit=offer.lit), words, offer.reason)

    def _renew_space(self, action: ExpansionAction, card: str | None, tile: CompanyTile) -> None:
        offer = action.space_offer(tile.space, card)
        placed = card is not None and card in action.placed_cards
        words = ""
        if card is None:
            words = self.tr("Free {kind} space").format(kind=piece_name(tile.space))
        elif placed and action.picked_card is None:
            words = self.tr("Click: take it back")
        face = None if card is None else face_of(action.state, card)
        tile.show_look(TileLook(face, lit=offer.lit, new=placed), words, offer.reason)

    def _renew_hiring(self, action: ExpansionAction) -> None:
        choices, price = action.seasonal_choices, money_text(action.hire_price)
        hiring = self.seasonal
        hiring.show_amount(action.seasonal, price, min(choices), max(choices))
        hiring.less.describe(self.tr("One seasonal worker less"))
        hiring.more.describe(self.tr("One seasonal worker more"))
        words = self.tr("{count} seasonal, {price}").format(count=action.seasonal, price=price)
        hiring.amount.setAccessibleName(words)
        hiring.amount.setToolTip(
            "\n".join((words, self.tr("Seasonal workers: they leave after this round")))
        )
        self.robot.setVisible(action.has_robots_card)
        self.robot.setText(self.tr("Robot"))
        self.robot.describe(self.tr("Make a robot"), self.tr("A worker makes a robot this round"))
        self.robot.setEnabled(action.can_make_robot or action.plan.robot)
        self.robot.setChecked(action.plan.robot)
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
        action = self.action
        build = move if isinstance(move, Build) else None
        for piece, button in self.piece_buttons.items():
            button.show_hinted(build is not None and build.what == piece != action.piece)
        self.plan.show_hinted(None if build is None else (build.city, build.what or HOUSE))
        tiles: set[tuple[str, str | None]] = set()
        if isinstance(move, Place):
            tiles = {(RESERVE, move.card), action.space_of(move)}
        for key, tile in self.company.items():
            tile.show_hinted(key in tiles)
        hire = move if isinstance(move, Hire) else None
        hired = action.seasonal if hire is None else hire.seasonal
        self.seasonal.less.show_hinted(hired < action.seasonal)
        self.seasonal.more.show_hinted(hired > action.seasonal)
        self.robot.show_hinted(hire is not None and hire.robot != action.plan.robot)

    # -- what is done -------------------------------------------------------------------------

    def _tile_clicked(self, tile: CompanyTile) -> None:
        if tile.space != RESERVE:
            self.action.click_space(tile.space, tile.card)
        elif tile.card is not None:
            self.action.click_reserve(tile.card)

    def _make_robot(self, robot: bool) -> None:
        self.action.make_robot(robot)
        self.renew()
