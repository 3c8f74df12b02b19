"""How board, markets and players share the window: by the shape of the board.

Below a wide board the market takes height that such a board does not need. Beside a tall one,
which leaves width, it stands as a ladder, in a column with the plants; where the window is too
narrow for one more column, it shares that of the players. Where large text makes the turn so high
that any board lacks height, it does so in turn with the plants. A market that needs the whole width
lies below everything, and goes while the controls of a turn have its place.
"""

from dataclasses import dataclass, replace

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.board.board_panel import BoardPanel
from powergrid_qt.views.market.panel import MarketBar
from powergrid_qt.views.market.plant_market import PlantMarketPanel
from powergrid_qt.views.pages.game.header import GameHeader
from powergrid_qt.views.pages.game.side_panel import SidePanel, rail_width, side_width
from powergrid_qt.views.style.controls import grown, grown_with_text, has_large_text
from powergrid_qt.views.style.layouts import column, row
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.turn.panel import BottomPanel

TALL = 1.25
"""What is in play of a tall board is at most so much wider than high."""
WORTH_MOVING = 1.04
"""The market stands beside the board where that makes the map so much larger."""
NARROW = 1240
"""Windows narrower than this have no room for a column of markets."""
LOW, HIGH = 484, 850
"""With less height between header and turn plants, players and a ladder do not fit above each
other; in windows higher than this the plants can have three lines above a ladder."""
LOWEST = 460
"""The height that those need while a strip is there; large text needs more for itself."""
LOWEST_IN_TURN = 290
"""The height that a ladder needs which has the whole column, below the tabs."""
ROOM_FOR_SHEET, ROOM_FOR_SHEET_AND_COLUMN = 1400, 1760
"""The widths of windows below which a sheet takes the place of what can be folded."""
TRADE_SHARE, TRADE_NARROWEST, TRADE_WIDEST = 0.208, 272, 380
"""The column of markets has this share of the window's width, within these limits in pixels."""
CARD_SHARE = 0.07
"""The plants' share of the window's height: low windows have low cards, so that all players fit."""
LOW_CARD_SHARE = 0.058
"""The plants' share of the window's height where a wide market leaves less of it."""
CARD_GROWTH = 1.2
"""How much higher plants are with large text, where the window has the room."""


@dataclass(frozen=True, slots=True)
class Shares:
    """The widths beside the board: of the column of markets, if there is one, and of the side."""

    trade: int
    side: int
    folded: bool
    """Whether only a line for each player is left of players and log."""
    standing: bool
    """Whether the market is beside the board."""
    in_turn: bool = False
    """Whether the market has the place of the plants, too, which come in turn with it."""
    wide: bool = False
    """Whether the market lies below everything."""
    away: bool = False
    """Whether the controls of the turn have the market's place."""

    @property
    def taken(self) -> int:
        return self.side + SPACE + (self.trade + SPACE if self.trade else 0)


