"""What a game came to: spending, auctions, networks and the turning point, against the game."""

import functools

import pytest

from powergrid_qt.ai.simulation import play_game
from powergrid_qt.engine import Game, GameConfig, Record
from powergrid_qt.engine.events import CardSold, PlantsRun
from powergrid_qt.engine.moves import Open
from powergrid_qt.engine.record import replayed
from powergrid_qt.models.balance import (
    Balance,
    Purpose,
    balance_of,
    dearest_story,
    network_story,
    places_by_round,
    result_line,
    turning_point_story,
)
from tests.story_games import config, name_of

GAMES = [
    config("classic-2004", "germany", 3),
    config("classic-2009", "usa", 6, seed=2),
    config("deluxe-2014", "europe", 2, seed=3),
    config("outpost-2024", "outpost", 4, seed=4),
]
every_game = pytest.mark.parametrize("game_config", GAMES, ids=name_of)


@functools.cache
def played(game_config: GameConfig) -> tuple[Game, Balance]:
    game = play_game(game_config)
    return game, balance_of(game)


@every_game
def test_spending_and_income_lead_to_the_money_at_the_end(game_config: GameConfig) -> None:
    game, balance = played(game_config)
    for seat, one in enumerate(balance.seats):
        runs = [event for event in game.events if isinstance(event, PlantsRun)]
        income = sum(run.income for run in runs if run.seat == seat)
        start = game.state.rules.edition.start_money
        assert start + income - sum(one.spent.values()) == game.state.players[seat].money
        assert one.cities == game.state.players[seat].connected


@every_game
def test_fuel_or_workers_are_bought_whichever_the_game_has(game_config: GameConfig) -> None:
    bought = Purpose.WORKERS if game_config.board == "outpost" else Purpose.FUEL
    assert played(game_config)[1].purposes == (Purpose.AUCTIONS, bought, Purpose.NETWORK)


@every_game
def test_where_everybody_stood_is_told_of_every_round(game_config: GameConfig) -> None:
    game, _ = played(game_config)
    places = [places_by_round(game, seat) for seat in range(len(game_config.players))]
    assert {len(one) for one in places} == {game.state.round}
    for after in zip(*places, strict=True):
        assert min(after) == 1
        assert max(after) <= len(places)


@every_game
def test_the_dearest_auction_is_found_before_its_first_bid(game_config: GameConfig) -> None:
    game, balance = played(game_config)
    sold = [
        event for event in game.events if isinstance(event, CardSold) and event.seat is not None
    ]
    sale = balance.dearest
    assert sale is not None
    assert sale.price == max(event.price for event in sold)
    move = game.moves[sale.before]
    assert isinstance(move, Open)
    assert move.card == sale.card
    before = replayed(Record(game.config, tuple(game.moves[: sale.before])))
    assert before.state.round == sale.round
    words = dearest_story(game, sale)
    assert game.config.players[sale.seat].name in words.told
    if sale.rival is not None:
        assert sale.rival != sale.seat
        assert sale.rival_bid <= sale.price
        assert game.config.players[sale.rival].name in words.more


@every_game
def test_nobody_has_a_cheaper_network(game_config: GameConfig) -> None:
    game, balance = played(game_config)
    seat = balance.cheapest_network
    assert seat is not None
    cheapest = balance.seats[seat]
    for one in balance.seats:
        if one.cities:
            # The same fraction, without a division.
            theirs = one.spent[Purpose.NETWORK] * cheapest.cities
            assert cheapest.spent[Purpose.NETWORK] * one.cities <= theirs
    assert game.config.players[seat].name in network_story(game, balance, seat).told


@every_game
def test_from_the_turning_point_on_nobody_lights_more_than_the_winner(
    game_config: GameConfig,
) -> None:
    game, balance = played(game_config)
    result, turn = game.state.result, balance.turning_point
    assert result is not None
    assert turn.winner == result.ranking[0]
    behind = []
    for number in range(1, game.state.round):
        powered = powered_in(game, number)
        if powered[turn.winner] < max(powered.values()):
            behind.append(number)
    assert turn.round == (behind[-1] + 1 if behind else 1)
    assert turn.last == (turn.round == game.state.round)
    start = replayed(Record(game.config, tuple(game.moves[: turn.before])))
    assert start.state.round == turn.round
    words = turning_point_story(game, turn)
    assert game.config.players[turn.winner].name in words.told
    if turn.ahead_before is not None:
        powered = powered_in(game, turn.round - 1)
        assert powered[turn.ahead_before] == max(powered.values())
        assert game.config.players[turn.ahead_before].name in words.told


def powered_in(game: Game, number: int) -> dict[int, int]:
    """What everybody lit in the bureaucracy of a round, found move by move."""
    powered = {}
    position = Game(game.config)
    for move in game.moves:
        was = position.state.round
        for event in position.apply(move):
            if isinstance(event, PlantsRun) and was == number:
                powered[event.seat] = event.powered
        if position.state.round > number:
            break
    return powered


@every_game
def test_the_result_names_who_came_next(game_config: GameConfig) -> None:
    game, _ = played(game_config)
    assert game.state.result is not None
    chaser = game.config.players[game.state.result.ranking[1]].name
    assert chaser in result_line(game)
