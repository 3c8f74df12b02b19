"""Chips: small things of a plan that can be taken back, and rows of them that scroll."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.pieces.icons import draw_icon
from powergrid_qt.views.style.controls import base_size
from powergrid_qt.views.style.theme import text_font, theme
from powergrid_qt.views.turn.buttons import LOW, PaintedButton
from powergrid_qt.views.turn.scrolling import ScrollRow

Paint = Callable[[QPainter, QRectF], None]


@dataclass(frozen=True, slots=True)
class ChipFace:
    """What a chip shows: a picture, words, a figure behind them, and whether it is chosen."""

    key: object
    text: str
    figure: str = ""
    tip: str = ""
    on: bool = False
    closes: bool = False
    """A click takes it away: it shows a cross."""
    enabled: bool = True
    picture: Paint | None = field(default=None, compare=False)


class Chip(PaintedButton):
    def __init__(self, face: ChipFace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bold = text_font(base_size(), QFont.Weight.DemiBold)
        self.face = face
        self._show(face)

    def show_face(self, face: ChipFace) -> None:
        if face != self.face:
            self._show(face)

    def _show(self, face: ChipFace) -> None:
        self.face = face
        self.setText(face.text)
        self.setEnabled(face.enabled)
        self.describe(f"{face.text} {face.figure}".strip(), face.tip)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        face = self.face
        width = 20 + self._text_width(face.text)
        if face.picture is not None:
            width += 24 if face.text or face.figure else 18
        if face.figure:
            width += 8 + self._text_width(face.figure) + 4
        if face.closes:
            width += 18
        return QSize(width, LOW)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        face = self.face
        painter = self._painter()
        corner = (self.height() - 3) / 2
        self._paint_ground(painter, on=face.on, corner=corner)
        box = self._box().adjusted(9, 0, -8, 0)
        if face.picture is not None:
            painter.save()
            painter.setOpacity(1.0 if self.isEnabled() else 0.45)
            face.picture(painter, QRectF(box.left() - 2, box.center().y() - 10, 20, 20))
            painter.restore()
            box.setLeft(box.left() + 22)
        ink = self._ink()
        if face.closes:
            cross = QRectF(box.right() - 13, box.center().y() - 6, 12, 12)
            draw_icon(
                painter, cross, "close", theme().color("text" if self.hovered else "text_soft")
            )
            box.setRight(cross.left() - 4)
        painter.setPen(ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, face.text)
        if face.figure:
            painter.setFont(self._bold)
            painter.drawText(
                box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, face.figure
            )
        self._paint_hint(painter, corner)
        self._paint_focus(painter, corner)


class ChipRow(ScrollRow):
    """Chips side by side."""

    def __init__(
        self,
        clicked: Callable[[ChipFace], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent=parent)
        self._clicked = clicked
        self._chips: list[Chip] = []

    @property
    def chips(self) -> Sequence[Chip]:
        return self._chips

    def show_hinted(self, key: object) -> None:
        """Mark the chip of a hint; None: no chip."""
        for chip in self._chips:
            chip.show_hinted(key is not None and chip.face.key == key)

    def show_faces(self, faces: Iterable[ChipFace]) -> None:
        """Chips that stay keep their widget, so that the focus does not jump."""
        faces = list(faces)
        while len(self._chips) > len(faces):
            self.remove(self._chips.pop())
        for place, face in enumerate(faces):
            if place == len(self._chips):
                self._add(face)
            else:
                self._chips[place].show_face(face)
        self._content_changed()

    def _add(self, face: ChipFace) -> None:
        chip = Chip(face, self.inner)
        chip.clicked.connect(lambda: self._clicked(chip.face))
        self.insert(len(self._chips), chip)
        self._chips.append(chip)
