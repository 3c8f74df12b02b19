"""How fast computers move, pause and skip: far from the buttons of one's own turn."""

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.settings import SPEEDS, Settings, speed_of
from powergrid_qt.views.style.controls import IconButton
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.style.segmented import Choice, Segmented


class ComputerPace(QWidget):
    """Keeps its place while the game goes on; it is not there in a game of people. Where there is
    no room for the names of the speeds (`show_words`), a button opens them as a menu.
    `skip_action` carries the shortcut."""

    def __init__(
        self, controller: GameController, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._settings = controller, settings
        self.pause_button = IconButton("pause")
        self.skip_button = IconButton("skip")
        self.skip_button.name(self.tr("Skip ahead: do not wait any longer (Space)"))
        self.speed, self.speed_button = Segmented(), IconButton("speed")
        self._offer_speeds()
        self.skip_action = QAction(self.tr("Skip ahead"), self)
        self.skip_action.setShortcut(QKeySequence("Space"))
        self.skip_action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self.skip_action.triggered.connect(controller.hurry)
        self.pause_button.clicked.connect(self._pause)
        self.skip_button.clicked.connect(self.skip_action.trigger)
        self.speed.chosen.connect(self._choose)
        row(
            self.pause_button, self.speed, self.speed_button, self.skip_button, into=self, spacing=0
        )
        controller.thinking.connect(self.refresh)  # with every move, and when it is paused
        settings.delay_changed.connect(self._show_speed)
        self._show_speed()
        self.refresh()
        self.show_words(False)

    def _offer_speeds(self) -> None:
        words = {
            "slow": (self.tr("slow"), self.tr("Computers move slowly enough to follow each move")),
            "normal": (self.tr("normal"), self.tr("Computers move at the usual speed")),
            "at_once": (self.tr("at once"), self.tr("Computers move without any waiting")),
        }
        self.speed.set_choices([Choice(name, *words[name]) for name in SPEEDS])
        self.speed.setAccessibleName(self.tr("Speed of the computer players"))
        self.menu = QMenu(self)
        self._entries = {name: self.menu.addAction(words[name][0]) for name in SPEEDS}
        together = QActionGroup(self)
        for name, entry in self._entries.items():
            entry.setCheckable(True)
            together.addAction(entry)
            entry.triggered.connect(lambda _=False, name=name: self._choose(name))
        self.speed_button.clicked.connect(
            lambda: self.menu.popup(
                self.speed_button.mapToGlobal(QPoint(0, self.speed_button.height()))
            )
        )

    # -- room -----------------------------------------------------------------------------------

    def show_words(self, worded: bool) -> None:
        """Those who share the room ask whenever something in it changes: who answers that with a
        change every time keeps them asking for ever."""
        if worded != self.speed.isHidden():
            return
        self.speed.setVisible(worded)
        self.speed_button.setVisible(not worded)
        self.updateGeometry()

    @property
    def room_for_words(self) -> int:
        """How much wider than at least it is with the names of the speeds."""
        if self.isHidden():
            return 0
        return self.speed.sizeHint().width() - self.speed_button.sizeHint().width()

    def minimumSizeHint(self) -> QSize:
        size = self.pause_button.sizeHint()
        return QSize(3 * size.width(), size.height())

    # -- what is shown --------------------------------------------------------------------------

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

    def _show_speed(self) -> None:
        chosen = speed_of(self._settings.delay_ms)
        self.speed.set_value(chosen)
        self._entries[chosen].setChecked(True)
        told = self.tr("Speed of the computer players: {speed}")
        self.speed_button.name(told.format(speed=self._entries[chosen].text()))

    def _choose(self, name: str) -> None:
        self._settings.delay_ms = SPEEDS[name]
        if not SPEEDS[name]:
            self._controller.hurry()

    def _pause(self) -> None:
        self._controller.pause(not self._controller.paused)
