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
