"""A board as a picture: PNG, SVG and PDF files and prints, with a title and a legend.

A page has the board's units: what differs from one format to the other is only its scale.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import (
    QBuffer,
    QCoreApplication,
    QIODevice,
    QMarginsF,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QImage,
    QImageWriter,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPainterPath,
    QPdfWriter,
    QPen,
)
from PySide6.QtSvg import QSvgGenerator

from powergrid_qt.pyside_faults import drawing_page
from powergrid_qt.views.board.looks import BOLD, PILL, draw_text, text_width
from powergrid_qt.views.board.map_items import FADED, UNKNOWN, draw_pill
from powergrid_qt.views.board.pieces import draw_building_place
from powergrid_qt.views.board.scene import BoardScene
from powergrid_qt.views.style.pictures import draw_box
from powergrid_qt.views.style.theme import REGION_TINTS, see_through, theme
from powergrid_qt.words.names import board_name, in_words

DEFAULT_SIZE = 2400
MARGIN, HEAD, ROW = 28.0, 58.0, 26.0
_PDF_DPI = 300


def page_size(scene: BoardScene) -> QSizeF:
    """Return the size of board, title and legend together, in units of the drawing."""
    frame = scene.outlines.picture
    foot = ROW * len(legend_rows(scene, frame.width())) + 12
    return QSizeF(frame.width() + 2 * MARGIN, HEAD + frame.height() + foot + MARGIN)


def board_png(scene: BoardScene, size: int = DEFAULT_SIZE) -> bytes:
    """Return a board as PNG; `size`: the longer side, in pixels."""
    page = page_size(scene)
    scale = size / max(page.width(), page.height())
    image = QImage((page * scale).toSize(), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.scale(scale, scale)
        paint_page(painter, scene)
    return png_of(image)


def board_svg(scene: BoardScene) -> bytes:
    size, title = page_size(scene).toSize(), board_name(scene.board)
    return svg_of(size, lambda painter: paint_page(painter, scene), title)


def board_pdf(scene: BoardScene) -> bytes:
    """Return a board as PDF: one page of A4, upright or across as the board is."""
    buffer = _open_buffer()
    writer = QPdfWriter(buffer)
    writer.setTitle(board_name(scene.board))
    writer.setResolution(_PDF_DPI)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    turn_paper(scene, writer)
    print_board(scene, writer)
    return mended_pdf(bytes(buffer.data().data()))


def mended_pdf(data: bytes) -> bytes:
    """Qt 6.8 ends the first dictionary of a PDF with a number, which readers complain about. The
    right end takes as much room, so that everything stays where the file says it is."""
    return data.replace(b"/Trapped /False\n2\nendobj", b"/Trapped /False>>\nendobj", 1)


def turn_paper(scene: BoardScene, device: QPagedPaintDevice) -> None:
    """Have the paper upright or across as the board is, until somebody turns it otherwise."""
    page = page_size(scene)
    across = page.width() > page.height()
    turned = QPageLayout.Orientation.Landscape if across else QPageLayout.Orientation.Portrait
    device.setPageOrientation(turned)
    device.setPageMargins(QMarginsF(8, 8, 8, 8), QPageLayout.Unit.Millimeter)


def print_board(scene: BoardScene, device: QPagedPaintDevice) -> bool:
    """Print the board as large as the paper allows; False if the device takes nothing."""
    page = page_size(scene)
    painter = QPainter()
    if not painter.begin(device):
        return False
    room = QSizeF(painter.viewport().size())
    scale = min(room.width() / page.width(), room.height() / page.height())
    painter.translate(
        (room.width() - page.width() * scale) / 2, (room.height() - page.height() * scale) / 2
    )
    painter.scale(scale, scale)
    painter.setClipRect(QRectF(QPointF(0, 0), page))
    paint_page(painter, scene)
    return painter.end()


WRITERS: dict[str, Callable[[BoardScene], bytes]] = {
    ".png": board_png,
    ".svg": board_svg,
    ".pdf": board_pdf,
}


def png_of(picture: QImage) -> bytes:
    buffer = _open_buffer()
    QImageWriter(buffer, b"png").write(picture)
    return bytes(buffer.data().data())


def svg_of(size: QSize, paint: Callable[[QPainter], None], title: str = "") -> bytes:
    buffer, generator = _open_buffer(), QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRect(QPoint(0, 0), size))
    generator.setTitle(title)
    with QPainter(generator) as painter:
        paint(painter)
    return bytes(buffer.data().data())


def _open_buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


# -- the page ---------------------------------------------------------------------------------


def paint_page(painter: QPainter, scene: BoardScene) -> None:
    with drawing_page(painter):
        look = theme()
        page, frame = QRectF(QPointF(0, 0), page_size(scene)), scene.outlines.picture
        board = QRectF(QPointF(MARGIN, HEAD), frame.size())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(page, look.color("panel"))
        with scene.drawn_anew():
            scene.render(painter, board, frame)
        # Files of lines cannot clip: whatever reaches beyond the board is covered by the margins.
        around = QPainterPath()
        around.addRect(page.adjusted(-page.width(), -page.height(), page.width(), page.height()))
        around.addRect(board)
        painter.fillPath(around, look.color("panel"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.color("panel_line"), 1.5))
        painter.drawRect(board)
        write(painter, QPointF(MARGIN, HEAD / 2 - 1), board_name(scene.board), 32, BOLD)
        sizes = sizes_text(scene)
        at = QPointF(board.right() - text_width(sizes, TEXT_SIZE), HEAD / 2 + 4)
        write(painter, at, sizes, TEXT_SIZE, color=look.color("text_soft"))
        y = board.bottom() + 12 + ROW / 2
        for row in legend_rows(scene, frame.width()):
            x = MARGIN
            for entry in row:
                entry.paint(painter, QPointF(x, y))
                x += entry.width + SPACING
            y += ROW


def sizes_text(scene: BoardScene) -> str:
    """How large the board is; where a part of it is in play, how large that is."""
    board, in_play = scene.board, scene.in_play
    whole = {
        "cities": len(board.cities),
        "regions": len(board.regions),
        "connections": len(board.connections),
    }
    if len(in_play) == len(board.regions):
        text = QCoreApplication.translate(
            "BoardPicture", "{cities} cities in {regions} regions, {connections} connections"
        ).format(**whole)
    else:
        text = QCoreApplication.translate(
            "BoardPicture",
            "In play: {some_cities} of {cities} cities, {some_regions} of {regions} regions,"
            " {some_connections} of {connections} connections",
        ).format(
            some_cities=sum(city.region in in_play for city in board.cities),
            some_regions=len(in_play),
            some_connections=sum(ends <= in_play for ends in scene.outlines.wire_regions),
            **whole,
        )
    if "board" in board.marks:
        text += " · " + QCoreApplication.translate("BoardPicture", "a reconstruction")
    return text


# -- the legend: regions, slots, costs, buildings ---------------------------------------------

TEXT_SIZE = 15.0
GAP, SPACING = 6.0, 24.0

Sign = Callable[[QPainter, QPointF], None]
"""Paints a sign around a point."""


@dataclass(frozen=True, slots=True)
class Entry:
    sign: Sign
    sign_width: float
    text: str
    faded: bool = False

    @property
    def width(self) -> float:
        return self.sign_width + GAP + text_width(self.text, TEXT_SIZE)

    def paint(self, painter: QPainter, left: QPointF) -> None:
        """Paint the entry; `left` is the middle of its left side."""
        painter.setOpacity(FADED if self.faded else 1.0)
        self.sign(painter, left + QPointF(self.sign_width / 2, 0))
        write(painter, left + QPointF(self.sign_width + GAP, 0), self.text, TEXT_SIZE)
        painter.setOpacity(1.0)


def write(
    painter: QPainter, left: QPointF, text: str, size: float, weight: int = 600,
    color: QColor | None = None,
) -> None:  # fmt: skip
    """A line of text in the map's font; `left` is the middle of its left side."""
    middle = left + QPointF(text_width(text, size, weight) / 2, 0)
    draw_text(painter, middle, text, size, weight, color or theme().color("text"))


