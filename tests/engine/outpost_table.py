"""A table for the tests of Outpost's rules: a small map, and cards that tell what they can do.

Most printed numbers of this edition are not public: those in the data files are reconstructed,
and owners of the game may correct them. So the rules are tested here: what is sourced comes from
the shipped edition, and the rest is our own.

The map: p cities have a place for a plant, s cities one for a shelter.

    w1 3 w2          p2 also lies 10 from p1: the way through s1 is cheaper
     5
    p1 3 s1 4 p2 5 s2 6 p3 7 s3 5 e1 3 e2
     9         8         6
    p4 5 s4 6 p5 4 s5 8 p6 9 s6

Cards: "7", "7a" and so on have number 7; "plant_2_3" powers 3 cities with 2 workers, "shelter_2"
has 2 places, and a letter makes an equal one with a larger number; technologies have their names.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from powergrid_qt.engine import Board
from powergrid_qt.engine.board import City, Connection, Region
from powergrid_qt.engine.outpost.edition import (
    PLANT,
    SHELTER,
    Card,
    OutpostEdition,
    load_outpost_edition,
)

EDITION_ID, BOARD_ID = "outpost-2024", "outpost"

DATA_LIBRARY, ECOPLANTS, ROBOTS, NODULE = "data_library", "ecoplants", "robots", "nodule"
OUTPOST, OUTPOST_B = "outpost", "outpost_b"
LABORATORIES, MOON_BASE = "laboratories", "moon_base"

PRICES = (1, 2, 3, 4, 5, 6, 7, 8, 10)
"""Of the labour market."""

WAYS = (
    "p1 3 s1, s1 4 p2, p1 10 p2, p2 5 s2, s2 6 p3, p3 7 s3, p1 9 p4, p2 8 p5, p3 6 p6, "
    "p4 5 s4, s4 6 p5, p5 4 s5, s5 8 p6, p6 9 s6, p1 5 w1, w1 3 w2, s3 5 e1, e1 3 e2"
)


def shipped_edition() -> OutpostEdition:
    return load_outpost_edition(EDITION_ID, BOARD_ID)


def _small_map() -> tuple[Board, tuple[int, ...]]:
    """The map, and what lies on its connections."""
    ways = [way.split() for way in WAYS.split(", ")]
    costs = tuple(int(cost) for _, cost, _ in ways)
    names = sorted({end for a, _, b in ways for end in (a, b)})

    def city(name: str) -> City:
        slot = SHELTER if name[0] == "s" or name in ("w2", "e2") else PLANT
        return City(name, name, {"w": "west", "e": "east"}.get(name[0], "central"), 0, 0, slot)

    board = Board(
        id=BOARD_ID,
        names="Small",
        about="",
        geographic=False,
        regions=tuple(Region(name, name, "red") for name in ("central", "west", "east")),
        cities=tuple(map(city, names)),
        connections=tuple(Connection(a, b, None) for a, _, b in ways),
        tiles=tuple(sorted(costs)),
    )
    return board, costs


def _deck() -> Iterator[Card]:
    def card(name: str, kind: str, number: int, **facts: Any) -> Card:
        return Card(id=name, type=kind, number=number, back="socket", status={}, **facts)

    for number in range(1, 81):
        for copy in ("", "a", "b", "c", "d"):
            yield card(f"{number}{copy}", PLANT, number, workers=1, cities=1)
    for more, copy in enumerate(("", "b", "c", "d", "e")):
        for workers in range(1, 7):
            for cities in range(1, 10):
                name, number = f"plant_{workers}_{cities}{copy}", 100 + 10 * workers + cities
                yield card(name, PLANT, number + 100 * more, workers=workers, cities=cities)
        for places in range(1, 7):
            yield card(f"shelter_{places}{copy}", SHELTER, 700 + places + 10 * more, places=places)
    technologies = (card for card in shipped_edition().cards.values() if card.name)
    for number, technology in enumerate(technologies, start=81):
        name = technology.name.lower().replace(" ", "_")
        yield replace(technology, id=name, number=number)
        if name == OUTPOST:
            yield replace(technology, id=OUTPOST_B, number=99)


SMALL_MAP, TILES = _small_map()
EDITION = replace(
    shipped_edition(),
    cards={card.id: card for card in _deck()},
    labour_prices=PRICES,
    always_regions=("central",),
)
