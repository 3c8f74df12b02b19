"""What must hold after every move: tests and `powergrid-qt soak` watch games with it."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from powergrid_qt.engine import events
from powergrid_qt.engine.cards import STEP3, CardId
from powergrid_qt.engine.families import EngineFamily, family_on
from powergrid_qt.engine.game import Game
from powergrid_qt.engine.state import IN_MARKET


class Violation(Exception):
    """Something does not hold that always must; the text says what."""


def require(holds: bool, what: str) -> None:
    """Raise `Violation` if something does not hold; unlike `assert` it works in every Python."""
    if not holds:
        raise Violation(what)


def paid(event: events.Event) -> tuple[int | None, int]:
    """Who has paid how much, by an event; None: nobody, or the Trust."""
    match event:
        case events.CardSold(seat, _, price) | events.TokensBought(seat, _, price):
            return seat, price
        case events.CityConnected(seat, _, connection, slot):
            return seat, connection + slot
        case events.BuildingBuilt(seat, _, _, connection, slot):
            return seat, connection + slot
        case events.WorkersHired(seat, _, _, price, _):
            return seat, price
        case events.PlantsRun(seat, _, _, _, income):
            return seat, -income
    return None, 0


class Watch:
    """Follows one game move by move and complains about the first thing that is wrong."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._family: EngineFamily = family_on("engine", game.config)
        self._money = self._money_by_seat()
        self._cards_left = len(self._cards())
        self._closed = self._family.closed(game.state)
        self.check()

    def after(self, happened: Sequence[events.Event]) -> None:
        """Check the position after a move, and that the money is as the events of the move say."""
        expected = self._money
        for event in happened:
            seat, price = self._family.paid(event) or paid(event)
            if seat is not None:
                expected[seat] -= price
        self._money = self._money_by_seat()
        require(self._money == expected, f"money is {self._money}, by the events {expected}")
        self.check()

    def check(self) -> None:
        state, over = self.game.state, self.game.over
        require(sorted(state.order) == list(range(len(state.players))), "the order names all seats")
        require(min(self._money) >= 0, "nobody owes money")
        require(state.step in (1, 2, 3), "there are three steps")
        require((state.decision is None) == over, "somebody decides until the game is over")
        require((state.result is not None) == over, "a game that is over has a result")
        cards = self._cards()
        doubled = [card for card, count in Counter(cards).items() if count > 1]
        require(not doubled, f"cards in two places: {doubled}")
        require(len(cards) <= self._cards_left, "a card came out of nowhere")
        self._cards_left = len(cards)
        require(self._family.closed(state) == self._closed, "pieces were lost or came from nowhere")
        self._family.check(state)

    def _money_by_seat(self) -> list[int]:
        return [player.money for player in self.game.state.players]

    def _cards(self) -> list[CardId]:
        state = self.game.state
        step3 = [STEP3] if state.step3 == IN_MARKET else []
        return [*state.pile, *step3, *self._family.cards(state)]


def check_houses(state: Any, cities: Sequence[Sequence[int]]) -> None:
    """Check the houses on the map; `cities`: those of each player."""
    counted: Counter[int] = Counter()
    for own in cities:
        require(len(set(own)) == len(own), "one house of a player in a city (P4.3)")
        counted.update(own)
    if state.trust is not None:
        counted.update(state.trust.cities)
    for city, owners in enumerate(state.slots):
        require(len(owners) == len(set(owners)) == counted[city] <= 3, f"houses in city {city}")
        known = all(city in cities[seat] for seat in owners if seat is not None)
        require(known, f"city {city} belongs to its owners")
        # the Trust takes the second slot already in step 1 (TR6)
        free = len(owners) <= state.step or state.trust is not None
        require(free, f"city {city} has room in this step")
