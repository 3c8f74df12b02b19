"""A position as JSON, whole or as one seat may see it."""

from typing import Any

from powergrid_qt.engine.grid.cards import promo_card
from powergrid_qt.engine.grid.facts import GridFacts
from powergrid_qt.engine.grid.plant_market import current_market, future_market
from powergrid_qt.engine.grid.state import GridPlayer, GridState, GridTrust
from powergrid_qt.engine.snapshot import auction_json, common_json, visible_money


def snapshot(state: GridState, viewer: int | None = None) -> dict[str, Any]:
    rules = state.rules
    fuels = rules.edition.fuels
    result = {
        **common_json(state),
        "market": {"current": list(current_market(state)), "future": list(future_market(state))},
        "pile": len(state.pile),
        "resources": dict(zip(fuels, state.fuel, strict=True)),
        "supply": dict(zip(fuels, state.supply, strict=True)),
        "players": [player_json(state, seat, viewer) for seat in range(len(state.players))],
        "auction": auction_json(state),
    }
    if rules.edition.discount_token:
        result["discount"] = state.discount
    if state.trust is not None:
        result["trust"] = trust_json(rules, state.trust)
    if rules.promo_cards:
        for card in rules.edition.promo_cards:
            result.update(promo_card(card).as_json(state))
    back = rules.back_of(state.pile)
    if back is not None:
        result["top_back"] = back
    if viewer is not None and state.pile and rules.may_look(state, viewer):
        result["top_card"] = state.pile[0]
    return result


def player_json(state: GridState, seat: int, viewer: int | None) -> dict[str, Any]:
    rules, player = state.rules, state.players[seat]
    result: dict[str, Any] = {
        "money": visible_money(state, seat, viewer),
        "plants": list(player.plants),
        "tokens": dict(rules.named(player.tokens)),
        "cities": city_ids(rules, player),
    }
    if rules.promo_cards:
        result["cards"] = list(player.cards)
        result["transformer"] = player.attached[0][1] if player.attached else None
    return result


def trust_json(rules: GridFacts, trust: GridTrust) -> dict[str, Any]:
    return {
        "plants": list(trust.plants),
        "tokens": dict(rules.named(trust.tokens)),
        "cities": city_ids(rules, trust),
        "left": trust.left,
    }


def city_ids(rules: GridFacts, owner: GridPlayer | GridTrust) -> list[str]:
    return [rules.board.cities[city].id for city in owner.cities]
