"""Why something is refused: a code with its values, and one table of English sentences.

The engine never builds a sentence. The command line uses the English below, the screens
translate the same codes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Refusal:
    code: str
    values: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return ENGLISH[self.code].format_map(self.values)


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


ENGLISH = {
    # any move
    "game_over": "the game is over",
    "not_your_turn": "it is not this player's turn, but that of seat {current}",
    "wrong_kind_of_move": '"{do}" is not possible now; possible: {possible}',
    "not_whole_number": "{what} must be a whole number",
    # set-up moves
    "unknown_region": 'this board has no region "{region}"',
    "region_taken": "{region} is already in play",
    "regions_apart": "with {region} the regions in play could no longer form one connected area",
    "trust_not_adjacent": "{city} is not next to a city of the Trust",
    "trust_city_taken": "{city} already has a generator of the Trust",
    "trust_no_choice": "the Trust cannot build in {city}; it can build in: {cities}",
    # auctions
    "not_for_sale": "{card} is not up for auction now",
    "bid_too_low": "the bid must be at least {minimum} €",
    "not_enough_money": "that costs {price} €, and there are only {money} €",
    "only_minimum": "the last player left in buys for exactly the minimum, {minimum} €",
    "must_buy": "in round 1 everybody must buy",
    "not_first_bid": "there is a bid already: raise it or pass",
    # scrapping and promo cards
    "not_your_plant": "{plant} is not one of this player's plants",
    "scrap_not_new": "the new plant {plant} cannot be scrapped in this edition",
    "drop_needed": "say which tokens are given up: {choices}",
    "drop_wrong": "these tokens cannot be given up; possible: {choices}",
    # resources
    "unknown_fuel": 'there is no resource "{fuel}" in this edition',
    "fuel_twice": "a resource is named twice",
    "buy_nothing": "nothing is bought: use done",
    "negative_tokens": "a number of tokens must be at least 1",
    "sold_out": "only {available} {fuel} left on the market",
    "cannot_store": "the plants cannot store that much {fuel}",
    # building
    "unknown_city": 'this board has no city "{city}"',
    "city_not_in_play": "{city} is not in the regions in play",
    "city_own": "this player is already in {city}",
    "city_full": "{city} is full in step {step}",
    "no_houses": "no houses are left",
    "beginner_limit": "in the first game nobody builds beyond {limit} cities",
    # Outpost's expansion
    "build_after_place": "nothing is built any more once a card was placed",
    "build_what": "say what is built: {possible}",
    "no_pieces": "no {kind} is left to build",
    "wrong_slot": "{city} has no place for a {kind}",
    "slot_taken": "the place for a {kind} in {city} is taken",
    "piece_on_card": "{card} already has a {kind}",
    "not_in_reserve": "{card} is not in this player's reserve",
    "place_on": "say on which space {card} is placed: plant or shelter",
    "place_on_needless": "{card} has a space of its own kind: leave out on",
    "not_on_board": "{card} does not lie on a {kind} space of this player",
    "no_free_space": "no unlocked {kind} space is free",
    "too_many_workers": "at most {most} seasonal workers can be hired",
    "no_robots_card": "this player does not own the Robots card",
    "no_robot_possible": "no robot can be made: nine are there, or no worker is free for it",
    # bureaucracy
    "not_enough_workers": "only {all} workers can run plants, {permanent} of them permanent",
    "plant_twice": "{plant} can run only once a round",
    "wrong_fuel": "{plant} does not burn {fuel}",
    "wrong_amount": "{plant} burns exactly {burns} tokens, not {found}",
    "not_enough_fuel": "only {available} {fuel} held, {needed} needed",
    # set-up of a game
    "unknown_edition": 'there is no edition "{edition}"; there are: {known}',
    "unknown_board": 'edition {edition} is not played on "{board}"; it is played on: {known}',
    "no_edition": 'there is no edition for the board "{board}" yet',
    "player_count": "2 to 6 can play, not {found}",
    "unknown_promo": 'edition {edition} has no promo card "{card}"; it has: {known}',
    "doubled_promo": 'promo card "{card}" is named twice',
    "no_beginner": "edition {edition} has no first game (option beginner)",
    "setup_regions_count": "setup.regions: {needed} regions are needed, not {found}",
    "setup_regions_unknown": 'setup.regions: this board has no region "{region}"',
    "setup_regions_doubled": 'setup.regions: "{region}" is named twice',
    "setup_regions_apart": "setup.regions: {regions} do not form one connected area",
    "setup_regions_draft": "setup.regions does not go with the option regions: draft",
    "setup_order": "setup.order must name each seat from 0 to {last} once, not {found}",
    "setup_card_unknown": 'setup.{key}: there is no card "{card}" in this game',
    "setup_card_doubled": 'setup: card "{card}" is named twice',
    "setup_regions_always": 'setup.regions: "{region}" is always in play',
    "setup_tiles": "setup.tiles must hold the {needed} tiles of the board, in any order",
    "setup_market_and_pile": "setup.market and setup.pile come together in this edition",
    "setup_opening": "setup.market: the opening draws {needed} cards, not {found}",
    "setup_market_size": "setup.market: {needed} plants are needed, not {found}",
    "setup_not_a_plant": 'setup.market: "{card}" is not a plant',
    "setup_no_step3_here": 'setup.{key}: "step3" cannot be here',
    "setup_key_unused": "setup.{key} means nothing in edition {edition}",
    # records
    "file_missing": "{path}: there is no such file",
    "file_unreadable": "{path}: cannot be read ({reason})",
    "file_too_large": "too large for a record (more than {limit} MB)",
    "bad_gzip": "not a whole gzip file ({reason})",
    "not_json": "not a record: no valid JSON (line {line}, column {column}: {reason})",
    "not_json_at_all": "not a record: no valid JSON ({reason})",
    "not_utf8": "not a record: not UTF-8 text",
    "not_record": 'not a record: "format" must be "powergrid-record"',
    "newer_version": "written by a newer version (format version {version}, known is {known})",
    "unknown_key": '{where}: unknown key "{key}"{hint}',
    "missing_key": '{where}: key "{key}" is missing',
    "wrong_type": "{where}: must be {expected}, not {found}",
    "wrong_value": "{where}: must be {expected}, not {found}",
    "unknown_move": '{where}: there is no move "{do}"; there are: {known}',
    "illegal_move": "move {number} ({move}): {reason}",
}
