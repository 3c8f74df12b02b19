"""The lessons that come with the program, as `resources/lessons` holds them.

A lesson is two files of one name: a record of the game up to where it begins, and its steps.
`resources/lessons/README.md` tells how they are written.
"""

import functools
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from powergrid_qt.app.lessons.facts import Condition, Facts
from powergrid_qt.engine import Game, Move, Record
from powergrid_qt.engine.moves import read_move
from powergrid_qt.engine.record import read_record, replayed
from powergrid_qt.engine.texts import Said
from powergrid_qt.models.seats import humans_of
from powergrid_qt.paths import EXTENSION, languages, resources_dir


@dataclass(frozen=True, slots=True)
class Check:
    """Something that a turn comes to, and what is said of it."""

    conditions: tuple[Condition, ...]
    goal: Said
    """What is to be reached; empty of a mistake."""
    why: Said
    """Why a turn is wrong that misses the goal, or makes the mistake."""

    def holds(self, facts: Facts) -> bool:
        return all(condition.holds(facts) for condition in self.conditions)


@dataclass(frozen=True, slots=True)
class Step:
    moves: tuple[Move, ...]
    """What is done before anything is said: by the others, or for the learner."""
    at: str
    """What is pointed at; empty: nothing."""
    text: Said
    solution: tuple[Move, ...]
    """A turn that is right; none: there is nothing to do but to read."""
    goals: tuple[Check, ...]
    """All of them make a turn right."""
    mistakes: tuple[Check, ...]
    """What is explained before any goal that was missed."""

    @property
    def asks(self) -> bool:
        return bool(self.solution)


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    id: str
    title: Said
    about: Said
    """What one learns, in a few words."""
    minutes: int
    steps: tuple[Step, ...]

    def record(self) -> Record:
        return read_record(_folder() / f"{self.id}{EXTENSION}")

    def game(self) -> Game:
        """The position where it begins."""
        return replayed(self.record())

    @property
    def seat(self) -> int:
        """The learner's."""
        return humans_of(self.record().config)[0]


@functools.cache
def all_lessons() -> tuple[Lesson, ...]:
    """In the order of their names, which begin with a number."""
    return tuple(_read(path) for path in sorted(_folder().glob("*.toml")))


def lesson_on(edition: str) -> Lesson | None:
    """The first one that is played with an edition."""
    lessons = (one for one in all_lessons() if one.record().config.edition == edition)
    return next(lessons, None)


def _folder() -> Path:
    return resources_dir() / "lessons"


def _read(path: Path) -> Lesson:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    steps = tuple(_step(step) for step in data["step"])
    return Lesson(path.stem, data["title"], data["about"], data["minutes"], steps)


def _step(data: Mapping[str, Any]) -> Step:
    return Step(
        moves=_moves(data.get("moves", ())),
        at=data.get("at", ""),
        text=_said(data),
        solution=_moves(data.get("solution", ())),
        goals=tuple(_goal(goal) for goal in data.get("goal", ())),
        mistakes=tuple(Check(_when(one), "", _said(one)) for one in data.get("mistake", ())),
    )


def _goal(data: Mapping[str, Any]) -> Check:
    """The first line of what is said names it, the rest explains why it was missed."""
    lines = {language: text.partition("\n") for language, text in _said(data).items()}
    goal = {language: first for language, (first, _, _) in lines.items()}
    return Check(_when(data), goal, {language: rest for language, (_, _, rest) in lines.items()})


def _when(data: Mapping[str, Any]) -> tuple[Condition, ...]:
    return tuple(Condition.read(text) for text in data["when"])


def _moves(data: Any) -> tuple[Move, ...]:
    return tuple(read_move(move, "") for move in data)


def _said(data: Mapping[str, Any]) -> dict[str, str]:
    return {language: data[language] for language in languages() if language in data}
