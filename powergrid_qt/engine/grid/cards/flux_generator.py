"""PR1: a plant whose arrival drives out the smallest one."""

from powergrid_qt.engine.events import Event
from powergrid_qt.engine.grid.plant_market import remove_smallest
from powergrid_qt.engine.grid.promo_card import PromoCard
from powergrid_qt.engine.grid.state import GridState


class FluxGenerator(PromoCard, card="flux-generator"):
    def arrived(self, state: GridState, log: list[Event]) -> None:
        remove_smallest(state, self.rule, log)
