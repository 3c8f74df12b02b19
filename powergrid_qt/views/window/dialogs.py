"""The dialogs around the game: settings, what the program is and what is new in it, the guide; and
what is kept of dialogs and pages that are made anew."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QDialog,
    QLineEdit,
    QListView,
    QScrollBar,
    QTabBar,
    QWidget,
)

from powergrid_qt.app.folders import saves_dir
from powergrid_qt.views.window.dialog import Dialog
from powergrid_qt.views.window.shell import Shell

if TYPE_CHECKING:
    from powergrid_qt.engine import Board
    from powergrid_qt.views.pages.game.play_table import PlayTable
    from powergrid_qt.views.pages.replay.replay_page import ReplayPage
    from powergrid_qt.views.window.game_commands import GameCommands

translate = QCoreApplication.translate


class Kept:
    """What somebody would miss of a page or dialog that is made anew: half-typed words, how far it
    is scrolled, which tab and which row are chosen, where the focus is. Taken from one, given to
    another that is made of the same parts."""

    def __init__(self, page: QWidget) -> None:
        self._words = [field.text() for field in page.findChildren(QLineEdit)]
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
        for bar, tab in zip(page.findChildren(QTabBar), self._tabs, strict=False):
            bar.setCurrentIndex(tab)
        for view, row in zip(page.findChildren(QListView), self._rows, strict=False):
            view.setCurrentIndex(view.model().index(row, 0))
        parts = page.findChildren(QWidget)
        if self._focused is not None and len(parts) == self._parts:  # else it may be another one
            parts[self._focused].setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, page, lambda: self._scroll(page))  # once it is laid out

    def _scroll(self, page: QWidget) -> None:
        """Scroll to the same place as before; other words may have their end elsewhere."""
        for bar, (value, end) in zip(_scroll_bars(page), self._scrolled, strict=False):
            if end:
                bar.setValue(bar.maximum() if value == end else value)


def _scroll_bars(page: QWidget) -> list[QScrollBar]:
    areas = page.findChildren(QAbstractScrollArea)
    return [bar for area in areas for bar in (area.horizontalScrollBar(), area.verticalScrollBar())]


class Dialogs:
    """The dialogs of the window, each imported and made when it is asked for."""

    def __init__(
        self,
        shell: Shell,
        games: "Callable[[], GameCommands]",
        table: "Callable[[], PlayTable]",
        replay: "Callable[[], ReplayPage]",
        delete_data: Callable[[], None],
    ) -> None:
        """`games`, `table`, `replay`: parts that are made when they are asked for. `delete_data`:
        close the window, and delete all that the program keeps."""
        self._shell, self._window = shell, shell.window
        self._games, self._table, self._replay = games, table, replay
        self._delete_data = delete_data

    def close_all(self) -> "Callable[[Dialogs], None]":
        """Gives a function that shows again those that may be open while the language changes."""
        found = [one for one in self._window.findChildren(Dialog) if one.isVisible()]
        kept = [(one.objectName(), one.pos(), Kept(one)) for one in found]
        for dialog in found:
            dialog.close()
            dialog.setParent(None)  # it is deleted soon: nobody is to find it until then

        def show_again(dialogs: Dialogs) -> None:
            ways = {"settings": dialogs.show_settings, "guide": dialogs.show_guide}
            for name, place, content in kept:
                if name in ways:
                    dialog = ways[name]()
                    dialog.move(place)
                    content.give_to(dialog)

        return show_again

    def show_settings(self) -> Dialog:
        from powergrid_qt.views.window.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self._shell.settings, self._window)
        dialog.first_button.clicked.connect(dialog.close)
        dialog.first_button.clicked.connect(lambda: self._games().start_first())
        data = dialog.data
        data.folder_button.clicked.connect(lambda: self._shell.show_in_folder(saves_dir()))
        data.delete_button.clicked.connect(self.ask_delete_data)
        dialog.setObjectName("settings")
        dialog.open()
        return dialog

    def ask_agreement(self) -> None:
        """Ask whether all people at the screen take something back."""
        from powergrid_qt.views.window.game_dialogs import AgreementDialog

        controller = self._shell.program.controller
        controller.gather()
        dialog = AgreementDialog(controller, self._window)
        dialog.agreed.connect(controller.take_back_together)
        dialog.finished.connect(controller.go_on)
        dialog.open()

    def ask_delete_data(self) -> None:
        from powergrid_qt.views.window.settings_dialog import DeleteDialog

        dialog = DeleteDialog(self._shell.settings, self._window)
        dialog.delete_button.clicked.connect(self._delete_data)
        dialog.open()

    def show_about(self) -> None:
        from powergrid_qt.views.window.help_dialogs import AboutDialog

        dialog = AboutDialog(self._shell.settings, self._window)
        dialog.news_button.clicked.connect(lambda: self.show_news())
        self.lead_to_guide(dialog, dialog.guide_button)
        dialog.open()

    def show_news(self, since: str = "") -> None:
        """Tell what has changed since a version, or in all of them."""
        from powergrid_qt.app.documents import changelog, releases_since
        from powergrid_qt.views.window.help_dialogs import NewsDialog

        NewsDialog(releases_since(since, changelog()), self._window).open()

    def show_sources(self, board: "Board", edition: str) -> None:
        """Tell where the facts of a board and the rules of an edition come from."""
        from powergrid_qt.views.window.help_dialogs import SourcesDialog

        SourcesDialog(board, edition, self._window).open()

    def show_guide(self) -> Dialog:
        """Show the guide: there is one of it, however often it is asked for."""
        from powergrid_qt.views.window.help_dialogs import GuideDialog

        before = self._window.findChild(GuideDialog)
        dialog = before or GuideDialog(self._shell.settings, self._window)
        dialog.show()
        dialog.setObjectName("guide")
        dialog.raise_()
        dialog.activateWindow()
        return dialog

    def show_shortcuts(self) -> None:
        """Show the keys of the replay where that is seen, else those of a game."""
        from powergrid_qt.views.window.help_dialogs import (
            ShortcutsDialog,
            focus_shortcuts,
            shared_table_shortcuts,
            shortcuts_of,
        )

        page, menu = self._table(), self._shell.menu
        if self._shell.pages.shows("replay_page"):
            here = translate("ShortcutsDialog", "In the replay")
            actions = self._replay().bar.actions()
        else:
            here = translate("ShortcutsDialog", "Playing")
            actions = [*page.bottom.actions(), *page.table.actions()]
        program = [action for action in menu.actions() if action not in page.menu_actions]
        board = translate("ShortcutsDialog", "On the board and in the markets")
        shared = translate("ShortcutsDialog", "With friends at other machines")
        dialog = ShortcutsDialog(
            {here: shortcuts_of(actions)},
            {board: focus_shortcuts(), shared: shared_table_shortcuts()},
            {translate("ShortcutsDialog", "The program"): shortcuts_of(program)},
            parent=self._window,
        )
        self.lead_to_guide(dialog, dialog.guide_button)
        dialog.open()

    def lead_to_guide(self, dialog: QDialog, button: QAbstractButton) -> None:
        """A button of a dialog shows the guide, and the dialog makes way for it."""
        button.clicked.connect(dialog.close)
        button.clicked.connect(self.show_guide)
