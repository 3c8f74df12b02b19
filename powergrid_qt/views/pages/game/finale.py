"""The last moment on the board: night falls, and the lights go on city by city, for the last
player first. A click or a key goes straight to the ranking."""

from PySide6.QtCore import QPoint, QRectF, QSequentialAnimationGroup, QVariantAnimation, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.views.board.board_panel import BoardPanel
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import Label, Overlay
from powergrid_qt.views.style.keys import KeyHold
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.style.lettering import BOLD, line_height
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.words.names import cities_text

CITY_MS, MOST_MS = 50, 1800
"""Milliseconds for each light, and at most for all of them."""
STAY_MS = 600
"""Milliseconds that all lights stay on."""


class Finale(Overlay):
    """A sheet over the board says whose lights go on. `over`: all of them are, or nobody wants to
    wait for them. Whatever sends it away does nothing else: it was meant for the lights."""

    over = Signal()

    def __init__(self, controller: GameController, board: BoardPanel, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller, self._board = controller, board
        self._lights: list[tuple[int, str]] = []
        """Seats and cities, in the order in which the lights go on."""
        self._on = 0
        self._color = ""
        self._animation: QSequentialAnimationGroup | None = None
        self._hold = KeyHold(parent, lambda _key: self._end(), click=self._end)
        side = round(1.5 * line_height())
        self._shape = Picture(self._draw_shape, size=(side, side))
        self._label = Label("", 1.3, BOLD)
        self.setProperty("kind", "sheet")
        row(
            *(self._shape, self._label),
            into=self,
            spacing=SPACE + 4,
            margins=(2 * SPACE, SPACE, 2 * SPACE, SPACE),
        )
        controller.changed.connect(self.stop)

    @property
    def playing(self) -> bool:
        return self._animation is not None

    def play(self) -> None:
        """Begin, for the game on the board, which is over."""
        result = self._controller.game.state.result
        assert result is not None
        self._lights = [
            (seat, city)
            for seat in reversed(result.ranking)
            for city in self._board.lit_cities(seat, result.powered[seat])
        ]
        self._on = 0
        self._board.fall_night()
        lights = QVariantAnimation()
        lights.setStartValue(0)
        lights.setEndValue(len(self._lights))
        lights.setDuration(min(CITY_MS * len(self._lights), MOST_MS))
        lights.valueChanged.connect(self._light_up)
        self._animation = QSequentialAnimationGroup(self)
        self._animation.addAnimation(lights)
        self._animation.addPause(STAY_MS)
        self._animation.finished.connect(self._end)
        self._hold.begin()
        self._animation.start()

    def _light_up(self, count: int) -> None:
        for seat, city in self._lights[self._on : count]:
            self._board.light(city)
            self._tell(seat)
        self._on = max(count, self._on)

    def _tell(self, seat: int) -> None:
        game = self._controller.game
        assert game.state.result is not None
        player = game.config.players[seat]
        self._color = player.color
        self._shape.update()
        cities = cities_text(game.state.result.powered[seat])
        self._label.setText(f"{player.name}: {cities}")
        self.appear()

    def _end(self) -> None:
        self.stop()
        self.over.emit()

    def stop(self) -> None:
        """Make it day again, without emitting `over`."""
        if self._animation is None:
            return
        self._hold.end()
        self._animation.stop()
        self._animation.deleteLater()
        self._animation = None
        self._board.end_night()
        self.hide()

    def place(self) -> None:
        """Below the board, in the middle: no light is covered, and nothing there matters now."""
        self.resize(self.sizeHint())
        corner = self._board.mapTo(self.host, QPoint(0, self._board.height() + SPACE))
        middle = corner.x() + (self._board.width() - self.width()) // 2
        self.move(middle, min(corner.y(), self.host.height() - self.height() - SPACE))

    def _draw_shape(self, painter: QPainter, box: QRectF) -> None:
        if self._color:
            draw_house(painter, box, self._color)
