"""Which lessons are done, and where one was in the others: kept in the settings."""

import json
from typing import Any

from powergrid_qt.app.lessons.lesson import Lesson, all_lessons
from powergrid_qt.app.lessons.lesson_run import LessonRun
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import IllegalMove, Refused
from powergrid_qt.engine.moves import read_move

_DONE, _PLACE = "lessons/done", "lessons/place"


def done_lessons(settings: Settings) -> frozenset[str]:
    """By their ids; some of them may be gone since."""
    return frozenset(name for name in settings.text(_DONE).split(",") if name)


def done_count(settings: Settings) -> tuple[int, int]:
    """How many are done, and how many there are."""
    done, lessons = done_lessons(settings), all_lessons()
    return sum(lesson.id in done for lesson in lessons), len(lessons)


def step_reached(settings: Settings, lesson: Lesson) -> int:
    """Where one would go on, counted from 0: that is where it begins."""
    number = _kept(settings, lesson).get("step")
    return number if isinstance(number, int) and 0 <= number < len(lesson.steps) else 0


def keep(settings: Settings, run: LessonRun) -> None:
    """Its place; a lesson that has come to its end is done and begins anew the next time."""
    key = f"{_PLACE}/{run.lesson.id}"
    if run.last:
        settings.store(_DONE, ",".join(sorted(done_lessons(settings) | {run.lesson.id})))
        settings.store(key, "")
        return
    answers = {
        str(number): [move.to_json() for move in turn] for number, turn in run.answers.items()
    }
    settings.store(key, json.dumps({"step": run.number, "answers": answers}))


def taken_up(settings: Settings, lesson: Lesson) -> LessonRun:
    """Where one was; from the beginning, if what is kept no longer fits the lesson."""
    try:
        answers = {
            int(number): tuple(read_move(move, "") for move in turn)
            for number, turn in _kept(settings, lesson).get("answers", {}).items()
        }
        run = LessonRun(lesson, step_reached(settings, lesson), answers)
        run.position()
    except (IllegalMove, Refused, ValueError, TypeError, AttributeError):
        return LessonRun(lesson)
    return run


def _kept(settings: Settings, lesson: Lesson) -> dict[str, Any]:
    try:
        kept = json.loads(settings.text(f"{_PLACE}/{lesson.id}"))
    except (ValueError, RecursionError):
        return {}
    return kept if isinstance(kept, dict) else {}
