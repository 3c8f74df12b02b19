"""What can be done with the file of a board: play on it, look at it, keep it."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from powergrid_qt.app.my_boards import keep_board, read_or_refuse
from powergrid_qt.engine import Board
from powergrid_qt.engine.own_boards import players_by_edition
from powergrid_qt.views.window.places import ToMaps, ToNewGame
from powergrid_qt.views.window.question import Answer, Question
from powergrid_qt.views.window.shell import Shell
from powergrid_qt.words.names import board_name, cities_text, either, short_edition_name
from powergrid_qt.words.refusals import refusal_text

translate = QCoreApplication.translate


def offer_board(path: Path, shell: Shell) -> None:
    """Ask what to do with it; a file that holds no good board is told."""
    board = read_or_refuse(path)
    if not isinstance(board, Board):
        shell.toasts.fail(f"{path.name}: {refusal_text(board)}")
        return

    def play() -> None:
        shell.go(ToNewGame(board))

    def look() -> None:
        shell.go(ToMaps(board))

    def keep() -> None:
        try:
            keep_board(board, path)
        except OSError as error:
            shell.toasts.fail(f"{path.name}: {error.strerror or error}")
        else:
            play()

    answers = [
        Answer(translate("BoardOffer", "Play"), play),
        Answer(translate("BoardOffer", "Look at it"), look),
        Answer(translate("BoardOffer", "Keep among my boards"), keep),
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
