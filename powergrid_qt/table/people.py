"""Who is at a table: seats, and those who are connected."""

import hashlib
from collections import deque
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from powergrid_qt.engine import GameConfig
from powergrid_qt.engine.config import HUMAN, REMOTE
from powergrid_qt.table.wire import NUDGE_S, WORDS, WORDS_S, BadLine


@dataclass(frozen=True, slots=True)
class Allowed:
    """What a table allows, as everybody can see; the host decides it before the game."""

    hints: bool = True
    take_backs: bool = True
    watchers: bool = True
    stand_in: str = REMOTE
    """Which computer player takes the seat of whoever leaves; `REMOTE`: the seat waits."""


@dataclass(slots=True)
class Place:
    """A seat at the table."""

    kind: str
    owner: str | None = None
    """Whose it is: the digest of a token."""
    since: int = 0
    """Since when somebody is there, or not."""
    nudged: float = -NUDGE_S

    @property
    def is_free(self) -> bool:
        return self.kind == REMOTE and self.owner is None

    def told(self, present: bool) -> dict[str, Any]:
        """What everybody may know of it."""
        return {
            **{"kind": self.kind, "present": present or self.kind != REMOTE},
            **{"free": self.is_free, "taken": self.owner is not None, "since": self.since},
        }


@dataclass(slots=True)
class Guest:
    """Somebody who is connected."""

    name: str
    kind: str
    owner: str
    seats: tuple[int, ...]
    heard: float
    pinged: float
    top: object = None
    """The card on top of the pile that only this one was shown."""
    said: deque[float] = field(default_factory=lambda: deque(maxlen=WORDS))

    def may_speak(self, now: float) -> bool:
        return len(self.said) < WORDS or now - self.said[0] >= WORDS_S


def host_among(guests: Mapping[int, Guest], opened_by: str | None) -> int | None:
    """The connection of the first person who came, or while that one is away, of who came first of
    those who are there and sit, people before computers."""
    seated = [(number, guest) for number, guest in guests.items() if guest.seats]
    people = [(number, guest) for number, guest in seated if guest.kind == HUMAN]
    first = [(number, guest) for number, guest in people if guest.owner == opened_by]
    return next((number for number, _ in first or people or seated), None)


def free_seats(
    places: Sequence[Place], wished: Collection[int] | None, count: int
) -> tuple[int, ...]:
    """The seats for so many people who come together; `BadLine` if there are none."""
    free = [at for at, place in enumerate(places) if place.is_free]
    if wished is None and count <= len(free):
        wished = free[:count]
    if not wished or not set(wished) <= set(free):
        raise BadLine("seats", free=len(free), seats=len(places))
    return tuple(sorted(wished))


def renamed(config: GameConfig, names: Mapping[int, str]) -> GameConfig:
    """With people of these names at their seats."""
    players = list(config.players)
    for seat, name in names.items():
        players[seat] = replace(players[seat], name=name, kind=HUMAN, persona="")
    return replace(config, players=tuple(players))


def owner_of(token: str) -> str:
    """Tokens themselves are not kept: who reads the file of a table cannot use them."""
    return hashlib.sha256(token.encode()).hexdigest()
