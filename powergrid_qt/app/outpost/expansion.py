"""Outpost's phase 3 as a plan: pieces, cards, workers, what it comes to, and what is regretted."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from powergrid_qt.engine import Game
from powergrid_qt.engine.moves import Hire, Move, Place
from powergrid_qt.engine.outpost.company import (
    Hiring,
    effect,
    extra_cities,
    most_powered,
    on_board,
    power,
)
from powergrid_qt.engine.outpost.edition import Effect, OutpostEdition
from powergrid_qt.engine.outpost.expansion import ExpansionOptions
from powergrid_qt.engine.outpost.state import Company, OutpostPlayer, OutpostState
from powergrid_qt.models.outpost.company_board import WorkerShortage, cards_of, shortage
from powergrid_qt.models.plans import BuildPlan, Wanted


def lit_now(state: OutpostState, seat: int) -> int:
    """The cities of a player that have light, with the workers who are there."""
    player = state.players[seat]
    return most_powered(state.rules.edition, player.company, player.connected)


def light_after(game: Game, hire: Hire) -> int:
    """The cities of a player that have light once these workers are hired."""
    state = game.after(hire).state
    assert isinstance(state, OutpostState)
    return lit_now(state, hire.seat)


def most_lit(state: OutpostState, seat: int, money: int | None) -> int:
    """The cities that a player can still light who is about to build, place and hire: what all
    cards power with workers enough, in as many cities as the money pays at the lowest price, and
    in as many as they like where it is hidden."""
    edition, player = state.rules.edition, state.players[seat]
    # On an Outpost card a house costs nothing.
    free = effect(edition, player.company, Effect.BUILDING_SITE)
    more = edition.houses if money is None else money // min(edition.slots) + free
    cities = min(edition.houses, player.connected + more)
    reserve = [edition.cards[card] for card in player.company.reserve]
    cards = (*on_board(edition, player.company), *reserve)
    running = [card for card in cards if card.workers]
    return min(cities, power(running, extra_cities(edition, player.company)))


@dataclass(frozen=True, slots=True)
class ExpansionPlan:
    """A planned turn. `seasonal` is None while the best number is taken."""

    pieces: tuple[Wanted, ...] = ()
    places: tuple[Place, ...] = ()
    seasonal: int | None = None
    robot: bool = False


class TriedExpansion:
    """A plan, tried out on a game in which its player expands; `plan`: what still fits of it."""

    def __init__(self, game: Game, wanted: ExpansionPlan) -> None:
        self.builds = BuildPlan(game, wanted.pieces)
        self.arranged = self.builds.after.copy()
        """The game with the pieces built and the cards laid, before anybody is hired."""
        placed = []
        for move in wanted.places:
            if move in self.arranged.legal_moves:
                self.arranged.apply(move)
                placed.append(move)
        self.options = self.arranged.options(ExpansionOptions)
        self.seat = self.options.seat
        hires = self.options.hires
        self.can_make_robot = any(move.robot for move in hires)
        robot = wanted.robot and self.can_make_robot
        self.plan = ExpansionPlan(self.builds.wanted, tuple(placed), wanted.seasonal, robot)
        self.seasonal_choices = [move.seasonal for move in hires if move.robot == robot]
        nearest = self._best_seasonal() if wanted.seasonal is None else wanted.seasonal
        self.seasonal = min(self.seasonal_choices, key=lambda amount: abs(amount - nearest))

    @property
    def company(self) -> Company:
        """The company as planned, before anybody is hired."""
        return self.options.state.players[self.seat].company

    @property
    def card_waits(self) -> bool:
        """Whether a card of the reserve has a free space."""
        return any(move.instead_of is None for move in self.options.placements)

    def stock(self, piece: str) -> int:
        options = self.builds.after.options(ExpansionOptions)
        return options.decision.stock(options.state, piece)

    # -- workers ------------------------------------------------------------------------------

    @property
    def has_robots_card(self) -> bool:
        return effect(self.options.state.rules.edition, self.company, Effect.MAX_ROBOTS) > 0

    @property
    def market(self) -> Hiring:
        """The workers who can be hired, and for how much."""
        return self.options.decision.hiring(self.options.state, self.plan.robot)

    @property
    def hire_price(self) -> int:
        return self.market.price(self.seasonal)

    def price_of_more(self, count: int) -> int:
        """What so many more seasonal workers cost."""
        return self.market.price(self.seasonal + count) - self.hire_price

    @property
    def next_price(self) -> int | None:
        """What one seasonal worker more costs; None if nobody more can be hired."""
        return self.price_of_more(1) if self.seasonal + 1 in self.seasonal_choices else None

    @property
    def moving_in(self) -> int:
        """Permanent workers who come (or go, if negative) for nothing."""
        return self.player_after.company.permanent - self.company.permanent

    @cached_property
    def short(self) -> WorkerShortage | None:
        """The workers who are missing after hiring."""
        player = self.player_after
        return shortage(self.options.state.rules.edition, player.company, player.connected)

    @property
    def missing(self) -> int:
        """Seasonal workers who could be hired for all plants; 0 if they cannot be."""
        if self.short is None or self.seasonal + self.short.workers not in self.seasonal_choices:
            return 0
        return self.short.workers

    def _best_seasonal(self) -> int:
        """The most profitable number of seasonal workers; in the last round light comes first."""
        state = self.options.state
        last = state.leader >= state.rules.end_cities
        values = {}
        for amount in self.seasonal_choices:
            player, edition = self._hired(amount), state.rules.edition
            powered = most_powered(edition, player.company, player.connected)
            earned = 0 if last else edition.income(powered)
            values[amount] = (powered if last else 0, player.money + earned, -amount)
        return max(values, key=values.__getitem__)

    def _hired(self, seasonal: int) -> OutpostPlayer:
        state = self.arranged.after(Hire(self.seat, seasonal, self.plan.robot)).state
        assert isinstance(state, OutpostState)
        return state.players[self.seat]

    # -- all of it ----------------------------------------------------------------------------

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves of the turn before the one that ends it."""
        return (*self.builds.moves, *self.plan.places)

    @property
    def hiring(self) -> Hire:
        """The move that ends the turn."""
        return Hire(self.seat, self.seasonal, self.plan.robot)

    @property
    def total(self) -> int:
        return self.builds.total + self.hire_price

    @property
    def after(self) -> Game:
        return self.arranged.after(self.hiring)

    @cached_property
    def player_after(self) -> OutpostPlayer:
        """The player once everybody is hired."""
        return self._hired(self.seasonal)


