"""Proofs of the tactical positions of Outpost; see `proofs.py`."""

from collections.abc import Callable, Iterator
from typing import Any

from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.auction import Opening
from powergrid_qt.engine.moves import Build, Hire, Open
from powergrid_qt.engine.outpost.company import most_powered
from powergrid_qt.engine.outpost.edition import HOUSE, PLANT, SHELTER, Card
from powergrid_qt.engine.outpost.expansion import Expanding, slot_cost
from powergrid_qt.engine.outpost.state import OutpostState
from tests.ai.proofs import MOST_SETS, NotProvable, Verdict, after, verdict

Result = tuple[int, int]
"""What decides at the end (O24): cities powered, money."""
Pieces = tuple[int, int, int]
"""Houses, plant buildings and shelter buildings."""
ROBOTS = "tech_robots"


def expanding(game: Game) -> tuple[Any, Expanding]:
    state: Any = game.state
    decision = state.decision
    if not isinstance(decision, Expanding):
        raise NotProvable("nobody expands")
    return state, decision


def last_to_expand(game: Game) -> tuple[Any, Expanding]:
    state, decision = expanding(game)
    if len(decision.acted) < len(state.players) - 1:
        raise NotProvable("others act later")
    return state, decision


# -- cards and workers -------------------------------------------------------------------------


def boards(state: OutpostState) -> Iterator[OutpostState]:
    """All ways to lay the cards of whoever is expanding."""
    seen = set()
    waiting = [state]
    while waiting:
        here = waiting.pop()
        decision = here.decision
        assert isinstance(decision, Expanding)
        company = here.players[decision.seat].company
        key = frozenset(company.plants), frozenset(company.shelters)
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > MOST_SETS:
            raise NotProvable("too many ways to lay the cards")
        yield here
        waiting += [after(here, move) for move in decision.options(here).placements]


def hirings(state: OutpostState) -> Iterator[tuple[Hire, Result]]:
    """All ways to hire for the board as it lies: cities powered with them, and money left."""
    decision = state.decision
    assert isinstance(decision, Expanding)
    for move in decision.options(state).hires:
        hired = state.copy()
        decision.apply(hired, move, [])
        player = hired.players[decision.seat]
        powered = most_powered(hired.rules.edition, player.company, player.connected)
        yield move, (powered, player.money)


def best_hiring(game: Game) -> Verdict:
    """Nothing can be built any more, and nobody can end the game in this round. Seasonal workers
    leave after it and cards can be laid anew in the next one, so only the money after the income
    counts."""
    state, decision = expanding(game)
    company = state.players[decision.seat].company
    slot = state.rules.edition.slots[0]
    if any(
        # An Outpost card takes a house for nothing.
        player.connected + len(player.company.technologies) + player.money // slot
        >= state.rules.end_cities
        for player in state.players
    ):
        raise NotProvable("the game may end")
    if decision.options(state).builds or ROBOTS in company.technologies:
        raise NotProvable("there is more to decide")
    income = state.rules.edition.income

    def money(result: Result) -> int:
        return int(result[1] + income(result[0]))

    best = max(money(result) for board in boards(state) for _, result in hirings(board))
    hires = {move: money(result) for move, result in hirings(state)}
    return verdict(
        [move for move, earned in hires.items() if earned == best],
        [move for move, earned in hires.items() if earned < best],
    )


# -- the last round ----------------------------------------------------------------------------


def least_costs(state: OutpostState, seat: int) -> dict[Pieces, int]:
    """The least money for each number of pieces, over all places and orders to build them."""
    player, cities = state.players[seat], state.rules.board.cities
    decision = state.decision
    assert isinstance(decision, Expanding)
    if any(city in player.company.technologies for city, _, _ in decision.options(state).builds):
        raise NotProvable("an Outpost card can be built on")
    company, cards = player.company, state.rules.edition.cards
    owned = [cards[card] for card in (*company.reserve, *company.plants, *company.shelters)]
    useful = {
        HOUSE: decision.stock(state, HOUSE),
        PLANT: sum(card.workers > 0 for card in owned) - company.unlocked(PLANT),
        SHELTER: sum(card.places > 0 for card in owned) - company.unlocked(SHELTER),
    }
    sites: list[tuple[int, str, int]] = []
    for city in state.network.cities:
        if len(state.slots[city]) < state.step and city not in player.houses:
            sites.append((city, HOUSE, slot_cost(state, city, HOUSE)))
        kind = cities[city].slot
        if kind and not state.built[city] and useful[kind] > 0 and decision.stock(state, kind):
            sites.append((city, kind, slot_cost(state, city, kind)))
    found: dict[Pieces, int] = {}
    start: frozenset[tuple[int, str]] = frozenset()
    level: dict[frozenset[tuple[int, str]], tuple[int, tuple[int, ...] | None]]
    level = {start: (0, player.reach)}
    looked_at = 0
    while level:
        following: dict[frozenset[tuple[int, str]], tuple[int, tuple[int, ...] | None]] = {}
        for built, (spent, reach) in level.items():
            kinds = [what for _, what in built]
            pieces = kinds.count(HOUSE), kinds.count(PLANT), kinds.count(SHELTER)
            found[pieces] = min(spent, found.get(pieces, spent))
            for city, what, slot in sites:
                price = spent + slot + (0 if reach is None else reach[city])
                if price > player.money or (city, what) in built:
                    continue
                if kinds.count(what) >= useful[what]:
                    continue
                grown = built | {(city, what)}
                if grown not in following or price < following[grown][0]:
                    costs = state.network.costs_from(city)
                    reached = tuple(costs) if reach is None else tuple(map(min, reach, costs))
                    following[grown] = price, reached
            looked_at += len(sites)
            if looked_at > 10 * MOST_SETS:
                raise NotProvable("too many ways to build")
        level = following
    return found


