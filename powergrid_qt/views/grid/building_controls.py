"""Building: the planned cities, each with its price, taken back by a click."""

from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.views.style.layouts import STRETCH, row
from powergrid_qt.views.turn.chips import ChipFace, ChipRow
from powergrid_qt.views.turn.controls import GAP, ActionControls, centred, soft_label, strong_label
from powergrid_qt.words.names import cities_text, money_text


class BuildingControls(ActionControls[BuildingAction]):
    def __init__(self) -> None:
        super().__init__()
        self.plan = ChipRow[str](lambda city: self.action.take_back(city))
        self.empty, self.money = soft_label(self.tr("No city is planned yet.")), soft_label()
        self.total = strong_label()
        above = row(self.empty, (self.plan, 1), spacing=GAP)
        centred(above, row(self.total, self.money, STRETCH, spacing=14), into=self)

    def renew(self) -> None:
        action = self.action
        board = action.state.rules.board
        tip = self.tr("{connection} for the way and {slot} for the house. Click: take back")
        self.plan.show_faces(
            ChipFace(
                key=piece.city,
                text=board.city(piece.city).name,
                figure=str(piece.way.price),
                tip=tip.format(connection=piece.way.connection, slot=piece.way.slot),
                closes=True,
            )
            for piece in action.pieces
        )
        self.empty.setVisible(not action.pieces)
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
