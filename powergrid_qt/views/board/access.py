"""The board for screen readers and arrow keys: its cities in words, and which lies next."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsView, QLabel

from powergrid_qt.views.board.scene import BoardScene


class CityMarks(QObject):
    """What screen readers find on the board: its cities, each with its name, what stands there, and
    its place on the screen. There are none where nobody listens.

    They are labels without anything to be seen. An interface of our own that Qt asks about items of
    a scene would be the shorter way, but Qt deletes such a one at the end of the program, when
    there is no Python any more (PySide6 6.8).
    """

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._view = view
        self.is_heard: Callable[[], bool] = QAccessible.isActive
        """Whether a screen reader runs."""
        self.labels: dict[str, QLabel] = {}
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._follow)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and self.is_heard():
            self._soon.start()  # not now: what moves is painted once more
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        scene = self._view.scene()
        if not isinstance(scene, BoardScene):
            return
        cities = scene.cities
        if self.labels.keys() != cities.keys():  # another board
            for label in self.labels.values():
                label.deleteLater()
            self.labels = {city: self._label(item.city.name) for city, item in cities.items()}
        for city, item in cities.items():
            label = self.labels[city]
            label.setAccessibleDescription(scene.describe(city))
            label.setEnabled(item.shown.lit)
            label.setGeometry(self._view.mapFromScene(item.body_box).boundingRect())

    def _label(self, name: str) -> QLabel:
        label = QLabel(self._view.viewport())
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label.setAccessibleName(name)
        label.show()
        return label


def nearest_in_direction(scene: BoardScene, start: str, direction: QPointF) -> str | None:
    """The nearest city within 45 degrees of a direction, counting the way ahead only.

    By this measure the arrow towards a city, pressed again and again, leads there: every city that
    matters can be reached from every other.
    """
    origin = scene.cities[start].pos()
    best: tuple[float, float, str] | None = None
    for city, item in scene.cities_that_matter.items():
        away = item.pos() - origin
        ahead = QPointF.dotProduct(away, direction)
        aside = abs(away.x() * direction.y() - away.y() * direction.x())
        if city != start and ahead > 0 and aside <= ahead:
            best = min(best or (ahead, aside, city), (ahead, aside, city))
    return None if best is None else best[2]
