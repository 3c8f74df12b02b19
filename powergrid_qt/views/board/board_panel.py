"""The board of a running game: tells the scene what to show, and sends its clicks to the turn."""

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.turn.setup_actions import DraftAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Board, Event, Game, Move, State
from powergrid_qt.engine.events import BuildingBuilt, CityConnected, PlantsRun
from powergrid_qt.engine.moves import Build, PickRegion, PlaceTrust
from powergrid_qt.engine.opening import DraftPick
from powergrid_qt.views.board.looks import BoardCity
from powergrid_qt.views.board.scene import BoardScene
from powergrid_qt.views.board.view import BoardView
from powergrid_qt.views.style.controls import answer_at
from powergrid_qt.views.style.layouts import column
from powergrid_qt.words.names import money_text

ANSWERED = QSize(60, 120)
"""What is clicked on the board: a city, with the bubble that tells its price."""


def show_setting(scene: BoardScene, state: State) -> None:
    """The regions in play, and what the ways cost where tiles decide it."""
    everywhere = [region.id for region in state.rules.board.regions]
    scene.show_regions(state.regions or everywhere)  # none are picked yet
    if state.rules.tiles:
        scene.show_tiles(state.rules.tiles)


def standing_in_cities(game: Game) -> Iterator[tuple[str, BoardCity]]:
    """What stands in each city, by the colours of the owners (None: the Trust)."""
    state, players = game.state, game.config.players
    buildings = state.rules.buildings(state)

    def color(seat: int | None) -> str | None:
        return None if seat is None else players[seat].color

    for number, (city, seats) in enumerate(zip(state.rules.board.cities, state.slots, strict=True)):
        kind, owner = buildings.get(number, ("", None))
        building = (kind, color(owner)) if kind else None
        yield city.id, BoardCity(tuple(map(color, seats)), state.step, building)


