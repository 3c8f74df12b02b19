"""Outpost's expansion: pieces to build, cards to place, workers to hire."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from powergrid_qt.app.outpost_actions import SPACES, ExpansionAction
from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.app.words import money_text, piece_name
from powergrid_qt.engine import Move
from powergrid_qt.engine.moves import Build, Hire, Place
from powergrid_qt.engine.outpost.edition import HOUSE, PLANT, SHELTER
from powergrid_qt.views.paint.faces import face_of
from powergrid_qt.views.turn_panel.buttons import LOW, PanelButton
from powergrid_qt.views.turn_panel.chips import ChipFace, ChipRow
from powergrid_qt.views.turn_panel.company_tiles import TILE, CompanyTile
from powergrid_qt.views.turn_panel.controls import (
    GAP,
    ActionControls,
    row,
    rows,
    soft_label,
    strong_label,
)
from powergrid_qt.views.turn_panel.scrolling import ScrollRow

RESERVE = "reserve"


class ExpansionControls(ActionControls):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action: ExpansionAction | None = None
        self.piece_buttons = {piece: PanelButton() for piece in (HOUSE, PLANT, SHELTER)}
        self.plan = ChipRow(self._chip_clicked)
        self.tiles = ScrollRow(spacing=4, height=TILE.height())
        self.company: dict[tuple[str, str | None], CompanyTile] = {}
        self._shape: tuple[object, ...] = ()
        self.less, self.more = PanelButton("minus"), PanelButton("plus")
        self.seasonal = strong_label()
        self.seasonal.setFixedWidth(128)
        self.seasonal.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.robot = PanelButton()
        self.robot.setCheckable(True)
        self.moving = soft_label()
        self.total = strong_label()
        self._lay_out()
        for piece, button in self.piece_buttons.items():
            button.setCheckable(True)
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
        above.addWidget(self.total)
        layout.addLayout(above)
        below = QHBoxLayout()
        below.setSpacing(GAP)
        below.addWidget(self.tiles, 1)
        below.addLayout(row(self.moving, self.robot, self.less, self.seasonal, self.more))
        layout.addLayout(below)
        layout.addStretch(1)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(560, LOW + TILE.height() + 4)

    # -- what is shown ------------------------------------------------------------------------

    def show_action(self, action: PlayerAction) -> None:
        assert isinstance(action, ExpansionAction)
        self._action = action
        self._shape = ()

    def renew(self) -> None:
        action = self._action
        assert action is not None
        for piece, button in self.piece_buttons.items():
            name = piece_name(piece)
            button.setText(
                self.tr("{piece} {count}").format(
                    piece=name[:1].upper() + name[1:], count=action.stock(piece)
                )
            )
            button.setChecked(piece == action.piece)
            button.describe(
                self.tr("Build a {piece} in the city that is clicked").format(piece=name)
            )
            button.updateGeometry()
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
        """The places on Outpost cards: a click plans a piece there, or takes it back."""
        planned = {(piece.city, piece.what) for piece in action.pieces}
        faces = []
        for card in action.sites:
            for piece in action.site_pieces:
                offer = action.piece_offer(card, piece)
                faces.append(
                    ChipFace(
                        key=(card, piece),
                        text=self.tr("Outpost: {piece}").format(piece=piece_name(piece)),
                        tip=offer.reason or self.tr("On your Outpost card, for nothing"),
                        on=(card, piece) in planned,
                        enabled=offer.lit,
                    )
                )
        return faces

    def _renew_company(self, action: ExpansionAction) -> None:
        spaces = [
            (kind, card)
            for kind in SPACES
            for card in (*action.lying(kind), *self._free(action, kind))
        ]
        reserve = [(RESERVE, card) for card in action.company.reserve]
        shape = (tuple(spaces), tuple(reserve))
        if shape != self._shape:
            self._shape = shape
            self._build_tiles(action, spaces, reserve)
        for (kind, card), tile in self.company.items():
            self._renew_tile(action, kind, card, tile)

    def _free(self, action: ExpansionAction, kind: str) -> list[None]:
        """A free space of a kind is shown once, however many there are."""
        return [None] if action.company.unlocked(kind) > len(action.lying(kind)) else []

    def _build_tiles(
        self,
        action: ExpansionAction,
        spaces: list[tuple[str, str | None]],
        reserve: list[tuple[str, str]],
    ) -> None:
        self.company = {}
        widgets: list[QWidget] = []
        reserved = soft_label()
        reserved.setText(self.tr("reserve:"))
        for key in (*spaces, *reserve):
            kind, card = key
            if kind == RESERVE and key == reserve[0]:
                widgets.append(reserved)
            face = None if card is None else face_of(action.state, card)
            tile = CompanyTile(face, kind)
            tile.clicked.connect(lambda _=False, key=key: self._tile_clicked(*key))
            self.company[key] = tile
            widgets.append(tile)
        if not widgets:
            label = soft_label()
            label.setText(self.tr("Buildings on the map unlock spaces for your cards."))
            widgets.append(label)
        self.tiles.show_widgets(widgets)

    def _renew_tile(
        self, action: ExpansionAction, kind: str, card: str | None, tile: CompanyTile
    ) -> None:
        if kind == RESERVE:
            assert card is not None
            offer = action.reserve_offer(card)
            words = self.tr("In your reserve")
            if offer.lit:
                words = self.tr("In your reserve. Click: place it")
            tile.show_state(
                words,
                on=card == action.picked_card,
                lit=offer.lit,
                new=False,
                reason=offer.reason,
            )
            return
        offer = action.space_offer(kind, card)
        placed = card is not None and card in action.placed_cards
        words = self.tr("Free {kind} space").format(kind=piece_name(kind)) if card is None else ""
        if placed and action.picked_card is None:
            words = self.tr("Click: take it back")
        tile.show_state(words, on=False, lit=offer.lit, new=placed)

    def _renew_hiring(self, action: ExpansionAction) -> None:
        choices = action.seasonal_choices
        self.less.setEnabled(action.seasonal > min(choices))
        self.more.setEnabled(action.seasonal < max(choices))
        self.less.describe(self.tr("One seasonal worker less"))
        self.more.describe(self.tr("One seasonal worker more"))
        self.seasonal.setText(
            self.tr("{count} seasonal, {price}").format(
                count=action.seasonal, price=money_text(action.hire_price)
            )
        )
        self.seasonal.setToolTip(self.tr("Seasonal workers: they leave after this round"))
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

    def _tile_clicked(self, kind: str, card: str | None) -> None:
        if self._action is None:
            return
        if kind == RESERVE:
            assert card is not None
            self._action.click_reserve(card)
        else:
            self._action.click_space(kind, card)

    def _hire(self, step: int) -> None:
        action = self._action
        if action is not None:
            action.hire(action.seasonal + step)

    def _make_robot(self, robot: bool) -> None:
        if self._action is not None:
            self._action.make_robot(robot)
            self.renew()
