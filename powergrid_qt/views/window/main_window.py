"""The window: what it is made of, and the ways from page to page."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from powergrid_qt.app.library.library import Library
from powergrid_qt.app.settings import Settings
from powergrid_qt.views.board.zoom_buttons import ZoomButtons
from powergrid_qt.views.pages.start.start_page import StartPage
from powergrid_qt.views.style.keys import HeldKeys
from powergrid_qt.views.style.layouts import column
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.window.drop_cover import DropCover
from powergrid_qt.views.window.menu_desk import MenuDesk
from powergrid_qt.views.window.pages import Pages
from powergrid_qt.views.window.program_menu import ProgramMenu
from powergrid_qt.views.window.return_key import press_focused_button
from powergrid_qt.views.window.window_place import WindowPlace

if TYPE_CHECKING:
    from powergrid_qt.app.controller import GameController
    from powergrid_qt.engine import GameConfig, Record
    from powergrid_qt.views.pages.game.game_page import GamePage
    from powergrid_qt.views.pages.game.teacher import Teacher
    from powergrid_qt.views.pages.maps.map_page import MapPage
    from powergrid_qt.views.pages.new_game.new_game_page import NewGamePage
    from powergrid_qt.views.story.file_saver import FileSaver
    from powergrid_qt.views.story.toast import Offer, Toasts
    from powergrid_qt.views.window.daily_desk import DailyDesk
    from powergrid_qt.views.window.dialogs import Dialogs
    from powergrid_qt.views.window.end_desk import EndDesk
    from powergrid_qt.views.window.exports import Exports
    from powergrid_qt.views.window.game_desk import GameDesk
    from powergrid_qt.views.window.history_desk import HistoryDesk
    from powergrid_qt.views.window.learning_desk import LearningDesk
    from powergrid_qt.views.window.replay_desk import ReplayDesk

SMALLEST = QSize(1024, 600)
USUAL = QSize(1440, 900)


class MainWindow(QMainWindow):
    """The start page comes first, alone: the rules, the controller and the other pages are
    imported and made when they are first asked for, so that the window opens at once. A page for
    which there is a desk belongs to that."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        HeldKeys(self)
        self.settings = settings
        self.deletes_data = False
        """Whether all that the program keeps is to be deleted, now that the window is closed."""
        self.pages = Pages()
        self._lay_out()
        self.library = Library(settings, self)
        self.library.unwritten = self._unwritten
        self.start_page = StartPage(settings, self.library)
        self._connect_start_page()
        self.pages.add("start_page", self.start_page)
        self.menu = ProgramMenu(settings, self)
        self.menus = MenuDesk(self, self)
        self.pages.turned.connect(self.menus.offer)
        self._retranslate()
        WindowPlace(self, USUAL, SMALLEST, settings.window_geometry)
        self.show_start()

    def _lay_out(self) -> None:
        whole = QWidget()
        self._layout = column((self.pages, 1), into=whole, spacing=0)
        self.setCentralWidget(whole)
        DropCover(self.pages).dropped.connect(self.open_file)

    # -- parts that are made when they are first asked for ------------------------------------

    def _made(self, part: str) -> bool:
        """Whether a part has been asked for before."""
        return part in self.__dict__

    @cached_property
    def controller(self) -> "GameController":
        from powergrid_qt.app.controller import GameController
        from powergrid_qt.app.game_sounds import GameSounds

        controller = GameController(parent=self)
        self._sounds = GameSounds(controller, self.settings, self)
        controller.delay_ms = self.settings.delay_ms
        controller.changed.connect(self.menus.offer)
        controller.changed.connect(self.ends.look_for_end)
        controller.failed.connect(self.tell_failure)
        self.settings.delay_changed.connect(self._set_delay)
        controller.ask_always(self.settings.ask_always)
        self.settings.ask_always_changed.connect(controller.ask_always)
        return controller

    @cached_property
    def desk(self) -> "GameDesk":
        """What is done with games and their files."""
        from powergrid_qt.views.window.game_desk import GameDesk

        desk = GameDesk(self.controller, self, self)
        self._layout.insertWidget(0, desk.trouble)
        return desk

    @cached_property
    def past(self) -> "HistoryDesk":
        """What is remembered of games that are over."""
        from powergrid_qt.views.window.history_desk import HistoryDesk

        return HistoryDesk(self, self)

    @cached_property
    def replays(self) -> "ReplayDesk":
        """The game that is open, move by move, and those played on from it."""
        from powergrid_qt.views.window.replay_desk import ReplayDesk

        return ReplayDesk(self, self)

    @cached_property
    def learning(self) -> "LearningDesk":
        """Lessons and puzzles."""
        from powergrid_qt.views.window.learning_desk import LearningDesk

        return LearningDesk(self, self)

    @cached_property
    def daily(self) -> "DailyDesk":
        """The game of the day."""
        from powergrid_qt.views.window.daily_desk import DailyDesk

        return DailyDesk(self)

    @cached_property
    def ends(self) -> "EndDesk":
        """What is done when a game is over."""
        from powergrid_qt.views.window.end_desk import EndDesk

        return EndDesk(self, self)

    @cached_property
    def dialogs(self) -> "Dialogs":
        from powergrid_qt.views.window.dialogs import Dialogs

        return Dialogs(self, self)

    @cached_property
    def exports(self) -> "Exports":
        from powergrid_qt.views.window.exports import Exports

        return Exports(self, self)

    @property
    def shown_charts(self) -> Sequence[QWidget]:
        page = self.ends.page
        return page.cities, page.money, page.power

    @cached_property
    def toasts(self) -> "Toasts":
        from powergrid_qt.views.story.toast import Toasts

        return Toasts(self.settings, self.pages, self._free_below_toasts, self._zoom_buttons)

    @cached_property
    def saver(self) -> "FileSaver":
        """Asks for files to save, and tells what has become of them."""
        from powergrid_qt.views.story.file_saver import FileSaver

        return FileSaver(self.settings, self.toasts, self)

    def _free_below_toasts(self) -> int:
        """Messages lie neither on the turn panel nor on what leads through a replay."""
        if self.pages.shows("replay_page"):
            foot = self.replays.page.foot_height
        elif self.pages.shows("game_page"):
            foot = self.game_page.bottom.sizeHint().height()
        else:
            foot = SPACE
        return foot + 2 * SPACE

    def _zoom_buttons(self) -> QRect:
        """Those of the board that is seen."""
        seen = [one for one in self.pages.shown.findChildren(ZoomButtons) if one.isVisible()]
        if not seen:
            return QRect()
        return QRect(seen[0].mapTo(self.pages, QPoint()), seen[0].size())

    @cached_property
    def new_game_page(self) -> "NewGamePage":
        from powergrid_qt.views.pages.new_game.new_game_page import NewGamePage

        page = NewGamePage(self.settings, self.pages)
        page.play.connect(self.start_game)
        page.back.connect(self.show_start)
        page.show_folder.connect(lambda folder: self.desk.show_folder(folder))
        self.pages.add("new_game_page", page)
        return page

    @cached_property
    def game_page(self) -> "GamePage":
        from powergrid_qt.views.pages.game.game_page import GamePage

        page = GamePage(self.controller, self.settings, parent=self.pages)
        page.add_end_button(self.menu.end)
        page.add_sound_button(self.menu.sound)
        page.add_rules_button(self.menu.rules)
        page.add_fold_button(self.menu.side)
        page.add_menu(self.menu)
        self.menu.insertActions(self.menu.maps, page.menu_actions)
        page.fold_side("side" in self.settings.folded)
        page.finale.over.connect(self.ends.show)
        page.agreement_wanted.connect(lambda: self.dialogs.ask_agreement())
        self.pages.add("game_page", page)
        return page

    @cached_property
    def teacher(self) -> "Teacher":
        """For first games."""
        from powergrid_qt.views.pages.game.teacher import Teacher

        teacher = Teacher(self.game_page)
        for action in (teacher.hints_action, teacher.words_action):
            self.menu.insertAction(self.menu.maps, action)
        return teacher

    @cached_property
    def map_page(self) -> "MapPage":
        from powergrid_qt.views.pages.maps.map_page import MapPage

        page = MapPage(parent=self.pages)
        page.back.connect(self.show_start)
        page.to_save.connect(self.saver.save)
        page.printed.connect(self.saver.tell_saved)
        page.told.connect(self.toasts.tell)
        page.failed.connect(self.toasts.fail)
        self.pages.add("map_page", page)
        return page

    # -- pages ------------------------------------------------------------------------------

    def tell_failure(self, text: str, offer: "Offer | None" = None) -> None:
        self.toasts.fail(text, offer)

    def show_start(self) -> None:
        if self._made("controller"):
            self.controller.stop()
        if self._made("desk"):
            self.desk.keeper.leave()  # written first: the page tells how far the game has come
        self.start_page.refresh()
        self.pages.turn_to(self.start_page)

    def show_new_game(self) -> None:
        self.pages.turn_to(self.new_game_page)

    def show_maps(self) -> None:
        self.pages.turn_to(self.map_page)

    def show_replay(self, position: int = 0) -> None:
        self.replays.show(position)

    def show_game(self) -> None:
        from powergrid_qt.app.first_game import is_first_game

        self.pages.turn_to(self.game_page)
        if is_first_game(self.controller.about):
            _ = self.teacher  # speaks by itself from now on

    def show_game_or_end(self) -> None:
        if self.controller.game.over:
            self.ends.show()
        else:
            self.show_game()

    def _connect_start_page(self) -> None:
        page = self.start_page
        page.first_game.connect(lambda: self.desk.start_first())
        page.new_game.connect(self.show_new_game)
        page.open_file.connect(lambda: self.desk.ask_open())
        page.open_save.connect(self.open_listed)
        page.rename_save.connect(lambda path, title: self.desk.rename(path, title))
        page.delete_save.connect(lambda save: self.desk.delete(save))
        page.undo_delete.connect(lambda: self.desk.undo_delete())
        page.show_folder.connect(lambda path: self.desk.show_folder(path))
        page.daily.connect(lambda: self.daily.show())
        page.lessons.connect(lambda: self.learning.show_lessons())
        page.puzzles.connect(lambda: self.learning.show_puzzles())
        page.history.connect(lambda: self.past.show())
        page.maps.connect(self.show_maps)
        page.settings.connect(lambda: self.dialogs.show_settings())
        page.shortcuts.connect(lambda: self.dialogs.show_shortcuts())
        page.about.connect(lambda: self.dialogs.show_about())

    # -- games ------------------------------------------------------------------------------

    def _unwritten(self) -> Mapping[Path, "Record"]:
        return self.desk.keeper.unwritten if self._made("desk") else {}

    @property
    def record(self) -> "Record | None":
        """The game as far as it has come; None if there was none yet."""
        has_game = self._made("controller") and self.controller.has_game
        return self.controller.record if has_game else None

    def keep_game(self) -> bool:
        """Make sure that the game is in its file; whether there is one, and it is."""
        return self._made("desk") and self.desk.keeper.all_written()

    def start_game(self, config: "GameConfig") -> None:
        self.desk.start_game(config)

    def open_game(self, path: Path) -> None:
        """One of the games in the folder."""
        self.desk.open_game(path)

    def open_file(self, path: Path) -> None:
        """A game in any file."""
        self.desk.open_file(path)

    def open_listed(self, path: Path) -> None:
        if path in self.settings.recent_files:
            self.open_file(path)
        else:
            self.open_game(path)

    def show_position(self, record: "Record") -> None:
        """Go on with a recorded game; a finished one shows its end. `Refused` if it does not
        replay."""
        self.desk.show_position(record)

    def _set_delay(self, delay_ms: int) -> None:
        self.controller.delay_ms = delay_ms

    # -- the window -------------------------------------------------------------------------

    def close_and_delete(self) -> None:
        """All that the program keeps is to go. No game is in use any more once the window is
        closed, whether it could be written or not."""
        if self._made("desk"):
            self.desk.keeper.give_up()
        self.deletes_data = self.close()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Power Grid"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            if self._made("desk"):
                self.desk.show_trouble()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        # At the table a button that was clicked has no claim to Return: it means the turn, also
        # while there is nothing to decide.
        playing = self._made("game_page") and self.game_page.isAncestorOf(focused)
        if playing or not press_focused_button(event, focused):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._made("desk"):
            if not self.desk.may_close(self.close):
                event.ignore()
                return
            self.desk.keeper.leave()
        if self._made("game_page"):
            self.game_page.close_hints()
        if self._made("replays"):
            self.replays.analyst.stop()
        if self._made("controller"):
            self.controller.close()
            self._sounds.player.stop()
        self.library.close()
        self.settings.window_geometry = self.saveGeometry()
        self.settings.save()
        super().closeEvent(event)
