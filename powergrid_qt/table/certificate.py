"""The certificate of a server: its own, made at the first start, since nobody else has to vouch.

Whether it is the right one is proved by the code (`proof.py`). The standard library speaks TLS but
makes no certificates, and a package that does would add 15 MB to the program; so the few sums for
one signature (ECDSA with P-256, as FIPS 186 has it) stand here. They are made once, alone, at home:
that they take longer for some numbers tells nobody anything.
"""

import base64
import functools
import hashlib
import secrets
import ssl
from pathlib import Path

from powergrid_qt.whole_file import write_whole

PRIME = 2**256 - 2**224 + 2**192 + 2**96 - 1
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
BASE = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)
EC_PUBLIC_KEY = bytes.fromhex("06072a8648ce3d0201")
P256 = bytes.fromhex("06082a8648ce3d030107")
ECDSA_SHA256 = bytes.fromhex("06082a8648ce3d040302")
COMMON_NAME = bytes.fromhex("0603550403")
INTEGER, BITS, OCTETS, TEXT, SHORT_DATE, LONG_DATE = 0x02, 0x03, 0x04, 0x0C, 0x17, 0x18
SEQUENCE, SET, FIRST, SECOND = 0x30, 0x31, 0xA0, 0xA1

Point = tuple[int, int]


def server_context(path: Path) -> tuple[ssl.SSLContext, bytes]:
    """TLS for a server with a file's certificate (made if missing), and that in binary form."""
    if not path.exists():
        write_whole(new_certificate(), path, private=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.load_cert_chain(path)
    _, start, rest = path.read_text(encoding="ascii").partition(ssl.PEM_HEADER)
    return context, ssl.PEM_cert_to_DER_cert(start + rest)


@functools.cache
def client_context() -> ssl.SSLContext:
    """TLS that takes any certificate: the proof tells whether it is the right one."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def new_certificate(name: str = "powergrid-table") -> bytes:
    """A key and a certificate that it has signed, for as long as dates go, as PEM."""
    key = 1 + secrets.randbelow(ORDER - 1)
    public = _der(BITS, b"\0\4", *[part.to_bytes(32, "big") for part in _times(key, BASE)])
    who = _der(SEQUENCE, _der(SET, _der(SEQUENCE, COMMON_NAME, _der(TEXT, name.encode()))))
    dates = _der(SHORT_DATE, b"200101000000Z"), _der(LONG_DATE, b"99991231235959Z")
    algorithm = _der(SEQUENCE, ECDSA_SHA256)
    content = _der(
        SEQUENCE,
        *(_der(FIRST, _integer(2)), _integer(secrets.randbits(63)), algorithm),
        *(who, _der(SEQUENCE, *dates), who),
        _der(SEQUENCE, _der(SEQUENCE, EC_PUBLIC_KEY, P256), public),
    )
    signature = _der(SEQUENCE, *map(_integer, signed(content, key)))
    certificate = _der(SEQUENCE, content, algorithm, _der(BITS, b"\0", signature))
    number = _der(OCTETS, key.to_bytes(32, "big"))
    private = _der(SEQUENCE, _integer(1), number, _der(FIRST, P256), _der(SECOND, public))
    text = base64.encodebytes(private).decode()
    text = f"-----BEGIN EC PRIVATE KEY-----\n{text}-----END EC PRIVATE KEY-----\n"
    return (text + ssl.DER_cert_to_PEM_cert(certificate)).encode()


def signed(content: bytes, key: int) -> tuple[int, int]:
    digest = int.from_bytes(hashlib.sha256(content).digest(), "big")
    once = 1 + secrets.randbelow(ORDER - 1)
    first = _times(once, BASE)[0] % ORDER
    return first, pow(once, -1, ORDER) * (digest + first * key) % ORDER


def _times(number: int, point: Point) -> Point:
    """A point of the curve, added to itself so often."""
    found = None
    while number:
        if number & 1:
            found = point if found is None else _plus(found, point)
        point = _plus(point, point)
        number >>= 1
    assert found is not None
    return found


def _plus(one: Point, other: Point) -> Point:
    (x, y), (u, v) = one, other
    rise, run = (3 * (x * x - 1), 2 * y) if one == other else (v - y, u - x)
    slope = rise * pow(run, -1, PRIME) % PRIME
    z = (slope * slope - x - u) % PRIME
    return z, (slope * (x - z) - y) % PRIME


def _integer(value: int) -> bytes:
    return _der(INTEGER, value.to_bytes(value.bit_length() // 8 + 1, "big"))


def _der(kind: int, *parts: bytes) -> bytes:
    """A value as certificates write it: its kind, its length, itself."""
    content = b"".join(parts)
    size = len(content)
    length = bytes([size]) if size < 128 else bytes([0x82]) + size.to_bytes(2, "big")
    if 128 <= size < 256:  # the shortest form is the only right one
        length = bytes([0x81, size])
    return bytes([kind]) + length + content
