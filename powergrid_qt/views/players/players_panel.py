"""All players below each other; the one to move is unmistakable."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.models.players import PlayerFacts, Presence, facts_of
from powergrid_qt.views.players.player_card import (
    HIGHEST,
    HIGHEST_LINE,
    LINE_WIDTH,
    LOWEST,
    LOWEST_LINE,
    MARGIN,
    USUAL,
    USUAL_LINE,
    PlayerCard,
)
from powergrid_qt.views.style.controls import grown_with_text
from powergrid_qt.views.style.layouts import QWIDGETSIZE_MAX, Fitted, Scrolled

GAP = 5
COUNT_MS, GLOW_MS = 280, 900
REST_MS = 150
"""The time for which the pointer rests on a card before it counts; one that passes is faster."""
NOBODY = -1


class PlayersPanel(Fitted, Scrolled):
    """The players' cards, equally high and all of them seen, unless the panel has to scroll."""

    clicked = Signal(int)
    """Somebody wants to see more of the player in this row."""
    pointed = Signal(int)
    """The pointer rests on the card of this row; `NOBODY`: on none any more."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.animated = True
        """Whether figures count up and down; otherwise they change at once."""
        self._narrow = self._scrolls = False
        self._paired = False
        """Whether lines of figures stand in pairs."""
        self._most = QWIDGETSIZE_MAX
        self.cards: list[PlayerCard] = []
        self._presence: Mapping[int, Presence] = {}
        self._counts: dict[int, tuple[int, int]] = {}
        self._counting = QVariantAnimation(self, duration=COUNT_MS, startValue=0.0, endValue=1.0)
        self._counting.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._counting.valueChanged.connect(self._count)
        self._welcomed = NOBODY
        self._glow = QVariantAnimation(self, duration=GLOW_MS, startValue=1.0, endValue=0.0)
        self._glow.valueChanged.connect(self._show_glow)
        self.setAccessibleName(self.tr("Players"))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._under_pointer = NOBODY
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(lambda: self.pointed.emit(self._under_pointer))
        controller.changed.connect(self.refresh)
        self.refresh()

    def _come_to(self, row: int) -> None:
        self._under_pointer = row
        self._rest.start()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._rest.stop()
        self.pointed.emit(NOBODY)

    def topics_at(self, _place: QPoint) -> tuple[str, ...]:
        return ("power",)

    # -- sizes --------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        return len(self.cards)

    @property
    def _columns_of_lines(self) -> int:
        """The number of columns for lines of figures: they stand in pairs where there is room."""
        return 2 if self.width() >= 2 * grown_with_text(LINE_WIDTH) else 1

    @property
    def _rows(self) -> int:
        return -(-self.count // (1 + self._paired))

    @property
    def _step(self) -> int:
        """The height of a card with the gap below it."""
        highest = grown_with_text(HIGHEST_LINE if self._narrow else HIGHEST)
        if self._scrolls:
            return min(self.height(), grown_with_text(LOWEST)) + GAP
        return min((self.height() + GAP) // max(self._rows, 1), highest + GAP)

    def fit(self) -> None:
        paired = self._narrow and self._columns_of_lines > 1
        if paired != self._paired:
            self._paired = paired
            self._limit()
        step, wide = self._step, self.viewport().width()
        half, middle = (wide - 1) // 2, (GAP + 1) // 2
        for row, card in enumerate(self.cards):
            area = QRect(0, row * step, wide, step - GAP)
            if paired:
                left = half + middle if row % 2 else 0
                area = QRect(left, row // 2 * step, half - middle, step - GAP)
            card.setGeometry(area)
        self.canvas.setMinimumHeight(max(0, self._rows * step - GAP) if self._scrolls else 0)

    def set_narrow(self, narrow: bool) -> None:
        """Show a line of figures for each player, or whole cards."""
        if narrow != self._narrow:
            self._narrow = narrow
            self.fit()
            self._limit()

    def set_scrolling(self, scrolls: bool) -> None:
        """Where there is no room for all, whole cards of some say more than slices of all."""
        if scrolls != self._scrolls:
            self._scrolls = scrolls
            policies = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
            self.setVerticalScrollBarPolicy(policies[scrolls])
            self.updateGeometry()
            self.fit()
            self._show_current()

    def _show_current(self) -> None:
        """Scroll by whole cards to the one of the player on move."""
        if not self._scrolls:
            return
        bar, step = self.verticalScrollBar(), self._step
        first, seen = bar.value() // step, max(1, self.height() // step)
        for row, card in enumerate(self.cards):
            if card.facts.current:
                bar.setValue(step * min(max(first, row - seen + 1), row))

    def take_at_most(self, height: int) -> None:
        """Take no more than this height; all cards can be read even so."""
        self._most = height
        self._limit()

    def _limit(self) -> None:
        if not self.count:
            return
        most = min(self.height_of(HIGHEST), max(self._most, self.height_of(LOWEST)))
        self.setMaximumHeight(self.sizeHint().height() if self._paired else most)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        if self._narrow:
            return QSize(120, self._rows * (grown_with_text(USUAL_LINE) + GAP) - GAP)
        return QSize(400, self.height_of(USUAL))

    def minimumSizeHint(self) -> QSize:
        if self._scrolls:
            return QSize(300, grown_with_text(LOWEST_LINE))
        return QSize(120, self.all_lines) if self._narrow else QSize(300, self.height_of(LOWEST))

    def height_of(self, card: int) -> int:
        """Return the height with cards of this height, which grow with the text."""
        return self.count * (grown_with_text(card) + GAP) - GAP

    @property
    def all_lines(self) -> int:
        """The height in which a line of figures for each player can be read."""
        rows = -(-self.count // self._columns_of_lines)
        return rows * (grown_with_text(LOWEST_LINE) + GAP) - GAP

    def card_area(self, row: int) -> QRect:
        return QRect(self.cards[row].mapTo(self, QPoint()), self.cards[row].size())

    def shelf(self, row: int) -> QRect:
        """Where a new card comes to lie, more or less."""
        area = self.card_area(row)
        height = area.height() // 2
        left, top = area.left() + int(MARGIN) + 4, area.bottom() - height - 4
        return QRect(left, top, round(height * 1.3), height)

    # -- what is shown ------------------------------------------------------------------------

    def refresh(self) -> None:
        if not self._controller.has_game:
            return
        controller, game = self._controller, self._controller.game
        players = facts_of(game, controller.viewer, nothing_hidden=controller.nothing_hidden)
        self._counting.stop()
        before = self.money
        if len(players) != self.count:
            self._deal(players)
        for card, facts in zip(self.cards, players, strict=True):
            card.show_player(facts, game.state)
        opens = any(facts.company is not None for facts in players)
        cursor = Qt.CursorShape.PointingHandCursor if opens else Qt.CursorShape.ArrowCursor
        self.canvas.setCursor(cursor)
        if len(before) == self.count and self.animated and self.isVisible():
            self._count_from(before)
        self._show_current()

    def _deal(self, players: list[PlayerFacts]) -> None:
        """Another game, which may lack the row under the pointer, or the one that glows."""
        self._rest.stop()
        self._glow.stop()
        self._welcomed = NOBODY
        for card in self.cards:
            card.hide()  # now: it is deleted in its own time
            card.deleteLater()
        state = self._controller.game.state
        self.cards = [PlayerCard(facts, state, self.canvas) for facts in players]
        for row, card in enumerate(self.cards):
            card.clicked.connect(lambda _=False, row=row: self.clicked.emit(row))
            card.entered.connect(partial(self._come_to, row))
            card.show_presence(self._presence.get(row))
            card.show()
        self.fit()
        self._limit()

    def show_presence(self, presence: Mapping[int, Presence]) -> None:
        """Show who is there, by seat, where people sit at several machines."""
        self._presence = presence
        for row, card in enumerate(self.cards):
            card.show_presence(presence.get(row))

    @property
    def money(self) -> list[int | None]:
        """The figures on the cards: they count up or down to the real ones."""
        return [card.money for card in self.cards]

    def _count_from(self, before: list[int | None]) -> None:
        self._counts = {
            row: (old, new)
            for row, (old, new) in enumerate(zip(before, self.money, strict=True))
            if old is not None and new is not None and old != new
        }
        if self._counts:
            self._count(0.0)
            self._counting.start()

    def _count(self, share: float) -> None:
        for row, (old, new) in self._counts.items():
            self.cards[row].show_money(round(old + (new - old) * share))

    def welcome(self, row: int) -> None:
        """Light up a player's card for a moment: something was won. A card that still glows for
        something before is dark again."""
        self._glow.stop()
        self._show_glow(0.0)
        self._welcomed = row
        self._glow.start()

    def _show_glow(self, glow: float) -> None:
        if self._welcomed != NOBODY:
            self.cards[self._welcomed].show_glow(glow)
