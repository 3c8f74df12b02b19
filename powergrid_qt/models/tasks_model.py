"""Lessons or puzzles as a list, with how far one is in each."""

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import IntEnum
from typing import Any, Protocol

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QObject, Qt

from powergrid_qt.models.index import Index
from powergrid_qt.models.plain_text import plain_tip


class ListedTask(Protocol):
    @property
    def id(self) -> str: ...


class TaskRole(IntEnum):
    TASK = Qt.ItemDataRole.UserRole
    DONE = Qt.ItemDataRole.UserRole + 1
    REACHED = Qt.ItemDataRole.UserRole + 2
    """The step at which one would go on, from 0."""


class TasksModel(QAbstractListModel):
    """`tell(task, done, reached)`: all about a task in words, for screen readers; with `tips` in
    its tooltip, too."""

    def __init__(
        self,
        tasks: Sequence[ListedTask],
        tell: Callable[[Any, bool, int], str],
        parent: QObject | None = None,
        *,
        tips: bool = False,
    ) -> None:
        super().__init__(parent)
        self._tasks, self._tell, self._tips = tuple(tasks), tell, tips
        self._done: Collection[str] = ()
        self._reached: Mapping[str, int] = {}

    def show_progress(
        self, done: Collection[str], reached: Mapping[str, int] | None = None
    ) -> None:
        """Show which tasks are done and how far one is in others, both by the ids of tasks."""
        self._done, self._reached = done, reached or {}
        self.dataChanged.emit(self.index(0), self.index(len(self._tasks) - 1))

    @property
    def done_count(self) -> int:
        return sum(task.id in self._done for task in self._tasks)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._tasks)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        task = self._tasks[index.row()]
        done, reached = task.id in self._done, self._reached.get(task.id, 0)
        match role:
            case TaskRole.TASK:
                return task
            case TaskRole.DONE:
                return done
            case TaskRole.REACHED:
                return reached
            case Qt.ItemDataRole.DisplayRole:
                return self._tell(task, done, reached)
            case Qt.ItemDataRole.ToolTipRole if self._tips:
                return plain_tip(self._tell(task, done, reached))
        return None


translate = QCoreApplication.translate


def lesson_state(minutes: int, steps: int, *, done: bool, reached: int) -> str:
    """Where one is in it, that it is done, or how long it takes. `reached`: the step, from 0."""
    if reached:
        told = translate("Lessons", "step {number} of {count}")
        return told.format(number=reached + 1, count=steps)
    if done:
        return translate("Lessons", "done")
    return translate("Lessons", "{minutes} min").format(minutes=minutes)
