"""The tactical positions: are the answers true, and do the computer players find them?"""

from collections import Counter
from typing import Any

import pytest

from powergrid_qt.ai.players import make_player
from powergrid_qt.engine import Game
from powergrid_qt.engine.grid.building import Building
from powergrid_qt.engine.moves import Buy, Done, Open
from tests.ai.proofs import NotProvable, Verdict, after
from tests.ai.suite import Position, answer, positions

SUITE = positions()
FUEL_RUNS_OUT = "fuel that runs out"
RULES_OF_BOARDS, RULES_OF_RECHARGED = "rules of a board", "rules of Recharged"
THEMES = {
    "cheapest connections",
    "deluxe discount",
    "end-game counting",
    "first-round traps",
    "fuel for the last cities",
    "fuel that powers most",
    FUEL_RUNS_OUT,
    "holding back a city",
    "hybrid fuel choice",
    "never paying more than the difference",
    "never scrapping the better plant",
    "not feeding a rival",
    "Outpost cards",
    "Outpost end-game counting",
    "Outpost workers",
    "promo cards",
    RULES_OF_BOARDS,
    RULES_OF_RECHARGED,
    "running no more than needed",
    "taking the last fuel",
    "tie-break by cash",
}
SWITCHED_OFF: dict[str, dict[str, Any]] = {
    "cheaper-in-wien": {"cheaper": ()},
    "lifted-wind": {"lifted": frozenset()},
    "nuclear-needs-a-city": {"needs": {}},
}
"""By the beginning of an id: the rule of the board without which another answer would be right."""
SHARE_SOLVED = {"hard": 0.9, "expert": 0.95}
SURE_WINS = {"sure win", "win with plant"}


def each_position() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("position", SUITE, ids=lambda position: position.id)


def test_there_are_enough_positions_of_every_theme():
    assert len(SUITE) >= 130
    assert {position.theme for position in SUITE} == THEMES


def test_fuel_runs_out_on_every_board_for_any_number_of_players():
    puzzles = [position.puzzle for position in SUITE if position.theme == FUEL_RUNS_OUT]
    assert len(puzzles) >= 20
    assert {puzzle.players for puzzle in puzzles} == {2, 3, 4, 5, 6}
    assert {puzzle.board for puzzle in puzzles} == {"germany", "usa", "europe", "north-america"}
    assert len({puzzle.edition for puzzle in puzzles}) == 3


def verdict_of(position: Position, game: Game) -> Verdict | None:
    try:
        return position.proved(game)
    except NotProvable:
        return None


@pytest.mark.parametrize("begin", SWITCHED_OFF)
def test_the_rule_of_a_board_decides(begin: str):
    found = [position for position in SUITE if position.id.startswith(begin)]
    assert len(found) >= 2
    for position in found:
        game = position.game()
        for switch, nothing in SWITCHED_OFF[begin].items():
            assert getattr(game.state.rules, switch) != nothing
            setattr(game.state.rules, switch, nothing)
        assert verdict_of(position, game) != verdict_of(position, position.game()), position.id


def test_the_rules_of_recharged_decide():
    found = [position for position in SUITE if position.theme == RULES_OF_RECHARGED]
    assert {position.puzzle.edition for position in found} == {"recharged-2019"}
    assert {position.puzzle.board for position in found} == {"germany-2019", "usa-2019"}
    for position in found:
        state: Any = position.game().state
        for move in position.puzzle.answer.only or ():
            if isinstance(move, Buy):  # R19
                assert (
                    dict(move.tokens)["coal"] > state.fuel[state.rules.edition.fuel_index["coal"]]
                )
            else:  # R9
                assert isinstance(move, Open)
                assert move.card == state.discount


def test_there_are_positions_of_boards_with_rules_of_their_own():
    boards = Counter(one.puzzle.board for one in SUITE if one.theme == RULES_OF_BOARDS)
    assert boards.keys() == {"benelux", "central-europe"}
    assert min(boards.values()) >= 3


@each_position()
def test_the_answer_is_among_the_legal_moves_and_leaves_a_choice(position: Position):
    game = position.game()
    assert game.current == position.seat
    listed = position.right if position.right is not None else position.wrong
    assert listed
    legal = set(game.legal_moves)
    assert listed < legal


@pytest.mark.long(but=["*-1"])
@each_position()
def test_the_answer_is_proved(position: Position):
    game = position.game()
    verdict = position.proved(game)
    if position.right is not None:
        assert verdict.right == position.right
        assert verdict.right | verdict.wrong == set(game.legal_moves)
    else:
        assert verdict.wrong == position.wrong


def wins(position: Position, game: Game, rivals: str) -> bool:
    """Whether the player who always makes a move that the proof calls right wins the game."""
    others = {seat: make_player(rivals, seat) for seat in range(len(game.config.players))}
    while not game.over:
        if game.current != position.seat:
            game.apply(others[game.current or 0].decide(game))
            continue
        right = position.proved(game).right
        done = Done(position.seat)
        game.apply(done if done in right else min(right, key=str))
    assert game.state.result is not None
    return game.state.result.winners == (position.seat,)


@pytest.mark.long(but=["*-1-hard"])
@pytest.mark.parametrize("rivals", ["random", "greedy", "hard"])
@pytest.mark.parametrize(
    "position",
    [one for one in SUITE if one.by in SURE_WINS],
    ids=lambda position: position.id,
)
def test_a_sure_win_is_won_in_this_round_whoever_the_rivals_are(position: Position, rivals: str):
    game = position.game()
    this_round = game.state.round
    assert wins(position, game, rivals)
    assert game.state.round == this_round


def won_by_playing(state: Any, seat: int, known: dict[object, bool]) -> bool:
    """Whether the last builder wins by some sequence of cities, each of them played."""
    if state.result is not None:
        return bool(state.result.winners == (seat,))
    if not isinstance(state.decision, Building):
        return False  # the next round
    key = frozenset(state.players[seat].cities), state.players[seat].money
    if key not in known:
        moves = list(state.decision.options(state))
        known[key] = any(won_by_playing(after(state, move), seat, known) for move in moves)
    return known[key]


def test_playing_everything_to_the_end_says_the_same():
    """Where nobody else has a say any more: the last builder of the last round."""
    checked = 0
    for position in SUITE:
        state: Any = position.game().state
        decision = state.decision
        seat, last = decision.seat, len(state.players) - 1
        if position.by not in ("sure win", "end loses") or not isinstance(decision, Building):
            continue
        if len(decision.acted) < last:
            continue
        checked += 1
        known: dict[object, bool] = {}
        legal = set(decision.options(state))
        winning = {move for move in legal if won_by_playing(after(state, move), seat, known)}
        if position.by == "end loses":
            assert not winning & (position.wrong or set()), position.id
        else:
            assert winning == (position.right or legal - (position.wrong or set())), position.id
    assert checked >= 15


@pytest.mark.long
@pytest.mark.parametrize("level", SHARE_SOLVED)
def test_the_level_solves_its_share(level):
    failed = [one.id for one in SUITE if not one.solved_by(answer(level, one.game()))]
    assert len(SUITE) - len(failed) >= SHARE_SOLVED[level] * len(SUITE), failed
