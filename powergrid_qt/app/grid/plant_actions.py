"""One of the player's own plants is chosen: to be scrapped, or for the transformer station."""

from PySide6.QtCore import QCoreApplication

from powergrid_qt.app.turn.played_game import PlayedGame
from powergrid_qt.app.turn.turn_action import ClickOffer, PlayerAction, offer_for
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.auctions import AttachOptions, ScrapOptions
from powergrid_qt.engine.grid.fuel import produced
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Attach, Counts, Scrap
from powergrid_qt.engine.what_if import trial
from powergrid_qt.words.names import card_name, cities_text

translate = QCoreApplication.translate


class PlantAction(PlayerAction):
    def __init__(self, controller: PlayedGame, chosen: CardId) -> None:
        super().__init__(controller)
        self._chosen = chosen
        assert isinstance(self.state, GridState)
        self.plants = self.state.players[self.seat].plants

    @property
    def selected_card(self) -> CardId:
        return self._chosen

    def _move(self, plant: CardId) -> Move:
        raise NotImplementedError

    def card_offer(self, card: CardId) -> ClickOffer:
        if card not in self.plants:
            return super().card_offer(card)
        return offer_for(self.game.why_not(self._move(card)))

    def click_card(self, card: CardId) -> None:
        if card not in self.plants:
            super().click_card(card)
        elif self._refuse(self.game.why_not(self._move(card))):
            self._choose(card)
            self._tell("")

    def _choose(self, plant: CardId) -> None:
        self._chosen = plant

    @property
    def after(self) -> Game:
        return trial(self.game).after(self._move(self._chosen))

    @property
    def main_offer(self) -> ClickOffer:
        return self.card_offer(self._chosen)

    @property
    def main_moves(self) -> tuple[Move, ...]:
        return (self._move(self._chosen),)


class ScrapAction(PlantAction):
    """One plant too many: the smallest that powers the least is proposed, with its first drop."""

    def __init__(self, controller: PlayedGame) -> None:
        options = controller.game.options(ScrapOptions)
        weakest = min(options.candidates, key=lambda plant: _power_of(options, plant))
        super().__init__(controller, weakest)
        self._options = options
        self.drop = options.drops(weakest)[0]

    @property
    def sentence(self) -> str:
        text = self.tr("{name}, one plant is too many: choose the one to scrap.")
        return text.format(name=self.name)

    @property
    def warning(self) -> str:
        if not self.takes_transformer:
            return ""
        lost = cities_text(_power_of(self._options, self._chosen))
        return translate(
            "Warnings", "{plant} carries the transformer station: power for {cities} goes"
        ).format(plant=card_name(self._chosen), cities=lost)

    def _move(self, plant: CardId) -> Move:
        if plant == self._chosen:
            return Scrap(self.seat, plant, self.drop)
        drops = self._options.drops(plant) if plant in self._options.candidates else [None]
        return Scrap(self.seat, plant, drops[0])

    def _choose(self, plant: CardId) -> None:
        if plant != self._chosen:
            self.drop = self._options.drops(plant)[0]
        super()._choose(plant)

    @property
    def drops(self) -> list[Counts]:
        """The ways to give up tokens with the chosen plant."""
        return self._options.drops(self._chosen)

    @property
    def takes_transformer(self) -> bool:
        """PR2: what lies under the chosen plant leaves the game with it."""
        state = self._options.state
        return bool(state.rules.boost(state, self.seat, self._chosen))

    def choose_drop(self, drop: Counts) -> None:
        if self._refuse(self.game.why_not(Scrap(self.seat, self._chosen, drop))):
            self.drop = drop
            self._tell("")

    def _plan_move(self, move: Move) -> bool:
        assert isinstance(move, Scrap)
        drop = self._options.drops(move.plant)[0] if move.drop is None else move.drop
        if (move.plant, drop) == (self._chosen, self.drop):
            return False
        self.click_card(move.plant)
        self.choose_drop(drop)
        return True

    @property
    def main_label(self) -> str:
        return self.tr("Scrap {plant}").format(plant=card_name(self._chosen))


def _power_of(options: ScrapOptions, plant: CardId) -> int:
    """The cities that are lost with a plant and what lies under it."""
    state = options.state
    return produced(state.rules.hand((plant,), state.players[options.seat].attached))


class AttachAction(PlantAction):
    """The transformer station goes under a plant; the largest is proposed: it stays longest."""

    def __init__(self, controller: PlayedGame) -> None:
        super().__init__(controller, controller.game.options(AttachOptions).plants[-1])

    @property
    def sentence(self) -> str:
        return self.tr(
            "{name}, choose the plant for the transformer station: it powers one city more."
        ).format(name=self.name)

    def _move(self, plant: CardId) -> Move:
        return Attach(self.seat, plant)

    def _plan_move(self, move: Move) -> bool:
        assert isinstance(move, Attach)
        if move.plant == self._chosen:
            return False
        self.click_card(move.plant)
        return True

    @property
    def main_label(self) -> str:
        return self.tr("Attach to {plant}").format(plant=card_name(self._chosen))
