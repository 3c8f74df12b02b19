"""What the parts of the window share: the program's one menu, the places to which one can go, its
pages, messages and files."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QWidget

from powergrid_qt.app.program import Program
from powergrid_qt.app.settings import THEMES, Settings
from powergrid_qt.views.style.pace import paint_later
from powergrid_qt.views.style.theme import SPACE

if TYPE_CHECKING:
    from powergrid_qt.app.first_game import Word
    from powergrid_qt.app.lessons.lesson import Lesson
    from powergrid_qt.app.mistakes import Mistake
    from powergrid_qt.app.puzzles import Puzzle
    from powergrid_qt.engine import Board, Move
    from powergrid_qt.views.story.file_saver import FileSaver
    from powergrid_qt.views.story.toast import Toasts


class Export(StrEnum):
    LOG = "log"
    FIGURES = "figures"
    PICTURE = "picture"
    CHARTS = "charts"
    ANIMATION = "animation"
    RECORD = "record"


class ExportMenu(QMenu):
    """A menu of the ways to write a game out for others to read."""

    chosen = Signal(Export)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("E&xport"))
        texts = {
            Export.LOG: self.tr("&Log as text..."),
            Export.FIGURES: self.tr("&Figures by round..."),
            Export.PICTURE: self.tr("&Picture of this page..."),
            Export.CHARTS: self.tr("&Charts..."),
            Export.ANIMATION: self.tr("&Moving picture..."),
            Export.RECORD: self.tr("Copy the &record"),
        }
        self.entries = {export: self.addAction(text) for export, text in texts.items()}
        for export, action in self.entries.items():
            action.triggered.connect(lambda _=False, export=export: self.chosen.emit(export))


class ProgramMenu(QMenu):
    """The headers of games open it. The window has its actions too: keys work on every page."""

    def __init__(self, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._settings, self._window = settings, window
        keys = QKeySequence.StandardKey
        self.new = self._action(self.tr("&New game..."), keys.New)
        self.open = self._action(self.tr("&Open..."), keys.Open)
        self.save = self._action(self.tr("&Save as..."), keys.Save)
        self.end = self._action(self.tr("&Result of the game"))
        self.end.setVisible(False)
        self.look_back = self._action(self.tr("&Look back"), "Ctrl+R")
        self.export_menu = ExportMenu(self)
        self.addMenu(self.export_menu)
        self.addSeparator()
        self.lessons = self._action(self.tr("Lessons"))
        self.maps = self._action(self.tr("&Maps"), "Ctrl+M")
        self.history = self._action(self.tr("&History"), "Ctrl+H")
        self.side = self._action(self.tr("&Players and log"), "F9")
        self.side.setCheckable(True)
        self.side.setChecked("side" not in settings.folded)
        self.full_screen = self._action(self.tr("&Full screen"), "F11")
        self._add_sound()
        self._add_themes()
        self.settings = self._action(self.tr("S&ettings..."), "Ctrl+,")
        self.addSeparator()
        self.rules = self._action(self.tr("&Rules"), "F1")
        self.guide = self._action(self.tr("&User's guide"), "Shift+F1")
        self.shortcuts = self._action(self.tr("&Keyboard shortcuts"), "Ctrl+F1")
        self.report = self._action(self.tr("&Report a problem..."))
        self.about = self._action(self.tr("&About Power Grid"))
        self.addSeparator()
        self.start = self._action(self.tr("&Back to the start page"))
        self.quit = self._action(self.tr("&Quit"), "Ctrl+Q")

    def _action(self, text: str, keys: QKeySequence.StandardKey | str | None = None) -> QAction:
        action = self.addAction(text)
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        self._window.addAction(action)
        return action

    def _add_sound(self) -> None:
        self.sound = self._action(self.tr("Soun&d"), "Ctrl+Shift+S")
        self.sound.setCheckable(True)
        self.sound.setChecked(self._settings.sound)
        self.sound.toggled.connect(lambda wanted: setattr(self._settings, "sound", wanted))
        self._settings.sound_changed.connect(self.sound.setChecked)

    def _add_themes(self) -> None:
        self.themes = self.addMenu(self.tr("&Theme"))
        settings, group = self._settings, QActionGroup(self)
        names = {
            "system": self.tr("As the system"),
            "light": self.tr("Light"),
            "dark": self.tr("Dark"),
        }
        self._theme_actions = {theme: group.addAction(names[theme]) for theme in THEMES}
        for theme, action in self._theme_actions.items():
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, theme=theme: setattr(settings, "theme", theme))
        self.themes.addActions(group.actions())
        self._check_theme(settings.theme)
        settings.theme_changed.connect(self._check_theme)

    def _check_theme(self, name: str) -> None:
        self._theme_actions[name].setChecked(True)

    def offer_in_game(self, playing: bool) -> None:
        """Offer what makes sense only while a game is played."""
        for action in (self.save, self.side, self.look_back):
            action.setEnabled(playing)


class ToStart(NamedTuple):
    """The first page; the game on the table is left."""


class ToNewGame(NamedTuple):
    board: "Board | None" = None
    """A board to offer for the game; None: the one that the page has."""


class ToTable(NamedTuple):
    """The game as it stands, also if it is over."""

    word: "Word | None" = None
    """What the teacher of a first game is to say there."""


class ToResult(NamedTuple):
    """The ranking of the game on the table, if that is over."""


class ToGame(NamedTuple):
    """The table or, for a game that is over, its result."""


class ToReplay(NamedTuple):
    """The game on the table, move by move."""

    position: int | None = 0
    """How many moves have been made where it begins; None: all, and the game waits meanwhile."""


class ToLessons(NamedTuple):
    lesson: "Lesson | None" = None
    """The lesson to open; the list of lessons if None."""


class ToPuzzles(NamedTuple):
    puzzle: "Puzzle | None" = None
    """The puzzle to open; the list of puzzles if None."""
    turn: "tuple[Move, ...]" = ()
    """The turn that is laid on the table of the puzzle already."""
    answer: str = ""
    """Whether that turn is one's answer or the solution, in the words of `PuzzlePage.answer`."""


