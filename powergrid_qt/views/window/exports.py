"""Writes a game out, in files and in the clipboard."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, QSize
from PySide6.QtGui import QGuiApplication, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.export.texts import figures_csv, log_text
from powergrid_qt.app.game_file import suggested_path
from powergrid_qt.engine import Record
from powergrid_qt.engine.record import record_text, replayed
from powergrid_qt.views.board.export import png_of, svg_of
from powergrid_qt.views.story.file_saver import NewFile
from powergrid_qt.views.window.shell import Export, Shell
from powergrid_qt.whole_file import write_whole

SPREADSHEETS = "utf-8-sig"
"""The encoding of tables, with a mark: without it spreadsheets take letters for others."""
CHARTS_SCALE = 2
"""Charts in a PNG file have so many times the points that they have on the screen."""


class Exports(QObject):
    def __init__(self, shell: Shell, charts: Callable[[], Sequence[QWidget]]) -> None:
        """`charts`: returns the charts of the page with the result."""
        super().__init__(shell)
        self._shell, self._charts = shell, charts

    def make(self, export: Export) -> None:
        record = self._shell.program.record
        assert record is not None, "there is a game where the menu is"
        match export:
            case Export.LOG:
                self._save(record, [".txt"], lambda _: log_text(replayed(record)).encode())
            case Export.FIGURES:
                figures = figures_csv(replayed(record)).encode(SPREADSHEETS)
                self._save(record, [".csv"], lambda _: figures)
            case Export.PICTURE:
                picture = self._shell.pages.shown.grab()  # before a dialog lies above it
                self._save(record, [".png"], lambda _: png_of(picture.toImage()))
            case Export.CHARTS:
                charts = self._charts()
                painted = {".svg": charts_svg, ".png": charts_png}
                self._save(record, [".svg", ".png"], lambda ending: painted[ending](charts))
            case Export.ANIMATION:
                self._animate(record)
            case Export.RECORD:
                QGuiApplication.clipboard().setText(record_text(record))
                self._shell.toasts.tell(self.tr("The record is in the clipboard."))

    def _save(
        self, record: Record, endings: Sequence[str], content: Callable[[str], bytes]
    ) -> None:
        name = suggested_path(record).stem
        self._shell.saver.save(NewFile(self.tr("Export"), name, endings, content))

    def _animate(self, record: Record) -> None:
        from powergrid_qt.views.window.animation_dialog import AnimationDialog  # with Pillow

        saver, name = self._shell.saver, suggested_path(record).stem

        def ask_path(kind: str) -> Path | None:
            return saver.ask_path(self.tr("Export"), name, [f".{kind}"])

        def write(path: Path, content: bytes) -> bool:
            return saver.write(path, lambda: write_whole(content, path))

        AnimationDialog(record, ask_path, write, self._shell.window).open()


def charts_png(charts: Sequence[QWidget]) -> bytes:
    picture = QPixmap(_size(charts) * CHARTS_SCALE)
    picture.fill(charts[0].palette().window().color())
    with QPainter(picture) as painter:
        painter.scale(CHARTS_SCALE, CHARTS_SCALE)
        _render(charts, painter)
    return png_of(picture.toImage())


def charts_svg(charts: Sequence[QWidget]) -> bytes:
    return svg_of(_size(charts), partial(_render, charts))


def _size(charts: Sequence[QWidget]) -> QSize:
    """Return the size of charts one below the other."""
    return QSize(max(chart.width() for chart in charts), sum(chart.height() for chart in charts))


def _render(charts: Sequence[QWidget], painter: QPainter) -> None:
    at = QPoint(0, 0)
    for chart in charts:
        chart.render(painter, at)
        at += QPoint(0, chart.height())
