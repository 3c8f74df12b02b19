"""Whether a coach looks on in the game, and how much is much."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from powergrid_qt.app.new_game import COACH_FROM
from powergrid_qt.views.style.controls import SoftLabel
from powergrid_qt.views.style.layouts import column, row
from powergrid_qt.views.style.theme import SPACE

_INDENT = 34


class CoachChoice(QWidget):
    """`changed(coach, coach_from)`: as somebody wants it now; the second in places."""

    changed = Signal(bool, float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QCheckBox(self.tr("With a coach"), self)
        self.much = QComboBox(self)
        self.much.setAccessibleName(self.tr("How much is much"))
        self.much.setToolTip(self.tr("What a move must cost before the coach says something"))
        for places, words in zip(
            COACH_FROM,
            (
                self.tr("from a quarter of a place"),
                self.tr("from half a place"),
                self.tr("from a whole place"),
            ),
            strict=True,
        ):
            self.much.addItem(words, places)
        told = self.tr("“Look again” before a move that costs much, twice at most. Not rated.")
        self._note = SoftLabel(told, 0.92, wrap=True, parent=self)
        self._note.setContentsMargins(_INDENT, 0, 0, 0)
        self.box.setAccessibleDescription(told)
        self.box.clicked.connect(self._tell)
        self.much.activated.connect(self._tell)
        column(row((self.box, 1), self.much, spacing=SPACE), self._note, into=self, spacing=2)

    def _tell(self) -> None:
        self.changed.emit(self.box.isChecked(), self.much.currentData())

    def show_choice(self, coach: bool, coach_from: float, *, possible: bool) -> None:
        """`possible`: not where people sit at other machines."""
        self.box.setEnabled(possible)
        self.box.setChecked(coach and possible)
        self.box.setToolTip("" if possible else self.tr("Only where all people sit here"))
        self.much.setCurrentIndex(self.much.findData(coach_from))
        self.much.setEnabled(coach and possible)
