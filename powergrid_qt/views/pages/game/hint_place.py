"""Where a hint is read: nothing that is played with or compared lies under it.

Beside log and tables it is a leaf of its own, which comes to the front and afterwards lets the one
that was open come back. Where the side has no room for it, it is a strip on top of the turn panel,
the person's own edge, and the table above is laid out again.
"""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from powergrid_qt.views.pages.game.hint_card import HintCard
from powergrid_qt.views.pages.game.side_panel import SidePanel
from powergrid_qt.views.style.controls import with_text

LEAF = 160
"""A leaf is at least so high: players' cards need not change when the next hint has more words."""


class HintPlace(QObject):
    """`moved`: the strip has come, gone or become higher; the table shares its room anew."""

    moved = Signal()

    def __init__(self, card: HintCard, side: SidePanel, ledge: QBoxLayout, window: QWidget) -> None:
        """`ledge`: on top of the turn panel."""
        super().__init__(card)
        self._card, self._side, self._ledge, self._window = card, side, ledge, window
        card.changed.connect(self._changed)

    @property
    def strip_height(self) -> int:
        """0: there is none."""
        return self._card.height() if self._ledge.count() else 0

    def _changed(self) -> None:
        """A strip stays one until it goes: what it takes from the side must not bring it there."""
        before = self.strip_height
        if self._card.wanted and before:
            self._card.lie(self._window.width())
        else:
            self.choose()
        if self.strip_height != before:
            self.moved.emit()

    def choose(self) -> None:
        """As there is room in the window as it is now."""
        card, side = self._card, self._side
        leaf = max(with_text(LEAF), card.height_as_leaf(side.width())) if card.wanted else 0
        stands = side.has_room_for(leaf, self.strip_height)
        if not card.wanted or stands:
            self._ledge.removeWidget(card)
        side.reserve(leaf if stands else 0)
        if card.wanted and stands and card.is_read_now:
            card.stand()
            side.show_hint(card)
            return
        side.end_hint()
        if card.wanted and not stands:
            card.lie(self._window.width())
            self._ledge.addWidget(card)
        card.setVisible(card.wanted and not stands)
