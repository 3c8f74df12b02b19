"""What the window does with the table on which a game is played."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from powergrid_qt.app.first_game import is_first_game
from powergrid_qt.views.pages.game.play_table import PlayTable
from powergrid_qt.views.window.dialogs import Dialogs
from powergrid_qt.views.window.places import ToResult
from powergrid_qt.views.window.shell import Shell

if TYPE_CHECKING:
    from powergrid_qt.app.first_game import Word
    from powergrid_qt.views.pages.game.teacher import Teacher


class TableRoute(QObject):
    def __init__(self, shell: Shell, dialogs: Dialogs) -> None:
        super().__init__(shell)
        self._shell, self._dialogs = shell, dialogs

    @cached_property
    def page(self) -> PlayTable:
        shell, menu = self._shell, self._shell.menu
        page = PlayTable(shell.program.controller, shell.program.hints, shell.settings, shell.pages)
        page.add_end_button(menu.end)
        page.add_sound_button(menu.sound)
        page.add_rules_button(menu.rules)
        page.add_fold_button(menu.side)
        page.add_menu(menu)
        menu.insertActions(menu.maps, page.menu_actions)
        page.fold_side("side" in shell.settings.folded)
        page.finale.over.connect(lambda: shell.go(ToResult()))
        page.agreement_wanted.connect(self._dialogs.ask_agreement)
        shell.pages.add("game_page", page)
        return page

    @cached_property
    def teacher(self) -> "Teacher":
        """For first games."""
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
        """What the teacher says now, if there is one."""
        return self.teacher.word if "teacher" in self.__dict__ else None

    def fold_side(self, folded: bool) -> None:
        """Leave the place of players and log to the board, also in the next games."""
        self._shell.settings.set_folded("side", folded)
        self.page.fold_side(folded)
