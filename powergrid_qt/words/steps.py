"""What a new step changes, for the banner that announces it and the tables that show it."""

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Game
from powergrid_qt.words.names import tokens_text

translate = QCoreApplication.translate


def step_changes(game: Game, step: int) -> tuple[str, ...]:
    """One sentence for each thing that is different in a step."""
    state, rules = game.state, game.state.rules
    if step == 2:
        changes = [
            translate("Steps", "Two players fit into a city: the second place costs {price}."),
            translate("Steps", "The smallest card has left the market."),
        ]
    else:
        changes = [
            translate("Steps", "Three players fit into a city: the third place costs {price}."),
            translate("Steps", "All {count} cards of the market are for sale."),
        ]
    refill = tuple((fuel, steps[step - 1]) for fuel, steps in rules.refill_table(state).items())
    if refill:
        changes.insert(1, translate("Steps", "The refill is now {tokens}."))
    values = {
        "price": rules.edition.slots[step - 1],
        "count": rules.edition.places_step3,
        "tokens": tokens_text(refill),
    }
    return tuple(change.format_map(values) for change in changes)
