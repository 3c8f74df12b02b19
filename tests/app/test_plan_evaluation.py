"""A plan on paper: its figures are those that the rules give when it is really carried out."""

from collections.abc import Sequence
from functools import cache

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from powergrid_qt.app.outpost.family import PlannedRobot, PlannedWorkers
from powergrid_qt.app.plan.evaluation import PlannedRound, evaluate
from powergrid_qt.app.plan.plan import (
    PaperPlan,
    PlannedBuild,
    PlannedCard,
    PlannedFuel,
    paper_family,
)
from powergrid_qt.engine import Game, GameConfig
from powergrid_qt.engine.auction import Opening
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import PlantsRun
from powergrid_qt.engine.moves import Build, Buy, Done, Hire, Move, Open, Pass, Scrap
from powergrid_qt.engine.state import BUREAUCRACY, SETUP
from tests.story_games import config, told

GAMES = (
    config(),
    config("classic-2009", "usa", 5),
    config("deluxe-2014", "europe", 3),
    config("deluxe-2014", "north-america", 2),
    config("outpost-2024", "outpost", 4),
    config("outpost-2024", "outpost", 5, 3),
)
each_game = pytest.mark.parametrize(
    "game_config", GAMES, ids=lambda one: f"{one.board}-{len(one.players)}"
)
some = settings(deadline=None, max_examples=20)


@cache
def positions(game_config: GameConfig) -> list[Game]:
    return [game.copy() for game, _ in told(game_config) if game.state.phase != SETUP]


@cache
def openings(game_config: GameConfig) -> list[Game]:
    """Positions of a game in which the last in order is the only one left to buy a card: until
    that player has built, nobody else changes anything."""
    return [
        game
        for game in positions(game_config)
        if game.state.round > 1  # everybody must buy then
        and isinstance(game.state.decision, Opening)
        and game.state.decision.still_in == game.state.order[-1:]
    ]


@cache
def last_runs(game_config: GameConfig) -> list[tuple[Game, Game]]:
    """Positions in which plants are about to run, so that everything is planned for the next round,
    and those with which that begins: its first player buys a card before anybody else. In these
    no step has begun in between: nobody can know which card is drawn."""
    found = []
    for game in positions(game_config):
        later = game.copy()
        while later.state.phase == BUREAUCRACY and later.current is not None:
            later.apply(paper_family(game_config).best_run(later.state, later.current))
        if game.state.phase == BUREAUCRACY and later.state.step == game.state.step:
            found.append((game, later))
    return found


@each_game
@some
@given(data=st.data())
def test_its_figures_are_those_of_the_game(game_config: GameConfig, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(openings(game_config)).map(Game.copy))
    seat, step = game.state.order[-1], game.state.step
    found = evaluate(game, seat, drawn_plan(data, game, seat)).rounds[0]
    before = game.snapshot()
    carry_out(game, seat, found)
    assume(game.state.step == step)  # nobody can know which card is drawn
    assert game.state.players[seat].money == found.outlook.money
    assert game.state.players[seat].connected == found.outlook.cities
    assert found.money - sum(line.price for line in found.lines) == found.outlook.money
    assert game.snapshot() != before or not found.lines
    assert lit(game, seat) == found.outlook.powered


@pytest.mark.parametrize(
    "game_config", [one for one in GAMES if len(one.players) > 2], ids=lambda one: one.board
)
@some
@given(data=st.data())
def test_the_next_rounds_figures_are_those_of_the_game(
    game_config: GameConfig, data: st.DataObject
) -> None:
    """With what this round still pays, and the markets as bureaucracy leaves them. (With two
    players the Trust would buy fuel before.)"""
    game, later = data.draw(st.sampled_from(last_runs(game_config)))
    seat, step = later.state.order[0], later.state.step
    plan = drawn_plan(data, game, seat, later.state.rules.offers(later.state))
    evaluation = evaluate(game, seat, plan)
    (found,) = evaluation.rounds
    later = later.copy()
    money = later.state.players[seat].money
    assert (found.money, found.earned) == (money, money - game.state.players[seat].money)
    for item in plan.of(PlannedCard):
        lowest = later.state.rules.minimum(later.state, item.card)
        assert evaluation.cards[item.card] == lowest
    carry_out(later, seat, found)
    assume(later.state.step == step)
    assert later.state.players[seat].money == found.outlook.money
    assert lit(later, seat) == found.outlook.powered


