"""Everybody is played on as they have played so far."""

from collections import Counter
from dataclasses import replace

import pytest

from powergrid_qt.ai.family import Policy, family_of
from powergrid_qt.ai.levels import PLAIN_STYLES, Effort, Level
from powergrid_qt.ai.player import ComputerPlayer
from powergrid_qt.ai.players import make_player
from powergrid_qt.ai.search import ObservedGame, SearchPlayer, gist, ways_of_all
from powergrid_qt.ai.simulation import computer_seats, play_on, players_of
from powergrid_qt.engine import Game, GameConfig, Move, Overrides
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.guessed_pile import apply_with, cards_drawn
from powergrid_qt.engine.moves import Bid, Build, Buy, Open, Pass
from tests.engine.test_properties import CLASSIC_PROMO, new_game

BOARDS = [
    ("classic-2004", "germany"),
    ("deluxe-2014", "europe"),
    ("outpost-2024", "outpost"),
]
KNOWN_BY = 7
"""The round in which it is clear who plays how."""


def played(config: GameConfig, rounds: int) -> Game:
    game = Game(config)
    for _ in play_on(game, players_of(config)):
        if game.state.round == rounds:
            break
    return game


def ways_by_level(edition: str, board: str, *levels: str) -> Counter[tuple[str, type | None]]:
    """Which ways are read at seats of which level, in some games; None: ours."""
    read: Counter[tuple[str, type | None]] = Counter()
    for seed in range(4):
        config = GameConfig(edition, board, computer_seats(levels), seed)
        ways = ways_of_all(played(config, KNOWN_BY))
        read.update(zip(levels, map(kind_of, ways), strict=True))
    return read


def kind_of(way: Policy | None) -> type | None:
    return None if way is None else type(way)


@pytest.mark.long
@pytest.mark.parametrize("style", PLAIN_STYLES)
@pytest.mark.parametrize("outpost", [False, True])
def test_a_style_is_recognised(outpost: bool, style: str) -> None:
    """Not always: who never has the money to rush plays as if he were greedy. Every other style is
    tried on the one board of the grid, the rest on the other."""
    *grid, last = BOARDS
    edition, board = last if outpost else grid[PLAIN_STYLES.index(style) % len(grid)]
    read = ways_by_level(edition, board, "hard", style, "hard", style)
    family = family_of(GameConfig(edition, board, computer_seats(["hard", style]), 1))
    assert read["hard", None] >= 5, "those who look ahead may seem to be somebody else"
    assert read[style, type(family.policy(style, 0))] >= 6


@pytest.mark.long(but=["classic-2004-germany", "outpost-2024-outpost"])
@pytest.mark.parametrize(("edition", "board"), BOARDS)
def test_weaker_levels_are_read_too_and_our_own_is_taken_for_nobody_else(
    edition: str, board: str
) -> None:
    read = ways_by_level(edition, board, "easy", "normal", "hard")
    config = GameConfig(edition, board, computer_seats(["hard"] * 2), 1)
    level = type(family_of(config).policy("normal", 0))
    assert read["hard", None] >= 3, "those who look ahead may seem to be somebody else"
    for weaker in ("easy", "normal"):
        assert read[weaker, None] + read[weaker, level] >= 3, "no style"
    assert read["easy", level] + read["normal", level] >= 1, "else they are taken for our own"


class Stubborn:
    """Plays as `hard` does, but does not let go of a plant: raises by ones, up to a price."""

    MOST = 25

    def __init__(self, seed: int) -> None:
        self._hard = make_player("hard", seed)

    def decide(self, game: Game) -> Move:
        move = self._hard.decide(game)
        bids = [bid for bid in game.legal_moves if isinstance(bid, Bid)]
        if isinstance(move, Pass) and bids and (least := bids[0]).amount <= self.MOST:
            return least
        return move


@pytest.mark.long(but=["classic-2009-germany-1"])
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(
    ("edition", "board"), [("classic-2009", "germany"), ("deluxe-2014", "north-america")]
)
def test_two_who_fight_for_a_plant_by_ones_are_no_bullies(
    edition: str, board: str, seed: int
) -> None:
    """A fight is one decision, however many bids it takes."""
    config = GameConfig(edition, board, computer_seats(["hard"] * 4), seed)
    players = players_of(config)
    players[1], players[2] = Stubborn(1), Stubborn(2)
    game = Game(config)
    for _ in play_on(game, players):
        if game.state.round == KNOWN_BY:
            break
    bids = [move for move in game.moves if isinstance(move, Bid) and move.seat in (1, 2)]
    assert len(bids) > 40
    assert ways_of_all(game)[1:3] == (None, None)


