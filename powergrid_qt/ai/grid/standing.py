"""How everybody stands at the start of a round, in numbers by which the learned evaluation tells
the chances.

It never counts against a player to have more money or one more token, and a rival's money never
counts in anybody's favour: no number of one player depends on the money of another, nor on the
tokens that others hold, and the network gives no negative weight to what grows with one's own.
"""

from powergrid_qt.ai.family import with_leads
from powergrid_qt.ai.grid.cities import affordable_cities, next_city_price
from powergrid_qt.ai.grid.supply import (
    Bills,
    Burners,
    Fed,
    Supplies,
    Terms,
    net_incomes,
    ways_to_feed,
)
from powergrid_qt.engine.board import Board
from powergrid_qt.engine.grid.edition import FuelScale
from powergrid_qt.engine.grid.fuel import produced
from powergrid_qt.engine.grid.state import GridState, Hand

GROWING = ("money", "powered", "net income", "final", "stock")
"""What grows, or stays as it is, with money and tokens."""
OTHER = (
    "cities",
    "power",
    "income",
    "all power",
    "place",
    "city price",
    "largest plant",
    "free places for plants",
)
LEADS = ("cities", "power", "income")
"""Numbers of which it is also told how far a player is ahead of the best of the others."""
TABLE = ("progress", "players", "step")
"""What is the same for everybody."""
NAMES = (*GROWING, *OTHER, *(f"lead in {name}" for name in LEADS), *TABLE)
_LEADS_AT = tuple((*GROWING, *OTHER).index(name) for name in LEADS)

MOST_KNOWN = 10_000
BEYOND_THE_END = 2
"""Cities more than the end asks for may decide who wins."""


class Feeding:
    """What it costs to run hands of plants, for an edition on a board: most of it was asked
    before."""

    def __init__(self, scales: tuple[FuelScale, ...]) -> None:
        self._bills = Bills(scales)
        self._burners: dict[Hand, Burners] = {}
        self._ways: dict[object, list[Fed]] = {}

    def burners(self, hand: Hand) -> Burners:
        found = self._burners.get(hand)
        if found is None:
            found = self._burners[hand] = Burners(hand)
        return found

    def ways(self, hand: Burners, terms: tuple[Terms, ...]) -> list[Fed]:
        """The sets of plants that can run, the strongest first, each with the price of a run."""
        key = hand, terms
        found = self._ways.get(key)
        if found is None:
            if len(self._ways) > MOST_KNOWN:
                self._bills.clear()
                self._ways.clear()
            bills = list(map(self._bills.__getitem__, zip(hand.kinds, terms, strict=True)))
            tokens = [level + held for level, held, _ in terms]
            found = self._ways[key] = ways_to_feed(hand.sets, bills, tokens)
        return found


MOST_BOARDS = 4
_known: dict[tuple[str, Board], Feeding] = {}


def feeding_in(state: GridState) -> Feeding:
    """Boards of one's own may change what fuel costs."""
    edition, board = state.rules.edition, state.rules.board
    found = _known.get((edition.id, board))
    if found is None:
        if len(_known) >= MOST_BOARDS:
            _known.clear()
        found = _known[edition.id, board] = Feeding(edition.scales)
    return found


def features(state: GridState) -> list[tuple[float, ...]]:
    """The numbers of `NAMES` for each seat, all of the order of 1."""
    rules = state.rules
    feeding = feeding_in(state)
    supplies = Supplies(state, stocks=False)
    seats = range(len(state.players))
    own = [standing(state, seat, feeding, supplies) for seat in seats]
    table = (
        min(state.leader / rules.end_cities, 1.0),
        (len(state.players) - 2) / 4,
        (state.step - 1) / 2,
    )
    return with_leads(own, _LEADS_AT, table)


def standing(
    state: GridState, seat: int, feeding: Feeding, supplies: Supplies
) -> tuple[float, ...]:
    """What there is to tell of a player without looking at the others. Only fuel that can be paid
    counts for this round, and only what those leave who buy before."""
    player, rules = state.players[seat], state.rules
    end, payout = rules.end_cities, rules.edition.payout
    hand = rules.hand(player.plants, player.attached)
    burners = feeding.burners(hand)
    connected, money, top = player.connected, player.money, len(payout) - 1
    powered = final = net = 0
    for power, price, _ in feeding.ways(burners, tuple(supplies.now(seat, burners.kinds))):
        if price > money:
            continue
        lit = min(power, connected)
        powered = max(powered, lit)
        net = max(net, payout[min(lit, top)] - price)
        if power > final:
            reached = connected + affordable_cities(state, seat, money - price)
            final = max(final, min(power, reached, end + BEYOND_THE_END))
    later = feeding.ways(burners, tuple(supplies.later(seat, burners.kinds)))
    stock = 0.0
    for scale, level, tokens in zip(rules.edition.scales, state.fuel, player.tokens, strict=True):
        stock += tokens * scale.price(level)
    return (
        money / 100,
        powered / end,
        net / 100,
        final / end,
        stock / 20,
        connected / end,
        min(later[0][0], end) / end,
        net_incomes(later, payout)[min(connected, top)] / 100,
        produced(hand) / end,
        state.order.index(seat) / max(len(state.players) - 1, 1),
        next_city_price(state, seat) / 30,
        rules.rank[player.plants[-1]] / 50 if player.plants else 0.0,
        (rules.max_plants - len(player.plants)) / 3,
    )
