"""The hint: what the expert would do and why, in a card above the turn panel."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QBoxLayout, QWidget

from powergrid_qt.app.hints import Hints
from powergrid_qt.views.pieces.picture import icon_picture
from powergrid_qt.views.style.controls import (
    IconButton,
    Label,
    MainButton,
    QuietButton,
    SoftLabel,
    announce,
)
from powergrid_qt.views.style.layouts import column, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.overlay import Overlay
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.style.translated import Translated

NARROWEST = 312
SIGN = 24


class HintCard(Translated, Overlay):
    """Lies at the right, above `below`, where the log is: nothing to play with is hidden."""

    def __init__(self, hints: Hints, below: QWidget, beside: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._hints = hints
        self._below, self._beside = below, beside
        self.move_label = Label("", 1.05, BOLD, wrap=True)
        self.reason_label = SoftLabel(scale=1.0, wrap=True)
        self.close_button = IconButton("close")
        self.close_button.clicked.connect(hints.hide)
        self.follow_button = MainButton()
        self.follow_button.set_kind("normal")  # the main button of the page is the turn's
        self.follow_button.setMinimumHeight(36)
        self.follow_button.clicked.connect(hints.follow)
        self.silence_button = QuietButton()
        self.silence_button.clicked.connect(hints.silence)
        middle = Qt.AlignmentFlag.AlignVCenter
        head = row(
            (icon_picture("hint", "lit", SIGN), middle),
            (self.move_label, 1),
            (self.close_button, middle),
            spacing=SPACE,
        )
        self._buttons = row((self.follow_button, 1), self.silence_button)
        self._layout = column(
            *(head, self.reason_label, self._buttons),
            into=self,
            spacing=SPACE - 2,
            margins=(SPACE + 4, SPACE - 2, SPACE + 2, SPACE + 4),
        )
        hints.changed.connect(self.refresh)

    def refresh(self) -> None:
        hints = self._hints
        thinking, unasked = hints.thinking, hints.speaks_first
        if not hints.shown or (thinking and unasked):
            self._leave()
            return
        title = self.tr("The expert is thinking...") if thinking else hints.move_words
        self.move_label.setText(title or self.tr("No hint"))
        self.reason_label.setText(hints.problem or hints.reason_words)
        self.reason_label.setVisible(bool(self.reason_label.text()))
        self.follow_button.setVisible(not hints.problem)
        self.follow_button.set_busy(thinking)
        self.follow_button.setText("" if thinking else self.tr("Follow the hint"))
        self.follow_button.setAccessibleName(self.tr("Follow the hint"))
        self.follow_button.setToolTip(
            self.tr("Make this move, or have it in the plan of the turn")
            if unasked
            else self.tr("Make this move, or have it in the plan of the turn (Enter)")
        )
        self.silence_button.setVisible(unasked)
        self.silence_button.setText(self.tr("No more hints"))
        self.silence_button.setToolTip(self.tr("H still asks for one; the menu brings them back"))
        self.close_button.name(self.tr("Hide the hint (Esc or H)"))
        self.setAccessibleName(self.tr("Hint"))
        self.appear()
        if not thinking:
            announce(self, f"{self.move_label.text()}. {self.reason_label.text()}")
            if not unasked:
                self._take_focus()

    def _take_focus(self) -> None:
        """From the panel in which the hint was asked for, so that screen readers go there."""
        focused = QApplication.focusWidget()
        if focused is None or focused is self._below or self._below.isAncestorOf(focused):
            self.follow_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave(self) -> None:
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self._below.setFocus(Qt.FocusReason.OtherFocusReason)
        self.follow_button.set_busy(False)
        self.hide()

    def place(self) -> None:
        width = max(NARROWEST, self._beside.width())
        margins = self._layout.contentsMargins()
        for layout in (self._buttons, self._layout):
            layout.invalidate()  # what is shown or hidden since tells of it too late
        self._buttons.setDirection(QBoxLayout.Direction.LeftToRight)
        if self._buttons.sizeHint().width() > width - margins.left() - margins.right():
            self._buttons.setDirection(QBoxLayout.Direction.TopToBottom)  # large text
        height = self._layout.totalHeightForWidth(width)
        bottom = self.host.height() - self._below.height() - SPACE
        self.setGeometry(self.host.width() - SPACE - width, bottom - height, width, height)

    def retranslate(self) -> None:
        if self._hints.shown:
            self.refresh()
