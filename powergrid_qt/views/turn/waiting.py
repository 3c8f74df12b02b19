"""While nobody at the screen has to decide: who is on move, and how the auction stands."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.turn.auction_state import auction_state
from powergrid_qt.views.pieces.faces import face_of
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.turn.cards import BlockCard
from powergrid_qt.views.turn.controls import centred
from powergrid_qt.views.turn.running_limit import RunningLimit
from powergrid_qt.views.turn.standing import AuctionStanding
from powergrid_qt.words.names import listed

translate = QCoreApplication.translate


def waiting_sentence(controller: GameController) -> str:
    game = controller.game
    players = game.config.players
    if game.over:
        result = game.state.result
        assert result is not None
        winners = listed(players[seat].name for seat in result.winners)
        if len(result.winners) == 1:
            return translate("TurnPanel", "The game is over: {name} wins.").format(name=winners)
        return translate("TurnPanel", "The game is over: {names} win together.").format(
            names=winners
        )
    assert controller.actor is not None
    name = players[controller.actor].name
    if controller.computer_to_move:
        if controller.paused:
            return translate("TurnPanel", "Paused: {name} is on move.").format(name=name)
        return translate("TurnPanel", "{name} is thinking …").format(name=name)
    if controller.covered:
        return translate("TurnPanel", "Hand over to {name}.").format(name=name)
    return translate("TurnPanel", "{name} is on move.").format(name=name)


class WaitingControls(QWidget):
    """The auction that goes on without the human, if there is one."""

    def __init__(self, controller: GameController) -> None:
        super().__init__()
        self._controller = controller
        self.card = BlockCard()
        self.standing = AuctionStanding()
        self.running_limit = RunningLimit(controller)
        beside = centred(self.standing, self.running_limit)
        row(self.card, (beside, 1), into=self, spacing=10)

    def renew(self) -> None:
        game = self._controller.game
        auction = auction_state(game)
        self.running_limit.renew()
        for part in (self.standing, self.card):
            part.setVisible(auction is not None)
        if auction is not None:
            self.standing.show_auction(game.config, auction)
            card = auction.card
            face = None if card is None else face_of(game.state, card)
            self.card.show_card(face, on_block=card is not None)
