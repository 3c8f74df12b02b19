"""All shortcuts at once, read from the actions themselves, so that the list never lies."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QScrollArea, QWidget

from powergrid_qt.views.style.controls import Button, Label, Panel
from powergrid_qt.views.style.layouts import STRETCH, add, column, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.window.dialog import Dialog

WIDTH, HEIGHT = 1060, 660

translate = QCoreApplication.translate


class Shortcut(NamedTuple):
    keys: str
    """As the system writes them."""
    meaning: str


def shortcuts_of(actions: Iterable[QAction]) -> list[Shortcut]:
    """Those of the actions that have one."""
    return [
        Shortcut(_native(action.shortcut()), action.text().replace("&", ""))
        for action in actions
        if not action.shortcut().isEmpty()
    ]


def focus_shortcuts() -> list[Shortcut]:
    """Keys that mean something only to whatever has the focus: they belong to no action."""
    names = ("Tab", "Space", "Return", "Shift+1", "F")
    tab, space, enter, shift, f = (_native(QKeySequence(name)) for name in names)
    return [
        Shortcut(tab, translate("ShortcutsDialog", "To the next control")),
        Shortcut("← ↑ → ↓", translate("ShortcutsDialog", "From city to city, from card to card")),
        Shortcut(f"{space} / {enter}", translate("ShortcutsDialog", "Choose what has the focus")),
        Shortcut("1 … 9", translate("ShortcutsDialog", "The card at this place; 1 more of a fuel")),
        Shortcut(f"{shift} … 9", translate("ShortcutsDialog", "1 less of a fuel")),
        Shortcut("+  −", translate("ShortcutsDialog", "Zoom the board")),
        Shortcut(f, translate("ShortcutsDialog", "Show the whole board")),
    ]


def _native(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.NativeText)


class ShortcutsDialog(Dialog):
    """`groups`: shortcuts by what they are for."""

    def __init__(
        self, groups: Mapping[str, Sequence[Shortcut]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.set_title(self.tr("Keyboard shortcuts"))
        content = QWidget()
        content.setObjectName("canvas")
        self._groups = row(
            *(
                (column(_panel(title, group), STRETCH), 1)
                for title, group in groups.items()
                if group
            ),
            into=content,
            spacing=SPACE + 4,
            margins=(0, 0, SPACE, 0),
        )
        self._area = area = QScrollArea()
        area.setWidget(content)
        content.installEventFilter(self)
        area.setWidgetResizable(True)
        area.setObjectName("reading")
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body.addWidget(area)
        self.guide_button = Button(self.tr("User's guide"))
        self.foot.insertWidget(0, self.guide_button)
        self.resize(WIDTH, HEIGHT)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """How wide they are is known once they are dressed: the dialog is as wide then, or, where
        the window is narrower, they stand below each other."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            lacking = watched.width() - self._area.viewport().width()
            if lacking > 0:
                self._make_room(lacking)
        return super().eventFilter(watched, event)

    def _make_room(self, lacking: int) -> None:
        host = self.parentWidget()
        widest = self.screen().availableGeometry() if host is None else host.window().rect()
        if self.width() + lacking <= widest.width():
            self.resize(self.width() + lacking, self.height())
        else:
            self._groups.setDirection(QBoxLayout.Direction.TopToBottom)


def _panel(title: str, shortcuts: Sequence[Shortcut]) -> Panel:
    panel = Panel(title)
    around = panel.around.contentsMargins()
    panel.around.setContentsMargins(SPACE + 2, around.top(), SPACE + 2, around.bottom())
    grid = QGridLayout()
    grid.setColumnStretch(0, 1)
    grid.setVerticalSpacing(4)
    for line, shortcut in enumerate(shortcuts):
        meaning, keys = Label(shortcut.meaning), Label(shortcut.keys, 0.92, BOLD, kind="key")
        meaning.setAccessibleDescription(shortcut.keys)
        grid.addWidget(meaning, line, 0)
        grid.addWidget(keys, line, 1, Qt.AlignmentFlag.AlignRight)
    add(panel.body, grid)
    return panel
