"""A game at the screen, for the tests of the turn."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from pytestqt.qtbot import QtBot

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Event, Game
from tests.engine.positions import new_game

A = TypeVar("A", bound=PlayerAction)


class Table:
    """A game at the screen, with everything that was told about it."""

    def __init__(self) -> None:
        self.controller = GameController()
        self.controller.delay_ms = 0
        self.events: list[Event] = []
        self.refusals: list[object] = []
        self.controller.changed.connect(self.events.extend)
        self.controller.refused.connect(self.refusals.append)

    def human_turns(self, qtbot: QtBot) -> Iterator[PlayerAction]:
        """Every decision of a human until the game is over."""
        while not self.controller.game.over:
            action = self.controller.action
            if isinstance(action, PlayerAction):
                yield action
                assert self.controller.action is not action, "nothing was decided"
            else:
                with qtbot.waitSignal(self.controller.changed, timeout=10_000):
                    if self.controller.covered:
                        self.controller.uncover()


def seated(table: Table, kind: type[A], arranged: Callable[[Game], None], **setup: object) -> A:
    """The action of whoever is on move in a position."""
    config = new_game(**{"open_money": True, **setup}).config  # type: ignore[arg-type]
    table.controller.start(config)
    arranged(table.controller.game)
    table.controller.tell()
    action = table.controller.action
    assert isinstance(action, kind)
    assert table.controller.actor == action.seat
    return action


def covers(controller: GameController) -> list[int]:
    """For whom the screen is covered from now on, one after the other."""
    seats: list[int] = []

    def look() -> None:
        if controller.covered:
            assert controller.actor is not None
            seats.append(controller.actor)

    controller.changed.connect(look)
    return seats
