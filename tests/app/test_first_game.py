"""The words of a first game: data that fits the program, said once each, in every language."""

from dataclasses import replace

import pytest

from powergrid_qt.ai.simulation import play_game
from powergrid_qt.app.first_game import FIRST_GAME, Lecture, Word, all_words, first_game, lecture_of
from powergrid_qt.engine import Game, Move, events, moves
from powergrid_qt.engine.config import HUMAN
from powergrid_qt.paths import languages

KEYS = {"id", "at", "phase", "move", "event", "mine", "with", "round", "left"}
PERSON = 0


def played(seed: int) -> Game:
    """By computers alone."""
    config = first_game("Ada", seed)
    seats = tuple(replace(seat, kind="easy") for seat in config.players)
    return play_game(replace(config, players=seats))


def words_of(game: Game) -> dict[str, int]:
    """What the person would be told in a game, one decision after the other: by word, the round."""
    lecture, again = Lecture(), Game(game.config)
    said: dict[str, int] = {}
    for move in game.moves:
        while again.current == PERSON and (word := lecture.next_word(again, PERSON)) is not None:
            assert word.id not in said, "once"
            said[word.id] = again.state.round
            lecture = replace(lecture, told=lecture.told | {word.id})
        again.apply(move)
    return said


def test_the_first_game_is_short_and_easy() -> None:
    config = first_game("Ada", 5)
    kinds = [seat.kind for seat in config.players]
    assert kinds == [HUMAN, "easy", "easy"]
    assert config.board == "germany"
    assert config.options.beginner
    assert Game(config).state.rules.end_cities == 7
    assert len({seat.name for seat in first_game("Bo", 5).players}) == 3


@pytest.mark.parametrize("word", all_words(), ids=lambda word: word.id)
def test_every_word_can_be_said(word: Word) -> None:
    kinds = {kind.do for kind in vars(moves).values() if _is_move(kind)}
    assert word.data.keys() <= KEYS | set(languages())
    assert word.data.get("move", "bid") in kinds
    assert hasattr(events, word.data.get("event", "Event"))
    texts = [word.data[language] for language in languages()]
    for text in texts:
        title, _, rest = text.format(end=7).partition("\n")
        assert 0 < len(title) <= 34
        assert 60 <= len(rest) <= 210
    assert len(set(texts)) == len(texts)


def _is_move(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Move) and kind is not Move


def test_games_tell_every_word_once() -> None:
    """Not all of them in one game: not everybody has a fourth plant or is last to build."""
    told: set[str] = set()
    for seed in range(12):
        said = words_of(played(seed))
        assert list(said)[:3] == ["aim", "order", "plants"]
        assert said["new-order"] == 2, "as soon as there is one"
        told.update(said)
    assert told >= {word.id for word in all_words()} - {"step-3"}


def test_what_was_said_is_kept_in_the_record() -> None:
    lecture = Lecture(frozenset(("aim", "order")), hints=False)
    assert lecture_of({FIRST_GAME: lecture.to_json()}) == lecture
    assert lecture_of({}) is None
    nonsense: list[object] = [True, "told", {"told": "aim"}, {"hints": True}, []]
    for said in nonsense:
        assert lecture_of({FIRST_GAME: said}) is None
