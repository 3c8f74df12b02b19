"""The program's one menu: what it offers, with its keys and words. The window says what happens."""

from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from powergrid_qt.app.settings import THEMES, Settings


class Export(StrEnum):
    LOG = "log"
    FIGURES = "figures"
    PICTURE = "picture"
    CHARTS = "charts"
    ANIMATION = "animation"
    RECORD = "record"


class ExportMenu(QMenu):
    """Where a game is written out for others to read."""

    chosen = Signal(Export)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("E&xport"))
        texts = {
            Export.LOG: self.tr("&Log as text..."),
            Export.FIGURES: self.tr("&Figures by round..."),
            Export.PICTURE: self.tr("&Picture of this page..."),
            Export.CHARTS: self.tr("&Charts..."),
            Export.ANIMATION: self.tr("&Moving picture..."),
            Export.RECORD: self.tr("Copy the &record"),
        }
        self.entries = {export: self.addAction(text) for export, text in texts.items()}
        for export, action in self.entries.items():
            action.triggered.connect(lambda _=False, export=export: self.chosen.emit(export))


class ProgramMenu(QMenu):
    """The headers of games open it. The window holds its actions too, so that their keys work on
    every page."""

    def __init__(self, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._settings, self._window = settings, window
        keys = QKeySequence.StandardKey
        self.new = self._action(self.tr("&New game..."), keys.New)
        self.open = self._action(self.tr("&Open..."), keys.Open)
        self.save = self._action(self.tr("&Save as..."), keys.Save)
        self.end = self._action(self.tr("&Result of the game"))
        self.end.setVisible(False)
        self.look_back = self._action(self.tr("&Look back"), "Ctrl+R")
        self.export_menu = ExportMenu(self)
        self.addMenu(self.export_menu)
        self.addSeparator()
        self.lessons = self._action(self.tr("Lessons"))
        self.maps = self._action(self.tr("&Maps"), "Ctrl+M")
        self.history = self._action(self.tr("&History"), "Ctrl+H")
        self.side = self._action(self.tr("&Players and log"), "F9")
        self.side.setCheckable(True)
        self.side.setChecked("side" not in settings.folded)
        self.full_screen = self._action(self.tr("&Full screen"), "F11")
        self._add_sound()
        self._add_themes()
        self.settings = self._action(self.tr("S&ettings..."), "Ctrl+,")
        self.addSeparator()
        self.rules = self._action(self.tr("&Rules"), "F1")
        self.guide = self._action(self.tr("&User's guide"), "Shift+F1")
        self.shortcuts = self._action(self.tr("&Keyboard shortcuts"), "Ctrl+F1")
        self.report = self._action(self.tr("&Report a problem..."))
        self.about = self._action(self.tr("&About Power Grid"))
        self.addSeparator()
        self.start = self._action(self.tr("&Back to the start page"))
        self.quit = self._action(self.tr("&Quit"), "Ctrl+Q")

    def _action(self, text: str, keys: QKeySequence.StandardKey | str | None = None) -> QAction:
        action = self.addAction(text)
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        self._window.addAction(action)
        return action

    def _add_sound(self) -> None:
        self.sound = self._action(self.tr("Soun&d"), "Ctrl+Shift+S")
        self.sound.setCheckable(True)
        self.sound.setChecked(self._settings.sound)
        self.sound.toggled.connect(lambda wanted: setattr(self._settings, "sound", wanted))
        self._settings.sound_changed.connect(self.sound.setChecked)

    def _add_themes(self) -> None:
        self.themes = self.addMenu(self.tr("&Theme"))
        settings, group = self._settings, QActionGroup(self)
        names = {
            "system": self.tr("As the system"),
            "light": self.tr("Light"),
            "dark": self.tr("Dark"),
        }
        self._theme_actions = {theme: group.addAction(names[theme]) for theme in THEMES}
        for theme, action in self._theme_actions.items():
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, theme=theme: setattr(settings, "theme", theme))
        self.themes.addActions(group.actions())
        self._check_theme(settings.theme)
        settings.theme_changed.connect(self._check_theme)

    def _check_theme(self, name: str) -> None:
        self._theme_actions[name].setChecked(True)

    def offer_in_game(self, playing: bool) -> None:
        """What makes sense only while a game is played."""
        for action in (self.save, self.side, self.look_back):
            action.setEnabled(playing)
