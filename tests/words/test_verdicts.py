"""What the analysis says, in all languages, with the prices that are really paid."""

from itertools import islice, pairwise

import pytest

from powergrid_qt.ai.advice import laid_out
from powergrid_qt.ai.analysis import Lead, MoveVerdict, Occasion, lapses
from powergrid_qt.ai.comparison import comparison_of
from powergrid_qt.ai.family import family_of
from powergrid_qt.ai.player import Choice
from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.ai.turn_reasons import fuel_short
from powergrid_qt.app.mistakes import NEARLY
from powergrid_qt.engine import Game, GameConfig, Move, Record
from powergrid_qt.engine.auction import Auction, AuctionOptions
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Bid, Build, Buy, Done, Hire, Open, Pass
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.engine.record import replay, replayed
from powergrid_qt.words.moves import move_text
from powergrid_qt.words.names import NO_BREAK, card_name
from powergrid_qt.words.reasons import reason_text
from powergrid_qt.words.turns import spent_on
from powergrid_qt.words.verdicts import VerdictWords, changed_words, verdict_words, weakness_of
from tests.story_games import config


def said_of(
    game: Game, played: Move, better: Move, chance: float, usual: float, *, lead: Lead
) -> VerdictWords:
    number, seat = len(game.moves), played.seat
    where = Occasion(number, auction=isinstance(game.state.decision, Auction))
    verdict = MoveVerdict(
        number, seat, where, played, Choice(better), 1.8, 2.4, chance, usual, lead
    )
    [lapse] = lapses([verdict])
    record = Record(game.config, (*game.moves, played))
    return verdict_words(lapse, game, comparison_of(lapse, game, record))


def at_auction(edition: str, board: str) -> tuple[Game, AuctionOptions]:
    """The first auction of a game in which somebody may raise."""
    game = Game(config(edition, board, 3))
    player = RandomPlayer(1)
    while True:
        options = game.legal_moves
        if isinstance(options, AuctionOptions) and options.bids:
            return game, options
        game.apply(player.decide(game))


def plain(text: str) -> str:
    return text.replace(NO_BREAK, " ")


@pytest.mark.parametrize(
    ("place", "chance", "title", "figures"),
    [
        (1.85, 0.57, "Changed: nearly as good", "57 of 100 such games, as advised 62."),
        (2.3, 0.52, "Changed: about 52 of 100", "52 of 100 such games, as advised 62."),
        (2.3, 0.62, "Changed: costs 0.5 places", ""),
        (1.8, 0.64, "Changed: nearly as good", ""),
        (1.85, 0.12, "Changed: about 12 of 100", "12 of 100 such games, as advised 62."),
    ],
)
def test_another_turn_is_compared_with_the_chance_that_was_told(
    place: float, chance: float, title: str, figures: str
) -> None:
    """The hint had told 62; in the worlds of the verdict it is 60."""
    where = Occasion(0, auction=False)
    judged = chance - 0.02
    verdict = MoveVerdict(0, 0, where, Done(0), Choice(Done(0)), 1.8, place, 0.6, judged)
    [lapse] = lapses([verdict])
    told = changed_words("Changed", lapse, 0.62, nearly=lapse.cost < NEARLY)
    assert told.title == title
    assert told.figures.removeprefix("Wins about ") == figures


def test_a_verdict_is_a_sentence_that_people_understand() -> None:
    game, options = at_auction("classic-2004", "germany")
    passing, bid = Pass(options.seat), options.raised_to(options.bids[-1])
    words = said_of(game, bid, passing, 0.43, 0.22, lead=Lead(1.6, -2.2, 12.0))
    assert words.where == f"Round 1, auction of {card_name(options.card)}"
    assert words.cost == "place 1.8 → 2.4"
    assert words.wins == "Passing here wins about 43 of 100 such games, your bid 22."
    assert plain(words.reason).endswith(
        ". Two rounds later you have power for 2 cities and 12 € more, though 2 cities less."
    )
    assert words.kind == "Paid too much for a card"
    assert words.head == f"{words.where} · {words.kind}: place 1.8 → 2.4"
    assert words.better == f"Better: Pass on {card_name(options.card)}"
    lost = said_of(game, bid, passing, 0.004, 0.001, lead=Lead())
    assert lost.wins == "Passing here leads to place 1.8 on average, your bid to place 2.4."
    assert "later" not in lost.reason


def test_fuel_that_was_going_to_be_short_is_told_with_the_decision() -> None:
    """In a game against those who store all they can."""
    seats = computer_seats(["greedy", "hoarder", "hoarder", "hoarder"])
    record = Record.of(play_game(GameConfig("classic-2004", "germany", seats, 2)))
    told = []
    for game, played in zip(replay(record), record.moves, strict=False):
        short = family_of(game.config).shortages(game.state, played.seat)
        if short and isinstance(played, Buy):
            words = said_of(game, played, Done(played.seat), 0.4, 0.2, lead=Lead(money=20))
            assert words.reason.startswith(reason_text(fuel_short(short[0]), game))
            told.append(words.reason)
    assert told


