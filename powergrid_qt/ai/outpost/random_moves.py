"""What `random` does in Outpost."""

from operator import itemgetter
from random import Random
from typing import Any

from powergrid_qt.ai.family import CHEAPEST, Choices
from powergrid_qt.engine.moves import Build, Move, RunCards
from powergrid_qt.engine.outpost.bureaucracy import RunningCardsOptions
from powergrid_qt.engine.outpost.company import best_cards
from powergrid_qt.engine.outpost.edition import HOUSE, PLANT, SHELTER
from powergrid_qt.engine.outpost.expansion import ExpansionOptions
from powergrid_qt.engine.outpost.state import Company


def expand(options: ExpansionOptions, rng: Random) -> Move:
    """One of the cheapest pieces that are of use, then cards onto the board, then hire."""
    if not options.may_build:
        return place_or_hire(options, rng)
    state = options.state
    company, cards = state.players[options.seat].company, state.rules.edition.cards
    useful = {HOUSE}
    for kind in (PLANT, SHELTER):
        usable = [card for card in owned(company) if cards[card].type == kind]
        if company.unlocked(kind) < len(usable):
            useful.add(kind)
    builds = [build for build in options.builds if build[1] in useful]
    builds = sorted(builds, key=itemgetter(2))[:CHEAPEST]
    pick = int(rng.random() * (len(builds) + 1))
    if pick < len(builds):
        city, what, _ = builds[pick]
        return Build(options.seat, city, what)
    return place_or_hire(options, rng)


def place_or_hire(options: ExpansionOptions, rng: Random) -> Move:
    """Lay down cards while one can be laid for a smaller one or none, which comes to an end."""
    cards = options.state.rules.edition.cards
    placements = [
        move
        for move in options.placements
        if move.instead_of is None or cards[move.instead_of].number < cards[move.card].number
    ]
    moves: list[Any] = placements or options.hires
    choice: Move = moves[int(rng.random() * len(moves))]
    return choice


def owned(company: Company) -> tuple[str, ...]:
    """The cards that a company board could use."""
    return (*company.reserve, *company.plants, *company.shelters)


def run_cards(options: RunningCardsOptions, _: Random) -> Move:
    state = options.state
    player = state.players[options.seat]
    chosen = best_cards(state.rules.edition, player.company, player.connected)
    return RunCards(options.seat, tuple(card.id for card in chosen))


CHOICES: Choices = {
    ExpansionOptions: expand,
    RunningCardsOptions: run_cards,
}
