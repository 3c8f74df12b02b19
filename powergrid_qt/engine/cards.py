"""Cards are named by ids: a plant by its number, everything else by a word.

What `resources/cards` says about those that have a name is one file for each. `name` and `text` are
what everybody reads. A promo card has its rule, the deck that it belongs to, what it does as far as
that can be told by figures, and the sentences of what happens by it (`told`); the rest of it is a
class in `grid/cards.py`. A plant's facts are under `plant`.
"""

import functools
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from powergrid_qt.paths import resources_dir

CardId = int | str

STEP3 = "step3"
RUNS_STORED = 2
"""A plant has room for the fuel of so many runs (P3.2)."""


@dataclass(frozen=True, slots=True)
class Plant:
    """A plant card. `rank` sorts it, `minimum` is its lowest bid: 33 1/3 has both."""

    id: CardId
    rank: float
    minimum: int
    fuels: tuple[int, ...]
    burns: int
    powers: int
    kind: str
    back: str | None

    @property
    def stores(self) -> int:
        """The number of tokens that the plant has room for (P3.2)."""
        return RUNS_STORED * self.burns

    def __hash__(self) -> int:
        return hash(self.id)  # hands of plants are looked up all the time


@functools.cache
def card_files() -> Mapping[CardId, Mapping[str, Any]]:
    """The contents of all those files, by the id of the card."""
    files = (resources_dir() / "cards").glob("*.json")
    cards = (json.loads(path.read_text(encoding="utf-8")) for path in files)
    return {card["id"]: card for card in cards}


def promo_ids(deck: str | None) -> tuple[str, ...]:
    """The promo cards that belong to a deck, in the order of their rules."""
    found = [card for card in card_files().values() if card.get("deck", "") == deck]
    found.sort(key=lambda card: int(card["rule"].removeprefix("PR")))
    return tuple(card["id"] for card in found)


def has_number(card: CardId) -> bool:
    """Whether this is a plant of the classic and deluxe decks, those of promo cards included."""
    return isinstance(card, int) or "plant" in card_files().get(card, ())
