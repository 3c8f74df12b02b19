"""Why something is refused: a code with its values, and one table of sentences.

The engine never builds a sentence: the screens translate the table and put the values into words,
the command line uses it as it is.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from typing import Any

from powergrid_qt.engine.texts import english, in_short, shown
from powergrid_qt.engine.values import value


@value
class Refusal:
    code: str
    values: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        """Return the reason in plain English, fit to stand behind a colon on a command line."""
        sentence = SENTENCES[self.code].translate(_PLAIN_QUOTES)
        told = {key: _PLAIN.get(key, str)(value) for key, value in self.values.items()}
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
    "region": english,
    "areas": lambda names: " or ".join(map(english, names)),
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


class Refusals:
    """The sentences by their codes. The class is the context of their translation, as in Qt."""

    def tr(self, text: str) -> str:
        """Marks a text for translation; it is translated where it is used."""
        return text

    def sentences(self) -> Mapping[str, str]:
        return {
            # any move
            "game_over": self.tr("The game is over"),
            "not_your_turn": self.tr("It is somebody else's turn (seat {current})"),
            "wrong_kind_of_move": self.tr("“{do}” is not possible now; possible: {possible}"),
            # things that are clicked while nobody has a use for them
            "on_move": self.tr("{name} is on move"),
            "only_watched": self.tr("The game is only looked at here: nothing can be moved"),
            "lesson_tells": self.tr("First go on with the lesson"),
            "region_not_now": self.tr("Regions are only chosen before round 1"),
            "card_not_now": self.tr("Not now: bid for cards in “{phase}”"),
            "fuel_not_now": self.tr("Not now: buy fuel in “{phase}”"),
            "city_not_now": self.tr("Not now: connect cities in “{phase}”"),
            "company_not_now": self.tr("Not now: place cards in “{phase}”"),
            "workers_not_now": self.tr("Not now: hire workers in “{phase}”"),
            "bid_not_whole": self.tr("A bid must be a whole number"),
            "tokens_not_whole": self.tr("A number of tokens must be a whole number"),
            "workers_not_whole": self.tr("A number of workers must be a whole number"),
            # set-up moves
            "unknown_region": self.tr("This board has no region “{region}”"),
            "region_taken": self.tr("{region} is already in play"),
            "regions_apart": self.tr(
                "With {region} the regions in play could no longer form one connected area"
            ),
            "trust_not_adjacent": self.tr("{city} is not next to a city of the Trust"),
            "trust_city_taken": self.tr("{city} already has a generator of the Trust"),
            "trust_no_choice": self.tr(
                "The Trust cannot build in {city}; it can build in: {cities}"
            ),
            # auctions
            "not_for_sale": self.tr("{card} is not up for auction now"),
            "bid_too_low": self.tr("The bid must be at least {minimum}"),
            "bid_beyond_money": self.tr("{price} for {card} cannot be paid: you have only {money}"),
            "only_minimum": self.tr(
                "The last player left in buys for exactly the minimum, {minimum}"
            ),
            "must_buy": self.tr("In round 1 everybody must buy"),
            "plant_needs_city": self.tr(
                "{card} can only be bought with a city in {areas}: you have none there"
            ),
            "not_first_bid": self.tr("There is a bid already: raise it or pass"),
            # scrapping and promo cards
            "not_your_plant": self.tr("{plant} is not one of your plants"),
            "scrap_not_new": self.tr("{plant} is new: it cannot be scrapped in this edition"),
            "drop_needed": self.tr("Choose the tokens to give up: {choices}"),
            "drop_wrong": self.tr("These tokens cannot be given up; possible: {choices}"),
            # resources
            "unknown_fuel": self.tr("There is no resource “{fuel}” in this edition"),
            "fuel_twice": self.tr("A resource is named twice"),
            "buy_nothing": self.tr("Nothing is in the cart"),
            "negative_tokens": self.tr("A number of tokens must be at least 1"),
            "sold_out": self.tr("There is no {fuel} on the market"),
            "too_few_tokens": self.tr("Only {available} {fuel} left on the market"),
            "no_burner": self.tr("None of your plants burns {fuel}"),
            "storage_full": self.tr("Your plants have no room for more {fuel}"),
            "cannot_store": self.tr("Your plants have room for only {room} more {fuel}"),
            "cannot_store_both": self.tr("Your plants have no room for so much {fuels} together"),
            "tokens_beyond_money": self.tr("{tokens} cost {price}, and you have only {money}"),
            # building
            "unknown_city": self.tr("This board has no city “{city}”"),
            "city_not_in_play": self.tr("{city} is not in the regions in play"),
            "city_own": self.tr("You are already in {city}"),
            "city_full": self.tr("{city} is full in step {step}"),
            "no_houses": self.tr("No houses are left"),
            "city_beyond_money": self.tr("{city} costs {price}, and you have only {money}"),
            "no_city_affordable": self.tr("You cannot afford a city: the cheapest costs {price}"),
            "beginner_limit": self.tr("In the first game nobody builds beyond {limit} cities"),
            # Outpost's expansion
            "build_after_place": self.tr("Nothing is built any more once a card was placed"),
            "build_what": self.tr("Choose what is built: {pieces}"),
            "no_pieces": self.tr("No {kind} is left to build"),
            "wrong_slot": self.tr("{city} has no place for a {kind}"),
            "slot_taken": self.tr("The place for a {kind} in {city} is taken"),
            "piece_beyond_money": self.tr(
                "A {kind} in {city} costs {price}, and you have only {money}"
            ),
            "piece_on_card": self.tr("{card} already has a {kind}"),
            "not_in_reserve": self.tr("{card} is not in your reserve"),
            "place_on": self.tr("Choose the space on which {card} is placed: plant or shelter"),
            "place_on_needless": self.tr("{card} has a space of its own kind"),
            "not_on_board": self.tr("{card} does not lie on a {kind} space of yours"),
            "no_free_space": self.tr("No unlocked {kind} space is free"),
            "too_many_workers": self.tr("At most {most} seasonal workers can be hired"),
            "workers_beyond_money": self.tr(
                "The seasonal workers cost {price}, and you have only {money}"
            ),
            "no_robots_card": self.tr("You do not own the Robots card"),
            "most_robots": self.tr("No more robots can be made: all {most} are there"),
            "no_worker_for_robot": self.tr(
                "No robot can be made: there is no worker who could make it"
            ),
            # bureaucracy
            "not_enough_workers": self.tr(
                "Only {all} workers can run plants, {permanent} of them permanent"
            ),
            "plant_twice": self.tr("{plant} can run only once a round"),
            "wrong_fuel": self.tr("{plant} does not burn {fuel}"),
            "wrong_amount": self.tr("{plant} burns exactly {burns} tokens, not {found}"),
            "not_enough_fuel": self.tr("Only {available} {fuel} held, {needed} needed"),
            # set-up of a game
            "unknown_edition": self.tr("There is no edition “{edition}”; there are: {known}"),
            "unknown_board": self.tr(
                "Edition {edition} is not played on “{board}”; it is played on: {known}"
            ),
            "edition_not_here": self.tr(
                "“{board}” is not played with edition {edition}; it is played with: {known}"
            ),
            "no_edition": self.tr("There is no edition for the board “{board}” yet"),
            "player_count": self.tr("2 to 6 can play, not {found}"),
            "too_few_players": self.tr("At least two players are needed."),
            "no_name": self.tr("Every player needs a name."),
            "same_name": self.tr("Two players are called {name}."),
            "unknown_color": self.tr("No player can have the colour “{color}”; there are: {known}"),
            "doubled_color": self.tr("Two players have the colour “{color}”"),
            "unknown_promo": self.tr(
                "Edition {edition} has no promo card “{card}”; it has: {known}"
            ),
            "doubled_promo": self.tr("Promo card “{card}” is named twice"),
            "no_beginner": self.tr("Edition {edition} has no first game"),
            "setup_regions_count": self.tr(
                "setup.regions: {needed} regions are needed, not {found}"
            ),
            "setup_regions_unknown": self.tr("setup.regions: this board has no region “{region}”"),
            "setup_regions_doubled": self.tr("setup.regions: “{region}” is named twice"),
            "setup_regions_apart": self.tr(
                "setup.regions: {regions} do not form one connected area"
            ),
            "setup_regions_draft": self.tr("setup.regions does not go with drafted regions"),
            "setup_order": self.tr(
                "setup.order must name each seat from 0 to {last} once, not {found}"
            ),
            "setup_card_unknown": self.tr("setup.{key}: there is no card “{card}” in this game"),
            "setup_card_out": self.tr("setup.{key}: the card “{card}” is not dealt on this board"),
            "setup_card_doubled": self.tr("setup: card “{card}” is named twice"),
            "setup_regions_always": self.tr("setup.regions: “{region}” is always in play"),
            "setup_tiles": self.tr(
                "setup.tiles must hold the {needed} tiles of the board, in any order"
            ),
            "setup_market_and_pile": self.tr(
                "setup.market and setup.pile come together in this edition"
            ),
            "setup_opening": self.tr("setup.market: the opening draws {needed} cards, not {found}"),
            "setup_market_size": self.tr("setup.market: {needed} plants are needed, not {found}"),
            "setup_not_a_plant": self.tr("setup.market: “{card}” is not a plant"),
            "setup_no_step3_here": self.tr("setup.{key}: “step3” cannot be here"),
            "setup_key_unused": self.tr("setup.{key} means nothing in edition {edition}"),
            # files
            "file_missing": self.tr("There is no such file"),
            "file_unreadable": self.tr("The file cannot be read ({reason})"),
            "file_too_large": self.tr("The file is too large (more than {limit} MB)"),
            "bad_gzip": self.tr("Not a whole gzip file ({reason})"),
            "not_json": self.tr("No valid JSON (line {line}, column {column}: {reason})"),
            "truncated": self.tr(
                "No valid JSON (line {line}, column {column}: the file ends too early)"
            ),
            "no_number": self.tr("No valid JSON: {found} is no number"),
            "doubled_key": self.tr("The key “{key}” is given twice in the same place"),
            "bad_encoding": self.tr("Not UTF-8 text (byte {position})"),
            "too_deep": self.tr("Nested too deeply"),
            "long_number": self.tr("A number has too many digits"),
            "not_object": self.tr("{where}must be an object, not {found}"),
            "missing_key": self.tr("{where}“{key}” is missing"),
            "unknown_key": self.tr("{where}unknown key “{key}”{hint}"),
            "wrong_value": self.tr("{where}“{key}” must be {expected}, not {found}"),
            # records
            "no_record": self.tr("Not a record: {reason}"),
            "not_record": self.tr("This file is not a recorded game"),
            "wrong_board": self.tr(
                "The game is played on “{board}”, but “about” holds the board “{id}”"
            ),
            "newer_version": self.tr(
                "Written by a newer version (format version {version}, known is {newest})"
            ),
            "unknown_move": self.tr("{where}there is no move “{do}”; there are: {known}"),
            "illegal_move": self.tr("Move {number} ({move}): {reason}"),
            # boards
            "no_board": self.tr("There is no board “{board}”{hint}; there are: {known}"),
            "wrong_id": self.tr(
                "The id is “{id}”, but after the name of the file it should be “{stem}”"
            ),
            "board_twice": self.tr("There is another board with the id “{id}”: give it another"),
            "too_few_regions": self.tr(
                "For {players} players {needed} regions are needed, and this board has {found}"
            ),
            "no_region_set": self.tr(
                "For {players} players {needed} regions are needed that hang together by"
                " connections among them, and there are no such on this board"
            ),
            "too_few_cities": self.tr(
                "For {players} players {needed} cities are needed, and some regions"
                " have only {found}"
            ),
            "too_few_houses": self.tr(
                "With {players} players the game ends at {needed} cities, but nobody can build more"
                " than {found}"
            ),
            "add_regions": self.tr(
                "{reason}. Divide it into more, or ask for fewer by “regions” under “editions”"
            ),
            "add_cities": self.tr(
                "{reason}. Add cities, or let the game end with fewer by “end_cities”"
                " under “editions”"
            ),
            "no_printed_costs": self.tr("In the edition “{edition}” all connections need a “cost”"),
            "no_building_slots": self.tr("In the edition “{edition}” all cities need a “slot”"),
            "market_too_large": self.tr(
                "A market with {found} places is too large; it may have {limit}"
            ),
            "market_overfull": self.tr(
                "The market starts with {found} {fuel}, and there are only {needed} tokens"
            ),
            "no_such_plant": self.tr("{where}there is no plant “{number}” in this edition"),
            "plant_twice_here": self.tr("{where}“{number}” already has another place"),
            "in_market_drawn": self.tr(
                "{where}only where the market is drawn by “from_back”; name all in “market” here"
            ),
            "opening_size": self.tr(
                "The opening has {found} plants for the {needed} places of the market"
            ),
            "too_few_backs": self.tr(
                "The opening draws {needed} plants with the back “{back}”, and there are {found}"
            ),
            "too_few_to_remove": self.tr(
                "With {players} players {needed} plants (“{back}”) are removed unseen, and only"
                " {found} can be"
            ),
            "empty_list": self.tr("“{key}” must not be empty"),
            "long_list": self.tr("“{key}” has {count} entries, at most {limit} are possible"),
            "doubled_region": self.tr("{where}the id “{value}” already belongs to region {first}"),
            "doubled_city": self.tr("{where}the id “{value}” already belongs to city {first}"),
            "doubled_name": self.tr("{where}the name “{value}” already belongs to city {first}"),
            "empty_region": self.tr("{where}no city lies in it"),
            "no_region": self.tr("{where}there is no region “{region}”{hint}"),
            "no_city": self.tr("{where}there is no city “{city}”{hint}"),
            "wrong_position": self.tr("{where}needs either “lon” and “lat” or “x” and “y”"),
            "far_position": self.tr("{where}“{key}” must lie between -{limit} and {limit}"),
            "mixed_positions": self.tr("Some cities have “lon” and “lat”, others “x” and “y”"),
            "one_spot": self.tr("All cities lie on one spot: give each of them its own place"),
            "mixed_slots": self.tr("{where}some cities have a “slot”, others none"),
            "self_connection": self.tr("{where}a city cannot be connected with itself"),
            "doubled_connection": self.tr("{where}connection {first} already joins these cities"),
            "mixed_costs": self.tr("{where}some connections have a “cost”, others none"),
            "tile_count": self.tr("{tiles} tiles for {connections} connections without a cost"),
            "too_dear": self.tr("{where}costs more than {limit} with its “extra”"),
            "small_metropolis": self.tr("{where}needs at least two different cities"),
            "no_connection": self.tr("{where}there is no such connection"),
            "uncertain_cost": self.tr(
                "{where}{chosen} was chosen, but the connection costs {cost}"
            ),
            "board_split": self.tr("The board falls into {parts} parts; cut off: {cities}"),
            "metropolis_apart": self.tr(
                "{where}its cities are not joined by connections of cost 0"
            ),
        }


SENTENCES = Refusals().sentences()
