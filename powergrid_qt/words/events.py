"""What happened, in the user's language: one sentence for each event worth telling, and a few words
for those that are news. `game` is after the event or much later: names come from it."""

from dataclasses import fields
from typing import Any

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Event, Game
from powergrid_qt.engine import events as happened
from powergrid_qt.engine.cards import STEP3, card_files
from powergrid_qt.engine.state import RESOURCES
from powergrid_qt.engine.texts import QT_TRANSLATE_NOOP
from powergrid_qt.words import names
from powergrid_qt.words.moves import hindrance_text
from powergrid_qt.words.switches import switch_words

translate = QCoreApplication.translate

REASONS = {
    "P2.9": QT_TRANSLATE_NOOP("Events", "{card} leaves the game: nobody has bought a plant"),
    "D8": QT_TRANSLATE_NOOP("Events", "{card} leaves the game: nobody has used its discount"),
    "R10": QT_TRANSLATE_NOOP(
        "Events", "{card} leaves the game: it is smaller than the plant with the discount token"
    ),
    "M3.1": QT_TRANSLATE_NOOP(
        "Events", "{card} leaves the game: here the smallest plant goes in every round"
    ),
    "P5.3": QT_TRANSLATE_NOOP(
        "Events", "{card} leaves the game: in step 3 the smallest plant goes in every round"
    ),
    "PA": QT_TRANSLATE_NOOP("Events", "{card} leaves the game: nobody may bid for it"),
    "step 2": QT_TRANSLATE_NOOP("Events", "{card} leaves the game: step 2 starts"),
    "step 3": QT_TRANSLATE_NOOP("Events", "{card} leaves the game: step 3 comes"),
    "O20": QT_TRANSLATE_NOOP("Events", "{card} leaves the game: its discount equals its number"),
}
"""Why a card left the market, by the id of the rule; P4.6 also tells who has the cities. What a
promo card's rule removes, the card's file tells."""


def event_text(event: Event, game: Game) -> str | None:
    """A sentence, or None for what is not worth a line."""
    sentence = _sentence(event)
    return None if sentence is None else sentence.format_map(values_of(event, game))


def values_of(event: Any, game: Game) -> dict[str, str]:
    """What an event speaks of, by the names in sentences: those here have `name`, `names` and
    `card` where those in the files of promo cards say which player, order and plant it is."""
    said: dict[str, str] = {}
    if isinstance(event, happened.CardDrawn):
        said["sentence"] = names.promo_sentence(event.card)
    for field in fields(event):
        value = getattr(event, field.name)
        match field.name:
            case "seat":
                said["name"] = said["seat"] = names.player_name(game, value)
            case "placed_by" if value is not None:
                said["name"] = names.player_name(game, value)
            case "leader" if value is not None:
                said["name"], said["cities"] = (
                    names.player_name(game, value[0]),
                    names.cities_text(value[1]),
                )
            case "order":
                said["names"] = said["order"] = ", ".join(
                    names.player_name(game, seat) for seat in value
                )
            case "winners":
                said["name"] = said["names"] = names.listed(
                    names.player_name(game, seat) for seat in value
                )
                said["cities"] = names.cities_text(event.powered[value[0]])
            case "card":
                said["card"] = names.card_name(value)
            case "plant":
                said["card"] = said["plant"] = names.card_name(value)
            case "instead_of" if value is not None:
                said["other"] = names.card_name(value)
            case "cards" if isinstance(event, happened.CardsLaid):
                said["cards"] = names.one_after_the_other(map(names.card_name, value))
            case "cards":
                said["cards"] = names.listed(map(names.card_name, value))
            case "fuel":
                said["fuel"] = names.fuel_name(value, game.state.rules.board)
            case "from_supply" if value:
                said["stored"] = names.tokens_text(value, game.state.rules.board)
            case "bid" | "price" | "income" | "amount":
                said[field.name] = names.money_text(value)
            case "slot":
                said["price"] = _price(value, event.connection)
            case "tokens" | "dropped" | "burnt":
                taken = tuple(token for token in value if token[1])
                said["tokens"] = names.tokens_text(taken, game.state.rules.board)
            case "powered" if isinstance(value, int):
                said["cities"] = names.cities_text(value)
            case "workers":
                said["workers"] = names.workers_text(value)
            case "city" | "site":
                said["city"] = names.site_name(game, value)
            case "moved_in":
                said["what"] = _hired(event)
            case "kind":
                said["piece"] = names.piece_name(value)
            case "region":
                said["region"] = names.region_name(game.state.rules.board, value)
            case "round":
                said["round"] = str(value)
    return said


