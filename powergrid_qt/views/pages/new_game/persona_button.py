"""Who a computer player is, beside its level: a button whose menu offers the characters."""

import functools

from PySide6.QtCore import Property, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.style.controls import IconButton
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.words.personas import persona_line, persona_names


class PersonaButton(Translated, IconButton):
    """`chosen` is emitted when another character, or none, has been taken from the menu."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("mask", parent)
        self._persona = self._edition = ""
        self.clicked.connect(self._offer)

    @functools.cached_property
    def offers(self) -> QMenu:
        """Made for the first look at it."""
        return QMenu(self)

    def _shown(self) -> str:
        return self._persona

    def _show(self, persona: str) -> None:
        self._persona = persona
        self.retranslate()

    persona = Property(str, _shown, _show, user=True)

    def show_edition(self, edition: str) -> None:
        """How somebody plays is another thing in another edition."""
        if edition != self._edition:
            self._edition = edition
            self.retranslate()

    def retranslate(self) -> None:
        name = persona_names().get(self._persona, self.tr("No character"))
        line = persona_line(self._persona, self._edition) if self._edition else ""
        self.setAccessibleName(self.tr("Character: {name}").format(name=name))
        self.setAccessibleDescription(line)
        told = (name, line, self.tr("Click for another character."))
        self.setToolTip(plain_tip("\n".join(filter(None, told))))

    def _offer(self) -> None:
        self.offers.clear()
        group = QActionGroup(self.offers)
        for persona, name in (*persona_names().items(), ("", self.tr("No character"))):
            line = persona_line(persona, self._edition)
            action = self.offers.addAction(f"{name}\t{line}" if line else name)
            action.setCheckable(True)
            group.addAction(action)
            action.triggered.connect(lambda _=False, persona=persona: self._take(persona))
            if persona == self._persona:
                action.setChecked(True)
                self.offers.setActiveAction(action)
        self.offers.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _take(self, persona: str) -> None:
        self._show(persona)
        self.chosen.emit(persona)
