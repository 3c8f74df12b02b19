"""A game, those that were played on from it, those from them: a small tree."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QStandardItemModel

from powergrid_qt.engine.config import HUMAN
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.models.parting import Parting

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Relative:
    """A game of the tree; `save` None: one that is named by another, and is not there."""

    save: LibraryGame | None
    branches: tuple["Relative", ...] = ()


def family_of(current: LibraryGame, saves: Iterable[LibraryGame]) -> Relative:
    """The tree in which a game stands, from the first game on that is known. Files may say anything
    of each other: of games that are called alike the first one counts, a game of others is no
    parent, and one that comes from itself, over others or not, comes from nowhere."""
    games = {current.id: current}
    for save in saves:
        games.setdefault(save.id, save)
    parents = {
        save.id: save.branch.parent
        for save in games.values()
        if save.branch is not None and _may_be_parent(games.get(save.branch.parent), save)
    }
    branches: defaultdict[str, list[LibraryGame]] = defaultdict(list)
    for key, parent in parents.items():
        branches[parent].append(games[key])
    first, passed = current.id, {current.id}
    while first in parents and parents[first] not in passed:
        first = parents[first]
        passed.add(first)
    told: set[str] = set()

    def relative(key: str) -> Relative:
        told.add(key)
        own = [save.id for save in sorted(branches[key], key=_order) if save.id not in told]
        return Relative(games.get(key), tuple(map(relative, own)))

    return relative(first)


def _may_be_parent(parent: LibraryGame | None, save: LibraryGame) -> bool:
    """One that is not there may have been any game."""
    return parent is None or _table(parent) == _table(save)


def _table(save: LibraryGame) -> tuple[object, ...]:
    """What a game keeps when it is played on, by whomever."""
    return save.board, save.edition, [(seat.name, seat.color) for seat in save.seats]


def _order(save: LibraryGame) -> tuple[int, str]:
    assert save.branch is not None
    return save.branch.move, save.path.name


def people_of(save: LibraryGame) -> tuple[int, ...]:
    """The seats at which people play."""
    return tuple(seat for seat, player in enumerate(save.seats) if player.kind == HUMAN)


def is_better(save: LibraryGame, parent: LibraryGame | None) -> bool:
    """Whether somebody who plays alone against the computer did better than in the game before."""
    people = people_of(save)
    if parent is None or not (save.over and parent.over) or len(people) != 1:
        return False
    [seat] = people
    after, before = save.seats[seat], parent.seats[seat]
    return (after.place, -after.powered) < (before.place, -before.powered)


class BranchRole(IntEnum):
    SAVE = Qt.ItemDataRole.UserRole
    """None for a game that is not there."""
    PARENT = Qt.ItemDataRole.UserRole + 1
    """The game that it was played on from, if that is there."""
    CURRENT = Qt.ItemDataRole.UserRole + 2
    """Whether this is the game on screen."""
    NAME = Qt.ItemDataRole.UserRole + 3
    """What is written in its line."""


Tell = Callable[[LibraryGame | None, bool, Parting | None], str]
"""Words for a game, which may be the one on screen, and parts from its parent somewhere."""


class BranchesModel(QStandardItemModel):
    """`name`: what is written in a line; `tell`: what screen readers say of it.

    Its items are made by Qt alone. Of those that are made here PySide 6.11 loses track when they
    stand in each other, and ends the program when they go.
    """

    def __init__(self, name: Tell, tell: Tell, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name, self._tell = name, tell

    def show(self, tree: Relative | None, current: str, partings: Mapping[str, Parting]) -> None:
        """None, or a game without others: there is no tree. `partings`: by the ids of games."""
        self.clear()
        if tree is not None and tree.branches:
            self._add(QModelIndex(), tree, None, current, partings)

    def _add(
        self,
        above: QModelIndex,
        relative: Relative,
        parent: LibraryGame | None,
        current: str,
        partings: Mapping[str, Parting],
    ) -> None:
        save = relative.save
        on_screen = save is not None and save.id == current
        parting = None if save is None else partings.get(save.id)
        told = self._tell(save, on_screen, parting)
        if not self.columnCount(above):
            self.insertColumn(0, above)
        row = self.rowCount(above)
        self.insertRow(row, above)
        index = self.index(row, 0, above)
        self.setData(index, told, Qt.ItemDataRole.DisplayRole)
        self.setData(index, told, Qt.ItemDataRole.ToolTipRole)
        self.setData(index, save, BranchRole.SAVE)
        self.setData(index, parent, BranchRole.PARENT)
        self.setData(index, on_screen, BranchRole.CURRENT)
        self.setData(index, self._name(save, on_screen, parting), BranchRole.NAME)
        for branch in relative.branches:
            self._add(index, branch, save, current, partings)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A game that is not there can be looked at only."""
        if index.data(BranchRole.SAVE) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
