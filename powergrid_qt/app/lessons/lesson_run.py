"""Somebody at a lesson: how far they are, what they have answered, and what comes of a turn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from powergrid_qt.app.lessons.facts import facts_of_turn
from powergrid_qt.app.lessons.lesson import Lesson, Step
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.texts import Said

Answers = Mapping[int, tuple[Move, ...]]
"""By the number of the step."""


@dataclass(frozen=True, slots=True)
class LessonVerdict:
    reached: tuple[bool, ...]
    """Which of the step's goals."""
    why: Said | None
    """Why the turn is wrong; None: it is right."""

    @property
    def right(self) -> bool:
        return self.why is None


class LessonRun:
    def __init__(self, lesson: Lesson, number: int = 0, answers: Answers | None = None) -> None:
        self.lesson = lesson
        self.number = number
        """Of the step, from 0."""
        self.answers = dict(answers or {})

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def last(self) -> bool:
        """There all is said and done."""
        return self.number == len(self.lesson.steps) - 1

    def position(self) -> Game:
        """The game as it lies on the table when the step speaks; `IllegalMove` if the answers do
        not lead there."""
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
        """With a turn that is right, where the step asks for one."""
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
        """To a step before; what was answered since is forgotten."""
        self.number = number
        self.answers = {at: turn for at, turn in self.answers.items() if at < number}
