"""What a file with no board in it is told, and who asks for a board that is not there."""

import json
from pathlib import Path

import pytest

from powergrid_qt.engine import board as board_module
from powergrid_qt.engine.board import board_ids, load_board, parse_board, read_board
from powergrid_qt.engine.refusals import SENTENCES
from powergrid_qt.engine.schema import DataError
from tests.engine.small_board import small, told_in

WRONG_FILES: list[tuple[str, bytes, str]] = [
    (
        "truncated",
        b'{\n "id": "small",\n',
        "no valid JSON (line 3, column 1: the file ends too early)",
    ),
    ("truncated", b'{\n "id": "sma', "no valid JSON (line 2, column 8: the file ends too early)"),
    ("truncated", b"", "no valid JSON (line 1, column 1: the file ends too early)"),
    (
        "not_json",
        b'{\n "id": small}',
        "no valid JSON (line 2, column 8: Expecting value)",
    ),
    ("bad_encoding", b'{"id": "K\xf6ln"}', "not UTF-8 text (byte 9)"),
    ("too_deep", b"[" * 200_000, "nested too deeply"),
    ("long_number", b"[" + b"1" * 5000 + b"]", "a number has too many digits"),
    ("no_number", b'{"id": NaN}', 'no valid JSON: "NaN" is no number'),
    ("no_number", b'{"id": 1e999}', 'no valid JSON: "1e999" is no number'),
    (
        "doubled_key",
        b'{"id": "a", "cities": [{"lon": 1, "lon": 2}]}',
        'the key "lon" is given twice in the same place',
    ),
]


def problem_of_file(path: Path) -> tuple[str, str]:
    with pytest.raises(DataError) as caught:
        read_board(path)
    (problem,) = caught.value.problems
    assert caught.value.source == str(path)
    return problem.code, str(problem)


@pytest.mark.parametrize(("code", "content", "message"), WRONG_FILES)
def test_wrong_files(tmp_path, code, content, message):
    path = tmp_path / "small.json"
    path.write_bytes(content)
    assert problem_of_file(path) == (code, message)


def test_a_missing_file(tmp_path):
    expected = ("file_missing", "there is no such file")
    assert problem_of_file(tmp_path / "small.json") == expected


def test_a_file_that_cannot_be_read(tmp_path):
    code, message = problem_of_file(tmp_path)
    assert code == "file_unreadable"
    assert message.startswith("the file cannot be read (")


def test_a_file_that_is_too_large(tmp_path):
    path = tmp_path / "small.json"
    with path.open("wb") as file:
        file.truncate(5_000_001)
    expected = ("file_too_large", "the file is too large (more than 5 MB)")
    assert problem_of_file(path) == expected


def test_a_right_file_with_a_byte_order_mark(tmp_path):
    path = tmp_path / "small.json"
    path.write_text(json.dumps(small()), encoding="utf-8-sig")
    assert read_board(path) == parse_board(small(), "small")


@pytest.mark.parametrize(
    ("board_id", "message"),
    [
        ("germny", 'germny: there is no board "germny" (did you mean "germany"?); there are: '),
        ("../pyproject", '../pyproject: there is no board "../pyproject"; there are: '),
    ],
)
def test_unknown_boards(board_id, message):
    with pytest.raises(DataError) as caught:
        load_board(board_id)
    assert caught.value.problems[0].code == "no_board"
    assert str(caught.value) == message + ", ".join(board_ids())


def test_a_board_is_named_like_its_file(tmp_path, monkeypatch):
    (tmp_path / "tiny.json").write_text(json.dumps(small()), encoding="utf-8")
    monkeypatch.setattr(board_module, "maps_dir", lambda: tmp_path)
    with pytest.raises(DataError) as caught:
        load_board("tiny")
    (problem,) = caught.value.problems
    assert problem.code == "wrong_id"
    expected = 'the id is "small", but after the name of the file it should be "tiny"'
    assert str(problem) == expected


def test_every_problem_with_files_has_a_test():
    tested = {code for code, *_ in WRONG_FILES} | {"no_board", "wrong_id"}
    tested |= {"file_missing", "file_unreadable", "file_too_large"}
    assert tested >= told_in(read_board, load_board)
    assert tested <= set(SENTENCES)
