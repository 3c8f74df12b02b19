"""Hints: what the expert says in another process, and what following it does."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.advice import Adviser
from powergrid_qt.ai.players import make_player
from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.hints import Hints, MakeAdviser
from powergrid_qt.app.turn.auction_actions import OpeningAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Game, GameConfig, Record
from powergrid_qt.engine.moves import Build, Buy, Done, Open
from tests.app.strange_players import advised_by_cheating, advised_by_raising
from tests.app.turn_games import KINDS, Kind
from tests.app.turn_table import Table

WAIT_MS = 30_000
CLASSIC = Kind("classic-2004", "germany", 3)
MANY_DECISIONS = 3000


@pytest.fixture
def hints(table: Table) -> Iterator[Hints]:
    made = Hints(table.controller)
    yield made
    made.end()


def hint(qtbot: QtBot, hints: Hints) -> None:
    hints.ask()
    assert hints.thinking
    qtbot.waitUntil(lambda: not hints.thinking, timeout=WAIT_MS)


def until(table: Table, kind: type[PlayerAction], config: GameConfig) -> PlayerAction:
    """Play a game by a policy until a human has a decision of a kind."""
    table.controller.start(config)
    return until_next(table, kind)


def until_next(table: Table, kind: type[PlayerAction]) -> PlayerAction:
    """The same in the game that goes on."""
    player = make_player("easy", 1)
    while not isinstance(table.controller.action, kind):
        table.controller.play(player.decide(table.controller.game))
    action = table.controller.action
    assert isinstance(action, PlayerAction)
    return action


@pytest.mark.long(but=["classic-2004-germany-4-promo", "outpost-2024-outpost-2"])
@pytest.mark.usefixtures("quick_judge")
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_whole_games_are_played_by_following(
    qtbot: QtBot, table: Table, kind: Kind, thorough: bool
) -> None:
    """Whatever is advised can be followed: each time the plan comes nearer to it, or the move is
    made. Advice is asked for in some turns, in more of them with `--all`; the others are played by
    a policy."""
    table.controller.start(kind.config())
    decisions, each, player = 0, 3 if thorough else 8, make_player("easy", 1)
    while not table.controller.game.over:
        action = table.controller.action
        if isinstance(action, PlayerAction) and not action.planned_moves and decisions % each:
            table.controller.play(player.decide(table.controller.game))
            decisions += 1
        elif isinstance(action, PlayerAction):
            advice = Adviser(action.planned_moves).choose(action.game)
            action.follow((*action.planned_moves, *advice.moves))
            assert action.problem == ""
            decisions += 1
            assert decisions < MANY_DECISIONS, "it does not come on"
        else:
            table.controller.uncover()
            qtbot.waitUntil(
                lambda: isinstance(table.controller.action, PlayerAction) or over(table)
            )
    assert table.refusals == []


def over(table: Table) -> bool:
    return table.controller.game.over


def test_the_hint_is_what_the_expert_would_do(qtbot: QtBot, table: Table, hints: Hints) -> None:
    table.controller.start(CLASSIC.config())
    hint(qtbot, hints)
    game = Game(CLASSIC.config())
    assert hints.move == Adviser().decide(game)
    assert hints.turn_words.startswith("Put up Plant 0")
    assert hints.reason_words.endswith(".")
    first = hints.move, hints.turn_words, hints.reason_words
    hints.hide()
    hint(qtbot, hints)
    assert (hints.move, hints.turn_words, hints.reason_words) == first


def test_the_record_counts_the_hints_that_were_shown(
    qtbot: QtBot, table: Table, hints: Hints
) -> None:
    table.controller.start(CLASSIC.config())
    hints.ask()
    hints.hide()
    assert "hints" not in table.controller.about, "nothing was shown yet"
    for shown in (1, 2):
        hint(qtbot, hints)
        assert table.controller.record.about["hints"] == shown
        hints.hide()


def test_following_puts_the_hint_into_the_plan(qtbot: QtBot, table: Table, hints: Hints) -> None:
    action = until(table, OpeningAction, CLASSIC.config())
    hint(qtbot, hints)
    move = hints.move
    assert isinstance(move, Open)
    assert isinstance(action, OpeningAction)
    hints.follow()
    assert action.selected_card == move.card
    assert action.limit is None or action.limit >= action.bid
    assert table.controller.game.moves == []
    assert hints.turn_words, "what was advised can still be read"
    hints.follow()
    assert table.controller.game.moves[0] == move


def test_a_hint_is_for_the_turn(qtbot: QtBot, table: Table, hints: Hints) -> None:
    """Who plans a part of it by hand keeps the rest on offer; following lays it all."""
    action = until(table, BuildingAction, CLASSIC.config())
    assert isinstance(action, BuildingAction)
    while not isinstance(hints.move, Build):
        if hints.move is not None:
            hints.follow()
            action = until_next(table, BuildingAction)
        hint(qtbot, hints)
    told, first = hints.turn_words, hints.move
    assert "left" in told
    action.click_city(first.city)
    assert hints.turn_words == told
    assert hints.move != first
    made = len(table.controller.game.moves)
    if not hints.is_laid:
        hints.follow()
    assert first.city in action.planned_cities
    assert len(table.controller.game.moves) == made
    assert hints.is_laid
    hints.follow()
    assert table.controller.game.moves[made] == first
    assert table.controller.game.current != first.seat
    assert not hints.shown


def test_who_plans_something_else_may_go_back_and_the_move_ends_it(
    qtbot: QtBot, table: Table, hints: Hints
) -> None:
    for seed in range(3, 20):  # until there is room for more than is advised
        action = until(table, BuyingAction, CLASSIC.config(seed=seed))
        assert isinstance(action, BuyingAction)
        hint(qtbot, hints)
        advised = dict(hints.move.tokens) if isinstance(hints.move, Buy) else {}
        room = [one for one in action.fuels if action.fuel_limit(one) > advised.get(one, 0)]
        if room:
            break
    action.click_fuel("uranium", 99)  # refused: nothing has changed
    assert [hints.shown] == [True]
    fuel = room[0]
    action.click_fuel(fuel, advised.get(fuel, 0) + 1)
    assert [hints.shown, hints.is_changed, hints.takes_enter] == [True, True, False]
    assert hints.move is None
    hints.follow()
    assert [hints.is_changed, hints.is_laid] == [False, True]
    assert dict(action.cart) == advised
    hints.ask()
    assert [hints.thinking] == [True]
    action.confirm()
    assert [hints.thinking, hints.shown] == [False, False]


def test_who_takes_a_part_of_a_laid_turn_away_has_changed_it(
    qtbot: QtBot, table: Table, hints: Hints
) -> None:
    action = until(table, BuyingAction, CLASSIC.config())
    assert isinstance(action, BuyingAction)
    hint(qtbot, hints)
    assert isinstance(hints.move, Buy)
    (fuel, advised), *others = hints.move.tokens
    assert [advised > 1, others] == [True, []]
    action.click_fuel(fuel, 1)  # by hand, the rest stays on offer
    assert [hints.is_changed, hints.changed_turn] == [False, ()]
    hints.follow()
    assert [hints.is_laid, dict(action.cart)] == [True, {fuel: advised}]
    action.click_fuel(fuel, 1)
    assert [hints.is_changed, hints.takes_enter] == [True, False]
    assert hints.changed_turn == (Buy(action.seat, ((fuel, 1),)), Done(action.seat))
    action.clear()
    assert [hints.is_changed, hints.takes_enter] == [False, True]


def test_another_card_and_another_limit_are_another_plan(
    qtbot: QtBot, table: Table, hints: Hints
) -> None:
    action = until(table, OpeningAction, CLASSIC.config())
    assert isinstance(action, OpeningAction)
    mine = action.cards[-1]
    action.click_card(mine)
    hint(qtbot, hints)
    move = hints.move
    assert isinstance(move, Open)
    assert move.card != mine
    assert not hints.is_changed, "it was chosen before anything was advised"
    hints.follow()
    limit = action.limit
    assert [hints.is_laid, action.selected_card] == [True, move.card]
    assert limit is not None
    action.set_limit(limit + 1)
    assert [hints.is_changed, hints.other_limit] == [True, (limit + 1, limit)]
    assert hints.changed_turn == (Open(0, move.card, limit + 1),), "what it may come to"
    action.set_limit(limit)
    assert [hints.is_changed, hints.is_laid] == [False, True]
    action.click_card(action.cards[1] if action.cards[1] != move.card else action.cards[2])
    assert [hints.is_changed, hints.other_limit] == [True, None]
    hints.follow()
    assert [hints.is_laid, action.as_set] == [True, (move.card, move.bid, limit)]


def test_a_second_press_hides_it_while_it_thinks(qtbot: QtBot, table: Table, hints: Hints) -> None:
    table.controller.start(CLASSIC.config())
    hints.toggle()
    assert hints.thinking
    hints.toggle()
    assert not hints.shown
    qtbot.wait(50)
    assert hints.move is None


@pytest.mark.long(but=["advised_by_raising*"])
@pytest.mark.parametrize(
    ("make", "unexpected"), [(advised_by_raising, ["out of ideas"]), (advised_by_cheating, [])]
)
def test_an_expert_that_fails_is_told(
    qtbot: QtBot, table: Table, make: MakeAdviser, unexpected: list[str]
) -> None:
    hints = Hints(table.controller, make)
    table.controller.start(CLASSIC.config())
    with qtbot.captureExceptions() as raised:
        hint(qtbot, hints)
    assert [str(error) for _, error, _ in raised] == unexpected
    assert hints.problem.startswith("The expert could not decide")
    assert hints.move is None
    hints.follow()
    assert table.controller.game.moves == []
    hints.hide()
    assert hints.problem == ""
    hints.end()


def test_there_is_no_hint_while_a_computer_player_moves(table: Table, hints: Hints) -> None:
    table.controller.pause(True)
    table.controller.load(Record(CLASSIC.config(humans=0), ()))
    assert not hints.possible
    hints.toggle()
    assert not hints.shown
