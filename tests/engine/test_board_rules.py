"""A board with a rule of its own: a class by the board's name, which everybody asks."""

from dataclasses import replace

import pytest

from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.engine import CardId, Game, GameConfig, Record, load_board, parse_record
from powergrid_qt.engine.auction import OpeningOptions
from powergrid_qt.engine.events import CardSold
from powergrid_qt.engine.grid.rules import GridRules
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Open
from powergrid_qt.engine.record import record_text, replayed
from powergrid_qt.models.markets import CURRENT, plant_market
from powergrid_qt.words.refusals import refusal_text
from tests.engine.positions import grid, new_game, seats, to_auctions

COAL = "coal"


@pytest.fixture
def board_class(monkeypatch: pytest.MonkeyPatch) -> type[GridRules]:
    """In the USA nobody may buy a plant that burns coal alone."""
    monkeypatch.setattr(GridRules, "on_boards", {})

    class NoCoal(GridRules, board="usa"):
        __slots__ = ()

        def offers(self, state: GridState) -> tuple[CardId, ...]:
            return tuple(card for card in super().offers(state) if not burns_coal(self, card))

    return NoCoal


def burns_coal(rules: GridRules, card: CardId) -> bool:
    kinds = rules.edition.plants[card].fuels
    return [rules.edition.fuels[kind] for kind in kinds] == [COAL]


def sold(game: Game) -> set[CardId]:
    return {event.card for event in game.events if isinstance(event, CardSold)}


@pytest.mark.parametrize("levels", [("random", "greedy", "easy", "normal"), ("hard", "normal")])
def test_computers_play_by_it_to_the_end(
    board_class: type[GridRules], levels: tuple[str, ...]
) -> None:
    config = GameConfig("classic-2009", "usa", computer_seats(levels), seed=5)
    game = play_game(config)
    rules = game.state.rules
    assert game.over
    assert type(rules) is board_class
    assert isinstance(rules, GridRules)
    assert not any(burns_coal(rules, card) for card in sold(game) & rules.rank.keys())
    assert any(burns_coal(rules, card) for card in rules.rank), "there was something to forbid"
    again = replayed(parse_record(record_text(Record.of(game))))
    assert again.snapshot() == game.snapshot()


def test_moves_words_and_market_ask_for_it(board_class: type[GridRules]) -> None:
    game = new_game("classic-2009", "usa")
    to_auctions(game, 1)
    state, options = grid(game), game.legal_moves
    assert isinstance(options, OpeningOptions)
    assert [card for card, _ in options.offers] == [3, 5, 6], "4 burns coal"
    refusal = game.why_not(Open(options.seat, 4, 4))
    assert refusal is not None
    assert refusal_text(refusal) == "Plant 04 is not up for auction now"
    minima = {place.card: place.minimum for place in plant_market(game, 0).places}
    assert (minima[3], minima[4]) == (3, None)
    assert [p.card for p in plant_market(game, 0).places if p.section == CURRENT] == [3, 4, 5, 6]
    imagined = state.rules.with_config(replace(game.config, seed=9))
    assert type(imagined) is board_class, "looking ahead keeps the rule"


def test_other_boards_and_ones_own_do_without(board_class: type[GridRules]) -> None:
    assert type(new_game("classic-2009", "germany").state.rules) is GridRules
    assert type(new_game("classic-2009", "usa").state.rules) is board_class
    own = replace(load_board("usa"), shipped=False)
    config = GameConfig("classic-2009", "usa", seats(3), seed=1, own_board=own)
    assert type(Game(config).state.rules) is GridRules
