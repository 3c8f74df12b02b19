"""What those at a table may see: the view of a client, its digest, what lies open at the start, and
what may be done, as data: enough to play a legal game without knowing the rules.

Hidden are the order of the pile, the cards removed unseen, the seed, and the money of others where
it is not played openly.
"""

import hashlib
import json
from collections.abc import Collection
from typing import Any, Protocol

from powergrid_qt.engine import CardId, Game, GameConfig, Options, Overrides, Record, family_on
from powergrid_qt.engine.auction import AuctionOptions, OpeningOptions
from powergrid_qt.engine.cards import has_number
from powergrid_qt.engine.guessed_pile import cards_drawn
from powergrid_qt.engine.opening import DraftOptions, TrustCityOptions
from powergrid_qt.engine.record import record_text

View = dict[str, Any]


class TableFamily(Protocol):
    """What a table needs to know of a family of editions."""

    def options(self, options: Options[Any]) -> dict[str, Any] | None:
        """A decision that only this family has, as data; None if it is one that all have."""

    def opening(self, game: Game) -> tuple[CardId, ...]:
        """The market as a record's set-up fixes it, of a game that has just been set up."""

    def with_market(self, config: GameConfig, market: tuple[CardId, ...]) -> Overrides:
        """The set-up of a game that could be true, by the seed of `config`, with this market."""


def family_of(config: GameConfig) -> TableFamily:
    family: TableFamily = family_on("table", config)
    return family


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
    setup: dict[str, Any] = {
        "order": list(state.order),
        "market": list(family_of(game.config).opening(game)),
    }
    if state.regions and not game.config.options.draft:  # drafted ones come with the moves
        setup["regions"] = list(state.regions)
    if state.rules.tiles:
        setup["tiles"] = list(state.rules.tiles)
    return setup


# -- what may be done ----------------------------------------------------------------------------


def options_of(game: Game) -> dict[str, Any]:
    """The decision that the game waits for."""
    options = game.legal_moves
    told = family_of(game.config).options(options)
    return common(options) if told is None else told


def common(options: Options[Any]) -> dict[str, Any]:
    """Those that all editions have."""
    match options:
        case OpeningOptions():
            offers = [offer(card, bids) for card, bids in options.offers]
            return {"offers": offers, "may_pass": options.may_pass}
        case AuctionOptions():
            bids = options.bids
            if not bids:
                return {"may_pass": True}
            if options.decision.leader is None:
                return {"offers": [offer(options.card, bids)], "may_pass": True}
            return {"bid": {"least": bids.start, "most": bids[-1]}, "may_pass": True}
        case DraftOptions():
            return {"regions": options.regions}
        case TrustCityOptions():
            return {"trust": options.cities}
    raise AssertionError(f"{type(options).__name__} cannot be told")


def offer(card: CardId, bids: range) -> dict[str, Any]:
    return {"plant" if has_number(card) else "card": card, "least": bids.start, "most": bids[-1]}
