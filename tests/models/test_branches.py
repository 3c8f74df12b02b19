"""The tree of games that were played on from each other, whatever their files say."""

from datetime import datetime
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from powergrid_qt.models.branches import (
    Relative,
    branch_lines,
    branch_outcome,
    compared,
    tree_of,
)
from powergrid_qt.models.library_game import Branch, LibraryGame, LibrarySeat

SEATS = (LibrarySeat("Ada", "red", "human"), LibrarySeat("Bo", "blue", "hard"))


def game(key: str, parent: str = "", move: int = 5) -> LibraryGame:
    branch = Branch(parent, move, 3, "building", other=False) if parent else None
    return LibraryGame(
        path=Path(f"{key}.pgr"),
        saved=datetime(2026, 11, 16),
        board="germany",
        edition="classic-2009",
        seats=SEATS,
        rounds=4,
        id=key,
        branch=branch,
    )


def over(save: LibraryGame, *ranking: int, powered: tuple[int, ...]) -> LibraryGame:
    seats = [
        seat._replace(place=ranking.index(number) + 1, powered=powered[number])
        for number, seat in enumerate(save.seats)
    ]
    return save._replace(seats=tuple(seats), ended=1, to_move=None)


def shape(tree: Relative) -> object:
    """Keys and lists: what a tree looks like."""
    return (tree.save.id if tree.save else None, [shape(branch) for branch in tree.branches])


def test_a_tree_is_the_same_from_each_of_its_games() -> None:
    games = [game("a"), game("b", "a", 9), game("c", "a", 2), game("d", "b"), game("other")]
    for current in games[:4]:
        tree = shape(tree_of(current, games))
        assert tree == ("a", [("c", []), ("b", [("d", [])])])
    assert shape(tree_of(games[4], games)) == ("other", [])


def test_a_parent_that_is_gone_still_holds_its_branches_together() -> None:
    games = [game("b", "gone", 1), game("c", "gone", 2)]
    assert shape(tree_of(games[0], games)) == (None, [("b", []), ("c", [])])


def test_a_game_of_others_is_no_parent() -> None:
    strangers = game("a")._replace(seats=(SEATS[1], SEATS[0]))
    assert shape(tree_of(game("b", "a"), [strangers])) == ("b", [])


def test_the_first_of_games_that_are_called_alike_counts() -> None:
    current, twin = game("a"), game("a")._replace(path=Path("a (2).pgr"))
    tree = tree_of(current, [twin, game("b", "a")])
    assert tree.save is current
    assert shape(tree) == ("a", [("b", [])])


KEYS = st.sampled_from("abcdef")


@given(st.dictionaries(KEYS, KEYS, min_size=1))
def test_whoever_names_whom_each_game_is_told_once(parents: dict[str, str]) -> None:
    """Circles among them, and games that come from themselves."""
    games = [game(key, parent) for key, parent in parents.items()]
    for current in games:
        found: list[str] = []
        unread = [tree_of(current, games)]
        while unread:
            tree = unread.pop()
            unread += tree.branches
            if tree.save is not None:
                found.append(tree.save.id)
        assert current.id in found
        assert len(found) == len(set(found))


def test_the_lines_tell_who_is_there_and_who_is_not() -> None:
    games = [game("b", "gone", 1), game("c", "b", 2), game("d", "gone", 7)]
    root, first, second, other = branch_lines(tree_of(games[1], games), "c", {})
    assert root.told == "A game that is not here any more"
    assert root.save is None
    assert first.told.startswith("Round 3, Building · round 4 · ")
    assert first.name == "Round 3, Building"
    assert first.parent is None
    assert second.parent == games[0]
    assert [line.current for line in (root, first, second, other)] == [False, False, True, False]
    assert [line.goes_on for line in (root, first, second, other)] == [True, True, False, False]
    followed = [line.followed for line in (root, first, second, other)]
    assert followed == [(), (True,), (True, False), (False,)]
    assert not branch_lines(tree_of(game("alone"), games), "alone", {}), "one game is no tree"


def test_outcomes_are_compared() -> None:
    before = over(game("a"), 1, 0, powered=(14, 17))
    after = over(game("b", "a"), 0, 1, powered=(17, 17))
    assert branch_outcome(before) == "2nd · 14 powered"
    assert branch_outcome(after) == "1st · 17 powered"
    assert compared(after, before) == ["Ada: 17 powered instead of 14, 1st instead of 2nd"]
    assert compared(before, before) == ["Ada: 14 powered as before, 2nd as before"]
    assert compared(after, game("a")) == [], "the other one is not over"


def test_of_computers_alone_the_winner_is_compared() -> None:
    seats = (SEATS[0]._replace(kind="easy"), SEATS[1])
    before = over(game("a")._replace(seats=seats), 0, 1, powered=(14, 13))
    after = over(game("b", "a")._replace(seats=seats), 1, 0, powered=(12, 15))
    assert branch_outcome(after) == "won by Bo"
    assert compared(after, before) == ["Bo: 15 powered instead of 13, 1st instead of 2nd"]
