"""The lessons that come with the program: what they say and do is true, and leads to an end."""

from random import Random

import pytest
from PySide6.QtCore import QSettings

from powergrid_qt.app.lessons.lesson import (
    Check,
    Condition,
    Facts,
    Lesson,
    all_lessons,
    facts_of_turn,
)
from powergrid_qt.app.lessons.lesson_run import (
    LessonRun,
    done_count,
    done_lessons,
    keep,
    step_reached,
    taken_up,
)
from powergrid_qt.app.settings import Settings
from powergrid_qt.app.turn.take_back import GOES_ON
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.texts import Said, said_in
from powergrid_qt.paths import languages

LESSONS = all_lessons()
LONGEST = 200
"""Letters of what is said at once."""
TRIES = 40


def each_lesson() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def solved_to_its_end(lesson: Lesson) -> list[tuple[LessonRun, Game]]:
    """Every step on the way, with its position."""
    way, run = [], LessonRun(lesson)
    while True:
        way.append((LessonRun(lesson, run.number, run.answers), run.position()))
        if run.last:
            return way
        run.go_on(run.step.solution)


def some_turn(position: Game, rng: Random) -> tuple[Move, ...]:
    """Legal moves of whoever is on move, up to the one that ends the turn."""
    game, turn = position.copy(), list[Move]()
    while not turn or isinstance(turn[-1], GOES_ON):
        going_on = [move for move in game.legal_moves if isinstance(move, GOES_ON)]
        ending = [move for move in game.legal_moves if not isinstance(move, GOES_ON)]
        chosen = rng.choice(going_on if going_on and rng.random() < 0.6 else ending or going_on)
        game.apply(chosen)
        turn.append(chosen)
    return tuple(turn)


def in_all_languages(said: Said) -> list[str]:
    assert not isinstance(said, str)
    assert set(said) == set(languages())
    return list(said.values())


def all_said(lesson: Lesson) -> list[Said]:
    checks: list[Check] = []
    said = [lesson.title, lesson.about]
    for step in lesson.steps:
        said.append(step.text)
        checks += [*step.goals, *step.mistakes]
        said += [goal.goal for goal in step.goals]
    return [*said, *(check.why for check in checks)]


@each_lesson()
def test_everything_is_said_shortly_in_each_language(lesson: Lesson):
    for said in all_said(lesson):
        for text in in_all_languages(said):
            assert 0 < len(text.strip()) <= LONGEST, text
            assert "\n" not in text


@pytest.mark.parametrize("language", languages())
def test_titles_are_different(language: str):
    titles = [said_in(language, lesson.title) for lesson in LESSONS]
    assert len(set(titles)) == len(titles)


@each_lesson()
def test_the_solutions_are_right_and_lead_to_an_end_that_only_speaks(lesson: Lesson):
    way = solved_to_its_end(lesson)
    asked = [(run, position) for run, position in way if run.step.asks]
    assert asked, "it asks for something"
    assert not way[-1][0].step.asks
    for run, position in asked:
        assert run.step.goals
        assert position.current == lesson.seat
        verdict = run.judge(position, run.step.solution)
        assert verdict.right, verdict.why
        assert all(verdict.reached)


@each_lesson()
def test_every_condition_asks_for_a_fact_that_there_is(lesson: Lesson):
    for run, position in solved_to_its_end(lesson):
        if run.step.asks:
            facts = facts_of_turn(position, run.step.solution)
            for check in (*run.step.goals, *run.step.mistakes):
                assert all(condition.fact in facts for condition in check.conditions)


@each_lesson()
def test_wrong_turns_are_explained_and_whatever_is_right_leads_on(lesson: Lesson):
    rng = Random(lesson.id)
    for run, position in solved_to_its_end(lesson):
        if not run.step.asks:
            continue
        wrong = 0
        for turn in {some_turn(position, rng) for _ in range(TRIES)}:
            verdict = run.judge(position, turn)
            if verdict.why is not None:
                wrong += 1
                assert all(in_all_languages(verdict.why))
            else:
                answered = LessonRun(lesson, run.number, run.answers)
                answered.go_on(turn)
                to_its_end(answered)
        assert wrong, f"step {run.number + 1} takes anything"


def to_its_end(run: LessonRun) -> None:
    """With the solutions, after another answer than the one that they reckon with."""
    while not run.last:
        position = run.position()
        if run.step.asks:
            assert run.judge(position, run.step.solution).right, run.number + 1
        run.go_on(run.step.solution)
    run.position()


def test_conditions_look_into_lists_and_compare_numbers():
    facts: Facts = {"built": ["koeln", "essen"], "money": 12, "plants": [3, 13]}
    for text, holds in {
        "built = koeln": True,
        "built != koeln": False,
        "built = trier": False,
        "built >= 2": True,
        "money = 12": True,
        "money != 11": True,
        "money < 12": False,
        "money <= 12": True,
        "plants = 13": True,
        "plants > 2": False,
    }.items():
        assert Condition.read(text).holds(facts) is holds, text
    with pytest.raises(ValueError, match="money ~ 3"):
        Condition.read("money ~ 3")


# -- progress -----------------------------------------------------------------------------------


@pytest.fixture
def settings(tmp_path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


def test_the_place_and_the_answers_are_kept_until_the_end(settings: Settings):
    lesson = LESSONS[0]
    assert taken_up(settings, lesson).number == 0
    for run, position in solved_to_its_end(lesson)[:-1]:
        keep(settings, run)
        again = taken_up(settings, lesson)
        assert (again.number, again.answers) == (run.number, run.answers)
        assert again.position().snapshot() == position.snapshot()
        assert done_lessons(settings) == frozenset()
    keep(settings, solved_to_its_end(lesson)[-1][0])
    assert done_lessons(settings) == {lesson.id}
    assert done_count(settings) == (1, len(LESSONS))
    assert step_reached(settings, lesson) == 0


@pytest.mark.parametrize(
    "kept",
    [
        "nonsense",
        "[]",
        '{"step": 99, "answers": {}}',
        '{"step": 4, "answers": {}}',
        '{"step": 4, "answers": {"3": [{"p": 0, "do": "pass"}]}}',
        '{"step": 4, "answers": {"x": 3}}',
        '{"step": 4, "answers": []}',
    ],
)
def test_what_does_not_fit_begins_anew(settings: Settings, kept: str):
    settings.store(f"lessons/place/{LESSONS[0].id}", kept)
    assert taken_up(settings, LESSONS[0]).number == 0