def results(state: OutpostState, seat: int) -> Iterator[tuple[int, Result]]:
    """Houses at the end of the turn of whoever is expanding, with the best result for each
    number of pieces built."""
    decision = state.decision
    assert isinstance(decision, Expanding)
    costs = {(0, 0, 0): 0} if decision.arranging else least_costs(state, seat)
    for (houses, plants, shelters), price in costs.items():
        grown = state.copy()
        player = grown.players[seat]
        player.money -= price
        player.connected += houses
        somewhere = -1
        unlocked = ((somewhere, PLANT),) * plants + ((somewhere, SHELTER),) * shelters
        player.company.buildings = (*player.company.buildings, *unlocked)
        best = max(result for board in boards(grown) for _, result in hirings(board))
        yield player.connected, best


def rivals_best(state: OutpostState, seat: int) -> Result:
    edition = state.rules.edition
    return max(
        (most_powered(edition, player.company, player.connected), player.money)
        for other, player in enumerate(state.players)
        if other != seat
    )


def can_win(state: OutpostState, seat: int) -> bool:
    """Whether the last one to expand can end the game now and be first alone."""
    if state.result is not None:
        return state.result.winners == (seat,)
    decision = state.decision
    if not isinstance(decision, Expanding) or decision.seat != seat:
        return False
    end, rivals = state.rules.end_cities, rivals_best(state, seat)
    return any(
        max(houses, state.leader) >= end and result > rivals
        for houses, result in results(state, seat)
    )


def outpost_win(game: Game) -> Verdict:
    """The last one to expand: right are the moves after which the game can be ended and won."""
    state, decision = last_to_expand(game)
    legal = list(decision.options(state))
    right = [move for move in legal if can_win(after(state, move), decision.seat)]
    return verdict(right, set(legal) - set(right))


def outpost_end_loses(game: Game) -> Verdict:
    """The last one to expand: wrong are the houses that end a game that is lost then."""
    state, decision = last_to_expand(game)
    seat, end = decision.seat, state.rules.end_cities
    if state.leader >= end:
        raise NotProvable("the game ends anyway")
    rivals = rivals_best(state, seat)
    wrong: list[Move] = []
    for move in decision.options(state):
        if isinstance(move, Build) and move.what == HOUSE:
            built = after(state, move)
            if built.players[seat].connected >= end and all(
                result < rivals for _, result in results(built, seat)
            ):
                wrong.append(move)
    return verdict([], wrong)


# -- auctions ----------------------------------------------------------------------------------


def does_as_much(one: Card, other: Card) -> bool:
    """Whether a plant powers as much with no more workers, or a shelter holds as many."""
    if one.type != other.type or one.type not in (PLANT, SHELTER):
        return False
    return (
        one.cities >= other.cities and one.workers <= other.workers and one.places >= other.places
    )


def better_card_for_less(game: Game) -> Verdict:
    """The last one left in the auctions pays minima: wrong is a card that another one on offer
    outdoes in what it does or in what it costs, and is not behind in the other."""
    state: Any = game.state
    decision = state.decision
    if not isinstance(decision, Opening) or len(decision.still_in) > 1:
        raise NotProvable("not the last player in the phase")
    rules, cards = state.rules, state.rules.edition.cards
    prices = {card: rules.minimum(state, card) for card in rules.offers(state)}

    def outdone(card: str) -> bool:
        return any(
            does_as_much(cards[other], cards[card])
            and price <= prices[card]
            and (price < prices[card] or not does_as_much(cards[card], cards[other]))
            for other, price in prices.items()
            if other != card
        )

    wrong = [
        move
        for move in decision.options(state)
        if isinstance(move, Open) and outdone(str(move.card))
    ]
    return verdict([], wrong)


OUTPOST_PROOFS: dict[str, Callable[[Game], Verdict]] = {
    "best hiring": best_hiring,
    "outpost win": outpost_win,
    "outpost end loses": outpost_end_loses,
    "better card for less": better_card_for_less,
}
