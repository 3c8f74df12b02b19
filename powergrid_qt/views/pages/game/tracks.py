"""Tracks in the header: how many cities everybody has, and the player order."""

from collections import defaultdict
from collections.abc import Mapping

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid_qt.engine import Game
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_house, draw_presence
from powergrid_qt.views.style.controls import SoftLabel, grown_with_text
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.style.lettering import BOLD, CENTER, line_height, text_width, write
from powergrid_qt.views.style.theme import player_color, see_through, theme
from powergrid_qt.words.names import cities_text, color_word, listed

HEIGHT = 46
HOUSE = 15.0
MARK = 0.82
"""The size of the words at a mark, in terms of usual text."""
APART = 6
"""Pixels between the words of two marks."""
WIDEST = 520
BELOW = 6.0
"""Pixels from the middle of the line to the words below it."""
SIDE = 12.0
"""The room at both ends of the line, in pixels."""


class CityTrack(QWidget):
    """A track with everybody's number of cities, and how far step 2 and the end are."""

    def __init__(self) -> None:
        super().__init__()
        self._cities: list[tuple[str, str, int]] = []
        self.marks: tuple[int | None, int] = (None, 1)
        """Where step 2 starts, if that is still to come on this track, and where the game ends."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMaximumWidth(WIDEST)

    def sizeHint(self) -> QSize:
        return QSize(220, grown_with_text(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(140, grown_with_text(HEIGHT))

    def show_game(self, game: Game) -> None:
        before = self._cities, self.marks
        state, rules = game.state, game.state.rules
        self._cities = [
            (seat.name, seat.color, player.connected)
            for seat, player in zip(game.config.players, state.players, strict=True)
        ]
        pending = state.step == 1 and rules.step2_cities <= rules.end_cities
        self.marks = rules.step2_cities if pending else None, rules.end_cities
        if (self._cities, self.marks) != before:
            self._tell()

    def _tell(self) -> None:
        self.update()
        most = max((count for _, _, count in self._cities), default=0)
        step2, end = self.marks
        parts = [self.tr("Most cities: {count}").format(count=most)]
        if step2 is not None:
            parts.append(self.tr("step 2 at {cities}").format(cities=cities_text(step2)))
        parts.append(self.tr("end at {cities}").format(cities=cities_text(end)))
        summary = ", ".join(parts)
        each = listed(f"{name} {count}" for name, _, count in self._cities)
        self.setAccessibleName(summary)
        self.setToolTip(plain_tip(f"{summary}\n{each}"))

    def _x(self, count: int) -> float:
        last = max(self.marks[1], *(cities for _, _, cities in self._cities), 1)
        return SIDE + (self.width() - 2 * SIDE) * count / last

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._cities:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        y = min(self.height() * 0.5, self.height() - line_height(MARK) - BELOW)
        leader = max(count for _, _, count in self._cities)
        step2, end = self.marks
        line = QRectF(self._x(0), y - 3, self._x(end) - self._x(0), 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color("panel_line"))
        painter.drawRoundedRect(line, 3, 3)
        painter.setBrush(look.color("text_soft", 0.55))
        painter.drawRoundedRect(
            QRectF(line.left(), line.top(), self._x(leader) - line.left(), 6), 3, 3
        )
        painter.setPen(QPen(look.color("panel"), 1))
        for count in range(1, end):
            painter.drawLine(QPointF(self._x(count), y - 3), QPointF(self._x(count), y + 3))
        ends = self._draw_mark(painter, end, self.tr("End"), "warning", y)
        if step2 is not None:
            self._draw_mark(painter, step2, self.tr("Step 2"), "focus", y, ends)
        self._draw_houses(painter, y)

    def _draw_mark(
        self,
        painter: QPainter,
        count: int,
        name: str,
        color: str,
        y: float,
        taken: QRectF | None = None,
    ) -> QRectF:
        """Gives the place of its words, which stand left of what is `taken`: only the figure, where
        there is no more room."""
        x = self._x(count)
        painter.setPen(QPen(theme().color(color), 2.5))
        painter.drawLine(QPointF(x, y - 8), QPointF(x, y + 5))
        right = self.width() if taken is None else taken.left() - APART
        for text in (f"{name} · {count}", str(count)):
            width = text_width(text, MARK, BOLD) + 4
            left = min(max(0.0, x - width / 2), right - width)
            if left >= 0:
                break
        box = QRectF(left, y + BELOW, width, line_height(MARK))
        write(painter, box, text, align=CENTER, scale=MARK, weight=BOLD, color=color)
        return box

    def _draw_houses(self, painter: QPainter, y: float) -> None:
        """Draw the houses; those of equally many cities stand together, a little overlapping."""
        together: dict[int, list[str]] = defaultdict(list)
        for _, color, count in self._cities:
            together[count].append(color)
        for count, colors in together.items():
            step = HOUSE * (0.95 if len(colors) < 3 else 0.62)
            width = HOUSE + step * (len(colors) - 1)
            left = min(max(0.0, self._x(count) - width / 2), self.width() - width)
            for number, color in enumerate(colors):
                box = QRectF(left + number * step, y - HOUSE - 4, HOUSE, HOUSE)
                draw_house(painter, box, color)


SHAPE = 22.0
STEP = 32
EDGE = 4
"""The room for the mark around the first shape, in pixels."""
HEAD = 3.5
"""Half the height of the arrow's head, in pixels."""
TRUST_PLACE = 1
"""The Trust's place in the order: it is always second (TR1)."""


