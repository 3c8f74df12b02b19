"""A company board: all its spaces at fixed places, and the reserve beside them."""

from collections.abc import Collection, Iterator

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.engine import State
from powergrid_qt.engine.outpost.edition import PLANT
from powergrid_qt.models.outpost.company_board import SPACES, CompanyBoard, Space
from powergrid_qt.views.board.pieces import building_color, draw_building_symbol
from powergrid_qt.views.outpost.card_place import RESERVE, CardPlace, PlaceLook, hands_at
from powergrid_qt.views.pieces.card_parts import card_font
from powergrid_qt.views.pieces.card_words import facts, title
from powergrid_qt.views.pieces.cards import draw_card
from powergrid_qt.views.pieces.faces import CardFace, face_of
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.controls import PlainLabel
from powergrid_qt.views.turn.controls import kept
from powergrid_qt.words.names import cities_text
from powergrid_qt.words.warnings import locked_text

translate = QCoreApplication.translate

GAP = 3
SIGN = 25
"""The width of the sign before the spaces of a kind."""
COUNT = 15
"""The size of its figures, in pixels as on cards."""
SHAPE = 1.42
"""A card's width by its height."""
SMALL = 0.68
"""The cards of the reserve are so much smaller."""
ASIDE = 3
USUAL_RESERVE = 2
"""So many cards have room beside the board without overlapping."""
IN_SIGHT = 0.45
"""Of a card of the reserve, where there are many."""


def space_name(kind: str, number: int) -> str:
    if kind == PLANT:
        return translate("CompanyView", "Plant space {n}").format(n=number + 1)
    return translate("CompanyView", "Shelter space {n}").format(n=number + 1)


def mark_of(space: Space) -> str:
    """What a plant lights; nothing where no city needs it."""
    if space.short:
        return translate("CompanyView", "{lit} of {power}").format(lit=space.lit, power=space.power)
    return translate("CompanyView", "{n} lit").format(n=space.lit) if space.lit else ""


