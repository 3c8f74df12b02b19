"""The lessons that come with the program, as `resources/lessons` holds them.

A lesson is two files of one name: a record of the game up to where it begins, and its steps. What
a turn comes to are facts with names, on which a lesson puts conditions: `"lights >= 2"` or
`"built = koeln"`. `resources/lessons/README.md` tells how they are written, and which facts there
are.
"""

import functools
import operator
import tomllib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from powergrid_qt.engine import Event, Game, Move, Record
from powergrid_qt.engine.events import PlantsRun
from powergrid_qt.engine.families import family_name
from powergrid_qt.engine.moves import Bid, Build, Buy, Open, Run, RunCards, read_move
from powergrid_qt.engine.record import read_record, replayed
from powergrid_qt.engine.texts import Said
from powergrid_qt.models.players import facts_of
from powergrid_qt.models.seats import humans_of
from powergrid_qt.paths import EXTENSION, languages, resources_dir

Fact = int | Collection[Any]
Facts = Mapping[str, Fact]

_COMPARED: Mapping[str, Callable[[int, int], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


@dataclass(frozen=True, slots=True)
class Condition:
    """`=` and `!=`: whether a value is among the fact's; else numbers, of a list its length."""

    fact: str
    compared: str
    value: int | str

    @classmethod
    def read(cls, text: str) -> "Condition":
        fact, compared, value = text.split()
        if compared not in (*_COMPARED, "=", "!="):
            raise ValueError(text)
        return cls(fact, compared, int(value) if value.isdecimal() else value)

    def holds(self, facts: Facts) -> bool:
        fact = facts[self.fact]
        if self.compared in ("=", "!="):
            among = self.value == fact if isinstance(fact, int) else self.value in fact
            return among == (self.compared == "=")
        assert isinstance(self.value, int)
        number = fact if isinstance(fact, int) else len(fact)
        return _COMPARED[self.compared](number, self.value)


def facts_of_turn(position: Game, turn: Sequence[Move]) -> Facts:
    """Return what a turn comes to; `turn`: legal moves of the player on move in the position."""
    after, seat, events = position.copy(), turn[0].seat, list[Event]()
    for move in turn:
        events += after.apply(move)
    facts = facts_of(after, seat, nothing_hidden=True)
    own, others = facts[seat], [one for one in facts if one.seat not in (None, seat)]
    assert own.money is not None
    return {
        **_as_recorded(after, seat),
        **_done(turn),
        "spent": position.state.players[seat].money - own.money,
        "power": own.power,
        "lights": min(own.power, own.cities),
        "capacity": own.capacity,
        "income": own.income,
        "powered": sum(run.powered for run in events if isinstance(run, PlantsRun)),
        "ahead": sum(one.cities > own.cities for one in others),
    }


def _as_recorded(game: Game, seat: int) -> dict[str, Fact]:
    """What the states of a record tell of a player; of fuel how many tokens, by its name."""
    state = game.snapshot()
    player = dict(state["players"][seat])
    tokens = player.pop("tokens", {})
    return {**player, **{fuel: tokens.get(fuel, 0) for fuel in state.get("resources", ())}}


def _done(turn: Sequence[Move]) -> dict[str, Fact]:
    runs = [run for move in turn if isinstance(move, Run) for run in move.plants]
    cards = [card for move in turn if isinstance(move, RunCards) for card in move.cards]
    purchases = [move.tokens for move in turn if isinstance(move, Buy)]
    opened = [move.bid for move in turn if isinstance(move, Open)]
    raised = [move.amount for move in turn if isinstance(move, Bid)]
    return {
        "does": [move.do for move in turn],
        "card": [move.card for move in turn if isinstance(move, Open)],
        "bid": max([*opened, *raised], default=0),
        "built": [move.city for move in turn if isinstance(move, Build)],
        "bought": sum(amount for tokens in purchases for _, amount in tokens),
        "runs": [*(plant for plant, _ in runs), *cards],
        "burnt": sum(amount for _, fuel in runs for _, amount in fuel),
    }


@dataclass(frozen=True, slots=True)
class Check:
    """Something that a turn comes to, and what is said of it."""

    conditions: tuple[Condition, ...]
    goal: Said
    """What is to be reached, in words; empty for a mistake."""
    why: Said
    """Why a turn is wrong that misses the goal, or makes the mistake."""

    def holds(self, facts: Facts) -> bool:
        return all(condition.holds(facts) for condition in self.conditions)


@dataclass(frozen=True, slots=True)
class Step:
    moves: tuple[Move, ...]
    """The moves before anything is said, made by the others or for the learner."""
    at: str
    """The name of the thing that is pointed at; empty: nothing is."""
    text: Said
    solution: tuple[Move, ...]
    """A turn that is right; none: there is nothing to do but to read."""
    goals: tuple[Check, ...]
    """What a turn has to reach: it is right if it reaches all of them."""
    mistakes: tuple[Check, ...]
    """The mistakes, which are explained before any goal that was missed."""

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
    helps: tuple[str, ...] = ()
    """The kinds of costly decisions after which it is offered."""

    def record(self) -> Record:
        return read_record(_folder() / f"{self.id}{EXTENSION}")

    def game(self) -> Game:
        """Return the position in which the lesson begins."""
        return replayed(self.record())

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return humans_of(self.record().config)[0]


@functools.cache
def all_lessons() -> tuple[Lesson, ...]:
    """Return all lessons in the order of their files, whose names begin with a number."""
    return tuple(_read(path) for path in sorted(_folder().glob("*.toml")))


@functools.cache
def lesson_on(edition: str) -> Lesson | None:
    """Return the first lesson that is played with an edition; None if there is none."""
    lessons = (one for one in all_lessons() if one.record().config.edition == edition)
    return next(lessons, None)


def lesson_after(kind: str, edition: str) -> Lesson | None:
    """The one against such costly decisions; one of the edition's family has the same rules."""
    family = family_name(edition)
    lessons = (one for one in all_lessons() if kind in one.helps)
    return next(
        (one for one in lessons if family_name(one.record().config.edition) == family), None
    )


def _folder() -> Path:
    return resources_dir() / "lessons"


def _read(path: Path) -> Lesson:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    steps = tuple(_step(step) for step in data["step"])
    helps = tuple(data.get("helps", ()))
    return Lesson(path.stem, data["title"], data["about"], data["minutes"], steps, helps)


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
