"""O1-O6: how a game of Outpost is set up, and that its data may be corrected."""

import json
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from powergrid_qt.engine import STEP3, Game, SetupError, load_board
from powergrid_qt.engine.moves import Build, PickRegion, Place
from powergrid_qt.engine.outpost.edition import PLANT, SHELTER, TECHNOLOGY
from powergrid_qt.paths import maps_dir, resources_dir
from tests.engine.outpost_positions import (
    COUNTS,
    all_workers,
    bare_game,
    buy,
    give,
    labour,
    market,
    new_game,
    owned,
    pile,
    play_at_random,
    refused,
    shipped_game,
    state_of,
    to_expansion,
    unlock,
)
from tests.engine.outpost_table import (
    BOARD_ID,
    EDITION_ID,
    shipped_edition,
)

all_counts = pytest.mark.parametrize("players", COUNTS)
(CENTRAL,) = shipped_edition().always_regions
SMALL = [region.id for region in load_board(BOARD_ID).regions if region.id != CENTRAL]


def setup_error(players: int = 3, /, **config: Any) -> str:
    with pytest.raises(SetupError) as error:
        bare_game(players, **config)
    return error.value.refusal.code


# -- O1: what everybody starts with ----------------------------------------------------------------


@all_counts
def test_o1_everyone_starts_with_60_elektro_and_an_empty_company(players: int) -> None:
    for player in shipped_game(players).snapshot()["players"]:
        assert player.pop("money") == 60
        assert not any(player.values())


def test_o1_18_houses_each() -> None:
    game = shipped_game(6, order=(1, 2, 3, 4, 5, 0))
    *first, last, one_more = [city.id for city in load_board(BOARD_ID).cities][:19]
    give(game, 0, houses=" ".join(first), money=200)
    to_expansion(game)
    game.apply(Build(0, last, "house"))
    assert len(owned(game, 0)["houses"]) == 18
    assert refused(game, Build(0, one_more, "house")) == "no_pieces"


@pytest.mark.parametrize(("kind", "first"), [(PLANT, "p"), (SHELTER, "s")])
def test_o1_4_plant_and_4_shelter_buildings_each(kind: str, first: str) -> None:
    game = new_game(order=(1, 2, 0))
    unlock(game, 0, kind, 3)
    give(game, 0, money=200)
    to_expansion(game)
    game.apply(Build(0, f"{first}5", kind))
    assert list(owned(game, 0)["buildings"].values()) == [kind] * 4
    assert refused(game, Build(0, f"{first}6", kind)) == "no_pieces"


@pytest.mark.parametrize("card", ["plant_1_1", "shelter_1"])
def test_o1_all_spaces_are_locked(card: str) -> None:
    game = new_game(order=(1, 2, 0))
    give(game, 0, cards=card)
    to_expansion(game)
    assert refused(game, Place(0, card)) == "no_free_space"


# -- O2: regions -----------------------------------------------------------------------------------


def test_o2_one_large_central_region_and_two_small_ones() -> None:
    size = Counter(city.region for city in load_board(BOARD_ID).cities)
    assert len(SMALL) == 2
    assert size[CENTRAL] >= 18
    assert all(size[region] < size[CENTRAL] for region in SMALL)


