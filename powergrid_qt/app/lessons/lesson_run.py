"""Somebody at a lesson: how far they are, what they have answered, and what comes of a turn. Which
lessons are done, and where one was in the others, is kept in the settings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from powergrid_qt.app.lessons.lesson import Lesson, Step, all_lessons, facts_of_turn
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Game, IllegalMove, Move, Refused
from powergrid_qt.engine.moves import read_move
from powergrid_qt.engine.texts import Said

Answers = Mapping[int, tuple[Move, ...]]
"""The turns that the learner has answered with, by the number of the step."""


@dataclass(frozen=True, slots=True)
class LessonVerdict:
    reached: tuple[bool, ...]
    """Whether each of the step's goals was reached."""
    why: Said | None
    """Why the turn is wrong; None: it is right."""

    @property
    def right(self) -> bool:
        return self.why is None


class LessonRun:
    def __init__(self, lesson: Lesson, number: int = 0, answers: Answers | None = None) -> None:
        self.lesson = lesson
        self.number = number
        """The number of the step, from 0."""
        self.answers = dict(answers or {})

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def last(self) -> bool:
        """Whether this is the last step, in which there is nothing left to do."""
        return self.number == len(self.lesson.steps) - 1

    def position(self) -> Game:
        """The game when the step speaks; `IllegalMove` if the answers do not lead there."""
        game = self.lesson.game()
        for number, step in enumerate(self.lesson.steps[: self.number + 1]):
            for move in (*self.answers.get(number - 1, ()), *step.moves):
                game.apply(move)
        return game

    def judge(self, position: Game, turn: Sequence[Move]) -> LessonVerdict:
        facts, step = facts_of_turn(position, turn), self.step
        reached = tuple(goal.holds(facts) for goal in step.goals)
        found = [mistake.why for mistake in step.mistakes if mistake.holds(facts)]
        missed = [goal.why for goal, there in zip(step.goals, reached, strict=True) if not there]
        return LessonVerdict(reached, next(iter([*found, *missed]), None))

    def go_on(self, turn: Sequence[Move] = ()) -> None:
        """Go on to the next step, with a turn that is right where this one asks for one."""
        assert not self.last
        if turn:
            self.answers[self.number] = tuple(turn)
        self.number += 1

    @property
    def asked_before(self) -> int | None:
        """The last step before this one that asks for a turn."""
        before = range(self.number - 1, -1, -1)
        return next((number for number in before if self.lesson.steps[number].asks), None)

    def go_back(self, number: int) -> None:
        """Go back to an earlier step; what was answered since is forgotten."""
        self.number = number
        self.answers = {at: turn for at, turn in self.answers.items() if at < number}


_DONE, _PLACE = "lessons/done", "lessons/place"


def done_lessons(settings: Settings) -> frozenset[str]:
    """Return the ids of the lessons that are done; some of them may be gone since."""
    return settings.names(_DONE)


def done_count(settings: Settings) -> tuple[int, int]:
    """Return how many lessons are done, and how many there are."""
    done, lessons = done_lessons(settings), all_lessons()
    return sum(lesson.id in done for lesson in lessons), len(lessons)


def step_reached(settings: Settings, lesson: Lesson) -> int:
    """Return the number of the step, from 0, at which one would go on; 0 is the beginning."""
    number = _kept(settings, lesson).get("step")
    return number if isinstance(number, int) and 0 <= number < len(lesson.steps) else 0


def keep(settings: Settings, run: LessonRun) -> None:
    """Its place; a lesson that has come to its end is done and begins anew the next time."""
    key = f"{_PLACE}/{run.lesson.id}"
    if run.last:
        settings.keep_name(_DONE, run.lesson.id)
        settings.store(key, "")
        return
    answers = {
        str(number): [move.to_json() for move in turn] for number, turn in run.answers.items()
    }
    settings.store_data(key, {"step": run.number, "answers": answers})


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
    kept = settings.data(f"{_PLACE}/{lesson.id}")
    return kept if isinstance(kept, dict) else {}
