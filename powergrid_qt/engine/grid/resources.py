"""Phase 3: buying resources, in reverse player order (P3.1-P3.4), and which tokens plants lack."""

from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise, product
from typing import Any

from powergrid_qt.engine.agenda import Decision, Options, Task
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import Event, Hindrance, TokensBought
from powergrid_qt.engine.grid import trust
from powergrid_qt.engine.grid.fuel import Storage, mixtures, most_powered, produced
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Buy, Counts, Done, Move, counts
from powergrid_qt.engine.refusals import Refusal, refuse
from powergrid_qt.engine.turns import end_of_turn, next_phase, next_to_act
from powergrid_qt.engine.values import value


@value
class NextBuyer(Task[GridState]):
    """The last in order who has not bought yet; the Trust between the two players (TR5)."""

    acted: tuple[int, ...] = ()

    def run(self, state: GridState, log: list[Event]) -> None:
        if state.trust is not None and len(self.acted) == 1:
            trust.buy_fuel(state, log)
        seat = next_to_act(reversed(state.order), self.acted)
        if seat is not None:
            state.agenda.append(Buying(seat, self.acted))
        else:
            next_phase(state, log)


def _too_few(available: int, fuel: str) -> Refusal:
    if not available:
        return refuse("sold_out", fuel=fuel)
    return refuse("too_few_tokens", available=available, fuel=fuel)


@value
class Buying(Decision[GridState]):
    seat: int
    acted: tuple[int, ...]
    idle: bool = True
    """Whether nothing has been bought in this turn."""

    accepts = (Buy, Done)

    def options(self, state: GridState) -> "BuyingOptions":
        return BuyingOptions(state, self)

    def check(self, state: GridState, move: Buy | Done) -> Refusal | None:
        if type(move) is Done:
            return None
        assert isinstance(move, Buy)
        rules, player = state.rules, state.players[self.seat]
        edition, scales, available = rules.edition, state.scales_for(self.seat), state.buyable()
        if not move.tokens:
            return refuse("buy_nothing")
        if len(dict(move.tokens)) < len(move.tokens):
            return refuse("fuel_twice")
        price = 0
        tokens = list(player.tokens)
        for fuel, amount in move.tokens:
            kind = edition.fuel_index.get(fuel)
            if kind is None:
                return refuse("unknown_fuel", fuel=fuel)
            if type(amount) is not int:
                return refuse("tokens_not_whole")
            if amount < 1:
                return refuse("negative_tokens")
            if amount > available[kind]:
                return _too_few(available[kind], fuel)
            price += scales[kind].cost(state.fuel[kind], amount)
            tokens[kind] += amount
        storage = rules.storage(player.plants, player.cards)
        if not storage.fits(tokens):
            return self._no_room(state, storage, move)
        if price > player.money:
            return refuse(
                "tokens_beyond_money", tokens=move.tokens, price=price, money=player.money
            )
        return None

    def _no_room(self, state: GridState, storage: Storage, move: Buy) -> Refusal:
        """Names the kind without a place, and all of them only where each alone would fit."""
        held, index = state.players[self.seat].tokens, state.rules.edition.fuel_index
        for fuel, amount in move.tokens:
            kind = index[fuel]
            if kind not in storage.kinds:
                return refuse("no_burner", fuel=fuel)
            room = storage.room_for(kind, held)
            if not room:
                return refuse("storage_full", fuel=fuel)
            if amount > room:
                return refuse("cannot_store", fuel=fuel, room=room)
        return refuse("cannot_store_both", fuels=tuple(fuel for fuel, _ in move.tokens))

    def apply(self, state: GridState, move: Buy | Done, log: list[Event]) -> None:
        if type(move) is Done:
            log.append(end_of_turn(state, self, self.idle))
            state.agenda[-1] = NextBuyer((*self.acted, self.seat))
            return
        assert isinstance(move, Buy)
        edition, player = state.rules.edition, state.players[self.seat]
        scales = state.scales_for(self.seat)
        price = 0
        tokens = list(player.tokens)
        from_supply: Counts = ()
        for fuel, amount in move.tokens:
            kind = edition.fuel_index[fuel]
            price += scales[kind].cost(state.fuel[kind], amount)
            tokens[kind] += amount
            beyond = state.take_fuel(kind, amount)
            if beyond:
                from_supply = (*from_supply, (fuel, beyond))
        player.tokens = tuple(tokens)
        player.money -= price
        log.append(TokensBought(self.seat, move.tokens, price, from_supply))
        if self.idle:
            state.agenda[-1] = Buying(self.seat, self.acted, idle=False)


