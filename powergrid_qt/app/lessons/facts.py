"""What a turn comes to, as facts with names, and the conditions that lessons put on them.

A lesson says `"lights >= 2"` or `"built = koeln"`. Which facts there are is told in
`resources/lessons/README.md`.
"""

import operator
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from powergrid_qt.engine import Event, Game, Move
from powergrid_qt.engine.events import PlantsRun
from powergrid_qt.engine.moves import Bid, Build, Buy, Counts, Open, Run, RunCards
from powergrid_qt.models.players import facts_of

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
    """`=` and `!=` ask whether a value is among the fact's, the others compare numbers; that of a
    list is how many are in it."""

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
    """`turn`: legal moves of whoever is on move in the position."""
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
    return {
        "does": [move.do for move in turn],
        "card": [move.card for move in turn if isinstance(move, Open)],
        "bid": max((_offered(move) for move in turn), default=0),
        "built": [move.city for move in turn if isinstance(move, Build)],
        "bought": sum(_amount(move.tokens) for move in turn if isinstance(move, Buy)),
        "runs": [card for move in turn for card in _run(move)],
        "burnt": sum(_burnt(move) for move in turn),
    }


def _offered(move: Move) -> int:
    if isinstance(move, Open):
        return move.bid
    return move.amount if isinstance(move, Bid) else 0


def _run(move: Move) -> Collection[Any]:
    if isinstance(move, Run):
        return [plant for plant, _ in move.plants]
    return move.cards if isinstance(move, RunCards) else ()


def _burnt(move: Move) -> int:
    return sum(_amount(fuel) for _, fuel in move.plants) if isinstance(move, Run) else 0


def _amount(tokens: Counts) -> int:
    return sum(amount for _, amount in tokens)
