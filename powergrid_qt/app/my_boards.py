"""The boards to choose from: those that come with the program, and one's own.

One's own lie as files in a folder. It is looked into whenever boards are offered, so that a file
which was put there meanwhile is found.
"""

import functools
from dataclasses import dataclass
from pathlib import Path

from powergrid_qt.app.folders import BOARD_EXTENSION, boards_dir, boards_path
from powergrid_qt.app.game_file import names_like
from powergrid_qt.engine import Board, Refusal, Refused, load_board
from powergrid_qt.engine.edition import playable_boards
from powergrid_qt.engine.own_boards import read_playable
from powergrid_qt.engine.refusals import refuse
from powergrid_qt.engine.schema import DataError
from powergrid_qt.whole_file import write_whole


@dataclass(frozen=True, slots=True)
class BrokenBoard:
    path: Path
    problem: Refusal


@dataclass(frozen=True, slots=True)
class Boards:
    by_id: dict[str, Board]
    """The boards by their ids, in the order in which they are offered."""
    broken: tuple[BrokenBoard, ...]
    """Files in the folder that hold no board to play on."""


def boards_to_choose() -> Boards:
    boards_dir()  # from now on it is there to put a board into it
    kept = kept_boards()
    shipped = {board: load_board(board) for board in playable_boards()}
    return Boards(shipped | kept.by_id, kept.broken)


def kept_boards() -> Boards:
    """Return only boards of one's own: those that come with the program take a moment to load."""
    boards: dict[str, Board] = {}
    broken = []
    for path in _files():
        found = read_or_refuse(path)
        if isinstance(found, Board) and found.id in boards:
            found = refuse("board_twice", id=found.id)
        if isinstance(found, Board):
            boards[found.id] = found
        else:
            broken.append(BrokenBoard(path, found))
    return Boards(boards, tuple(broken))


def read_or_refuse(path: Path) -> Board | Refusal:
    """The board in a file, or what is wrong with it."""
    try:
        facts = path.stat()
        return _read(path, facts.st_mtime_ns, facts.st_size)
    except OSError as error:
        return refuse("file_unreadable", reason=error.strerror or "")


@functools.lru_cache(maxsize=64)
def _read(path: Path, _changed: int, _size: int) -> Board | Refusal:
    """Read a board once for as long as its file stays as it is."""
    try:
        return read_playable(path)
    except DataError as error:
        return error.problems[0]
    except Refused as error:
        return error.refusal


def keep_board(board: Board, path: Path) -> None:
    """Put a copy of a board's file into the folder, in place of one with the same id; `OSError`."""
    boards = ((old, read_or_refuse(old)) for old in _files())
    before = (old for old, held in boards if isinstance(held, Board) and held.id == board.id)
    free = (name for name in names_like(boards_dir() / path.name) if not name.exists())
    content = path.read_bytes()  # first: it may be the very file that is replaced
    write_whole(content, next(before, None) or next(free))


def _files() -> list[Path]:
    return sorted(boards_path().glob(f"*{BOARD_EXTENSION}"))
