"""Your first game: a short one against easy players, with a word at each new thing.

What is played and said stands in `resources/first_game.toml`; the record keeps what was said.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from powergrid_qt.engine import COLORS, Event, Game, GameConfig, GameOptions, Seat, events
from powergrid_qt.engine.config import HUMAN, NAMES
from powergrid_qt.engine.record import About
from powergrid_qt.paths import resources_dir
from powergrid_qt.words.names import in_words

FIRST_GAME = "first_game"
"""The key in a record's `about` of what is taught in its game."""


@dataclass(frozen=True, slots=True)
class Word:
    id: str
    at: str
    """The name of the thing that the word points at."""
    data: Mapping[str, Any]

    def said(self, game: Game) -> tuple[str, str]:
        """Title and text, in the user's language."""
        text = in_words(self.data).format(end=game.state.rules.end_cities)
        title, _, rest = text.partition("\n")
        return title, rest

    def is_due(self, game: Game, seat: int) -> bool:
        """Whether there is something to say to a player who decides now."""
        state, said = game.state, self.data
        accepts = () if state.decision is None else state.decision.accepts
        left = state.rules.end_cities - max(player.connected for player in state.players)
        return (
            said.get("phase", state.phase) == state.phase
            and ("move" not in said or said["move"] in {kind.do for kind in accepts})
            and said.get("round", 0) <= state.round
            and left <= said.get("left", left)
            and ("event" not in said or any(self._tells_of(one, seat) for one in game.events))
        )

    def _tells_of(self, event: Event, seat: int) -> bool:
        mine, fields = self.data.get("mine"), self.data.get("with", {})
        return (
            type(event) is getattr(events, self.data["event"])
            and (mine is None or (getattr(event, "seat", None) == seat) is mine)
            and all(getattr(event, name) == value for name, value in fields.items())
        )


@dataclass(frozen=True, slots=True)
class Lecture:
    """What was said in a first game, and whether hints still come by themselves."""

    told: frozenset[str] = frozenset()
    hints: bool = True

    def next_word(self, game: Game, seat: int) -> Word | None:
        due = (word for word in all_words() if word.id not in self.told)
        return next((word for word in due if word.is_due(game, seat)), None)

    def to_json(self) -> dict[str, Any]:
        return {"told": sorted(self.told), "hints": self.hints}


def is_first_game(about: About) -> bool:
    """Whether a game is played for learning: all can be taken back, and it is not rated."""
    return FIRST_GAME in about


def lecture_of(about: About) -> Lecture | None:
    """Return what was said in a first game; None: it is none, or the file makes no sense."""
    said = about.get(FIRST_GAME)
    if not isinstance(said, dict) or not isinstance(said.get("told"), list):
        return None
    told = frozenset(word for word in said["told"] if isinstance(word, str))
    return Lecture(told, said.get("hints") is not False)


def first_game(name: str, seed: int) -> GameConfig:
    """Return the first game of a newcomer; `name` is that of the person who plays it."""
    table = _file()["table"]
    names = (name, *(other for other in NAMES if other != name))
    kinds = (HUMAN, *table["opponents"])
    seats = tuple(Seat(*each) for each in zip(names, COLORS, kinds, strict=False))
    return GameConfig(table["edition"], table["board"], seats, seed, GameOptions(beginner=True))


def second_game(name: str, seed: int) -> GameConfig:
    """Return the first game's table with the whole rules: what comes next is one step, not two."""
    return replace(first_game(name, seed), options=GameOptions())


@cache
def all_words() -> tuple[Word, ...]:
    return tuple(Word(word["id"], word["at"], word) for word in _file()["word"])


@cache
def _file() -> Mapping[str, Any]:
    path = resources_dir() / "first_game.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))