def _price(slot: int, connection: int) -> str:
    """The sum of a price and, where there are two, its parts."""
    if not connection:
        return names.money_text(slot)
    return translate("Events", "{sum} ({slot} + {connection})").format(
        sum=names.money_text(slot + connection), slot=slot, connection=connection
    )


def _sentence(event: Event) -> str | None:
    match event:
        case happened.RoundStarted():
            return translate("Events", "Round {round}")
        case happened.PhaseStarted():
            return names.phase_name(event.phase)
        case happened.StepStarted(leader=None):
            return translate("Events", "Step 3 starts: its card has been drawn")
        case happened.StepStarted():
            return translate("Events", "Step 2 starts: {name} has {cities}")
        case happened.OrderDetermined():
            return translate("Events", "Order: {names}")
        case happened.RegionPicked():
            return translate("Events", "{name} picks {region}")
        case happened.GameEnded(winners=(_,)):
            return translate("Events", "{name} wins: {cities} powered")
        case happened.GameEnded():
            return translate("Events", "{names} share the victory: {cities} powered each")
        case happened.CardEvent():
            return names.in_words(card_files()[event.card]["told"][event.told])
        case happened.TurnEnded() | happened.PromoWon():
            return None  # what was done in it, or the sale, has been told
    return _of_cards(event) or _of_turns(event)


def _of_cards(event: Event) -> str | None:
    """Auctions and the market; None if it is about something else."""
    match event:
        case happened.AuctionOpened():
            return translate("Events", "{name} puts up {card} and bids {bid}")
        case happened.BidRaised():
            return translate("Events", "{name} bids {bid}")
        case happened.AuctionPassed():
            return translate("Events", "{name} passes on {card}")
        case happened.PhasePassed(again=True):
            return translate("Events", "{name} passes and buys nothing more this round")
        case happened.PhasePassed():
            return translate("Events", "{name} passes and buys nothing this round")
        case happened.CardSold(seat=None):
            return translate("Events", "{name} takes {card}")
        case happened.CardSold():
            return translate("Events", "{name} buys {card} for {price}")
        case happened.CardUnsold():
            return translate("Events", "{card} leaves the game: nobody wants it")
        case happened.PlantScrapped(dropped=()):
            return translate("Events", "{name} scraps {card}")
        case happened.PlantScrapped():
            return translate("Events", "{name} scraps {card} and gives up {tokens}")
        case happened.CardDrawn(card) if names.promo_sentence(card):
            return translate("Events", "{card} is drawn: {sentence}")
        case happened.CardDrawn(card) if card == STEP3:
            return translate("Events", "{card} is drawn")
        case happened.CardDrawn():
            return translate("Events", "{card} comes into the market")
        case happened.CardRemoved(leader=(_, _)):
            return translate("Events", "{card} leaves the game: {name} has {cities}")
        case happened.CardRemoved(card) if card == STEP3:
            return translate("Events", "{card} leaves the market")
        case happened.CardRemoved(reason=rule) if rule in REASONS:
            return translate("Events", REASONS[rule])
        case happened.CardRemoved(reason=rule):
            by = next(file for file in card_files().values() if file.get("rule") == rule)
            return names.in_words(by["told"]["removes"])
        case happened.CardBuried():
            return translate("Events", "{card} goes under the pile")
        case happened.CardsLaid():
            return translate("Events", "On the pile, for step 2: {cards}")
        case happened.PileShuffled():
            return translate("Events", "The pile is shuffled")
        case happened.DiscountsLaid(cards):
            return names.plurals.cheaper(len(cards))
        case happened.DiscountPlaced():
            return translate("Events", "{card} can be had from 1 on: it has the discount token")
        case happened.DiscountLost():
            return translate("Events", "{card} loses the discount token: a smaller plant has come")
        case happened.CardPlaced(instead_of=None):
            return translate("Events", "{name} places {card}")
        case happened.CardPlaced():
            return translate("Events", "{name} places {card} instead of {other}")
    return None


