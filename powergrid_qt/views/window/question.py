"""A question that has to be answered before the program goes on; Escape answers none of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from powergrid_qt.views.style.controls import Button, DangerButton, Label
from powergrid_qt.views.window.dialog import Dialog

WIDTH = 460


@dataclass(frozen=True, slots=True)
class Answer:
    text: str
    do: Callable[[], object]
    danger: bool = False


class Question(Dialog):
    """The first answer is the one that is proposed."""

    def __init__(
        self, title: str, text: str, answers: Sequence[Answer], cancel: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.set_title(title)
        self.text = Label(text, wrap=True)
        self.text.setMinimumWidth(WIDTH)
        self.body.addWidget(self.text)
        first, *others = answers
        self.close_button.setText(first.text)
        self.close_button.clicked.connect(first.do)
        self.cancel_button = Button(cancel)
        self.cancel_button.clicked.connect(self.reject)
        self.foot.insertWidget(0, self.cancel_button)
        self.others: list[Button] = []
        for answer in others:
            button = DangerButton(answer.text) if answer.danger else Button(answer.text)
            button.clicked.connect(self.accept)
            button.clicked.connect(answer.do)
            self.others.append(button)
            self.foot.insertWidget(self.foot.count() - 1, button)
