"""Random games of every edition, board and number of players: the rules hold after every move."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.engine import Game, GameConfig, GameOptions, IllegalMove, Move, Record
from powergrid_qt.engine.invariants import Watch
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
    counts,
)
from powergrid_qt.engine.record import parse_record, record_text, replay
from tests.engine.positions import seats
from tests.engine.whole_position import everything

CLASSIC_PROMO = (
    "flux-generator",
    "transformer-station",
    "theme-park",
    "supply-contract",
    "industrial-espionage",
    "taxes",
    "warehouse",
    "shortage",
    "surplus",
)
NEW_BOARDS = (
    *("france", "italy", "benelux", "central-europe"),
    *("brazil", "spain-portugal", "quebec"),
)
GAMES = [
    ("classic-2004", "germany"),
    ("classic-2004", "usa"),
    ("classic-2009", "germany"),
    ("classic-2009", "usa"),
    ("deluxe-2014", "europe"),
    ("deluxe-2014", "north-america"),
    ("outpost-2024", "outpost"),
    *[("classic-2009", board) for board in NEW_BOARDS],
    *[("recharged-2019", board) for board in ("germany-2019", "usa-2019", *NEW_BOARDS)],
]
KINDS = [(edition, board, count) for edition, board in GAMES for count in range(2, 7)]
REPRESENTATIVES = (
    *("classic-2004-germany-3*", "classic-2009-usa-5*", "deluxe-2014-europe-2*"),
    *("deluxe-2014-north-america-4*", "outpost-2024-outpost-3*", "classic-2009-benelux-3*"),
    *("classic-2009-central-europe-4*", "classic-2009-quebec-6*", "recharged-2019-germany-2019-2*"),
    *("recharged-2019-usa-2019-4*", "recharged-2019-spain-portugal-3*"),
)
"""The quick tests have these, by their ids: each edition, each switch of a board, each number of
players."""
MOST_MOVES = 5000


def new_game(edition: str, board: str, count: int, seed: int, **options: Any) -> Game:
    return Game(GameConfig(edition, board, seats(count), seed, GameOptions(**options)))


def positions(game: Game, seed: int) -> Iterator[Game]:
    """The game before each decision of a random player, watched by the invariants."""
    watch, player = Watch(game), RandomPlayer(seed)
    while not game.over:
        assert len(game.moves) < MOST_MOVES, "the game does not end"
        yield game
        watch.after(game.apply(player.decide(game)))


def play(game: Game, seed: int) -> Game:
    for _ in positions(game, seed):
        pass
    return game


@pytest.mark.long(but=REPRESENTATIVES)
@pytest.mark.parametrize(("edition", "board", "count"), KINDS)
def test_invariants_hold_in_every_kind_of_game(edition: str, board: str, count: int) -> None:
    for seed in range(3):
        play(new_game(edition, board, count, seed, draft=seed == 2), seed)


@settings(deadline=None)
@given(
    edition=st.sampled_from(["classic-2004", "classic-2009"]),
    board=st.sampled_from(["germany", "usa", *NEW_BOARDS]),
    count=st.integers(2, 6),
    promo=st.sets(st.sampled_from(CLASSIC_PROMO)),
    beginner=st.booleans(),
    seed=st.integers(0, 10**9),
)
def test_invariants_hold_with_any_promo_cards(
    edition: str, board: str, count: int, promo: set[str], beginner: bool, seed: int
) -> None:
    chosen = tuple(sorted(promo))
    play(new_game(edition, board, count, seed, promo=chosen, beginner=beginner), seed)


def any_move(game: Game, rng: random.Random) -> Move:
    """A move of any kind with values that are often nearly right."""
    state = game.state
    seat = rng.choice([game.current or 0, game.current or 0, rng.randrange(len(state.players))])
    board = state.rules.board
    cards: list[Any] = [*state.rules.offers(state), *state.pile[:2], 3, "theme-park", "nothing"]
    for player in state.players:
        cards += getattr(player, "plants", ())
        company = getattr(player, "company", None)
        cards += (*company.reserve, *company.plants, *company.shelters) if company else ()
    city = rng.choice([rng.choice(board.cities).id, "tech_outpost_a", "nowhere"])
    fuels = getattr(state.rules.edition, "fuels", ("coal",))
    tokens = counts({rng.choice([*fuels, "wood"]): rng.randint(-1, 4) for _ in range(2)})
    number = rng.choice([-1, 0, 1, 5, 10, 17, 40, 10**30])
    kinds = [
        lambda: PickRegion(seat, rng.choice([*(r.id for r in board.regions), "atlantis"])),
        lambda: PlaceTrust(seat, city),
        lambda: Open(seat, rng.choice(cards), number),
        lambda: Bid(seat, number),
        lambda: Pass(seat),
        lambda: Scrap(seat, rng.choice(cards), rng.choice([None, tokens, ()])),
        lambda: Buy(seat, tokens),
        lambda: Build(seat, city, rng.choice([None, "house", "plant", "shelter", "tower"])),
        lambda: Done(seat),
        lambda: Run(seat, tuple((rng.choice(cards), tokens) for _ in range(rng.randint(0, 2)))),
        lambda: RunCards(seat, tuple(str(rng.choice(cards)) for _ in range(rng.randint(0, 2)))),
        lambda: Attach(seat, rng.choice(cards)),
        lambda: Place(seat, str(rng.choice(cards)), None, rng.choice([None, "plant", "shelter"])),
        lambda: Hire(seat, number, rng.random() < 0.3),
    ]
    return rng.choice(kinds)()


def assert_legal_exactly_if_listed(game: Game, before: Any, move: Move, listed: bool) -> None:
    """`before`: everything about the position."""
    copied = game.copy()
    try:
        copied.apply(move)
        applied = True
    except IllegalMove as error:
        applied = not str(error)
    if not applied:
        assert everything(copied.state) == before, f"a refused move changed something: {move}"
    assert applied == listed, move
    assert everything(game.state) == before, "a copy shares something with its game"


@pytest.mark.long(but=REPRESENTATIVES)
@pytest.mark.parametrize(("edition", "board", "count"), KINDS)
def test_legal_moves_are_exactly_those_that_apply(edition: str, board: str, count: int) -> None:
    rng = random.Random(f"{edition} {board} {count}")
    promo = CLASSIC_PROMO if edition == "classic-2004" else ()
    for game in positions(new_game(edition, board, count, 11, promo=promo), 11):
        if rng.random() < 0.8:
            continue
        legal = game.legal_moves
        listed = list(islice(legal, 300))
        assert listed, "somebody has to decide but cannot do anything"
        assert len(set(listed)) == len(listed)
        before = everything(game.state)
        for move in rng.sample(listed, min(5, len(listed))):
            assert_legal_exactly_if_listed(game, before, move, listed=True)
        for move in [any_move(game, rng) for _ in range(8)]:
            assert_legal_exactly_if_listed(game, before, move, listed=move in legal)
            if move not in legal:
                assert move not in listed


@pytest.mark.long(
    but=[
        "classic-2004-germany-5",
        "deluxe-2014-europe-3",
        "outpost-2024-outpost-2",
        "recharged-*-6",
    ]
)
@pytest.mark.parametrize(("edition", "board", "count"), KINDS[::3])
def test_a_record_replays_to_the_same_states(edition: str, board: str, count: int) -> None:
    game = new_game(edition, board, count, 5)
    player = RandomPlayer(5)
    states = [game.snapshot()]
    while not game.over:
        game.apply(player.decide(game))
        states.append(game.snapshot())
    record = parse_record(record_text(Record.of(game)))
    assert [again.snapshot() for again in replay(record)] == states


@pytest.mark.parametrize(("edition", "board"), GAMES)
def test_views_hide_the_pile_and_others_money(edition: str, board: str) -> None:
    game = new_game(edition, board, 4, 3)
    player = RandomPlayer(3)
    for _ in range(60):
        game.apply(player.decide(game))
    view = game.view_for(1)
    assert [seat["money"] is None for seat in view["players"]] == [True, False, True, True]
    other = game.copy()
    other.state.pile = (other.state.pile[0], *reversed(other.state.pile[1:]))
    other.state.players[0].money += 1
    assert other.view_for(1) == view
