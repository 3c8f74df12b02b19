"""Which city lies in a direction, for the arrow keys."""

from PySide6.QtCore import QPointF

from powergrid_qt.views.board.scene import BoardScene


def nearest_in_direction(scene: BoardScene, start: str, direction: QPointF) -> str | None:
    """The nearest city within 45 degrees of a direction, counting the way ahead only.

    By this measure whoever always presses the arrow towards a city arrives there, so that every
    city that matters can be reached from every other.
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
