"""A board as a picture: PNG, SVG and PDF files and prints, with a title and a legend.

A page has the board's units: what differs from one format to the other is only its scale.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QIODevice,
    QMarginsF,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
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

from powergrid_qt.app.words import board_name
from powergrid_qt.views.board.looks import BOLD, text_width
from powergrid_qt.views.board.scene import BoardScene
from powergrid_qt.views.legend import SPACING, TEXT_SIZE, legend_rows, write
from powergrid_qt.views.theme import theme

DEFAULT_SIZE = 2400
MARGIN, HEAD, ROW = 28.0, 58.0, 26.0
_PDF_DPI = 300


def page_size(scene: BoardScene) -> QSizeF:
    """Board, title and legend, in units of the drawing."""
    frame = scene.outlines.frame
    foot = ROW * len(legend_rows(scene, frame.width())) + 12
    return QSizeF(frame.width() + 2 * MARGIN, HEAD + frame.height() + foot + MARGIN)


def board_png(scene: BoardScene, size: int = DEFAULT_SIZE) -> bytes:
    """`size`: the longer side, in pixels."""
    page = page_size(scene)
    scale = size / max(page.width(), page.height())
    pixels = (page * scale).toSize()
    image = QImage(pixels, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.scale(scale, scale)
        paint_page(painter, scene)
    return _bytes(lambda device: QImageWriter(device, QByteArray(b"png")).write(image))


def board_svg(scene: BoardScene) -> bytes:
    page = page_size(scene)

    def fill(device: QBuffer) -> None:
        generator = QSvgGenerator()
        generator.setOutputDevice(device)
        generator.setSize(QSize(round(page.width()), round(page.height())))
        generator.setViewBox(QRect(0, 0, round(page.width()), round(page.height())))
        generator.setTitle(board_name(scene.board))
        with QPainter(generator) as painter:
            paint_page(painter, scene)

    return _bytes(fill)


def board_pdf(scene: BoardScene) -> bytes:
    """One page of A4, upright or across as the board is."""

    def fill(device: QBuffer) -> None:
        writer = QPdfWriter(device)
        writer.setTitle(board_name(scene.board))
        writer.setResolution(_PDF_DPI)
        print_board(scene, writer)

    return _bytes(fill)


def print_board(scene: BoardScene, device: QPagedPaintDevice) -> bool:
    """Print the board as large as the paper allows; False if the device takes nothing."""
    page = page_size(scene)
    across = page.width() > page.height()
    turned = QPageLayout.Orientation.Landscape if across else QPageLayout.Orientation.Portrait
    device.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    device.setPageOrientation(turned)
    device.setPageMargins(QMarginsF(8, 8, 8, 8), QPageLayout.Unit.Millimeter)
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


def save_board(scene: BoardScene, path: Path) -> None:
    """Write a file in the format of its ending; `OSError` if that fails."""
    path.write_bytes(WRITERS[path.suffix.lower()](scene))


def _bytes(fill: Callable[[QBuffer], object]) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    fill(buffer)
    buffer.close()
    return bytes(data.data())


# -- the page ---------------------------------------------------------------------------------


def paint_page(painter: QPainter, scene: BoardScene) -> None:
    look = theme()
    page, frame = QRectF(QPointF(0, 0), page_size(scene)), scene.outlines.frame
    board = QRectF(QPointF(MARGIN, HEAD), frame.size())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(page, look.color("panel"))
    with scene.without_pointers():
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
    sizes = _sizes(scene)
    at = QPointF(board.right() - text_width(sizes, TEXT_SIZE), HEAD / 2 + 4)
    write(painter, at, sizes, TEXT_SIZE, color=look.color("text_soft"))
    y = board.bottom() + 12 + ROW / 2
    for row in legend_rows(scene, frame.width()):
        x = MARGIN
        for entry in row:
            entry.paint(painter, QPointF(x, y))
            x += entry.width + SPACING
        y += ROW


def _sizes(scene: BoardScene) -> str:
    board = scene.board
    text = QCoreApplication.translate(
        "BoardPicture", "{cities} cities in {regions} regions, {connections} connections"
    ).format(
        cities=len(board.cities), regions=len(board.regions), connections=len(board.connections)
    )
    if "board" in board.marks:
        text += " · " + QCoreApplication.translate("BoardPicture", "a reconstruction")
    return text