@pytest.mark.parametrize(("players", "count"), [(2, 1), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_o2_regions_in_play(players: int, count: int) -> None:
    chosen = {frozenset(shipped_game(players, seed=seed).state.regions) for seed in range(12)}
    assert all(CENTRAL in regions and len(regions) == count for regions in chosen)
    assert len(chosen) == (2 if players == 4 else 1), "four players get either small region"


@pytest.mark.parametrize("pick", SMALL)
def test_o2_in_a_draft_of_4_the_first_in_order_picks_the_small_region(pick: str) -> None:
    game = shipped_game(4, draft=True, order=(2, 0, 3, 1))
    assert (game.current, game.state.phase) == (2, "setup")
    assert list(game.legal_moves) == [PickRegion(2, region) for region in SMALL]
    assert refused(game, PickRegion(2, CENTRAL)) == "region_taken"
    assert refused(game, PickRegion(2, "moon")) == "unknown_region"
    assert refused(game, PickRegion(0, pick)) == "not_your_turn"
    game.apply(PickRegion(2, pick))
    assert set(game.state.regions) == {CENTRAL, pick}
    assert game.state.phase == "auction"


@pytest.mark.parametrize("players", [3, 5, 6])
def test_o2_with_other_numbers_a_draft_has_nothing_to_decide(players: int) -> None:
    game = shipped_game(players, draft=True)
    assert game.state.phase == "auction"
    assert len(game.state.regions) == shipped_edition().regions[players]


@pytest.mark.parametrize(
    ("players", "regions", "code"),
    [
        (4, ("west", "east"), "setup_regions_always"),
        (3, ("west",), "setup_regions_always"),
        (4, ("central",), "setup_regions_count"),
        (5, ("central", "west"), "setup_regions_count"),
        (4, ("central", "central"), "setup_regions_doubled"),
        (4, ("central", "moon"), "setup_regions_unknown"),
    ],
)
def test_o2_fixed_regions_must_be_those_of_the_rule(
    players: int, regions: tuple[str, ...], code: str
) -> None:
    assert setup_error(players, regions=regions) == code


def test_o2_fixed_regions_are_in_play() -> None:
    assert bare_game(4, regions=("central", "east")).state.regions == ("central", "east")
    assert setup_error(4, regions=("central", "east"), draft=True) == "setup_regions_draft"


# -- O3: tiles -------------------------------------------------------------------------------------


def test_o3_46_tiles_are_shuffled_over_46_connections() -> None:
    board = load_board(BOARD_ID)
    assert len(board.connections) == len(board.tiles) == 46
    assert {5, 8} <= set(board.tiles)
    found = [tuple(shipped_game(3, seed=seed).snapshot()["tiles"]) for seed in range(4)]
    assert len(set(found)) == 4, "each seed has its own"
    assert all(sorted(tiles) == sorted(board.tiles) for tiles in found)


def test_o3_a_tile_is_the_cost_of_its_connection() -> None:
    board, game = load_board(BOARD_ID), shipped_game(6, seed=9)
    for connection, tile in zip(board.connections, game.snapshot()["tiles"], strict=True):
        ends = board.city_index[connection.a], board.city_index[connection.b]
        assert game.state.network.edge_cost(*ends) == tile


def test_o3_unused_regions_do_not_exist() -> None:
    game = new_game(4, regions=("central", "west"))
    to_expansion(game)
    assert refused(game, Build(3, "e1", "house")) == "city_not_in_play"
    assert refused(game, Build(3, "e2", SHELTER)) == "city_not_in_play"
    game.apply(Build(3, "w2", SHELTER))
    s3 = game.state.rules.board.city_index["s3"]
    assert [cost for _, cost in game.state.network.neighbours[s3]] == [7], "no way to the east"


def test_o3_fixed_tiles_must_be_those_of_the_board() -> None:
    tiles = list(reversed(bare_game().snapshot()["tiles"]))
    assert bare_game(tiles=tiles).snapshot()["tiles"] == tiles
    assert setup_error(tiles=tiles[1:]) == "setup_tiles"
    assert setup_error(tiles=[*tiles[1:], tiles[0] + 1]) == "setup_tiles"


# -- O4: the labour market -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "each", "total"), [(2, 3, 30), (3, 3, 30), (4, 4, 40), (5, 5, 50), (6, 5, 50)]
)
def test_o4_workers_on_the_labour_market(players: int, each: int, total: int) -> None:
    fields = labour(shipped_game(players))
    assert fields == [each] * 8 + [2 * each]
    assert sum(fields) == total


def test_o4_the_last_field_costs_10() -> None:
    prices = shipped_edition().labour_prices
    assert len(prices) == 9
    assert prices[-1] == 10
    assert {4, 5} <= set(prices)
    assert list(prices) == sorted(set(prices))


@all_counts
def test_o4_workers_are_a_closed_system_and_robots_are_extra(players: int) -> None:
    game = shipped_game(players, seed=players)
    total = all_workers(game)
    for _ in play_at_random(game, seed=players):
        assert all_workers(game) == total
        fields, sizes = labour(game), state_of(game).rules.field_sizes
        assert all(0 <= field <= size for field, size in zip(fields, sizes, strict=True))
    assert game.over


# -- O5: the pile ----------------------------------------------------------------------------------


def test_o5_the_box_has_45_cards_and_step_3() -> None:
    cards = shipped_edition().cards.values()
    assert Counter(card.type for card in cards) == {PLANT: 22, SHELTER: 15, TECHNOLOGY: 8}
    assert Counter(card.back for card in cards) == {"plug": 13, "socket": 32}
    plugs = [card.number for card in cards if card.back == "plug"]
    assert (min(plugs), max(plugs)) == (2, 14)


def test_o5_technologies_two_outposts_among_them() -> None:
    names = Counter(card.name for card in shipped_edition().cards.values() if card.name)
    once = ("Data Library", "Ecoplants", "Robots", "Nodule", "Laboratories", "Moon Base")
    assert names == {"Outpost": 2, **dict.fromkeys(once, 1)}


def cards_in_play(game: Game) -> list[str]:
    state = state_of(game)
    stacks = (*state.current, *state.future)
    return [*(card for stack in stacks for card in stack.cards), *map(str, state.pile)]


@pytest.mark.parametrize(
    ("players", "plugs", "sockets"),
    [(2, 11, 26), (3, 11, 26), (4, 12, 29), (5, 13, 32), (6, 13, 32)],
)
def test_o5_cards_that_stay_in_the_game(players: int, plugs: int, sockets: int) -> None:
    cards, removed = shipped_edition().cards, set()
    for seed in range(5):
        found = cards_in_play(shipped_game(players, seed=seed))
        assert found.count(STEP3) == 1
        found.remove(STEP3)
        assert len(set(found)) == len(found)
        assert Counter(cards[card].back for card in found) == {"plug": plugs, "socket": sockets}
        removed.add(frozenset(cards) - frozenset(found))
    assert len(removed) == (5 if players < 5 else 1), "what is removed is up to chance"


@all_counts
def test_o5_9_plugs_on_top_and_step_3_at_the_bottom(players: int) -> None:
    cards, deepest = shipped_edition().cards, set()
    for seed in range(10):
        state = state_of(shipped_game(players, seed=seed))
        *below, last = map(str, state.pile)
        assert last == STEP3
        assert STEP3 not in below
        opened = [card for stack in (*state.current, *state.future) for card in stack.cards]
        top = [*opened, *below[: max(0, 9 - len(opened))]]
        assert Counter(cards[card].back for card in top)["plug"] >= 9
        deepest.add(max(place for place, card in enumerate(below) if cards[card].back == "plug"))
    assert len(deepest) > 3, "the rest is shuffled together"


def test_o5_each_seed_has_its_own_pile() -> None:
    assert len({shipped_game(3, seed=seed).state.pile for seed in range(5)}) == 5


def test_o5_the_back_of_the_top_card_is_open() -> None:
    game = shipped_game(3)
    seen = set()
    for _ in play_at_random(game, seed=1):
        if not game.state.pile:
            break
        top = str(game.state.pile[0])
        back = STEP3 if top == STEP3 else shipped_edition().cards[top].back
        assert game.view_for(0)["top_back"] == back
        seen.add(back)
    assert {"plug", "socket"} <= seen


# -- O6: the opening market ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("drawn", "expected"),
    [
        ("9 3 8 4 7 5 6 10", "3 4 5 6 | 7 8 9 10"),
        # equal numbers are one place of the current market, the later drawn card on top
        ("5b 3 9 5a 4 7 8 10 | 11", "3 4 5b,5a 7 | 8 9 10 11"),
        ("5a 3 9 5b 4 7 8 10 | 11", "3 4 5a,5b 7 | 8 9 10 11"),
        # the fourth number is current with all its cards
        ("2 3 4 5a 5b 6 7 8 | 9", "2 3 4 5a,5b | 6 7 8 9"),
        ("5a 5b 5c 5d 14a 14b 3 4 | 20 21 22 23", "3 4 5a,5b,5c,5d 14a,14b | 20 21 22 23"),
        # in the future market equal numbers lie side by side
        ("3 4 5 6 9a 7 8 9b", "3 4 5 6 | 7 8 9a 9b"),
        # one card at a time while places are free: a card on a stack fills none
        ("5a 3 4 5b 7 8 9 10 | 5c 7a 4a 11", "3 4,4a 5a,5b,5c 7,7a | 8 9 10 11"),
        ("5a 3 4 5b 7 8 9 10 | 8a", "3 4 5a,5b 7 | 8 8a 9 10"),
        # a stack that a smaller card pushes into the future market stays one
        ("5a 5b 5c 5d 14a 14b 3 4 | 13 20 21 14c 22", "3 4 5a,5b,5c,5d 13 | 14a,14b,14c 20 21 22"),
        ("5a 3 4 5b 7 8 9 10 | 6", "3 4 5a,5b 6 | 7 8 9 10"),
    ],
)
def test_o6_o11_opening_market(drawn: str, expected: str) -> None:
    cards = [card for card in drawn.split() if card != "|"]
    game = bare_game(market=cards, pile=("31", "32", STEP3))
    assert market(game) == expected
    assert pile(game) == "31 32 step3"


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"market": "3 4 5 6 7 8 9 10"}, "setup_market_and_pile"),
        ({"pile": "31 step3"}, "setup_market_and_pile"),
        ({"market": "3 4 5 6 7 8 9", "pile": "31 step3"}, "setup_opening"),
        ({"market": "3 4 5 6 7 8 9 10 11", "pile": "31 step3"}, "setup_opening"),
        ({"market": "3 4 5a 5b 7 8 9 10", "pile": "31 step3"}, "setup_opening"),
        ({"market": "3 4 5 6 7 8 9 99", "pile": "31 step3"}, "setup_card_unknown"),
        ({"market": "3 4 5 6 7 8 9 10", "pile": "10 step3"}, "setup_card_doubled"),
        ({"market": "3 4 5 6 7 8 9 step3", "pile": "31"}, "setup_no_step3_here"),
    ],
)
def test_o6_a_fixed_market_holds_what_the_opening_draws(setup: dict[str, str], code: str) -> None:
    assert setup_error(3, **{key: cards.split() for key, cards in setup.items()}) == code


