"""Outpost's phase 4: which plants of the company board run."""

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.player_action import offer_for
from powergrid_qt.app.run_action import RunAction
from powergrid_qt.app.turn import Offer
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.moves import Move, RunCards
from powergrid_qt.engine.outpost.bureaucracy import RunningOptions
from powergrid_qt.engine.outpost.company import best_cards, extra_cities, power, workforce
from powergrid_qt.engine.outpost.state import OutpostState


class RunCardsAction(RunAction[tuple[str, ...]]):
    """Choose the plants of the company board that run; what powers the most is preset."""

    def __init__(self, controller: GameController) -> None:
        options = controller.game.legal_moves
        assert isinstance(options, RunningOptions)
        self._options = options
        self._state: OutpostState = options.state
        player = self._state.players[options.seat]
        best = best_cards(self._state.rules.edition, player.company, player.connected)
        super().__init__(controller, tuple(card.id for card in best))

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

    @property
    def left_text(self) -> str:
        return self.tr("{used} of {workers} workers").format(
            used=self.workers_used, workers=self.workers
        )

    def _toggled(self, card: CardId) -> tuple[str, ...]:
        if card in self._chosen:
            return tuple(other for other in self._chosen if other != card)
        return tuple(other for other in self.plants if other in (*self._chosen, card))

    def offer(self, plant: CardId) -> Offer:
        return offer_for(self.game.why_not(self._move(self._toggled(plant))))

    def toggle(self, plant: CardId) -> None:
        offer = self.offer(plant)
        if offer.lit:
            self._chosen = self._toggled(plant)
            self._planned()
        else:
            self._tell(offer.reason)

    def _powered(self, plan: tuple[str, ...]) -> int:
        edition, player = self._state.rules.edition, self._state.players[self.seat]
        cards = [edition.cards[card] for card in plan]
        return min(player.connected, power(cards, extra_cities(edition, player.company)))

    def _move(self, plan: tuple[str, ...]) -> Move:
        return RunCards(self.seat, plan)

    def _plan_move(self, move: Move) -> bool:
        assert isinstance(move, RunCards)
        return self._take_over(move.cards)

    def _plan_of_now(self) -> tuple[str, ...]:
        return self._chosen

    def _restore(self, plan: tuple[str, ...]) -> None:
        self._chosen = plan
