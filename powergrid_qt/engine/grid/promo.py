"""The promo cards (`promo.md`): what each does when it is drawn and when it is won.

The flux generator (PR1) is a plant: its facts are in the deck, and what its arrival does is in
`plant_market.py`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from powergrid_qt.engine.agenda import Decision, Options
from powergrid_qt.engine.auction import start_card_auction
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import (
    CardBuried,
    CardDrawn,
    CardRemoved,
    Event,
    MovedBack,
    PromoWon,
    Shortage,
    SpyChanged,
    Surplus,
    TaxesPaid,
    TaxesWait,
    TransformerAttached,
)
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Attach, Move
from powergrid_qt.engine.refusals import Refusal, refuse

TRANSFORMER, THEME_PARK, CONTRACT = "transformer-station", "theme-park", "supply-contract"
ESPIONAGE, TAXES, WAREHOUSE = "industrial-espionage", "taxes", "warehouse"
SHORTAGE, SURPLUS = "shortage", "surplus"

WAREHOUSE_ROOM = 3
EVENT_TOKENS, EVENT_URANIUM = 3, 1


def draw(state: GridState, card: str, log: list[Event]) -> bool:
    """Carry out a card that is not a plant; True if an auction was pushed on the agenda."""
    log.append(CardDrawn(card))
    event = EVENTS.get(card)
    if event is not None:
        event(state, log)
        return False
    started = start_card_auction(state, card, may_bid(state, card))
    if not started:
        log.append(CardRemoved(card, "PA"))
    return started


def may_bid(state: GridState, card: str) -> tuple[int, ...]:
    """PR2: only owners of a plant. PR3: only who has a house left. In seat order."""
    seats = range(len(state.players))
    if card == TRANSFORMER:
        return tuple(seat for seat in seats if state.players[seat].plants)
    if card == THEME_PARK:
        houses = state.rules.edition.houses
        return tuple(seat for seat in seats if state.players[seat].connected < houses)
    return tuple(seats)


def win(state: GridState, seat: int, card: str, log: list[Event]) -> None:
    player = state.players[seat]
    log.append(PromoWon(seat, card))
    player.cards = (*player.cards, card)
    if card == TRANSFORMER:
        state.agenda.append(Attaching(seat))
    elif card == THEME_PARK:
        player.connected += 1
    elif card == CONTRACT:
        move_back(state, log)


def move_back(state: GridState, log: list[Event]) -> None:
    """PR4: the owner of the supply contract moves one place back in the order."""
    for place, seat in enumerate(state.order[:-1]):
        if CONTRACT in state.players[seat].cards:
            order = list(state.order)
            order[place], order[place + 1] = order[place + 1], order[place]
            state.order = tuple(order)
            log.append(MovedBack(seat, state.order))
            return


def first_spy(state: GridState, log: list[Event]) -> None:
    """PR5: when the order of round 2 is determined the last player becomes the spy."""
    if ESPIONAGE in state.rules.promo_cards and state.round == 2:
        make_spy(state, state.order[-1], log)


def spy_bought(state: GridState, seat: int, log: list[Event]) -> None:
    """PR5: the card passes on to the player ahead, from the first to the last."""
    if seat == state.spy:
        ahead = state.order.index(seat) - 1
        state.players[seat].cards = tuple(
            card for card in state.players[seat].cards if card != ESPIONAGE
        )
        make_spy(state, state.order[ahead], log)


def make_spy(state: GridState, seat: int, log: list[Event]) -> None:
    state.spy = seat
    state.players[seat].cards = (*state.players[seat].cards, ESPIONAGE)
    log.append(SpyChanged(seat))


def lose_transformer(state: GridState, seat: int, plant: CardId) -> None:
    """PR2: it leaves the game with its plant."""
    player = state.players[seat]
    if player.transformer == plant:
        player.transformer = None
        player.cards = tuple(card for card in player.cards if card != TRANSFORMER)


def only_taxes_left(state: GridState) -> bool:
    """PR6: in step 1 the taxes would go under a pile without other cards for ever."""
    return state.step == 1 and state.pile == (TAXES,)


def draw_taxes(state: GridState, log: list[Event]) -> None:
    if state.step == 1:
        state.pile = (*state.pile, TAXES)
        log.append(CardBuried(TAXES))
    else:
        state.taxes = True
        log.append(TaxesWait())


def collect_taxes(state: GridState, log: list[Event]) -> None:
    """PR6: 1 € for each full 5 of cash, once, at the start of phase 5."""
    if not state.taxes:
        return
    state.taxes = False
    for seat in state.order:
        player = state.players[seat]
        amount = player.money // 5
        player.money -= amount
        log.append(TaxesPaid(seat, amount))
    log.append(CardRemoved(TAXES, "PR6"))


def event_amount(state: GridState, kind: int) -> int:
    return EVENT_URANIUM if state.rules.edition.fuels[kind] == "uranium" else EVENT_TOKENS


def draw_shortage(state: GridState, log: list[Event]) -> None:
    """PR8: the cheapest tokens of the cheapest kind go to the supply."""
    scales = state.rules.edition.scales
    offered = [kind for kind, tokens in enumerate(state.fuel) if tokens]
    if offered:
        kind = min(offered, key=lambda kind: scales[kind].price(state.fuel[kind]))
        amount = min(event_amount(state, kind), state.fuel[kind])
        state.fuel[kind] -= amount
        state.supply[kind] += amount
        log.append(Shortage(((state.rules.edition.fuels[kind], amount),)))


def draw_surplus(state: GridState, log: list[Event]) -> None:
    """PR9: tokens of the dearest kind come from the supply, as in a refill."""
    edition = state.rules.edition
    kind = max(
        range(len(edition.fuels)), key=lambda kind: edition.scales[kind].price(state.fuel[kind])
    )
    room = edition.scales[kind].room - state.fuel[kind]
    amount = min(event_amount(state, kind), state.supply[kind], room)
    state.fuel[kind] += amount
    state.supply[kind] -= amount
    log.append(Surplus(((edition.fuels[kind], amount),)))


EVENTS: dict[str, Callable[[GridState, list[Event]], None]] = {
    TAXES: draw_taxes,
    SHORTAGE: draw_shortage,
    SURPLUS: draw_surplus,
}


@dataclass(frozen=True, slots=True)
class Attaching(Decision[GridState]):
    """PR2: the winner puts the transformer station under one of their plants."""

    seat: int

    accepts = (Attach,)

    def options(self, state: GridState) -> "AttachOptions":
        return AttachOptions(state, self)

    def check(self, state: GridState, move: Attach) -> Refusal | None:
        if move.plant not in state.players[self.seat].plants:
            return refuse("not_your_plant", plant=move.plant)
        return None

    def apply(self, state: GridState, move: Attach, log: list[Event]) -> None:
        state.players[self.seat].transformer = move.plant
        log.append(TransformerAttached(self.seat, move.plant))
        state.agenda.pop()


class AttachOptions(Options[GridState]):
    __slots__ = ()

    @property
    def plants(self) -> tuple[CardId, ...]:
        return self.state.players[self.seat].plants

    def __iter__(self) -> Iterator[Move]:
        return (Attach(self.seat, plant) for plant in self.plants)
