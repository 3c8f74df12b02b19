"""Painting what lies still under a game: sea, land, regions, borders and wires.

Whatever is soft by nature (water, hills, the glow along borders) is painted once, coarsely, and
spread out smoothly inside of sharp outlines: that looks the same at every zoom and is many times
faster than wide strokes. Outpost has a planet instead: its sky over the horizon, and what lies on
its ground, come first.
"""

import functools
from collections.abc import Collection, Iterator, Sequence
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from powergrid_qt.engine import Board
from powergrid_qt.pyside_faults import draws_pixels
from powergrid_qt.views.board.drawing import Chunks, Outlines
from powergrid_qt.views.board.looks import round_pen
from powergrid_qt.views.board.plain_drawing import drawing_of
from powergrid_qt.views.style.theme import REGION_TINTS, Theme, mix, theme

# -- Outpost's planet -------------------------------------------------------------------------

SKY_KINDS = ("star", "moon", "atmosphere")
DEEP_KINDS = ("canyon",)
"""The decor that lies on the ground, below the plateaus of the regions."""
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


def sky(bounds: QRectF, look: Theme) -> QLinearGradient:
    """Return a sky from the depth of space down to the haze over the horizon."""
    night = look.text if look.name == "light" else look.window
    gradient = QLinearGradient(bounds.topLeft(), QPointF(bounds.left(), bounds.top() + 320))
    gradient.setColorAt(0, QColor(night))
    gradient.setColorAt(0.45, mix(night, look.focus, 0.35))
    gradient.setColorAt(0.85, mix(look.focus, look.sea, 0.55))
    return gradient


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
"""The pixels for each unit of the drawing, in coarse and in fine textures."""
_SHALLOWS = (90.0, 64.0, 40.0, 20.0)
"""Widths of the bands in which the water gets lighter towards the coast."""
_BANDS = (20.0, 14.0, 8.0)
"""Widths of the bands in which a region's tint gets stronger towards its border."""


def _ground(outlines: Outlines, look: Theme) -> QColor:
    """Return the colour of the land: green, but dry and warm on Outpost's planet."""
    if outlines.sea:
        return look.color("land")
    return mix(look.land, REGION_TINTS["orange"], 0.20 if look.name == "light" else 0.12)


def _tint(outlines: Outlines, region: str, look: Theme, *, lit: bool) -> QColor:
    tint = QColor(REGION_TINTS[outlines.region_colors[region]])
    tint.setAlphaF((0.34 if look.name == "dark" else 0.40) if lit else 0.07)
    return tint


class PlainColors:
    """Plain colours, which files of lines get in place of `Textures`."""

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
        self._sea: QBrush | None = None

    @property
    def sea(self) -> QBrush:
        """Deep water, lighter towards the coast, with the shadow of the land."""
        for _ in self.paint_sea():
            pass
        assert self._sea is not None
        return self._sea

    def paint_sea(self) -> Iterator[None]:
        """Make the sea in steps, one for each band along the coast, unless it is there."""
        if self._sea is not None:
            return
        outlines, look = self._outlines, self._look
        picture = _Picture(outlines.bounds, _COARSE)
        with picture.painter() as painter:
            painter.fillRect(outlines.bounds, look.color("sea_deep"))
            painter.drawImage(outlines.bounds, _hills(10))
        shallow = look.color("sea").lighter(104 if look.name == "light" else 122)
        yield from picture.paint_bands(outlines.coast, shallow, _SHALLOWS)
        with picture.painter() as painter:
            painter.setBrush(look.color("shadow"))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPath(outlines.land.translated(2, 3))
        self._sea = picture.brush()

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
            for _ in picture.paint_bands(self._outlines.region_edges[region], tint, _BANDS):
                pass
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


Fills = Textures | PlainColors


