"""Proofs about fuel and plants: what is worse than something else at any price; see `proofs.py`."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import inf
from typing import Any

from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.auction import Auction, Opening
from powergrid_qt.engine.cards import CardId, Plant
from powergrid_qt.engine.grid.auctions import Attaching, Scrapping
from powergrid_qt.engine.grid.bureaucracy import Running
from powergrid_qt.engine.grid.fuel import fuel_plans, produced
from powergrid_qt.engine.grid.resources import Buying
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Attach, Bid, Buy, Done, Open, Pass, Run, Scrap
from tests.ai.proofs import (
    NotProvable,
    Verdict,
    after,
    can_end,
    least_costs,
    nothing_breaks_in,
    verdict,
)

SURE_PLACES = 3
"""A plant with fewer smaller ones than this stays in the current market when one is drawn; of a
plant that may be lifted as the fifth there may be one more (M3.3)."""


# -- money and tokens --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Holding:
    """What a player has after this round's income."""

    money: int
    tokens: tuple[int, ...]


def token_values(state: GridState, seat: int) -> list[float]:
    """No token is worth more than the dearest place of its market, or its price in the supply
    (R19), unless it may run short, as one that is phased out does (R18): then it is beyond
    price."""
    rules, scales, available = state.rules, state.scales_for(seat), state.buyable()
    phase_out = rules.edition.phase_out if state.phased_out else None
    burns = [0] * len(scales)
    for plant in rules.hand(state.players[seat].plants):
        for kind in plant.fuels:
            burns[kind] += plant.burns
    return [
        inf
        if available[kind] < burns[kind] or (phase_out is not None and phase_out.fuel == kind)
        else float(max(later - before for before, later in pairwise(scale.totals)))
        for kind, scale in enumerate(scales)
    ]


def better(one: Holding, other: Holding, values: list[float]) -> bool:
    """Whether a holding is better even if every token that it has less is as dear as can be."""
    lead: float = one.money - other.money
    for kind, value in enumerate(values):
        fewer = other.tokens[kind] - one.tokens[kind]
        if fewer > 0:
            lead -= fewer * value
    if lead == 0:
        more = all(a >= b for a, b in zip(one.tokens, other.tokens, strict=True))
        return more and one.tokens != other.tokens
    return lead > 0


def best_holdings(found: set[Holding], values: list[float]) -> set[Holding]:
    best: list[Holding] = []
    for holding in sorted(found, key=lambda one: (-one.money, -sum(one.tokens))):
        if not any(better(other, holding, values) for other in best):
            best.append(holding)
    return set(best)


def runs_of(state: GridState, seat: int) -> Iterator[tuple[Run, Holding]]:
    """All ways to run plants, with what is left after the income."""
    player, rules = state.players[seat], state.rules
    hand = rules.hand(player.plants, player.attached)
    for size in range(len(hand) + 1):
        for plants in combinations(hand, size):
            income = rules.edition.income(min(produced(plants), player.connected))
            for plan in fuel_plans(plants, player.tokens):
                left = list(player.tokens)
                for burnt in plan:
                    left = [a - b for a, b in zip(left, burnt, strict=True)]
                named = [
                    (plant.id, rules.named(burnt))
                    for plant, burnt in zip(plants, plan, strict=True)
                ]
                yield Run(seat, tuple(named)), Holding(player.money + income, tuple(left))


def best_run(game: Game) -> Verdict:
    """Right are the runs that no other one beats in money and tokens together."""
    state: Any = game.state
    decision = state.decision
    if not isinstance(decision, Running):
        raise NotProvable("nothing to run")
    seat = decision.seat
    values = token_values(state, seat)
    runs = list(runs_of(state, seat))
    best = best_holdings({holding for _, holding in runs}, values)
    right = [run for run, holding in runs if holding in best]
    return verdict(right, [run for run, holding in runs if holding not in best])


def best_purchase(game: Game) -> Verdict:
    """Right are the purchases that can lead to the best money and tokens after the income, for
    a player who cannot connect a city in this round, in which nobody can end the game either."""
    state: Any = game.state
    decision = state.decision
    if not isinstance(decision, Buying):
        raise NotProvable("nothing to buy")
    seat = decision.seat
    costs = least_costs(state, seat)
    if len(costs) > 1 and costs[1] <= state.players[seat].money:
        raise NotProvable("the player could build")
    if any(can_end(state, other) for other in range(len(state.players))):
        raise NotProvable("the game may end")
    legal = list(decision.options(state))
    values = token_values(state, seat)
    results: dict[Move, set[Holding]] = {}
    for move in legal:
        bought = state if isinstance(move, Done) else after(state, move)
        results[move] = {holding for _, holding in runs_of(bought, seat)}
    best = best_holdings(set().union(*results.values()), values)
    good = [move for move in legal if results[move] & best]
    right = [
        move for move in legal if any(move == other or contains(other, move) for other in good)
    ]
    return verdict(right, set(legal) - set(right))


