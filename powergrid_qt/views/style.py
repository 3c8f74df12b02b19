"""The look of all standard controls, put in force for the application and kept with the theme."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication, QStyleFactory, QToolTip

from powergrid_qt.app.settings import SYSTEM, Settings
from powergrid_qt.views.controls import (
    Button,
    DangerButton,
    Heading,
    IconButton,
    MainButton,
    Panel,
    QuietButton,
    SoftLabel,
)
from powergrid_qt.views.fonts import load_fonts
from powergrid_qt.views.style_sheet import style_sheet
from powergrid_qt.views.theme import set_theme, system_theme, text_font, theme

__all__ = [
    "FUSION",
    "Button",
    "DangerButton",
    "Heading",
    "IconButton",
    "MainButton",
    "Panel",
    "QuietButton",
    "SoftLabel",
    "ThemeKeeper",
    "apply_style",
]


FUSION = "has_fusion_style"
"""An application that starts with this style has this property: asking for the style itself makes
PySide load hundreds of names, which takes a tenth of the time in which a window opens."""


def apply_style(app: QApplication) -> None:
    """Style the application by the theme in force; call it again after `set_theme`."""
    load_fonts()
    if not app.property(FUSION):
        app.setStyle(QStyleFactory.create("Fusion"))
        app.setProperty(FUSION, True)
    size = app.font().pointSizeF()  # as the system has it
    app.setFont(text_font(size if size > 0 else 10.0))
    set_theme(theme().name)
    QToolTip.setFont(text_font(app.font().pointSizeF(), QFont.Weight.Medium))
    sheet = style_sheet(theme())
    if app.styleSheet() != sheet:
        app.setStyleSheet(sheet)


class ThemeKeeper(QObject):
    """Keeps the theme that the user has set, or follows the system."""

    def __init__(self, app: QApplication, settings: Settings) -> None:
        super().__init__(app)
        self._app = app
        self._settings = settings
        settings.theme_changed.connect(self.renew)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.renew)
        self.renew()

    def renew(self) -> None:
        chosen = self._settings.theme
        set_theme(system_theme() if chosen == SYSTEM else chosen)
        apply_style(self._app)