class CompanyView(QWidget):
    """In two rows, plants above shelters, or in one. `show_board` with an action: its places can be
    clicked, and its cards dragged; else the board is only looked at."""

    pressed = Signal(object)
    lifted = Signal(object)
    """Somebody begins to drag the card of this place."""
    dropped = Signal(object, object)
    """It was let go over another place, or elsewhere (None)."""

    def __init__(self, *, rows: int = 2) -> None:
        super().__init__()
        self._rows = rows
        self.spaces: dict[str, list[CardPlace]] = {kind: [] for kind in SPACES}
        self.reserve: dict[str, list[CardPlace]] = {kind: [] for kind in SPACES}
        self._made: dict[str, list[CardPlace]] = {kind: [] for kind in SPACES}
        self._signs = {kind: Picture(self._draw_sign, kind) for kind in SPACES}
        self._counts = {kind: PlainLabel() for kind in SPACES}
        for count in self._counts.values():
            count.setFont(card_font(COUNT))
        for widget in (*self._signs.values(), *self._counts.values()):
            widget.setParent(self)
        self._new: Collection[str] = ()
        self._carried = Picture()
        self._source: CardPlace | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(400, 60 * self._rows)

    @property
    def places(self) -> Iterator[CardPlace]:
        """All of them: spaces, then the reserve."""
        for rows in (self.spaces, self.reserve):
            for kind in SPACES:
                yield from rows[kind]

    # -- what is shown ------------------------------------------------------------------------

    def show_board(
        self,
        state: State,
        board: CompanyBoard,
        action: ExpansionAction | None = None,
        new: Collection[str] = (),
    ) -> None:
        """`new`: cards that are not really there."""
        before, self._new = list(self.places), new
        for kind, spaces in board.spaces.items():
            row = self.spaces[kind]
            while len(row) < len(spaces):
                row.append(self._new_place(kind, len(row)))
            for place, space in zip(row, spaces, strict=True):
                self._show_space(place, space, state, action)
            opened = sum(not space.locked for space in spaces)
            self._counts[kind].setText(f"{opened}/{len(spaces)}")
            self._signs[kind].setToolTip(
                translate("CompanyView", "Open spaces: {open} of {all}").format(
                    open=opened, all=len(spaces)
                )
            )
        for kind, cards in board.reserve.items():
            made = self._made[kind]
            row = kept(made, len(cards), lambda made=made: self._new_place(RESERVE, len(made)))  # type: ignore[misc]
            for place in made[len(cards) :]:
                place.hide()
            self.reserve[kind] = row
            for place, card in zip(row, cards, strict=True):
                self._show_reserve(place, kind, card, state, action)
        if before != list(self.places):
            self._lay_out()

    def _new_place(self, kind: str, number: int) -> CardPlace:
        place = CardPlace(kind, number, self)
        place.clicked.connect(lambda: self.pressed.emit(place))
        place.dragged.connect(lambda at, over: self._drag(place, at, over=over))
        place.led_away.connect(lambda where: self._go_on(place, where))
        return place

    def _show_space(
        self, place: CardPlace, space: Space, state: State, action: ExpansionAction | None
    ) -> None:
        name = space_name(space.kind, place.number)
        if space.card is None:
            lit = action is not None and not space.locked
            lit = lit and action is not None and action.space_offer(space.kind, None).lit
            if space.locked:
                status = translate("CompanyView", "locked")
            else:
                status = translate("CompanyView", "open, empty")
            told = translate("CompanyView", "{space}, {state}").format(space=name, state=status)
            tip = locked_text(space.kind) if space.locked else told
            if action is not None and not space.locked:
                tip = "\n".join((told, action.space_offer(space.kind, None).reason)).strip()
            place.show_look(PlaceLook(space, lit=lit), told, tip)
            return
        face, new, lit = face_of(state, space.card), space.card in self._new, False
        if action is not None:
            lit = action.space_offer(space.kind, space.card).lit
        told = translate("CompanyView", "{space}: {card}").format(space=name, card=title(face))
        if space.need:
            told += f", {work_words(space)}"
        lines = [told, facts(face)]
        if new and action is None:
            lines.append(translate("CompanyView", "It would lie here"))
        elif new and action is not None and action.picked_card is None:
            lines.append(translate("CompanyView", "Click: take it back"))
        look = PlaceLook(space, face, lit=lit and not new, new=new, mark=mark_of(space))
        place.show_look(look, told, "\n".join(lines))

    def _show_reserve(
        self,
        place: CardPlace,
        kind: str,
        card: str | None,
        state: State,
        action: ExpansionAction | None,
    ) -> None:
        space = Space(kind, card)
        if card is None:
            words = translate("CompanyView", "Placed; its place in the reserve")
            place.show_look(PlaceLook(space), words, words)
            return
        face = face_of(state, card)
        told = translate("CompanyView", "In reserve: {card}").format(card=title(face))
        lines, picked, lit, new = [told, facts(face)], False, False, card in self._new
        if new:
            lines.append(translate("CompanyView", "It would lie here"))
        if action is not None:
            offer = action.reserve_offer(card)
            picked, lit = card == action.picked_card, offer.lit
            clicks = translate("CompanyView", "Click or drag it onto a space")
            lines.append(clicks if lit else offer.reason)
        place.show_look(
            PlaceLook(space, face, on=picked, lit=lit, new=new),
            told,
            "\n".join(filter(None, lines)),
        )

    # -- where everything is ------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        across = len(SPACES) if self._rows == 1 else 1
        count = max(len(row) for row in self.spaces.values()) or 1
        height = (self.height() - GAP * (self._rows - 1)) // self._rows
        room = self.width() - across * (SIGN + GAP) - 3 * GAP
        cards = across * count + SMALL * self._reserve_room
        width = int(min(height * SHAPE, room / cards - GAP))
        height = min(height, width)
        left = top = 0
        for kind in SPACES:
            self._put_sign(kind, QRect(left, top, SIGN, height))
            left += SIGN + GAP
            for place in self.spaces[kind]:
                place.setGeometry(left, top, width, height)
                place.show()  # it may be new
                left += width + GAP
            if self._rows > 1:
                self._put_reserve(self.reserve[kind], QRect(left, top, width, height))
                left, top = 0, top + height + GAP
        if self._rows == 1:
            reserve = [place for kind in SPACES for place in self.reserve[kind]]
            self._put_reserve(reserve, QRect(left, top, width, height))

    @property
    def _reserve_room(self) -> float:
        """In cards of the reserve: so much that the number of each is seen."""
        counts = [len(row) for row in self.reserve.values()]
        most = sum(counts) if self._rows == 1 else max(counts)
        return max(USUAL_RESERVE, 1 + (most - 1) * IN_SIGHT)

    def _put_sign(self, kind: str, area: QRect) -> None:
        half = area.height() // 2
        self._signs[kind].setFixedSize(SIGN, min(half, 22))
        self._signs[kind].move(area.left(), area.top() + half - min(half, 22))
        self._counts[kind].setGeometry(area.left() + 2, area.top() + half, SIGN, 18)

    def _put_reserve(self, places: list[CardPlace], first: QRect) -> None:
        """From the left; where they are many they overlap, with their numbers in sight."""
        left = first.left() + 3 * GAP
        width, height = round(first.width() * SMALL), round(first.height() * SMALL)
        room = self.width() - left
        step = width + GAP
        if len(places) > 1:
            step = min(step, (room - width) // (len(places) - 1))
        top = first.top() + (first.height() - height) // 2
        for number, place in enumerate(places):
            place.setGeometry(left + number * step, top, min(width, room), height)
            place.raise_()
            place.show()

    @staticmethod
    def _draw_sign(painter: QPainter, box: QRectF, kind: str) -> None:
        draw_building_symbol(painter, box.adjusted(3, 2, -5, -2), kind, building_color(kind))

    def _go_on(self, place: CardPlace, where: QPoint) -> None:
        """To the nearest place in a direction; one that is aside counts as further away."""
        ways: dict[CardPlace, int] = {}
        for other in self.places:
            way = other.geometry().center() - place.geometry().center()
            ahead = QPoint.dotProduct(way, where)
            if ahead > 0:
                ways[other] = ahead + ASIDE * (way.manhattanLength() - ahead)
        if ways:
            min(ways, key=ways.__getitem__).setFocus(Qt.FocusReason.TabFocusReason)

    # -- dragging -----------------------------------------------------------------------------

    def _drag(self, place: CardPlace, at: QPoint, *, over: bool) -> None:
        face = place.look.face
        if self._source is None and face is not None and not over:
            self._source = place
            self._lift(place, face)
            self.lifted.emit(place)
        if self._source is not place:
            return
        middle = self._carried.rect().center()
        self._carried.move(self.window().mapFromGlobal(at) - middle)
        if over:
            self._source = None
            self._carried.hide()
            self.dropped.emit(place, self._place_at(at))

    def _lift(self, place: CardPlace, face: CardFace) -> None:
        """The card that follows the pointer, over everything else."""
        self._carried.setParent(self.window())
        self._carried.setFixedSize(place.size())
        hands = hands_at(place.look.space)
        self._carried.show_drawing(
            lambda painter, box: draw_card(painter, box, face, selected=True, hands=hands)
        )
        self._carried.show()
        self._carried.raise_()

    def _place_at(self, at: QPoint) -> CardPlace | None:
        """Of cards that overlap the uppermost."""
        found = [place for place in self.places if place.rect().contains(place.mapFromGlobal(at))]
        return found[-1] if found else None


def work_words(space: Space) -> str:
    if space.short:
        return translate("CompanyView", "lights {lit} of {cities}, {short} workers short").format(
            lit=space.lit, cities=cities_text(space.power), short=space.short
        )
    return translate("CompanyView", "lights {cities}").format(cities=cities_text(space.lit))
