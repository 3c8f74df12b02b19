"""The sheet of paper: clicks that the turn has no use for are planned there while it lies open."""

from collections.abc import Hashable, Iterable

from powergrid_qt.app.plan.evaluation import Evaluation, evaluate
from powergrid_qt.app.plan.plan import (
    Item,
    Plan,
    PlannedBuild,
    PlannedCard,
    PlannedFuel,
    PlannedRobot,
    PlannedWorkers,
)
from powergrid_qt.app.plan.planned_round import Line
from powergrid_qt.app.turn.actions import family_of
from powergrid_qt.app.turn.played_game import PlayedGame
from powergrid_qt.app.turn.turn_action import LIT, NOT_NOW, Offer, TurnAction, offer_for
from powergrid_qt.engine import Event
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import (
    BuildingBuilt,
    CardSold,
    CityConnected,
    NothingDone,
    TokensBought,
    WorkersHired,
)
from powergrid_qt.engine.state import OVER, RESOURCES, SETUP
from powergrid_qt.models.plans import PlannedPiece, Way
from powergrid_qt.words.names import card_name, fuel_name, workers_text
from powergrid_qt.words.plans import (
    dearer_text,
    instead_text,
    lapsed_text,
    out_of_reach_text,
    robot_text,
    waiting_text,
)
from powergrid_qt.words.refusals import refusal_text


