"""Before round 1 and for the Trust: something on the map is chosen, then confirmed.

What is chosen here cannot be taken back once the other player is on move, so the first click
only chooses; the second on the same place, or the main button, decides.
"""

from powergrid_qt.app.turn.played_game import PlayedGame
from powergrid_qt.app.turn.turn_action import ClickOffer, PlayerAction, offer_for
from powergrid_qt.engine import Move
from powergrid_qt.engine.moves import PickRegion, PlaceTrust
from powergrid_qt.engine.opening import TRUST_FIRST_CITIES, DraftOptions
from powergrid_qt.words.names import region_name


class ChoosingAction(PlayerAction):
    def __init__(self, controller: PlayedGame) -> None:
        super().__init__(controller)
        self.choice: str | None = None

    def _move(self, choice: str) -> Move:
        raise NotImplementedError

    def name_of(self, choice: str) -> str:
        raise NotImplementedError

    @property
    def choices(self) -> tuple[str, ...]:
        """Everything that can be chosen, for the keyboard."""
        raise NotImplementedError

    def choose(self, choice: str) -> None:
        if not self._refuse(self.game.why_not(self._move(choice))):
            return
        if choice == self.choice:
            self.main()
        else:
            self.choice = choice
            self._tell("")

    def _plan_move(self, move: Move) -> bool:
        assert isinstance(move, PickRegion | PlaceTrust)
        choice = move.region if isinstance(move, PickRegion) else move.city
        if choice == self.choice:
            return False
        self.choose(choice)
        return True

    @property
    def can_clear(self) -> bool:
        return self.choice is not None

    def clear(self) -> None:
        self.choice = None
        self._tell("")

    @property
    def main_label(self) -> str:
        if self.choice is None:
            return self.tr("Choose on the map")
        return self.tr("Take {name}").format(name=self.name_of(self.choice))

    @property
    def main_offer(self) -> ClickOffer:
        if self.choice is None:
            return ClickOffer(False, self.tr("Click a place on the map first."))
        return offer_for(self.game.why_not(self._move(self.choice)))

    @property
    def main_moves(self) -> tuple[Move, ...]:
        return () if self.choice is None else (self._move(self.choice),)


class DraftAction(ChoosingAction):
    """Pick a region that will be in play."""

    def __init__(self, controller: PlayedGame) -> None:
        super().__init__(controller)
        self._options = self.game.options(DraftOptions)
        self._draft = self._options.decision.draft

    @property
    def choices(self) -> tuple[str, ...]:
        return tuple(self._options.regions)

    @property
    def sentence(self) -> str:
        return self.tr("{name}, choose region {number} of {count} on the map.").format(
            name=self.name, number=len(self._draft.picked) + 1, count=self._draft.count
        )

    def _move(self, choice: str) -> Move:
        return PickRegion(self.seat, choice)

    def name_of(self, choice: str) -> str:
        return region_name(self.state.rules.board, choice)

    @property
    def selected_region(self) -> str | None:
        return self.choice

    def click_region(self, region: str) -> None:
        self.choose(region)

    def click_city(self, city: str) -> None:
        """Choose the region of a city."""
        self.choose(self._region_of(city))

    def city_offer(self, city: str) -> ClickOffer:
        return offer_for(self.game.why_not(self._move(self._region_of(city))))

    def _region_of(self, city: str) -> str:
        return self.state.rules.board.city(city).region


class TrustCityAction(ChoosingAction):
    """Put down one of the Trust's first cities."""

    @property
    def choices(self) -> tuple[str, ...]:
        moves = self.game.legal_moves
        return tuple(move.city for move in moves if isinstance(move, PlaceTrust))

    @property
    def sentence(self) -> str:
        trust = self.state.trust
        assert trust is not None
        text = self.tr("{name}, choose city {number} of {count} for the Trust on the map.")
        return text.format(name=self.name, number=len(trust.cities) + 1, count=TRUST_FIRST_CITIES)

    def _move(self, choice: str) -> Move:
        return PlaceTrust(self.seat, choice)

    def name_of(self, choice: str) -> str:
        return self.state.rules.board.city(choice).name

    @property
    def planned_cities(self) -> tuple[str, ...]:
        return () if self.choice is None else (self.choice,)

    @property
    def for_trust(self) -> bool:
        return True

    def city_offer(self, city: str) -> ClickOffer:
        return offer_for(self.game.why_not(self._move(city)))

    def click_city(self, city: str) -> None:
        self.choose(city)
