"""Phase 4: connecting cities, in reverse player order (P4.1-P4.6)."""

from collections.abc import Iterator
from typing import Any

from powergrid_qt.engine.agenda import Decision, Options, Task
from powergrid_qt.engine.events import CityConnected, Event, Hindrance
from powergrid_qt.engine.grid.fuel import most_powered
from powergrid_qt.engine.grid.plant_market import FillMarket, too_small
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Build, Done, Move
from powergrid_qt.engine.network import UNREACHABLE, reach_with
from powergrid_qt.engine.refusals import Refusal, refuse
from powergrid_qt.engine.turns import (
    end_game,
    end_of_turn,
    next_phase,
    next_to_act,
    take_slot,
    way_to,
)
from powergrid_qt.engine.values import value


@value
class NextBuilder(Task[GridState]):
    acted: tuple[int, ...] = ()

    def run(self, state: GridState, log: list[Event]) -> None:
        seat = next_to_act(reversed(state.order), self.acted)
        if seat is not None:
            state.agenda.append(Building(seat, self.acted))
        elif state.leader >= state.rules.end_cities:  # E1
            finish(state, log)
        else:
            next_phase(state, log)


def finish(state: GridState, log: list[Event]) -> None:
    """E2: everybody powers what they can."""
    rules = state.rules
    powered = tuple(
        most_powered(rules.hand(player.plants, player.attached), player.tokens, player.connected)
        for player in state.players
    )
    by_cities = rules.edition.rank_by_cities
    cities = tuple(player.connected if by_cities else 0 for player in state.players)
    end_game(state, powered, cities, log)


def can_build(state: GridState, seat: int) -> bool:
    """Houses left (P4.4), and not beyond the end of a first game (E3)."""
    connected = state.players[seat].connected
    rules = state.rules
    return connected < rules.edition.houses and connected < rules.most_cities


@value
class Building(Decision[GridState]):
    seat: int
    acted: tuple[int, ...]
    idle: bool = True
    """Whether nothing has been built in this turn."""

    accepts = (Build, Done)

    def options(self, state: GridState) -> "BuildingOptions":
        return BuildingOptions(state, self)

    def check(self, state: GridState, move: Build | Done) -> Refusal | None:
        if type(move) is Done:
            return None
        assert isinstance(move, Build)
        rules, player = state.rules, state.players[self.seat]
        city = rules.board.city_index.get(move.city)
        if city is None:
            return refuse("unknown_city", city=move.city)
        name = rules.board.cities[city].name
        if city not in state.network.in_play:
            return refuse("city_not_in_play", city=name)
        if move.what is not None:
            return refuse("wrong_kind_of_move", do=f"build {move.what}", possible="build, done")
        if city in player.cities:
            return refuse("city_own", city=name)
        if len(state.slots[city]) >= rules.room[state.step][city]:
            return refuse("city_full", city=name, step=state.step)
        if player.connected >= rules.edition.houses:
            return refuse("no_houses")
        if player.connected >= rules.most_cities:
            return refuse("beginner_limit", limit=rules.most_cities)
        price = state.slot_price(city) + player.connection_cost(city)
        if price > player.money:
            options = self.options(state)
            if self.idle and options.hindrance is not None:
                return refuse("no_city_affordable", price=options.cheapest)
            return refuse("city_beyond_money", city=name, price=price, money=player.money)
        return None

    def apply(self, state: GridState, move: Build | Done, log: list[Event]) -> None:
        if type(move) is Done:
            log.append(end_of_turn(state, self, self.idle))
            state.agenda[-1] = NextBuilder((*self.acted, self.seat))
            return
        assert isinstance(move, Build)
        player = state.players[self.seat]
        city = state.rules.board.city_index[move.city]
        connection, slot = player.connection_cost(city), state.slot_price(city)
        player.money -= connection + slot
        player.cities = (*player.cities, city)
        player.connected += 1
        player.reach = reach_with(player.reach, state.network.costs_from(city))
        log.append(CityConnected(self.seat, move.city, connection, slot))
        if self.idle:
            state.agenda[-1] = Building(self.seat, self.acted, idle=False)
        take_slot(state, city, self.seat, log)
        if state.market and too_small(state, state.market[0]):
            state.agenda.append(FillMarket(self.seat))


class BuildingOptions(Options[GridState]):
    """The cities that can be connected now, each with its price."""

    __slots__ = ()
    decision: Building

    @property
    def prices(self) -> dict[str, int]:
        """The cities that the player can pay for."""
        return self._prices(self.state.players[self.seat].money)

    @property
    def all_prices(self) -> dict[str, int]:
        """All cities with room for the player, whatever they cost."""
        return self._prices(UNREACHABLE)

    @property
    def cheapest(self) -> int | None:
        return min(self.all_prices.values(), default=None)

    @property
    def hindrance(self) -> Hindrance | None:
        state, seat = self.state, self.seat
        if not can_build(state, seat):
            return Hindrance.NO_CITY
        player, room, slots = state.players[seat], state.rules.room[state.step], state.slots
        prices, reach, money = state.rules.edition.slots, player.reach, player.money
        found = Hindrance.NO_CITY
        for city in state.network.cities:
            taken = slots[city]
            if len(taken) < room[city] and seat not in taken:
                if money < prices[0]:
                    return Hindrance.MONEY  # whichever city it is
                if prices[len(taken)] + (0 if reach is None else reach[city]) <= money:
                    return None
                found = Hindrance.MONEY
        return found

    def _prices(self, most: int) -> dict[str, int]:
        state, seat = self.state, self.seat
        slot_prices, cities = state.rules.edition.slots, state.rules.board.cities
        most_way = most - min(slot_prices)
        if most_way < 0 or not can_build(state, seat):
            return {}
        player = state.players[seat]
        room, slots = state.rules.room[state.step], state.slots
        reach = (0,) * len(cities) if player.reach is None else player.reach
        prices = {}
        for city in state.network.cities:
            if reach[city] <= most_way:  # most players can pay for few ways
                taken = slots[city]
                built = len(taken)
                if built < room[city] and seat not in taken:
                    price = slot_prices[built] + reach[city]
                    if price <= most:
                        prices[cities[city].id] = price
        return prices

    def path(self, city: str) -> tuple[str, ...]:
        """The cheapest way to a city from the player's network."""
        return way_to(self.state, self.state.players[self.seat].cities, city)

    def split(self, city: str) -> tuple[int, int]:
        """Price of a city in its two parts: connection and slot."""
        state = self.state
        index = state.rules.board.city_index[city]
        return state.players[self.seat].connection_cost(index), state.slot_price(index)

    def __iter__(self) -> Iterator[Move]:
        yield Done(self.seat)
        for city in self.prices:
            yield Build(self.seat, city)

    def to_json(self) -> dict[str, Any]:
        prices = self.prices.items()
        return {"cities": [{"city": city, "price": price} for city, price in prices], "done": True}
