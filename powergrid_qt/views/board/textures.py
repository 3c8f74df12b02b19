"""Soft colour for the landscape: water, hills and the glow along borders, as coarse pictures.

Whatever is soft by nature is painted once, coarsely, and spread out smoothly inside of sharp
outlines: that looks the same at every zoom and is many times faster than wide strokes. Outpost has
a planet instead: its sky over the horizon, and what lies on its ground, come first.
"""

import functools
from collections.abc import Collection
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from powergrid_qt.views.board.looks import round_pen
from powergrid_qt.views.board.outlines import Chunks, Outlines
from powergrid_qt.views.style.theme import REGION_TINTS, Theme, mix

# -- Outpost's planet -------------------------------------------------------------------------

SKY_KINDS = ("star", "moon", "atmosphere")
DEEP_KINDS = ("canyon",)
"""On the ground, below the plateaus of the regions."""
GROUND_KINDS = ("dust", "crater_rim", "crater", "crater_floor", "ridge", "ridge_light")
_FILLS = {
    "dust": (255, 255, 255, 26),
    "crater_rim": (255, 255, 255, 46),
    "crater": (0, 0, 0, 44),
    "crater_floor": (255, 255, 255, 22),
    "ridge": (0, 0, 0, 52),
    "ridge_light": (255, 255, 255, 60),
    "canyon": (0, 0, 0, 58),
    "star": (255, 255, 255, 200),
}


def ground_color(look: Theme) -> QColor:
    """Dry and warm, where other boards have green land."""
    return mix(look.land, REGION_TINTS["orange"], 0.20 if look.name == "light" else 0.12)


def sky(bounds: QRectF, look: Theme) -> QLinearGradient:
    """From the depth of space down to the haze over the horizon."""
    night = look.text if look.name == "light" else look.window
    gradient = QLinearGradient(bounds.topLeft(), QPointF(bounds.left(), bounds.top() + 320))
    gradient.setColorAt(0, QColor(night))
    gradient.setColorAt(0.45, mix(night, look.focus, 0.35))
    gradient.setColorAt(0.85, mix(look.focus, look.sea, 0.55))
    return gradient


def paint_decor(
    painter: QPainter, outlines: Outlines, look: Theme, area: QRectF, kinds: Collection[str]
) -> None:
    """What the drawing has of these kinds, in its order: from the back to the front."""
    for kind, path in outlines.decor:
        if kind in kinds and path.boundingRect().intersects(area):
            painter.fillPath(path, _fill(kind, path, look))


def _fill(kind: str, path: QPainterPath, look: Theme) -> QBrush:
    box = path.boundingRect()
    if kind == "moon":
        light = box.topLeft() + QPointF(box.width() * 0.35, box.height() * 0.35)
        shade = QRadialGradient(light, box.width() * 0.75)
        shade.setColorAt(0, mix("#ffffff", look.land, 0.25))
        shade.setColorAt(1, mix(look.sea, look.text if look.name == "light" else look.window, 0.6))
        return QBrush(shade)
    if kind == "atmosphere":
        return QBrush(look.color("focus", 0.13))
    if kind in ("crater", "crater_rim"):
        # The light comes from the upper left: it falls on the far wall of a hollow.
        red, green, blue, alpha = _FILLS[kind]
        slope = QLinearGradient(box.topLeft(), box.bottomRight())
        bright, dim = (0.35, 1.2) if kind == "crater_rim" else (1.5, 0.35)
        slope.setColorAt(0, QColor(red, green, blue, round(alpha * bright)))
        slope.setColorAt(1, QColor(red, green, blue, round(alpha * dim)))
        return QBrush(slope)
    fill = QColor(*_FILLS[kind])
    if look.name == "dark" and kind != "star" and fill.red():
        fill.setAlphaF(fill.alphaF() * 0.45)  # light on dark ground is stronger than on bright
    return QBrush(fill)


# -- textures ---------------------------------------------------------------------------------

_TRANSPARENT = QImage.Format.Format_ARGB32_Premultiplied
_COARSE, _FINE = 0.25, 0.5
"""Pixels for each unit of the drawing."""
_SHALLOWS = (90.0, 64.0, 40.0, 20.0)
"""Widths of the bands in which the water gets lighter towards the coast."""
_BANDS = (20.0, 14.0, 8.0)
"""Widths of the bands in which a region's tint gets stronger towards its border."""


def _ground(outlines: Outlines, look: Theme) -> QColor:
    return look.color("land") if outlines.sea else ground_color(look)


def _tint(outlines: Outlines, region: str, look: Theme, *, lit: bool) -> QColor:
    tint = QColor(REGION_TINTS[outlines.region_colors[region]])
    tint.setAlphaF((0.34 if look.name == "dark" else 0.40) if lit else 0.07)
    return tint


class PlainColors:
    """What files of lines get in place of `Textures`."""

    def __init__(self, outlines: Outlines, look: Theme) -> None:
        self._outlines = outlines
        self._look = look
        self.sea = look.color("sea")
        self.land = _ground(outlines, look)

    def region(self, region: str, *, lit: bool) -> QColor:
        tint = _tint(self._outlines, region, self._look, lit=lit)
        return mix(self.land, QColor(tint.rgb()), tint.alphaF())


