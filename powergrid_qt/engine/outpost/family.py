"""Outpost, as the engine sees it."""

from powergrid_qt.engine.outpost.rules import OutpostRules

FAMILY = OutpostRules
