"""Whether a turn solves a puzzle: by what was proved of the position and by the rules alone."""

from collections import Counter
from collections.abc import Iterable, Sequence

from powergrid_qt.app.puzzles.puzzle import Puzzle
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.moves import Buy, Done
from powergrid_qt.models.players import facts_of


def is_right(puzzle: Puzzle, game: Game, turn: Sequence[Move]) -> bool:
    """`game`: the position; `turn`: all moves of whoever is on move there."""
    answer = puzzle.answer
    if answer.only is not None:
        move = _as_one(turn)
        return move is not None and move in answer.only
    if answer.never is not None:
        return answer.never.isdisjoint(turn)
    seat = turn[0].seat
    played = game.copy()
    for move in turn:
        played.apply(move)
    if answer.earn is not None:
        return _earns(played, seat) >= answer.earn
    return _wins(puzzle, played, seat)


def _as_one(turn: Iterable[Move]) -> Move | None:
    """The move that a turn consists of besides its end; None if there are several."""
    moves = [move for move in turn if not isinstance(move, Done)]
    if not moves:
        return next(iter(turn))
    if len(moves) > 1 and all(isinstance(move, Buy) for move in moves):
        bought: Counter[str] = Counter()
        for move in moves:
            assert isinstance(move, Buy)
            bought.update(dict(move.tokens))
        return Buy(moves[0].seat, tuple(sorted(bought.items())))
    return moves[0] if len(moves) == 1 else None


def outcome_of(game: Game, seat: int) -> tuple[int, int]:
    """The cities that a player lights and the money left, should the game end like this."""
    facts = facts_of(game, seat, nothing_hidden=True)[seat]
    assert facts.money is not None
    return min(facts.power, facts.cities), facts.money


def ends_game(game: Game) -> bool:
    """Whether this is the last round."""
    return game.over or game.state.leader >= game.state.rules.end_cities


def _earns(game: Game, seat: int) -> int:
    """The money after this round's income."""
    lit, money = outcome_of(game, seat)
    return money + game.state.rules.edition.income(lit)


def _wins(puzzle: Puzzle, game: Game, seat: int) -> bool:
    """Rivals who still have their turn are taken to do as well as they possibly can."""
    result = game.state.result
    if result is not None:
        return result.winners == (seat,)
    rivals = (best for other, best in enumerate(puzzle.outcomes) if other != seat)
    return ends_game(game) and outcome_of(game, seat) > max(rivals)
