"""Ratings of people: what must hold for every history, and whether the truth is found."""

from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from powergrid_qt.ai.rating import (
    FIRST_DOUBT,
    FIRST_GUESS,
    MOST_POINTS,
    Estimate,
    RatedGame,
    compared_levels,
    curve,
    level_ratings,
    strength,
)
from powergrid_qt.ai.tournament import Z

RATINGS = st.sampled_from([600.0, 1000.0, 1200.0, 1400.0, 1700.0])
RIVALS = st.lists(RATINGS, max_size=3).map(tuple)
STANDINGS = st.builds(RatedGame, RIVALS, st.just(()) | RIVALS, RIVALS)
HISTORY = st.lists(STANDINGS, max_size=12)


def last(games: list[RatedGame]) -> Estimate:
    return curve(games)[-1]


def duel(rival: float, *, won: bool) -> RatedGame:
    return RatedGame((), (), (rival,)) if won else RatedGame((rival,), (), ())


@settings(deadline=None)
@given(HISTORY, HISTORY, RATINGS)
def test_a_win_more_never_lowers_a_rating_nor_a_loss_more_raises_it(
    before: list[RatedGame], after: list[RatedGame], rival: float
) -> None:
    # Compared with a game that says nothing, so that both histories are equally long.
    nothing = RatedGame((), (), ())
    rating = last([*before, nothing, *after]).rating
    assert last([*before, duel(rival, won=True), *after]).rating > rating
    assert last([*before, duel(rival, won=False), *after]).rating < rating


@settings(deadline=None)
@given(HISTORY, HISTORY, RIVALS, RATINGS, RIVALS)
def test_a_better_place_never_gives_a_lower_rating(
    before: list[RatedGame],
    after: list[RatedGame],
    ahead: tuple[float, ...],
    rival: float,
    behind: tuple[float, ...],
) -> None:
    places = (
        RatedGame((*ahead, rival), (), behind),
        RatedGame(ahead, (rival,), behind),
        RatedGame(ahead, (), (rival, *behind)),
    )
    found = [last([*before, place, *after]).rating for place in places]
    assert found == sorted(found)


@settings(deadline=None)
@given(RIVALS, RATINGS, RIVALS, RATINGS)
def test_whoever_beats_stronger_rivals_is_stronger(
    ahead: tuple[float, ...], weak: float, behind: tuple[float, ...], strong: float
) -> None:
    weak, strong = sorted((weak, strong))
    against = [last([RatedGame(ahead, (), (rival, *behind))]) for rival in (weak, strong)]
    assert against[0].rating <= against[1].rating


@settings(deadline=None)
@given(st.integers(0, 4), st.integers(1, 4))
def test_the_margin_narrows_with_games(place: int, rivals: int) -> None:
    ahead = min(place, rivals)
    game = RatedGame((1200.0,) * ahead, (), (1200.0,) * (rivals - ahead))
    margins = [Z * FIRST_DOUBT, *(one.margin for one in curve([game] * 24))]
    # It comes to rest where a game tells as much as may have changed since the last one.
    assert all(after < before for before, after in pairwise(margins[:12]))
    assert margins[24] < margins[12] < 0.75 * margins[0]


def game_of(rating: float, rivals: list[float], rng: Random) -> RatedGame:
    """A person of this strength plays once."""
    left = {"person": rating, **{str(number): rival for number, rival in enumerate(rivals)}}
    ahead: list[float] = []
    while True:
        names = list(left)
        (first,) = rng.choices(names, [strength(left[name]) for name in names])
        own = left.pop(first)
        if first == "person":
            return RatedGame(tuple(ahead), (), tuple(left.values()))
        ahead.append(own)


def test_people_of_known_strength_are_found_within_the_margin_in_95_of_100_cases() -> None:
    rng = Random(13)
    levels = list(compared_levels().values())
    found, people = 0, 400
    for _ in range(people):
        truth = rng.gauss(FIRST_GUESS, FIRST_DOUBT)
        games = [
            game_of(truth, rng.choices(levels, k=rng.choice((1, 2, 3, 3, 3, 4, 5))), rng)
            for _ in range(rng.choice((3, 10, 30, 60)))
        ]
        estimate = last(games)
        found += abs(estimate.rating - truth) <= estimate.margin
    # By chance of 400 such cases 371 to 388 are within; drift makes the margin a little wider.
    assert 369 <= found <= 395


def test_somebody_who_learns_is_followed() -> None:
    rng = Random(5)
    first = [game_of(1000.0, [1200.0] * 3, rng) for _ in range(80)]
    then = [game_of(1500.0, [1200.0] * 3, rng) for _ in range(80)]
    estimate = last(first + then)
    assert estimate.rating - last(first).rating > 250


@settings(max_examples=10, deadline=None)
@given(st.integers(1, 700))
def test_a_curve_ends_with_the_last_game_and_has_no_more_points_than_are_seen(games: int) -> None:
    points = curve([duel(1200.0, won=number % 3 == 0) for number in range(games)])
    assert points[-1].games == games
    assert len(points) <= MOST_POINTS
    assert all(one.games < other.games for one, other in pairwise(points))


def test_nobody_is_rated_before_the_first_game() -> None:
    assert curve([]) == []


def test_the_shipped_levels_stand_in_their_order() -> None:
    assert list(compared_levels()) == ["easy", "normal", "hard", "expert"]
    assert level_ratings()["easy"] == 1000
    assert {"greedy", "random"} < level_ratings().keys()
