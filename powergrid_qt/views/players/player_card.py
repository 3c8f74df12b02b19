"""One player at a glance: cities, power, money, plants with the fuel on them.

The card is painted for the room that it gets: from a line of figures (the side panel folded) and
a compact strip (six players in a small window) to roomy cards.
"""

import math

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QHelpEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QAbstractButton, QToolTip, QWidget

from powergrid_qt.engine import State
from powergrid_qt.engine.families import family_on
from powergrid_qt.engine.state import BUILDING, BUREAUCRACY
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.models.players import (
    TRUST,
    PlayerFacts,
    Presence,
    player_money_text,
    player_power_text,
    player_summary,
    player_title,
)
from powergrid_qt.views.pieces.faces import card_line, face_of
from powergrid_qt.views.pieces.small_cards import draw_card_badge
from powergrid_qt.views.pieces.tokens import DOT, draw_house, draw_presence, draw_token
from powergrid_qt.views.style.controls import grown_with_text, paint_card
from powergrid_qt.views.style.lettering import (
    BOLD,
    CENTER,
    MEDIUM,
    RIGHT,
    scale_within,
    text_width,
    write,
)
from powergrid_qt.views.style.pictures import Painted, draw_box
from powergrid_qt.views.style.svg import draw_icon
from powergrid_qt.views.style.theme import RADIUS, player_color, see_through, theme
from powergrid_qt.words.names import cities_text, kind_name, money_text

WITH_NAME, LOWEST, WITH_CARDS, USUAL, HIGHEST = 17, 50, 69, 112, 132
"""Heights, from which on the name is whole, a card can be read, plants are whole cards."""
NARROW = 200
"""Cards narrower than this are a line of figures."""
LOWEST_LINE, USUAL_LINE, HIGHEST_LINE = 22, 28, 40
LINE_WIDTH = 132
"""The width that a line of figures needs, in pixels."""
MARGIN = 8.0
LINE_LEFT, LINE_RIGHT = MARGIN + 4, MARGIN + 2
"""What is left beside a line, within its card, in pixels."""
HOUSE, BOLT, APART = 18.0, 16.0, 5.0
"""The signs before cities and power in a line, and the gaps between these and money, in pixels."""
FIGURES, LOW_FIGURES = 86.0, 74.0
"""Width of the column with power and capacity; in low cards it is one line."""
HEADS = ((76, 24.0), (100, 30.0), (math.inf, 36.0))
"""The height of the first line, for cards lower than that."""
TWO_LINES = 40.0
"""The height in pixels below which power and capacity share a line."""
SQUEEZED = 8
"""A card that is so much lower than it should be still has its two lines."""
THIN = 34
"""The height in pixels from which on there are two lines, however thin."""
LOWEST_HOLDING = 18.0
"""What is left above and below plants in the same line is less where they would be lower."""
NAME_SHARE = 0.26
"""The share of a line that a name may have: names that are longer are cut off."""
LATE_PHASES = (BUILDING, BUREAUCRACY)

translate = QCoreApplication.translate


def line_width() -> float:
    """Return the width that a line of figures needs if there is much money."""
    figures = text_width("00", weight=BOLD) + text_width("00")
    return HOUSE + BOLT + 3 * APART + figures + text_width(money_text(100), weight=BOLD)


def _square(row: QRectF, side: float) -> QRectF:
    """Return a square at the left end of a row, in the middle of its height."""
    return QRectF(row.left(), row.center().y() - side / 2, side, side)


