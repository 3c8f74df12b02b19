"""Who plays: six places, filled from the top, shown from and changed in a `SeatsModel`."""

from random import SystemRandom

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QStackedLayout, QWidget

from powergrid_qt.engine.config import HUMAN
from powergrid_qt.models.seats import (
    COLOR,
    EMPTY,
    KIND,
    LONGEST_NAME,
    NAME,
    ROWS,
    SeatsModel,
)
from powergrid_qt.views.pages.new_game.color_button import ColorButton
from powergrid_qt.views.pages.new_game.kind_box import KindBox
from powergrid_qt.views.style.controls import IconButton, Panel, QuietButton
from powergrid_qt.views.style.theme import SPACE


class SeatsPanel(Panel):
    def __init__(self, model: SeatsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.model = model
        self.shuffle_button = IconButton("shuffle")
        self.shuffle_button.clicked.connect(lambda: self.model.shuffle(SystemRandom()))
        head = QHBoxLayout()
        head.addWidget(self.heading)
        head.addStretch(1)
        head.addWidget(self.shuffle_button)
        self.body.addLayout(head)
        self.body.setSpacing(6)
        self.rows = [SeatRow(model, row, self) for row in range(ROWS)]
        for row in self.rows:
            self.body.addWidget(row)
        self.body.addStretch(1)
        model.dataChanged.connect(self.show_model)
        self._retranslate()
        self.show_model()

    def show_model(self) -> None:
        filled = len(self.model.seats)
        for row in self.rows:
            row.show_model()
            # One place is offered at a time: the next one comes when this is taken.
            row.set_offered(row.number == filled)
        self.shuffle_button.setEnabled(filled > 1)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.show_model()

    def _retranslate(self) -> None:
        self.set_title(self.tr("Players"))
        self.shuffle_button.name(self.tr("Shuffle who sits where"))
        for row in self.rows:
            row.retranslate()


class SeatRow(QWidget):
    """One place: colour, name and kind of who sits there, or an invitation to sit down."""

    def __init__(self, model: SeatsModel, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self.number = number
        taken, free = QWidget(self), QWidget(self)
        self.color = ColorButton(taken)
        self.color.chosen.connect(lambda color: self._set(COLOR, color))
        self.name = QLineEdit(taken)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.textEdited.connect(lambda text: self._set(NAME, text))
        self.kind = KindBox(model.levels, taken)
        self.kind.activated.connect(self._choose_kind)
        self.remove = IconButton("close", taken)
        self.remove.clicked.connect(lambda: self._set(KIND, EMPTY))
        self.add = QuietButton(parent=free)
        self.add.clicked.connect(lambda: self._set(KIND, HUMAN))
        row = QHBoxLayout(taken)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE)
        row.addWidget(self.color)
        row.addWidget(self.name, 3)
        row.addWidget(self.kind, 2)
        row.addWidget(self.remove)
        offer = QHBoxLayout(free)
        offer.setContentsMargins(0, 0, 0, 0)
        offer.addWidget(self.add, 1, Qt.AlignmentFlag.AlignLeft)
        self._pages = QStackedLayout(self)
        self._pages.setContentsMargins(0, 0, 0, 0)
        self._pages.addWidget(taken)
        self._pages.addWidget(free)

    def _set(self, column: int, value: str) -> None:
        self._model.setData(self._model.index(self.number, column), value)

    def _choose_kind(self, place: int) -> None:
        self._set(KIND, self.kind.itemData(place))

    def _value(self, column: int) -> str:
        return str(self._model.data(self._model.index(self.number, column)))

    @property
    def taken(self) -> bool:
        return self._pages.currentIndex() == 0

    def set_offered(self, offered: bool) -> None:
        self.add.setVisible(offered)

    def show_model(self) -> None:
        kind = self._value(KIND)
        self._pages.setCurrentIndex(1 if kind == EMPTY else 0)
        if kind == EMPTY:
            return
        self.color.show_color(self._value(COLOR))
        if self.name.text() != self._value(NAME):  # leave the cursor where it is while typing
            self.name.setText(self._value(NAME))
        self.kind.show_kind(kind)

    def retranslate(self) -> None:
        self.name.setAccessibleName(
            self.tr("Name of player {number}").format(number=self.number + 1)
        )
        self.name.setPlaceholderText(self.tr("Name"))
        self.kind.setAccessibleName(
            self.tr("Who decides for player {number}").format(number=self.number + 1)
        )
        self.kind.retranslate()
        self.remove.name(self.tr("Remove this player"))
        self.add.setText("+  " + self.tr("Add a player"))
