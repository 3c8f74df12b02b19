"""To the tables that several machines share: opening one, joining one, and leaving it;
and calling somebody to the window who looks elsewhere."""

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QSystemTrayIcon, QWidget

from powergrid_qt.app.daily_game import person_of
from powergrid_qt.app.folders import saves_dir, tables_dir
from powergrid_qt.app.game_keeper import is_kept
from powergrid_qt.app.together.hosting import Hosting, Invitation
from powergrid_qt.app.together.known_tables import TablePlace, forget_table, place_at, table_of
from powergrid_qt.app.together.remote_table import RemoteTable
from powergrid_qt.engine import HUMAN, GameConfig
from powergrid_qt.engine.schema import Raw
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.views.pages.together.join_page import JoinPage
from powergrid_qt.views.style.controls import MainButton
from powergrid_qt.views.window.dialog import Question, Reply
from powergrid_qt.views.window.shell import Shell, ToGame, ToReplay, ToStart, ToTable, ToTogether
from powergrid_qt.words.table_refusals import table_refusal

if TYPE_CHECKING:  # they come with the table on which games are played
    from powergrid_qt.views.pages.game.play_table import PlayTable
    from powergrid_qt.views.pages.together.lobby_page import LobbyPage
    from powergrid_qt.views.pages.together.shared_table import SharedTable


