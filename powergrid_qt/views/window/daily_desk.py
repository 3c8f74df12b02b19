"""What the window does with the game of the day: its page, and the game itself."""

from datetime import date
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from powergrid_qt.app.about import DAILY, PRACTICE
from powergrid_qt.app.daily.attempts import remember_attempt
from powergrid_qt.app.daily.daily_game import daily_game
from powergrid_qt.app.daily.person import person_of
from powergrid_qt.app.library.library import Library
from powergrid_qt.app.settings import Settings
from powergrid_qt.views.pages.daily.daily_page import DailyPage
from powergrid_qt.views.window.pages import Pages
from powergrid_qt.words.daily import game_title

if TYPE_CHECKING:
    from powergrid_qt.views.window.game_desk import GameDesk


class Window(Protocol):
    """What this asks of the window."""

    settings: Settings
    library: Library
    pages: Pages

    @property
    def desk(self) -> "GameDesk": ...

    def show_start(self) -> None: ...

    def open_game(self, path: Path) -> None: ...


class DailyDesk:
    def __init__(self, window: Window) -> None:
        self._window = window

    @cached_property
    def page(self) -> DailyPage:
        window = self._window
        page = DailyPage(
            lambda: window.library.today(),
            lambda: window.library.attempts,
            lambda: person_of(window.settings),
            window.pages,
        )
        page.back.connect(window.show_start)
        page.play.connect(self.start)
        page.open_save.connect(window.open_game)
        window.pages.add("daily_page", page)
        return page

    def show(self) -> None:
        self._window.pages.turn_to(self.page)

    def start(self, day: date, counts: bool) -> None:
        """The game of a day; the first one of its day counts."""
        settings = self._window.settings
        about = {"title": game_title(day), DAILY if counts else PRACTICE: day.isoformat()}
        if counts:
            remember_attempt(settings, day)
        self._window.desk.start_game(daily_game(day, person_of(settings)), about)
