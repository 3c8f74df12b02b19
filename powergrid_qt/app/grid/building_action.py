"""Phase 4: cities are planned in a row, taken back one by one, and paid with the main button."""

from powergrid_qt.app.grid.warnings import end_of_game, worthwhile_city
from powergrid_qt.app.planned_turn import PlannedTurn
from powergrid_qt.app.played_game import PlayedGame, Unfinished
from powergrid_qt.app.player_action import LIT, offer_for
from powergrid_qt.app.turn import Offer, Way
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.grid.building import BuildingOptions
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Build, Done
from powergrid_qt.models.plans import BuildPlan, PlannedPiece
from powergrid_qt.words.names import cities_text, money_text
from powergrid_qt.words.warnings import (
    first_city_text,
    last_round_text,
    one_more_city_text,
)

Cities = tuple[str, ...]


class BuildingAction(PlannedTurn[Cities]):
    def __init__(self, controller: PlayedGame) -> None:
        super().__init__(controller, ())
        self._plan = BuildPlan(self.game)
        self._go_on_after_auction()

    @property
    def sentence(self) -> str:
        return self.tr("{name}, extend your network: click cities.").format(name=self.name)

    @property
    def warning(self) -> str:
        end = end_of_game(self.game, self.after, self.known_money)
        if end is not None:
            return last_round_text(end, self.game.config)
        price = worthwhile_city(self.game) if self.idle else None
        if price is None:
            return ""
        state = self.state
        assert isinstance(state, GridState)
        first = not state.players[self.seat].cities
        return first_city_text(price) if first else one_more_city_text(price)

    # -- cities -------------------------------------------------------------------------------

    @property
    def planned_cities(self) -> Cities:
        return tuple(piece.city for piece in self._plan.pieces)

    @property
    def pieces(self) -> list[PlannedPiece]:
        return list(self._plan.pieces)

    def city_offer(self, city: str) -> Offer:
        if city in self.planned_cities:
            return LIT
        return offer_for(self._plan.why_not(city))

    def way_to(self, city: str) -> Way | None:
        """The cheapest way from the network as planned; None where nothing can be built."""
        for piece in self._plan.pieces:
            if piece.city == city:
                return Way(piece.path, piece.connection, piece.slot)
        options = self._plan.after.legal_moves
        if not isinstance(options, BuildingOptions) or city not in options.all_prices:
            return None
        return Way(options.path(city), *options.split(city))

    def click_city(self, city: str) -> None:
        """Plan a city, or take it back."""
        if city in self.planned_cities:
            self.take_back(city)
        elif self._refuse(self._plan.add(city)):
            self._planned()

    def take_back(self, city: str) -> None:
        self._plan.remove(city)
        self._planned()

    # -- the plan -----------------------------------------------------------------------------

    @property
    def planned_moves(self) -> tuple[Move, ...]:
        return tuple(self._plan.moves)

    def _plan_move(self, move: Move) -> bool:
        if not isinstance(move, Build):
            return False
        if self._refuse(self._plan.add(move.city)):
            self._planned()
        return True

    @property
    def total(self) -> int:
        return self._plan.total

    @property
    def money_left(self) -> int:
        return self._plan.money_left

    @property
    def after(self) -> Game:
        return self._plan.after

    def _plan_of_now(self) -> Cities:
        return self.planned_cities

    def _restore(self, plan: Cities) -> None:
        self._plan.clear()
        for city in plan:
            self._plan.add(city)

    @property
    def can_clear(self) -> bool:
        return bool(self._plan.pieces)

    def clear(self) -> None:
        self._plan.clear()
        self._planned()

    # -- moves --------------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        return not self._plan.pieces

    def _find_worthwhile(self) -> bool:
        return worthwhile_city(self.game) is not None

    @property
    def nothing_label(self) -> str:
        return self.tr("Build nothing")

    @property
    def end_label(self) -> str:
        if self.idle:
            return self.nothing_label
        return self.tr("Build {cities} for {price}").format(
            cities=cities_text(len(self._plan.pieces)), price=money_text(self.total)
        )

    @property
    def choose_label(self) -> str:
        return self.tr("Choose cities")

    def main(self) -> None:
        moves: list[Move] = [*self._plan.moves, Done(self.seat)]
        possible = self._before_interruption(moves)
        left = tuple(move.city for move in self._plan.moves[len(possible) :])
        if len(possible) < len(moves):
            self.controller.unfinished = Unfinished(self.state.round, self.seat, left)
        self._play(*possible)

    def _before_interruption(self, moves: list[Move]) -> list[Move]:
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

    def _go_on_after_auction(self) -> None:
        left = self.controller.unfinished
        if left is not None and (left.round, left.seat) == (self.state.round, self.seat):
            self.controller.unfinished = None
            for city in left.cities:
                self._plan.add(city)
            self._history.go(self._plan_of_now())
