"""Whether a board of one's own can be played, and by how many."""

from pathlib import Path

from powergrid_qt.engine.board import Board, BoardError, read_board
from powergrid_qt.engine.config import COLORS, NAMES, GameConfig, Seat
from powergrid_qt.engine.edition import PLAYER_COUNTS, editions_for
from powergrid_qt.engine.game import Game
from powergrid_qt.engine.refusals import Refusal, SetupError


def read_playable(path: Path) -> Board:
    """The board in a file that somebody can play; `DataError` says why nobody can."""
    board = read_board(path)
    players_by_edition(board, str(path))
    return board


def players_by_edition(board: Board, source: str) -> dict[str, tuple[int, ...]]:
    """For how many players a board has room; `DataError` if for none, or if what it changes in
    an edition is wrong. `source` names it there."""
    against = {
        edition: {players: _why_not(board, edition, players) for players in PLAYER_COUNTS}
        for edition in editions_for(board)
    }
    counts = {
        edition: tuple(players for players, problem in found.items() if problem is None)
        for edition, found in against.items()
    }
    if not any(counts.values()):
        fewest = (found[PLAYER_COUNTS[0]] for found in against.values())
        raise BoardError(source, filter(None, fewest))
    return counts


def _why_not(board: Board, edition: str, players: int) -> Refusal | None:
    """Sets a game up: whatever the rules ask of a board is asked there."""
    people = zip(NAMES[:players], COLORS[:players], strict=True)
    seats = tuple(Seat(name, color) for name, color in people)
    own = None if board.shipped else board
    try:
        Game(GameConfig(edition, board.id, seats, seed=0, own_board=own))
    except SetupError as error:
        return error.refusal
    return None
