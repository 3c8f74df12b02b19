"""Did a move reveal something? For every kind of move, in games of every edition."""

import functools
from collections import defaultdict
from collections.abc import Iterator, Sequence

import pytest

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.engine import Event, Game, Move
from powergrid_qt.engine.events import CardSold, GameEnded, Secret, revealed
from powergrid_qt.engine.grid.cards import SpyChanged, TaxesPaid
from powergrid_qt.engine.moves import (
    Attach,
    Bid,
    Build,
    Buy,
    Done,
    Hire,
    Open,
    Pass,
    PickRegion,
    Place,
    PlaceTrust,
    Run,
    RunCards,
    Scrap,
)
from tests.engine.test_properties import CLASSIC_PROMO, GAMES, new_game


@pytest.fixture(scope="session")
def seeds(thorough: bool) -> Sequence[int]:
    return range(2) if thorough else range(1)


@functools.cache
def moves_of(
    edition: str, board: str, players: int, seed: int, open_money: bool
) -> tuple[tuple[Game, Move, Game, tuple[Event, ...]], ...]:
    """Every move of a game: the position before it, itself, the position after it, the events."""
    promo = CLASSIC_PROMO if edition == "classic-2004" else ()
    game = new_game(
        edition, board, players, seed, promo=promo, open_money=open_money, draft=players == 2
    )
    player, story = RandomPlayer(seed), []
    before = game.copy()
    while not game.over:
        move = player.decide(game)
        events = tuple(game.apply(move))
        after = game.copy()
        story.append((before, move, after, events))
        before = after
    return tuple(story)


def all_moves(seeds: Sequence[int]) -> Iterator[tuple[Game, Move, Game, Secret | None]]:
    for edition, board in GAMES:
        for players in (2, 5):
            for seed in seeds:
                for before, move, after, events in moves_of(edition, board, players, seed, False):
                    yield before, move, after, revealed(events, open_money=False)


def taken_from_the_pile(before: Game, after: Game) -> bool:
    """Whether cards have left it; those that go under it are seen and lie at its end."""
    pile = before.state.pile
    return after.state.pile[: len(pile)] != pile


def test_a_card_that_leaves_the_pile_is_a_secret_told(seeds: Sequence[int]) -> None:
    drawn = 0
    for before, move, after, secret in all_moves(seeds):
        if taken_from_the_pile(before, after):
            drawn += 1
            assert secret is not None, move
        elif before.state.pile:
            assert secret != Secret.CARD, move
    assert drawn > 500


NEVER = {PickRegion, PlaceTrust, Bid, Buy, Place}
"""Kinds of moves after which no card is drawn, whoever makes them and whenever."""
SOMETIMES = {Open, Pass, Scrap, Build, Done, Hire, Run, RunCards}
ALWAYS = {Attach}
"""Its auction broke into the drawing, which goes on after it."""


def test_which_kinds_of_moves_reveal_something(seeds: Sequence[int]) -> None:
    found: dict[type[Move], set[bool]] = defaultdict(set)
    for _, move, _, secret in all_moves(seeds):
        found[type(move)].add(secret is not None)
    assert {kind for kind, answers in found.items() if answers == {False}} == NEVER
    assert {kind for kind, answers in found.items() if answers == {False, True}} == SOMETIMES
    assert {kind for kind, answers in found.items() if answers == {True}} == ALWAYS


def test_a_sale_reveals_the_next_card_and_a_bid_nothing() -> None:
    game = new_game("classic-2004", "germany", 3, 1)
    assert revealed(game.apply(Open(game.current or 0, 4, 4)), open_money=False) is None
    assert revealed(game.apply(Pass(game.current or 0)), open_money=False) is None
    assert revealed(game.apply(Pass(game.current or 0)), open_money=False) is Secret.CARD


@pytest.mark.parametrize("open_money", [True, False])
def test_taxes_and_the_end_tell_of_money_that_is_hidden(
    open_money: bool, seeds: Sequence[int]
) -> None:
    seen = set()
    for edition, board in GAMES:
        for seed in seeds:
            for _, _, _, events in moves_of(edition, board, 5, seed, open_money):
                told = [type(event) for event in events if isinstance(event, TaxesPaid | GameEnded)]
                if told:
                    seen.update(told)
                    only = revealed(
                        [event for event in events if type(event) in told], open_money=open_money
                    )
                    assert only is (None if open_money else Secret.MONEY)
    assert seen == {TaxesPaid, GameEnded}


def test_the_spys_first_look_reveals_the_top_card() -> None:
    """PR5: who gets the card looks at once, even if the sold plant is not replaced yet because
    another one must be scrapped first."""
    looks = 0
    for seed in range(12):
        for before, _, after, events in moves_of("classic-2004", "germany", 5, seed, True):
            if any(isinstance(event, SpyChanged) for event in events):
                secret = revealed(events, open_money=True)
                assert secret is not None
                if not taken_from_the_pile(before, after):
                    assert any(isinstance(event, CardSold) for event in events)
                    assert secret is Secret.TOP_CARD
                    looks += 1
    assert looks
