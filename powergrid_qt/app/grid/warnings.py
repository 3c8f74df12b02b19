"""What a player of the classic and deluxe games would regret, in figures: light that can be had
and is left, fuel that burns for nothing, and who could win if the game ends now."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from powergrid_qt.engine import Game
from powergrid_qt.engine.cards import CardId, Plant
from powergrid_qt.engine.grid.building import Building
from powergrid_qt.engine.grid.fuel import most_powered, produced
from powergrid_qt.engine.grid.resources import BuyingOptions, missing_tokens
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Buy, Counts, counts


@dataclass(frozen=True, slots=True)
class Purchase:
    """Tokens that bring light to so many more cities."""

    cities: int
    tokens: Counts
    price: int


def light_for_sale(game: Game) -> Purchase | None:
    """What the player on move would have to buy for the most light, and of that the cheapest; None
    if nothing that can be paid and stored brings any. Only cities that wait for light count. Who
    has none yet is about to build the first one: it waits too, if it can still be paid after the
    fuel."""
    options = game.legal_moves
    assert isinstance(options, BuyingOptions)
    state, seat = options.state, options.seat
    rules, player = state.rules, state.players[seat]
    cities, money = player.connected, player.money
    if not cities:
        cities, money = 1, money - _first_city(state, seat)
    hand = rules.hand(player.plants, player.attached)
    lit = most_powered(hand, player.tokens, cities)
    best: Purchase | None = None
    for size in range(1, len(hand) + 1):
        for running in combinations(hand, size):
            gain = min(cities, produced(running)) - lit
            if gain <= 0 or (best is not None and gain < best.cities):
                continue
            found = _cheapest_fuel(game, options, [plant.id for plant in running])
            if found is None or found[1] > money:
                continue
            if best is None or (gain, -found[1]) > (best.cities, -best.price):
                best = Purchase(gain, *found)
    return best


def _first_city(state: GridState, seat: int) -> int:
    """What the cheapest first city costs in the phase to come; without one, more than anybody has:
    fuel for a city that cannot be built is not missing."""
    prices = Building(seat, ()).options(state).all_prices
    return min(prices.values(), default=state.players[seat].money + 1)


def _cheapest_fuel(
    game: Game, options: BuyingOptions, running: Sequence[CardId]
) -> tuple[Counts, int] | None:
    for tokens in missing_tokens(options.state, options.seat, dict.fromkeys(running, 1)):
        bought = counts(tokens)
        if game.why_not(Buy(options.seat, bought)) is None:
            return bought, sum(options.price(fuel, amount) for fuel, amount in bought)
    return None


def burnt_for_nothing(
    state: GridState, seat: int, running: tuple[CardId, ...]
) -> tuple[CardId, ...]:
    """Plants that burn fuel although the others that run power as many cities without them."""
    player = state.players[seat]
    plants = state.rules.hand(running, player.attached)

    def lit(some: Sequence[Plant]) -> int:
        return min(player.connected, produced(some))

    spare: tuple[CardId, ...] = ()
    most = 0
    for size in range(1, len(plants) + 1):
        for left_out in combinations(plants, size):
            kept = [plant for plant in plants if plant not in left_out]
            burnt = sum(plant.burns for plant in left_out)
            if burnt > most and lit(kept) == lit(plants):
                most = burnt
                spare = tuple(plant.id for plant in left_out if plant.burns)
    return spare


def lit_now(state: GridState, seat: int) -> int:
    """The cities of a player that have light, with the fuel that is there."""
    return _lit_of(state, seat, state.players[seat].connected)


def most_lit(state: GridState, seat: int, money: int | None) -> int:
    """Those that a player can still light who is about to build, when fuel is bought: as many
    cities as the money pays at the lowest price, and as many as they like where it is hidden."""
    rules, cities = state.rules, state.players[seat].connected
    most = min(rules.edition.houses, rules.most_cities)
    within = most if money is None else cities + money // min(rules.edition.slots)
    return _lit_of(state, seat, max(cities, min(most, within)))


def _lit_of(state: GridState, seat: int, cities: int) -> int:
    player = state.players[seat]
    return most_powered(state.rules.hand(player.plants, player.attached), player.tokens, cities)
