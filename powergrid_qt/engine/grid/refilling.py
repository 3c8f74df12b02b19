"""P5.2: how much the refill of the fuel market adds, and by which column of its table."""

from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.state import BUREAUCRACY, DRAWN, IN_MARKET


def refill_step(state: GridState) -> int:
    """The step whose column of the table the next refill follows, as far as the table can tell:
    a step that starts with or before phase 5 counts already (T1, T3). Nobody is told that the
    card to be drawn for step 2 will be "Step 3" (T4)."""
    if state.phase == BUREAUCRACY:
        return state.step
    if state.step3 in (IN_MARKET, DRAWN):
        return 3
    if state.step == 1 and state.leader >= state.rules.step2_cities:
        return 2
    return state.step


def by_the_table(state: GridState) -> tuple[int, ...]:
    """What the table has for the next refill, by kind of fuel."""
    column, seats = refill_step(state) - 1, len(state.players)
    return tuple([scale.refill[seats][column] for scale in state.rules.edition.scales])


def next_refill(state: GridState) -> tuple[int, ...]:
    """What the next refill adds by kind of fuel, as far as supply and market allow now."""
    return tuple(
        min(amount, supply, scale.room - on_market)
        for amount, supply, scale, on_market in zip(
            by_the_table(state), state.supply, state.rules.edition.scales, state.fuel, strict=True
        )
    )
