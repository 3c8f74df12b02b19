"""What the market panels share: their size in the window, and pieces that can be pointed at,
reached by keys and clicked; and the bar that shows the panel of the game."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QCursor, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QToolTip, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.turn.turn_action import TurnAction
from powergrid_qt.engine import GameConfig, Move
from powergrid_qt.engine.families import family_on
from powergrid_qt.views.pieces.piece_buttons import PieceButton
from powergrid_qt.views.style.controls import Panel, answer_at
from powergrid_qt.views.style.layouts import QWIDGETSIZE_MAX, column

USUAL_WINDOW = 900
"""The height of a window for which the panels' heights are meant."""
SMALLEST_SCALE, LARGEST_SCALE = 0.82, 1.6


class MarketPanel(Panel):
    """What lies below a board or stands beside it. `refresh` shows the position and the plan as
    they are now."""

    HEIGHT = 0
    MINIMUM_WIDTH = 400
    """The board above has that even beside a sheet of rules in the smallest window."""
    WIDE = False
    """Whether the panel has the whole width of the window, not only that of the board."""
    LOWEST_STANDING: int | None = None
    """The least height beside a tall board; None: the panel only lies below boards."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.controller = controller
        self.standing = False
        """Whether it stands beside a tall board, as high as that, and not below a wide one."""
        self.choosing = False
        """Whether somebody at this screen takes something of the market now."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumWidth(self.MINIMUM_WIDTH)
        self.setFixedHeight(self.HEIGHT)

    @property
    def action(self) -> TurnAction:
        return self.controller.action

    @property
    def pieces(self) -> Sequence[PieceButton]:
        """The pieces that can be clicked or at least asked."""
        return ()

    def for_sale(self, kind: str) -> Sequence[QWidget]:
        """The tokens of a kind that lie here."""
        return ()

    def refresh(self) -> None:
        raise NotImplementedError

    def point_at(self, move: Move | None) -> None:
        """Mark what a hint proposes; None: mark nothing."""

    def look_at(self, row: int | None, *, lasting: bool = True) -> None:
        """Show what the player in this row of their panel has, where there is a place for it, until
        it is asked for once more; not `lasting`: until the pointer leaves that row (None)."""

    def prepare(self) -> None:
        """Have pieces before they are needed."""

    @property
    def can_stand(self) -> bool:
        """Whether the panel can stand beside a board; some only lie below one."""
        return self.LOWEST_STANDING is not None

    @property
    def scale(self) -> float:
        """How much larger than usual the panel is."""
        return self.height() / self.HEIGHT

    def sizeHint(self) -> QSize:
        return QSize(940, self.HEIGHT)

    def fit_window(self, height: int) -> None:
        """Take a share of a window's height: the board has the rest."""
        if self.standing:
            assert self.LOWEST_STANDING is not None
            self.setMinimumHeight(self.LOWEST_STANDING)
            self.setMaximumHeight(QWIDGETSIZE_MAX)
        else:
            self.setFixedHeight(self.lying_height(height))

    def lying_height(self, window: int) -> int:
        """Return the panel's height below the board, in a window of this height."""
        grown = min(max(window / USUAL_WINDOW, SMALLEST_SCALE), LARGEST_SCALE)
        return round(self.HEIGHT * grown)

    def stand(self, standing: bool) -> None:
        """Stand beside the board, or lie below it; `fit_window` is called next."""
        self.standing = standing


