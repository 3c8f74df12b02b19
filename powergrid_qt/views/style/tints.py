"""The mixing of colours."""

from PySide6.QtGui import QColor

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
    """As if light fell on it."""
    return mix(color, "#ffffff", share)


def shaded(color: Tint, share: float) -> QColor:
    return mix(color, "#000000", share)


def see_through(color: Tint, alpha: float) -> QColor:
    result = QColor(color)
    result.setAlphaF(result.alphaF() * alpha)
    return result


def contrast(one: Tint, other: Tint) -> float:
    """By the measure of WCAG 2, from 1 to 21: text wants 4.5."""
    dark, light = sorted(_luminance(QColor(color)) for color in (one, other))
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in (color.redF(), color.greenF(), color.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
