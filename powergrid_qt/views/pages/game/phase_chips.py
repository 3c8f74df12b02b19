"""The phases of a round as chips, the one in progress lit; a click asks for its rules."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid_qt.engine import State
from powergrid_qt.engine.state import AUCTION, OVER, SETUP
from powergrid_qt.views.style.controls import Button, set_look, with_text
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, scaled_font, text_width
from powergrid_qt.words.names import phase_name

HEIGHT = 28
GAP = 6
PADDING = 12
MOST_PHASES = 5


class PhaseChips(QWidget):
    """Where there is no room for all names (`show_names`), only the phase in progress has one;
    the others are numbers, or away where large text needs even their room (`stand_alone`)."""

    asked = Signal(str)
    """For the rules of this phase."""

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
        """Only the phase in progress is seen."""
        self.chips = [Button(parent=self) for _ in range(MOST_PHASES)]
        row(*self.chips, into=self, spacing=GAP, margins=(0, 4, GAP, 4))
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
        """Outpost begins with two auctions (O9)."""
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
        """What the phases take that are not in progress."""
        return (with_text(HEIGHT) + GAP) * (len(self._phases) - 1)

    @property
    def room_for_names(self) -> int:
        """How much wider than at least it is with all names."""
        return sum(self._width(phase, named=True) for phase in self._phases) - self._least()

    def minimumSizeHint(self) -> QSize:
        gaps = GAP * len(self._phases)
        away = self.room_for_others if self.alone else 0
        return QSize(self._least() + gaps - away, with_text(HEIGHT) + 8)

    def _least(self) -> int:
        return sum(self._width(phase, named=False) for phase in self._phases)

    def _width(self, phase: str, *, named: bool) -> int:
        if named or phase == self.lit:
            return round(text_width(self._name(phase), 1.0, BOLD)) + 2 * PADDING
        return with_text(HEIGHT)

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
            chip.setFixedSize(self._width(phase, named=self.named), with_text(HEIGHT))
            set_look(chip, "lit", lit)
        self.updateGeometry()  # at once: the header shares its room out now
