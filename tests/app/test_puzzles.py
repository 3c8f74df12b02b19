"""The puzzles that come with the program: what is told of them is true, and judged as proved."""

import functools
import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from powergrid_qt.app.puzzles import (
    Puzzle,
    TrialController,
    all_puzzles,
    is_right,
    remember_solved,
    sensible_puzzle,
    solved_puzzles,
)
from powergrid_qt.app.settings import Settings
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.moves import Build, Buy, Done, Pass, Place
from powergrid_qt.engine.texts import said_in
from powergrid_qt.paths import languages, resources_dir
from tests.ai.suite import Position, positions

PUZZLES = all_puzzles()
LARGEST = 85_000


def each_puzzle() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)


def test_there_are_enough_and_the_easiest_come_first():
    assert len(PUZZLES) >= 130
    difficulties = [puzzle.difficulty for puzzle in PUZZLES]
    assert difficulties == sorted(difficulties)
    assert set(difficulties) == {1, 2, 3}


def test_they_take_little_room():
    """The wheel holds what is packed already as it is, and packs the table to a sixth."""
    folder = resources_dir() / "puzzles"
    packed = (folder / "records.json.xz").stat().st_size
    assert packed + (folder / "puzzles.json").stat().st_size / 6 < LARGEST


@pytest.mark.parametrize("language", languages())
def test_titles_are_different_and_everything_is_told_in_each_language(language: str):
    titles = [said_in(language, puzzle.title) for puzzle in PUZZLES]
    assert len(set(titles)) == len(titles)
    for puzzle in PUZZLES:
        for said in (puzzle.title, puzzle.question, puzzle.why):
            assert not isinstance(said, str)
            assert said[language]


@functools.cache
def position_of(puzzle: Puzzle) -> Game:
    """Replayed once for all tests; nobody moves on in it."""
    return puzzle.game()


def whole_turn(move: Move) -> tuple[Move, ...]:
    """A turn that begins with a move and ends at once."""
    return (move, Done(move.seat)) if isinstance(move, Buy | Build) else (move,)


@pytest.mark.parametrize("position", positions(), ids=lambda position: position.id)
def test_what_is_proved_wrong_is_judged_wrong(position: Position):
    game = position_of(position.puzzle)
    legal = set(game.legal_moves)
    wrong = position.wrong if position.wrong is not None else legal - (position.right or set())
    turns = [whole_turn(move) for move in wrong if not isinstance(move, Place)]
    outpost = [move for move in wrong if isinstance(move, Build) and move.what is not None]
    for turn in turns:
        if turn[0] not in outpost or position.puzzle.answer.never is not None:
            assert not is_right(position.puzzle, game, turn), turn


def test_several_purchases_count_as_one():
    puzzle = next(one for one in PUZZLES if one.id == "fuel-to-end-it-1")
    game = puzzle.game()
    bought = puzzle.solution[0]
    assert isinstance(bought, Buy)
    parts = [Buy(bought.seat, (item,)) for item in bought.tokens]
    assert len(parts) > 1
    assert is_right(puzzle, game, [*parts, Done(bought.seat)])
    assert not is_right(puzzle, game, [parts[0], Done(bought.seat)])


def test_progress_is_kept_in_the_settings(tmp_path):
    file = str(tmp_path / "settings.ini")
    settings = Settings(QSettings(file, QSettings.Format.IniFormat))
    assert solved_puzzles(settings) == frozenset()
    for name in ("scrap-1", "scrap-2", "scrap-1"):
        remember_solved(settings, name)
    settings.save()
    again = Settings(QSettings(file, QSettings.Format.IniFormat))
    assert solved_puzzles(again) == {"scrap-1", "scrap-2"}


def test_the_difficulty_follows_from_what_was_measured():
    table = json.loads((resources_dir() / "puzzles" / "puzzles.json").read_text(encoding="utf-8"))
    for entry in table["puzzles"]:
        found = entry["found"]
        guessed = found["chance"] >= 0.5
        missed = min(found[level] for level in ("easy", "normal", "hard")) < 1
        hard = not guessed and (missed or found["chance"] < 0.15)
        assert (entry["difficulty"] == 1) is guessed, entry["id"]
        assert (entry["difficulty"] == 3) is hard, entry["id"]


@each_puzzle()
def test_the_solution_is_right_and_can_be_laid_like_any_turn(puzzle: Puzzle):
    controller = TrialController()
    answers: list[tuple[Move, ...]] = []
    controller.answered.connect(answers.append)
    position = position_of(puzzle)
    assert is_right(puzzle, position, puzzle.solution)
    controller.look_at(position.copy())
    action = controller.action
    assert isinstance(action, PlayerAction)
    action.plan_again(puzzle.solution)
    passes = isinstance(puzzle.solution[-1], Pass) or not action.main_offer.lit
    action.pass_turn() if passes else action.confirm()
    assert len(answers) == 1
    assert is_right(puzzle, position, answers[0])
    assert controller.game.moves == position.moves  # it is judged, not made


@pytest.mark.parametrize("edition", ["deluxe-2014", "recharged-2019"])
def test_the_next_puzzle_is_of_an_edition_that_one_knows(edition: str, tmp_path: Path) -> None:
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    assert sensible_puzzle(settings).edition == "classic-2009"
    settings.is_new("editions", edition)
    first = sensible_puzzle(settings)
    assert first.edition == edition
    remember_solved(settings, first.id)
    assert sensible_puzzle(settings) is not first
    known = [one for one in all_puzzles() if one.edition == edition]
    for puzzle in known:
        remember_solved(settings, puzzle.id)
    assert sensible_puzzle(settings) is next(one for one in all_puzzles() if one not in known)
    for puzzle in all_puzzles():
        remember_solved(settings, puzzle.id)
    assert sensible_puzzle(settings) is all_puzzles()[0]
