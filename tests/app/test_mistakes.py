"""One's own costly decisions as exercises: which come when, and what an answer is worth."""

import json
import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.judged_turn import JudgedTurn, TurnJudge
from powergrid_qt.app import folders
from powergrid_qt.app.lessons.lesson import all_lessons, lesson_after
from powergrid_qt.app.library.library import Library
from powergrid_qt.app.library.reading import judged_texts
from powergrid_qt.app.mistakes import (
    DAYS,
    MOST_A_DAY,
    OPEN,
    RIGHT,
    WRONG,
    ExerciseJudge,
    MyMistakes,
    Progress,
    exercise_of,
)
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Record
from powergrid_qt.engine.moves import Open, Pass
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.words.verdicts import WEAKNESSES
from tests.past_games import NOON, analysed, analysed_building, finished, kept, past

ENDED = datetime.fromtimestamp(NOON).date()


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setenv("POWERGRID_QT_HOME", str(tmp_path))
    return Settings()


class Shelf(Library):
    """A library whose finished games, and whose day, are told."""

    shelved: tuple[LibraryGame, ...] = ()
    day = ENDED

    @property
    def past(self) -> tuple[LibraryGame, ...]:
        return self.shelved

    def today(self) -> date:
        return self.day


@pytest.fixture
def library(qtbot: QtBot, settings: Settings) -> Iterator[Shelf]:
    made = Shelf(settings)
    yield made
    made.close()


def costly(*costs: tuple[int, str, float]) -> str:
    return json.dumps({"closeness": {}, "costs": costs})


def shelve(library: Shelf, folder: Path, *analyses: str) -> MyMistakes:
    """Each analysis is of a game that ended on the same day."""
    games = []
    for number, analysis in enumerate(analyses):
        path = folder / f"game{number}.pgr"
        path.write_bytes(b"")
        game = past(0, "hard", "hard", analysis=analysis, path=path, ended=NOON)
        games.append(game._replace(id=f"id{number}"))
    library.shelved = tuple(games)
    return library.mistakes


def test_a_game_that_ended_today_waits_until_tomorrow(library: Shelf, tmp_path: Path) -> None:
    mistakes = shelve(library, tmp_path, costly((8, "overpaid", 0.9), (20, "let_go", 0.1)))
    assert mistakes.today() == []
    assert mistakes.next_day() is None
    library.day += timedelta(days=1)
    assert [one.number for one in mistakes.today()] == [8]
    assert mistakes.waiting() == mistakes.today()


def test_right_answers_come_later_and_later_until_it_is_learned(
    library: Shelf, tmp_path: Path
) -> None:
    mistakes = shelve(library, tmp_path, costly((8, "overpaid", 0.9)))
    for days in DAYS:
        library.day += timedelta(days=days - 1)
        assert mistakes.waiting() == []
        library.day += timedelta(days=1)
        (mistake,) = mistakes.waiting()
        mistakes.remember(mistake, right=True)
        assert mistakes.state(mistake) == RIGHT
        assert mistakes.waiting() == []
        assert mistakes.today() == [mistake]
    assert mistakes.progress(mistake) == Progress(len(DAYS), None, library.day)
    library.day += timedelta(days=400)
    assert mistakes.today() == []
    assert mistakes.of_kind("overpaid") == [mistake]


def test_a_wrong_answer_begins_anew_and_the_first_of_a_day_counts(
    library: Shelf, tmp_path: Path
) -> None:
    mistakes = shelve(library, tmp_path, costly((8, "overpaid", 0.9)))
    library.day += timedelta(days=1)
    (mistake,) = mistakes.waiting()
    mistakes.remember(mistake, right=True)
    library.day += timedelta(days=3)
    mistakes.remember(mistake, right=False)
    mistakes.remember(mistake, right=True)
    assert mistakes.state(mistake) == WRONG
    assert mistakes.next_day() == library.day + timedelta(days=1)
    library.day += timedelta(days=1)
    assert mistakes.state(mistake) == OPEN
    assert mistakes.waiting() == [mistake]


def test_practice_before_the_day_changes_nothing(library: Shelf, tmp_path: Path) -> None:
    mistakes = shelve(library, tmp_path, costly((8, "overpaid", 0.9)))
    library.day += timedelta(days=1)
    (mistake,) = mistakes.waiting()
    mistakes.remember(mistake, right=True)
    before = mistakes.progress(mistake)
    library.day += timedelta(days=1)
    mistakes.remember(mistake, right=False)
    assert mistakes.progress(mistake) == before


def test_few_are_asked_a_day_and_those_known_first(library: Shelf, tmp_path: Path) -> None:
    games = [costly(*((n, "overpaid", 0.4 + n / 10) for n in range(5)))] * 3
    mistakes = shelve(library, tmp_path, *games)
    library.day += timedelta(days=1)
    assert len(mistakes.all()) == 9  # the costliest three of each
    first = mistakes.today()
    assert len(first) == MOST_A_DAY
    assert [one.number for one in first] == [4, 3, 2, 4, 3]
    for mistake in first:
        mistakes.remember(mistake, right=mistake is not first[2])
    assert mistakes.waiting() == []
    library.day += timedelta(days=1)
    assert mistakes.today()[0] == first[2]


