"""The levels in all kinds of games: legal, ending, honest, reproducible, explained."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from powergrid_qt.ai.family import family_of
from powergrid_qt.ai.grid.policy import outlooks_of
from powergrid_qt.ai.hidden import seen_by
from powergrid_qt.ai.judge import Candidate, clearly_beats, is_better
from powergrid_qt.ai.levels import Effort, Level
from powergrid_qt.ai.player import choose
from powergrid_qt.ai.players import STYLES, make_player
from powergrid_qt.ai.search import SearchPlayer
from powergrid_qt.ai.simulation import computer_seats, play_game, play_on, players_of
from powergrid_qt.ai.turn_reasons import FIGHTS
from powergrid_qt.ai.worlds import WorldOutcome
from powergrid_qt.engine import HUMAN, Game, GameConfig, Move, Seat
from powergrid_qt.engine.invariants import Watch
from powergrid_qt.engine.moves import Done, Reason
from powergrid_qt.engine.randomness import shuffled
from powergrid_qt.engine.state import IN_PILE
from tests.engine.test_properties import CLASSIC_PROMO, KINDS, REPRESENTATIVES, new_game

FAST = ("easy", "normal", "hard", "greedy", *STYLES)
QUICK_EXPERT = Level("hard", Effort(samples=2, rounds=1, trust=0.0))


def promo_of(edition: str) -> tuple[str, ...]:
    return CLASSIC_PROMO if edition.startswith("classic") else ()


@pytest.mark.long(but=REPRESENTATIVES)
@pytest.mark.parametrize(("edition", "board", "count"), KINDS)
def test_all_levels_play_together_to_the_end(edition, board, count):
    """Every edition, board and number of players, with a draft and promo cards."""
    game = new_game(edition, board, count, count, promo=promo_of(edition), draft=count % 2 == 0)
    players = [make_player(FAST[(count + seat) % len(FAST)], seat) for seat in range(count)]
    watch = Watch(game)
    while (seat := game.current) is not None:
        assert len(game.moves) < 2500, "the game does not end"
        watch.after(game.apply(players[seat].decide(game)))
    assert 4 <= game.state.round <= 25


@pytest.mark.long(but=["easy", "normal"])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_first_game_ends(level):
    """E3: only seven cities."""
    game = new_game("classic-2004", "germany", 4, 1, beginner=True)
    player = make_player(level, 1)
    while not game.over:
        game.apply(player.decide(game))
    assert game.state.leader == 7


def another_world(game: Game, number: int) -> Game:
    """The same game for everybody at the table: another order of the pile, another seed."""
    other = seen_by(game, 0, Random(number))
    state = other.state
    if state.step3 != IN_PILE:
        state.pile = tuple(shuffled(state.pile, number, "another pile"))
    return other


@pytest.mark.long(but=["*-hard", "classic-2004-germany-*"])
@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert", "greedy"])
@pytest.mark.parametrize(("edition", "board"), [("classic-2004", "germany"),
                                                ("deluxe-2014", "north-america"),
                                                ("outpost-2024", "outpost")])  # fmt: skip
def test_hidden_things_make_no_difference(level, edition, board):
    game = new_game(edition, board, 3, 7)
    for number, move in enumerate(moves_of_hard(edition, board)):
        if number % 24 == 3:
            other = another_world(game, number)
            decided = [one_of(level).decide(world) for world in (game, other)]
            assert decided[0] == decided[1]
        game.apply(move)


@cache
def moves_of_hard(edition: str, board: str) -> tuple[Move, ...]:
    """Nobody is read in a world that is imagined: whoever plays here, each level decides alike."""
    game, mover = new_game(edition, board, 3, 7), make_player("hard", 1)
    while not game.over and len(game.moves) < 240:
        game.apply(mover.decide(game))
    return tuple(game.moves)


def one_of(level: str):
    return SearchPlayer(5, QUICK_EXPERT) if level == "expert" else make_player(level, 5)


@pytest.mark.long(but=["easy", "normal", "hard"])
@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
def test_a_player_that_was_there_all_the_time_decides_like_a_new_one(level, thorough):
    """The same position gives the same move, whatever was seen before in this or another game."""
    for edition, board in (("classic-2009", "usa"), ("deluxe-2014", "europe")):
        game = new_game(edition, board, 4, 3)
        old = one_of(level)
        for number in range(160 if thorough else 90):
            move = old.decide(game)
            if number % 20 == 0:
                outlooks_of.cache_clear()  # as in another process
                assert one_of(level).decide(game) == move
            game.apply(move)


def test_levels_play_the_same_game_again():
    seats = tuple(
        Seat(f"player {number}", color, kind)
        for number, (color, kind) in enumerate(
            zip(("red", "blue", "green", "black"), FAST, strict=False)
        )
    )
    config = GameConfig("classic-2009", "usa", seats, 12)
    assert play_game(config).moves == play_game(config).moves


def test_wavering_depends_on_the_seed():
    def moves(seed: int):
        game = new_game("classic-2004", "germany", 3, 1)
        player = make_player("easy", seed)
        while game.state.round < 4:
            game.apply(player.decide(game))
        return game.moves

    assert moves(1) == moves(1)
    assert any(moves(1) != moves(seed) for seed in range(2, 6))


@pytest.mark.long(but=["deluxe-2014-north-america-5", "outpost-2024-outpost-4"])
@pytest.mark.parametrize(("edition", "board", "count"), KINDS[::4])
def test_reasons_and_alternatives_leave_the_position_alone(edition, board, count):
    game = new_game(edition, board, count, 2, promo=promo_of(edition))
    policy = family_of(game.config).policy("hard", 1)
    told = 0
    while not game.over:
        before = game.snapshot()
        moves = policy.alternatives(game.state)
        assert moves[0] == policy.decide(game.state)
        assert len(set(moves)) == len(moves) <= 10
        for move in moves:
            assert game.why_not(move) is None
            told += isinstance(policy.reason(game.state, move), Reason)
        assert game.snapshot() == before
        game.apply(moves[0])
    assert told > len(game.moves) / 2


def test_the_expert_explains_itself_and_keeps_to_a_time_limit():
    game = new_game("classic-2004", "germany", 4, 1)
    choice = choose(SearchPlayer(1, Level("hard", Effort(100_000, 1, 0.0))), game, seconds=0.2)
    assert game.why_not(choice.move) is None
    assert choice.reason is not None


@pytest.mark.parametrize(
    ("edition", "board"), [("classic-2004", "germany"), ("outpost-2024", "outpost")]
)
def test_the_search_finds_more_than_the_policy_alone(edition, board):
    """Chances differ between moves, and what is chosen is never thought to be worse."""
    game = new_game(edition, board, 4, 9)
    family = family_of(game.config)
    hard = family.policy("hard", 1)
    # In one world no move is dropped.
    expert = SearchPlayer(1, Level("hard", Effort(1, 1, 0.0)))
    compared = 0
    for number in range(120):
        moves = hard.alternatives(game.state)
        if number % 10 == 0 and len(moves) > 1:
            rated = expert.judged(game)
            own, others = (
                rated.of(moves[0]),
                [one for one in rated.candidates if one.move != moves[0]],
            )
            assert own is not None
            worths = [one.worth for one in others]
            assert worths == sorted(worths, reverse=True)
            assert all(0 <= one.mean.chance <= 1 for one in rated.candidates)
            assert (rated.best is own) != is_better(others[0], own)
            choice = expert.choose(game)
            assert choice.move == rated.best.move
            assert choice.reason is not None
            # The policy's own move has its words; another one is told by its chances.
            found = choice.reason.code in {"search_finds", *FIGHTS}
            assert found == (choice.move != moves[0])
            if choice.reason.code == "search_finds":
                chance, usual = choice.reason["chance"], choice.reason["usual"]
                assert isinstance(chance, int)
                assert isinstance(usual, int)
                assert chance >= usual
            compared += 1
        game.apply(hard.decide(game.state))
    assert compared > 3


def test_two_worlds_that_agree_by_chance_do_not_decide():
    def tally(*chances: float) -> Candidate:
        return Candidate(Done(0), tuple(WorldOutcome(chance, 1.0, 0, 0, 0) for chance in chances))

    best = tally(0.52, 0.52)
    assert not clearly_beats(best, tally(0.515, 0.515)), "the next world may well tell otherwise"
    assert clearly_beats(best, tally(0.48, 0.48))
    assert not clearly_beats(best, tally(0.30, 0.60))
    four = tally(0.515, 0.515, 0.515, 0.515)
    assert clearly_beats(tally(0.52, 0.52, 0.52, 0.52), four)


@pytest.mark.long(but=["classic-2009-germany"])
@pytest.mark.parametrize(
    ("edition", "board"), [("classic-2009", "germany"), ("outpost-2024", "outpost")]
)
def test_a_person_is_treated_like_anybody_else(edition, board):
    """Rivals are weighed by how they stand: the same game comes out if one of them is human."""
    computers = GameConfig(edition, board, computer_seats(["hard", "hard", "hard", "normal"]), 6)
    seats = (replace(computers.players[0], kind=HUMAN), *computers.players[1:])
    games = []
    for config in (computers, replace(computers, players=seats)):
        game = Game(config)
        for _ in play_on(game, players_of(computers)):
            if game.state.round == 4:
                break
        games.append(game.moves)
    assert games[0] == games[1]
