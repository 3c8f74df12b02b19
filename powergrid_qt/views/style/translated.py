"""Widgets whose words follow the language of the program."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as Base
else:
    Base = object
    """A mix-in is no widget itself: it goes beside any kind of one."""


class Translated(Base):
    """Named before the widget that it is mixed into: `class Panel(Translated, QFrame)`."""

    def retranslate(self) -> None:
        """Set all words anew; widgets call it themselves when they are made."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
