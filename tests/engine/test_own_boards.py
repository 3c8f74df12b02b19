"""Boards of one's own: played by their file alone, and their records need nothing else."""

import json
import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.engine import Game, GameConfig, Overrides, Record, board_ids, load_board
from powergrid_qt.engine.board import Board, parse_board, read_board
from powergrid_qt.engine.edition import editions_for, facts_for
from powergrid_qt.engine.grid.building import Building
from powergrid_qt.engine.grid.edition import load_grid_edition
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Build, Done
from powergrid_qt.engine.network import Network
from powergrid_qt.engine.own_boards import players_by_edition, read_playable
from powergrid_qt.engine.record import parse_record, record_text, replayed
from powergrid_qt.engine.refusals import RecordError, SetupError
from powergrid_qt.engine.schema import DataError
from powergrid_qt.paths import maps_dir
from tests.own_boards import sicily, write_sicily

EDITION = "classic-2009"


def board_with(**more: Any) -> Board:
    return parse_board(sicily(**more), "sicily.json")


def config(board: Board, players: int = 3, edition: str = EDITION) -> GameConfig:
    seats = computer_seats(["random"] * players)
    return GameConfig(edition, board.id, seats, seed=5, own_board=board)


def test_it_is_played_to_the_end_and_its_record_carries_it() -> None:
    game = play_game(config(board_with()))
    assert game.over
    text = record_text(Record.of(game))
    assert json.loads(text)["about"]["board"] == sicily()
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


def test_a_market_starts_and_is_refilled_as_the_board_says() -> None:
    tables = {"start_from": {"coal": 5}, "refill": {"coal": {"3": [9, 9, 9]}}}
    game = Game(config(board_with(editions={EDITION: {"fuel_market": tables}})))
    assert game.snapshot()["resources"]["coal"] == 12
    rules = game.state.rules
    assert rules.refill_table(game.state)["coal"] == (9, 9, 9)
    assert rules.refill_table(game.state)["oil"] == (2, 3, 4), "the rest is as usual"


@pytest.mark.parametrize("like", ["europe", "north-america"])
def test_a_deluxe_board_takes_its_tables_from_another_one(like: str) -> None:
    edition = "deluxe-2014"
    board = board_with(editions={edition: {"like": like, "payout": [5]}})
    rules = Game(config(board, edition=edition)).state.rules
    shipped = load_grid_edition(edition, like)
    assert rules.edition == replace(shipped, payout=(5,))
    assert play_game(config(board, edition=edition)).over
    plain = board_with(editions={edition: {}})
    first = Game(config(plain, edition=edition)).state.rules.edition
    assert first == load_grid_edition(edition, "europe")


@pytest.mark.parametrize("board_id", board_ids())
def test_a_corrected_copy_is_played_like_the_board_that_it_corrects(board_id: str) -> None:
    copy = read_board(maps_dir() / f"{board_id}.json")
    assert not copy.shipped
    original = load_board(board_id)
    assert players_by_edition(copy, "copy") == players_by_edition(original, board_id)
    assert facts_for(copy) == facts_for(original)


def test_a_board_can_only_be_like_one_of_its_edition() -> None:
    board = board_with(editions={EDITION: {"like": "europe"}})
    with pytest.raises(SetupError, match='is not played on "europe"'):
        Game(config(board))


def test_a_city_may_have_room_for_fewer_houses() -> None:
    data = sicily(editions={EDITION: {"end_cities": {"4": 13}}})
    for city in data["cities"]:
        city["houses"] = 1 if city["id"] in ("c00", "c01") else 2
    game = play_game(config(parse_board(data, "sicily.json"), players=4))
    assert game.over
    board, slots = game.state.rules.board, game.state.slots
    assert max(map(len, slots)) == 2
    assert all(len(slots[board.city_index[city]]) <= 1 for city in ("c00", "c01"))


def test_a_full_city_is_refused_and_the_trust_stays_out() -> None:
    data = sicily(editions={"deluxe-2014": {}})
    data["cities"][0]["houses"] = 1
    board = parse_board(data, "sicily.json")
    regions = ("r0", "r1", "r2")
    setup = Overrides(regions=regions)
    game = Game(replace(config(board, players=2, edition="deluxe-2014"), setup=setup))
    while not isinstance(game.state.decision, Building):
        # the Trust settles far from that city
        game.apply(list(game.legal_moves)[-1])
    state, first = game.state, game.state.decision.seat
    assert isinstance(state, GridState)
    assert state.trust is not None
    left = state.trust.left
    for player in state.players:
        player.money = 100
    game.apply(Build(first, "c00"))
    assert (state.slots[0], state.trust.left) == ((first,), left)
    state.step = 3
    game.apply(Done(first))
    second = Building(1 - first, (first,))
    assert str(game.why_not(Build(1 - first, "c00"))) == "Città 00 is full in step 3"
    assert "c00" not in second.options(state).all_prices


