"""Whole games of every kind for the tests of the turn: how they start, and who chooses."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.grid.plant_actions import AttachAction, ScrapAction
from powergrid_qt.app.grid.running_action import RunningAction
from powergrid_qt.app.outpost.actions import RunCardsAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.turn.auction_actions import BidAction, OpeningAction, RaisingAction
from powergrid_qt.app.turn.setup_actions import ChoosingAction, DraftAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import COLORS, GameConfig, GameOptions, Seat
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.edition import edition_facts
from powergrid_qt.engine.outpost.expansion import PIECES
from powergrid_qt.models.outpost.company_board import SPACES

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eve", "Fay")


@dataclass(frozen=True)
class Kind:
    """A kind of game: `kinds` of its seats ("human" or a level)."""

    edition: str
    board: str
    players: int
    promo: bool = False
    draft: bool = False

    @property
    def id(self) -> str:
        extras = "".join(["-promo" * self.promo, "-draft" * self.draft])
        return f"{self.edition}-{self.board}-{self.players}{extras}"

    def config(self, *, seed: int = 3, open_money: bool = True, humans: int = 6) -> GameConfig:
        promo: tuple[str, ...] = ()
        if self.promo:
            facts = edition_facts(self.edition, self.board)
            promo = tuple(card for card in facts.promo_cards if card not in facts.always_in_deck)
        seats = tuple(
            Seat(NAMES[n], COLORS[n], "human" if n < humans else "random")
            for n in range(self.players)
        )
        options = GameOptions(promo=promo, draft=self.draft, open_money=open_money)
        return GameConfig(self.edition, self.board, seats, seed, options)


KINDS = (
    Kind("classic-2004", "germany", 2),
    Kind("classic-2004", "usa", 3),
    Kind("classic-2009", "germany", 4, draft=True),
    Kind("classic-2009", "usa", 5),
    Kind("classic-2004", "germany", 6),
    Kind("classic-2004", "germany", 4, promo=True),
    Kind("deluxe-2014", "europe", 2),
    Kind("deluxe-2014", "europe", 3, draft=True),
    Kind("deluxe-2014", "north-america", 2),
    Kind("deluxe-2014", "north-america", 4),
    Kind("outpost-2024", "outpost", 2),
    Kind("outpost-2024", "outpost", 4),
)
REPRESENTATIVES = (
    *("classic-2009-usa-5*", "classic-2004-germany-4-promo*"),
    *("deluxe-2014-europe-2*", "outpost-2024-outpost-4*"),
)
"""The quick tests have these, by their ids: a plain game, promo cards, the Trust, Outpost."""


def payable(action: OpeningAction) -> list[CardId]:
    """The cards that the player can pay for, as whoever counts his money knows."""
    lit = [card for card in action.cards if action.card_offer(card).lit]
    return [card for card in lit if action.minimum(card) <= action.money]


def too_dear(action: BidAction) -> bool:
    return action.bid > action.money


class Chooser:
    """Plays by what an action offers, like somebody who tries things out.

    Each method changes the plan of an action by one click; `decide` then confirms or passes.
    """

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def take_turn(self, action: PlayerAction) -> None:
        """Some clicks, then the main button or a pass."""
        for _ in range(self.clicks(action)):
            click = self.click(action)
            if click is not None:
                click()
        if self.wants_to_pass(action):
            action.pass_turn()
        else:
            action.confirm()

    def clicks(self, action: PlayerAction) -> int:
        match action:
            case OpeningAction() | ChoosingAction():
                return 1
            case BuildingAction() | ExpansionAction():
                return self.rng.randint(2, 6)
            case _:
                return self.rng.randint(0, 3)

    def wants_to_pass(self, action: PlayerAction) -> bool:
        offer = action.pass_offer
        if offer is None or not offer.lit:
            return False
        if not action.main_offer.lit or (isinstance(action, BidAction) and too_dear(action)):
            return True
        return isinstance(action, RaisingAction) and self.rng.random() < 0.5

    def click(self, action: PlayerAction) -> Callable[[], None] | None:
        """One thing to click, None if there is nothing sensible."""
        rng = self.rng
        match action:
            case OpeningAction():
                cards = payable(action)
                if not cards or (action.pass_offer.lit and rng.random() < 0.3):
                    return None
                card = rng.choice(cards)
                return lambda: action.click_card(card)
            case BidAction():
                most = max(0, action.money - action.bid)
                return lambda: action.raise_by(min(rng.choice((0, 0, 1)), most))
            case DraftAction():
                region = rng.choice(action.choices)
                return lambda: action.click_region(region)
            case ChoosingAction():
                city = rng.choice(action.choices)
                return lambda: action.click_city(city)
            case BuyingAction():
                return self.token(action)
            case BuildingAction() | ExpansionAction():
                return self.piece(action)
            case ScrapAction() | AttachAction():
                plants = [plant for plant in action.plants[:-1] if action.card_offer(plant).lit]
                return (lambda: action.click_card(rng.choice(plants))) if plants else None
            case RunningAction() | RunCardsAction():
                return None
        raise AssertionError(f"what is {action}?")

    def token(self, action: BuyingAction) -> Callable[[], None] | None:
        if not action.burners:
            return None
        if self.rng.random() < 0.5:
            return lambda: action.want_all(1)
        plant = self.rng.choice(action.burners)
        return lambda: action.want_runs(plant, 1)

    def piece(self, action: Any) -> Callable[[], None] | None:
        """One of the cheapest cities; for a company also a card of the reserve."""
        if isinstance(action, ExpansionAction) and action.tried.company.reserve:
            if self.rng.random() < 0.5:
                return lambda: self.place(action)
            action.choose_piece(self.rng.choice(PIECES))
        cities = [
            city.id
            for city in action.state.rules.board.cities
            if action.city_offer(city.id).lit and city.id not in action.planned_cities
        ]
        if not cities:
            return None
        ways = {city: action.way_to(city) for city in cities}
        cheapest = sorted(cities, key=lambda city: ways[city].connection + ways[city].slot)[:3]
        city = self.rng.choice(cheapest)
        return lambda: action.click_city(city)

    def place(self, action: ExpansionAction) -> None:
        card = self.rng.choice(action.tried.company.reserve)
        action.click_reserve(card)
        for kind in SPACES:
            for lying in (None, *action.tried.company.lying(kind)):
                if action.picked_card is not None and action.space_offer(kind, lying).lit:
                    action.click_space(kind, lying)
