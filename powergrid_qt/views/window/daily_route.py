"""What the window does with the game of the day: its page, and the game itself."""

from datetime import date
from functools import cached_property

from PySide6.QtCore import QObject

from powergrid_qt.app.about import DAILY, PRACTICE
from powergrid_qt.app.daily_game import daily_game, person_of, remember_attempt
from powergrid_qt.views.pages.daily.daily_page import DailyPage
from powergrid_qt.views.window.game_commands import GameCommands
from powergrid_qt.views.window.places import ToStart
from powergrid_qt.views.window.shell import Shell
from powergrid_qt.words.daily import game_title


class DailyRoute(QObject):
    def __init__(self, shell: Shell, games: GameCommands) -> None:
        super().__init__(shell)
        self._shell, self._games = shell, games

    @cached_property
    def page(self) -> DailyPage:
        shell, library = self._shell, self._shell.program.library
        page = DailyPage(
            lambda: library.today(),
            lambda: library.attempts,
            lambda: person_of(shell.settings),
            shell.pages,
        )
        page.back.connect(lambda: shell.go(ToStart()))
        page.play.connect(self.start)
        page.open_save.connect(self._games.open_game)
        shell.pages.add("daily_page", page)
        return page

    def show(self) -> None:
        self._shell.pages.turn_to(self.page)

    def start(self, day: date, counts: bool) -> None:
        """The game of a day; the first one of its day counts."""
        settings = self._shell.settings
        about = {"title": game_title(day), DAILY if counts else PRACTICE: day.isoformat()}
        if counts:
            remember_attempt(settings, day)
        self._games.start_game(daily_game(day, person_of(settings)), about)
