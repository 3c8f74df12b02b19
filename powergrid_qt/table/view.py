"""What those at a table may see: the view of a client, its digest, and what lies open at the start.

Hidden are the order of the pile, the cards removed unseen, the seed, and the money of others where
it is not played openly.
"""

import hashlib
import json
from collections.abc import Collection
from typing import Any

from powergrid_qt.engine import Game, Record
from powergrid_qt.engine.guessed_pile import cards_drawn
from powergrid_qt.engine.record import record_text

View = dict[str, Any]


def view_of(game: Game, seats: Collection[int]) -> View:
    """What is seen from these seats together; from none: what everybody sees."""
    view = game.snapshot()
    if not game.config.options.open_money:
        for seat, player in enumerate(view["players"]):
            if seat not in seats:
                player["money"] = None
    tops = [game.view_for(seat).get("top_card") for seat in seats]
    top = next((top for top in tops if top is not None), None)
    return view if top is None else {**view, "top_card": top}


def history_of(game: Game) -> list[dict[str, Any]]:
    """All moves, with the cards that they turned over."""
    return [
        {"move": move.to_json(), "drawn": cards_drawn(game.events_of(number))}
        for number, move in enumerate(game.moves, start=1)
    ]


def digest_of(view: View) -> str:
    text = json.dumps(view, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def head_of(record: Record) -> dict[str, Any]:
    """The head of a record without what would tell how the cards lie."""
    head: dict[str, Any] = json.loads(record_text(Record(record.config, (), rules=record.rules)))
    return {key: head[key] for key in head if key not in ("seed", "setup", "moves")}


def open_setup(game: Game) -> dict[str, Any]:
    """What lies open in a game that has just been set up, as the `setup` of a record has it."""
    state = game.state
    setup: dict[str, Any] = {"order": list(state.order), "market": list(state.rules.opening(state))}
    if state.regions and not game.config.options.draft:  # drafted ones come with the moves
        setup["regions"] = list(state.regions)
    if state.rules.tiles:
        setup["tiles"] = list(state.rules.tiles)
    return setup
