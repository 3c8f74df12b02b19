"""`serve` and `join` as real processes, which print JSON lines."""

import contextlib
import json
import os
import queue
import resource
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

from powergrid_qt.ai.simulation import player_seed
from powergrid_qt.engine import GameConfig

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S = 600.0


class Process:
    """A command of ours that prints JSON lines."""

    def __init__(self, *arguments: object, **environment: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "powergrid_qt", *map(str, arguments), "--json"],
            env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        self.lines: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        self.last: dict[str, Any] = {}
        self._errors: list[str] = []
        self._readers = [threading.Thread(target=self._read), threading.Thread(target=self._hear)]
        for reader in self._readers:
            reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            with contextlib.suppress(ValueError):  # half a line of one that was killed
                self.last = json.loads(line)
                self.lines.put(self.last)

    def _hear(self) -> None:
        assert self._process.stderr is not None
        self._errors.extend(self._process.stderr)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def errors(self) -> str:
        return "".join(self._errors)

    def wait_for(self, word: str, seconds: float = PATIENCE_S) -> dict[str, Any]:
        until = time.monotonic() + seconds
        while self._readers[0].is_alive() or not self.lines.empty():
            with contextlib.suppress(queue.Empty):
                line = self.lines.get(timeout=0.1)
                if word in line:
                    return line
            if time.monotonic() > until:
                break
        raise TimeoutError(f"{word} was not told: {self.errors}")

    def kill(self) -> None:
        """As a power cut would."""
        self._process.kill()
        self.ended()

    def stop(self) -> int:
        self._process.terminate()
        return self.ended()

    def ended(self, seconds: float = PATIENCE_S) -> int:
        """The exit status, once it has ended; killed if it does not."""
        try:
            status = self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            self._process.kill()
            status = self._process.wait()
        for reader in self._readers:
            reader.join()
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._process.stdout.close()
        self._process.stderr.close()
        return status

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    @property
    def memory_mb(self) -> float:
        fields = Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()
        return int(fields[1]) * resource.getpagesize() / 1e6

    @property
    def processor_s(self) -> float:
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2]
        user, system = fields.split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


class Server(Process):
    """`serve` on the loopback."""

    def __init__(self, *arguments: object, port: int = 0) -> None:
        where = ("--address", "127.0.0.1", "--hidden", "--port", port)
        super().__init__("serve", *arguments, *where)
        first = self.wait_for("port")
        self.port: int = first["port"]
        self.code: str = first["code"]

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"


def options_of(config: GameConfig) -> list[object]:
    """A game as `serve` is asked for it, all seats for others."""
    options = config.options
    chosen: list[object] = ["--edition", config.edition, "--board", config.board]
    chosen += ["--players", len(config.players), "--seed", config.seed]
    if options.promo:
        chosen += ["--promo", ",".join(options.promo)]
    chosen += ["--regions", "draft" if options.draft else "random"]
    chosen += [f"--{name}" for name in ("beginner",) if options.beginner]
    chosen += ["--open-money"] if options.open_money else []
    return chosen


def join(
    server: Server, config: GameConfig, seat: int, address: str = "", **more: object
) -> Process:
    """A computer player, as the game would have it if it were played in one process."""
    seed = player_seed(config.seed, seat)
    options = ("--ai", config.players[seat].kind, "--seed", seed, "--seat", seat)
    named = [word for name, value in more.items() for word in (f"--{name}", value)]
    return Process("join", address or server.address, server.code, *options, *named)
