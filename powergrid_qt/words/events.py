"""What happened, in the user's language: one sentence for each event worth telling.

`game` is that game, after the event or much later: names come from it.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Event, Game
from powergrid_qt.engine import events as happened
from powergrid_qt.engine.state import RESOURCES
from powergrid_qt.words.automatic import hindrance_text
from powergrid_qt.words.cards import CARD_TELLERS
from powergrid_qt.words.event_names import names, player_name, site_name
from powergrid_qt.words.names import (
    cities_text,
    listed,
    money_text,
    phase_name,
    piece_name,
    tokens_text,
    workers_text,
)

translate = QCoreApplication.translate


def event_text(event: Event, game: Game) -> str | None:
    """A sentence, or None for what is not worth a line."""
    kind = happened.CardEvent if isinstance(event, happened.CardEvent) else type(event)
    return TELLERS[kind](event, game)


# -- rounds, phases, order --------------------------------------------------------------------


def _round(event: happened.RoundStarted, _game: Game) -> str:
    return translate("Events", "Round {round}").format(round=event.round)


def _phase(event: happened.PhaseStarted, _game: Game) -> str:
    return phase_name(event.phase)


def _step(event: happened.StepStarted, game: Game) -> str:
    if event.leader is not None:
        seat, cities = event.leader
        return translate("Events", "Step 2 starts: {name} has {cities}").format(
            name=player_name(game, seat), cities=cities_text(cities)
        )
    return translate("Events", "Step 3 starts: its card has been drawn")


def _order(event: happened.OrderDetermined, game: Game) -> str:
    return translate("Events", "Order: {names}").format(names=names(game, event.order))


def _region(event: happened.RegionPicked, game: Game) -> str:
    region = game.state.rules.board.region(event.region).name
    return translate("Events", "{name} picks {region}").format(
        name=player_name(game, event.seat), region=region
    )


# -- resources and building -------------------------------------------------------------------


def _bought(event: happened.TokensBought, game: Game) -> str | None:
    name, tokens = player_name(game, event.seat), tokens_text(event.tokens)
    if event.seat is None:
        if not event.tokens:
            return None
        return translate("Events", "{name} takes {tokens}").format(name=name, tokens=tokens)
    return translate("Events", "{name} buys {tokens} for {price}").format(
        name=name, tokens=tokens, price=money_text(event.price)
    )


def _returned(event: happened.TokensReturned, _game: Game) -> str | None:
    if not event.tokens:
        return None
    return translate("Events", "The Trust gives {tokens} back to the supply").format(
        tokens=tokens_text(event.tokens)
    )


def _ended(_event: happened.TurnEnded, _game: Game) -> str | None:
    return None  # what was done in it has been told


def _nothing(event: happened.NothingDone, game: Game) -> str:
    name = player_name(game, event.seat)
    if event.hindrance is not None:
        return hindrance_text(event.hindrance, event.phase, name)
    if event.phase == RESOURCES:
        return translate("Events", "{name} buys nothing").format(name=name)
    return translate("Events", "{name} builds nothing").format(name=name)


def _price(connection: int, slot: int) -> str:
    """The sum of a price and, where there are two, its parts."""
    if not connection:
        return money_text(slot)
    return translate("Events", "{sum} ({slot} + {connection})").format(
        sum=money_text(slot + connection), slot=slot, connection=connection
    )


def _connected(event: happened.CityConnected, game: Game) -> str:
    name, city = player_name(game, event.seat), site_name(game, event.city)
    if event.placed_by is not None:
        return translate("Events", "{name} connects {city} for the Trust").format(
            name=player_name(game, event.placed_by), city=city
        )
    if event.slot + event.connection == 0:
        return translate("Events", "{name} connects {city}").format(name=name, city=city)
    return translate("Events", "{name} connects {city} for {price}").format(
        name=name, city=city, price=_price(event.connection, event.slot)
    )


def _built(event: happened.BuildingBuilt, game: Game) -> str:
    name, piece = player_name(game, event.seat), piece_name(event.kind)
    city = site_name(game, event.site)
    if event.placed_by is not None:
        return translate("Events", "{name} builds a {piece} in {city} for the Trust").format(
            name=player_name(game, event.placed_by), piece=piece, city=city
        )
    if event.slot + event.connection == 0:
        return translate("Events", "{name} builds a {piece} in {city}").format(
            name=name, piece=piece, city=city
        )
    return translate("Events", "{name} builds a {piece} in {city} for {price}").format(
        name=name, piece=piece, city=city, price=_price(event.connection, event.slot)
    )


def _hired(event: happened.WorkersHired, game: Game) -> str:
    done = []
    if not event.built:
        done.append(translate("Events", "builds nothing"))
    if event.moved_in > 0:
        done.append(
            translate("Events", "takes in {workers}").format(workers=workers_text(event.moved_in))
        )
    elif event.moved_in < 0:
        done.append(
            translate("Events", "has no room for {workers}").format(
                workers=workers_text(-event.moved_in)
            )
        )
    if event.seasonal:
        workers = workers_text(event.seasonal)
        done.append(
            translate("Events", "hires {workers} for a season").format(workers=workers)
            if event.seat is None
            else translate("Events", "hires {workers} for a season, {price}").format(
                workers=workers, price=money_text(event.price)
            )
        )
    if event.robot:
        done.append(translate("Events", "makes a robot"))
    if not (event.moved_in or event.seasonal or event.robot):
        done.append(translate("Events", "hires nobody"))
    what = listed(done)
    return translate("Events", "{name} {what}").format(
        name=player_name(game, event.seat), what=what
    )


# -- bureaucracy and the end ------------------------------------------------------------------


def _ran(event: happened.PlantsRun, game: Game) -> str:
    name, income = player_name(game, event.seat), money_text(event.income)
    if not event.plants:
        return translate("Events", "{name} powers nothing and earns {income}").format(
            name=name, income=income
        )
    cities = cities_text(event.powered)
    if not event.burnt:
        return translate("Events", "{name} powers {cities} and earns {income}").format(
            name=name, cities=cities, income=income
        )
    return translate("Events", "{name} powers {cities} with {tokens} and earns {income}").format(
        name=name, cities=cities, tokens=tokens_text(event.burnt), income=income
    )


def _dismissed(event: happened.WorkersDismissed, _game: Game) -> str | None:
    if not event.workers:
        return None
    return translate("Events", "The season ends: {workers} back to the labour market").format(
        workers=workers_text(event.workers)
    )


def _refilled(event: happened.Refilled, _game: Game) -> str:
    if not event.tokens:
        return translate("Events", "Nothing is refilled: the market is full or the supply empty")
    return translate("Events", "Refill: {tokens}").format(tokens=tokens_text(event.tokens))


def _game_ended(event: happened.GameEnded, game: Game) -> str:
    winners = listed(player_name(game, seat) for seat in event.winners)
    cities = cities_text(event.powered[event.winners[0]])
    if len(event.winners) > 1:
        return translate("Events", "{names} share the victory: {cities} powered each").format(
            names=winners, cities=cities
        )
    return translate("Events", "{name} wins: {cities} powered").format(name=winners, cities=cities)


TELLERS: dict[type[Event], Callable[[Any, Game], str | None]] = {
    happened.RoundStarted: _round,
    happened.PhaseStarted: _phase,
    happened.StepStarted: _step,
    happened.OrderDetermined: _order,
    happened.RegionPicked: _region,
    happened.TokensBought: _bought,
    happened.TokensReturned: _returned,
    happened.TurnEnded: _ended,
    happened.CityConnected: _connected,
    happened.BuildingBuilt: _built,
    happened.WorkersHired: _hired,
    happened.WorkersDismissed: _dismissed,
    happened.PlantsRun: _ran,
    happened.Refilled: _refilled,
    happened.GameEnded: _game_ended,
    happened.NothingDone: _nothing,
    **CARD_TELLERS,
}
"""One teller for each kind of event; those that always give None are silent."""
