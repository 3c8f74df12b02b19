"""Why a computer player made a move, in the user's language: one sentence for each reason."""

from collections.abc import Callable, Mapping
from string import Formatter

from PySide6.QtCore import QCoreApplication

from powergrid_qt.ai.personas import personas
from powergrid_qt.engine import Game
from powergrid_qt.engine.moves import OWN_WORDS, Reason, Scalar
from powergrid_qt.engine.texts import QT_TRANSLATE_NOOP
from powergrid_qt.words.names import (
    card_name,
    cities_text,
    fuel_name,
    in_words,
    listed,
    money_text,
    piece_name,
    player_name,
    promo_sentence,
    region_name,
    site_name,
    workers_text,
)

translate = QCoreApplication.translate

SENTENCES = {
    "search_finds": QT_TRANSLATE_NOOP(
        "Reasons",
        "Played on in several ways, this wins {chance} of 100 games; what seems best at first"
        " sight wins {usual}.",
    ),
    "plant_gains": QT_TRANSLATE_NOOP(
        "Reasons", "{card} earns about {gain} more until the end than it costs."
    ),
    "plant_gains_over": QT_TRANSLATE_NOOP(
        "Reasons", "{card} earns about {gain} more until the end than {old}, which goes for it."
    ),
    "plant_gains_rival": QT_TRANSLATE_NOOP(
        "Reasons",
        "{card} earns about {gain} more until the end than it costs, and {rival} will hardly pay"
        " more than {limit}.",
    ),
    "must_buy": QT_TRANSLATE_NOOP(
        "Reasons", "One plant must be bought, and {card} brings the most for its price."
    ),
    "pass_keeps_money": QT_TRANSLATE_NOOP("Reasons", "No plant on offer brings what it costs."),
    "bid_worth": QT_TRANSLATE_NOOP("Reasons", "{card} is worth up to {limit}."),
    "bid_worth_all": QT_TRANSLATE_NOOP("Reasons", "{card} is worth all the money there is."),
    "bid_no_money": QT_TRANSLATE_NOOP("Reasons", "There is not enough money for a higher bid."),
    "bid_too_dear": QT_TRANSLATE_NOOP(
        "Reasons", "Beyond {limit} {card} costs more than it brings."
    ),
    "bid_other_better": QT_TRANSLATE_NOOP("Reasons", "{other} will bring more for its price."),
    "bid_no_use": QT_TRANSLATE_NOOP("Reasons", "{card} does not bring what it costs."),
    "bid_up": QT_TRANSLATE_NOOP(
        "Reasons", "{rival} will go on for {card}: let that cost something."
    ),
    "promo_worth": QT_TRANSLATE_NOOP("Reasons", "{card} is worth up to {limit}."),
    "promo_not_worth": QT_TRANSLATE_NOOP("Reasons", "{card} is not worth that much."),
    "scrap_least": QT_TRANSLATE_NOOP("Reasons", "{plant} is missed least."),
    "transformer_best": QT_TRANSLATE_NOOP("Reasons", "{plant} makes the most of it."),
    "fuel_run": QT_TRANSLATE_NOOP("Reasons", "Fuel to power {powered}."),
    "fuel_stock": QT_TRANSLATE_NOOP(
        "Reasons", "Fuel to power {powered}, and a stock of {more} more while it is cheap."
    ),
    "fuel_none": QT_TRANSLATE_NOOP("Reasons", "There is enough fuel, or none is worth its price."),
    "city_income": QT_TRANSLATE_NOOP(
        "Reasons", "{city} for {price} brings about {income} more each round."
    ),
    "city_grows": QT_TRANSLATE_NOOP(
        "Reasons", "{city} for {price} is a cheap step for the network."
    ),
    "city_wins": QT_TRANSLATE_NOOP(
        "Reasons", "That can end the game: {powered} with power, the others have {best} at most."
    ),
    "city_last_round": QT_TRANSLATE_NOOP(
        "Reasons", "This is the last round: every city with power counts, {powered} in all."
    ),
    "build_stop": QT_TRANSLATE_NOOP("Reasons", "More cities would not pay now."),
    "build_not_end": QT_TRANSLATE_NOOP(
        "Reasons", "One more city would end the game, and not win it."
    ),
    "run_best": QT_TRANSLATE_NOOP("Reasons", "That powers {powered} and brings {income}."),
    "run_saves": QT_TRANSLATE_NOOP(
        "Reasons",
        "That powers {powered} for {income}, and keeps fuel that is worth more than the rest"
        " would earn.",
    ),
    "region_cheap": QT_TRANSLATE_NOOP("Reasons", "Connections in {region} are cheap."),
    "trust_remote": QT_TRANSLATE_NOOP(
        "Reasons", "In {city} the Trust is least in the way of the own network."
    ),
    "outpost_worth": QT_TRANSLATE_NOOP("Reasons", "{card} pays up to a bid of {limit}."),
    "outpost_worth_with_rivals": QT_TRANSLATE_NOOP(
        "Reasons",
        "{card} pays up to a bid of {limit}, and the others will hardly bid more than {rivals}.",
    ),
    "outpost_nothing_worth_it": QT_TRANSLATE_NOOP(
        "Reasons", "No card on offer is worth its price now."
    ),
    "outpost_too_dear": QT_TRANSLATE_NOOP(
        "Reasons", "{card} does not pay any more: {limit} would be the limit."
    ),
    "outpost_ends_and_wins": QT_TRANSLATE_NOOP(
        "Reasons", "This ends the game, and nobody can power more than {powered}."
    ),
    "outpost_house": QT_TRANSLATE_NOOP(
        "Reasons",
        "More houses can be powered or are needed soon: {powered} bring {income} this round.",
    ),
    "outpost_unlock_plant": QT_TRANSLATE_NOOP("Reasons", "A card is waiting for a plant space."),
    "outpost_unlock_shelter": QT_TRANSLATE_NOOP(
        "Reasons", "A card is waiting for a shelter space."
    ),
    "outpost_place": QT_TRANSLATE_NOOP(
        "Reasons", "{card} does more on the board than in the reserve."
    ),
    "outpost_robot": QT_TRANSLATE_NOOP(
        "Reasons", "A robot works for nothing in all the rounds to come, about {rounds}."
    ),
    "outpost_no_seasonal": QT_TRANSLATE_NOOP(
        "Reasons", "More workers would cost more than they earn."
    ),
    "outpost_hire": QT_TRANSLATE_NOOP(
        "Reasons", "{workers} for {price}: they earn more than they cost."
    ),
    "turn_income": QT_TRANSLATE_NOOP(
        "Reasons", "Then {powered} can have light: {income} this round instead of {before}."
    ),
    "turn_room": QT_TRANSLATE_NOOP(
        "Reasons", "Your plants can power {capacity}, for a network of {network} then."
    ),
    "turn_step2": QT_TRANSLATE_NOOP(
        "Reasons", "Step 2 comes with this: {connected} are connected."
    ),
    "turn_keeps": QT_TRANSLATE_NOOP("Reasons", "{left} are kept for what comes next."),
    "turn_first_plant": QT_TRANSLATE_NOOP("Reasons", "{card} powers {powered} from the start."),
    "turn_plant": QT_TRANSLATE_NOOP(
        "Reasons",
        "With {card} your plants power {capacity} instead of {was}, for a network of {network}.",
    ),
    "turn_same_power": QT_TRANSLATE_NOOP(
        "Reasons", "{card} powers {powered}; your plants power {capacity} with or without it."
    ),
    "turn_needs_space": QT_TRANSLATE_NOOP(
        "Reasons", "{card} powers {powered}, once you have built a plant space for it."
    ),
    "turn_shelter": QT_TRANSLATE_NOOP("Reasons", "{card} has room for {workers}, without any pay."),
    "turn_card": QT_TRANSLATE_NOOP("Reasons", "{card}: {does}"),
    "turn_denies": QT_TRANSLATE_NOOP(
        "Reasons", "Otherwise {rival} may take it, to power {capacity} instead of {was}."
    ),
    "turn_enough": QT_TRANSLATE_NOOP(
        "Reasons", "Your plants power {capacity} already, for a network of {network}."
    ),
    "turn_denies_fuel": QT_TRANSLATE_NOOP(
        "Reasons", "That leaves {rival} {tokens} {fuel}, and {needed} are needed there."
    ),
    "turn_fuel_ahead": QT_TRANSLATE_NOOP(
        "Reasons", "Then there is fuel for {powered}; your network has {network} so far."
    ),
    "turn_ahead": QT_TRANSLATE_NOOP(
        "Reasons", "This is for later: {powered} have light now, of {network}."
    ),
    "turn_stock": QT_TRANSLATE_NOOP(
        "Reasons",
        "{tokens} {fuel} stay for the next round: at most {refill} come back, and plants can burn"
        " {burnt}.",
    ),
    "turn_fuelled": QT_TRANSLATE_NOOP("Reasons", "You have fuel for {powered} already."),
    "turn_place": QT_TRANSLATE_NOOP(
        "Reasons", "Wait, and {rival} can have the last free place in {city} for {price}."
    ),
    "turn_site": QT_TRANSLATE_NOOP(
        "Reasons", "Wait, and {rival} can have the {piece} place in {city} for {price}."
    ),
    "turn_order": QT_TRANSLATE_NOOP(
        "Reasons", "One city more, and {takers} would buy fuel and build before you next round."
    ),
    "turn_order_workers": QT_TRANSLATE_NOOP(
        "Reasons", "One house more, and {takers} would build and hire before you next round."
    ),
    "turn_dark": QT_TRANSLATE_NOOP(
        "Reasons", "One city more would stay dark: there is power for {powered}."
    ),
    "turn_step2_near": QT_TRANSLATE_NOOP(
        "Reasons", "Step 2 comes with {needed} cities, and {rival} has {best}."
    ),
    "turn_end_near": QT_TRANSLATE_NOOP(
        "Reasons", "{rival} has {best} of {needed} cities and could end the game this round."
    ),
    "fuel_short": QT_TRANSLATE_NOOP(
        "Reasons", "After {takers} about {tokens} {fuel} will be left; {needed} are needed."
    ),
    "fuel_short_already": QT_TRANSLATE_NOOP(
        "Reasons", "Only {tokens} {fuel} are left; {needed} are needed."
    ),
    "outpost_run": QT_TRANSLATE_NOOP("Reasons", "That powers {powered} and brings {income}."),
}

