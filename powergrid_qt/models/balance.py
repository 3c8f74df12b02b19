"""What a game that is over came to: what everybody spent and on what, the dearest auction, the
cheapest network, and when it was decided. Worked out of the events that the game has kept."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from powergrid_qt.engine import Event, Game
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import (
    AuctionOpened,
    BidRaised,
    BuildingBuilt,
    CardSold,
    CityConnected,
    RoundStarted,
    TokensBought,
    WorkersHired,
)
from powergrid_qt.models.history import round_ends, rounds_of


class Purpose(StrEnum):
    """What money is spent on."""

    AUCTIONS = "auctions"
    FUEL = "fuel"
    WORKERS = "workers"
    NETWORK = "network"


@dataclass(frozen=True, slots=True)
class Sale:
    """A card that went to a player: `bid` is what they offered, `price` what it cost them, which is
    less with a discount. `before`: the position in which its auction had not begun yet,
    as a number of moves. `rival`: who had bid most besides, None if nobody had."""

    seat: int
    card: CardId
    price: int
    bid: int
    round: int
    before: int
    rival: int | None
    rival_bid: int


@dataclass(frozen=True, slots=True)
class SeatBalance:
    spent: Mapping[Purpose, int]
    cities: int
    dearest: Sale | None

    @property
    def per_city(self) -> int | None:
        """All that was spent, shared out among the cities; None without any."""
        return round(sum(self.spent.values()) / self.cities) if self.cities else None

    @property
    def network_per_city(self) -> float | None:
        return self.spent[Purpose.NETWORK] / self.cities if self.cities else None


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The round from whose end on nobody lit more cities than the winner, up to the end of the
    game. Of several winners the first one tells; none of them was behind anybody else."""

    round: int
    last: bool
    """Whether it was the last round."""
    before: int
    """The position in which the round began."""
    winner: int
    powered: int
    ahead_before: int | None
    """Who lit most cities in the round before; None: the winner was never behind."""
    bought: tuple[Sale, ...]
    """What the winner bought in this round."""
    built: int
    """How many cities the winner connected in it."""


@dataclass(frozen=True, slots=True)
class Balance:
    seats: tuple[SeatBalance, ...]
    purposes: tuple[Purpose, ...]
    """What anybody spent something on."""
    dearest: Sale | None
    cheapest_network: int | None
    """The seat that paid least for a city."""
    turning_point: TurningPoint


def balance_of(game: Game) -> Balance:
    """Of a game that is over."""
    spent = [Counter[Purpose]() for _ in game.config.players]
    for event in game.events:
        seat, purpose, price = _paid(event)
        if seat is not None and purpose is not None:
            spent[seat][purpose] += price
    sales = _sales(game)
    seats = tuple(
        SeatBalance(
            {purpose: spent[seat][purpose] for purpose in Purpose},
            player.connected,
            _dearest([sale for sale in sales if sale.seat == seat]),
        )
        for seat, player in enumerate(game.state.players)
    )
    networks = {
        seat: one.network_per_city
        for seat, one in enumerate(seats)
        if one.network_per_city is not None
    }
    return Balance(
        seats=seats,
        purposes=tuple(purpose for purpose in Purpose if any(one.spent[purpose] for one in seats)),
        dearest=_dearest(sales),
        cheapest_network=min(networks, key=lambda seat: networks[seat], default=None),
        turning_point=_turning_point(game, sales),
    )


def _paid(event: Event) -> tuple[int | None, Purpose | None, int]:
    """Who paid for what; nobody, or the Trust: None."""
    match event:
        case CardSold(seat, _, price):
            return seat, Purpose.AUCTIONS, price
        case TokensBought(seat, _, price):
            return seat, Purpose.FUEL, price
        case WorkersHired(seat=seat, price=price):
            return seat, Purpose.WORKERS, price
        case CityConnected() | BuildingBuilt():
            return event.seat, Purpose.NETWORK, event.connection + event.slot
    return None, None, 0


def _sales(game: Game) -> list[Sale]:
    sales: list[Sale] = []
    bids: dict[int, int] = {}
    """The highest of everybody in the auction that is on."""
    begun = current_round = 0
    for number in range(len(game.moves) + 1):
        for event in game.events_of(number):
            match event:
                case RoundStarted():
                    current_round = event.round
                case AuctionOpened() | BidRaised():
                    begun = begun if bids else number - 1
                    bids[event.seat] = event.bid
                case CardSold(seat=int(seat)):
                    rivals = {one: bid for one, bid in bids.items() if one != seat}
                    rival = max(rivals, key=lambda one: rivals[one], default=None)
                    sales.append(
                        Sale(
                            *(seat, event.card, event.price),
                            bid=bids.get(seat, event.price),
                            round=current_round,
                            before=begun if bids else number - 1,
                            rival=rival,
                            rival_bid=0 if rival is None else rivals[rival],
                        )
                    )
                    bids = {}
    return sales


def _dearest(sales: list[Sale]) -> Sale | None:
    """Of equal ones the first."""
    return max(sales, key=lambda sale: sale.price, default=None)


def _turning_point(game: Game, sales: list[Sale]) -> TurningPoint:
    assert game.state.result is not None
    winners, rounds = game.state.result.winners, rounds_of(game)
    power = [figures.power for figures in rounds]
    others = [seat for seat in range(len(game.config.players)) if seat not in winners]

    def leads(number: int) -> bool:
        best_other = max((power[number][seat] for seat in others), default=0)
        return min(power[number][seat] for seat in winners) >= best_other

    last = len(power) - 1
    behind = [number for number in range(1, last) if not leads(number)]
    turn = behind[-1] + 1 if behind else 1
    winner, before, after = winners[0], rounds[turn - 1], rounds[turn]
    return TurningPoint(
        round=turn,
        last=turn == last,
        before=round_ends(game)[turn - 1],
        winner=winner,
        powered=after.power[winner],
        ahead_before=max(others, key=lambda seat: before.power[seat]) if behind else None,
        bought=tuple(sale for sale in sales if sale.seat == winner and sale.round == turn),
        built=after.cities[winner] - before.cities[winner],
    )
