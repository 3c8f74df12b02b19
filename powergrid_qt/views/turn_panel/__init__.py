"""The strip that tells what to do now, in words, with the buttons for it."""

from powergrid_qt.views.turn_panel.panel import TurnPanel
from powergrid_qt.views.turn_panel.what_if import WhatIfStrip

__all__ = ["TurnPanel", "WhatIfStrip"]