def test_verdicts_tell_the_whole_turn_with_the_reasons_of_hints() -> None:
    record = Record.of(play_game(config("classic-2009", "germany", 3, 4)))
    moves = record.moves
    number = next(
        at
        for at, (one, two) in enumerate(pairwise(moves))
        if isinstance(one, Build) and isinstance(two, Build) and one.seat == two.seat
    )
    game = replayed(Record(record.config, moves[:number]))
    done = Done(moves[number].seat)
    verdict = MoveVerdict(
        number, done.seat, Occasion(number, False, "building"), done, Choice(moves[number]), 1.5, 2
    )
    [lapse] = lapses([verdict])
    compared = comparison_of(lapse, game, record)
    assert compared.played[:2] == moves[number : number + 2]
    assert compared.better[0] == moves[number]
    assert isinstance(compared.better[-1], Done)
    words = verdict_words(lapse, game, compared)
    price, left = spent_on(laid_out(compared.better), game)
    assert plain(words.better).endswith(f" for {price} €: {left} € left")
    assert words.reason == " ".join([reason_text(why, game) for why in compared.why])
    assert words.reason
    assert words.kind == "Built too little"


@pytest.mark.parametrize(
    ("edition", "board", "players"),
    [("classic-2004", "usa", 6), ("deluxe-2014", "europe", 2), ("outpost-2024", "outpost", 2)],
)
def test_every_kind_of_move_has_its_sentence(
    language: str, edition: str, board: str, players: int
) -> None:
    seen = set()
    played = config(edition, board, players, 2, draft=True, promo=edition == "classic-2004")
    for game in replay(Record.of(play_game(played))):
        moves = [] if game.over else list(islice(game.legal_moves, 2))
        kinds = tuple(map(type, moves))
        if len(moves) == 2 and (game.state.phase, kinds) not in seen:
            seen.add((game.state.phase, kinds))
            for one, other in (moves, reversed(moves)):
                words = said_of(game, one, other, 0.4, 0.2, lead=Lead(2, 1, 20))
                for text in (words.where, words.head, *words.lines):
                    assert text
                    assert "{" not in text
    assert len(seen) > 5


def test_a_bid_tells_what_it_costs_with_the_data_library() -> None:
    game, options = at_auction("outpost-2024", "outpost")
    bid = options.raised_to(options.bids[-1])
    assert isinstance(bid, Bid)
    assert isinstance(game.state, OutpostState)
    assert plain(move_text(bid, game)) == f"Bid {bid.amount} €"
    game.state.players[bid.seat].company.technologies = ("tech_data_library",)
    assert plain(move_text(bid, game)) == f"Bid {bid.amount} € ({bid.amount - 5} € to pay)"


def test_the_plant_with_the_discount_token_is_told_at_its_price() -> None:
    game = Game(config("deluxe-2014", "north-america", 3))
    assert isinstance(game.state, GridState)
    seat, plant = game.current, game.state.discount
    assert seat is not None
    assert plant is not None
    assert plain(move_text(Open(seat, plant, 1), game)).endswith("and bid 1 €")


# -- kinds of mistakes ----------------------------------------------------------------------------


def test_a_plant_at_its_minimum_was_not_paid_too_much_for() -> None:
    game = Game(config("classic-2009", "germany", 3))
    assert isinstance(game.state, GridState)
    game.state.round = 2
    seat, card = game.current, game.state.market[0]
    assert seat is not None
    lowest = game.state.rules.minimum(game.state, card)
    passing = Pass(seat)

    def kind(played: Move, better: Move) -> str:
        return weakness_of(played, better, game)

    assert kind(Open(seat, card, lowest), passing) == "unneeded_plant"
    assert kind(Open(seat, card, lowest + 20), passing) == "overpaid"
    assert kind(Open(seat, card, lowest + 20), Open(seat, card, lowest)) == "overpaid"
    assert kind(Open(seat, card, lowest), Open(seat, game.state.market[1], 20)) == "wrong_plant"
    assert kind(passing, Open(seat, card, lowest)) == "let_go"
    game.apply(Open(seat, card, lowest))
    bidder = game.current
    assert bidder is not None
    assert kind(Bid(bidder, lowest + 1), Pass(bidder)) == "unneeded_plant"
    assert kind(Bid(bidder, lowest + 9), Pass(bidder)) == "overpaid"
    assert kind(Bid(bidder, lowest + 9), Bid(bidder, lowest + 1)) == "overpaid"


def test_fuel_is_told_by_what_there_was_more_of() -> None:
    game = Game(config())
    few, many = Buy(0, (("coal", 2),)), Buy(0, (("coal", 3), ("oil", 1)))
    assert weakness_of(few, many, game) == "too_little_fuel"
    assert weakness_of(Done(0), many, game) == "too_little_fuel"
    assert weakness_of(many, few, game) == "too_much_fuel"
    assert weakness_of(few, Done(0), game) == "too_much_fuel"
    assert weakness_of(few, Buy(0, (("oil", 2),)), game) == "wrong_fuel"


def test_on_outpost_the_wrong_piece_is_not_the_wrong_place() -> None:
    game = Game(config("outpost-2024", "outpost", 3))
    house, plant = Build(0, "p4", "house"), Build(0, "p4", "plant")
    assert weakness_of(house, plant, game) == "wrong_piece"
    assert weakness_of(house, Build(0, "p5", "house"), game) == "wrong_city"
    assert weakness_of(Hire(0, 0), house, game) == "too_few_cities"
    assert weakness_of(Hire(0, 0), Hire(0, 2), game) == "wrong_workers"