def _of_turns(event: Event) -> str | None:
    """Resources, building, workers and bureaucracy; None where the Trust has nothing to do."""
    match event:
        case happened.TokensBought(seat=None, tokens=()) | happened.TokensReturned(tokens=()):
            return None
        case happened.TokensBought(seat=None, from_supply=()):
            return translate("Events", "{name} takes {tokens}")
        case happened.TokensBought(seat=None):
            return translate("Events", "{name} takes {tokens} ({stored} of the supply)")
        case happened.TokensBought(from_supply=()):
            return translate("Events", "{name} buys {tokens} for {price}")
        case happened.TokensBought():
            return translate("Events", "{name} buys {tokens} for {price} ({stored} of the supply)")
        case happened.FuelPhasedOut():
            return translate("Events", "{card} has been bought: no more {fuel} comes")
        case happened.TokensReturned():
            return translate("Events", "The Trust gives {tokens} back to the supply")
        case happened.NothingDone(hindrance=happened.Hindrance() as hindrance):
            return hindrance_text(hindrance, event.phase)
        case happened.NothingDone(phase=phase) if phase == RESOURCES:
            return translate("Events", "{name} buys nothing")
        case happened.NothingDone():
            return translate("Events", "{name} builds nothing")
        case happened.CityConnected(placed_by=int()):
            return translate("Events", "{name} connects {city} for the Trust")
        case happened.CityConnected(connection=0, slot=0):
            return translate("Events", "{name} connects {city}")
        case happened.CityConnected():
            return translate("Events", "{name} connects {city} for {price}")
        case happened.BuildingBuilt(placed_by=int()):
            return translate("Events", "{name} builds a {piece} in {city} for the Trust")
        case happened.BuildingBuilt(connection=0, slot=0):
            return translate("Events", "{name} builds a {piece} in {city}")
        case happened.BuildingBuilt():
            return translate("Events", "{name} builds a {piece} in {city} for {price}")
        case happened.WorkersHired():
            return translate("Events", "{name} {what}")
        case happened.WorkersDismissed(workers=0):
            return None
        case happened.WorkersDismissed():
            return translate("Events", "The season ends: {workers} back to the labour market")
        case happened.PlantsRun(plants=()):
            return translate("Events", "{name} powers nothing and earns {income}")
        case happened.PlantsRun(burnt=()):
            return translate("Events", "{name} powers {cities} and earns {income}")
        case happened.PlantsRun():
            return translate("Events", "{name} powers {cities} with {tokens} and earns {income}")
        case happened.Refilled(tokens=()):
            return translate(
                "Events", "Nothing is refilled: the market is full or the supply empty"
            )
        case happened.Refilled():
            return translate("Events", "Refill: {tokens}")
    raise AssertionError(f"nobody tells of {event}")


def _hired(event: happened.WorkersHired) -> str:
    done = []
    if not event.built:
        done.append(translate("Events", "builds nothing"))
    if event.moved_in:
        moved = (
            translate("Events", "takes in {workers}")
            if event.moved_in > 0
            else translate("Events", "has no room for {workers}")
        )
        done.append(moved.format(workers=names.workers_text(abs(event.moved_in))))
    if event.seasonal:
        hired = (
            translate("Events", "hires {workers} for a season")
            if event.seat is None
            else translate("Events", "hires {workers} for a season, {price}")
        )
        workers, price = names.workers_text(event.seasonal), names.money_text(event.price)
        done.append(hired.format(workers=workers, price=price))
    if event.robot:
        done.append(translate("Events", "makes a robot"))
    if not (event.moved_in or event.seasonal or event.robot):
        done.append(translate("Events", "hires nobody"))
    return names.listed(done)


