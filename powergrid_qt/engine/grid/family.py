"""The classic and deluxe editions, as the engine sees them."""

from powergrid_qt.engine.grid.rules import GridRules

FAMILY = GridRules
