"""Goes through a game move by move: first, previous, next, last, and a slider."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSlider,
    QStyle,
    QToolButton,
    QWidget,
)

from powergrid_qt.app.analyst import Analyst
from powergrid_qt.app.sentences import event_text
from powergrid_qt.engine import Game, Record
from powergrid_qt.models.log_model import HEADINGS, LogModel
from powergrid_qt.models.replay import Replay
from powergrid_qt.views.controls import Button
from powergrid_qt.views.costly_button import CostlyButton
from powergrid_qt.views.lettering import MEDIUM, scaled_font, text_width
from powergrid_qt.views.paint.icons import icon
from powergrid_qt.views.theme import SPACE, theme

MARK = 3.5
"""Half the size of the mark of a costly decision."""


class ReplayBar(QWidget):
    """`position(number)`: another position is wanted; `game` is the game there, to be looked at
    only. `closed`: back to where the game stands."""

    position = Signal(int)
    closed = Signal()

    def __init__(self, analyst: Analyst | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._replay: Replay | None = None
        self._log = LogModel(event_text, self)
        self.game: Game | None = None
        self.first, self.previous = self._button("first"), self._button("left")
        self.next, self.last = self._button("right"), self._button("last")
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setMinimumHeight(32)
        self.slider.setPageStep(10)
        self.slider.valueChanged.connect(self._moved)
        self.count = QLabel()
        self.count.setFont(scaled_font(1.0, MEDIUM))
        self.text = QLabel()
        self.text.setFont(scaled_font())
        self.text.setWordWrap(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.costly = CostlyButton(Analyst(self) if analyst is None else analyst)
        self.costly.chosen.connect(self.go_to)
        self.costly.changed.connect(self._renew)
        self.close_button = Button()
        self.close_button.clicked.connect(self.closed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2 * SPACE, SPACE // 2, 2 * SPACE, SPACE // 2)
        layout.setSpacing(SPACE)
        for button in (self.first, self.previous, self.next, self.last):
            layout.addWidget(button)
        layout.addWidget(self.slider, 3)
        layout.addWidget(self.count)
        layout.addWidget(self.text, 4)
        layout.addWidget(self.costly)
        layout.addWidget(self.close_button)
        self.first.clicked.connect(lambda: self.go_to(0))
        self.previous.clicked.connect(lambda: self.go_to(self.slider.value() - 1))
        self.next.clicked.connect(lambda: self.go_to(self.slider.value() + 1))
        self.last.clicked.connect(lambda: self.go_to(self.slider.maximum()))
        self._retranslate()
        self._renew()

    def _button(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setProperty("kind", "icon")
        button.setIcon(icon(name))
        button.setIconSize(QSize(20, 20))
        button.setAutoRepeat(name in ("left", "right"))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button

    def show_record(self, record: Record, position: int | None = None) -> None:
        """Start at a position, or at the end of the record."""
        self._replay = Replay(record)
        # What is judged are the moves: remarks, and what a game is about, make no other game of it.
        self.costly.show_record(Record(record.config, record.moves), self._replay)
        last = self._replay.last
        self.count.setMinimumWidth(round(text_width(f"{last} / {last}", 1.0, MEDIUM)) + 4)
        self.slider.blockSignals(True)
        self.slider.setRange(0, last)
        self.slider.setValue(last if position is None else position)
        self.slider.blockSignals(False)
        self._moved()

    def go_to(self, position: int) -> None:
        self.slider.setValue(position)  # the slider keeps it within the game

    def _moved(self) -> None:
        if self._replay is None:
            return
        number = self.slider.value()
        self.game = self._replay.at(number)
        self._renew()
        self.position.emit(number)

    def _renew(self) -> None:
        number, last = self.slider.value(), self.slider.maximum()
        self.first.setEnabled(number > 0)
        self.previous.setEnabled(number > 0)
        self.next.setEnabled(number < last)
        self.last.setEnabled(number < last)
        self.update()
        self.count.setText(f"{number} / {last}")
        self.text.setText(self._told(number))
        self.text.setToolTip(self.text.text())

    def _told(self, number: int) -> str:
        """What the move before this position did; before a costly decision what it was."""
        if number in self.costly.words:
            words = self.costly.words[number]
            return " · ".join((words.cost, *words.lines))
        if number == 0 or self._replay is None:
            return self.tr("Before the first move")
        entries = self._log.told(self._replay.step(number))
        texts = [entry.text for entry in entries if entry.kind not in HEADINGS]
        return " · ".join(texts) if texts else self.tr("The turn ends")

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        look, box = theme(), QRectF(self.rect())
        painter.fillRect(box, look.color("panel"))
        painter.setPen(QPen(look.color("panel_line"), 1))
        painter.drawLine(box.topLeft(), box.topRight())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color("warning"))
        for number in self.costly.words:
            painter.drawEllipse(self.mark_at(number), MARK, MARK)

    def mark_at(self, number: int) -> QPointF:
        """Where the mark of a costly decision is, above the slider."""
        slider = self.slider
        handle = slider.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, None, slider)
        span = slider.width() - handle
        x = QStyle.sliderPositionFromValue(0, slider.maximum(), number, span) + handle / 2
        return QPointF(slider.x() + x, slider.y() + 1.0)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Replay"))
        for button, name in (
            (self.first, self.tr("First position")),
            (self.previous, self.tr("Previous move")),
            (self.next, self.tr("Next move")),
            (self.last, self.tr("Last position")),
        ):
            button.setAccessibleName(name)
            button.setToolTip(name)
        self.slider.setAccessibleName(self.tr("Move"))
        self.slider.setToolTip(self.tr("Move (arrow keys: one, page keys: ten)"))
        self.close_button.setText(self.tr("End replay"))
        self._renew()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