class BoardPanel(QWidget):
    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._pointed: str | None = None
        self._animated = True
        self._moment: tuple[int, str] | None = None
        self.scene: BoardScene | None = None
        self.view = BoardView(parent=self)
        self.view.follow_play = True
        column(self.view, into=self)
        controller.changed.connect(self._changed)
        controller.planned.connect(self._show_cities)

    def _changed(self, events: list[Event]) -> None:
        state = self._controller.game.state
        show_setting(self._scene(), state)
        if (state.round, state.phase) != self._moment:
            self._moment = state.round, state.phase
            self.view.forget_way()
        self._show_cities()
        on_map = self._controller.game.state.rules.board.city_index
        built = [
            event.city if isinstance(event, CityConnected) else event.site
            for event in events
            if isinstance(event, CityConnected | BuildingBuilt)
        ]
        self._scene().pulse(city for city in built if city in on_map)
        for event in events:
            if isinstance(event, PlantsRun):
                self._scene().light_up(self.lit_cities(event.seat, event.powered))

    def lit_cities(self, seat: int, powered: int) -> list[str]:
        """Those of a player on the map that have light: the rules count powered cities, we say
        that the oldest ones are."""
        game = self._controller.game
        on_map = game.state.rules.board.city_index
        built = [
            event.city
            for event in game.events
            if isinstance(event, CityConnected) and event.seat == seat and event.city in on_map
        ]
        return built[:powered]

    def set_animated(self, animated: bool) -> None:
        self._animated = animated
        if self.scene is not None:
            self.scene.animated = animated

    def prepare(self, board: Board) -> None:
        """Make the scene of a board that a game will need, unless there was one already."""
        if self.scene is None:
            self._scene_of(board)

    def _scene(self) -> BoardScene:
        return self._scene_of(self._controller.game.state.rules.board)

    def _scene_of(self, board: Board) -> BoardScene:
        """The scene of the board that is played on, made when a game starts on another one."""
        if self.scene is not None and self.scene.board.id == board.id:
            return self.scene
        scene = BoardScene(board, parent=self)
        scene.animated = self._animated
        scene.price_words = self._price_words
        scene.city_clicked.connect(self._click_city)
        scene.city_hovered.connect(self._show_way)
        scene.hover_left.connect(self._show_way)
        scene.region_clicked.connect(self._click_region)
        old, self.scene = self.scene, scene
        self._pointed = None
        self.view.set_board(scene)
        if old is not None:
            old.deleteLater()
        return scene

    def _show_cities(self) -> None:
        scene, game = self._scene(), self._controller.game
        action, planner = self._controller.action, self._controller.action.planned_by
        color = None  # that of the Trust
        if planner is not None and not action.for_trust:
            color = game.config.players[planner].color
        houses, planned = self._planned_houses(color), action.planned_buildings
        for city, standing in standing_in_cities(game):
            offer = action.city_offer(city)
            shown = replace(
                standing,
                lit=offer.lit,
                planned=houses.get(city, ()),
                planned_building=(planned[city], color) if city in planned else None,
                reason=offer.reason,
            )
            scene.show_city(city, shown)
        decision = game.state.decision
        picked = decision.draft.picked if isinstance(decision, DraftPick) else ()
        chosen = action.selected_region if isinstance(action, DraftAction) else None
        scene.mark_regions(picked, chosen)
        self._show_way()

    def _planned_houses(self, color: str | None) -> dict[str, tuple[str | None, ...]]:
        """The colours of the houses that a plan adds to each city. The Trust may follow a player
        into it at once (TR6)."""
        action, game = self._controller.action, self._controller.game
        houses: dict[str, tuple[str | None, ...]] = dict.fromkeys(action.planned_houses, (color,))
        if game.state.trust is not None and isinstance(action, PlayerAction):
            after, index = action.planned_position.state, game.state.rules.board.city_index
            for city in houses:
                added = after.slots[index[city]][len(game.state.slots[index[city]]) :]
                if None in added:
                    houses[city] = (color, None)
        return houses

    def show_city(self, city: str) -> None:
        """Point at a city that the log speaks of."""
        if self.scene is not None and city in self._controller.game.state.rules.board.city_index:
            self.view.bring_into_view(city)
            self.scene.flash(city)

    def show_network(self, seat: int) -> None:
        state = self._controller.game.state
        cities = zip(state.rules.board.cities, state.slots, strict=True)
        self._scene().pulse(city.id for city, seats in cities if seat in seats)

    def point_at(self, move: Move | None, turn: Sequence[Move] = ()) -> None:
        """Mark the place that a hint proposes, with the way to it; None: nothing. `turn`: all that
        is not planned yet of what it proposes."""
        self._pointed = self._city_of(move)
        scene = self._scene()
        marked = [city for one in (move, *turn) if (city := self._city_of(one)) is not None]
        scene.show_hint(tuple(dict.fromkeys(marked)))
        self._show_way()
        if isinstance(move, PickRegion):
            cities = self._controller.game.state.rules.board.cities
            scene.pulse(city.id for city in cities if city.region == move.region)

    def show_choice(
        self, played: Sequence[Move], better: Sequence[Move], mine: Sequence[Move] | None
    ) -> None:
        """Mark what was done and what the expert would have done, where these differ. `mine`: what
        lies there as a plan."""
        done, best, laid = (
            [city for move in moves if (city := self._city_of(move)) is not None]
            for moves in (played, better, mine or ())
        )
        known = {*laid, *(set(done) & set(best) if mine is None else ())}
        self._scene().show_choice(
            [city for city in done if city not in known],
            [city for city in best if city not in known],
            then=mine is not None,
        )

    def _city_of(self, move: Move | None) -> str | None:
        """Return the city in which a move is made, if it is one on the map."""
        city = move.city if isinstance(move, Build | PlaceTrust) else None
        return city if city in self._controller.game.state.rules.board.city_index else None

    def _click_city(self, city: str) -> None:
        self._controller.action.click_city(city)
        self._answer(self.view.mapFromScene(self._scene().cities[city].pos()))

    def _click_region(self, region: str) -> None:
        self._controller.action.click_region(region)
        self._answer(self.view.viewport().mapFromGlobal(QCursor.pos()))

    def _answer(self, place: QPoint) -> None:
        """Tell at the place that was clicked why nothing has come of it, if nothing has."""
        area = QRect(QPoint(0, 0), ANSWERED)
        area.moveCenter(place)
        answer_at(self.view.viewport(), self._controller.action.answer, area)

    def _show_way(self) -> None:
        """The way to the city under the pointer, else to the one that a hint proposes."""
        scene, action = self._scene(), self._controller.action
        city = scene.hovered or self._pointed
        way = None if city is None else action.way_to(city)
        if city is None or way is None:
            scene.clear_path()
            return
        network = self._controller.game.state.network
        index = self._controller.game.state.rules.board.city_index
        steps = [
            network.edge_cost(index[one], index[two]) for one, two in itertools.pairwise(way.cities)
        ]
        parts = " + ".join(str(part) for part in (way.slot, *steps))
        on_paper = not self._controller.builds_now
        price = self._on_paper(way.price) if on_paper else str(way.price)
        text = f"{parts} = {price}" if steps else price
        scene.show_path(way.cities, text, action.city_offer(city).reason, on_paper=on_paper)

    def _price_words(self, city: str) -> str:
        way = self._controller.action.way_to(city)
        if way is None:
            return ""
        return money_text(way.price) if self._controller.builds_now else self._on_paper(way.price)

    def _on_paper(self, price: int) -> str:
        planned = self._controller.paper.open
        words = self.tr("{price} on paper") if planned else self.tr("{price} if you built now")
        return words.format(price=money_text(price))
