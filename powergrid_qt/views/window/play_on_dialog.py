"""Before a game is played on from a position: who plays on."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from powergrid_qt.ai.players import level_names
from powergrid_qt.app.new_game import usual_level
from powergrid_qt.engine import Game
from powergrid_qt.engine.config import HUMAN
from powergrid_qt.models.seats import seated
from powergrid_qt.views.pages.new_game.kind_box import KindBox
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import Button, Label, Panel, SoftLabel
from powergrid_qt.views.style.layouts import add
from powergrid_qt.views.style.lettering import MEDIUM
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.window.dialog import Dialog
from powergrid_qt.words.names import phase_name

WIDTH = 460
HOUSE = (20, 20)


class PlayOnDialog(Dialog):
    """`chosen(seats)`: whoever sits there from now on."""

    chosen = Signal(object)

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        """`game`: at the position."""
        super().__init__(parent)
        self._game, state = game, game.state
        self.set_title(self.tr("Play on from here"))
        where = self.tr("Round {round}, {phase}: who plays on?")
        self.where = Label(
            where.format(round=state.round, phase=phase_name(state.phase)), weight=MEDIUM
        )
        self.note = SoftLabel(
            self.tr(
                "A game of its own begins; the other one stays as it is. The same cards will come"
                " as there, so that the two can be compared."
            ),
            wrap=True,
        )
        self.note.setMinimumWidth(WIDTH)
        levels = level_names()
        self.kinds = [KindBox(levels, nobody=False) for _ in game.config.players]
        panel, grid = Panel(), QGridLayout()
        grid.setHorizontalSpacing(SPACE + 2)
        grid.setVerticalSpacing(SPACE)
        grid.setColumnStretch(1, 1)
        for line, (seat, box) in enumerate(zip(game.config.players, self.kinds, strict=True)):
            known = seat.kind == HUMAN or seat.kind in levels
            box.setProperty("kind", seat.kind if known else usual_level(levels))
            box.setAccessibleName(self.tr("Who decides for {name}").format(name=seat.name))
            grid.addWidget(Picture(draw_house, seat.color, size=HOUSE), line, 0)
            grid.addWidget(Label(seat.name, weight=MEDIUM), line, 1)
            grid.addWidget(box, line, 2)
        add(panel.body, grid)
        add(self.body, self.where, panel, self.note)
        self.cancel_button = Button(self.tr("Cancel"))
        self.cancel_button.clicked.connect(self.reject)
        self.foot.insertWidget(0, self.cancel_button)
        self.close_button.setText(self.tr("Play on"))
        self.accepted.connect(self._choose)

    def _choose(self) -> None:
        pairs = zip(self._game.config.players, self.kinds, strict=True)
        self.chosen.emit([seated(seat, box.currentData()) for seat, box in pairs])