def test_at_the_beginning_nothing_is_known() -> None:
    config = GameConfig("classic-2009", "usa", computer_seats(["rusher"] * 4), 1)
    assert ways_of_all(Game(config)) == (None,) * 4


def test_what_was_taken_back_is_forgotten() -> None:
    seats = computer_seats(["hard", "hoarder", "rusher"])
    config = GameConfig("classic-2009", "germany", seats, 2)
    early, late = played(config, 2), played(config, KNOWN_BY)
    before = ways_of_all(early)
    assert before != ways_of_all(late)
    again = ways_of_all(early)
    assert list(map(kind_of, again)) == list(map(kind_of, before))


def test_a_past_is_of_one_game_only() -> None:
    one, other = (
        GameConfig("classic-2009", "germany", computer_seats(["random"] * 2), seed)
        for seed in (1, 2)
    )
    past = ObservedGame(one)
    assert past.follow(Game(one))
    assert not past.follow(Game(other))
    assert past.follow(played(one, 2))
    assert not past.follow(Game(one)), "its moves have not been made"


def test_a_past_goes_on_where_a_guessed_pile_is_put_right() -> None:
    """Who plays at somebody else's table need not read all decisions again with every card."""
    seats = computer_seats(["hard", "hoarder", "rusher"])
    config = GameConfig("classic-2009", "germany", seats, 2)
    real = played(config, KNOWN_BY)
    first = Game(config).state
    assert isinstance(first, GridState)
    mixed = (*sorted(first.pile[:-1], key=str), first.pile[-1])
    setup = Overrides(order=first.order, regions=first.regions, market=first.market, pile=mixed)
    guess = Game(replace(config, setup=setup))
    past = ObservedGame(guess.config)
    for number, move in enumerate(real.moves, start=1):
        apply_with(guess, move, cards_drawn(real.events_of(number)))
        assert past.follow(guess)
    fresh = ObservedGame(config)
    fresh.follow(real)
    assert guess.config != config
    assert [kind_of(past.way_of(seat)) for seat in range(3)] == [
        kind_of(fresh.way_of(seat)) for seat in range(3)
    ]


@pytest.mark.long(but=["*-4"])
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize(("edition", "board"), [*BOARDS, ("deluxe-2014", "north-america")])
def test_whatever_somebody_plays_can_be_read(edition: str, board: str, players: int) -> None:
    """Promo cards and the Trust included: no way to play is at a loss."""
    promo = CLASSIC_PROMO if edition.startswith("classic") else ()
    game = new_game(edition, board, players, 6, promo=promo)
    mover = make_player("random", 6)
    while not game.over:
        game.apply(mover.decide(game))
    assert len(ways_of_all(game)) == players


def test_how_much_is_bid_where_is_built_and_in_how_many_purchases_tells_nothing() -> None:
    assert gist(Open(0, "20", 20)) == gist(Open(0, "20", 25)) != gist(Open(0, "21", 25))
    assert gist(Bid(0, 20)) == gist(Bid(0, 25)) != gist(Pass(0))
    assert gist(Buy(0, (("coal", 1),))) == gist(Buy(0, (("oil", 3),)))
    assert gist(Build(0, "essen")) == gist(Build(0, "trier"))


def test_an_expert_who_takes_over_plays_as_one_who_was_there() -> None:
    """The record tells all that it has to know."""

    def expert() -> ComputerPlayer:
        return SearchPlayer(1, Level("hard", Effort(samples=2, rounds=1, trust=0.0)))

    seats = computer_seats(["random", "rusher", "hoarder"])
    config = GameConfig("classic-2009", "germany", seats, 8)
    players = players_of(config)
    players[0] = expert()
    game = Game(config)
    for _ in play_on(game, players):
        if game.current == 0 and len(game.moves) % 5 == 0:
            assert expert().decide(game) == players[0].decide(game)
        if game.state.round == KNOWN_BY:
            break


@pytest.mark.long(but=["*-classic-2004-germany", "*-outpost-2024-outpost"])
@pytest.mark.parametrize(("edition", "board"), BOARDS)
@pytest.mark.parametrize("others", ["rusher", "hard"])
def test_hard_looks_ahead_whoever_sits_there(edition: str, board: str, others: str) -> None:
    config = GameConfig(edition, board, computer_seats(["hard", others, others]), 3)
    policy = SearchPlayer(1, Level("hard"))
    game, players = Game(config), players_of(config)
    while (seat := game.current) is not None:
        move = players[seat].decide(game)
        if seat == 0 and move != policy.decide(game):
            return
        game.apply(move)
    raise AssertionError("it always does what seems best at first sight")
