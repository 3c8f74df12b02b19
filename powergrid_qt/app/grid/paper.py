"""Plans on paper in the classic and deluxe editions."""

from collections.abc import Mapping
from typing import ClassVar

from powergrid_qt.app.grid.running_action import best_run
from powergrid_qt.app.plan.plan import PaperFamily, PaperPlan, PlannedLine
from powergrid_qt.engine import Game
from powergrid_qt.engine.agenda import Decision, Task
from powergrid_qt.engine.cards import STEP3, CardId
from powergrid_qt.engine.grid.building import Building, NextBuilder
from powergrid_qt.engine.grid.bureaucracy import NextToRun, Running
from powergrid_qt.engine.grid.plant_market import future_market
from powergrid_qt.engine.grid.resources import Buying, NextBuyer
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Done, Run
from powergrid_qt.engine.state import BUILDING, BUREAUCRACY, RESOURCES


class GridPaper(PaperFamily):
    pieces: ClassVar[tuple[str | None, ...]] = (None,)
    building_phase: ClassVar[str] = BUILDING
    acting: ClassVar[Mapping[str, tuple[type, ...]]] = {
        RESOURCES: (NextBuyer, Buying),
        BUILDING: (NextBuilder, Building),
        BUREAUCRACY: (NextToRun, Running),
    }

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
        """Whatever is there to burn burns by itself."""
        game.apply(Done(seat))
        return []
