"""Lessons as a list, with how far one is in each."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from powergrid_qt.app.lessons.lesson import Lesson
from powergrid_qt.app.lessons.progress import done_lessons, step_reached
from powergrid_qt.app.settings import Settings

Index = QModelIndex | QPersistentModelIndex


class LessonRole(IntEnum):
    LESSON = Qt.ItemDataRole.UserRole
    DONE = Qt.ItemDataRole.UserRole + 1
    REACHED = Qt.ItemDataRole.UserRole + 2
    """The step at which one would go on, from 0."""


class LessonsModel(QAbstractListModel):
    """`tell`: all about a lesson in words, for screen readers."""

    def __init__(
        self,
        lessons: Sequence[Lesson],
        settings: Settings,
        tell: Callable[[Lesson, bool, int], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._lessons, self._settings, self._tell = tuple(lessons), settings, tell

    def refresh(self) -> None:
        """Somebody has learned since."""
        self.dataChanged.emit(self.index(0), self.index(len(self._lessons) - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._lessons)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        lesson = self._lessons[index.row()]
        match role:
            case LessonRole.LESSON:
                return lesson
            case LessonRole.DONE:
                return lesson.id in done_lessons(self._settings)
            case LessonRole.REACHED:
                return step_reached(self._settings, lesson)
            case Qt.ItemDataRole.DisplayRole:
                return self._tell(
                    lesson, index.data(LessonRole.DONE), index.data(LessonRole.REACHED)
                )
        return None
