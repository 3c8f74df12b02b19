"""A line that stays until it is no longer true, with what can be done about it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QSizePolicy

from powergrid_qt.views.pieces.picture import icon_picture
from powergrid_qt.views.style.controls import Button, Label, announce
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.style.theme import SPACE

_SIGN = 20


class NoticeBar(QFrame):
    """`pressed`: its button was. Hidden while there is nothing to tell."""

    pressed = Signal()

    def __init__(self, icon: str, *, alarm: bool = False) -> None:
        super().__init__()
        self.setObjectName("toast")
        self._alarm = alarm
        sign = icon_picture(icon, "warning" if alarm else "window", _SIGN)
        self._label = Label(kind="toast", wrap=True)
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.button = Button()
        self.button.clicked.connect(self.pressed)
        row(
            *(sign, (self._label, 1), self.button),
            into=self,
            spacing=2 * SPACE,
            margins=(14, 6, SPACE, 6),
        )
        self.setVisible(False)

    @property
    def text(self) -> str:
        return self._label.text()

    def tell(self, text: str, button: str) -> None:
        self._label.setText(text)
        self.button.setText(button)
        self.setAccessibleName(text)
        self.show()
        announce(self, text, urgent=self._alarm)
