"""A position of Outpost as JSON, whole or as one seat may see it."""

from collections.abc import Iterable
from typing import Any

from powergrid_qt.engine.cards import STEP3
from powergrid_qt.engine.outpost.state import Company, OutpostState, Site
from powergrid_qt.engine.snapshot import auction_json, common_json, visible_money
from powergrid_qt.engine.state import IN_MARKET


def snapshot(state: OutpostState, viewer: int | None = None) -> dict[str, Any]:
    future = [list(stack.cards) for stack in state.future]
    if state.step3 == IN_MARKET:
        future.append([STEP3])
    result = {
        **common_json(state),
        "market": {"current": [list(stack.cards) for stack in state.current], "future": future},
        "discounts": {
            stack.top: stack.discount for stack in (*state.current, *state.future) if stack.discount
        },
        "pile": len(state.pile),
        "labour": list(state.labour),
        "players": [player_json(state, seat, viewer) for seat in range(len(state.players))],
        "auction": auction_json(state),
        "tiles": list(state.rules.tiles),
    }
    if state.pile:
        result["top_back"] = state.rules.back_of(state.pile)
    if state.trust is not None:
        result["trust"] = trust_json(state)
    return result


def player_json(state: OutpostState, seat: int, viewer: int | None) -> dict[str, Any]:
    player = state.players[seat]
    return {
        "money": visible_money(state, seat, viewer),
        **company_json(state, player.company, player.houses),
        "technologies": list(player.company.technologies),
        "robots": player.company.robots,
    }


def trust_json(state: OutpostState) -> dict[str, Any]:
    trust = state.trust
    assert trust is not None
    houses: tuple[Site, ...] = (*trust.cities, *trust.on_cards)
    return {
        **company_json(state, trust.company, houses),
        "technologies": list(trust.unused),
        "left": trust.left,
    }


def company_json(state: OutpostState, company: Company, houses: Iterable[Site]) -> dict[str, Any]:
    buildings: dict[str, Any] = {}
    for site, kind in company.buildings:
        if isinstance(site, int):
            buildings[site_id(state, site)] = kind
        else:
            buildings[site] = sorted([*buildings.get(site, ()), kind])
    return {
        "reserve": list(company.reserve),
        "plants": list(company.plants),
        "shelters": list(company.shelters),
        "houses": [site_id(state, site) for site in houses],
        "buildings": buildings,
        "permanent": company.permanent,
        "seasonal": company.seasonal,
    }


def site_id(state: OutpostState, site: Site) -> str:
    return site if isinstance(site, str) else state.rules.board.cities[site].id
