"""Boards of one's own: played by their file alone, and their records need nothing else."""

import json
import pickle
from typing import Any

import pytest

from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.engine import Game, GameConfig, Record
from powergrid_qt.engine.board import Board, parse_board
from powergrid_qt.engine.edition import editions_for
from powergrid_qt.engine.own_boards import players_by_edition
from powergrid_qt.engine.record import parse_record, record_text, replayed
from powergrid_qt.engine.refusals import RecordError, SetupError
from powergrid_qt.engine.schema import DataError
from tests.own_boards import italy

EDITION = "classic-2009"


def board_with(**more: Any) -> Board:
    return parse_board(italy(**more), "italy.json")


def config(board: Board, players: int = 3, edition: str = EDITION) -> GameConfig:
    seats = computer_seats(["random"] * players)
    return GameConfig(edition, board.id, seats, seed=5, own_board=board)


def test_it_is_played_to_the_end_and_its_record_carries_it() -> None:
    game = play_game(config(board_with()))
    assert game.over
    text = record_text(Record.of(game))
    assert json.loads(text)["about"]["board"] == italy()
    again = replayed(parse_record(text))
    assert again.snapshot() == game.snapshot()
    assert record_text(Record.of(again)) == text


def test_it_travels_to_other_processes() -> None:
    game = Game(config(board_with()))
    again = pickle.loads(pickle.dumps(game))
    assert again.state.rules.board == game.state.rules.board
    assert again.snapshot() == game.snapshot()
    assert hash(again.config) == hash(game.config)


def test_without_a_word_about_editions_it_is_played_like_most_boards() -> None:
    assert editions_for(board_with()) == (EDITION,)
    with pytest.raises(SetupError, match="it is played with: classic-2009"):
        Game(config(board_with(), edition="classic-2004"))


def test_it_names_its_editions_and_what_it_changes_in_them() -> None:
    changes = {
        "payout": [7, 8, 9],
        "fuel_market": {
            "start_from": {"coal": 8},
            "refill": {"coal": {"3": [1, 1, 1]}},
        },
        "rules": {"scrap_new": False},
    }
    board = board_with(editions={"classic-2004": {}, EDITION: changes})
    assert editions_for(board) == ("classic-2004", EDITION)
    usual, changed = (Game(config(board, edition=edition)) for edition in editions_for(board))
    assert (usual.snapshot()["resources"]["coal"], changed.snapshot()["resources"]["coal"]) == (
        24,
        3,
    )
    assert changed.state.rules.edition.income(2) == 9
    assert usual.state.rules.edition.income(2) == 33


def test_two_boards_of_one_name_are_not_mixed_up() -> None:
    poor = board_with(editions={EDITION: {"payout": [1]}})
    assert Game(config(poor)).state.rules.edition.income(5) == 1
    assert Game(config(board_with())).state.rules.edition.income(5) == 64


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"payout": 5}, '"payout" must be a list of whole numbers, 0 or more, not empty, not 5'),
        ({"game": "outpost"}, 'classic-2009 on italy: unknown key "game"'),
        ({"rules": {"trsut": True}}, 'rules: unknown key "trsut" (did you mean "trust"?)'),
    ],
)
def test_a_wrong_change_is_told(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(DataError) as caught:
        Game(config(board_with(editions={EDITION: changes})))
    assert message in str(caught.value)


@pytest.mark.parametrize(("regions", "counts"), [(6, (2, 3, 4, 5, 6)), (4, (2, 3, 4)), (2, ())])
def test_it_tells_for_how_many_players_it_has_room(regions: int, counts: tuple[int, ...]) -> None:
    board = board_with(regions=regions)
    if counts:
        assert players_by_edition(board, "italy.json") == {EDITION: counts}
    else:
        with pytest.raises(DataError, match=r"italy\.json: for 2 players 3 regions are needed"):
            players_by_edition(board, "italy.json")


def test_too_few_regions_or_cities_are_refused() -> None:
    few = "for 6 players 5 regions are needed, and this board has 4"
    with pytest.raises(SetupError, match=few):
        Game(config(board_with(regions=4), players=6))
    data = italy()
    data["cities"] = [city for city in data["cities"] if city["x"] < 400]
    kept = {city["id"] for city in data["cities"]}
    data["connections"] = [c for c in data["connections"] if {c["a"], c["b"]} <= kept]
    few = "for 3 players 17 cities are needed, and some regions have only 15"
    with pytest.raises(SetupError, match=few):
        Game(config(parse_board(data, "italy.json")))


@pytest.mark.parametrize(
    ("own", "message"),
    [
        ({**italy(), "cities": []}, '"cities" must not be empty'),
        ({**italy(), "id": "malta"}, 'is played on "italy", but "about" holds the board "malta"'),
        ("italy.json", 'about: "board" must be an object, not "italy.json"'),
    ],
)
def test_a_record_with_a_wrong_board_is_refused(own: object, message: str) -> None:
    data = json.loads(record_text(Record.of(Game(config(board_with())))))
    data["about"]["board"] = own
    with pytest.raises(RecordError) as caught:
        parse_record(json.dumps(data))
    assert message in str(caught.value)
