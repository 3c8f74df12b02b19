"""What somebody may do, as data: enough to play a legal game without knowing the rules."""

from typing import Any

from powergrid_qt.engine import CardId, Game, Options
from powergrid_qt.engine.auction import AuctionOptions, OpeningOptions
from powergrid_qt.engine.cards import has_number
from powergrid_qt.engine.opening import DraftOptions, TrustCityOptions
from powergrid_qt.table.view import family_of


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
