"""What the expert says of the decisions of a game, and which of them it is asked about."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from powergrid_qt.ai.analysis import LEAST_COST, MoveVerdict, costliest, lapses
from powergrid_qt.ai.players import make_player
from powergrid_qt.ai.review import Review, occasions_of
from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.engine import Game, GameConfig, Record
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.board import parse_board
from powergrid_qt.engine.moves import Bid, Hire, Open, Pass
from powergrid_qt.engine.record import replay
from tests.ai.analyses import analysed
from tests.engine.test_properties import CLASSIC_PROMO, new_game
from tests.own_boards import sicily


def played(kinds: list[str], seed: int = 5, edition: str = "classic-2009") -> Record:
    board = "outpost" if edition == "outpost-2024" else "germany"
    return Record.of(play_game(GameConfig(edition, board, computer_seats(kinds), seed)))


@pytest.fixture(scope="module")
def record() -> Record:
    """Somebody plays at random, as far as the first building."""
    whole = played(["random", "normal", "hard"])
    return Record(whole.config, whole.moves[:45])


@pytest.fixture(scope="module")
def said(record: Record) -> list[MoveVerdict | None]:
    return list(analysed(record, {0}))


def test_a_game_is_analysed_move_by_move(record: Record, said: list[MoveVerdict | None]) -> None:
    assert len(said) == len(record.moves)
    found = [one for one in said if one is not None]
    assert {one.seat for one in found} == {0}
    for one in found:
        assert record.moves[one.number] == one.played
        assert 1 <= one.best_place <= 3
        assert 0 <= one.played_chance <= 1
        assert one.best.move != one.played or one.cost == 0
    assert costliest(found), "a random player makes mistakes"
    assert [one for one in analysed(record, set()) if one is not None] == []


def test_the_better_move_can_be_made_where_it_is_told(
    record: Record, said: list[MoveVerdict | None]
) -> None:
    for game, verdict in zip(replay(record), said, strict=False):
        if verdict is not None:
            assert game.why_not(verdict.best.move) is None


def test_nothing_is_said_of_forced_moves(record: Record, said: list[MoveVerdict | None]) -> None:
    forced = [
        said[number]
        for number, (game, move) in enumerate(zip(replay(record), record.moves, strict=False))
        if move.seat == 0 and len(list(game.legal_moves)) == 1
    ]
    assert forced
    assert set(forced) == {None}


def test_an_auction_has_its_opening_and_its_end() -> None:
    """The bids between them decide nothing but that it goes on."""
    game = Game(GameConfig("classic-2004", "germany", computer_seats(["normal"] * 2), 3))
    one = game.current
    assert one is not None
    game.apply(Open(one, 4, 4))
    for amount in range(5, 12):
        assert game.current is not None
        game.apply(Bid(game.current, amount))
    game.apply(Pass(one))
    said = analysed(Record.of(game), {0, 1})
    verdicts = [verdict for verdict in said if verdict is not None]
    assert {(verdict.seat, verdict.number) for verdict in verdicts} == {
        (one, 0),
        (one, 8),
        (1 - one, 7),
    }
    assert {verdict.occasion.first for verdict in verdicts} == {0}


def test_rounds_can_be_judged_apart(record: Record, said: list[MoveVerdict | None]) -> None:
    """Two processes come to what one comes to."""
    rounds = [game.state.round for game in replay(record)][:-1]
    last = max(rounds)
    assert last > 1
    alone = list(Review(record, {0}).round(last))
    assert alone == said[rounds.index(last) :]
    later = Review(record, {0})
    assert list(later.round(last + 1)) == []
    assert later.over


def test_what_belongs_together() -> None:
    """The bids for one card, from its opening on; the moves of a turn; a pass stands alone."""
    record = played(["random", "normal", "hard"])
    occasions = occasions_of(record)
    told = []
    for number, (game, move) in enumerate(zip(replay(record), record.moves, strict=False)):
        at_auction = isinstance(game.state.decision, Auction)
        where = occasions[number]
        told.append((where, move, (game.state.round, game.state.phase)))
        assert where.phase == game.state.phase
        assert where.auction == (at_auction or isinstance(move, Open))
        assert where.first == number or where == occasions[number - 1]
        if isinstance(move, Open) and not at_auction:
            assert where.first == number
    for (one, move, when), (other, next_move, later) in pairwise(told):
        if not one.auction and not other.auction:
            same_turn = move.seat == next_move.seat and when == later
            assert (one == other) == same_turn
    bids = Counter(one for one in occasions if one.auction)
    assert max(bids.values()) > 3


def test_leaving_cities_dark_is_judged_and_costs() -> None:
    """Outpost, round 4: without seasonal workers one city is powered instead of four."""
    config = GameConfig("outpost-2024", "outpost", computer_seats(["normal"] * 3), 9)
    game = Game(config)
    players = [make_player("normal", 9 + seat) for seat in range(3)]
    while True:
        assert game.current is not None
        move = players[game.current].decide(game)
        if game.state.round == 4 and game.current == 0 and isinstance(move, Hire):
            break
        game.apply(move)
    assert move.seasonal > 0
    number = len(game.moves)
    game.apply(replace(move, seasonal=0, robot=False))
    verdict = list(Review(Record.of(game), {0}).round(4))[-1]
    assert verdict is not None
    assert verdict.number == number
    assert verdict.cost > 5 * LEAST_COST
    assert verdict.best_chance > verdict.played_chance


SICILY = parse_board(sicily(), "test")


@pytest.mark.long(but=["classic-2009-sicily-3", "deluxe-2014-europe-2", "outpost-2024-outpost-2"])
@pytest.mark.parametrize(
    "config",
    [
        new_game("deluxe-2014", "europe", 2, 3).config,
        new_game("deluxe-2014", "north-america", 5, 3).config,
        new_game("outpost-2024", "outpost", 2, 3).config,
        new_game("outpost-2024", "outpost", 6, 3).config,
        new_game("classic-2004", "usa", 6, 3, promo=CLASSIC_PROMO).config,
        replace(new_game("classic-2009", "germany", 3, 3).config, board="sicily", own_board=SICILY),
    ],
    ids=lambda config: f"{config.edition}-{config.board}-{len(config.players)}",
)
@pytest.mark.usefixtures("quick_judge")
def test_every_kind_of_game_can_be_judged(config: GameConfig) -> None:
    """A round from the middle of a game, with less effort than usual."""
    game, player = Game(config), make_player("normal", 1)
    while not game.over and game.state.round < 5:
        game.apply(player.decide(game))
    record = Record.of(game)
    said = [one for one in Review(record, {1}).round(4) if one is not None]
    assert {one.seat for one in said} == {1}
    everybody = [one for one in Review(record, {0, 1}).round(4) if one is not None]
    assert [one for one in everybody if one.seat == 1] == said, "whoever else is judged"
    for lapse in lapses(said):
        assert lapse.cost >= 0
        assert lapse.before >= 1 - 1e-9
