"""The costs of the connections: pills that lie on their lines."""

import math
from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from powergrid_qt.views.board.city_item import FADED
from powergrid_qt.views.board.drawing import ConnectionPlace
from powergrid_qt.views.board.looks import BOLD, PILL, PILL_SIZE, draw_text
from powergrid_qt.views.style.pace import Pace
from powergrid_qt.views.style.theme import theme

_MARGIN = 2.0
_AROUND = (-20, -20, 20, 20)
"""So far from its middle a pill may still be seen."""
_SPRITE = PILL.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
UNKNOWN = "?"
"""In place of a cost that a tile will decide."""

Face = tuple[str, bool, bool]
"""What a pill looks like: its text, whether it is in play, whether it lies on the lit way."""


class PillLayer(QGraphicsItem):
    """All pills in one item: few looks, each painted once for the zoom in use, in many places."""

    def __init__(self, places: Sequence[ConnectionPlace], bounds: QRectF, pace: Pace) -> None:
        super().__init__()
        self._places = [QPointF(*place.pill) for place in places]
        self._bounds = bounds
        self._pace = pace
        self._costs: dict[int, int | None] = dict.fromkeys(range(len(places)))
        self._in_play: set[int] = set(range(len(places)))
        self._on_way: frozenset[int] = frozenset()
        self._faces: list[Face] = []
        self._sprites: dict[Face, tuple[float, QPixmap]] = {}
        self._set_faces()
        # With it, Qt tells which part has to be painted.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def show_costs(self, costs: Mapping[int, int | None]) -> None:
        self._costs.update(costs)
        self._set_faces()

    def show_in_play(self, connections: Collection[int]) -> None:
        self._in_play = set(connections)
        self._set_faces()

    def show_way(self, connections: Collection[int]) -> None:
        if self._on_way != frozenset(connections):
            self._on_way = frozenset(connections)
            self._set_faces()

    def cost(self, connection: int) -> int | None:
        return self._costs[connection]

    def box(self, connection: int) -> QRectF:
        """Where a pill lies in the scene."""
        return PILL.translated(self._places[connection])

    def forget(self) -> None:
        self._sprites.clear()
        self.update()

    def _set_faces(self) -> None:
        self._faces = [
            (_text(self._costs[number]), number in self._in_play, number in self._on_way)
            for number in range(len(self._places))
        ]
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if widget is None:  # rendered into a picture or a file
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place, face in zip(self._places, self._faces, strict=True):
                painter.translate(place)
                draw_pill(painter, face)
                painter.translate(-place)
            return
        full = painter.deviceTransform()
        scale = full.m11()
        ratio = painter.device().devicePixelRatioF()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.resetTransform()
        to_logical, _ = painter.deviceTransform().inverted()
        near = option.exposedRect.adjusted(*_AROUND)
        for place, face in zip(self._places, self._faces, strict=True):
            if not near.contains(place):
                continue
            made_for, sprite = self._sprite(face, scale)
            corner = full.map(place + _SPRITE.topLeft())
            if made_for == scale:
                sprite.setDevicePixelRatio(ratio)
                snapped = QPointF(round(corner.x()), round(corner.y()))
                painter.drawPixmap(to_logical.map(snapped), sprite)
            else:
                box = to_logical.mapRect(full.mapRect(_SPRITE.translated(place)))
                painter.drawPixmap(box, sprite, QRectF(sprite.rect()))
        painter.restore()

    def _sprite(self, face: Face, scale: float) -> tuple[float, QPixmap]:
        kept = self._sprites.get(face)
        if kept is None or (kept[0] != scale and self._pace.allows()):
            size = _SPRITE.size() * scale
            pixmap = QPixmap(math.ceil(size.width()), math.ceil(size.height()))
            pixmap.fill(Qt.GlobalColor.transparent)
            with QPainter(pixmap) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.scale(scale, scale)
                painter.translate(-_SPRITE.topLeft())
                draw_pill(painter, face)
            kept = self._sprites[face] = (scale, pixmap)
        return kept


def _text(cost: int | None) -> str:
    return UNKNOWN if cost is None else str(cost)


def draw_pill(painter: QPainter, face: Face) -> None:
    """A pill around (0, 0)."""
    text, in_play, on_way = face
    look = theme()
    painter.setOpacity(1.0 if in_play else FADED)
    painter.setPen(Qt.PenStyle.NoPen)
    if in_play:
        painter.setBrush(look.color("shadow"))
        painter.drawRoundedRect(PILL.translated(0.4, 1.2), 7.5, 7.5)
    painter.setBrush(look.color("lit" if on_way else "pill"))
    painter.setPen(QPen(look.color("lit" if on_way else "wire", 0.9), 1.0))
    painter.drawRoundedRect(PILL.adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
    strength = 0.5 if text == UNKNOWN else 1.0
    color = look.color("lit_text" if on_way else "pill_text", strength)
    draw_text(painter, QPointF(), text, PILL_SIZE, BOLD, color)
    painter.setOpacity(1.0)
