"""A position of a classic or deluxe game, and what it is played with."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from powergrid_qt.engine.cards import CardId, Plant
from powergrid_qt.engine.grid.edition import FuelScale, GridEdition
from powergrid_qt.engine.grid.fuel import Storage
from powergrid_qt.engine.grid.promo_card import PromoCard
from powergrid_qt.engine.moves import Counts
from powergrid_qt.engine.rules import Rules
from powergrid_qt.engine.state import PlayerState, State, Trust, copied

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
        "cheaper",
        "lifted",
        "max_plants",
        "most_cities",
        "needs",
        "never_buried",
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
    lifted: frozenset[CardId]
    """Plants that join the current market as its fifth (M3.3)."""
    never_buried: frozenset[CardId]
    """Plants that do not go under the pile at the end of a round (M3.2)."""
    cheaper: tuple[tuple[int, int, FuelScale], ...]
    """A fuel and a city, with the price spaces for those who have it (M4)."""
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


@copied
class GridPlayer(PlayerState):
    plants: tuple[CardId, ...] = ()
    tokens: tuple[int, ...]
    """Held tokens by kind: one pool, since they may be moved at any time (P3.3)."""
    cities: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    """Promo cards, those that lie under plants among them."""
    attached: Attached = ()


@copied
class GridTrust(Trust):
    plants: tuple[CardId, ...] = ()
    tokens: tuple[int, ...]


@copied
class GridState(State):
    rules: GridFacts
    players: list[GridPlayer]
    trust: GridTrust | None
    market: tuple[CardId, ...]
    """All plants of the market in ascending order; "Step 3" is told by `step3`."""
    fuel: list[int]
    """Tokens on the market by kind."""
    supply: list[int]
    discount: CardId | None = None
    beside: tuple[str, ...]
    """Promo cards that lie open beside the market and wait for their time."""
    waiting: tuple[CardId, ...] = ()
    """Plants that lie open beside the market until step 2 starts (M1.5)."""
    laid: tuple[CardId, ...] = ()
    """Cards that everybody has seen laid on the pile; not all of them are still there."""
    phased_out: bool = False
    """R18: the plant has been bought that ends the refill of a fuel."""
    discount_left: bool = False
    """The plant with the discount left unsold in this round."""

    def owner(self, card: str) -> int | None:
        """The seat that has a promo card."""
        seats = (seat for seat, player in enumerate(self.players) if card in player.cards)
        return next(seats, None)

    def available(self, kind: int) -> int:
        """How many tokens of a kind can be bought from the market, or also the supply (R19)."""
        return self.buyable()[kind]

    def buyable(self) -> Sequence[int]:
        """How many tokens of each kind can be bought."""
        stores = self.rules.edition.stores
        if not stores:
            return self.fuel
        both = zip(self.fuel, self.supply, strict=True)
        return [market + supply * (kind in stores) for kind, (market, supply) in enumerate(both)]

    def take_fuel(self, kind: int, amount: int) -> int:
        """Take tokens from the market, then from the supply; gives how many those were."""
        left = self.fuel[kind] - amount
        if left >= 0:
            self.fuel[kind] = left
            return 0
        self.fuel[kind] = 0
        self.supply[kind] += left
        return -left

    def scales_for(self, seat: int) -> tuple[FuelScale, ...]:
        """The price spaces of all fuels as a player pays them (M4)."""
        scales = self.rules.edition.scales
        if not self.rules.cheaper:
            return scales
        own = list(scales)
        for kind, city, scale in self.rules.cheaper:
            if city in self.players[seat].cities:
                own[kind] = scale
        return tuple(own)
