"""The server's own certificate: OpenSSL takes it, and it is signed as it should be."""

import os
import socket
import ssl
import stat
import threading
from pathlib import Path

import pytest

from powergrid_qt.table import certificate
from powergrid_qt.table.certificate import client_context, server_context

CHECK_OWN_SIGNATURE = 0x4000
"""OpenSSL's X509_V_FLAG_CHECK_SS_SIGNATURE: else who trusts a certificate takes it as it is."""


def shaken_hands(server: ssl.SSLContext, client: ssl.SSLContext) -> tuple[str | None, bytes | None]:
    """The version that the two speak, and the certificate that the client was shown."""
    ours, theirs = socket.socketpair()

    def serve() -> None:
        with server.wrap_socket(theirs, server_side=True) as line:
            line.recv(1)

    thread = threading.Thread(target=serve)
    thread.start()
    try:
        with client.wrap_socket(ours) as line:
            shown = line.version(), line.getpeercert(binary_form=True)
            line.send(b".")
            return shown
    finally:
        ours.close()
        thread.join()


def test_it_is_made_once_and_for_ones_own_eyes(tmp_path: Path) -> None:
    path = tmp_path / "table.pem"
    context, shown = server_context(path)
    assert context.minimum_version == ssl.TLSVersion.TLSv1_3
    assert server_context(path)[1] == shown
    if os.name != "nt":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [found.name for found in tmp_path.iterdir()] == ["table.pem"]


def test_two_can_talk_by_it(tmp_path: Path) -> None:
    context, shown = server_context(tmp_path / "table.pem")
    assert shaken_hands(context, client_context()) == ("TLSv1.3", shown)


@pytest.mark.parametrize("_", range(8))
def test_who_checks_signatures_finds_it_signed_by_itself(tmp_path: Path, _: int) -> None:
    """Its numbers have one byte more or less by chance: some are tried."""
    context, shown = server_context(tmp_path / "table.pem")
    strict = ssl.create_default_context(cadata=shown)
    strict.check_hostname = False
    strict.verify_flags |= CHECK_OWN_SIGNATURE
    assert shaken_hands(context, strict)[1] == shown


def test_no_two_are_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len({certificate.new_certificate() for _ in range(4)}) == 4


@pytest.mark.parametrize(
    ("number", "x"),
    [
        (2, 0x7CF27B188D034F7E8A52380304B51AC3C08969E277F21B35A60B48FC47669978),
        (3, 0x5ECBE4D1A6330A44C8F7EF951D4BF165E6C6B721EFADA985FB41661BC6E7FD6C),
        (certificate.ORDER - 1, certificate.BASE[0]),
    ],
)
def test_sums_on_the_curve(number: int, x: int) -> None:
    """By the published multiples of the point where all begins."""
    assert certificate._times(number, certificate.BASE)[0] == x
