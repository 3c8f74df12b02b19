"""The classic and deluxe editions, as the engine sees them: their rules, and what must hold in
every position."""

from typing import Any

from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.config import GameConfig
from powergrid_qt.engine.events import Event
from powergrid_qt.engine.families import EngineFamily, import_folder
from powergrid_qt.engine.grid.auctions import Scrapping
from powergrid_qt.engine.grid.cards import TaxesPaid
from powergrid_qt.engine.grid.plant_market import current_market
from powergrid_qt.engine.grid.rules import GridRules
from powergrid_qt.engine.grid.state import GridPlayer, GridState
from powergrid_qt.engine.invariants import check_houses, require
from powergrid_qt.engine.state import IN_MARKET


class GridEngine(EngineFamily):
    def rules(self, config: GameConfig) -> GridRules:
        """A board of one's own has figures only, whatever it is called."""
        import_folder("powergrid_qt.engine.grid.boards")
        own = config.own_board is not None
        kind = GridRules if own else GridRules.on_boards.get(config.board, GridRules)
        return kind(config)

    def paid(self, event: Event) -> tuple[int, int] | None:
        return (event.seat, event.amount) if isinstance(event, TaxesPaid) else None

    def cards(self, state: GridState) -> list[CardId]:
        found: list[CardId] = [*state.market, *state.beside, *state.waiting]
        for player in state.players:
            found += (*player.plants, *player.cards)
        if state.trust is not None:
            found += state.trust.plants
        auctioned = getattr(state.decision, "card", None)
        if auctioned is not None and auctioned not in (*found, *state.pile):
            found.append(auctioned)
        return found

    def check(self, state: GridState) -> None:
        _check_tokens(state)
        _check_market(state)
        for player in state.players:
            _check_player(state, player)
        check_houses(state, [player.cities for player in state.players])


def _check_tokens(state: GridState) -> None:
    edition = state.rules.edition
    for kind, total in enumerate(edition.tokens):
        held = sum(player.tokens[kind] for player in state.players)
        held += state.trust.tokens[kind] if state.trust is not None else 0
        counts = (state.fuel[kind], state.supply[kind], held)
        require(min(counts) >= 0, f"less than no {edition.fuels[kind]}")
        require(sum(counts) == total, f"tokens of {edition.fuels[kind]}: {counts}, not {total}")


def _check_market(state: GridState) -> None:
    ranks = [state.rules.rank[plant] for plant in state.market]
    require(ranks == sorted(ranks), "the market is sorted")
    require(len(state.market) + (state.step3 == IN_MARKET) <= state.places, "the market has room")
    require(not state.waiting or state.step != 2, "what waited for step 2 lies on the pile (M1.5)")
    current = ranks[: len(current_market(state))]
    if state.rules.edition.outgrown_leaves:
        alive = all(rank > state.leader for rank in current)
        require(alive, "plants that are too small leave (P4.6)")


def _check_player(state: GridState, player: GridPlayer) -> None:
    rules, edition = state.rules, state.rules.edition
    stored: Any = rules.storage(player.plants, player.cards)
    require(stored.fits(player.tokens) and min(player.tokens) >= 0, "the tokens fit in the plants")
    connected = len(player.cities) + ("theme-park" in player.cards)
    require(player.connected == connected <= edition.houses, "houses and cities")
    attached = all(c in player.cards and plant in player.plants for c, plant in player.attached)
    require(attached, "attached cards lie at a plant of their owner")
    require(set(player.cities) <= state.network.in_play, "cities are in play")
    if player.cities and state.phase == "building":
        ways = [state.network.costs_from(own) for own in player.cities]
        require(player.reach == tuple(map(min, zip(*ways, strict=True))), "the cheapest ways")
    most = rules.max_plants + isinstance(state.decision, Scrapping)
    require(len(player.plants) <= most, "nobody has too many plants")


FAMILY = GridEngine()
