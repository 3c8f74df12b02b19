"""The turn panel where something is to be found out."""

from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.views.turn.panel import TurnPanel


class UnaidedPanel(TurnPanel):
    """There are no hints: they would be the solution."""

    def _renew_buttons(self, action: PlayerAction | None) -> None:
        super()._renew_buttons(action)
        self.hint_button.hide()
        self.hint_action.setEnabled(False)
