"""In the replay: starts the analysis, tells how far it is, and leads to the costly decisions."""

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtWidgets import QMenu

from powergrid_qt.ai.analysis import Lapse
from powergrid_qt.app.analyst import Analyst
from powergrid_qt.engine import Record
from powergrid_qt.models.replay import Replay
from powergrid_qt.views.style.controls import Button
from powergrid_qt.views.style.icons import icon
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.words.verdicts import VerdictWords, verdict_words


class CostlyButton(Translated, Button):
    """`chosen(number)`: the position before this move is wanted. `changed`: other moves are
    marked."""

    chosen = Signal(int)
    changed = Signal()

    def __init__(self, analyst: Analyst) -> None:
        super().__init__()
        self._analyst = analyst
        self._record: Record | None = None
        self._replay: Replay | None = None
        self._marked: tuple[Lapse, ...] = ()
        self.words: Mapping[int, VerdictWords] = {}
        """What there is to say of the costly decisions, by the number of the move from 0."""
        self.choices = QMenu(self)
        self.setIconSize(QSize(18, 18))
        self.clicked.connect(self._use)
        analyst.changed.connect(self.refresh)
        self.refresh()

    def show_record(self, record: Record, replay: Replay) -> None:
        self._analyst.take_up(record)
        self._record, self._replay = self._analyst.record, replay
        self._marked, self.words = (), {}
        self.refresh()

    def refresh(self) -> None:
        analyst = self._analyst
        self.setVisible(analyst.possible)
        same = self._replay is not None and analyst.record == self._record
        marked = tuple(analyst.costliest()) if same else ()
        if marked != self._marked:
            self._marked = marked
            self.words = {one.number: self._words_for(one) for one in marked}
            self._fill_menu()
            self.changed.emit()
        self.setIcon(icon("warning" if analyst.done else "hint"))
        self.setText(self._label())
        self._fit()
        self.setEnabled(analyst.running or bool(marked) or not analyst.finished)
        self.setToolTip(self._tip())

    def _words_for(self, lapse: Lapse) -> VerdictWords:
        assert self._replay is not None
        return verdict_words(lapse, self._replay.at(lapse.number))

    def _label(self) -> str:
        analyst = self._analyst
        if analyst.running:
            return self.tr("Analysis {percent} %").format(
                percent=100 * analyst.done // max(analyst.total, 1)
            )
        if analyst.done:
            return self.tr("Costly decisions: {count}").format(count=len(self._marked))
        return self.tr("Analyse")

    def _fit(self) -> None:
        """As wide as its longest words: what stands beside it keeps its place."""
        advance = self.fontMetrics().horizontalAdvance
        around = self.sizeHint().width() - advance(self.text())
        labels = (
            self.tr("Analyse"),
            self.tr("Analysis {percent} %").format(percent=100),
            self.tr("Costly decisions: {count}").format(count=10),
        )
        self.setMinimumWidth(around + max(map(advance, labels)))

    def _tip(self) -> str:
        analyst = self._analyst
        if analyst.problem:
            return analyst.problem
        if analyst.finished and not self._marked:
            return self.tr("No costly decision: the expert would have done no better.")
        if analyst.done:
            return self.tr("Go to a decision that the expert would have made otherwise")
        return self.tr("Let the expert judge the decisions of this game")

    def _fill_menu(self) -> None:
        self.choices.clear()
        assert self._analyst.record is not None
        players = self._analyst.record.config.players
        for lapse in self._marked:
            words = self.words[lapse.number]
            label = self.tr("{name}, {where}: {played}").format(
                name=players[lapse.seat].name, where=words.where, played=words.played
            )
            action = self.choices.addAction(label.replace("&", "&&"))
            action.triggered.connect(lambda _=False, number=lapse.number: self.chosen.emit(number))

    def _use(self) -> None:
        if not self._analyst.done and not self._analyst.running:
            self._analyst.start()
        elif self._marked:
            above = self.choices.sizeHint().height()
            self.choices.popup(self.mapToGlobal(QPoint(0, -above)))

    def retranslate(self) -> None:
        self._marked = ()
        self.refresh()
