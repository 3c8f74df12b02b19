"""The emblem of the game: pylons carry power over the hills to a city. It moves a little."""

from collections.abc import Iterator
from math import ceil

from PySide6.QtCore import QElapsedTimer, QEvent, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QShowEvent,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.settings import Settings
from powergrid_qt.views.style.svg import draw_svg, svg_path, svg_renderer
from powergrid_qt.views.style.theme import DARK, mix, theme

_PICTURE = "art/skyline"
_BOX = QRectF(-1800, 0, 3240, 900)
"""Of the picture: far wider than windows are. They show as much of it as they have room for, from
its right edge on."""
_WIRES = ("wire-2", "wire-4", "wire-6")
"""The wires along which lights run to the city."""
_ROTORS = ((789.1, 540.0, 86.6), (841.0, 576.0, 63.2), (999.4, 612.0, 39.8))
"""The hubs on the masts of the picture, and how far the blades reach."""
_PULSES = 3
_PULSE_S = 5.0
"""Seconds that a light takes from the first pylon to the city."""
_TURN_S = 9.0
_FRAME_MS = 40
_WATCHED_S = 20.0
"""The seconds for which the picture moves for somebody who has just come."""
_SLOWING_S = 4.0
"""The seconds at the end of those, in which it comes to rest."""
_TURNED_TO = (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate, QEvent.Type.Enter)
_STILL_S = 1.4
"""The moment of the motion, in seconds, that is shown when nothing may move."""


class KeptSkyline:
    """What stands still, kept as pixels for the size and the theme of a widget."""

    def __init__(self) -> None:
        self._pixmap = QPixmap()
        self._drawn_as: tuple[object, ...] = ()

    def pixmap(self, widget: QWidget) -> QPixmap:
        ratio = widget.devicePixelRatioF()
        drawn_as = (widget.size(), ratio, theme().name)
        if drawn_as != self._drawn_as:
            self._drawn_as = drawn_as
            whole_pixels = QSize(ceil(widget.width() * ratio), ceil(widget.height() * ratio))
            self._pixmap = QPixmap(whole_pixels)
            self._pixmap.setDevicePixelRatio(ratio)
            whole = _to_widget(widget).mapRect(_BOX)
            with QPainter(self._pixmap) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                svg_renderer(_PICTURE, whole.width(), dark=theme() is DARK).render(painter, whole)
        return self._pixmap


class SkylineView(QWidget):
    """A frame costs only what moves. Nothing moves for nobody: some time after the picture was
    shown, its window was turned to or the pointer came, it slows down and rests."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._settings = settings
        self._kept = KeptSkyline()
        self._seconds = 0.0
        """The seconds that the picture has moved so far."""
        self._left_s = 0.0
        """The seconds that are left until the picture rests."""
        self._clock = QElapsedTimer()
        self._clock.start()
        self._frames = QTimer(self)
        self._frames.setInterval(_FRAME_MS)
        self._frames.timeout.connect(self._move)
        settings.animation_changed.connect(self._begin_or_stop)

    @property
    def moving(self) -> bool:
        return self._frames.isActive()

    def _begin_or_stop(self) -> None:
        if self._settings.animation and self.isVisible() and self.isActiveWindow():
            self._left_s = _WATCHED_S
            if not self.moving:
                self._clock.restart()
                self._frames.start()
        else:
            self._frames.stop()
        self.update()

    def _move(self) -> None:
        passed = self._clock.restart() / 1000
        self._left_s -= passed
        if self._left_s <= 0:
            self._frames.stop()
            return
        before = self._moving_parts()
        self._seconds += passed * min(1.0, self._left_s / _SLOWING_S)
        self.update(before | self._moving_parts())

    def event(self, event: QEvent) -> bool:
        if event.type() in _TURNED_TO:
            self._begin_or_stop()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._begin_or_stop()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._frames.stop()

    def _pulses(self) -> Iterator[tuple[str, float]]:
        """The lights that run now: their wires, and how far they have come."""
        shown = self._shown_s
        for number, wire in enumerate(_WIRES):
            for pulse in range(_PULSES):
                yield wire, (shown / _PULSE_S + pulse / _PULSES + (2 * number + 1) * 0.137) % 1

    @property
    def _shown_s(self) -> float:
        """The moment that is shown, in seconds: always the same one when nothing may move."""
        return _STILL_S + (self._seconds if self._settings.animation else 0.0)

    def _moving_parts(self) -> QRegion:
        to_widget, region = _to_widget(self), QRegion()
        rotors = (QRectF(x - reach, y - reach, 2 * reach, 2 * reach) for x, y, reach in _ROTORS)
        for box in (*rotors, *(_pulse_box(*pulse) for pulse in self._pulses())):
            region |= to_widget.mapRect(box).toAlignedRect().adjusted(-1, -1, 1, 1)
        return region

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._kept.pixmap(self))
        painter.setTransform(_to_widget(self), True)
        for number, rotor in enumerate(_ROTORS):
            _paint_rotor(painter, rotor, self._shown_s / _TURN_S * 360 + number * 47)
        for wire, share in self._pulses():
            _paint_pulse(painter, wire, share)


def _to_widget(widget: QWidget) -> QTransform:
    """Maps the picture to the lower right corner of a widget, which it covers."""
    scale = max(widget.height() / _BOX.height(), widget.width() / _BOX.width())
    to_widget = QTransform.fromTranslate(widget.width(), widget.height())
    return to_widget.scale(scale, scale).translate(-_BOX.right(), -_BOX.bottom())


def _paint_rotor(painter: QPainter, rotor: tuple[float, float, float], degrees: float) -> None:
    x, y, reach = rotor
    look = theme()
    color = mix(look.panel, look.text_soft, 0.35 if look is DARK else 0.22)
    painter.save()
    painter.translate(x, y)
    painter.rotate(degrees)
    draw_svg(painter, QRectF(-reach, -reach, 2 * reach, 2 * reach), "art/rotor", color)
    painter.restore()


def _pulse_box(wire: str, share: float) -> QRectF:
    """Return where a light is on its wire; far away it seems slower and smaller."""
    eased = 1 - (1 - share) ** 1.7
    place = svg_path(_PICTURE, wire).pointAtPercent(min(eased, 1.0))
    radius = _BOX.height() * (0.011 - 0.008 * share)
    return QRectF(place.x() - radius, place.y() - radius, 2 * radius, 2 * radius)


def _paint_pulse(painter: QPainter, wire: str, share: float) -> None:
    light = svg_renderer("art/light", 20, dark=theme() is DARK)
    painter.setOpacity(min(1.0, share * 6, (1 - share) * 6))
    light.render(painter, _pulse_box(wire, share))
