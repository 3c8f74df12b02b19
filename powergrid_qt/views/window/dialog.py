"""What all dialogs have in common, and the plainest of them: a question."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QWidget

from powergrid_qt.views.style.controls import (
    Button,
    Heading,
    Label,
    MainButton,
    Press,
    grown_with_text,
)
from powergrid_qt.views.style.keys import HeldKeys, is_held
from powergrid_qt.views.style.layouts import STRETCH, ScrollColumn, column, row
from powergrid_qt.views.style.theme import SPACE


class Dialog(QDialog):
    """A heading, a body, and a row of buttons; Escape closes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        HeldKeys(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, False)
        self.heading = Heading(level=1)
        self.body = column(spacing=2 * SPACE)
        self.close_button = MainButton(self.tr("Close"), press=self.accept)
        self.close_button.setDefault(True)
        self.foot = row(STRETCH, self.close_button)
        self._at_left = 0
        """The number of buttons at the left of the foot."""
        self.around = column(
            *(self.heading, (self.body, 1), self.foot),
            into=self,
            spacing=2 * SPACE,
            margins=(3 * SPACE, 2 * SPACE, 3 * SPACE, 2 * SPACE + 4),
        )

    def event(self, event: QEvent) -> bool:
        """Qt makes no window higher than two thirds of the screen, and does not ask how much words
        need that wrap: controls would lie on each other."""
        done = super().event(event)
        laid_out = event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize)
        if laid_out and self.around.hasHeightForWidth():
            self.setMinimumHeight(self.around.totalMinimumHeightForWidth(self.width()))
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not is_held(event):  # the Return that has opened it must not close it, too
            super().keyPressEvent(event)

    def fit(self, width: int, texts: ScrollColumn) -> None:
        """Be as high as the texts need, wider with large letters; too long texts scroll."""
        width = grown_with_text(width)
        around = self.around.contentsMargins()
        inner = width - around.left() - around.right()
        texts.setFixedHeight(0)
        for layout in (texts.column, self.around):
            layout.activate()  # they may remember what they had before
        beside = self.around.totalSizeHint().height()
        host = self.parentWidget()
        room = self.screen().availableGeometry() if host is None else host.window().rect()
        needed, room_left = texts.column.totalHeightForWidth(inner), room.height() - beside
        policy = Qt.ScrollBarPolicy
        fits = needed <= room_left  # then no bar takes some of the width
        texts.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded
        )
        texts.setFixedHeight(min(needed, room_left))
        self.setFixedSize(width, beside + texts.height())

    def add_button(self, text: str, press: Press | None = None) -> Button:
        """Add a button at the left of the foot, behind those that are there already."""
        button = Button(text, press=press)
        self.foot.insertWidget(self._at_left, button)
        self._at_left += 1
        return button

    def add_texts(self) -> ScrollColumn:
        """A column for what may have to scroll; `fit` is to be called once it is filled."""
        texts = ScrollColumn(right=0)
        texts.column.setSpacing(2 * SPACE)
        self.body.addWidget(texts)
        return texts

    def set_title(self, title: str) -> None:
        self.setWindowTitle(title)
        self.heading.setText(title)


QUESTION_WIDTH = 460


@dataclass(frozen=True, slots=True)
class Reply:
    text: str
    do: Callable[[], object]
    danger: bool = False


class Question(Dialog):
    """Has to be answered before the program goes on; Escape answers none of it. The first answer is
    the one that is proposed."""

    def __init__(
        self, title: str, text: str, answers: Sequence[Reply], cancel: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.set_title(title)
        self.text = Label(text, wrap=True)
        self.text.setMinimumWidth(QUESTION_WIDTH)
        self.body.addWidget(self.text)
        first, *others = answers
        self.close_button.setText(first.text)
        self.close_button.clicked.connect(first.do)
        self.cancel_button = self.add_button(cancel, self.reject)
        self.others: list[Button] = []
        for answer in others:
            button = Button(answer.text, press=self.accept)
            button.set_kind("danger" if answer.danger else "normal")
            button.clicked.connect(answer.do)
            self.others.append(button)
            self.foot.insertWidget(self.foot.count() - 1, button)
