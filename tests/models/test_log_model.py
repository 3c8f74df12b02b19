"""The log and the history: the same however the game came about, and true to it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import Game, GameConfig, Record
from powergrid_qt.engine.moves import Build, Buy
from powergrid_qt.engine.record import replayed
from powergrid_qt.models.balance import rounds_of
from powergrid_qt.models.log_model import LogFilter, LogKind, LogModel, LogRole
from powergrid_qt.models.news import story_of_last_round
from powergrid_qt.models.replay import Replay
from tests.engine.whole_position import everything
from tests.story_games import REPRESENTATIVES, config, every_kind, name_of, told

UNDO_EVERY = 37


def finished(game_config: GameConfig) -> Game:
    *_, (game, _) = told(game_config)
    return game


def shorter(game: Game, moves: int) -> Game:
    return replayed(Record(game.config, tuple(game.moves[:moves])))


@pytest.mark.long(but=REPRESENTATIVES)
@pytest.mark.parametrize("game_config", every_kind(), ids=name_of)
def test_the_log_is_the_same_however_the_game_came_about(game_config: GameConfig) -> None:
    growing, at_once = LogModel(), LogModel()
    lengths = []
    for number, (game, _) in enumerate(told(game_config)):
        growing.set_game(game)
        lengths.append(growing.rowCount())
        if number % UNDO_EVERY == 0 and number > 2:
            growing.set_game(shorter(game, number - 1))
            assert growing.rowCount() == lengths[number - 2]
            growing.set_game(game)
    at_once.set_game(game)
    assert growing.entries == at_once.entries
    board = game.state.rules.board
    for entry in at_once.entries:
        assert entry.text
        assert entry.city is None or entry.city in board.city_index
        assert entry.seat is None or entry.color == game.config.players[entry.seat].color


def test_headings_divide_rounds_and_phases() -> None:
    game = finished(config())
    model = LogModel()
    model.set_game(game)
    rounds = [entry.text for entry in model.entries if entry.kind == LogKind.ROUND]
    assert rounds == [f"Round {number}" for number in range(1, game.state.round + 1)]
    phases = [entry.text for entry in model.entries if entry.kind == LogKind.PHASE]
    assert phases[:5] == ["Auction", "Resources", "Building", "Bureaucracy", "Auction"]
    assert model.entries[-1].kind == LogKind.END


def test_a_draft_and_the_trust_come_before_round_1() -> None:
    model = LogModel()
    model.set_game(finished(config("deluxe-2014", "europe", 2, draft=True)))
    texts = [entry.text for entry in model.entries]
    start = texts.index("Round 1")
    assert texts[1] == "Set-up"
    assert sum("picks" in text for text in texts[:start]) == 3
    assert sum("for the Trust" in text for text in texts[:start]) == 6


@pytest.mark.parametrize(
    ("game_config", "decides"),
    [
        (config("classic-2004", "germany", 3, draft=True), True),
        (config("deluxe-2014", "europe", 2), True),
        (config("classic-2004", "germany", 3), False),
    ],
    ids=["draft", "Trust", "neither"],
)
def test_the_set_up_is_told_where_somebody_decides_in_it(
    game_config: GameConfig, decides: bool
) -> None:
    model = LogModel()
    model.set_game(Game(game_config))
    assert ("Set-up" in [entry.text for entry in model.entries]) == decides


def test_another_game_replaces_the_log(qtmodeltester: ModelTester) -> None:
    model, fresh = LogModel(), LogModel()
    model.set_game(finished(config(seed=1)))
    other = finished(config(seed=2))
    model.set_game(other)
    fresh.set_game(other)
    assert model.entries == fresh.entries
    qtmodeltester.check(model)
    index = model.index(3)
    assert index.data(Qt.ItemDataRole.DisplayRole) == model.entries[3].text
    assert index.data(LogRole.ENTRY).move == model.entries[3].move


def test_several_moves_at_once_are_told_like_single_ones() -> None:
    """The controller plays a plan of several cities in one go: reasons must not run ahead."""
    singly, jumping = LogModel(), LogModel()
    for number, (game, _) in enumerate(told(config(players=6, seed=3))):
        singly.set_game(game)
        if number % 5 == 0:
            jumping.set_game(game)
    jumping.set_game(game)
    assert singly.entries == jumping.entries


def test_the_filter_keeps_headings() -> None:
    model, shown = LogModel(), LogFilter()
    shown.setSourceModel(model)
    model.set_game(finished(config()))
    shown.choose(hidden=frozenset({LogKind.BID}))
    kinds = {shown.index(row, 0).data(LogRole.ENTRY).kind for row in range(shown.rowCount())}
    assert LogKind.BID not in kinds
    assert LogKind.ROUND in kinds
    shown.choose(seat=2)
    for row in range(shown.rowCount()):
        index = shown.index(row, 0)
        heads = (LogKind.ROUND, LogKind.PHASE, LogKind.STEP, LogKind.END)
        assert index.data(LogRole.ENTRY).seat == 2 or index.data(LogRole.ENTRY).kind in heads


def test_who_filters_as_before_has_no_line_measured_again() -> None:
    model, shown = LogModel(), LogFilter()
    shown.setSourceModel(model)
    model.set_game(finished(config()))
    shown.choose(seat=2)
    shown.turn_over(5)
    told: list[object] = []
    shown.layoutChanged.connect(lambda: told.append(1))
    shown.choose(seat=2)
    assert not told
    shown.show_reasons(False)
    assert told, "the one that was opened is closed"
    told.clear()
    shown.show_reasons(False)
    assert not told
    shown.show_reasons(True)
    assert told


def test_games_know_what_they_have_in_common() -> None:
    game = finished(config(players=3))
    steps = len(game.moves) + 1
    assert game.steps_in_common(shorter(game, 10)) == shorter(game, 10).steps_in_common(game) == 11
    assert game.steps_in_common(finished(config(players=3))) == steps
    assert game.steps_in_common(finished(config(players=3, seed=2))) == 0
    other = shorter(game, 10)
    other.apply(next(move for move in other.legal_moves if move != game.moves[10]))
    assert other.steps_in_common(game) == 11


@pytest.mark.parametrize("game_config", every_kind()[::2], ids=name_of)
def test_the_history_has_the_figures_of_every_round(game_config: GameConfig) -> None:
    expected = []
    rounds = 0
    for game, _ in told(game_config):
        if game.state.round > rounds or game.over:
            rounds = game.state.round
            players = game.state.players
            expected.append(([p.connected for p in players], [p.money for p in players]))
    history = rounds_of(game)
    assert len(history) == game.state.round + 1
    for seat in range(len(game.config.players)):
        cities = [figures[0][seat] for figures in expected]
        money = [figures[1][seat] for figures in expected]
        assert [figures.cities[seat] for figures in history][1:] == cities[1:]
        assert [figures.money[seat] for figures in history][1:] == money[1:]
        assert game.state.result is not None
        assert history[-1].power[seat] == game.state.result.powered[seat]


@pytest.mark.parametrize("game_config", every_kind()[::3], ids=name_of)
def test_the_story_of_a_round_tells_what_everybody_earned(game_config: GameConfig) -> None:
    rounds = 1
    for game, _ in told(game_config):
        if game.state.round > rounds and not game.over:
            rounds = game.state.round
            story = story_of_last_round(game)
            assert story is not None
            assert story.round == rounds - 1
            assert len(story.earned) == len(game.config.players)
        elif rounds == 1 and not game.over:
            assert story_of_last_round(game) is None
        if rounds > 4:
            break


def test_every_copy_of_a_game_has_a_history_of_its_own() -> None:
    """Undo goes back to a copy, and plans are tried on one."""
    game = finished(config(players=3))
    for length in (len(game.moves) - 1, len(game.moves) // 2, 3, 0):
        position = shorter(game, length)
        tried = position.copy()
        tried.apply(game.moves[length])
        for number in range(length + 2):
            assert tried.events_of(number) == game.events_of(number)
        assert position.events == tried.events[: -len(game.events_of(length + 1))]
        assert story_of_last_round(position) == story_of_last_round(shorter(game, length))


def test_a_replay_gives_every_position() -> None:
    record = Record.of(finished(config("outpost-2024", "outpost", 3)))
    replay = Replay(record)
    assert replay.last == len(record.moves)
    for position in (0, 1, 19, 20, 21, replay.last // 2, replay.last):
        shown = replay.at(position)
        expected = replayed(Record(record.config, record.moves[:position]))
        assert everything(shown.state) == everything(expected.state)


def test_undo_in_the_controller_shortens_the_log(qapp: object) -> None:
    controller = GameController()
    controller.pause(True)
    computers = config(open_money=True)
    people = tuple(replace(player, kind="human") for player in computers.players)
    controller.start(replace(computers, players=people))
    model = LogModel()
    controller.changed.connect(lambda: model.set_game(controller.game))
    model.set_game(controller.game)
    player = RandomPlayer(2)
    undone = 0
    for _ in range(300):
        made = controller.game.moves
        if not (made and isinstance(made[-1], Buy | Build)):  # a turn is undone as a whole
            before = list(model.entries)
        controller.play(player.decide(controller.game))
        after = list(model.entries)
        if controller.can_undo:
            controller.undo()
            assert model.entries == before
            controller.redo()
            assert model.entries == after
            undone += 1
    assert undone > 5
