"""What leads to the pages: each is imported and made when it is first asked for, and shown here."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from powergrid_qt.app.about import COACH, DAILY, HERE, PRACTICE, coach_from
from powergrid_qt.app.daily_game import daily_game, person_of, remember_attempt
from powergrid_qt.app.first_game import is_first_game
from powergrid_qt.engine.config import HUMAN, REMOTE
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.models.seats import humans_of
from powergrid_qt.views.style.pace import LATER_MS, Steps
from powergrid_qt.views.window.shell import (
    Shell,
    ToDaily,
    ToGame,
    ToHistory,
    ToLessons,
    ToMaps,
    ToMistakes,
    ToNewGame,
    ToReplay,
    ToResult,
    ToStart,
    ToTable,
)
from powergrid_qt.words.daily import game_title

if TYPE_CHECKING:
    from powergrid_qt.app.first_game import Word
    from powergrid_qt.engine import GameConfig
    from powergrid_qt.views.pages.daily.daily_page import DailyPage
    from powergrid_qt.views.pages.end.end_page import EndPage
    from powergrid_qt.views.pages.game.play_table import PlayTable
    from powergrid_qt.views.pages.game.table import Table
    from powergrid_qt.views.pages.game.teacher import Teacher
    from powergrid_qt.views.pages.history.history_page import HistoryPage
    from powergrid_qt.views.pages.new_game.new_game_page import NewGamePage
    from powergrid_qt.views.pages.replay.replay_page import ReplayPage
    from powergrid_qt.views.window.game_commands import GameCommands


class Route(QObject):
    """Makes the pages of one matter, and shows them."""

    def __init__(self, shell: Shell, games: "GameCommands") -> None:
        super().__init__(shell)
        self._shell, self._program, self._games = shell, shell.program, games


class TableRoute(QObject):
    """The way to the table on which a game is played, and to the teacher of a first game."""

    def __init__(self, shell: Shell, ask_agreement: Callable[[], None]) -> None:
        super().__init__(shell)
        self._shell, self._ask_agreement = shell, ask_agreement

    @cached_property
    def page(self) -> "PlayTable":
        from powergrid_qt.views.pages.game.play_table import PlayTable

        shell, menu = self._shell, self._shell.menu
        program = shell.program
        page = PlayTable(
            program.controller, program.hints, program.coach, shell.settings, shell.pages
        )
        page.add_end_button(menu.end)
        page.add_sound_button(menu.sound)
        page.add_rules_button(menu.rules)
        page.add_fold_button(menu.side)
        page.add_menu(menu)
        menu.insertActions(menu.maps, page.menu_actions)
        page.fold_side("side" in shell.settings.folded)
        page.finale.over.connect(lambda: shell.go(ToResult()))
        page.bottom.buttons.agreement_wanted.connect(self._ask_agreement)
        return shell.pages.add("game_page", page, lambda: ToTable(self.told_word))

    @cached_property
    def teacher(self) -> "Teacher":
        """The teacher, made for the first game in which somebody learns the rules."""
        from powergrid_qt.views.pages.game.teacher import Teacher

        menu, teacher = self._shell.menu, Teacher(self.page)
        for action in (teacher.hints_action, teacher.words_action):
            menu.insertAction(menu.maps, action)
        return teacher

    def show(self, word: "Word | None" = None) -> None:
        self._shell.pages.turn_to(self.page)
        if is_first_game(self._shell.program.controller.about):
            teacher = self.teacher  # speaks by itself from now on
            if word is not None:
                teacher.repeat(word)

    @property
    def told_word(self) -> "Word | None":
        """The word that the teacher says now, if there is one."""
        return self.teacher.word if "teacher" in self.__dict__ else None

    def fold_side(self, folded: bool) -> None:
        """Leave the place of players and log to the board, also in the next games."""
        self._shell.settings.set_folded("side", folded)
        self.page.fold_side(folded)


class EndRoute(Route):
    """The way to the result of a game that is over: the lights go on, and the ranking comes."""

    def __init__(
        self,
        shell: Shell,
        games: "GameCommands",
        replays: "ReplayRoute",
        table: "Callable[[], PlayTable]",
        new_game: "Callable[[], NewGamePage]",
    ) -> None:
        """`table`, `new_game`: pages that are made when they are asked for."""
        super().__init__(shell, games)
        self._replays, self._table, self._new_game = replays, table, new_game

    @cached_property
    def page(self) -> "EndPage":
        from powergrid_qt.views.pages.end.end_page import EndPage

        shell, program, games = self._shell, self._program, self._games
        page = EndPage(program.analyst, program.branches, shell.pages)
        page.export_button.setMenu(shell.menu.export_menu)
        page.winners.menu_button.open(shell.menu)
        page.home_button.clicked.connect(lambda: shell.go(ToStart()))
        page.again_button.clicked.connect(self._play_again)
        page.board_button.clicked.connect(lambda: shell.go(ToTable()))
        page.stories.network.connect(self._show_network)
        page.replay_button.clicked.connect(lambda: shell.go(ToReplay()))
        page.replay_from.connect(lambda position: shell.go(ToReplay(position)))
        page.new_button.clicked.connect(lambda: shell.go(ToNewGame()))
        page.next_steps.game_button.clicked.connect(games.start_second)
        page.next_steps.lesson_button.clicked.connect(lambda: shell.go(ToLessons()))
        page.next_steps.boards_button.clicked.connect(lambda: shell.go(ToMaps()))
        page.analysis.try_other.connect(games.try_judged)
        page.branches.opened.connect(games.open_listed)
        return shell.pages.add("end_page", page, ToResult)

    def come(self) -> None:
        """Show that the game has just ended; its last move is seen first."""
        QTimer.singleShot(0, self, self._show_lights)

    def _show_lights(self) -> None:
        """Let everybody's lights go on, then show the ranking; without motion at once."""
        seen = self._program.controller.game.over and self._shell.pages.shows("game_page")
        if seen and self._shell.settings.animation:
            self._table().finale.play()
        else:
            self.show()

    def show(self) -> None:
        """Show the ranking, unless another game has been started since."""
        controller, pages = self._program.controller, self._shell.pages
        if not controller.game.over:
            return
        if not self.page.shows(controller.game):  # else its analysis goes on
            self.page.show_game(controller.game, controller.about)
        pages.turn_to(self.page)
        self._program.look_for_branches()
        Steps(self._replays.prepare(), LATER_MS, self, lambda: pages.shows("end_page"))

    def _play_again(self) -> None:
        page, config = self._new_game(), self._program.controller.game.config
        about = self._program.controller.about
        here, coach = about.get(HERE, humans_of(config)), coach_from(about)
        seats = [
            replace(seat, kind=REMOTE) if seat.kind == HUMAN and at not in here else seat
            for at, seat in enumerate(config.players)
        ]
        page.set_game(replace(config, players=tuple(seats)))
        page.play.emit(page.config(), {} if coach is None else {COACH: coach})

    def _show_network(self, seat: int) -> None:
        self._shell.go(ToTable())
        self._table().board.show_network(seat)


