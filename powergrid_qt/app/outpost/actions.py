"""Outpost's decisions besides the expansion: where the Trust builds, and which plants run."""

from collections.abc import Iterable

from powergrid_qt.app.turn.planned_actions import RunAction
from powergrid_qt.app.turn.played_game import PlayedGame
from powergrid_qt.app.turn.setup_actions import TrustCityAction
from powergrid_qt.app.turn.turn_action import ClickOffer, offer_for
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.moves import Move, RunCards
from powergrid_qt.engine.outpost.bureaucracy import RunningCardsOptions
from powergrid_qt.engine.outpost.company import best_cards, extra_cities, power, workforce
from powergrid_qt.engine.outpost.trust import TrustBuildingOptions
from powergrid_qt.words.names import piece_name


class TrustBuildingAction(TrustCityAction):
    def __init__(self, controller: PlayedGame) -> None:
        super().__init__(controller)
        self._kind = self.game.options(TrustBuildingOptions).decision.kind

    @property
    def sentence(self) -> str:
        text = self.tr("{name}, choose where the Trust builds a {piece}.")
        return text.format(name=self.name, piece=piece_name(self._kind))

    @property
    def planned_houses(self) -> tuple[str, ...]:
        return ()

    @property
    def planned_buildings(self) -> dict[str, str]:
        return dict.fromkeys(self.planned_cities, self._kind)


Cards = tuple[str, ...]


class RunCardsAction(RunAction[Cards]):
    """Choose the plants that run with the workers who are there."""

    def __init__(self, controller: PlayedGame) -> None:
        options = controller.game.options(RunningCardsOptions)
        self._edition = options.state.rules.edition
        self._player = options.state.players[options.seat]
        self._cards = tuple(card.id for card in options.cards)
        company, connected = self._player.company, self._player.connected
        best = best_cards(self._edition, company, connected)
        super().__init__(controller, self._in_order(card.id for card in best))
        self.plants = self._cards

    def _in_order(self, chosen: Iterable[str]) -> Cards:
        return tuple(sorted(chosen, key=self._cards.index))

    @property
    def running(self) -> Cards:
        return self.plan

    @property
    def workers(self) -> int:
        return workforce(self._player.company).all

    @property
    def workers_used(self) -> int:
        return sum(self._edition.cards[card].workers for card in self.plan)

    def offer(self, plant: CardId) -> ClickOffer:
        return offer_for(self.game.why_not(self._move(self._switched(plant))))

    def click_company(self, card: str | None) -> None:
        """The plants lie on the company board, too."""
        if card in self.plants:
            self.toggle(card)
        else:
            super().click_company(card)

    def _switched(self, plant: CardId) -> Cards:
        return self._in_order({*self.plan} ^ {str(plant)})

    def _powered(self, plan: Cards) -> int:
        cards = [self._edition.cards[card] for card in plan]
        extra = extra_cities(self._edition, self._player.company)
        return min(self._player.connected, power(cards, extra))

    def _move(self, plan: Cards) -> RunCards:
        return RunCards(self.seat, plan)

    def _plan_move(self, move: Move) -> bool:
        assert isinstance(move, RunCards)
        return self._choose(self._in_order(move.cards))
