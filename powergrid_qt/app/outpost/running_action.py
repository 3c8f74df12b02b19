"""Outpost's phase 4: which plants of the company board run."""

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.player_action import PlannedAction, offer_for
from powergrid_qt.app.turn import Offer
from powergrid_qt.engine.moves import Move, RunCards
from powergrid_qt.engine.outpost.bureaucracy import RunningOptions
from powergrid_qt.engine.outpost.company import best_cards, extra_cities, power, workforce
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.words.names import cities_text, money_text


class RunCardsAction(PlannedAction[tuple[str, ...]]):
    """Choose the plants of the company board that run; what powers the most is preset."""

    def __init__(self, controller: GameController) -> None:
        options = controller.game.legal_moves
        assert isinstance(options, RunningOptions)
        state: OutpostState = options.state
        player = state.players[options.seat]
        best = tuple(
            card.id for card in best_cards(state.rules.edition, player.company, player.connected)
        )
        super().__init__(controller, best)
        self._options = options
        self._state = state
        self._best = best
        self._chosen = best

    @property
    def sentence(self) -> str:
        return self.tr("{name}, choose the plants that run.").format(name=self.name)

    @property
    def plants(self) -> tuple[str, ...]:
        return tuple(card.id for card in self._options.cards)

    @property
    def running(self) -> tuple[str, ...]:
        return self._chosen

    @property
    def workers(self) -> int:
        return workforce(self._state.players[self.seat].company).all

    @property
    def workers_used(self) -> int:
        cards = self._state.rules.edition.cards
        return sum(cards[card].workers for card in self._chosen)

    def _toggled(self, card: str) -> tuple[str, ...]:
        if card in self._chosen:
            return tuple(other for other in self._chosen if other != card)
        return tuple(other for other in self.plants if other in (*self._chosen, card))

    def offer(self, card: str) -> Offer:
        return offer_for(self.game.why_not(RunCards(self.seat, self._toggled(card))))

    def toggle(self, card: str) -> None:
        offer = self.offer(card)
        if offer.lit:
            self._chosen = self._toggled(card)
            self._planned()
        else:
            self._tell(offer.reason)

    def _powered(self, chosen: tuple[str, ...]) -> int:
        edition, player = self._state.rules.edition, self._state.players[self.seat]
        cards = [edition.cards[card] for card in chosen]
        return min(player.connected, power(cards, extra_cities(edition, player.company)))

    @property
    def powered(self) -> int:
        return self._powered(self._chosen)

    @property
    def income(self) -> int:
        return self._state.rules.edition.income(self.powered)

    @property
    def warning(self) -> str:
        dark = self._powered(self._best) - self.powered
        if dark <= 0:
            return ""
        return self.tr("{cities} would stay dark that could have light.").format(
            cities=cities_text(dark)
        )

    def _plan_move(self, move: Move) -> bool:
        assert isinstance(move, RunCards)
        if set(move.cards) == set(self._chosen):
            return False
        self._chosen = move.cards
        self._planned()
        return True

    def _plan_of_now(self) -> tuple[str, ...]:
        return self._chosen

    def _restore(self, plan: tuple[str, ...]) -> None:
        self._chosen = plan

    @property
    def can_clear(self) -> bool:
        return set(self._chosen) != set(self._best)

    def clear(self) -> None:
        """Back to the best choice."""
        self._chosen = self._best
        self._planned()

    @property
    def main_label(self) -> str:
        return self.tr("Power {cities}: +{income}").format(
            cities=cities_text(self.powered), income=money_text(self.income)
        )

    @property
    def main_offer(self) -> Offer:
        return offer_for(self.game.why_not(RunCards(self.seat, self._chosen)))

    def main(self) -> None:
        self._play(RunCards(self.seat, self._chosen))
