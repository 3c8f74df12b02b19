"""What `maps/README.md` tells whoever makes a board: its example is played, its table is true."""

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.engine import Game, GameConfig, SetupError
from powergrid_qt.engine.board import parse_board
from powergrid_qt.engine.board_check import REGION_COLORS
from powergrid_qt.engine.own_boards import players_by_edition, read_playable
from powergrid_qt.engine.texts import said_in
from powergrid_qt.paths import maps_dir

README = (maps_dir() / "README.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```json\n(.*?)```", README, re.DOTALL)
LEAST = {
    (int(players), edition): (int(regions), int(cities))
    for players, regions, usual, deluxe in re.findall(
        r"^\| (\d) \| (\d) \| (\d+)(?: \(`deluxe-2014`: (\d+)\))? \|$", README, re.MULTILINE
    )
    for edition, cities in (("classic-2009", usual), ("deluxe-2014", deluxe or usual))
}


@pytest.mark.parametrize("players", [2, 3])
def test_the_example_is_played_to_its_end(players: int, tmp_path: Path) -> None:
    [text] = EXAMPLE
    path = tmp_path / "my-board.json"
    path.write_text(text, encoding="utf-8")
    board = read_playable(path)
    assert players_by_edition(board, "my-board.json") == {"classic-2009": (2, 3)}
    assert [said_in("de", region.names) for region in board.regions] == [
        "Norden",
        "Middle",
        "South",
    ]
    seats = computer_seats(["easy"] * players)
    game = play_game(GameConfig("classic-2009", board.id, seats, 7, own_board=board))
    assert game.over
    most = max(len(player["cities"]) for player in game.snapshot()["players"])
    assert most >= json.loads(text)["editions"]["classic-2009"]["end_cities"][str(players)]


def chain(regions: int, cities: int, edition: str) -> dict[str, Any]:
    """So many cities one after the other, shared out among the regions."""
    ids = [f"c{number}" for number in range(cities)]
    return {
        **{"id": "chain", "name": "Chain", "about": "Made up for a test."},
        "regions": [
            {"id": f"r{number}", "name": f"Region {number}", "color": REGION_COLORS[number]}
            for number in range(regions)
        ],
        "cities": [
            {"id": city, "name": city, "region": f"r{n * regions // cities}", "x": n, "y": n % 3}
            for n, city in enumerate(ids)
        ],
        "connections": [{"a": a, "b": b, "cost": 5} for a, b in pairwise(ids)],
        "editions": {edition: {}},
    }


def test_the_table_names_every_number_of_players() -> None:
    assert {players for players, _ in LEAST} == {2, 3, 4, 5, 6}


@pytest.mark.parametrize(("players", "edition"), LEAST)
def test_with_one_city_less_than_the_table_says_there_is_no_room(
    players: int, edition: str
) -> None:
    regions, cities = LEAST[players, edition]
    seats = computer_seats(["random"] * players)
    enough = parse_board(chain(regions, cities, edition), "chain")
    Game(GameConfig(edition, enough.id, seats, 1, own_board=enough))
    few = parse_board(chain(regions, cities - 1, edition), "chain")
    with pytest.raises(SetupError, match="cities"):
        Game(GameConfig(edition, few.id, seats, 1, own_board=few))
