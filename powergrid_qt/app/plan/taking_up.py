"""A plan on paper becomes the plan of the turn whose phase has come, as far as it still holds."""

from powergrid_qt.app.auction_actions import BidAction, OpeningAction
from powergrid_qt.app.family import family_of
from powergrid_qt.app.plan.evaluation import Line, evaluate
from powergrid_qt.app.plan.paper import Paper
from powergrid_qt.app.plan.plan import Plan, PlannedCard, PlannedFuel, PlannedHouse
from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.engine.moves import Build, Buy, Move, Open
from powergrid_qt.words.plans import outbid_text


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
        _take_up_lines(action, paper, Plan(paper.plan.of(PlannedFuel)))
    elif Build in decision.accepts:
        _take_up_lines(action, paper, Plan(paper.plan.of(PlannedHouse)))


def _take_up_lines(action: PlayerAction, paper: Paper, plan: Plan) -> None:
    """Only this phase's part of the plan is paid in it."""
    lines = evaluate(action.game, action.seat, plan).lines
    action.plan_again(_move(action, line) for line in lines if line.refusal is None)
    action.notice = " ".join(note for line in lines if (note := paper.note(line)))


def _move(action: PlayerAction, line: Line) -> Move:
    if isinstance(line.item, PlannedFuel):
        return Buy(action.seat, ((line.item.fuel, line.item.amount),))
    assert isinstance(line.item, PlannedHouse)
    return Build(action.seat, line.item.city, family_of(action.game.config).house)


def _take_up_card(action: BidAction, paper: Paper) -> None:
    planned = [item.card for item in paper.plan.of(PlannedCard)]
    if isinstance(action, OpeningAction):
        on_offer = [card for card in planned if action.card_offer(card).lit]
        if on_offer and action.selected_card is None:
            opening = Open(action.seat, on_offer[0], paper.lowest_bid(on_offer[0]))
            action.plan_again([opening])
    if action.selected_card in planned:
        mark_limit(action, paper)
        action.suggest()
        if action.plan_limit is None:
            action.notice = action.notice or outbid_text()


def mark_limit(action: BidAction, paper: Paper) -> None:
    """How far bids may go for the plan to hold, where nobody else looks on."""
    card = action.selected_card
    known = paper.planner == action.seat and not action.controller.shared_screen
    if card is None or not known or paper.plan.find(("card", card)) is None:
        action.plan_limit = None
        return
    lowest = PlannedCard(card, paper.lowest_bid(card))
    action.plan_limit = evaluate(action.game, action.seat, paper.plan.put(lowest)).limit


def put_on_paper(action: BidAction, paper: Paper) -> None:
    """While the sheet lies open, the card that is bid for is part of the plan."""
    card = action.selected_card
    if paper.active and card is not None and paper.plan.find(("card", card)) is None:
        paper.set_bid(card, action.bid)
