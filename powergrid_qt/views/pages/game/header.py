"""The line above the board: what is played, the phase, round and step, the order, how far it is."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QSizePolicy, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import Game
from powergrid_qt.views.pages.game.city_track import CityTrack
from powergrid_qt.views.pages.game.computer_pace import ComputerPace
from powergrid_qt.views.pages.game.order_track import OrderTrack
from powergrid_qt.views.pages.game.phase_chips import PhaseChips
from powergrid_qt.views.style.controls import Label, SoftLabel, with_text
from powergrid_qt.views.style.layouts import STRETCH, column, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.words.names import board_name, edition_name, short_edition_name

HEIGHT = 48
GAP = 12
"""With six players all of it just fits into the smallest window."""
TRACK_ROOM = 60
"""What the track of cities gets before words that could be missed."""


class GameHeader(QFrame):
    """Buttons of the window go to its right end, by `add_widget`."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._pace: ComputerPace | None = None
        self._spares: list[QWidget] = []
        self.title = Label("", 1.15, BOLD)
        self.subtitle = SoftLabel(scale=0.85)
        self.chips = PhaseChips()
        self.round = Label("", 1.1, BOLD)
        self.step = SoftLabel(scale=0.9)
        self.track = CityTrack()
        self.order = OrderTrack()
        self._buttons = row(spacing=0)  # each has its own margin
        self._layout = row(
            _above(self.title, self.subtitle),
            self.chips,
            _above(self.round, self.step),
            (self.track, 1),
            self.order,
            self._buttons,
            into=self,
            spacing=GAP,
            margins=(2 * SPACE, 0, 2 * SPACE, 0),
        )
        self._layout.insertStretch(4, 0)
        self.setFixedHeight(with_text(HEIGHT))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        controller.changed.connect(self.refresh)
        self.refresh()

    def add_widget(self, widget: QWidget) -> None:
        self._buttons.addWidget(widget)

    def add_pace(self, pace: ComputerPace) -> None:
        """How fast the computers move, for a game in which some do."""
        self._pace = pace
        self.add_widget(pace)

    def add_spare(self, widget: QWidget) -> None:
        """What goes where there is no room for it: it is offered elsewhere too."""
        self._spares.append(widget)
        self.add_widget(widget)

    def refresh(self) -> None:
        if not self._controller.has_game:
            return
        game = self._controller.game
        self._tell(game)
        self.chips.show_state(game.state)
        self.track.show_game(game)
        self.order.show_game(game)
        self._fit_words()

    def _fit_words(self) -> None:
        """Words where there is room for them; what they do not need goes to the track of cities."""
        spare = self._drop_words(self.width() - self._layout.totalMinimumSize().width())
        spare += sum(one.sizeHint().width() for one in self._spares if not one.isHidden())
        for one in self._spares:
            fits = one.sizeHint().width() <= spare
            if fits:
                spare -= one.sizeHint().width()
            one.setVisible(fits)
        named = self.chips.room_for_names <= spare
        if named:
            spare -= self.chips.room_for_names
        self.chips.show_names(named)
        if self._pace is not None:
            worded = named and self._pace.room_for_words <= spare
            if worded:
                spare -= self._pace.room_for_words
            self._pace.show_words(worded)
        self.order.show_label(self.order.room_for_label + TRACK_ROOM <= spare)
        self._layout.activate()  # at once: nothing is seen at a wrong place

    def _drop_words(self, spare: int) -> int:
        """Where large text needs more room than there is, the edition goes, which the title's
        tooltip tells, too; then the phases that are not in progress. Gives what is spare then."""
        edition = max(0, self.subtitle.sizeHint().width() - self.title.sizeHint().width())
        others = self.chips.room_for_others
        spare -= edition if self.subtitle.isHidden() else 0
        spare -= others if self.chips.alone else 0
        dropped = spare < 0
        spare += edition if dropped else 0
        alone = spare < 0
        self.subtitle.setVisible(not dropped)
        self.chips.stand_alone(alone)
        return spare + (others if alone else 0)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:  # a part needs more room, or less
            self._fit_words()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_words()

    def _tell(self, game: Game) -> None:
        state = game.state
        edition = edition_name(state.rules.edition.id)
        self.title.setText(board_name(state.rules.board))
        self.subtitle.setText(short_edition_name(state.rules.edition.id))
        self.title.setToolTip(edition)
        self.subtitle.setToolTip(edition)
        self.round.setText(self.tr("Round {round}").format(round=state.round))
        self.step.setText(self.tr("Step {step}").format(step=state.step))


def _above(upper: QWidget, lower: QWidget) -> QBoxLayout:
    return column(STRETCH, upper, lower, STRETCH, spacing=0)
