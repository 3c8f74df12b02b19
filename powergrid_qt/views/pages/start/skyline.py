"""The emblem of the game, drawn by ourselves: pylons carry power over the hills to a city.

`Skyline` computes and paints what stands still, at any size; the moving parts are painted on
top by `paint_moving`, which `SkylineView` calls as time goes by.
"""

import itertools
import math
from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from powergrid_qt.views.pieces.shapes import mix, see_through
from powergrid_qt.views.style.theme import DARK, Theme

_PYLONS = ((0.47, 0.985, 0.66), (0.645, 0.87, 0.35), (0.735, 0.815, 0.21), (0.785, 0.785, 0.125))
"""Where pylons stand, as shares of width and height: middle, foot, and their height."""
_ARMS = ((0.30, 0.20), (0.165, 0.25), (0.045, 0.17))
"""Cross arms: how far below the top, and how far they reach, as shares of a pylon's height."""
_TURBINES = ((0.548, 0.785, 0.185), (0.584, 0.775, 0.135), (0.694, 0.765, 0.085))
_CITY = (0.80, 1.01)
_HORIZON = 0.775
_PULSES = 3
_PULSE_S = 5.0
"""How long a light takes from the first pylon to the city."""
_TURN_S = 9.0


@dataclass(frozen=True, slots=True)
class Tower:
    box: QRectF
    windows: tuple[QRectF, ...]
    near: bool


