"""The menu in which a game is written out for others to read."""

from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget


class Export(StrEnum):
    LOG = "log"
    FIGURES = "figures"
    PICTURE = "picture"
    CHARTS = "charts"
    ANIMATION = "animation"
    RECORD = "record"


class ExportMenu(QMenu):
    """`chosen(export)`"""

    chosen = Signal(Export)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("E&xport"))
        texts = {
            Export.LOG: self.tr("&Log as text..."),
            Export.FIGURES: self.tr("&Figures by round..."),
            Export.PICTURE: self.tr("&Picture of this page..."),
            Export.CHARTS: self.tr("&Charts..."),
            Export.ANIMATION: self.tr("&Moving picture..."),
            Export.RECORD: self.tr("Copy the &record"),
        }
        self.entries = {export: self.addAction(text) for export, text in texts.items()}
        for export, action in self.entries.items():
            action.triggered.connect(lambda _=False, export=export: self.chosen.emit(export))
