"""What the switches of a board or an edition (M1 to M6, R10, R18, R19) change, in sentences."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.words import names
from powergrid_qt.words.switches import SwitchWords

translate = QCoreApplication.translate


class GridWords(SwitchWords):
    def of_card(self, state: GridState, card: CardId) -> Iterator[str]:
        rules, edition, board = state.rules, state.rules.edition, state.rules.board
        plant, turnover, out = edition.plants.get(card), edition.turnover, edition.phase_out
        if plant is None:
            return
        kind = names.fuel_name(plant.kind, board)
        early = state.step < 3
        if card in state.waiting:
            yield _waiting(state)
        if early and card in rules.offers(state)[edition.current :]:
            words = translate("Switches", "Fifth in the market, but up for auction: {kind}.")
            yield words.format(kind=kind)
        if early and card in rules.never_buried:
            yield translate("Switches", "It never goes under the pile: {kind}.").format(kind=kind)
        if card == state.discount and edition.smaller_leaves_with_discount:
            yield translate(
                "Switches",
                "A smaller plant that is drawn leaves the game, and the token goes with it.",
            )
        if turnover.smallest_too is not None and early and state.market[:1] == (card,):
            yield _smallest(state)
        if card in rules.needs:
            regions = names.either(names.region_name(board, region) for region in rules.needs[card])
            words = translate("Switches", "Only for players with a city in {regions}.")
            yield words.format(regions=regions)
        if out is not None and out.plant == card and not state.phased_out:
            yield translate(
                "Switches", "Once a player has bought it, no more {fuel} comes."
            ).format(fuel=names.fuel_name(edition.fuels[out.fuel], board))

    def of_pile(self, state: GridState) -> Iterator[str]:
        edition, board = state.rules.edition, state.rules.board
        if state.waiting:
            yield _waiting(state)
        if state.step == 3:
            return
        if edition.turnover.smallest_too is not None:
            yield _smallest(state)
        if edition.turnover.never_buried:
            kinds = names.either(
                names.fuel_name(kind, board) for kind in edition.turnover.never_buried
            )
            words = translate(
                "Switches", "Never goes under the pile at the end of a round: {kinds}."
            )
            yield words.format(kinds=kinds)

    def of_step2(self, state: GridState) -> Iterator[str]:
        cards = state.rules.edition.opening.at_step2
        if cards:
            told = names.one_after_the_other(map(names.card_name, cards))
            yield translate("Switches", "These have gone on the pile: {cards}.").format(cards=told)


FAMILY = GridWords()


def _smallest(state: GridState) -> str:
    if state.rules.edition.turnover.smallest_too == "always":
        return translate("Switches", "The smallest plant leaves at the end of every round.")
    return translate(
        "Switches",
        "The smallest plant leaves at the end of a round, unless one left with the discount token.",
    )


def _waiting(state: GridState) -> str:
    cards = names.one_after_the_other(map(names.card_name, state.waiting))
    return translate("Switches", "On the pile when step 2 starts: {cards}.").format(cards=cards)


def fuel_notes(state: GridState, fuel: str, seat: int | None) -> list[str]:
    """Return notes on a fuel; `seat`: who looks at it or buys; None: nobody in particular."""
    return list(_of_fuel(state, fuel, seat))


def _of_fuel(state: GridState, fuel: str, seat: int | None) -> Iterator[str]:
    edition, board = state.rules.edition, state.rules.board
    kind, out = edition.fuel_index[fuel], edition.phase_out
    name = names.fuel_name(fuel, board)
    if out is not None and out.fuel == kind:
        if state.phased_out:
            words = translate("Switches", "No more {fuel} comes: {card} has been bought.")
        else:
            words = translate("Switches", "No more {fuel} comes once {card} has been bought.")
        yield words.format(fuel=name, card=names.card_name(out.plant))
    scale = edition.scales[kind]
    if scale.from_supply:
        price = names.money_text(scale.cost(0, 1))
        yield translate("Switches", "From the supply for {price} each when none is left.").format(
            price=price
        )
    for own in edition.fuel_price:
        if own.fuel != kind:
            continue
        city = board.city(own.city).name
        has = seat is not None and board.city_index[own.city] in state.players[seat].cities
        if has:
            words = translate("Switches", "{amount} each for you: you have a house in {city}.")
        else:
            words = translate("Switches", "{amount} each for whoever has a house in {city}.")
        yield words.format(amount=f"{own.add:+} €".replace("-", "−"), city=city)
