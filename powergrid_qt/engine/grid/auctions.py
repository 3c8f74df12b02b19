"""Phases 1 and 2 of the classic and deluxe editions: the player order (P1), what happens before and
after the auctions, which are in `engine/auction.py`, and what the winner of one has to decide."""

from collections.abc import Iterator
from typing import Any

from powergrid_qt.engine.agenda import Decision, Options, Task
from powergrid_qt.engine.auction import start_auctions
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import (
    Attached,
    DiscountPlaced,
    Event,
    OrderDetermined,
    PlantScrapped,
)
from powergrid_qt.engine.grid.plant_market import change_for_step3, current_market
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Attach, Counts, Move, Scrap
from powergrid_qt.engine.refusals import Refusal, refuse
from powergrid_qt.engine.state import IN_MARKET
from powergrid_qt.engine.turns import next_phase, start_step
from powergrid_qt.engine.values import value


@value
class Ordering(Task[GridState]):
    def run(self, state: GridState, log: list[Event]) -> None:
        if state.round > 1:  # S3: the first order was drawn by lot
            determine_order(state, log)
        next_phase(state, log)


def determine_order(state: GridState, log: list[Event]) -> None:
    """Determine the player order (P1.1); equal players keep their order (P1.2)."""
    rank = state.rules.rank

    def standing(seat: int) -> tuple[int, float]:
        player = state.players[seat]
        return -player.connected, -max([rank[plant] for plant in player.plants], default=0)

    state.order = tuple(sorted(state.order, key=standing))
    log.append(OrderDetermined(state.order))
    for card in state.rules.cards.values():
        card.ordered(state, log)


@value
class StartAuctions(Task[GridState]):
    def run(self, state: GridState, log: list[Event]) -> None:
        state.discount_left = False
        offered = current_market(state)
        if state.rules.edition.discount_token and offered:
            state.discount = offered[0]  # D8
            log.append(DiscountPlaced(offered[0]))
        start_auctions(state)


@value
class EndOfAuctions(Task[GridState]):
    """What follows phase 2 and what it removed: "Step 3" (T2), the order of round 1 (P1.1)."""

    def run(self, state: GridState, log: list[Event]) -> None:
        if state.step3 == IN_MARKET:
            change_for_step3(state, log)
            start_step(state, 3, log)
        if state.round == 1:
            determine_order(state, log)
        next_phase(state, log)


# -- giving up a plant when one too many was bought (P2.8) --------------------------------------


@value
class Scrapping(Decision[GridState]):
    seat: int
    new: CardId

    accepts = (Scrap,)

    def options(self, state: GridState) -> "ScrapOptions":
        return ScrapOptions(state, self)

    def candidates(self, state: GridState) -> tuple[CardId, ...]:
        plants = state.players[self.seat].plants
        if state.rules.edition.scrap_new:
            return plants
        return tuple(plant for plant in plants if plant != self.new)

    def drops(self, state: GridState, plant: CardId) -> list[Counts]:
        """The ways to give up tokens when this plant goes, the fewest possible tokens each."""
        rules, player = state.rules, state.players[self.seat]
        fuels = rules.edition.plants[plant].fuels
        if not any(player.tokens[fuel] for fuel in fuels):
            return [()]
        left = tuple([other for other in player.plants if other != plant])
        ways = rules.storage(left, player.cards).ways_to_drop(player.tokens, fuels)
        return [rules.named(way) for way in ways]

    def check(self, state: GridState, move: Scrap) -> Refusal | None:
        if move.plant not in state.players[self.seat].plants:
            return refuse("not_your_plant", plant=move.plant)
        if move.plant not in self.candidates(state):
            return refuse("scrap_not_new", plant=move.plant)
        ways = self.drops(state, move.plant)
        if move.drop is None:
            if len(ways) > 1:
                return refuse("drop_needed", choices=tuple(ways))
        elif move.drop not in ways:
            return refuse("drop_wrong", choices=tuple(ways))
        return None

    def apply(self, state: GridState, move: Scrap, log: list[Event]) -> None:
        rules, player = state.rules, state.players[self.seat]
        dropped = self.drops(state, move.plant)[0] if move.drop is None else move.drop
        tokens = list(player.tokens)
        for fuel, amount in dropped:
            kind = rules.edition.fuel_index[fuel]
            tokens[kind] -= amount
            state.supply[kind] += amount
        player.tokens = tuple(tokens)
        player.plants = tuple(plant for plant in player.plants if plant != move.plant)
        lose_attached(state, self.seat, move.plant)
        log.append(PlantScrapped(self.seat, move.plant, dropped))
        state.agenda.pop()


class ScrapOptions(Options[GridState]):
    """The plants that may go, each with the tokens that may be given up for it."""

    __slots__ = ()
    decision: Scrapping

    @property
    def candidates(self) -> tuple[CardId, ...]:
        return self.decision.candidates(self.state)

    def drops(self, plant: CardId) -> list[Counts]:
        return self.decision.drops(self.state, plant)

    def __iter__(self) -> Iterator[Move]:
        for plant in self.candidates:
            for drop in self.drops(plant):
                yield Scrap(self.seat, plant, drop)

    def to_json(self) -> dict[str, Any]:
        ways = {plant: list(map(dict, self.drops(plant))) for plant in self.candidates}
        return {"scrap": [{"plant": plant, "drop": drops} for plant, drops in ways.items()]}


# -- a promo card is won, and may go under a plant (PR2) ----------------------------------------


def lose_attached(state: GridState, seat: int, plant: CardId) -> None:
    """Take what lies under a plant out of the game, together with the plant."""
    player = state.players[seat]
    gone = [card for card, under in player.attached if under == plant]
    if gone:
        player.attached = tuple(one for one in player.attached if one[1] != plant)
        player.cards = tuple(card for card in player.cards if card not in gone)


@value
class Attaching(Decision[GridState]):
    """The winner puts a card under one of their plants."""

    seat: int
    card: str

    accepts = (Attach,)

    def options(self, state: GridState) -> "AttachOptions":
        return AttachOptions(state, self)

    def check(self, state: GridState, move: Attach) -> Refusal | None:
        if move.plant not in state.players[self.seat].plants:
            return refuse("not_your_plant", plant=move.plant)
        return None

    def apply(self, state: GridState, move: Attach, log: list[Event]) -> None:
        player = state.players[self.seat]
        player.attached = (*player.attached, (self.card, move.plant))
        log.append(Attached(self.seat, move.plant, card=self.card))
        state.agenda.pop()


class AttachOptions(Options[GridState]):
    __slots__ = ()
    decision: Attaching

    @property
    def plants(self) -> tuple[CardId, ...]:
        return self.state.players[self.seat].plants

    def __iter__(self) -> Iterator[Move]:
        return (Attach(self.seat, plant) for plant in self.plants)

    def to_json(self) -> dict[str, Any]:
        return {"attach": list(self.plants)}
