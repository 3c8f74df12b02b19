"""The first action of an expansion: houses and buildings, what they cost, what is left of them."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QSizePolicy, QStyleOptionButton

from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.engine.moves import Build
from powergrid_qt.engine.outpost.edition import HOUSE
from powergrid_qt.engine.outpost.expansion import PIECES
from powergrid_qt.views.board.pieces import draw_piece
from powergrid_qt.views.outpost.action_part import DONE, OPEN, ActionPart
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.controls import Label
from powergrid_qt.views.style.layouts import STRETCH, ScrollColumn, column, row
from powergrid_qt.views.style.lettering import BOLD, ElidedLabel, scaled_font
from powergrid_qt.views.turn.buttons import PanelButton
from powergrid_qt.views.turn.chips import Chip, ChipFace
from powergrid_qt.views.turn.controls import kept
from powergrid_qt.words.names import cities_text, money_text, piece_name

Site = tuple[str, str]
"""A city, or a card with places for pieces, and the kind of piece."""
ICON = 15


NARROWEST = 52
"""A kind of piece has this width at least, in pixels."""


class PieceKind(PanelButton):
    """A kind of piece: its picture, how many are left, and its name."""

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
        """A long name gets some of the room of the short ones."""
        name = self._name.fontMetrics().horizontalAdvance(self._name.words)
        return QSize(max(NARROWEST, name + 8), self.maximumHeight())

    def nextCheckState(self) -> None:
        """A click alone chooses nothing."""

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
            button.show_piece(name[:1].upper() + name[1:], count, color)
            button.setChecked(piece == action.piece)
            button.describe(
                self.tr("{piece}: {count} left").format(
                    piece=name[:1].upper() + name[1:], count=count
                ),
                self.tr("Build a {piece} in the city that is clicked").format(piece=name),
            )
        planned = len(action.pieces)
        houses = sum(piece.what == HOUSE for piece in action.pieces)
        self.show_head(
            self.tr("+{cities}").format(cities=cities_text(houses)) if houses else "",
            money_text(sum(piece.way.price for piece in action.pieces)) if planned else "",
            DONE if planned else OPEN,
        )
        self._show_lines([*self._planned(action, color), *self._sites(action, color)])

    def _show_lines(self, faces: Iterable[ChipFace[Site]]) -> None:
        """Lines that stay keep their widget, so that the focus does not jump."""
        faces = list(faces)
        self.lines = kept(self._made, len(faces), self._new_line)
        for line, face in zip(self.lines, faces, strict=True):
            line.show_face(face)
        for line in self._made:
            line.setVisible(line in self.lines)

    def _new_line(self) -> PieceLine:
        line = PieceLine()
        line.clicked.connect(lambda: self.action.click_piece(*line.face.key))
        self._list.column.insertWidget(len(self._made), line)
        return line

    def _planned(self, action: ExpansionAction, color: str) -> list[ChipFace[Site]]:
        board = action.state.rules.board
        faces = []
        for piece in action.pieces:
            if piece.city not in board.city_index:
                continue
            what = piece.what or HOUSE
            faces.append(
                ChipFace(
                    key=(piece.city, what),
                    text=board.city(piece.city).name,
                    figure=money_text(piece.way.price),
                    tip=self.tr(
                        "{connection} for the way and {slot} for the place. Click: take back"
                    ).format(connection=piece.way.connection, slot=piece.way.slot),
                    closes=True,
                    picture=partial(draw_piece, piece=what, color=color),
                )
            )
        return faces

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
