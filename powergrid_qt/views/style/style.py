"""The look of all standard controls, put in force for the application and kept with the theme."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication, QStyleFactory, QToolTip, QWidget

from powergrid_qt.app.settings import SYSTEM, Settings
from powergrid_qt.views.style.controls import base_size
from powergrid_qt.views.style.fonts import load_fonts
from powergrid_qt.views.style.pace import paint_later
from powergrid_qt.views.style.style_sheet import style_sheet
from powergrid_qt.views.style.theme import set_theme, system_theme, text_font, theme

FUSION = "has_fusion_style"
"""An application that starts with this style has this property: asking for the style itself makes
PySide load hundreds of names, which takes a tenth of the time in which a window opens."""
SYSTEM_SIZE = "system_text_size"
"""The application's property of the size that the system asked for."""


def apply_fonts(app: QApplication, percent: int = 100) -> None:
    """Our own fonts in the size that the system asks for, or so much of it, and a style that sheets
    can change."""
    load_fonts()
    if app.property(SYSTEM_SIZE) is None:
        app.setProperty(SYSTEM_SIZE, base_size())
    if not app.property(FUSION):
        app.setStyle(QStyleFactory.create("Fusion"))
        app.setProperty(FUSION, True)
    app.setFont(text_font(app.property(SYSTEM_SIZE) * percent / 100))
    QToolTip.setFont(text_font(app.font().pointSizeF(), QFont.Weight.Medium))


def apply_theme(settings: Settings) -> None:
    """Put the theme in force that the user has set, or that of the system."""
    set_theme(system_theme() if settings.theme == SYSTEM else settings.theme)


def dress(wearer: QApplication | QWidget) -> None:
    """Style all that is in a window by the theme in force; call it again after another was set.

    (Qt restyles a window several times faster than an application with the same widgets.)
    """
    sheet = style_sheet(theme())
    if wearer.styleSheet() != sheet:
        wearer.setStyleSheet(sheet)


class ThemeKeeper(QObject):
    """Keeps a window in the theme that the user has set, or follows the system."""

    def __init__(self, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._settings, self._window = settings, window
        settings.theme_changed.connect(self.renew)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.renew)
        self.renew()

    def renew(self) -> None:
        if self._window.isVisible():
            paint_later(self._window)
        apply_theme(self._settings)
        dress(self._window)
