"""Phase 5: which plants run and what they burn. The best choice is there from the start."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from operator import mul

from PySide6.QtCore import QCoreApplication

from powergrid_qt.app.grid.warnings import burnt_for_nothing
from powergrid_qt.app.turn.planned_actions import RunAction
from powergrid_qt.app.turn.played_game import PlayedGame
from powergrid_qt.app.turn.turn_action import LIT, ClickOffer
from powergrid_qt.engine import Move
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.bureaucracy import RunningOptions
from powergrid_qt.engine.grid.fuel import fuel_plans, produced
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Counts, Run, counts
from powergrid_qt.words.names import card_name, listed, tokens_text

translate = QCoreApplication.translate

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
                value = (income, -sum(map(mul, burnt, prices)), -size)
                if best_value is None or value > best_value:
                    running = zip(plants, plan, strict=True)
                    best = tuple((plant.id, rules.named(fuel)) for plant, fuel in running)
                    best_value = value
    return best


def _market_prices(state: GridState) -> list[int]:
    scales = state.rules.edition.scales
    return [scale.price(tokens) for scale, tokens in zip(scales, state.fuel, strict=True)]


class RunningAction(RunAction[Chosen]):
    def __init__(self, controller: PlayedGame) -> None:
        options = controller.game.options(RunningOptions)
        super().__init__(controller, best_run(options.state, options.seat))
        self._options = options
        self._state: GridState = options.state
        self.plants = options.state.players[options.seat].plants

    @property
    def running(self) -> tuple[CardId, ...]:
        return tuple(plant for plant, _ in self.plan)

    def burns(self, plant: CardId) -> dict[str, int]:
        """What a plant burns that is chosen to run."""
        return dict(dict(self.plan).get(plant, ()))

    def fuels(self, plant: CardId) -> tuple[str, ...]:
        edition = self._state.rules.edition
        return tuple(edition.fuels[kind] for kind in edition.plants[plant].fuels)

    # -- choosing -----------------------------------------------------------------------------

    def offer(self, plant: CardId) -> ClickOffer:
        if plant in self.running or self._way_to_run(plant) is not None:
            return LIT
        if not self._options.plants.get(plant):
            text = self.tr("You do not hold the fuel for {plant}.")
        else:
            text = self.tr("The other plants burn the fuel that {plant} needs.")
        return ClickOffer(False, text.format(plant=card_name(plant)), "not_enough_fuel")

    def _switched(self, plant: CardId) -> Chosen:
        return self._with(plant, None if plant in self.running else self._way_to_run(plant))

    def _with(self, plant: CardId, burns: Counts | None) -> Chosen:
        """The plan with another mixture for a plant; None: it does not run."""
        chosen = {**dict(self.plan), plant: burns}
        return tuple((own, fuel) for own in self.plants if (fuel := chosen.get(own)) is not None)

    def _way_to_run(self, plant: CardId) -> Counts | None:
        """The cheapest fuel for one more plant beside those that are chosen."""
        index = self._state.rules.edition.fuel_index
        prices = _market_prices(self._state)

        def price(way: Counts) -> int:
            return sum(amount * prices[index[fuel]] for fuel, amount in way)

        ways = sorted(self._options.plants.get(plant, ()), key=price)
        return next((way for way in ways if self._can_burn(plant, way)), None)

    def _can_burn(self, plant: CardId, burns: Counts) -> bool:
        return self._move(self._with(plant, burns)) in self._options

    def burn_more(self, plant: CardId, fuel: str) -> None:
        """Burn one token of this kind instead of one of another."""
        mixture = self._more_of(plant, fuel)
        if mixture is not None:
            self._choose(self._with(plant, mixture))

    def can_burn_more(self, plant: CardId, fuel: str) -> bool:
        return self._more_of(plant, fuel) is not None

    def _more_of(self, plant: CardId, fuel: str) -> Counts | None:
        burns = Counter(self.burns(plant))
        others = [other for other in burns if other != fuel]
        mixtures = (counts(burns + Counter({fuel: 1}) - Counter({other: 1})) for other in others)
        return next((mixture for mixture in mixtures if self._can_burn(plant, mixture)), None)

    # -- what it brings -----------------------------------------------------------------------

    def _powered(self, plan: Chosen) -> int:
        player = self._state.players[self.seat]
        plants = self._state.rules.hand(tuple(plant for plant, _ in plan), player.attached)
        return min(player.connected, produced(plants))

    @property
    def tokens_left(self) -> Counts:
        held = Counter(dict(self._state.rules.named(self._state.players[self.seat].tokens)))
        return counts(held - self._burnt_in(self.running))

    def _burnt_in(self, plants: Iterable[CardId]) -> Counter[str]:
        return sum((Counter(self.burns(plant)) for plant in plants), Counter())

    @property
    def warning(self) -> str:
        dark = super().warning
        spare = burnt_for_nothing(self._state, self.seat, self.running)
        if dark or not spare:
            return dark
        return translate("Warnings", "Burnt for nothing: {tokens} ({plants})").format(
            tokens=tokens_text(counts(self._burnt_in(spare)), self._state.rules.board),
            plants=listed(map(card_name, spare)),
        )

    # -- the plan -----------------------------------------------------------------------------

    def _move(self, plan: Chosen) -> Run:
        return Run(self.seat, plan)

    def _plan_move(self, move: Move) -> bool:
        assert isinstance(move, Run)
        return self._choose(tuple(sorted(move.plants, key=lambda run: self.plants.index(run[0]))))
