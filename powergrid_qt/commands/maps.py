"""`powergrid-qt maps`: lists the boards, shows, draws or tells about one, or checks a user's own.
Qt is imported only to show and to draw."""

import argparse
import json
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from powergrid_qt.commands.failures import CommandError, printable
from powergrid_qt.commands.game_choice import is_board_file
from powergrid_qt.commands.screen import draw_without_screen, ensure_qt, has_screen
from powergrid_qt.commands.telling import counted
from powergrid_qt.engine import Board, board_ids, load_board
from powergrid_qt.engine.board import City, Connection, Uncertain
from powergrid_qt.engine.board_check import MOST_HOUSES
from powergrid_qt.engine.edition import edition_data, editions_for
from powergrid_qt.engine.own_boards import players_by_edition, read_playable
from powergrid_qt.engine.texts import english
from powergrid_qt.whole_file import tried_file, write_whole

WIDTH = 88
PARTS = {"regions": "region", "cities": "city", "connections": "connection"}
"""Parts of a board with many entries: their marks are counted, not listed."""


PICTURES = ("png", "svg", "pdf")


def run(arguments: argparse.Namespace) -> int:
    target: str | None = arguments.board
    pictures = {kind: path for kind in PICTURES if (path := getattr(arguments, kind)) is not None}
    if pictures:
        draw(target, pictures, arguments.size)
    elif target is None:
        show_all(as_json=arguments.json)
    else:
        in_window = has_screen() and not arguments.json and not arguments.text
        if is_board_file(target):
            board = read_playable(Path(target))
            tell_of_file(board, target, as_json=arguments.json)
        else:
            board = load_board(target)
            if not in_window:
                show_one(board, as_json=arguments.json)
        if in_window:
            ensure_qt()
            from powergrid_qt.views.window.application import show_map

            return show_map(board)
    return 0


def draw(target: str | None, pictures: dict[str, str], size: int) -> None:
    if target is None:
        raise CommandError("pictures are drawn of a board: name one")
    board = read_playable(Path(target)) if is_board_file(target) else load_board(target)
    paths = {kind: tried_file(Path(name)) for kind, name in pictures.items()}
    draw_without_screen()
    ensure_qt()
    from powergrid_qt.views.window.pictures import draw_map

    for kind, data in draw_map(board, list(pictures), size):
        write_whole(data, paths[kind])


# -- all boards -------------------------------------------------------------------------------


def show_all(*, as_json: bool) -> None:
    boards = [load_board(board) for board in board_ids()]
    if as_json:
        print(json.dumps([summary(board) for board in boards], ensure_ascii=False))
        return
    heads = ("id", "name", "regions", "cities", "connections", "editions")
    rows = [
        [", ".join(value) if isinstance(value, list) else str(value) for value in row.values()]
        for row in map(summary, boards)
    ]
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    for row in [list(heads), *rows]:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print("  ".join(cells).rstrip())


def summary(board: Board) -> dict[str, Any]:
    return {
        "id": board.id,
        "name": board.name,
        "regions": len(board.regions),
        "cities": len(board.cities),
        "connections": len(board.connections),
        "editions": list(editions_for(board)),
    }


# -- one board --------------------------------------------------------------------------------


def tell_of_file(board: Board, path: str, *, as_json: bool) -> None:
    """Tell that a file holds a good board, and for how many players."""
    if as_json:
        show_one(board, as_json=True)
    else:
        print(printable(f"{path}: a good board: {board.name}, {sizes(board)}"))
        for edition, found in players_by_edition(board, path).items():
            print(f"{edition}: for {', '.join(map(str, found)) or 'no'} players")


def show_one(board: Board, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(board_json(board), ensure_ascii=False, indent=1))
    else:
        print("\n".join(description(board)))


def sizes(board: Board) -> str:
    return (
        f"{counted(len(board.cities), 'city', 'cities')}"
        f" in {counted(len(board.regions), 'region')},"
        f" {counted(len(board.connections), 'connection')}"
    )


