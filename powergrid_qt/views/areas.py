"""Ways round a page for the keyboard: one key goes from area to area, Tab within one."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget


def area_action(page: QWidget, areas: Sequence[QWidget], step: int, keys: str) -> QAction:
    """An action of the page that gives the focus to the next area (`step` 1) or back (-1)."""
    action = QAction(page)
    action.setShortcut(QKeySequence(keys))
    action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
    action.triggered.connect(lambda: _go(areas, step))
    page.addAction(action)
    return action


def _go(areas: Sequence[QWidget], step: int) -> None:
    shown = [area for area in areas if area.isVisible()]
    focused = QApplication.focusWidget()
    here = next(
        (
            number
            for number, area in enumerate(shown)
            if focused is not None and (area is focused or area.isAncestorOf(focused))
        ),
        -1 if step > 0 else 0,
    )
    area = shown[(here + step) % len(shown)]
    inner = [other for other in shown if other is not area and area.isAncestorOf(other)]
    target = area if _takes_focus(area) else _first_inside(area, inner)
    if target is not None:
        target.setFocus(Qt.FocusReason.TabFocusReason)


def _takes_focus(widget: QWidget) -> bool:
    return widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.isEnabled()


def _first_inside(area: QWidget, inner: Sequence[QWidget]) -> QWidget | None:
    """The first widget of an area that Tab would reach; areas inside of it stand for themselves."""
    widget = area.nextInFocusChain()
    while widget is not None and widget is not area:
        elsewhere = any(other is widget or other.isAncestorOf(widget) for other in inner)
        inside = area.isAncestorOf(widget) and not elsewhere
        if inside and widget.isVisible() and _takes_focus(widget):
            return widget
        widget = widget.nextInFocusChain()
    return None
