"""One way to paint: only pictures paint themselves. What is clicked is a button, what is read a
label, and the style sheet dresses both."""

import ast
from pathlib import Path

from powergrid_qt import views

VIEWS = Path(views.__file__).parent
FOLDERS = {"board", "pieces"}
"""The board; cards, tokens and houses."""
PICTURES = {
    "BoardCard": "a board's picture",
    "BoardPicture": "a board's picture",
    "BranchButton": "a line of the tree of games, a chart",
    "CityTrack": "the track, a chart",
    "HandOver": "the start picture, behind the cover",
    "LineChart": "a chart",
    "Painted": "what others are mixed with",
    "PaintedButton": "cards of the turn",
    "Schedule": "when an exercise comes again, a chart",
    "PlaceChart": "a chart",
    "PlayerCard": "a player's cards and tokens",
    "SkylineView": "the start picture",
    "TimeChart": "a chart",
    "Timeline": "a whole game on a bar, a chart",
    "Winners": "the light on the winners",
}


def painters() -> set[str]:
    """The classes that paint widgets by hand, but for those of the folders."""
    found = set()
    for path in VIEWS.rglob("*.py"):
        if path.relative_to(VIEWS).parts[0] not in FOLDERS:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef) and (
                    "Painted" in map(ast.unparse, node.bases)
                    or any(
                        isinstance(one, ast.FunctionDef) and one.name == "paintEvent"
                        for one in node.body
                    )
                ):
                    found.add(node.name)
    return found


def test_only_pictures_paint_themselves() -> None:
    assert painters() == set(PICTURES)
