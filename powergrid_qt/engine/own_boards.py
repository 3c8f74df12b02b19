"""Whether a board of one's own can be played, and by how many."""

import re
from collections.abc import Iterator
from pathlib import Path

from powergrid_qt.engine.board import Board, board_ids, read_board
from powergrid_qt.engine.config import COLORS, NAMES, GameConfig, Seat
from powergrid_qt.engine.edition import PLAYER_COUNTS, editions_for
from powergrid_qt.engine.game import Game
from powergrid_qt.engine.refusals import Refusal, SetupError, refuse
from powergrid_qt.engine.schema import DataError, Kind, raise_any, wrong
from powergrid_qt.engine.texts import QT_TRANSLATE_NOOP
from powergrid_qt.paths import maps_dir

LONGEST_ID = 40
_NAME_OF_A_FILE = re.compile(r"\w(?:[\w .-]*\w)?")
ID = Kind(
    QT_TRANSLATE_NOOP(
        "Kinds", "a name of at most 40 letters and digits, with - . _ or spaces between them"
    ),
    lambda value: len(value) <= LONGEST_ID and bool(_NAME_OF_A_FILE.fullmatch(value)),
)
"""The kind of a board's id: files are called by it, so it must not lead out of a folder."""


def read_playable(path: Path) -> Board:
    """The board in a file that can be played; `DataError` says why it cannot. All that open, keep,
    check or play a file ask here, so that they say the same of it."""
    board = read_board(path)
    raise_any(_problems(board, path), str(path))
    players_by_edition(board, str(path))
    return board


def _problems(board: Board, path: Path) -> Iterator[Refusal]:
    """What is asked of a new file only: records that carry such a board stay readable."""
    ours = path.resolve().parent == maps_dir().resolve()
    if not ID.fits(board.id):
        yield wrong("", "id", ID, board.id)
    elif board.id in board_ids() and not ours:
        yield refuse("board_twice", id=board.id)
    if len({(city.x, city.y) for city in board.cities}) == 1 < len(board.cities):
        yield refuse("one_spot")


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
        raise DataError(source, map(_with_way_out, filter(None, fewest)))
    return counts


def _with_way_out(problem: Refusal) -> Refusal:
    """The problem with what can be done about it, where a board is too small for any game."""
    match problem.code:
        case "too_few_regions" | "no_region_set":
            return refuse("add_regions", reason=problem)
        case "too_few_cities" | "too_few_houses":
            return refuse("add_cities", reason=problem)
        case _:
            return problem


def _why_not(board: Board, edition: str, players: int, source: str) -> Refusal | None:
    """Return why a board cannot be played, by setting a game up, which asks all that rules ask."""
    people = zip(NAMES[:players], COLORS[:players], strict=True)
    seats = tuple(Seat(name, color) for name, color in people)
    own = None if board.shipped else board
    try:
        Game(GameConfig(edition, board.id, seats, seed=0, own_board=own))
    except SetupError as error:
        return error.refusal
    except DataError as error:  # it names the edition; the file is what can be corrected
        raise DataError(source, error.problems) from error
    return None
