"""The line above the board: what is played, the phase, round and step, the order, how far it is."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.settings import SPEEDS, Settings, speed_of
from powergrid_qt.engine import HUMAN, Game, State
from powergrid_qt.engine.config import REMOTE
from powergrid_qt.engine.state import AUCTION, OVER, SETUP
from powergrid_qt.views.pages.game.tracks import CityTrack, OrderTrack
from powergrid_qt.views.style.controls import (
    Button,
    IconButton,
    Label,
    SoftLabel,
    grown_with_text,
    open_below,
    set_style_property,
)
from powergrid_qt.views.style.layouts import Fitted, row
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, scaled_font, text_width
from powergrid_qt.views.style.segmented import Segment, Segmented
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.turn.controls import centred
from powergrid_qt.words.names import board_name, edition_name, phase_name, short_edition_name


class ComputerPace(QWidget):
    """How fast computers move, pause and skip: far from the buttons of one's own turn.

    Keeps its place while the game goes on; it is not there in a game of people. Where there is
    no room for the names of the speeds (`show_words`), a button opens them as a menu.
    `skip_action` carries the shortcut."""

    def __init__(self, controller: GameController, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller, self._settings = controller, settings
        self.pause_button = IconButton("pause", press=self._pause)
        name = self.tr("Skip ahead: do not wait any longer (Space)")
        self.skip_button = IconButton("skip", name=name)
        self.speed = Segmented(name=self.tr("Speed of the computer players"))
        self.speed_button = IconButton("speed")
        self._offer_speeds()
        self.skip_action = QAction(self.tr("Skip ahead"), self)
        self.skip_action.setShortcut(QKeySequence("Space"))
        self.skip_action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self.skip_action.triggered.connect(controller.hurry)
        self.skip_button.clicked.connect(self.skip_action.trigger)
        self.speed.chosen.connect(self._choose)
        row(
            self.pause_button, self.speed, self.speed_button, self.skip_button, into=self, spacing=0
        )
        controller.thinking.connect(self.refresh)  # with every move, and when it is paused
        settings.delay_changed.connect(self._show_speed)
        self._show_speed()
        self.refresh()
        self.show_words(False)

    def _offer_speeds(self) -> None:
        words = {
            "slow": (self.tr("slow"), self.tr("Computers move slowly enough to follow each move")),
            "normal": (self.tr("normal"), self.tr("Computers move at the usual speed")),
            "at_once": (self.tr("at once"), self.tr("Computers move without any waiting")),
        }
        self.speed.set_choices([Segment(name, *words[name]) for name in SPEEDS])
        self.menu = QMenu(self)
        self._entries = {name: self.menu.addAction(words[name][0]) for name in SPEEDS}
        together = QActionGroup(self)
        for name, entry in self._entries.items():
            entry.setCheckable(True)
            together.addAction(entry)
            entry.triggered.connect(lambda _=False, name=name: self._choose(name))
        self.speed_button.clicked.connect(lambda: open_below(self.speed_button, self.menu))

    # -- room -----------------------------------------------------------------------------------

    def show_words(self, worded: bool) -> None:
        """Those who share the room ask whenever something in it changes: who answers that with a
        change every time keeps them asking for ever."""
        if worded != self.speed.isHidden():
            return
        self.speed.setVisible(worded)
        self.speed_button.setVisible(not worded)
        self.updateGeometry()

    @property
    def room_for_words(self) -> int:
        """How much wider than at least it is when it shows the names of the speeds."""
        if self.isHidden():
            return 0
        return self.speed.sizeHint().width() - self.speed_button.sizeHint().width()

    def minimumSizeHint(self) -> QSize:
        size = self.pause_button.sizeHint()
        return QSize(3 * size.width(), size.height())

    # -- what is shown --------------------------------------------------------------------------

    def refresh(self) -> None:
        if not self._controller.has_game:
            return
        controller = self._controller
        kinds = [seat.kind for seat in controller.game.config.players]
        self.setVisible(any(kind not in (HUMAN, REMOTE) for kind in kinds))
        self.pause_button.setEnabled(not controller.game.over)
        self.pause_button.set_icon("play" if controller.paused else "pause")
        self.pause_button.set_name(
            self.tr("Let the computers go on") if controller.paused else self.tr("Pause")
        )
        skips = controller.computer_to_move and not controller.paused
        self.skip_button.setEnabled(skips)
        self.skip_action.setEnabled(skips)

    def _show_speed(self) -> None:
        chosen = speed_of(self._settings.delay_ms)
        self.speed.set_value(chosen)
        self._entries[chosen].setChecked(True)
        told = self.tr("Speed of the computer players: {speed}")
        self.speed_button.set_name(told.format(speed=self._entries[chosen].text()))

    def _choose(self, name: str) -> None:
        self._settings.delay_ms = SPEEDS[name]
        if not SPEEDS[name]:
            self._controller.hurry()

    def _pause(self) -> None:
        self._controller.pause(not self._controller.paused)


CHIP_HEIGHT = 28
CHIP_GAP = 6
PADDING = 12
MOST_PHASES = 5


class PhaseChips(QWidget):
    """The phases of a round, the one in progress lit; a click asks for its rules.

    Where there is no room for all names (`show_names`), only the phase in progress has one;
    the others are numbers, or away where large text needs even their room (`stand_alone`)."""

    asked = Signal(str)
    """Somebody wants to read the rules of this phase."""

    def __init__(self) -> None:
        super().__init__()
        self._phases: tuple[str, ...] = ()
        self.lit = ""
        """The phase in progress."""
        self._auction = 0
        """Which of two auctions it is, where there are two in a round."""
        self.named = True
        """Whether all phases have their names."""
        self.alone = False
        """Whether only the phase in progress is seen."""
        self.chips = [Button(parent=self) for _ in range(MOST_PHASES)]
        row(*self.chips, into=self, spacing=CHIP_GAP, margins=(0, 4, CHIP_GAP, 4))
        for number, chip in enumerate(self.chips):
            chip.set_kind("phase")
            chip.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a key shows the rules of the phase
            chip.clicked.connect(lambda _=False, number=number: self._ask(number))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def _ask(self, number: int) -> None:
        self.asked.emit(self._phases[number])

    def chip_of(self, phase: str) -> Button:
        return self.chips[self._phases.index(phase)]

    def show_state(self, state: State) -> None:
        phases, lit = tuple(phase.name for phase in state.rules.round), state.phase
        if lit in (SETUP, OVER):
            phases = (lit,)
        auction = 0
        if lit == AUCTION and state.rules.auctions_again(state):
            auction = 1 if state.rules.must_buy(state) else 2
        if (phases, lit, auction) != (self._phases, self.lit, self._auction):
            self._phases, self.lit, self._auction = phases, lit, auction
            self._fill()

    def _name(self, phase: str) -> str:
        """Return a phase's name; with a number where there are two auctions, as in Outpost (O9)."""
        name = phase_name(phase)
        if phase != AUCTION or not self._auction:
            return name
        return self.tr("{phase} {number} of 2").format(phase=name, number=self._auction)

    def show_names(self, named: bool) -> None:
        if named != self.named:
            self.named = named
            self._fill()

    def stand_alone(self, alone: bool) -> None:
        if alone != self.alone:
            self.alone = alone
            self._fill()

    @property
    def room_for_others(self) -> int:
        """The width that the phases take which are not in progress."""
        return (grown_with_text(CHIP_HEIGHT) + CHIP_GAP) * (len(self._phases) - 1)

    @property
    def room_for_names(self) -> int:
        """How much wider than at least it is when it shows all names."""
        return sum(self._width(phase, named=True) for phase in self._phases) - self._least()

    def minimumSizeHint(self) -> QSize:
        gaps = CHIP_GAP * len(self._phases)
        away = self.room_for_others if self.alone else 0
        return QSize(self._least() + gaps - away, grown_with_text(CHIP_HEIGHT) + 8)

    def _least(self) -> int:
        return sum(self._width(phase, named=False) for phase in self._phases)

    def _width(self, phase: str, *, named: bool) -> int:
        if named or phase == self.lit:
            return round(text_width(self._name(phase), 1.0, BOLD)) + 2 * PADDING
        return grown_with_text(CHIP_HEIGHT)

    def _fill(self) -> None:
        self.setAccessibleName(self.tr("Phase: {phase}").format(phase=self._name(self.lit)))
        for number, chip in enumerate(self.chips, start=1):
            chip.setVisible(number <= len(self._phases))
            if number > len(self._phases):
                continue
            phase = self._phases[number - 1]
            name, lit = self._name(phase), phase == self.lit
            chip.setVisible(lit or not self.alone)
            chip.setText(name if self.named or lit else str(number))
            told = self.tr("Phase {number}: {phase}. Click: its rules")
            chip.setToolTip(told.format(number=number, phase=name))
            chip.setAccessibleName(chip.toolTip())
            chip.setFont(scaled_font(1.0, BOLD if lit else MEDIUM))
            chip.setFixedSize(self._width(phase, named=self.named), grown_with_text(CHIP_HEIGHT))
            set_style_property(chip, "lit", lit)
        self.updateGeometry()  # at once: the header shares its room out now


