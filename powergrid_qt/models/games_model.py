"""The games that there are, in words and as a list: unfinished ones, finished ones, others."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from enum import IntEnum, StrEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QDateTime,
    QLocale,
    QObject,
    Qt,
    Signal,
)

from powergrid_qt.engine import Board, load_board
from powergrid_qt.engine.board import board_in
from powergrid_qt.models.index import Index
from powergrid_qt.models.library_game import (
    LONGEST_TITLE,
    Branch,
    LibraryGame,
    Save,
    UnreadableSave,
)
from powergrid_qt.models.plain_text import plain_tip, presentable
from powergrid_qt.words.names import (
    board_name,
    card_name,
    listed,
    phase_name,
    place_name,
    plurals,
    short_edition_name,
)
from powergrid_qt.words.refusals import refusal_text

translate = QCoreApplication.translate


class GameGroup(StrEnum):
    """The headings, in the order in which they stand."""

    UNFINISHED = "unfinished"
    FINISHED = "finished"
    ELSEWHERE = "elsewhere"
    """Files in other folders that were opened."""


# -- in words -----------------------------------------------------------------------------------


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
    """Return board and edition, as "Germany, 2009 edition"."""
    return f"{board_name(board_of(save))}, {short_edition_name(save.edition)}"


def where_it_stands(save: LibraryGame) -> str:
    """Return the round that a game is in, or who has won it."""
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
    at_table = [translate("Saves", "at another machine")] if save.elsewhere else []
    return " · ".join((what_is_played(save), *at_table, stand, when_saved(save)))


def how_it_goes(save: LibraryGame) -> str:
    """Return how a game goes for its people: "2nd of 4 · 14 powered", "your turn"."""
    if save.to_move is not None:
        if save.human_seats == (save.to_move,):
            return translate("Saves", "your turn")
        name = save.seats[save.to_move].name
        return translate("Saves", "{name} to move").format(name=name)
    if not save.human_seats:
        return where_it_stands(save)
    best = min((save.seats[seat] for seat in save.human_seats), key=lambda seat: seat.place)
    if is_won(save):
        text = translate("Saves", "won · {powered} powered")
    else:
        text = translate("Saves", "{place} of {count} · {powered} powered")
    return text.format(place=place_name(best.place), count=len(save.seats), powered=best.powered)


def is_won(save: LibraryGame) -> bool:
    """Whether somebody who sits at the screen has won."""
    return any(seat in save.winners for seat in save.human_seats)


def in_short(save: LibraryGame) -> str:
    """Return players, board and round in two lines, as "Ada and Bo" above "Germany, round 4"."""
    return f"{name_of(save)}\n{board_name(board_of(save))}, {where_it_stands(save)}"


def everything(save: Save) -> str:
    """All about a game in one line: what screen readers say and the search looks through."""
    parts = [name_of(save), details(save)]
    if isinstance(save, LibraryGame):
        parts.append(when_saved(save))
    return " · ".join(parts)


def board_of(save: LibraryGame) -> Board:
    return board_in(save.own_board) if save.own_board else load_board(save.board)


# -- as Qt shows them ---------------------------------------------------------------------------


class GameRole(IntEnum):
    SAVE = Qt.ItemDataRole.UserRole
    """The game of a row; None in a heading."""
    GROUP = Qt.ItemDataRole.UserRole + 1
    COUNT = Qt.ItemDataRole.UserRole + 2
    """The number of games that follow a heading."""


@dataclass(frozen=True, slots=True)
class _Row:
    group: GameGroup
    save: Save | None
    count: int = 0


class GamesModel(QAbstractListModel):
    """`renamed(path, title)`: somebody has written another title; the owner of the games writes it
    down, and sets them anew."""

    renamed = Signal(object, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games: list[tuple[Save, GameGroup]] = []
        self._told: list[str] | None = None
        """What the search looks through, by game; made for the first search, as it takes long."""
        self._words: list[str] = []
        self._rows: list[_Row] = []

    def set_games(self, saves: Iterable[Save], elsewhere: Iterable[Save]) -> None:
        """Take over all games; within each group they stay in this order."""
        # What cannot be read may be unfinished: it stands where it is seen.
        self._games = [
            (save, GameGroup.FINISHED)
            if isinstance(save, LibraryGame) and save.over
            else (save, GameGroup.UNFINISHED)
            for save in saves
        ]
        self._games += [(save, GameGroup.ELSEWHERE) for save in elsewhere]
        self._told = None
        self._fill()

    def search(self, text: str) -> None:
        """Show only games in which all these words occur."""
        words = text.casefold().split()
        if words != self._words:
            self._words = words
            self._fill()

    @property
    def game_count(self) -> int:
        """The number of all games, found by the search or not."""
        return len(self._games)

    def row_of(self, path: Path) -> int | None:
        saves = ((number, row.save) for number, row in enumerate(self._rows))
        return next((number for number, save in saves if save and save.path == path), None)

    def _fill(self) -> None:
        self.beginResetModel()
        self._rows, found = [], list(self._found())
        for group in GameGroup:
            saves = [save for save, belongs in found if belongs is group]
            if saves:
                self._rows += [_Row(group, None, len(saves)), *(_Row(group, one) for one in saves)]
        self.endResetModel()

    def _found(self) -> Iterator[tuple[Save, GameGroup]]:
        if not self._words:
            yield from self._games
            return
        if self._told is None:
            self._told = [everything(save).casefold() for save, _ in self._games]
        for game, told in zip(self._games, self._told, strict=True):
            if all(word in told for word in self._words):
                yield game

    # -- what views ask -------------------------------------------------------------------------

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case GameRole.SAVE:
                return row.save
            case GameRole.GROUP:
                return row.group
            case GameRole.COUNT:
                return row.count
            case Qt.ItemDataRole.DisplayRole if row.save is not None:
                return everything(row.save)
            case Qt.ItemDataRole.ToolTipRole if row.save is not None:
                return plain_tip(everything(row.save))
            case Qt.ItemDataRole.EditRole if isinstance(row.save, LibraryGame):
                return row.save.title
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or self._rows[index.row()].save is None:
            return Qt.ItemFlag.NoItemFlags
        row = self._rows[index.row()]
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if isinstance(row.save, LibraryGame) and row.group is not GameGroup.ELSEWHERE:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        save = self._rows[index.row()].save
        title = str(value).strip()
        if role != Qt.ItemDataRole.EditRole or not isinstance(save, LibraryGame):
            return False
        if title == save.title:
            return False
        self.renamed.emit(save.path, title)
        return True
