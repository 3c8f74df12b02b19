"""Tells what could not be deleted."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from powergrid_qt.views.style.controls import Label
from powergrid_qt.views.style.style import dress
from powergrid_qt.views.window.dialog import Dialog

_MOST = 8


class LeftOverDialog(Dialog):
    def __init__(self, left: Sequence[OSError], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress(self)  # the window is gone
        self.set_title(self.tr("Not everything could be deleted"))
        lines = [f"{error.filename}: {error.strerror}" for error in left[:_MOST]]
        if len(left) > _MOST:
            lines.append("…")
        self.text = Label("\n".join(lines), wrap=True)
        self.body.addWidget(self.text)
