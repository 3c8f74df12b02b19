"""Giving up a plant when one too many was bought (P2.8)."""

from collections.abc import Iterator

from powergrid_qt.engine.agenda import Decision, Options
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import Event, PlantScrapped
from powergrid_qt.engine.grid import promo
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Counts, Move, Scrap
from powergrid_qt.engine.refusals import Refusal, refuse
from powergrid_qt.engine.values import value


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
        promo.lose_attached(state, self.seat, move.plant)
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
