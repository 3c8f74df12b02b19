"""Beside the table of a task: its title, and once it is answered the verdict with the reason."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QWidget

from powergrid_qt.views.pieces.picture import Picture, icon_picture
from powergrid_qt.views.style.controls import (
    Button,
    Heading,
    Label,
    SoftLabel,
    announce,
    set_style_property,
)
from powergrid_qt.views.style.layouts import (
    STRETCH,
    Fitted,
    Part,
    ScrollColumn,
    add,
    column,
    row,
    set_stacked,
    set_visible,
)
from powergrid_qt.views.style.lettering import BOLD, MEDIUM
from powergrid_qt.views.style.theme import SPACE

SIDE, SCROLL_BAR = 2 * SPACE - 2, 16
"""Pixels beside all that the card says; the width of the scroll bar with the gap before it."""
LOWEST = 240
"""With less height in pixels the card gets a tab of its own."""


class Verdict(QFrame):
    """A strip in the colour of right or wrong, with a sign: no colour is needed to read it."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "verdict")
        self._right = icon_picture("check", "good", 22)
        self._wrong = icon_picture("close", "warning", 22)
        self.label = Label("", 1.0, BOLD, wrap=True)
        row(
            *(self._right, self._wrong, (self.label, 1)),
            into=self,
            spacing=SPACE,
            margins=(SPACE + 2, SPACE, SPACE + 2, SPACE),
        )

    def tell(self, text: str, *, right: bool) -> None:
        self._right.setVisible(right)
        self._wrong.setVisible(not right)
        self.label.setText(text)
        set_style_property(self, "right", right)
        set_style_property(self.label, "kind", "good" if right else "warning")


class TaskCard(Fitted, QFrame):
    """`back_button`: to where the task was chosen; `solution_button`: it is to be shown."""

    def __init__(self, sign: str) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._sign = icon_picture(sign, "focus", 20)
        self.title = Heading(level=2)
        self.title.setWordWrap(True)
        self.dots = Picture(size=(34, 8))
        self.count = SoftLabel()
        self.verdict = Verdict()
        self.why = Label(wrap=True)
        self.best = Label("", 1.0, MEDIUM, wrap=True)
        self.task = SoftLabel(
            self.tr(
                "Lay your turn as in a game and press the large button: it is judged, not made."
            ),
            wrap=True,
        )
        self.back_button, self.solution_button = Button(), Button()

    def lay_out(
        self,
        *,
        above: tuple[Part, ...] = (),
        below: tuple[Part, ...] = (),
        after: tuple[Part, ...] = (),
    ) -> None:
        """What else there is: `above` the verdict, `below` it, and `after` the reason."""
        middle = Qt.AlignmentFlag.AlignVCenter
        head = row(
            *((self._sign, middle), (self.title, 1), (self.dots, middle), self.count),
            spacing=SPACE,
        )
        self._buttons = QWidget()
        beside = (self.back_button, 1), (self.solution_button, 1)
        self._beside = row(*beside, into=self._buttons, spacing=SPACE)
        scroll = self._scroll = ScrollColumn(right=4)
        add(
            scroll.column,
            *(head, *above, self.verdict, self.task, *below, self.best, self.why, *after),
            STRETCH,
            self._buttons,  # in what scrolls: large text leaves them no room of their own
        )
        column((scroll, 1), into=self, margins=(SIDE, SPACE + 2, SIDE, SPACE + 2))

    def fit(self) -> None:
        """Put the buttons below each other where they have no room beside each other."""
        needed = self.back_button.sizeHint().width() + self.solution_button.sizeHint().width()
        set_stacked(self._beside, needed + SPACE > self.width() - 2 * SIDE - SCROLL_BAR)
        # Once more when all is in its place: Qt leaves out the height that the scroll bar brings.
        QTimer.singleShot(0, self, self._scroll.column.invalidate)

    def show_task(self, title: str, place: str) -> None:
        """Before it is answered."""
        self.title.setText(title)
        self.count.setText(place)
        set_visible(False, self.verdict, self.best, self.why)
        set_visible(True, self.task, self._buttons)

    def show_verdict(self, verdict: str, best: str, why: str, *, right: bool) -> None:
        self.task.hide()
        self._buttons.hide()  # the bar below has them now, and the reasons need the room
        self.verdict.tell(verdict, right=right)
        self.verdict.show()
        self.best.setText(best)
        self.best.setVisible(bool(best))
        self.why.setText(why)
        self.why.setVisible(bool(why))
        announce(self, f"{verdict} {why}")
