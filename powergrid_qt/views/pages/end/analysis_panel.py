"""The expert's analysis of a game: the expected place over the decisions, the costliest ones."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QProgressBar, QPushButton, QSizePolicy

from powergrid_qt.ai.analysis import DarkRound, Lapse, dark_rounds
from powergrid_qt.ai.comparison import comparison_of
from powergrid_qt.app.analyst import Analyst
from powergrid_qt.engine import Record
from powergrid_qt.models.replay import Replay
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.story.charts import BADGE, PlaceChart, draw_badge
from powergrid_qt.views.style.controls import Button, Heading, Label, Panel, SoftLabel
from powergrid_qt.views.style.layouts import STRETCH, Part, ScrollColumn, add, column, row
from powergrid_qt.views.style.lettering import BOLD, NORMAL
from powergrid_qt.views.style.segmented import Segment, Segmented
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.words.verdicts import (
    closeness_text,
    dark_text,
    phases_text,
    verdict_words,
    wrong_hint_text,
)


class VerdictButton(QPushButton):
    """Something that went wrong, in words; leads to the position. `try_other`: the expert's move is
    wanted instead, for which there is a button beside a costly decision."""

    try_other = Signal()

    def __init__(self, head: str, lines: Sequence[str] = (), badge: int | None = None) -> None:
        super().__init__()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        first = Label(head, 1.0, BOLD if lines else NORMAL, wrap=True)
        labels = [first, *(Label(line, wrap=True) for line in lines)]
        for label in labels:
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        parts: list[Part] = [(column(*labels, spacing=2), 1)]
        if badge is not None:
            sign = Picture(draw_badge, badge, size=(round(BADGE), round(BADGE)))
            self.other_button = Button(self.tr("Try the other move"))
            self.other_button.setToolTip(self.tr("Make the expert's move and play on"))
            self.other_button.clicked.connect(self.try_other)
            parts.insert(0, (sign, Qt.AlignmentFlag.AlignTop))
            parts.append((self.other_button, Qt.AlignmentFlag.AlignVCenter))
        margins = (SPACE + 4, SPACE, SPACE + 4, SPACE + 2)
        row(*parts, into=self, spacing=SPACE + 3, margins=margins)
        self.setAccessibleName(head)
        self.setAccessibleDescription(" ".join(lines))
        self.setToolTip(self.tr("Show it in the replay"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    # Other than for a plain widget, the size of a button is that of its own text.

    def sizeHint(self) -> QSize:
        width = max(self.width(), 260)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(self.width(), 200)))


class AnalysisPanel(Panel):
    """`chosen(number)`: the position before this move of the game is to be seen.
    `try_other(number)`: the expert's move is to be made there, and the game goes on."""

    chosen = Signal(int)
    try_other = Signal(int)

    def __init__(self, analyst: Analyst) -> None:
        super().__init__()
        self.analyst = analyst
        self._record: Record | None = None
        self._replay: Replay | None = None
        self._dark: list[DarkRound] = []
        self._listed: tuple[object, ...] = ()
        self._offered: tuple[int, ...] = ()
        """The players between whom one can choose."""
        self.players = Segmented()
        self.players.setAccessibleName(self.tr("Player"))
        self.players.chosen.connect(lambda _: self.refresh())
        self.status = SoftLabel(wrap=True)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setMaximumWidth(260)
        self.run_button = Button(press=self._run)
        self.run_button.setMinimumHeight(34)
        self.chart = PlaceChart()
        self.chart.chosen.connect(self.chosen)
        self.closeness = Label("", 1.05, BOLD)
        self.phases = SoftLabel(wrap=True)
        told = self.tr(
            "Of all that was at stake in the decisions of this game, so much was not lost."
            " 100 %: as good as the expert."
        )
        for label in (self.closeness, self.phases):
            label.setToolTip(told)
        self.empty = SoftLabel(scale=1.05, wrap=True)
        self.buttons: list[VerdictButton] = []
        """The buttons of the costly decisions."""
        self.dark_buttons: list[VerdictButton] = []
        """The buttons of the rounds in which cities stayed dark."""
        self.hint_buttons: list[VerdictButton] = []
        """The buttons of the hints that were wrong."""
        self._list = ScrollColumn()
        self._list.column.addWidget(self.empty)
        self._list.column.addStretch(1)
        title = Heading(self.tr("Analysis"))
        self.setAccessibleName(title.text())
        parts = (title, (self.status, 1), (self.progress, 1), self.run_button)
        head = row(*parts, spacing=2 * SPACE)
        words = column((self.chart, 2), self.closeness, self.phases, spacing=2)
        add(self.body, head, row(self.players, STRETCH), (words, 2), (self._list, 5))
        analyst.changed.connect(self.refresh)

    def show_record(self, record: Record) -> None:
        """Show the analysis of a game, which the analyst takes up."""
        self.analyst.take_up(record)
        if self.analyst.record != self._record:
            self._record = self.analyst.record
            self._replay = None
            self._dark = []
            self._offered = ()
        self.refresh()

    def _offer_players(self, record: Record) -> None:
        """Offer the players whose decisions are judged."""
        seats = self.analyst.seats
        if seats == self._offered:
            return
        chosen = self.players.value if self._offered else ""
        self._offered, self._replay = seats, None
        names = record.config.players
        self.players.set_choices(Segment(str(seat), names[seat].name) for seat in seats)
        self.players.setVisible(len(seats) > 1)
        if seats:
            self.players.set_value(chosen or str(seats[0]))

    @property
    def seat(self) -> int | None:
        """The player whose decisions are shown."""
        return int(self.players.value) if self.players.value else None

    def refresh(self) -> None:
        analyst = self.analyst
        if self._record is None or self._record != analyst.record:
            return
        self._offer_players(self._record)
        seat = self.seat
        if seat is None:
            return
        if self._replay is None and (analyst.running or analyst.done):
            self._replay = Replay(self._record)
            self._dark = dark_rounds(self._record, analyst.seats)
        self.progress.setVisible(analyst.running)
        self.progress.setRange(0, max(analyst.total, 1))
        self.progress.setValue(analyst.done)
        self.status.setText(self._status())
        self.status.set_warning(bool(analyst.problem))
        if analyst.running:
            self.run_button.setText(self.tr("Stop"))
        elif analyst.can_widen:
            self.run_button.setText(self.tr("All players"))
        else:
            self.run_button.setText(self.tr("Go on") if analyst.done else self.tr("Analyse"))
        self.run_button.setToolTip(
            self.tr("Judge the decisions of the computer players, too") if analyst.can_widen else ""
        )
        self.run_button.setVisible(analyst.running or analyst.can_widen or not analyst.finished)
        begun = analyst.running or analyst.done > 0
        self.chart.setVisible(begun)
        worst = analyst.costliest_of(seat)
        rounds = () if self._replay is None else self._replay.rounds
        self.chart.show_verdicts(analyst.of(seat), worst, seat, self._record, rounds)
        shares = analyst.closeness_of(seat) if analyst.is_complete(seat) else {}
        self.closeness.setText(closeness_text(shares))
        self.phases.setText(phases_text(shares))
        for label in (self.closeness, self.phases):
            label.setVisible(bool(label.text()))
        self._list_entries(seat, worst)

    def _status(self) -> str:
        analyst = self.analyst
        if analyst.problem:
            return analyst.problem
        if analyst.running:
            return self.tr("{done} of {total} moves").format(done=analyst.done, total=analyst.total)
        if analyst.finished:
            return self.tr("Expected place after each decision, by round")
        if not analyst.done:
            return self.tr("Let the expert judge the decisions of this game")
        return self.tr("Stopped after {done} of {total} moves").format(
            done=analyst.done, total=analyst.total
        )

    def _list_entries(self, seat: int, worst: list[Lapse]) -> None:
        self.empty.setText(self._words_for_nothing())
        self.empty.setVisible(not worst)
        dark = [one for one in self._dark if one.seat == seat]
        wrong = self.analyst.wrong_hints_of(seat)
        if self._listed == (seat, *worst, *dark, *wrong):
            return
        self._listed = seat, *worst, *dark, *wrong
        for button in (*self.buttons, *self.dark_buttons, *self.hint_buttons):
            button.hide()
            button.deleteLater()
        self.buttons, self.dark_buttons, self.hint_buttons = [], [], []
        if self._replay is None or self._record is None:
            return
        before = self._replay.at
        for place, one in enumerate(worst, start=1):
            position = before(one.number)
            words = verdict_words(one, position, comparison_of(one, position, self._record))
            lines = [f"{words.played}. {words.better}.", words.why]
            self.buttons.append(self._entry(one.number, words.head, lines, place))
        self.dark_buttons = [
            self._entry(one.number, dark_text(one, before(one.number))) for one in dark
        ]
        self.hint_buttons = [
            self._entry(one.number, wrong_hint_text(one, before(one.number))) for one in wrong
        ]

    def _entry(
        self, number: int, head: str, lines: Sequence[str] = (), badge: int | None = None
    ) -> VerdictButton:
        button = VerdictButton(head, lines, badge)
        button.clicked.connect(lambda: self.chosen.emit(number))
        button.try_other.connect(lambda: self.try_other.emit(number))
        self._list.column.insertWidget(self._list.column.count() - 1, button)
        return button

    def _words_for_nothing(self) -> str:
        seat = self.seat
        complete = seat is not None and self.analyst.is_complete(seat)
        if self.analyst.running and not complete:
            return self.tr("No costly decision so far.")
        if complete:
            return self.tr("No costly decision: the expert would have done no better.")
        if self.analyst.done:
            return ""
        return self.tr(
            "Which decisions cost you most, and what the expert would have done instead. It takes a"
            " minute or two; you can go on meanwhile."
        )

    def _run(self) -> None:
        if self.analyst.running:
            self.analyst.stop()
        elif self.analyst.can_widen:
            self.analyst.widen()
        else:
            self.analyst.start()