HEIGHT = 48
GAP = 12
"""The gap between parts: with six players all of them just fit into the smallest window."""
TRACK_ROOM = 60
"""The width that the track of cities gets before words that could be missed."""


class GameHeader(Fitted, QFrame):
    """The header of a table; buttons of the window go to its right end, by `add_widget`."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._pace: ComputerPace | None = None
        self._spares: list[QWidget] = []
        self._status: tuple[QWidget, ...] = ()
        self.title = Label("", 1.15, BOLD)
        self.subtitle = SoftLabel(scale=0.85)
        self.chips = PhaseChips()
        self.round = Label("", 1.1, BOLD)
        self.step = SoftLabel(scale=0.9)
        self.track = CityTrack()
        self.order = OrderTrack()
        self._buttons = row(spacing=0)  # each has its own margin
        game = centred(self.title, self.subtitle, spacing=0)
        moment = centred(self.round, self.step, spacing=0)
        parts = (game, self.chips, moment, (self.track, 1), self.order, self._buttons)
        self._layout = row(*parts, into=self, spacing=GAP, margins=(2 * SPACE, 0, 2 * SPACE, 0))
        self._layout.insertStretch(4, 0)
        self.setFixedHeight(grown_with_text(HEIGHT))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        controller.changed.connect(self.refresh)
        self.refresh()

    def add_widget(self, widget: QWidget) -> None:
        self._buttons.addWidget(widget)

    def add_pace(self, pace: ComputerPace) -> None:
        """Add the choice of how fast computers move, for a game in which some do."""
        self._pace = pace
        self.add_widget(pace)

    def add_spare(self, widget: QWidget) -> None:
        """Add something that goes where there is no room for it: it is offered elsewhere too."""
        self._spares.append(widget)
        self.add_widget(widget)

    def show_status(self, *parts: QWidget) -> None:
        """What there is to tell of a table that several machines share, before all buttons."""
        if parts != self._status:
            for part in self._status:
                self._buttons.removeWidget(part)
                self._spares.remove(part)
                part.hide()
            self._status = parts
            self._spares[:0] = parts
            for place, part in enumerate(parts):
                self._buttons.insertWidget(place, part, 0, Qt.AlignmentFlag.AlignVCenter)
            self.fit()

    def refresh(self) -> None:
        if not self._controller.has_game:
            return
        game = self._controller.game
        self._tell(game)
        self.chips.show_state(game.state)
        self.track.show_game(game)
        self.order.show_game(game)
        self.fit()

    def fit(self) -> None:
        """Words where there is room for them; what they do not need goes to the track of cities."""
        spare = self._drop_words(self.width() - self._layout.totalMinimumSize().width())
        spare += sum(one.sizeHint().width() for one in self._spares if not one.isHidden())

        def has_room(width: int) -> bool:
            nonlocal spare
            fits = width <= spare
            spare -= width if fits else 0
            return fits

        for one in self._spares:
            one.setVisible(has_room(one.sizeHint().width()))
        named = has_room(self.chips.room_for_names)
        self.chips.show_names(named)
        if self._pace is not None:
            self._pace.show_words(named and has_room(self._pace.room_for_words))
        self.order.show_label(has_room(self.order.room_for_label + TRACK_ROOM))
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
            self.fit()
        return done

    def _tell(self, game: Game) -> None:
        state = game.state
        edition = edition_name(state.rules.edition.id)
        self.title.setText(board_name(state.rules.board))
        self.subtitle.setText(short_edition_name(state.rules.edition.id))
        self.title.setToolTip(edition)
        self.subtitle.setToolTip(edition)
        self.round.setText(self.tr("Round {round}").format(round=state.round))
        self.step.setText(self.tr("Step {step}").format(step=state.step))
