"""What lessons and first games can point at on the table, by the names that
`resources/lessons/README.md` tells: one word, and after it which one where there are several."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.pages.game.play_table import PlayTable
from powergrid_qt.views.pages.game.table import Table
from powergrid_qt.views.style.controls import grown_with_text
from powergrid_qt.views.turn.auction_controls import AuctionControls
from powergrid_qt.views.turn.panel import TurnPanel

PLAYER, MONEY, MARKET, FUEL = "player", "money", "market", "fuel"
PLANTS, CARD, PILE = "plants", "card", "pile"
MONEY_WIDTH, MONEY_HEIGHT = 96, 36
"""The size, in pixels, of the corner of a player's row where the money stands."""
EDGE = 4


def _within_edge(piece: QRect) -> QRect:
    """What a card or a token shows: around it is room of its own, which a frame may have, so that
    it does not cut the words beside it."""
    return piece.adjusted(EDGE, EDGE, -EDGE, -EDGE)


class Pointers:
    def __init__(self, page: Table, panel: TurnPanel) -> None:
        self._page, self._panel = page, panel
        header = page.header
        self._places: Mapping[str, Callable[[str], QRect | None]] = {
            "phases": lambda _: self.of(header.chips),
            "phase": lambda name: self.of(header.chips.chip_of(name)),
            "round": lambda _: self.of(header.round),
            "track": lambda _: self.of(header.track),
            "order": lambda _: self.of(header.order),
            PLANTS: lambda _: self.of(page.plants),
            CARD: self._card,
            PILE: lambda _: self.of(page.plants.pile),
            PLAYER: self._player,
            MONEY: self._money,
            MARKET: lambda _: self.of(page.market),
            FUEL: self._fuel,
            "board": lambda _: self.board,
            "city": self._city,
            "turn": lambda _: self.of(panel.controls),
            "bid": lambda _: self._bid(),
            "main": lambda _: self.of(panel.buttons.main_button),
            "pass": lambda _: self.of(panel.buttons.pass_button),
            "undo": lambda _: self.of(panel.buttons.undo_button),
            "hint": lambda _: self._hint(),
        }

    @property
    def board(self) -> QRect:
        return self._within(self._page.board)

    @property
    def names(self) -> frozenset[str]:
        return frozenset(self._places)

    def area(self, at: str) -> QRect | None:
        """Where a thing is on the table now; None if it is not to be seen."""
        name, _, which = at.partition(" ")
        return self._places[name](which) if name else None

    def bring_up(self, at: str) -> None:
        """Have it seen, if it can be: by another tab, or by another part of the board."""
        name, _, which = at.partition(" ")
        side = self._page.side
        side.show_lead()
        if name in (PLAYER, MONEY):
            side.show_players()
        elif name in (MARKET, FUEL) or self._page.market.panel.choosing:
            side.show_market()
        if name in (PLANTS, CARD, PILE):
            side.show_plants()
        if name == "city":
            self._page.board.view.bring_into_view(which)

    def let_go(self) -> None:
        """Bring what the turn is played with to the front again."""
        if self._page.market.panel.choosing:
            self._page.side.show_market()

    def cities(self) -> list[QRect]:
        """Where the cities lie that are played on, with their names."""
        items = self._page.board.view.board.cities_that_matter.values()
        return [self._on_board(item.body_box | item.label_box) for item in items]

    @property
    def cities_are_chosen(self) -> bool:
        return any(item.shown.lit for item in self._page.board.view.board.cities.values())

    def of(self, widget: QWidget, within: QRect | None = None) -> QRect | None:
        """Where a widget, or a part of it, lies on the table; None if it is not to be seen."""
        return self._within(widget, within) if widget.isVisible() else None

    def _within(self, widget: QWidget, part: QRect | None = None) -> QRect:
        """Where a widget, or a part of it, lies on the table, seen or not."""
        area = widget.rect() if part is None else part
        return area.translated(widget.mapTo(self._page.table, QPoint()))

    def _card(self, name: str) -> QRect | None:
        card = self._page.plants.cards.get(int(name) if name.isdecimal() else name)
        return None if card is None else self.of(card, _within_edge(card.rect()))

    def _player(self, seat: str) -> QRect | None:
        players = self._page.side.players
        return self.of(players, players.card_area(int(seat)))

    def _money(self, seat: str) -> QRect | None:
        row = self._player(seat)
        if row is None:
            return None
        width = min(grown_with_text(MONEY_WIDTH), row.width())
        height = min(grown_with_text(MONEY_HEIGHT), row.height())
        return QRect(row.right() + 1 - width, row.top(), width, height)

    def _fuel(self, kind: str) -> QRect | None:
        """The area of all tokens of a kind that can be bought."""
        area = QRect()
        for token in self._page.market.panel.for_sale(kind):
            area = area.united(self.of(token) or QRect())
        return _within_edge(area) if area.isValid() else None

    def _city(self, city: str) -> QRect | None:
        body = self._page.board.view.board.cities[city].body_box
        return self._on_board(body).intersected(self.board)

    def _on_board(self, box: QRectF) -> QRect:
        view = self._page.board.view
        area = view.viewportTransform().mapRect(box).toAlignedRect()
        return area.translated(view.viewport().mapTo(self._page.table, QPoint()))

    def _bid(self) -> QRect | None:
        controls = self._panel.controls
        return self.of(controls.field) if isinstance(controls, AuctionControls) else None

    def _hint(self) -> QRect | None:
        """The area of the hint, or of the button that asks for one."""
        page = self._page
        if isinstance(page, PlayTable) and page.hint_card.isVisible():
            return self.of(page.hint_card)
        return self.of(self._panel.buttons.hint_button)
