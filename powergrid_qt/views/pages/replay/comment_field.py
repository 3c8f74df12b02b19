"""A comment on a move, while it is typed."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from powergrid_qt.models.log_model import LONGEST_COMMENT
from powergrid_qt.views.style.controls import Button, MainButton, QuietButton
from powergrid_qt.views.style.keys import RETURN
from powergrid_qt.views.style.layouts import STRETCH, column, row
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.style.translated import Translated


class CommentField(Translated, QWidget):
    """`said(text)`: it is to be kept; empty: none any more. `left`: it stays as it was.

    Return keeps it, as in a chat; with Shift it begins another line.
    """

    said = Signal(str)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self.text.installEventFilter(self)
        self.keep_button, self.cancel_button = MainButton(), QuietButton()
        self.remove_button = Button()
        self.remove_button.set_kind("danger")
        self.keep_button.clicked.connect(self.keep)
        self.cancel_button.clicked.connect(self.left)
        self.remove_button.clicked.connect(lambda: self.said.emit(""))
        buttons = column(
            *(self.keep_button, STRETCH),
            row(self.remove_button, self.cancel_button, spacing=SPACE // 2),
        )
        row((self.text, 1), buttons, into=self, spacing=SPACE)
        self.retranslate()

    def edit(self, text: str) -> None:
        """Begin with what is said so far."""
        self.text.setPlainText(text)
        self.text.selectAll()
        self.remove_button.setVisible(bool(text))
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def keep(self) -> None:
        self.said.emit(self.text.toPlainText().strip()[:LONGEST_COMMENT])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # all keys are meant for the text, none for the replay
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            if event.key() in RETURN and not shift:
                self.keep()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.left.emit()
                return True
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        self.text.setAccessibleName(self.tr("Comment"))
        self.text.setPlaceholderText(self.tr("What is there to say of this move?"))
        self.keep_button.setText(self.tr("Keep the comment"))
        self.keep_button.setToolTip(self.tr("Keep it with the game (Enter)"))
        self.cancel_button.setText(self.tr("Cancel"))
        self.remove_button.setText(self.tr("Remove"))
        self.remove_button.setToolTip(self.tr("Take this comment away"))
