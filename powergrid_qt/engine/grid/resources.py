"""Phase 3: buying resources, in reverse player order (P3.1-P3.4)."""

from collections.abc import Iterator
from itertools import product

from powergrid_qt.engine.agenda import Decision, Options, Task
from powergrid_qt.engine.events import Event, Hindrance, TokensBought, TurnEnded
from powergrid_qt.engine.grid import trust
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.grid.storage import Storage
from powergrid_qt.engine.moves import Buy, Done, Move, counts
from powergrid_qt.engine.refusals import Refusal, refuse
from powergrid_qt.engine.turns import next_phase, next_to_act, nothing_done
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


def hindrance(state: GridState, seat: int) -> Hindrance | None:
    """Why the player can buy nothing; None if they can."""
    player = state.players[seat]
    storage = state.rules.storage(player.plants, player.cards)
    found = Hindrance.FULL if storage.kinds else Hindrance.NO_BURNER
    for kind in storage.kinds:
        if storage.room_for(kind, player.tokens) > 0:
            on_market = state.fuel[kind]
            if on_market:
                if state.rules.edition.scales[kind].price(on_market) <= player.money:
                    return None
                found = Hindrance.MONEY
            elif found is not Hindrance.MONEY:
                found = Hindrance.SOLD_OUT
    return found


def _too_few(available: int, fuel: str) -> Refusal:
    if not available:
        return refuse("sold_out", fuel=fuel)
    return refuse("too_few_tokens", available=available, fuel=fuel)


@value
class Buying(Decision[GridState]):
    seat: int
    acted: tuple[int, ...]
    idle: bool = True
    """Nothing has been bought in this turn."""

    accepts = (Buy, Done)

    def options(self, state: GridState) -> "BuyingOptions":
        return BuyingOptions(state, self)

    def check(self, state: GridState, move: Buy | Done) -> Refusal | None:
        if type(move) is Done:
            return None
        assert isinstance(move, Buy)
        rules, player = state.rules, state.players[self.seat]
        edition = rules.edition
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
            if amount > state.fuel[kind]:
                return _too_few(state.fuel[kind], fuel)
            price += edition.scales[kind].cost(state.fuel[kind], amount)
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
        """Names the kind for which there is no place, and all of them only where each alone would
        fit."""
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
            log.append(
                nothing_done(state, self.seat, hindrance(state, self.seat))
                if self.idle
                else TurnEnded(self.seat)
            )
            state.agenda[-1] = NextBuyer((*self.acted, self.seat))
            return
        assert isinstance(move, Buy)
        edition, player = state.rules.edition, state.players[self.seat]
        price = 0
        tokens = list(player.tokens)
        for fuel, amount in move.tokens:
            kind = edition.fuel_index[fuel]
            price += edition.scales[kind].cost(state.fuel[kind], amount)
            tokens[kind] += amount
            state.fuel[kind] -= amount
        player.tokens = tuple(tokens)
        player.money -= price
        log.append(TokensBought(self.seat, move.tokens, price))
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
        most = dict.fromkeys(edition.fuels, 0)
        for kind in storage.kinds:
            on_market = state.fuel[kind]
            room = storage.room_for(kind, player.tokens) if on_market else 0
            if room:
                room = min(room, on_market)
                affordable = edition.scales[kind].affordable(on_market, room, player.money)
                most[edition.fuels[kind]] = affordable
        return most

    @property
    def cheapest(self) -> int | None:
        state = self.state
        player, scales = state.players[self.seat], state.rules.edition.scales
        storage = state.rules.storage(player.plants, player.cards)
        prices = (
            scales[kind].price(state.fuel[kind])
            for kind in storage.kinds
            if state.fuel[kind] and storage.room_for(kind, player.tokens) > 0
        )
        return min(prices, default=None)

    @property
    def hindrance(self) -> Hindrance | None:
        return hindrance(self.state, self.seat)

    def price(self, fuel: str, amount: int) -> int:
        state = self.state
        kind = state.rules.edition.fuel_index[fuel]
        return state.rules.edition.scales[kind].cost(state.fuel[kind], amount)

    def __iter__(self) -> Iterator[Move]:
        yield Done(self.seat)
        maximum = self.maximum
        for amounts in product(*(range(most + 1) for most in maximum.values())):
            chosen = dict(zip(maximum, amounts, strict=True))
            move = Buy(self.seat, counts({fuel: n for fuel, n in chosen.items() if n}))
            if move.tokens and move in self:
                yield move
