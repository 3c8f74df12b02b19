"""What the parts of the window share: the places to which one can go, its pages, the menu, messages
and files; and what is kept of a page that is made anew."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QLineEdit,
    QListView,
    QMainWindow,
    QPlainTextEdit,
    QScrollBar,
    QStackedWidget,
    QTabBar,
    QWidget,
)

from powergrid_qt.app.program import Program
from powergrid_qt.app.settings import Settings
from powergrid_qt.views.board.corners import ZoomButtons
from powergrid_qt.views.pages.page import PageWithGame
from powergrid_qt.views.style.pace import paint_later
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.window.menu import ProgramMenu

if TYPE_CHECKING:
    from powergrid_qt.app.first_game import Word
    from powergrid_qt.app.lessons.lesson import Lesson
    from powergrid_qt.app.puzzles import Puzzle
    from powergrid_qt.engine import Board, Move
    from powergrid_qt.views.story.file_saver import FileSaver
    from powergrid_qt.views.story.toast import Toasts


class Destination:
    """A place in the window, with what is to be shown there; `Shell.go` leads there."""


@dataclass(frozen=True, slots=True)
class ToStart(Destination):
    """The first page; the game on the table is left."""


@dataclass(frozen=True, slots=True)
class ToNewGame(Destination):
    board: "Board | None" = None
    """One of the user's own that is to be played on."""


@dataclass(frozen=True, slots=True)
class ToTable(Destination):
    """The game as it stands, also if it is over."""

    word: "Word | None" = None
    """What the teacher of a first game says there."""


@dataclass(frozen=True, slots=True)
class ToResult(Destination):
    """The ranking of the game on the table, if that is over."""


@dataclass(frozen=True, slots=True)
class ToGame(Destination):
    """The table; of a game that is over its result."""


@dataclass(frozen=True, slots=True)
class ToReplay(Destination):
    """The game on the table, move by move."""

    position: int | None = 0
    """How many moves have been made where it begins; None: all, and the game waits meanwhile."""


@dataclass(frozen=True, slots=True)
class ToLessons(Destination):
    lesson: "Lesson | None" = None
    """None: the list of them."""


@dataclass(frozen=True, slots=True)
class ToPuzzles(Destination):
    puzzle: "Puzzle | None" = None
    """None: the list of them."""
    turn: "tuple[Move, ...]" = ()
    """What is laid there already."""
    answer: str = ""
    """Whether that is one's answer, or the solution: as `PuzzlePage` calls it."""


@dataclass(frozen=True, slots=True)
class ToDaily(Destination):
    """The game of the day."""


@dataclass(frozen=True, slots=True)
class ToHistory(Destination):
    """The games that are over."""


@dataclass(frozen=True, slots=True)
class ToMaps(Destination):
    board: "Board | None" = None
    """One of the user's own, first."""


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
        page = self.pages.shown
        return (page.foot_height if isinstance(page, PageWithGame) else SPACE) + 2 * SPACE

    def _zoom_buttons(self) -> QRect:
        """Those of the board that is seen."""
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


class Kept:
    """What somebody would miss of a page or dialog that is made anew: half-typed words, how far it
    is scrolled, which tab and which row are chosen, where the focus is. Taken from one, given to
    another that is made of the same parts."""

    def __init__(self, page: QWidget) -> None:
        self._words = [field.text() for field in page.findChildren(QLineEdit)]
        self._texts = [field.toPlainText() for field in page.findChildren(QPlainTextEdit)]
        self._tabs = [bar.currentIndex() for bar in page.findChildren(QTabBar)]
        parts = page.findChildren(QWidget)
        self._parts, focused = len(parts), page.focusWidget()
        self._focused = parts.index(focused) if focused in parts else None
        self._rows = [view.currentIndex().row() for view in page.findChildren(QListView)]
        self._scrolled = [(bar.value(), bar.maximum()) for bar in _scroll_bars(page)]

    def give_to(self, page: QWidget) -> None:
        for field, words in zip(page.findChildren(QLineEdit), self._words, strict=False):
            if field.text() != words:
                field.setText(words)
        for area, text in zip(page.findChildren(QPlainTextEdit), self._texts, strict=False):
            if area.toPlainText() != text:
                area.setPlainText(text)
        for bar, tab in zip(page.findChildren(QTabBar), self._tabs, strict=False):
            bar.setCurrentIndex(tab)
        for view, row in zip(page.findChildren(QListView), self._rows, strict=False):
            view.setCurrentIndex(view.model().index(row, 0))
        parts = page.findChildren(QWidget)
        if self._focused is not None and len(parts) == self._parts:  # else it may be another one
            parts[self._focused].setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, page, lambda: self._scroll(page))  # once it is laid out

    def _scroll(self, page: QWidget) -> None:
        """To the same place; the end is elsewhere in other words."""
        for bar, (value, end) in zip(_scroll_bars(page), self._scrolled, strict=False):
            if end:
                bar.setValue(bar.maximum() if value == end else value)


def _scroll_bars(page: QWidget) -> list[QScrollBar]:
    areas = page.findChildren(QAbstractScrollArea)
    return [bar for area in areas for bar in (area.horizontalScrollBar(), area.verticalScrollBar())]
