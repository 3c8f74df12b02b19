"""Who is at a table: seats, and those who are connected."""

import hashlib
from collections import deque
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from powergrid_qt.engine import GameConfig
from powergrid_qt.engine.config import HUMAN, REMOTE
from powergrid_qt.table.wire import NUDGE_S, WORDS, WORDS_S, BadLine, Message


@dataclass(frozen=True, slots=True)
class Allowed:
    """What a table allows, as everybody can see; the host decides it before the game."""

    hints: bool = True
    take_backs: bool = True
    watchers: bool = True
    stand_in: str = REMOTE
    """The level of computer player that takes the seat of who leaves; `REMOTE`: the seat waits."""


@dataclass(slots=True)
class Place:
    kind: str
    owner: str | None = None
    """The digest of the token of whoever has the place; None: nobody has it."""
    since: int = 0
    """Since when somebody is there, or is not, in seconds since 1970."""
    nudged: float = -NUDGE_S

    @property
    def is_free(self) -> bool:
        return self.kind == REMOTE and self.owner is None

    def told(self, present: bool) -> dict[str, Any]:
        """Return what everybody may know of the place."""
        return {
            **{"kind": self.kind, "present": present or self.kind != REMOTE},
            **{"free": self.is_free, "taken": self.owner is not None, "since": self.since},
        }


@dataclass(slots=True)
class Guest:
    """Somebody who is connected with the table."""

    name: str
    kind: str
    owner: str
    seats: tuple[int, ...]
    heard: float
    pinged: float
    top: object = None
    """The card on top of the pile that only this person was shown."""
    said: deque[float] = field(default_factory=lambda: deque(maxlen=WORDS))

    def may_speak(self, now: float) -> bool:
        return len(self.said) < WORDS or now - self.said[0] >= WORDS_S


class Gathering:
    """The people who sit or look on, and what is to be said to them. Connections are numbers."""

    def __init__(self, kinds: Iterable[str]) -> None:
        self.places = [Place(kind) for kind in kinds]
        self.guests: dict[int, Guest] = {}
        """Those who are connected, by the number of the connection, in the order they came."""
        self.out: list[tuple[int, Message | None]] = []
        """What is to be said to whom; None: the connection ends after what was said."""
        self._opened_by: str | None = None
        """The owner of the seat of the first person who came."""

    def knows(self, token: str | None) -> bool:
        return token is not None and owner_of(token) in [place.owner for place in self.places]

    @property
    def free(self) -> int:
        """The number of seats that wait for somebody."""
        return sum(place.is_free for place in self.places)

    @property
    def present(self) -> set[int]:
        return {seat for guest in self.guests.values() for seat in guest.seats}

    @property
    def host(self) -> int | None:
        """The connection of the first person who came, or while that one is away, of who came first
        of those who are there and sit, people before computers."""
        seated = [number for number, guest in self.guests.items() if guest.seats]
        people = [number for number in seated if self.guests[number].kind == HUMAN]
        first = [number for number in people if self.guests[number].owner == self._opened_by]
        return next(iter(first or people or seated), None)

    def _free_seats(self, wished: Collection[int] | None, count: int) -> tuple[int, ...]:
        """The seats for so many people who come together; `BadLine` if there are none."""
        free = [at for at, place in enumerate(self.places) if place.is_free]
        if wished is None and count <= len(free):
            wished = free[:count]
        if not wished or not set(wished) <= set(free):
            raise BadLine("seats", free=len(free), seats=len(self.places))
        return tuple(sorted(wished))

    def _say(self, connection: int, message: Message) -> None:
        self.out.append((connection, message))

    def _say_all(self, message: Message) -> None:
        for connection in self.guests:
            self._say(connection, message)

    def _close(self, connection: int, why: Message | None = None) -> None:
        if why is not None:
            self._say(connection, why)
        self.out.append((connection, None))


def renamed(config: GameConfig, names: Mapping[int, str]) -> GameConfig:
    """Return a game with people of these names at their seats."""
    players = list(config.players)
    for seat, name in names.items():
        players[seat] = replace(players[seat], name=name, kind=HUMAN, persona="")
    return replace(config, players=tuple(players))


def owner_of(token: str) -> str:
    """Tokens themselves are not kept: who reads the file of a table cannot use them."""
    return hashlib.sha256(token.encode()).hexdigest()
