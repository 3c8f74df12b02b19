"""The players as a viewer may see them: what is shown equals the engine at every position."""

from collections import Counter
from typing import Any

import pytest

from powergrid_qt.engine import Game, GameConfig
from powergrid_qt.engine.events import PlantsRun
from powergrid_qt.engine.grid.fuel import most_powered
from powergrid_qt.engine.grid.resources import Buying
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Buy, Hire
from powergrid_qt.engine.outpost.expansion import Expanding
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.engine.state import BUREAUCRACY
from powergrid_qt.models.players import (
    TRUST,
    PlayerFacts,
    facts_of,
)
from tests.engine.positions import cities_in_play, give, grid, new_game, to_phase
from tests.story_games import REPRESENTATIVES, config, every_kind, name_of, told

EVERY = 7
"""Every so many moves the position is looked at."""


@pytest.mark.long(but=REPRESENTATIVES)
@pytest.mark.parametrize("game_config", every_kind(), ids=name_of)
def test_what_is_shown_equals_the_engine(game_config: GameConfig) -> None:
    for number, (game, _) in enumerate(told(game_config)):
        if number % EVERY and not game.over:
            continue
        for viewer in (None, number % len(game_config.players)):
            check_players(facts_of(game, viewer), game, viewer)


def test_nobody_hires_any_more_once_a_game_on_outpost_is_over() -> None:
    """So no more can be lit than is, whatever workers would cost."""
    *_, (game, _) = told(config("outpost-2024", "outpost", 2, 49, promo=True))
    check_players(facts_of(game, None), game, None)


def check_players(players: list[PlayerFacts], game: Game, viewer: int | None) -> None:
    state = game.state
    seats = len(game.config.players)
    assert len(players) == seats + (state.trust is not None)
    for seat in range(seats):
        facts, player = players[seat], state.players[seat]
        who = game.config.players[seat]
        assert (facts.name, facts.color, facts.kind) == (who.name, who.color, who.kind)
        assert facts.cities == player.connected
        assert state.order[facts.place - 1] == seat if facts.place else False
        assert facts.current == (game.current == seat)
        if not facts.ran:
            assert facts.lit is None
            assert facts.lights == min(facts.power, player.connected)
            assert facts.income == state.rules.edition.income(facts.lights)
        assert facts.reach >= facts.lights or facts.ran
        assert facts.reach <= player.connected or not player.connected
        seen = player.money if game.over or seat == viewer else None
        assert facts.money == seen
    if isinstance(state, GridState):
        check_plants(players, state)
    else:
        assert isinstance(state, OutpostState)
        check_companies(players, state)


def check_plants(players: list[PlayerFacts], state: GridState) -> None:
    rules = state.rules
    owners: list[Any] = [*state.players]
    if state.trust is not None:
        owners.append(state.trust)
    for facts, owner in zip(players, owners, strict=True):
        assert tuple(plant.card for plant in facts.plants) == owner.plants
        shown = Counter(fuel for plant in facts.plants for fuel in plant.tokens)
        shown.update(facts.stored)
        assert shown == Counter(dict(rules.named(owner.tokens)))
        for plant in facts.plants:
            printed = rules.edition.plants[plant.card]
            fuels = {rules.edition.fuels[kind] for kind in printed.fuels}
            assert set(plant.tokens) <= fuels
            assert len(plant.tokens) <= plant.room == 2 * printed.burns
        if facts.kind == TRUST:
            continue
        player = state.players[facts.seat or 0]
        assert facts.power == most_powered(
            rules.hand(player.plants, player.attached), player.tokens, 99
        )
        assert facts.cards == player.cards
        assert len(facts.stored) <= (3 if "warehouse" in facts.cards else 0)
        assert facts.houses_left == rules.edition.houses - player.connected


def check_companies(players: list[PlayerFacts], state: OutpostState) -> None:
    companies = [(player.company, player.company.technologies) for player in state.players]
    if state.trust is not None:
        companies.append((state.trust.company, state.trust.unused))
    for facts, (company, technologies) in zip(players, companies, strict=True):
        shown = facts.company
        assert shown is not None
        assert tuple(card for card in shown.plants if card) == company.plants
        assert tuple(card for card in shown.shelters if card) == company.shelters
        assert len(shown.plants) == company.unlocked("plant") <= shown.spaces
        assert len(shown.shelters) == company.unlocked("shelter") <= shown.spaces
        assert (shown.reserve, shown.technologies) == (company.reserve, technologies)
        assert (shown.permanent, shown.seasonal) == (company.permanent, company.seasonal)
        assert shown.robots == company.robots


