"""One way to paint: only pictures paint themselves. What is clicked is a button, what is read a
label, and the style sheet dresses both."""

import ast
from pathlib import Path

from powergrid_qt import views

VIEWS = Path(views.__file__).parent
FOLDERS = {"board", "pieces"}
"""The board; cards, tokens and houses."""
PICTURES = {
    "pages/end/winners.py": "the light on the winners",
    "pages/game/city_track.py": "the track, a chart",
    "pages/game/hand_over.py": "the start picture, behind the cover",
    "pages/history/time_chart.py": "a chart",
    "pages/new_game/board_row.py": "a board's picture",
    "pages/replay/timeline.py": "a whole game on a bar, a chart",
    "pages/start/skyline_view.py": "the start picture",
    "story/charts.py": "a chart",
    "story/place_chart.py": "a chart",
    "turn/cards.py": "cards",
}


def painters() -> set[str]:
    """The files that paint widgets by hand."""
    found = set()
    for path in VIEWS.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        if "paintEvent" in names:
            found.add(path.relative_to(VIEWS).as_posix())
    return found


def test_only_pictures_paint_themselves() -> None:
    elsewhere = {path for path in painters() if path.split("/")[0] not in FOLDERS}
    assert elsewhere == set(PICTURES)
