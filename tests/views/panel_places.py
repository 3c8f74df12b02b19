"""A turn panel of its own, and where its parts are seen."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app.hints import Hints
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Game
from powergrid_qt.views.turn.panel import TurnPanel
from tests.app.turn_games import Kind
from tests.app.turn_table import Table

A = TypeVar("A", bound=PlayerAction)


def opened(qtbot: QtBot, table: Table, width: int) -> TurnPanel:
    panel = TurnPanel(table.controller, Hints(table.controller))
    qtbot.addWidget(panel)
    panel.resize(width, panel.height())
    panel.show()
    return panel


def seated(table: Table, kind: Kind, wanted: type[A], arrange: Callable[[Game], None]) -> A:
    """The action of whoever is on move in an arranged position."""
    table.controller.start(kind.config())
    arrange(table.controller.game)
    table.controller.tell()
    action = table.controller.action
    assert isinstance(action, wanted)
    return action


def place_in(widget: QWidget, around: QWidget) -> QRect:
    return QRect(widget.mapTo(around, QPoint(0, 0)), widget.size())


def is_seen_whole(widget: QWidget, panel: TurnPanel) -> bool:
    """Within all that is around it, and no other widget of the panel lies over it."""
    if not widget.isVisible() or widget.visibleRegion().boundingRect().size() != widget.size():
        return False
    inside = widget.rect().adjusted(2, 2, -3, -3)
    corners = (inside.topLeft(), inside.topRight(), inside.bottomLeft(), inside.bottomRight())
    seen = [panel.childAt(widget.mapTo(panel, corner)) for corner in corners]
    return all(one is widget or (one is not None and widget.isAncestorOf(one)) for one in seen)
