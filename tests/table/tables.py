"""A table with those who sit at it, without a network: what is said to each of them is kept."""

import json
from collections.abc import Sequence
from typing import Any

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.engine import COLORS, Game, GameConfig, GameOptions, Move, Record, Seat
from powergrid_qt.engine.config import NAMES, REMOTE
from powergrid_qt.table.shared_game import SharedGame
from powergrid_qt.table.table import Table
from powergrid_qt.table.wire import HUMAN, encoded

CLASSIC_PROMO = (
    *("flux-generator", "transformer-station", "theme-park", "supply-contract"),
    *("industrial-espionage", "taxes", "warehouse", "shortage", "surplus"),
)
KINDS = [
    ("classic-2004", "germany", 4, CLASSIC_PROMO, False),
    ("classic-2009", "usa", 3, (), True),
    ("deluxe-2014", "europe", 2, (), False),
    ("deluxe-2014", "north-america", 5, (), False),
    ("outpost-2024", "outpost", 2, (), False),
    ("outpost-2024", "outpost", 4, (), True),
]
"""Every set of rules: promo cards, a draft, backs, the Trust, technologies."""
SOME_KINDS = ("classic-2009-usa-3-*", "deluxe-2014-europe-2-*", "outpost-2024-outpost-2-*")
"""The quick tests have these of whole games, by their ids: a draft, the Trust, technologies."""


def config_of(
    edition: str = "classic-2009",
    board: str = "germany",
    count: int = 3,
    promo: Sequence[str] = (),
    draft: bool = False,
    seed: int = 4,
) -> GameConfig:
    seats = tuple(Seat(NAMES[seat], COLORS[seat]) for seat in range(count))
    return GameConfig(edition, board, seats, seed, GameOptions(promo=tuple(promo), draft=draft))


class Around:
    """The table and its people. A client's number is its seat, unless it is said otherwise."""

    def __init__(self, config: GameConfig, kinds: Sequence[str] = (), seated: bool = True) -> None:
        count = len(config.players)
        self.now = 1000.0
        self.table: Any = Table(
            Record.of(Game(config)), kinds or [REMOTE] * count, ("normal", "hard")
        )
        self.heard: dict[int, list[dict[str, Any]]] = {}
        self.clients: dict[int, Any] = {}
        self.ended: set[int] = set()
        self.tokens: dict[int, str] = {}
        if seated:
            for seat, place in enumerate(self.table.places):
                if place.kind == REMOTE:
                    self.join(seat, [seat])

    def join(
        self,
        number: int,
        seats: list[int] | None = None,
        name: str = "",
        token: str | None = None,
        **more: Any,
    ) -> dict[str, Any]:
        """Come to the table; the welcome."""
        wish = {"name": name, "seats": seats, "kind": HUMAN, "token": token, **more}
        self.heard[number], self.clients[number] = [], SharedGame(number + 100)
        self.table.join(number, wish, "proof", self.now)
        self.deliver()
        welcome: dict[str, Any] = self.heard[number][0]["welcome"]
        self.tokens[number] = welcome["token"]
        return welcome

    def watch(self, number: int) -> None:
        self.join(number, [], watch=True)

    def say(self, number: int, message: dict[str, Any]) -> list[dict[str, Any]]:
        """What the same client hears in answer to a line."""
        known = len(self.heard[number])
        self.table.heard(number, encoded(message), self.now)
        self.deliver()
        return self.heard[number][known:]

    def start(self) -> "Around":
        self.say(0, {"start": True})
        assert self.table.started
        return self

    def move(self, move: Move, number: int | None = None) -> list[dict[str, Any]]:
        told = {"n": len(self.table.game.moves), **move.to_json()}
        return self.say(move.seat if number is None else number, {"move": told})

    def play(self, moves: int, seed: int = 1) -> "Around":
        """Random moves, each decided by what the client of the seat knows."""
        player = RandomPlayer(seed)
        for _ in range(moves):
            seat = self.table.game.current
            if seat is None:
                break
            number = next(at for at, guest in self.table.guests.items() if seat in guest.seats)
            game = self.clients[number].game
            assert game is not None
            self.move(player.decide(game), number)
        return self

    def deliver(self) -> None:
        while self.table.out:
            out, self.table.out = self.table.out, []
            for number, message in out:
                if message is None:
                    self.ended.add(number)
                    continue
                line = json.loads(encoded(message))
                self.heard[number].append(line)
                for answer in self.clients[number].hear(line):
                    self.table.heard(number, encoded(answer), self.now)

    def tick(self, seconds: float) -> None:
        self.now += seconds
        self.table.tick(self.now)
        self.deliver()


def words(lines: Sequence[dict[str, Any]]) -> list[str]:
    return [next(iter(line)) for line in lines]


def code(lines: Sequence[dict[str, Any]]) -> str | None:
    """That of the one refusal among lines."""
    codes = [line["refused"]["code"] for line in lines if "refused" in line]
    assert len(codes) <= 1
    return codes[0] if codes else None
