"""The window: start page, new game, the game itself, maps, the end, the replay, the history."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from powergrid_qt.app.settings import Settings
from powergrid_qt.views.pages.start.start_page import StartPage
from powergrid_qt.views.style.layouts import column
from powergrid_qt.views.style.pace import paint_later
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.window.drop_cover import DropCover
from powergrid_qt.views.window.export_menu import Export
from powergrid_qt.views.window.program_menu import ProgramMenu
from powergrid_qt.views.window.return_key import press_focused_button
from powergrid_qt.views.window.window_place import WindowPlace

if TYPE_CHECKING:
    from powergrid_qt.app.analyst import Analyst
    from powergrid_qt.app.branches import Branches
    from powergrid_qt.app.controller import GameController
    from powergrid_qt.app.lessons.lesson import Lesson
    from powergrid_qt.app.puzzles.puzzle import Puzzle
    from powergrid_qt.engine import Event, GameConfig, Record
    from powergrid_qt.views.pages.daily.daily_page import DailyPage
    from powergrid_qt.views.pages.end.end_page import EndPage
    from powergrid_qt.views.pages.game.game_page import GamePage
    from powergrid_qt.views.pages.game.teacher import Teacher
    from powergrid_qt.views.pages.history.history_page import HistoryPage
    from powergrid_qt.views.pages.lessons.lesson_page import LessonPage
    from powergrid_qt.views.pages.lessons.lessons_page import LessonsPage
    from powergrid_qt.views.pages.maps.map_page import MapPage
    from powergrid_qt.views.pages.new_game.new_game_page import NewGamePage
    from powergrid_qt.views.pages.puzzles.puzzle_page import PuzzlePage
    from powergrid_qt.views.pages.puzzles.puzzles_page import PuzzlesPage
    from powergrid_qt.views.pages.replay.replay_page import ReplayPage
    from powergrid_qt.views.story.toast import Offer, Toasts
    from powergrid_qt.views.window.dialogs import Dialogs
    from powergrid_qt.views.window.exports import Exports
    from powergrid_qt.views.window.game_desk import GameDesk
    from powergrid_qt.views.window.history_desk import HistoryDesk
    from powergrid_qt.views.window.replay_desk import ReplayDesk

SMALLEST = QSize(1024, 600)
USUAL = QSize(1440, 900)
LATER_MS = 500
"""Until a page is made that is likely to come next: after the one that was asked for."""


class MainWindow(QMainWindow):
    """The start page comes first, alone: the rules, the controller and the other pages are
    imported and made when they are first asked for, so that the window opens at once."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.deletes_data = False
        """Whether all that the program keeps is to be deleted, now that the window is closed."""
        self.pages = QStackedWidget()
        self._lay_out()
        self.start_page = StartPage(settings)
        self._connect_start_page()
        self.pages.addWidget(self.start_page)
        self.menu = ProgramMenu(settings, self)
        self._connect_menu()
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
        controller.changed.connect(self._game_changed)
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
        """What is done with the replay of the game that is open."""
        from powergrid_qt.views.window.replay_desk import ReplayDesk

        return ReplayDesk(self, self)

    @cached_property
    def dialogs(self) -> "Dialogs":
        from powergrid_qt.views.window.dialogs import Dialogs

        return Dialogs(self, self)

    @cached_property
    def exports(self) -> "Exports":
        from powergrid_qt.views.window.exports import Exports

        return Exports(self, self)

    @property
    def shown_page(self) -> QWidget:
        page = self.pages.currentWidget()
        assert page is not None
        return page

    @property
    def shown_charts(self) -> Sequence[QWidget]:
        page = self.end_page
        return page.cities, page.money, page.power

    @cached_property
    def analyst(self) -> "Analyst":
        """Judges the game whose end is shown; the replay shows its verdicts too."""
        from powergrid_qt.app.analyst import Analyst

        analyst = Analyst(self)
        analyst.made.connect(self._keep_analysis)
        return analyst

    def _keep_analysis(self, analysis: dict[str, Any]) -> None:
        from powergrid_qt.ai.kept_analysis import KEY

        assert self.analyst.record is not None
        self.desk.keeper.add_to_about(self.analyst.record, KEY, analysis)

    @cached_property
    def branches(self) -> "Branches":
        """Knows the games that were played on from the one on screen, and from which that was."""
        from powergrid_qt.app.branches import Branches

        return Branches(self.start_page.index, self)

    @cached_property
    def toasts(self) -> "Toasts":
        from powergrid_qt.views.story.toast import Toasts

        return Toasts(self.settings, self.pages, self._free_below_toasts)

    def _free_below_toasts(self) -> int:
        """Messages lie neither on the turn panel nor on what leads through a replay."""
        if self.shows("replay_page"):
            return self.replay_page.foot_height + 2 * SPACE
        panel = self.game_page.bottom.sizeHint().height() if self.shows("game_page") else SPACE
        return panel + 2 * SPACE

    @cached_property
    def new_game_page(self) -> "NewGamePage":
        from powergrid_qt.views.pages.new_game.new_game_page import NewGamePage

        page = NewGamePage(self.settings, self.pages)
        page.play.connect(self.start_game)
        page.back.connect(self.show_start)
        page.show_folder.connect(lambda folder: self.desk.show_folder(folder))
        self.pages.addWidget(page)
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
        page.finale.over.connect(self._show_end)
        self.pages.addWidget(page)
        return page

    @cached_property
    def teacher(self) -> "Teacher":
        """For first games."""
        from powergrid_qt.views.pages.game.teacher import Teacher

        teacher = Teacher(self.game_page)
        self.menu.insertAction(self.menu.maps, teacher.hints_action)
        return teacher

    @cached_property
    def map_page(self) -> "MapPage":
        from powergrid_qt.views.pages.maps.map_page import MapPage

        page = MapPage(parent=self.pages)
        page.back.connect(self.show_start)
        self.pages.addWidget(page)
        return page

    @cached_property
    def history_page(self) -> "HistoryPage":
        from powergrid_qt.views.pages.history.history_page import HistoryPage

        page = HistoryPage(self.past.history, self.pages)
        page.back.connect(self.show_start)
        page.open_game.connect(self.past.open_game)
        page.show_position.connect(self.past.show_position)
        page.told.connect(self.toasts.tell)
        page.failed.connect(self.toasts.fail)
        self.pages.addWidget(page)
        return page

    @cached_property
    def lessons_page(self) -> "LessonsPage":
        from powergrid_qt.views.pages.lessons.lessons_page import LessonsPage

        page = LessonsPage(self.settings, self.pages)
        page.back.connect(self.show_start)
        page.chosen.connect(self.show_lesson)
        self.pages.addWidget(page)
        return page

    @cached_property
    def lesson_page(self) -> "LessonPage":
        from powergrid_qt.views.pages.lessons.lesson_page import LessonPage

        page = LessonPage(self.settings, self.pages)
        page.left.connect(self.show_lessons)
        page.next_lesson.connect(self.show_lesson)
        page.page.add_menu(self.menu)
        self.pages.addWidget(page)
        return page

    @cached_property
    def puzzles_page(self) -> "PuzzlesPage":
        from powergrid_qt.views.pages.puzzles.puzzles_page import PuzzlesPage

        page = PuzzlesPage(self.settings, self.pages)
        page.back.connect(self.show_start)
        page.chosen.connect(self.show_puzzle)
        self.pages.addWidget(page)
        return page

    @cached_property
    def daily_page(self) -> "DailyPage":
        from powergrid_qt.app.daily.person import person_of
        from powergrid_qt.views.pages.daily.daily_page import DailyPage

        page = DailyPage(
            lambda: self.start_page.today(),
            lambda: self.start_page.attempts,
            lambda: person_of(self.settings),
            self.pages,
        )
        page.back.connect(self.show_start)
        page.play.connect(lambda day, counts: self.desk.start_daily(day, counts))
        page.open_save.connect(self.open_game)
        self.pages.addWidget(page)
        return page

    @cached_property
    def puzzle_page(self) -> "PuzzlePage":
        from powergrid_qt.views.pages.puzzles.puzzle_page import PuzzlePage

        page = PuzzlePage(self.settings, self.pages)
        page.back.connect(self.show_puzzles)
        page.play_on.connect(self.show_position)
        page.page.add_menu(self.menu)
        self.pages.addWidget(page)
        return page

    @cached_property
    def end_page(self) -> "EndPage":
        from powergrid_qt.views.pages.end.end_page import EndPage

        page = EndPage(self.analyst, self.branches, self.pages)
        page.export_button.setMenu(self.menu.export_menu)
        page.again.connect(self.play_again)
        page.back_to_board.connect(self.show_game)
        page.show_network.connect(self._show_network)
        page.replay.connect(self.show_replay)
        page.replay_from.connect(self.show_replay)
        page.new_game.connect(self.show_new_game)
        page.next_steps.whole_game.connect(self.show_new_game)
        page.next_steps.lessons.connect(self.show_lessons)
        page.next_steps.boards.connect(self.show_maps)
        page.try_other.connect(self.replays.try_other)
        page.open_branch.connect(self._open_listed)
        self.pages.addWidget(page)
        return page

    @cached_property
    def replay_page(self) -> "ReplayPage":
        from powergrid_qt.views.pages.replay.replay_page import ReplayPage
        from powergrid_qt.views.story.branches_panel import BranchesPanel

        page = ReplayPage(self.settings, self.analyst, self.pages)
        page.bar.closed.connect(self.replays.end)
        page.commented.connect(self.replays.comment)
        page.page.add_menu(self.menu)
        page.play_on.connect(lambda move: self.desk.ask_play_on(move))
        page.try_other.connect(self.replays.try_other)
        branches = BranchesPanel(self.branches)
        branches.opened.connect(self._open_listed)
        page.page.side.add_branches(branches)
        self.pages.addWidget(page)
        return page

    # -- pages ------------------------------------------------------------------------------

    def shows(self, part: str) -> bool:
        """Whether this page is seen now."""
        return self._made(part) and getattr(self, part) is self.pages.currentWidget()

    def tell_failure(self, text: str, offer: "Offer | None" = None) -> None:
        self.toasts.fail(text, offer)

    def show_start(self) -> None:
        if self._made("controller"):
            self.controller.stop()
        if self._made("desk"):
            self.desk.keeper.leave()  # written first: the page tells how far the game has come
        self.start_page.refresh()
        self.show_page(self.start_page)

    def show_new_game(self) -> None:
        self.show_page(self.new_game_page)

    def show_maps(self) -> None:
        self.show_page(self.map_page)

    def show_history(self) -> None:
        self.history_page.look()
        self.show_page(self.history_page)

    def show_lessons(self) -> None:
        self.show_page(self.lessons_page)
        QTimer.singleShot(LATER_MS, self, lambda: self.lesson_page)  # whoever reads this needs it

    def show_lesson(self, lesson: "Lesson") -> None:
        self.lesson_page.show_lesson(lesson)
        self.show_page(self.lesson_page)

    def show_puzzles(self) -> None:
        self.show_page(self.puzzles_page)
        QTimer.singleShot(LATER_MS, self, lambda: self.puzzle_page)  # whoever reads this needs it

    def show_daily(self) -> None:
        self.show_page(self.daily_page)

    def show_puzzle(self, puzzle: "Puzzle") -> None:
        self.puzzle_page.show_puzzle(puzzle)
        self.show_page(self.puzzle_page)

    def show_replay(self, position: int = 0) -> None:
        self.replays.show(position)

    def show_game(self) -> None:
        from powergrid_qt.app.first_game import FIRST_GAME

        self.show_page(self.game_page)
        if FIRST_GAME in self.controller.about:
            _ = self.teacher  # speaks by itself from now on

    def _show_network(self, seat: int) -> None:
        self.show_game()
        self.game_page.board.show_network(seat)

    def show_game_or_end(self) -> None:
        if self.controller.game.over:
            self._show_end()
        else:
            self.show_game()

    def show_page(self, page: QWidget) -> None:
        if self.isVisible():
            paint_later(self.pages)
        self.pages.setCurrentWidget(page)
        playing = self.shows("game_page")
        self.menu.offer_in_game(playing)
        self._offer_end()
        self._offer_exports()
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _connect_start_page(self) -> None:
        page = self.start_page
        page.unwritten = lambda: self.desk.keeper.unwritten if self._made("desk") else {}
        page.first_game.connect(lambda: self.desk.start_first())
        page.new_game.connect(self.show_new_game)
        page.open_file.connect(lambda: self.desk.ask_open())
        page.open_save.connect(self._open_listed)
        page.rename_save.connect(lambda path, title: self.desk.rename(path, title))
        page.delete_save.connect(lambda save: self.desk.delete(save))
        page.undo_delete.connect(lambda: self.desk.undo_delete())
        page.show_folder.connect(lambda path: self.desk.show_folder(path))
        page.daily.connect(self.show_daily)
        page.lessons.connect(self.show_lessons)
        page.puzzles.connect(self.show_puzzles)
        page.history.connect(self.show_history)
        page.maps.connect(self.show_maps)
        page.settings.connect(lambda: self.dialogs.show_settings())
        page.shortcuts.connect(self.show_shortcuts)
        page.about.connect(lambda: self.dialogs.show_about())

    # -- games ------------------------------------------------------------------------------

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

    def play_again(self) -> None:
        """Another game with the same seats."""
        self.new_game_page.set_game(self.controller.game.config)
        self.start_game(self.new_game_page.config())

    def open_game(self, path: Path) -> None:
        """One of the games in the folder."""
        self.desk.open_game(path)

    def open_file(self, path: Path) -> None:
        """A game in any file."""
        self.desk.open_file(path)

    def _open_listed(self, path: Path) -> None:
        if path in self.settings.recent_files:
            self.open_file(path)
        else:
            self.open_game(path)

    def show_position(self, record: "Record") -> None:
        """Go on with a recorded game; a finished one shows its end. `Refused` if it does not
        replay."""
        self.desk.show_position(record)

    def _game_changed(self, events: "list[Event]") -> None:
        from powergrid_qt.engine.events import GameEnded

        self._offer_end()
        if any(isinstance(event, GameEnded) for event in events):
            self.settings.has_finished |= bool(self.controller.humans)
            self.past.remember()
            QTimer.singleShot(0, self, self._show_lights)  # the last move is shown first

    def _show_lights(self) -> None:
        """Everybody's lights go on, then the ranking comes; without motion at once."""
        if self.controller.game.over and self.shows("game_page") and self.settings.animation:
            self.game_page.finale.play()
        else:
            self._show_end()

    def _show_end(self) -> None:
        if not self.controller.game.over:
            return  # another one has been started since
        if not self.end_page.shows(self.controller.game):  # else its analysis goes on
            self.end_page.show_game(self.controller.game, self.controller.about)
        self.show_page(self.end_page)
        self.replays.look_for_branches()
        QTimer.singleShot(LATER_MS, self.replays, self.replays.prepare)

    def _offer_end(self) -> None:
        """The way from the last position back to the ranking."""
        self.menu.end.setVisible(self.shows("game_page") and self.controller.game.over)

    def _offer_exports(self) -> None:
        """Of the game that is seen; charts where there are some."""
        seen = any(map(self.shows, ("game_page", "end_page", "replay_page")))
        self.menu.export_menu.menuAction().setVisible(seen)
        self.menu.export_menu.entries[Export.CHARTS].setVisible(self.shows("end_page"))

    def _set_delay(self, delay_ms: int) -> None:
        self.controller.delay_ms = delay_ms

    # -- menus ------------------------------------------------------------------------------

    def _connect_menu(self) -> None:
        menu = self.menu
        for action, slot in (
            (menu.new, self.show_new_game),
            (menu.open, lambda: self.desk.ask_open()),
            (menu.save, lambda: self.desk.ask_save()),
            (menu.end, self._show_end),
            (menu.look_back, lambda: self.replays.look_back()),
            (menu.lessons, self.show_lessons),
            (menu.maps, self.show_maps),
            (menu.history, self.show_history),
            (menu.side, self._fold_side),
            (menu.full_screen, self._toggle_full_screen),
            (menu.settings, lambda: self.dialogs.show_settings()),
            (menu.rules, self.show_rules),
            (menu.guide, lambda: self.dialogs.show_guide()),
            (menu.shortcuts, self.show_shortcuts),
            (menu.about, lambda: self.dialogs.show_about()),
            (menu.start, self.show_start),
            (menu.quit, self.close),
        ):
            action.triggered.connect(lambda _=False, slot=slot: slot())
        menu.export_menu.chosen.connect(lambda export: self.exports.make(export))

    def _fold_side(self) -> None:
        folded = not self.menu.side.isChecked()
        self.settings.set_folded("side", folded)
        self.game_page.fold_side(folded)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def show_rules(self) -> None:
        """Of the game on the table; elsewhere the guide helps."""
        if self.shows("game_page"):
            self.game_page.toggle_rules()
        elif self.shows("lesson_page"):
            self.lesson_page.page.toggle_rules()
        elif self.shows("replay_page"):
            self.replay_page.page.toggle_rules()
        else:
            self.dialogs.show_guide()

    def show_shortcuts(self) -> None:
        from powergrid_qt.views.window.shortcuts_dialog import (
            ShortcutsDialog,
            focus_shortcuts,
            shortcuts_of,
        )

        page = self.game_page
        if self.shows("replay_page"):
            here, actions = self.tr("In the replay"), self.replay_page.bar.actions()
        else:
            here, actions = self.tr("Playing"), [*page.bottom.actions(), *page.table.actions()]
        program = [action for action in self.menu.actions() if action not in page.menu_actions]
        groups = {
            here: shortcuts_of(actions),
            self.tr("On the board and in the markets"): focus_shortcuts(),
            self.tr("The program"): shortcuts_of(program),
        }
        dialog = ShortcutsDialog(groups, self)
        self.dialogs.lead_to_guide(dialog, dialog.guide_button)
        dialog.open()

    # -- the window -------------------------------------------------------------------------

    def close_and_delete(self) -> None:
        """All that the program keeps is to go. No game is in use any more once the window is
        closed, whether it could be written or not."""
        if self._made("desk"):
            self.desk.keeper.give_up()
        self.deletes_data = self.close()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Power Grid"))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            if self._made("desk"):
                self.desk.show_trouble()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        focused = self.focusWidget()
        # In the turn panel Return means the turn, also while there is nothing to decide.
        playing = self._made("game_page") and self.game_page.bottom.isAncestorOf(focused)
        if playing or not press_focused_button(event, focused):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        if self._made("desk"):
            if not self.desk.may_close(self.close):
                event.ignore()
                return
            self.desk.keeper.leave()
        if self._made("game_page"):
            self.game_page.close_hints()
        if self._made("analyst"):
            self.analyst.stop()
        if self._made("controller"):
            self.controller.close()
            self._sounds.player.stop()
        if self._made("past"):
            self.past.history.close()
        self.settings.window_geometry = self.saveGeometry()
        self.settings.save()
        super().closeEvent(event)
