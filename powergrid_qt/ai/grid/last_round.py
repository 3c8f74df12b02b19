"""The last round: who would win if the game ended now, and can a player end it in this round and
win it, with the fuel that there is and the money for it?

In the second case rivals are taken to find all that is left on the market, and to make the best of
their money.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

from powergrid_qt.ai.grid.cities import MOST_IN_A_ROUND, affordable_cities, built, growth, spent_on
from powergrid_qt.ai.grid.outlook import GridOutlook, without
from powergrid_qt.ai.grid.supply import PLENTY, Burners, Fed, bill, buyers, ways_to_feed
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.fuel import most_powered, produced
from powergrid_qt.engine.grid.resources import Buying
from powergrid_qt.engine.grid.state import Attached, GridState, Hand
from powergrid_qt.engine.moves import Counts, Move, Open

FinalStanding = tuple[int, int, int]
"""What decides at the end (E2): cities powered, money, cities connected."""


def powered_with(state: GridState, seat: int, cities: int) -> int:
    """What a player could power of so many cities with the tokens held."""
    player = state.players[seat]
    hand = state.rules.hand(player.plants, player.attached)
    return most_powered(hand, player.tokens, cities)


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


# -- ending the game in this round --------------------------------------------------------------


Finish = tuple[int, int]
"""Cities powered and money, when the game is over."""
NEVER: Finish = (-1, 0)
Option = TypeVar("Option")


class PossibleEnd(NamedTuple):
    """The end as a player sees it who can bring it about."""

    state: GridState
    seat: int
    missing: int
    """Cities without which the game does not end."""
    spent: list[int]
    """What the first 0, 1, 2, ... more cities cost."""
    to_beat: Finish
    """The best finish that a rival can reach."""

    def finish(self, hand: Hand, tokens: Sequence[int], fuel: Sequence[int], money: int) -> Finish:
        """The best end with these plants and tokens, this fuel for sale, and this money."""
        connected = self.state.players[self.seat].connected
        ways = ways_to_run(self.state, hand, tokens, fuel)
        return best_finish(ways, connected, self.spent, money, self.missing)

    def winning(self, finishes: Mapping[Option, Finish]) -> list[Option]:
        """The options that win the game, the best first."""
        found = [one for one, finish in finishes.items() if finish > self.to_beat]
        return sorted(found, key=finishes.__getitem__, reverse=True)


def last_round(
    outlook: GridOutlook, state: GridState, seat: int, fuel: Sequence[int]
) -> PossibleEnd | None:
    """The end of the game, with this fuel for those who have not bought; None if the player cannot
    bring it about."""
    player, end = state.players[seat], state.rules.end_cities
    missing = end - player.connected if state.leader < end else 0
    if not outlook.ending or missing > MOST_IN_A_ROUND:
        return None
    ways = outlook.character.ways_compared
    spent = spent_on(growth(state, seat, MOST_IN_A_ROUND, player.money, ways))
    # The cheapest way to many cities need not be the cheapest one to the end.
    all_ways = len(state.network.cities) if ways > 1 else 1
    to_the_end = spent_on(growth(state, seat, missing, player.money, all_ways))
    if missing >= len(to_the_end):
        return None
    spent = [*to_the_end, *spent[missing + 1 :]]
    buying, nothing = buyers(state), [0] * len(fuel)
    rivals = [
        rival_finish(state, other, fuel if other in buying else nothing)
        for other in range(len(state.players))
        if other != seat
    ]
    return PossibleEnd(state, seat, missing, spent, max(rivals))


def rival_finish(state: GridState, seat: int, fuel: Sequence[int]) -> Finish:
    player = state.players[seat]
    hand = state.rules.hand(player.plants, player.attached)
    spent = spent_on(growth(state, seat, MOST_IN_A_ROUND, player.money))
    ways = ways_to_run(state, hand, player.tokens, fuel)
    return best_finish(ways, player.connected, spent, player.money, 0)


def ways_to_run(
    state: GridState, hand: Hand, tokens: Sequence[int], fuel: Sequence[int]
) -> list[Fed]:
    """The sets of plants that can run, with the price of what they still need."""
    burners, scales = Burners(hand), state.rules.edition.scales
    bills = [bill(scales[kind], fuel[kind], tokens[kind], PLENTY) for kind in burners.kinds]
    return ways_to_feed(burners.sets, bills, [fuel[kind] + tokens[kind] for kind in burners.kinds])


def best_finish(
    ways: Sequence[Fed], connected: int, spent: Sequence[int], money: int, least: int
) -> Finish:
    """The most that fuel and `least` or more cities make of this money."""
    best = NEVER
    for power, price, _ in ways:
        for more in range(least, len(spent)):
            left = money - price - spent[more]
            if left < 0:
                break
            best = max(best, (min(power, connected + more), left))
    return best


# -- what a decision makes of it ----------------------------------------------------------------


def fuel_found(outlook: GridOutlook, state: GridState, seat: int) -> tuple[list[int], list[int]]:
    """What will be left at a player's turn in this round: for sure, and most likely."""
    queue = buyers(state)
    likely = [outlook.supplies.levels(kind)[0][seat] for kind in range(len(state.fuel))]
    sure = list(state.fuel)
    for other in queue[: queue.index(seat)]:
        most = Buying(other, ()).options(state).maximum
        for fuel, amount in most.items():
            kind = state.rules.edition.fuel_index[fuel]
            sure[kind] = max(sure[kind] - amount, 0)
    return sure, likely


