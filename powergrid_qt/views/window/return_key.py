"""Return presses the button that has the focus, as Space does."""

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from powergrid_qt.views.style.keys import RETURN


def press_focused_button(event: QKeyEvent, focused: QWidget | None) -> bool:
    """For a window, with a key that nobody in it wanted: fields, shortcuts and whoever else has a
    use for Return have had it before. Gives whether a button took it."""
    if event.key() not in RETURN or not isinstance(focused, QAbstractButton):
        return False
    if not event.isAutoRepeat():  # a key held down presses once
        focused.click()
    return True
