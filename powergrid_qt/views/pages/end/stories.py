"""Three stories of a game: when it turned, its dearest auction, its cheapest network."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from powergrid_qt.engine import Game
from powergrid_qt.models.balance import (
    Balance,
    Story,
    dearest_story,
    network_story,
    turning_point_story,
)
from powergrid_qt.views.pieces.picture import icon_picture
from powergrid_qt.views.style.controls import Button, Label, Panel, SoftLabel
from powergrid_qt.views.style.layouts import STRETCH, add, row, set_stacked
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.theme import SPACE

ICON = 18


class StoryCard(Panel):
    """`button`: where it is to be seen."""

    def __init__(self, icon: str) -> None:
        super().__init__()
        self._heading = SoftLabel(wrap=True)
        self.told = Label("", 1.05, BOLD, wrap=True)
        self.more = SoftLabel(wrap=True)
        self.button = Button()
        picture = icon_picture(icon, "text_soft", ICON)
        head = row(picture, (self._heading, 1), spacing=SPACE)
        add(self.body, head, self.told, self.more, STRETCH, row(self.button, STRETCH))
        self.body.setSpacing(SPACE // 2)

    def tell(self, story: Story, where: str) -> None:
        self._heading.setText(story.heading)
        self.told.setText(story.told)
        self.more.setText(story.more)
        self.button.setText(where)
        self.setAccessibleName(story.heading)
        self.setAccessibleDescription(f"{story.told}. {story.more}")


class Stories(QWidget):
    """`position(number)`: the position before this move is to be seen; `network(seat)`: somebody's
    cities on the board are."""

    position = Signal(int)
    network = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._balance: Balance | None = None
        self.turn, self.auction, self.cheapest = (
            StoryCard(icon) for icon in ("chart", "gavel", "bolt")
        )
        self.turn.button.clicked.connect(self._show_turn)
        self.auction.button.clicked.connect(self._show_auction)
        self.cheapest.button.clicked.connect(self._show_network)
        cards = (self.turn, self.auction, self.cheapest)
        self._cards = row(*((card, 1) for card in cards), into=self, spacing=SPACE)

    def stack(self, stacked: bool) -> None:
        """Put the cards below each other, or beside each other."""
        set_stacked(self._cards, stacked)

    def show_game(self, game: Game, balance: Balance) -> None:
        self._balance, turn = balance, balance.turning_point
        where = self.tr("Look at round {round}").format(round=turn.round)
        self.turn.tell(turning_point_story(game, turn), where)
        self.auction.setVisible(balance.dearest is not None)
        if balance.dearest is not None:
            self.auction.tell(dearest_story(game, balance.dearest), self.tr("Look at the bids"))
        seat = balance.cheapest_network
        self.cheapest.setVisible(seat is not None)
        if seat is not None:
            words = network_story(game, balance, seat)
            self.cheapest.tell(words, self.tr("Show it on the board"))

    def _show_turn(self) -> None:
        assert self._balance is not None
        self.position.emit(self._balance.turning_point.before)

    def _show_auction(self) -> None:
        assert self._balance is not None
        assert self._balance.dearest is not None
        self.position.emit(self._balance.dearest.before)

    def _show_network(self) -> None:
        assert self._balance is not None
        self.network.emit(self._balance.cheapest_network)
