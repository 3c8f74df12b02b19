"""What past games say together, worked out by hand."""

import json

import pytest

from powergrid_qt.ai.rating import level_ratings
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.models.past.statistics import (
    LAST_GAMES,
    Played,
    Selection,
    analysis_summary,
    bests_of,
    margin,
    played_by,
    rate_of,
    summed_up,
)
from tests.past_games import past


def seen(*games: LibraryGame, person: str = "ada") -> list[Played]:
    return [one for one in (played_by(person, game) for game in games) if one is not None]


def test_people_are_recognised_by_their_names_however_they_are_written() -> None:
    games = [past(3, "easy", names=("ÄDA ", "x")), past(2, "easy", names=(" äda", "x"))]
    summary = summed_up(games, Selection())
    assert summary.people == {"äda": "ÄDA"}
    assert len(summary.played) == 2


def test_a_computer_player_with_the_same_name_is_somebody_else() -> None:
    game = past(1, "hard", names=("Bo", "Ada"))
    assert summed_up([game], Selection(person="ada")).selection.person == "bo"


def test_a_rate_has_its_interval_and_what_chance_gives() -> None:
    games = [past(number, "easy", "easy", "easy") for number in range(3)]
    games += [past(9, "easy", places=(2, 1)), past(10, "easy", "hard", places=(1, 1, 3))]
    rate = rate_of(seen(*games))
    assert rate.games == 5
    assert rate.rate == pytest.approx(3.5 / 5)  # the shared victory is half a one
    assert 0.2 < rate.low < rate.rate < rate.high < 1
    assert rate.chance == pytest.approx((3 / 4 + 1 / 2 + 1 / 3) / 5)


def test_the_strongest_rival_names_the_game() -> None:
    rivals = [
        one.rival
        for one in seen(
            past(1, "easy", "expert", "hard"), past(2, "human"), past(3, "human", "greedy")
        )
    ]
    assert rivals == ["expert", "human", "greedy"]


def test_only_levels_of_known_strength_count_and_no_help() -> None:
    known = level_ratings()
    table = ("easy", "human", "somebodys-plugin", "hard")
    game = past(1, *table, places=(3, 2, 1, 4, 5))
    (played,) = seen(game)
    assert played.standing is not None
    assert played.standing.ahead == (known["easy"],)
    assert played.standing.behind == (known["hard"],)
    for helped in ({"take_backs": 1}, {"hints": 1}, {"played_on": True}, {"practice": True}):
        assert seen(game._replace(**helped))[0].standing is None
    assert seen(past(2, "human"))[0].standing is None
    (shared,) = seen(past(3, "easy", "hard", places=(1, 1, 3)))
    assert shared.standing is not None
    assert shared.standing.equal == (known["easy"],)


def test_best_results() -> None:
    clear = past(1, "easy", rounds=12)
    seats = clear.seats
    close = past(2, "easy", rounds=9)._replace(
        seats=(seats[0], seats[1]._replace(powered=seats[0].powered, money=seats[0].money - 4))
    )
    lost = past(3, "easy", places=(2, 1), rounds=8)
    bests = bests_of(seen(clear, close, lost))
    assert bests.clearest_win is not None
    assert bests.closest_win is not None
    assert bests.shortest_win is not None
    assert bests.clearest_win.game is clear
    assert bests.closest_win.game is close
    assert margin(bests.closest_win) == (0, 4)
    assert bests.shortest_win.game is close
    assert bests.longest_streak == 2
    assert bests.mean_rounds == pytest.approx(29 / 3)
    assert bests_of(seen(lost)).closest_win is None


def test_weaknesses_are_places_lost_in_an_analysed_game() -> None:
    def analysed(number: int, *costs: tuple[int, str, float], share: float = 0.5) -> LibraryGame:
        told = {"closeness": {"all": share, "auction": 1}, "costs": costs}
        return past(number, "easy", analysis=json.dumps(told))

    games = [
        analysed(4, (7, "overpaid", 0.4), (9, "let_go", 0.2)),
        past(3, "easy"),
        analysed(2, (11, "overpaid", 0.6), share=0.7),
    ]
    judgement = analysis_summary(seen(*games))
    assert judgement.games == 2
    assert judgement.closeness == pytest.approx({"all": 0.6, "auction": 1})
    worst, other = judgement.weaknesses
    assert worst.kind == "overpaid"
    assert worst.per_game == pytest.approx(0.5)
    assert [move.number for move in worst.moves] == [11, 7]
    assert other.per_game == pytest.approx(0.1)


def test_the_mistakes_of_long_ago_are_forgotten() -> None:
    told = json.dumps({"closeness": {"all": 1}, "costs": [[1, "overpaid", 1.0]]})
    old = past(0, "easy", analysis=told)
    new = json.dumps({"closeness": {"all": 1}, "costs": []})
    games = [past(number, "easy", analysis=new) for number in range(LAST_GAMES, 0, -1)]
    assert analysis_summary(seen(*games, old)).weaknesses == []


@pytest.mark.parametrize(
    "analysis", ["{", "[]", "3", '{"closeness": {"all": 7}}', '{"closeness": {}, "costs": [[1]]}']
)
def test_an_analysis_that_nobody_wrote_says_nothing(analysis: str) -> None:
    judgement = analysis_summary(seen(past(1, "easy", analysis=analysis)))
    assert judgement.closeness == {}
    assert judgement.weaknesses == []


def test_a_summary_is_of_what_was_asked_for_and_offers_what_there_is() -> None:
    games = [
        past(3, "easy", board="usa"),
        past(2, "hard", "easy", edition="classic-2004"),
        past(1, "hard", places=(2, 1)),
    ]
    summary = summed_up(games, Selection(person="ada", rival="hard"))
    assert [one.game.id for one in summary.played] == ["id2", "id1"]
    assert summary.choices == {
        "board": ["germany", "usa"],
        "rival": ["easy", "hard"],
        "players": ["2", "3"],
        "edition": ["classic-2004", "classic-2009"],
    }
    assert {name: rate.games for name, rate in summary.rates["players"].items()} == {"2": 1, "3": 1}
    assert [one.game.id for one in summary.rated] == ["id1", "id2"]
    assert [point.games for point in summary.curve] == [1, 2]
    late = summed_up(games, Selection(since=games[0].ended))
    assert len(late.played) == 1
    assert summed_up([], Selection()).people == {}