def legend_rows(scene: BoardScene, room: float) -> list[list[Entry]]:
    """The regions in as many rows as they need, then the signs."""
    rows: list[list[Entry]] = [[]]
    taken = 0.0
    for region in scene.board.regions:
        swatch = partial(_swatch, tint=QColor(REGION_TINTS[region.color]))
        entry = Entry(swatch, 20, in_words(region.names), faded=region.id not in scene.in_play)
        if taken + entry.width > room:
            rows.append([])
            taken = 0.0
        rows[-1].append(entry)
        taken += entry.width + SPACING
    return [*rows, _signs(scene)]


def _signs(scene: BoardScene) -> list[Entry]:
    translate = QCoreApplication.translate
    prices = " / ".join(scene.slot_prices)
    slots = translate("BoardPicture", "City, slots for {prices}").format(prices=prices)
    if scene.outlines.tubes:
        hall = partial(_city, box=QRectF(-12, -9, 24, 18), radius=5)
        plant, shelter = (partial(_building, kind=kind) for kind in ("plant", "shelter"))
        return [
            Entry(hall, 24, slots),
            Entry(plant, 22, translate("BoardPicture", "place for a plant")),
            Entry(shelter, 22, translate("BoardPicture", "place for a shelter")),
            _cost(UNKNOWN, translate("BoardPicture", "cost: a shuffled tile")),
        ]
    disc = partial(_city, box=QRectF(-10.5, -10.5, 21, 21), radius=10.5)
    cost = _cost("12", translate("BoardPicture", "cost of a connection"))
    return [Entry(disc, 24, slots), cost]


def _cost(figure: str, words: str) -> Entry:
    return Entry(partial(_pill, text=figure), PILL.width(), words)


def _swatch(painter: QPainter, at: QPointF, tint: QColor) -> None:
    box = QRectF(-9, -7, 18, 14).translated(at)
    draw_box(painter, box, 3, see_through(tint, 0.55), tint.darker(125), 1.2)


def _city(painter: QPainter, at: QPointF, box: QRectF, radius: float) -> None:
    ground, line = theme().color("city"), theme().color("city_line")
    draw_box(painter, box.translated(at), radius, ground, line, 1.5)


def _pill(painter: QPainter, at: QPointF, text: str) -> None:
    painter.translate(at)
    draw_pill(painter, text)
    painter.translate(-at)


def _building(painter: QPainter, at: QPointF, kind: str) -> None:
    draw_building_place(painter, QRectF(-11, -7, 22, 14).translated(at), kind)
