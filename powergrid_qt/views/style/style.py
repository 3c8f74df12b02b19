"""The look of all standard controls, put in force for the application and kept with the theme."""

from string import Template

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QFont, QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QApplication, QStyleFactory, QToolTip, QWidget

from powergrid_qt.app.settings import SYSTEM, Settings
from powergrid_qt.paths import resources_dir
from powergrid_qt.views.style.controls import base_size
from powergrid_qt.views.style.pace import paint_later
from powergrid_qt.views.style.theme import (
    FUEL_COLORS,
    RADIUS,
    Theme,
    load_fonts,
    mix,
    set_theme,
    system_theme,
    text_font,
    theme,
)

LINE = 20
"""The least height of words on buttons and in fields; larger ones have their own."""


def shades(look: Theme) -> dict[str, str]:
    """Colours between those of a theme, for states and edges."""
    dark = look.name == "dark"

    def between(one: str, other: str, share: float) -> str:
        return mix(getattr(look, one), getattr(look, other), share).name()

    return {
        "button": look.raised if dark else look.panel,
        "button_hover": between("raised", "text", 0.08 if dark else 0.03),
        "button_pressed": between("raised", "text", 0.16 if dark else 0.09),
        "button_off": between("panel", "window", 0.6),
        "raised_off": between("raised", "panel", 0.7),
        "sunk": between("raised", "window", 0.6),
        "card_edge": between("panel_line", "window", 0.2 if dark else 0.0),
        "lit_soft": between("panel", "lit", 0.12),
        "lit_line": between("panel", "lit", 0.6),
        "field": between("panel", "window", 0.5) if dark else look.panel,
        "line_strong": between("panel_line", "text_soft", 0.25),
        "line_hover": between("panel_line", "text_soft", 0.8),
        "control_line": between("panel_line", "text_soft", 0.75),
        "segment": between("raised", "text", 0.10) if dark else look.panel,
        "scroll": between("panel_line", "text_soft", 0.4),
        "disabled": between("text_soft", "panel", 0.4),
        "hover": between("panel", "text", 0.07),
        "pressed": between("panel", "text", 0.14),
        "selected": between("panel", "accent", 0.22),
        "accent_off": between("panel", "accent", 0.18),
        "technology_soft": mix(look.panel, FUEL_COLORS["technology"], 0.14).name(),
        "technology_line": mix(look.panel, FUEL_COLORS["technology"], 0.5).name(),
        "warning_soft": between("panel", "warning", 0.12),
        "good_soft": between("panel", "good", 0.12),
        "warning_line": between("panel_line", "warning", 0.5),
        "toast": look.color("text", 0.96).name(QColor.NameFormat.HexArgb),
        "drop": look.color("window", 0.82).name(QColor.NameFormat.HexArgb),
        "veil": look.panel.replace("#", "#e6"),
    }


def style_sheet(look: Theme) -> str:
    """All rules of `resources/style.qss` in the colours of a theme."""
    rules = (resources_dir() / "style.qss").read_text(encoding="utf-8")
    icons = (resources_dir() / "icons" / "controls").as_posix()
    return Template(rules).substitute(
        vars(look),
        **shades(look),
        icons=icons,
        radius=RADIUS - 2,
        card_radius=RADIUS,
        line=max(LINE, QFontMetrics(QGuiApplication.font()).height()),
    )


FUSION = "has_fusion_style"
"""An application that starts with this style has this property: asking for the style itself makes
PySide load hundreds of names, which takes a tenth of the time in which a window opens."""
SYSTEM_SIZE = "system_text_size"
"""The application's property of the size that the system asked for."""


def apply_fonts(app: QApplication, percent: int = 100) -> None:
    """Our own fonts, in so much of the system's size, and a style that sheets can change."""
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
    (Qt restyles a window several times faster than an application with the same widgets.)"""
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
