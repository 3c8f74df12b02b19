"""Which round a plan is for: what a player still has before them in this one, and how it will end
as far as anybody can know."""

from powergrid_qt.app.turn.actions import family_of
from powergrid_qt.engine import Game, State
from powergrid_qt.engine.auction import Auction, NextOpener, Opening
from powergrid_qt.engine.events import PlantsRun
from powergrid_qt.engine.state import AUCTION, BUREAUCRACY
from powergrid_qt.engine.what_if import draw_no_more_cards, end_auctions, end_phase
from powergrid_qt.models.player_facts import has_acted


def phases_ahead(game: Game, seat: int) -> tuple[str, ...]:
    """The phases of this round in which a player still has a turn."""
    state = game.state
    names = [phase.name for phase in state.rules.round]
    if state.phase == AUCTION:
        is_done = seat not in still_in(state)
    else:
        acting = family_of(game.config).acting.get(state.phase, ())
        is_done = has_acted(state, seat, acting)
    return tuple(names[names.index(state.phase) + is_done :])


def still_in(state: State) -> tuple[int, ...]:
    """Who may still buy a card in this round."""
    everybody = tuple(range(len(state.players)))
    if state.rules.auctions_again(state) and state.rules.must_buy(state):
        return everybody  # another auction follows in the same round (O9)
    for item in reversed(state.agenda):
        opening = item.opening if isinstance(item, Auction) else item
        if isinstance(opening, Opening | NextOpener):
            return opening.still_in
    return everybody


def rivals(state: State, seat: int, *, later: bool) -> int:
    """How many cards can be taken before a player buys one: in this round, or up to then in the
    next one (`later`)."""
    each_round = len(state.players) - 1 + (state.trust is not None)
    if state.phase != AUCTION:
        return each_round
    now = len([other for other in still_in(state) if other != seat]) + (state.trust is not None)
    return now + each_round if later else now


def end_round(game: Game, seat: int) -> int:
    """Go on to the next auction as if all that people still did were to run their plants; gives
    what that pays a player. The markets change by the rules, but no card is drawn: nobody knows
    which. A game that ends with this round is over then."""
    state, family = game.state, family_of(game.config)
    draw_no_more_cards(game)
    end_auctions(game)
    if state.phase != BUREAUCRACY:
        end_phase(game, family.building_phase, family.built(tuple(range(len(state.players)))))
    earned = 0
    while state.phase == BUREAUCRACY:
        decision = state.decision
        assert decision is not None
        runs = isinstance(decision, family.acting[BUREAUCRACY])
        move = family.best_run(state, decision.seat) if runs else next(iter(game.legal_moves))
        events = game.apply(move)
        ran = [event for event in events if isinstance(event, PlantsRun) and event.seat == seat]
        earned += sum(event.income for event in ran)
    return earned
