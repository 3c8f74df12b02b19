"""The sheet of paper: clicks that the turn has no use for are planned there while it lies open.
When the phase of a plan has come it becomes the plan of the turn, as far as it still holds."""

from collections.abc import Hashable, Iterable

from PySide6.QtCore import QCoreApplication

from powergrid_qt.app.plan.evaluation import Evaluation, evaluate
from powergrid_qt.app.plan.plan import (
    PaperFamily,
    PaperPlan,
    PlannedBuild,
    PlannedCard,
    PlannedFuel,
    PlannedItem,
    PlannedLine,
    paper_family,
)
from powergrid_qt.app.turn.auction_actions import BidAction, OpeningAction
from powergrid_qt.app.turn.played_game import PlayedGame
from powergrid_qt.app.turn.turn_action import (
    LIT,
    NOT_NOW,
    ClickOffer,
    PlayerAction,
    TurnAction,
    offer_for,
)
from powergrid_qt.engine import Event, Move
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.moves import Build, Buy, Open
from powergrid_qt.engine.state import OVER, RESOURCES, SETUP
from powergrid_qt.models.plans import PlannedPiece, PricedWay
from powergrid_qt.words.names import card_name, money_text
from powergrid_qt.words.refusals import refusal_text

translate = QCoreApplication.translate


