"""The figures of a tournament: rates with intervals, places, Elo, decision times."""

from array import array
from collections import Counter
from dataclasses import replace
from itertools import permutations
from math import log10
from random import Random

import pytest

from powergrid_qt.ai.simulation import GameOutcome, computer_seats
from powergrid_qt.ai.tournament import (
    WON,
    Pairing,
    PairScores,
    TournamentGame,
    decision_times,
    elo_of,
    entry_rate,
    interval_of,
    leftovers,
    level_rate,
    level_standings,
    pairings,
    places,
    rotation_period,
    wilson,
)
from powergrid_qt.engine import GameConfig


def config(*levels: str, seed: int = 1) -> GameConfig:
    return GameConfig("classic-2004", "germany", computer_seats(levels), seed)


def outcome(*ranking: int, winners: int = 1) -> GameOutcome:
    return GameOutcome(
        seed=1,
        edition="classic-2004",
        board="germany",
        players=len(ranking),
        rounds=10,
        moves=200,
        step=3,
        winners=tuple(sorted(ranking[:winners])),
        ranking=ranking,
        powered=(0,) * len(ranking),
        money=(0,) * len(ranking),
        cities=(0,) * len(ranking),
        power=(0,) * len(ranking),
        seconds=0.1,
    )


def played(
    *levels: str, result: GameOutcome | None, times: tuple[float, ...] = ()
) -> TournamentGame:
    """A game in which the entries sit in their order, each with the same decision times."""
    pairing = Pairing(0, tuple(range(len(levels))), config(*levels))
    return TournamentGame(pairing, result, tuple(array("f", times) for _ in levels), None)


# -- who sits where ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("levels", "period"),
    [("aaaa", 1), ("abab", 2), ("abcabc", 3), ("aaab", 4), ("ab", 2), ("abcd", 4)],
)
def test_rotations_repeat_after_a_period(levels, period):
    assert rotation_period(levels) == period


@pytest.mark.parametrize("levels", ["ab", "abb", "aaaa", "abab", "abcda", "abcabc"])
def test_every_entry_sits_on_every_seat_equally_often(levels):
    games = list(pairings(config(*levels), 3 * len(levels)))
    for seat in range(len(levels)):
        entries = [game.entries[seat] for game in games]
        assert all(entries.count(entry) == 3 for entry in range(len(levels)))
    for game in games:
        kinds = [seat.kind for seat in game.config.players]
        assert kinds == [levels[entry] for entry in game.entries]


@pytest.mark.parametrize("levels", ["ab", "abb", "aaaa", "abab"])
def test_no_game_is_played_twice(levels):
    games = list(pairings(config(*levels), 12))
    played_with = {(game.config.seed, game.config.players) for game in games}
    assert len(played_with) == 12


def test_the_same_deal_for_all_rotations():
    seeds = [game.config.seed for game in pairings(config(*"abb", seed=7), 7)]
    assert seeds == [7, 7, 7, 8, 8, 8, 9]


# -- rates ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    # the first is the example of the documentation, the others are from the literature
    [(91, 200, 0.387, 0.524), (0, 20, 0.0, 0.161), (15, 148, 0.0624, 0.1605), (29, 29, 0.883, 1)],
)
def test_intervals_by_wilson(won, games, low, high):
    assert wilson(won, games) == pytest.approx((low, high), abs=6e-4)


def test_a_shared_victory_counts_in_parts():
    games = [
        played("a", "b", result=outcome(0, 1)),
        played("a", "b", result=outcome(0, 1, winners=2)),
    ]
    assert (level_rate("a", games).wins, level_rate("b", games).wins) == (1.5, 0.5)


def test_seats_of_one_game_are_not_counted_as_if_they_were_independent():
    games = [
        played("a", "b", "b", "b", result=outcome(*order))
        for order in [(0, 1, 2, 3)] * 40 + [(1, 0, 2, 3), (2, 0, 1, 3), (3, 0, 1, 2)] * 20
    ]
    one, three = level_rate("a", games), level_rate("b", games)
    assert (one.games, one.wins, one.rate) == (100, 40, 0.4)
    assert (three.games, three.wins, three.rate) == (300, 60, 0.2)
    # what one loses the three others win: the intervals are each other's mirror image
    assert (3 * three.low, 3 * three.high) == pytest.approx((1 - one.high, 1 - one.low))


def test_a_mirror_match_counts_the_first_entry():
    games = [played("a", "a", result=outcome(0, 1)), played("a", "a", result=outcome(1, 0))]
    games.append(played("a", "a", result=outcome(1, 0)))
    assert level_rate("a", games) == entry_rate(0, games)
    assert (entry_rate(0, games).wins, entry_rate(1, games).wins) == (1, 2)