def contains(total: Move, part: Move) -> bool:
    """Whether a purchase can be the first part of another one."""
    if not isinstance(total, Buy) or not isinstance(part, Buy):
        return False
    amounts = dict(total.tokens)
    return all(amounts.get(fuel, 0) >= amount for fuel, amount in part.tokens)


# -- plants ------------------------------------------------------------------------------------


def does_as_much(one: Plant, other: Plant) -> bool:
    """Whether a plant powers as much as another with no other and no more fuel."""
    if one.powers < other.powers:
        return False
    return one.burns == 0 or (set(other.fuels) <= set(one.fuels) and one.burns <= other.burns > 0)


def is_better(one: Plant, other: Plant) -> bool:
    return does_as_much(one, other) and not does_as_much(other, one)


def better_plant_stays(game: Game) -> Verdict:
    """Wrong is to scrap a plant while a worse one of the same kind is kept."""
    state: Any = game.state
    decision = state.decision
    if not isinstance(decision, Scrapping):
        raise NotProvable("nothing to scrap")
    player, plants = state.players[decision.seat], state.rules.edition.plants
    candidates = decision.candidates(state)
    if player.attached:
        raise NotProvable("a transformer station goes with its plant")
    wrong = [
        move
        for move in decision.options(state)
        if isinstance(move, Scrap)
        and any(is_better(plants[move.plant], plants[other]) for other in candidates)
    ]
    return verdict(set(decision.options(state)) - set(wrong), wrong)


def minimum(state: GridState, card: CardId) -> int:
    return state.rules.minimum(state, card)


def better_plant_for_less(game: Game) -> Verdict:
    """The last one left in the auctions pays minima. Wrong is a plant for which another one
    does as much and costs less, or does more and costs no more."""
    state: Any = game.state
    decision = state.decision
    if not isinstance(decision, Opening) or len(decision.still_in) > 1:
        raise NotProvable("not the last player in the phase")
    plants, barred = state.rules.edition.plants, state.rules.barred(state, decision.seat)
    offered = [card for card in state.rules.offers(state) if card not in barred]
    money = state.players[decision.seat].money

    def outdone(card: CardId) -> bool:
        for other in offered:
            if other == card or minimum(state, other) > money:
                continue
            cheaper = minimum(state, other) < minimum(state, card)
            more = is_better(plants[other], plants[card])
            if does_as_much(plants[other], plants[card]) and (cheaper or more):
                return minimum(state, other) <= minimum(state, card)
        return False

    legal = list(decision.options(state))
    wrong = [move for move in legal if isinstance(move, Open) and outdone(move.card)]
    return verdict([], wrong)


def smaller(state: GridState, card: CardId, sold: CardId) -> int:
    """Plants of the market before a card once another one is sold."""
    rank = state.rules.rank
    return sum(rank[other] < rank[card] for other in state.market if other != sold)


def better_plant_left_over(game: Game) -> Verdict:
    """Two players are left in the phase. Whoever passes here can take any plant of the current
    market for its minimum afterwards, so it is wrong to bid as much as a plant there costs that
    does as much: the rival may drop out."""
    state: Any = game.state
    decision = state.decision
    if (
        not isinstance(decision, Auction)
        or decision.opening is None
        or len(decision.opening.still_in) != 2
        or state.trust is not None
    ):
        raise NotProvable("not the last auction but one, or the Trust takes a plant")
    nothing_breaks_in(state)
    rules, plants = state.rules, state.rules.edition.plants
    card, money = decision.card, state.players[decision.seat].money
    left_out = {card, state.discount, *rules.barred(state, decision.seat)}
    rivals = [other for other in rules.offers(state) if other not in left_out]
    if state.step != 3:
        # The plant that replaces the sold one may be smaller and push the largest one out.
        rivals = [
            other
            for other in rivals
            if smaller(state, other, card) < SURE_PLACES + (other in rules.lifted)
        ]
    prices = [
        minimum(state, other)
        for other in rivals
        if minimum(state, other) <= money and does_as_much(plants[other], plants[card])
    ]
    if not prices:
        raise NotProvable("no plant that does as much is left over for sure")
    legal = decision.options(state)
    wrong = [move for move in legal if isinstance(move, Bid) and move.amount > min(prices)]
    return verdict([Pass(decision.seat)], wrong)


# -- promo cards -------------------------------------------------------------------------------


def station_stays(game: Game) -> Verdict:
    """Wrong is to put the transformer station under a plant that will be scrapped before
    another one of the same owner, which does more with no more fuel."""
    state: Any = game.state
    decision = state.decision
    if not isinstance(decision, Attaching):
        raise NotProvable("nothing to attach")
    hand = state.rules.hand(state.players[decision.seat].plants)
    wrong = [
        Attach(decision.seat, plant.id)
        for plant in hand
        if any(is_better(other, plant) for other in hand)
    ]
    return verdict([], wrong)


VALUE_PROOFS: dict[str, Callable[[Game], Verdict]] = {
    "best run": best_run,
    "best purchase": best_purchase,
    "better plant stays": better_plant_stays,
    "better plant for less": better_plant_for_less,
    "better plant left over": better_plant_left_over,
    "station stays": station_stays,
}
