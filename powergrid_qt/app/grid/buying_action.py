"""Phase 3: a cart that is filled from the market and paid with the main button."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from powergrid_qt.app.grid.warnings import light_for_sale
from powergrid_qt.app.turn.planned_actions import PlanLabels, PlannedTurn
from powergrid_qt.app.turn.played_game import PlayedGame
from powergrid_qt.app.turn.turn_action import ClickOffer, offer_for
from powergrid_qt.engine import Game, Move, Refusal
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.fuel import lay_out
from powergrid_qt.engine.grid.resources import BuyingOptions, missing_tokens
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Buy, Counts, Done, counts
from powergrid_qt.words.names import cities_text, money_text, tokens_text

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Cart:
    tokens: Counts = ()
    runs: tuple[tuple[CardId, int], ...] = ()
    """The plants for whose runs the cart was filled, each with the number of runs."""


class BuyingAction(PlannedTurn[Cart]):
    """Fill the cart by clicking tokens or by asking for fuel for runs of plants."""

    def __init__(self, controller: PlayedGame) -> None:
        super().__init__(controller, Cart())
        self._options = self.game.options(BuyingOptions)
        self._state: GridState = self._options.state

    @property
    def sentence(self) -> str:
        return self.tr("{name}, buy resources: click tokens in the market.").format(name=self.name)

    @property
    def warning(self) -> str:
        missing = light_for_sale(self.after)
        if missing is None:
            return ""
        return translate("Warnings", "{cities} would stay dark: {tokens}, {price}").format(
            cities=cities_text(missing.cities),
            tokens=tokens_text(missing.tokens, self._state.rules.board),
            price=money_text(missing.price),
        )

    # -- the cart -----------------------------------------------------------------------------

    @property
    def fuels(self) -> tuple[str, ...]:
        return self._state.rules.edition.fuels

    @property
    def cart(self) -> dict[str, int]:
        return dict(self.plan.tokens)

    def _put(self, tokens: Mapping[str, int], runs: Mapping[CardId, int]) -> Refusal | None:
        """Have exactly these tokens in the cart; the reason if they cannot be bought."""
        bought = counts(tokens)
        refusal = self.game.why_not(Buy(self.seat, bought)) if bought else None
        if refusal is None:
            asked = tuple((plant, times) for plant, times in runs.items() if times)
            self._change(Cart(bought, asked))
        return refusal

    def price_of(self, fuel: str) -> int:
        """What the tokens of a kind in the cart cost."""
        return self._options.price(fuel, self.cart.get(fuel, 0))

    @property
    def total(self) -> int:
        return sum(self.price_of(fuel) for fuel in self.cart)

    def fuel_limit(self, fuel: str) -> int:
        """The most of a kind that could be in the cart, with the other kinds that are in it."""
        most = self._options.maximum[fuel]
        while most > 0 and self._purchase_with(fuel, most) not in self._options:
            most -= 1
        return most

    def fuel_offer(self, fuel: str, amount: int) -> ClickOffer:
        """Whether so many of a kind could be in the cart, with the other kinds that are in it."""
        refusal = self.game.why_not(self._purchase_with(fuel, amount))
        return offer_for(refusal, self._state.rules.board)

    def _purchase_with(self, fuel: str, amount: int) -> Buy:
        return Buy(self.seat, counts({**self.cart, fuel: amount}))

    def click_fuel(self, fuel: str, amount: int) -> None:
        """Have everything up to this token in the cart; the last of them again: put it back."""
        if self.cart.get(fuel, 0) == amount:
            amount -= 1
        self.set_amount(fuel, amount)

    def set_amount(self, fuel: str, amount: int) -> None:
        self._refuse(self._put({**self.cart, fuel: max(0, amount)}, {}))

    def choose_number(self, place: int) -> None:
        self._add(place, 1)

    def leave_number(self, place: int) -> None:
        self._add(place, -1)

    def _add(self, place: int, amount: int) -> None:
        if place < len(self.fuels):
            fuel = self.fuels[place]
            self.set_amount(fuel, self.cart.get(fuel, 0) + amount)

    def can_use(self, fuel: str) -> bool:
        """Whether the player has any place for a kind of token."""
        player = self._state.players[self.seat]
        storage = self._state.rules.storage(player.plants, player.cards)
        kind = self._state.rules.edition.fuel_index[fuel]
        return storage.room_for(kind, (0,) * len(player.tokens)) > 0

    # -- fuel for runs ------------------------------------------------------------------------

    @property
    def burners(self) -> tuple[CardId, ...]:
        """The player's plants that burn something."""
        rules = self._state.rules
        hand = rules.hand(self._state.players[self.seat].plants)
        return tuple(plant.id for plant in hand if plant.burns)

    def runs(self, plant: CardId) -> int:
        """Return for how many runs of a plant the cart was filled."""
        return dict(self.plan.runs).get(plant, 0)

    def want_runs(self, plant: CardId, times: int) -> None:
        """Fill the cart so that a plant, and those asked for before, can run so many times; the
        same number again takes it back."""
        wanted = 0 if self.runs(plant) == times else times
        self._fill({**dict(self.plan.runs), plant: wanted})

    def want_all(self, times: int) -> None:
        """Fill the cart so that all plants can run so many times."""
        wanted = 0 if self.all_wanted(times) else times
        self._fill(dict.fromkeys(self.burners, wanted))

    def all_wanted(self, times: int) -> bool:
        return bool(self.burners) and all(self.runs(plant) == times for plant in self.burners)

    def _fill(self, runs: dict[CardId, int]) -> None:
        first = None
        for tokens in missing_tokens(self._state, self.seat, runs):
            refusal = self._put(tokens, runs)
            if refusal is None:
                if self.plan.runs and not tokens:
                    self._tell(self.tr("You hold the fuel for that already."))
                return
            first = first or refusal
        self._refuse(first)

    def stored(self) -> dict[CardId | None, Counts]:
        """What would lie on each plant with the cart bought, and in the warehouse (None)."""
        after = self.after.state
        assert isinstance(after, GridState)
        rules, player = after.rules, after.players[self.seat]
        holding = lay_out(rules.hand(player.plants), player.tokens)
        lying = zip(player.plants, holding.on_plants, strict=True)
        return {
            **{plant: rules.named(tokens) for plant, tokens in lying},
            None: rules.named(holding.beside),
        }

    # -- the plan -----------------------------------------------------------------------------

    @property
    def planned_moves(self) -> tuple[Move, ...]:
        return (Buy(self.seat, self.plan.tokens),) if self.plan.tokens else ()

    def _plan_move(self, move: Move) -> bool:
        if not isinstance(move, Buy):
            return False
        self._refuse(self._put(Counter(self.cart) + Counter(dict(move.tokens)), {}))
        return True

    @property
    def after(self) -> Game:
        return self.planned_position

    # -- moves --------------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        return not self.plan.tokens

    @property
    def labels(self) -> PlanLabels:
        return PlanLabels(
            nothing=self.tr("Buy nothing"),
            choose=self.tr("Choose resources"),
            end=self.tr("Buy for {price}").format(price=money_text(self.total)),
        )

    @property
    def main_moves(self) -> tuple[Move, ...]:
        return (*self.planned_moves, Done(self.seat))
