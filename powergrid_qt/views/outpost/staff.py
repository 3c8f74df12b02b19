"""How many work for a company: figures, each behind the picture of whom it counts."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from powergrid_qt.views.pieces.tokens import draw_robot, draw_worker
from powergrid_qt.views.style.lettering import MEDIUM, scale_within, text_width, write

translate = QCoreApplication.translate

Group = tuple[Callable[[QPainter, QRectF, bool], None], bool, str]
"""How somebody is drawn, whether as a ghost, and the figure."""
SCALE = 0.95
LARGEST = 20.0


class Staff(NamedTuple):
    """Permanent workers, their places, those for a season, robots."""

    permanent: int
    places: int
    seasonal: int
    robots: int

    @property
    def words(self) -> list[str]:
        parts = [
            translate("Company", "{workers} permanent workers in {places} places").format(
                workers=self.permanent, places=self.places
            ),
            translate("Company", "{workers} seasonal workers").format(workers=self.seasonal),
        ]
        if self.robots:
            parts.append(translate("Company", "{robots} robots").format(robots=self.robots))
        return parts

    @property
    def _groups(self) -> list[Group]:
        groups: list[Group] = [(draw_worker, False, f"{self.permanent}/{self.places}")]
        if self.seasonal:
            groups.append((draw_worker, True, f"+{self.seasonal}"))
        if self.robots:
            groups.append((draw_robot, False, str(self.robots)))
        return groups

    def width(self, height: float) -> float:
        figures = [_figure_width(text, height) for _, _, text in self._groups]
        return sum(_side(height) + width + 5 for width in figures)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        side, at = _side(area.height()), area.left()
        for draw, ghost, text in self._groups:
            draw(painter, QRectF(at, area.center().y() - side / 2, side, side), ghost)
            width = _figure_width(text, area.height())
            figures = QRectF(at + side + 1, area.top(), width, area.height())
            write(painter, figures, text, scale=scale_within(area.height(), SCALE), weight=MEDIUM)
            at = figures.right() + 4


def _side(height: float) -> float:
    return min(height, LARGEST) - 3


def _figure_width(text: str, height: float) -> float:
    return text_width(text, scale_within(height, SCALE), MEDIUM) + 2