class Attention(QObject):
    """The window's entry lights up; a notification where the desktop has a place for its icon."""

    def __init__(self, window: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._icon: QSystemTrayIcon | None = None

    def call(self, text: str) -> None:
        """Call a person; nothing happens while the window, or a dialog of it, is in front."""
        if QApplication.activeWindow() is not None:
            return
        QApplication.alert(self._window)
        if QSystemTrayIcon.isSystemTrayAvailable() and QSystemTrayIcon.supportsMessages():
            if self._icon is None:
                self._icon = QSystemTrayIcon(self._window.windowIcon(), self)
                for clicked in (self._icon.messageClicked, self._icon.activated):
                    clicked.connect(self._come)
            self._icon.show()
            self._icon.showMessage(self._window.windowTitle(), text)

    def _come(self) -> None:
        if self._icon is not None:
            self._icon.hide()
        self._window.raise_()
        self._window.activateWindow()


class TogetherRoute(QObject):
    def __init__(self, shell: Shell, table: "Callable[[], PlayTable]") -> None:
        """`table`: returns the page on which games are played, made when it is asked for."""
        super().__init__(shell)
        self._shell, self._program, self._table_page = shell, shell.program, table
        self._table: RemoteTable | None = None
        self._hosted: GameConfig | None = None
        """The game of the table that is being opened here."""
        self._opening: MainButton | None = None
        """The button that was pressed to open that table."""
        self._shown_if_lost: Path | None = None
        """The game from whose record one looks for the table, until somebody answers there."""
        self._followed: RemoteTable | None = None
        """The table whose events are followed."""
        self._attention = Attention(shell.window, self)
        self._is_turn = False
        shell.program.controller.changed.connect(self._call_to_turn)
        if shell.program.controller.table is not None:  # it was sat down in another language
            self._follow(shell.program.controller.table)

    @cached_property
    def join_page(self) -> JoinPage:
        shell = self._shell
        name = person_of(shell.settings)
        page = JoinPage(self._program.nearby, name, self._game_at, shell.pages)
        page.back.connect(lambda: shell.go(ToStart()))
        page.join.connect(self.join)
        return shell.pages.add("join_page", page, ToTogether)

    def _game_at(self, place: TablePlace) -> LibraryGame | None:
        """What is known of the game at a table, once it has begun."""
        save = self._program.library.save_at(saves_dir() / place.game) if place.game else None
        return save if isinstance(save, LibraryGame) else None

    @cached_property
    def lobby_page(self) -> "LobbyPage":
        from powergrid_qt.views.pages.together.lobby_page import LobbyPage

        page = LobbyPage(self._shell.pages)
        page.back.connect(lambda: self._leave(for_good=False))
        page.leave_button.clicked.connect(lambda: self._leave(for_good=True))
        return self._shell.pages.add("lobby_page", page, ToTogether)

    @cached_property
    def shared_table(self) -> "SharedTable":
        """What the table shows of the others; made with the first game that is played elsewhere."""
        from powergrid_qt.views.pages.together.shared_table import SharedTable

        shell, shared = self._shell, SharedTable(self._table_page(), self._program.controller)
        shared.told.connect(shell.toasts.tell)
        shared.nudged.connect(self._call)
        shared.buttons.leave_button.clicked.connect(lambda: shell.go(ToStart()))
        shared.talk_wanted.connect(self._talk)
        return shared

    def show(self, game: Path | None = None) -> None:
        """The page to join, or the table where one sits already; or the table of a game."""
        if game is not None:
            self._go_back(game)
        elif self._table is None or self._program.controller.table is not self._table:
            self._table = None
            self._shell.pages.turn_to(self.join_page)
        else:
            self._look()

    # -- opening a table ------------------------------------------------------------------------

    def open(self, config: GameConfig, button: MainButton) -> None:
        """Keep a table for a game of which some seats are for people elsewhere. That takes a
        moment, for which the button is busy."""
        if self._opening is not None:
            return
        self._hosted, self._opening = config, button
        button.set_busy(True)
        try:
            self._hosting.open(config)
        except OSError as error:
            self._fail(str(error))

    @cached_property
    def _hosting(self) -> Hosting:
        hosting = self._program.hosting
        hosting.opened.connect(self._sit_at_own)
        hosting.failed.connect(self._fail)
        return hosting

    def _sit_at_own(self, invitation: Invitation) -> None:
        kept_in, table = self._hosting.kept_in, self._table
        if table is not None and table.place.kept_in == kept_in:  # it was opened again for us
            table.try_now()
            return
        assert self._hosted is not None
        players = enumerate(self._hosted.players)
        here = {at: seat.name for at, seat in players if seat.kind == HUMAN}
        place = place_at(f"127.0.0.1:{invitation.port}", invitation.code, watch=not here)
        assert place is not None
        names, seats = tuple(here.values()), tuple(here) or None
        self.join(replace(place, names=names, seats=seats, kept_in=kept_in))

    def _has_opened(self) -> None:
        if self._opening is not None:
            self._opening.set_busy(False)
        self._opening = None

    def _fail(self, text: str) -> None:
        self._has_opened()
        told = self.tr("The table cannot be opened. Its server says: “{why}”")
        self._shell.toasts.fail(told.format(why=text))

    # -- sitting down ---------------------------------------------------------------------------

    def join(self, place: TablePlace) -> None:
        if self._shell.pages.shows("start_page"):  # there nobody would be told why it fails
            self.join_page.fill(place)
            self._shell.pages.turn_to(self.join_page)
            self.join_page.set_busy(True)
        self._shown_if_lost = None
        self._follow(self._program.join_table(place))

    def _go_back(self, game: Path) -> None:
        """Go back to the table where one of the user's own games is played."""
        place = table_of(game) if is_kept(game) else None
        if place is None:
            told = self.tr("This game is played at another machine: one goes there with its code.")
            self._look_at(game, told)
        else:
            self.join(place)
            self._shown_if_lost = game

    def _look_at(self, game: Path, told: str) -> None:
        """Show a game as far as it is known here: nobody is there with whom to go on."""
        record = self._program.keeper.read(game)
        self._program.keeper.look_at(record)
        self._shell.go(ToReplay(len(record.moves)))
        self._shell.toasts.fail(told)

    def _follow(self, table: RemoteTable) -> None:
        self._table = table
        table.changed.connect(self._look)
        table.taken_up.connect(self._show_game)
        table.over.connect(self._show_game)
        table.closed.connect(self._close)
        if table.game is not None:
            self._show_shared()

    def _look(self) -> None:
        """Show where the table is: not reached yet, before the game, or lost."""
        table, pages = self._table, self._shell.pages
        if table is None:
            return
        if not table.was_here and table.again_at is not None:
            if not self._opens_again(table.place):
                self._close(table.why_lost or {"code": "lost", "text": ""})
        elif table.was_here and not table.started and not pages.shows("lobby_page"):
            self._has_opened()
            self.lobby_page.show_table(table)
            pages.turn_to(self.lobby_page)

    def _show_game(self) -> None:
        shows = self._shell.pages.shows
        self._show_shared()
        if self._program.controller.has_game and not shows("game_page") and not shows("end_page"):
            self._shell.go(ToGame() if self._program.controller.game.over else ToTable())

    def _show_shared(self) -> None:
        if self._table is not None and self._table is not self._followed:
            self._followed = self._table
            self.shared_table.follow(self._table)

    def _opens_again(self, place: TablePlace) -> bool:
        """A table that was kept here, and that nobody keeps any more, is kept again."""
        if not place.kept_in or not (tables_dir() / place.kept_in).exists():
            return False
        if not self._hosting.is_open:
            try:
                self._hosting.open_again(place.kept_in, place.port)
            except OSError:
                return False
        return True

    def _close(self, refusal: Raw) -> None:
        """Leave the table, which does not let the user in, or not any more."""
        table, game = self._table, self._shown_if_lost
        if table is None or refusal["code"] == "left":
            return
        self._give_up(table)
        self._has_opened()
        if game is not None and not table.was_here:
            told = self.tr("{why} This is the game as far as it is known here.")
            self._look_at(game, told.format(why=table_refusal(refusal)))
        elif self._shell.pages.shows("join_page"):
            self.join_page.show_error(refusal)
        else:
            self._shell.toasts.fail(table_refusal(refusal))
            self._shell.go(ToStart())

    def _give_up(self, table: RemoteTable) -> None:
        self._table = None
        if self._program.controller.table is table:
            self._program.controller.leave()

    def _leave(self, *, for_good: bool) -> None:
        """`for_good`: the seat is free then. It is asked what becomes of a table kept here."""

        def go() -> None:
            if for_good and self._table is not None and not self._table.started:
                forget_table(self._table.place)
            self._table = None
            self._program.controller.leave(for_good=for_good)
            self._shell.go(ToStart())

        if self._keeps_table:
            self._ask_about_table(go)
        else:
            go()

    # -- being called ---------------------------------------------------------------------------

    def _call_to_turn(self) -> None:
        """Call the person whose turn it is at this screen: the window may be behind others."""
        controller = self._program.controller
        before, self._is_turn = self._is_turn, controller.human_to_move
        if controller.table is not None and self._is_turn and not before:
            self._attention.call(self.tr("It is your turn."))

    def _call(self, text: str) -> None:
        self._shell.toasts.tell(text)
        self._program.ring()
        self._attention.call(text)

    def _talk(self) -> None:
        """Go to the field below the log where one can talk, wherever that is."""
        if "side" in self._shell.settings.folded:
            self._shell.menu.side.trigger()
        self._table_page().side.show_log()
        self.shared_table.talk.setFocus()

    # -- closing the window ---------------------------------------------------------------------

    def may_close(self, close: Callable[[], object]) -> bool:
        """Whether the window may be closed now: it is asked what becomes of a table kept here."""
        if self._keeps_table:
            self._ask_about_table(close)
            return False
        return True

    @property
    def _keeps_table(self) -> bool:
        return self._program.has_made("hosting") and self._program.hosting.is_open

    def _ask_about_table(self, then: Callable[[], object]) -> None:
        hosting = self._program.hosting

        def go_on() -> None:
            hosting.let_go()
            then()

        def end() -> None:
            hosting.close()
            then()

        Question(
            self.tr("Your table is open"),
            self.tr(
                "Others can go on without this window: the table then closes by itself once the"
                " game is over. You come back to it under “Join a table”."
            ),
            [Reply(self.tr("Let it go on"), go_on), Reply(self.tr("Close the table"), end)],
            self.tr("Cancel"),
            self._shell.window,
        ).open()
