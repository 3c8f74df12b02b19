"""Proofs of the tactical positions: which moves are right or wrong, worked out by the rules alone.

Nothing of the computer players is used here. A proof enumerates what its player can still do,
and bounds what the rivals can do, so that what it says holds whatever they do.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.grid.building import Building
from powergrid_qt.engine.grid.cards import CONTRACT
from powergrid_qt.engine.grid.fuel import fuel_plans, most_powered, produced
from powergrid_qt.engine.grid.resources import Buying
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Build, Buy, Done
from powergrid_qt.engine.turns import settle

MOST_SETS = 30_000
"""Sets of cities that a proof looks at: a position that needs more is not for this suite."""

Standing = tuple[int, int, int]
"""What decides at the end (E2): cities powered, money, cities connected where that counts."""


class NotProvable(Exception):
    """The position is not of the kind that the proof is for, or has too many possibilities."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Every legal move is right, wrong, or (in neither set) left open by the proof."""

    right: frozenset[Move]
    wrong: frozenset[Move]


def verdict(right: Iterable[Move], wrong: Iterable[Move]) -> Verdict:
    return Verdict(frozenset(right), frozenset(wrong))


def after(state: Any, *moves: Move) -> Any:
    """The position that legal moves lead to."""
    state = state.copy()
    for move in moves:
        state.decision.apply(state, move, [])
        settle(state, [])
    return state


def nothing_breaks_in(state: GridState) -> None:
    """Promo cards are auctioned as soon as they are drawn; the proofs do not follow that."""
    if any(card in state.rules.promo_cards for card in state.pile):
        raise NotProvable("a promo card may be drawn")


# -- the last round: cities --------------------------------------------------------------------


def growth_costs(state: GridState, seat: int, before: tuple[int, ...] = ()) -> list[int]:
    """The least money for 0, 1, 2, ... more cities, over all sets and orders of cities.

    `before` are rivals who build first: a city counts with the slot that is left if all of them
    build there, and not at all if none would be left.
    """
    player, network = state.players[seat], state.network
    slots = state.rules.edition.slots
    room: dict[int, int] = {}
    for city in network.cities:
        houses = len(state.slots[city])
        coming = sum(city not in state.players[one].cities for one in before)
        if coming and houses == 0 and state.trust is not None:
            coming += 1  # TR6
        if houses + coming < state.step and city not in player.cities:
            room[city] = slots[houses + coming]
    most = min(state.rules.edition.houses, state.rules.most_cities) - player.connected
    start = player.reach
    level: dict[frozenset[int], tuple[int, tuple[int, ...] | None]] = {frozenset(): (0, start)}
    costs = [0]
    looked_at = 0
    while level and len(costs) <= most:
        following: dict[frozenset[int], tuple[int, tuple[int, ...] | None]] = {}
        for built, (spent, reach) in level.items():
            for city, slot in room.items():
                price = spent + slot + (0 if reach is None else reach[city])
                if city in built or price > player.money:
                    continue
                grown = built | {city}
                known = following.get(grown)
                if known is None or price < known[0]:
                    costs_from = network.costs_from(city)
                    reached = (
                        tuple(costs_from) if reach is None else tuple(map(min, reach, costs_from))
                    )
                    following[grown] = price, reached
            looked_at += len(room)
            if looked_at > MOST_SETS * 20 or len(following) > MOST_SETS:
                raise NotProvable("too many ways to build")
        if following:
            costs.append(min(spent for spent, _ in following.values()))
        level = following
    return costs


def least_costs(state: GridState, seat: int) -> list[int]:
    """Less than 0, 1, 2, ... more cities can cost a player, whatever others build first."""
    player, network = state.players[seat], state.network
    prices = []
    for city in network.cities:
        houses = len(state.slots[city])
        if houses < state.step and city not in player.cities:
            others = [network.costs_from(other)[city] for other in network.cities if other != city]
            way = 0 if player.reach is None else min([player.reach[city], *others])
            prices.append(state.rules.edition.slots[houses] + way)
    most = min(state.rules.edition.houses, state.rules.most_cities) - player.connected
    costs = [0]
    for price in sorted(prices)[:most]:
        costs.append(costs[-1] + price)
    return costs


