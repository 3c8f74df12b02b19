"""One's own costly decisions as exercises, which come again until they are right.

The analysis that is kept with a game tells which decisions were costly (`costs_in`). A game that
ended today is left alone until tomorrow: so it spoils neither itself nor the game of the day. From
then on a decision waits to be made again; each time that is right it comes after a longer while,
and a wrong answer begins anew. What was answered when is kept in the settings.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import partial

from PySide6.QtCore import QObject

from powergrid_qt.ai.analysis import COSTLIEST, Lapse, lapses
from powergrid_qt.ai.comparison import Comparison, comparison_of
from powergrid_qt.ai.judged_turn import TurnJudge
from powergrid_qt.ai.kept_analysis import kept_closeness, kept_verdicts
from powergrid_qt.app.my_games import my_games
from powergrid_qt.app.puzzles import RIVALS
from powergrid_qt.app.settings import Settings
from powergrid_qt.app.thinker import Thinker
from powergrid_qt.engine import Game, Move, Record, read_record
from powergrid_qt.engine.config import HUMAN
from powergrid_qt.engine.record import replayed
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.models.past.statistics import LAST_GAMES, costs_in

DAYS = (1, 3, 7, 21)
"""After how many days an exercise comes: after its game or a wrong answer, after one right answer,
after two in a row, after three. After as many right answers as there are numbers it is learned."""
COSTLY = 0.3
"""The loss, in places of the ranking, from which on a decision is worth an exercise."""
NEARLY = 0.1
"""An answer that is worse by less, in places, is right: the judge himself is no surer."""
MOST_A_DAY = 5
MINUTES = 1.2
"""About how many minutes an exercise takes."""
PATIENCE_S = 600.0
"""How long the judge may take for an answer before he counts as lost, in seconds."""
RIGHT, WRONG, OPEN = "right", "wrong", ""
"""How today's answer to an exercise was; open: there is none yet."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """Move `number` of a game (from 0) has cost so many places; `kind`: a `WeaknessKind`."""

    game: LibraryGame
    number: int
    kind: str
    cost: float

    @property
    def id(self) -> str:
        return f"{self.game.id}:{self.number}"

    @property
    def ended(self) -> date:
        return date.fromtimestamp(self.game.ended)


@dataclass(frozen=True, slots=True)
class Progress:
    """`right`: answers in a row; `due`: when it is asked again, None once it is learned;
    `answered`: when it was asked last, None: never."""

    right: int
    due: date | None
    answered: date | None = None

    def after(self, right: bool, today: date) -> "Progress":
        """An answer that comes before it is due is practice."""
        if self.due is None or self.due > today:
            return self
        if not right:
            return Progress(0, today + timedelta(days=DAYS[0]), today)
        count = self.right + 1
        due = today + timedelta(days=DAYS[count]) if count < len(DAYS) else None
        return Progress(count, due, today)