# -- news, in as few words as can be read beside each other on one line ---------------------------


def news_text(event: Event, game: Game) -> str | None:
    """A few words, or None for what is worth a line of the log only."""
    words = _in_short(event)
    return None if words is None else words.format_map(_values_in_short(event, game))


def _values_in_short(event: Any, game: Game) -> dict[str, str]:
    """Return values as in whole sentences, but with numbers for cards and sums for houses."""
    said = values_of(event, game)
    if isinstance(event, happened.AuctionOpened | happened.CardSold):
        said["card"] = names.card_number(event.card) or names.card_name(event.card)
    if isinstance(event, happened.CityConnected | happened.BuildingBuilt):
        said["name"] = names.player_name(game, event.seat)
        said["price"] = names.money_text(event.slot + event.connection)
    if isinstance(event, happened.PlantsRun):
        said["powered"] = str(event.powered)
    if isinstance(event, happened.StepStarted):
        said["step"] = str(event.step)
    return said


def _in_short(event: Event) -> str | None:
    match event:
        case happened.StepStarted():
            return translate("News", "Step {step}")
        case happened.FuelPhasedOut():
            return translate("News", "No more {fuel}")
        case happened.RegionPicked():
            return translate("News", "{name}: {region}")
        case happened.AuctionOpened():
            return translate("News", "{name} puts up {card}")
        case happened.BidRaised():
            return translate("News", "{name} bids {bid}")
        case happened.PhasePassed():
            return translate("News", "{name} passes")
        case happened.CardSold(seat=None):
            return translate("News", "{name} takes {card}")
        case happened.CardSold():
            return translate("News", "{name}: {card} for {price}")
        case happened.TokensBought(tokens=()):
            return None
        case happened.TokensBought(seat=None):
            return translate("News", "{name}: {tokens}")
        case happened.TokensBought():
            return translate("News", "{name}: {tokens}, {price}")
        case happened.NothingDone(phase=phase) if phase == RESOURCES:
            return translate("News", "{name} buys nothing")
        case happened.NothingDone() | happened.WorkersHired(seat=int(), built=False):
            return translate("News", "{name} builds nothing")
        case happened.CityConnected(connection=0, slot=0):
            return translate("News", "{name}: {city}")
        case happened.CityConnected():
            return translate("News", "{name}: {city} {price}")
        case happened.BuildingBuilt(connection=0, slot=0):
            return translate("News", "{name}: {piece}, {city}")
        case happened.BuildingBuilt():
            return translate("News", "{name}: {piece}, {city} {price}")
        case happened.PlantsRun():
            return translate("News", "{name} lights {powered}, +{income}")
    return None


# -- several at once ------------------------------------------------------------------------------


def told_since(game: Game, made: int) -> list[str]:
    """What was done after so many moves, the last one first, as the log tells it. The end of a
    turn in which something was done is nothing of its own."""
    numbers = range(len(game.moves), made, -1)
    told = (event_text(game.events_of(number)[0], game) for number in numbers)
    return [sentence for sentence in told if sentence is not None]


def step_changes(game: Game, step: int) -> tuple[str, ...]:
    """A sentence for each thing that is different in a step: for its banner and in the tables."""
    state, rules = game.state, game.state.rules
    if step == 2:
        changes = [
            translate("Steps", "Two players fit into a city: the second place costs {price}."),
            translate("Steps", "The smallest card has left the market."),
            *switch_words(state).of_step2(state),
        ]
    else:
        changes = [
            translate("Steps", "Three players fit into a city: the third place costs {price}."),
            translate("Steps", "All {count} cards of the market are for sale."),
        ]
    table = rules.refill_table(state).items()
    refill = tuple((fuel, steps[step - 1]) for fuel, steps in table if steps[step - 1])
    if refill:
        changes.insert(1, translate("Steps", "The refill is now {tokens}."))
    values = {
        "price": rules.edition.slots[step - 1],
        "count": rules.edition.places_step3,
        "tokens": names.tokens_text(refill, rules.board),
    }
    return tuple(change.format_map(values) for change in changes)