class TableLayout:
    """`around` has room for a sheet at its right end, `middle` for something below the market,
    `ledge` for a strip on top of what lies at the bottom, which comes and goes: only board and
    players become lower for it, unless a ladder would be cut off."""

    def __init__(
        self,
        table: QWidget,
        header: GameHeader,
        board: BoardPanel,
        market: MarketBar,
        plants: PlantMarketPanel,
        side: SidePanel,
        bottom: QWidget,
    ) -> None:
        self._header, self._board, self._bottom = header, board, bottom
        self._market, self._plants, self._side = market, plants, side
        self.middle = column((board, 1), market, spacing=SPACE)
        self._trade = column(spacing=SPACE)
        self._right = column(plants, (side, 1), spacing=SPACE)
        margins = (SPACE, SPACE, SPACE, SPACE)
        parts = ((self.middle, 1), self._trade, self._right)
        self.around = row(*parts, spacing=SPACE, margins=margins)
        self._foot, self.ledge = row(), row()
        below = self._foot, self.ledge, bottom
        column(header, (self.around, 1), *below, into=table, spacing=0)
        self._shares: Shares | None = None

    @property
    def standing(self) -> bool:
        """Whether the market is beside the board."""
        return self._shares is not None and self._shares.standing

    def share(self, window: QSize, *, folded: bool, sheet: int, strip: int = 0) -> None:
        """`folded`: players and log are to be away; `sheet`: the width of one beside the table;
        `strip`: the height of one on the ledge."""
        if isinstance(self._bottom, BottomPanel):
            self._bottom.fit_width(window.width())
        shares = self._chosen(window, folded=folded, sheet=sheet, strip=strip)
        if shares != self._shares:
            self._shares = shares
            self._arrange(shares)
        width = shares.trade or shares.side
        highest = window.height() * (LOW_CARD_SHARE if shares.wide else CARD_SHARE)
        if window.height() >= HIGH and (shares.trade or not shares.standing):
            highest = grown(highest, CARD_GROWTH * highest)
        if shares.folded and not shares.standing:
            highest = min(highest, self._plants.card_height_within(self._rail_height(window)))
        three_lines = shares.standing and window.height() >= grown_with_text(HIGH)
        self._plants.fit(width, highest, three_lines=three_lines)
        self._market.fit_window(window.height(), beside=width if shares.standing else 0)
        if isinstance(self._bottom, BottomPanel):
            self._bottom.fit_market(self._market.panel.lying_height(window.height()))

    def _rail_height(self, window: QSize) -> int:
        """Return the height that a line for each player leaves to the plants above them."""
        around = self._header.height() + self._bottom.height() + 3 * SPACE
        return window.height() - around - self._side.players.minimumSizeHint().height()

    # -- which arrangement ----------------------------------------------------------------------

    def _chosen(self, window: QSize, *, folded: bool, sheet: int, strip: int) -> Shares:
        wide = window.width()
        below = self._below(
            wide, folded=folded or (bool(sheet) and wide < grown_with_text(ROOM_FOR_SHEET))
        )
        if self._board.scene is None or not self._market.panel.can_stand:
            return below
        hidden = folded or (bool(sheet) and wide < grown_with_text(ROOM_FOR_SHEET_AND_COLUMN))
        beside = self._beside(wide, folded=hidden)
        room = QSize(
            wide - 2 * SPACE - (sheet + SPACE if sheet else 0),
            window.height() - self._header.height() - self._bottom.height() - 2 * SPACE,
        )
        too_low = not beside.trade and (
            room.height() < LOW or (strip and room.height() - strip < grown_with_text(LOWEST))
        )
        # A lesson's card would lie on the cities, had it no market below the board to lie on.
        enough = room.height() - strip >= LOWEST_IN_TURN and not self._side.leads
        if too_low and has_large_text() and not hidden and enough:
            beside = replace(beside, in_turn=True)
        elif too_low or not self._is_tall:
            return below
        lower = self._market.panel.lying_height(window.height()) + SPACE
        zoom = self._board.view.zoom_for
        larger = zoom(room - QSize(beside.taken, 0)) / zoom(room - QSize(below.taken, lower))
        return beside if larger >= WORTH_MOVING else below

    @property
    def _is_tall(self) -> bool:
        shape = self._board.view.fit_area
        return shape.width() <= TALL * shape.height()

    def _below(self, wide: int, *, folded: bool) -> Shares:
        away = isinstance(self._bottom, BottomPanel) and self._bottom.takes_market
        side = rail_width() if folded else side_width(wide)
        return Shares(0, side, folded, standing=False, wide=self._market.panel.WIDE, away=away)

    def _beside(self, wide: int, *, folded: bool) -> Shares:
        trade = max(TRADE_NARROWEST, min(TRADE_WIDEST, round(wide * TRADE_SHARE)))
        if wide < grown_with_text(NARROW):
            return Shares(0, side_width(wide), folded, standing=True)
        if folded:
            return Shares(0, trade, folded, standing=True)
        return Shares(trade, side_width(wide), folded, standing=True)

    # -- putting everything there -----------------------------------------------------------------

    def _arrange(self, shares: Shares) -> None:
        """Put all parts where they belong; as children of the table they need no new style."""
        market, plants, side = self._market, self._plants, self._side
        side.setFixedWidth(shares.side)
        plants.setFixedWidth(shares.trade or shares.side)
        edge = SPACE if shares.wide and not shares.away else 0
        self._foot.setContentsMargins(edge, 0, edge, edge)
        if not shares.standing:
            if shares.wide:
                self._foot.addWidget(market)
            else:
                self.middle.insertWidget(1, market)
            self._right.insertWidget(0, plants)
        elif shares.trade:
            self._trade.addWidget(plants)
            self._trade.addWidget(market, 1)
        elif shares.in_turn:  # the tabs first: they stay where they are
            self._right.addWidget(plants)
            self._right.insertWidget(1, market, 1)
        else:
            self._right.insertWidget(0, plants)
            self._right.insertWidget(1 if shares.folded else 2, market, 1)
        in_side = shares.standing and not shares.trade
        side.share_column(market if in_side else None, plants if shares.in_turn else None)
        if not in_side:  # else the side shows it in turn with players and log
            market.setVisible(not shares.away)
        side.fold(shares.folded)
