"""A promo card (`promo.md`): what its file says by figures, and what it does at which moment.

Most of these moments pass a card by. One that has something to do then is a small class in
`cards.py`, which is told whenever the card is in the game.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from powergrid_qt.engine.auction import start_card_auction
from powergrid_qt.engine.events import CardRemoved, Event


class PromoCard:
    kinds: ClassVar[dict[str, type["PromoCard"]]] = {}
    """The classes of those cards that have one, by the card's id."""

    in_pile: ClassVar[bool] = True
    """Whether it is shuffled into the pile; else it lies beside the market from the start."""

    def __init_subclass__(cls, card: str) -> None:
        PromoCard.kinds[card] = cls

    def __init__(self, file: Mapping[str, Any]) -> None:
        self.id: str = file["id"]
        self.rule: str = file["rule"]
        self.boost: int = file.get("boost", 0)
        """How many cities more a plant powers that it lies under."""
        self.cities: int = file.get("cities", 0)
        """The number of cities that the card counts as for its owner."""
        self.room: int = file.get("room", 0)
        """The number of tokens of any kind that the card stores."""
        self.worth_a_round: float = file.get("worth_a_round", 0.0)
        """What it saves a round, if the figures above do not say it: computers bid by it."""

    # -- in the pile and when it is drawn -------------------------------------------------------

    def goes_under(self, state: Any) -> bool:
        """Whether it goes under the pile when it is drawn now."""
        return False

    def drawn(self, state: Any, log: list[Event]) -> bool:
        """Carry it out; True if an auction was pushed on the agenda, which goes first."""
        started = start_card_auction(state, self.id, self.bidders(state))
        if not started:
            log.append(CardRemoved(self.id, "PA"))
        return started

    def bidders(self, state: Any) -> tuple[int, ...]:
        """Who can use it: a boost needs a plant (PR2), what is a city needs a house (PR3)."""
        houses = state.rules.edition.houses
        return tuple(
            seat
            for seat, player in enumerate(state.players)
            if (player.plants or not self.boost) and player.connected + self.cities <= houses
        )

    def arrived(self, state: Any, log: list[Event]) -> None:
        """Do what is due when the card, which is a plant, has come into the market."""

    # -- later ----------------------------------------------------------------------------------

    def won(self, state: Any, seat: int, log: list[Event]) -> None:
        """Do what is due when a player has won the card in its auction."""

    def ordered(self, state: Any, log: list[Event]) -> None:
        """Do what is due when the player order has been determined."""

    def reordered(self, state: Any, order: tuple[int, ...]) -> tuple[int, ...]:
        """Return the player order into which the card turns another one."""
        return order

    def plant_bought(self, state: Any, seat: int, log: list[Event]) -> None:
        """Do what is due when a player has bought a plant."""

    def bureaucracy(self, state: Any, log: list[Event]) -> None:
        """Do what is due when phase 5 starts."""

    def due(self, money: int) -> int:
        """What it costs a player with this money in phase 5 once it lies beside the market."""
        return 0

    # -- what others see ------------------------------------------------------------------------

    def shows_top(self, state: Any, seat: int) -> bool:
        """Whether it lets a player look at the top card of the pile."""
        return False

    def as_json(self, state: Any) -> dict[str, Any]:
        """Return what the card adds to a position as JSON."""
        return {}