def test_o6_a_fixed_pile_after_step_3_is_drawn_from() -> None:
    opening, cards = map(str, range(3, 11)), ("31", STEP3, "32", "33", "34")
    game = bare_game(market=opening, pile=cards, pile_after_step3=("34", "32", "33"))
    buy(game, "3")
    buy(game, "4")
    assert market(game) == "5 6 7 8 | 9 10 31 step3"
    assert pile(game) == "34 32 33"


def test_o6_market_of_the_shipped_cards() -> None:
    cards = shipped_edition().cards
    for seed in range(30):
        state = state_of(shipped_game(3, seed=seed))
        current = [cards[stack.top].number for stack in state.current]
        future = [cards[stack.top].number for stack in state.future]
        assert (len(current), len(future)) == (4, 4)
        assert current == sorted(set(current))
        assert future == sorted(future)
        assert current[-1] <= future[0]


# -- the data may be corrected ---------------------------------------------------------------------

PLAY_A_GAME = """
import sys
sys._MEIPASS = sys.argv[1]
from tests.engine.outpost_positions import *
for players in (2, 4, 6):
    game = shipped_game(players, seed=3)
    total = all_workers(game)
    assert all(all_workers(game) == total for game in play_at_random(game, seed=3))
    assert game.over
rules = state_of(game).rules
print(rules.edition.labour_prices, sorted(set(rules.tiles)))
"""


