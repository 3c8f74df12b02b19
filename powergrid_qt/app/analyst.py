"""After a game: lets the expert judge the decisions of the people who played it."""

from PySide6.QtCore import QObject, Signal

from powergrid_qt.ai.analysis import Verdict, costliest
from powergrid_qt.ai.analysis_work import Finished, Judged, Report, analyse
from powergrid_qt.app.child import Child
from powergrid_qt.app.crash_log import pass_on
from powergrid_qt.engine import Record
from powergrid_qt.models.seats import humans_of


class Analyst(QObject):
    """`changed`: there is another game, one more verdict, or the analysis has ended.

    Everything is about one `record`. An analysis that is stopped keeps the verdicts it has.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.record: Record | None = None
        self.verdicts: list[Verdict] = []
        self.done = 0
        """How many moves have been looked at."""
        self.problem = ""
        """Why the analysis could not go on."""
        self.process: Child | None = None
        """While it runs."""

    def take_up(self, record: Record) -> None:
        """Be about this game from now on; what is known of another one is forgotten."""
        if record != self.record:
            self._end()
            self.record = record
            self._forget()
            self.changed.emit()

    @property
    def possible(self) -> bool:
        """Whether there are decisions of people to judge."""
        return bool(self._people)

    @property
    def _people(self) -> tuple[int, ...]:
        return () if self.record is None else humans_of(self.record.config)

    @property
    def running(self) -> bool:
        return self.process is not None

    @property
    def total(self) -> int:
        return 0 if self.record is None else len(self.record.moves)

    @property
    def finished(self) -> bool:
        return self.total > 0 and self.done == self.total

    def start(self) -> None:
        """Judge the game from its first move on."""
        if self.record is None or not self.possible or self.running:
            return
        self._forget()
        try:
            self.process = Child("analysis", analyse, self.record, self._people)
        except OSError as error:
            self._fail(error.strerror or str(error))
            return
        self.process.said.connect(self._heard)
        self.process.died.connect(self._died)
        self.changed.emit()

    def stop(self) -> None:
        if self.running:
            self._end()
            self.changed.emit()

    def _end(self) -> None:
        if self.process is not None:
            self.process.end()
            self.process = None

    def _forget(self) -> None:
        self.verdicts, self.done, self.problem = [], 0, ""

    def of(self, seat: int) -> list[Verdict]:
        """The verdicts on the decisions of a player, in the order of the game."""
        return [verdict for verdict in self.verdicts if verdict.seat == seat]

    def costliest_of(self, seat: int) -> list[Verdict]:
        return costliest(self.of(seat))

    def costliest(self) -> list[Verdict]:
        """Those of all players together, in the order of the game."""
        found = [verdict for seat in self._people for verdict in self.costliest_of(seat)]
        return sorted(found, key=lambda verdict: verdict.number)

    def _heard(self, report: Report) -> None:
        match report:
            case Judged(done, verdict):
                self.done = done
                self.verdicts.append(verdict)
                self.changed.emit()
            case Finished():
                self.done = self.total
                self.stop()
            case _:
                pass_on(report)
                self._fail(report.reason)

    def _died(self) -> None:
        self._fail(self.tr("its process has ended"))

    def _fail(self, reason: str) -> None:
        self._end()
        self.problem = self.tr("The analysis could not go on: {reason}.").format(reason=reason)
        self.changed.emit()
