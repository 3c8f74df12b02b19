"""Boards of one's own may use all that the boards of the expansions change."""

from typing import Any

import pytest

from powergrid_qt.engine import Game, GameConfig
from powergrid_qt.engine.board import parse_board
from powergrid_qt.engine.edition import edition_facts
from powergrid_qt.engine.own_boards import players_by_edition
from powergrid_qt.engine.schema import DataError
from tests.engine.positions import grid, seats
from tests.engine.seven_boards import EDITIONS, NEW, OLD
from tests.own_boards import sicily


def own_game(**changes: Any) -> Game:
    board = parse_board(sicily(changes={"always": changes}), "test")
    config = GameConfig(OLD, board.id, seats(3), 1, own_board=board)
    return Game(config)


ALL: dict[str, Any] = {
    "opening": {"out": [12], "top": [13, 15], "at_step2": [44], "spared": {"fuels": ["oil"]}},
    "plant_needs": [{"fuel": "uranium", "city_in": ["r0", "r1"]}],
    "turnover": {"smallest_too": "always", "never_buried": ["fusion"], "lifted": ["wind"]},
    "fuel_price": [{"fuel": "oil", "city": "c00", "add": 2, "least": 1}],
    "phase_out": {"plant": 35, "fuel": "oil"},
    "from_supply": {"garbage": 9},
}


def test_a_board_of_ones_own_may_use_all_switches() -> None:
    state = grid(own_game(**ALL))
    edition = state.rules.edition
    assert state.pile[:2] == (13, 15)
    assert (state.waiting, edition.opening.out) == ((44,), (12,))
    assert state.rules.never_buried == {50}
    assert edition.phase_out is not None
    garbage = edition.fuel_index["garbage"]
    assert state.available(garbage) == 24
    assert edition.scales[garbage].cost(1, 2) == 8 + 9
    oil = state.rules.cheaper[0][2]
    assert oil.prices[:4] == (3, 3, 3, 4)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"opening": {"top": [99]}}, 'opening.top: there is no plant "99" in this edition'),
        ({"opening": {"out": [13]}}, 'opening.top: "13" already has another place'),
        ({"opening": {"in_market": [11]}}, "opening.in_market: only where the market is drawn by"),
        ({"opening": {"market": [3, 4]}}, "the opening has 2 plants for the 8 places"),
        (
            {"opening": {"removed": {"3": {"any": 99}}}},
            'with 3 players 99 plants ("any") are removed unseen, and only 33 can be',
        ),
        ({"opening": {"spared": {"kinds": ["water"]}}}, 'opening.spared: "kinds" must be'),
        (
            {"opening": {"from_back": "plug"}},
            'draws 8 plants with the back "plug", and there are 0',
        ),
        (
            {"plant_needs": [{"fuel": "uranium", "city_in": ["r9"]}]},
            'plant_needs 1: there is no region "r9"',
        ),
        (
            {"plant_needs": [{"fuel": "wood", "city_in": []}]},
            'plant_needs 1: "fuel" must be "coal"',
        ),
        (
            {"fuel_price": [{"fuel": "oil", "city": "c0", "add": 1, "least": 0}]},
            'fuel_price 1: there is no city "c0" (did you mean "c',
        ),
        ({"fuel_price": [{"fuel": "oil"}]}, 'fuel_price 1: "city" is missing'),
        ({"phase_out": {"plant": 41, "fuel": "oil"}}, 'phase_out: there is no plant "41"'),
        ({"phase_out": {"plant": 39}}, 'phase_out: "fuel" is missing'),
        ({"turnover": {"smallest_too": "often"}}, 'turnover: "smallest_too" must be "always" |'),
        ({"from_supply": {"wood": 8}}, 'from_supply: unknown key "wood"'),
        ({"turnover": {"lifted": "wind"}}, 'turnover: "lifted" must be'),
        ({"opening": {"removed": {"3": {"any": "x"}}}}, 'opening.removed.3: "any" must be'),
    ],
)
def test_what_is_wrong_with_a_switch_is_told(changes: dict[str, Any], message: str) -> None:
    board = parse_board(sicily(changes={"always": changes}), "test")
    with pytest.raises(DataError) as caught:
        players_by_edition(board, "sicily.json")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"changes": {"clasic": {}}}, 'changes: unknown key "clasic" (did you mean "classic"?)'),
        ({"changes": {"always": {"deck": "deluxe"}}}, 'changes.always: unknown key "deck"'),
        ({"changes": {"always": {"like": "europe"}}}, 'changes.always: unknown key "like"'),
        ({"changes": {"classic": {"houses": "many"}}}, 'changes.classic: "houses" must be'),
        ({"changes": []}, '"changes" must be an object like'),
    ],
)
def test_where_a_change_is_wrong_is_told(more: dict[str, Any], message: str) -> None:
    with pytest.raises(DataError) as caught:
        players_by_edition(parse_board(sicily(**more), "t"), "t")
    assert message in str(caught.value)


def test_changes_by_deck_and_by_edition_lie_over_each_other() -> None:
    changes = {"always": {"houses": 20, "start_money": 60}, "classic": {"start_money": 70}}
    board = parse_board(
        sicily(changes=changes, editions={OLD: {}, NEW: {}, "classic-2004": {"start_money": 80}}),
        "test",
    )
    money = {e: edition_facts(e, board.id, board).start_money for e in EDITIONS}
    assert money == {"classic-2004": 80, OLD: 70, NEW: 60}
    assert {edition_facts(e, board.id, board).houses for e in EDITIONS} == {20}
