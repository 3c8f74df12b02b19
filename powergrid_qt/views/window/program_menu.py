"""The program's one menu: what it offers, with its keys and words. The window says what happens."""

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from powergrid_qt.app.settings import THEMES, Settings
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.views.window.export_menu import ExportMenu


class ProgramMenu(Translated, QMenu):
    """The headers of games open it. The window holds its actions too, so that their keys work on
    every page."""

    def __init__(self, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._settings, self._window = settings, window
        keys = QKeySequence.StandardKey
        self.new, self.open, self.save = (
            self._action(key) for key in (keys.New, keys.Open, keys.Save)
        )
        self.end = self._action()
        self.end.setVisible(False)
        self.look_back = self._action("Ctrl+R")
        self.export_menu = ExportMenu(self)
        self.addMenu(self.export_menu)
        self.addSeparator()
        self.lessons = self._action()
        self.maps, self.history = self._action("Ctrl+M"), self._action("Ctrl+H")
        self.side, self.full_screen = self._action("F9"), self._action("F11")
        self.side.setCheckable(True)
        self.side.setChecked("side" not in settings.folded)
        self._add_sound()
        self._add_themes()
        self.settings = self._action("Ctrl+,")
        self.addSeparator()
        self.rules, self.guide = self._action("F1"), self._action("Shift+F1")
        self.shortcuts, self.report = self._action("Ctrl+F1"), self._action()
        self.about = self._action()
        self.addSeparator()
        self.start, self.quit = self._action(), self._action("Ctrl+Q")
        self.retranslate()

    def _action(self, keys: QKeySequence.StandardKey | str | None = None) -> QAction:
        action = self.addAction("")
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        self._window.addAction(action)
        return action

    def _add_sound(self) -> None:
        self.sound = self._action("Ctrl+Shift+S")
        self.sound.setCheckable(True)
        self.sound.setChecked(self._settings.sound)
        self.sound.toggled.connect(lambda wanted: setattr(self._settings, "sound", wanted))
        self._settings.sound_changed.connect(self.sound.setChecked)

    def _add_themes(self) -> None:
        self.themes = self.addMenu("")
        group = QActionGroup(self)
        self._theme_actions = {name: group.addAction(name) for name in THEMES}
        for name, action in self._theme_actions.items():
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, name=name: self._choose_theme(name))
        self.themes.addActions(group.actions())
        self._check_theme(self._settings.theme)
        self._settings.theme_changed.connect(self._check_theme)

    def _choose_theme(self, name: str) -> None:
        self._settings.theme = name

    def _check_theme(self, name: str) -> None:
        self._theme_actions[name].setChecked(True)

    def offer_in_game(self, playing: bool) -> None:
        """What makes sense only while a game is played."""
        for action in (self.save, self.side, self.look_back):
            action.setEnabled(playing)

    def retranslate(self) -> None:
        for action, text in (
            (self.new, self.tr("&New game...")),
            (self.open, self.tr("&Open...")),
            (self.save, self.tr("&Save as...")),
            (self.end, self.tr("&Result of the game")),
            (self.look_back, self.tr("&Look back")),
            (self.lessons, self.tr("Lessons")),
            (self.maps, self.tr("&Maps")),
            (self.history, self.tr("&History")),
            (self.side, self.tr("&Players and log")),
            (self.full_screen, self.tr("&Full screen")),
            (self.sound, self.tr("Soun&d")),
            (self.settings, self.tr("S&ettings...")),
            (self.rules, self.tr("&Rules")),
            (self.guide, self.tr("&User's guide")),
            (self.shortcuts, self.tr("&Keyboard shortcuts")),
            (self.report, self.tr("&Report a problem...")),
            (self.about, self.tr("&About Power Grid")),
            (self.start, self.tr("&Back to the start page")),
            (self.quit, self.tr("&Quit")),
            (self.themes.menuAction(), self.tr("&Theme")),
            (self._theme_actions["system"], self.tr("As the system")),
            (self._theme_actions["light"], self.tr("Light")),
            (self._theme_actions["dark"], self.tr("Dark")),
        ):
            action.setText(text)
