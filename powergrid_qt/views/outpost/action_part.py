"""One of the three actions of an expansion, with a head: its number and name, what it costs."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.views.pieces.card_parts import card_font
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.controls import Label, SoftLabel, grown_with_text
from powergrid_qt.views.style.layouts import STRETCH, Fitted, Part, column, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.svg import draw_icon


class FoldingHead(Fitted, QWidget):
    """What stands above a company or an action: `first`, `rest` and `last` beside each other; where
    `room` for the rest is missing, the rest below the others."""

    def __init__(
        self, first: QWidget, rest: QWidget, last: QWidget, room: Callable[[], int], gap: int
    ) -> None:
        super().__init__()
        self._first, self._rest, self._last, self._room = first, rest, last, room
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(gap)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(first, 0, 0)
        self._grid.addWidget(last, 0, 2)
        self._folded: bool | None = None
        self.fit()

    def fit(self) -> None:
        """Fit the parts in after one of them, or the width, has changed."""
        others = (self._first, self._last)
        taken = sum(one.minimumSizeHint().width() for one in others if not one.isHidden())
        gaps = 2 * self._grid.horizontalSpacing()
        folded = 0 < self.width() < taken + gaps + self._room()
        if folded != self._folded:
            self._folded = folded
            place = (1, 0, 1, 3) if folded else (0, 1, 1, 1)
            self._grid.addWidget(self._rest, *place)


GAP, EDGE, SIGN = 6, 8, 17
OPEN, DONE, LACKING = "open", "done", "lacking"
"""What the sign says: nothing was done, something was, or something is missing."""
_SIGNS: dict[str, tuple[Any, ...]] = {
    OPEN: (None,),
    DONE: (draw_icon, "check", "good"),
    LACKING: (draw_icon, "warning", "warning"),
}


class ActionPart(Fitted, QFrame):
    """`parts` go below the head. Into that go `tools`, before the status, and `beside` behind it;
    where they have no room they have a line of their own."""

    action: ExpansionAction
    LEAST: ClassVar[int] = 180
    ROOM_FOR_STATUS: ClassVar[int] = 196
    """The width below which the status is left to the sign, which says much the same."""

    def __init__(
        self,
        number: int,
        *parts: Part,
        tools: Sequence[QWidget] = (),
        beside: QWidget | None = None,
    ) -> None:
        super().__init__()
        self.setProperty("kind", "part")
        self.number = Label(str(number), kind="number")
        self.number.setFont(card_font(14, BOLD))
        self.title = Label("", 1.0, BOLD)
        self.status = SoftLabel(scale=0.9)
        self.price = Label("", 1.0, BOLD)
        self._sign = Picture(size=(SIGN, SIGN))
        last: Part = STRETCH if beside is None else (beside, 1)
        first, rest, end = QWidget(), QWidget(), QWidget()
        row(self.number, self.title, into=first, spacing=GAP)
        row(*tools, self.status, last, into=rest, spacing=GAP)
        row(self.price, self._sign, into=end, spacing=GAP)
        self.head = FoldingHead(first, rest, end, self.room_beside, GAP)
        column(self.head, *parts, into=self, spacing=4, margins=(EDGE, 5, EDGE, 5))
        self.setMinimumWidth(self.LEAST)  # else large text would take the room of other parts

    def show_head(self, status: str, price: str, state: str) -> None:
        self.status.setText(status)
        self.price.setText(price)
        self.fit()
        self.head.fit()
        self._sign.show_drawing(*_SIGNS[state])
        told = ", ".join(part for part in (self.title.text(), status, price) if part)
        self.setAccessibleName(f"{self.number.text()} {told}")

    def fit(self) -> None:
        """Where text is large the price goes, too: it stands beside what is paid for."""
        room = self.width() >= grown_with_text(self.ROOM_FOR_STATUS)
        self.status.setVisible(room and bool(self.status.text()))
        self.price.setVisible(self._needed() <= self.width())

    def room_beside(self) -> int:
        """Return the least width for what stands beside the name."""
        return 0

    def _needed(self) -> int:
        """Return the width for number, name, price and sign beside each other."""
        words = (self.number, self.title, self.price)
        return sum(part.sizeHint().width() + 2 * GAP for part in words) + SIGN + 2 * EDGE
