"""The learned evaluation has sense: more of what is one's own never counts against anybody."""

from collections.abc import Iterator
from random import Random

import pytest

from powergrid_qt.ai.family import chance_network, family_of
from powergrid_qt.ai.simulation import computer_seats, play_on, players_of
from powergrid_qt.engine import Game, GameConfig, load_board
from powergrid_qt.engine.edition import playable_boards, usual_edition
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.state import State

LEVELS = ("normal", "hoarder", "rusher", "easy", "greedy", "miser")
RICHER = (1, 7, 30, 120, 300)
ROUNDING = 1e-12


def round_starts(board: str, players: int) -> Iterator[Game]:
    """Positions of a real game at the start of each round."""
    config = GameConfig(
        usual_edition(load_board(board)), board, computer_seats(LEVELS[:players]), players
    )
    game, known = Game(config), 0
    for _ in play_on(game, players_of(config)):
        if game.state.round > known and not game.over:
            known = game.state.round
            yield game


def chances(state: State, game: Game) -> list[float]:
    return list(family_of(game.config).chances(state))


@pytest.mark.parametrize("family", ["grid", "outpost"])
def test_no_weight_counts_against_what_grows_with_money(family: str) -> None:
    edition, board = {"grid": ("classic-2009", "germany"), "outpost": ("outpost-2024", "outpost")}[
        family
    ]
    growing = family_of(GameConfig(edition, board, computer_seats(["easy"] * 2), 1)).growing
    network = chance_network(family)
    first, *others = network.hidden
    assert len(growing) >= 4
    for neuron in first.weights:
        assert min(neuron[: len(growing)]) >= 0
    assert any(min(neuron) < 0 for neuron in first.weights), "other numbers may count against"
    assert min(weight for layer in others for neuron in layer.weights for weight in neuron) >= 0
    assert min(network.last) >= 0
    assert max(network.last) > 0


@pytest.mark.long(but=["germany-4", "outpost-3"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("board", playable_boards())
def test_money_is_good_for_its_owner_alone(board: str, players: int) -> None:
    grew = 0
    for game in round_starts(board, players):
        before = chances(game.state, game)
        for seat in range(players):
            for more in RICHER:
                richer = game.copy().state
                richer.players[seat].money += more
                after = chances(richer, game)
                assert after[seat] >= before[seat] - ROUNDING
                for rival in set(range(players)) - {seat}:
                    assert after[rival] <= before[rival] + ROUNDING
                grew += after[seat] > before[seat] + 0.01
    assert grew > 10, "it does count"


@pytest.mark.long(but=["germany-4"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("board", [name for name in playable_boards() if name != "outpost"])
def test_a_token_more_never_counts_against_its_owner(board: str, players: int) -> None:
    rng, tried = Random(board), 0
    for game in round_starts(board, players):
        before = chances(game.state, game)
        for seat in range(players):
            richer = game.copy().state
            assert isinstance(richer, GridState)
            player = richer.players[seat]
            storage = richer.rules.storage(player.plants, player.cards)
            kinds = [kind for kind in storage.kinds if storage.room_for(kind, player.tokens) > 0]
            if not kinds:
                continue
            tokens = list(player.tokens)
            tokens[rng.choice(kinds)] += 1
            player.tokens = tuple(tokens)
            tried += 1
            assert chances(richer, game)[seat] >= before[seat] - ROUNDING
    assert tried > 5
