"""Families of editions: each has its part on every floor, and nobody else tells them apart."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import powergrid_qt
from powergrid_qt.engine import edition_ids
from powergrid_qt.engine.edition import edition_data
from powergrid_qt.engine.families import family_on
from tests.story_games import config

PACKAGE = Path(powergrid_qt.__file__).parent
FLOORS = ("engine", "ai", "words", "models", "app", "views")
FAMILIES = {edition_data(edition)["game"] for edition in edition_ids()}
KINDS = {f"{family.capitalize()}{kind}" for family in FAMILIES for kind in ("State", "Edition")}


@pytest.mark.parametrize("floor", FLOORS)
@pytest.mark.parametrize("edition", edition_ids())
def test_every_edition_has_its_family_on_every_floor(floor: str, edition: str) -> None:
    board = next(iter(edition_data(edition)["boards"]))
    part = family_on(floor, config(edition, board))
    module = getattr(part, "__module__", None) or type(part).__module__
    assert module.startswith(f"powergrid_qt.{floor}.{edition_data(edition)['game']}.")


def shared_texts() -> Iterator[tuple[str, str]]:
    """All files that belong to no family and might speak of one, by their names."""
    words = KINDS | {f'"{family}"' for family in FAMILIES}
    for path in PACKAGE.rglob("*.py"):
        place = path.relative_to(PACKAGE)
        text = path.read_text(encoding="utf-8")
        if not FAMILIES & set(place.parts[:-1]) and any(word in text for word in words):
            yield str(place), text


def forks(tree: ast.AST) -> Iterator[int]:
    """The lines that ask of which family a position or an edition is. An `assert` does not ask."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Assert):
            continue
        if isinstance(node, ast.Call):
            names = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
            if "isinstance" in names and names & KINDS:
                yield node.lineno
        elif isinstance(node, ast.Compare):
            texts = {one.value for one in ast.walk(node) if isinstance(one, ast.Constant)}
            if texts & FAMILIES:
                yield node.lineno
        yield from forks(node)


def test_nobody_else_asks_of_which_family_a_game_is() -> None:
    found = {f"{name}:{line}" for name, text in shared_texts() for line in forks(ast.parse(text))}
    assert not found


def test_a_fork_would_be_found() -> None:
    for fork in ("x = isinstance(state, GridState)", "if data['game'] == 'outpost': pass"):
        assert list(forks(ast.parse(fork))) == [1]
    assert not list(forks(ast.parse("assert isinstance(state, OutpostState)")))
