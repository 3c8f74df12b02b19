"""The boards with a rule that no figure of an edition's file can tell, one class in each module:

    class CentralEurope(GridRules, board="central-europe"):
        __slots__ = ()

        def offers(self, state: GridState) -> tuple[CardId, ...]: ...

It overrides what the rules of the family answer; all others ask the rules of the game
(`state.rules`), never for the name of a board. None of the boards so far needs one: what is special
about them stands in the files of the editions.
"""

import functools
import importlib
import pkgutil

from powergrid_qt.engine.config import GameConfig
from powergrid_qt.engine.grid.rules import GridRules


def rules_on_board(config: GameConfig) -> GridRules:
    """The rules of a game. A board of one's own has figures only, whatever it is called."""
    _find()
    own = config.own_board is not None
    kind = GridRules if own else GridRules.on_boards.get(config.board, GridRules)
    return kind(config)


@functools.cache
def _find() -> None:
    """Whatever lies in this folder makes itself known when it is imported."""
    for module in pkgutil.iter_modules(__path__, f"{__name__}."):
        importlib.import_module(module.name)