class OrderTrack(QWidget):
    """The player order as a row of shapes; the player to move stands out."""

    def __init__(self) -> None:
        super().__init__()
        self._players: list[tuple[str, str | None]] = []
        """The name and colour of each player; the Trust has no colour."""
        self._current: int | None = None
        self._backwards = False
        self._present: Mapping[str, bool | None] = {}
        self._label = SoftLabel(self.tr("Order"))
        self._shapes = Picture(self._draw)
        row(self._label, self._shapes, into=self)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    @property
    def names(self) -> list[str]:
        """The players from first to last."""
        return [name for name, _ in self._players]

    def minimumSizeHint(self) -> QSize:
        return self._shapes.size()

    def show_label(self, labelled: bool) -> None:
        """Show the label, or leave it to the shapes where room is short."""
        if labelled == self._label.isHidden():
            self._label.setVisible(labelled)
            self.updateGeometry()

    @property
    def room_for_label(self) -> int:
        return self._label.sizeHint().width() + 8

    def show_game(self, game: Game) -> None:
        before = self._players, self._current, self._backwards
        order = game.state.order
        players = game.config.players
        self._players = [(players[seat].name, players[seat].color) for seat in order]
        current = None if game.current is None else self._players[order.index(game.current)]
        if game.state.trust is not None:
            self._players.insert(TRUST_PLACE, (color_word(None), None))
        self._current = None if current is None else self._players.index(current)
        self._backwards = any(
            phase.backwards for phase in game.state.rules.round if phase.name == game.state.phase
        )
        if (self._players, self._current, self._backwards) != before:
            self._shapes.setFixedSize(EDGE + STEP * len(self._players), HEIGHT)
            self._shapes.update()
            self._tell()

    def show_presence(self, present: Mapping[str, bool | None]) -> None:
        """Show who is there, by colours, if people sit at several machines; None: nobody knows."""
        if present != self._present:
            self._present = present
            self._shapes.update()
            self._tell()

    def topics_at(self, _place: QPoint) -> tuple[str, ...]:
        return ("order",)

    def _tell(self) -> None:
        order = self.tr("Order: {names}").format(names=", ".join(self.names))
        away = [name for name, color in self._players if self._present.get(color or "") is False]
        if away:
            order += "\n" + self.tr("Not there: {names}").format(names=listed(away))
        self.setAccessibleName(order)
        if self._backwards:
            order += "\n" + self.tr("In this phase the last one begins")
        self.setToolTip(plain_tip(order))
        self.updateGeometry()  # at once: the header shares its room out now

    # -- the shapes ---------------------------------------------------------------------------

    def _draw(self, painter: QPainter, area: QRectF) -> None:
        boxes = [
            QRectF(EDGE + 2 + STEP * place, area.center().y() - SHAPE / 2, SHAPE, SHAPE)
            for place in range(len(self._players))
        ]
        for place, (_, color) in enumerate(self._players):
            if place == self._current and color is not None:
                tint = player_color(color)
                painter.setPen(QPen(tint, 2))
                painter.setBrush(see_through(tint, 0.22))
                painter.drawRoundedRect(boxes[place].adjusted(-4, -4, 4, 4), 7, 7)
            draw_house(painter, boxes[place], color)
            if color is not None and color in self._present:
                draw_presence(painter, boxes[place].bottomRight(), self._present[color])
        if self._backwards and len(boxes) > 1:
            self._draw_arrow(painter, boxes[0].left(), boxes[-1].right(), area.bottom() - HEAD)

    def _draw_arrow(self, painter: QPainter, first: float, last: float, y: float) -> None:
        """Draw an arrow below the shapes, from last to first, for a phase in reverse order."""
        ink = theme().color("text_soft")
        painter.setPen(QPen(ink, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(first + HEAD, y), QPointF(last, y))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        back = first + 2 * HEAD
        painter.drawPolygon([QPointF(first, y), QPointF(back, y - HEAD), QPointF(back, y + HEAD)])
