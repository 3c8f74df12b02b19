"""What a table needs to know of Outpost."""

from typing import Any

from powergrid_qt.engine import CardId, Game, GameConfig, Options, Overrides, rules_for
from powergrid_qt.engine.guessed_pile import exchanged, exchanges
from powergrid_qt.engine.moves import Move
from powergrid_qt.engine.outpost.bureaucracy import RunningCardsOptions
from powergrid_qt.engine.outpost.company import workforce
from powergrid_qt.engine.outpost.edition import Effect
from powergrid_qt.engine.outpost.expansion import ExpansionOptions
from powergrid_qt.engine.outpost.rules import make_pile
from powergrid_qt.engine.outpost.state import OutpostFacts, OutpostState
from powergrid_qt.engine.outpost.trust import TrustBuildingOptions


class OutpostTable:
    def options(self, options: Options[Any]) -> dict[str, Any] | None:
        match options:
            case ExpansionOptions():
                pieces: dict[tuple[str, int], list[str]] = {}
                for city, what, price in options.builds:
                    pieces.setdefault((city, price), []).append(what)
                return {
                    "cities": [
                        {"city": city, "price": price, "what": what}
                        for (city, price), what in pieces.items()
                    ],
                    "place": [details(move) for move in options.placements],
                    "hire": [details(move) for move in options.hires],
                }
            case RunningCardsOptions():
                workers = workforce(options.state.players[options.seat].company)
                return {
                    "plants": {
                        card.id: {
                            "workers": card.workers,
                            "permanent": Effect.PERMANENT_ONLY in card.effect,
                        }
                        for card in options.cards
                    },
                    "workers": workers.all,
                    "permanent": workers.permanent,
                    "best": details(options.only_move)["plants"],
                }
            case TrustBuildingOptions():
                return {"trust": options.cities}
        return None

    def opening(self, game: Game) -> tuple[CardId, ...]:
        """The cards in the order drawn: by it equal ones lie on each other."""
        fixed = game.config.setup.market
        if fixed is not None:
            return fixed
        assert isinstance(game.state, OutpostState)
        pile = make_pile(game.state.rules)
        return pile[: len(pile) - len(game.state.pile)]

    def with_market(self, config: GameConfig, market: tuple[CardId, ...]) -> Overrides:
        rules = rules_for(config)
        assert isinstance(rules, OutpostFacts)
        pile = make_pile(rules)
        removed = tuple(card for card in rules.groups if card not in pile)
        for place, card in enumerate(market):
            for pair in exchanges(rules, pile, removed, place, card):
                pile, removed = exchanged(pile, pair), exchanged(removed, pair)
        return Overrides(market=market, pile=pile[len(market) :])


def details(move: Move) -> dict[str, Any]:
    """What a client has to add to `p` and `do`."""
    return {key: value for key, value in move.to_json().items() if key not in ("p", "do")}


FAMILY = OutpostTable()