class ReplayRoute(Route):
    """The way to a game move by move, with what the expert says and the games played on from it."""

    @cached_property
    def page(self) -> "ReplayPage":
        from powergrid_qt.views.pages.replay.replay_page import ReplayPage
        from powergrid_qt.views.story.branches_panel import BranchesPanel

        shell, program = self._shell, self._program
        page = ReplayPage(program.replay_controller, shell.settings, program.analyst, shell.pages)
        page.bar.close_button.clicked.connect(self.end)
        page.commented.connect(self.comment)
        page.add_menu(shell.menu)
        page.bar.play_on.connect(self._games.ask_play_on)
        page.try_other.connect(self._games.try_judged)
        branches = BranchesPanel(program.branches)
        branches.opened.connect(self._games.open_listed)
        page.side.add_branches(branches)
        return shell.pages.add("replay_page", page, lambda: ToReplay(page.position))

    # -- looking --------------------------------------------------------------------------------

    def show(self, position: int | None) -> None:
        """Show the game from a position on; None: where it stands now, and it waits meanwhile."""
        page, controller = self.page, self._program.controller
        if position is None:
            controller.stop()
            position = len(controller.game.moves)
        page.controller.keeps_secrets = not controller.game.over
        page.show_record(controller.record, position)
        self._program.look_for_branches()
        self._shell.pages.turn_to(page)

    def end(self) -> None:
        """Go back to the game; from one that is kept nowhere, and only looked at, to the start."""
        if self._program.keeper.path is None:
            self._shell.go(ToStart())
            return
        self._program.controller.go_on()
        self._shell.go(ToGame())

    def comment(self, move: int, text: str) -> None:
        """Keep a comment, unless the replay is left for another game: that knows nothing of it."""
        if self.page.controller.game.config is self._program.controller.game.config:
            self._games.comment(move, text)

    # -- before it is asked for -----------------------------------------------------------------

    def prepare(self) -> Iterator[str]:
        """Who looks at a result will perhaps look at the game: make the replay of it ready, in
        steps, so that the window reacts between them."""
        page, controller = self.page, self._program.controller
        yield from table_steps(page, controller.game.config)
        _ = page.panel
        yield "panel"
        page.take_up(controller.record)
        yield "record"
        page.show_record(controller.record, 0)
        yield "position"


