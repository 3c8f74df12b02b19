"""The last round: can somebody end the game, and who would win?"""

from powergrid_qt.ai.grid.cities import growth
from powergrid_qt.engine.grid.building import Building
from powergrid_qt.engine.grid.power import most_powered, produced
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.state import BUILDING

MOST_IN_A_ROUND = 7
"""Cities that anybody connects in one round."""
NEARLY = 0.2
"""One city too few: an estimate may be wrong."""


def affordable_cities(state: GridState, seat: int, money: int) -> int:
    return len(growth(state, seat, MOST_IN_A_ROUND, money))


def powered_with(state: GridState, seat: int, cities: int) -> int:
    """What a player could power of so many cities with the tokens held."""
    player = state.players[seat]
    hand = state.rules.hand(player.plants, player.attached)
    return most_powered(hand, player.tokens, cities)


def chance_of_end(state: GridState, fear: float) -> float:
    """How likely the game ends in this round, if `fear` is how likely those who can do it."""
    end = state.rules.end_cities
    if state.leader >= end:
        return 1.0
    acted = built(state)
    chance = 0.0
    for seat, player in enumerate(state.players):
        missing = end - player.connected
        if missing > MOST_IN_A_ROUND or seat in acted:
            continue
        # What the missing cities cost at the least; nobody has to look at the map when it is far.
        if player.money < missing * state.rules.edition.slots[0]:
            continue
        able = len(growth(state, seat, missing, player.money))
        if able == missing:
            return fear
        if able == missing - 1:
            chance = fear * NEARLY
    return chance


def built(state: GridState) -> tuple[int, ...]:
    """Who has connected cities in this round and does not come again."""
    decision = state.decision
    return decision.acted if state.phase == BUILDING and isinstance(decision, Building) else ()


def near_the_end(state: GridState) -> bool:
    """Whether anybody might end the game in this round."""
    return state.leader + MOST_IN_A_ROUND >= state.rules.end_cities


FinalStanding = tuple[int, int, int]
"""What decides at the end (E2): cities powered, money, cities connected."""


def standing(state: GridState, seat: int, more: int, spent: int) -> FinalStanding:
    """Where a player would stand who connects `more` cities for what they cost."""
    player = state.players[seat]
    cities = player.connected + more
    third = cities if state.rules.edition.rank_by_cities else 0
    return powered_with(state, seat, cities), player.money - spent, third


def best_standing(state: GridState, seat: int) -> FinalStanding:
    """The best that a player who may still build can make of a game that ends now."""
    player = state.players[seat]
    power = powered_with(state, seat, len(state.rules.board.cities))
    useful = max(power - player.connected, 0)
    grown = growth(state, seat, min(useful, 2 * MOST_IN_A_ROUND), player.money)
    return standing(state, seat, len(grown), sum([price for _, price in grown]))


def rivals_best(state: GridState, seat: int) -> FinalStanding:
    """What must be beaten if the game ends in this phase 4."""
    acted = built(state)
    return max(
        standing(state, other, 0, 0) if other in acted else best_standing(state, other)
        for other in range(len(state.players))
        if other != seat
    )


def most_possible(state: GridState, seat: int) -> int:
    """More cities than this a player cannot power at the end of this round, fuel or not."""
    player = state.players[seat]
    power = produced(state.rules.hand(player.plants, player.attached))
    cities = player.connected + affordable_cities(state, seat, player.money)
    return min(power, cities)
