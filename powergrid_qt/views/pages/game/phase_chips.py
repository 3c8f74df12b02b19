"""The phases of a round as chips, the one in progress lit."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from powergrid_qt.engine import State
from powergrid_qt.engine.state import OVER, SETUP
from powergrid_qt.views.style.lettering import BOLD, CENTER, MEDIUM, text_width, write
from powergrid_qt.views.style.theme import theme
from powergrid_qt.words.sentences import phase_name

HEIGHT = 28.0
GAP = 6.0
PADDING = 12.0


class PhaseChips(QWidget):
    """Where there is no room for all names (`show_names`), only the phase in progress has one;
    the others are numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._phases: tuple[str, ...] = ()
        self._current = ""
        self._named = True
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def show_state(self, state: State) -> None:
        current = state.phase
        phases = tuple(phase.name for phase in state.rules.round)
        if current in (SETUP, OVER):
            phases = (current,)
        if (phases, current) == (self._phases, self._current):
            return
        self._phases, self._current = phases, current
        self.updateGeometry()
        self._name()
        self.update()

    def _name(self) -> None:
        phase = phase_name(self._current)
        self.setAccessibleName(self.tr("Phase: {phase}").format(phase=phase))

    @property
    def lit(self) -> str:
        """The phase that is lit."""
        return self._current

    def show_names(self, named: bool) -> None:
        if named != self._named:
            self._named = named
            self.updateGeometry()
            self.update()

    @property
    def named(self) -> bool:
        """Whether all phases have their names."""
        return self._named

    @property
    def room_for_names(self) -> int:
        """How much wider than at least it is with all names."""
        return round(self._needed(named=True) - self._needed(named=False))

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(round(self._needed(named=self._named)), round(HEIGHT) + 8)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(round(self._needed(named=False)), round(HEIGHT) + 8)

    def _needed(self, *, named: bool) -> float:
        return sum(self._width(phase, named) for phase in self._phases) + GAP * len(self._phases)

    def _width(self, phase: str, named: bool) -> float:
        if named or phase == self._current:
            return text_width(phase_name(phase), 1.0, BOLD) + 2 * PADDING
        return HEIGHT

    def _chips(self) -> list[tuple[QRectF, str, str]]:
        named = self._named
        at, top = 0.0, (self.height() - HEIGHT) / 2
        chips = []
        for number, phase in enumerate(self._phases, start=1):
            width = self._width(phase, named)
            text = phase_name(phase) if named or phase == self._current else str(number)
            chips.append((QRectF(at, top, width, HEIGHT), phase, text))
            at += width + GAP
        return chips

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        for box, phase, text in self._chips():
            now = phase == self._current
            painter.setBrush(look.color("accent" if now else "raised"))
            pen = Qt.PenStyle.NoPen if now else QPen(look.color("panel_line"), 1)
            painter.setPen(pen)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), HEIGHT / 2, HEIGHT / 2)
            color = "accent_text" if now else "text_soft"
            weight = BOLD if now else MEDIUM
            write(painter, box, text, align=CENTER, weight=weight, color=color)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            for number, (box, phase, _) in enumerate(self._chips(), start=1):
                if box.contains(event.pos()):
                    tip = self.tr("Phase {number}: {phase}").format(
                        number=number, phase=phase_name(phase)
                    )
                    QToolTip.showText(event.globalPos(), tip, self)
            return True
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.LanguageChange):
            self._name()
            self.updateGeometry()
            self.update()
        return super().event(event)
