"""What every edition's game has in common at a moment of play, and how positions are copied: what
their fields are is said once, and they are cheap to copy."""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Self, TypeVar, cast, dataclass_transform, get_args, get_origin

from powergrid_qt.engine.agenda import Decision, Task
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.network import Network
from powergrid_qt.engine.rules import Rules
from powergrid_qt.engine.values import value

SETUP, OVER = "setup", "over"
ORDER, AUCTION, BUREAUCRACY = "order", "auction", "bureaucracy"
"""The phases that all editions have; in the first of them nobody decides anything."""
RESOURCES, BUILDING, EXPANSION = "resources", "building", "expansion"
"""The phases that only some editions have."""

IN_PILE, IN_MARKET, DRAWN, STARTED = "in pile", "in market", "drawn", "started"
"""Where "Step 3" is: `DRAWN` means that it has left and step 3 starts at the next chance."""

T = TypeVar("T", bound="Copied")


class Copied:
    """An object that can be copied in two ways; `copied` writes these for a class."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent copy: lists and whatever is `Copied` are copied, all else is immutable."""
        raise NotImplementedError

    def shared(self) -> Self:
        """A copy that is to be read only: its parts belong to this one."""
        raise NotImplementedError


@dataclass_transform(eq_default=False, kw_only_default=True, field_specifiers=(field,))
def copied(kind: type[T]) -> type[T]:
    """A dataclass with slots, and with copies that are written out field by field as `dataclasses`
    writes the rest: looking ahead copies all the time, and a loop takes five times as long."""
    made = dataclass(slots=True, eq=False, kw_only=True)(kind)
    kinds = {one.name: one.type for one in fields(cast(Any, made))}
    _write(made, "copy", [f" new.{name} = {_copy(name, kind)}" for name, kind in kinds.items()])
    _write(made, "shared", [f" new.{name} = self.{name}" for name in kinds])
    return made


def _write(made: type, method: str, lines: list[str]) -> None:
    names: dict[str, Any] = {"made": made, "empty": object.__new__}
    exec("\n".join([f"def {method}(self):", " new = empty(made)", *lines, " return new"]), names)
    setattr(made, method, names[method])


def _copy(name: str, kind: Any) -> str:
    """The Python for the copy of a field, by what it is declared to be."""
    value = f"self.{name}"
    inside = get_args(kind)
    if type(None) in inside and _is_copied(inside[0]):
        return f"{value} and {value}.copy()"
    if get_origin(kind) is list and _is_copied(inside[0]):
        return f"[one.copy() for one in {value}]"
    return f"{value}.copy()" if get_origin(kind) is list or _is_copied(kind) else value


def _is_copied(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Copied)


@value
class Result:
    """The outcome: cities powered by seat, seats from first to last, and who shares victory."""

    powered: tuple[int, ...]
    ranking: tuple[int, ...]
    winners: tuple[int, ...]


@copied
class PlayerState(Copied):
    """What every edition's player has: money, and how many cities count as connected."""

    money: int
    connected: int = 0
    reach: tuple[int, ...] | None = None
    """Cheapest connection cost to every city; None before the first piece on the map."""

    def connection_cost(self, city: int) -> int:
        """The cheapest way from any own piece; the first one has none to pay (P4.1)."""
        return 0 if self.reach is None else self.reach[city]


@copied
class Trust(Copied):
    """The automatic third company of a two-player game (TR1): cities, and generators left."""

    cities: tuple[int, ...] = ()
    left: int


@copied
class State(Copied):
    """A position. Mutable, changed by the rules only. Cities are indices into the board's list of
    cities."""

    rules: Rules[Any]
    network: Network = field(init=False)
    regions: tuple[str, ...] = ()
    agenda: list[Task[Any] | Decision[Any]] = field(default_factory=list)
    round: int = 1
    phase: str = SETUP
    step: int = 1
    order: tuple[int, ...]
    pile: tuple[CardId, ...]
    """The pile of cards, the top card first."""
    removed: tuple[CardId, ...]
    """Cards taken out unseen at the set-up: nobody can tell them from those in the pile."""
    places: int
    """How many cards the market holds, "Step 3" included while it lies there."""
    step3: str = IN_PILE
    slots: list[tuple[int | None, ...]]
    """Whose houses stand in each city, in the order of building, by slots; None: the Trust's."""
    players: Sequence[PlayerState]
    trust: Trust | None
    result: Result | None = None

    def slot_price(self, city: int) -> int:
        """What the next house in a city costs besides its connection."""
        return self.rules.edition.slots[len(self.slots[city])]

    @property
    def leader(self) -> int:
        """The largest number of cities that any player has."""
        most = 0
        for player in self.players:  # a loop, for speed: it is asked after every city
            if player.connected > most:
                most = player.connected
        return most

    def leading(self, first: int | None = None) -> tuple[int, int]:
        """A seat with the most cities, and their number; `first` is preferred to equal ones."""
        most = self.leader
        seats = self.order if first is None else (first, *self.order)
        return next(seat for seat in seats if self.players[seat].connected == most), most

    @property
    def decision(self) -> Decision[Any] | None:
        """What is to be decided next, None when the game is over."""
        return self.agenda[-1] if self.agenda else None  # type: ignore[return-value]


# -- the part of a position's JSON form that all editions share ---------------------------------


def common_json(state: State) -> dict[str, Any]:
    decision, result = state.decision, state.result
    return {
        "round": state.round,
        "phase": state.phase,
        "step": state.step,
        "current": decision.seat if decision is not None else None,
        "order": list(state.order),
        "regions": list(state.regions),
        "over": state.phase == OVER,
        "ranking": list(result.ranking) if result is not None else None,
        "winners": list(result.winners) if result is not None else None,
    }


def visible_money(state: State, seat: int, viewer: int | None) -> int | None:
    """Money is told to its owner, and to all where it is played openly."""
    if viewer is None or viewer == seat or state.rules.config.options.open_money:
        return state.players[seat].money
    return None