class PlayerCard(Painted, QAbstractButton):
    """Paints a player for the room that it has, and then knows what there is to tell about which
    place."""

    entered = Signal()
    """The pointer has come to the card."""

    def __init__(self, facts: PlayerFacts, state: State, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facts, self._state = facts, state
        self.presence: Presence | None = None
        """Who sits there, where people sit at several machines; None: nobody needs to be told."""
        self.money, self._glow = facts.money, 0.0
        """The money as it counts up or down just now; how much the card is lit, from 0 to 1."""
        self.spots: list[tuple[QRectF, str]] = []
        """The places on the card with something to tell about them."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._tell_summary()

    def show_player(self, facts: PlayerFacts, state: State) -> None:
        before = self.facts, self.money, self._state.rules, self._state.phase
        self.facts, self.money, self._state = facts, facts.money, state
        if before != (facts, facts.money, state.rules, state.phase):
            self._tell_summary()
            self.update()

    def show_presence(self, presence: Presence | None) -> None:
        if presence != self.presence:
            self.presence = presence
            self._tell_summary()
            self.update()

    @property
    def _summary(self) -> str:
        told = player_summary(self.facts)
        return told if self.presence is None else f"{told}\n{self.presence.words}"

    def _tell_summary(self) -> None:
        """Tell the summary to screen readers, and by tooltip where a place has nothing to tell."""
        told = self._summary
        self.setAccessibleName(told)
        self.setToolTip(plain_tip(told))

    def show_money(self, money: int) -> None:
        self.money = money
        self.update()

    def show_glow(self, glow: float) -> None:
        self._glow = glow
        self.update()

    def tip_at(self, place: QPointF) -> str:
        """Return what is told about a place; of overlapping places, the last painted tells."""
        found = [tip for area, tip in self.spots if area.contains(place)]
        tip = found[-1] if found else self._summary
        if self.facts.company is not None:
            tip += "\n" + translate("PlayerCard", "Click: the whole company")
        return tip

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), plain_tip(self.tip_at(QPointF(event.pos()))), self)
            return True
        return super().event(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a double click for one: its second half would close the company that is opened."""

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.entered.emit()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        self.spots.clear()
        self._draw_ground(painter, box)
        inner = box.adjusted(LINE_LEFT, 0, -LINE_RIGHT, 0)
        if box.width() < grown_with_text(NARROW):
            self._draw_line(painter, inner.adjusted(0, 0, 0, -2))
            return
        if box.height() < grown_with_text(LOWEST) - SQUEEZED:
            self._draw_wide_line(painter, inner.adjusted(0, 0, 0, -2))
            return
        usual = box.height() * 100 / grown_with_text(100)
        top = grown_with_text(next(top for height, top in HEADS if usual < height))
        self._draw_head(painter, QRectF(inner.left(), box.top() + 1, inner.width(), top))
        foot = MARGIN if box.height() >= 76 else 4.0
        rest = inner.adjusted(0, top, 0, -foot)
        if self.facts.kind != TRUST:
            low = rest.height() < grown_with_text(TWO_LINES)
            least = grown_with_text(LOW_FIGURES if low else FIGURES)
            taken = least if low else max(least, text_width(self._power_lines[0], weight=BOLD))
            column = rest.adjusted(rest.width() - taken, 0, 0, 0)
            self._draw_figures(painter, column)
            rest.setRight(column.left() - 4)
        family = family_on("views", self._state.rules.config)
        self.spots += family.draw_holding(painter, rest, self._state, self.facts)

    def _draw_ground(self, painter: QPainter, box: QRectF) -> None:
        paint_card(painter, box)
        sheet = box.adjusted(0.5, 0.5, -0.5, -2.5)
        edge = sheet.adjusted(1, 1, -1, -1)
        color = player_color(self.facts.color)
        if self.facts.current:
            wash = QLinearGradient(sheet.topLeft(), sheet.topRight())
            for at, alpha in ((0.0, 0.34), (0.55, 0.12), (1.0, 0.06)):
                wash.setColorAt(at, see_through(color, alpha))
            draw_box(painter, edge, RADIUS - 1, wash, color, 2.5)
        if self._glow:
            glow, light = theme().color("lit", 0.3 * self._glow), theme().color("lit", self._glow)
            draw_box(painter, edge, RADIUS - 1, glow, light, 3)
        painter.save()
        painter.setClipRect(QRectF(sheet.left(), sheet.top(), 5, sheet.height()))
        draw_box(painter, sheet, RADIUS, color)
        painter.restore()

    def _draw_line(self, painter: QPainter, row: QRectF) -> None:
        """Cities behind the house, what can be powered behind a bolt, money at the right edge."""
        facts, scale = self.facts, scale_within(row.height())
        self._draw_house(painter, _square(row, HOUSE))
        row = row.adjusted(HOUSE + APART, 0, 0, 0)
        write(painter, row, str(facts.cities), scale=scale, weight=BOLD)
        if facts.kind == TRUST:
            return
        row = row.adjusted(text_width("00", scale, BOLD) + APART, 0, 0, 0)
        draw_icon(painter, _square(row, BOLT - 2), "bolt", "text_soft")
        lights = row.adjusted(BOLT, 0, 0, 0)
        write(painter, lights, str(facts.lights), scale=scale, color=self._power_color)
        money = "?" if self.money is None else money_text(self.money)
        write(painter, row, money, align=RIGHT, scale=scale, weight=BOLD)

    def _draw_house(self, painter: QPainter, box: QRectF) -> None:
        """Draw the house, with a dot for who is there, where words about that have no room."""
        draw_house(painter, box, self.facts.color)
        if self.presence is not None and self.presence.is_person:
            draw_presence(painter, box.bottomRight() - QPointF(2, 2), self.presence.here)

    def _draw_wide_line(self, painter: QPainter, row: QRectF) -> None:
        """The name ahead of the figures; the plants below them or, where large text leaves a card
        one line, between them."""
        facts = self.facts
        has_two = row.height() >= grown_with_text(THIN)
        holding = row.adjusted(0, row.height() / 2 + 1, 0, -2)
        if has_two:
            row = row.adjusted(0, 0, 0, -row.height() / 2)
        name, scale = row.adjusted(HOUSE + APART, 0, 0, 0), scale_within(row.height())
        taken = max(grown_with_text(LINE_WIDTH), line_width())
        figures = row.adjusted(row.width() - taken, 0, 0, 0)
        most = figures.left() - name.left() - 6 if has_two else row.width() * NAME_SHARE
        name.setWidth(min(text_width(player_title(facts), scale, BOLD), most))
        self._draw_line(painter, figures)
        self._draw_house(painter, _square(row, HOUSE))
        write(painter, name, player_title(facts), scale=scale, weight=BOLD)
        if not has_two:
            above = min(6.0, (row.height() - LOWEST_HOLDING) / 2)
            holding = QRectF(name.right() + 6, row.top() + above, 0, row.height() - 2 * above)
            holding.setRight(figures.left() - 6)
        family = family_on("views", self._state.rules.config)
        self.spots += family.draw_holding(painter, holding, self._state, facts)

    def _draw_head(self, painter: QPainter, row: QRectF) -> None:
        facts = self.facts
        side = 20.0
        house = _square(row, side)
        draw_house(painter, house, facts.color)
        if facts.place is not None:
            place = translate("PlayerCard", "{place}. in the order").format(place=facts.place)
            self.spots.append((house, place))
        row = row.adjusted(side + 8, 0, 0, 0)
        row.setRight(row.right() - self._draw_money(painter, row) - 10)
        row.setRight(row.right() - self._draw_cities(painter, row) - 8)
        room = row.width()
        to_move = translate("PlayerCard", "to move")
        pill = text_width(to_move, 0.85, BOLD) + 24
        # Where text is large the frame of the card has to tell it.
        told = facts.current and room - pill >= min(
            text_width(player_title(facts), 1.15, BOLD), 40.0
        )
        if told:
            room -= pill
        name = QRectF(row.left(), row.top(), max(40.0, room), row.height())
        taken = write(painter, name, player_title(facts), scale=1.15, weight=BOLD)
        row = row.adjusted(taken + 8, 0, 0, 0)
        if told:
            row = row.adjusted(self._draw_pill(painter, row, to_move) + 6, 0, 0, 0)
        row = row.adjusted(self._draw_badges(painter, row), 0, 0, 0)
        self._draw_kind(painter, row)

    def _draw_kind(self, painter: QPainter, row: QRectF) -> None:
        """Draw who plays there; the dot comes first, which says whether somebody is there."""
        presence, color = self.presence, "text_soft"
        kind = kind_name(self.facts.kind) if self.facts.kind != TRUST else ""
        if presence is not None:
            kind = presence.words
            if presence.is_person and row.width() > 2 * DOT:
                at = QPointF(row.left() + DOT, row.center().y())
                draw_presence(painter, at, presence.here)
                row = row.adjusted(2 * DOT + 4, 0, 0, 0)
            color = "warning" if presence.here is False else color
        if row.width() > text_width(kind, 0.9):
            write(painter, row, kind, scale=0.9, color=color)

    def _draw_money(self, painter: QPainter, row: QRectF) -> float:
        """Draw the money: figures end at the right edge, below each other on all cards."""
        if self.facts.kind == TRUST:
            return 0
        room = grown_with_text(FIGURES) - 14
        area = row.adjusted(row.width() - room, 0, 0, 0)
        if self.money is None:
            hidden = translate("PlayerCard", "hidden")
            write(painter, area, hidden, align=RIGHT, scale=0.95, color="text_soft")
        else:
            write(painter, area, money_text(self.money), align=RIGHT, scale=1.2, weight=BOLD)
        self.spots.append((area, player_money_text(self.facts)))
        return room

    def _draw_cities(self, painter: QPainter, row: QRectF) -> float:
        facts = self.facts
        text = cities_text(facts.cities)
        room = max(text_width(text, 1.0, MEDIUM), text_width(cities_text(10), 1.0, MEDIUM))
        area = row.adjusted(row.width() - room, 0, 0, 0)
        write(painter, area, text, align=RIGHT, weight=MEDIUM)
        tip = translate("PlayerCard", "{cities}, houses left: {left}")
        self.spots.append((area, tip.format(cities=text, left=facts.houses_left)))
        return room

    def _draw_pill(self, painter: QPainter, row: QRectF, text: str) -> float:
        width = text_width(text, 0.85, BOLD) + 16
        pill = QRectF(row.left(), row.center().y() - 9.5, width, 19)
        draw_box(painter, pill, 9.5, theme().color("accent"))
        write(painter, pill, text, align=CENTER, scale=0.85, weight=BOLD, color="accent_text")
        return width

    def _draw_badges(self, painter: QPainter, row: QRectF) -> float:
        """Promo cards as small pictures, with the tokens that lie on them."""
        at = row.left()
        for card in self.facts.cards:
            box = _square(row, 22).translated(at - row.left(), 0)
            if box.right() > row.right():
                break
            face = face_of(self._state, card)
            draw_card_badge(painter, box, face)
            self.spots.append((box, card_line(face)))
            at = box.right() + 4
            if card in self.facts.stores:
                for fuel in self.facts.stored:
                    draw_token(painter, _square(row, 14).translated(at - row.left(), 0), fuel)
                    at += 15
        return at - row.left()

    @property
    def _power_color(self) -> str:
        # Before fuel is bought nobody can power much, and after it was burnt nobody has to.
        late = self._state.phase in LATE_PHASES and not self.facts.ran
        return "warning" if late and self.facts.lights < self.facts.cities else "text"

    @property
    def _power_lines(self) -> tuple[str, str]:
        facts = self.facts
        if facts.lit is None:
            lights = translate("PlayerCard", "lights {lights}")
            more = translate("PlayerCard", "up to {reach}").format(reach=facts.reach)
        else:
            lights, more = translate("PlayerCard", "lit {lights}"), f"+{money_text(facts.income)}"
        return lights.format(lights=facts.lights), more

    def _draw_figures(self, painter: QPainter, column: QRectF) -> None:
        facts = self.facts
        color = self._power_color
        self.spots.append((column, player_power_text(facts)))
        if column.height() < grown_with_text(TWO_LINES):
            more = f" / {facts.reach}" if facts.lit is None else f" +{money_text(facts.income)}"
            text = f"{facts.lights}{more}"
            taken = write(painter, column, text, align=RIGHT, weight=BOLD, color=color)
            bolt = _square(column, 14).translated(column.width() - taken - 17, 0)
            draw_icon(painter, bolt, "bolt", "text_soft")
            return
        half = min(column.height() / 2, grown_with_text(22))
        first = QRectF(column.left(), column.center().y() - half, column.width(), half)
        lights, more = self._power_lines
        write(painter, first, lights, align=RIGHT, weight=BOLD, color=color)
        write(painter, first.translated(0, half), more, align=RIGHT, color="text_soft")
