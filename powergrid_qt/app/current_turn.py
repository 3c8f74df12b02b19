"""Keeps the action that fits the decision at hand; views listen here, whatever comes next."""

from PySide6.QtCore import QObject, Signal

from powergrid_qt.app.actions import make_action
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.turn import TurnAction


class CurrentTurn(QObject):
    """`updated` tells that there is another action, or that the action's plan has changed."""

    updated = Signal()

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
        self.controller = controller
        self.action = TurnAction(controller)
        controller.changed.connect(self._renew)

    def _renew(self) -> None:
        self.action.deleteLater()
        self.action = make_action(self.controller)
        self.action.updated.connect(self.updated)
        self.updated.emit()
