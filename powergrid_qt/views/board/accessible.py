"""What screen readers find on the board: its cities as the items of a list, each with its name,
what stands there, its state and its place on the screen."""

from functools import cache, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget

if TYPE_CHECKING:
    from powergrid_qt.views.board.view import BoardView

KIND = "BoardView"
"""The class whose objects are asked about; nothing else is touched."""


class CityAccess(QAccessibleInterface):
    def __init__(self, view: "BoardView", city: str) -> None:
        super().__init__()
        self._view, self.city = view, city

    def isValid(self) -> bool:  # noqa: N802
        return self.city in self._view.board.cities

    def object(self) -> QObject | None:
        return None

    def window(self) -> QWindow | None:
        return self._view.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:
        return QAccessible.queryAccessibleInterface(self._view)

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # noqa: N802
        return None

    def childCount(self) -> int:  # noqa: N802
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        scene = self._view.board
        if kind == QAccessible.Text.Name:
            return scene.cities[self.city].city.name
        return scene.describe(self.city) if kind == QAccessible.Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:  # noqa: N802
        """Nobody renames a city."""

    def rect(self) -> QRect:
        box = self._view.board.cities[self.city].body_box
        area = self._view.mapFromScene(box).boundingRect()
        return QRect(self._view.viewport().mapToGlobal(area.topLeft()), area.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        item, view = self._view.board.cities[self.city], self._view
        state = QAccessible.State()
        state.focusable = item.in_play or item.shown.lit
        state.focused = view.hasFocus() and view.focused_city == self.city
        state.selectable = item.shown.lit
        state.selected = bool(item.shown.planned or item.shown.planned_building)
        state.disabled = not item.shown.lit
        state.offscreen = (
            not view.viewport().rect().intersects(view.mapFromScene(item.body_box).boundingRect())
        )
        return state


class BoardAccess(QAccessibleWidget):
    """The cities, then the buttons that lie on the board."""

    def __init__(self, view: "BoardView") -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view = view
        self._cities: list[CityAccess] = []
        # Before Qt does so at its end, when there is no Python any more that could be asked.
        view.destroyed.connect(partial(_forget, self._cities))

    @property
    def cities(self) -> list[CityAccess]:
        shown = [] if self._view.scene() is None else list(self._view.board.cities)
        if shown != [one.city for one in self._cities]:  # another board
            _forget(self._cities)
            self._cities += [CityAccess(self._view, city) for city in shown]
            for new in self._cities:
                QAccessible.registerAccessibleInterface(new)
        return self._cities

    def childCount(self) -> int:  # noqa: N802
        return len(self.cities) + super().childCount()

    def child(self, index: int) -> QAccessibleInterface | None:
        cities = self.cities
        return cities[index] if index < len(cities) else super().child(index - len(cities))

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        cities = self.cities
        if isinstance(child, CityAccess):
            return cities.index(child) if child in cities else -1
        found = super().indexOfChild(child)
        return found if found < 0 else found + len(cities)

    def focusChild(self) -> QAccessibleInterface | None:  # noqa: N802
        focused = self._view.focused_city if self._view.hasFocus() else None
        return next((one for one in self.cities if one.city == focused), super().focusChild())


def _forget(cities: list[CityAccess]) -> None:
    for city in cities:
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(city))
    cities.clear()


@cache
def make_boards_accessible() -> None:
    """From now on, once for the program."""
    QAccessible.installFactory(_factory)


def _factory(kind: str, thing: QObject) -> QAccessibleInterface | None:
    """Qt keeps what it is given until the view goes."""
    return BoardAccess(thing) if kind == KIND else None  # type: ignore[arg-type]
