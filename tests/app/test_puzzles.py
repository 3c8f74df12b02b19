"""The puzzles that come with the program: what is told of them is true, and judged as proved."""

import functools
import itertools
import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from powergrid_qt.app.puzzles import (
    Puzzle,
    TrialController,
    all_puzzles,
    is_right,
    puzzle_at_level,
    puzzle_strength,
    remember_answer,
    solved_puzzles,
)
from powergrid_qt.app.settings import Settings
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.moves import Build, Buy, Done, Pass, Place
from powergrid_qt.engine.texts import said_in
from powergrid_qt.paths import languages, resources_dir
from tests.ai import make_puzzles
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
        remember_answer(settings, name, right=True)
    settings.save()
    again = Settings(QSettings(file, QSettings.Format.IniFormat))
    assert solved_puzzles(again) == {"scrap-1", "scrap-2"}


def test_strength_and_difficulty_follow_from_what_was_measured():
    table = json.loads((resources_dir() / "puzzles" / "puzzles.json").read_text(encoding="utf-8"))
    for entry in table["puzzles"]:
        assert entry["strength"] == make_puzzles.strength(entry["found"]), entry["id"]
        assert entry["difficulty"] == make_puzzles.difficulty(entry["strength"]), entry["id"]


def test_what_fewer_find_is_stronger():
    def strength(chance: float, *shares: float) -> int:
        levels = zip(make_puzzles.LEVELS, shares, strict=True)
        return make_puzzles.strength({"chance": chance, **dict(levels)})

    guessed = [strength(chance, 1, 1, 1) for chance in (0.9, 0.5, 0.3, 0.1, 0.02)]
    assert guessed == sorted(guessed)
    assert guessed[0] < guessed[-1]
    missed = [strength(0.2, *shares) for shares in ((1, 1, 1), (0, 1, 1), (0, 0, 1), (0, 0, 0))]
    assert all(one < other for one, other in itertools.pairwise(missed))


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


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.mark.parametrize("edition", ["deluxe-2014", "recharged-2019"])
def test_the_next_puzzle_is_of_an_edition_that_one_knows(edition: str, settings: Settings) -> None:
    assert puzzle_at_level(settings).edition == "classic-2009"
    settings.is_new("editions", edition)
    first = puzzle_at_level(settings)
    assert first.edition == edition
    remember_answer(settings, first.id, right=True)
    assert puzzle_at_level(settings) is not first
    known = [one for one in all_puzzles() if one.edition == edition]
    for puzzle in known:
        remember_answer(settings, puzzle.id, right=True)
    assert puzzle_at_level(settings).edition != edition
    for puzzle in all_puzzles():
        remember_answer(settings, puzzle.id, right=True)
    assert puzzle_at_level(settings).edition == edition


def test_only_the_first_answer_to_a_puzzle_tells_ones_strength(settings: Settings) -> None:
    assert puzzle_strength(settings) is None
    puzzle = puzzle_at_level(settings)
    remember_answer(settings, puzzle.id, right=False)
    wrong = puzzle_strength(settings)
    remember_answer(settings, puzzle.id, right=True)
    assert puzzle_strength(settings) == wrong
    assert puzzle.id in solved_puzzles(settings)


def test_puzzles_follow_ones_strength(settings: Settings) -> None:
    """Who finds all up to a strength, and none above it, gets puzzles about there."""
    for edition in {puzzle.edition for puzzle in all_puzzles()}:
        settings.is_new("editions", edition)
    for _ in range(40):
        puzzle = puzzle_at_level(settings)
        remember_answer(settings, puzzle.id, right=puzzle.strength <= 640)
    estimate = puzzle_strength(settings)
    assert estimate is not None
    assert estimate.games == 40
    assert abs(estimate.rating - 640) < 100
    easier = puzzle_at_level(settings)
    assert abs(easier.strength - estimate.rating) < 150


def test_who_always_fails_is_asked_everything_once_before_anything_again(
    settings: Settings,
) -> None:
    for edition in {puzzle.edition for puzzle in all_puzzles()}:
        settings.is_new("editions", edition)
    asked = []
    for _ in all_puzzles():
        asked.append(puzzle_at_level(settings).id)
        remember_answer(settings, asked[-1], right=False)
    assert len(set(asked)) == len(all_puzzles())
