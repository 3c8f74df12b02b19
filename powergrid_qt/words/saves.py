"""Saved games in words: what the start page shows of them."""

from datetime import date, timedelta

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from powergrid_qt.engine import Board, load_board
from powergrid_qt.engine.board import board_in
from powergrid_qt.models.branches import people_of
from powergrid_qt.models.games_model import GameGroup
from powergrid_qt.models.library_game import (
    LONGEST_TITLE,
    Branch,
    LibraryGame,
    Save,
    UnreadableSave,
)
from powergrid_qt.models.seats import presentable
from powergrid_qt.words.names import (
    board_name,
    card_name,
    listed,
    phase_name,
    place_name,
    short_edition_name,
)
from powergrid_qt.words.plurals import plurals
from powergrid_qt.words.refusals import refusal_text

translate = QCoreApplication.translate


def group_title(group: GameGroup) -> str:
    match group:
        case GameGroup.UNFINISHED:
            return translate("Saves", "Unfinished")
        case GameGroup.FINISHED:
            return translate("Saves", "Finished")
        case GameGroup.ELSEWHERE:
            return translate("Saves", "From other folders")


def name_of(save: Save) -> str:
    """Its title; without one, who plays, after where it leaves another game and what was done
    there: a row that has no room for all tells branches of one game apart even so."""
    if isinstance(save, UnreadableSave):
        return presentable(save.path.name, LONGEST_TITLE)
    if _is_first(save) and not save.title:
        return translate("Saves", "Your first game")
    if save.title or save.branch is None:
        return save.title or who_plays(save)
    if save.branch.other:
        text = translate("Saves", "Round {round}, the other move: {what} · {names}")
    else:
        text = translate("Saves", "From round {round}: {what} · {names}")
    return text.format(
        round=save.branch.round, what=_first_gain(save, save.branch), names=who_plays(save)
    )


def _is_first(save: LibraryGame) -> bool:
    """Somebody's first game, which is called so in every language until it gets a title."""
    return save.first_game and not save.copied


def _first_gain(save: LibraryGame, branch: Branch) -> str:
    """The first card or city, else the phase in which it begins."""
    if branch.card is not None:
        return card_name(branch.card)
    if branch.city:
        board = board_of(save)
        return board.city(branch.city).name if branch.city in board.city_index else branch.city
    return phase_name(branch.phase)


def what_is_played(save: LibraryGame) -> str:
    """ "Germany, 2009 edition"."""
    return f"{board_name(board_of(save))}, {short_edition_name(save.edition)}"


def where_it_stands(save: LibraryGame) -> str:
    """The round, or who has won."""
    if save.over:
        names = listed(save.seats[seat].name for seat in save.winners)
        return translate("Saves", "won by {names}").format(names=names)
    return translate("Saves", "round {round}").format(round=save.rounds)


def who_plays(save: LibraryGame) -> str:
    return listed(seat.name for seat in save.seats)


def when_saved(save: LibraryGame, today: date | None = None) -> str:
    """The time for today and yesterday, else the day; of a branch the time as well, since others
    may have begun at the same place."""
    today = today or date.today()
    moment = QDateTime.fromSecsSinceEpoch(int(save.saved.timestamp()))
    time = moment.toString("HH:mm")
    if save.saved.date() == today:
        return translate("Saves", "today {time}").format(time=time)
    if save.saved.date() == today - timedelta(days=1):
        return translate("Saves", "yesterday {time}").format(time=time)
    day = QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)
    return day if save.branch is None else f"{day} {time}"


def why_unreadable(save: UnreadableSave) -> str:
    if save.last_round is None:
        text = translate("Saves", "Cannot be read: {reason}")
    else:
        text = translate("Saves", "Readable up to round {round}: {reason}")
    return text.format(round=save.last_round, reason=refusal_text(save.reason))


def details(save: Save) -> str:
    """What stands below the name; who plays, unless the name tells it."""
    if isinstance(save, UnreadableSave):
        return why_unreadable(save)
    parts = [what_is_played(save), where_it_stands(save)]
    if save.title or _is_first(save):
        parts.append(who_plays(save))
    return " · ".join(parts)


def row_details(save: Save) -> str:
    """What stands below the name in a list that shows the players and how it went beside it."""
    if isinstance(save, UnreadableSave):
        return why_unreadable(save)
    if save.over:
        stand = plurals.rounds(save.rounds)
    else:
        stand = translate("Saves", "round {round}").format(round=save.rounds)
    return " · ".join((what_is_played(save), stand, when_saved(save)))


def how_it_goes(save: LibraryGame) -> str:
    """For the people at the table: "won · 17 powered", "2nd of 4 · 14 powered", "your turn"."""
    if save.to_move is not None:
        if people_of(save) == (save.to_move,):
            return translate("Saves", "your turn")
        name = save.seats[save.to_move].name
        return translate("Saves", "{name} to move").format(name=name)
    if not people_of(save):
        return where_it_stands(save)
    best = min((save.seats[seat] for seat in people_of(save)), key=lambda seat: seat.place)
    if is_won(save):
        text = translate("Saves", "won · {powered} powered")
    else:
        text = translate("Saves", "{place} of {count} · {powered} powered")
    return text.format(place=place_name(best.place), count=len(save.seats), powered=best.powered)


def is_won(save: LibraryGame) -> bool:
    """By somebody who sits at the screen."""
    return any(seat in save.winners for seat in people_of(save))


def in_short(save: LibraryGame) -> str:
    """ "Ada and Bo", and in a second line "Germany, round 4"."""
    return f"{name_of(save)}\n{board_name(board_of(save))}, {where_it_stands(save)}"


def everything(save: Save) -> str:
    """In one line, for screen readers and the search."""
    parts = [name_of(save), details(save)]
    if isinstance(save, LibraryGame):
        parts.append(when_saved(save))
    return " · ".join(parts)


def board_of(save: LibraryGame) -> Board:
    return board_in(save.own_board) if save.own_board else load_board(save.board)
