"""The turns of the classic and deluxe editions."""

from itertools import combinations
from typing import ClassVar

from powergrid_qt.app.family import Makers, Outlook
from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.grid.plant_actions import AttachAction, ScrapAction
from powergrid_qt.app.grid.running_action import RunningAction, best_run
from powergrid_qt.engine import Game
from powergrid_qt.engine.agenda import Decision
from powergrid_qt.engine.cards import CardId, Plant
from powergrid_qt.engine.grid.building import Building, BuildingOptions, NextBuilder
from powergrid_qt.engine.grid.bureaucracy import NextToRun, Running, RunningOptions
from powergrid_qt.engine.grid.power import most_powered, produced
from powergrid_qt.engine.grid.promo import AttachOptions
from powergrid_qt.engine.grid.resources import Buying, BuyingOptions
from powergrid_qt.engine.grid.scrapping import ScrapOptions
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Run
from powergrid_qt.engine.state import BUILDING
from powergrid_qt.models.player_facts import acts_no_more


class GridTurns:
    actions: ClassVar[Makers] = {
        ScrapOptions: ScrapAction,
        AttachOptions: AttachAction,
        BuyingOptions: BuyingAction,
        BuildingOptions: BuildingAction,
        RunningOptions: RunningAction,
    }

    def outlook(self, state: GridState, seat: int, card: CardId | None, price: int) -> Outlook:
        rules, player = state.rules, state.players[seat]
        plants = rules.hand(player.plants, player.attached)
        if card is not None and card in rules.rank:
            plants = _with_plant(plants, rules.edition.plants[card], rules.max_plants)
        powered = most_powered(plants, player.tokens, player.connected)
        return Outlook(
            cities=player.connected,
            capacity=produced(plants),
            powered=powered,
            income=rules.edition.income(powered),
            money=player.money - price,
            fuel=rules.named(player.tokens),
        )

    house: ClassVar[str | None] = None

    def buying(self, seat: int) -> Decision[GridState]:
        return Buying(seat, ())

    def building(self, seat: int) -> Decision[GridState]:
        return Building(seat, ())

    def earning(self, state: GridState, seat: int) -> tuple[Decision[GridState], Run] | None:
        if not acts_no_more(state, seat, BUILDING, (NextBuilder, Building), (NextToRun, Running)):
            return None
        return Running(seat, ()), Run(seat, best_run(state, seat))

    def complete(self, game: Game, seat: int) -> None:
        """Whatever is there to burn burns by itself."""


FAMILY = GridTurns()


def _with_plant(plants: tuple[Plant, ...], bought: Plant, most: int) -> tuple[Plant, ...]:
    """The hand after a purchase; one too many: without the plant that powers the least."""
    if len(plants) < most:
        return (*plants, bought)
    hands = [(*kept, bought) for kept in combinations(plants, most - 1)]
    return max(hands, key=lambda hand: produced(hand))
