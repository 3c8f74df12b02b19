"""Power Grid by the book: boards, rules, games and records. No Qt, no clock, no sentences.

game = Game(GameConfig("classic-2004", "germany", seats, seed=7))
game.legal_moves          what the current player may do
game.apply(move)          does it, or raises IllegalMove with the reason
"""

from powergrid_qt.engine.agenda import Options
from powergrid_qt.engine.board import Board, board_ids, load_board
from powergrid_qt.engine.config import COLORS, GameConfig, GameOptions, Overrides, Seat
from powergrid_qt.engine.edition import edition_ids
from powergrid_qt.engine.events import Event
from powergrid_qt.engine.game import Game
from powergrid_qt.engine.moves import Move
from powergrid_qt.engine.record import Note, Record, parse_record, read_record, write_record
from powergrid_qt.engine.refusals import IllegalMove, RecordError, Refusal, Refused, SetupError
from powergrid_qt.engine.state import Result, State

__all__ = [
    "COLORS",
    "Board",
    "Event",
    "Game",
    "GameConfig",
    "GameOptions",
    "IllegalMove",
    "Move",
    "Note",
    "Options",
    "Overrides",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "Result",
    "Seat",
    "SetupError",
    "State",
    "board_ids",
    "edition_ids",
    "load_board",
    "parse_record",
    "read_record",
    "write_record",
]
