"""A plan on paper: its figures are those that the rules give when it is really carried out."""

from functools import cache

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from powergrid_qt.app.family import family_of
from powergrid_qt.app.plan.evaluation import Evaluation, evaluate
from powergrid_qt.app.plan.plan import Plan, PlannedCard, PlannedFuel, PlannedHouse
from powergrid_qt.engine import Game, GameConfig
from powergrid_qt.engine.agenda import Decision
from powergrid_qt.engine.auction import Opening
from powergrid_qt.engine.events import PlantsRun
from powergrid_qt.engine.moves import Build, Buy, Done, Hire, Move, Open, Pass, Scrap
from powergrid_qt.engine.state import BUREAUCRACY
from tests.story_games import config, told

GAMES = (
    config(),
    config("classic-2009", "usa", 5),
    config("deluxe-2014", "europe", 3),
    config("deluxe-2014", "north-america", 2),
    config("outpost-2024", "outpost", 4),
)


@cache
def openings(game_config: GameConfig) -> list[Game]:
    """Positions of a game in which the last in order is the only one left to buy a card: until
    that player has built, nobody else changes anything."""
    return [
        game.copy()
        for game, _ in told(game_config)
        if game.state.round > 1  # everybody must buy then
        and isinstance(game.state.decision, Opening)
        and game.state.decision.still_in == game.state.order[-1:]
    ]


@pytest.mark.parametrize("game_config", GAMES, ids=lambda one: one.board)
@settings(deadline=None, max_examples=20, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_its_figures_are_those_of_the_game(game_config: GameConfig, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(openings(game_config)).map(Game.copy))
    seat, step = game.state.order[-1], game.state.step
    found = evaluate(game, seat, drawn_plan(data, game))
    before = game.snapshot()
    carry_out(game, seat, found)
    assume(game.state.step == step)  # nobody can know which card is drawn
    assert game.state.players[seat].money == found.outlook.money
    assert game.state.players[seat].connected == found.outlook.cities
    spent = sum(line.price for line in found.lines) + (found.hired.price if found.hired else 0)
    assert found.money - spent == found.outlook.money
    assert game.snapshot() != before or not found.lines
    run = last_run(game, seat)
    assert (run.powered, run.income) == (found.outlook.powered, found.outlook.income)


def drawn_plan(data: st.DataObject, game: Game) -> Plan:
    state, plan = game.state, Plan()
    cards = state.rules.offers(state)
    for card in data.draw(st.lists(st.sampled_from(cards), max_size=1)) if cards else ():
        plan = plan.put(PlannedCard(card, state.rules.minimum(state, card)))
    for fuel in state.rules.refill_table(state):
        amount = data.draw(st.integers(0, 4))
        plan = plan.put(PlannedFuel(fuel, amount)) if amount else plan
    cities = [state.rules.board.cities[city].id for city in state.network.cities]
    for city in data.draw(st.lists(st.sampled_from(cities), max_size=4)):
        plan = plan.put(PlannedHouse(city))
    return plan


def carry_out(game: Game, seat: int, found: Evaluation) -> None:
    """Make the plan's moves as far as it holds, and let everybody else do nothing."""
    held = [line.item for line in found.lines if line.refusal is None]
    house = family_of(game.config).house
    moves: list[Move] = [Pass(seat)]
    for item in held:
        match item:
            case PlannedCard():
                moves[:1] = [Open(seat, item.card, item.bid)]
                moves += [Scrap(seat, event.plant, event.dropped) for event in found.scrapped]
            case PlannedFuel():
                moves.append(Buy(seat, ((item.fuel, item.amount),)))
            case PlannedHouse():
                moves.append(Build(seat, item.city, house))
    for move in moves:
        wait_for(game, seat, move)
        game.apply(move)
    if found.hired is not None:
        decision: Decision[object] | None = None
        while (decision := game.state.decision) is None or Hire not in decision.accepts:
            others_wait(game)
        family_of(game.config).complete(game, seat)
    while game.state.phase != BUREAUCRACY and not game.over:
        others_wait(game)


def wait_for(game: Game, seat: int, move: Move) -> None:
    while game.current != seat or type(move) not in getattr(game.state.decision, "accepts", ()):
        others_wait(game)


def others_wait(game: Game) -> None:
    seat = game.current
    assert seat is not None
    nothing = (Pass(seat), Done(seat), Hire(seat, 0))
    game.apply(next(move for move in nothing if move in game.legal_moves))


def last_run(game: Game, seat: int) -> PlantsRun:
    """The best that the player can do now."""
    while game.current != seat:
        game.apply(next(iter(game.legal_moves)))
    return max(
        (run for move in game.legal_moves for run in runs_of(game, move)),
        key=lambda run: run.powered,
    )


def runs_of(game: Game, move: Move) -> list[PlantsRun]:
    return [event for event in game.copy().apply(move) if isinstance(event, PlantsRun)]
