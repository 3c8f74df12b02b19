"""Saved games in words: what the start page shows of them."""

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from powergrid_qt.app.refusal_sentences import refusal_text
from powergrid_qt.app.saves import SavedGame, UnreadableSave
from powergrid_qt.app.words import board_name, listed
from powergrid_qt.engine import load_board

translate = QCoreApplication.translate


def where_it_stands(save: SavedGame) -> str:
    """ "Germany, round 4" or who has won."""
    board = board_name(load_board(save.config.board))
    if save.over:
        return translate("Saves", "{board}: won by {names}").format(
            board=board, names=listed(save.winners)
        )
    return translate("Saves", "{board}, round {round}").format(board=board, round=save.round)


def who_plays(save: SavedGame) -> str:
    return listed(seat.name for seat in save.config.players)


def when_saved(save: SavedGame) -> str:
    moment = QDateTime.fromSecsSinceEpoch(int(save.saved.timestamp()))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def why_unreadable(save: UnreadableSave) -> str:
    return translate("Saves", "Cannot be read: {reason}").format(reason=refusal_text(save.reason))
