"""Why a computer player made a move, in the user's language: one sentence for each reason."""

from collections.abc import Callable, Mapping
from string import Formatter

from PySide6.QtCore import QCoreApplication

from powergrid_qt.ai.personas import personas
from powergrid_qt.engine import Game
from powergrid_qt.engine.moves import OWN_WORDS, Reason, Scalar
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


class Reasons:
    """The sentences by their codes. The class is the context of their translation, as in Qt."""

    def tr(self, text: str) -> str:
        """Marks a text for translation; it is translated where it is used."""
        return text

    def no_gain(self) -> str:
        """Return the words for a plant that gains nothing: the expert took it for what follows."""
        return self.tr("{card} earns about as much until the end as it costs.")

    def sentences(self) -> Mapping[str, str]:
        return {
            "search_finds": self.tr(
                "Played on in several ways, this wins {chance} of 100 games; what seems best at"
                " first sight wins {usual}."
            ),
            "plant_gains": self.tr("{card} earns about {gain} more until the end than it costs."),
            "plant_gains_over": self.tr(
                "{card} earns about {gain} more until the end than {old}, which goes for it."
            ),
            "plant_gains_rival": self.tr(
                "{card} earns about {gain} more until the end than it costs, and {rival} will"
                " hardly pay more than {limit}."
            ),
            "must_buy": self.tr(
                "One plant must be bought, and {card} brings the most for its price."
            ),
            "pass_keeps_money": self.tr("No plant on offer brings what it costs."),
            "bid_worth": self.tr("{card} is worth up to {limit}."),
            "bid_worth_all": self.tr("{card} is worth all the money there is."),
            "bid_no_money": self.tr("There is not enough money for a higher bid."),
            "bid_too_dear": self.tr("Beyond {limit} {card} costs more than it brings."),
            "bid_other_better": self.tr("{other} will bring more for its price."),
            "bid_no_use": self.tr("{card} does not bring what it costs."),
            "bid_up": self.tr("{rival} will go on for {card}: let that cost something."),
            "promo_worth": self.tr("{card} is worth up to {limit}."),
            "promo_not_worth": self.tr("{card} is not worth that much."),
            "scrap_least": self.tr("{plant} is missed least."),
            "transformer_best": self.tr("{plant} makes the most of it."),
            "fuel_run": self.tr("Fuel to power {powered}."),
            "fuel_stock": self.tr(
                "Fuel to power {powered}, and a stock of {more} more while it is cheap."
            ),
            "fuel_none": self.tr("There is enough fuel, or none is worth its price."),
            "city_income": self.tr("{city} for {price} brings about {income} more each round."),
            "city_grows": self.tr("{city} for {price} is a cheap step for the network."),
            "city_wins": self.tr(
                "That can end the game: {powered} with power, the others have {best} at most."
            ),
            "city_last_round": self.tr(
                "This is the last round: every city with power counts, {powered} in all."
            ),
            "build_stop": self.tr("More cities would not pay now."),
            "build_not_end": self.tr("One more city would end the game, and not win it."),
            "run_best": self.tr("That powers {powered} and brings {income}."),
            "run_saves": self.tr(
                "That powers {powered} for {income}, and keeps fuel that is worth more than the"
                " rest would earn."
            ),
            "region_cheap": self.tr("Connections in {region} are cheap."),
            "trust_remote": self.tr("In {city} the Trust is least in the way of the own network."),
            "outpost_worth": self.tr("{card} pays up to a bid of {limit}."),
            "outpost_worth_with_rivals": self.tr(
                "{card} pays up to a bid of {limit}, and the others will hardly bid more than"
                " {rivals}."
            ),
            "outpost_nothing_worth_it": self.tr("No card on offer is worth its price now."),
            "outpost_too_dear": self.tr(
                "{card} does not pay any more: {limit} would be the limit."
            ),
            "outpost_ends_and_wins": self.tr(
                "This ends the game, and nobody can power more than {powered}."
            ),
            "outpost_house": self.tr(
                "More houses can be powered or are needed soon: {powered} bring {income} this"
                " round."
            ),
            "outpost_unlock_plant": self.tr("A card is waiting for a plant space."),
            "outpost_unlock_shelter": self.tr("A card is waiting for a shelter space."),
            "outpost_place": self.tr("{card} does more on the board than in the reserve."),
            "outpost_robot": self.tr(
                "A robot works for nothing in all the rounds to come, about {rounds}."
            ),
            "outpost_no_seasonal": self.tr("More workers would cost more than they earn."),
            "outpost_hire": self.tr("{workers} for {price}: they earn more than they cost."),
            "turn_income": self.tr(
                "Then {powered} can have light: {income} this round instead of {before}."
            ),
            "turn_room": self.tr(
                "Your plants can power {capacity}, for a network of {network} then."
            ),
            "turn_step2": self.tr("Step 2 comes with this: {connected} are connected."),
            "turn_keeps": self.tr("{left} are kept for what comes next."),
            "turn_first_plant": self.tr("{card} powers {powered} from the start."),
            "turn_plant": self.tr(
                "With {card} your plants power {capacity} instead of {was}, for a network of"
                " {network}."
            ),
            "turn_same_power": self.tr(
                "{card} powers {powered}; your plants power {capacity} with or without it."
            ),
            "turn_needs_space": self.tr(
                "{card} powers {powered}, once you have built a plant space for it."
            ),
            "turn_shelter": self.tr("{card} has room for {workers}, without any pay."),
            "turn_card": self.tr("{card}: {does}"),
            "turn_denies": self.tr(
                "Otherwise {rival} may take it, to power {capacity} instead of {was}."
            ),
            "turn_enough": self.tr(
                "Your plants power {capacity} already, for a network of {network}."
            ),
            "turn_denies_fuel": self.tr(
                "That leaves {rival} {tokens} {fuel}, and {needed} are needed there."
            ),
            "turn_fuel_ahead": self.tr(
                "Then there is fuel for {powered}; your network has {network} so far."
            ),
            "turn_ahead": self.tr("This is for later: {powered} have light now, of {network}."),
            "turn_stock": self.tr(
                "{tokens} {fuel} stay for the next round: at most {refill} come back, and plants"
                " can burn {burnt}."
            ),
            "turn_fuelled": self.tr("You have fuel for {powered} already."),
            "turn_place": self.tr(
                "Wait, and {rival} can have the last free place in {city} for {price}."
            ),
            "turn_site": self.tr(
                "Wait, and {rival} can have the {piece} place in {city} for {price}."
            ),
            "turn_order": self.tr(
                "One city more, and {takers} would buy fuel and build before you next round."
            ),
            "turn_order_workers": self.tr(
                "One house more, and {takers} would build and hire before you next round."
            ),
            "turn_dark": self.tr("One city more would stay dark: there is power for {powered}."),
            "turn_step2_near": self.tr(
                "Step 2 comes with {needed} cities, and {rival} has {best}."
            ),
            "turn_end_near": self.tr(
                "{rival} has {best} of {needed} cities and could end the game this round."
            ),
            "fuel_short": self.tr(
                "After {takers} about {tokens} {fuel} will be left; {needed} are needed."
            ),
            "fuel_short_already": self.tr("Only {tokens} {fuel} are left; {needed} are needed."),
            "outpost_run": self.tr("That powers {powered} and brings {income}."),
        }


REASONS = Reasons()
SENTENCES = REASONS.sentences()

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
    **dict.fromkeys(("card", "old", "other", "plant"), _card),
    **dict.fromkeys(("gain", "limit", "price", "income", "rivals", "before", "left"), _money),
    **dict.fromkeys(("powered", "capacity", "network"), _counted(cities_text)),
    **dict.fromkeys(("connected", "best", "chance", "usual", "houses", "more"), _number),
    **dict.fromkeys(("rounds", "burnt", "needed", "refill", "tokens", "was"), _number),
    "rival": _player,
    "takers": _players,
    "city": _site,
    "region": _region,
    "workers": _counted(workers_text),
    "does": _does,
    "fuel": _fuel,
    "piece": _piece,
}
"""What tells a value of a reason in words, by the name of the value."""


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
            sentence, own = REASONS.no_gain(), ""
        told = {name: VALUES[name](values[name], game) for name in fields(sentence)}
    except Unknown:
        return ""
    return (own or translate("Reasons", sentence)).format(**told)
