"""All shortcuts at once, read from the actions themselves, so that the list never lies."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from powergrid_qt.views.style.controls import Panel
from powergrid_qt.views.style.lettering import BOLD, scaled_font
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.window.dialog import Dialog

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Shortcut:
    keys: str
    """As the system writes them."""
    meaning: str


@dataclass(frozen=True, slots=True)
class ShortcutGroup:
    title: str
    shortcuts: tuple[Shortcut, ...]


def shortcuts_of(actions: Iterable[QAction]) -> tuple[Shortcut, ...]:
    """Those of the actions that have one."""
    native = QKeySequence.SequenceFormat.NativeText
    return tuple(
        Shortcut(action.shortcut().toString(native), action.text().replace("&", ""))
        for action in actions
        if not action.shortcut().isEmpty()
    )


def focus_shortcuts() -> tuple[Shortcut, ...]:
    """Keys that mean something only to whatever has the focus: they belong to no action."""
    return (
        Shortcut(_key("Tab"), translate("ShortcutsDialog", "To the next control")),
        Shortcut("← ↑ → ↓", translate("ShortcutsDialog", "From city to city, from card to card")),
        Shortcut(_key("Space"), translate("ShortcutsDialog", "Choose what has the focus")),
        Shortcut("+  −", translate("ShortcutsDialog", "Zoom the board")),
        Shortcut(_key("F"), translate("ShortcutsDialog", "Show the whole board")),
    )


def _key(name: str) -> str:
    return QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText)


class ShortcutsDialog(Dialog):
    def __init__(self, groups: Sequence[ShortcutGroup], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        content = QWidget()
        content.setObjectName("canvas")
        layout = QHBoxLayout(content)
        layout.setContentsMargins(0, 0, SPACE, 0)
        layout.setSpacing(SPACE + 4)
        for shown in (groups[:1], groups[1:]):  # the first has about as many as all others
            column = QVBoxLayout()
            column.setSpacing(SPACE + 4)
            for group in shown:
                if group.shortcuts:
                    column.addWidget(_panel(group))
            column.addStretch(1)
            layout.addLayout(column, 1)
        area = QScrollArea()
        area.setWidget(content)
        area.setWidgetResizable(True)
        area.setObjectName("reading")
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body.addWidget(area)
        self.resize(900, 668)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Keyboard shortcuts"))


def _panel(group: ShortcutGroup) -> Panel:
    panel = Panel()
    panel.set_title(group.title)
    grid = QGridLayout()
    grid.setColumnStretch(0, 1)
    grid.setVerticalSpacing(4)
    for row, shortcut in enumerate(group.shortcuts):
        meaning = QLabel(shortcut.meaning)
        meaning.setAccessibleDescription(shortcut.keys)
        grid.addWidget(meaning, row, 0)
        grid.addWidget(_key_label(shortcut.keys), row, 1, Qt.AlignmentFlag.AlignRight)
    panel.body.addLayout(grid)
    return panel


def _key_label(keys: str) -> QLabel:
    """Keys as what one presses."""
    label = QLabel(keys)
    label.setProperty("kind", "key")
    label.setFont(scaled_font(0.92, BOLD))
    return label
