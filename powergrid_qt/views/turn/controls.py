"""What the middle of the panel has in common for every kind of decision: controls, rows that
scroll, and chips in them, small things of a plan that can be taken back."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QLabel, QWidget

from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Move
from powergrid_qt.views.style.controls import Label, SoftLabel, grown_with_text
from powergrid_qt.views.style.keys import application
from powergrid_qt.views.style.layouts import STRETCH, Part, Scrolled, column, row
from powergrid_qt.views.style.lettering import BOLD, scaled_font
from powergrid_qt.views.style.pictures import Drawing
from powergrid_qt.views.style.svg import icon
from powergrid_qt.views.turn.buttons import LOW, PanelButton, StepButton

GAP = 6

Action = TypeVar("Action", bound=PlayerAction)
Widget = TypeVar("Widget", bound=QWidget)
Value = TypeVar("Value")


class ActionControls(QWidget, Generic[Action]):
    """The controls of one kind of action. They show what the action says and call it."""

    action: Action
    takes_market: ClassVar[bool] = False
    """Whether they have the market's place, too, with the words above the main button."""

    def show_action(self, action: Action) -> None:
        """Take up another action of the kind that these controls are for; `renew` follows."""
        self.action = action

    def renew(self) -> None:
        """Show the action's plan, which has changed."""
        raise NotImplementedError

    def point_at(self, move: Move | None) -> None:
        """Mark what a hint proposes, where it is chosen here and nowhere else; None: nothing."""

    def look_at(self, row: int | None, *, lasting: bool = True) -> None:
        """Show what the player in this row of the panel has, where there is a place for it, until
        it is asked for once more; not `lasting`: until the pointer leaves that row (None)."""


def kept(made: list[Widget], count: int, make: Callable[[], Widget]) -> list[Widget]:
    """So many of the widgets that were made. They take a while to make, and are kept for the next
    decision; `make` makes those that are missing."""
    while len(made) < count:
        made.append(make())
    return made[:count]


def show_each(
    values: Iterable[Value],
    made: list[Widget],
    make: Callable[[], Widget],
    show: Callable[[Widget, Value], None],
) -> list[Widget]:
    """A widget for each value, of those that were `made`; the others are hidden. One that stays
    keeps its place, so that the focus does not jump."""
    values = list(values)
    for widget, value in zip(kept(made, len(values), make), values, strict=True):
        show(widget, value)
        widget.show()
    for widget in made[len(values) :]:
        widget.hide()
    return made[: len(values)]


def centred(*parts: Part, into: QWidget | None = None, spacing: int = GAP) -> QBoxLayout:
    """Put parts one below the other, in the middle of the height that there is."""
    return column(STRETCH, *parts, STRETCH, into=into, spacing=spacing)


strong_label = partial(Label, "", 1.0, BOLD)
soft_label = partial(SoftLabel, scale=0.92)
ARROW = 28