class _Picture:
    """A picture of an area of the board, and the brush that paints it in its place."""

    def __init__(self, area: QRectF, scale: float) -> None:
        self._area, self._scale = area, scale
        self._image = QImage((area.size() * scale).toSize(), QImage.Format.Format_RGB32)
        self._image.fill(Qt.GlobalColor.black)  # the last row may lie half outside of the area

    def paint_bands(self, edges: Chunks, color: QColor, widths: Sequence[float]) -> Iterator[None]:
        """Bands along a line, one on the other and stronger towards it; a step for each."""
        layer = QImage(self._image.size(), _TRANSPARENT)
        layer.fill(Qt.GlobalColor.transparent)
        for number, width in enumerate(widths, 1):
            shade = QColor(color)
            shade.setAlphaF(color.alphaF() * number / len(widths) * 0.75)
            band = round_pen(shade, width)
            band.setJoinStyle(Qt.PenJoinStyle.BevelJoin)  # seen by nobody, and twice as fast
            with self.painter(layer) as painter:
                # Replacing, not covering: where pieces of the line meet it gets no stronger.
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
                edges.stroke(painter, band, self._area)
            yield
        with QPainter(self._image) as painter:
            painter.drawImage(0, 0, layer)

    def painter(self, layer: QImage | None = None) -> QPainter:
        """Return a painter in units of the board, for the picture or a layer that will cover it."""
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


# -- all of it ---------------------------------------------------------------------------------

OVERVIEW_SIZE = 1400
"""The longer side of the picture that is stretched while somebody zooms."""


