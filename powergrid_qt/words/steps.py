"""What a new step changes, for the banner that announces it and the tables that show it."""

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Game
from powergrid_qt.words.names import fuel_name, listed

translate = QCoreApplication.translate


def step_changes(game: Game, step: int) -> tuple[str, ...]:
    """One sentence for each thing that is different in a step."""
    state, rules = game.state, game.state.rules
    edition = rules.edition
    price = edition.slots[step - 1]
    changes = [
        translate("Steps", "Two players fit into a city: the second place costs {price}.")
        if step == 2
        else translate("Steps", "Three players fit into a city: the third place costs {price}.")
    ]
    changes[0] = changes[0].format(price=price)
    refill = [
        translate("Amounts", "{count} {fuel}").format(count=steps[step - 1], fuel=fuel_name(fuel))
        for fuel, steps in rules.refill_table(state).items()
    ]
    if refill:
        changes.append(
            translate("Steps", "The refill is now {tokens}.").format(tokens=listed(refill))
        )
    if step == 2:
        changes.append(translate("Steps", "The smallest card has left the market."))
    else:
        changes.append(
            translate("Steps", "All {count} cards of the market are for sale.").format(
                count=edition.places_step3
            )
        )
    return tuple(changes)