class Paper(TurnAction):
    """Everybody's plans in a running game; what it shows and takes is that of the `seat` whose
    plan may be seen now. A plan is never a move: in its phase it becomes the turn's plan."""

    def __init__(self, controller: PlayedGame) -> None:
        super().__init__(controller)
        self.open = False
        self._piece: str | None = None
        self._plans: dict[int, PaperPlan] = {}
        self._noted: dict[tuple[int, Hashable], int] = {}
        """What each item cost when its player last looked after the plan, by seat and key."""
        self._before: int | None = None
        """The seat of the planner before the last move."""
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
        """Whether the paper lies open before somebody."""
        return self.open and self.planner is not None

    def show(self, is_open: bool) -> None:
        self.open, self.problem = is_open, ""
        self.updated.emit()

    @property
    def plan(self) -> PaperPlan:
        return self._plans.get(self.seat, PaperPlan())

    @property
    def evaluation(self) -> Evaluation:
        return self._evaluated(self.seat, self.plan)

    def _evaluated(self, seat: int, plan: PaperPlan) -> Evaluation:
        """Evaluate a plan once until it or the position changes: every city asks for that."""
        known = (self.game, len(self.game.moves), seat, plan)
        if self._evaluation is None or known != self._known:
            self._known, self._evaluation = known, evaluate(self.game, seat, plan)
        return self._evaluation

    @property
    def _family(self) -> PaperFamily:
        return paper_family(self.game.config)

    def note(self, line: PlannedLine) -> str:
        """Why something no longer holds, or that it costs something else than when its player last
        looked after the plan, or what it depends on; empty: all is as it was."""
        name = line.item.name(self.state)
        if line.refusal is not None:
            reason = refusal_text(line.refusal, self.state.rules.board)  # which may name it already
            return reason if name in reason else f"{name}: {reason}"
        if line.instead:
            return translate("Plans", "One card a round: only if the other one is not to be had.")
        if line.waits:
            return translate(
                "Plans",
                "Not up for auction yet: others have to buy first, and no smaller card may be"
                " drawn.",
            )
        before = self._noted.get((self.seat, line.item.key), line.price)
        if before == line.price:
            return ""
        return translate("Plans", "{item}: {price} now, planned with {before}").format(
            item=name, price=money_text(line.price), before=money_text(before)
        )

    # -- changing it --------------------------------------------------------------------------

    def forget(self) -> None:
        """Another game begins: all plans go."""
        self._plans, self._noted, self._evaluation = {}, {}, None
        self.open, self.problem = False, ""

    def clear(self) -> None:
        self._change(PaperPlan())

    def take_out(self, key: Hashable) -> None:
        self._change(self.plan.without(key))

    def write_down(self, seat: int, moves: Iterable[Move]) -> list[Hashable]:
        """Plan what a turn would have bought and built; gives what was not planned before."""
        plan = before = self._plans.get(seat, PaperPlan())
        for move in moves:
            if isinstance(move, Build):
                plan = plan.put(PlannedBuild(move.city, move.what))
            elif isinstance(move, Buy):
                for fuel, amount in move.tokens:
                    plan = plan.put(PlannedFuel(fuel, amount))
        self._plans[seat] = plan
        return [item.key for item in plan.items if before.find(item.key) is None]

    def set_bid(self, card: CardId, bid: int) -> None:
        lowest = self.lowest_bid(card)
        self._change(self.plan.put(PlannedCard(card, max(lowest, bid))))

    def set_amount(self, fuel: str, amount: int) -> None:
        """Plan so many tokens, unless more than before cannot be had; none takes the fuel out."""
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
    def extra(self) -> tuple[str, PlannedItem] | None:
        """What can be planned with a button and is not yet, and the words on that."""
        extra = self._family.extra(self.state, self.seat)
        return None if extra is None or extra[1] in self.plan.items else extra

    def add(self, item: PlannedItem) -> None:
        """Plan an item that is neither a card, fuel nor a piece, unless it cannot be had."""
        self._change_if_possible(self.plan.put(item), item)

    def can_step(self, item: PlannedItem, by: int) -> bool:
        """Whether there can be one more of an item (`by` 1), or one less (-1)."""
        match item:
            case PlannedCard(card=card, bid=bid):
                return by > 0 or bid > self.lowest_bid(card)
            case PlannedFuel(fuel=fuel, amount=amount):
                return by < 0 or amount < self.fuel_limit(fuel)
        return item.stepped(by) is not None

    def step(self, item: PlannedItem, by: int) -> None:
        """Have one more of an item (`by` 1), or one less (-1)."""
        match item.stepped(by):
            case PlannedCard(card=card, bid=bid):
                self.set_bid(card, bid)
            case PlannedFuel(fuel=fuel, amount=amount):
                self.set_amount(fuel, amount)
            case PlannedItem() as stepped:
                self.add(stepped)

    def _change_if_possible(self, plan: PaperPlan, wanted: PlannedItem) -> None:
        lines = evaluate(self.game, self.seat, plan).lines
        refusal = next(line.refusal for line in lines if line.item == wanted)
        if refusal is not None:
            self._tell(refusal_text(refusal, self.state.rules.board))
        else:
            self._change(plan)

    def _change(self, plan: PaperPlan) -> None:
        self._plans[self.seat] = plan
        self.problem = ""
        for line in self.evaluation.lines:
            if line.refusal is None:
                self._noted[self.seat, line.item.key] = line.price
        self.updated.emit()

    # -- clicks that the turn leaves ------------------------------------------------------------

    @property
    def pieces(self) -> tuple[str | None, ...]:
        """The kinds of pieces that can be built, houses first."""
        return self._family.pieces

    @property
    def piece(self) -> str | None:
        """The kind of piece that a click on a city plans."""
        return self._piece if self._piece in self.pieces else self.pieces[0]

    @property
    def sites(self) -> list[str]:
        """The player's cards on which a piece of the chosen kind can be built besides."""
        builds = self.evaluation.builds
        cards = self._family.sites(builds.after.state, self.seat)
        return [card for card in cards if builds.why_not(card, self.piece) is None]

    def choose_piece(self, piece: str | None) -> None:
        self._piece = piece
        self._tell("")

    def city_offer(self, city: str) -> ClickOffer:
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

    def way_to(self, city: str) -> PricedWay | None:
        """Return the way to a city for who looks on, in every phase, from the planned network."""
        seat = self.planner if self.active else self.controller.onlooker
        if seat is None or self.state.phase in (SETUP, OVER):
            return None
        what = self.piece if self.active else self.pieces[0]
        builds = self._evaluated(seat, self.plan if self.active else PaperPlan()).builds
        return builds.way_to(city, what)

    def card_offer(self, card: CardId) -> ClickOffer:
        """Any card can be planned that may be up for auction in the round that is planned."""
        if not self.active:
            return NOT_NOW
        if card in self.evaluation.cards:
            return LIT
        text = translate(
            "Plans", "As the market lies now, {card} cannot be had in the round that is planned."
        )
        return ClickOffer(False, text.format(card=card_name(card)))

    def click_card(self, card: CardId) -> None:
        offer, planned = self.card_offer(card), PlannedCard(card, 0).key
        if not offer.lit:
            self._tell(offer.reason)
        elif self.plan.find(planned):
            self.take_out(planned)
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
        return self.evaluation.builds.on_map if self.active else []

    def pass_on(self) -> None:
        """Nobody sees the plan of another person, nor one of a game that is over."""
        planner, self._before = self._before, self.planner
        if self.game.over or (self.controller.shared_screen and self._before != planner):
            self.open = False

    # -- the game goes on -----------------------------------------------------------------------

    def hear(self, events: Iterable[Event]) -> None:
        """Take out of the plans what has been done."""
        for event in events:
            seat = getattr(event, "seat", None)
            if seat in self._plans:
                self._plans[seat] = self._plans[seat].after(event, self.pieces[0])


