"""What shows of the characters in the logs of their games, and whether a stranger can tell by it.

Each character has one figure of its own. A reader who has the logs of three games, without names,
holds each figure of a player against that of the others at the table, in units of how much players
without a character differ by chance, and names the character whose figure stands out most.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev

from powergrid_qt.ai.family import family_of
from powergrid_qt.engine import Game, Record
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.events import CardSold, Event, RoundStarted
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Bid, Move
from powergrid_qt.engine.outpost.state import OutpostState

LOGS = 3
"""Games of which a stranger reads the logs."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A move in a game."""

    before: Game
    move: Move
    events: Sequence[Event]

    @property
    def ends_round(self) -> bool:
        return any(isinstance(event, RoundStarted) for event in self.events)


Look = Callable[[Moment], Sequence[tuple[int, float]]]
"""What there is to see of one thing in a moment, by seat."""


@dataclass(frozen=True, slots=True)
class Figure:
    name: str
    look: Look
    sign: int = 1
    """Whether a character has more of it, or less."""
    counted: bool = False
    """Whether it is the sum over a game, not the mean."""


def raises(moment: Moment) -> Sequence[tuple[int, float]]:
    move, decision = moment.move, moment.before.state.decision
    if isinstance(move, Bid) and isinstance(decision, Auction):
        return [(move.seat, move.amount - decision.lowest)]
    return []


def places(moment: Moment) -> Sequence[tuple[int, float]]:
    order = moment.before.state.order if moment.ends_round else ()
    return [(seat, place) for place, seat in enumerate(order, start=1)]


def money(moment: Moment) -> Sequence[tuple[int, float]]:
    starts = [event for event in moment.events if isinstance(event, RoundStarted)]
    return list(enumerate(starts[0].money)) if starts else []


def held(*fuels: str) -> Look:
    """Tokens that everybody has when a round ends, of these fuels or of all."""

    def look(moment: Moment) -> Sequence[tuple[int, float]]:
        if not moment.ends_round:
            return []
        state = moment.before.state
        assert isinstance(state, GridState)
        edition = state.rules.edition
        kinds = [edition.fuel_index[fuel] for fuel in fuels or edition.fuels]
        return [
            (seat, sum(player.tokens[kind] for kind in kinds))
            for seat, player in enumerate(state.players)
        ]

    return look


def bought(value: Callable[[Game, CardSold], float]) -> Look:
    def look(moment: Moment) -> Sequence[tuple[int, float]]:
        return [
            (event.seat, value(moment.before, event))
            for event in moment.events
            if isinstance(event, CardSold) and event.seat is not None
        ]

    return look


def burns_nothing(game: Game, sold: CardSold) -> float:
    family = family_of(game.config)
    is_plant = family.card_power(game.state, sold.card) > 0
    return float(is_plant and not family.card_fuels(game.state, sold.card))


def workers(game: Game, sold: CardSold) -> float:
    state = game.state
    assert isinstance(state, OutpostState)
    return float(state.rules.edition.cards[str(sold.card)].workers)


FIGURES: Mapping[str, Mapping[str, Figure]] = {
    "grid": {
        "irene": Figure("uranium held at the end of a round", held("uranium")),
        "jasper": Figure("plants bought that burn nothing", bought(burns_nothing), counted=True),
        "otto": Figure("plants bought", bought(lambda *_: 1.0), -1, counted=True),
        "vera": Figure("a raise over the smallest one", raises),
        "hilda": Figure("tokens held at the end of a round", held()),
        "selma": Figure("place in the order of a round", places),
    },
    "outpost": {
        "irene": Figure("price of a card", bought(lambda _, sold: float(sold.price)), -1),
        "jasper": Figure("workers that a card needs", bought(workers), -1),
        "otto": Figure("a raise over the smallest one", raises, -1),
        "vera": Figure("a raise over the smallest one", raises),
        "hilda": Figure("money when a round begins", money),
        "selma": Figure("place in the order of a round", places),
    },
}
"""By family, the figure by which each character is told."""


def figures_of(record: Record) -> dict[str, list[float]]:
    """By character, its figure for every seat of a game."""
    figures = FIGURES[family_of(record.config).name]
    seen: dict[str, list[list[float]]] = {
        name: [[] for _ in record.config.players] for name in figures
    }
    game = Game(record.config)
    for move in record.moves:
        before = game.copy()
        moment = Moment(before, move, game.apply(move))
        for name, figure in figures.items():
            for seat, amount in figure.look(moment):
                seen[name][seat].append(amount)
    return {
        name: [
            sum(amounts) if figures[name].counted else fmean(amounts or [0.0])
            for amounts in seen[name]
        ]
        for name in figures
    }


Seated = tuple[int, Mapping[str, Sequence[float]]]
"""The seat of a character in a game, and the figures of everybody there."""


@dataclass(frozen=True, slots=True)
class Told:
    """What logs tell of somebody."""

    own: float
    others: float
    """The figure of the character, and that of the others at the table."""
    named: int
    of: int
    """How often a stranger would name the right one, of so many times."""


def told(character: str, games: Sequence[Seated], family: str) -> Told:
    own = fmean(figures[character][seat] for seat, figures in games)
    others = fmean(fmean(rest(figures[character], seat)) for seat, figures in games)
    batches = [games[at : at + LOGS] for at in range(0, len(games) - LOGS + 1, LOGS)]
    chance = {name: by_chance(name, batches) for name in FIGURES[family]}
    named = 0
    for batch in batches:
        stands_out = {
            name: figure.sign * fmean(lead(figures[name], seat) for seat, figures in batch)
            for name, figure in FIGURES[family].items()
        }
        named += character == max(stands_out, key=lambda name: stands_out[name] / chance[name])
    return Told(own, others, named, len(batches))


def by_chance(name: str, batches: Sequence[Sequence[Seated]]) -> float:
    """How much the figure of players without a character differs from that of the others."""
    leads = [
        fmean(
            lead(others, number) for others in (rest(figures[name], seat) for seat, figures in one)
        )
        for one in batches
        for number in range(len(one[0][1][name]) - 1)
    ]
    return max(pstdev(leads), 1e-6)


def rest(figures: Sequence[float], seat: int) -> list[float]:
    return [figure for other, figure in enumerate(figures) if other != seat]


def lead(figures: Sequence[float], seat: int) -> float:
    return figures[seat] - fmean(rest(figures, seat))
