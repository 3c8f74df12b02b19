"""A table at which somebody plans on paper, for the tests of such plans."""

from powergrid_qt.app.plan.evaluation import Evaluation, PlannedRound
from powergrid_qt.app.plan.plan import (
    PlannedItem,
)
from powergrid_qt.engine import COLORS, Game, GameConfig, GameOptions, Overrides, Seat
from powergrid_qt.engine.cards import CardId
from tests.app.turn_table import Table
from tests.engine.positions import (
    cities_in_play,
    give,
    to_phase,
)

ME, OTHER = 0, 1


def begin(table: Table, *people: int, open_money: bool = True, phase: str = "auction") -> Game:
    """Three at the table, the first of them with a plant, a city and money; round 2."""
    kinds = ["human" if seat in people else "random" for seat in range(3)]
    seats = tuple(map(Seat, ("Ada", "Bo", "Cleo"), COLORS, kinds))
    options, order = GameOptions(open_money=open_money), Overrides(order=(1, 2, 0))
    controller = table.controller
    controller.paused = True
    controller.start(GameConfig("classic-2004", "germany", seats, 1, options, order))
    game = controller.game
    for seat in range(3):
        give(game, seat, money=100, plants=(8 + 2 * seat,), cities=[cities_in_play(game)[seat]])
    game.state.round = 2
    to_phase(game, phase)
    controller.tell()
    return game


def problem(table: Table) -> str:
    return table.controller.paper.problem


def holds(evaluation: Evaluation) -> bool:
    return all(line.refusal is None for line in evaluation.lines)


def planned(table: Table) -> list[PlannedItem]:
    return list(table.controller.paper.plan.items)


def stage(table: Table) -> PlannedRound:
    """The only round in the plan."""
    items, found = planned(table), table.controller.paper.evaluation.rounds
    (only,) = [one for one in found if any(line.item in items for line in one.lines)]
    return only


def lowest(game: Game, card: CardId) -> int:
    return game.state.rules.minimum(game.state, card)


def near(game: Game, table: Table) -> str:
    """A city that can be planned, the cheapest."""
    paper = table.controller.paper
    ways = {city: paper.way_to(city) for city in cities_in_play(game)}
    lit = [city for city, way in ways.items() if way is not None and paper.city_offer(city).lit]
    return min(lit, key=lambda city: (ways[city].price, city))  # type: ignore[union-attr]