def can_end(state: GridState, seat: int) -> bool:
    """Whether a player may have the money to connect all cities that are missing for the end."""
    player, costs = state.players[seat], least_costs(state, seat)
    missing = max(state.rules.end_cities - player.connected, 0)
    return missing < len(costs) and costs[missing] <= player.money


# -- the last round: fuel ----------------------------------------------------------------------


def fuel_costs(state: GridState, seat: int) -> dict[int, int]:
    """Power that a player can buy fuel for, with the least money it takes, if alone at the
    market."""
    player, rules = state.players[seat], state.rules
    scales, hand = state.scales_for(seat), rules.hand(player.plants, player.attached)
    within_reach = tuple(a + b for a, b in zip(player.tokens, state.buyable(), strict=True))
    found: dict[int, int] = {0: 0}
    for size in range(1, len(hand) + 1):
        for plants in combinations(hand, size):
            power = produced(plants)
            for plan in fuel_plans(plants, within_reach):
                burnt = [sum(kinds) for kinds in zip(*plan, strict=True)]
                price = 0
                for kind, tokens in enumerate(burnt):
                    missing = max(tokens - player.tokens[kind], 0)
                    price += scales[kind].cost(state.fuel[kind], missing)
                if price <= player.money:
                    found[power] = min(price, found.get(power, price))
    return found


def standing(state: GridState, seat: int, more: int = 0, spent: int = 0) -> Standing:
    """Where a player stands at the end with the tokens held and `more` cities."""
    player, rules = state.players[seat], state.rules
    cities = player.connected + more
    powered = most_powered(rules.hand(player.plants, player.attached), player.tokens, cities)
    return powered, player.money - spent, cities if rules.edition.rank_by_cities else 0


def ceiling(state: GridState, seat: int, may_buy: bool, may_build: bool) -> Standing:
    """No better than this can a rival stand at the end of this round."""
    player = state.players[seat]
    costs = least_costs(state, seat) if may_build else [0]
    if may_buy:
        fuels = fuel_costs(state, seat)
    else:
        power = standing(state, seat, len(state.rules.board.cities))[0]
        fuels = {power: 0}
    best: Standing = (0, 0, 0)
    for power, fuel_price in fuels.items():
        for more, price in enumerate(costs):
            money = player.money - fuel_price - price
            if money >= 0:
                cities = player.connected + more
                best = max(best, (min(power, cities), money, len(state.rules.board.cities)))
    return best


# -- the last round: who wins ------------------------------------------------------------------


def sure_win(game: Game) -> Verdict:
    """Right are the moves after which the player can end the game in this round and win it
    alone, whatever the rivals do."""
    state: Any = game.state
    decision = state.decision
    nothing_breaks_in(state)
    if isinstance(decision, Building):
        legal = list(decision.options(state))
        right = [move for move in legal if wins_by_building(after(state, move), decision.seat)]
    elif isinstance(decision, Buying):
        legal = list(decision.options(state))
        totals = {move: dict(move.tokens) if isinstance(move, Buy) else {} for move in legal}
        costs = costs_after_buying(state)
        winning = [
            totals[move]
            for move in legal
            if wins_with_fuel(state if isinstance(move, Done) else after(state, move), costs)
        ]
        right = []
        for move, bought in totals.items():
            if isinstance(move, Done):
                possible = {} in winning
            else:
                possible = any(
                    all(total.get(fuel, 0) >= amount for fuel, amount in bought.items())
                    for total in winning
                )
            if possible:
                right.append(move)
    else:
        raise NotProvable("neither building nor buying")
    return verdict(right, set(legal) - set(right))


def wins_by_building(state: GridState, seat: int) -> bool:
    """Whether a player who is still building, or has just finished, can end the game and win."""
    if state.result is not None:
        return state.result.winners == (seat,)
    decision = state.decision
    if not isinstance(decision, Building):
        return False  # the next round, or a card that broke in
    acted = decision.acted
    costs = growth_costs(state, seat) if decision.seat == seat else [0]
    rivals = [
        ceiling(state, other, may_buy=False, may_build=other not in acted)
        if other not in acted
        else standing(state, other)
        for other in range(len(state.players))
        if other != seat
    ]
    return ends_and_wins(state, seat, costs, max(rivals))


