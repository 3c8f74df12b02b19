"""The hint: what the expert would do and why, as a leaf beside the log or as a strip."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QWidget

from powergrid_qt.app.coach import Coach
from powergrid_qt.app.hints import Hints
from powergrid_qt.app.mistakes import NEARLY
from powergrid_qt.views.pieces.picture import icon_picture
from powergrid_qt.views.style.controls import (
    IconButton,
    Label,
    MainButton,
    QuietButton,
    SoftLabel,
    announce,
    grown_with_text,
    set_style_property,
)
from powergrid_qt.views.style.layouts import QWIDGETSIZE_MAX, row, set_stacked
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.words.names import money_text
from powergrid_qt.words.verdicts import ChangedWords, changed_words

LEAF = 160
"""A leaf is at least so high: players' cards need not change when the next hint has more words."""
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
SIGN = 24
STRIP = 54
"""A strip is at least so high: nothing jumps when the next hint has fewer words."""
ONE_LINE = 900
"""The width of a window, in pixels of usual text, below which the reason has its own line."""


class HintCard(QFrame):
    """`changed`: it has other words, is wanted now or no longer: another may give it its place."""

    changed = Signal()

    def __init__(self, hints: Hints, coach: Coach, turn: QWidget, parent: QWidget) -> None:
        """`coach`: knows what another turn is worth. `turn`: where hints are asked for and the
        focus goes back to."""
        super().__init__(parent)
        self._hints, self._coach, self._turn = hints, coach, turn
        self._arranged: tuple[bool, bool] | None = None
        self._said = ""
        self._waits = True
        """Whether the hint has still to come."""
        self._figures = "", ""
        """How often the turn wins, in words and shorter in one line."""
        self._answered: dict[object, int] = {}
        """How high the last answer was, by the way it lay: the next one is awaited as high."""
        self.setAccessibleName(self.tr("Hint"))
        self.move_label = Label("", 1.05, BOLD, wrap=True)
        self.reason_label = SoftLabel(scale=1.0, wrap=True)
        self.reason_label.setAlignment(_MIDDLE)
        self.figures_label = SoftLabel(wrap=True)
        name = self.tr("Hide the hint (Esc or H)")
        self.close_button = IconButton("close", name=name, press=hints.hide)
        tip = self.tr("Have it as the plan of the turn; then, do it (Enter)")
        self.follow_button = MainButton(tip=tip, press=hints.follow)
        self.follow_button.set_kind("normal")  # the main button of the page is the turn's
        self.follow_button.setMinimumHeight(36)
        self.follow_button.setAccessibleName(self.tr("Follow the hint"))
        tip = self.tr("H still asks for one; the menu brings them back")
        self.silence_button = QuietButton(self.tr("No more hints"), tip=tip, press=hints.silence)
        self._sign = icon_picture("hint", "lit", SIGN)
        self._tools = QWidget()
        self._buttons = row((self.follow_button, 1), self.silence_button, into=self._tools)
        self._grid = QGridLayout(self)
        self._grid.setHorizontalSpacing(SPACE)
        self._grid.setVerticalSpacing(SPACE - 2)
        self._arrange(lying=False, one_line=False)
        self.hide()
        hints.changed.connect(self.refresh)
        coach.changed.connect(self._tell_change)

    @property
    def wanted(self) -> bool:
        """Whether there is a hint, or one will come by itself: then its place stays, too."""
        return self._hints.shown or self._hints.awaited

    @property
    def is_read_now(self) -> bool:
        return self._hints.shown or (self._hints.awaited and self._hints.possible)

    # -- what it says ---------------------------------------------------------------------------

    def refresh(self) -> None:
        hints = self._hints
        if not self.wanted:
            self._leave()
            return
        thinking = not hints.problem and hints.move is None and not hints.is_changed
        changed = self._changed_words() if hints.is_changed else None
        self.move_label.setText(self._title() if changed is None else changed.title)
        waits = thinking and hints.possible
        self.reason_label.setText(
            hints.thinking_words if waits else hints.problem or self._reason()
        )
        self.reason_label.setVisible(bool(self.reason_label.text()))
        self.follow_button.setVisible(not hints.problem)
        self.follow_button.set_busy(thinking and hints.shown)
        self.follow_button.setEnabled(hints.shown)
        self._figures = hints.figures_words, hints.few_figures_words
        if changed is not None:
            self._figures = changed.figures, changed.figures
        self._show_figures()
        self.follow_button.setText("" if self.follow_button.busy else self._follow_words())
        self.silence_button.setVisible(hints.speaks_first)
        self.close_button.setVisible(hints.shown)
        self.changed.emit()
        said = f"{self.move_label.text()}. {self.reason_label.text()}"
        if not thinking and said != self._said:  # while it is planned the words stay
            announce(self, said)
            if hints.is_changed:
                self._give_focus_back()  # Return is for what is planned now
            elif self._waits and not hints.speaks_first:
                self._take_focus()
        self._said, self._waits = said, thinking

    def _follow_words(self) -> str:
        if self._hints.is_laid:
            return self.tr("Do it")
        if self._hints.is_changed:
            return self.tr("As advised")
        return self.tr("Follow the hint")

    def _title(self) -> str:
        hints = self._hints
        if hints.thinking or (hints.possible and not hints.shown):
            return self.tr("Still thinking")
        if not hints.shown:
            return self.tr("The next hint comes with your next decision")
        return hints.turn_words or self.tr("No hint")

    def _tell_change(self) -> None:
        """Show what the coach has found out about the turn that is planned instead."""
        if self._hints.is_changed:
            self.refresh()

    def _changed_words(self) -> ChangedWords:
        hints, limits = self._hints, self._hints.other_limit
        if limits is not None and limits[0] < limits[1]:
            told = self.tr("Changed: worth it up to {limit}")
            return ChangedWords(told.format(limit=money_text(limits[1])))
        turn = hints.changed_turn
        judged = self._coach.look_at(turn) if turn else None
        if turn and judged is None:
            return ChangedWords(self.tr("Changed: still thinking"))
        if judged is None or judged.lapse is None:
            return ChangedWords(self.tr("Changed"))
        what = self.tr("Changed")
        if limits is not None:
            what = self.tr("At {price}").format(price=money_text(limits[0]))
        return changed_words(what, judged.lapse, hints.chance, nearly=judged.cost < NEARLY)

    def _show_figures(self) -> None:
        """Show the figures: whole, or in one line in a strip."""
        whole, line = self._figures
        self.figures_label.setText(line if self._lies else whole)
        self.figures_label.setToolTip(whole if self._lies and whole != line else "")
        shown = bool(self.figures_label.text())
        self.figures_label.setVisible(shown)
        close = Qt.AlignmentFlag.AlignBottom if shown and self._lies else _MIDDLE
        self.move_label.setAlignment(close)

    def _reason(self) -> str:
        hints = self._hints
        if not hints.is_changed:
            return hints.reason_words
        return self.tr("Advised was: {turn}").format(turn=hints.turn_words)

    # -- how it lies ----------------------------------------------------------------------------

    def height_as_leaf(self, width: int) -> int:
        self._arrange(lying=False, one_line=False)
        set_stacked(self._buttons, False)
        set_stacked(self._buttons, self._buttons.sizeHint().width() > width - 4 * SPACE)
        return self._height_within(width)

    def stand(self) -> None:
        """Be a leaf of the side panel, which gives it its height."""
        self.setMinimumHeight(0)
        self.setMaximumHeight(QWIDGETSIZE_MAX)

    def lie(self, width: int) -> None:
        """Be a strip along a window of this width in pixels."""
        set_stacked(self._buttons, False)
        self._arrange(lying=True, one_line=width >= grown_with_text(ONE_LINE))
        self.setFixedHeight(max(grown_with_text(STRIP), self._height_within(width)))

    def _height_within(self, width: int) -> int:
        self._tools.updateGeometry()  # what is shown or hidden since tells of it too late
        self._grid.invalidate()
        height, way = self._grid.totalHeightForWidth(width), (self._arranged, width)
        if self._hints.move is None:
            return max(height, self._answered.get(way, 0))
        self._answered = {way: height}
        return height

    @property
    def _lies(self) -> bool:
        return self._arranged is not None and self._arranged[0]

    def _arrange(self, *, lying: bool, one_line: bool) -> None:
        """Sign, move and the button that closes it come first; what was elsewhere leaves its
        place."""
        if (lying, one_line) == self._arranged:
            return
        self._arranged = lying, one_line
        grid, middle, top = self._grid, _MIDDLE, Qt.AlignmentFlag.AlignTop
        rows = 2 if one_line else 1
        grid.addWidget(self._sign, 0, 0, rows, 1, middle)
        grid.addWidget(self.move_label, 0, 1, 1, 1 if one_line else 2)
        grid.addWidget(self.close_button, 0, 4, rows, 1, middle)
        if one_line:
            grid.addWidget(self.reason_label, 0, 2, rows, 1)
            grid.addWidget(self.figures_label, 1, 1, top)
        else:
            grid.addWidget(self.reason_label, 1, int(lying), 1, 5 - int(lying))
            grid.addWidget(self.figures_label, 2, int(lying), 1, 5 - int(lying), top)
        self._show_figures()
        if lying:
            grid.addWidget(self._tools, 0, 3, rows, 1, middle)
        else:
            grid.addWidget(self._tools, 3, 0, 1, 5)
        grid.setColumnStretch(1, 4)
        grid.setColumnStretch(2, 5 if one_line else 0)
        grid.setRowStretch(2, 0 if lying else 1)
        edge = 2 * SPACE if lying else SPACE + 4
        grid.setContentsMargins(edge, SPACE - 2, edge - 2, SPACE - 2 if lying else SPACE + 4)
        set_style_property(self, "lying", lying)

    # -- focus ----------------------------------------------------------------------------------

    def _take_focus(self) -> None:
        """Take the focus from the panel where the hint was asked for: screen readers follow it."""
        focused = QApplication.focusWidget()
        if focused is None or focused is self._turn or self._turn.isAncestorOf(focused):
            self.follow_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _give_focus_back(self) -> None:
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self._turn.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave(self) -> None:
        self._give_focus_back()
        self.follow_button.set_busy(False)
        self._said, self._waits = "", True
        self._answered = {}
        self.changed.emit()
