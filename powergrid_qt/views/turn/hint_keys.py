"""Enter and Escape while a hint is shown: they are for the hint, wherever the focus is."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.hints import Hints

FOLLOW = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
HIDE = Qt.Key.Key_Escape


class HintKeys(QObject):
    """Takes these keys before any button, list or field in the window of `within` gets them.
    While the expert thinks Enter does nothing: whoever has asked waits for the answer. A hint that
    has come by itself leaves Enter to one's own move."""

    followed = Signal()

    def __init__(self, hints: Hints, within: QWidget) -> None:
        super().__init__(within)
        self._hints = hints
        self._within = within
        self._listening = False
        hints.changed.connect(self._look)

    def _look(self) -> None:
        app = QCoreApplication.instance()
        if app is None or self._hints.shown == self._listening:
            return
        self._listening = self._hints.shown
        if self._listening:
            app.installEventFilter(self)
        else:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        keys = (HIDE,) if self._hints.speaks_first else (*FOLLOW, HIDE)
        if not isinstance(event, QKeyEvent) or event.key() not in keys:
            return False
        if not isinstance(watched, QWidget) or watched.window() is not self._within.window():
            return False
        if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            self._press(Qt.Key(event.key()))
        event.accept()  # of a shortcut: the press itself comes here instead of to the shortcut
        return True

    def _press(self, key: Qt.Key) -> None:
        if key == HIDE:
            self._hints.hide()
        elif self._hints.move is not None:
            self._hints.follow()
            self.followed.emit()
