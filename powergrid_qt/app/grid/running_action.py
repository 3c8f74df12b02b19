"""Phase 5: which plants run and what they burn. The best choice is there from the start."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.grid.warnings import burnt_for_nothing
from powergrid_qt.app.player_action import PlannedAction, offer_for
from powergrid_qt.app.turn import Offer
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.bureaucracy import RunningOptions
from powergrid_qt.engine.grid.power import fuel_plans, produced
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Counts, Run, counts
from powergrid_qt.models.plans import trial
from powergrid_qt.words.names import cities_text, money_text
from powergrid_qt.words.warnings import burnt_text

Chosen = tuple[tuple[CardId, Counts], ...]


def best_run(state: GridState, seat: int) -> Chosen:
    """What brings the most income, and of that what burns the least value at market prices."""
    rules, player = state.rules, state.players[seat]
    hand = rules.hand(player.plants, player.attached)
    prices = _market_prices(state)
    best: Chosen = ()
    best_value: tuple[int, int, int] | None = None
    for size in range(len(hand) + 1):
        for plants in combinations(hand, size):
            powered = min(player.connected, produced(plants))
            income = rules.edition.income(powered)
            if best_value is not None and income < best_value[0]:
                continue
            for plan in fuel_plans(plants, player.tokens):
                burnt = [sum(kinds) for kinds in zip(*plan, strict=True)] or [0] * len(prices)
                # Of equal choices that with fewer plants: it is easier to read.
                value = (income, -_worth(burnt, prices), -size)
                if best_value is None or value > best_value:
                    running = zip(plants, plan, strict=True)
                    best = tuple((plant.id, rules.named(fuel)) for plant, fuel in running)
                    best_value = value
    return best


def _market_prices(state: GridState) -> list[int]:
    scales = state.rules.edition.scales
    return [scale.price(tokens) for scale, tokens in zip(scales, state.fuel, strict=True)]


def _worth(tokens: Sequence[int], prices: Sequence[int]) -> int:
    return sum(amount * price for amount, price in zip(tokens, prices, strict=True))


class RunningAction(PlannedAction[Chosen]):
    def __init__(self, controller: GameController) -> None:
        options = controller.game.legal_moves
        assert isinstance(options, RunningOptions)
        best = best_run(options.state, options.seat)
        super().__init__(controller, best)
        self._options = options
        self._state: GridState = options.state
        self._best = best
        self._chosen: dict[CardId, dict[str, int]] = {}
        self._restore(best)

    @property
    def sentence(self) -> str:
        return self.tr("{name}, choose the plants that run.").format(name=self.name)

    # -- plants -------------------------------------------------------------------------------

    @property
    def plants(self) -> tuple[CardId, ...]:
        return self._state.players[self.seat].plants

    @property
    def running(self) -> tuple[CardId, ...]:
        return tuple(self._chosen)

    def burns(self, plant: CardId) -> dict[str, int]:
        """What a plant burns that is chosen to run."""
        return dict(self._chosen.get(plant, {}))

    def fuels(self, plant: CardId) -> tuple[str, ...]:
        edition = self._state.rules.edition
        return tuple(edition.fuels[kind] for kind in edition.plants[plant].fuels)

    def offer(self, plant: CardId) -> Offer:
        """Whether a plant can be switched on or off."""
        if plant in self._chosen or self._way_to_run(plant) is not None:
            return Offer(True)
        ways = self._options.plants.get(plant)
        if not ways:
            return Offer(False, self.tr("You do not hold the fuel for this plant."))
        return Offer(False, self.tr("The other plants burn the fuel that this one needs."))

    def toggle(self, plant: CardId) -> None:
        if plant in self._chosen:
            del self._chosen[plant]
            self._planned()
            return
        way = self._way_to_run(plant)
        if way is None:
            self._tell(self.offer(plant).reason)
        else:
            self._chosen[plant] = dict(way)
            self._planned()

    def _way_to_run(self, plant: CardId) -> Counts | None:
        """The cheapest fuel for one more plant beside those that are chosen."""
        index = self._state.rules.edition.fuel_index
        prices = _market_prices(self._state)

        def price(way: Counts) -> int:
            return sum(amount * prices[index[fuel]] for fuel, amount in way)

        for way in sorted(self._options.plants.get(plant, ()), key=price):
            if self._move({**self._chosen, plant: dict(way)}) in self._options:
                return way
        return None

    def burn_more(self, plant: CardId, fuel: str) -> None:
        """Burn one token of this kind instead of one of another."""
        mixture = self._more_of(plant, fuel)
        if mixture is not None:
            self._chosen[plant] = mixture
            self._planned()

    def can_burn_more(self, plant: CardId, fuel: str) -> bool:
        return self._more_of(plant, fuel) is not None

    def _more_of(self, plant: CardId, fuel: str) -> dict[str, int] | None:
        if plant not in self._chosen:
            return None
        for other, amount in self._chosen[plant].items():
            if other != fuel and amount:
                mixture = {**self._chosen[plant], other: amount - 1}
                mixture[fuel] = mixture.get(fuel, 0) + 1
                if self._move({**self._chosen, plant: mixture}) in self._options:
                    return mixture
        return None

    # -- what it brings -----------------------------------------------------------------------

    @property
    def powered(self) -> int:
        return self._powered(self._chosen)

    def _powered(self, chosen: Mapping[CardId, object]) -> int:
        player = self._state.players[self.seat]
        plants = self._state.rules.hand(tuple(chosen), player.attached)
        return min(player.connected, produced(plants))

    @property
    def income(self) -> int:
        return self._state.rules.edition.income(self.powered)

    @property
    def tokens_left(self) -> Counts:
        held = dict(self._state.rules.named(self._state.players[self.seat].tokens))
        for burnt in self._chosen.values():
            for fuel, amount in burnt.items():
                held[fuel] -= amount
        return counts(held)

    @property
    def warning(self) -> str:
        dark = self._powered(dict(self._best)) - self.powered
        if dark > 0:
            return self.tr("{cities} would stay dark that could have light.").format(
                cities=cities_text(dark)
            )
        spare = burnt_for_nothing(self._state, self.seat, self.running)
        burnt = Counter[str]()
        for plant in spare:
            burnt.update(self.burns(plant))
        return burnt_text(counts(burnt), spare) if spare else ""

    # -- the plan -----------------------------------------------------------------------------

    def _plan_move(self, move: Move) -> bool:
        assert isinstance(move, Run)
        if sorted(move.plants, key=str) == sorted(self._plan_of_now(), key=str):
            return False
        self._restore(move.plants)
        self._planned()
        return True

    def _plan_of_now(self) -> Chosen:
        return tuple((plant, counts(fuel)) for plant, fuel in self._chosen.items())

    def _restore(self, plan: Chosen) -> None:
        self._chosen = {plant: dict(fuel) for plant, fuel in plan}

    @property
    def can_clear(self) -> bool:
        return sorted(self._plan_of_now(), key=str) != sorted(self._best, key=str)

    def clear(self) -> None:
        """Back to the best choice."""
        self._restore(self._best)
        self._planned()

    def _move(self, chosen: Mapping[CardId, Mapping[str, int]]) -> Run:
        order = [plant for plant in self.plants if plant in chosen]
        return Run(self.seat, tuple((plant, counts(chosen[plant])) for plant in order))

    @property
    def after(self) -> Game:
        copied = trial(self.game)
        copied.apply(self._move(self._chosen))
        return copied

    @property
    def main_label(self) -> str:
        return self.tr("Power {cities}: +{income}").format(
            cities=cities_text(self.powered), income=money_text(self.income)
        )

    @property
    def main_offer(self) -> Offer:
        return offer_for(self.game.why_not(self._move(self._chosen)))

    def main(self) -> None:
        self._play(self._move(self._chosen))
