"""The style sheet of Qt's own controls, made from a theme."""

from string import Template

from PySide6.QtGui import QColor, QFontMetrics, QGuiApplication

from powergrid_qt.paths import resources_dir
from powergrid_qt.views.style.theme import FUEL_COLORS, RADIUS, Theme
from powergrid_qt.views.style.tints import mix

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