def take_up(action: PlayerAction, paper: Paper) -> None:
    """What cannot be kept of it the action tells as its notice. Nothing is taken up where other
    people look on: a plan tells how far its player would go."""
    if paper.planner != action.seat or not paper.plan.items or action.planned_moves:
        return
    decision = action.state.decision
    assert decision is not None
    if isinstance(action, BidAction):
        if not action.controller.shared_screen:
            _take_up_card(action, paper)
    elif Buy in decision.accepts:
        _take_up_items(action, paper, RESOURCES)
    elif Build in decision.accepts:
        _take_up_items(action, paper, None)


def _take_up_items(action: PlayerAction, paper: Paper, phase: str | None) -> None:
    """Plan in the turn what can be had in a phase: only that is paid in it. None: what is built."""
    plan = PaperPlan(tuple(item for item in paper.plan.items if item.phase == phase))
    if not plan.items:
        return
    seat = action.seat
    now = evaluate(action.game, seat, plan).rounds[0]
    held = [line.item for line in now.lines if line.refusal is None]
    moves = [move for item in held for move in item.moves(seat)]
    ending = paper_family(action.game.config).ending_moves(seat, plan, now.lines)
    action.plan_again([*moves, *now.placed, *ending])
    action.notice = " ".join(note for line in now.lines if (note := paper.note(line)))


def _take_up_card(action: BidAction, paper: Paper) -> None:
    planned = [item.card for item in paper.plan.of(PlannedCard)]
    if isinstance(action, OpeningAction):
        on_offer = [card for card in action.cards if card in planned]
        on_offer = [card for card in on_offer if action.card_offer(card).lit]
        if on_offer and action.selected_card is None:
            opening = Open(action.seat, on_offer[0], paper.lowest_bid(on_offer[0]))
            action.plan_again([opening])
    if action.selected_card in planned:
        mark_limit(action, paper)
        action.suggest()
        if action.plan_limit is None:
            action.notice = action.notice or translate(
                "Plans", "Your plan does not hold at this price."
            )


def mark_limit(action: BidAction, paper: Paper) -> None:
    """How far bids may go for the plan to hold, where nobody else looks on."""
    card = action.selected_card
    known = paper.planner == action.seat and not action.controller.shared_screen
    if card is None or not known or paper.plan.find(PlannedCard(card, 0).key) is None:
        action.plan_limit = None
        return
    lowest = PlannedCard(card, paper.lowest_bid(card))
    action.plan_limit = evaluate(action.game, action.seat, paper.plan.put(lowest)).limit


def put_on_paper(action: BidAction, paper: Paper) -> None:
    """While the sheet lies open, the card that is bid for is part of the plan; not one that is
    auctioned out of its turn, which no round could be planned with."""
    card = action.selected_card
    if not paper.active or card is None or card not in paper.evaluation.cards:
        return
    if paper.plan.find(PlannedCard(card, 0).key) is None:
        paper.set_bid(card, action.bid)
