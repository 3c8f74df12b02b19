"""Pause and skip, for as long as computers move: far from the buttons of one's own turn."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.views.style.controls import IconButton
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.style.translated import Translated


class ComputerPace(Translated, QWidget):
    """Two buttons that keep their places while the game goes on; none in a game of people.
    `skip_action` carries the shortcut."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.pause_button = IconButton("pause")
        self.skip_button = IconButton("skip")
        self.skip_action = QAction(self)
        self.skip_action.setShortcut(QKeySequence("Space"))
        self.skip_action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self.skip_action.triggered.connect(controller.hurry)
        self.pause_button.clicked.connect(self._pause)
        self.skip_button.clicked.connect(self.skip_action.trigger)
        row(self.pause_button, self.skip_button, into=self, spacing=0)
        controller.thinking.connect(self.refresh)  # with every move, and when it is paused
        self.retranslate()

    def refresh(self) -> None:
        if not self._controller.has_game:
            return
        controller = self._controller
        self.setVisible(len(controller.humans) < len(controller.game.config.players))
        self.pause_button.setEnabled(not controller.game.over)
        self.pause_button.set_icon("play" if controller.paused else "pause")
        self.pause_button.name(
            self.tr("Let the computers go on") if controller.paused else self.tr("Pause")
        )
        skips = controller.computer_to_move and not controller.paused
        self.skip_button.setEnabled(skips)
        self.skip_action.setEnabled(skips)

    def _pause(self) -> None:
        self._controller.pause(not self._controller.paused)

    def retranslate(self) -> None:
        self.skip_action.setText(self.tr("Skip ahead"))
        self.skip_button.name(self.tr("Skip ahead: do not wait any longer (Space)"))
        self.refresh()