class BuyingOptions(Options[GridState]):
    """How many tokens of each kind can be bought, if nothing else is."""

    __slots__ = ()
    decision: Buying

    @property
    def maximum(self) -> dict[str, int]:
        state = self.state
        player, edition = state.players[self.seat], state.rules.edition
        storage = state.rules.storage(player.plants, player.cards)
        scales, available = state.scales_for(self.seat), state.buyable()
        most = dict.fromkeys(edition.fuels, 0)
        for kind in storage.kinds:
            room = storage.room_for(kind, player.tokens) if available[kind] else 0
            if room:
                room = min(room, available[kind])
                affordable = scales[kind].affordable(state.fuel[kind], room, player.money)
                most[edition.fuels[kind]] = affordable
        return most

    @property
    def cheapest(self) -> int | None:
        state = self.state
        player, scales = state.players[self.seat], state.scales_for(self.seat)
        available = state.buyable()
        storage = state.rules.storage(player.plants, player.cards)
        prices = (
            scales[kind].cost(state.fuel[kind], 1)
            for kind in storage.kinds
            if available[kind] and storage.room_for(kind, player.tokens) > 0
        )
        return min(prices, default=None)

    @property
    def hindrance(self) -> Hindrance | None:
        state = self.state
        player, scales = state.players[self.seat], state.scales_for(self.seat)
        available = state.buyable()
        storage = state.rules.storage(player.plants, player.cards)
        found = Hindrance.FULL if storage.kinds else Hindrance.NO_BURNER
        for kind in storage.kinds:
            if storage.room_for(kind, player.tokens) > 0:
                if available[kind]:
                    if scales[kind].cost(state.fuel[kind], 1) <= player.money:
                        return None
                    found = Hindrance.MONEY
                elif found is not Hindrance.MONEY:
                    found = Hindrance.SOLD_OUT
        return found

    def price(self, fuel: str, amount: int) -> int:
        state = self.state
        kind = state.rules.edition.fuel_index[fuel]
        return state.scales_for(self.seat)[kind].cost(state.fuel[kind], amount)

    def __iter__(self) -> Iterator[Move]:
        yield Done(self.seat)
        maximum = self.maximum
        for amounts in product(*(range(most + 1) for most in maximum.values())):
            chosen = dict(zip(maximum, amounts, strict=True))
            move = Buy(self.seat, counts({fuel: n for fuel, n in chosen.items() if n}))
            if move.tokens and move in self:
                yield move

    def to_json(self) -> dict[str, Any]:
        """What each kind costs, token by token, if nothing else is bought."""
        found = {}
        for fuel, most in self.maximum.items():
            if most:
                sums = [self.price(fuel, amount) for amount in range(most + 1)]
                prices = [later - before for before, later in pairwise(sums)]
                found[fuel] = {"most": most, "prices": prices}
        return {"tokens": found, "done": True}


# -- which tokens are missing ------------------------------------------------------------------


NOT_ON_MARKET = 1000
"""Counted for a token that the market does not have: more than any purchase costs."""


def missing_tokens(state: GridState, seat: int, runs: Mapping[CardId, int]) -> list[dict[str, int]]:
    """What so many runs of the plants lack: every mixture for hybrids, the cheapest first."""
    rules, player = state.rules, state.players[seat]
    scales, available = state.scales_for(seat), state.buyable()
    kinds = len(scales)
    plants = [plant for plant in rules.hand(player.plants) if plant.burns and runs.get(plant.id)]
    amounts = [plant.burns * runs[plant.id] for plant in plants]
    mixed = [
        mixtures(amount, plant.fuels, (amount,) * kinds)
        for plant, amount in zip(plants, amounts, strict=True)
    ]
    prices: dict[tuple[int, ...], int] = {}
    for burnt in product(*mixed):
        needed = [sum(way[kind] for way in burnt) for kind in range(kinds)]
        bought = tuple(
            max(0, need - held) for need, held in zip(needed, player.tokens, strict=True)
        )
        prices[bought] = sum(
            scales[kind].cost(state.fuel[kind], min(amount, available[kind]))
            + NOT_ON_MARKET * max(0, amount - available[kind])
            for kind, amount in enumerate(bought)
        )
    ways = sorted(prices, key=lambda bought: (prices[bought], bought))
    return [dict(rules.named(bought)) for bought in ways]


def most_lit(state: GridState, seat: int, cities: int, *, at_any_price: bool) -> int:
    """The most of `cities` that a player can light with the tokens held and those that could be
    bought now; `at_any_price`: nobody knows how much money there is."""
    rules, player = state.rules, state.players[seat]
    hand = rules.hand(player.plants, player.attached)
    lit = most_powered(hand, player.tokens, cities)
    for size in range(1, len(hand) + 1):
        for running in combinations(hand, size):
            more = min(cities, produced(running))
            if more <= lit:
                continue
            runs = {plant.id: 1 for plant in running}
            if any(
                _can_buy(state, seat, tokens, at_any_price)
                for tokens in missing_tokens(state, seat, runs)
            ):
                lit = more
    return lit


def _can_buy(state: GridState, seat: int, tokens: dict[str, int], at_any_price: bool) -> bool:
    if not tokens:
        return True
    refusal = Buying(seat, ()).check(state, Buy(seat, counts(tokens)))
    return refusal is None or (at_any_price and refusal.code == "tokens_beyond_money")