def winning_openings(
    outlook: GridOutlook, state: GridState, seat: int, moves: Sequence[Move]
) -> list[Move]:
    """With or without which plants the last one in the auctions can end the game and win it: the
    money for one may be needed for fuel and cities."""
    end = last_round(outlook, state, seat, state.fuel)
    if end is None:
        return []
    player = state.players[seat]
    for fuel in fuel_found(outlook, state, seat):
        finishes = {}
        for move in moves:
            hands, money = [state.rules.hand(player.plants, player.attached)], player.money
            if isinstance(move, Open):
                hands, money = hands_with(state, seat, move.card), money - move.bid
            finishes[move] = max(end.finish(hand, player.tokens, fuel, money) for hand in hands)
        if winning := end.winning(finishes):
            return winning
    return []


def hands_with(state: GridState, seat: int, card: CardId) -> list[Hand]:
    """All that a player's hand may be with one more plant."""
    rules, player = state.rules, state.players[seat]
    more = (*player.plants, card)
    if len(more) <= rules.max_plants:
        return [rules.hand(more, player.attached)]
    return [hand_without(state, more, player.attached, gone) for gone in player.plants]


def hand_without(
    state: GridState, plants: Sequence[CardId], attached: Attached, gone: CardId
) -> Hand:
    left = tuple([plant for plant in plants if plant != gone])
    return state.rules.hand(left, without(attached, gone))


def winning_scraps(
    outlook: GridOutlook, state: GridState, seat: int, drops: Mapping[CardId, Counts]
) -> list[CardId]:
    """Without which plants, and the tokens that go with them, a player can end the game and win
    it."""
    end = last_round(outlook, state, seat, state.fuel)
    if end is None:
        return []
    player, index = state.players[seat], state.rules.edition.fuel_index
    for fuel in fuel_found(outlook, state, seat):
        finishes = {}
        for plant, drop in drops.items():
            tokens = list(player.tokens)
            for name, amount in drop:
                tokens[index[name]] -= amount
            hand = hand_without(state, player.plants, player.attached, plant)
            finishes[plant] = end.finish(hand, tokens, fuel, player.money)
        if winning := end.winning(finishes):
            return winning
    return []


def wins_with_fuel(
    outlook: GridOutlook, state: GridState, seat: int, tokens: Sequence[int]
) -> bool:
    """When these tokens are bought, which those who buy later do not find any more."""
    left = [max(level - bought, 0) for level, bought in zip(state.fuel, tokens, strict=True)]
    end = last_round(outlook, state, seat, left)
    if end is None:
        return False
    player, scales = state.players[seat], state.scales_for(seat)
    held = [have + bought for have, bought in zip(player.tokens, tokens, strict=True)]
    bought = zip(scales, state.fuel, tokens, strict=True)
    paid = sum([scale.cost(level, amount) for scale, level, amount in bought])
    hand = state.rules.hand(player.plants, player.attached)
    return end.finish(hand, held, [0] * len(held), player.money - paid) > end.to_beat
