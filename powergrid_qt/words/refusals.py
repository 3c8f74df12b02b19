"""Why something is refused, in the user's language."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Refusal
from powergrid_qt.words.marking import QT_TRANSLATE_NOOP
from powergrid_qt.words.names import card_name, fuel_name, money_text, piece_name

translate = QCoreApplication.translate

SENTENCES: Mapping[str, str] = {
    # any move
    "game_over": QT_TRANSLATE_NOOP("Refusals", "The game is over"),
    "not_your_turn": QT_TRANSLATE_NOOP("Refusals", "It is somebody else's turn (seat {current})"),
    "wrong_kind_of_move": QT_TRANSLATE_NOOP(
        "Refusals", "“{do}” is not possible now; possible: {possible}"
    ),
    "not_whole_number": QT_TRANSLATE_NOOP("Refusals", "{what} must be a whole number"),
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
    "not_enough_money": QT_TRANSLATE_NOOP(
        "Refusals", "That costs {price}, and there are only {money}"
    ),
    "only_minimum": QT_TRANSLATE_NOOP(
        "Refusals", "The last player left in buys for exactly the minimum, {minimum}"
    ),
    "must_buy": QT_TRANSLATE_NOOP("Refusals", "In round 1 everybody must buy"),
    "not_first_bid": QT_TRANSLATE_NOOP("Refusals", "There is a bid already: raise it or pass"),
    # scrapping and promo cards
    "not_your_plant": QT_TRANSLATE_NOOP("Refusals", "{plant} is not one of this player's plants"),
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
    "sold_out": QT_TRANSLATE_NOOP("Refusals", "Only {available} {fuel} left on the market"),
    "cannot_store": QT_TRANSLATE_NOOP("Refusals", "The plants cannot store that much {fuel}"),
    # building
    "unknown_city": QT_TRANSLATE_NOOP("Refusals", "This board has no city “{city}”"),
    "city_not_in_play": QT_TRANSLATE_NOOP("Refusals", "{city} is not in the regions in play"),
    "city_own": QT_TRANSLATE_NOOP("Refusals", "This player is already in {city}"),
    "city_full": QT_TRANSLATE_NOOP("Refusals", "{city} is full in step {step}"),
    "no_houses": QT_TRANSLATE_NOOP("Refusals", "No houses are left"),
    "beginner_limit": QT_TRANSLATE_NOOP(
        "Refusals", "In the first game nobody builds beyond {limit} cities"
    ),
    # Outpost's expansion
    "build_after_place": QT_TRANSLATE_NOOP(
        "Refusals", "Nothing is built any more once a card was placed"
    ),
    "build_what": QT_TRANSLATE_NOOP("Refusals", "Choose what is built: {possible}"),
    "no_pieces": QT_TRANSLATE_NOOP("Refusals", "No {kind} is left to build"),
    "wrong_slot": QT_TRANSLATE_NOOP("Refusals", "{city} has no place for a {kind}"),
    "slot_taken": QT_TRANSLATE_NOOP("Refusals", "The place for a {kind} in {city} is taken"),
    "piece_on_card": QT_TRANSLATE_NOOP("Refusals", "{card} already has a {kind}"),
    "not_in_reserve": QT_TRANSLATE_NOOP("Refusals", "{card} is not in this player's reserve"),
    "place_on": QT_TRANSLATE_NOOP(
        "Refusals", "Choose the space on which {card} is placed: plant or shelter"
    ),
    "place_on_needless": QT_TRANSLATE_NOOP("Refusals", "{card} has a space of its own kind"),
    "not_on_board": QT_TRANSLATE_NOOP(
        "Refusals", "{card} does not lie on a {kind} space of this player"
    ),
    "no_free_space": QT_TRANSLATE_NOOP("Refusals", "No unlocked {kind} space is free"),
    "too_many_workers": QT_TRANSLATE_NOOP(
        "Refusals", "At most {most} seasonal workers can be hired"
    ),
    "no_robots_card": QT_TRANSLATE_NOOP("Refusals", "This player does not own the Robots card"),
    "no_robot_possible": QT_TRANSLATE_NOOP(
        "Refusals", "No robot can be made: nine are there, or no worker is free for it"
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
    "no_edition": QT_TRANSLATE_NOOP("Refusals", "There is no edition for the board “{board}” yet"),
    "player_count": QT_TRANSLATE_NOOP("Refusals", "2 to 6 can play, not {found}"),
    "unknown_promo": QT_TRANSLATE_NOOP(
        "Refusals", "Edition {edition} has no promo card “{card}”; it has: {known}"
    ),
    "doubled_promo": QT_TRANSLATE_NOOP("Refusals", "Promo card “{card}” is named twice"),
    "no_beginner": QT_TRANSLATE_NOOP("Refusals", "Edition {edition} has no beginner's game"),
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
    # records
    "file_missing": QT_TRANSLATE_NOOP("Refusals", "{path}: there is no such file"),
    "file_unreadable": QT_TRANSLATE_NOOP("Refusals", "{path}: cannot be read ({reason})"),
    "file_too_large": QT_TRANSLATE_NOOP(
        "Refusals", "Too large for a record (more than {limit} MB)"
    ),
    "bad_gzip": QT_TRANSLATE_NOOP("Refusals", "Not a whole gzip file ({reason})"),
    "not_json": QT_TRANSLATE_NOOP(
        "Refusals", "Not a record: no valid JSON (line {line}, column {column}: {reason})"
    ),
    "not_json_at_all": QT_TRANSLATE_NOOP("Refusals", "Not a record: no valid JSON ({reason})"),
    "not_utf8": QT_TRANSLATE_NOOP("Refusals", "Not a record: not UTF-8 text"),
    "not_record": QT_TRANSLATE_NOOP("Refusals", "This file is not a recorded game"),
    "newer_version": QT_TRANSLATE_NOOP(
        "Refusals", "Written by a newer version (format version {version}, known is {known})"
    ),
    "unknown_key": QT_TRANSLATE_NOOP("Refusals", "{where}: unknown key “{key}”{hint}"),
    "missing_key": QT_TRANSLATE_NOOP("Refusals", "{where}: key “{key}” is missing"),
    "wrong_type": QT_TRANSLATE_NOOP("Refusals", "{where}: must be {expected}, not {found}"),
    "wrong_value": QT_TRANSLATE_NOOP("Refusals", "{where}: must be {expected}, not {found}"),
    "unknown_move": QT_TRANSLATE_NOOP(
        "Refusals", "{where}: there is no move “{do}”; there are: {known}"
    ),
    "illegal_move": QT_TRANSLATE_NOOP("Refusals", "Move {number} ({move}): {reason}"),
}

_WORDS = {
    "and": QT_TRANSLATE_NOOP("RefusalWords", "and"),
    "or": QT_TRANSLATE_NOOP("RefusalWords", "or"),
    "none": QT_TRANSLATE_NOOP("RefusalWords", "none"),
    "a bid": QT_TRANSLATE_NOOP("RefusalWords", "A bid"),
    "a number of tokens": QT_TRANSLATE_NOOP("RefusalWords", "A number of tokens"),
    "a number of workers": QT_TRANSLATE_NOOP("RefusalWords", "A number of workers"),
}


def refusal_text(refusal: Refusal) -> str:
    values = {key: _in_words(key, value) for key, value in refusal.values.items()}
    return translate("Refusals", SENTENCES[refusal.code]).format_map(values)


def _word(word: str) -> str:
    return translate("RefusalWords", _WORDS[word]) if word in _WORDS else fuel_name(word)


def _phrase(text: str) -> str:
    """The engine joins fuels by "and" and "or" ("2 coal and 1 oil or none"): word by word."""
    return re.sub(r"[a-z]+", lambda match: _word(match[0]), text)


_SPOKEN: Mapping[str, Callable[[Any], str]] = {
    "plant": card_name,
    "card": card_name,
    "fuel": _phrase,
    "choices": _phrase,
    "what": _word,
    "kind": piece_name,
    "price": money_text,
    "money": money_text,
    "minimum": money_text,
    "reason": lambda reason: refusal_text(reason) if isinstance(reason, Refusal) else str(reason),
}


def _in_words(key: str, value: Any) -> Any:
    spoken = _SPOKEN.get(key)
    return value if spoken is None else spoken(value)
