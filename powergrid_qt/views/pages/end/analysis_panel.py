"""The expert's analysis of a game: the expected place over the decisions, the costliest ones."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QProgressBar, QPushButton, QSizePolicy

from powergrid_qt.ai.analysis import Verdict
from powergrid_qt.app.analyst import Analyst
from powergrid_qt.engine import Record
from powergrid_qt.models.replay import Replay
from powergrid_qt.models.seats import humans_of
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.story.chart import BADGE, draw_badge
from powergrid_qt.views.story.place_chart import PlaceChart
from powergrid_qt.views.style.controls import Button, Label, Panel, SoftLabel
from powergrid_qt.views.style.layouts import STRETCH, column, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.scroll_column import ScrollColumn
from powergrid_qt.views.style.segmented import Choice, Segmented
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.words.verdicts import VerdictWords, verdict_words


class VerdictButton(QPushButton):
    """One costly decision: what was played, what the expert would have done, and why; with a button
    that tries that out (`other_button`)."""

    def __init__(self, number: int, words: VerdictWords) -> None:
        super().__init__()
        self.words = words
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        head = Label(f"{words.where}: {words.cost}", 1.0, BOLD, wrap=True)
        lines = [head, Label(words.played, wrap=True), Label(words.better, wrap=True)]
        if words.reason:
            lines.append(SoftLabel(words.reason, scale=1.0, wrap=True))
        for line in lines:
            line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.other_button = Button(self.tr("Try the other move"))
        self.other_button.setToolTip(self.tr("Make the expert's move and play on"))
        badge = Picture(draw_badge, number, size=(round(BADGE), round(BADGE)))
        self._row = row(
            *((badge, Qt.AlignmentFlag.AlignTop), (column(*lines, spacing=2), 1)),
            (self.other_button, Qt.AlignmentFlag.AlignVCenter),
            into=self,
            spacing=SPACE + 3,
            margins=(SPACE + 4, SPACE, SPACE + 4, SPACE + 2),
        )
        self.setAccessibleName(head.text())
        self.setAccessibleDescription(" ".join(words.lines))
        self.setToolTip(self.tr("Show it in the replay"))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    # Other than for a plain widget, the size of a button is that of its own text.

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return self._row.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:  # noqa: N802
        width = max(self.width(), 260)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(200, self.heightForWidth(max(self.width(), 200)))


class AnalysisPanel(Translated, Panel):
    """`chosen(number)`: the position before this move of the game is to be seen.
    `try_other(number)`: the expert's move is to be made there, and the game goes on."""

    chosen = Signal(int)
    try_other = Signal(int)

    def __init__(self, analyst: Analyst) -> None:
        super().__init__()
        self.analyst = analyst
        self._record: Record | None = None
        self._replay: Replay | None = None
        self._listed: tuple[object, ...] = ()
        self.players = Segmented()
        self.players.chosen.connect(lambda _: self.refresh())
        self.status = SoftLabel()
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setMaximumWidth(260)
        self.run_button = Button()
        self.run_button.setMinimumHeight(34)
        self.run_button.clicked.connect(self._run)
        self.chart = PlaceChart()
        self.chart.chosen.connect(self.chosen)
        self.empty = SoftLabel(scale=1.05, wrap=True)
        self.buttons: list[VerdictButton] = []
        self._list = ScrollColumn()
        self._list.column.addWidget(self.empty)
        self._list.column.addStretch(1)
        head = row(
            *(self.players, self.status, (self.progress, 1), STRETCH, self.run_button),
            spacing=2 * SPACE,
        )
        self.body.addLayout(head)
        self.body.addLayout(row((self.chart, 5), (self._list, 4), spacing=2 * SPACE), 1)
        analyst.changed.connect(self.refresh)
        self.retranslate()

    def show_record(self, record: Record) -> None:
        """Be about this game; the analyst takes it up."""
        if record != self._record:
            self._record = record
            self._replay = None
            names = record.config.players
            humans = humans_of(record.config)
            self.players.set_choices(Choice(str(seat), names[seat].name) for seat in humans)
            self.players.setVisible(len(humans) > 1)
            if humans:
                self.players.set_value(str(humans[0]))
        self.analyst.take_up(record)
        self.refresh()

    @property
    def seat(self) -> int | None:
        """The player whose decisions are shown."""
        return int(self.players.value) if self.players.value else None

    def refresh(self) -> None:
        analyst, seat = self.analyst, self.seat
        if self._record is None or self._record != analyst.record or seat is None:
            return
        if self._replay is None and (analyst.running or analyst.verdicts):
            self._replay = Replay(self._record)
        self.progress.setVisible(analyst.running)
        self.progress.setRange(0, max(analyst.total, 1))
        self.progress.setValue(analyst.done)
        self.status.setText(self._status())
        self.status.set_warning(bool(analyst.problem))
        self.run_button.setText(self.tr("Stop") if analyst.running else self.tr("Analyse again"))
        self.run_button.setVisible(analyst.running or not analyst.finished)
        worst = analyst.costliest_of(seat)
        rounds = () if self._replay is None else self._replay.rounds
        self.chart.show_verdicts(analyst.of(seat), worst, seat, self._record, rounds)
        self._list_verdicts(seat, worst)

    def _status(self) -> str:
        analyst = self.analyst
        if analyst.problem:
            return analyst.problem
        if analyst.running:
            return self.tr("{done} of {total} moves").format(done=analyst.done, total=analyst.total)
        if analyst.finished:
            return self.tr("Expected place after each decision, by round")
        return self.tr("Stopped after {done} of {total} moves").format(
            done=analyst.done, total=analyst.total
        )

    def _list_verdicts(self, seat: int, worst: list[Verdict]) -> None:
        self.empty.setText(self._words_for_nothing())
        self.empty.setVisible(not worst)
        if self._listed == (seat, *worst):
            return
        self._listed = seat, *worst
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = []
        for at, verdict in enumerate(worst, start=1):
            assert self._replay is not None
            words = verdict_words(verdict, self._replay.at(verdict.number))
            button = VerdictButton(at, words)
            button.clicked.connect(lambda _=False, number=verdict.number: self.chosen.emit(number))
            button.other_button.clicked.connect(
                lambda _=False, number=verdict.number: self.try_other.emit(number)
            )
            self._list.column.insertWidget(self._list.column.count() - 1, button)
            self.buttons.append(button)

    def _words_for_nothing(self) -> str:
        if self.analyst.running:
            return self.tr("No costly decision so far.")
        if self.analyst.finished:
            return self.tr("No costly decision: the expert would have done no better.")
        return ""

    def _run(self) -> None:
        if self.analyst.running:
            self.analyst.stop()
        else:
            self.analyst.start()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Analysis"))
        self._listed = ()
        self.refresh()
