"""The last two actions of phase 3: cards onto the company board, workers into the plants."""

from powergrid_qt.ai.outpost.prospects import Companies
from powergrid_qt.engine.moves import Hire, Move, Place
from powergrid_qt.engine.outpost.company import can_make_robot, hiring
from powergrid_qt.engine.outpost.edition import (
    EXTRA_CITIES,
    MAX_ROBOTS,
    PERMANENT_ONLY,
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
            return facts.cities + extra - 0.5 * facts.workers, card
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
    companies: Companies, state: OutpostState, seat: int, per_city: float, robots: bool
) -> Hire:
    """As many seasonal workers as pay for themselves, when a city powered is worth `per_city`
    beyond its income; with `robots` a robot, too, if one can be made."""
    edition, player = companies.edition, state.players[seat]
    company = player.company
    sizes = state.rules.field_sizes
    how = hiring(edition, company, state.labour, sizes, robot=False)
    plants = [
        card for card in (*company.plants, *company.shelters) if companies.cards[card].workers
    ]
    bases = [card for card in plants if PERMANENT_ONLY in companies.cards[card].effect]
    extra = companies.total(company.technologies, EXTRA_CITIES)
    frontier = companies.frontier(tuple(sorted(plants)), len(plants), extra)
    market = sum(how.labour)
    housed = company.permanent - how.homeless + company.robots
    for base in bases:
        housed -= companies.cards[base].workers
    best, best_score = 0, float("-inf")
    for seasonal in range(how.affordable(player.money) + 1):
        workers = housed + min(how.empty_places, market - seasonal) + seasonal
        power = 0
        for need, makes, _ in frontier:
            if need > workers:
                break
            power = makes
        powered = min(power, player.connected)
        score = edition.payout[powered] - how.price(seasonal) + per_city * powered
        if score > best_score:
            best, best_score = seasonal, score
    if robots and companies.total(company.technologies, MAX_ROBOTS) > company.robots:
        how = hiring(edition, company, state.labour, sizes, robot=True)
        more = min(best + 1, how.affordable(player.money))
        if can_make_robot(edition, company, how, more):
            return Hire(seat, more, True)
    return Hire(seat, best)
