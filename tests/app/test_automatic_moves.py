"""Decisions without a choice are not asked: what is made by itself, what is said, what is not."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.turn.automatic_moves import tells_of_money
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Game, GameConfig, GameOptions, Overrides, Seat
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Attach, Done, Hire, Pass, PlaceTrust, Run, RunCards
from powergrid_qt.models.log_model import LogKind, LogModel
from powergrid_qt.words.events import event_text
from powergrid_qt.words.moves import why_automatic
from tests.app.turn_games import KINDS, REPRESENTATIVES, Chooser, Kind
from tests.app.turn_table import Table, covers
from tests.engine.outpost_positions import give as give_company
from tests.engine.outpost_positions import to_expansion, to_running
from tests.engine.positions import cities_in_play, give, grid, set_fuel, to_phase

LAST = 2
"""Buys and builds first of three."""


def config(*kinds: str, open_money: bool = True) -> GameConfig:
    seats = tuple(
        Seat(name, color, kind)
        for name, color, kind in zip(
            ("Ada", "Bo", "Cleo"), ("red", "blue", "green"), kinds, strict=True
        )
    )
    options = GameOptions(open_money=open_money)
    order = Overrides(order=(0, 1, 2))
    return GameConfig("classic-2004", "germany", seats, 5, options, order)


Notes = list[tuple[int, str]]


def seated(
    table: Table, arrange: Callable[[Game], None], *kinds: str, open_money: bool = True
) -> Notes:
    """An arranged position at the screen; gives what will be told of automatic moves."""
    notes: Notes = []
    table.controller.noted.connect(lambda seat, text: notes.append((seat, text)))
    game = Game(config(*(kinds or ("human",) * 3), open_money=open_money))
    arrange(game)
    table.controller.delay_ms = 60_000
    table.controller.look_at(game)
    return notes


def fuel(plants: tuple[int, ...], money: int = 50, **tokens: int) -> Callable[[Game], None]:
    def arrange(game: Game) -> None:
        for seat in (0, 1):
            give(game, seat, money=50, plants=(3,))
        give(game, LAST, money=money, plants=plants, tokens=tokens)
        to_phase(game, "resources")

    return arrange


def sold_out(game: Game) -> None:
    fuel((4,))(game)
    set_fuel(game, coal=0)


def building(money: int) -> Callable[[Game], None]:
    def arrange(game: Game) -> None:
        for seat in (0, 1, 2):
            give(game, seat, money=100, cities=cities_in_play(game)[seat : seat + 1])
        give(game, LAST, money=money)
        to_phase(game, "building")

    return arrange


def no_houses_left(game: Game) -> None:
    building(100)(game)
    assert isinstance(game.state, GridState)
    game.state.players[LAST].connected = game.state.rules.edition.houses


NOTHING_TO_DO = {
    "full": (fuel((4,), coal=4), "Cleo's plants are full: nothing to buy"),
    "no burner": (fuel((13,)), "Cleo's plants burn nothing: nothing to buy"),
    "no plant": (fuel(()), "Cleo's plants burn nothing: nothing to buy"),
    "sold out": (sold_out, "What Cleo's plants burn is sold out: nothing to buy"),
    "no money for fuel": (fuel((4,), 0), "Cleo cannot pay for any fuel: nothing to buy"),
    "no money to build": (building(9), "Cleo cannot pay for any city: nothing to build"),
    "no houses left": (no_houses_left, "No city has room for Cleo: nothing to build"),
}
TOLD = {
    "no money for fuel": "Cleo cannot afford any fuel (from 1\xa0€): the buying turn is skipped",
    "no money to build": "Cleo cannot afford a city (from 29\xa0€): the building turn is skipped",
}
"""With the price, which the log leaves out."""


@pytest.mark.parametrize("case", NOTHING_TO_DO)
def test_a_turn_in_which_nothing_can_be_done_is_not_asked(
    qtbot: QtBot, table: Table, case: str
) -> None:
    arrange, reason = NOTHING_TO_DO[case]
    notes = seated(table, arrange)
    before = len(table.controller.game.moves)
    assert not isinstance(table.controller.action, PlayerAction)
    qtbot.waitUntil(lambda: len(table.controller.game.moves) > before)
    assert table.controller.game.moves[before] == Done(LAST)
    assert table.controller.actor == 1, "who can do something is asked"
    assert notes == [(LAST, f"{TOLD.get(case, reason)}.")]


@pytest.mark.parametrize("case", NOTHING_TO_DO)
def test_whoever_wants_to_is_asked_all_the_same(qtbot: QtBot, table: Table, case: str) -> None:
    table.controller.ask_always(True)
    seated(table, NOTHING_TO_DO[case][0])
    action = table.controller.action
    assert isinstance(action, BuyingAction | BuildingAction)
    qtbot.wait(20)
    assert table.controller.actor == LAST
    action.pass_turn()
    assert table.controller.game.moves[-1] == Done(LAST)


def test_a_changed_mind_counts_at_once(qtbot: QtBot, table: Table) -> None:
    table.controller.ask_always(True)
    seated(table, fuel((4,), coal=4))
    table.controller.ask_always(False)
    qtbot.waitUntil(lambda: table.controller.actor == 1)


@pytest.mark.parametrize("tokens", [{"coal": 3}, {}])
def test_who_can_buy_something_is_asked(table: Table, tokens: dict[str, int]) -> None:
    seated(table, fuel((4,), 8, **tokens))
    assert isinstance(table.controller.action, BuyingAction)


# -- what the log says ------------------------------------------------------------------------


def log_of(game: Game) -> list[tuple[LogKind, str]]:
    model = LogModel()
    model.set_game(game)
    return [(entry.kind, entry.text) for entry in model.entries]


def test_the_log_names_who_bought_or_built_nothing() -> None:
    """Whoever ends a turn is in the log, with what was done in it or with nothing."""
    for kind in KINDS[:6]:
        game = Game(kind.config(humans=0, open_money=False))
        player, nothing = RandomPlayer(4), 0
        model = LogModel()
        while not game.over and len(game.moves) < 250:
            move = player.decide(game)
            name = game.config.players[move.seat].name
            done_before = [
                other
                for other in game.moves[-40:][::-1]
                if other.seat == move.seat and not isinstance(other, Pass)
            ]
            game.apply(move)
            model.set_game(game)
            lines = [entry for entry in model.entries if entry.move == len(game.moves)]
            if isinstance(move, Done) and (not done_before or done_before[0].do not in DOING):
                first = lines[0]
                assert first.kind == LogKind.IDLE
                assert name in first.text
                assert "nothing" in first.text
                assert "cannot pay" not in first.text, "money is hidden"
                nothing += 1
            elif isinstance(move, Done):
                assert LogKind.IDLE not in [entry.kind for entry in lines]
        assert nothing


DOING = ("buy", "build")


def test_the_log_names_who_bought_nothing_by_choice() -> None:
    game = Game(config("human", "human", "human"))
    player = RandomPlayer(1)
    while game.state.phase != "resources":
        game.apply(player.decide(game))
    buyer = game.current
    assert buyer is not None
    game.apply(Done(buyer))
    name = game.config.players[buyer].name
    assert log_of(game)[-1] == (LogKind.IDLE, f"{name} buys nothing"), "by choice"


def test_outposts_log_says_who_builds_nothing() -> None:
    game = Game(Kind("outpost-2024", "outpost", 3).config())
    player = RandomPlayer(1)
    while game.state.phase != "expansion":
        game.apply(player.decide(game))
    seat = game.current
    assert seat is not None
    game.apply(Hire(seat, 0))
    line = next(text for kind, text in reversed(log_of(game)) if kind == LogKind.MOVE)
    assert f"{game.config.players[seat].name} builds nothing" in line


@pytest.mark.parametrize("case", NOTHING_TO_DO)
@pytest.mark.parametrize("kinds", [("human",) * 3, ("random", "random", "human"), ("random",) * 3])
@pytest.mark.parametrize("open_money", [True, False])
def test_the_log_says_why_where_no_hidden_money_is_told(
    case: str, kinds: tuple[str, ...], open_money: bool
) -> None:
    arrange, reason = NOTHING_TO_DO[case]
    game = Game(config(*kinds, open_money=open_money))
    arrange(game)
    hidden = "money" in case and not open_money
    nothing = "Cleo buys nothing" if game.state.phase == "resources" else "Cleo builds nothing"
    event, *_ = game.apply(Done(LAST))
    assert event_text(event, game) == (nothing if hidden else reason)


# -- running, and other single choices --------------------------------------------------------


def test_nothing_to_run_is_not_asked(qtbot: QtBot, table: Table) -> None:
    def arrange(game: Game) -> None:
        for seat in (0, 1, 2):
            tokens = {"coal": 2} if seat == 1 else {}
            give(game, seat, plants=(4,), tokens=tokens, cities=cities_in_play(game)[seat:][:1])
        to_phase(game, "bureaucracy")

    notes = seated(table, arrange)
    qtbot.waitUntil(lambda: table.controller.game.moves != [])
    assert table.controller.game.moves[-1] == Run(0, ())
    assert table.controller.actor == 1, "Bo has coal"
    assert notes == [(0, "Ada has no plant that can run.")]


@pytest.mark.parametrize(
    ("permanent", "running"),
    [(6, ("plant_12", "plant_17")), (4, ("plant_17",)), (0, ())],
)
def test_plants_of_outpost_run_by_themselves(
    table: Table, permanent: int, running: tuple[str, ...]
) -> None:
    """O18: workers are not used up, so as much is powered as they can."""
    game = Game(Kind("outpost-2024", "outpost", 3).config())
    game.state.order = (0, 1, 2)
    houses = [city.id for city in game.state.rules.board.cities if city.region == "central"]
    give_company(
        game, 0, plants="plant_12 plant_17", shelters="shelter_35",
        houses=" ".join(houses[:6]), permanent=permanent,
    )  # fmt: skip
    to_running(game)
    move = table.controller.automatic.decide(game)
    assert move == RunCards(0, running)
    assert why_automatic(game, move) == "Ada's plants run by themselves."


def test_an_expansion_without_any_possibility_is_not_asked(table: Table) -> None:
    game = Game(Kind("outpost-2024", "outpost", 3).config())
    game.state.order = (0, 1, 2)
    give_company(game, LAST, money=0)
    to_expansion(game)
    automatic = table.controller.automatic
    move = automatic.decide(game)
    assert move == Hire(LAST, 0)
    assert why_automatic(game, move) == (
        "Cleo cannot afford to build (from 5\xa0€), nor place a card, nor hire:"
        " the expansion is skipped."
    )
    give_company(game, LAST, money=60)
    assert automatic.decide(game) is None


@pytest.mark.long(but=REPRESENTATIVES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_only_moves_without_an_alternative_are_made(qtbot: QtBot, table: Table, kind: Kind) -> None:
    """In whole games: whatever was made by itself was the only legal move, or Outpost's plants."""
    table.controller.start(kind.config(seed=9))
    chooser, made = Chooser(5), []
    for number, action in enumerate(table.human_turns(qtbot)):
        if number > 60:
            break
        before = len(table.controller.game.moves)
        game = table.controller.game.copy()
        chooser.take_turn(action)
        for move in table.controller.game.moves[before:]:
            automatic = table.controller.automatic.decide(game)
            if automatic is not None and not isinstance(move, RunCards):
                assert list(game.legal_moves) == [move] == [automatic]
                made.append(type(move))
            game.apply(move)
    assert set(made) <= {Pass, Done, Run, Hire, Attach, PlaceTrust}


