"""Printing a board from the page of maps."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog, QPrintPreviewWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import load_board
from powergrid_qt.views.board.export import page_size
from powergrid_qt.views.pages.maps.map_page import MapPage
from powergrid_qt.views.story.toast import Toasts
from tests.views.boards import each_board
from tests.views.pages.map_pages import open_map_page, toasts_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def page(qtbot: QtBot, styled: None, settings: Settings) -> MapPage:
    return open_map_page(qtbot, settings)


@pytest.fixture
def toasts(page: MapPage, tmp_path: Path) -> Toasts:
    return toasts_of(page, tmp_path)


def write_pdf(printer: QPrinter, path: Path) -> QPrinter:
    """Have a file written, for want of paper."""
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return printer


def papers(path: Path) -> list[tuple[int, int]]:
    """Width and height of each page of a PDF, in points."""
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", path.read_bytes())
    return [(round(float(width)), round(float(height))) for width, height in boxes]


def open_preview(qtbot: QtBot, page: MapPage) -> QPrintPreviewDialog:
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(page, Qt.Key.Key_P, both)
    dialog = page.findChild(QPrintPreviewDialog)
    assert dialog is not None
    assert dialog.isVisible()
    return dialog


@pytest.mark.long(but=["germany"])
@each_board
def test_a_board_is_printed_on_one_page(
    page: MapPage, tmp_path: Path, board_id: str, toasts: Toasts
) -> None:
    page.show_board(load_board(board_id))
    path = tmp_path / "board.pdf"
    printer = write_pdf(page.printer(), path)
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.Letter))
    page.print_with(printer)
    assert toasts.messages == [f"Saved as board.pdf in {tmp_path}."]
    ((width, height),) = papers(path)
    assert sorted((width, height)) == [612, 792]
    paper = page_size(page.scene)
    assert (width > height) == (paper.width() > paper.height())
    assert path.stat().st_size > 100_000  # not an empty sheet


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
def test_a_printer_that_takes_nothing_is_told_of(
    page: MapPage, tmp_path: Path, toasts: Toasts
) -> None:
    page.print_with(write_pdf(page.printer(), tmp_path / "no such folder" / "board.pdf"))
    assert toasts.messages == ["Not printed: the printer takes nothing."]


def test_ctrl_p_asks_for_the_printer(qtbot: QtBot, page: MapPage, toasts: Toasts) -> None:
    qtbot.keyClick(page, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    dialog = page.findChild(QPrintDialog)
    assert dialog is not None
    assert dialog.isVisible()
    dialog.reject()
    assert toasts.messages == []


def test_the_print_is_seen_before_it_is_printed(
    qtbot: QtBot, page: MapPage, tmp_path: Path, toasts: Toasts
) -> None:
    dialog = open_preview(qtbot, page)
    preview = dialog.findChild(QPrintPreviewWidget)
    assert preview is not None
    assert preview.pageCount() == 1
    preview.setLandscapeOrientation()  # somebody turns the paper
    write_pdf(dialog.printer(), tmp_path / "board.pdf")
    preview.print_()
    dialog.accept()  # as Qt does it after printing
    assert toasts.messages == [f"Saved as board.pdf in {tmp_path}."]
    ((width, height),) = papers(tmp_path / "board.pdf")
    assert width > height


def test_a_print_that_was_only_looked_at_is_not_told_of(
    qtbot: QtBot, page: MapPage, toasts: Toasts
) -> None:
    qtbot.keyClick(open_preview(qtbot, page), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page.findChild(QPrintPreviewDialog) is None)
    assert toasts.messages == []
