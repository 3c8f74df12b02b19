"""`seen_by`: a copy of a game in which everything hidden is a guess from what is open."""

import functools
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from powergrid_qt.ai.hidden import seen_by
from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.engine import Game, GameConfig, GameOptions, Overrides
from powergrid_qt.engine.cards import STEP3
from powergrid_qt.engine.invariants import Watch
from powergrid_qt.engine.state import IN_PILE, State
from tests.engine.positions import grid, seats
from tests.engine.test_properties import CLASSIC_PROMO, KINDS, REPRESENTATIVES, new_game
from tests.engine.whole_position import everything


def promo_of(edition: str) -> tuple[str, ...]:
    return CLASSIC_PROMO if edition == "classic-2004" else ()


def play_on(game: Game, moves: int, seed: int = 1) -> Game:
    player = RandomPlayer(seed)
    for _ in range(moves):
        if not game.over:
            game.apply(player.decide(game))
    return game


@functools.cache
def stops(edition: str, board: str, count: int, every: int = 40) -> list[Game]:
    """Positions of one game, from its start to its end."""
    game = new_game(edition, board, count, 4, promo=promo_of(edition))
    found = [game.copy()]
    while not play_on(game, every, seed=len(found)).over:
        found.append(game.copy())
    return found


def position(game: Game) -> Any:
    return everything(game.state), game.config, game.state.rules.config, game.moves


def depth(state: State) -> int:
    """How many cards lie above "Step 3"."""
    return state.pile.index(STEP3) if STEP3 in state.pile else len(state.pile)


@pytest.mark.long(but=REPRESENTATIVES)
@pytest.mark.parametrize(("edition", "board", "count"), KINDS)
def test_everything_open_stays_as_it_is(edition, board, count):
    for number, game in enumerate(stops(edition, board, count)):
        before = position(game)
        for seat in range(count):
            seen = seen_by(game, seat, Random(number))
            assert seen.view_for(seat) == game.view_for(seat)
            assert seen.moves == game.moves
            assert Counter(seen.state.pile + seen.state.removed) == Counter(
                game.state.pile + game.state.removed
            )
            hidden = ("pile", "removed")
            open_parts = [
                {name: part for name, part in everything(one.state).items() if name not in hidden}
                for one in (seen, game)
            ]
            assert open_parts[0] == open_parts[1]
        assert position(game) == before


@pytest.mark.long(but=REPRESENTATIVES)
@pytest.mark.parametrize(("edition", "board", "count"), KINDS)
def test_a_game_can_be_played_on_from_any_guess(edition, board, count):
    for number, game in enumerate(stops(edition, board, count, every=90)):
        before = position(game)
        seen = seen_by(game, number % count, Random(number))
        watch, player = Watch(seen), RandomPlayer(number)
        while not seen.over:
            watch.after(seen.apply(player.decide(seen)))
        assert position(game) == before


@pytest.mark.long(but=REPRESENTATIVES)
@pytest.mark.parametrize("same_top", [True, False])
@pytest.mark.parametrize(("edition", "board", "count"), KINDS)
def test_games_that_a_player_cannot_tell_apart_look_the_same(edition, board, count, same_top):
    rng = Random(f"{edition} {board} {count}")
    for game in stops(edition, board, count):
        other = hidden_changed(game, same_top, rng)
        for seat in range(count):
            if knows_top(game, seat) and not same_top:
                continue
            assert other.view_for(seat) == game.view_for(seat)
            one, two = (seen_by(either, seat, Random(7)) for either in (game, other))
            assert position(one) == position(two)


def knows_top(game: Game, seat: int) -> bool:
    return game.state.rules.known_top(game.state, seat) is not None


def hidden_changed(game: Game, same_top: bool, rng: Random) -> Game:
    """The same game with another seed, other cards removed, and the rest in another order."""
    other = game.copy()
    setup = Overrides(pile_after_step3=tuple(rng.sample(game.state.pile, len(game.state.pile))))
    other.config = replace(game.config, seed=99, setup=setup)
    state, groups = other.state, game.state.rules.groups
    state.rules = state.rules.with_config(other.config)
    above = state.pile[: depth(state)]
    exchanged = above[same_top:] + state.removed if state.step3 == IN_PILE else above[same_top:]
    partner: dict[Any, Any] = {}
    for group in {groups[card] for card in exchanged}:
        cards = [card for card in exchanged if groups[card] == group]
        partner |= dict(zip(cards, rng.sample(cards, len(cards)), strict=True))
    state.removed = tuple(partner.get(card, card) for card in state.removed)
    top, *rest = [partner.get(card, card) for card in above] or [None]
    laid = [] if top is None else [top, *rng.sample(rest, len(rest))]
    state.pile = (*laid, *state.pile[len(above) :])
    return other


