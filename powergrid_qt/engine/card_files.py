"""What `resources/cards` says about the cards that have a name: one file for each.

`name` and `text` are what everybody reads. A promo card has its rule, the deck that it belongs
to, what it does as far as that can be told by figures, and the sentences of what happens by it
(`told`); the rest of it is a class in `grid/cards`. A plant's facts are under `plant`.
"""

import functools
import json
from collections.abc import Mapping
from typing import Any

from powergrid_qt.engine.cards import CardId
from powergrid_qt.paths import resources_dir


@functools.cache
def card_files() -> Mapping[CardId, Mapping[str, Any]]:
    files = (resources_dir() / "cards").glob("*.json")
    cards = (json.loads(path.read_text(encoding="utf-8")) for path in files)
    return {card["id"]: card for card in cards}


def promo_ids(deck: str | None) -> tuple[str, ...]:
    """The promo cards that belong to a deck, in the order of their rules."""
    found = [card for card in card_files().values() if card.get("deck", "") == deck]
    return tuple(card["id"] for card in sorted(found, key=_rule_number))


def _rule_number(card: Mapping[str, Any]) -> int:
    return int(card["rule"].removeprefix("PR"))


def has_number(card: CardId) -> bool:
    """Whether this is a plant of the classic and deluxe decks, those of promo cards included."""
    return isinstance(card, int) or "plant" in card_files().get(card, ())