class Skyline:
    """The picture for one size and theme."""

    def __init__(self, size: QSizeF, look: Theme) -> None:
        self.width = size.width()
        self.height = size.height()
        self.look = look
        self._random = Random(7)
        self.towers = self._build_city()
        self.wires = self._string_wires()
        self.sky_low = mix(mix(look.sea, look.panel, 0.75), look.glow, 0.15 if self.dark else 0.14)

    @property
    def dark(self) -> bool:
        return self.look.name == DARK.name

    def at(self, x: float, y: float) -> QPointF:
        return QPointF(x * self.width, y * self.height)

    # -- geometry -------------------------------------------------------------------------------

    def _build_city(self) -> tuple[Tower, ...]:
        random = self._random
        towers: list[Tower] = []
        for near in (False, True):
            x = _CITY[0] - (0.015 if near else 0.03)
            while x < _CITY[1]:
                middle = (x - _CITY[0]) / (_CITY[1] - _CITY[0])
                rise = math.sin(min(max(middle, 0.0), 1.0) * math.pi * 0.8 + 0.35)
                high = (0.08 + 0.20 * random.random() * rise) * (0.75 if near else 1.15)
                wide = 0.014 + 0.014 * random.random()
                top = self.at(x, _HORIZON + 0.03 - high)
                box = QRectF(top, self.at(x + wide, _HORIZON + 0.045))
                towers.append(Tower(box, self._windows(box), near))
                x += wide + (0.004 if near else -0.003) * (1 + random.random())
        return tuple(towers)

    def _windows(self, box: QRectF) -> tuple[QRectF, ...]:
        step = max(5.0, self.height * 0.0115)
        size = step * 0.46
        columns = int((box.width() - size) / step)
        rows = int(box.height() * 0.8 / step)
        left = box.left() + (box.width() - (columns - 1) * step - size) / 2
        return tuple(
            QRectF(left + column * step, box.top() + step * 0.8 + row * step, size, size * 1.2)
            for column in range(columns)
            for row in range(rows)
            if self._random.random() < 0.42
        )

    def _tips(self, pylon: tuple[float, float, float]) -> list[QPointF]:
        x, foot, high = pylon
        length = high * self.height
        top = self.at(x, foot - high)
        return [
            top + QPointF(side * reach * length * 0.72, (down + 0.028) * length)
            for down, reach in _ARMS
            for side in (-1, 1)
        ]

    def _string_wires(self) -> tuple[QPainterPath, ...]:
        """One path for each wire, from beyond the left edge over all pylons into the city."""
        first_x, first_foot, first_high = _PYLONS[0]
        before = self._tips((first_x - 0.62, first_foot + 0.12, first_high * 1.75))
        after = self._tips((_CITY[0] + 0.03, _HORIZON + 0.01, 0.085))
        stations = [before, *(self._tips(pylon) for pylon in _PYLONS), after]
        wires = []
        for number in range(len(before)):
            path = QPainterPath(stations[0][number])
            for start, end in itertools.pairwise(stations):
                a, b = start[number], end[number]
                sag = 0.13 * math.hypot(b.x() - a.x(), b.y() - a.y())
                path.quadTo((a + b) / 2 + QPointF(0, sag), b)
            wires.append(path)
        return tuple(wires)

    # -- what stands still ----------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_sky(painter)
        self._paint_hill(painter, 0.755, 0.035, 1.3, 0.4, 0.30)
        self._paint_city(painter, near=False)
        self._paint_hill(painter, 0.785, 0.030, 1.0, 2.2, 0.50)
        for turbine in _TURBINES:
            self._paint_mast(painter, turbine)
        self._paint_wires(painter)
        self._paint_city(painter, near=True)
        self._paint_hill(painter, 0.83, 0.035, 0.8, 4.0, 0.72)
        for pylon in reversed(_PYLONS[1:]):
            self._paint_pylon(painter, pylon)
        self._paint_hill(painter, 0.905, 0.045, 0.6, 5.35, 1.0)
        self._paint_pylon(painter, _PYLONS[0])

    def _paint_sky(self, painter: QPainter) -> None:
        look = self.look
        whole = QRectF(0, 0, self.width, self.height)
        sky = QLinearGradient(0, 0, 0, self.height * _HORIZON)
        high = look.sea_deep if self.dark else mix(look.sea, look.panel, 0.15)
        sky.setColorAt(0, QColor(high))
        sky.setColorAt(0.6, mix(look.sea, look.panel, 0.35 if self.dark else 0.55))
        sky.setColorAt(1, self.sky_low)
        painter.fillRect(whole, sky)
        if self.dark:
            self._paint_stars(painter)
        middle = self.at(0.885, 0.70)
        reach = self.height * 0.62
        glow = QRadialGradient(middle, reach)
        glow.setColorAt(0, look.color("glow", 0.42 if self.dark else 0.34))
        glow.setColorAt(0.28, look.color("glow", 0.17 if self.dark else 0.15))
        glow.setColorAt(1, look.color("glow", 0))
        painter.fillRect(whole, glow)
        if not self.dark:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(mix(look.panel, look.glow, 0.22))
            radius = self.height * 0.115
            painter.drawEllipse(self.at(0.905, 0.50), radius, radius)

    def _paint_stars(self, painter: QPainter) -> None:
        random = Random(3)
        painter.setPen(Qt.PenStyle.NoPen)
        for _ in range(90):
            place = self.at(random.random(), random.random() ** 1.6 * 0.6)
            painter.setBrush(self.look.color("text", 0.08 + 0.35 * random.random()))
            size = 0.5 + random.random()
            painter.drawEllipse(place, size, size)

    def _ground(self, depth: float) -> QColor:
        """Hills: far ones take the colour of the air."""
        look = self.look
        near = mix(look.land, look.good, 0.10) if self.dark else mix(look.land_line, look.good, 0.3)
        near = mix(near, look.window, 0.55) if self.dark else mix(near, look.text, 0.06)
        return mix(self.sky_low, near, depth)

    def _paint_hill(
        self, painter: QPainter, top: float, swing: float, waves: float, phase: float, depth: float
    ) -> None:
        line = QPainterPath(self.at(0, 1.01))
        steps = 48
        for step in range(steps + 1):
            x = step / steps
            y = top - swing * math.sin(x * waves * math.tau + phase)
            y -= swing * 0.3 * math.sin(x * waves * 2.7 * math.tau + phase * 2)
            line.lineTo(self.at(x, y))
        line.lineTo(self.at(1, 1.01))
        line.closeSubpath()
        color = self._ground(depth)
        shade = QLinearGradient(self.at(0, top - swing), self.at(0, 1))
        shade.setColorAt(0, mix(color, self.sky_low, 0.10))
        shade.setColorAt(1, mix(color, self.look.window, 0.25))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawPath(line)

    def _paint_city(self, painter: QPainter, *, near: bool) -> None:
        look = self.look
        wall = mix(look.wire if not self.dark else look.sea, self.sky_low, 0.35 if near else 0.62)
        if self.dark:
            wall = mix(look.window, self.sky_low, 0.25 if near else 0.55)
        glow = look.color("glow") if self.dark else mix(look.panel, look.glow, 0.35)
        painter.setPen(Qt.PenStyle.NoPen)
        for tower in self.towers:
            if tower.near != near:
                continue
            light = QLinearGradient(tower.box.topLeft(), tower.box.bottomLeft())
            light.setColorAt(0, wall)
            light.setColorAt(1, mix(wall, self.sky_low, 0.35))
            painter.fillRect(tower.box, light)
            for window in tower.windows:
                painter.fillRect(window, see_through(glow, 0.75 if near else 0.45))

    def _paint_mast(self, painter: QPainter, turbine: tuple[float, float, float]) -> None:
        x, foot, high = turbine
        wide = high * self.height * 0.022
        hub, base = self.at(x, foot - high), self.at(x, foot + 0.05)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._mast_color())
        painter.drawPolygon(
            QPolygonF(
                [
                    hub + QPointF(-wide * 0.5, 0),
                    hub + QPointF(wide * 0.5, 0),
                    base + QPointF(wide, 0),
                    base + QPointF(-wide, 0),
                ]
            )
        )

    def _mast_color(self) -> QColor:
        return mix(self.look.panel, self.look.text_soft, 0.35 if self.dark else 0.22)

    def _iron(self, share: float) -> QColor:
        """The colour of pylons; far ones fade."""
        iron = mix(self.look.wire, self.look.window, 0.25) if self.dark else self.look.color("wire")
        return mix(self.sky_low, iron, 0.45 + 0.55 * share)

    def _paint_wires(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(see_through(self._iron(0.8), 0.55), max(0.8, self.height * 0.0014)))
        for wire in self.wires:
            painter.drawPath(wire)

    def _paint_pylon(self, painter: QPainter, pylon: tuple[float, float, float]) -> None:
        x, foot, high = pylon
        length = high * self.height
        color = self._iron(min(1.0, high / 0.5))

        def spot(across: float, down: float) -> QPointF:
            return self.at(x, foot - high) + QPointF(across * length, down * length)

        def half(down: float) -> float:
            """Half the tower's width at a height: slim at the head, spread at the feet."""
            return 0.016 + 0.012 * down if down < 0.34 else 0.02 + 0.17 * (down - 0.34) ** 1.25

        def pen(width: float) -> QPen:
            stroke = QPen(color, max(0.7, length * width))
            stroke.setCapStyle(Qt.PenCapStyle.RoundCap)
            return stroke

        painter.setBrush(Qt.BrushStyle.NoBrush)
        levels = (0.0, 0.06, 0.13, 0.20, 0.27, 0.34, 0.43, 0.54, 0.67, 0.82, 1.0)
        painter.setPen(pen(0.0085))
        for side in (-1, 1):
            painter.drawPolyline([spot(side * half(down), down) for down in levels])
        painter.setPen(pen(0.0042))
        for above, below in itertools.pairwise(levels):
            painter.drawLine(spot(-half(above), above), spot(half(below), below))
            painter.drawLine(spot(half(above), above), spot(-half(below), below))
            painter.drawLine(spot(-half(below), below), spot(half(below), below))
        for down, reach in _ARMS:
            for side in (-1, 1):
                tip = spot(side * reach * 0.72, down)
                painter.setPen(pen(0.0055))
                painter.drawLine(spot(side * half(down), down), tip)
                painter.drawLine(spot(side * half(down), down - 0.036), tip)
                painter.setPen(pen(0.009))
                painter.drawLine(tip, tip + QPointF(0, length * 0.026))

    # -- what moves -----------------------------------------------------------------------------

    def paint_moving(self, painter: QPainter, seconds: float) -> None:
        """Rotors, and lights that run along the wires to the city."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, turbine in enumerate(_TURBINES):
            self._paint_rotor(painter, turbine, seconds / _TURN_S * 360 + number * 47)
        for number, wire in enumerate(self.wires):
            if number % 2 == 0:
                continue
            for pulse in range(_PULSES):
                share = (seconds / _PULSE_S + pulse / _PULSES + number * 0.137) % 1
                self._paint_pulse(painter, wire, share)

    def _paint_rotor(
        self, painter: QPainter, turbine: tuple[float, float, float], degrees: float
    ) -> None:
        x, foot, high = turbine
        length = high * self.height * 0.52
        painter.save()
        painter.translate(self.at(x, foot - high))
        painter.rotate(degrees)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._mast_color())
        for _ in range(3):
            painter.rotate(120)
            blade = QPainterPath(QPointF(-length * 0.02, 0))
            blade.quadTo(QPointF(length * 0.075, -length * 0.25), QPointF(0, -length))
            blade.quadTo(QPointF(-length * 0.03, -length * 0.4), QPointF(-length * 0.02, 0))
            painter.drawPath(blade)
        painter.drawEllipse(QPointF(0, 0), length * 0.05, length * 0.05)
        painter.restore()

    def _paint_pulse(self, painter: QPainter, wire: QPainterPath, share: float) -> None:
        # A light far away seems slower and smaller.
        eased = 1 - (1 - share) ** 1.7
        place = wire.pointAtPercent(min(eased, 1.0))
        if place.x() < -20:
            return
        fade = min(1.0, share * 6, (1 - share) * 6)
        radius = self.height * (0.011 - 0.008 * share)
        glow = QRadialGradient(place, radius)
        middle = mix(self.look.glow, "#ffffff", 0.55 if self.dark else 0.25)
        glow.setColorAt(0, see_through(middle, fade))
        glow.setColorAt(0.3, self.look.color("glow", 0.75 * fade))
        glow.setColorAt(1, self.look.color("glow", 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(glow))
        painter.drawEllipse(place, radius, radius)