def test_what_is_gone_or_somebody_elses_is_not_asked(
    library: Shelf, tmp_path: Path, settings: Settings
) -> None:
    mistakes = shelve(library, tmp_path, costly((8, "overpaid", 0.9)), costly((3, "let_go", 0.5)))
    library.day += timedelta(days=1)
    library.shelved[0].path.unlink()
    assert [one.number for one in mistakes.all()] == [3]
    other = past(0, "hard", names=("Zoe", "Bo"), analysis=costly((8, "let_go", 0.9)), ended=NOON)
    library.shelved = (other._replace(path=library.shelved[1].path), library.shelved[1])
    assert [one.number for one in mistakes.all()] == [3]


@pytest.mark.parametrize("text", ["nonsense", "[]", '{"id0:8": 3}', '{"id0:8": [1, "x", ""]}'])
def test_a_damaged_memory_is_no_memory(
    library: Shelf, tmp_path: Path, settings: Settings, text: str
) -> None:
    mistakes = shelve(library, tmp_path, costly((8, "overpaid", 0.9)))
    library.day += timedelta(days=1)
    settings.store("mistakes/progress", text)
    assert len(mistakes.waiting()) == 1


def of_real_game(library: Shelf) -> tuple[MyMistakes, Record]:
    record, number = analysed(finished())
    path = kept(folders.saves_dir(), "played", record, ended="2026-09-21T12:00:00+00:00")
    library.shelved = (
        past(0, "hard", "hard", path=path, analysis=costly((number, "overpaid", 0.5)), ended=NOON),
    )
    library.day += timedelta(days=1)
    return library.mistakes, record


def test_the_position_is_that_before_the_decision(library: Shelf) -> None:
    mistakes, record = of_real_game(library)
    (mistake,) = mistakes.all()
    exercise = exercise_of(mistake)
    assert exercise is not None
    game = exercise.game()
    assert game.moves == list(record.moves[: mistake.number])
    assert game.current == exercise.seat == 0
    assert exercise.best == (Pass(0),)
    assert exercise.then == (record.moves[mistake.number],)
    mistake = replace(mistake, number=mistake.number + 1)
    assert exercise_of(mistake) is None


def test_the_best_answer_is_a_whole_turn(library: Shelf) -> None:
    record, number = analysed_building(finished())
    path = kept(folders.saves_dir(), "built", record, ended="2026-09-21T12:00:00+00:00")
    costs = costly((number, "wrong_city", 0.5))
    library.shelved = (past(0, "hard", "hard", path=path, analysis=costs, ended=NOON),)
    library.day += timedelta(days=1)
    exercise = exercise_of(library.mistakes.all()[0])
    assert exercise is not None
    game = exercise.game()
    for move in exercise.best:
        assert game.current == 0
        game.apply(move)
    assert game.current != 0
    assert exercise.best[0] == exercise.lapse.best.move


@pytest.mark.parametrize("wrong_hint", [False, True])
def test_what_a_wrong_hint_cost_is_nobodys_mistake(wrong_hint: bool) -> None:
    record, number = analysed_building(finished(), wrong_hint=wrong_hint)
    told = json.loads(judged_texts(record)[0])
    assert told["costs"] == ([] if wrong_hint else [[number, "wrong_city", 0.5]])


def test_answers_are_judged_as_the_analysis_judges(qtbot: QtBot, library: Shelf) -> None:
    mistakes, _ = of_real_game(library)
    exercise = exercise_of(mistakes.all()[0])
    assert exercise is not None
    then = exercise.then[0]
    assert isinstance(then, Open)
    dear = (replace(then, bid=exercise.game().state.players[0].money),)
    expected = TurnJudge(dear).choose(exercise.game()).lapse
    assert expected is not None
    assert expected.cost > 0.3  # all money for a plant
    assert exercise.game().why_not(expected.best.move) is None
    judge = ExerciseJudge()
    heard: list[JudgedTurn] = []
    judge.decided.connect(heard.append)
    judge.wake()
    judge.judge(exercise, exercise.then)  # nobody waits for this answer
    judge.judge(exercise, dear)
    qtbot.waitUntil(lambda: bool(heard), timeout=30_000)
    assert [judged.lapse for judged in heard] == [expected]
    assert not judge.thinks
    judge.end()


def test_a_judge_that_dies_says_so(qtbot: QtBot, library: Shelf) -> None:
    mistakes, _ = of_real_game(library)
    exercise = exercise_of(mistakes.all()[0])
    assert exercise is not None
    judge = ExerciseJudge()
    judge.wake()
    process = judge.worker
    assert process is not None
    with qtbot.waitSignal(judge.failed, timeout=30_000):
        judge.judge(exercise, exercise.then)
        os.kill(process.pid, signal.SIGKILL)
    assert not judge.thinks


def test_every_kind_has_its_lesson() -> None:
    kinds = {kind for lesson in all_lessons() for kind in lesson.helps}
    assert kinds == set(WEAKNESSES)
    for kind in kinds - {"wrong_workers", "wrong_piece"}:
        found = lesson_after(kind, "deluxe-2014")
        assert found is not None
        assert found.record().config.edition != "outpost-2024"
    workers = lesson_after("wrong_workers", "outpost-2024")
    assert workers is not None
    assert workers.id == "11-outpost-workers"
    assert lesson_after("wrong_workers", "classic-2009") is None
