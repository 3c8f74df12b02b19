"""Why a turn is advised, in parts that words can be made of: light and income now, plants against
cities, what is kept. Every number is one that the rules confirm: the turn is tried out."""

from collections.abc import Sequence
from typing import Any

from powergrid_qt.ai.family import AiFamily, family_of
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.moves import Bid, Done, Open, Pass, Reason, because
from powergrid_qt.engine.what_if import trial

MOST = 2
"""More is not read."""
ESTIMATES = frozenset(
    {
        *("plant_gains", "plant_gains_over", "plant_gains_rival", "bid_worth", "bid_worth_all"),
        *("promo_worth", "outpost_worth", "outpost_worth_with_rivals", "outpost_house"),
        *("fuel_run", "city_income", "city_grows", "bid_too_dear"),
        *("outpost_too_dear", "promo_not_worth"),
    }
)
"""What the policy says of its own move, by estimates that nobody can check, or of a single move
where the whole turn is advised."""


def reasons_for(game: Game, moves: Sequence[Move], own: Reason | None) -> tuple[Reason, ...]:
    """Why these moves, the strongest reason first. `game`: as the player on move sees it; `own`:
    what the policy says of the first one."""
    family, state = family_of(game.config), game.state
    found: list[Reason] = []
    if own is not None and own.code not in ESTIMATES:
        found.append(own)
    first = moves[0]
    if isinstance(first, Pass):
        found.append(because("turn_keeps", left=state.players[first.seat].money))
    elif isinstance(first, Open | Bid):
        decision = state.decision
        card = decision.card if isinstance(decision, Auction) else getattr(first, "card", None)
        power = 0 if card is None else family.card_power(state, card)
        if power:
            player = state.players[first.seat]
            capacity, cities = family.full_power(state, player), player.connected
            found.append(
                because("turn_plant", card=card, powered=power, capacity=capacity, connected=cities)
                if capacity or cities
                else because("turn_first_plant", card=card, powered=power)
            )
    elif isinstance(first, Done):
        found += of_turn(family, game, moves)
    else:
        found = of_turn(family, game, moves) + found
    return tuple(found[:MOST])


def of_turn(family: AiFamily, game: Game, moves: Sequence[Move]) -> list[Reason]:
    """What building, buying fuel or hiring comes to."""
    seat = moves[0].seat
    before = game.state
    tried = trial(game)
    for move in moves:
        if not isinstance(move, Done):
            tried.apply(move)
    after = tried.state
    mine = after.players[seat]
    was, light = lit(family, before, seat), lit(family, after, seat)
    income = before.rules.edition.income
    found: list[Reason] = []
    if light > was:
        found.append(
            because("turn_income", powered=light, income=income(light), before=income(was))
        )
    built = mine.connected - before.players[seat].connected
    capacity = family.full_power(after, mine)
    if built and mine.connected <= capacity:
        found.append(because("turn_room", capacity=capacity, connected=mine.connected))
    if built and before.step == 1 and after.leader >= after.rules.step2_cities > before.leader:
        found.append(because("turn_step2", connected=mine.connected))
    if isinstance(moves[0], Done):
        found.append(because("turn_keeps", left=mine.money))
    return found


def lit(family: AiFamily, state: Any, seat: int) -> int:
    """Cities that a player could power now with the fuel, or the workers, that are there."""
    player = state.players[seat]
    able: int = min(player.connected, family.full_power(state, player))
    return able - family.lack(state, player).cities
