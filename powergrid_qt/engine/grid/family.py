"""The classic and deluxe editions, as the engine sees them."""

from powergrid_qt.engine.grid.boards import rules_on_board

FAMILY = rules_on_board
