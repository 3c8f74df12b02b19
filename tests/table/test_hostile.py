"""Whatever is said at a table, the game of the others goes on."""

import json
import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from powergrid_qt.table.table import Table
from powergrid_qt.table.wire import LONGEST_TO_SERVER, BadLine, encoded, from_client
from tests.table.tables import Around, config_of

MANY = settings().max_examples
"""As many as the tier tries."""
AROUND = Around(config_of()).start().play(30)
MOVES = len(AROUND.table.game.moves)
SNAPSHOT = AROUND.table.game.snapshot()
REAL: list[dict[str, Any]] = [
    {"move": {"n": MOVES, "p": 0, "do": "open", "plant": 4, "bid": 4}},
    {"move": {"n": MOVES, "p": 1, "do": "buy", "tokens": {"coal": 1}}},
    {"move": {"n": 3, "p": 2, "do": "run", "plants": {"4": {"coal": 2}}}},
    {"seat": 1, "kind": "hard"},
    {"back": {"to": 3}},
    {"say": "hello"},
    {"nudge": True},
    {"code": True},
    {"allow": {"hints": False}},
    {"ping": 7},
    {"view": None},
    {"start": True},
]
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)


def heard(line: bytes, number: int = 9) -> None:
    """Say a line as a spectator: it is answered, or ends the connection, and changes nothing."""
    table = AROUND.table
    if number not in table.guests:
        AROUND.watch(number)
    table.changed = False
    started = time.process_time()
    answer: Any = {}
    try:
        table.heard(number, line, AROUND.now)
    except BadLine as error:
        answer = error.line
    assert len(encoded(answer)) < 2000
    assert time.process_time() - started < 0.25
    told = [message for to, message in table.out if to == number]
    assert len(told) <= 3
    table.out = []
    AROUND.now += 3
    assert not table.changed
    assert table.game.snapshot() == SNAPSHOT


@settings(max_examples=2 * MANY, deadline=None)
@given(line=st.binary(max_size=200))
def test_garbage(line):
    heard(line)


@settings(max_examples=3 * MANY, deadline=None)
@given(data=st.data())
def test_lines_that_were_changed(data):
    line = bytearray(encoded(data.draw(st.sampled_from(REAL))))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(line) - 1))
        line[at : at + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=3))
        if not line:
            break
    heard(bytes(line))


@settings(max_examples=3 * MANY, deadline=None)
@given(data=st.data())
def test_lines_with_other_values(data):
    message = json.loads(json.dumps(data.draw(st.sampled_from(REAL))))
    word = next(iter(message))
    if isinstance(message[word], dict) and data.draw(st.booleans()):
        message[word][data.draw(st.sampled_from([*message[word], "x"]))] = data.draw(VALUES)
    else:
        message[word] = data.draw(VALUES)
    heard(json.dumps(message).encode())


@settings(max_examples=2 * MANY, deadline=None)
@given(data=st.data())
def test_moves_of_somebody_who_sits(data):
    """Whoever is not on move changes nothing, whatever they send."""
    table = AROUND.table
    number = (table.game.current + 1) % 3
    message = {"n": data.draw(st.sampled_from([0, MOVES - 1, MOVES, MOVES + 1, 10**30]))}
    message |= {"p": data.draw(st.integers(-1, 4)), "do": data.draw(st.sampled_from(DO))}
    message |= data.draw(st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=3))
    heard(json.dumps({"move": message}).encode(), number)


DO = ["open", "bid", "pass", "buy", "build", "done", "run", "scrap", "hire", "place", "trust", "x"]
KEYS = ["plant", "bid", "amount", "tokens", "city", "what", "plants", "drop", "seasonal", "card"]


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"null\n",
        b"{}\n",
        b"[]\n",
        b'{"hello": 1}\n',
        b'{"move": {}}\n',
        b'{"join": {"protocol": 1}}\n',
        b'{"say": "x", "also": 1}\n',
        b'{"say": "x", "say": "y"}\n',
        b'{"ping": NaN}\n',
        b'{"say": "x", "by": "Ada", "seats": [0]}\n',
        b'{"nudge": 2, "by": "Ada", "seats": [0]}\n',
        b'{"code": "AAAAAAAA"}\n',
        b'{"allow": {"stand_in": "hard"}}\n',
        b'{"allow": {"hints": true}, "code": true}\n',
        b'{"ping": 1e999}\n',
        b'{"ping": ' + b"9" * 5000 + b"}\n",
        b"[" * 60_000,
        b'{"a":' * 9_000,
        b'{"say": "' + b"x" * LONGEST_TO_SERVER + b'"}\n',
        b"\xff\xfe\n",
    ],
)
def test_what_is_no_line_ends_the_connection(line):
    if line == b'{"join": {"protocol": 1}}\n':
        heard(line)
        return
    with pytest.raises(BadLine) as stopped:
        from_client(line)
    assert stopped.value.line["refused"]["code"] in ("line", "too_long")


@pytest.mark.parametrize(
    "move",
    [
        {"do": "run", "plants": {str(number): {} for number in range(6000)}},
        {"do": "run", "plants": ["plant_1"] * 5000},
        {"do": "buy", "tokens": {f"fuel{number}": 1 for number in range(4000)}},
        {"do": "bid", "amount": 10**4000},
        {"do": "build", "city": "x" * 60_000},
        {"do": "scrap", "plant": 4, "drop": {"coal": 10**1000}},
    ],
)
def test_no_move_costs_much(move):
    seat = AROUND.table.game.current
    heard(json.dumps({"move": {"n": MOVES, "p": seat, **move}}).encode(), seat)


def test_a_flood_keeps_nothing():
    """All that a table remembers of somebody is of one size."""
    around = Around(config_of()).start()
    around.watch(9)
    for _ in range(2000):
        for line in (b'{"say":"x"}\n', b'{"view":null}\n', b'{"begun":null}\n', b'{"ping":1}\n'):
            around.table.heard(9, line, around.now)
        around.table.out = []
    assert len(around.table.guests[9].said) == 5
    assert isinstance(around.table, Table)