Row = list[str | None]


def space_of(edition: OutpostEdition, move: Place) -> tuple[str, str | None]:
    """The space on which a card comes to lie: its kind, and the card that is there."""
    return move.on or edition.cards[move.card].type, move.instead_of


class CardSpaces:
    """On which of several free spaces a card lies: the rules do not mind, but it has to stay."""

    def __init__(self) -> None:
        self._chosen: dict[str, int] = {}

    def choose(self, card: str, number: int) -> None:
        self._chosen[card] = number

    def after(
        self, edition: OutpostEdition, now: Company, moves: Iterable[Place], planned: Company
    ) -> tuple[Row, dict[str, Row]]:
        """The cards of the reserve, and those on each kind of space, None where there is none.
        What the moves leave alone stays where it is `now`, and whatever comes back to the reserve
        takes the place of the card that was laid for it."""
        reserve: Row = list(now.reserve)
        spaces = {kind: list(row) for kind, row in cards_of(edition, now).items()}
        for move in moves:
            kind, other = space_of(edition, move)
            row, number = spaces[kind], self._chosen.get(move.card, -1)
            if other is not None or row[number] or not 0 <= number < planned.unlocked(kind):
                number = row.index(other)
            row[number] = move.card
            reserve[reserve.index(move.card)] = other
        return reserve, spaces
