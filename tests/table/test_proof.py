"""Who is let in: whoever proves to know the code, and not after five wrong ones."""

import functools

import pytest

from powergrid_qt.table import proof
from powergrid_qt.table.proof import CLIENT, SERVER, Door, key_of, new_code, proof_of, read_code
from powergrid_qt.table.wire import BadLine

CERTIFICATE = b"a certificate"
NONCE, MINE = "ab" * 16, "cd" * 16


@functools.cache
def key(code: str, print_: bytes) -> bytes:
    """It takes some time, so that nobody can try many."""
    return key_of(code, print_)


@pytest.fixture
def door() -> Door:
    return Door(["K7QF2MXP"], CERTIFICATE, "0.1.0")


def join(code: str = "K7QF2MXP", certificate: bytes = CERTIFICATE, **changed: object) -> dict:
    print_ = proof.fingerprint_of(certificate)
    shown = proof_of(key(code, print_), CLIENT, print_, NONCE, MINE)
    told = {"protocol": 1, "program": "0.1.0", "nonce": MINE, "proof": shown, "name": "Ada"}
    return {"join": {**told, "seats": None, "kind": "human", "token": None, **changed}}


def refusal(
    door: Door, data: dict, *, known: bool = False, now: float = 0.0, address: str = "a"
) -> dict:
    with pytest.raises(BadLine) as stopped:
        door.let_in(data, NONCE, address, known, now)
    found: dict = stopped.value.line["refused"]
    return found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (" example.org:47047 ", ("example.org", 47047)),
        ("[fd00::2]:1", ("fd00::2", 1)),
        ("example.org", None),
        (":47047", None),
        ("a:0", None),
        ("a:65536", None),
        ("a:٣", None),
    ],
)
def test_an_address_is_read_as_it_is_typed(text, found):
    assert proof.read_address(text) == found


def test_both_sides_prove_that_they_know_the_code(door):
    wish, shown = door.let_in(join(), NONCE, "a", False, 0.0)
    assert wish["name"] == "Ada"
    known = key("K7QF2MXP", door.fingerprint)
    assert shown == proof_of(known, SERVER, door.fingerprint, NONCE, MINE)


@pytest.mark.parametrize(
    "data", [join("K7QF2MXQ"), join(certificate=b"another"), join(nonce="00" * 16)]
)
def test_a_wrong_proof_is_refused(door, data):
    assert refusal(door, data)["code"] == "code"


def test_the_proof_of_another_line_is_of_no_use(door):
    with pytest.raises(BadLine, match="code"):
        door.let_in(join(), "ef" * 16, "a", False, 0.0)


def test_five_wrong_codes_and_the_address_waits_a_minute(door):
    for second in range(5):
        refused = refusal(door, join("AAAAAAAA"), now=second)
        assert (refused["code"], refused["left"]) == ("code", 4 - second)
    waits = refusal(door, join(), now=10)
    assert (waits["code"], waits["again_in"]) == ("wait", 55)
    assert "55 seconds" in waits["text"]
    assert door.let_in(join(), NONCE, "another", False, 10)
    assert door.let_in(join(), NONCE, "a", True, 10)  # who has a token does not wait
    assert door.let_in(join(), NONCE, "a", False, 65)


def test_a_token_alone_does_not_help(door):
    for _ in range(5):
        refusal(door, join("AAAAAAAA"))
    assert refusal(door, join("AAAAAAAA"), known=True)["code"] == "code"


def test_an_earlier_code_lets_in_those_who_sit_and_nobody_else():
    codes = ["K7QF2MXP"]
    door = Door(codes, CERTIFICATE, "0.1.0")
    codes.insert(0, "AAAAAAAA")
    assert refusal(door, join())["code"] == "code"
    _, shown = door.let_in(join(), NONCE, "a", True, 0.0)
    known = key("K7QF2MXP", door.fingerprint)
    assert shown == proof_of(known, SERVER, door.fingerprint, NONCE, MINE)
    assert door.let_in(join("AAAAAAAA"), NONCE, "a", False, 0.0)


def test_five_wrong_codes_in_more_than_a_minute_are_forgiven(door):
    for minute in range(9):
        assert refusal(door, join("AAAAAAAA"), now=20.0 * minute)["code"] == "code"


def test_not_every_address_is_remembered(door):
    wrong = join("AAAAAAAA")
    for number in range(3000):
        refusal(door, wrong, address=str(number))
    assert len(door._wrong) <= proof.MOST_ADDRESSES


def test_another_protocol_is_told_by_both_numbers(door):
    told = refusal(door, {"join": {"protocol": 2, "program": "9.0.0", "anything": []}})
    assert (told["code"], told["protocol"], told["program"]) == ("protocol", 1, "0.1.0")
    assert all(word in told["text"] for word in ("protocol 1", "speaks 2", "9.0.0", "0.1.0"))


@pytest.mark.parametrize(
    "changed",
    [
        {"seats": [7]},
        {"seats": [1, 1]},
        {"seats": "1"},
        {"token": "short"},
        {"nonce": "AB" * 16},
        {"proof": None},
        {"kind": "cat"},
        {"name": 3},
        {"more": 1},
        {"watch": "yes"},
    ],
)
def test_every_value_is_checked(door, changed):
    assert refusal(door, join(**changed))["code"] == "line"


def test_codes():
    codes = {new_code() for _ in range(50)}
    assert len(codes) == 50
    assert all(read_code(code) == code for code in codes)
    assert read_code(" k7qf-2mxp ") == "K7QF2MXP"
    assert [read_code(text) for text in ("", "K7QF", "K7QF-2MX0", "K7QF-2MXPP")] == [None] * 4