class Textures:
    """The brushes of a board in one theme; each is made when it is first asked for."""

    def __init__(self, outlines: Outlines, look: Theme) -> None:
        self._outlines = outlines
        self._look = look
        self._brushes: dict[tuple[str, bool], QBrush] = {}

    @functools.cached_property
    def sea(self) -> QBrush:
        """Deep water, lighter towards the coast, with the shadow of the land."""
        outlines, look = self._outlines, self._look
        picture = _Picture(outlines.bounds, _COARSE)
        with picture.painter() as painter:
            painter.fillRect(outlines.bounds, look.color("sea_deep"))
            painter.drawImage(outlines.bounds, _hills(10))
        shallow = look.color("sea").lighter(104 if look.name == "light" else 122)
        picture.add_bands(outlines.coast, shallow, _SHALLOWS)
        with picture.painter() as painter:
            painter.setBrush(look.color("shadow"))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPath(outlines.land.translated(2, 3))
        return picture.brush()

    @functools.cached_property
    def land(self) -> QBrush:
        picture = _Picture(self._outlines.bounds, _COARSE)
        with picture.painter() as painter:
            self._paint_ground(painter, self._outlines.bounds)
        return picture.brush()

    def region(self, region: str, *, lit: bool) -> QBrush:
        """The land in the region's tint, stronger along the border like in an atlas."""
        brush = self._brushes.get((region, lit))
        if brush is None:
            path = self._outlines.regions[region]
            area = path.boundingRect().adjusted(-2, -2, 2, 2)
            picture = _Picture(area, _FINE)
            tint = _tint(self._outlines, region, self._look, lit=lit)
            with picture.painter() as painter:
                self._paint_ground(painter, area)
                painter.fillRect(area, tint)
            tint.setAlphaF(tint.alphaF() * 1.5)
            picture.add_bands(self._outlines.region_edges[region], tint, _BANDS)
            brush = self._brushes[region, lit] = picture.brush()
        return brush

    def _paint_ground(self, painter: QPainter, area: QRectF) -> None:
        bounds = self._outlines.bounds
        light = QLinearGradient(bounds.topLeft(), bounds.bottomRight())
        land = _ground(self._outlines, self._look)
        light.setColorAt(0, land.lighter(103))
        light.setColorAt(1, land.darker(103))
        painter.fillRect(area, QBrush(light))
        painter.drawImage(bounds, _hills(12))


class _Picture:
    """A picture of an area of the board, and the brush that paints it in its place."""

    def __init__(self, area: QRectF, scale: float) -> None:
        self._area, self._scale = area, scale
        self._image = QImage((area.size() * scale).toSize(), QImage.Format.Format_RGB32)
        self._image.fill(Qt.GlobalColor.black)  # the last row may lie half outside of the area

    def add_bands(self, edges: Chunks, color: QColor, widths: tuple[float, ...]) -> None:
        """Bands along a line, one on the other and stronger towards it."""
        layer = QImage(self._image.size(), _TRANSPARENT)
        layer.fill(Qt.GlobalColor.transparent)
        full = color.alphaF()
        with self.painter(layer) as painter:
            # Replacing, not covering: where pieces of the line meet it gets no stronger.
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            for number, width in enumerate(widths, 1):
                color.setAlphaF(full * number / len(widths) * 0.75)
                band = round_pen(color, width)
                band.setJoinStyle(Qt.PenJoinStyle.BevelJoin)  # seen by nobody, and twice as fast
                edges.stroke(painter, band, self._area)
        with QPainter(self._image) as painter:
            painter.drawImage(0, 0, layer)

    def painter(self, layer: QImage | None = None) -> QPainter:
        """In units of the board; for the picture, or for a layer that will cover it."""
        painter = QPainter(self._image if layer is None else layer)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self._scale, self._scale)
        painter.translate(-self._area.topLeft())
        return painter

    def brush(self) -> QBrush:
        brush = QBrush(self._image)
        place = QTransform.fromTranslate(self._area.left(), self._area.top())
        brush.setTransform(QTransform.fromScale(1 / self._scale, 1 / self._scale) * place)
        return brush


@functools.cache
def _hills(strength: int) -> QImage:
    """Soft noise: coarse random dots, spread out smoothly, in two sizes."""
    result = QImage(480, 320, _TRANSPARENT)
    result.fill(Qt.GlobalColor.transparent)
    with QPainter(result) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for width, height in ((36, 24), (84, 56)):
            dots = _dots(width, height, strength, f"hills {width}")
            painter.drawImage(QRectF(result.rect()), dots)
    return result


@functools.cache
def grain() -> QPixmap:
    """The grain of paper, in pixels of the screen."""
    return QPixmap.fromImage(_dots(128, 128, 9, "grain"))


def _dots(width: int, height: int, strength: int, seed: str) -> QImage:
    """Random dots, from light over nothing to dark."""
    data = Random(seed).randbytes(width * height)
    image = QImage(data, width, height, width, QImage.Format.Format_Indexed8)
    levels = [
        (255 if value < 128 else 0, abs(value - 128) * strength // 128) for value in range(256)
    ]
    image.setColorTable([QColor(shade, shade, shade, alpha).rgba() for shade, alpha in levels])
    return image.convertToFormat(_TRANSPARENT)
