"""Drawings from files, `resources/art` and `resources/icons`; icons for buttons and menus. A file
that leaves a colour to the program says `currentColor`. What is different in the dark stands at the
end of its style sheet, as for a browser: `@media (prefers-color-scheme: dark)`."""

import functools
import re
from collections.abc import Callable

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer

from powergrid_qt.paths import resources_dir
from powergrid_qt.pyside_faults import keep_for_good
from powergrid_qt.views.style.pictures import draw_sprite, painted, square_around
from powergrid_qt.views.style.theme import DARK, theme

THINNEST = 0.9
"""The width of the thinnest lines, in pixels; lines that would be thinner are not dashed either."""

_DARK = re.compile(r"@media \(prefers-color-scheme: dark\) \{(.*)\}(?=\s*</style>)", re.DOTALL)
_LINE = re.compile(r'stroke-width="([\d.]+)"(?:\s+stroke-dasharray="[^"]*")?')
_WIDTH = re.compile(r'viewBox="\S+ \S+ (\S+)')
_STEP = re.compile(r"([MLQCZ])([^MLQCZ]*)")


def draw_svg(
    painter: QPainter,
    rect: QRectF,
    name: str,
    color: QColor | None = None,
    *,
    on_paper: bool = False,
) -> None:
    """A drawing in the largest square in the middle of a rectangle. `on_paper`: it lies on
    something that is pale in both themes."""
    square = square_around(rect.center(), min(rect.width(), rect.height()))
    ink = "" if color is None else color.name()
    dark = theme() is DARK and not on_paper

    def draw(painter: QPainter, square: QRectF) -> None:
        svg_renderer(name, square.width(), ink, dark=dark).render(painter, square)

    opacity = painter.opacity()
    if color is not None:
        painter.setOpacity(opacity * color.alphaF())
    draw_sprite(painter, square, (name, ink, dark), draw)
    painter.setOpacity(opacity)


@functools.lru_cache(maxsize=64)
def svg_renderer(name: str, width: float, ink: str = "", *, dark: bool) -> QSvgRenderer:
    """Renders a drawing that will be so many pixels wide."""
    text = _text(name).replace("currentColor", ink)
    if dark:
        text = _DARK.sub(r"\1", text)
    return QSvgRenderer(QByteArray(_without_hairlines(text, width).encode()))


@functools.cache
def svg_path(name: str, path_id: str) -> QPainterPath:
    """A path of a drawing: one that is written in lines and curves with absolute coordinates."""
    found = re.search(rf'id="{path_id}"[^>]*?\bd="([^"]*)"', _text(name))
    assert found is not None, (name, path_id)
    path = QPainterPath()
    add: dict[str, Callable[..., None]] = {
        "M": path.moveTo,
        "L": path.lineTo,
        "Q": path.quadTo,
        "C": path.cubicTo,
        "Z": path.closeSubpath,
    }
    for command, numbers in _STEP.findall(found[1]):
        add[command](*map(float, numbers.split()))
    return path


@functools.cache
def _text(name: str) -> str:
    return (resources_dir() / f"{name}.svg").read_text(encoding="utf-8")


def read_ahead() -> None:
    """Read all drawings before they are drawn; a thread may do it, as nothing of Qt is used."""
    root = resources_dir()
    for folder in ("art", "icons"):
        for path in (root / folder).rglob("*.svg"):
            _text(path.relative_to(root).with_suffix("").as_posix())


def _without_hairlines(text: str, width: float) -> str:
    box = _WIDTH.search(text)
    assert box is not None
    thinnest = THINNEST * float(box[1]) / width

    def widened(line: re.Match[str]) -> str:
        return line[0] if float(line[1]) >= thinnest else f'stroke-width="{thinnest:.2f}"'

    return _LINE.sub(widened, text)


def draw_icon(painter: QPainter, rect: QRectF, name: str, color: QColor | str) -> None:
    """Draw an icon in a colour, which may be the name of one of the theme's."""
    ink = theme().color(color) if isinstance(color, str) else color
    draw_svg(painter, rect, f"icons/{name}", ink)


@functools.cache
def icon(name: str, color: str = "text") -> QIcon:
    """An icon in a colour of the theme, by the names of both (`accent_text` on main buttons)."""
    return QIcon(_ThemedIcon(name, color))


class _ThemedIcon(QIconEngine):
    """Paints when asked, so that icons follow the theme without being made again."""

    def __init__(self, name: str, color: str) -> None:
        super().__init__()
        self._name, self._color = name, color

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        color = theme().color(self._color)
        if mode is QIcon.Mode.Disabled:
            color = theme().color("text_soft", 0.55)
        draw_icon(painter, QRectF(rect), self._name, color)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return painted(
            lambda painter, box: self.paint(painter, box.toRect(), mode, state), size, 1.0
        )

    def clone(self) -> QIconEngine:
        """Qt makes one when an icon is changed, which nobody here does."""
        return keep_for_good(_ThemedIcon(self._name, self._color))
