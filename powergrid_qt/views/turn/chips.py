"""Chips: small things of a plan that can be taken back, and rows of them that scroll."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel

from powergrid_qt.views.style.layouts import STRETCH, row
from powergrid_qt.views.style.lettering import BOLD, scaled_font
from powergrid_qt.views.style.pictures import Drawing
from powergrid_qt.views.style.svg import icon
from powergrid_qt.views.turn.buttons import PanelButton
from powergrid_qt.views.turn.controls import kept
from powergrid_qt.views.turn.scrolling import ScrollRow

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
    """A click takes it away: it shows a cross."""
    enabled: bool = True
    picture: Drawing | None = field(default=None, compare=False)


EMPTY: ChipFace[Any] = ChipFace(None, "")


class Chip(PanelButton, Generic[Key]):
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

    def nextCheckState(self) -> None:
        """A click alone chooses nothing: the next face tells."""

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
        """Chips that stay keep their widget, so that the focus does not jump."""
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
