"""What the parts of the window share: the places to which one can go, its pages, the menu, messages
and files."""

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from powergrid_qt.app.program import Program
from powergrid_qt.app.settings import Settings
from powergrid_qt.views.style.pace import paint_later
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.window.menu import ProgramMenu

if TYPE_CHECKING:
    from powergrid_qt.app.first_game import Word
    from powergrid_qt.app.lessons.lesson import Lesson
    from powergrid_qt.app.mistakes import Mistake
    from powergrid_qt.app.puzzles import Puzzle
    from powergrid_qt.engine import Board, Move
    from powergrid_qt.views.story.file_saver import FileSaver
    from powergrid_qt.views.story.toast import Toasts


class ToStart(NamedTuple):
    """The first page; the game on the table is left."""


class ToNewGame(NamedTuple):
    board: "Board | None" = None
    """One of the user's own that is to be played on."""


class ToTable(NamedTuple):
    """The game as it stands, also if it is over."""

    word: "Word | None" = None
    """What the teacher of a first game says there."""


class ToResult(NamedTuple):
    """The ranking of the game on the table, if that is over."""


class ToGame(NamedTuple):
    """The table; of a game that is over its result."""


class ToReplay(NamedTuple):
    """The game on the table, move by move."""

    position: int | None = 0
    """How many moves have been made where it begins; None: all, and the game waits meanwhile."""


class ToLessons(NamedTuple):
    lesson: "Lesson | None" = None
    """None: the list of them."""


class ToPuzzles(NamedTuple):
    puzzle: "Puzzle | None" = None
    """None: the list of them."""
    turn: "tuple[Move, ...]" = ()
    """What is laid there already."""
    answer: str = ""
    """Whether that is one's answer, or the solution: as `PuzzlePage` calls it."""


class ToMistakes(NamedTuple):
    """Exercises from one's own games: those that wait, or those of one kind."""

    kind: str = ""
    mistake: "Mistake | None" = None
    """None: the first one."""
    turn: "tuple[Move, ...]" = ()
    answer: str = ""
    """As with puzzles."""


class ToDaily(NamedTuple):
    """The game of the day."""


class ToTogether(NamedTuple):
    """Where one joins a table that several machines share, or waits at one. `game`: the file of
    one's games that is played there."""

    game: Path | None = None


class ToHistory(NamedTuple):
    """The games that are over."""


class ToMaps(NamedTuple):
    board: "Board | None" = None
    """One of the user's own, first."""


Destination = (
    ToStart
    | ToNewGame
    | ToTable
    | ToResult
    | ToGame
    | ToReplay
    | ToLessons
    | ToPuzzles
    | ToMistakes
    | ToDaily
    | ToTogether
    | ToHistory
    | ToMaps
)
"""A place in the window, with what is to be shown there; `Shell.go` leads there."""


class Pages(QStackedWidget):
    turned = Signal()
    """To a page, be it the same again."""

    def add(self, name: str, page: QWidget) -> None:
        page.setObjectName(name)
        self.addWidget(page)

    @property
    def shown(self) -> QWidget:
        page = self.currentWidget()
        assert page is not None
        return page

    def shows(self, name: str) -> bool:
        """Whether this page is seen now: it is not made to be asked for."""
        return self.shown.objectName() == name

    def turn_to(self, page: QWidget) -> None:
        if self.isVisible():
            paint_later(self)
        self.setCurrentWidget(page)
        self.turned.emit()
        page.setFocus(Qt.FocusReason.OtherFocusReason)


class Shell(QObject):
    """`window`: the parent of all dialogs."""

    def __init__(self, program: Program, window: QMainWindow) -> None:
        super().__init__(window)
        self.program, self.window = program, window
        self.pages = Pages()
        self.menu = ProgramMenu(program.settings, window)
        self.ways: Mapping[type[Destination], Callable[[Any], None]] = {}
        """How each kind of place is shown."""

    @property
    def settings(self) -> Settings:
        return self.program.settings

    def go(self, place: Destination) -> None:
        self.ways[type(place)](place)

    # -- messages and files ---------------------------------------------------------------------

    @cached_property
    def toasts(self) -> "Toasts":
        from powergrid_qt.views.story.toast import Toasts

        return Toasts(self.settings, self.pages, self._free_below_toasts, self._zoom_buttons)

    def _free_below_toasts(self) -> int:
        from powergrid_qt.views.pages.page import PageWithGame

        page = self.pages.shown
        return (page.foot_height if isinstance(page, PageWithGame) else SPACE) + 2 * SPACE

    def _zoom_buttons(self) -> QRect:
        """Those of the board that is seen."""
        from powergrid_qt.views.board.corners import ZoomButtons

        seen = [one for one in self.pages.shown.findChildren(ZoomButtons) if one.isVisible()]
        if not seen:
            return QRect()
        return QRect(seen[0].mapTo(self.pages, QPoint()), seen[0].size())

    @cached_property
    def saver(self) -> "FileSaver":
        """Asks for files to save, and tells what has become of them."""
        from powergrid_qt.views.story.file_saver import FileSaver

        return FileSaver(self.settings, self.toasts, self.window)

    def show_in_folder(self, path: Path) -> None:
        from powergrid_qt.views.story.file_saver import show_in_folder

        show_in_folder(path)
