"""Where the turn panel stands in a game: what the last move did, or the costly decision that is
open, and what people say of it."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QMenu, QPlainTextEdit, QSizePolicy, QStackedWidget, QWidget

from powergrid_qt.ai.analysis import Lapse
from powergrid_qt.ai.comparison import Comparison, comparison_of
from powergrid_qt.app.analyst import Analyst
from powergrid_qt.engine import Record
from powergrid_qt.models.log_model import LONGEST_COMMENT
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.models.replay import Replay
from powergrid_qt.views.pieces.picture import Picture, icon_picture
from powergrid_qt.views.story.charts import BADGE, draw_badge
from powergrid_qt.views.style.controls import (
    Button,
    IconButton,
    MainButton,
    Panel,
    QuietButton,
    SoftLabel,
    grown_with_text,
)
from powergrid_qt.views.style.keys import RETURN
from powergrid_qt.views.style.layouts import STRETCH, Fitted, add, column, row, set_visible
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, ElidedLabel, scaled_font
from powergrid_qt.views.style.svg import icon
from powergrid_qt.views.style.theme import SPACE, theme
from powergrid_qt.words.verdicts import VerdictWords, verdict_words


class CostlyButton(Button):
    """`chosen(number)`: the position before this move is wanted. `changed`: other moves are
    marked."""

    chosen = Signal(int)
    changed = Signal()

    def __init__(self, analyst: Analyst) -> None:
        super().__init__()
        self._analyst = analyst
        self._record: Record | None = None
        self._replay: Replay | None = None
        self._marked: tuple[Lapse, ...] = ()
        self.compared: Mapping[int, Comparison] = {}
        """What was done in the costly decisions and what is better, by the number of the move from
        0, in the order of the game."""
        self.words: Mapping[int, VerdictWords] = {}
        """What there is to say of the costly decisions, by the same numbers."""
        self.choices = QMenu(self)
        self.setIconSize(QSize(18, 18))
        self.clicked.connect(self._use)
        analyst.changed.connect(self.refresh)
        self.refresh()

    def show_record(self, record: Record, replay: Replay) -> None:
        self._analyst.take_up(record)
        self._record, self._replay = self._analyst.record, replay
        self._marked, self.compared, self.words = (), {}, {}
        self.refresh()

    def refresh(self) -> None:
        analyst = self._analyst
        self.setVisible(analyst.possible)
        same = self._replay is not None and analyst.record == self._record
        marked = tuple(analyst.costliest()) if same else ()
        if marked != self._marked:
            self._marked = marked
            self._compare()
            self._fill_menu()
            self.changed.emit()
        self.setIcon(icon("warning" if analyst.done else "hint"))
        self.setText(self._label())
        self._fit()
        self.setEnabled(analyst.running or bool(marked) or not analyst.finished)
        self.setToolTip(self._tip())

    def _compare(self) -> None:
        compared, words = {}, {}
        for one in self._marked:
            assert self._replay is not None
            assert self._record is not None
            before = self._replay.at(one.number)
            compared[one.number] = comparison_of(one, before, self._record)
            words[one.number] = verdict_words(one, before, compared[one.number])
        self.compared, self.words = compared, words

    def _label(self) -> str:
        analyst = self._analyst
        if analyst.running:
            return self.tr("Analysis {percent} %").format(
                percent=100 * analyst.done // max(analyst.total, 1)
            )
        if analyst.done:
            return self.tr("Costly decisions: {count}").format(count=len(self._marked))
        return self.tr("Analyse")

    def _fit(self) -> None:
        """Be as wide as the longest words: what stands beside the button keeps its place."""
        advance = self.fontMetrics().horizontalAdvance
        around = self.sizeHint().width() - advance(self.text())
        labels = (
            self.tr("Analyse"),
            self.tr("Analysis {percent} %").format(percent=100),
            self.tr("Costly decisions: {count}").format(count=10),
        )
        self.setMinimumWidth(around + max(map(advance, labels)))

    def _tip(self) -> str:
        analyst = self._analyst
        if analyst.problem:
            return analyst.problem
        if analyst.finished and not self._marked:
            return self.tr("No costly decision: the expert would have done no better.")
        if analyst.done:
            return self.tr("Go to a decision that the expert would have made otherwise")
        return self.tr("Let the expert judge the decisions of this game")

    def _fill_menu(self) -> None:
        self.choices.clear()
        assert self._analyst.record is not None
        players = self._analyst.record.config.players
        for lapse in self._marked:
            words = self.words[lapse.number]
            label = self.tr("{name}, {where}: {played}").format(
                name=players[lapse.seat].name, where=words.where, played=words.played
            )
            action = self.choices.addAction(label.replace("&", "&&"))
            action.triggered.connect(lambda _=False, number=lapse.number: self.chosen.emit(number))

    def _use(self) -> None:
        if not self._analyst.done and not self._analyst.running:
            self._analyst.start()
        elif self._marked:
            above = self.choices.sizeHint().height()
            self.choices.popup(self.mapToGlobal(QPoint(0, -above)))


class CommentField(QWidget):
    """`said(text)`: it is to be kept; empty: none any more. `left`: it stays as it was.

    Return keeps it, as in a chat; with Shift it begins another line.
    """

    said = Signal(str)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self.text.installEventFilter(self)
        self.text.setAccessibleName(self.tr("Comment"))
        self.text.setPlaceholderText(self.tr("What is there to say of this move?"))
        tip = self.tr("Keep it with the game (Enter)")
        self.keep_button = MainButton(self.tr("Keep the comment"), tip=tip, press=self.keep)
        self.cancel_button = QuietButton(self.tr("Cancel"), press=self.left)
        tip = self.tr("Take this comment away")
        self.remove_button = Button(self.tr("Remove"), tip=tip, press=lambda: self.said.emit(""))
        self.remove_button.set_kind("danger")
        below = row(self.remove_button, self.cancel_button, spacing=SPACE // 2)
        buttons = column(self.keep_button, STRETCH, below)
        row((self.text, 1), buttons, into=self, spacing=SPACE)

    def edit(self, text: str) -> None:
        """Begin to edit a comment with what it says so far."""
        self.text.setPlainText(text)
        self.text.selectAll()
        self.remove_button.setVisible(bool(text))
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def keep(self) -> None:
        self.said.emit(self.text.toPlainText().strip()[:LONGEST_COMMENT])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # all keys are meant for the text, none for the replay
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            if event.key() in RETURN and not shift:
                self.keep()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.left.emit()
                return True
        return super().eventFilter(watched, event)


HEIGHT = 118
"""The panel's height in pixels, always the same: the board above never changes its size."""
LEFT = 200
"""The least width, in pixels, of the words that tell where one is."""
MOST_LINES = 3
RING = 16
WIDE = 960
"""The width in pixels from which on there is room for everything."""


