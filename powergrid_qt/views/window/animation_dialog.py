"""A game as a moving picture: how large and how fast it shall be, and how far it has come."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QProgressBar, QWidget

from powergrid_qt.app.export.animator import Animator
from powergrid_qt.app.export.encoding import GIF, WEBP, kinds
from powergrid_qt.engine import Record
from powergrid_qt.views.board.moving_picture import MovingPicture
from powergrid_qt.views.style.controls import SoftLabel
from powergrid_qt.views.style.layouts import add
from powergrid_qt.views.style.segmented import Segment, Segmented
from powergrid_qt.views.window.dialog import Dialog

SIZES = ("480", "720", "960")
NAMES = {WEBP: "WebP", GIF: "GIF"}
FRAME_MS = {"slow": 800, "usual": 400, "fast": 150}


class AnimationDialog(Dialog):
    """`ask_path(kind)` gives the file to write, or None; `write(path, content)` writes it and gives
    whether that has worked. The dialog is accepted then; left before, it makes no file."""

    def __init__(
        self,
        record: Record,
        ask_path: Callable[[str], Path | None],
        write: Callable[[Path, bytes], bool],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.set_title(self.tr("The game as a moving picture"))
        self._record, self._ask_path, self._write = record, ask_path, write
        self._path: Path | None = None
        self.animator: Animator | None = None
        self.size_choice, self.speed, self.kind = Segmented(), Segmented(), Segmented()
        form = QFormLayout()
        form.setLabelAlignment(Qt.AlignmentFlag.AlignVCenter)
        for text, field in (
            (self.tr("Size"), self.size_choice),
            (self.tr("Speed"), self.speed),
            (self.tr("Format"), self.kind),
        ):
            label = SoftLabel(text)
            form.addRow(label, field)
            label.setBuddy(field)
            field.setAccessibleName(text)
        self.progress = QProgressBar()
        self.progress.setVisible(False)
        self.state = SoftLabel(wrap=True)
        add(self.body, form, self.progress, self.state)
        self._offer_choices()
        self.cancel_button = self.add_button(self.tr("Cancel"), self.reject)
        self.close_button.setText(self.tr("Export..."))
        self.finished.connect(self.stop)

    def _offer_choices(self) -> None:
        pixels = self.tr("{size} pixels")
        self.size_choice.set_choices([Segment(size, pixels.format(size=size)) for size in SIZES])
        self.size_choice.set_value("960")
        self.speed.set_choices(
            [
                Segment("slow", self.tr("Slow")),
                Segment("usual", self.tr("Usual")),
                Segment("fast", self.tr("Fast")),
            ]
        )
        self.speed.set_value("usual")
        self.kind.set_choices([Segment(kind, NAMES[kind]) for kind in kinds()])
        self.kind.set_value(kinds()[0])

    def accept(self) -> None:
        """Begin: the main button or Return was pressed."""
        self._path = self._ask_path(self.kind.value)
        if self._path is None:
            return
        picture = MovingPicture(self._record, int(self.size_choice.value))
        try:
            self.animator = Animator(
                picture.frames(), self.kind.value, FRAME_MS[self.speed.value], self
            )
        except OSError as error:
            self._end(error.strerror or str(error))
            return
        self.progress.setRange(0, len(picture.moments))
        self.progress.setValue(0)
        self.progress.setVisible(True)
        self._set_working(True)
        self.animator.painted.connect(self._painted)
        self.animator.made.connect(self._made)
        self.animator.failed.connect(self._end)

    def stop(self) -> None:
        if self.animator is not None:
            self.animator.stop()
            self.animator = None

    def _painted(self, number: int) -> None:
        self.progress.setValue(number)
        if number == self.progress.maximum():
            self.progress.setRange(0, 0)  # the rest cannot be foreseen
            self.state.setText(self.tr("The pictures are being put together."))

    def _made(self, content: bytes) -> None:
        assert self._path is not None
        if self._write(self._path, content):
            super().accept()
        else:
            self._end(self.tr("the file cannot be written"))

    def _end(self, reason: str) -> None:
        self.stop()
        self.progress.setVisible(False)
        self.state.setText(self.tr("It has not worked: {reason}").format(reason=reason))
        self._set_working(False)

    def _set_working(self, working: bool) -> None:
        for field in (self.size_choice, self.speed, self.kind, self.close_button):
            field.setEnabled(not working)
