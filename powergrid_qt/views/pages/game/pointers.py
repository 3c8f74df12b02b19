"""The things on a table by their names, for words that speak of them: where each is seen now.

order, phases, round, cities     in the header
plants, plant:13, pile           the cards of the market; one of them
market, fuel:coal                tokens with their prices; those of one kind
board, city:koeln                the map; a city with its name
players, player:2, me, money     everybody's rows; one by its seat; the person's; the money in it
log
panel, controls, bid, button, pass, hint     where one decides
"""

from collections.abc import Callable, Iterable
from functools import reduce
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.market.token_market import TokenMarket
from powergrid_qt.views.turn.auction_controls import AuctionControls
from powergrid_qt.views.turn.panel import TurnPanel

if TYPE_CHECKING:
    from powergrid_qt.views.pages.game.game_page import GamePage

MONEY_WIDTH, MONEY_HEIGHT = 96, 36
"""Of a player's row the upper right corner."""


class Pointers:
    def __init__(self, page: "GamePage") -> None:
        self._page = page
        self._table = page.table
        header, side = page.header, page.side
        self._widgets: dict[str, Callable[[], QWidget | None]] = {
            "order": lambda: header.order,
            "phases": lambda: header.chips,
            "round": lambda: header.round,
            "cities": lambda: header.track,
            "plants": lambda: page.plants,
            "pile": lambda: page.plants.pile,
            "market": lambda: page.market,
            "board": lambda: page.board,
            "players": lambda: side.players,
            "log": lambda: side.log,
            "panel": lambda: page.bottom,
            "controls": lambda: self._of_turn(lambda panel: panel.controls),
            "bid": lambda: self._of_turn(_bid),
            "button": lambda: self._of_turn(lambda panel: panel.main_button),
            "pass": lambda: self._of_turn(lambda panel: panel.pass_button),
            "hint": lambda: self._of_turn(self._hint),
        }
        self._parts: dict[str, Callable[[str], QRect | None]] = {
            "plant": self._plant,
            "fuel": self._fuel,
            "city": self._city,
            "player": lambda seat: self._row(int(seat)),
            "me": lambda _: self._mine(),
            "money": lambda _: self._money(),
        }

    @property
    def names(self) -> frozenset[str]:
        """What can be pointed at; of one among many the part before the colon."""
        return frozenset((*self._widgets, *self._parts))

    def where(self, name: str) -> QRect | None:
        """On the table; None while the thing is not to be seen."""
        kind, _, which = name.partition(":")
        if kind in self._parts:
            return self._parts[kind](which)
        widget = self._widgets[kind]()
        return None if widget is None else self._on_table(widget, widget.rect())

    @property
    def in_use(self) -> list[QRect]:
        """What is played with and should not be covered, least of all the controls, which are also
        part of the panel. The board is large enough."""
        names = ("cities", "plants", "market", "players", "panel", "controls")
        places = map(self.where, names)
        return [place for place in places if place is not None]

    def _on_table(self, widget: QWidget, part: QRect) -> QRect | None:
        if not widget.isVisible() or part.isEmpty():
            return None
        return part.translated(widget.mapTo(self._table, QPoint()))

    def _of_turn(self, part: Callable[[TurnPanel], QWidget | None]) -> QWidget | None:
        """None in a replay, which has no turns."""
        panel = self._page.bottom
        return part(panel) if isinstance(panel, TurnPanel) else None

    def _hint(self, panel: TurnPanel) -> QWidget:
        """As long as there is none, the button that asks for it."""
        card = self._page.hint_card
        return card if card.isVisible() else panel.hint_button

    # -- one among many -------------------------------------------------------------------------

    def _plant(self, named: str) -> QRect | None:
        market = self._page.plants
        card = next((button for card, button in market.cards.items() if str(card) == named), None)
        return None if card is None else self._on_table(card, card.rect())

    def _fuel(self, kind: str) -> QRect | None:
        """All places of a kind, empty ones too."""
        market = self._page.market.panel
        if not isinstance(market, TokenMarket):
            return None
        tokens = zip(market.places, market.tokens, strict=False)
        boxes = [token.geometry() for place, token in tokens if place.kind == kind]
        return self._on_table(market, _around(boxes))

    def _city(self, city: str) -> QRect | None:
        view = self._page.board.view
        item = view.board.cities.get(city)
        if item is None:
            return None
        box = view.viewportTransform().mapRect(item.body_box | item.label_box).toAlignedRect()
        return self._on_table(view, box & view.viewport().rect())

    def _row(self, seat: int) -> QRect | None:
        players = self._page.side.players
        return self._on_table(players, players.card_area(seat))

    def _mine(self) -> QRect | None:
        humans = self._page.controller.humans
        return self._row(humans[0]) if humans else None

    def _money(self) -> QRect | None:
        mine = self._mine()
        if mine is None:
            return None
        width, height = min(MONEY_WIDTH, mine.width()), min(MONEY_HEIGHT, mine.height())
        return QRect(mine.right() + 1 - width, mine.top(), width, height)


def _bid(panel: TurnPanel) -> QWidget | None:
    controls = panel.controls
    return controls.field if isinstance(controls, AuctionControls) else None


def _around(boxes: Iterable[QRect]) -> QRect:
    return reduce(QRect.united, boxes, QRect())
