"""Eyes and hands of the person: what is seen of the window, and real events for it.

Events go to the window under the pointer or with the focus, never to a widget: what lies above,
what has the focus and what is blocked by a dialog decide as they do for people.
"""

from random import Random

from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QAction, QGuiApplication, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget
from shiboken6 import isValid

from powergrid_qt.views.window.main_window import MainWindow
from soaking.journal import Journal

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
SHIFT, ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
Key = Qt.Key
REPEATS = 12
"""So often a held key comes again."""


def name_of(widget: QWidget) -> str:
    named = widget.objectName() or widget.accessibleName()
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return " ".join(word for word in (type(widget).__name__, named, text) if word)


class Hands:
    def __init__(self, window: MainWindow, rng: Random, journal: Journal) -> None:
        self.window, self.rng, self.journal = window, rng, journal
        self.last_place: tuple[QWindow, QPoint] | None = None
        """Where the last click was."""
        self._shown: QWidget | None = None
        """What is in front. PySide takes its window to be gone when nobody holds it any more."""

    # -- the mouse ------------------------------------------------------------------------------

    def click(self, widget: QWidget, at: QPoint | None = None, *, twice: bool = False) -> bool:
        """Whether it could be clicked: it is seen, and in the window."""
        place = self._place_of(widget, widget.rect().center() if at is None else at)
        if place is None:
            return False
        self._click_at(place, name_of(widget), twice=twice)
        return True

    def choose_in_menu(self, entry: QAction) -> None:
        """In the one that is open, if it has this entry."""
        menu = QApplication.activePopupWidget()
        if isinstance(menu, QMenu) and entry in menu.actions():
            self.click(menu, menu.actionGeometry(entry).center())

    def click_again(self) -> None:
        """Where the last click was, whatever is there by now."""
        if self.last_place is not None and self._is_inside(*self.last_place):
            self._click_at(self.last_place, "again")

    def click_anywhere(self, button: Qt.MouseButton = LEFT) -> None:
        window = self._front
        place = QPoint(self.rng.randrange(window.width()), self.rng.randrange(window.height()))
        self._click_at((window, place), "anywhere", button)

    def hover_anywhere(self) -> None:
        window = self._front
        place = QPoint(self.rng.randrange(window.width()), self.rng.randrange(window.height()))
        self.journal.press("hover", at=place.toTuple())
        QTest.mouseMove(window, place)

    def drag_anywhere(self) -> None:
        """With the button held, over some way."""
        window = self._front
        start = QPoint(self.rng.randrange(window.width()), self.rng.randrange(window.height()))
        end = QPoint(self.rng.randrange(window.width()), self.rng.randrange(window.height()))
        self.journal.press("drag", at=start.toTuple(), to=end.toTuple())
        QTest.mousePress(window, LEFT, NONE, start)
        for part in (0.2, 0.6, 1.0):
            QTest.mouseMove(window, start + (end - start) * part)
        QTest.mouseRelease(window, LEFT, NONE, end)

    def turn_wheel(self) -> None:
        window = self._front
        place = QPoint(self.rng.randrange(window.width()), self.rng.randrange(window.height()))
        by = QPoint(0, self.rng.choice((-240, -120, 120, 240)))
        self.journal.press("wheel", at=place.toTuple(), by=by.y())
        QTest.wheelEvent(window, QPointF(place), by)

    def _click_at(
        self,
        place: tuple[QWindow, QPoint],
        what: str,
        button: Qt.MouseButton = LEFT,
        *,
        twice: bool = False,
    ) -> None:
        window, at = self.last_place = place
        self.journal.press("double click" if twice else "click", on=what, at=at.toTuple())
        QTest.mouseMove(window, at)
        if not window.isVisible():  # closed meanwhile: no person can press on it, and Qt, told
            return  # of a press there, does not end the program any more
        QTest.mouseClick(window, button, NONE, at)
        if twice and self._is_inside(window, at):
            QTest.mouseDClick(window, button, NONE, at)

    def _place_of(self, widget: QWidget, at: QPoint) -> tuple[QWindow, QPoint] | None:
        """Where it is on the screen; None if that is not to be seen."""
        handle: QWindow | None = widget.window().windowHandle()
        if handle is None or not widget.isVisible() or not widget.visibleRegion().contains(at):
            return None
        place = handle, widget.mapTo(widget.window(), at)
        return place if self._is_inside(*place) else None

    def _is_inside(self, window: QWindow, at: QPoint) -> bool:
        """Whether the window is still there, and so large."""
        if not isValid(window) or not window.isVisible():
            return False
        return 0 <= at.x() < window.width() and 0 <= at.y() < window.height()

    # -- keys -----------------------------------------------------------------------------------

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        self.journal.press("key", key=key.name, held=modifier.name, **self._focus())
        QTest.keyClick(self._front, key, modifier)

    def hold(self, key: Qt.Key) -> None:
        """Press a key and keep it down for a while."""
        self.journal.press("held key", key=key.name, **self._focus())
        window = self._front
        text = chr(key) if key < 0x100 else "\r" if key == Qt.Key.Key_Return else ""
        QTest.simulateEvent(window, True, key, NONE, text, False)
        for _ in range(REPEATS):
            if isValid(window):
                QTest.simulateEvent(window, True, key, NONE, text, True)
        if isValid(window):
            QTest.simulateEvent(window, False, key, NONE, text, False)

    def write(self, text: str) -> None:
        for letter in text:
            self.key(Qt.Key(ord(letter.upper())))

    def _focus(self) -> dict[str, object]:
        focused = QApplication.focusWidget()
        return {"focus": "nothing" if focused is None else name_of(focused)}

    # -- the window -----------------------------------------------------------------------------

    def resize(self, size: QSize) -> None:
        self.journal.press("resize", to=size.toTuple())
        self.window.resize(size)

    @property
    def _front(self) -> QWindow:
        """What takes the keys, and what a click is meant for."""
        self._shown = QApplication.activePopupWidget()
        popup = self._shown
        handle: QWindow | None = (
            QGuiApplication.focusWindow() if popup is None else popup.windowHandle()
        )
        if handle is None or not handle.isVisible():
            # There is nobody who manages the windows, and brings the next one to the front.
            self._shown = QApplication.activeModalWidget() or self.window
            self._shown.activateWindow()
            handle = self._shown.windowHandle()
        assert handle is not None
        return handle
