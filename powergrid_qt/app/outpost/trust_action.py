"""The Trust of Outpost builds where a player says (O30)."""

from powergrid_qt.app.turn.played_game import PlayedGame
from powergrid_qt.app.turn.setup_actions import TrustCityAction
from powergrid_qt.engine.outpost.trust import TrustBuildingOptions
from powergrid_qt.words.names import piece_name


class TrustBuildingAction(TrustCityAction):
    """Say where the Trust of Outpost builds."""

    def __init__(self, controller: PlayedGame) -> None:
        super().__init__(controller)
        options = self.game.legal_moves
        assert isinstance(options, TrustBuildingOptions)
        self._kind = options.decision.kind

    @property
    def sentence(self) -> str:
        return self.tr("{name}, choose where the Trust builds a {piece}.").format(
            name=self.name, piece=piece_name(self._kind)
        )

    @property
    def planned_houses(self) -> tuple[str, ...]:
        return ()

    @property
    def planned_buildings(self) -> dict[str, str]:
        return dict.fromkeys(self.planned_cities, self._kind)
