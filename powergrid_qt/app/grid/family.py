"""The turns and the plans on paper of the classic and deluxe editions."""

from itertools import combinations
from typing import ClassVar

from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.grid.plant_actions import AttachAction, ScrapAction
from powergrid_qt.app.grid.running_action import RunningAction, best_run
from powergrid_qt.app.plan.plan import PaperFamily, PaperPlan, PlannedLine
from powergrid_qt.app.turn.actions import ActionMakers, RoundOutlook
from powergrid_qt.engine import Game
from powergrid_qt.engine.agenda import Decision, Task
from powergrid_qt.engine.cards import STEP3, CardId, Plant
from powergrid_qt.engine.grid.auctions import AttachOptions, ScrapOptions
from powergrid_qt.engine.grid.building import Building, BuildingOptions, NextBuilder
from powergrid_qt.engine.grid.bureaucracy import RunningOptions
from powergrid_qt.engine.grid.fuel import most_powered, produced
from powergrid_qt.engine.grid.plant_market import future_market
from powergrid_qt.engine.grid.resources import Buying, BuyingOptions
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Done, Run
from powergrid_qt.engine.state import RESOURCES


class GridTurns(PaperFamily):
    actions: ClassVar[ActionMakers] = {
        ScrapOptions: ScrapAction,
        AttachOptions: AttachAction,
        BuyingOptions: BuyingAction,
        BuildingOptions: BuildingAction,
        RunningOptions: RunningAction,
    }
    pieces: ClassVar[tuple[str | None, ...]] = (None,)

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

    # -- on paper -----------------------------------------------------------------------------

    def coming(self, state: GridState) -> dict[CardId, int]:
        plants = [card for card in future_market(state) if card != STEP3]
        return {card: state.rules.minimum(state, card) for card in plants}

    def turn_in(self, phase: str, seat: int, acted: tuple[int, ...]) -> Decision[GridState]:
        return Buying(seat, acted) if phase == RESOURCES else Building(seat, acted)

    def built(self, acted: tuple[int, ...]) -> Task[GridState]:
        return NextBuilder(acted)

    def best_run(self, state: GridState, seat: int) -> Run:
        return Run(seat, best_run(state, seat))

    def running(self, state: GridState, seat: int) -> tuple[CardId, ...]:
        return tuple(plant for plant, _ in best_run(state, seat))

    def end_building(self, game: Game, seat: int, plan: PaperPlan) -> list[PlannedLine]:
        """End the turn; nothing else is to be done, since what fuel there is burns by itself."""
        game.apply(Done(seat))
        return []


FAMILY = GridTurns()


def _with_plant(plants: tuple[Plant, ...], bought: Plant, most: int) -> tuple[Plant, ...]:
    """The hand after a purchase; one too many: without the plant that powers the least."""
    if len(plants) < most:
        return (*plants, bought)
    hands = [(*kept, bought) for kept in combinations(plants, most - 1)]
    return max(hands, key=lambda hand: produced(hand))
