"""A position of a classic or deluxe game."""

from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.copying import copied
from powergrid_qt.engine.grid.facts import Attached, GridFacts
from powergrid_qt.engine.state import Player, State, Trust


@copied
class GridPlayer(Player):
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

    def owner(self, card: str) -> int | None:
        """The seat that has a promo card."""
        seats = (seat for seat, player in enumerate(self.players) if card in player.cards)
        return next(seats, None)
