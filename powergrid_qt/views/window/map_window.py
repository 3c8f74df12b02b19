"""Maps for the command line: in a window, or drawn without one."""

from collections.abc import Iterator, Sequence

from powergrid_qt.engine import Board
from powergrid_qt.views.board.export import board_pdf, board_png, board_svg
from powergrid_qt.views.board.scene import BoardScene
from powergrid_qt.views.style.theme import load_fonts
from powergrid_qt.views.window.application import make_application, make_window, watch
from powergrid_qt.views.window.mishap_teller import MishapTeller
from powergrid_qt.views.window.places import ToMaps


def show_map(board: Board) -> int:
    """Open the window on a board; gives the exit code when it was closed."""
    log = watch()
    application = make_application()
    window = make_window(application)
    MishapTeller(log, window)
    window.go(ToMaps())
    window.map_page.show_board(board)
    window.show()
    return application.exec()


def draw_map(board: Board, kinds: Sequence[str], size: int) -> Iterator[tuple[str, bytes]]:
    """A board as files of these kinds: png, svg, pdf. `size`: pixels of the PNG's longer side."""
    make_application()
    load_fonts()
    scene = BoardScene(board)
    for kind in kinds:
        if kind == "png":
            yield kind, board_png(scene, size)
        else:
            yield kind, {"svg": board_svg, "pdf": board_pdf}[kind](scene)
