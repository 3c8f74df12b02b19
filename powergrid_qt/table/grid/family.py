"""What a table needs to know of the classic and deluxe editions."""

from typing import Any

from powergrid_qt.engine import CardId, Game, GameConfig, Options, Overrides
from powergrid_qt.engine.grid.auctions import AttachOptions, ScrapOptions
from powergrid_qt.engine.grid.building import BuildingOptions
from powergrid_qt.engine.grid.bureaucracy import RunningOptions
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.grid.state import GridState


class GridTable:
    def options(self, options: Options[Any]) -> dict[str, Any] | None:
        match options:
            case BuyingOptions():
                return {"tokens": tokens(options), "done": True}
            case BuildingOptions():
                prices = options.prices.items()
                return {"cities": [{"city": city, "price": price} for city, price in prices]} | {
                    "done": True
                }
            case RunningOptions():
                plants = options.plants.items()
                held = options.state.players[options.seat].tokens
                return {
                    "plants": {str(plant): [dict(way) for way in ways] for plant, ways in plants},
                    "held": dict(options.state.rules.named(held)),
                }
            case ScrapOptions():
                ways = {plant: options.drops(plant) for plant in options.candidates}
                return {
                    "scrap": [
                        {"plant": plant, "drop": [dict(way) for way in drops]}
                        for plant, drops in ways.items()
                    ]
                }
            case AttachOptions():
                return {"attach": list(options.plants)}
        return None

    def opening(self, game: Game) -> tuple[CardId, ...]:
        assert isinstance(game.state, GridState)
        return game.state.market

    def with_market(self, config: GameConfig, market: tuple[CardId, ...]) -> Overrides:
        return Overrides(market=market)


def tokens(options: BuyingOptions) -> dict[str, Any]:
    """What each kind costs, token by token, if nothing else is bought."""
    found = {}
    for fuel, most in options.maximum.items():
        if most:
            sums = [options.price(fuel, amount) for amount in range(most + 1)]
            prices = [sums[amount + 1] - sums[amount] for amount in range(most)]
            found[fuel] = {"most": most, "prices": prices}
    return found


FAMILY = GridTable()
