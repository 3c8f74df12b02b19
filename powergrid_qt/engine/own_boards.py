"""Whether a board of one's own can be played, and by how many."""

from pathlib import Path

from powergrid_qt.engine.board import Board, BoardError, board_ids, read_board
from powergrid_qt.engine.config import COLORS, NAMES, GameConfig, Seat
from powergrid_qt.engine.edition import PLAYER_COUNTS, editions_for
from powergrid_qt.engine.game import Game
from powergrid_qt.engine.refusals import Refusal, SetupError, refuse
from powergrid_qt.engine.schema import DataError
from powergrid_qt.paths import maps_dir

WAYS_OUT = {
    "too_few_regions": "add_regions",
    "too_few_cities": "add_cities",
    "too_few_houses": "add_cities",
}


def read_playable(path: Path) -> Board:
    """The board in a file that somebody can play; `DataError` says why nobody can. Whoever opens,
    keeps, checks or plays a file asks here, so that all say the same of it."""
    board = read_board(path)
    if board.id in board_ids() and path.resolve().parent != maps_dir().resolve():
        raise BoardError(str(path), [refuse("board_twice", id=board.id)])
    players_by_edition(board, str(path))
    return board


def players_by_edition(board: Board, source: str) -> dict[str, tuple[int, ...]]:
    """For how many players a board has room; `DataError` if for none, or if what it changes in
    an edition is wrong. `source` names it there."""
    against = {
        edition: {players: _why_not(board, edition, players, source) for players in PLAYER_COUNTS}
        for edition in editions_for(board)
    }
    counts = {
        edition: tuple(players for players, problem in found.items() if problem is None)
        for edition, found in against.items()
    }
    if not any(counts.values()):
        fewest = (found[PLAYER_COUNTS[0]] for found in against.values())
        raise BoardError(source, map(_with_way_out, filter(None, fewest)))
    return counts


def _with_way_out(problem: Refusal) -> Refusal:
    """Whoever made a board too small for anybody wants to know what can be done."""
    way_out = WAYS_OUT.get(problem.code)
    return problem if way_out is None else refuse(way_out, reason=problem)


def _why_not(board: Board, edition: str, players: int, source: str) -> Refusal | None:
    """Sets a game up: whatever the rules ask of a board is asked there."""
    people = zip(NAMES[:players], COLORS[:players], strict=True)
    seats = tuple(Seat(name, color) for name, color in people)
    own = None if board.shipped else board
    try:
        Game(GameConfig(edition, board.id, seats, seed=0, own_board=own))
    except SetupError as error:
        return error.refusal
    except DataError as error:  # it names the edition; the file is what can be corrected
        raise BoardError(source, error.problems) from error
    return None