class PieceMarket(MarketPanel):
    """Asks the current turn what is lit when it is told that something has changed, and its pieces
    repaint only if they look different then."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.hovered: PieceButton | None = None
        self.pointed: Move | None = None
        """The move that a hint proposes."""
        self.group = QButtonGroup(self)
        """Arrow keys lead from piece to piece within a group; Tab leads to one of them."""
        self.group.buttonClicked.connect(self._clicked)
        self.stop: PieceButton | None = None
        self._was_reached = False

    # -- for the panels to fill in -----------------------------------------------------------

    def take_over(self) -> None:
        """Have the facts of the position, and a piece for each."""
        raise NotImplementedError

    def lay_out(self) -> None:
        """Put everything at its place for this size."""
        raise NotImplementedError

    def show_pieces(self) -> None:
        """Let the pieces look as the position, the plan and the pointer want it."""
        raise NotImplementedError

    def can_click(self, piece: PieceButton) -> bool:
        raise NotImplementedError

    def click(self, piece: QAbstractButton) -> None:
        raise NotImplementedError

    def tip(self, piece: PieceButton) -> str:
        """What is told about a piece, and why it cannot be clicked if it cannot."""
        raise NotImplementedError

    @property
    def tells_at_once(self) -> bool:
        """Whether what is under the pointer is told without waiting."""
        return False

    # -- showing ------------------------------------------------------------------------------

    def point_at(self, move: Move | None) -> None:
        if move != self.pointed:
            self.pointed = move
            self.show_pieces()

    def refresh(self) -> None:
        if not self.controller.has_game:
            return
        focused = next((piece for piece in self.pieces if piece.hasFocus()), None)
        by_mouse = focused is not None and not focused.takes_return
        self.take_over()
        if self.testAttribute(Qt.WidgetAttribute.WA_PendingResizeEvent):
            return  # it will be laid out when it is seen, and has another size then
        self._arrange()
        gone = focused is not None and not any(piece.hasFocus() for piece in self.pieces)
        if gone and self.stop is not None:
            reasons = Qt.FocusReason
            self.stop.setFocus(reasons.MouseFocusReason if by_mouse else reasons.OtherFocusReason)
        if self.hovered is not None:
            self.hovered.setToolTip(self.tip(self.hovered))
        if QAccessible.isActive():  # nobody else would hear of it
            for piece in self.pieces:
                self._describe(piece)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hidden, it may show a game that is no longer there: it is refreshed when it is seen."""
        super().resizeEvent(event)
        if self.controller.has_game and not self.isHidden():
            self._arrange()

    def _arrange(self) -> None:
        self.lay_out()
        self.show_pieces()
        self._keep_a_stop()

    # -- its pieces ---------------------------------------------------------------------------

    def add(self, piece: PieceButton) -> None:
        self.group.addButton(piece)
        piece.pointed.connect(partial(self._hover, piece))
        piece.reached.connect(partial(self._reach, piece))

    def remove(self, piece: PieceButton) -> None:
        """Take a piece out: it may be seen a little longer, but nothing can be done with it."""
        self.group.removeButton(piece)
        piece.pointed.disconnect()
        piece.reached.disconnect()
        piece.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if self.hovered is piece:
            self.hovered = None
        if self.stop is piece:
            self.stop = None

    def _hover(self, piece: PieceButton, here: bool) -> None:
        self.hovered = piece if here else None
        if here:
            piece.setToolTip(self.tip(piece))
            if self.tells_at_once:
                self._tell(piece, QCursor.pos())
        self.show_pieces()

    def _clicked(self, piece: QAbstractButton) -> None:
        self.click(piece)
        answer_at(piece, self.action.answer)

    def _tell(self, piece: PieceButton, at: QPoint) -> None:
        QToolTip.showText(at, piece.toolTip(), piece, piece.rect())

    # -- keys ---------------------------------------------------------------------------------

    def _reach(self, piece: PieceButton, by_key: bool) -> None:
        self._stop_at(piece)
        self._was_reached = True
        piece.setToolTip(self.tip(piece))
        self._describe(piece)
        if by_key:
            self._tell(piece, piece.mapToGlobal(QPoint(0, piece.height())))

    def _describe(self, piece: PieceButton) -> None:
        """Tell those who hear a piece what it is, and whether it can be had now."""
        state = self.tr("can be chosen") if self.can_click(piece) else ""
        told = "\n".join(part for part in (self.tip(piece), state) if part)
        piece.setAccessibleDescription(told)

    def _stop_at(self, piece: PieceButton) -> None:
        """Let Tab lead to this piece, and to no other. (With a focus proxy of its own a panel would
        do that, too, but Qt 6.8 loses widgets of its chain over a proxy that changes.)"""
        if self.stop is not piece:
            if self.stop is not None:
                self.stop.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            piece.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.stop = piece

    def _keep_a_stop(self) -> None:
        """What has had the focus keeps it as long as it is there; before, and after that, it is
        for the first piece that can be clicked, or the first of all."""
        pieces = [piece for piece in self.pieces if piece.isEnabled()]
        self._was_reached = self._was_reached and self.stop in pieces
        if pieces and not self._was_reached:
            self._stop_at(next((one for one in pieces if self.can_click(one)), pieces[0]))


def on_pixels(area: QRectF) -> QRect:
    """Round an area to pixels so that areas side by side stay so, with no gap or overlap."""
    corner = QPoint(round(area.left()), round(area.top()))
    return QRect(corner, QPoint(round(area.right()) - 1, round(area.bottom()) - 1))


class MarketBar(QWidget):
    """Has a panel for each family that was played, and shows the one that the game has."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._panels: dict[type[MarketPanel], MarketPanel] = {}
        self._window_height = USUAL_WINDOW
        self._standing = False
        self.panel = MarketPanel(controller)
        """The one that is shown; an empty one as long as there is no game."""
        self._column = column(into=self)  # not a stack, which would be as high as the highest panel
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        controller.changed.connect(self.refresh)
        controller.planned.connect(self.refresh)
        self.refresh()

    def _panel_for(self, config: GameConfig) -> MarketPanel:
        """Return the panel for a game, made when it is first asked for."""
        kind: type[MarketPanel] = family_on("views", config).market
        if kind not in self._panels:
            self._panels[kind] = panel = kind(self._controller, self)
            self._fit(panel)
            self._column.addWidget(panel)
        return self._panels[kind]

    def prepare(self, config: GameConfig) -> None:
        """Make what a game will need, unless there was one already."""
        if not self._panels:
            panel = self._panel_for(config)
            panel.hide()
            panel.prepare()

    def refresh(self) -> None:
        if not self._controller.has_game:
            return
        panel = self._panel_for(self._controller.game.config)
        if panel is not self.panel:
            self.panel = panel
            for one in self._panels.values():
                one.setVisible(one is panel)
            self._take_limits()
        self.panel.refresh()

    def fit_window(self, height: int, *, beside: int = 0) -> None:
        """`beside`: the width of the column beside the board in which it stands, and has whatever
        height the others leave; 0: it lies below."""
        self._window_height, self._standing = height, bool(beside)
        self.setMinimumWidth(beside)
        self.setMaximumWidth(beside or QWIDGETSIZE_MAX)
        for panel in self._panels.values():
            self._fit(panel)
        self._take_limits()

    def _fit(self, panel: MarketPanel) -> None:
        panel.stand(self._standing and panel.can_stand)
        panel.fit_window(self._window_height)

    def _take_limits(self) -> None:
        self.setMinimumHeight(self.panel.minimumHeight())
        self.setMaximumHeight(self.panel.maximumHeight())
