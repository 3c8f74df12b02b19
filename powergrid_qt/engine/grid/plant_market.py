"""The plant market and its pile: drawing, removing, and what "Step 3" does to them.

All drawing happens in `FillMarket`. A promo card that is drawn can push an auction; the task
then goes back on the agenda below it, and drawing goes on afterwards.
"""

from powergrid_qt.engine.agenda import Task
from powergrid_qt.engine.cards import STEP3, CardId
from powergrid_qt.engine.events import (
    CardBuried,
    CardDrawn,
    CardRemoved,
    CardsLaid,
    DiscountLost,
    Event,
)
from powergrid_qt.engine.grid.promo_card import PromoCard
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.state import IN_MARKET
from powergrid_qt.engine.turns import draw_step3
from powergrid_qt.engine.values import value


def current_market(state: GridState) -> tuple[CardId, ...]:
    """The plants up for auction: the four smallest, in step 3 all (T5)."""
    if state.rules.lifted:
        return up_for_auction(state, state.market)
    return state.market if state.step == 3 else state.market[: state.rules.edition.current]


def up_for_auction(state: GridState, market: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """What would be up for auction of this market; what is lifted is, too, but no sixth (M3.3)."""
    if state.step == 3:
        return market
    rules = state.rules
    current = rules.edition.current
    if rules.lifted and market[current : current + 1] and market[current] in rules.lifted:
        current += 1
    return market[:current]


def future_market(state: GridState) -> tuple[CardId, ...]:
    """The other plants; "Step 3" lies behind them while it is in the market (T2)."""
    rest = state.market[len(current_market(state)) :]
    return (*rest, STEP3) if state.step3 == IN_MARKET else rest


def take_plant(state: GridState, plant: CardId) -> None:
    state.market = tuple([other for other in state.market if other != plant])


def remove_plant(state: GridState, plant: CardId, reason: str, log: list[Event]) -> None:
    take_plant(state, plant)
    log.append(CardRemoved(plant, reason))


def remove_smallest(state: GridState, reason: str, log: list[Event]) -> None:
    if state.market:
        remove_plant(state, state.market[0], reason, log)


def turn_over(state: GridState, log: list[Event]) -> None:
    """P5.3, steps 1 and 2: the largest plant of the future market goes under the pile. Where some
    kinds never do, the largest of the others, wherever it lies (M3.2); where the smallest leaves,
    too, it does so before anything is drawn (M3.1)."""
    rules = state.rules
    smallest_too = rules.edition.turnover.smallest_too
    if smallest_too == "always" or (smallest_too and not state.discount_left):
        remove_smallest(state, "M3.1", log)
    stay = rules.never_buried
    plants = [plant for plant in state.market if plant not in stay] if stay else state.market
    if plants and (stay or len(plants) > rules.edition.current):
        largest = plants[-1]
        take_plant(state, largest)
        state.pile = (*state.pile, largest)
        log.append(CardBuried(largest))


def too_small(state: GridState, plant: CardId) -> bool:
    """Whether a plant is too small (P4.6), as only the smallest one in the market can be."""
    rules = state.rules
    return rules.rank[plant] <= state.leader and rules.edition.outgrown_leaves


@value
class FillMarket(Task[GridState]):
    """Remove what is too small (P4.6), and draw until the places are taken or the pile is empty."""

    builder: int | None = None
    """The player whose new city may have made plants too small."""

    def run(self, state: GridState, log: list[Event]) -> None:
        while True:
            if state.market and too_small(state, state.market[0]):
                remove_outgrown(state, state.market[0], self.builder, log)
            taken = len(state.market) + (state.step3 == IN_MARKET)
            if taken >= state.places or nothing_to_draw(state):
                return
            card, state.pile = state.pile[0], state.pile[1:]
            if card == STEP3:
                log.append(CardDrawn(card))
                state.laid = ()  # the pile is shuffled
                if draw_step3(state, log):
                    change_for_step3(state, log)
            elif card in state.rules.rank:
                log.append(CardDrawn(card))
                put_into_market(state, card, log, self.builder)
            elif draw_promo(state, state.rules.cards[card], log):
                state.agenda.insert(-1, self)
                return


def remove_outgrown(state: GridState, plant: CardId, builder: int | None, log: list[Event]) -> None:
    take_plant(state, plant)
    log.append(CardRemoved(plant, "P4.6", state.leading(builder)))


def put_into_market(
    state: GridState, plant: CardId, log: list[Event], builder: int | None = None
) -> None:
    if too_small(state, plant):
        remove_outgrown(state, plant, builder, log)
        return
    rank = state.rules.rank
    if state.discount is not None and rank[plant] < rank[state.discount]:
        log.append(DiscountLost(state.discount))
        state.discount = None
        if state.rules.edition.smaller_leaves_with_discount:  # and another one is drawn
            log.append(CardRemoved(plant, "R10"))
            return
    state.market = tuple(sorted((*state.market, plant), key=rank.__getitem__))
    promo_card = state.rules.cards.get(plant)
    if promo_card is not None:
        promo_card.arrived(state, log)


def change_for_step3(state: GridState, log: list[Event]) -> None:
    """The smallest plant leaves with "Step 3", neither is replaced: six places are left. T6: if
    step 2 was not reached, the deluxe editions carry out its change first."""
    edition = state.rules.edition
    if state.step == 1 and edition.step2_before_step3:
        change_for_step2(state, log)
        if edition.step2_replaces:
            draw_one_plant(state, log)
    remove_smallest(state, "step 3", log)
    log.append(CardRemoved(STEP3, "step 3"))
    state.places = edition.places_step3


def change_for_step2(state: GridState, log: list[Event]) -> None:
    """T1: the smallest plant leaves. Where it is not replaced (D11) its place is gone too. M1.5:
    plants that have waited for it go on the pile then, so that the first of them is the
    replacement; interpretation: on the shuffled one where "Step 3" was drawn before."""
    remove_smallest(state, "step 2", log)
    if state.waiting:
        state.pile, state.laid = (*state.waiting, *state.pile), state.waiting
        log.append(CardsLaid(state.waiting))
        state.waiting = ()
    if not state.rules.edition.step2_replaces:
        state.places -= 1


def draw_one_plant(state: GridState, log: list[Event]) -> None:
    """T6: the replacement for step 2's plant, from the pile that "Step 3" has left."""
    before = len(state.market)
    while state.pile and len(state.market) == before:
        card, state.pile = state.pile[0], state.pile[1:]
        log.append(CardDrawn(card))
        put_into_market(state, card, log)


def draw_promo(state: GridState, card: PromoCard, log: list[Event]) -> bool:
    """Carry out a card that is not a plant; True if an auction was pushed on the agenda."""
    log.append(CardDrawn(card.id))
    if card.goes_under(state):
        state.pile = (*state.pile, card.id)
        log.append(CardBuried(card.id))
        return False
    return card.drawn(state, log)


def nothing_to_draw(state: GridState) -> bool:
    """The pile is empty, or all its cards would go under it again for ever (PR6)."""
    pile, cards = state.pile, state.rules.cards
    if not pile or not cards:
        return not pile
    return all(card in cards and cards[card].goes_under(state) for card in pile)