NO_GAIN = QT_TRANSLATE_NOOP("Reasons", "{card} earns about as much until the end as it costs.")
"""For a plant whose gain is nothing or less: the expert took it for what comes of it."""


MOST = 10**6
"""No game has so much of anything, and Qt counts no further than its integers."""


Teller = Callable[[Scalar, Game], str]


class Unknown(Exception):
    """A record speaks of something that its game does not have."""


def _card(value: Scalar, game: Game) -> str:
    if value not in game.state.rules.groups:
        raise Unknown(value)
    assert isinstance(value, int | str)
    return card_name(value)


def _whole(value: Scalar) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > MOST:
        raise Unknown(value)
    return value


def _counted(words: Callable[[int], str]) -> Teller:
    return lambda value, _: words(_whole(value))


def _player(value: Scalar, game: Game) -> str:
    if value is not None and _whole(value) not in range(len(game.config.players)):
        raise Unknown(value)
    return player_name(game, None if value is None else _whole(value))


def _site(value: Scalar, game: Game) -> str:
    if value in game.state.rules.board.city_index:
        return site_name(game, str(value))
    return _card(value, game)


def _region(value: Scalar, game: Game) -> str:
    board = game.state.rules.board
    if value not in [region.id for region in board.regions]:
        raise Unknown(value)
    return region_name(board, str(value))


