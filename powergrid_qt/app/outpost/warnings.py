"""What a player of Outpost would regret, in figures: a city or a card that is left, and who could
win if the game ends now."""

from powergrid_qt.engine import Game
from powergrid_qt.engine.moves import Build, Hire
from powergrid_qt.engine.outpost.company import (
    effect,
    extra_cities,
    most_powered,
    on_board,
    power,
)
from powergrid_qt.engine.outpost.edition import HOUSE, Effect
from powergrid_qt.engine.outpost.expansion import ExpansionOptions
from powergrid_qt.engine.outpost.state import OutpostState


def lit_now(state: OutpostState, seat: int) -> int:
    """The cities of a player that have light, with the workers who are there."""
    player = state.players[seat]
    return most_powered(state.rules.edition, player.company, player.connected)


def most_light(game: Game) -> int:
    """The cities that the player on move can light by hiring, whatever that costs."""
    options = game.legal_moves
    assert isinstance(options, ExpansionOptions)
    return max(light_after(game, hire) for hire in options.hires)


def light_after(game: Game, hire: Hire) -> int:
    """The cities of a player that have light once these workers are hired."""
    after = game.copy()
    after.apply(hire)
    assert isinstance(after.state, OutpostState)
    return lit_now(after.state, hire.seat)


def worthwhile_house(game: Game) -> int | None:
    """The price of the cheapest house that the player on move can pay, if it would have light or be
    the first one; else None."""
    options = game.legal_moves
    assert isinstance(options, ExpansionOptions)
    houses = [(price, city) for city, piece, price in options.builds if piece == HOUSE]
    if not houses:
        return None
    price, city = min(houses)
    if not options.state.players[options.seat].houses:
        return price
    built = game.copy()
    built.apply(Build(options.seat, city, HOUSE))
    return price if most_light(built) > most_light(game) else None


def free_space(game: Game) -> bool:
    """Whether a card of the reserve can be laid on an empty space."""
    options = game.legal_moves
    assert isinstance(options, ExpansionOptions)
    return any(move.instead_of is None for move in options.placements)


def most_lit(state: OutpostState, seat: int, money: int | None) -> int:
    """The cities that a player can still light who is about to build, place and hire: what all
    cards power with workers enough, in as many cities as the money pays at the lowest price, and
    in as many as they like where it is hidden."""
    edition, player = state.rules.edition, state.players[seat]
    # On an Outpost card a house costs nothing.
    free = effect(edition, player.company, Effect.BUILDING_SITE)
    more = edition.houses if money is None else money // min(edition.slots) + free
    cities = min(edition.houses, player.connected + more)
    reserve = [edition.cards[card] for card in player.company.reserve]
    cards = (*on_board(edition, player.company), *reserve)
    running = [card for card in cards if card.workers]
    return min(cities, power(running, extra_cities(edition, player.company)))