def test_a_connection_may_cost_something_besides() -> None:
    data = sicily()
    data["connections"][0]["extra"] = 20
    board = parse_board(data, "sicily.json")
    assert (board.costs()[0], board.costs()[1]) == (25, 6)
    assert Network(board, ["r0"]).edge_cost(0, 1) == 25
    tiled = sicily()
    for connection in tiled["connections"]:
        del connection["cost"]
    count = len(tiled["connections"])
    tiled["connections"][0]["extra"] = 20
    board = parse_board({**tiled, "tiles": {"values": {"7": count}}}, "sicily.json")
    assert board.costs()[0] is None
    assert Network(board, ["r0"], board.tiles).edge_cost(0, 1) == 27


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (
            {"payout": 5},
            'editions.classic-2009: "payout" must be a list of whole numbers from 0 to 9999, not'
            " empty, not 5",
        ),
        ({"game": "outpost"}, 'editions.classic-2009: unknown key "game"'),
        (
            {"max_plants": {"3": 0}},
            'editions.classic-2009.max_plants: "3" must be a whole number from 1 to 9999, not 0',
        ),
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
        assert players_by_edition(board, "sicily.json") == {EDITION: counts}
    else:
        with pytest.raises(DataError, match=r"sicily\.json: for 2 players 3 regions are needed"):
            players_by_edition(board, "sicily.json")


@pytest.mark.parametrize(
    ("board_id", "fine"),
    [
        *((name, True) for name in ("x", "my-land", "Straße 7", "my_board.2", "x" * 40)),
        *((name, False) for name in ("../../etc/x", "a/b", "a\\b", "...", ".x", "x ", "x\ny")),
        *((name, False) for name in ("x" * 41, "<b>x</b>", "usa", "outpost")),
    ],
)
def test_a_file_needs_an_id_that_is_a_name_and_nobody_else_s(
    board_id: str, fine: bool, tmp_path: Path
) -> None:
    path = write_sicily(tmp_path, id=board_id)
    if fine:
        assert read_playable(path).id == board_id
    else:
        with pytest.raises(
            DataError, match=r'sicily\.json: ("id" must be a name|there is another)'
        ):
            read_playable(path)


def test_our_own_files_may_be_read_like_any() -> None:
    assert read_playable(maps_dir() / "usa.json").id == "usa"


def test_records_with_boards_that_would_be_refused_now_stay_readable() -> None:
    spot = [{**city, "x": 5, "y": 5} for city in sicily()["cities"]]
    board = parse_board(sicily(id="../germany", cities=spot), "sicily.json")
    record = Record.of(Game(config(board)))
    assert parse_record(record_text(record)).config == record.config


def test_too_few_regions_or_cities_are_refused() -> None:
    few = "for 6 players 5 regions are needed, and this board has 4"
    with pytest.raises(SetupError, match=few):
        Game(config(board_with(regions=4), players=6))
    data = sicily()
    data["cities"] = [city for city in data["cities"] if city["x"] < 400]
    kept = {city["id"] for city in data["cities"]}
    data["connections"] = [c for c in data["connections"] if {c["a"], c["b"]} <= kept]
    few = "for 3 players 17 cities are needed, and some regions have only 15"
    with pytest.raises(SetupError, match=few):
        Game(config(parse_board(data, "sicily.json")))


@pytest.mark.parametrize(
    ("data", "edition", "message"),
    [
        (
            sicily(cities=[{**city, "houses": 1} for city in sicily()["cities"]]),
            EDITION,
            "with 3 players the game ends at 17 cities, but nobody can build more than 7",
        ),
        (
            sicily(editions={EDITION: {"houses": 9}}),
            EDITION,
            "with 3 players the game ends at 17 cities, but nobody can build more than 9",
        ),
        (
            sicily(
                connections=[{"a": one["a"], "b": one["b"]} for one in sicily()["connections"]],
                tiles={"values": {"5": len(sicily()["connections"])}},
            ),
            EDITION,
            'in the edition "classic-2009" all connections need a "cost"',
        ),
        (
            sicily(editions={"outpost-2024": {}}),
            "outpost-2024",
            'always_regions: there is no region "central"',
        ),
        (
            sicily(
                editions={
                    "outpost-2024": {"always_regions": ["r0"], "regions": {"3": 3}},
                }
            ),
            "outpost-2024",
            'in the edition "outpost-2024" all cities need a "slot"',
        ),
    ],
)
def test_what_its_rules_cannot_do_is_refused(
    data: dict[str, Any], edition: str, message: str
) -> None:
    with pytest.raises(SetupError) as caught:
        Game(config(parse_board(data, "sicily.json"), edition=edition))
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("own", "message"),
    [
        ({**sicily(), "cities": []}, '"cities" must not be empty'),
        ({**sicily(), "id": "malta"}, 'is played on "sicily", but "about" holds the board "malta"'),
        ("sicily.json", 'about: "board" must be an object, not "sicily.json"'),
    ],
)
def test_a_record_with_a_wrong_board_is_refused(own: object, message: str) -> None:
    data = json.loads(record_text(Record.of(Game(config(board_with())))))
    data["about"]["board"] = own
    with pytest.raises(RecordError) as caught:
        parse_record(json.dumps(data))
    assert message in str(caught.value)
