"""The promo cards that do what no figure in their file can tell, in the order of their rules."""

import functools
from dataclasses import field
from typing import Any, ClassVar

from powergrid_qt.engine.cards import card_files
from powergrid_qt.engine.events import CardEvent, CardRemoved, Event, Secret
from powergrid_qt.engine.grid.plant_market import remove_smallest
from powergrid_qt.engine.grid.promo_card import PromoCard
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Counts
from powergrid_qt.engine.values import value


@functools.cache
def promo_card(card: str) -> PromoCard:
    return PromoCard.kinds.get(card, PromoCard)(card_files()[card])


# -- PR1: a plant whose arrival drives out the smallest one ----------------------------------------


class FluxGenerator(PromoCard, card="flux-generator"):
    def arrived(self, state: GridState, log: list[Event]) -> None:
        remove_smallest(state, self.rule, log)


# -- PR4: its owner moves one place back in the order, at once and whenever it is determined -------


CONTRACT = "supply-contract"


@value
class MovedBack(CardEvent):
    seat: int
    order: tuple[int, ...]
    told: ClassVar[str] = "moved_back"
    card: str = field(default=CONTRACT, kw_only=True)


class SupplyContract(PromoCard, card=CONTRACT):
    def won(self, state: GridState, seat: int, log: list[Event]) -> None:
        self.ordered(state, log)

    def ordered(self, state: GridState, log: list[Event]) -> None:
        owner, order = state.owner(CONTRACT), self.reordered(state, state.order)
        if owner is not None and order != state.order:
            state.order = order
            log.append(MovedBack(owner, order))

    def reordered(self, state: GridState, order: tuple[int, ...]) -> tuple[int, ...]:
        for place, seat in enumerate(order[:-1]):
            if CONTRACT in state.players[seat].cards:
                return (*order[:place], order[place + 1], seat, *order[place + 2 :])
        return order


# -- PR5: its owner, the spy, may look at the top card of the pile ---------------------------------


ESPIONAGE = "industrial-espionage"


@value
class SpyChanged(CardEvent):
    seat: int
    told: ClassVar[str] = "spy"
    reveals: ClassVar[str | None] = Secret.TOP_CARD
    card: str = field(default=ESPIONAGE, kw_only=True)


class IndustrialEspionage(PromoCard, card=ESPIONAGE):
    in_pile = False

    def ordered(self, state: GridState, log: list[Event]) -> None:
        """Make the last player the spy, when the order of round 2 is determined."""
        if ESPIONAGE in state.beside and state.round > 1:
            state.beside = tuple(card for card in state.beside if card != ESPIONAGE)
            make_spy(state, state.order[-1], log)

    def plant_bought(self, state: GridState, seat: int, log: list[Event]) -> None:
        """Pass the card on to the player ahead; from the first it goes to the last."""
        player = state.players[seat]
        if ESPIONAGE in player.cards:
            ahead = state.order.index(seat) - 1
            player.cards = tuple(card for card in player.cards if card != ESPIONAGE)
            make_spy(state, state.order[ahead], log)

    def shows_top(self, state: GridState, seat: int) -> bool:
        return ESPIONAGE in state.players[seat].cards

    def as_json(self, state: GridState) -> dict[str, Any]:
        return {"spy": state.owner(ESPIONAGE)}


def make_spy(state: GridState, seat: int, log: list[Event]) -> None:
    state.players[seat].cards = (*state.players[seat].cards, ESPIONAGE)
    log.append(SpyChanged(seat))


# -- PR6: everybody pays 1 € for each full 5 of cash, once, at the start of a phase 5 --------------


TAXES = "taxes"


@value
class TaxesWait(CardEvent):
    told: ClassVar[str] = "waits"
    card: str = field(default=TAXES, kw_only=True)


@value
class TaxesPaid(CardEvent):
    seat: int
    amount: int
    told: ClassVar[str] = "paid"
    reveals: ClassVar[str | None] = Secret.MONEY
    card: str = field(default=TAXES, kw_only=True)


class Taxes(PromoCard, card=TAXES):
    def goes_under(self, state: GridState) -> bool:
        return state.step == 1

    def drawn(self, state: GridState, log: list[Event]) -> bool:
        state.beside = (*state.beside, TAXES)
        log.append(TaxesWait())
        return False

    def bureaucracy(self, state: GridState, log: list[Event]) -> None:
        if TAXES not in state.beside:
            return
        state.beside = tuple(card for card in state.beside if card != TAXES)
        for seat in state.order:
            player = state.players[seat]
            amount = self.due(player.money)
            player.money -= amount
            log.append(TaxesPaid(seat, amount))
        log.append(CardRemoved(TAXES, self.rule))

    def due(self, money: int) -> int:
        return money // 5

    def as_json(self, state: GridState) -> dict[str, Any]:
        return {"taxes": TAXES in state.beside}


# -- PR8 and PR9: the cheapest resource becomes scarce, the dearest plentiful ----------------------


TOKENS, URANIUM_TOKENS = 3, 1


@value
class MarketShortage(CardEvent):
    tokens: Counts
    told: ClassVar[str] = "taken"
    card: str = field(default="shortage", kw_only=True)


@value
class MarketSurplus(CardEvent):
    tokens: Counts
    told: ClassVar[str] = "added"
    card: str = field(default="surplus", kw_only=True)


def price(state: GridState, kind: int) -> int:
    return state.rules.edition.scales[kind].price(state.fuel[kind])


def amount_of(fuel: str) -> int:
    return URANIUM_TOKENS if fuel == "uranium" else TOKENS


class ShortageCard(PromoCard, card="shortage"):
    def drawn(self, state: GridState, log: list[Event]) -> bool:
        """The cheapest tokens of the cheapest kind go to the supply."""
        offered = [kind for kind, tokens in enumerate(state.fuel) if tokens]
        if offered:
            kind = min(offered, key=lambda kind: price(state, kind))
            fuel = state.rules.edition.fuels[kind]
            amount = min(amount_of(fuel), state.fuel[kind])
            state.fuel[kind] -= amount
            state.supply[kind] += amount
            log.append(MarketShortage(((fuel, amount),)))
        return False


class SurplusCard(PromoCard, card="surplus"):
    def drawn(self, state: GridState, log: list[Event]) -> bool:
        """Tokens of the dearest kind come from the supply, as in a refill."""
        edition = state.rules.edition
        kind = max(range(len(edition.fuels)), key=lambda kind: price(state, kind))
        room = edition.scales[kind].room - state.fuel[kind]
        amount = min(amount_of(edition.fuels[kind]), state.supply[kind], room)
        state.fuel[kind] += amount
        state.supply[kind] -= amount
        log.append(MarketSurplus(((edition.fuels[kind], amount),)))
        return False
