"""Outpost's card market: places with stacks of equal numbers, discount tokens, the pile.

Current and future market are kept apart, because a drawn card is compared with the market as
it lies, before an empty place is closed up (O11b).
"""

from powergrid_qt.engine.agenda import Task
from powergrid_qt.engine.cards import STEP3
from powergrid_qt.engine.events import CardBuried, CardDrawn, CardRemoved, DiscountsLaid, Event
from powergrid_qt.engine.outpost.state import OutpostState, Stack
from powergrid_qt.engine.state import IN_MARKET
from powergrid_qt.engine.turns import draw_step3, start_step
from powergrid_qt.engine.values import value


def current_places(state: OutpostState) -> int:
    """Places up for auction: four, in step 3 all."""
    edition = state.rules.edition
    return edition.places_step3 if state.step == 3 else edition.current


def number(state: OutpostState, stack: Stack) -> int:
    return state.rules.edition.cards[stack.cards[0]].number


def take_top(state: OutpostState, card: str) -> None:
    """The top card of a stack leaves, with the discount tokens on it."""

    def without(stacks: tuple[Stack, ...]) -> tuple[Stack, ...]:
        result = []
        for stack in stacks:
            if stack.top != card:
                result.append(stack)
            elif len(stack.cards) > 1:
                result.append(Stack(stack.cards[:-1]))
        return tuple(result)

    state.current = without(state.current)
    state.future = without(state.future)


def remove_top(state: OutpostState, card: str, reason: str, log: list[Event]) -> None:
    take_top(state, card)
    log.append(CardRemoved(card, reason))


def put_into_market(state: OutpostState, card: str) -> None:
    """Compare a drawn card with the market as it lies, then sort the market (O11a, O11b)."""
    lay_down(state, card)
    close_up(state)


def lay_down(state: OutpostState, card: str) -> None:
    """Onto its equals in the current market, or onto a stack of them in the future market;
    otherwise on a place of its own, behind single equals (O11)."""
    rank = state.rules.edition.cards[card].number
    for index, stack in enumerate(state.current):
        if number(state, stack) == rank:
            state.current = _replaced(state.current, index, on_top(stack, Stack((card,))))
            return
    for index, stack in enumerate(state.future):
        if number(state, stack) == rank and len(stack.cards) > 1:
            state.future = _replaced(state.future, index, on_top(stack, Stack((card,))))
            return
    if state.future and rank >= number(state, state.future[0]):
        state.future = _inserted(state, state.future, card, rank)
    else:
        state.current = _inserted(state, state.current, card, rank)


def on_top(below: Stack, above: Stack) -> Stack:
    """Lay one stack on another; all discount tokens lie on the top card."""
    return Stack(below.cards + above.cards, below.discount + above.discount)


def _replaced(stacks: tuple[Stack, ...], index: int, stack: Stack) -> tuple[Stack, ...]:
    return (*stacks[:index], stack, *stacks[index + 1 :])


def _inserted(
    state: OutpostState, stacks: tuple[Stack, ...], card: str, rank: int
) -> tuple[Stack, ...]:
    place = len(stacks)
    while place and number(state, stacks[place - 1]) > rank:
        place -= 1
    return (*stacks[:place], Stack((card,)), *stacks[place:])


def close_up(state: OutpostState) -> None:
    """Move places between the two markets until the current one is as large as it can be. A stack
    pushed into the future market stays one; a card that moves up and finds its equal goes on top of
    it (O11c)."""
    size = current_places(state)
    current, future = list(state.current), list(state.future)
    while len(current) > size:
        future.insert(0, current.pop())
    while future and len(current) < size:
        stack = future.pop(0)
        if current and number(state, current[-1]) == number(state, stack):
            current[-1] = on_top(current[-1], stack)
        else:
            current.append(stack)
    state.current, state.future = tuple(current), tuple(future)


@value
class FillCardMarket(Task[OutpostState]):
    """O11a: draw one card at a time until all places are occupied or the pile is empty."""

    def run(self, state: OutpostState, log: list[Event]) -> None:
        while state.pile:
            taken = len(state.current) + len(state.future) + (state.step3 == IN_MARKET)
            if taken >= state.places:
                break
            card, state.pile = state.pile[0], state.pile[1:]
            log.append(CardDrawn(card))
            if card == STEP3:
                if draw_step3(state, log):
                    change_for_step3(state, log)
            else:
                put_into_market(state, str(card))
        before = state.current, state.future
        close_up(state)
        if state.pile and before != (state.current, state.future):
            self.run(state, log)  # a card that moved up onto its equal freed a place


def change_for_step3(state: OutpostState, log: list[Event]) -> None:
    """O23: the smallest card, or the whole stack, leaves with "Step 3"; six places are left.
    T6: if step 2 was not reached, its change comes first."""
    if state.step == 1:
        change_for_step2(state, log)
        draw_for_step2(state, log)
    close_up(state)
    if state.current:
        smallest, *rest = state.current
        state.current = tuple(rest)
        log.extend(CardRemoved(card, "step 3") for card in smallest.cards)
    log.append(CardRemoved(STEP3, "step 3"))
    state.places = state.rules.edition.places_step3
    close_up(state)


def change_for_step2(state: OutpostState, log: list[Event]) -> None:
    """O22: the smallest card leaves; of a stack only the top card."""
    close_up(state)
    if state.current:
        remove_top(state, state.current[0].top, "step 2", log)


def draw_for_step2(state: OutpostState, log: list[Event]) -> None:
    """T6: fill the place of step 2's card from the shuffled pile, but not that of "Step 3"."""
    while state.pile and len(state.current) + len(state.future) < state.places - 1:
        card, state.pile = state.pile[0], state.pile[1:]
        log.append(CardDrawn(card))
        put_into_market(state, str(card))


def begin_step3(state: OutpostState, log: list[Event]) -> None:
    """Begin step 3: all places become current, equal cards stack, a free place is filled (O11c)."""
    start_step(state, 3, log)
    close_up(state)
    state.agenda.append(FillCardMarket())


def lay_discounts(state: OutpostState, log: list[Event]) -> None:
    """O20: a token on each card of the current market, in step 3 on the four smallest."""
    discounts = state.rules.edition.discounts
    if state.round > len(discounts):
        return
    token = discounts[state.round - 1]
    size = state.rules.edition.current
    if state.current:
        cards = tuple(stack.top for stack in state.current[:size])
        log.append(DiscountsLaid(cards, token))
    state.current = tuple(
        Stack(stack.cards, stack.discount + token) if place < size else stack
        for place, stack in enumerate(state.current)
    )
    state.agenda.append(RemoveDiscounted())


@value
class RemoveDiscounted(Task[OutpostState]):
    """O20: cards whose tokens reach their number leave, the smallest first, each replaced.
    Interpretation: of a stack only the top card leaves, and then nothing is drawn."""

    def run(self, state: OutpostState, log: list[Event]) -> None:
        for stack in (*state.current, *state.future):
            if stack.discount >= number(state, stack):
                remove_top(state, stack.top, "O20", log)
                state.agenda += [self, FillCardMarket()]
                return


def bury_largest(state: OutpostState, log: list[Event]) -> None:
    """O21: the largest card of the future market (of a stack the top) goes under the pile."""
    if state.future:
        card = state.future[-1].top
        take_top(state, card)
        state.pile = (*state.pile, card)
        log.append(CardBuried(card))
