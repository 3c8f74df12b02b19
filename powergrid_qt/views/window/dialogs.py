"""The dialogs around the game: settings, what the program is and what is new in it, the guide."""

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton, QDialog, QWidget

from powergrid_qt.app.folders import saves_dir
from powergrid_qt.app.settings import Settings
from powergrid_qt.views.window.pages import Pages
from powergrid_qt.views.window.program_menu import ProgramMenu

if TYPE_CHECKING:
    from powergrid_qt.app.controller import GameController
    from powergrid_qt.views.pages.game.game_page import GamePage
    from powergrid_qt.views.window.game_desk import GameDesk
    from powergrid_qt.views.window.replay_desk import ReplayDesk

translate = QCoreApplication.translate


class Window(Protocol):
    """What the dialogs ask of the window."""

    settings: Settings
    menu: ProgramMenu
    pages: Pages

    @property
    def controller(self) -> "GameController": ...

    @property
    def desk(self) -> "GameDesk": ...

    @property
    def game_page(self) -> "GamePage": ...

    @property
    def replays(self) -> "ReplayDesk": ...

    def close_and_delete(self) -> None: ...


class Dialogs:
    """Each is imported and made when it is asked for."""

    def __init__(self, window: Window, parent: QWidget) -> None:
        self._window, self._parent = window, parent

    def show_settings(self) -> None:
        from powergrid_qt.views.window.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self._window.settings, self._parent)
        dialog.first_game.connect(dialog.close)
        dialog.first_game.connect(lambda: self._window.desk.start_first())
        dialog.data.show_folder.connect(lambda: self._window.desk.show_folder(saves_dir()))
        dialog.data.delete_data.connect(self.ask_delete_data)
        dialog.open()

    def ask_agreement(self) -> None:
        """Whether all people at the screen take something back."""
        from powergrid_qt.views.window.agreement_dialog import AgreementDialog

        controller = self._window.controller
        controller.gather()
        dialog = AgreementDialog(controller, self._parent)
        dialog.agreed.connect(controller.take_back_together)
        dialog.finished.connect(controller.go_on)
        dialog.open()

    def ask_delete_data(self) -> None:
        from powergrid_qt.views.window.delete_dialog import DeleteDialog

        dialog = DeleteDialog(self._window.settings, self._parent)
        dialog.delete_button.clicked.connect(self._window.close_and_delete)
        dialog.open()

    def show_about(self) -> None:
        from powergrid_qt.views.window.about_dialog import AboutDialog

        dialog = AboutDialog(self._window.settings, self._parent)
        dialog.news_button.clicked.connect(lambda: self.show_news())
        self.lead_to_guide(dialog, dialog.guide_button)
        dialog.open()

    def show_news(self, since: str = "") -> None:
        """What has changed since a version, or in all of them."""
        from powergrid_qt.app.news import changelog, releases_since
        from powergrid_qt.views.window.news_dialog import NewsDialog

        NewsDialog(releases_since(since, changelog()), self._parent).open()

    def show_guide(self) -> None:
        """One of it, however often it is asked for."""
        from powergrid_qt.views.window.guide_dialog import GuideDialog

        before = self._parent.findChild(GuideDialog)
        dialog = before or GuideDialog(self._window.settings, self._parent)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def show_shortcuts(self) -> None:
        """Of the replay where that is seen, else those of a game."""
        from powergrid_qt.views.window.shortcuts_dialog import (
            ShortcutsDialog,
            focus_shortcuts,
            shortcuts_of,
        )

        page, menu = self._window.game_page, self._window.menu
        if self._window.pages.shows("replay_page"):
            here = translate("ShortcutsDialog", "In the replay")
            actions = self._window.replays.page.bar.actions()
        else:
            here = translate("ShortcutsDialog", "Playing")
            actions = [*page.bottom.actions(), *page.table.actions()]
        program = [action for action in menu.actions() if action not in page.menu_actions]
        groups = {
            here: shortcuts_of(actions),
            translate("ShortcutsDialog", "On the board and in the markets"): focus_shortcuts(),
            translate("ShortcutsDialog", "The program"): shortcuts_of(program),
        }
        dialog = ShortcutsDialog(groups, self._parent)
        self.lead_to_guide(dialog, dialog.guide_button)
        dialog.open()

    def lead_to_guide(self, dialog: QDialog, button: QAbstractButton) -> None:
        """A button of a dialog shows the guide, and the dialog makes way for it."""
        button.clicked.connect(dialog.close)
        button.clicked.connect(self.show_guide)
