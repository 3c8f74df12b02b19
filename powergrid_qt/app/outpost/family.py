"""The turns of Outpost."""

from typing import ClassVar

from powergrid_qt.app.outpost.actions import RunCardsAction, TrustBuildingAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.outpost.paper import OutpostPaper
from powergrid_qt.app.turn.actions import ActionMakers, RoundOutlook
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.outpost import company
from powergrid_qt.engine.outpost.bureaucracy import (
    RunningCardsOptions,
)
from powergrid_qt.engine.outpost.expansion import (
    ExpansionOptions,
)
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.engine.outpost.trust import TrustBuildingOptions


class OutpostTurns:
    paper = OutpostPaper()
    actions: ClassVar[ActionMakers] = {
        ExpansionOptions: ExpansionAction,
        TrustBuildingOptions: TrustBuildingAction,
        RunningCardsOptions: RunCardsAction,
    }

    def outlook(
        self, state: OutpostState, seat: int, card: CardId | None, price: int
    ) -> RoundOutlook:
        """A card is of use only once it is placed."""
        edition, player = state.rules.edition, state.players[seat]
        running = [card for card in company.on_board(edition, player.company) if card.workers]
        extra = company.extra_cities(edition, player.company)
        powered = company.most_powered(edition, player.company, player.connected)
        return RoundOutlook(
            cities=player.connected,
            capacity=company.power(running, extra),
            powered=powered,
            income=edition.income(powered),
            money=player.money - price,
            workers=company.workforce(player.company).all,
        )


FAMILY = OutpostTurns()
