"""The facts about a player of Outpost."""

from typing import Any

from powergrid_qt.engine.outpost.company import (
    extra_cities,
    most_powered,
    on_board,
    places_and_need,
    power,
)
from powergrid_qt.engine.outpost.edition import PLANT, SHELTER
from powergrid_qt.engine.outpost.expansion import most_lit
from powergrid_qt.engine.outpost.state import Company, OutpostState
from powergrid_qt.engine.state import BUREAUCRACY, EXPANSION, OVER
from powergrid_qt.models.players import EVERY_CITY, CompanyFacts, has_acted, wanted_cities


class OutpostPlayers:
    def of_player(self, state: OutpostState, seat: int, *, money_known: bool) -> dict[str, Any]:
        edition, company = state.rules.edition, state.players[seat].company
        running = [card for card in on_board(edition, company) if card.workers]
        return {
            "power": most_powered(edition, company, EVERY_CITY),
            "capacity": power(running, extra_cities(edition, company)),
            "reach": (
                most_lit(state, seat, wanted_cities(state, seat), at_any_price=not money_known)
                if _still_hires(state, seat)
                else most_powered(edition, company, wanted_cities(state, seat))
            ),
            "company": _company(state, company, company.technologies),
        }

    def of_trust(self, state: OutpostState) -> dict[str, Any]:
        trust = state.trust
        assert trust is not None
        return {
            "cities": len(trust.cities) + len(trust.on_cards),
            "company": _company(state, trust.company, trust.unused),
        }


FAMILY = OutpostPlayers()


def _still_hires(state: OutpostState, seat: int) -> bool:
    """Whether a player has a turn to hire workers before the next bureaucracy."""
    if state.phase != EXPANSION:
        return state.phase not in (BUREAUCRACY, OVER)
    return not has_acted(state, seat)


def _company(state: OutpostState, company: Company, technologies: tuple[str, ...]) -> CompanyFacts:
    edition = state.rules.edition
    places, need = places_and_need(edition, company)
    return CompanyFacts(
        plants=_spaces(company.plants, company.unlocked(PLANT)),
        shelters=_spaces(company.shelters, company.unlocked(SHELTER)),
        spaces=edition.buildings,
        reserve=company.reserve,
        technologies=technologies,
        permanent=company.permanent,
        seasonal=company.seasonal,
        robots=company.robots,
        places=places,
        need=need,
    )


def _spaces(cards: tuple[str, ...], unlocked: int) -> tuple[str | None, ...]:
    return (*cards, *(None for _ in range(unlocked - len(cards))))
