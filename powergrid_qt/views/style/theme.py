"""Colours, type and measures: one language for all screens, in a light and a dark palette. Widgets
ask `theme()` for the palette in force and repaint on `QEvent.PaletteChange`; the style sheet for
standard widgets is made from the same palette."""

import functools

from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette

from powergrid_qt.paths import resources_dir


class Theme:
    def __init__(self, name: str) -> None:
        self.name = name

        def either(in_light: str, in_dark: str) -> str:
            return in_dark if name == "dark" else in_light

        self.window = either("#eef1f5", "#12171e")
        """The colour behind everything."""
        self.panel = either("#ffffff", "#1b222c")
        self.panel_line = either("#dfe4ec", "#2c3643")
        self.raised = either("#f5f7fa", "#242d39")
        """The colour of buttons, fields and whatever lies on a panel."""
        self.text = either("#1b2431", "#e8edf4")
        self.text_soft = either("#5f697d", "#93a0b3")
        self.accent = either("#22304a", "#dfe6f0")
        """What to do now and what is chosen: the main button, the phase, who is to move, the card
        on the block. Ink, or paper in the dark: no player has that colour."""
        self.accent_high = either("#293853", "#eef2f8")
        """The accent where light falls on it, and where it is pressed: readable below its text."""
        self.accent_low = either("#152036", "#bcc7d6")
        self.accent_text = either("#ffffff", "#141a22")
        self.lit = either("#b84c00", "#f0901e")
        """What can be one's own, and hints to it: cities, ways, cards and tokens to be clicked."""
        self.lit_text = either("#ffffff", "#17110a")
        self.glow = either("#e8850c", "#f0901e")
        """The colour of light in the distance: nothing has to be read on it."""
        self.focus = either("#1769aa", "#6cb6f2")
        self.accent_focus = either("#6cb6f2", "#1769aa")
        """The colour of the focus on what lies on the accent: the other theme's is seen there."""
        self.good = either("#187448", "#4cc38a")
        self.warning = either("#c0392b", "#f07566")
        self.paper = either("#fff8dd", "#332d18")
        """The colour of plans: a sheet beside the table, what nobody has paid."""
        self.paper_line = either("#dcc374", "#6d5f2b")
        self.paper_text = either("#755a00", "#e9cf7a")
        self.sea = either("#cfe3ef", "#15293a")
        self.sea_deep = either("#b4d2e5", "#0f1f2d")
        self.land = either("#eae7df", "#2b3038")
        self.land_line = either("#b9b3a5", "#4a525f")
        self.border = either("#cdc7ba", "#3c444f")
        self.wire = either("#46546a", "#a9b6c8")
        """The colour of connections between cities."""
        self.wire_idle = either("#b7bdc8", "#4b5665")
        self.city = either("#ffffff", "#10161d")
        self.city_line = either("#26313f", "#d6deea")
        self.pill = either("#ffffff", "#0e141b")
        self.pill_text = either("#1b2431", "#e8edf4")
        self.label = either("#17202b", "#eef3f9")
        self.label_halo = either("#d8ffffff", "#d00d1218")
        """Its first part is how much it covers, as Qt writes it; the same with the next one."""
        self.shadow = either("#38283242", "#80000000")

    def color(self, name: str, alpha: float = 1.0) -> QColor:
        color = QColor(getattr(self, name))
        color.setAlphaF(color.alphaF() * alpha)
        return color


LIGHT, DARK = Theme("light"), Theme("dark")
THEMES = {theme.name: theme for theme in (LIGHT, DARK)}


PLAYER_COLORS = {
    "red": "#d55e00",
    "blue": "#0072b2",
    "green": "#009e73",
    "yellow": "#e6a800",
    "purple": "#cc79a7",
    "black": "#56606e",
}
"""Colours of Okabe and Ito's palette, which the colour-blind tell apart."""
TRUST_COLOR = "#8a8f98"
"""The colour of the Trust in a two-player game."""

FUEL_COLORS = {
    "coal": "#8a5a33",
    "oil": "#39414d",
    "garbage": "#c59a00",
    "gas": "#2f7fb8",
    "uranium": "#c8372d",
    "wind": "#3a9d5d",
    "eco": "#3a9d5d",
    "fusion": "#4a78c8",
    "flux": "#7a4fb0",
    "plant": "#3a9d5d",
    "shelter": "#c59a00",
    "technology": "#2f7fb8",
}