def test_a_change_of_what_is_hidden_is_one():
    """Or the test above would compare games with themselves."""
    game = stops("deluxe-2014", "europe", 3)[3]
    other = hidden_changed(game, True, Random(1))
    assert other.state.pile != game.state.pile
    assert set(other.state.removed) != set(game.state.removed)


def test_the_guess_depends_on_the_generator_alone():
    game = stops("classic-2004", "germany", 4)[2]
    piles = [seen_by(game, 0, Random(seed)).state.pile for seed in (1, 1, 2)]
    assert piles[0] == piles[1] != piles[2]


def test_a_guess_can_be_guessed_about_again():
    """A player who gets a guess may look ahead by guesses of its own."""
    game = stops("outpost-2024", "outpost", 4)[3]
    seen = seen_by(game, 0, Random(1))
    again = seen_by(seen, 0, Random(2))
    assert position(again)[0] == position(seen_by(game, 0, Random(2)))[0]


@pytest.mark.parametrize(
    ("edition", "board", "promo"),
    [
        ("classic-2004", "germany", ()),
        ("classic-2004", "usa", ("taxes", "surplus", "warehouse")),
        ("deluxe-2014", "north-america", ()),
        ("outpost-2024", "outpost", ()),
    ],
)
def test_every_card_is_as_likely_as_the_rules_say(edition, board, promo):
    game = play_on(new_game(edition, board, 2, 2, promo=promo), 40)
    state, groups, samples = game.state, game.state.rules.groups, 3000
    above = depth(state)
    back = state.rules.back_of(state.pile)
    in_pile = Counter(groups[card] for card in state.pile[:above])
    unseen = Counter(groups[card] for card in (*state.pile[:above], *state.removed))
    places: list[Counter[Any]] = [Counter() for _ in range(above)]
    for number in range(samples):
        for place, card in enumerate(seen_by(game, 0, Random(number)).state.pile[:above]):
            places[place][card] += 1
    last = in_pile - Counter([back] if back else [])
    for card in (*state.pile[:above], *state.removed):
        group = groups[card]
        share = 1 / unseen[group]
        first = in_pile[group] / above if back is None else group == back
        expected = {0: first * share, above - 1: last[group] / sum(last.values()) * share}
        for place, chance in expected.items():
            spread = (samples * chance * (1 - chance)) ** 0.5
            assert abs(places[place][card] - samples * chance) <= 4.5 * spread


def test_plant_13_is_known_until_the_first_replacement():
    game = new_game("classic-2004", "germany", 3, 1, promo=CLASSIC_PROMO)
    tops = [seen_by(game, 0, Random(seed)).state.pile[0] for seed in range(20)]
    assert set(tops) == {13}


def test_the_spy_knows_the_top_card_and_others_do_not():
    game = play_on(new_game("classic-2004", "germany", 4, 1, promo=CLASSIC_PROMO), 80)
    spy, top = grid(game).owner("industrial-espionage"), game.state.pile[0]
    tops = {
        seat: {seen_by(game, seat, Random(seed)).state.pile[0] for seed in range(20)}
        for seat in range(4)
    }
    assert spy is not None
    assert tops.pop(spy) == {top}
    assert all(len(guesses) > 5 for guesses in tops.values())


def test_what_went_under_the_pile_is_known_until_it_is_shuffled():
    game = play_on(new_game("classic-2004", "germany", 4, 1), 150)
    below = game.state.pile[depth(game.state) :]
    assert len(below) > 2
    assert seen_by(game, 0, Random(1)).state.pile[-len(below) :] == below
    while game.state.step3 == IN_PILE:
        play_on(game, 1)
    guesses = [seen_by(game, 0, Random(seed)).state.pile for seed in range(10)]
    assert {tuple(sorted(guess)) for guess in guesses} == {tuple(sorted(game.state.pile))}
    assert len(set(guesses)) > 5


def test_the_shuffle_of_step_3_is_a_guess_too():
    config = GameConfig(
        "classic-2004",
        "germany",
        seats(3),
        1,
        GameOptions(),
        Overrides(pile=(STEP3, *range(20, 32)), pile_after_step3=tuple(range(20, 32))),
    )
    piles = set()
    for seed in range(10):
        seen = seen_by(Game(config), 0, Random(seed))
        assert seen.config == seen.state.rules.config
        assert seen.config.setup == Overrides()
        while seen.state.step3 == IN_PILE:
            play_on(seen, 1)
        piles.add(seen.state.pile)
    assert len(piles) > 5
