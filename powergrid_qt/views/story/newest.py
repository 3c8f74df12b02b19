"""The end of a list that grows is kept in view, unless somebody reads back."""

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtWidgets import QAbstractItemView

from powergrid_qt.views.turn.buttons import PanelButton

READING_MS = 20_000
"""Whoever has not scrolled for so long does not read any more."""
AT_END = 4
"""So many pixels from the end still count as the end."""


class Newest(QObject):
    """`button` is there while somebody reads back, and leads to the newest line. That comes back by
    itself after a while."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._follows = self._used = True
        self.button = PanelButton()
        self.button.setProperty("low", True)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self.follow)
        self.button.hide()
        self.reading = QTimer(self)
        self.reading.setSingleShot(True)
        self.reading.setInterval(READING_MS)
        self.reading.timeout.connect(self.follow)
        bar = view.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._grown)

    def retranslate(self) -> None:
        self.button.setText(QCoreApplication.translate("Newest", "Newest ↓"))
        self.button.setToolTip(QCoreApplication.translate("Newest", "To the newest line"))

    def give_up(self) -> None:
        """There is no newest line: all are there, as in a replay."""
        self._used = False
        self._read(False)

    def follow(self) -> None:
        if self._used:
            self._read(False)
            self._view.scrollToBottom()

    def _read(self, back: bool) -> None:
        self._follows = not back
        self.button.setVisible(back)
        if back:
            self.reading.start()
        else:
            self.reading.stop()

    def _scrolled(self, value: int) -> None:
        if self._used:
            self._read(value < self._view.verticalScrollBar().maximum() - AT_END)

    def _grown(self, _least: int, most: int) -> None:
        if self._used and self._follows:
            self._view.verticalScrollBar().setValue(most)
