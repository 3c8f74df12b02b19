"""Everything that the game says in words, in the user's language. No widgets are needed here."""

from powergrid_qt.words.event_names import player_name, site_name
from powergrid_qt.words.events import event_text
from powergrid_qt.words.moves import move_text
from powergrid_qt.words.names import (
    board_name,
    board_notes,
    card_name,
    card_number,
    cities_text,
    edition_name,
    either,
    fuel_name,
    kind_name,
    listed,
    money_text,
    phase_name,
    piece_name,
    promo_sentence,
    short_edition_name,
    tokens_text,
    workers_text,
)
from powergrid_qt.words.reasons import reason_text
from powergrid_qt.words.refusals import refusal_text
from powergrid_qt.words.steps import step_changes

__all__ = [
    "board_name",
    "board_notes",
    "card_name",
    "card_number",
    "cities_text",
    "edition_name",
    "either",
    "event_text",
    "fuel_name",
    "kind_name",
    "listed",
    "money_text",
    "move_text",
    "phase_name",
    "piece_name",
    "player_name",
    "promo_sentence",
    "reason_text",
    "refusal_text",
    "short_edition_name",
    "site_name",
    "step_changes",
    "tokens_text",
    "workers_text",
]
