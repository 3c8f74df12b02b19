"""Cards that slide to their new places, come from the pile and fade away."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QRectF, QVariantAnimation, Signal

DURATION_MS = 240
LIFT = 14.0
"""How far a card rises while it fades away."""


@dataclass(frozen=True, slots=True)
class Pose:
    area: QRectF
    opacity: float = 1.0

    def towards(self, other: "Pose", share: float) -> "Pose":
        a, b = self.area, other.area
        return Pose(
            QRectF(
                a.x() + (b.x() - a.x()) * share,
                a.y() + (b.y() - a.y()) * share,
                a.width() + (b.width() - a.width()) * share,
                a.height() + (b.height() - a.height()) * share,
            ),
            self.opacity + (other.opacity - self.opacity) * share,
        )


class Sliding(QObject):
    """Knows where each thing is at the moment, by a key of its own."""

    moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._from: dict[Hashable, Pose] = {}
        self._to: dict[Hashable, Pose] = {}
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(DURATION_MS)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self.moved)

    @property
    def running(self) -> bool:
        return self._animation.state() == QVariantAnimation.State.Running

    @property
    def _share(self) -> float:
        return float(self._animation.currentValue()) if self.running else 1.0

    def put(self, areas: Mapping[Hashable, QRectF]) -> None:
        """Have everything at its place at once."""
        self._animation.stop()
        self._to = {key: Pose(area) for key, area in areas.items()}
        self._from = dict(self._to)

    def slide(self, areas: Mapping[Hashable, QRectF], source: QRectF) -> None:
        """Move everything to its place; new things come from `source`, lost ones fade away."""
        now = self.poses()
        self._to = {key: Pose(area) for key, area in areas.items()}
        self._from = {key: now.get(key, Pose(source, 0.0)) for key in areas}
        for key, pose in now.items():
            if key not in areas and pose.opacity > 0:
                self._from[key] = pose
                self._to[key] = Pose(pose.area.translated(0, -LIFT), 0.0)
        if self._from != self._to:
            self._animation.stop()
            self._animation.start()

    def poses(self) -> dict[Hashable, Pose]:
        """Where everything is now; what has faded away is gone."""
        share = self._share
        poses = {
            key: self._from.get(key, target).towards(target, share)
            for key, target in self._to.items()
        }
        return {key: pose for key, pose in poses.items() if pose.opacity > 0.01}