def ends_and_wins(state: GridState, seat: int, costs: list[int], rivals: Standing) -> bool:
    player, end = state.players[seat], state.rules.end_cities
    return any(
        max(player.connected + more, state.leader) >= end
        and standing(state, seat, more, spent) > rivals
        for more, spent in enumerate(costs)
        if spent <= player.money
    )


def costs_after_buying(state: GridState) -> list[int]:
    """What cities will cost whoever is buying, if all who build first are in the way. A purchase
    does not change it."""
    decision = state.decision
    assert isinstance(decision, Buying)
    before = tuple(state.order[state.order.index(decision.seat) + 1 :])
    return growth_costs(state, decision.seat, before)


def wins_with_fuel(state: GridState, costs: list[int]) -> bool:
    """Whether the tokens held now are enough for whoever is buying to end the game and win."""
    decision = state.decision
    assert isinstance(decision, Buying)
    seat = decision.seat
    rivals = [
        ceiling(state, other, may_buy=other not in decision.acted, may_build=True)
        for other in range(len(state.players))
        if other != seat
    ]
    return ends_and_wins(state, seat, costs, max(rivals))


def end_loses(game: Game) -> Verdict:
    """Wrong are the cities that end the game although a rival is already ahead of everything
    that the player could still reach. The game goes on if the player stops instead."""
    state: Any = game.state
    decision, end = state.decision, state.rules.end_cities
    if not isinstance(decision, Building) or state.leader >= end:
        raise NotProvable("not a player who could end the game by building")
    nothing_breaks_in(state)
    seat = decision.seat
    for other in range(len(state.players)):
        if other != seat and other not in decision.acted and can_end(state, other):
            raise NotProvable("a rival may end the game as well")
    wrong = []
    for move in decision.options(state):
        if isinstance(move, Build):
            built = after(state, move)
            if built.players[seat].connected >= end and not may_win(built, seat):
                wrong.append(move)
    return verdict([], wrong)


def may_win(state: GridState, seat: int) -> bool:
    """Whether a player who ends the game by building can be first if the rivals stand still."""
    rivals = max(standing(state, other) for other in range(len(state.players)) if other != seat)
    money = state.players[seat].money
    own = [
        standing(state, seat, more, spent)
        for more, spent in enumerate(growth_costs(state, seat))
        if spent <= money
    ]
    return max(own) >= rivals


def held_back(game: Game) -> Verdict:
    """The last builder of this round would be the first builder of the next one, so nobody can
    build in between: a city that brings no income now costs the same then. Connected now, it
    only gives up the last place in the order."""
    state: Any = game.state
    decision = state.decision
    if not isinstance(decision, Building):
        raise NotProvable("nobody builds")
    nothing_breaks_in(state)
    if any(CONTRACT in player.cards for player in state.players):
        raise NotProvable("a supply contract changes the order")
    seat = decision.seat
    player = state.players[seat]
    costs = least_costs(state, seat)
    beyond = state.leader + 1 - player.connected
    if len(decision.acted) < len(state.players) - 1 or state.leader >= state.rules.end_cities:
        raise NotProvable("others build later, or the game ends")
    if beyond < len(costs) and costs[beyond] <= player.money:
        raise NotProvable("more cities could take the lead, which moves the game on")
    if standing(state, seat, beyond)[0] > player.connected:
        raise NotProvable("another city would bring income now")
    if next_order(state)[-1] != seat:
        raise NotProvable("others would build first in the next round")
    wrong = [
        move
        for move in decision.options(state)
        if isinstance(move, Build) and next_order(after(state, move))[-1] != seat
    ]
    return verdict([Done(seat)], wrong)


def next_order(state: GridState) -> list[int]:
    """The order of the next round (P1.1) if nobody builds any more."""
    rank = state.rules.rank

    def place(seat: int) -> tuple[int, float]:
        player = state.players[seat]
        return -player.connected, -max(rank[plant] for plant in player.plants)

    return sorted(state.order, key=place)


LAST_ROUND_PROOFS: dict[str, Callable[[Game], Verdict]] = {
    "sure win": sure_win,
    "end loses": end_loses,
    "held back": held_back,
}
