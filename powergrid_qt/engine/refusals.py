"""Why something is refused: a code with its values, and one table of sentences.

The engine never builds a sentence: the screens translate the table and put the values into words,
the command line uses it as it is.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from typing import Any

from powergrid_qt.engine.texts import QT_TRANSLATE_NOOP, in_short, shown
from powergrid_qt.engine.values import value


@value
class Refusal:
    code: str
    values: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        """In plain English, fit to stand behind a colon on a command line."""
        sentence = SENTENCES[self.code].translate(_PLAIN_QUOTES)
        told = {key: _plain(key, value) for key, value in self.values.items()}
        return in_short((sentence[0].lower() + sentence[1:]).format_map(told))


@value
class DataPlace:
    """Where in a file something is wrong: "city 3 (trier)"; without a number, the only one."""

    part: str
    number: int = 0
    label: str = ""


_PLAIN_QUOTES = str.maketrans("“”", '""')
_PLAIN: Mapping[str, Callable[[Any], str]] = {
    **dict.fromkeys(("price", "money", "minimum"), lambda amount: f"{amount} €"),
    "fuels": " and ".join,
    "choices": lambda ways: " or ".join(map(_tokens, ways)),
    "tokens": lambda counts: _tokens(counts),
    "pieces": " or ".join,
    "known": lambda names: ", ".join(names) or "none",
    "cities": ", ".join,
    "found": shown,
    "hint": lambda word: f' (did you mean "{word}"?)' if word else "",
    "where": lambda where: where_text(where, where.part if isinstance(where, DataPlace) else ""),
}


def where_text(where: "str | DataPlace", part: str) -> str:
    """A place as the beginning of a sentence; `part` in the language of the sentence."""
    if isinstance(where, DataPlace):
        number = f" {where.number}" if where.number else ""
        return f"{part}{number} ({where.label}): " if where.label else f"{part}{number}: "
    return f"{where}: " if where else ""


def _plain(key: str, value: Any) -> Any:
    return _PLAIN[key](value) if key in _PLAIN else value


def _tokens(counts: Iterable[tuple[str, int]]) -> str:
    return " and ".join(f"{amount} {fuel}" for fuel, amount in counts) or "nothing"


def refuse(code: str, **values: Any) -> Refusal:
    return Refusal(code, values)


class Refused(Exception):
    """Something cannot be done; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.refusal,)


class IllegalMove(Refused):
    """The rules stand in the way of a move. The game is as it was before."""


class SetupError(Refused):
    """A game cannot be set up like this."""


class RecordError(Refused):
    """A record cannot be read."""


