"""Questions about the game on the table: whether all take something back, who plays on."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from powergrid_qt.ai.players import level_names
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.new_game import usual_level
from powergrid_qt.app.turn.take_back import Ends, barrier_text
from powergrid_qt.engine import Game
from powergrid_qt.engine.config import HUMAN
from powergrid_qt.models.seats import seated
from powergrid_qt.views.pages.new_game.seats_panel import KindBox
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import Button, Label, MainButton, Panel, SoftLabel, announce
from powergrid_qt.views.style.layouts import STRETCH, add, row, set_visible
from powergrid_qt.views.style.lettering import MEDIUM
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.window.dialog import Dialog
from powergrid_qt.words.events import told_since
from powergrid_qt.words.names import listed, phase_name

AGREEMENT_WIDTH = 560


class AgreementDialog(Dialog):
    """Several people at one screen: do all of them agree to take something back?
    `agreed(decision)`: they take back everything since that decision, given as by
    `PlayedGame.decisions_to_agree_on`. Nothing is shown but what everybody knows: the log tells it,
    too. The answer that is proposed changes nothing."""

    agreed = Signal(int)

    def __init__(self, controller: GameController, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller, self._game = controller, controller.game
        self._decisions = controller.decisions_to_agree_on
        self._chosen = 0
        self.set_title(self.tr("Take back together"))
        self.told = Label(wrap=True)
        self.further_button = Button(self.tr("Further back"), press=lambda: self._move(1))
        self.less_button = Button(self.tr("Not so far"), press=lambda: self._move(-1))
        self.end = SoftLabel(wrap=True)
        self.question = Label(self._question(), 1.05, MEDIUM, wrap=True)
        self._lay_out()
        self.agree_button = MainButton(self.tr("We all agree"), press=self._agree)
        self.foot.addWidget(self.agree_button)
        self.close_button.setText(self.tr("Leave it as it is"))
        self.close_button.set_kind("normal")
        self.close_button.setFocus()
        controller.changed.connect(self._follow)
        self._move(0)

    def _lay_out(self) -> None:
        panel = Panel()
        add(panel.body, self.told)
        self._texts = self.add_texts()
        add(
            self._texts.column,
            SoftLabel(self.tr("This would be taken back, the last move first:"), wrap=True),
            panel,
            row(self.further_button, self.less_button, STRETCH, spacing=SPACE),
            self.end,
            self.question,
        )
        set_visible(len(self._decisions) > 1, self.further_button, self.less_button)

    def _question(self) -> str:
        seats, humans = self._game.config.players, self._controller.humans
        names = listed(seats[seat].name for seat in humans)
        question = self.tr("{names}: do you all agree?").format(names=names)
        if len(humans) < len(seats):
            question += " " + self.tr("Computer players may then decide otherwise.")
        return question

    def _move(self, decisions: int) -> None:
        """Propose to go so many decisions further back than now; at first to the last one."""
        self._chosen = number = self._chosen + decisions
        self.told.setText("\n".join(told_since(self._game, self._decisions[number])))
        announce(self.told, self.told.text())
        last = number == len(self._decisions) - 1
        self.further_button.setEnabled(not last)
        self.less_button.setEnabled(number > 0)
        self.end.setVisible(last)
        self.end.setText(self._why_no_further())
        self.fit(AGREEMENT_WIDTH, self._texts)

    def _why_no_further(self) -> str:
        end = self._controller.end_of_way_back
        if end.why is Ends.BEGINNING:
            return self.tr("It goes no further back: this was the first decision.")
        why = barrier_text(end, self._game.config)
        return self.tr("It goes no further back. {why}").format(why=why)

    def _agree(self) -> None:
        self.accept()
        self.agreed.emit(self._decisions[self._chosen])

    def _follow(self) -> None:
        """Close the dialog when another game was opened meanwhile."""
        if self.isVisible() and self._controller.game is not self._game:
            self.reject()


PLAY_ON_WIDTH = 460
HOUSE = (20, 20)


class PlayOnDialog(Dialog):
    """Asks who plays on from a position. `chosen(seats)`: who sits there from now on."""

    chosen = Signal(object)

    def __init__(self, game: Game, parent: QWidget) -> None:
        """`game`: the game at the position from which to play on."""
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
        self.note.setMinimumWidth(PLAY_ON_WIDTH)
        levels = level_names()
        self.kinds = [KindBox(levels, to_come=False) for _ in game.config.players]
        panel, grid = Panel(), QGridLayout()
        grid.setHorizontalSpacing(SPACE + 2)
        grid.setVerticalSpacing(SPACE)
        grid.setColumnStretch(1, 1)
        for line, (seat, box) in enumerate(zip(game.config.players, self.kinds, strict=True)):
            known = seat.kind == HUMAN or seat.kind in levels
            box.choose(seat.kind if known else usual_level(levels))
            box.setAccessibleName(self.tr("Who decides for {name}").format(name=seat.name))
            grid.addWidget(Picture(draw_house, seat.color, size=HOUSE), line, 0)
            grid.addWidget(Label(seat.name, weight=MEDIUM), line, 1)
            grid.addWidget(box, line, 2)
        add(panel.body, grid)
        add(self.body, self.where, panel, self.note)
        self.cancel_button = self.add_button(self.tr("Cancel"), self.reject)
        self.close_button.setText(self.tr("Play on"))
        self.accepted.connect(self._choose)

    def _choose(self) -> None:
        pairs = zip(self._game.config.players, self.kinds, strict=True)
        self.chosen.emit([seated(seat, box.currentData()) for seat, box in pairs])
