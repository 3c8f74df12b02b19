"""A fair game: simulated people of known strength come to win as often as chance has it."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QSettings

from powergrid_qt.ai.rating import RatedGame, compared_levels, strength
from powergrid_qt.app.fair_game import fair_table, fair_table_for, seated_fairly
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import COLORS, Seat
from tests.past_games import past

LEVELS = compared_levels()


def played(rating: float, levels: tuple[str, ...], rng: Random) -> RatedGame:
    """A game of somebody with a true rating: each place goes to one of those who are left, in
    proportion to their strength."""
    left = [rating, *(LEVELS[level] for level in levels)]
    names = [0, *range(1, len(left))]
    order: list[int] = []
    while names:
        one = rng.choices(names, [strength(left[name]) for name in names])[0]
        names.remove(one)
        order.append(one)
    at = order.index(0)
    return RatedGame(
        tuple(left[one] for one in order[:at]), (), tuple(left[one] for one in order[at + 1 :])
    )


def win_rate(rating: float, players: int, people: int = 12, games: int = 50) -> float:
    """Of some people of this strength over the last half of their games at fair tables."""
    won = 0
    for person in range(people):
        rng = Random(f"{rating} {players} {person}")
        standings: list[RatedGame] = []
        for _ in range(games):
            levels = fair_table(standings, (), players - 1).levels
            standings.append(played(rating, levels, rng))
        won += sum(not standing.ahead for standing in standings[games // 2 :])
    return won / (people * games / 2)


@pytest.mark.long(but=["1050-3", "1600-4"])
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("rating", [1050, 1300, 1600])
def test_a_person_comes_to_win_as_often_as_chance_has_it(rating: float, players: int) -> None:
    assert win_rate(rating, players) == pytest.approx(1 / players, abs=0.08)


def test_who_wins_gets_stronger_opponents_and_the_other_way_round() -> None:
    normal = LEVELS["normal"]
    won, lost = RatedGame((), (), (normal,) * 3), RatedGame((normal,) * 3, (), ())
    usual = fair_table((), (), 3)
    better, worse = fair_table([won] * 6, (), 3), fair_table([lost] * 6, (), 3)

    def sum_of(levels: tuple[str, ...]) -> float:
        return sum(LEVELS[level] for level in levels)

    assert sum_of(worse.levels) < sum_of(usual.levels) < sum_of(better.levels)
    assert usual.games == 0
    assert better.games == 6
    # Of what is played, it gets surer.
    assert usual.high - usual.low > better.high - better.low


def test_other_tables_count_with_more_doubt() -> None:
    won = [RatedGame((), (), (LEVELS["hard"],) * 3)] * 8
    here, elsewhere = fair_table(won, (), 3), fair_table((), won, 3)
    nowhere = fair_table((), (), 3)
    assert here.high - here.low < elsewhere.high - elsewhere.low
    strongest = [sum(LEVELS[one] for one in table.levels) for table in (elsewhere, nowhere)]
    assert strongest[0] > strongest[1]
    assert elsewhere.games == 8


def test_games_at_such_tables_are_those_of_family_and_number(qapp: object, tmp_path: Path) -> None:
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    such = [past(n, "hard", "hard", "hard", board="usa", edition="classic-2004") for n in range(6)]
    outpost = [past(n, "hard", "hard", "hard", edition="outpost-2024") for n in range(6)]
    helped = [game._replace(hints=2) for game in such]
    who = zip(("Ada", "Bo", "Cy", "Dee"), COLORS, ("human", *["easy"] * 3), strict=False)
    seats = [Seat(name, color, kind) for name, color, kind in who]
    sure = fair_table_for(settings, such, "classic-2009", seats)
    unsure = fair_table_for(settings, outpost, "classic-2009", seats)
    assert sure.high - sure.low < unsure.high - unsure.low
    assert fair_table_for(settings, helped, "classic-2009", seats).games == 0


def test_the_others_are_seated_with_characters_of_their_own() -> None:
    names = ("Ada", "Bo", "Cy", "Dee")
    kinds = ("human", "easy", "human", "random")
    who = zip(names, COLORS, kinds, strict=False)
    seats = [Seat(name, color, kind) for name, color, kind in who]
    table = fair_table((), (), 2, people=2)
    fair = seated_fairly(seats, table, Random(1))
    assert [fair[0], fair[2]] == [seats[0], seats[2]]
    assert sorted(seat.kind for seat in fair[1::2]) == sorted(table.levels)
    assert len({seat.persona for seat in fair[1::2]} - {""}) == 2
    assert [seat.name for seat in fair] == list(names)


@pytest.mark.parametrize("opponents", [1, 2, 3, 4, 5])
def test_every_table_has_its_opponents(opponents: int) -> None:
    table = fair_table((), (), opponents)
    assert len(table.levels) == opponents
    assert table.low < table.chance < table.high
    assert table.chance == pytest.approx(1 / (opponents + 1), abs=0.1)