SENTENCES: Mapping[str, str] = {
    # any move
    "game_over": QT_TRANSLATE_NOOP("Refusals", "The game is over"),
    "not_your_turn": QT_TRANSLATE_NOOP("Refusals", "It is somebody else's turn (seat {current})"),
    "wrong_kind_of_move": QT_TRANSLATE_NOOP(
        "Refusals", "“{do}” is not possible now; possible: {possible}"
    ),
    # things that are clicked while nobody has a use for them
    "on_move": QT_TRANSLATE_NOOP("Refusals", "{name} is on move"),
    "only_watched": QT_TRANSLATE_NOOP(
        "Refusals", "The game is only looked at here: nothing can be moved"
    ),
    "lesson_tells": QT_TRANSLATE_NOOP("Refusals", "First go on with the lesson"),
    "region_not_now": QT_TRANSLATE_NOOP("Refusals", "Regions are only chosen before round 1"),
    "card_not_now": QT_TRANSLATE_NOOP("Refusals", "Not now: bid for cards in “{phase}”"),
    "fuel_not_now": QT_TRANSLATE_NOOP("Refusals", "Not now: buy fuel in “{phase}”"),
    "city_not_now": QT_TRANSLATE_NOOP("Refusals", "Not now: connect cities in “{phase}”"),
    "company_not_now": QT_TRANSLATE_NOOP("Refusals", "Not now: place cards in “{phase}”"),
    "workers_not_now": QT_TRANSLATE_NOOP("Refusals", "Not now: hire workers in “{phase}”"),
    "bid_not_whole": QT_TRANSLATE_NOOP("Refusals", "A bid must be a whole number"),
    "tokens_not_whole": QT_TRANSLATE_NOOP("Refusals", "A number of tokens must be a whole number"),
    "workers_not_whole": QT_TRANSLATE_NOOP(
        "Refusals", "A number of workers must be a whole number"
    ),
    # set-up moves
    "unknown_region": QT_TRANSLATE_NOOP("Refusals", "This board has no region “{region}”"),
    "region_taken": QT_TRANSLATE_NOOP("Refusals", "{region} is already in play"),
    "regions_apart": QT_TRANSLATE_NOOP(
        "Refusals", "With {region} the regions in play could no longer form one connected area"
    ),
    "trust_not_adjacent": QT_TRANSLATE_NOOP(
        "Refusals", "{city} is not next to a city of the Trust"
    ),
    "trust_city_taken": QT_TRANSLATE_NOOP(
        "Refusals", "{city} already has a generator of the Trust"
    ),
    "trust_no_choice": QT_TRANSLATE_NOOP(
        "Refusals", "The Trust cannot build in {city}; it can build in: {cities}"
    ),
    # auctions
    "not_for_sale": QT_TRANSLATE_NOOP("Refusals", "{card} is not up for auction now"),
    "bid_too_low": QT_TRANSLATE_NOOP("Refusals", "The bid must be at least {minimum}"),
    "bid_beyond_money": QT_TRANSLATE_NOOP(
        "Refusals", "{price} for {card} cannot be paid: you have only {money}"
    ),
    "only_minimum": QT_TRANSLATE_NOOP(
        "Refusals", "The last player left in buys for exactly the minimum, {minimum}"
    ),
    "must_buy": QT_TRANSLATE_NOOP("Refusals", "In round 1 everybody must buy"),
    "not_first_bid": QT_TRANSLATE_NOOP("Refusals", "There is a bid already: raise it or pass"),
    # scrapping and promo cards
    "not_your_plant": QT_TRANSLATE_NOOP("Refusals", "{plant} is not one of your plants"),
    "scrap_not_new": QT_TRANSLATE_NOOP(
        "Refusals", "{plant} is new: it cannot be scrapped in this edition"
    ),
    "drop_needed": QT_TRANSLATE_NOOP("Refusals", "Choose the tokens to give up: {choices}"),
    "drop_wrong": QT_TRANSLATE_NOOP(
        "Refusals", "These tokens cannot be given up; possible: {choices}"
    ),
    # resources
    "unknown_fuel": QT_TRANSLATE_NOOP("Refusals", "There is no resource “{fuel}” in this edition"),
    "fuel_twice": QT_TRANSLATE_NOOP("Refusals", "A resource is named twice"),
    "buy_nothing": QT_TRANSLATE_NOOP("Refusals", "Nothing is in the cart"),
    "negative_tokens": QT_TRANSLATE_NOOP("Refusals", "A number of tokens must be at least 1"),
    "sold_out": QT_TRANSLATE_NOOP("Refusals", "There is no {fuel} on the market"),
    "too_few_tokens": QT_TRANSLATE_NOOP("Refusals", "Only {available} {fuel} left on the market"),
    "no_burner": QT_TRANSLATE_NOOP("Refusals", "None of your plants burns {fuel}"),
    "storage_full": QT_TRANSLATE_NOOP("Refusals", "Your plants have no room for more {fuel}"),
    "cannot_store": QT_TRANSLATE_NOOP(
        "Refusals", "Your plants have room for only {room} more {fuel}"
    ),
    "cannot_store_both": QT_TRANSLATE_NOOP(
        "Refusals", "Your plants have no room for so much {fuels} together"
    ),
    "tokens_beyond_money": QT_TRANSLATE_NOOP(
        "Refusals", "{tokens} cost {price}, and you have only {money}"
    ),
    # building
    "unknown_city": QT_TRANSLATE_NOOP("Refusals", "This board has no city “{city}”"),
    "city_not_in_play": QT_TRANSLATE_NOOP("Refusals", "{city} is not in the regions in play"),
    "city_own": QT_TRANSLATE_NOOP("Refusals", "You are already in {city}"),
    "city_full": QT_TRANSLATE_NOOP("Refusals", "{city} is full in step {step}"),
    "no_houses": QT_TRANSLATE_NOOP("Refusals", "No houses are left"),
    "city_beyond_money": QT_TRANSLATE_NOOP(
        "Refusals", "{city} costs {price}, and you have only {money}"
    ),
    "no_city_affordable": QT_TRANSLATE_NOOP(
        "Refusals", "You cannot afford a city: the cheapest costs {price}"
    ),
    "beginner_limit": QT_TRANSLATE_NOOP(
        "Refusals", "In the first game nobody builds beyond {limit} cities"
    ),
    # Outpost's expansion
    "build_after_place": QT_TRANSLATE_NOOP(
        "Refusals", "Nothing is built any more once a card was placed"
    ),
    "build_what": QT_TRANSLATE_NOOP("Refusals", "Choose what is built: {pieces}"),
    "no_pieces": QT_TRANSLATE_NOOP("Refusals", "No {kind} is left to build"),
    "wrong_slot": QT_TRANSLATE_NOOP("Refusals", "{city} has no place for a {kind}"),
    "slot_taken": QT_TRANSLATE_NOOP("Refusals", "The place for a {kind} in {city} is taken"),
    "piece_beyond_money": QT_TRANSLATE_NOOP(
        "Refusals", "A {kind} in {city} costs {price}, and you have only {money}"
    ),
    "piece_on_card": QT_TRANSLATE_NOOP("Refusals", "{card} already has a {kind}"),
    "not_in_reserve": QT_TRANSLATE_NOOP("Refusals", "{card} is not in your reserve"),
    "place_on": QT_TRANSLATE_NOOP(
        "Refusals", "Choose the space on which {card} is placed: plant or shelter"
    ),
    "place_on_needless": QT_TRANSLATE_NOOP("Refusals", "{card} has a space of its own kind"),
    "not_on_board": QT_TRANSLATE_NOOP("Refusals", "{card} does not lie on a {kind} space of yours"),
    "no_free_space": QT_TRANSLATE_NOOP("Refusals", "No unlocked {kind} space is free"),
    "too_many_workers": QT_TRANSLATE_NOOP(
        "Refusals", "At most {most} seasonal workers can be hired"
    ),
    "workers_beyond_money": QT_TRANSLATE_NOOP(
        "Refusals", "The seasonal workers cost {price}, and you have only {money}"
    ),
    "no_robots_card": QT_TRANSLATE_NOOP("Refusals", "You do not own the Robots card"),
    "most_robots": QT_TRANSLATE_NOOP(
        "Refusals", "No more robots can be made: all {most} are there"
    ),
    "no_worker_for_robot": QT_TRANSLATE_NOOP(
        "Refusals", "No robot can be made: there is no worker who could make it"
    ),
    # bureaucracy
    "not_enough_workers": QT_TRANSLATE_NOOP(
        "Refusals", "Only {all} workers can run plants, {permanent} of them permanent"
    ),
    "plant_twice": QT_TRANSLATE_NOOP("Refusals", "{plant} can run only once a round"),
    "wrong_fuel": QT_TRANSLATE_NOOP("Refusals", "{plant} does not burn {fuel}"),
    "wrong_amount": QT_TRANSLATE_NOOP(
        "Refusals", "{plant} burns exactly {burns} tokens, not {found}"
    ),
    "not_enough_fuel": QT_TRANSLATE_NOOP(
        "Refusals", "Only {available} {fuel} held, {needed} needed"
    ),
    # set-up of a game
    "unknown_edition": QT_TRANSLATE_NOOP(
        "Refusals", "There is no edition “{edition}”; there are: {known}"
    ),
    "unknown_board": QT_TRANSLATE_NOOP(
        "Refusals", "Edition {edition} is not played on “{board}”; it is played on: {known}"
    ),
    "edition_not_here": QT_TRANSLATE_NOOP(
        "Refusals",
        "“{board}” is not played with edition {edition}; it is played with: {known}",
    ),
    "no_edition": QT_TRANSLATE_NOOP("Refusals", "There is no edition for the board “{board}” yet"),
    "player_count": QT_TRANSLATE_NOOP("Refusals", "2 to 6 can play, not {found}"),
    "too_few_players": QT_TRANSLATE_NOOP("Refusals", "At least two players are needed."),
    "no_name": QT_TRANSLATE_NOOP("Refusals", "Every player needs a name."),
    "same_name": QT_TRANSLATE_NOOP("Refusals", "Two players are called {name}."),
    "unknown_color": QT_TRANSLATE_NOOP(
        "Refusals", "No player can have the colour “{color}”; there are: {known}"
    ),
    "doubled_color": QT_TRANSLATE_NOOP("Refusals", "Two players have the colour “{color}”"),
    "unknown_promo": QT_TRANSLATE_NOOP(
        "Refusals", "Edition {edition} has no promo card “{card}”; it has: {known}"
    ),
    "doubled_promo": QT_TRANSLATE_NOOP("Refusals", "Promo card “{card}” is named twice"),
    "no_beginner": QT_TRANSLATE_NOOP("Refusals", "Edition {edition} has no first game"),
    "setup_regions_count": QT_TRANSLATE_NOOP(
        "Refusals", "setup.regions: {needed} regions are needed, not {found}"
    ),
    "setup_regions_unknown": QT_TRANSLATE_NOOP(
        "Refusals", "setup.regions: this board has no region “{region}”"
    ),
    "setup_regions_doubled": QT_TRANSLATE_NOOP(
        "Refusals", "setup.regions: “{region}” is named twice"
    ),
    "setup_regions_apart": QT_TRANSLATE_NOOP(
        "Refusals", "setup.regions: {regions} do not form one connected area"
    ),
    "setup_regions_draft": QT_TRANSLATE_NOOP(
        "Refusals", "setup.regions does not go with drafted regions"
    ),
    "setup_order": QT_TRANSLATE_NOOP(
        "Refusals", "setup.order must name each seat from 0 to {last} once, not {found}"
    ),
    "setup_card_unknown": QT_TRANSLATE_NOOP(
        "Refusals", "setup.{key}: there is no card “{card}” in this game"
    ),
    "setup_card_doubled": QT_TRANSLATE_NOOP("Refusals", "setup: card “{card}” is named twice"),
    "setup_regions_always": QT_TRANSLATE_NOOP(
        "Refusals", "setup.regions: “{region}” is always in play"
    ),
    "setup_tiles": QT_TRANSLATE_NOOP(
        "Refusals", "setup.tiles must hold the {needed} tiles of the board, in any order"
    ),
    "setup_market_and_pile": QT_TRANSLATE_NOOP(
        "Refusals", "setup.market and setup.pile come together in this edition"
    ),
    "setup_opening": QT_TRANSLATE_NOOP(
        "Refusals", "setup.market: the opening draws {needed} cards, not {found}"
    ),
    "setup_market_size": QT_TRANSLATE_NOOP(
        "Refusals", "setup.market: {needed} plants are needed, not {found}"
    ),
    "setup_not_a_plant": QT_TRANSLATE_NOOP("Refusals", "setup.market: “{card}” is not a plant"),
    "setup_no_step3_here": QT_TRANSLATE_NOOP("Refusals", "setup.{key}: “step3” cannot be here"),
    "setup_key_unused": QT_TRANSLATE_NOOP(
        "Refusals", "setup.{key} means nothing in edition {edition}"
    ),
    # files
    "file_missing": QT_TRANSLATE_NOOP("Refusals", "There is no such file"),
    "file_unreadable": QT_TRANSLATE_NOOP("Refusals", "The file cannot be read ({reason})"),
    "file_too_large": QT_TRANSLATE_NOOP("Refusals", "The file is too large (more than {limit} MB)"),
    "bad_gzip": QT_TRANSLATE_NOOP("Refusals", "Not a whole gzip file ({reason})"),
    "not_json": QT_TRANSLATE_NOOP(
        "Refusals", "No valid JSON (line {line}, column {column}: {reason})"
    ),
    "truncated": QT_TRANSLATE_NOOP(
        "Refusals", "No valid JSON (line {line}, column {column}: the file ends too early)"
    ),
    "no_number": QT_TRANSLATE_NOOP("Refusals", "No valid JSON: {found} is no number"),
    "doubled_key": QT_TRANSLATE_NOOP(
        "Refusals", "The key “{key}” is given twice in the same place"
    ),
    "bad_encoding": QT_TRANSLATE_NOOP("Refusals", "Not UTF-8 text (byte {position})"),
    "too_deep": QT_TRANSLATE_NOOP("Refusals", "Nested too deeply"),
    "long_number": QT_TRANSLATE_NOOP("Refusals", "A number has too many digits"),
    "not_object": QT_TRANSLATE_NOOP("Refusals", "{where}must be an object, not {found}"),
    "missing_key": QT_TRANSLATE_NOOP("Refusals", "{where}“{key}” is missing"),
    "unknown_key": QT_TRANSLATE_NOOP("Refusals", "{where}unknown key “{key}”{hint}"),
    "wrong_value": QT_TRANSLATE_NOOP("Refusals", "{where}“{key}” must be {expected}, not {found}"),
    # records
    "no_record": QT_TRANSLATE_NOOP("Refusals", "Not a record: {reason}"),
    "not_record": QT_TRANSLATE_NOOP("Refusals", "This file is not a recorded game"),
    "wrong_board": QT_TRANSLATE_NOOP(
        "Refusals", "The game is played on “{board}”, but “about” holds the board “{id}”"
    ),
    "newer_version": QT_TRANSLATE_NOOP(
        "Refusals", "Written by a newer version (format version {version}, known is {newest})"
    ),
    "unknown_move": QT_TRANSLATE_NOOP(
        "Refusals", "{where}there is no move “{do}”; there are: {known}"
    ),
    "illegal_move": QT_TRANSLATE_NOOP("Refusals", "Move {number} ({move}): {reason}"),
    # boards
    "no_board": QT_TRANSLATE_NOOP(
        "Refusals", "There is no board “{board}”{hint}; there are: {known}"
    ),
    "wrong_id": QT_TRANSLATE_NOOP(
        "Refusals", "The id is “{id}”, but after the name of the file it should be “{stem}”"
    ),
    "board_twice": QT_TRANSLATE_NOOP(
        "Refusals", "There is another board with the id “{id}”: give it another"
    ),
    "too_few_regions": QT_TRANSLATE_NOOP(
        "Refusals", "For {players} players {needed} regions are needed, and this board has {found}"
    ),
    "too_few_cities": QT_TRANSLATE_NOOP(
        "Refusals",
        "For {players} players {needed} cities are needed, and some regions have only {found}",
    ),
    "too_few_houses": QT_TRANSLATE_NOOP(
        "Refusals",
        "With {players} players the game ends at {needed} cities, but nobody can build more than"
        " {found}",
    ),
    "add_regions": QT_TRANSLATE_NOOP(
        "Refusals",
        "{reason}. Divide it into more, or ask for fewer by “regions” under “editions”",
    ),
    "add_cities": QT_TRANSLATE_NOOP(
        "Refusals",
        "{reason}. Add cities, or let the game end with fewer by “end_cities” under “editions”",
    ),
    "no_printed_costs": QT_TRANSLATE_NOOP(
        "Refusals", "In the edition “{edition}” all connections need a “cost”"
    ),
    "no_building_slots": QT_TRANSLATE_NOOP(
        "Refusals", "In the edition “{edition}” all cities need a “slot”"
    ),
    "market_too_large": QT_TRANSLATE_NOOP(
        "Refusals", "A market with {found} places is too large; it may have {limit}"
    ),
    "market_overfull": QT_TRANSLATE_NOOP(
        "Refusals", "The market starts with {found} {fuel}, and there are only {needed} tokens"
    ),
    "empty_list": QT_TRANSLATE_NOOP("Refusals", "“{key}” must not be empty"),
    "long_list": QT_TRANSLATE_NOOP(
        "Refusals", "“{key}” has {count} entries, at most {limit} are possible"
    ),
    "doubled_region": QT_TRANSLATE_NOOP(
        "Refusals", "{where}the id “{value}” already belongs to region {first}"
    ),
    "doubled_city": QT_TRANSLATE_NOOP(
        "Refusals", "{where}the id “{value}” already belongs to city {first}"
    ),
    "doubled_name": QT_TRANSLATE_NOOP(
        "Refusals", "{where}the name “{value}” already belongs to city {first}"
    ),
    "empty_region": QT_TRANSLATE_NOOP("Refusals", "{where}no city lies in it"),
    "no_region": QT_TRANSLATE_NOOP("Refusals", "{where}there is no region “{region}”{hint}"),
    "no_city": QT_TRANSLATE_NOOP("Refusals", "{where}there is no city “{city}”{hint}"),
    "wrong_position": QT_TRANSLATE_NOOP(
        "Refusals", "{where}needs either “lon” and “lat” or “x” and “y”"
    ),
    "far_position": QT_TRANSLATE_NOOP(
        "Refusals", "{where}“{key}” must lie between -{limit} and {limit}"
    ),
    "mixed_positions": QT_TRANSLATE_NOOP(
        "Refusals", "Some cities have “lon” and “lat”, others “x” and “y”"
    ),
    "one_spot": QT_TRANSLATE_NOOP(
        "Refusals", "All cities lie on one spot: give each of them its own place"
    ),
    "mixed_slots": QT_TRANSLATE_NOOP("Refusals", "{where}some cities have a “slot”, others none"),
    "self_connection": QT_TRANSLATE_NOOP(
        "Refusals", "{where}a city cannot be connected with itself"
    ),
    "doubled_connection": QT_TRANSLATE_NOOP(
        "Refusals", "{where}connection {first} already joins these cities"
    ),
    "mixed_costs": QT_TRANSLATE_NOOP(
        "Refusals", "{where}some connections have a “cost”, others none"
    ),
    "tile_count": QT_TRANSLATE_NOOP(
        "Refusals", "{tiles} tiles for {connections} connections without a cost"
    ),
    "too_dear": QT_TRANSLATE_NOOP("Refusals", "{where}costs more than {limit} with its “extra”"),
    "small_metropolis": QT_TRANSLATE_NOOP("Refusals", "{where}needs at least two different cities"),
    "no_connection": QT_TRANSLATE_NOOP("Refusals", "{where}there is no such connection"),
    "uncertain_cost": QT_TRANSLATE_NOOP(
        "Refusals", "{where}{chosen} was chosen, but the connection costs {cost}"
    ),
    "board_split": QT_TRANSLATE_NOOP(
        "Refusals", "The board falls into {parts} parts; cut off: {cities}"
    ),
    "region_isolated": QT_TRANSLATE_NOOP(
        "Refusals", "{where}no connection leads to another region"
    ),
    "region_split": QT_TRANSLATE_NOOP(
        "Refusals", "{where}cut off from the rest of the region: {cities}"
    ),
    "metropolis_apart": QT_TRANSLATE_NOOP(
        "Refusals", "{where}its cities are not joined by connections of cost 0"
    ),
}
