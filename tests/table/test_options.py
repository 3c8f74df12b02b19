"""What a decision is told as: enough for a client that knows none of the rules, and nothing that
the rules refuse."""

from random import Random
from typing import Any

import pytest
from network_trials.friend import legal_move

from powergrid_qt.engine.moves import MOVES, Hire, Move, read_move
from tests.table.tables import KINDS, SOME_KINDS, Around, config_of

GRID = {"region", "trust", "open", "bid", "pass", "scrap", "buy", "build", "done", "run", "attach"}
OUTPOST = {"region", "trust", "open", "bid", "pass", "build", "place", "hire", "run"}


def played(edition: str, board: str, count: int, promo: Any, draft: bool, seed: int) -> set[str]:
    """The kinds of moves in a game that is played by the options alone."""
    around = Around(config_of(edition, board, count, promo, draft, seed)).start()
    rng = Random(seed)
    game = around.table.game
    for _ in range(4000):
        if game.over:
            break
        turn = around.clients[game.current].turn
        assert turn["n"] == len(game.moves)
        move = {"n": turn["n"], "p": turn["seat"], **legal_move(turn["options"], rng)}
        lines = around.say(turn["seat"], {"move": move})
        assert not any("refused" in line for line in lines), (turn, move, lines)
    assert game.over
    return {move.do for move in game.moves}


@pytest.mark.long(but=SOME_KINDS)
@pytest.mark.parametrize(("edition", "board", "count", "promo", "draft"), KINDS)
def test_whole_games_are_played_by_the_options_alone(edition, board, count, promo, draft):
    done = played(edition, board, count, promo, draft, seed=2)
    assert {"open", "bid", "pass", "build", "run"} <= done


@pytest.mark.long
def test_every_kind_of_move_is_told():
    assert set(MOVES) == GRID | OUTPOST
    grid = played("classic-2004", "germany", 4, ("transformer-station",), True, 1)
    grid |= played("deluxe-2014", "europe", 2, (), False, 1)
    outpost = played("outpost-2024", "outpost", 2, (), True, 1)
    outpost |= played("outpost-2024", "outpost", 4, (), True, 3)
    assert grid == GRID
    assert outpost == OUTPOST


def told(options: dict[str, Any], move: Move) -> bool:
    """Whether a legal move can be found in what was told."""
    data = move.to_json()
    match move.do:
        case "open":
            card = {key: data[key] for key in ("plant", "card") if key in data}
            found = [one for one in options["offers"] if card.items() <= one.items()]
            return any(one["least"] <= data["bid"] <= one["most"] for one in found)
        case "bid":
            return options["bid"]["least"] <= data["amount"] <= options["bid"]["most"]
        case "pass":
            return options["may_pass"]
        case "done":
            return options["done"]
        case "region":
            return data["region"] in options["regions"]
        case "trust":
            return data["city"] in options["trust"]
        case "buy":
            tokens = options["tokens"]
            return all(amount <= tokens[fuel]["most"] for fuel, amount in data["tokens"].items())
        case "build":
            what = data.get("what")
            return any(
                one["city"] == data["city"] and what in one.get("what", [None])
                for one in options["cities"]
            )
        case "scrap":
            return any(
                one["plant"] == data["plant"] and data.get("drop", {}) in one["drop"]
                for one in options["scrap"]
            )
        case "attach":
            return data["plant"] in options["attach"]
        case "run" if "held" in options:
            return all(fuel in options["plants"][card] for card, fuel in data["plants"].items())
        case "run":
            return set(data["plants"]) <= set(options["plants"])
        case "place" | "hire":
            return {key: data[key] for key in data if key not in ("p", "do")} in options[move.do]
    return False


@pytest.mark.long(but=["classic-2009*", "outpost-2024-outpost-2*"])
@pytest.mark.parametrize(("edition", "board", "count", "promo", "draft"), KINDS)
def test_no_legal_move_is_left_out(edition, board, count, promo, draft):
    around = Around(config_of(edition, board, count, promo, draft)).start()
    game = around.table.game
    while not game.over:
        options = game.legal_moves.to_json()
        for move in list(game.legal_moves)[:300]:
            assert told(options, move), (options, move)
            assert read_move(move.to_json(), "") == move
        around.play(3, seed=len(game.moves))


def test_prices_are_those_that_are_paid():
    around = Around(config_of()).start()
    game = around.table.game
    while game.state.phase != "resources":
        around.play(1)
    options = game.legal_moves.to_json()
    fuel, offer = next(iter(options["tokens"].items()))
    seat, money = game.current, game.state.players[game.current].money
    tokens = {fuel: offer["most"]}
    around.say(seat, {"move": {"n": len(game.moves), "p": seat, "do": "buy", "tokens": tokens}})
    assert money - game.state.players[seat].money == sum(offer["prices"])


def test_workers_are_told_as_moves():
    around = Around(config_of("outpost-2024", "outpost", 3)).start()
    game = around.table.game
    while game.state.phase != "expansion":
        around.play(1)
    assert all(
        Hire(game.current, **way) in game.legal_moves for way in game.legal_moves.to_json()["hire"]
    )