def drawn_plan(
    data: st.DataObject, game: Game, seat: int, offers: Sequence[CardId] | None = None
) -> PaperPlan:
    state, plan = game.state, PaperPlan()
    cards = evaluate(game, seat, plan).cards
    offers = state.rules.offers(state) if offers is None else offers
    on_offer = [card for card in offers if card in cards]
    for card in data.draw(st.lists(st.sampled_from(on_offer), max_size=2)) if on_offer else ():
        plan = plan.put(PlannedCard(card, cards[card]))
    for fuel in state.rules.refill_table(state):
        amount = data.draw(st.integers(0, 4))
        plan = plan.put(PlannedFuel(fuel, amount)) if amount else plan
    cities = [state.rules.board.cities[city].id for city in state.network.cities]
    pieces = paper_family(game.config).pieces
    for city in data.draw(st.lists(st.sampled_from(cities), max_size=4)):
        plan = plan.put(PlannedBuild(city, data.draw(st.sampled_from(pieces))))
    if len(pieces) > 1 and data.draw(st.booleans()):
        plan = plan.put(PlannedRobot())
    if len(pieces) > 1 and data.draw(st.booleans()):
        plan = plan.put(PlannedWorkers(data.draw(st.integers(0, 3))))
    return plan


def carry_out(game: Game, seat: int, found: PlannedRound) -> None:
    """Make the plan's moves as far as it holds, and let everybody else do nothing."""
    moves: list[Move] = [Pass(seat)]
    for line in found.lines:
        if line.refusal is not None or line.instead:
            continue
        match line.item:
            case PlannedCard(card=card, bid=bid):
                moves[:1] = [Open(seat, card, bid)]
                moves += [Scrap(seat, event.plant, event.dropped) for event in found.scrapped]
            case PlannedFuel(fuel=fuel, amount=amount):
                moves.append(Buy(seat, ((fuel, amount),)))
            case PlannedBuild(site=site, what=what):
                moves.append(Build(seat, site, what))
    moves += found.placed
    if len(paper_family(game.config).pieces) > 1:
        robot = any(line.item == PlannedRobot() and not line.refusal for line in found.lines)
        moves.append(Hire(seat, hired(found), robot))
    for move in moves:
        wait_for(game, seat, move)
        game.apply(move)
    while game.state.phase != BUREAUCRACY and not game.over:
        others_wait(game)


def hired(found: PlannedRound) -> int:
    """As many as the plan says, or as there are where those are too many."""
    for line in found.lines:
        if isinstance(line.item, PlannedWorkers):
            return line.item.seasonal if line.refusal is None else line.refusal.values["most"]
    return 0


def wait_for(game: Game, seat: int, move: Move) -> None:
    while game.current != seat or type(move) not in getattr(game.state.decision, "accepts", ()):
        others_wait(game)


def others_wait(game: Game) -> None:
    seat = game.current
    assert seat is not None
    nothing = (Pass(seat), Done(seat), Hire(seat, 0))
    game.apply(next(move for move in nothing if move in game.legal_moves))


def lit(game: Game, seat: int) -> int:
    """The most cities that the player can light now; what they pay is the edition's table."""
    if game.state.result is not None:
        return game.state.result.powered[seat]
    while game.current != seat:
        game.apply(next(iter(game.legal_moves)))
    ran = [event for move in game.legal_moves for event in game.copy().apply(move)]
    return max(event.powered for event in ran if isinstance(event, PlantsRun))