@pytest.mark.parametrize(
    "game_config", [config(players=3), config("outpost-2024", "outpost", 3)], ids=name_of
)
def test_who_has_run_their_plants_and_what_all_could_power(game_config: GameConfig) -> None:
    ran: set[int] = set()
    seen = 0
    for game, events in told(game_config):
        state = game.state
        if state.phase != BUREAUCRACY:
            ran = set()
        ran.update(event.seat for event in events if isinstance(event, PlantsRun))
        if state.phase == BUREAUCRACY and not game.over:
            seen += len(ran)
            shown = facts_of(game, None)
            assert {one.seat for one in shown if one.ran} == ran
            for event in events:
                if isinstance(event, PlantsRun):
                    one = shown[event.seat]
                    assert (one.lit, one.lights, one.income) == (
                        *(event.powered, event.powered),
                        event.income,
                    )
        else:
            assert not any(one.ran for one in facts_of(game, None))
        assert all(one.power <= one.capacity for one in facts_of(game, None))
    assert seen


MOST_PURCHASES, ENOUGH = 60, 25


@pytest.mark.long(
    but=["classic-2009-usa-6", "deluxe-2014-north-america-4", "recharged-2019-usa-2019-2"]
)
@pytest.mark.parametrize("game_config", every_kind()[1::5], ids=name_of)
def test_how_far_light_reaches_equals_trying_all_that_could_be_bought(
    game_config: GameConfig,
) -> None:
    """Hybrids, promo cards and Outpost's workers among it; whose money is hidden may have any."""
    tried = 0
    for game, _ in told(game_config):
        decision = game.state.decision
        if not isinstance(decision, Buying | Expanding) or not decision.idle:
            continue
        moves = [move for move in game.legal_moves if isinstance(move, Buy | Hire)]
        player = game.state.players[decision.seat]
        if len(moves) > MOST_PURCHASES or not player.connected:
            continue
        facts = facts_of(game, decision.seat)[decision.seat]
        best = facts.lights
        for move in moves:
            after = game.copy()
            after.apply(move)
            best = max(best, facts_of(after, decision.seat)[decision.seat].lights)
        tried += 1
        if not getattr(facts.company, "reserve", ()):
            assert facts.reach == best
        assert facts_of(game, None)[decision.seat].reach >= facts.reach
        if tried == ENOUGH:
            break
    assert tried


@pytest.mark.parametrize(("phase", "lights"), [("auction", 1), ("building", 0)])
def test_fuel_counts_for_what_can_be_lit_until_it_has_been_bought(phase: str, lights: int) -> None:
    game = new_game()
    give(game, 0, money=100, plants=(8,), cities=cities_in_play(game)[:1])
    to_phase(game, phase)
    assert facts_of(game, 0)[0].reach == lights


@pytest.mark.parametrize("edition", ["classic-2004", "outpost-2024"])
def test_what_others_could_light_tells_nothing_of_their_hidden_money(edition: str) -> None:
    board = "outpost" if edition.startswith("outpost") else "germany"
    for number, (game, _) in enumerate(told(config(edition, board, 3))):
        if number % EVERY or game.over:
            continue
        seen = facts_of(game, 0)
        for money in (0, 500):
            other = game.copy()
            for player in other.state.players[1:]:
                player.money = money
            assert facts_of(other, 0) == seen


def test_the_transformer_station_counts_in_what_all_plants_power() -> None:
    game = new_game(players=3, promo=["transformer-station"])
    give(game, 0, plants=(18, 22))  # they power 2 cities each
    assert facts_of(game, None)[0].capacity == 4
    grid(game).players[0].attached = (("transformer-station", 18),)
    assert facts_of(game, None)[0].capacity == 5


def test_open_money_is_shown_to_all() -> None:
    for game, _ in told(config(open_money=True, players=3)):
        for viewer in (None, 1):
            money = [facts.money for facts in facts_of(game, viewer)]
            assert money == [player.money for player in game.state.players]


def test_who_only_watches_sees_all_money() -> None:
    game = Game(config(players=3))
    facts = facts_of(game, None, nothing_hidden=True)
    assert [one.money for one in facts] == [player.money for player in game.state.players]
