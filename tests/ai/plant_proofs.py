"""Proofs about a plant of the last round: it wins only if there is fuel for it; see `proofs.py`."""

from collections.abc import Iterator
from typing import Any

from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.auction import NextOpener, Opening
from powergrid_qt.engine.grid.auctions import Scrapping
from powergrid_qt.engine.grid.resources import Buying
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Buy
from tests.ai.proofs import (
    NotProvable,
    Standing,
    Verdict,
    after,
    ceiling,
    ends_and_wins,
    growth_costs,
    nothing_breaks_in,
    sure_win,
    verdict,
)

NOBODY: Standing = (-1, 0, 0)
"""Anybody is better than this."""


def win_with_plant(game: Game) -> Verdict:
    """The last one in the auctions buys a plant, passes, or gives one up. Right are the moves after
    which this player can end the game in this round and win it alone, whatever the rivals do: those
    who buy fuel first take what they can pay and store of each kind."""
    state: Any = game.state
    decision = state.decision
    if not isinstance(decision, Opening | Scrapping):
        return sure_win(game)
    if still_in(state) - {decision.seat} or state.trust is not None:
        raise NotProvable("others may still buy a plant")
    nothing_breaks_in(state)
    seat = decision.seat
    first = state.order[state.order.index(seat) + 1 :]
    costs = growth_costs(state, seat, first)  # a plant does not change it
    legal = list(decision.options(state))
    right = [move for move in legal if wins_after(state, move, seat, costs)]
    return verdict(right, set(legal) - set(right))


def still_in(state: GridState) -> set[int]:
    """Who may still buy a plant in this round."""
    (waiting,) = (one for one in state.agenda if isinstance(one, NextOpener | Opening))
    return set(waiting.still_in)


def wins_after(state: GridState, move: Move, seat: int, costs: list[int]) -> bool:
    following = after(state, move)
    if (following.step, following.step3) != (state.step, state.step3):
        raise NotProvable("the next step begins")
    decision = following.decision
    if isinstance(decision, Scrapping):
        scraps = decision.options(following)
        return any(wins_after(following, scrap, seat, costs) for scrap in scraps)
    return wins_at_the_market(following, seat, costs)


def wins_at_the_market(state: GridState, seat: int, costs: list[int]) -> bool:
    """Before anybody has bought fuel; `costs`: of 0, 1, 2, ... more cities."""
    place = state.order.index(seat)
    first = state.order[place + 1 :]
    rivals = [ceiling(state, other, may_buy=True, may_build=True) for other in first]
    for bought, left in sure_purchases(state, seat, first):
        if ends_and_wins(bought, seat, costs, max(rivals, default=NOBODY)):
            later = [
                ceiling(left, one, may_buy=True, may_build=True) for one in state.order[:place]
            ]
            if ends_and_wins(bought, seat, costs, max([*rivals, *later])):
                return True
    return False


def sure_purchases(
    state: GridState, seat: int, first: tuple[int, ...]
) -> Iterator[tuple[GridState, GridState]]:
    """All that a player can buy even if those before take the most of every kind: the position
    after it at the price of the fuel that is left then, and the one with the most fuel that there
    can be for whoever buys later."""
    scarce: Any = state.copy()
    for kind, available in enumerate(state.buyable()):
        taken = sum(most_taken(state, other, kind) for other in first)
        scarce.take_fuel(kind, min(taken, available))
    buying = Buying(seat, tuple(first))
    scarce.agenda[-1] = buying
    for move in buying.options(scarce):
        bought, left = scarce.copy(), state.copy()
        if isinstance(move, Buy):
            buying.apply(bought, move, [])
            for fuel, amount in move.tokens:
                left.take_fuel(state.rules.edition.fuel_index[fuel], amount)
        yield bought, left


def most_taken(state: GridState, seat: int, kind: int) -> int:
    """Tokens of a kind that a player can pay and store, if of no other."""
    options = Buying(seat, ()).options(state)
    return options.maximum[state.rules.edition.fuels[kind]]


PLANT_PROOFS = {"win with plant": win_with_plant}
