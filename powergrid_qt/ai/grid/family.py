"""The classic and deluxe editions, as the levels see them."""

from typing import Any, ClassVar

from powergrid_qt.ai.family import AiFamily, FuelShortage, FuelStock, Lack, LackCause, Policy
from powergrid_qt.ai.grid.characters import EASY, HARD, NORMAL, GridCharacter
from powergrid_qt.ai.grid.cities import affordable_cities, built
from powergrid_qt.ai.grid.outlook import GridOutlook, without
from powergrid_qt.ai.grid.policy import GridPolicy
from powergrid_qt.ai.grid.styles import CHOICES, STYLES
from powergrid_qt.ai.grid.supply import scarce_stock, shortages
from powergrid_qt.ai.grid.watch import GridWatch
from powergrid_qt.engine import Move
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.building import Building
from powergrid_qt.engine.grid.fuel import best_run, produced
from powergrid_qt.engine.grid.state import GridPlayer, GridState
from powergrid_qt.engine.moves import Done
from powergrid_qt.engine.state import RESOURCES

OWN = (
    "future",
    "money",
    "cities",
    "power",
    "powered",
    "income",
    "place",
    "fuel",
    "city price",
    "final",
    "largest plant",
)
"""What the numbers tell that describe a player at the start of a round, for the evaluation."""
LEADS = ("cities", "power", "money", "income", "final")
"""Numbers of which it is also told how far a player is ahead of the best of the others."""
NAMES = (*OWN, *(f"lead in {name}" for name in LEADS))
_LEADS_AT = tuple(map(OWN.index, LEADS))


def features(outlook: GridOutlook, state: GridState) -> list[tuple[float, ...]]:
    """The numbers of `NAMES` for each seat, all of the order of 1. Power is that of plants that
    there will be fuel for, `powered` what there is fuel for now, and `final` what could be powered
    if the game ended with this round."""
    own = [standing(outlook, state, seat) for seat in range(len(state.players))]
    found = []
    for seat, row in enumerate(own):
        others = [other for at, other in enumerate(own) if at != seat]
        leads = [row[at] - max([other[at] for other in others]) for at in _LEADS_AT]
        found.append((*row, *leads))
    return found


def standing(outlook: GridOutlook, state: GridState, seat: int) -> tuple[float, ...]:
    """What there is to tell of a player without looking at the others."""
    player, rules = state.players[seat], state.rules
    end = rules.end_cities
    price = outlook.city_price(state, seat)
    later = outlook.earnings(seat, player.plants, player.attached)
    now = outlook.earnings_now(seat, player.plants, player.attached)
    whole = min(now.power, len(now.incomes) - 1)
    fuel = rules.edition.payout[whole] - now.incomes[whole]
    reachable = player.connected + affordable_cities(state, seat, max(player.money - fuel, 0))
    stock = 0.0
    for tokens, token_price in zip(player.tokens, outlook.prices(state), strict=True):
        stock += tokens * token_price
    return (
        outlook.without(seat, player, price) / 100,
        player.money / 100,
        player.connected / end,
        min(later.power, end) / end,
        min(player.connected, now.power) / end,
        later.incomes[min(player.connected, len(later.incomes) - 1)] / 100,
        state.order.index(seat) / max(len(state.players) - 1, 1),
        stock / 20,
        price / 30,
        min(now.power, reachable, end + 2) / end,
        rules.rank[player.plants[-1]] / 50 if player.plants else 0.0,
    )


class GridFamily(AiFamily):
    name = "grid"
    characters: ClassVar = {"easy": EASY, "normal": NORMAL, "hard": HARD}
    styles = STYLES
    choices = CHOICES

    def __init__(self) -> None:
        self._judge = GridPolicy(HARD)

    def policy_by(self, character: GridCharacter, seed: int) -> Policy:
        return GridPolicy(character, seed)

    def features(self, state: Any) -> list[tuple[float, ...]]:
        return features(self._judge.outlook(state), state)

    def full_power(self, state: Any, player: Any) -> int:
        return produced(state.rules.hand(player.plants, player.attached))

    def card_power(self, state: GridState, card: CardId) -> int:
        return produced(state.rules.hand((card,), ())) if card in state.rules.rank else 0

    def card_fuels(self, state: GridState, card: CardId) -> tuple[str, ...]:
        edition = state.rules.edition
        if card not in state.rules.rank or not edition.plants[card].burns:
            return ()
        return tuple([edition.fuels[kind] for kind in edition.plants[card].fuels])

    def power_with(self, state: GridState, player: GridPlayer, card: CardId) -> int:
        rules, plants = state.rules, (*player.plants, card)
        if len(plants) <= rules.max_plants:
            return produced(rules.hand(plants, player.attached))
        return max(
            produced(rules.hand((*player.plants[:at], *player.plants[at + 1 :], card), kept))
            for at, plant in enumerate(player.plants)
            for kept in [without(player.attached, plant)]
        )

    def to_build(self, seat: int) -> Building:
        return Building(seat, ())

    def built(self, state: GridState) -> tuple[int, ...]:
        return built(state)

    def pieces(self, state: GridState, seat: int) -> dict[tuple[str, str | None], int]:
        prices = Building(seat, ()).options(state).prices
        return {(city, None): price for city, price in prices.items()}

    def ends_supply(self, state: Any, move: Move) -> bool:
        return isinstance(move, Done) and state.phase == RESOURCES

    def lack(self, state: GridState, player: GridPlayer) -> Lack:
        rules = state.rules
        hand = rules.hand(player.plants, player.attached)
        running = [plant for plant, _ in best_run(hand, player.tokens, player.connected)]
        able, powered = (min(player.connected, produced(some)) for some in (hand, running))
        if powered == able:
            return Lack(0)
        kinds = {kind for plant in hand if plant not in running for kind in plant.fuels}
        return Lack(able - powered, tuple(rules.edition.fuels[kind] for kind in sorted(kinds)))

    def lack_cause(self, state: GridState, move: Move, lack: Lack) -> LackCause:
        scales, index = state.scales_for(move.seat), state.rules.edition.fuel_index
        kinds = [kind for name in lack.fuels if state.available(kind := index[name])]
        prices = [scales[kind].next_price(state.fuel[kind], 0) for kind in kinds]
        if not prices:
            return LackCause.SOLD_OUT
        return LackCause.MONEY if min(prices) > state.players[move.seat].money else LackCause.LEFT

    def shortages(self, state: Any, seat: int) -> tuple[FuelShortage, ...]:
        return shortages(state, seat)

    def watch(self) -> GridWatch:
        return GridWatch()

    def stock(self, state: Any, seat: int) -> FuelStock | None:
        return scarce_stock(state, seat)


FAMILY = GridFamily()
