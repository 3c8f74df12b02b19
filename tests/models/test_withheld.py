"""When a reason may be read: once it helps nobody any more."""

from powergrid_qt.ai.players import make_player
from powergrid_qt.ai.simulation import computer_seats
from powergrid_qt.engine import Game, GameConfig, GameOptions, Move
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.moves import OWN_WORDS, Bid, Open, Pass, Reason, because
from powergrid_qt.engine.state import AUCTION
from powergrid_qt.models.log_model import GivenReason
from tests.engine.positions import grid

LIMIT = because("bid_worth", card=5, limit=21)
PLAN = because("bid_other_better", card=5, other=7)
OWN = because(OWN_WORDS, text="I wait for plant 07.")


def new_game(promo: tuple[str, ...] = ()) -> Game:
    seats = computer_seats(["normal"] * 3)
    return Game(GameConfig("classic-2009", "germany", seats, 3, GameOptions(promo=promo)))


def given_for(reason: Reason, game: Game, move: Move) -> GivenReason:
    """Make a move for a reason."""
    return GivenReason.of(reason, game.apply(move), game.state.round)


def test_an_auction_keeps_its_reasons_until_the_card_is_sold() -> None:
    game = new_game()
    first, second, third = (game.state.order[0] + add for add in range(3))
    opened = given_for(LIMIT, game, Open(first, 5, 5))
    assert opened.withheld(game)
    raised = given_for(LIMIT, game, Bid(second % 3, 6))
    passed = given_for(LIMIT, game, Pass(third % 3))
    assert all(given.withheld(game) for given in (opened, raised, passed))
    last = given_for(LIMIT, game, Pass(first))
    assert grid(game).players[second % 3].plants == (5,)
    assert not any(given.withheld(game) for given in (opened, raised, passed, last))
    game.apply(Open(first, 4, 4))
    assert not any(given.withheld(game) for given in (opened, raised, passed, last))


def test_what_somebody_is_after_instead_is_kept_until_the_auctions_are_over() -> None:
    game, player = new_game(), make_player("easy", 1)
    first = game.state.order[0]
    events = game.apply(Open(first, 5, 5))
    kept = [GivenReason.of(reason, events, 1) for reason in (PLAN, OWN)]
    short = GivenReason.of(LIMIT, events, 1)
    while game.state.phase == AUCTION:
        assert all(given.withheld(game) for given in kept)
        running = isinstance(game.state.decision, Auction) and game.state.decision.card == 5
        assert short.withheld(game) is running
        game.apply(player.decide(game))
    assert not any(given.withheld(game) for given in kept)


def test_auctions_that_break_into_a_phase_keep_theirs_too() -> None:
    """Each on its own: the pass that sold the plant before tells nothing of the promo card."""
    promo = ("transformer-station", "warehouse", "supply-contract")
    game, player = new_game(promo), make_player("random", 2)
    given: list[GivenReason] = []
    broken_into = 0
    while not game.over:
        decision = game.state.decision
        given.append(given_for(LIMIT, game, player.decide(game)))
        now = game.state.decision
        card = now.card if isinstance(now, Auction) else None
        assert [one.card for one in given if one.withheld(game)] == [
            one.card for one in given if card is not None and one.card == card
        ]
        if isinstance(decision, Auction) and decision.opening is None:
            broken_into += 1
            assert given[-1].card == decision.card
    assert broken_into > 3


def test_other_decisions_are_open_at_once_and_all_are_at_the_end() -> None:
    game, player = new_game(), make_player("random", 2)
    kept = given_for(OWN, game, Open(game.state.order[0], 5, 5))
    while game.state.phase == AUCTION:
        game.apply(player.decide(game))
    bought = given_for(OWN, game, player.decide(game))
    assert bought.card is None
    assert not bought.withheld(game)
    while not game.over:
        game.apply(player.decide(game))
    assert not kept.withheld(game)