class Paper(TurnAction):
    """Everybody's plans in a running game; what it shows and takes is that of the `seat` whose
    plan may be seen now. A plan is never a move: in its phase it becomes the turn's plan."""

    def __init__(self, controller: PlayedGame) -> None:
        super().__init__(controller)
        self.open = False
        self._piece: str | None = None
        self._plans: dict[int, Plan] = {}
        self._noted: dict[tuple[int, Hashable], int] = {}
        """What an item cost when its player last looked after the plan."""
        self._before: int | None = None
        """Who planned before the last move."""
        self._known: tuple[object, ...] = ()
        self._evaluation: Evaluation | None = None

    # -- whose plan it is ---------------------------------------------------------------------

    @property
    def planner(self) -> int | None:
        """Whose plan may be seen and changed; None: nobody's. Several people at one screen see
        each their own: where money is secret while the others look away, else in their turn."""
        controller = self.controller
        if not controller.has_game or self.state.phase in (SETUP, OVER) or controller.covered:
            return None
        if not controller.shared_screen:
            return controller.onlooker
        if controller.money_is_secret:
            return controller.viewer
        return controller.actor if controller.human_to_move else None

    @property
    def seat(self) -> int:
        seat = self.planner
        assert seat is not None
        return seat

    @property
    def planned_by(self) -> int | None:
        return self.planner if self.active else self.controller.actor

    @property
    def active(self) -> bool:
        """Whether it lies open before somebody."""
        return self.open and self.planner is not None

    def show(self, is_open: bool) -> None:
        self.open, self.problem = is_open, ""
        self.updated.emit()

    @property
    def plan(self) -> Plan:
        return self._plan_of(self.seat)

    @property
    def evaluation(self) -> Evaluation:
        return self._evaluated(self.seat, self.plan)

    def _evaluated(self, seat: int, plan: Plan) -> Evaluation:
        """Kept until the position or the plan is another one: every city asks."""
        known = (self.game, len(self.game.moves), seat, plan)
        if self._evaluation is None or known != self._known:
            self._known, self._evaluation = known, evaluate(self.game, seat, plan)
        return self._evaluation

    def name(self, item: Item) -> str:
        match item:
            case PlannedCard(card=card):
                return card_name(card)
            case PlannedFuel(fuel=fuel):
                return fuel_name(fuel)
            case PlannedBuild(site=site):
                cities = self.state.rules.board.city_index
                return self.state.rules.board.city(site).name if site in cities else card_name(site)
            case PlannedRobot():
                return robot_text()
            case PlannedWorkers(seasonal=seasonal):
                return workers_text(seasonal)

    def note(self, line: Line) -> str:
        """Why something no longer holds, or that it costs something else than when its player last
        looked after the plan, or what it depends on; empty: all is as it was."""
        if line.refusal is not None:
            return lapsed_text(self.name(line.item), line.refusal)
        if line.instead:
            return instead_text()
        if line.waits:
            return waiting_text()
        before = self._noted.get((self.seat, line.item.key), line.price)
        return "" if before == line.price else dearer_text(self.name(line.item), line.price, before)

    # -- changing it --------------------------------------------------------------------------

    def forget(self) -> None:
        """Another game."""
        self._plans, self._noted, self._evaluation = {}, {}, None
        self.open, self.problem = False, ""

    def clear(self) -> None:
        self._change(Plan())

    def take_out(self, key: Hashable) -> None:
        self._change(self.plan.without(key))

    def set_bid(self, card: CardId, bid: int) -> None:
        lowest = self.lowest_bid(card)
        self._change(self.plan.put(PlannedCard(card, max(lowest, bid))))

    def set_amount(self, fuel: str, amount: int) -> None:
        """So many tokens, unless more than before cannot be had; none takes the fuel out."""
        wanted = PlannedFuel(fuel, amount)
        if amount < 1:
            self.take_out(wanted.key)
            return
        before, plan = self.plan.find(wanted.key), self.plan.put(wanted)
        if isinstance(before, PlannedFuel) and amount < before.amount:
            self._change(plan)
        else:
            self._change_if_possible(plan, wanted)

    def lowest_bid(self, card: CardId) -> int:
        decision = self.state.decision
        if isinstance(decision, Auction) and decision.card == card:
            return decision.bid if decision.leader == self.seat else decision.lowest
        lowest = self.evaluation.cards.get(card)
        return self.state.rules.minimum(self.state, card) if lowest is None else lowest

    @property
    def can_make_robot(self) -> bool:
        """A robot can be planned that is not yet."""
        has_card = family_of(self.game.config).has_robots(self.state, self.seat)
        return has_card and PlannedRobot() not in self.plan.items

    def make_robot(self) -> None:
        self._change_if_possible(self.plan.put(PlannedRobot()), PlannedRobot())

    def set_workers(self, seasonal: int) -> None:
        """So many for a season; fewer than none are as many as are best."""
        wanted = PlannedWorkers(seasonal)
        if seasonal < 0:
            self.take_out(wanted.key)
        else:
            self._change_if_possible(self.plan.put(wanted), wanted)

    def _change_if_possible(self, plan: Plan, wanted: Item) -> None:
        lines = evaluate(self.game, self.seat, plan).lines
        refusal = next(line.refusal for line in lines if line.item == wanted)
        if refusal is not None:
            self._tell(refusal_text(refusal))
        else:
            self._change(plan)

    def _change(self, plan: Plan) -> None:
        self._plans[self.seat] = plan
        self.problem = ""
        for line in self.evaluation.lines:
            if line.refusal is None:
                self._noted[self.seat, line.item.key] = line.price
        self.updated.emit()

    # -- clicks that the turn leaves ------------------------------------------------------------

    @property
    def pieces(self) -> tuple[str | None, ...]:
        """What can be built, houses first."""
        return family_of(self.game.config).pieces

    @property
    def piece(self) -> str | None:
        """What a click on a city plans."""
        return self._piece if self._piece in self.pieces else self.pieces[0]

    @property
    def sites(self) -> list[str]:
        """The player's cards on which a piece of the chosen kind can be built besides."""
        builds = self.evaluation.builds
        cards = family_of(self.game.config).sites(builds.after.state, self.seat)
        return [card for card in cards if builds.why_not(card, self.piece) is None]

    def choose_piece(self, piece: str | None) -> None:
        self._piece = piece
        self._tell("")

    def city_offer(self, city: str) -> Offer:
        if not self.active:
            return NOT_NOW
        planned = self.plan.find(PlannedBuild(city, self.piece).key)
        return LIT if planned else offer_for(self.evaluation.builds.why_not(city, self.piece))

    def click_city(self, city: str) -> None:
        self.click_site(city, self.piece)

    def click_site(self, site: str, what: str | None) -> None:
        """Plan a piece in a city or on a card, or take it out."""
        piece = PlannedBuild(site, what)
        refusal = self.evaluation.builds.why_not(site, what)
        if self.plan.find(piece.key):
            self.take_out(piece.key)
        elif refusal is not None:
            self._tell(refusal_text(refusal))
        else:
            self._change(self.plan.put(piece))

    def way_to(self, city: str) -> Way | None:
        """For whoever looks on, in every phase: from the network as it is planned."""
        seat = self.planner if self.active else self.controller.onlooker
        if seat is None or self.state.phase in (SETUP, OVER):
            return None
        what = self.piece if self.active else self.pieces[0]
        builds = self._evaluated(seat, self.plan if self.active else Plan()).builds
        ways = {(piece.city, piece.what): piece.way for piece in builds.pieces}
        return ways.get((city, what)) or builds.way_to(city, what)

    def card_offer(self, card: CardId) -> Offer:
        """Any card that may be up for auction in the round that is planned."""
        if not self.active:
            return NOT_NOW
        offered = card in self.evaluation.cards
        return LIT if offered else Offer(False, out_of_reach_text(card_name(card)))

    def click_card(self, card: CardId) -> None:
        offer = self.card_offer(card)
        if not offer.lit:
            self._tell(offer.reason)
        elif self.plan.find(("card", card)):
            self.take_out(("card", card))
        else:
            self.set_bid(card, 0)

    @property
    def selected_card(self) -> CardId | None:
        cards = self.plan.of(PlannedCard) if self.active else ()
        return cards[0].card if cards else None

    def fuel_limit(self, fuel: str) -> int:
        if not self.active:
            return 0
        return self.evaluation.more_fuel.get(fuel, 0) + self.cart.get(fuel, 0)

    def click_fuel(self, fuel: str, amount: int) -> None:
        self.set_amount(fuel, amount - (self.cart.get(fuel, 0) == amount))

    @property
    def cart(self) -> dict[str, int]:
        if not self.active:
            return {}
        refused = {line.item for line in self.evaluation.lines if line.refusal is not None}
        fuels = self.plan.of(PlannedFuel)
        return {item.fuel: item.amount for item in fuels if item not in refused}

    @property
    def planned_cities(self) -> tuple[str, ...]:
        house = self.pieces[0]
        return tuple(piece.city for piece in self._on_map() if piece.what == house)

    @property
    def planned_buildings(self) -> dict[str, str]:
        house = self.pieces[0]
        buildings = [piece for piece in self._on_map() if piece.what != house]
        return {piece.city: piece.what for piece in buildings if piece.what is not None}

    def _on_map(self) -> list[PlannedPiece]:
        cities = self.state.rules.board.city_index
        pieces = self.evaluation.builds.pieces if self.active else []
        return [piece for piece in pieces if piece.city in cities]

    def pass_on(self) -> None:
        """Nobody sees the plan of another person, nor one of a game that is over."""
        planner, self._before = self._before, self.planner
        if self.game.over or (self.controller.shared_screen and self._before != planner):
            self.open = False

    # -- the game goes on -----------------------------------------------------------------------

    def hear(self, events: Iterable[Event]) -> None:
        """What has been done is planned no more; fuel is bought for a round."""
        for event in events:
            match event:
                case CardSold(seat=int() as seat, card=card):
                    self._bought(seat, card)
                case CityConnected(seat=int() as seat, city=site):
                    self._done(seat, PlannedBuild(site, self.pieces[0]).key)
                case BuildingBuilt(seat=int() as seat, site=site, kind=kind):
                    self._done(seat, PlannedBuild(site, kind).key)
                case WorkersHired(seat=int() as seat):
                    self._done(seat, PlannedWorkers(0).key, PlannedRobot().key)
                case TokensBought(seat=int() as seat):
                    self._no_more_fuel(seat)
                case NothingDone(seat=seat, phase=phase) if phase == RESOURCES:
                    self._no_more_fuel(seat)

    def _plan_of(self, seat: int) -> Plan:
        return self._plans.get(seat, Plan())

    def _done(self, seat: int, *keys: Hashable) -> None:
        for key in keys:
            self._plans[seat] = self._plan_of(seat).without(key)

    def _bought(self, seat: int, card: CardId) -> None:
        """With a card those go that were planned in its stead."""
        plan = self._plan_of(seat)
        if plan.find(PlannedCard(card, 0).key):
            self._done(seat, *(item.key for item in plan.of(PlannedCard)))

    def _no_more_fuel(self, seat: int) -> None:
        self._done(seat, *(item.key for item in self._plan_of(seat).of(PlannedFuel)))
