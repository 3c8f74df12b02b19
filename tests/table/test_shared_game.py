"""A client's game could be true: it is that of the table in all that can be seen, and its own
configuration leads to it."""

from dataclasses import replace

import pytest

from powergrid_qt.ai.soak import game_number
from powergrid_qt.engine import Game, Overrides
from powergrid_qt.engine.cards import STEP3
from powergrid_qt.engine.edition import editions_on, playable_boards
from powergrid_qt.table.shared_game import SharedGame, can_be_shared
from powergrid_qt.table.view import view_of
from tests.table.tables import KINDS, SOME_KINDS, Around, config_of


def replayed(game: Game) -> Game:
    again = Game(game.config)
    for move in game.moves:
        again.apply(move)
    return again


@pytest.mark.long(but=SOME_KINDS)
@pytest.mark.parametrize(("edition", "board", "count", "promo", "draft"), KINDS)
def test_whole_games_stay_the_same(edition, board, count, promo, draft):
    play_compared(edition, board, count, promo, draft)


BOARDS = [(edition, board) for board in playable_boards() for edition in editions_on(board)]


@pytest.mark.long(but=["classic-2009-spain-portugal"])
@pytest.mark.parametrize(("edition", "board"), BOARDS)
def test_whole_games_stay_the_same_on_every_board(edition, board):
    """Where cards wait for step 2, or lie in another order, too."""
    play_compared(edition, board, 3, (), False)


def play_compared(edition, board, count, promo, draft):
    around = Around(config_of(edition, board, count, promo, draft)).start()
    around.watch(9)
    while not around.table.game.over:
        around.play(1, seed=len(around.table.game.moves))
        n = len(around.table.game.moves)
        if n % 25 == 0:  # somebody comes back in the middle
            seat = n // 25 % count
            around.table.gone(seat, around.now)
            around.join(seat, token=around.tokens[seat])
        real = around.table.game
        for client in around.clients.values():
            assert client.game.events == real.events
            assert sorted(map(str, client.game.state.pile + client.game.state.removed)) == sorted(
                map(str, real.state.pile + real.state.removed)
            )
    for client in around.clients.values():
        assert client.differences == 0
        assert not client.game.imagined
        again = replayed(client.game)
        assert again.state.pile == client.game.state.pile
        assert again.snapshot() == client.game.snapshot() == around.table.game.snapshot()


def test_the_guess_is_one():
    """Or nothing would be hidden from a client."""
    around = Around(config_of()).start()
    piles = [client.game.state.pile for client in around.clients.values()]
    piles.append(around.table.game.state.pile)
    assert len(set(piles)) == 4
    assert all(client.game.config.seed != 4 for client in around.clients.values())


def test_piles_that_a_record_fixes_are_guessed_all_the_same():
    top, *others, last = Game(config_of()).state.pile
    assert last == STEP3
    setup = Overrides(pile=(top, *sorted(others, key=str), STEP3), pile_after_step3=(5, 6))
    around = Around(replace(config_of(), setup=setup)).start()
    around.play(2000)
    assert around.table.game.over
    assert all(client.differences == 0 for client in around.clients.values())


def test_a_game_that_went_wrong_is_asked_for_again(caplog):
    around = Around(config_of()).start()
    around.play(10)
    client = around.clients[1]
    client.game.state.players[1].money += 1
    around.play(1)
    assert client.differences == 1
    assert "not that of the table" in caplog.text
    assert view_of(client.game, (1,)) == view_of(around.table.game, (1,))
    around.play(5)
    assert client.differences == 1


@pytest.mark.parametrize(
    "message",
    [
        {"moved": {"n": 99, "move": {}, "drawn": [], "digest": ""}},
        {"moved": {"n": 1, "move": {"p": 0, "do": "pass"}, "drawn": [77], "digest": ""}},
        {"moved": {}},
        {"begun": {"setup": {"order": [9]}, "view": {}, "history": []}},
        {"begun": []},
        {"over": {"record": {}}},
        {"seen": 3},
    ],
)
def test_a_table_that_says_nonsense_is_asked_once_and_endured(message):
    around = Around(config_of()).start()
    client = around.clients[0]
    assert client.hear(message) == [{"begun": None}]
    assert client.hear(message) == []


def test_what_is_not_known_is_passed_over():
    client = SharedGame(1)
    assert client.hear({"fireworks": True}) == []
    assert client.hear({}) == []


def test_games_of_every_kind_can_be_shared():
    for number in range(120):
        config = game_number(number, 1)
        assert can_be_shared(config), config
