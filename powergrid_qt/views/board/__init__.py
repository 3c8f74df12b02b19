"""The board on the screen: its drawing, the scene that shows a position, and the view on it."""

from powergrid_qt.views.board.looks import BoardCity
from powergrid_qt.views.board.scene import BoardScene
from powergrid_qt.views.board.view import BoardView

__all__ = ["BoardCity", "BoardScene", "BoardView"]