@dataclass(frozen=True, slots=True)
class Shown:
    """All that there is to say of a position."""

    where: str
    about: str
    """The words on how far the game is, or what the decision has cost."""
    lines: Sequence[str]
    why: str = ""
    comment: str = ""
    badge: int | None = None
    """The number of the costly decision that is open."""


def _draw_ring(painter: QPainter, box: QRectF, better: bool) -> None:
    """What was played and what the expert would have done, as the board marks them."""
    pen = QPen(theme().color("good" if better else "warning"), 2.5)
    if better:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([1.4, 0.9])
    painter.setPen(pen)
    painter.drawEllipse(box.adjusted(2, 2, -2, -2))


class MovePanel(Fitted, Panel):
    """`try_button`: the expert's move is wanted instead of the one that was made.
    `said(text)`: a comment was written; empty: it is taken away."""

    said = Signal(str)

    def __init__(self, analyst: Analyst) -> None:
        super().__init__()
        self.setFixedHeight(grown_with_text(HEIGHT))
        self.setAccessibleName(self.tr("What happens"))
        self._shown: Shown | None = None
        self.costly = CostlyButton(analyst)
        self._make_left()
        self._make_middle()
        add(self.body, (row(self._left, (self._pages, 1), spacing=2 * SPACE), 1))
        self.around.setContentsMargins(2 * SPACE, SPACE, 2 * SPACE, SPACE)

    def _make_left(self) -> None:
        """Make the left part: where in the game one is, and the ways to the costly decisions."""
        self.badge = Picture(size=(round(BADGE), round(BADGE)))
        self.where = ElidedLabel(scaled_font(1.0, BOLD))
        self.about = ElidedLabel(scaled_font(0.95), "soft")
        self.before = IconButton("left", name=self.tr("The costly decision before"))
        self.after = IconButton("right", name=self.tr("The next costly decision"))
        self._ways = QWidget()
        row(self.before, self.costly, self.after, STRETCH, into=self._ways, spacing=2)
        self._left = QWidget()
        self._left.setMinimumWidth(LEFT)
        self._left.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Expanding)
        head = row(self.badge, (self.where, 1), spacing=SPACE)
        column(head, self.about, STRETCH, self._ways, into=self._left, spacing=2)

    def _make_middle(self) -> None:
        self.lines = [ElidedLabel(scaled_font(1.0, MEDIUM)) for _ in range(MOST_LINES)]
        self.why = SoftLabel(wrap=True)
        self.why.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.comment = ElidedLabel(scaled_font(1.0))
        self._comment_row = QWidget()
        sign = icon_picture("comment", "focus", 18)
        row(sign, (self.comment, 1), into=self._comment_row, spacing=SPACE // 2)
        tip = self.tr("Make the expert's move and play on")
        self.try_button = MainButton(self.tr("Try the other move"), tip=tip)
        self.try_button.setIcon(icon("branch", "accent_text"))
        self._rings = [Picture(_draw_ring, better, size=(RING, RING)) for better in (False, True)]
        head = [
            row(ring, (line, 1), spacing=SPACE)
            for ring, line in zip(self._rings, self.lines, strict=False)
        ]
        words = column(*self.lines[len(head) :], self.why, self._comment_row, STRETCH, spacing=3)
        told = QWidget()
        below = row((words, 1), self.try_button, spacing=2 * SPACE)
        column(*head, (below, 1), into=told, spacing=3)
        self._pages = QStackedWidget()
        self._pages.addWidget(told)

    def offer_analysis(self, offered: bool) -> None:
        """Offer the analysis or not: while the game is still played it would be one long hint."""
        self._ways.setVisible(offered)

    def offer_ways(self, here: int, costly: Collection[int]) -> None:
        """Offer the ways from a position to the costly decisions before and after it."""
        self.before.setEnabled(any(at < here for at in costly))
        self.after.setEnabled(any(at > here for at in costly))
        set_visible(bool(costly), self.before, self.after)

    # -- what is shown --------------------------------------------------------------------------

    def show_position(self, shown: Shown) -> None:
        self._shown = shown
        self.badge.setVisible(shown.badge is not None)
        self.badge.show_drawing(draw_badge, shown.badge)
        self.where.set_words(shown.where)
        self.about.set_words(shown.about)
        texts = [*shown.lines, *[""] * MOST_LINES][:MOST_LINES]
        if len(shown.lines) > MOST_LINES:
            texts[-1] += " …"  # the log has the rest
        for label, text in zip(self.lines, texts, strict=True):
            label.setVisible(bool(text))
            label.set_words(text)
        self.why.setVisible(bool(shown.why))
        self.why.setText(shown.why)
        self.why.setToolTip(plain_tip(shown.why))
        self.fit()
        self.comment.set_words(" ".join(shown.comment.split()))
        set_visible(shown.badge is not None, *self._rings, self.try_button)

    def fit(self) -> None:
        """In a narrow panel the reasons of the expert need the line of the comment, which the log
        has too."""
        shown = self._shown
        if shown is not None:
            room = shown.badge is None or self.width() >= WIDE
            self._comment_row.setVisible(bool(shown.comment) and room)

    # -- comments -------------------------------------------------------------------------------

    @cached_property
    def field(self) -> CommentField:
        field = CommentField()
        field.said.connect(self._say)
        field.left.connect(self.stop_commenting)
        self._pages.addWidget(field)
        return field

    @property
    def commenting(self) -> bool:
        return self._pages.currentIndex() > 0

    def start_commenting(self) -> None:
        """Let the user say something of what is shown."""
        if self._shown is not None:
            self._pages.setCurrentWidget(self.field)
            self.field.edit(self._shown.comment)

    def stop_commenting(self) -> None:
        """Hide the field; the focus goes back to the panel."""
        if self.commenting:
            self._pages.setCurrentIndex(0)
            self.setFocus()

    def _say(self, text: str) -> None:
        self.stop_commenting()
        self.said.emit(text)
