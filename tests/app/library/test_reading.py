"""What a record tells of a game."""

import json
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from powergrid_qt.app.first_game import FIRST_GAME, Lecture
from powergrid_qt.app.library.reading import facts_of as facts_in
from powergrid_qt.app.library.reading import facts_of_played
from powergrid_qt.engine import Record
from powergrid_qt.engine.moves import Build
from powergrid_qt.engine.record import replayed
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.models.past.statistics import closeness_in
from powergrid_qt.models.past.words import help_text
from tests.past_games import NOON, analysed, finished, past


def facts_of(record: Record) -> LibraryGame:
    when = datetime.fromtimestamp(NOON)
    game = facts_in(record, Path("a.pgr"), when)
    assert game == facts_of_played(record, replayed(record), Path("a.pgr"), when)._replace(
        branch=game.branch
    )
    return game


def test_a_record_tells_everything(tmp_path: Path) -> None:
    about = {"id": "x", "begun": "2026-11-15T20:00:00+00:00", "ended": "2026-11-15T21:10:00+00:00"}
    record = replace(finished(), about={**about, "take_backs": 2, "hints": 1})
    game, state = facts_of(record), replayed(record).state
    assert state.result is not None
    assert (game.id, game.board, game.edition) == ("x", "germany", "classic-2009")
    assert (game.rounds, game.take_backs, game.hints) == (state.round, 2, 1)
    assert game.begun is not None
    assert game.ended - game.begun == 70 * 60
    assert not game.unaided
    assert [seat.kind for seat in game.seats] == ["human", "greedy", "greedy"]
    assert tuple(seat.powered for seat in game.seats) == state.result.powered
    assert [seat.money for seat in game.seats] == [player.money for player in state.players]
    best = game.ranking[0]
    assert game.seats.index(best) in state.result.winners


def test_without_a_time_in_the_record_the_file_tells_when_it_ended() -> None:
    game = facts_of(finished())
    assert (game.begun, game.ended) == (None, NOON)
    odd = facts_of(replace(finished(), about={"begun": "soon", "ended": "99999-01-01"}))
    assert (odd.begun, odd.ended) == (None, NOON)


def test_a_record_without_an_id_is_always_the_same_game() -> None:
    assert facts_of(finished()).id == facts_of(replace(finished(), about={"title": "?"})).id
    assert facts_of(finished()).id != facts_of(finished(2)).id


def test_only_finished_games_of_people_are_remembered() -> None:
    record = finished()
    assert facts_of(record).finished_by_person
    assert not facts_of(replace(record, entries=record.entries[:20])).finished_by_person
    seats = tuple(replace(seat, kind="greedy") for seat in record.config.players)
    computers = replace(record, config=replace(record.config, players=seats))
    assert facts_of(computers).over
    assert not facts_of(computers).finished_by_person


def test_a_game_that_was_played_on_does_not_count() -> None:
    assert facts_of(finished()).unaided
    assert not facts_of(replace(finished(), about={"parent": {"id": "y", "move": 3}})).unaided


def test_a_branch_tells_what_whoever_moved_first_there_got_first() -> None:
    record = finished()

    def got_first(number: int) -> tuple[str, object]:
        leaving = replace(record, about={"parent": {"id": "y", "move": number}})
        branch = facts_of(leaving).branch
        assert branch is not None
        return branch.city, branch.card

    for number, move in enumerate(record.moves):
        if isinstance(move, Build):
            assert got_first(number) == (move.city, None)
    assert got_first(len(record.moves) - 1) == ("", None), "the game is over"


def test_a_first_game_does_not_count() -> None:
    game = facts_of(replace(finished(), about={FIRST_GAME: Lecture().to_json()}))
    assert not game.unaided
    assert help_text(game) == "first game"


def test_a_game_with_a_coach_does_not_count() -> None:
    game = facts_of(replace(finished(), about={"coach": 0.5}))
    assert not game.unaided
    assert help_text(game) == "with a coach"
    for strange in (0, -1, 99, True, "much", None):
        assert facts_of(replace(finished(), about={"coach": strange})).unaided


def test_take_backs_among_people_were_agreed_on() -> None:
    assert help_text(past(1, "hard", take_backs=2)) == "take-backs: 2"
    assert help_text(past(1, "human", "hard", take_backs=2)) == "taken back by agreement: 2"


def test_practice_does_not_count_and_the_attempt_of_the_day_does() -> None:
    assert not facts_of(replace(finished(), about={"practice": "2026-11-16"})).unaided
    assert facts_of(replace(finished(), about={"daily": "2026-11-16"})).unaided
    assert facts_of(replace(finished(), about={"practice": [True]})).unaided  # no day, no game


def test_the_analysis_in_a_record_is_remembered_for_each_player() -> None:
    record, number = analysed(finished())
    game = facts_of(record)
    told = json.loads(game.seats[0].analysis)
    assert told["costs"] == [[number, "unneeded_plant", 0.5]]
    assert closeness_in(game.seats[0].analysis) == {"all": 0.8, "auction": 0.7}
    assert game.seats[1].analysis == ""


@pytest.mark.parametrize("change", [{"moves": 3}, {"closeness": {"0": 7}}, {"decisions": {}}])
def test_anything_may_stand_where_the_analysis_should(change: dict[str, Any]) -> None:
    record, _ = analysed(finished())
    odd = {**record.about["analysis"], **change}
    game = facts_of(replace(record, about={"analysis": odd}))
    assert [seat.analysis for seat in game.seats] == ["", "", ""]
