"""Taking back at a table: everybody who is concerned agrees, and no card was turned over."""

import pytest

from powergrid_qt.engine.moves import Bid, Build, Buy, Done, Open, Pass
from tests.table.tables import Around, code, config_of, words


@pytest.fixture
def auction() -> Around:
    """Three moves: one has put up a plant, two have bid."""
    around = Around(config_of()).start()
    game = around.table.game
    around.move(Open(game.current, game.legal_moves.offers[0][0], 10))
    around.move(Bid(game.current, 11))
    around.move(Bid(game.current, 12))
    return around


def movers(around: Around) -> list[int]:
    return [move.seat for move in around.table.game.moves]


def test_the_last_move_is_ones_own(auction):
    last = movers(auction)[-1]
    auction.say(last, {"back": {"to": 2}})
    assert len(auction.table.game.moves) == 2
    for number in range(3):
        backed = next(line for line in auction.heard[number] if "backed" in line)["backed"]
        assert backed["n"] == 2
        assert auction.clients[number].game.moves == auction.table.game.moves
        assert auction.clients[number].differences == 0
    assert words(auction.heard[last])[-1] == "turn"
    assert auction.table.record.about["take_backs"] == 1


def test_whoever_has_moved_since_is_asked(auction):
    first, second, third = movers(auction)
    auction.say(first, {"back": {"to": 0}})
    asked = {"to": 0, "asks": first, "agree": [], "needs": sorted([second, third])}
    assert auction.heard[third][-1] == {"back": asked}
    auction.say(second, {"back": {"to": 0}})
    assert auction.heard[first][-1]["back"]["agree"] == [second]
    assert len(auction.table.game.moves) == 3
    auction.say(third, {"back": {"to": 0, "agree": True}})
    assert auction.table.game.moves == []


def test_who_comes_back_is_asked_too(auction):
    first, second, _ = movers(auction)
    auction.table.gone(second, auction.now)
    auction.say(first, {"back": {"to": 0}})
    asked = auction.heard[first][-1]
    assert second in asked["back"]["needs"]
    auction.join(second, token=auction.tokens[second])
    assert auction.heard[second][-1] == asked
    auction.watch(9)
    assert auction.heard[9][-1] == asked


def test_a_move_for_what_was_taken_back_is_stale(auction):
    """There are as many moves as when it was decided, but they are others."""
    last = movers(auction)[-1]
    waiting = auction.table.game.current
    decided = auction.clients[waiting].turn
    auction.say(last, {"back": {"to": 2}})
    auction.move(Bid(last, 30))
    assert auction.clients[waiting].turn["n"] == decided["n"]
    late = {"n": decided["n"], "backs": decided["backs"], **Bid(waiting, 31).to_json()}
    answer = auction.say(waiting, {"move": late})
    assert code(answer) == "stale"
    assert words(answer)[1:] == ["view", "turn"]
    told = answer[-1]["turn"]["backs"]
    auction.say(waiting, {"move": {**late, "backs": told}})
    assert auction.table.game.moves[-1] == Bid(waiting, 31)


def test_one_who_does_not_agree_is_enough(auction):
    first, second, _ = movers(auction)
    auction.say(first, {"back": {"to": 0}})
    auction.say(second, {"back": {"to": 0, "agree": False}})
    assert auction.heard[first][-1] == {"back": None}
    auction.say(second, {"back": {"to": 0}})
    assert len(auction.table.game.moves) == 3


def test_a_move_makes_the_question_void(auction):
    first, second, _ = movers(auction)
    auction.say(first, {"back": {"to": 0}})
    auction.move(Pass(auction.table.game.current))
    assert {"back": None} in auction.heard[second]


def test_a_computer_always_agrees(auction):
    first, second, third = movers(auction)
    auction.say(first, {"back": {"to": 0}})
    auction.say(second, {"back": {"to": 0}})
    auction.table.gone(third, auction.now)
    host = next(iter(auction.table.guests))
    auction.say(host, {"seat": third, "kind": "normal"})
    assert auction.table.game.moves == []


def test_the_move_of_somebody_else_is_not_asked_for(auction):
    _, second, third = movers(auction)
    assert code(auction.say(third, {"back": {"to": 1}})) == "back"
    assert code(auction.say(second, {"back": {"to": 7}})) == "back"
    assert code(auction.say(second, {"back": {"to": -1}})) == "back"


def test_a_spectator_neither_asks_nor_agrees(auction):
    auction.watch(9)
    assert code(auction.say(9, {"back": {"to": 2}})) == "back"
    first = movers(auction)[0]
    auction.say(first, {"back": {"to": 0}})
    auction.say(9, {"back": {"to": 0}})
    assert len(auction.table.game.moves) == 3
    auction.say(9, {"back": {"to": 0, "agree": False}})
    assert {"back": None} not in auction.heard[first]


def test_what_a_computer_has_thought_of_before_a_take_back_is_of_no_use(auction):
    """After as many moves it may be its turn again, in another position."""
    *_, last = movers(auction)
    before, n = auction.table.game, len(auction.table.game.moves)
    seat = before.current
    auction.table.places[seat].kind = "normal"
    auction.say(last, {"back": {"to": n - 1}})
    auction.move(Bid(last, 30))
    assert auction.table.computer_due == (n, seat, "normal")
    auction.table.computer_decided(before, n, Bid(seat, 13))
    assert len(auction.table.game.moves) == n
    auction.table.computer_decided(auction.table.game, n, Bid(seat, 31))
    assert len(auction.table.game.moves) == n + 1


def test_never_over_a_card_that_was_turned_over(auction):
    game = auction.table.game
    while not any("moved" in line and line["moved"]["drawn"] for line in auction.heard[0]):
        auction.move(Pass(game.current))
    seller = next(move.seat for move in reversed(game.moves))
    assert code(auction.say(seller, {"back": {"to": len(game.moves) - 1}})) == "back"


def test_a_built_city_and_bought_fuel_can_be_taken_back():
    around = Around(config_of()).start()
    game = around.table.game
    seen = set()
    around.play(40)
    for _ in range(400):
        move = game.moves[-1]
        kind = type(move)
        drawn = around.heard[0]
        last = next(line for line in reversed(drawn) if "moved" in line)["moved"]
        if kind in (Build, Buy, Done) and kind not in seen and not last["drawn"]:
            count = len(game.moves)
            answers = around.say(move.seat, {"back": {"to": count - 1}})
            if code(answers) is None:
                seen.add(kind)
                game = around.table.game
                assert len(game.moves) == count - 1
        around.play(1, seed=len(game.moves))
        game = around.table.game
        if seen == {Build, Buy, Done} or game.over:
            break
    assert seen == {Build, Buy, Done}
    assert all(client.differences == 0 for client in around.clients.values())
