"""The field in which people at a shared table say something, and whom they do not want to hear."""

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget

from powergrid_qt.app.together.remote_table import RemoteTable
from powergrid_qt.models.table_lines import Speaker
from powergrid_qt.table.wire import LONGEST_WORD
from powergrid_qt.views.style.controls import IconButton
from powergrid_qt.views.style.layouts import row


class TalkField(QWidget):
    """`spoken`: something was said."""

    spoken = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._table: RemoteTable | None = None
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST_WORD)
        self.field.setAccessibleName(self.tr("Say something to the others"))
        self.field.returnPressed.connect(self._say)
        self.mute_button = IconButton("sound")
        self.mute_button.clicked.connect(self._open_menu)
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
        table = self._table
        lost = table is None or table.is_lost
        self.field.setEnabled(not lost)
        self.field.setPlaceholderText(
            self.tr("Comes when the table is back") if lost else self.tr("Say something … (T)")
        )
        muted = table is not None and bool(table.muted)
        self.mute_button.set_icon("mute" if muted else "sound")
        self.mute_button.set_name(
            self.tr("Not everybody is heard: choose whom") if muted else self.tr("Mute somebody")
        )

    def _say(self) -> None:
        text = self.field.text().strip()
        if text and self._table is not None:
            self._table.say(text)
            self.field.clear()
        self.spoken.emit()

    def _mute(self, speaker: Speaker, muted: bool) -> None:
        if self._table is not None:
            self._table.mute(speaker, muted)

    def _open_menu(self) -> None:
        self.menu.clear()
        speakers = [] if self._table is None else self._table.speakers
        for speaker in speakers:
            name = speaker[0].replace("&", "&&")
            entry = self.menu.addAction(self.tr("Mute {name}").format(name=name))
            entry.setCheckable(True)
            entry.setChecked(self._table is not None and speaker in self._table.muted)
            entry.triggered.connect(lambda muted, whom=speaker: self._mute(whom, muted))
        if not speakers:
            nobody = self.menu.addAction(self.tr("Nobody else has said anything"))
            nobody.setEnabled(False)
        height = self.menu.sizeHint().height()
        self.menu.popup(self.mute_button.mapToGlobal(QPoint(0, -height)))
