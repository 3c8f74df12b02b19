"""A plan on paper becomes the plan of the turn whose phase has come, as far as it still holds."""

from powergrid_qt.app.plan.evaluation import evaluate
from powergrid_qt.app.plan.paper import Paper
from powergrid_qt.app.plan.plan import PaperPlan, PlannedCard, paper_family
from powergrid_qt.app.turn.auction_actions import BidAction, OpeningAction
from powergrid_qt.app.turn.player_action import PlayerAction
from powergrid_qt.engine.moves import Build, Buy, Open
from powergrid_qt.engine.state import RESOURCES
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
        _take_up_items(action, paper, RESOURCES)
    elif Build in decision.accepts:
        _take_up_items(action, paper, None)


def _take_up_items(action: PlayerAction, paper: Paper, phase: str | None) -> None:
    """Those that are had in this phase: only they are paid in it. None: they are built."""
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
    """While the sheet lies open, the card that is bid for is part of the plan; not one that is
    auctioned out of its turn, which no round could be planned with."""
    card = action.selected_card
    if not paper.active or card is None or card not in paper.evaluation.cards:
        return
    if paper.plan.find(("card", card)) is None:
        paper.set_bid(card, action.bid)
