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
