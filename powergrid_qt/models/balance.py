"""A game in figures, by the events that it has kept: cities, money and power of everybody at the
end of each round. And what a game that is over came to, in figures and in words: who spent what,
the dearest auction, the cheapest network, and when it was decided."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import CardId, Event, Game
from powergrid_qt.engine import events as happened
from powergrid_qt.engine.invariants import paid
from powergrid_qt.engine.texts import QT_TRANSLATE_NOOP
from powergrid_qt.words.names import card_name, cities_text, listed, money_text, plurals

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class RoundFigures:
    """Figures at the end of a round, by seat; the first ones are those of the start."""

    cities: tuple[int, ...]
    money: tuple[int, ...]
    power: tuple[int, ...]
    """Cities powered in the round's bureaucracy, or at the end of the game."""
    position: int
    """The position at the end of the round, as a number of moves."""


def rounds_of(game: Game) -> list[RoundFigures]:
    players = game.state.players
    rounds: list[RoundFigures] = []
    powered = [0] * len(players)
    for number in range(len(game.moves) + 1):
        for event in game.events_of(number):
            match event:
                case happened.PlantsRun():
                    powered[event.seat] = event.powered
                case happened.RoundStarted():
                    rounds.append(RoundFigures(event.cities, event.money, tuple(powered), number))
                case happened.GameEnded():
                    cities = tuple(player.connected for player in players)
                    money = tuple(player.money for player in players)
                    rounds.append(RoundFigures(cities, money, event.powered, number))
    return rounds


def places_by_round(game: Game, seat: int) -> list[int]:
    """Where a player stood after each round of a game that is over: by cities powered, then by
    cities and money; at the end as the ranking says."""
    result = game.state.result
    assert result is not None
    places = []
    for figures in rounds_of(game)[1:-1]:  # nothing has happened before the first one
        standing = list(zip(figures.power, figures.cities, figures.money, strict=True))
        places.append(1 + sum(other > standing[seat] for other in standing))
    last = 1 if seat in result.winners else result.ranking.index(seat) + 1
    return [*places, last]


class Purpose(StrEnum):
    """The kinds of things that money is spent on."""

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
        """What a city has cost when all that was spent is shared out; None without any city."""
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
    """Whether the game ended with this round."""
    before: int
    """The position in which the round began."""
    winner: int
    powered: int
    ahead_before: int | None
    """Who lit most cities in the round before; None: the winner was never behind."""
    bought: tuple[Sale, ...]
    """What the winner bought in this round."""
    built: int
    """The number of cities that the winner connected in this round."""


@dataclass(frozen=True, slots=True)
class Balance:
    seats: tuple[SeatBalance, ...]
    purposes: tuple[Purpose, ...]
    """The kinds of things that anybody has spent something on."""
    dearest: Sale | None
    cheapest_network: int | None
    """The seat that paid least for a city."""
    turning_point: TurningPoint


def balance_of(game: Game) -> Balance:
    """What a game that is over came to."""
    spent = [Counter[Purpose]() for _ in game.config.players]
    for event in game.events:
        seat, price = paid(event)
        if seat is not None and type(event) in _SPENT_ON:
            spent[seat][_SPENT_ON[type(event)]] += price
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


_SPENT_ON: Mapping[type[Event], Purpose] = {
    happened.CardSold: Purpose.AUCTIONS,
    happened.TokensBought: Purpose.FUEL,
    happened.WorkersHired: Purpose.WORKERS,
    happened.CityConnected: Purpose.NETWORK,
    happened.BuildingBuilt: Purpose.NETWORK,
}


def _sales(game: Game) -> list[Sale]:
    sales: list[Sale] = []
    bids: dict[int, int] = {}
    """The highest bid of each player in the auction that is on."""
    begun = current_round = 0
    for number in range(len(game.moves) + 1):
        for event in game.events_of(number):
            match event:
                case happened.RoundStarted():
                    current_round = event.round
                case happened.AuctionOpened() | happened.BidRaised():
                    begun = begun if bids else number - 1
                    bids[event.seat] = event.bid
                case happened.CardSold(seat=int(seat)):
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
    """The sale with the highest price; of equal ones the first."""
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
        before=before.position,
        winner=winner,
        powered=after.power[winner],
        ahead_before=max(others, key=lambda seat: before.power[seat]) if behind else None,
        bought=tuple(sale for sale in sales if sale.seat == winner and sale.round == turn),
        built=after.cities[winner] - before.cities[winner],
    )


