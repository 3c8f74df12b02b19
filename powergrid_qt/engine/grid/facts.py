"""What one game of the classic and deluxe editions is played with, and look-ups in it."""

from collections.abc import Mapping, Sequence
from typing import Any

from powergrid_qt.engine.cards import CardId, Plant
from powergrid_qt.engine.grid.edition import GridEdition
from powergrid_qt.engine.grid.storage import Storage
from powergrid_qt.engine.moves import Counts
from powergrid_qt.engine.rules import Rules


class GridFacts(Rules[Any]):
    """What a position needs of its rules; `GridRules` completes them."""

    __slots__ = (
        "_by_name",
        "_hands",
        "_storages",
        "max_plants",
        "most_cities",
        "promo_cards",
        "rank",
        "stores",
    )

    edition: GridEdition
    max_plants: int
    most_cities: int
    promo_cards: tuple[str, ...]
    rank: Mapping[CardId, float]
    stores: Mapping[str, int]
    """The cards that store tokens of every kind, and how many (PR7)."""
    _by_name: list[tuple[str, int]]
    _hands: dict[tuple[CardId, ...], tuple[Plant, ...]]
    _storages: dict[tuple[tuple[CardId, ...], int], Storage]

    def hand(self, plants: tuple[CardId, ...]) -> tuple[Plant, ...]:
        hand = self._hands.get(plants)
        if hand is None:
            hand = tuple(self.edition.plants[plant] for plant in plants)
            self._hands[plants] = hand
        return hand

    def storage(self, plants: tuple[CardId, ...], cards: tuple[str, ...]) -> Storage:
        anything = 0
        for card in cards:
            anything += self.stores.get(card, 0)
        key = plants, anything
        found = self._storages.get(key)
        if found is None:
            found = Storage(self.hand(plants), len(self.edition.fuels), anything)
            self._storages[key] = found
        return found

    def named(self, tokens: Sequence[int]) -> Counts:
        """Tokens by kind in the form of moves and events; kinds with none are left out."""
        return tuple([(fuel, tokens[kind]) for fuel, kind in self._by_name if tokens[kind]])
