"""Why a turn is advised: every number is one that the rules confirm. They are worked out once more
here, in other ways than the reasons do."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import pytest

from powergrid_qt.ai.advice import Adviser
from powergrid_qt.ai.comparison import whole_turn
from powergrid_qt.ai.family import family_of
from powergrid_qt.ai.hidden import Onlooker
from powergrid_qt.ai.levels import Level
from powergrid_qt.ai.search import SearchPlayer
from powergrid_qt.ai.simulation import computer_seats, play_on, players_of
from powergrid_qt.ai.turn_reasons import MOST, TurnReasons, reasons_for
from powergrid_qt.engine import Game, GameConfig, Move
from powergrid_qt.engine.auction import Auction, Opening
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.config import GameOptions
from powergrid_qt.engine.grid.building import Building
from powergrid_qt.engine.grid.fuel import most_powered, produced
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Build, Buy, Done, Hire, Open, Pass, Place, Reason
from powergrid_qt.engine.outpost.company import most_powered as most_run
from powergrid_qt.engine.outpost.expansion import Expanding
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.engine.what_if import trial

State = GridState | OutpostState


def light(state: State, seat: int, more: int = 0) -> int:
    """Cities with power, if a player had so many more."""
    if isinstance(state, GridState):
        mine = state.players[seat]
        hand = state.rules.hand(mine.plants, mine.attached)
        return most_powered(hand, mine.tokens, mine.connected + more)
    company = state.players[seat]
    return most_run(state.rules.edition, company.company, company.connected + more)


def capacity(state: State, seat: int, card: CardId | None = None) -> int:
    """What all plants of a player power, with a card more if there is one."""
    if isinstance(state, GridState):
        mine, most = state.players[seat], state.rules.max_plants
        owned = mine.plants if card is None else (*mine.plants, card)
        return max(
            produced(state.rules.hand(some, tuple(one for one in mine.attached if one[1] in some)))
            for some in combinations(owned, min(len(owned), most))
            if card is None or card in some
        )
    company, cards = state.players[seat].company, state.rules.edition.cards
    plus = sum(cards[one].effect.get("extra_cities_per_plant", 0) for one in company.technologies)
    names = list(company.plants) if card is None else [*company.plants, *company.reserve, str(card)]
    powers = sorted([cards[one].cities + plus for one in names if cards[one].workers])
    spaces = sum(kind == "plant" for _, kind in company.buildings)
    aside = [cards[one].cities + plus for one in company.shelters if cards[one].workers]
    return sum(powers[::-1][:spaces]) + sum(aside)


def after(game: Game, turn: Sequence[Move]) -> Game:
    """Once all of it is done but for what ends it."""
    tried = trial(game)
    for move in turn:
        if isinstance(move, Buy | Build | Place):
            tried.apply(move)
    return tried


def order_with(state: State, seat: int, more: int) -> list[int]:
    """The order of the next round: cities, then the largest plants (P1.1, O7)."""

    def standing(one: int) -> tuple[int, list[float]]:
        player = state.players[one]
        cities = player.connected + (more if one == seat else 0)
        if isinstance(state, GridState):
            rank = state.rules.rank
            numbers = [max([rank[plant] for plant in state.players[one].plants], default=0)]
        else:
            company, cards = state.players[one].company, state.rules.edition.cards
            owned = (*company.reserve, *company.plants, *company.shelters, *company.technologies)
            numbers = sorted([cards[card].number for card in owned], reverse=True)
        return -cities, [*[-number for number in numbers], 0]

    kept = state.order if isinstance(state, GridState) else state.order[::-1]
    return sorted(kept, key=standing)


def check_rivals(game: Game, turn: Sequence[Move], reason: Reason) -> None:
    """What is said of others."""
    state, seat = game.state, turn[0].seat
    then = after(game, turn).state
    assert isinstance(state, State)
    assert isinstance(then, State)
    rival, decision = dict(reason.values).get("rival"), state.decision
    assert rival is None or rival != seat
    match reason.code:
        case "turn_denies":
            assert isinstance(rival, int)
            assert isinstance(decision, Auction | Opening)
            card = decision.card if isinstance(decision, Auction) else getattr(turn[0], "card", 0)
            bidders = decision.bidders if isinstance(decision, Auction) else decision.still_in
            assert rival in bidders
            assert (reason["was"], reason["capacity"]) == (
                capacity(state, rival),
                capacity(state, rival, card),
            )
        case "turn_denies_fuel":
            assert isinstance(state, GridState)
            kind = state.rules.edition.fuel_index[str(reason["fuel"])]
            assert isinstance(then, GridState)
            assert reason["tokens"] == then.available(kind)
        case "turn_place":
            assert isinstance(rival, int)
            place = state.rules.board.city_index[str(reason["city"])]
            assert reason["price"] == state.slot_price(place) + state.players[
                rival
            ].connection_cost(place)
            assert len(then.slots[place]) >= state.rules.room[state.step][place]
            assert rival not in then.slots[place]
        case "turn_site":
            assert isinstance(state, OutpostState)
            assert isinstance(rival, int)
            builds = Expanding(rival, ()).options(state).builds
            assert (reason["city"], reason["piece"], reason["price"]) in builds
        case "turn_order" | "turn_order_workers":
            assert isinstance(decision, Building | Expanding)
            for taker in map(int, str(reason["takers"]).split(",")):
                assert taker in decision.acted
                now, more = order_with(then, seat, 0), order_with(then, seat, 1)
                assert now.index(taker) < now.index(seat)
                assert more.index(taker) > more.index(seat)
        case "turn_step2_near":
            assert isinstance(rival, int)
            assert reason["best"] == state.players[rival].connected == state.leader
            assert reason["needed"] == state.rules.step2_cities
        case "turn_end_near":
            assert isinstance(rival, int)
            player, end = state.players[rival], state.rules.end_cities
            assert (reason["best"], reason["needed"]) == (player.connected, end)
            assert player.money >= (end - player.connected) * min(state.rules.edition.slots)


def check(game: Game, turn: Sequence[Move], reason: Reason) -> None:
    before, seat = game.state, turn[0].seat
    tried = after(game, turn)
    then = tried.state
    assert isinstance(before, State)
    assert isinstance(then, State)
    mine: Any = then.players[seat]
    income = before.rules.edition.income
    hired = trial(game)
    for move in turn:
        if not isinstance(move, Done | Open | Pass):
            hired.apply(move)
    lit = light(hired.state, seat) if isinstance(hired.state, State) else 0
    match reason.code:
        case "turn_income":
            assert reason["powered"] == lit
            assert reason["income"] == income(lit)
            assert reason["before"] == income(light(before, seat))
        case "city_last_round":
            assert reason["powered"] == lit
            assert then.leader >= then.rules.end_cities
        case "turn_room":
            assert reason["network"] == mine.connected
            assert reason["capacity"] == capacity(then, seat)
        case "turn_ahead":
            assert (reason["network"], reason["powered"]) == (mine.connected, lit)
            assert lit < mine.connected
        case "turn_dark":
            assert reason["powered"] == lit == light(then, seat, 1) == mine.connected
        case "turn_keeps":
            assert reason["left"] == mine.money
        case "turn_step2":
            assert reason["connected"] == mine.connected
            assert mine.connected >= before.rules.step2_cities
        case "turn_first_plant" | "turn_same_power" | "turn_needs_space":
            card = str(reason["card"]) if isinstance(before, OutpostState) else reason["card"]
            assert isinstance(card, int | str)
            if isinstance(before, GridState):
                assert reason["powered"] == produced(before.rules.hand((card,), ()))
            else:
                assert reason["powered"] == before.rules.edition.cards[str(card)].cities
            if reason.code == "turn_same_power":
                assert reason["capacity"] == capacity(before, seat) >= capacity(before, seat, card)
        case "turn_plant":
            card = reason["card"]
            assert isinstance(card, int | str)
            assert reason["network"] == before.players[seat].connected
            assert reason["was"] == capacity(before, seat)
            assert reason["capacity"] == capacity(before, seat, card)
        case "turn_enough":
            assert reason["network"] == before.players[seat].connected
            assert reason["capacity"] == capacity(before, seat)
        case "turn_shelter":
            assert isinstance(before, OutpostState)
            assert reason["workers"] == before.rules.edition.cards[str(reason["card"])].places
        case "turn_fuelled":
            assert reason["powered"] == light(before, seat)
        case "turn_fuel_ahead":
            assert reason["network"] == before.players[seat].connected
            assert reason["powered"] == light(then, seat, 7)
        case "turn_stock":
            assert isinstance(then, GridState)
            fuel, rules = str(reason["fuel"]), then.rules
            kind = rules.edition.fuel_index[fuel]
            column = rules.refill_step(then) - 1
            assert reason["refill"] == rules.refill_table(then)[fuel][column]
            cards = [card for player in then.players for card in player.plants]
            cards += [] if then.trust is None else list(then.trust.plants)
            all_plants = [rules.edition.plants[card] for card in cards]
            burns = sum(one.burns for one in all_plants if kind in one.fuels)
            assert reason["burnt"] == burns
            hand = rules.hand(mine.plants, mine.attached)
            left, kept = list(mine.tokens), reason["tokens"]
            assert isinstance(kept, int)
            left[kind] -= kept
            for more in (0, 7):  # it is not needed now, even if cities are built first
                cities = mine.connected + more
                all_lit = most_powered(hand, mine.tokens, cities)
                assert most_powered(hand, tuple(left), cities) == all_lit
        case "fuel_short" | "fuel_short_already":
            assert isinstance(before, GridState)
            kind = before.rules.edition.fuel_index[str(reason["fuel"])]
            there, needed = reason["tokens"], reason["needed"]
            assert isinstance(there, int)
            assert isinstance(needed, int)
            assert there < needed
            if reason.code == "fuel_short_already":
                assert there == before.available(kind)
    check_rivals(game, turn, reason)


def turns_of(config: GameConfig) -> Iterator[tuple[Game, tuple[Move, ...]]]:
    """The turns that players of a game have before them, as the policy would make them. Nobody
    looks ahead: that takes long."""
    policy, eyes = family_of(config).policy("hard", 0), Onlooker(0)
    game, begun = Game(config), None
    players = [SearchPlayer(at, Level(seat.kind)) for at, seat in enumerate(config.players)]
    for _ in play_on(game, players):
        if game.over:
            return
        now = game.current, game.state.round, game.state.phase, type(game.state.decision)
        if now != begun and game.current is not None:
            begun = now
            seen = eyes.look(game).copy()
            yield seen, whole_turn(policy, seen, policy.decide(seen.state), {})


GAMES = {
    "Germany": GameConfig("classic-2009", "germany", computer_seats(["hard"] * 4), 3),
    "fuel is stored": GameConfig(
        "classic-2004", "germany", computer_seats(["greedy", "hoarder", "hoarder", "hoarder"]), 2
    ),
    "the Trust": GameConfig("deluxe-2014", "europe", computer_seats(["hard"] * 2), 3),
    "promo cards": GameConfig(
        "classic-2004",
        "usa",
        computer_seats(["hard"] * 5),
        7,
        options=GameOptions(promo=("theme-park", "transformer-station", "warehouse")),
    ),
    "Outpost": GameConfig("outpost-2024", "outpost", computer_seats(["hard"] * 4), 5),
    "Outpost with the Trust": GameConfig(
        "outpost-2024", "outpost", computer_seats(["normal"] * 2), 4
    ),
}
EXPECTED = {
    "Germany": {"turn_income", "turn_plant", "turn_denies", "turn_keeps", "turn_place"},
    "fuel is stored": {"fuel_short", "turn_income", "turn_stock"},
    "the Trust": {"turn_income", "turn_plant", "turn_dark"},
    "promo cards": {"turn_card", "turn_order", "turn_end_near"},
    "Outpost": {"turn_shelter", "turn_card", "turn_plant", "turn_denies", "turn_income"},
    "Outpost with the Trust": {"turn_needs_space", "turn_income"},
}


@pytest.mark.parametrize("name", GAMES)
def test_every_number_is_confirmed(name: str) -> None:
    told = set()
    for game, turn in turns_of(GAMES[name]):
        reasons = reasons_for(game, turn, None)
        assert len(reasons) <= MOST
        for reason in reasons:
            check(game, turn, reason)
            told.add(reason.code)
    assert told >= EXPECTED[name]


def test_what_is_left_out_for_a_stronger_reason_is_confirmed_too() -> None:
    told = set()
    for name in ("Germany", "promo cards", "Outpost"):
        for game, turn in turns_of(GAMES[name]):
            if isinstance(turn[0], Build | Place | Hire) or turn[0].do == "done":
                parts = TurnReasons(game, turn)
                building = game.state.phase != "resources"
                for reason in parts.of_building() if building else parts.of_buying():
                    check(game, turn, reason)
                    told.add(reason.code)
    assert told >= {"turn_room", "turn_step2", "turn_dark", "turn_order", "turn_end_near"}
    assert told >= {"turn_order_workers", "turn_site", "turn_fuelled"}


def test_who_buys_all_there_is_keeps_it_from_others() -> None:
    told = set()
    for game, turn in turns_of(GAMES["fuel is stored"]):
        options = game.legal_moves
        if isinstance(options, BuyingOptions):
            for fuel, most in options.maximum.items():
                if most:
                    everything = (Buy(turn[0].seat, ((fuel, most),)), Done(turn[0].seat))
                    for reason in TurnReasons(game, everything).of_buying():
                        check(game, everything, reason)
                        told.add(reason.code)
    assert "turn_denies_fuel" in told


def test_who_waits_hears_how_near_step_2_is() -> None:
    told = set()
    for game, turn in turns_of(GAMES["Germany"]):
        if isinstance(game.state.decision, Building):
            waiting = (Done(turn[0].seat),)
            for reason in TurnReasons(game, waiting).of_building():
                check(game, waiting, reason)
                told.add(reason.code)
    assert "turn_step2_near" in told


@pytest.mark.usefixtures("quick_judge")
def test_a_hint_gives_the_reasons_of_its_turn() -> None:
    game = Game(GAMES["Germany"])
    for _ in play_on(game, players_of(game.config)):
        if game.current == 0 and isinstance(game.state.decision, Building):
            break
    advice = Adviser().choose(game)
    seen = Onlooker(0).look(game).copy()
    assert advice.why[0] == reasons_for(seen, advice.moves, None)[0]
    for reason in advice.why:
        check(seen, advice.moves, reason)
