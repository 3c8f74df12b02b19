"""What "a move reveals nothing" means: in all games that a player cannot tell apart it comes out
alike, for this player's eyes."""

from random import Random
from typing import Any

import pytest

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.events import revealed
from tests.ai.test_hidden import hidden_changed, knows_top, promo_of
from tests.engine.test_properties import KINDS, REPRESENTATIVES, new_game


def another_world(game: Game, seat: int, rng: Random) -> Game:
    """A game that the player at `seat` cannot tell from this one: another seed, pile, cards
    removed, and other amounts of hidden money."""
    other = hidden_changed(game, knows_top(game, seat), rng)
    if not game.config.options.open_money:
        for owner, player in enumerate(other.state.players):
            if owner != seat:
                player.money += rng.randrange(40)
    return other


def seen(game: Game, move: Move, seat: int) -> Any:
    """What a player sees of a move, and afterwards."""
    return game.apply(move), game.view_for(seat)


@pytest.mark.long(but=REPRESENTATIVES)
@pytest.mark.parametrize(("edition", "board", "count"), KINDS)
def test_a_move_that_reveals_nothing_looks_alike_in_all_worlds(
    edition: str, board: str, count: int
) -> None:
    rng = Random(f"{edition} {board} {count}")
    player, compared, differed = RandomPlayer(count), 0, 0
    game = new_game(
        edition, board, count, 2, promo=promo_of(edition), open_money=count % 2 == 0, draft=True
    )
    while not game.over:
        move, seat = player.decide(game), rng.randrange(count)
        one, two = game.copy(), another_world(game, seat, rng)
        assert one.view_for(seat) == two.view_for(seat)
        if two.why_not(move) is None:
            secret = revealed(one.copy().apply(move), open_money=game.config.options.open_money)
            alike = seen(one, move, seat) == seen(two, move, seat)
            if secret is None:
                assert alike, (move, seat)
                compared += 1
            differed += not alike
        game.apply(move)
    assert compared > 60
    assert differed > 5, "the worlds are different ones"
