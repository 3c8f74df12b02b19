"""What the games that are over say when they are taken together."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from powergrid_qt.app.library.library import Library
from powergrid_qt.engine import board_ids, load_board
from powergrid_qt.models.library_game import LibraryGame, LibraryMishap
from powergrid_qt.models.past.statistics import Selection, Summary, summed_up


class History(QObject):
    """`summed_up(Summary)`: what all games say that are asked for, again whenever there are others.
    `mishap(LibraryMishap)`: the library's file is not as it should be; each is told once.
    Everything is worked out in the library's thread."""

    summed_up = Signal(object)
    mishap = Signal(object)

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.library = library
        self.selection = Selection()
        self._games: Sequence[LibraryGame] = ()
        """The games of which something was asked last."""
        self._last: tuple[Sequence[LibraryGame], Summary] | None = None
        """The last summary with the games that it sums up. It belongs to the other thread."""
        self._asked = 0
        """How often something was summed up; only the last is told."""
        self._looking = False
        """Whether games are summed up as they are read; otherwise only once all are read."""
        self._told: set[LibraryMishap] = set()
        library.changed.connect(self._renew)
        library.past_changed.connect(lambda: self.select(self.selection))
        library.background.settled.connect(self._tell_mishaps)

    def read_ahead(self) -> None:
        """Sum up what is known, so that there is something to show as soon as somebody looks."""
        if self.library.past or self.library.mishaps:
            self.select(self.selection)

    def look(self) -> None:
        """Sum up what is known, then also the files that have changed."""
        self._looking = True
        self.select(self.selection)
        self.library.refresh()

    def select(self, selection: Selection) -> None:
        """Sum up the games of a selection."""
        self.selection = selection
        self._asked += 1
        self._games = self.library.past
        self.library.background.do(
            partial(self._sum_up, self._games, selection), partial(self._tell, self._asked)
        )

    def _sum_up(self, games: Sequence[LibraryGame], selection: Selection) -> Summary:
        """Sum up in the other thread, and load boards that will be named: that takes a while."""
        before, known = self._last or ((), None)
        if known is not None and before is games and known.selection == selection:
            return known
        summary = summed_up(games, selection)
        for board in summary.board_names.keys() & set(board_ids()):
            load_board(board)
        self._last = games, summary
        return summary

    def _tell(self, asked: int, summary: object) -> None:
        assert isinstance(summary, Summary)
        if asked == self._asked:  # else another one comes
            self.selection = summary.selection
            self.summed_up.emit(summary)

    def _tell_mishaps(self) -> None:
        for mishap in self.library.mishaps:
            if mishap not in self._told:
                self._told.add(mishap)
                self.mishap.emit(mishap)

    def _renew(self) -> None:
        read = self.library.has_read
        if self._asked and (self._looking or read) and self.library.past != self._games:
            self.select(self.selection)
        self._looking &= not read

    def finish(self) -> None:
        """Wait until everything is read and told."""
        self.library.background.finish()
        self.library.finish()
