"""What one game of the classic and deluxe editions is played with, and look-ups in it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from powergrid_qt.engine.cards import CardId, Plant
from powergrid_qt.engine.grid.edition import GridEdition
from powergrid_qt.engine.grid.promo_card import PromoCard
from powergrid_qt.engine.grid.storage import Storage
from powergrid_qt.engine.moves import Counts
from powergrid_qt.engine.rules import Rules

Hand = tuple[Plant, ...]
Attached = tuple[tuple[str, CardId], ...]
"""Promo cards that lie under plants, each with its plant."""


class GridFacts(Rules[Any]):
    """What a position needs of its rules; `GridRules` completes them."""

    __slots__ = (
        "_boosted",
        "_by_name",
        "_hands",
        "_storages",
        "cards",
        "max_plants",
        "most_cities",
        "promo_cards",
        "rank",
    )

    edition: GridEdition
    max_plants: int
    most_cities: int
    promo_cards: tuple[str, ...]
    rank: Mapping[CardId, float]
    cards: Mapping[CardId, PromoCard]
    """The promo cards, in the order of their rules."""
    _by_name: list[tuple[str, int]]
    _hands: dict[tuple[CardId, ...], Hand]
    _boosted: dict[tuple[tuple[CardId, ...], Attached], Hand]
    _storages: dict[tuple[tuple[CardId, ...], int], Storage]

    def hand(self, plants: tuple[CardId, ...], attached: Attached = ()) -> Hand:
        """Plants as they are printed or, with what lies under them, as they run."""
        if attached:
            return self._with_boosts(plants, attached)
        hand = self._hands.get(plants)
        if hand is None:
            hand = tuple(self.edition.plants[plant] for plant in plants)
            self._hands[plants] = hand
        return hand

    def _with_boosts(self, plants: tuple[CardId, ...], attached: Attached) -> Hand:
        key = plants, attached
        hand = self._boosted.get(key)
        if hand is None:
            boosts = Counter[CardId]()
            for card, plant in attached:
                boosts[plant] += self.cards[card].boost
            hand = tuple(
                replace(plant, powers=plant.powers + boosts[plant.id])
                for plant in self.hand(plants)
            )
            self._boosted[key] = hand
        return hand

    def storage(self, plants: tuple[CardId, ...], cards: tuple[str, ...]) -> Storage:
        anything = 0
        for card in cards:
            anything += self.cards[card].room
        key = plants, anything
        found = self._storages.get(key)
        if found is None:
            found = Storage(self.hand(plants), len(self.edition.fuels), anything)
            self._storages[key] = found
        return found

    def may_look(self, state: Any, seat: int) -> bool:
        """Whether a promo card lets a player look at the top of the pile (PR5)."""
        cards = self.cards  # mostly none
        return bool(cards) and any(card.shows_top(state, seat) for card in cards.values())

    def named(self, tokens: Sequence[int]) -> Counts:
        """Tokens by kind in the form of moves and events; kinds with none are left out."""
        return tuple([(fuel, tokens[kind]) for fuel, kind in self._by_name if tokens[kind]])
