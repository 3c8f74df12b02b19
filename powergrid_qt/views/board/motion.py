"""Short movements on the board: houses that drop, rims that flash, lights that go on."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QTimer, QVariantAnimation
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsItem

from powergrid_qt.views.board.city_item import CityItem
from powergrid_qt.views.board.overlays import FallingHouse, LightItem, RimItem

DROP_MS, FLASH_MS, STAGGER_MS = 280, 700, 70
SHOW_TIMES = 3
"""How often a city flashes that somebody asked for."""
LIGHT_MS, LIGHT_STAGGER_MS = 1500, 110
_HEIGHT = 34.0


class Motion(QObject):
    """Owns the items that move; each leaves the scene when it has arrived."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._running: dict[QVariantAnimation, Callable[[], None]] = {}

    def drop(self, city: CityItem, slot: int) -> None:
        house = FallingHouse(city.shown.owners[slot])
        end = city.pos() + city.slot_place(slot)
        start = end - QPointF(0, _HEIGHT)
        house.setPos(start)
        city.scene().addItem(house)
        city.falling = slot
        city.update()

        def land() -> None:
            _remove(house)
            city.falling = None
            city.update()

        move = self._animation(DROP_MS, QEasingCurve.Type.OutBounce, land)
        move.valueChanged.connect(lambda value: house.setPos(start + (end - start) * value))
        move.start()

    def flash(self, cities: Sequence[CityItem], color: QColor, *, moving: bool) -> None:
        """Rims that spread one after the other; without motion they just stay for a moment."""
        for number, city in enumerate(cities):
            self._spread(_rim(city, color), number * STAGGER_MS if moving else 0, moving=moving)

    def point_at(self, city: CityItem, color: QColor, *, moving: bool) -> None:
        """A rim that spreads again and again, long enough to be found."""
        self._spread(_rim(city, color), 0, moving=moving, times=SHOW_TIMES)

    def light(self, cities: Sequence[CityItem]) -> None:
        """Lights that go on city by city, and fade."""
        for number, city in enumerate(cities):
            light = LightItem()
            light.setPos(city.pos())
            city.scene().addItem(light)
            glow = self._animation(LIGHT_MS, QEasingCurve.Type.Linear, partial(_remove, light))
            glow.valueChanged.connect(light.set_glow)
            QTimer.singleShot(number * LIGHT_STAGGER_MS, glow, glow.start)

    def _spread(self, rim: RimItem, delay: int, *, moving: bool, times: int = 1) -> None:
        """Without motion the rim stays as long."""
        spread = self._animation(FLASH_MS, QEasingCurve.Type.OutCubic, lambda: _remove(rim))
        spread.setLoopCount(times)
        if moving:
            spread.valueChanged.connect(rim.set_spread)
        QTimer.singleShot(delay, spread, spread.start)

    def finish(self) -> None:
        """Let everything arrive at once."""
        for animation, arrive in list(self._running.items()):
            del self._running[animation]
            animation.stop()
            animation.deleteLater()
            arrive()

    def _animation(
        self, duration: int, curve: QEasingCurve.Type, arrive: Callable[[], None]
    ) -> QVariantAnimation:
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(duration)
        animation.setEasingCurve(curve)
        self._running[animation] = arrive
        animation.finished.connect(lambda: self._arrived(animation))
        return animation

    def _arrived(self, animation: QVariantAnimation) -> None:
        arrive = self._running.pop(animation, None)
        if arrive is not None:
            animation.deleteLater()
            arrive()


def _rim(city: CityItem, color: QColor) -> RimItem:
    box = city.body_box
    rim = RimItem(box.translated(-box.center()), city.corner, color, dashed=False)
    rim.setPos(box.center())
    city.scene().addItem(rim)
    return rim


def _remove(item: QGraphicsItem) -> None:
    if item.scene() is not None:
        item.scene().removeItem(item)