class HistoryRoute(Route):
    """The way to the games that are over, which are opened again from there."""

    @cached_property
    def page(self) -> "HistoryPage":
        from powergrid_qt.views.pages.history.history_page import HistoryPage

        shell = self._shell
        page = HistoryPage(shell.program.history, shell.pages)
        page.back.connect(lambda: shell.go(ToStart()))
        page.open_game.connect(self.open_game)
        page.judgement.position_wanted.connect(self.show_position)
        remedy = page.judgement.remedy
        remedy.lesson_wanted.connect(lambda lesson: shell.go(ToLessons(lesson)))
        remedy.exercises_wanted.connect(lambda kind: shell.go(ToMistakes(kind)))
        page.to_save.connect(shell.saver.save)
        return shell.pages.add("history_page", page, ToHistory)

    def show(self) -> None:
        page = self.page
        self._program.history.look()  # what was played since is shown, too
        self._shell.pages.turn_to(page)

    def show_position(self, game: LibraryGame, number: int) -> None:
        """Show the replay of a game, before a move."""
        shown = self._program.controller
        if self.open_game(game) and shown.game.over:
            self._shell.go(ToReplay(min(max(number, 0), len(shown.game.moves))))
            told = self.tr("The replay begins before move {number}, which cost places.")
            self._shell.toasts.tell(told.format(number=number + 1))

    def open_game(self, game: LibraryGame) -> bool:
        """Show the end of a game; return whether that has worked."""
        if not game.path.is_file():
            self._shell.toasts.fail(
                self.tr("The record of this game is no longer there. The history remembers it.")
            )
            return False
        self._games.open_game(game.path)
        return self._program.keeper.path == game.path


class DailyRoute(Route):
    """The way to the game of the day."""

    @cached_property
    def page(self) -> "DailyPage":
        from powergrid_qt.views.pages.daily.daily_page import DailyPage

        shell = self._shell
        page = DailyPage(self._program.library, shell.settings, shell.pages)
        page.lesson.connect(lambda lesson: shell.go(ToLessons(lesson)))
        page.back.connect(lambda: shell.go(ToStart()))
        page.play.connect(self.start)
        page.open_save.connect(self._games.open_game)
        return shell.pages.add("daily_page", page, ToDaily)

    def show(self) -> None:
        self._shell.pages.turn_to(self.page)

    def start(self, day: date, counts: bool) -> None:
        """Start the game of a day; the first one of its day counts."""
        settings = self._shell.settings
        about = {"title": game_title(day), DAILY if counts else PRACTICE: day.isoformat()}
        if counts:
            remember_attempt(settings, day)
        self._games.start_game(daily_game(day, person_of(settings)), about)


FLOORS = ("engine", "models", "app", "views")
"""The packages from which a table needs something of a family of editions."""


def table_steps(page: "Table", config: "GameConfig") -> Iterator[str]:
    """The steps to what a table needs for its first game of this kind: first the modules."""
    from powergrid_qt.engine import load_board
    from powergrid_qt.engine.families import family_on

    for floor in FLOORS:
        family_on(floor, config)
        yield floor
    page.market.prepare(config)
    yield "market"
    page.board.prepare(config.own_board or load_board(config.board))
    yield "board"
