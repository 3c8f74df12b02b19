"""What if: supposed on copies, and by the engine alone."""

import ast
from collections.abc import Iterator
from pathlib import Path

import powergrid_qt
from powergrid_qt.engine.what_if import trial, with_money
from tests.engine.positions import new_game, owned
from tests.engine.whole_position import everything

ABOVE = ("app", "commands", "models", "views", "words")
"""Floors above the engine, but for `ai`, which guesses what is hidden in copies of its own."""


def test_a_trial_does_not_know_the_pile() -> None:
    game = new_game()
    assert trial(game).state.pile == ()
    assert game.state.pile


def test_money_is_supposed_in_a_copy() -> None:
    game = new_game()
    before = everything(game.state)
    assert owned(with_money(game, 1, 7), 1)["money"] == 7
    assert everything(game.state) == before


def written_states(file: Path) -> Iterator[str]:
    """Assignments to a part of something that is called a state."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store):
            owner = ast.unparse(node.value)
            if "state" in owner.replace("[", ".").split("."):
                yield f"{file.name}: {ast.unparse(node)}"


def test_nobody_above_the_engine_writes_into_a_position() -> None:
    package = Path(powergrid_qt.__file__).parent
    files = [file for floor in ABOVE for file in (package / floor).rglob("*.py")]
    assert len(files) > 100
    assert [one for file in files for one in written_states(file)] == []
