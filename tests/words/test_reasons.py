"""Every reason that a computer player may give has words, and every move too."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from powergrid_qt import ai
from powergrid_qt.ai.player import choose
from powergrid_qt.ai.players import make_player
from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.engine import Game, GameConfig, Move, moves
from powergrid_qt.engine.moves import Open, Reason, because
from powergrid_qt.words.moves import move_text
from powergrid_qt.words.reasons import SENTENCES, VALUES, fields, reason_text
from tests.story_games import (
    REPRESENTATIVES,
    config,
    every_kind,
    name_of,
    promo_card_that_others_passed,
)

COMPUTED = {"run_best", "run_saves", "outpost_unlock_plant", "outpost_unlock_shelter"}
"""Codes that are put together where they are used, and so are not found by reading."""


def given() -> Iterator[tuple[str, str, set[str]]]:
    """Where `because` is called, with which code (empty: computed) and values."""
    for path in sorted(Path(ai.__path__[0]).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(called, ast.Name) and called.id == "because":
                assert isinstance(node, ast.Call)
                code = node.args[0].value if isinstance(node.args[0], ast.Constant) else ""
                yield (
                    f"{path.name}:{node.lineno}",
                    str(code),
                    {str(keyword.arg) for keyword in node.keywords},
                )


GIVEN = list(given())


def test_the_players_give_reasons() -> None:
    assert len(GIVEN) > 30
    assert {code for _, code, _ in GIVEN} | COMPUTED >= SENTENCES.keys(), "a sentence for nothing"


@pytest.mark.parametrize(("where", "code", "values"), GIVEN, ids=[place for place, _, _ in GIVEN])
def test_every_reason_has_a_sentence_with_its_values(
    where: str, code: str, values: set[str]
) -> None:
    assert values <= VALUES.keys(), where
    for known in [code] if code else COMPUTED:
        assert known in SENTENCES, where
        if code:
            assert fields(SENTENCES[known]) <= values, where


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    ("edition", "board"),
    [("classic-2009", "germany"), ("deluxe-2014", "europe"), ("outpost-2024", "outpost")],
)
def test_all_moves_of_a_game_are_explained(edition: str, board: str, players: int) -> None:
    game = Game(config(edition, board, players, 3, draft=edition == "classic-2009", promo=True))
    player = make_player("normal", 1)
    while not game.over:
        choice = choose(player, game)
        if choice.reason is not None:
            sentence = reason_text(choice.reason, game)
            assert sentence.endswith("."), choice
            assert "{" not in sentence
        assert move_text(choice.move, game)
        game.apply(choice.move)


@pytest.mark.usefixtures("qapp")
def test_cards_players_and_cities_have_their_names() -> None:
    game = Game(config())
    name = game.config.players[2].name
    gains = because("plant_gains_rival", card=6, gain=60, rival=2, limit=31)
    assert reason_text(gains, game) == (
        "Plant 06 earns about 60\xa0€ more until the end than it costs,"
        f" and {name} will hardly pay more than 31\xa0€."
    )
    grows = because("city_grows", city="koeln", price=16)
    assert reason_text(grows, game) == "Köln for 16\xa0€ is a cheap step for the network."
    assert reason_text(because("fuel_run", powered=1), game) == "Fuel to power 1 city."


def test_a_plant_without_gain_is_not_said_to_earn_less_than_nothing() -> None:
    told = reason_text(because("plant_gains_over", card=6, gain=-3, old=4), Game(config()))
    assert told == "Plant 06 earns about as much until the end as it costs."


def test_players_from_elsewhere_bring_their_words_or_say_nothing() -> None:
    game = Game(config())
    assert reason_text(because("text", text="I like it."), game) == "I like it."
    assert reason_text(Reason("text"), game) == ""
    assert reason_text(because("moon_phase", moon="full"), game) == ""
    assert reason_text(because("city_grows", town="koeln"), game) == ""


def test_every_kind_of_move_has_words() -> None:
    known = [kind for kind in vars(moves).values() if isinstance(kind, type)]
    kinds = {kind for kind in known if issubclass(kind, Move) and kind is not Move}
    assert len(kinds) > 10
    told: dict[type[Move], str] = {}
    for game_config in every_kind():
        game, player = Game(game_config), RandomPlayer(2)
        while not game.over:
            move = player.decide(game)
            if type(move) not in told:
                told[type(move)] = move_text(move, game)
            game.apply(move)
    assert told.keys() == kinds
    assert not [text for text in told.values() if not text or "{" in text]


@pytest.mark.parametrize("game_config", every_kind()[::4], ids=name_of)
def test_moves_are_told_without_changing_the_game(game_config: GameConfig) -> None:
    game, player = Game(game_config), RandomPlayer(2)
    while not game.over:
        before = game.snapshot()
        move = player.decide(game)
        assert move_text(move, game)
        assert game.snapshot() == before
        game.apply(move)


STRANGE = (None, True, -1, 0, 99, 10**30, "", "nowhere", "{card}")


@pytest.mark.long(but=REPRESENTATIVES)
@pytest.mark.parametrize("game_config", every_kind(), ids=name_of)
def test_reasons_that_make_no_sense_have_no_words(game_config: GameConfig) -> None:
    """A record from elsewhere may give any code with any values: nothing breaks."""
    game = Game(game_config)
    for code in [*SENTENCES, "text", "unheard of", ""]:
        names = fields(SENTENCES.get(code, "{text}")) | {"gain"}
        assert isinstance(reason_text(Reason(code), game), str)
        for name in names:
            sensible = {other: sample(other, game) for other in names}
            for value in STRANGE:
                told = reason_text(because(code, **{**sensible, name: value}), game)
                assert told == "" or code in SENTENCES or told == value


def sample(name: str, game: Game) -> int | str:
    board, rules = game.state.rules.board, game.state.rules
    match name:
        case "card" | "old" | "other" | "plant" | "does":
            return next(iter(rules.groups))
        case "city":
            return board.cities[0].id
        case "region":
            return board.regions[0].id
        case "fuel":
            return next(iter(rules.refill_table(game.state)), "none")
        case "piece":
            return "plant"
        case "takers":
            return "0,1"
        case _:
            return 1


@pytest.mark.parametrize(
    ("code", "values"),
    [
        ("bid_worth", {"card": 999, "limit": 12}),
        ("bid_worth", {"card": 5, "limit": "much"}),
        ("bid_worth", {"card": 5, "limit": True}),
        ("bid_worth", {"card": "nuclear", "limit": 12}),
        ("city_grows", {"city": "atlantis", "price": 3}),
        ("region_cheap", {"region": "atlantis"}),
        ("plant_gains", {"card": 5, "gain": "a lot"}),
        ("plant_gains_rival", {"card": 5, "gain": 3, "rival": 7, "limit": 3}),
        ("plant_gains_rival", {"card": 5, "gain": 3, "rival": -1, "limit": 3}),
        ("outpost_hire", {"workers": None, "price": 3}),
        ("text", {"text": 5}),
        ("text", {}),
        ("of another program", {"card": 5}),
    ],
)
def test_what_is_not_in_the_game_is_not_told(code: str, values: dict[str, str | int]) -> None:
    assert reason_text(because(code, **values), Game(config())) == ""


def test_nobody_puts_up_a_promo_card_that_is_auctioned_at_once() -> None:
    """PA: whoever bids first opens, and the last one who has not passed buys it for that."""
    last = promo_card_that_others_passed()
    before = Game(last.config)
    for move in last.moves[:-1]:
        before.apply(move)
    told = []
    for game in (before, last):
        assert game.current is not None
        told.append(move_text(Open(game.current, "transformer-station", 10), game))
    price = "10\N{NO-BREAK SPACE}€"
    assert told == [f"Bid {price}", f"Buy Transformer station for {price}"]
