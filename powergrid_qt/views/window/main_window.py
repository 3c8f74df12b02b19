"""The window: what it is made of, and what leads to which page."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from powergrid_qt.app.folders import history_path
from powergrid_qt.app.language import resolved
from powergrid_qt.app.program import Program
from powergrid_qt.views.pages.start.start_page import StartPage
from powergrid_qt.views.style.keys import HeldKeys, press_focused_button
from powergrid_qt.views.style.layouts import column
from powergrid_qt.views.window.drop_cover import DropCover
from powergrid_qt.views.window.shell import (
    Destination,
    Export,
    Shell,
    ToDaily,
    ToGame,
    ToHistory,
    ToLessons,
    ToMaps,
    ToMistakes,
    ToNewGame,
    ToPuzzles,
    ToReplay,
    ToResult,
    ToStart,
    ToTable,
    ToTogether,
)
from powergrid_qt.views.window.window_place import WindowPlace

if TYPE_CHECKING:
    from powergrid_qt.engine import GameConfig
    from powergrid_qt.engine.record import About
    from powergrid_qt.models.library_game import LibraryMishap
    from powergrid_qt.views.pages.maps.map_page import MapPage
    from powergrid_qt.views.pages.new_game.new_game_page import NewGamePage
    from powergrid_qt.views.window.dialogs import Dialogs
    from powergrid_qt.views.window.exports import Exports
    from powergrid_qt.views.window.game_commands import GameCommands
    from powergrid_qt.views.window.learning_route import LearningRoute
    from powergrid_qt.views.window.routes import (
        DailyRoute,
        EndRoute,
        HistoryRoute,
        ReplayRoute,
        TableRoute,
    )
    from powergrid_qt.views.window.together import TogetherRoute

SMALLEST = QSize(1024, 600)
USUAL = QSize(1440, 900)


class MainWindow(QMainWindow):
    """The start page comes first, alone: what else the window is made of is imported and made when
    it is first asked for, so that it opens at once. A route makes the pages of one matter, and
    shows them."""

    filled = Signal()
    """The parts of the window are other ones now, which speak another language."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        HeldKeys(self)
        self.program = program
        self.deletes_data = False
        """Whether all that the program keeps is to be deleted, now that the window is closed."""
        self._show_report: Callable[[], None] | None = None
        self._spoken = resolved(program.settings.language)
        self._fill()
        self._connect_program()
        WindowPlace(self, USUAL, SMALLEST, program.settings.window_geometry)
        self.go(ToStart())

    def _fill(self) -> None:
        program = self.program
        self.shell = shell = Shell(program, self)
        self.pages, self.menu = shell.pages, shell.menu
        whole = QWidget()
        self._layout = column((self.pages, 1), into=whole, spacing=0)
        self.setCentralWidget(whole)
        whole.show()  # now: in a window that is seen Qt would do it with the next events
        DropCover(self.pages).dropped.connect(lambda path: self.games.open_file(path))
        start_page = StartPage(program.settings, program.library)
        self.start_page = self.pages.add("start_page", start_page)
        self._connect_start_page()
        self._connect_menu()
        shell.ways = {
            ToStart: self._show_start,
            ToNewGame: self._show_new_game,
            ToTable: lambda place: self.table.show(place.word),
            ToResult: lambda _: self.ends.show(),
            ToGame: self._show_game,
            ToReplay: lambda place: self.replays.show(place.position),
            ToLessons: lambda place: self.learning.show_lessons(*place),
            ToPuzzles: lambda place: self.learning.show_puzzles(*place),
            ToMistakes: lambda place: self.learning.go_to_mistakes(place),
            ToDaily: lambda _: self.daily.show(),
            ToHistory: lambda _: self.past.show(),
            ToTogether: lambda place: self.together.show(place.game),
            ToMaps: self._show_maps,
        }
        self.setWindowTitle(self.tr("Power Grid"))

    def _fill_again(self) -> None:
        """Make all that is shown anew in another language, and show the same page as it was."""
        from powergrid_qt.views.window.dialogs import Kept

        place, kept = self.pages.place, Kept(self.pages.shown)
        reopen = self.dialogs.close_all()
        for action in self.menu.actions():
            self.removeAction(action)  # now: no key may mean two things
        for old in (self.menu, self.shell):
            old.deleteLater()
        for name, part in vars(MainWindow).items():
            if isinstance(part, cached_property):  # it is made when it is first asked for again
                self.__dict__.pop(name, None)
        self._fill()
        if self.program.unwritten:
            self.games.show_trouble()
        if self.program.has_made("controller") and self.program.controller.table is not None:
            _ = self.together  # shows who is there
        self.go(place)
        kept.give_to(self.pages.shown)
        reopen(self.dialogs)
        self.filled.emit()

    def go(self, place: Destination) -> None:
        self.shell.go(place)

    # -- parts that are made when they are first asked for --------------------------------------

    @cached_property
    def games(self) -> "GameCommands":
        from powergrid_qt.views.window.game_commands import GameCommands

        games = GameCommands(self.shell, self.start_page)
        self._layout.insertWidget(0, games.trouble)
        return games

    @cached_property
    def table(self) -> "TableRoute":
        from powergrid_qt.views.window.routes import TableRoute

        return TableRoute(self.shell, self.dialogs.ask_agreement)

    @cached_property
    def ends(self) -> "EndRoute":
        from powergrid_qt.views.window.routes import EndRoute

        return EndRoute(
            self.shell,
            self.games,
            self.replays,
            lambda: self.table.page,
            lambda: self.new_game_page,
        )

    @cached_property
    def replays(self) -> "ReplayRoute":
        from powergrid_qt.views.window.routes import ReplayRoute

        return ReplayRoute(self.shell, self.games)

    @cached_property
    def learning(self) -> "LearningRoute":
        from powergrid_qt.views.window.learning_route import LearningRoute

        return LearningRoute(self.shell, self.games)

    @cached_property
    def daily(self) -> "DailyRoute":
        from powergrid_qt.views.window.routes import DailyRoute

        return DailyRoute(self.shell, self.games)

    @cached_property
    def past(self) -> "HistoryRoute":
        from powergrid_qt.views.window.routes import HistoryRoute

        return HistoryRoute(self.shell, self.games)

    @cached_property
    def together(self) -> "TogetherRoute":
        from powergrid_qt.views.window.together import TogetherRoute

        return TogetherRoute(self.shell, lambda: self.table.page)

    @cached_property
    def dialogs(self) -> "Dialogs":
        from powergrid_qt.views.window.dialogs import Dialogs

        return Dialogs(
            self.shell,
            lambda: self.games,
            lambda: self.table.page,
            lambda: self.replays.page,
            self.close_and_delete,
        )

    @cached_property
    def exports(self) -> "Exports":
        from powergrid_qt.views.window.exports import Exports

        return Exports(self.shell, self._charts)

    def _charts(self) -> Sequence[QWidget]:
        page = self.ends.page
        return page.cities, page.money, page.power

    @cached_property
    def new_game_page(self) -> "NewGamePage":
        from powergrid_qt.views.pages.new_game.new_game_page import NewGamePage

        library = self.program.library
        page = NewGamePage(self.program.settings, lambda: library.past, self.pages)
        page.play.connect(self._play)
        page.back.connect(lambda: self.go(ToStart()))
        page.show_folder.connect(self.shell.show_in_folder)
        page.sources.connect(lambda board, edition: self.dialogs.show_sources(board, edition))
        page.chosen.lesson.connect(lambda lesson: self.go(ToLessons(lesson)))
        return self.pages.add("new_game_page", page, ToNewGame)

    @cached_property
    def map_page(self) -> "MapPage":
        from powergrid_qt.views.pages.maps.map_page import MapPage

        shell, page = self.shell, MapPage(self.program.settings, self.pages)
        page.back.connect(lambda: self.go(ToStart()))
        page.to_save.connect(shell.saver.save)
        page.printed.connect(shell.saver.tell_saved)
        page.told.connect(shell.toasts.tell)
        page.failed.connect(shell.toasts.fail)
        return self.pages.add("map_page", page, lambda: ToMaps(page.scene.board))

    # -- pages ----------------------------------------------------------------------------------

    def _show_start(self, _: ToStart) -> None:
        self.program.leave_table()  # written first: the page tells how far the game has come
        self.start_page.refresh()
        self.pages.turn_to(self.start_page)

    def _show_new_game(self, place: ToNewGame) -> None:
        if place.board is not None:
            self.new_game_page.offer_board(place.board)
        self.pages.turn_to(self.new_game_page)

    def _play(self, config: "GameConfig", about: "About") -> None:
        """Begin a game here, or open a table if somebody sits at another machine."""
        from powergrid_qt.engine.config import REMOTE

        if any(seat.kind == REMOTE for seat in config.players):
            self.together.open(config, self.new_game_page.play_button)
        else:
            self.games.start_game(config, about)

    def _show_maps(self, place: ToMaps) -> None:
        self.pages.turn_to(self.map_page)
        if place.board is not None:
            self.map_page.show_board(place.board)

    def _show_game(self, _: ToGame) -> None:
        self.go(ToResult() if self.program.controller.game.over else ToTable())

    # -- what leads where -----------------------------------------------------------------------

    def _connect_start_page(self) -> None:
        page = self.start_page
        page.first_button.clicked.connect(lambda: self.games.start_first())
        page.open_button.clicked.connect(lambda: self.games.ask_open())
        page.open_save.connect(lambda path: self.games.open_listed(path))
        page.rename_save.connect(lambda path, title: self.games.rename(path, title))
        page.delete_save.connect(lambda save: self.games.delete(save))
        page.undo_delete.connect(lambda: self.games.undo_delete())
        page.show_folder.connect(self.shell.show_in_folder)
        page.new_button.clicked.connect(self._way(ToNewGame))
        page.together_button.clicked.connect(self._way(ToTogether))
        page.daily_button.clicked.connect(self._way(ToDaily))
        page.learn_button.clicked.connect(self._way(ToLessons))
        page.puzzles_button.clicked.connect(self._way(ToPuzzles))
        page.mistakes_button.clicked.connect(self._way(ToMistakes))
        page.history_button.clicked.connect(self._way(ToHistory))
        page.maps_button.clicked.connect(self._way(ToMaps))
        page.settings_button.clicked.connect(lambda: self.dialogs.show_settings())
        page.shortcuts_button.clicked.connect(lambda: self.dialogs.show_shortcuts())
        page.about_button.clicked.connect(lambda: self.dialogs.show_about())

    def _connect_menu(self) -> None:
        menu = self.menu
        for action, slot in (
            (menu.new, self._way(ToNewGame)),
            (menu.open, lambda: self.games.ask_open()),
            (menu.save, lambda: self.games.ask_save()),
            (menu.end, self._way(ToResult)),
            (menu.look_back, lambda: self.go(ToReplay(None))),
            (menu.lessons, self._way(ToLessons)),
            (menu.maps, self._way(ToMaps)),
            (menu.history, self._way(ToHistory)),
            (menu.side, lambda: self.table.fold_side(not menu.side.isChecked())),
            (menu.full_screen, self._toggle_full_screen),
            (menu.settings, lambda: self.dialogs.show_settings()),
            (menu.rules, self._show_rules),
            (menu.guide, lambda: self.dialogs.show_guide()),
            (menu.shortcuts, lambda: self.dialogs.show_shortcuts()),
            (menu.report, self._report),
            (menu.about, lambda: self.dialogs.show_about()),
            (menu.start, self._way(ToStart)),
            (menu.quit, self.close),
        ):
            action.triggered.connect(lambda _=False, slot=slot: slot())
        menu.export_menu.chosen.connect(lambda export: self.exports.make(export))
        menu.report.setVisible(self._show_report is not None)
        self.pages.turned.connect(self._offer_in_menu)

    def offer_report(self, show: Callable[[], None]) -> None:
        """Let the menu lead to a report of what went wrong."""
        self._show_report = show
        self.menu.report.setVisible(True)

    def _report(self) -> None:
        assert self._show_report is not None, "it is not offered"
        self._show_report()

    def _way(self, place: Callable[[], Destination]) -> Callable[[], None]:
        return lambda: self.go(place())

    def _connect_program(self) -> None:
        program = self.program
        program.moved.connect(self._offer_in_menu)
        program.ended.connect(self._show_end)
        program.failed.connect(self._tell_failure)
        program.mishap.connect(self._tell_mishap)
        program.settings.language_changed.connect(self._speak)

    def _speak(self, language: str) -> None:
        """Fill the window anew, once the button that was pressed for it is done with that."""
        if resolved(language) != self._spoken:
            self._spoken = resolved(language)
            QTimer.singleShot(0, self, self._fill_again)

    def _offer_in_menu(self) -> None:
        """Let the menu show what makes sense on the page that is seen now."""
        menu, shows = self.menu, self.pages.shows
        playing = shows("game_page")
        menu.offer_in_game(playing)
        # The way from the last position back to the ranking.
        menu.end.setVisible(playing and self.program.controller.game.over)
        with_game = any(map(shows, ("game_page", "end_page", "replay_page")))
        menu.export_menu.menuAction().setVisible(with_game)
        menu.export_menu.entries[Export.CHARTS].setVisible(shows("end_page"))

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _show_rules(self) -> None:
        """Show the rules of the game on the page; elsewhere the guide."""
        from powergrid_qt.views.pages.page import PageWithGame

        page = self.pages.shown
        if isinstance(page, PageWithGame):
            page.toggle_rules()
        else:
            self.dialogs.show_guide()

    def _show_end(self) -> None:
        self.ends.come()

    def _tell_failure(self, text: str) -> None:
        self.shell.toasts.fail(text)

    def _tell_mishap(self, mishap: "LibraryMishap") -> None:
        from powergrid_qt.models.past.words import mishap_text

        self.shell.toasts.fail(mishap_text(mishap, str(history_path().parent)))

    # -- the window -----------------------------------------------------------------------------

    def close_and_delete(self) -> None:
        """Close the window, and have all deleted that the program keeps. No game is in use any more
        then, whether it could be written or not."""
        if self.program.has_made("keeper"):
            self.program.keeper.give_up()
        self.deletes_data = self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        # At the table a button that was clicked has no claim to Return: it means the turn, also
        # while there is nothing to decide.
        playing = self.pages.shows("game_page") and self.pages.shown.isAncestorOf(focused)
        if playing or not press_focused_button(event, focused):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if "games" in self.__dict__ and not self.games.may_close(self.close):
            event.ignore()
            return
        if "together" in self.__dict__ and not self.together.may_close(self.close):
            event.ignore()
            return
        self.program.settings.window_geometry = self.saveGeometry()
        self.program.close()
        super().closeEvent(event)
