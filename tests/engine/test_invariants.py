"""A watch that never complains would be of no use: each kind of mistake is noticed."""

from collections.abc import Callable
from typing import Any

import pytest

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.engine import Game, GameConfig
from powergrid_qt.engine.invariants import Violation, Watch
from tests.engine.positions import seats

MOVES = 120


def watched(edition: str, board: str) -> tuple[Game, Watch]:
    game, player = Game(GameConfig(edition, board, seats(3), 4)), RandomPlayer(4)
    for _ in range(MOVES):
        game.apply(player.decide(game))
    return game, Watch(game)


def owe(state: Any) -> None:
    state.players[0].money = -1


def forget_a_seat(state: Any) -> None:
    state.order = state.order[:-1]


def deal_twice(state: Any) -> None:
    state.pile = (*state.pile, state.pile[0])


def invent_a_card(state: Any) -> None:
    state.pile = (*state.pile, "joker")


def build_for_nothing(state: Any) -> None:
    empty = next(city for city, owners in enumerate(state.slots) if not owners)
    state.slots = (*state.slots[:empty], (0,), *state.slots[empty + 1 :])


def lose_a_token(state: Any) -> None:
    state.supply = (state.supply[0] - 1, *state.supply[1:])


def sort_wrongly(state: Any) -> None:
    state.market = tuple(reversed(state.market))


def lose_a_worker(state: Any) -> None:
    field = next(number for number, workers in enumerate(state.labour) if workers)
    state.labour = tuple(workers - (number == field) for number, workers in enumerate(state.labour))


GENERAL = [
    (owe, "by the events"),
    (forget_a_seat, "the order names all seats"),
    (deal_twice, "cards in two places"),
    (invent_a_card, "out of nowhere"),
    (build_for_nothing, "houses in city"),
]
CASES = [
    *(("classic-2009", "germany", *case) for case in GENERAL),
    *(("outpost-2024", "outpost", *case) for case in GENERAL),
    ("classic-2009", "germany", lose_a_token, "tokens of coal"),
    ("classic-2009", "germany", sort_wrongly, "the market is sorted"),
    ("outpost-2024", "outpost", lose_a_worker, "pieces were lost"),
]


@pytest.mark.parametrize(("edition", "board", "spoil", "complaint"), CASES)
def test_what_is_wrong_is_told(
    edition: str, board: str, spoil: Callable[[Any], None], complaint: str
) -> None:
    game, watch = watched(edition, board)
    watch.after([])
    spoil(game.state)
    with pytest.raises(Violation, match=complaint):
        watch.after([])
