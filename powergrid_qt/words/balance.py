"""What a game came to, in words: headings of spending, and the three stories of its end."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Game
from powergrid_qt.engine.marking import QT_TRANSLATE_NOOP
from powergrid_qt.models.balance import Balance, Purpose, Sale, TurningPoint
from powergrid_qt.words.names import card_name, cities_text, listed, money_text
from powergrid_qt.words.plurals import plurals

translate = QCoreApplication.translate

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
