"""Something on the map is chosen: all that can be, as chips, for those who use the keyboard."""

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QResizeEvent

from powergrid_qt.app.turn.setup_actions import ChoosingAction, DraftAction
from powergrid_qt.engine import Move
from powergrid_qt.engine.moves import PickRegion, PlaceTrust
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.pictures import Drawing
from powergrid_qt.views.style.theme import REGION_TINTS
from powergrid_qt.views.turn.chips import ChipFace, ChipRow
from powergrid_qt.views.turn.controls import ActionControls, centred, soft_label


class ChoosingControls(ActionControls[ChoosingAction]):
    """A chip for each region or city that can be chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.hint = soft_label(self.tr("Click on the map, or choose here:"))
        self.choices = ChipRow[str](lambda choice: self.action.choose(choice))
        centred(self.hint, self.choices, into=self)

    def renew(self) -> None:
        action = self.action
        self.choices.show_faces(
            ChipFace(
                key=choice,
                text=action.name_of(choice),
                on=choice == action.choice,
                picture=_picture(action, choice),
            )
            for choice in action.choices
        )
        self._use_room()

    def _use_room(self) -> None:
        """Many choices take the line of the words too."""
        crowded = self.choices.one_row_width > self.width()
        self.hint.setVisible(not crowded)
        self.choices.set_two_rows(crowded)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._use_room()

    def point_at(self, move: Move | None) -> None:
        choice = None
        if isinstance(move, PickRegion):
            choice = move.region
        elif isinstance(move, PlaceTrust):
            choice = move.city
        self.choices.show_hinted(choice)


def _picture(action: ChoosingAction, choice: str) -> Drawing:
    if isinstance(action, DraftAction):
        color = action.state.rules.board.region(choice).color
        return partial(_draw_disc, color=QColor(REGION_TINTS.get(color, color)))
    return lambda painter, box: draw_house(painter, box.adjusted(3, 3, -3, -3), None)


def _draw_disc(painter: QPainter, box: QRectF, color: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawEllipse(box.center(), 7, 7)