def correct(edition: dict[str, Any], board: dict[str, Any]) -> None:
    """Other values wherever ours are marked as reconstructed."""
    edition["labour"]["prices"] = edition["labour"]["alternative_prices"]
    board["tiles"]["values"] = {"2": 10, "5": 10, "8": 10, "12": 16}
    for city in board["cities"]:
        city["slot"] = SHELTER if city["slot"] == PLANT else PLANT
    for card in edition["cards"]:
        marks = card["status"]
        if marks["number"] == "reconstructed":
            card["number"] += -1 if card["back"] == "plug" else 20
        for fact in ("workers", "cities", "places"):
            if marks.get(fact) == "reconstructed":
                card[fact] += 1


def test_owners_can_correct_whatever_is_reconstructed(tmp_path: Path) -> None:
    data = tmp_path / "powergrid_qt" / "_data"
    shutil.copytree(maps_dir(), data / "maps")
    shutil.copytree(resources_dir(), data / "resources")
    files = data / "resources/editions" / f"{EDITION_ID}.json", data / "maps" / f"{BOARD_ID}.json"
    edition, board = (json.loads(path.read_text(encoding="utf-8")) for path in files)
    correct(edition, board)
    for path, content in zip(files, (edition, board), strict=True):
        path.write_text(json.dumps(content), encoding="utf-8")

    done = subprocess.run(
        [sys.executable, "-c", PLAY_A_GAME, str(tmp_path)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    prices = tuple(edition["labour"]["alternative_prices"])
    assert done.stdout.strip() == f"{prices} [2, 5, 8, 12]"
