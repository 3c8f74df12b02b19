"""Somebody who plays by the options alone, as a client that others write may do."""

import queue
import random
import time
from typing import Any

from network_trials.processes import PATIENCE_S, Server
from powergrid_qt.table import proof
from powergrid_qt.table.client import Client
from powergrid_qt.table.wire import HUMAN


class Friend:
    """A person who plays by the options alone, and knows none of the rules."""

    def __init__(self, server: Server, seat: int) -> None:
        self.lines: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self.turn: dict[str, Any] | None = None
        self._number = 0
        self.over = False
        wish = {"name": f"P{seat}", "seats": [seat], "kind": HUMAN}
        code = proof.read_code(server.code)
        assert code is not None
        self.client = Client(("127.0.0.1", server.port), code, wish, self._hear)
        self.client.start()
        self.wait("welcome")

    def _hear(self, message: Any) -> None:
        if "turn" in message:
            self.turn = message["turn"]
        self.over = self.over or "over" in message
        self.lines.put(message)

    def wait(self, word: str) -> Any:
        while True:
            message = self.lines.get(timeout=PATIENCE_S)
            if word in message:
                return message

    def ask(self, message: Any, word: str) -> float:
        """How long the answer takes."""
        while not self.lines.empty():
            self.lines.get()
        started = time.perf_counter()
        self.client.send(message)
        self.wait(word)
        return time.perf_counter() - started

    def ping(self) -> float:
        return self.ask({"view": None}, "view")

    def move(self) -> None:
        turn, self.turn = self.turn, None
        if turn is not None:
            move = legal_move(turn["options"], random.Random(turn["n"]))
            self.client.send({"move": {"n": turn["n"], "p": turn["seat"], **move}})


def legal_move(options: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A move by what is told to be possible, in the form of a record."""
    ways: list[dict[str, Any]] = []
    for offer in options.get("offers", ()):
        card = {key: offer[key] for key in ("plant", "card") if key in offer}
        ways.append({"do": "open", **card, "bid": offer["least"]})
    if "bid" in options:
        ways.append({"do": "bid", "amount": options["bid"]["least"]})
    if options.get("may_pass"):
        ways.append({"do": "pass"})
    ways += [{"do": "region", "region": region} for region in options.get("regions", ())]
    ways += [{"do": "trust", "city": city} for city in options.get("trust", ())]
    for one in options.get("scrap", ()):
        ways += [{"do": "scrap", "plant": one["plant"], "drop": drop} for drop in one["drop"]]
    for fuel, offer in options.get("tokens", {}).items():
        ways.append({"do": "buy", "tokens": {fuel: rng.randint(1, offer["most"])}})
    for one in options.get("cities", ()):
        pieces = one.get("what", [None])
        ways += [
            {"do": "build", "city": one["city"], **({"what": what} if what else {})}
            for what in pieces
        ]
    ways += [{"do": "attach", "plant": plant} for plant in options.get("attach", ())]
    ways += [{"do": "place", **way} for way in options.get("place", ())]
    ways += [{"do": "hire", **way} for way in options.get("hire", ()) for _ in range(4)]
    if options.get("done"):
        ways.append({"do": "done"})
    if "best" in options:
        ways.append({"do": "run", "plants": options["best"]})
    elif "plants" in options:
        ways.append({"do": "run", "plants": burnt(options["plants"], options["held"])})
    return rng.choice(ways)


def burnt(plants: dict[str, Any], held: dict[str, int]) -> dict[str, Any]:
    """Plants that can run together, as far as the tokens go."""
    running, left = {}, dict(held)
    for plant, ways in plants.items():
        way = next((way for way in ways if all(left.get(f, 0) >= n for f, n in way.items())), None)
        if way is not None:
            running[plant] = way
            left = {fuel: amount - way.get(fuel, 0) for fuel, amount in left.items()}
    return running