def _players(value: Scalar, game: Game) -> str:
    """Seats as a reason lists them; the Trust is the one behind the last."""
    count = len(game.config.players)
    seats = [int(seat) if seat.isdecimal() else MOST for seat in str(value).split(",")]
    return listed([_player(None if seat == count else seat, game) for seat in seats])


def _fuel(value: Scalar, game: Game) -> str:
    rules = game.state.rules
    if value not in rules.refill_table(game.state):
        raise Unknown(value)
    return fuel_name(str(value), rules.board)


def _piece(value: Scalar, game: Game) -> str:
    if value is None or value not in {city.slot for city in game.state.rules.board.cities}:
        raise Unknown(value)
    return piece_name(str(value))


def _does(value: Scalar, _: Game) -> str:
    """What is written on a card that is no plant."""
    said = promo_sentence(value) if isinstance(value, int | str) else ""
    if not said:
        raise Unknown(value)
    return said


_money, _number = _counted(money_text), _counted(str)

VALUES: Mapping[str, Teller] = {
    "card": _card,
    "old": _card,
    "other": _card,
    "plant": _card,
    "gain": _money,
    "limit": _money,
    "price": _money,
    "income": _money,
    "rivals": _money,
    "before": _money,
    "left": _money,
    "powered": _counted(cities_text),
    "capacity": _counted(cities_text),
    "connected": _number,
    "best": _number,
    "chance": _number,
    "usual": _number,
    "houses": _number,
    "more": _number,
    "rounds": _number,
    "rival": _player,
    "city": _site,
    "region": _region,
    "workers": _counted(workers_text),
    "burnt": _number,
    "does": _does,
    "fuel": _fuel,
    "needed": _number,
    "network": _counted(cities_text),
    "piece": _piece,
    "refill": _number,
    "takers": _players,
    "tokens": _number,
    "was": _number,
}
"""How a value is told, by its name."""


def fields(sentence: str) -> set[str]:
    """The names of the values that stand in a sentence."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def own_words(code: str, game: Game, seat: int) -> str:
    """The sentence in which the player at a seat would give a reason; empty: the plain one."""
    persona = game.config.players[seat].persona
    known = personas().get(persona) if persona else None
    return "" if known is None else in_words(known.says.get(code, ""))


def reason_text(reason: Reason, game: Game, seat: int | None = None) -> str:
    """A sentence, as the player at a `seat` would say it; empty for a reason that we have no words
    for, such as a plug-in's own, or one that a record from elsewhere made up."""
    values = dict(reason.values)
    if reason.code == OWN_WORDS:
        text = values.get("text")
        return text if isinstance(text, str) else ""
    sentence = SENTENCES.get(reason.code)
    if sentence is None or not fields(sentence) <= values.keys():
        return ""
    own = "" if seat is None else own_words(reason.code, game, seat)
    try:
        if "gain" in fields(sentence) and _whole(values["gain"]) <= 0:
            sentence, own = NO_GAIN, ""
        told = {name: VALUES[name](values[name], game) for name in fields(sentence)}
    except Unknown:
        return ""
    return (own or translate("Reasons", sentence)).format(**told)