class MyMistakes:
    """Whose are asked is who plays here. `past`: the finished games, last ended first; `today`: the
    day for which answers count. Both are asked whenever somebody asks this."""

    def __init__(
        self,
        settings: Settings,
        past: Callable[[], Sequence[LibraryGame]],
        today: Callable[[], date],
    ) -> None:
        self._settings, self._past, self._today = settings, past, today

    @property
    def day(self) -> date:
        return self._today()

    # -- which there are ------------------------------------------------------------------------

    def all(self) -> list[Mistake]:
        """Return mistakes of games that ended before today and are there, the last games first."""
        mine = my_games(self._settings, self._past())
        analysed = [one for one in mine if one.seat.analysis and not one.game.practice]
        found: list[Mistake] = []
        for played in analysed[:LAST_GAMES]:
            game = played.game
            costly = [
                Mistake(game, *cost) for cost in costs_in(played.seat.analysis) if cost[2] >= COSTLY
            ]
            costly.sort(key=lambda one: -one.cost)
            if costly and costly[0].ended < self.day and game.path.is_file():
                found += costly[:COSTLIEST]
        return found

    def today(self) -> list[Mistake]:
        """What was answered today, then what waits: what was asked before, then what is new."""
        known, day = self._kept(), self.day
        mistakes = self.all()
        done = [one for one in mistakes if self._progress(one, known).answered == day]
        waiting = [one for one in mistakes if _is_due(self._progress(one, known), day)]
        waiting.sort(key=lambda one: one.id not in known)
        return [*done, *waiting[: max(MOST_A_DAY - len(done), 0)]]

    def waiting(self) -> list[Mistake]:
        """Return today's exercises that are not answered yet."""
        return [one for one in self.today() if self.state(one) == OPEN]

    def of_kind(self, kind: str) -> list[Mistake]:
        """What can be practised of a kind: what is not learned first, then the costliest."""
        known = self._kept()
        mistakes = [one for one in self.all() if one.kind == kind]
        return sorted(mistakes, key=lambda one: (self._progress(one, known).due is None, -one.cost))

    def next_day(self) -> date | None:
        """The day when some exercise waits again; None if none ever does."""
        known = self._kept()
        due = (self._progress(one, known).due for one in self.all())
        return min((day for day in due if day is not None and day > self.day), default=None)

    # -- how far one is -------------------------------------------------------------------------

    def progress(self, mistake: Mistake) -> Progress:
        return self._progress(mistake, self._kept())

    def _progress(self, mistake: Mistake, known: dict[str, Progress]) -> Progress:
        first = mistake.ended + timedelta(days=DAYS[0])
        return known.get(mistake.id) or Progress(0, first)

    def state(self, mistake: Mistake) -> str:
        """How today's answer was: `RIGHT`, `WRONG`, or `OPEN`."""
        progress = self.progress(mistake)
        if progress.answered != self.day:
            return OPEN
        return RIGHT if progress.right else WRONG

    def remember(self, mistake: Mistake, *, right: bool) -> None:
        """Remember whether an answer that was given today was right."""
        known = self._kept()
        before = self._progress(mistake, known)
        after = before.after(right, self.day)
        if after is not before:
            told = {key: _to_json(one) for key, one in (known | {mistake.id: after}).items()}
            self._settings.store_data(_KEY, told)

    def _kept(self) -> dict[str, Progress]:
        try:
            told = self._settings.data(_KEY) or {}
            return {str(key): _from_json(one) for key, one in told.items()}
        except (ValueError, TypeError, AttributeError):
            return {}  # somebody has edited it


_KEY = "mistakes/progress"


def _is_due(progress: Progress, day: date) -> bool:
    return progress.due is not None and progress.due <= day


def _to_json(progress: Progress) -> list[int | str]:
    days = (progress.due, progress.answered)
    return [progress.right, *("" if day is None else day.isoformat() for day in days)]


def _from_json(told: Sequence[str | int]) -> Progress:
    right, due, answered = told
    return Progress(int(right), _day(due), _day(answered))


def _day(text: str | int) -> date | None:
    return date.fromisoformat(str(text)) if text else None


# -- the position of one ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Exercise:
    mistake: Mistake
    record: Record
    """The game up to the decision, as it is set up on the table."""
    lapse: Lapse
    """What the analysis says of the decision as it was made then."""
    compared: Comparison
    """What was done then and what is best, as whole turns."""

    @property
    def seat(self) -> int:
        return self.lapse.seat

    @property
    def then(self) -> tuple[Move, ...]:
        """What was done: all moves of the turn from there on."""
        return self.compared.played

    @property
    def best(self) -> tuple[Move, ...]:
        return self.compared.better

    def game(self) -> Game:
        return replayed(self.record)


def exercise_of(mistake: Mistake) -> Exercise | None:
    """The position before a costly decision: its player against computer players, who know and show
    no more than then. None if the analysis is another one since; `Refused` as `read_record`."""
    record = read_record(mistake.game.path)
    lapse = _lapse_at(record, mistake.number)
    if lapse is None:
        return None
    seats = tuple(
        replace(seat, kind=RIVALS) if seat.kind == HUMAN and number != lapse.seat else seat
        for number, seat in enumerate(record.config.players)
    )
    config, number = replace(record.config, players=seats), mistake.number
    before = Record(config, record.moves[:number])
    return Exercise(mistake, before, lapse, comparison_of(lapse, replayed(before), record))


def _lapse_at(record: Record, number: int) -> Lapse | None:
    """What the kept analysis says of the decision with this move. All that exercises know of how an
    analysis is kept is here and in `judged_texts`, by which the library knows of it."""
    verdicts = kept_verdicts(record, kept_closeness(record).keys())
    return next((one for one in lapses(verdicts or ()) if one.number == number), None)


class ExerciseJudge(Thinker):
    """Says what an answer to an exercise is worth, in a process of its own: it takes seconds.
    `decided(JudgedTurn)`: what was asked last is this far from the best that could be done."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.grace_s = PATIENCE_S

    def judge(self, exercise: Exercise, turn: Sequence[Move]) -> None:
        self.ask(exercise.game(), make=partial(TurnJudge, tuple(turn)))
