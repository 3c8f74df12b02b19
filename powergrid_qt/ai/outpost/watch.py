"""Finds what is foolish by the rules alone in a game of Outpost: see `powergrid_qt.ai.meter`."""

from collections.abc import Iterator, Sequence

from powergrid_qt.ai.outpost.moves import house_route
from powergrid_qt.ai.outpost.prospects import companies_of
from powergrid_qt.ai.slips import WORTH_IT, Slip, WatchedTurn
from powergrid_qt.engine import Event, Game
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import BuildingBuilt, CardSold, CityConnected
from powergrid_qt.engine.moves import Build, Hire, Move
from powergrid_qt.engine.outpost.company import hire, hiring, most_powered
from powergrid_qt.engine.outpost.edition import HOUSE
from powergrid_qt.engine.outpost.expansion import Expanding
from powergrid_qt.engine.outpost.state import OutpostState

NEXT = 2
"""Houses that could be built afterwards, by which it is judged whether a network is as good."""


class OutpostWatch:
    def __init__(self) -> None:
        self._began: Game | None = None
        """The game before the first house of the turn; None before anybody has built one."""
        self._paid = 0
        self._only_houses = True

    def turns(self, before: Game, move: Move, events: Sequence[Event]) -> Iterator[WatchedTurn]:
        state, seat = before.state, move.seat
        assert isinstance(state, OutpostState)
        if isinstance(state.decision, Expanding):
            for event in events:
                if isinstance(event, CityConnected) and isinstance(move, Build):
                    self._began = self._began or before
                    self._paid += event.connection + event.slot
                self._only_houses &= not isinstance(event, BuildingBuilt)
            if isinstance(move, Hire):
                yield WatchedTurn(seat, Slip.UNFUELLED, left_workers(state, move))
                if self._began is not None and self._only_houses:
                    foolish = paid_too_much(self._began, state, seat, self._paid)
                    yield WatchedTurn(seat, Slip.DEAR_CITIES, foolish)
                self._began, self._paid, self._only_houses = None, 0, True
        for event in events:
            if isinstance(event, CardSold) and event.seat is not None and state.round > 1:
                foolish = is_needless(state, event.seat, event.card, event.price)
                yield WatchedTurn(event.seat, Slip.NEEDLESS_PLANTS, foolish)


def left_workers(state: OutpostState, move: Hire) -> bool:
    """Whether more seasonal workers would have paid for themselves."""
    player, edition = state.players[move.seat], state.rules.edition
    how = hiring(state, player.company, move.robot)

    def gain(seasonal: int) -> int:
        company = player.company.copy()
        hire(company, list(state.labour), how, seasonal, move.robot)
        return edition.income(most_powered(edition, company, player.connected)) - how.price(
            seasonal
        )

    hired = gain(move.seasonal)
    more = range(move.seasonal + 1, how.affordable(player.money) + 1)
    return any(gain(seasonal) - hired >= WORTH_IT for seasonal in more)


def is_needless(state: OutpostState, seat: int, card: CardId, price: int) -> bool:
    """Whether a company can do no more with a card than without it, and no other that has the
    money could either."""
    return not any(
        improves(state, other, card)
        for other, player in enumerate(state.players)
        if other == seat or player.money >= price
    )


def improves(state: OutpostState, seat: int, card: CardId) -> bool:
    companies, company = companies_of(state.rules.edition), state.players[seat].company
    now, then = companies.prospect(company), companies.prospect(company, str(card))
    workers = {need for need, _, _ in then.frontier}
    if any(then.power_with(need) > now.power_with(need) for need in workers):
        return True
    more = (
        (then.places, now.places),
        (then.makes_robots, now.makes_robots),
        (then.free_houses, now.free_houses),
        (then.cheaper_workers, now.cheaper_workers),
        (then.cheaper_cards, now.cheaper_cards),
    )
    return any(new > old for new, old in more)


def paid_too_much(began: Game, state: OutpostState, seat: int, paid: int) -> bool:
    """Whether as many houses were to be had for less, also if one goes on from there."""
    first, other = began.state, began.copy()
    assert isinstance(first, OutpostState)
    assert isinstance(other.state, OutpostState)
    count = state.players[seat].connected - first.players[seat].connected
    if first.players[seat].reach is None:
        return False  # where a network begins is no question of its price
    cheaper = house_route(first, first.players[seat], count)
    saved = paid - sum(price for _, price in cheaper)
    if len(cheaper) < count or saved < WORTH_IT:
        return False
    for site, _ in cheaper:
        other.apply(Build(seat, first.site_id(site), HOUSE))
    lost = next_houses(other.state, seat) - next_houses(state, seat)
    return saved - lost >= WORTH_IT


def next_houses(state: OutpostState, seat: int) -> int:
    """Return what the next houses of a player would cost from here."""
    return sum(price for _, price in house_route(state, state.players[seat], NEXT))
