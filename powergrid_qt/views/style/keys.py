"""Who gets the keys now: what lies over a window takes them before anything below it. Return
presses buttons; one key goes from area to area of a page, and Tab within one."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

if TYPE_CHECKING:
    Button = QAbstractButton
else:
    Button = object
    """A mix-in is no button itself: it goes beside any kind of one."""

RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
CONFIRMING = (*RETURN, Qt.Key.Key_Space)
DIRECTIONS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}
_SILENT = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_Super_L,
    Qt.Key.Key_Super_R,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
)
"""Keys that say nothing when they are pressed alone."""
_OWN = (*CONFIRMING, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
"""Keys that work the buttons of a card that has the focus."""
_BACK_AGAIN = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
"""The reasons with which the focus comes back to where it was before."""
_TAKING_RETURN = ("QAbstractButton", "QAbstractItemView", "QComboBox")
_CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


def is_held(event: QKeyEvent) -> bool:
    """Whether a key that confirms something is still down from before."""
    return event.isAutoRepeat() and event.key() in CONFIRMING


def _is_click(event: QEvent) -> bool:
    # Every event of the program comes by here, and Python asks for its class five times faster.
    return isinstance(event, QMouseEvent) and event.type() in _CLICKS


class HeldKeys(QObject):
    """Keeps keys that are held down from being taken for keys that are pressed again in `window`.
    X11 tells of a held key as of one that is let go and pressed, over and over. Qt (6.8 to 6.11)
    looks whether both have arrived, and else sees two presses: both bear the same time, though."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._released: dict[int, int] = {}
        """The time at which each key was let go."""
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window:
            if event.type() == QEvent.Type.Show:
                self._window.windowHandle().installEventFilter(self)  # keys come there first
            return False
        if not isinstance(event, QKeyEvent) or event.isAutoRepeat():
            return False
        if event.type() == QEvent.Type.KeyRelease:
            self._released[event.key()] = event.timestamp()
        elif self._released.get(event.key()) == event.timestamp():
            event.accept()  # of a shortcut: it is not looked for either
            return True
        return False


def takes_return(focused: QWidget | None) -> bool:
    """Whether Return is for what has the focus. What is more than a button says so itself."""
    told = getattr(focused, "takes_return", None)
    if told is not None:
        return bool(told)
    return focused is not None and any(map(focused.inherits, _TAKING_RETURN))


class PressedByReturn(Button):
    """A button that Return presses when a key has led to it, as Space does; who has clicked it has
    not gone there, and means the main button of the page with Return. Named before the button that
    it is mixed into."""

    takes_return = True

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() not in _BACK_AGAIN:
            self.takes_return = event.reason() != Qt.FocusReason.MouseFocusReason

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_held(event):
            event.accept()
        elif event.key() in RETURN and self.takes_return:
            self.click()
        else:
            super().keyPressEvent(event)


class _SecondHalf(QObject):
    """Swallows the second half of a double click: it goes where the first half went, nowhere."""

    def __init__(self) -> None:
        super().__init__(application())
        application().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QWidget) or not _is_click(event):
            return False
        application().removeEventFilter(self)
        self.deleteLater()
        return event.type() == QEvent.Type.MouseButtonDblClick


class KeyHold(QObject):
    """Keys in the window of `over` are for that while it is seen, whatever they mean elsewhere: no
    shortcut, button, list or field below gets them. `press` is called for each of them once,
    however long it is held down. `wanted`: which keys; the others are anybody's. `click`: each
    press of the mouse in the window is for it, too. `has_buttons`: those keep the keys that work
    them."""

    def __init__(
        self,
        over: QWidget,
        press: Callable[[Qt.Key], None],
        *,
        wanted: Callable[[QKeyEvent], bool] = lambda _event: True,
        click: Callable[[], None] | None = None,
        has_buttons: bool = False,
    ) -> None:
        super().__init__(over)
        self._over, self._press, self._wanted, self._click = over, press, wanted, click
        self._has_buttons = has_buttons

    def begin(self) -> None:
        """Take the keys from now on, before all others who hold keys already."""
        application().installEventFilter(self)

    def end(self) -> None:
        application().removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            return self._is_over(watched) and self._take_key(watched, event)
        if self._click is None or not _is_click(event) or not self._is_over(watched):
            return False
        _SecondHalf()
        self._click()
        return True

    def _is_over(self, watched: QObject) -> bool:
        if not isinstance(watched, QWidget) or not self._over.isVisible():
            return False
        return watched.window() is self._over.window()

    def _take_key(self, watched: QObject, event: QKeyEvent) -> bool:
        if event.key() in _SILENT or not self._wanted(event):
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # no shortcut: the press itself comes next
            return True
        if event.type() != QEvent.Type.KeyPress:
            return False
        if not event.isAutoRepeat():
            if self._is_own(watched, event):
                return False
            self._press(Qt.Key(event.key()))
        return True

    def _is_own(self, watched: QObject, event: QKeyEvent) -> bool:
        if not self._has_buttons or event.key() not in _OWN:
            return False
        return isinstance(watched, QAbstractButton) and self._over.isAncestorOf(watched)


def application() -> QApplication:
    running = QApplication.instance()
    assert isinstance(running, QApplication)
    return running


def area_action(page: QWidget, areas: Sequence[QWidget], step: int, keys: str) -> QAction:
    """An action of the page that gives the focus to the next area (`step` 1) or back (-1)."""
    action = QAction(page)
    action.setShortcut(QKeySequence(keys))
    action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
    action.triggered.connect(lambda: _go(areas, step))
    page.addAction(action)
    return action


def _go(areas: Sequence[QWidget], step: int) -> None:
    entries = {area: entry for area in areas if (entry := _entry(area, areas)) is not None}
    if not entries:
        return
    shown = list(entries)
    here = _area_of(QApplication.focusWidget(), shown)
    nowhere = -1 if step > 0 else 0
    number = nowhere if here is None else shown.index(here)
    entries[shown[(number + step) % len(shown)]].setFocus(Qt.FocusReason.TabFocusReason)


def _area_of(widget: QWidget | None, areas: Sequence[QWidget]) -> QWidget | None:
    """The innermost area around a widget: one area may lie within another."""
    while widget is not None and widget not in areas:
        widget = widget.parentWidget()
    return widget


def _entry(area: QWidget, areas: Sequence[QWidget]) -> QWidget | None:
    """What gets the focus in an area: itself, or the first widget in it that Tab would reach.

    Not by way of `nextInFocusChain`: PySide (6.8 to 6.11) takes each widget there for a child of
    the one before it, and all of them for deleted as soon as one is."""
    if not area.isVisible():
        return None
    return next(
        (
            widget
            for widget in (area, *area.findChildren(QWidget))
            if _takes_focus(widget) and _area_of(widget, areas) is area
        ),
        None,
    )


def _takes_focus(widget: QWidget) -> bool:
    tabbed = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return tabbed and widget.isEnabled() and widget.isVisible()


def press_focused_button(event: QKeyEvent, focused: QWidget | None) -> bool:
    """For a window, with a key that nothing in it wanted: fields, shortcuts and all else that has a
    use for Return have had it before. Gives whether a button took it."""
    if event.key() not in RETURN or not isinstance(focused, QAbstractButton):
        return False
    if not event.isAutoRepeat():  # a key held down presses once
        focused.click()
    return True