class ToMistakes(NamedTuple):
    """Exercises from one's own games: those that wait, or those of one kind."""

    kind: str = ""
    mistake: "Mistake | None" = None
    """The exercise to open; the first one if None."""
    turn: "tuple[Move, ...]" = ()
    answer: str = ""
    """Whether the turn laid there is one's answer or the solution, as in `ToPuzzles`."""


class ToDaily(NamedTuple):
    """The page with the game of the day."""


class ToTogether(NamedTuple):
    """Where one joins a table that several machines share, or waits at one. `game`: the file of
    one's games that is played there."""

    game: Path | None = None


class ToHistory(NamedTuple):
    """The page with the games that are over."""


class ToMaps(NamedTuple):
    board: "Board | None" = None
    """The board to show; None: the one that the page has."""


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


Page = TypeVar("Page", bound=QWidget)


class Pages(QStackedWidget):
    turned = Signal()
    """A page was turned to, be it the same one again."""

    def __init__(self) -> None:
        super().__init__()
        self.places: dict[str, Callable[[], Destination]] = {}
        """What leads to each page with all that it shows now, by the page's name."""

    def add(self, name: str, page: Page, place: Callable[[], Destination] = ToStart) -> Page:
        self.places.setdefault(name, place)
        page.setObjectName(name)
        self.addWidget(page)
        return page

    @property
    def place(self) -> Destination:
        """The place where the user is, with all that its page shows now."""
        return self.places[self.shown.objectName()]()

    @property
    def shown(self) -> QWidget:
        page = self.currentWidget()
        assert page is not None
        return page

    def shows(self, name: str) -> bool:
        """Whether this page is seen now; it is not made only to be asked that."""
        return self.shown.objectName() == name

    def turn_to(self, page: QWidget) -> None:
        if self.isVisible():
            paint_later(self)
        self.setCurrentWidget(page)
        self.turned.emit()
        page.setFocus(Qt.FocusReason.OtherFocusReason)


class Shell(QObject):
    """What all parts of the window share. `window`: the parent of all dialogs."""

    def __init__(self, program: Program, window: QMainWindow) -> None:
        super().__init__(window)
        self.program, self.window = program, window
        self.pages = Pages()
        self.menu = ProgramMenu(program.settings, window)
        self.ways: Mapping[type[Destination], Callable[[Any], None]] = {}
        """What shows each kind of place."""

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
        """Return the area of the zoom buttons of the board that is seen."""
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
