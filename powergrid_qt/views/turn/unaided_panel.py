"""The turn panel where something is to be found out."""

from powergrid_qt.views.turn.panel import TurnPanel


class UnaidedPanel(TurnPanel):
    """There are no hints: they would be the solution."""

    offers_hints = False
