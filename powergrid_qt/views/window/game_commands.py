"""What the window does with files: it begins, opens, keeps and deletes games, and offers boards."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import SystemRandom

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QFileDialog

from powergrid_qt.app.about import TABLE, about_copy, played_on
from powergrid_qt.app.daily_game import SEEDS, person_of
from powergrid_qt.app.first_game import FIRST_GAME, Lecture, first_game, second_game
from powergrid_qt.app.folders import BOARD_EXTENSION, saves_dir
from powergrid_qt.app.game_file import (
    GameFile,
    TakenElsewhere,
    delete_save,
    rename_save,
    restore_save,
    save_record,
    suggested_path,
)
from powergrid_qt.app.game_keeper import is_kept
from powergrid_qt.app.lessons.lesson import lesson_on
from powergrid_qt.app.my_boards import keep_board, read_or_refuse
from powergrid_qt.engine import Board, GameConfig, IllegalMove, Move, Record, Refused, load_board
from powergrid_qt.engine.own_boards import players_by_edition
from powergrid_qt.engine.record import RULES, About, playable_part, replayed
from powergrid_qt.models.games_model import name_of
from powergrid_qt.models.library_game import Save
from powergrid_qt.models.seats import humans_of
from powergrid_qt.paths import EXTENSION, PACKED
from powergrid_qt.views.pages.start.start_page import StartPage
from powergrid_qt.views.story.toast import NoticeBar, Offer
from powergrid_qt.views.window.dialog import Question, Reply
from powergrid_qt.views.window.shell import (
    Shell,
    ToGame,
    ToLessons,
    ToMaps,
    ToNewGame,
    ToReplay,
    ToTogether,
)
from powergrid_qt.words.names import board_name, cities_text, either, new_to_you, short_edition_name
from powergrid_qt.words.refusals import refusal_text


class GameCommands(QObject):
    """Tells in words whatever does not work, and shows the game that is there in the end."""

    def __init__(self, shell: Shell, start_page: StartPage) -> None:
        super().__init__(shell)
        self._shell, self._start_page = shell, start_page
        self._controller, self._keeper = shell.program.controller, shell.program.keeper
        self._keeper.trouble_changed.connect(self.show_trouble)
        self.trouble = NoticeBar("warning", alarm=True)
        """The notice that stays for as long as a game cannot be saved."""
        self.trouble.button.clicked.connect(self.save_elsewhere)
        self._deleted: list[tuple[Save, Path]] = []
        """The games that were deleted since the start, and where they lie now."""

    # -- beginning and opening ------------------------------------------------------------------

    def start_game(self, config: GameConfig, about: About | None = None) -> None:
        try:
            self._keeper.start(config, about)
        except Refused as error:
            self._shell.toasts.fail(refusal_text(error.refusal))
        else:
            self._shell.go(ToGame())
            if humans_of(config):
                self._introduce(config)

    def _introduce(self, config: GameConfig) -> None:
        """Tell what is other in an edition or on a board that nobody has played here, and where to
        learn it."""
        settings, edition = self._shell.settings, config.edition
        new_edition = settings.is_new("editions", edition)
        new_board = config.own_board is None and settings.is_new("boards", config.board)
        board = config.own_board or load_board(config.board)
        words = new_to_you(board, edition, new_board=new_board, new_edition=new_edition)
        if words:
            lesson, offer = lesson_on(edition) if new_edition else None, None
            if lesson is not None:
                way = self.tr("To its lesson")
                offer = Offer(way, lambda: self._shell.go(ToLessons(lesson)))
            self._shell.toasts.tell(words, offer=offer)

    def start_first(self) -> None:
        """Start the game in which a newcomer learns the rules."""
        config = first_game(person_of(self._shell.settings), SystemRandom().randrange(SEEDS))
        self.start_game(config, {FIRST_GAME: Lecture().to_json()})

    def start_second(self) -> None:
        """Start the game after that one: the whole rules, at an easy table."""
        settings = self._shell.settings
        self.start_game(second_game(person_of(settings), SystemRandom().randrange(SEEDS)))

    def open_game(self, path: Path) -> None:
        """Play on one of the games in the folder; of a finished one show the end."""
        try:
            record = self._keeper.read(path)
            if TABLE in record.about:
                self._shell.go(ToTogether(path))
                return
            self._keeper.go_on(path, record)
        except IllegalMove as error:
            self._show_part(path, record, error)
        except Refused as error:
            self._tell_unreadable(path, error)
        except TakenElsewhere:
            self._offer_copy(path, record)
        else:
            self._shell.go(ToGame())

    def open_file(self, path: Path) -> None:
        """A file from anywhere: a finished game is shown move by move, others are played on, those
        of other folders in a copy; of a board it is asked what to do with it."""
        path = path.absolute()
        try:
            record = self._keeper.read(path)
            over = replayed(record).over
            if TABLE in record.about:
                self._shell.go(ToTogether(path))
                return
            if is_kept(path) and path.suffix == EXTENSION:
                self.open_game(path)
                if over:
                    self._shell.go(ToReplay())
                return
            self._keeper.play_copy(record, path)
        except IllegalMove as error:
            self._show_part(path, record, error)
            return
        except Refused as error:
            if error.refusal.code == "not_record" and path.suffix == BOARD_EXTENSION:
                offer_board(path, self._shell)
            else:
                self._tell_unreadable(path, error)
            return
        if not is_kept(path):
            self._shell.settings.remember_file(path)
        self._shell.go(ToGame())
        if over:
            self._shell.go(ToReplay())
        else:
            text = self.tr("You play on in a copy among your games. {name} stays as it is.")
            self._shell.toasts.tell(text.format(name=path.name))

    def open_listed(self, path: Path) -> None:
        """Open a game in a list of ours, which may lie in another folder."""
        if path in self._shell.settings.recent_files:
            self.open_file(path)
        else:
            self.open_game(path)

    def show_position(self, record: Record) -> None:
        """Show a game that gets a file with its next move. `Refused` if it does not replay."""
        self._keeper.play_copy(record)
        self._shell.go(ToGame())

    # -- playing on from a position -------------------------------------------------------------

    def ask_play_on(self, move: int) -> None:
        """Ask who plays on from a position of the game on screen."""
        from powergrid_qt.views.window.game_dialogs import PlayOnDialog

        record = self._controller.record
        dialog = PlayOnDialog(replayed(played_on(record, move)), self._shell.window)
        dialog.chosen.connect(lambda seats: self._play_on(played_on(record, move, seats)))
        dialog.open()

    def try_other(self, move: int, other: Move) -> None:
        """Make another move at a position of the game on screen; the same people play on."""
        self._play_on(played_on(self._controller.record, move, other=other))

    def try_judged(self, number: int) -> None:
        """Make the move that the expert would have made instead of a costly one."""
        verdicts = self._shell.program.analyst.verdicts
        self.try_other(number, next(one for one in verdicts if one.number == number).best.move)

    def _play_on(self, record: Record) -> None:
        try:
            self._keeper.play_on(record)
        except Refused as error:  # the other move comes from a file
            self._shell.toasts.fail(refusal_text(error.refusal))
            return
        self._shell.go(ToGame())
        text = self.tr("You play on in a game of its own, with the same cards to come.")
        self._shell.toasts.tell(text)

    # -- copies -----------------------------------------------------------------------------

    def _offer_copy(self, path: Path, record: Record) -> None:
        """Two windows must not write to one file. A finished game is only looked at."""
        if replayed(record).over:
            self._play_copy(path, record)
            return
        Question(
            self.tr("This game is open in another window"),
            self.tr(
                "It goes on there. You may play on here too, in a copy: the two games know nothing"
                " of each other."
            ),
            [Reply(self.tr("Play a copy"), lambda: self._play_copy(path, record))],
            self.tr("Cancel"),
            self._shell.window,
        ).open()

    def _play_copy(self, path: Path, record: Record) -> None:
        self._keeper.play_copy(record, path)
        self._shell.go(ToGame())

    def _show_part(self, path: Path, record: Record, error: IllegalMove) -> None:
        """Show a game as far as it can be played again, and tell why it is no further."""
        part = playable_part(record)
        self._keeper.look_at(part)
        self._shell.go(ToReplay(len(part.moves)))
        if record.rules == RULES:
            text = self.tr("{name} can be looked at up to here, and no further. {reason}")
        else:
            text = self.tr(
                "{name} was played by other rules and can be looked at up to here. {reason}"
            )
        reason = refusal_text(error.refusal)
        self._shell.toasts.fail(text.format(name=path.name, reason=reason))

    def _tell_unreadable(self, path: Path, error: Refused) -> None:
        self._shell.toasts.fail(f"{path.name}: {refusal_text(error.refusal)}")

    def ask_open(self) -> None:
        recent = self._shell.settings.recent_files
        name, _ = QFileDialog.getOpenFileName(
            self._shell.window,
            self.tr("Open a game"),
            str(recent[0].parent if recent else saves_dir()),
            ";;".join((self._kinds(EXTENSION, PACKED), self.tr("Boards (*.json)"))),
        )
        if name:
            self.open_file(Path(name))

    def _kinds(self, *endings: str) -> str:
        shown = " ".join(f"*{ending}" for ending in endings)
        return self.tr("Power Grid games ({endings})").format(endings=shown)

    # -- comments -------------------------------------------------------------------------------

    def comment(self, move: int, text: str) -> None:
        """Say something of a move of the game on screen. One from another folder gets a file among
        ours with it, as if it were played on."""
        path = self._keeper.path
        copied = path is not None and not path.exists()
        self._controller.comment(move, text)
        if copied:
            told = self.tr("Your comments are kept in a copy of the game, among your games.")
            self._shell.toasts.tell(told)

    # -- a copy for somebody --------------------------------------------------------------------

    def ask_save(self) -> None:
        self._ask_copy(self._controller.record)

    def _ask_copy(self, record: Record) -> bool:
        """Ask where to save a copy; gives whether there is one now."""
        title, name = self.tr("Save a copy of the game"), suggested_path(record).stem
        path = self._shell.saver.ask_path(title, name, [EXTENSION])
        return path is not None and self.save_copy(record, path)

    def save_copy(self, record: Record, path: Path) -> bool:
        """Write a copy, a game of its own that is called like its file; gives whether it worked."""
        about = {**about_copy(record), "title": path.stem}
        copy = replace(record, about=about)
        return self._shell.saver.write(path, lambda: save_record(copy, path))

    # -- the list of games ----------------------------------------------------------------------

    def rename(self, path: Path, title: str) -> None:
        self._change(path, lambda: rename_save(path, title))

    def delete(self, save: Save) -> None:
        """Take a game out of the list; a file in another folder is only forgotten."""
        self._keeper.forget(save.path)
        if not is_kept(save.path):
            self._shell.settings.forget_file(save.path)
            self._start_page.refresh()
            return
        self._change(save.path, lambda: self._deleted.append((save, delete_save(save.path))))
        self._tell_deleted()

    def undo_delete(self) -> None:
        save, lies_in = self._deleted.pop()
        try:
            restore_save(lies_in, save.path)
        except OSError as error:
            self._shell.toasts.fail(error.strerror or str(error))
        self._tell_deleted()
        self._start_page.refresh()

    def _change(self, path: Path, work: Callable[[], object]) -> None:
        """Do something with the file of a game that nobody plays."""
        file = GameFile(path, parent=self)
        try:
            file.take()
            work()
        except TakenElsewhere:
            self._shell.toasts.fail(self.tr("This game is open in another window."))
        except Refused as error:
            self._tell_unreadable(path, error)
        except OSError as error:
            self._shell.toasts.fail(f"{path.name}: {error.strerror or error}")
        finally:
            file.let_go()
            file.deleteLater()
        self._start_page.refresh()

    def _tell_deleted(self) -> None:
        games = self._start_page.games
        if games is not None:
            games.tell_deleted(name_of(self._deleted[-1][0]) if self._deleted else None)

    # -- games that cannot be written -----------------------------------------------------------

    def show_trouble(self) -> None:
        """Tell that a game cannot be saved, for as long as that is so."""
        trouble = self._keeper.trouble
        if trouble is None:
            self.trouble.hide()
            return
        text = self.tr(
            "The game cannot be saved in {folder}: {reason}. It is tried again until it works."
        )
        self.trouble.tell(
            text.format(folder=saves_dir(), reason=trouble.strerror or trouble),
            self.tr("Save elsewhere…"),
        )

    def save_elsewhere(self) -> bool:
        """Ask for places for all games that cannot be written; gives whether all are saved now."""
        return all(self._ask_copy(record) for record in self._keeper.unwritten.values())

    def may_close(self, close: Callable[[], object]) -> bool:
        """Whether all games are written. If not, it is asked what to do, and `close` is called once
        that is settled."""
        self._keeper.finish()
        trouble = self._keeper.trouble
        if trouble is None:
            return True

        def close_anyway() -> None:
            self._keeper.give_up()
            close()

        def try_again() -> None:
            self._keeper.try_again()
            close()  # asks again if it has not worked

        def save_elsewhere() -> None:
            if self.save_elsewhere():
                close_anyway()

        Question(
            self.tr("The game is not saved"),
            self.tr(
                "The last moves would be lost, because they cannot be written: {reason}."
            ).format(reason=trouble.strerror or trouble),
            [
                Reply(self.tr("Try again"), try_again),
                Reply(self.tr("Save elsewhere…"), save_elsewhere),
                Reply(self.tr("Quit all the same"), close_anyway, danger=True),
            ],
            self.tr("Cancel"),
            self._shell.window,
        ).open()
        return False


translate = QCoreApplication.translate


def offer_board(path: Path, shell: Shell) -> None:
    """Ask what to do with it; a file that holds no good board is told."""
    board = read_or_refuse(path)
    if not isinstance(board, Board):
        shell.toasts.fail(f"{path.name}: {refusal_text(board)}")
        return

    def play() -> None:
        shell.go(ToNewGame(board))

    def keep() -> None:
        try:
            keep_board(board, path)
        except OSError as error:
            shell.toasts.fail(f"{path.name}: {error.strerror or error}")
        else:
            play()

    answers = [
        Reply(translate("BoardOffer", "Play"), play),
        Reply(translate("BoardOffer", "Look at it"), lambda: shell.go(ToMaps(board))),
        Reply(translate("BoardOffer", "Keep among my boards"), keep),
    ]
    cancel = translate("BoardOffer", "Cancel")
    Question(board_name(board), _description(board), answers, cancel, shell.window).open()


def _description(board: Board) -> str:
    lines = [
        translate("BoardOffer", "{edition}: for {players} players").format(
            edition=short_edition_name(edition), players=either(map(str, players))
        )
        for edition, players in players_by_edition(board, board.id).items()
        if players
    ]
    return "\n".join([cities_text(len(board.cities)), *lines])
