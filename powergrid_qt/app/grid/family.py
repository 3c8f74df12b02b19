"""The turns of the classic and deluxe editions."""

from itertools import combinations
from typing import ClassVar

from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.grid.paper import GridPaper
from powergrid_qt.app.grid.plant_actions import AttachAction, ScrapAction
from powergrid_qt.app.grid.running_action import RunningAction
from powergrid_qt.app.turn.actions import ActionMakers, RoundOutlook
from powergrid_qt.engine.cards import CardId, Plant
from powergrid_qt.engine.grid.auctions import AttachOptions, ScrapOptions
from powergrid_qt.engine.grid.building import BuildingOptions
from powergrid_qt.engine.grid.bureaucracy import RunningOptions
from powergrid_qt.engine.grid.fuel import most_powered, produced
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.grid.state import GridState


class GridTurns:
    paper = GridPaper()
    actions: ClassVar[ActionMakers] = {
        ScrapOptions: ScrapAction,
        AttachOptions: AttachAction,
        BuyingOptions: BuyingAction,
        BuildingOptions: BuildingAction,
        RunningOptions: RunningAction,
    }

    def outlook(self, state: GridState, seat: int, card: CardId | None, price: int) -> RoundOutlook:
        rules, player = state.rules, state.players[seat]
        plants = rules.hand(player.plants, player.attached)
        if card is not None and card in rules.rank:
            plants = _with_plant(plants, rules.edition.plants[card], rules.max_plants)
        powered = most_powered(plants, player.tokens, player.connected)
        return RoundOutlook(
            cities=player.connected,
            capacity=produced(plants),
            powered=powered,
            income=rules.edition.income(powered),
            money=player.money - price,
            fuel=rules.named(player.tokens),
        )


FAMILY = GridTurns()


def _with_plant(plants: tuple[Plant, ...], bought: Plant, most: int) -> tuple[Plant, ...]:
    """The hand after a purchase; one too many: without the plant that powers the least."""
    if len(plants) < most:
        return (*plants, bought)
    hands = [(*kept, bought) for kept in combinations(plants, most - 1)]
    return max(hands, key=lambda hand: produced(hand))
