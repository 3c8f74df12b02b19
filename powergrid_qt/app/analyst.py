"""After a game: lets the expert judge the decisions of the people who played it."""

import os
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from itertools import count
from typing import Any

from PySide6.QtCore import QObject, Signal

from powergrid_qt.ai.analysis import Lapse, MoveVerdict, closeness, costliest
from powergrid_qt.ai.kept_analysis import analysis_to_json, kept_verdicts
from powergrid_qt.ai.kept_judgements import KEY as JUDGED
from powergrid_qt.ai.process.worker import Judged, JudgeReport, analyse
from powergrid_qt.app.child import Child
from powergrid_qt.app.crash_log import pass_on
from powergrid_qt.engine import Record
from powergrid_qt.models.seats import humans_of

MOST_PROCESSES = 4
"""A game has too few rounds for more of them to help."""


class Analyst(QObject):
    """`changed`: there is another game, there are more verdicts, or the analysis has ended.
    `made(analysis)`: a whole game has been judged, and this is to be kept with it. Everything is
    about one `record`. An analysis that is stopped keeps the verdicts it has, and goes on from
    there."""

    changed = Signal()
    made = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.record: Record | None = None
        """The record that is analysed, with nothing but its moves: they are what makes the game."""
        self._judged: Mapping[str, Any] = {}
        """What was judged while the game was played."""
        self.verdicts: list[MoveVerdict] = []
        """The verdicts so far, in the order of the game."""
        self.done = 0
        """The number of moves that have been looked at."""
        self.problem = ""
        """Why the analysis could not go on."""
        self.processes: list[Child] = []
        """The processes that judge, while the analysis runs."""
        self.seats: tuple[int, ...] = ()
        """Whose decisions are judged: people's, or everybody's if somebody has asked for that."""
        self._complete: tuple[int, ...] = ()
        """The seats of which all verdicts are there."""
        self._rounds_done: set[int] = set()
        self._rounds = count(1)
        """The numbers of the rounds that are still to be given out."""

    def take_up(self, record: Record) -> None:
        """Be about this game from now on, with what is kept of its analysis, and forget others."""
        bare = Record(record.config, record.moves)
        if bare == self.record:
            return
        self._end()
        self.record = bare
        self._judged = {key: told for key, told in record.about.items() if key == JUDGED}
        self._forget()
        for seats in (self._everybody, self._people) if self.possible else ():
            kept = kept_verdicts(record, seats)
            if kept is not None:
                self.verdicts, self.done = kept, self.total
                self.seats = self._complete = seats
                break
        self.changed.emit()

    @property
    def possible(self) -> bool:
        """Whether there are decisions of people to judge."""
        return bool(self._people)

    @property
    def _people(self) -> tuple[int, ...]:
        return () if self.record is None else humans_of(self.record.config)

    @property
    def _everybody(self) -> tuple[int, ...]:
        return () if self.record is None else tuple(range(len(self.record.config.players)))

    @property
    def running(self) -> bool:
        return bool(self.processes)

    @property
    def total(self) -> int:
        return 0 if self.record is None else len(self.record.moves)

    @property
    def finished(self) -> bool:
        return self.total > 0 and self.done == self.total

    def is_complete(self, seat: int) -> bool:
        """Whether all decisions of a player are judged."""
        return seat in self._complete or (self.finished and seat in self.seats)

    @property
    def can_widen(self) -> bool:
        """Whether only people's decisions are judged, and others could be."""
        return self.finished and self.seats != self._everybody

    def widen(self) -> None:
        """Judge the decisions of computer players, too."""
        if self.can_widen:
            self.seats, self.done, self._rounds_done = self._everybody, 0, set()
            self.start()

    def start(self) -> None:
        """Judge the game, or what is left of it."""
        if self.record is None or not (self.possible and self.total):
            return
        if self.running or self.finished:
            return
        self.problem = ""
        self._rounds = count(1)
        try:
            for _ in range(min(os.cpu_count() or 1, MOST_PROCESSES)):
                self._start_process(self.record)
        except OSError as error:
            self._fail(error.strerror or str(error))
            return
        self.changed.emit()

    def _start_process(self, record: Record) -> None:
        left = tuple(seat for seat in self.seats if seat not in self._complete)
        process = Child("analysis", analyse, replace(record, about=self._judged), left)
        process.said.connect(partial(self._heard, len(self.processes)))
        process.died.connect(self._died)
        self.processes.append(process)
        self._give_round(process)

    def _give_round(self, process: Child) -> None:
        """Give a process its next round; `OSError` if it has died."""
        process.send(next(number for number in self._rounds if number not in self._rounds_done))

    def stop(self) -> None:
        if self.running:
            self._end()
            self.changed.emit()

    def _end(self) -> None:
        for process in self.processes:
            process.end()
        self.processes = []

    def _forget(self) -> None:
        self.verdicts, self.done, self.problem = [], 0, ""
        self.seats, self._complete = self._people, ()
        self._rounds_done = set()

    def of(self, seat: int) -> list[MoveVerdict]:
        """The verdicts on the decisions of a player, in the order of the game."""
        return [verdict for verdict in self.verdicts if verdict.seat == seat]

    def wrong_hints_of(self, seat: int) -> list[MoveVerdict]:
        """Where a player followed a hint that longer thought finds wrong."""
        return [verdict for verdict in self.of(seat) if verdict.hint_was_wrong]

    def costliest_of(self, seat: int) -> list[Lapse]:
        return costliest(self.of(seat))

    def costliest(self) -> list[Lapse]:
        """Return the costliest lapses of all players together, in the order of the game."""
        found = [lapse for seat in self._people for lapse in self.costliest_of(seat)]
        return sorted(found, key=lambda lapse: lapse.number)

    def closeness_of(self, seat: int) -> dict[str, float]:
        """How close a player was to the expert, by phase."""
        return closeness(self.of(seat))

    def _heard(self, number: int, report: JudgeReport) -> None:
        """Take up a report from the process with this number."""
        match report:
            case Judged():
                self._take(report, self.processes[number])
            case _:
                pass_on(report)
                self._fail(report.reason)

    def _take(self, report: Judged, process: Child) -> None:
        if not report.moves:
            return  # the others are at the last rounds
        self._rounds_done.add(report.round)
        self.done += report.moves
        self.verdicts = sorted([*self.verdicts, *report.verdicts], key=lambda one: one.number)
        if self.finished:
            self._complete = self.seats
            self._end()
            assert self.record is not None
            shares = {seat: self.closeness_of(seat) for seat in self.seats}
            self.made.emit(analysis_to_json(self.record, self.verdicts, shares))
            self.changed.emit()
            return
        try:
            self._give_round(process)
        except OSError:
            self._died()
            return
        self.changed.emit()

    def _died(self) -> None:
        self._fail(self.tr("its process has ended"))

    def _fail(self, reason: str) -> None:
        self._end()
        self.problem = self.tr("The analysis could not go on: {reason}.").format(reason=reason)
        self.changed.emit()
