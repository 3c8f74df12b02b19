"""Outpost, as the levels see it."""

from typing import Any

from powergrid_qt.ai.family import AiFamily, Lack, LackCause, Policy
from powergrid_qt.ai.outpost.characters import EASY, HARD, NORMAL
from powergrid_qt.ai.outpost.outlook import rounds_left
from powergrid_qt.ai.outpost.policy import OutpostPolicy
from powergrid_qt.ai.outpost.prospects import Companies, companies_of
from powergrid_qt.ai.outpost.styles import CHOICES, STYLES
from powergrid_qt.ai.personas import leaned
from powergrid_qt.engine import Move
from powergrid_qt.engine.moves import Hire
from powergrid_qt.engine.outpost.company import extra_cities, hiring, most_powered, on_board, power
from powergrid_qt.engine.outpost.state import OutpostPlayer, OutpostState

NAMES = (
    "money",
    "houses",
    "power",
    "power with own workers",
    "places and robots",
    "need of all plants",
    "technologies",
    "place in the order",
    "rounds left",
    "leader's houses missing to the end",
    "money more than the best rival",
    "houses more than the best rival",
    "power more than the best rival",
    "power with own workers more than the best rival",
    "what can be powered at the end more than the best rival",
)
"""What each number of `features` tells; all are about 1 in size."""


def features(state: OutpostState, seat: int) -> tuple[float, ...]:
    """What speaks for this seat to win, as `NAMES` says."""
    companies = companies_of(state.rules.edition)
    end = state.rules.end_cities
    own = strength(companies, state, seat)
    others = [strength(companies, state, other) for other in state.order if other != seat]
    best = [max(column) for column in zip(*others, strict=True)]
    player = state.players[seat]
    prospect = companies.prospect(player.company)
    money, houses, power, steady, reachable = own
    return (
        money / 100,
        houses / end,
        power / end,
        steady / end,
        (prospect.places + prospect.robots) / 10,
        prospect.frontier[-1][0] / 10,
        float(len(player.company.technologies)),
        state.order.index(seat) / len(state.order),
        rounds_left(companies, state) / 8,
        (end - state.leader) / end,
        (money - best[0]) / 100,
        (houses - best[1]) / end,
        (power - best[2]) / end,
        (steady - best[3]) / end,
        (reachable - best[4]) / end,
    )


def strength(
    companies: Companies, state: OutpostState, seat: int
) -> tuple[float, float, float, float, float]:
    """Money, houses, power of all plants, power without seasonal workers, and cities that could
    be powered if all money went into houses."""
    player = state.players[seat]
    prospect = companies.prospect(player.company)
    housed = prospect.places + prospect.robots
    power = prospect.frontier[-1][1]
    steady = 0
    for need, makes, _ in prospect.frontier:
        if need <= housed:
            steady = makes
    reachable = min(power, player.connected + player.money / 20)
    return player.money, player.connected, power, steady, reachable


CHARACTERS = {"easy": EASY, "normal": NORMAL, "hard": HARD}


class OutpostFamily(AiFamily):
    name = "outpost"
    choices = CHOICES

    def policy(self, name: str, seed: int, persona: str = "") -> Policy:
        if name in STYLES:
            return STYLES[name](seed)
        return OutpostPolicy(leaned(CHARACTERS[name], persona, self.name), seed)

    def features(self, state: Any) -> list[tuple[float, ...]]:
        return [features(state, seat) for seat in range(len(state.players))]

    def full_power(self, state: OutpostState, player: OutpostPlayer) -> int:
        edition, company = state.rules.edition, player.company
        plants = [card for card in on_board(edition, company) if card.workers]
        return power(plants, extra_cities(edition, company))

    def ends_supply(self, state: Any, move: Move) -> bool:
        return isinstance(move, Hire)

    def lack(self, state: OutpostState, player: OutpostPlayer) -> Lack:
        able = min(player.connected, self.full_power(state, player))
        powered = most_powered(state.rules.edition, player.company, player.connected)
        return Lack(able - powered)

    def lack_cause(self, state: OutpostState, move: Move, lack: Lack) -> LackCause:
        assert isinstance(move, Hire)
        rules, player = state.rules, state.players[move.seat]
        how = hiring(rules.edition, player.company, state.labour, rules.field_sizes, move.robot)
        if move.seasonal == how.most_seasonal:
            return LackCause.SOLD_OUT
        return LackCause.MONEY if how.affordable(player.money) <= move.seasonal else LackCause.LEFT


FAMILY = OutpostFamily()
