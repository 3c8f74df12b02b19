"""Who may come to a table: whoever can prove to know its code. The code itself never travels.

The certificate is part of the proof, so that nobody can stand between the two: that one would have
another. Nothing else is asked of a certificate, which is why it may be the server's own.
"""

import functools
import hashlib
import hmac
import secrets
from collections import deque
from collections.abc import Sequence

from powergrid_qt.engine.schema import Raw
from powergrid_qt.table.wire import NAME, PROTOCOL, BadLine, Message, join_of

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8
MOST_CODES = 4
"""The most codes of a table: the one that lets people in, and some by which who sits comes back."""
CLIENT, SERVER = b"client", b"server"
WRONG_CODES, WITHIN_S = 5, 60.0
"""After so many wrong proofs in so many seconds an address has to wait as long."""
MOST_ADDRESSES = 1000
"""The most addresses that are remembered for wrong proofs; the oldest are forgotten."""


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str | None:
    """A code as somebody types it, `k7qf-2mxp` too; None if it cannot be one."""
    code = text.replace("-", "").replace(" ", "").upper()
    return code if len(code) == CODE_LENGTH and set(code) <= set(ALPHABET) else None


def read_address(text: str) -> tuple[str, int] | None:
    """A host and a port as somebody types them, `[::1]:47047` too; None if it cannot be one."""
    host, _, port = text.strip().rpartition(":")
    fits = host and port.isascii() and port.isdecimal() and 0 < int(port) < 65536
    return (host.strip("[]"), int(port)) if fits else None


def shown_code(code: str) -> str:
    return f"{code[:4]}-{code[4:]}"


def fingerprint_of(certificate: bytes) -> bytes:
    """Return the fingerprint of a certificate in its binary form (DER)."""
    return hashlib.sha256(certificate).digest()


def key_of(code: str, fingerprint: bytes) -> bytes:
    return hashlib.scrypt(code.encode(), salt=fingerprint, n=2**14, r=8, p=1, dklen=32)


def proof_of(key: bytes, word: bytes, fingerprint: bytes, server: str, client: str) -> str:
    """Return the proof of a key; `server`, `client`: the nonces of both, as they were sent."""
    text = word + fingerprint + bytes.fromhex(server) + bytes.fromhex(client)
    return hmac.new(key, text, hashlib.sha256).hexdigest()


def is_same(one: str, other: str) -> bool:
    return hmac.compare_digest(one, other)


class Door:
    """Lets in whoever knows the code. Time is handed in, in seconds."""

    def __init__(self, codes: Sequence[str], certificate: bytes, program: str) -> None:
        """`codes`: those of the table, the present one first; the list may change."""
        self.fingerprint = fingerprint_of(certificate)
        self._codes = codes
        self._key_of = functools.lru_cache(MOST_CODES)(lambda code: key_of(code, self.fingerprint))
        self._key_of(codes[0])
        self._program = program
        self._wrong: dict[str, deque[float]] = {}

    def hello(self, nonce: str) -> Message:
        return {
            **{"hello": NAME, "protocol": PROTOCOL},
            **{"program": self._program, "nonce": nonce},
        }

    def let_in(
        self, data: Raw, nonce: str, address: str, known_token: bool, now: float
    ) -> tuple[Raw, str]:
        """What somebody wants who may come in, and our own proof; `BadLine` tells them why not.
        Whoever has a token of this table does not wait for others who share the address: no code
        can be tried with it. An earlier code is as good with it."""
        if data["join"]["protocol"] != PROTOCOL:
            theirs, program = data["join"]["protocol"], str(data["join"].get("program", "?"))[:20]
            values = {"theirs": theirs, "their_program": program}
            raise BadLine("protocol", protocol=PROTOCOL, program=self._program, **values)
        join = join_of(data)
        wait = self._wait(address, now)
        if wait > 0 and not known_token:
            raise BadLine("wait", again_in=int(wait) + 1)
        nonces = self.fingerprint, nonce, join["nonce"]
        for code in self._codes if known_token else self._codes[:1]:
            key = self._key_of(code)
            if is_same(join["proof"], proof_of(key, CLIENT, *nonces)):
                return join, proof_of(key, SERVER, *nonces)
        raise BadLine("code", left=self._note_wrong(address, now))

    def _wait(self, address: str, now: float) -> float:
        times = self._wrong.get(address)
        if times is None or len(times) < WRONG_CODES:
            return 0.0
        return times[-1] + WITHIN_S - now if times[-1] - times[0] < WITHIN_S else 0.0

    def _note_wrong(self, address: str, now: float) -> int:
        """Note a wrong proof; return how many more an address has before it must wait."""
        times = self._wrong.pop(address, None) or deque(maxlen=WRONG_CODES)
        times.append(now)
        self._wrong[address] = times
        if len(self._wrong) > MOST_ADDRESSES:
            del self._wrong[next(iter(self._wrong))]
        return WRONG_CODES - sum(now - time < WITHIN_S for time in times)