REGION_TINTS = {
    "green": "#7fb069",
    "brown": "#b08968",
    "red": "#d4665a",
    "yellow": "#d9b44a",
    "blue": "#5b8fc9",
    "purple": "#9a76b5",
    "cyan": "#56a9b0",
    "orange": "#dd8b4e",
    "olive": "#9a9b52",
}

SPACE = 8
"""The unit of distance between things, in pixels."""
RADIUS = 10
"""The radius of the corners of panels, in pixels."""
TEXT_FAMILY = "Inter"
SMALLEST_TEXT = 8.25
"""The size of the smallest text, in points: 11 pixels on a usual screen."""
MAP_FAMILY = "Barlow Condensed"
"""The font of names on the map and numbers on cards."""

_current = LIGHT


def theme() -> Theme:
    return _current


def set_theme(name: str) -> None:
    """Put a theme in force, and into the application's palette, so that all widgets repaint."""
    global _current
    _current = THEMES[name]
    application = QGuiApplication.instance()
    if isinstance(application, QGuiApplication):
        application.setPalette(_palette(_current))


def player_color(color_id: str | None) -> QColor:
    """Return the colour of a player; None: the Trust's."""
    return QColor(TRUST_COLOR if color_id is None else PLAYER_COLORS[color_id])


def system_theme() -> str:
    """The theme that the desktop asks for."""
    scheme = QGuiApplication.styleHints().colorScheme()
    return DARK.name if scheme.name == "Dark" else LIGHT.name


def _palette(look: Theme) -> QPalette:
    role = QPalette.ColorRole
    palette = QPalette()
    for name, target in {
        "window": role.Window,
        "panel": role.Base,
        "raised": role.Button,
        "text": role.WindowText,
        "accent": role.Highlight,
        "accent_text": role.HighlightedText,
        "focus": role.Link,
    }.items():
        palette.setColor(target, look.color(name))
    for target in (role.Text, role.ButtonText, role.ToolTipText):
        palette.setColor(target, look.color("text"))
    palette.setColor(role.AlternateBase, look.color("raised"))
    palette.setColor(role.ToolTipBase, look.color("panel"))
    palette.setColor(role.PlaceholderText, look.color("text_soft"))
    return palette


def text_font(size: float = 10.0, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The family of all text. Figures are tabular, so that changing numbers do not jump. However
    small the system's text is, small print stays legible."""
    return QFont(_font(TEXT_FAMILY, max(size, SMALLEST_TEXT), weight))


def map_font(size: float = 10.0, weight: QFont.Weight = QFont.Weight.DemiBold) -> QFont:
    return QFont(_font(MAP_FAMILY, size, weight))


@functools.cache
def _font(family: str, size: float, weight: QFont.Weight) -> QFont:
    font = QFont(family)
    font.setPointSizeF(size)
    font.setWeight(weight)
    return font


Tint = QColor | str


def mix(one: Tint, other: Tint, share: float) -> QColor:
    """A colour between two: `share` of the other one."""
    a, b = QColor(one), QColor(other)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
        a.alphaF() + (b.alphaF() - a.alphaF()) * share,
    )


def lit(color: Tint, share: float) -> QColor:
    """Return a colour as if light fell on it."""
    return mix(color, "#ffffff", share)


def shaded(color: Tint, share: float) -> QColor:
    return mix(color, "#000000", share)


def see_through(color: Tint, alpha: float) -> QColor:
    result = QColor(color)
    result.setAlphaF(result.alphaF() * alpha)
    return result


def contrast(one: Tint, other: Tint) -> float:
    """Return the contrast of two colours by WCAG 2, from 1 to 21: text wants 4.5."""
    dark, light = sorted(_luminance(QColor(color)) for color in (one, other))
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in (color.redF(), color.greenF(), color.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@functools.cache
def load_fonts() -> tuple[str, ...]:
    """Make the bundled fonts known to Qt, once; needs an application. Gives their families."""
    families: dict[str, None] = {}
    for path in sorted((resources_dir() / "fonts").glob("*.ttf")):
        number = QFontDatabase.addApplicationFont(str(path))
        families.update(dict.fromkeys(QFontDatabase.applicationFontFamilies(number)))
    return tuple(families)
