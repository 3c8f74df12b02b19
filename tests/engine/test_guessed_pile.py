"""A game with a guessed pile is put right by what comes to light, and always could be true."""

from collections import Counter
from dataclasses import replace

import pytest

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.engine import Game, IllegalMove, Overrides
from powergrid_qt.engine.guessed_pile import (
    NoSuchPile,
    apply_with,
    cards_drawn,
    fix_pile,
    show_back,
    show_top,
)
from powergrid_qt.engine.moves import Bid
from tests.engine.positions import grid
from tests.engine.test_properties import new_game


def guess(edition: str = "classic-2009", board: str = "germany") -> Game:
    """With the market that lies open."""
    dealt = new_game(edition, board, 3, 9)
    game = Game(replace(dealt.config, setup=Overrides(market=grid(dealt).market)))
    fix_pile(game)
    return game


def replayed(game: Game) -> Game:
    again = Game(game.config)
    for move in game.moves:
        again.apply(move)
    return again


def test_a_card_changes_places_with_the_one_that_lies_there():
    game = guess()
    top, *_, card, step3 = game.state.pile
    show_top(game, card)
    assert (game.state.pile[0], game.state.pile[-2:]) == (card, (top, step3))
    assert replayed(game).state.pile == game.state.pile


def test_a_card_that_was_removed_comes_back_for_one_of_its_group():
    game = guess("deluxe-2014", "europe")
    state = game.state
    groups, removed = state.rules.groups, state.removed
    card = next(card for card in removed if groups[card] != groups[state.pile[0]])
    before = Counter(groups[one] for one in removed)
    show_top(game, card)
    assert state.pile[0] == card
    assert Counter(groups[one] for one in state.removed) == before
    assert set(replayed(game).state.removed) == set(state.removed)


def test_a_back_brings_a_card_with_it_to_the_top():
    game = guess("deluxe-2014", "north-america")
    state = game.state
    backs = {state.rules.groups[card] for card in state.pile[:-1]}
    for back in sorted(backs):
        show_back(game, back)
        assert state.rules.back_of(state.pile) == back
        assert replayed(game).state.pile == state.pile
    with pytest.raises(NoSuchPile):
        show_back(game, "plaid")


def test_a_whole_game_follows_another():
    real = new_game("classic-2009", "germany", 3, 1)
    setup = Overrides(regions=real.state.regions, order=real.state.order)
    game = Game(replace(real.config, seed=9, setup=setup))
    fix_pile(game)
    player = RandomPlayer(3)
    while not real.over:
        move = player.decide(real)
        apply_with(game, move, cards_drawn(real.apply(move)))
        assert game.snapshot() == real.snapshot()
    assert replayed(game).state.pile == game.state.pile


@pytest.mark.parametrize("drawn", [[999], [13, 13], ["step3"]])
def test_cards_that_cannot_be_drawn_are_refused(drawn):
    game = guess()
    move = RandomPlayer(1).decide(game)
    with pytest.raises(NoSuchPile):
        apply_with(game, move, drawn)
    assert game.moves == []


def test_an_illegal_move_is_refused_as_always():
    game = guess()
    with pytest.raises(IllegalMove):
        apply_with(game, Bid(game.legal_moves.seat, 3), [])
    assert game.moves == []
