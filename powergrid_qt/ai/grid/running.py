"""Phase 5: which plants to run, and what they burn."""

from itertools import combinations

from powergrid_qt.ai.grid.characters import Character
from powergrid_qt.ai.grid.outlook import fuel_prices
from powergrid_qt.engine.grid.bureaucracy import RunningOptions
from powergrid_qt.engine.grid.power import Fuel, best_run, fuel_plans, produced
from powergrid_qt.engine.moves import Move, Run


def run_best(character: Character, options: RunningOptions) -> Move:
    """What earns most: income less what the burnt tokens will cost to replace."""
    state, seat = options.state, options.seat
    player, rules = state.players[seat], state.rules
    hand = rules.hand(player.plants, player.attached)
    payout = rules.edition.payout
    hybrid = any(len(plant.fuels) > 1 for plant in hand)
    if not hybrid and produced(hand) <= player.connected:
        # Nothing to choose: whatever can run does.
        return run_most(options)
    prices = [character.kept_token * price for price in fuel_prices(state, character)]
    chosen: tuple[tuple[object, Fuel], ...] = ()
    best_score = float(payout[0])
    able = [p for p in hand if sum([player.tokens[fuel] for fuel in p.fuels]) >= p.burns]
    for size in range(1, len(able) + 1):
        for plants in combinations(able, size):
            powered = min(produced(plants), player.connected)
            income = payout[min(powered, len(payout) - 1)]
            if income <= best_score:
                continue
            for plan in fuel_plans(plants, player.tokens):
                burnt = 0.0
                for fuel in plan:
                    for price, tokens in zip(prices, fuel, strict=True):
                        burnt += price * tokens
                if income - burnt > best_score:
                    best_score = income - burnt
                    chosen = tuple(
                        [(plant.id, fuel) for plant, fuel in zip(plants, plan, strict=True)]
                    )
    return Run(seat, tuple([(card, rules.named(burnt)) for card, burnt in chosen]))  # type: ignore[misc]


def run_most(options: RunningOptions) -> Move:
    """What powers most, whatever it burns."""
    state, seat = options.state, options.seat
    player, rules = state.players[seat], state.rules
    hand = rules.hand(player.plants, player.attached)
    best = best_run(hand, player.tokens, player.connected)
    return Run(seat, tuple([(plant.id, rules.named(burnt)) for plant, burnt in best]))
