"""The frames of a game as a moving picture: the board as it fills, and how everybody stands."""

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from powergrid_qt.app.export.encoding import PictureFrame
from powergrid_qt.engine import Game, Record
from powergrid_qt.engine.events import BuildingBuilt, CityConnected, GameEnded, RoundStarted
from powergrid_qt.engine.record import replay
from powergrid_qt.views.board.board_panel import show_setting, standing_in_cities
from powergrid_qt.views.board.export import write
from powergrid_qt.views.board.looks import BOLD, BoardCity, text_width
from powergrid_qt.views.board.scene import BoardScene
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.theme import theme
from powergrid_qt.words.names import board_name

MARGIN, HEAD, FOOT = 16.0, 52.0, 60.0
"""The sizes of the picture's parts, in units of the board's drawing like all that follow."""
SHAPE, TEXT = 26.0, 22.0
MOST_PARTS = 8
"""When more cities than this change, as with a new step, the whole board is painted."""
BANDS = 8
"""The number of parts in which the board is painted: between them the window reacts."""
SEEN = CityConnected | BuildingBuilt | RoundStarted | GameEnded
"""The kinds of events that are worth a frame."""


def moments(record: Record) -> list[int]:
    """The positions that are shown, as numbers of moves."""
    *_, game = replay(record)
    return [
        number
        for number in range(len(game.moves) + 1)
        if any(isinstance(event, SEEN) for event in game.events_of(number))
    ]


class MovingPicture:
    """Paints with a board of its own, while another one is on the screen."""

    def __init__(self, record: Record, longer_side: int) -> None:
        self._record = record
        self.moments = moments(record)
        board = next(replay(record)).state.rules.board
        self._scene = BoardScene(board)
        self._scene.animated = False
        frame = self._scene.outlines.frame
        width, height = frame.width() + 2 * MARGIN, HEAD + frame.height() + FOOT
        self._scale = longer_side / max(width, height)
        # Rows of pixels without gaps between them have a width that can be divided by four.
        self.size = QSize(round(width * self._scale / 4) * 4, round(height * self._scale))
        self._board = QRectF(QPointF(MARGIN, HEAD), frame.size())
        self._image = QImage(self.size, QImage.Format.Format_RGB888)
        self._image.fill(theme().color("panel"))
        self._shown: dict[str, BoardCity] = {}

    def frames(self) -> Iterator[PictureFrame | None]:
        """Yield frames, and None while one takes longer: others may work before it goes on."""
        wanted = set(self.moments)
        inwards = self._board.topLeft() - self._scene.outlines.frame.topLeft()
        for number, game in enumerate(replay(self._record)):
            if number not in wanted:
                continue
            for index, part in enumerate(self._changed(game)):
                if index > 0:
                    yield None
                with self._painter() as painter:
                    self._scene.render(painter, part.translated(inwards), part)
            with self._painter() as painter:
                self._write(painter, game)
            yield PictureFrame(*self.size.toTuple(), bytes(self._image.constBits()))

    def _painter(self) -> QPainter:
        """Return a painter that paints in units of the board's drawing."""
        painter = QPainter(self._image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._scale, self._scale)
        return painter

    def _changed(self, game: Game) -> list[QRectF]:
        """Show a position; the parts of the board that look otherwise now: the whole board takes
        too long to be painted again and again."""
        scene, before = self._scene, self._scene.in_play
        show_setting(scene, game.state)
        anew = not self._shown or before != scene.in_play
        found = []
        for city, standing in standing_in_cities(game):
            if standing != self._shown.get(city):
                self._shown[city] = standing
                scene.show_city(city, standing)
                found.append(scene.cities[city].sceneBoundingRect())
        return self._bands() if anew or len(found) > MOST_PARTS else found

    def _bands(self) -> list[QRectF]:
        """The whole board in parts, which end between two rows of pixels."""
        frame, top = self._scene.outlines.frame, self._board.top()
        rows = [
            round((top + frame.height() * number / BANDS) * self._scale) / self._scale - top
            for number in range(1, BANDS)
        ]
        edges = [0.0, *rows, frame.height()]
        return [
            QRectF(frame.left(), frame.top() + above, frame.width(), below - above)
            for above, below in pairwise(edges)
        ]

    def _write(self, painter: QPainter, game: Game) -> None:
        """Write where the game is above the board, and who has how many cities below it."""
        panel, state, players = theme().color("panel"), game.state, game.config.players
        width, below = self._board.width() + 2 * MARGIN, self._board.bottom()
        painter.fillRect(QRectF(0, 0, width, HEAD), panel)
        painter.fillRect(QRectF(0, below, width, FOOT), panel)
        words = QCoreApplication.translate("MovingPicture", "Round {round}")
        title = f"{board_name(self._scene.board)}  ·  {words.format(round=state.round)}"
        write(painter, QPointF(MARGIN, HEAD / 2), title, 28, BOLD)
        part = self._board.width() / len(players)
        for seat, player in enumerate(players):
            at = QPointF(MARGIN + seat * part, below + FOOT / 2)
            draw_house(painter, QRectF(at.x(), at.y() - SHAPE / 2, SHAPE, SHAPE), player.color)
            text = f"{state.players[seat].connected}  {player.name}"
            room = part - SHAPE - 16
            size = min(TEXT, TEXT * room / text_width(text, TEXT, BOLD))  # long names are small
            write(painter, at + QPointF(SHAPE + 8, 0), text, size, BOLD)
