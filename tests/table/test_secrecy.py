"""Nobody is told what they cannot know: for two games that differ in that alone, every byte to a
seat is the same until something shows it."""

import itertools
import json
import secrets
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.engine import STEP3, Game, GameConfig, Overrides
from powergrid_qt.engine.moves import MOVES
from powergrid_qt.table.view import open_setup
from tests.table.tables import KINDS, Around, config_of

SHOWN = ("moved", "seen")
"""The lines in which something hidden may come to light."""


def twins(config: GameConfig, same: int, rng: Random) -> tuple[GameConfig, GameConfig]:
    """Two games whose piles begin with so many cards alike; the others, and those removed unseen,
    are exchanged with cards of their group, and so is the shuffle of "Step 3"."""
    game = Game(config)
    state, groups = game.state, game.state.rules.groups
    pile, removed = list(state.pile), list(state.removed)
    last = pile.index(STEP3)
    lying = [("pile", at) for at in range(same, last)] + [
        ("removed", at) for at in range(len(removed))
    ]
    lists = {"pile": pile, "removed": removed}
    for group in sorted({groups[card] for card in (*pile[:last], *removed)}):
        places = [(where, at) for where, at in lying if groups[lists[where][at]] == group]
        cards = [lists[where][at] for where, at in places]
        for (where, at), card in zip(places, cards[1:] + cards[:1], strict=True):
            lists[where][at] = card
    setup = open_setup(game)
    fixed = {key: tuple(value) for key, value in setup.items()}
    after = tuple(rng.sample([card for card in groups if card in state.pile], 12))
    one = Overrides(**fixed, pile=state.pile)
    other = Overrides(**fixed, pile=tuple(pile), pile_after_step3=after)
    return replace(config, setup=one), replace(config, seed=config.seed + 99, setup=other)


class Pair:
    """Two tables at which the same happens."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, configs: tuple[GameConfig, ...]) -> None:
        self.tables = []
        self.moves: set[str] = set()
        """The kinds of moves that were made."""
        for config in configs:
            numbers = itertools.count()
            monkeypatch.setattr(secrets, "token_hex", lambda _, n=numbers: f"{next(n):032x}")
            self.tables.append(Around(config))
            self.tables[-1].watch(9)
            self.tables[-1].start()

    def say(self, number: int, message: dict[str, Any]) -> None:
        for around in self.tables:
            around.say(number, message)

    def lines(self, number: int) -> list[list[str]]:
        return [[json.dumps(line) for line in around.heard[number]] for around in self.tables]

    def difference(self, number: int) -> dict[str, Any] | None:
        """The first line to a client that differs."""
        one, other = self.lines(number)
        for line, twin in itertools.zip_longest(one, other):
            if line != twin:
                return json.loads(line or twin)
        return None

    def play(self, seed: int) -> Iterator[int]:
        """The same moves at both tables while the cards that lie open are the same; also lines that
        are refused, questions for views, and somebody who comes back."""
        first, second = self.tables
        player = RandomPlayer(seed)
        taken_back: set[int] = set()
        while not first.table.game.over:
            game = first.table.game
            n, seat = len(game.moves), game.current
            self.say(
                (seat + 1) % len(game.config.players), {"move": {"n": n, "p": seat, "do": "pass"}}
            )
            self.say(seat, {"move": {"n": n, "p": seat, "do": "bid", "amount": 10**9}})
            if n % 7 == 0:
                self.say(seat, {"view": None})
                self.say(9, {"begun": None})
            if n % 11 == 5 and n not in taken_back:
                taken_back.add(n)
                self.say(seat, {"back": {"to": n - 1}})
                self.say(seat, {"back": {"to": n - 1, "agree": False}})
                if len(first.table.game.moves) != n:
                    continue
            move = player.decide(game)
            self.moves.add(move.do)
            for around in self.tables:
                around.move(move)
            yield n + 1
            if first.table.game.events_of(n + 1) != second.table.game.events_of(n + 1):
                return
            backs = [
                one.table.game.state.rules.back_of(one.table.game.state.pile) for one in self.tables
            ]
            if backs[0] != backs[1]:
                return


@pytest.mark.long(but=["classic-2004-*-9", "deluxe-2014-europe-*-9", "outpost-2024-outpost-2-*-9"])
@pytest.mark.parametrize("same", [0, 3, 9, 16])
@pytest.mark.parametrize(("edition", "board", "count", "promo", "draft"), KINDS)
def test_bytes_are_the_same_until_something_shows(
    monkeypatch, edition, board, count, promo, draft, same
):
    compared(monkeypatch, (edition, board, count, promo, draft), same)


@pytest.mark.long
def test_every_kind_of_move_is_among_them(monkeypatch):
    made = set()
    for kind in KINDS:
        for same in (24, 26):
            made |= compared(monkeypatch, kind, same).moves
    assert made == set(MOVES)


def compared(monkeypatch: pytest.MonkeyPatch, kind: Any, same: int) -> Pair:
    edition, board, count, promo, draft = kind
    config = config_of(edition, board, count, promo, draft, seed=same)
    size = len(Game(config).state.pile)
    pair = Pair(monkeypatch, twins(config, min(same, size - 6), Random(same)))
    spies = ("industrial-espionage" in promo) * count
    for n in pair.play(seed=same):
        last = n
    for number in (*range(count), 9):
        difference = pair.difference(number)
        if difference is None:
            continue
        word = next(iter(difference))
        assert word in SHOWN, difference
        if word == "moved":
            assert difference["moved"]["n"] == last
        else:
            assert spies
            assert number != 9
    return pair


def test_pairs_are_different():
    """Or the test above would compare a game with itself."""
    one, other = (Game(config) for config in twins(config_of(), 3, Random(1)))
    assert one.state.pile != other.state.pile
    assert set(one.state.removed) != set(other.state.removed)
    assert one.state.pile[:3] == other.state.pile[:3]
    assert one.view_for(0) == other.view_for(0)


def test_only_the_spy_is_shown_the_top_card(monkeypatch, thorough):
    """Two games that differ first in a card which the spy sees before it is turned over."""
    early = 0
    for same in range(8, 22, 1 if thorough else 4):
        config = config_of("classic-2004", "germany", 4, ("industrial-espionage",), seed=5)
        pair = Pair(monkeypatch, twins(config, same, Random(1)))
        spies = {n: pair.tables[0].table.game.snapshot()["spy"] for n in pair.play(seed=3)}
        for seat in (0, 1, 2, 3, 9):
            difference = pair.difference(seat)
            assert difference is not None
            if "seen" in difference:
                n = difference["seen"]["n"]
                assert spies[n] == seat
                early += n < max(spies)
            else:
                assert difference["moved"]["n"] == max(spies)
    assert early >= (5 if thorough else 1)