# -- nothing is told of hidden money ----------------------------------------------------------


@pytest.mark.parametrize("case", ["no money for fuel", "no money to build"])
def test_others_do_not_learn_that_money_is_short(qtbot: QtBot, table: Table, case: str) -> None:
    """A move that is made without asking would tell: Cleo decides herself, behind the cover."""
    seated(table, NOTHING_TO_DO[case][0], open_money=False)
    assert tells_of_money(table.controller.game)
    qtbot.wait(20)
    assert table.controller.actor == LAST


@pytest.mark.parametrize("case", ["full", "no burner", "sold out", "no houses left"])
def test_what_everybody_sees_is_not_asked_with_hidden_money_either(
    qtbot: QtBot, table: Table, case: str
) -> None:
    seated(table, NOTHING_TO_DO[case][0], open_money=False)
    qtbot.waitUntil(lambda: table.controller.actor == 1)


def test_alone_against_computers_nobody_learns_anything(qtbot: QtBot, table: Table) -> None:
    arrange = NOTHING_TO_DO["no money to build"][0]
    seated(table, arrange, "random", "random", "human", open_money=False)
    qtbot.waitUntil(lambda: table.controller.actor == 1)


def test_the_screen_is_not_handed_over_for_a_move_that_is_made_by_itself(
    qtbot: QtBot, table: Table
) -> None:
    """Cleo has bought fuel; Bo's plants are full, so Ada comes next."""

    def arrange(game: Game) -> None:
        fuel((4,))(game)
        give(game, 1, tokens={"oil": 4})

    seated(table, arrange, open_money=False)
    table.controller.uncover()
    handed = covers(table.controller)
    action = table.controller.action
    assert isinstance(action, BuyingAction)
    assert action.seat == LAST
    action.pass_turn()
    assert table.controller.game.moves[-2:] == [Done(LAST), Done(1)]
    assert handed == [0]


def test_after_a_computers_move_the_cover_does_not_flash(qtbot: QtBot, table: Table) -> None:
    """Ada has bought fuel, as the last one; Cleo, a computer player, builds; Bo has no houses
    left, and Ada still sits at the screen."""

    def arrange(game: Game) -> None:
        fuel((4,))(game)
        grid(game).players[1].connected = grid(game).rules.edition.houses

    seated(table, arrange, "human", "human", "random", open_money=False)
    controller = table.controller
    controller.delay_ms = 60_000
    controller.play(Done(LAST))
    controller.uncover()
    controller.play(Done(1))
    assert (controller.covered, controller.actor) == (True, 0)
    controller.uncover()
    viewers: list[int | None] = []
    handed = covers(controller)
    controller.changed.connect(lambda _: viewers.append(controller.viewer))
    controller.play(Done(0))
    assert controller.actor == LAST
    controller.play(Done(LAST))
    qtbot.waitUntil(lambda: controller.actor == 0)
    assert handed == []
    assert set(viewers) == {0, None}, "Bo's money is never shown to Ada"
