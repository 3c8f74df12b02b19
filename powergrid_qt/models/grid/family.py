"""The facts about a player of the classic and deluxe editions."""

from dataclasses import replace
from typing import Any

from powergrid_qt.engine.grid.fuel import lay_out, most_powered, produced
from powergrid_qt.engine.grid.resources import most_lit
from powergrid_qt.engine.grid.state import GridFacts, GridPlayer, GridState, GridTrust
from powergrid_qt.engine.grid.trust import TRUST_PLANTS
from powergrid_qt.engine.state import BUILDING, BUREAUCRACY, RESOURCES
from powergrid_qt.models.players import EVERY_CITY, PlantFacts, has_acted, wanted_cities


class GridPlayers:
    def of_player(self, state: GridState, seat: int, *, money_known: bool) -> dict[str, Any]:
        rules, player = state.rules, state.players[seat]
        cities = wanted_cities(state, seat)
        hand = rules.hand(player.plants, player.attached)
        return {
            "power": most_powered(hand, player.tokens, EVERY_CITY),
            "capacity": produced(hand),
            "reach": (
                most_lit(state, seat, cities, at_any_price=not money_known)
                if _still_buys(state, seat)
                else most_powered(hand, player.tokens, cities)
            ),
            "plants": tuple(
                replace(plant, boost=rules.boost(state, seat, plant.card))
                for plant in _plants(rules, player)
            ),
            "plant_places": rules.max_plants,
            "stored": _names(rules, lay_out(rules.hand(player.plants), player.tokens).beside),
            "cards": player.cards,
            "stores": tuple(card for card in player.cards if rules.cards[card].room),
        }

    def of_trust(self, state: GridState) -> dict[str, Any]:
        trust = state.trust
        assert trust is not None
        return {
            "cities": len(trust.cities),
            "plants": _plants(state.rules, trust),
            "plant_places": TRUST_PLANTS,
        }


FAMILY = GridPlayers()


def _still_buys(state: GridState, seat: int) -> bool:
    """Whether a player has a turn to buy fuel before the next bureaucracy."""
    if state.phase != RESOURCES:
        return state.phase not in (BUILDING, BUREAUCRACY)
    return not has_acted(state, seat)


def _plants(rules: GridFacts, owner: GridPlayer | GridTrust) -> tuple[PlantFacts, ...]:
    hand = rules.hand(owner.plants)
    holding = lay_out(hand, owner.tokens)
    return tuple(
        PlantFacts(plant.id, _names(rules, tokens), plant.stores, boost=0)
        for plant, tokens in zip(hand, holding.on_plants, strict=True)
    )


def _names(rules: GridFacts, tokens: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(
        fuel for fuel, count in zip(rules.edition.fuels, tokens, strict=True) for _ in range(count)
    )