def description(board: Board) -> Iterator[str]:
    yield f"{board.name} ({board.id})"
    yield from wrapped(english(board.about))
    yield f"{sizes(board)}."
    names = {edition: english(edition_data(edition)["name"]) for edition in editions_for(board)}
    editions = [f"{edition} ({name})" for edition, name in names.items()]
    yield from wrapped(f"Editions: {', '.join(editions) or 'none yet'}.")
    yield ""
    for region in board.regions:
        cities = [city.name for city in board.cities if city.region == region.id]
        yield from wrapped(f"{region.name} ({region.id}, {region.color}): {', '.join(cities)}", 4)
    if board.metropolises:
        yield from titled("Metropolises, several cities joined at cost 0:", metropolises(board))
    if board.tiles:
        yield from titled("Connection costs are shuffled tiles:", [tiles(board)])
    if board.uncertain:
        about = "Connections on which the sources disagree:"
        yield from titled(about, (uncertain(board, doubt) for doubt in board.uncertain))
    if board.marks:
        yield from titled("How sure the parts of this board are:", certainty(board))


def titled(title: str, lines: Iterable[str]) -> Iterator[str]:
    yield ""
    yield title
    for line in lines:
        yield from (f"  {part}" for part in wrapped(line, 2))


def wrapped(text: str, indent: int = 0) -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent=" " * indent)


def metropolises(board: Board) -> Iterator[str]:
    for metropolis in board.metropolises:
        cities = ", ".join(board.city(city).name for city in metropolis.cities)
        yield f"{metropolis.name}: {cities}"


def tiles(board: Board) -> str:
    return ", ".join(f"{count} of cost {cost}" for cost, count in Counter(board.tiles).items())


def uncertain(board: Board, doubt: Uncertain) -> str:
    a, b = board.city(doubt.a).name, board.city(doubt.b).name
    others = ["no connection" if cost is None else str(cost) for cost in doubt.others]
    return f"{a} - {b}: {doubt.chosen} here, elsewhere {' or '.join(others)}"


def certainty(board: Board) -> Iterator[str]:
    """The marks, from the board as a whole down to its parts."""
    marked: Counter[tuple[str, str]] = Counter()
    for what, status in board.marks.items():
        part, _, name = what.partition(".")
        if part in PARTS:
            marked[part, status] += 1
        elif part == "board":
            yield f"the board as a whole: {status}"
        elif part == "facts":
            yield f"{name.replace('_', ' ')}: {status}"
        else:
            yield f"{part}, {name.replace('_', ' ')}: {status}"
    for (part, status), count in marked.items():
        yield f"{count} {part if count > 1 else PARTS[part]}: {status}"


# -- a board as JSON --------------------------------------------------------------------------


def board_json(board: Board) -> dict[str, Any]:
    data: dict[str, Any] = {
        "id": board.id,
        "name": board.name,
        "about": english(board.about),
        "editions": list(editions_for(board)),
        "regions": [
            {"id": region.id, "name": region.name, "color": region.color}
            for region in board.regions
        ],
        "cities": [city_json(board, city) for city in board.cities],
        "connections": [connection_json(connection) for connection in board.connections],
        "metropolises": list(map(asdict, board.metropolises)),
        "uncertain": list(map(asdict, board.uncertain)),
        "marks": dict(board.marks),
    }
    if board.tiles:
        data["tiles"] = list(board.tiles)
    return data


def city_json(board: Board, city: City) -> dict[str, Any]:
    x, y = ("lon", "lat") if board.geographic else ("x", "y")
    data: dict[str, Any] = {"id": city.id, "name": city.name, "region": city.region}
    data |= {x: city.x, y: city.y}
    if city.slot is not None:
        data["slot"] = city.slot
    if city.houses != MOST_HOUSES:
        data["houses"] = city.houses
    return data


def connection_json(connection: Connection) -> dict[str, Any]:
    """Return a connection as JSON; `cost` is null where a shuffled tile decides it."""
    data = {"a": connection.a, "b": connection.b, "cost": connection.cost}
    return data | ({"extra": connection.extra} if connection.extra else {})
