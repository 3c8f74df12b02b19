"""Turns in which somebody bought or built nothing, and what stood in the way."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from powergrid_qt.engine import Event, Game, Move
from powergrid_qt.engine.grid.building import BuildingOptions
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.moves import Build, Buy, Done, Hire


class Hindrance(StrEnum):
    """Why nothing can be bought or built."""

    FULL = "full"
    """No place for another token."""
    NO_BURNER = "no burner"
    """No plant that burns anything."""
    SOLD_OUT = "sold out"
    """There is none of what there is place for."""
    NO_CITY = "no city"
    """No city has room for the player, or the player no house left."""
    MONEY = "money"


@dataclass(frozen=True, slots=True)
class NothingDone(Event):
    """A turn ended in which its player did nothing; `hindrance` None: by their own choice."""

    seat: int
    phase: str
    hindrance: Hindrance | None


def nothing_done(game: Game, move: Move) -> NothingDone | None:
    """What to tell of a move that is about to be made, if it ends a turn in which nothing was
    bought or built."""
    if not isinstance(move, Done) or has_done(game.moves, move.seat, Buy, Build):
        return None
    return NothingDone(move.seat, game.state.phase, hindrance(game))


def has_done(moves: Sequence[Move], seat: int, *kinds: type[Move]) -> bool:
    """Whether the turn of a seat that the last moves belong to had such a move. Auctions of promo
    cards may have broken into it."""
    for move in reversed(moves):
        if isinstance(move, Done | Hire):
            break
        if move.seat == seat and isinstance(move, kinds):
            return True
    return False


def hindrance(game: Game) -> Hindrance | None:
    """Why the player on move can neither buy nor build; None if they can."""
    options = game.legal_moves
    if isinstance(options, BuyingOptions):
        return None if any(options.maximum.values()) else _in_the_market(options)
    if isinstance(options, BuildingOptions) and not options.prices:
        return Hindrance.MONEY if options.all_prices else Hindrance.NO_CITY
    return None


def _in_the_market(options: BuyingOptions) -> Hindrance:
    state = options.state
    player = state.players[options.seat]
    storage = state.rules.storage(player.plants, player.cards)
    if not storage.kinds:
        return Hindrance.NO_BURNER
    wanted = [kind for kind in storage.kinds if storage.room_for(kind, player.tokens) > 0]
    if not wanted:
        return Hindrance.FULL
    return Hindrance.MONEY if any(state.fuel[kind] for kind in wanted) else Hindrance.SOLD_OUT
