"""What the entries of the program's menu do, and which of them are offered on which page."""

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.settings import Settings
from powergrid_qt.views.window.export_menu import Export
from powergrid_qt.views.window.pages import Pages
from powergrid_qt.views.window.program_menu import ProgramMenu

if TYPE_CHECKING:
    from powergrid_qt.app.controller import GameController
    from powergrid_qt.views.pages.game.game_page import GamePage
    from powergrid_qt.views.window.dialogs import Dialogs
    from powergrid_qt.views.window.end_desk import EndDesk
    from powergrid_qt.views.window.exports import Exports
    from powergrid_qt.views.window.game_desk import GameDesk
    from powergrid_qt.views.window.history_desk import HistoryDesk
    from powergrid_qt.views.window.learning_desk import LearningDesk
    from powergrid_qt.views.window.replay_desk import ReplayDesk


class Window(Protocol):
    """What this asks of the window."""

    settings: Settings
    menu: ProgramMenu
    pages: Pages

    @property
    def controller(self) -> "GameController": ...

    @property
    def desk(self) -> "GameDesk": ...

    @property
    def ends(self) -> "EndDesk": ...

    @property
    def replays(self) -> "ReplayDesk": ...

    @property
    def learning(self) -> "LearningDesk": ...

    @property
    def past(self) -> "HistoryDesk": ...

    @property
    def dialogs(self) -> "Dialogs": ...

    @property
    def exports(self) -> "Exports": ...

    @property
    def game_page(self) -> "GamePage": ...

    def show_start(self) -> None: ...

    def show_new_game(self) -> None: ...

    def show_maps(self) -> None: ...


class MenuDesk(QObject):
    def __init__(self, window: Window, frame: QWidget) -> None:
        super().__init__(frame)
        self._window, self._frame = window, frame
        self._connect(window.menu)

    def _connect(self, menu: ProgramMenu) -> None:
        window = self._window
        for action, slot in (
            (menu.new, window.show_new_game),
            (menu.open, lambda: window.desk.ask_open()),
            (menu.save, lambda: window.desk.ask_save()),
            (menu.end, lambda: window.ends.show()),
            (menu.look_back, lambda: window.replays.look_back()),
            (menu.lessons, lambda: window.learning.show_lessons()),
            (menu.maps, window.show_maps),
            (menu.history, lambda: window.past.show()),
            (menu.side, self._fold_side),
            (menu.full_screen, self._toggle_full_screen),
            (menu.settings, lambda: window.dialogs.show_settings()),
            (menu.rules, self.show_rules),
            (menu.guide, lambda: window.dialogs.show_guide()),
            (menu.shortcuts, lambda: window.dialogs.show_shortcuts()),
            (menu.about, lambda: window.dialogs.show_about()),
            (menu.start, window.show_start),
            (menu.quit, self._frame.close),
        ):
            action.triggered.connect(lambda _=False, slot=slot: slot())
        menu.export_menu.chosen.connect(lambda export: window.exports.make(export))

    def offer(self) -> None:
        """What makes sense on the page that is seen now."""
        window, menu = self._window, self._window.menu
        playing = window.pages.shows("game_page")
        menu.offer_in_game(playing)
        # The way from the last position back to the ranking.
        menu.end.setVisible(playing and window.controller.game.over)
        with_game = any(map(window.pages.shows, ("game_page", "end_page", "replay_page")))
        menu.export_menu.menuAction().setVisible(with_game)
        menu.export_menu.entries[Export.CHARTS].setVisible(window.pages.shows("end_page"))

    def _fold_side(self) -> None:
        folded = not self._window.menu.side.isChecked()
        self._window.settings.set_folded("side", folded)
        self._window.game_page.fold_side(folded)

    def _toggle_full_screen(self) -> None:
        self._frame.setWindowState(self._frame.windowState() ^ Qt.WindowState.WindowFullScreen)

    def show_rules(self) -> None:
        """Of the game on the table; elsewhere the guide helps."""
        window = self._window
        if window.pages.shows("game_page"):
            window.game_page.toggle_rules()
        elif window.pages.shows("lesson_page"):
            window.learning.lesson_page.page.toggle_rules()
        elif window.pages.shows("replay_page"):
            window.replays.page.page.toggle_rules()
        else:
            window.dialogs.show_guide()