class Landscape:
    """Paints a board without cities and costs, whole or in parts."""

    def __init__(self, outlines: Outlines) -> None:
        self.outlines = outlines
        self._textures: dict[str, Textures] = {}

    def paint(
        self, painter: QPainter, in_play: Collection[str], area: QRectF | None = None
    ) -> None:
        """`area`: what will be seen. Files of lines get plain colours in place of textures."""
        area = self.outlines.bounds if area is None else area
        soft = draws_pixels()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        fills = self._textures_now() if soft else PlainColors(self.outlines, theme())
        self._fill(painter, fills, in_play, area)
        self._paint_decor(painter, area, GROUND_KINDS)
        self._paint_lines(painter, in_play, area)
        if soft:
            _paint_grain(painter)
        self._paint_wires(painter, in_play, area)

    def sketch(self, painter: QPainter, in_play: Collection[str], area: QRectF) -> None:
        """Sea, land and regions in plain colours: many times faster than the whole, and enough for
        the moment until that is painted."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        self._fill(painter, PlainColors(self.outlines, theme()), in_play, area)

    def warm_up(self) -> Iterator[str]:
        """Make what painting needs before it is needed, in steps."""
        textures = self._textures_now()
        _ = grain(), textures.land
        yield "textures"
        if self.outlines.sea:
            for _ in textures.paint_sea():
                yield "sea"
        for region in self.outlines.regions:
            for lit in (True, False):
                textures.region(region, lit=lit)
            yield region

    def _textures_now(self) -> Textures:
        return self._textures.setdefault(theme().name, Textures(self.outlines, theme()))

    def _fill(
        self, painter: QPainter, fills: Fills, in_play: Collection[str], area: QRectF
    ) -> None:
        outlines = self.outlines
        painter.fillRect(area, fills.sea if outlines.sea else QBrush(sky(outlines.bounds, theme())))
        self._paint_decor(painter, area, SKY_KINDS)
        painter.fillPath(outlines.land, fills.land)
        self._paint_decor(painter, area, DEEP_KINDS)
        for region, path in outlines.regions.items():
            if path.boundingRect().intersects(area):
                painter.fillPath(path, fills.region(region, lit=region in in_play))

    def _paint_decor(self, painter: QPainter, area: QRectF, kinds: Collection[str]) -> None:
        """What the drawing has of these kinds, in its order: from the back to the front."""
        for kind, path in self.outlines.decor:
            if kind in kinds and path.boundingRect().intersects(area):
                painter.fillPath(path, _fill(kind, path, theme()))

    def _paint_lines(self, painter: QPainter, in_play: Collection[str], area: QRectF) -> None:
        outlines, look = self.outlines, theme()
        outlines.borders.stroke(painter, round_pen(look.color("land_line", 0.55), 0.9), area)
        if outlines.sea:
            outlines.coast.stroke(painter, round_pen(look.color("land_line"), 1.0), area)
        for region, edges in outlines.region_edges.items():
            tint = QColor(REGION_TINTS[outlines.region_colors[region]])
            edge = tint.darker(125) if look.name == "light" else tint
            edge.setAlphaF(0.8 if region in in_play else 0.2)
            edges.stroke(painter, round_pen(edge, 1.2), area)
        # Over the edges of the regions, which run straight through lakes.
        painter.fillPath(outlines.lakes, look.color("sea_deep"))
        outlines.shores.stroke(painter, round_pen(look.color("land_line", 0.8), 0.7), area)

    def _paint_wires(self, painter: QPainter, in_play: Collection[str], area: QRectF) -> None:
        outlines, regions, look = self.outlines, set(in_play), theme()
        wires = list(zip(outlines.wires, outlines.wire_regions, strict=True))
        idle = Chunks(wire for wire, ends in wires if not ends <= regions)
        lively = Chunks(wire for wire, ends in wires if ends <= regions)
        idle.stroke(painter, _wire(look.color("wire_idle", 0.45), 1.6), area)
        if outlines.tubes:
            ribs = _wire(look.color("wire", 0.45), 4.6)
            ribs.setDashPattern([0.22, 1.3])
            pens = [
                _wire(look.color("shadow"), 9.0),
                _wire(look.color("wire"), 7.0),
                _wire(look.color("raised"), 4.6),
                ribs,
            ]
        else:
            pens = [_wire(look.color("label_halo", 0.55), 5.4), _wire(look.color("wire"), 2.4)]
        for each in pens:
            lively.stroke(painter, each, area)


@functools.cache
def landscape_of(board: Board) -> Landscape:
    """Return the landscape of a board, made once: all pages share it."""
    return Landscape(Outlines(board, drawing_of(board)))


class BackgroundItem(QGraphicsItem):
    def __init__(self, landscape: Landscape) -> None:
        super().__init__()
        self._landscape = landscape
        self._bounds = landscape.outlines.bounds
        self._in_play = frozenset(landscape.outlines.regions)
        self._overview: QPixmap | None = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        # With it, Qt tells which part has to be painted.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(-10)

    def show_regions(self, in_play: frozenset[str]) -> None:
        self._in_play = in_play
        self.forget()

    def forget(self) -> None:
        """Paint everything anew: regions or theme have changed. `update` alone is not enough: if
        the view is also scrolled before the next painting, Qt (6.8 to 6.11) paints only what that
        uncovers and moves the pixels that it has kept of the rest."""
        self._overview = None
        kept = self.cacheMode()
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self.setCacheMode(kept)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._landscape.paint(painter, self._in_play, option.exposedRect & self._bounds)

    def paint_sketch(self, painter: QPainter, area: QRectF) -> None:
        self._landscape.sketch(painter, self._in_play, area & self._bounds)

    def paint_overview(self, painter: QPainter) -> None:
        """Paint quickly and a little blurred, from one picture for all sizes."""
        if self._overview is None:
            scale = OVERVIEW_SIZE / max(self._bounds.width(), self._bounds.height())
            self._overview = QPixmap((self._bounds.size() * scale).toSize())
            with QPainter(self._overview) as canvas:
                canvas.scale(scale, scale)
                canvas.translate(-self._bounds.topLeft())
                self._landscape.paint(canvas, self._in_play)
        painter.drawPixmap(self._bounds, self._overview, QRectF(self._overview.rect()))


def _wire(color: QColor, width: float) -> QPen:
    """A pen without round ends: they lie under the cities, and take most of the time."""
    return QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)


def _paint_grain(painter: QPainter) -> None:
    """Paint the grain of paper, which keeps its size on the screen."""
    painter.save()
    painter.resetTransform()
    device = painter.device()
    painter.fillRect(QRectF(0, 0, device.width(), device.height()), QBrush(grain()))
    painter.restore()
