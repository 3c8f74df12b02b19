"""A choice among a few, side by side; arrows move, a click or space chooses."""

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QSizePolicy, QWidget

from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.style.controls import Button, keep_tab_stop, set_style_property
from powergrid_qt.views.style.layouts import Fitted, row

GAP, EDGE = 2, 1
"""Between segments, and the line around all of them: as the style sheet has it."""
PADDING, TIGHT = 14, 4
"""Beside the words in a segment, border and all, also from there; and where room is short."""


class Segment(NamedTuple):
    """A value to choose, with its words. `reason`: why it cannot be chosen now; empty if it can."""

    value: str
    text: str
    tip: str = ""
    reason: str = ""


class Segmented(Fitted, QFrame):
    """A choice between buttons. `chosen(value)`: the user has chosen, not `set_value`."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, name: str = "") -> None:
        """`name`: the name of what is chosen, for screen readers."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self._buttons: dict[str, Button] = {}
        self._group = QButtonGroup(self)
        self._layout = row(into=self, spacing=GAP, margins=(GAP, GAP, GAP, GAP))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_choices(self, choices: Iterable[Segment]) -> None:
        """Offer choices; the same values with other words or reasons keep their buttons."""
        choices = tuple(choices)
        values = [choice.value for choice in choices]
        if values != list(self._buttons):
            self._rebuild(values)
        for choice in choices:
            button = self._buttons[choice.value]
            button.setText(choice.text.replace("&", "&&"))
            button.setAccessibleName(choice.text)
            button.setAccessibleDescription(choice.reason or choice.tip)
            button.setToolTip(plain_tip(choice.reason or choice.tip))
            button.setEnabled(not choice.reason)
        self.fit()
        self.updateGeometry()  # at once: the words may need another width

    def fit(self) -> None:
        """Where the words would be cut off they stand closer together. A segment is never narrower
        than its words: Qt would take the room that lacks from the longest of them."""
        tight = self._needed(PADDING) > self.width()
        for button in self._buttons.values():
            set_style_property(button, "tight", tight)
            button.setMinimumWidth(_words_width(button) + 2 * (TIGHT if tight else PADDING))

    def _needed(self, padding: int) -> int:
        words = sum(map(_words_width, self._buttons.values()))
        return words + len(self._buttons) * (2 * padding + GAP) + GAP + 2 * EDGE

    def sizeHint(self) -> QSize:
        return QSize(self._needed(PADDING), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._needed(TIGHT), super().sizeHint().height())

    def _rebuild(self, values: list[str]) -> None:
        """Have buttons for these values; those that stay keep theirs, and the focus on it."""
        for value, button in list(self._buttons.items()):
            if value not in values:
                del self._buttons[value]
                self._group.removeButton(button)
                button.hide()
                button.deleteLater()
        self._buttons = {
            value: self._buttons.get(value) or self._segment(value) for value in values
        }
        for place, button in enumerate(self._buttons.values()):
            self._layout.insertWidget(place, button, 1)
        self._put_in_tab_order()
        keep_tab_stop(self._group)

    def _put_in_tab_order(self) -> None:
        """Buttons that come late are found where they stand. Qt puts them behind their frame only
        while that could have the focus itself."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for before, after in pairwise([self, *self._buttons.values()]):
            QWidget.setTabOrder(before, after)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _segment(self, value: str) -> Button:
        button = Button(kind="segment")
        button.setCheckable(True)
        button.setAutoExclusive(True)  # so that screen readers tell of one among several
        button.clicked.connect(lambda: self.chosen.emit(value))
        self._group.addButton(button)
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        return button

    @property
    def value(self) -> str:
        return next((value for value, one in self._buttons.items() if one.isChecked()), "")

    def has(self, value: str) -> bool:
        return value in self._buttons

    def set_value(self, value: str) -> None:
        self._buttons[value].setChecked(True)
        keep_tab_stop(self._group)

    def clear(self) -> None:
        """Choose nothing."""
        self._group.setExclusive(False)
        for button in self._buttons.values():
            button.setChecked(False)
        self._group.setExclusive(True)
        keep_tab_stop(self._group)

    def button(self, value: str) -> Button:
        return self._buttons[value]


def _words_width(button: Button) -> int:
    """Return the width of a button's words in whole pixels, as the button itself measures them."""
    return button.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, button.text()).width()
