"""The last two actions of phase 3: cards onto the company board, workers into the plants."""

from powergrid_qt.ai.outpost.prospects import Companies
from powergrid_qt.engine.moves import Hire, Move, Place
from powergrid_qt.engine.outpost.company import can_make_robot, hiring
from powergrid_qt.engine.outpost.edition import (
    EXTRA_CITIES,
    MAX_ROBOTS,
    PLANT,
    SHELTER,
    TECHNOLOGY,
)
from powergrid_qt.engine.outpost.state import OutpostState


def placement(
    companies: Companies, state: OutpostState, seat: int, running: tuple[str, ...]
) -> Move | None:
    """The next card to lay so that these plants and the largest shelters come to lie, or None."""
    cards, company = companies.cards, state.players[seat].company
    waiting = [card for card in company.reserve if cards[card].goes_on_board]
    if not waiting:
        return None
    extra = companies.total(company.technologies, EXTRA_CITIES)

    def usefulness(card: str) -> tuple[float, str]:
        facts = cards[card]
        if facts.workers:
            return facts.cities + extra - 0.5 * facts.workers + facts.places, card
        return facts.places, card

    for kind in (PLANT, SHELTER):
        lying = company.lying(kind)
        # A Moon Base would do on either kind of space; plants run out of good cards sooner.
        fitting = [
            card for card in (*lying, *waiting) if (cards[card].workers > 0) == (kind == PLANT)
        ]
        chosen = [card for card in running if card in fitting]
        chosen += sorted((card for card in fitting if card not in chosen), key=usefulness)[::-1]
        spaces = company.unlocked(kind)
        wanted = chosen[:spaces]
        for card in wanted:
            if card in waiting:
                on = kind if cards[card].type == TECHNOLOGY else None
                if len(lying) < spaces:
                    return Place(seat, card, None, on)
                worst = next(other for other in lying if other not in wanted)
                return Place(seat, card, worst, on)
    return None


def hire(
    companies: Companies, state: OutpostState, seat: int, per_city: float, robot: float
) -> Hire:
    """As many seasonal workers as pay for themselves, when a city powered is worth `per_city`
    beyond its income; and a robot, if one can be made and is worth what it costs: `robot` in
    money, against the worker who makes it and runs no plant meanwhile (O26)."""
    edition, player = companies.edition, state.players[seat]
    company = player.company
    plants = [
        card for card in (*company.plants, *company.shelters) if companies.cards[card].workers
    ]
    extra = companies.total(company.technologies, EXTRA_CITIES)
    frontier = companies.frontier(tuple(sorted(plants)), len(plants), extra)
    makes_robots = companies.total(company.technologies, MAX_ROBOTS) > company.robots
    best, best_score = Hire(seat, 0), float("-inf")
    for making in (False, True) if robot > 0 and makes_robots else (False,):
        how = hiring(edition, company, state.labour, state.rules.field_sizes, robot=making)
        market = sum(how.labour)
        housed = company.permanent - how.homeless + company.robots - making
        for seasonal in range(how.affordable(player.money) + 1):
            if making and not can_make_robot(edition, company, how, seasonal):
                continue
            workers = housed + min(how.empty_places, market - seasonal) + seasonal
            power = 0
            for need, makes, _ in frontier:
                if need > workers:
                    break
                power = makes
            powered = min(power, player.connected)
            score = edition.payout[powered] - how.price(seasonal) + per_city * powered
            score += robot if making else 0.0
            if score > best_score:
                best, best_score = Hire(seat, seasonal, making), score
    return best