class ScrollRow(Scrolled):
    """Widgets side by side, in one row or two; too many even for that scroll sideways, without a
    bar. The wheel scrolls it, and what gets the focus comes into view. Arrows have room of their
    own at both ends: they cover nothing."""

    def __init__(self, *, spacing: int = 6, height: int = LOW) -> None:
        super().__init__()
        height = grown_with_text(height)
        self._row_height, self._spacing = height, spacing
        self._widgets: list[QWidget] = []
        self._two_rows = False
        self._rows = (row(spacing=spacing), row(spacing=spacing))
        for one in self._rows:
            one.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self._column = centred(*self._rows, into=self.canvas, spacing=spacing)
        self.setFixedHeight(height)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.arrows = (self._arrow("left", -1), self._arrow("right", 1))
        bar = self.horizontalScrollBar()
        bar.valueChanged.connect(self._renew_arrows)
        bar.rangeChanged.connect(self._renew_arrows)
        self._renew_arrows()
        application().focusChanged.connect(self._focus_changed)

    def _arrow(self, icon: str, direction: int) -> StepButton:
        """Return an arrow for the mouse only: the keyboard goes from thing to thing."""
        arrow = StepButton(icon, self.tr("More"), parent=self)
        arrow.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        arrow.clicked.connect(lambda: self._scroll(direction))
        return arrow

    def show_widgets(self, widgets: Sequence[QWidget]) -> None:
        """Show these widgets instead of those that were there, which are hidden."""
        for old in self._widgets:
            if old not in widgets:
                old.hide()
        self._widgets = list(widgets)
        self._fill()

    def set_two_rows(self, two_rows: bool) -> None:
        if two_rows != self._two_rows:
            self._two_rows = two_rows
            self.setFixedHeight((1 + two_rows) * self._row_height + two_rows * self._spacing)
            self._fill()

    def _fill(self) -> None:
        """Fill one row, or two of about the same length."""
        widths = [widget.sizeHint().width() for widget in self._widgets]
        cuts = range(len(widths) + 1) if self._two_rows else (len(widths),)
        first = min(cuts, key=lambda cut: max(sum(widths[:cut]), sum(widths[cut:])))
        for place, widget in enumerate(self._widgets):
            self._rows[place >= first].addWidget(widget)
            widget.show()
        self._content_changed()

    @property
    def one_row_width(self) -> int:
        gaps = self._spacing * max(0, len(self._widgets) - 1)
        return sum(widget.sizeHint().width() for widget in self._widgets) + gaps

    def _content_changed(self) -> None:
        self.updateGeometry()
        around = self.parentWidget()
        layout = None if around is None else around.layout()
        if layout is not None:
            layout.activate()  # at once: else arrows would flash up until there is room
        self._column.activate()  # out of sight it would keep the places for two rows
        self._make_room_for_arrows()

    def sizeHint(self) -> QSize:
        return QSize(self.canvas.sizeHint().width(), self.maximumHeight())

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.maximumHeight())

    def viewportEvent(self, event: QEvent) -> bool:
        done = super().viewportEvent(event)
        if event.type() == QEvent.Type.LayoutRequest:  # one of them wants another size
            self._content_changed()
        return done

    @property
    def scrolls(self) -> bool:
        """Whether there is more than can be seen at once."""
        return self.canvas.minimumSizeHint().width() > self.width()

    def _make_room_for_arrows(self) -> None:
        room = ARROW if self.scrolls else 0
        if self.viewportMargins().left() != room:
            self.setViewportMargins(room, 0, room, 0)
        self._renew_arrows()

    def _focus_changed(self) -> None:
        # The widgets that the signal names may be on their way out: they are not asked for.
        now = QApplication.focusWidget()
        if now is not None and self.canvas.isAncestorOf(now):
            self.ensureWidgetVisible(now, 24, 0)

    def _scroll(self, direction: int) -> None:
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() + direction * self.viewport().width() // 2)

    def _renew_arrows(self) -> None:
        bar = self.horizontalScrollBar()
        left, right = self.arrows
        left.setEnabled(bar.value() > bar.minimum())
        right.setEnabled(bar.value() < bar.maximum())
        for arrow in self.arrows:
            arrow.setVisible(self.scrolls)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        left, right = self.arrows
        left.setGeometry(0, 0, ARROW - 2, self.height())
        right.setGeometry(self.width() - ARROW + 2, 0, ARROW - 2, self.height())
        self._make_room_for_arrows()

    def wheelEvent(self, event: QWheelEvent) -> None:
        bar = self.horizontalScrollBar()
        turned = event.angleDelta().y() or event.angleDelta().x()
        bar.setValue(bar.value() - turned // 2)
        event.accept()


Key = TypeVar("Key")


@dataclass(frozen=True, slots=True)
class ChipFace(Generic[Key]):
    """What a chip stands for, and what it shows: a picture, words, a figure behind them, and
    whether it is chosen."""

    key: Key
    text: str
    figure: str = ""
    tip: str = ""
    on: bool = False
    closes: bool = False
    """Whether a click takes the chip away, which a cross shows."""
    enabled: bool = True
    picture: Drawing | None = field(default=None, compare=False)


EMPTY: ChipFace[Any] = ChipFace(None, "")


class Chip(PanelButton, Generic[Key]):
    """A small button that shows a face."""

    kind = "chip"
    padding = 0

    def __init__(self) -> None:
        super().__init__()
        self.face: ChipFace[Key] = EMPTY
        self.setIconSize(QSize(20, 20))
        self._figure, self._cross = QLabel(), QLabel()
        self._figure.setFont(scaled_font(1.0, BOLD))
        self._cross.setPixmap(icon("close", "text_soft").pixmap(12, 12))
        for label in (self._figure, self._cross):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        behind = (STRETCH, self._figure, self._cross)
        self._behind = row(*behind, into=self, spacing=5, margins=(0, 0, 9, 0))

    @property
    def behind(self) -> int:
        """The width of what stands behind the words."""
        return self._behind.sizeHint().width()

    def show_face(self, face: ChipFace[Key]) -> None:
        if face == self.face:
            return
        self.face = face
        self.setText(face.text)
        self.setEnabled(face.enabled)
        self.setCheckable(face.on)  # else it is a plain button for screen readers, too
        self.setChecked(face.on)
        self.show_drawing(face.picture)
        self._figure.setText(face.figure)
        self._figure.setVisible(bool(face.figure))
        self._cross.setVisible(face.closes)
        self.describe(f"{face.text} {face.figure}".strip(), face.tip)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        if self.face.figure or self.face.closes:
            hint += QSize(self._behind.sizeHint().width() + 2, 0)
        return hint


class ChipRow(ScrollRow, Generic[Key]):
    """Chips side by side; a click tells what was clicked."""

    def __init__(self, clicked: Callable[[Key], None]) -> None:
        super().__init__()
        self._clicked = clicked
        self.chips: list[Chip[Key]] = []
        self._made: list[Chip[Key]] = []

    def show_hinted(self, key: Key | None) -> None:
        """Mark the chip of a hint; None: no chip."""
        for chip in self.chips:
            chip.show_hinted(key is not None and chip.face.key == key)

    def show_faces(self, faces: Iterable[ChipFace[Key]]) -> None:
        """Show these chips; those that stay keep their widget, so that the focus does not jump."""
        faces = list(faces)
        before, self.chips = self.chips, kept(self._made, len(faces), self._new_chip)
        for chip, face in zip(self.chips, faces, strict=True):
            chip.show_face(face)
        if self.chips != before:
            self.show_widgets(self.chips)

    def _new_chip(self) -> Chip[Key]:
        chip = Chip[Key]()
        chip.clicked.connect(lambda: self._clicked(chip.face.key))
        return chip