def test_entries_are_followed_from_seat_to_seat():
    games = [
        TournamentGame(
            pairing, outcome(pairing.number, (pairing.number + 1) % 2), (array("f"),) * 2, None
        )
        for pairing in pairings(config("a", "a"), 2)
    ]
    assert entry_rate(0, games).wins == 2


def test_who_shares_a_victory_shares_its_places():
    assert places(outcome(2, 0, 1)) == [2, 3, 1]
    assert places(outcome(2, 0, 1, winners=2)) == [1.5, 3, 1.5]


def test_a_game_without_end_is_won_by_nobody():
    games = [played("a", "b", result=None), played("a", "b", result=outcome(0, 1))]
    standing, other = level_standings(games, 1)
    assert (standing.level, standing.rate.rate, standing.mean_place) == ("a", 0.5, 1)
    assert other.rate.wins == 0
    [lonely, _] = level_standings(games[:1], 1)
    assert lonely.mean_place is None


def test_decision_times():
    games = [played("a", "b", result=None, times=tuple(range(1, 101)))]
    assert decision_times("a", games) == (50.5, 95, 100)
    assert decision_times("a", [played("a", "b", result=None)]) == (0, 0, 0)


# -- Elo --------------------------------------------------------------------------------------


def duels(strong: int, weak: int) -> PairScores:
    """Duels between two levels, as many won by each of them."""
    return Counter({("a", "b"): WON * strong, ("b", "a"): WON * weak})


def test_400_points_are_odds_of_10_to_1():
    elo = elo_of("ab", duels(100_000, 10_000))
    assert elo["b"] == 1000
    assert elo["a"] == pytest.approx(1400, abs=0.1)
    assert elo_of("ab", duels(100_000, 10_000), anchor="a")["b"] == pytest.approx(600, abs=0.1)


def test_strengths_behind_the_duels_of_three_are_found():
    odds = {"a": 9.0, "b": 3.0, "c": 1.0}
    scores: PairScores = Counter()
    for one, two in permutations(odds, 2):
        scores[one, two] = round(WON * 100_000 * odds[one] / (odds[one] + odds[two]))
    elo = elo_of("abc", scores)
    step = 400 * log10(3)
    assert elo == pytest.approx({"a": 1000 + 2 * step, "b": 1000 + step, "c": 1000}, abs=0.1)


def test_who_never_lost_has_a_rating_all_the_same():
    few, many = (elo_of("ab", duels(games, 0))["a"] for games in (10, 1000))
    assert 1400 < few < many < 3000
    assert elo_of("ab", Counter()) == {"a": 1000, "b": 1000}
    assert elo_of("a", Counter()) == {"a": 1000}


def test_intervals_of_elo_become_narrower_with_more_games():
    won = [duels(1, 0)] * 3 + [duels(0, 1)]
    few, many = (interval_of("ab", won * times, Random(1), "b") for times in (10, 160))
    assert few["b"] == many["b"] == (1000.0, 1000.0)
    real = 1000 + 400 * log10(3)
    for low, high in (few["a"], many["a"]):
        assert low < real < high
    width = many["a"][1] - many["a"][0]
    assert few["a"][1] - few["a"][0] == pytest.approx(4 * width, rel=0.25)


def test_every_two_seats_of_different_levels_are_a_duel():
    """a is before both b in one game, between them in the other: 3 duels of 4."""
    games = [
        played("a", "b", "b", result=outcome(0, 1, 2)),
        played("a", "b", "b", result=outcome(1, 0, 2)),
    ]
    elo = {standing.level: standing.elo for standing in level_standings(games, 1)}
    assert elo == {"b": 1000, "a": pytest.approx(elo_of("ab", duels(3, 1))["a"])}
    shared = [played("a", "b", result=outcome(0, 1, winners=2))]
    assert {standing.elo for standing in level_standings(shared, 1)} == {1000}


# -- what is left at the end ------------------------------------------------------------------


def test_what_a_level_leaves_unused():
    """Idle are plants that have cities but no fuel: neither power that has no city, nor cities
    that no plant is there for."""
    ended = replace(outcome(0, 1), powered=(10, 12), cities=(14, 17), power=(13, 12), money=(30, 8))
    other = replace(ended, cities=(10, 17), power=(16, 14))
    games = [played("a", "b", result=result) for result in (ended, other, None)]
    assert leftovers("a", games) == (1 / 2, 0.0, 2.0, 30.0), "it won"
    assert leftovers("b", games) == (1 / 2, 1 / 2, 5.0, 8.0)
    assert leftovers("a", games[2:]) == (None,) * 4
