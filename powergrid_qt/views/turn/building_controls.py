"""Building: the planned cities, each with its price, taken back by a click."""

from PySide6.QtWidgets import QWidget

from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.views.turn.chips import ChipFace, ChipRow
from powergrid_qt.views.turn.controls import (
    ActionControls,
    row,
    rows,
    soft_label,
    strong_label,
)
from powergrid_qt.words.names import cities_text, money_text


class BuildingControls(ActionControls):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action: BuildingAction | None = None
        self.plan = ChipRow(self._take_back)
        self.empty = soft_label()
        self.total = strong_label()
        self.money = soft_label()
        layout = rows(self)
        layout.addStretch(1)
        above = row(self.empty)
        above.addWidget(self.plan, 1)
        layout.addLayout(above)
        below = row(self.total, self.money, spacing=14)
        below.addStretch(1)
        layout.addLayout(below)
        layout.addStretch(1)

    def show_action(self, action: PlayerAction) -> None:
        assert isinstance(action, BuildingAction)
        self._action = action

    def renew(self) -> None:
        action = self._action
        assert action is not None
        board = action.state.rules.board
        self.plan.show_faces(
            ChipFace(
                key=piece.city,
                text=board.city(piece.city).name,
                figure=str(piece.price),
                tip=self.tr(
                    "{connection} for the way and {slot} for the house. Click: take back"
                ).format(connection=piece.connection, slot=piece.slot),
                closes=True,
            )
            for piece in action.pieces
        )
        self.empty.setVisible(not action.pieces)
        self.empty.setText(self.tr("No city is planned yet."))
        self.total.setText(
            self.tr("{cities} for {price}").format(
                cities=cities_text(len(action.pieces)), price=money_text(action.total)
            )
        )
        self.money.setText(
            self.tr("Money {money} → {left}").format(
                money=action.money, left=money_text(action.money_left)
            )
        )

    def _take_back(self, face: ChipFace) -> None:
        if self._action is not None and isinstance(face.key, str):
            self._action.take_back(face.key)
