"""The field in which people at a shared table say something, and whom they do not want to hear."""

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget

from powergrid_qt.app.together.remote_table import RemoteTable
from powergrid_qt.table.wire import LONGEST_WORD
from powergrid_qt.views.style.controls import IconButton
from powergrid_qt.views.style.layouts import row


class TalkField(QWidget):
    """`spoken`: something was said."""

    spoken = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._table: RemoteTable
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST_WORD)
        self.field.setAccessibleName(self.tr("Say something to the others"))
        self.field.returnPressed.connect(self._say)
        self.mute_button = IconButton("sound", press=self._open_menu)
        self.menu = QMenu(self)
        self.setFocusProxy(self.field)
        row((self.field, 1), self.mute_button, into=self, spacing=2)

    def follow(self, table: RemoteTable) -> None:
        self._table = table
        self.field.clear()
        table.changed.connect(self.refresh)
        table.muted_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        lost, muted = self._table.is_lost, bool(self._table.muted)
        self.field.setEnabled(not lost)
        self.field.setPlaceholderText(
            self.tr("Comes when the table is back") if lost else self.tr("Say something … (T)")
        )
        self.mute_button.set_icon("mute" if muted else "sound")
        self.mute_button.set_name(
            self.tr("Not everybody is heard: choose whom") if muted else self.tr("Mute somebody")
        )

    def _say(self) -> None:
        text = self.field.text().strip()
        if text:
            self._table.say(text)
            self.field.clear()
        self.spoken.emit()

    def _open_menu(self) -> None:
        self.menu.clear()
        table = self._table
        for speaker in table.speakers:
            name = speaker[0].replace("&", "&&")
            entry = self.menu.addAction(self.tr("Mute {name}").format(name=name))
            entry.setCheckable(True)
            entry.setChecked(speaker in table.muted)
            entry.triggered.connect(lambda muted, whom=speaker: table.mute(whom, muted))
        if not table.speakers:
            nobody = self.menu.addAction(self.tr("Nobody else has said anything"))
            nobody.setEnabled(False)
        height = self.menu.sizeHint().height()
        self.menu.popup(self.mute_button.mapToGlobal(QPoint(0, -height)))
