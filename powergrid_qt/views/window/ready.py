"""What tables are made of, ready before they are asked for: in steps, as `Steps` takes them."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from powergrid_qt.engine import GameConfig
    from powergrid_qt.views.pages.game.table import Table

FLOORS = ("engine", "models", "app", "views")


def family_steps(config: "GameConfig") -> Iterator[str]:
    """The modules of a family of editions."""
    from powergrid_qt.engine.families import family_on

    for floor in FLOORS:
        family_on(floor, config)
        yield floor


def table_steps(page: "Table", config: "GameConfig") -> Iterator[str]:
    """For a game of this kind, the first on a table."""
    yield from family_steps(config)
    page.market.prepare(config)
    yield "market"


def lesson_steps(make: Callable[[], "Table"]) -> Iterator[str]:
    """Whoever reads the list of lessons will take one, on the table that is made here."""
    from powergrid_qt.app.lessons.lesson import all_lessons
    from powergrid_qt.views.pages.lessons import lesson_page  # noqa: F401

    yield "modules"
    page = make()
    yield "page"
    yield from table_steps(page, all_lessons()[0].record().config)


def puzzle_steps(make: Callable[[], "Table"]) -> Iterator[str]:
    """The same with the puzzles, which are of several editions."""
    from powergrid_qt.app.puzzles import all_puzzles
    from powergrid_qt.views.pages.puzzles import puzzle_page  # noqa: F401

    yield "modules"
    page = make()
    yield "page"
    for puzzle in {puzzle.edition: puzzle for puzzle in all_puzzles()}.values():
        yield from table_steps(page, puzzle.record().config)
