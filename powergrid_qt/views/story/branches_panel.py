"""The branches of a game: a small tree, which is there as soon as there is more than one game."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.branches import Branches
from powergrid_qt.models.branches import BranchesModel
from powergrid_qt.views.story.branch_tree import BranchTree
from powergrid_qt.views.style.controls import Panel
from powergrid_qt.views.style.layouts import STRETCH, add
from powergrid_qt.views.style.theme import SPACE


class BranchesPanel(Panel):
    """`opened(path)`: another game of the tree is wanted. `changed`: there is a tree now, or none
    any more."""

    opened = Signal(object)
    changed = Signal()

    def __init__(self, branches: Branches, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._branches = branches
        self.model = BranchesModel(self)
        self.tree = BranchTree(self.model)
        self.tree.setAccessibleName(self.tr("Branches of this game"))
        self.tree.opened.connect(self.opened)
        add(self.body, self.tree, STRETCH)
        self.around.setContentsMargins(SPACE, SPACE - 2, SPACE, SPACE)
        branches.changed.connect(self.refresh)
        self.refresh()

    @property
    def wanted(self) -> bool:
        """Whether there are branches."""
        return self.model.rowCount() > 0

    def refresh(self) -> None:
        current = self._branches.current
        shown = "" if current is None else current.id
        self.model.set_tree(self._branches.tree, shown, self._branches.partings)
        self.tree.fit()
        self.changed.emit()
