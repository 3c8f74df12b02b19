"""Short movements on the board: houses that drop, rims that flash, lights that go on."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QPointF,
    QSequentialAnimationGroup,
    QVariantAnimation,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from powergrid_qt.views.board.city_item import CityItem
from powergrid_qt.views.board.overlays import FallingHouse, LightItem, RimItem

DROP_MS, FLASH_MS, STAGGER_MS = 280, 700, 70
LIGHT_MS, LIGHT_STAGGER_MS = 1500, 110
_HEIGHT = 34.0


class Motion(QObject):
    """Moves items that leave the scene when they have arrived."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene

    def drop(self, city: CityItem, slot: int) -> None:
        house = FallingHouse(city.shown.owners[slot])
        end = city.pos() + city.slot_place(slot)

        def fall(share: float) -> None:
            house.setPos(end - QPointF(0, _HEIGHT * (1 - share)))

        city.set_falling(slot)
        falling = self._animate(house, DROP_MS, QEasingCurve.Type.OutBounce, fall)
        falling.finished.connect(lambda: city.set_falling(None))

    def flash(self, cities: Iterable[CityItem], times: int, *, moving: bool) -> None:
        """Rims that spread one after the other; without motion they just stay for a moment."""
        for number, city in enumerate(cities):
            rim = RimItem(city)
            spread = rim.set_spread if moving else lambda _: None
            delay = number * STAGGER_MS if moving else 0
            self._animate(rim, FLASH_MS, QEasingCurve.Type.OutCubic, spread, delay, times)

    def light(self, cities: Iterable[CityItem]) -> None:
        """Lights that go on city by city, and fade."""
        for number, city in enumerate(cities):
            light = LightItem(city.pos())
            delay = number * LIGHT_STAGGER_MS
            self._animate(light, LIGHT_MS, QEasingCurve.Type.Linear, light.set_glow, delay)

    def finish(self) -> None:
        """Let everything arrive at once."""
        for animation in self.findChildren(QSequentialAnimationGroup):
            animation.setCurrentTime(animation.totalDuration())

    def _animate(
        self,
        item: QGraphicsItem,
        duration: int,
        curve: QEasingCurve.Type,
        go: Callable[[float], None],
        delay: int = 0,
        times: int = 1,
    ) -> QAbstractAnimation:
        """Show an item for a while; `go` is told how far its life has come, from 0 to 1."""
        go(0.0)
        self._scene.addItem(item)
        life = QVariantAnimation()
        life.setStartValue(0.0)
        life.setEndValue(1.0)
        life.setDuration(duration)
        life.setEasingCurve(curve)
        life.setLoopCount(times)
        life.valueChanged.connect(go)
        animation = QSequentialAnimationGroup(self)
        animation.addPause(delay)
        animation.addAnimation(life)
        animation.finished.connect(lambda: self._scene.removeItem(item))
        animation.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)
        return animation