# -- in words ----------------------------------------------------------------------------------


_PURPOSES = {
    Purpose.AUCTIONS: QT_TRANSLATE_NOOP("Balance", "Plants"),
    Purpose.FUEL: QT_TRANSLATE_NOOP("Balance", "Fuel"),
    Purpose.WORKERS: QT_TRANSLATE_NOOP("Balance", "Workers"),
    Purpose.NETWORK: QT_TRANSLATE_NOOP("Balance", "Network"),
}


@dataclass(frozen=True, slots=True)
class Story:
    """Something worth telling: what it is, what happened, and a little more."""

    heading: str
    told: str
    more: str


def purpose_name(purpose: Purpose) -> str:
    return translate("Balance", _PURPOSES[purpose])


def result_line(game: Game) -> str:
    """ "17 cities lit, 1 more than Cy"; of equal ones the money tells."""
    result = game.state.result
    assert result is not None
    first = result.ranking[0]
    cities = cities_text(result.powered[first])
    chasers = [seat for seat in result.ranking if seat not in result.winners]
    if not chasers:
        return translate("Balance", "{cities} lit").format(cities=cities)
    name = game.config.players[chasers[0]].name
    ahead = result.powered[first] - result.powered[chasers[0]]
    richer = game.state.players[first].money - game.state.players[chasers[0]].money
    if ahead:
        text = translate("Balance", "{cities} lit, {count} more than {name}")
    elif richer > 0:
        text = translate("Balance", "{cities} lit like {name}, and {money} more in hand")
    else:
        text = translate("Balance", "{cities} lit like {name}; the tie-break decided")
    return text.format(cities=cities, count=ahead, name=name, money=money_text(richer))


def turning_point_story(game: Game, turn: TurningPoint) -> Story:
    name = game.config.players[turn.winner].name
    heading = translate("Balance", "Turning point")
    cities = cities_text(turn.powered)
    if turn.ahead_before is None:
        told = translate("Balance", "{name} was never behind").format(name=name)
        more = translate("Balance", "In no round did anybody light more cities.")
        return Story(heading, told, more)
    if turn.last:
        told = translate("Balance", "Only the last round: {name} passes {rival}")
    else:
        told = translate("Balance", "Round {round}: {name} passes {rival}")
    rival = game.config.players[turn.ahead_before].name
    more = translate("Balance", "{cities} lit, and from then on nobody lit more.")
    return Story(
        heading,
        told.format(round=turn.round, name=name, rival=rival),
        " ".join([more.format(cities=cities), _round_of_winner(turn)]).strip(),
    )


def _round_of_winner(turn: TurningPoint) -> str:
    """What the winner did in the round of the turning point; empty if that was nothing."""
    done = [
        translate("Balance", "{card} for {price}").format(
            card=card_name(sale.card), price=money_text(sale.price)
        )
        for sale in turn.bought
    ]
    if turn.built:
        done.append(plurals.new_cities(turn.built))
    if not done:
        return ""
    return translate("Balance", "In this round: {done}.").format(done=listed(done))


def dearest_story(game: Game, sale: Sale) -> Story:
    players = game.config.players
    told = translate("Balance", "{name} paid {price} for {card}").format(
        name=players[sale.seat].name, price=money_text(sale.price), card=card_name(sale.card)
    )
    more = []
    if sale.bid > sale.price:
        offered = translate("Balance", "With a discount: the bid was {price}.")
        more.append(offered.format(price=money_text(sale.bid)))
    if sale.rival is None:
        more.append(translate("Balance", "Nobody else wanted it."))
    else:
        bid = translate("Balance", "{name} had bid {price}.")
        name, price = players[sale.rival].name, money_text(sale.rival_bid)
        more.append(bid.format(name=name, price=price))
    return Story(translate("Balance", "Dearest auction"), told, " ".join(more))


def network_story(game: Game, balance: Balance, seat: int) -> Story:
    one = balance.seats[seat]
    assert one.network_per_city is not None
    told = translate("Balance", "{name}: {price} a city").format(
        name=game.config.players[seat].name, price=money_text(round(one.network_per_city))
    )
    more = translate("Balance", "{price} for {cities}").format(
        price=money_text(one.spent[Purpose.NETWORK]), cities=cities_text(one.cities)
    )
    return Story(translate("Balance", "Cheapest network"), told, more)
