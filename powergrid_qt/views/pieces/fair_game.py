"""The button that sets opponents at one's own strength, and says how sure that is."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.fair_game import FairTable
from powergrid_qt.models.past.words import counted
from powergrid_qt.views.style.controls import Button, SoftLabel
from powergrid_qt.views.style.layouts import column, row
from powergrid_qt.views.style.theme import SPACE


class FairGame(QWidget):
    """`chosen(FairTable)`: somebody wants these opponents. `table`: works them out for the board
    and the seats that are chosen now."""

    chosen = Signal(object)

    def __init__(self, table: Callable[[], FairTable], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        tip = self.tr("Opponents at your strength: you win about as often as the others")
        self.button = Button(self.tr("A fair game"), tip=tip, press=self._choose)
        self.words = SoftLabel("", 0.92, wrap=True)
        self.words.hide()
        column(row((self.button, 1)), self.words, into=self, spacing=SPACE // 2)

    def _choose(self) -> None:
        table = self._table()
        self.words.setText(self.sureness(table))
        self.words.show()
        self.chosen.emit(table)

    def forget(self) -> None:
        """Hide what was said: other opponents were chosen, for whom it does not hold."""
        self.words.hide()

    def sureness(self, table: FairTable) -> str:
        """Return the chance in words, "You win about 26 of 100, and surely between 12 and 45"."""
        chance, low, high = (round(100 * one) for one in (table.chance, table.low, table.high))
        if not table.games:
            told = self.tr("A guess for now: you win about {chance} of 100. Your games will tell.")
            return told.format(chance=chance)
        told = self.tr(
            "You win about {chance} of 100, and surely between {low} and {high}: {games} tell that."
        )
        games = counted.games(table.games)
        return told.format(chance=chance, low=low, high=high, games=games)
