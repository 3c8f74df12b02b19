"""The facts about a player of the classic and deluxe editions."""

from typing import Any

from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.bureaucracy import NextToRun, Running
from powergrid_qt.engine.grid.facts import GridFacts
from powergrid_qt.engine.grid.holding import lay_out
from powergrid_qt.engine.grid.power import most_powered, produced
from powergrid_qt.engine.grid.state import GridPlayer, GridState, GridTrust
from powergrid_qt.engine.grid.trust import TRUST_PLANTS
from powergrid_qt.models.player_facts import EVERY_CITY, PlantFacts, has_run


class GridPlayers:
    def of_player(self, state: GridState, seat: int) -> dict[str, Any]:
        rules, player = state.rules, state.players[seat]
        hand = rules.hand(player.plants)
        return {
            "power": most_powered(hand, player.tokens, EVERY_CITY, player.transformer),
            "capacity": produced(hand, player.transformer),
            "ran": has_run(state, seat, NextToRun, Running),
            "plants": _plants(rules, player, player.transformer),
            "plant_places": rules.max_plants,
            "stored": _names(rules, lay_out(hand, player.tokens).beside),
            "cards": player.cards,
        }

    def of_trust(self, state: GridState) -> dict[str, Any]:
        trust = state.trust
        assert trust is not None
        return {
            "cities": len(trust.cities),
            "plants": _plants(state.rules, trust, None),
            "plant_places": TRUST_PLANTS,
        }


FAMILY = GridPlayers()


def _plants(
    rules: GridFacts, owner: GridPlayer | GridTrust, transformer: CardId | None
) -> tuple[PlantFacts, ...]:
    hand = rules.hand(owner.plants)
    holding = lay_out(hand, owner.tokens)
    return tuple(
        PlantFacts(plant.id, _names(rules, tokens), 2 * plant.burns, plant.id == transformer)
        for plant, tokens in zip(hand, holding.on_plants, strict=True)
    )


def _names(rules: GridFacts, tokens: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(
        fuel for fuel, count in zip(rules.edition.fuels, tokens, strict=True) for _ in range(count)
    )
