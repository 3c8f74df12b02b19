"""Power Grid by the book: boards, rules, games and records. No Qt, no clock, no sentences.

game = Game(GameConfig("classic-2004", "germany", seats, seed=7))
game.legal_moves          what the current player may do
game.apply(move)          does it, or raises IllegalMove with the reason

The nouns that nearly everybody needs are here; moves, events, auctions and what-ifs have modules of
their own.
"""

from powergrid_qt.engine.board import Board, board_ids, load_board
from powergrid_qt.engine.cards import STEP3, CardId
from powergrid_qt.engine.config import COLORS, HUMAN, GameConfig, GameOptions, Overrides, Seat
from powergrid_qt.engine.edition import edition_ids
from powergrid_qt.engine.events import Event
from powergrid_qt.engine.families import family_on
from powergrid_qt.engine.game import Game, rules_for
from powergrid_qt.engine.moves import Counts, Move
from powergrid_qt.engine.record import Note, Record, parse_record, read_record, write_record
from powergrid_qt.engine.refusals import IllegalMove, RecordError, Refusal, Refused, SetupError
from powergrid_qt.engine.state import Result, State
from powergrid_qt.engine.texts import Said

__all__ = [
    "COLORS",
    "HUMAN",
    "STEP3",
    "Board",
    "CardId",
    "Counts",
    "Event",
    "Game",
    "GameConfig",
    "GameOptions",
    "IllegalMove",
    "Move",
    "Note",
    "Overrides",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "Result",
    "Said",
    "Seat",
    "SetupError",
    "State",
    "board_ids",
    "edition_ids",
    "family_on",
    "load_board",
    "parse_record",
    "read_record",
    "rules_for",
    "write_record",
]
