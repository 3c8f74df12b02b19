"""Phase 4: cities are planned in a row, taken back one by one, and paid with the main button."""

from collections.abc import Sequence

from powergrid_qt.app.grid.warnings import lit_now, most_lit
from powergrid_qt.app.turn.planned_actions import PlanLabels, PlannedTurn
from powergrid_qt.app.turn.played_game import PlayedGame, Unfinished
from powergrid_qt.app.turn.turn_action import LIT, ClickOffer, offer_for
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.grid.building import BuildingOptions
from powergrid_qt.engine.moves import Build, Done
from powergrid_qt.models import plans
from powergrid_qt.words.names import cities_text, money_text

Cities = tuple[str, ...]


class BuildingAction(PlannedTurn[Cities]):
    """Plan cities by clicking them; each is priced from the network as planned."""

    def __init__(self, controller: PlayedGame) -> None:
        super().__init__(controller, ())
        self._builds = plans.BuildPlan(self.game)
        left = controller.unfinished
        if left is not None and (left.round, left.seat) == (self.state.round, self.seat):
            controller.unfinished = None
            self._change(left.cities)

    @property
    def sentence(self) -> str:
        return self.tr("{name}, extend your network: click cities.").format(name=self.name)

    @property
    def warning(self) -> str:
        end = plans.foreseen_end(self.game, self.after, self.known_money, lit_now, most_lit)
        return "" if end is None else plans.foreseen_end_text(end, self.game.config)

    # -- cities -------------------------------------------------------------------------------

    @property
    def planned_cities(self) -> Cities:
        return self.plan

    @property
    def pieces(self) -> list[plans.PlannedPiece]:
        return self._builds.pieces

    def city_offer(self, city: str) -> ClickOffer:
        return LIT if city in self.plan else offer_for(self._builds.why_not(city))

    def way_to(self, city: str) -> plans.PricedWay | None:
        """Return the way to a city from the network as planned."""
        return self._builds.way_to(city)

    def click_city(self, city: str) -> None:
        """Plan a city, or take it back."""
        if city in self.plan:
            self.take_back(city)
        else:
            self._add(city)

    def take_back(self, city: str) -> None:
        self._change(tuple(other for other in self.plan if other != city))

    def _add(self, city: str) -> None:
        if self._refuse(self._builds.why_not(city)):
            self._change((*self.plan, city))

    # -- the plan -----------------------------------------------------------------------------

    def _work_out(self, plan: Cities) -> Cities:
        self._builds = plans.BuildPlan(self.game, ((city, None) for city in plan))
        return tuple(piece.city for piece in self.pieces)

    @property
    def planned_moves(self) -> tuple[Move, ...]:
        return tuple(self._builds.moves)

    def _plan_move(self, move: Move) -> bool:
        if not isinstance(move, Build):
            return False
        self._add(move.city)
        return True

    @property
    def total(self) -> int:
        return self._builds.total

    @property
    def after(self) -> Game:
        return self._builds.after

    # -- moves --------------------------------------------------------------------------------

    @property
    def labels(self) -> PlanLabels:
        cities, price = cities_text(len(self.plan)), money_text(self.total)
        return PlanLabels(
            nothing=self.tr("Build nothing"),
            choose=self.tr("Choose cities"),
            end=self.tr("Build {cities} for {price}").format(cities=cities, price=price),
        )

    @property
    def main_moves(self) -> tuple[Move, ...]:
        return (*self.planned_moves, Done(self.seat))

    def main(self) -> None:
        possible = self._before_interruption(self.main_moves)
        if len(possible) < len(self.main_moves):
            left = self.plan[len(possible) :]
            self.controller.unfinished = Unfinished(self.state.round, self.seat, left)
        self._play(*possible)

    def _before_interruption(self, moves: Sequence[Move]) -> list[Move]:
        """The moves up to the one after which somebody else must decide first: a city can bring
        a promo card to the market, and that is auctioned at once."""
        trial = self.game.copy()
        made: list[Move] = []
        for move in moves:
            if not isinstance(trial.legal_moves, BuildingOptions):
                break
            trial.apply(move)
            made.append(move)
        return made
