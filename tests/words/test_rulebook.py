"""The rules in words: all that hold in a game are told, with its figures, in every language."""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from powergrid_qt.ai.simulation import computer_seats
from powergrid_qt.engine import Game, GameConfig, edition_ids
from powergrid_qt.engine import events as engine_events
from powergrid_qt.engine.board import read_board
from powergrid_qt.engine.cards import card_files
from powergrid_qt.engine.edition import (
    PLAYER_COUNTS,
    edition_data,
    edition_facts,
    editions_on,
    merged_data,
    playable_boards,
)
from powergrid_qt.engine.refusals import SENTENCES
from powergrid_qt.paths import languages
from powergrid_qt.words.rulebook import (
    Paragraph,
    RuledGame,
    about,
    applies,
    chapter_files,
    explaining,
    rulebook,
)
from tests.own_boards import write_sicily
from tests.rule_table import RULES


def all_games(thorough: bool = True) -> Iterator[RuledGame]:
    """Every edition, board and number of players, without promo cards, with each of them, unless
    there is no time for that, and with all."""
    for board in playable_boards():
        for edition in editions_on(board):
            cards = edition_facts(edition, board).promo_cards
            for players in PLAYER_COUNTS:
                single = [(card,) for card in cards if thorough]
                for promo in dict.fromkeys([(), *single, cards]):
                    yield RuledGame(edition, board, players, promo)


def paragraphs(game: RuledGame) -> list[Paragraph]:
    return [paragraph for chapter in rulebook(game) for paragraph in chapter.paragraphs]


def paragraph(game: RuledGame, name: str) -> Paragraph:
    (found,) = (one for one in paragraphs(game) if one.id == name)
    return found


ARTS = ("hybrid", "wind", "fusion", "eco", "fuel", "step3")
AUTOMATIC = (
    *("RoundStarted", "StepStarted", "OrderDetermined", "CardDrawn", "CardRemoved", "CardBuried"),
    *("PlantsRun", "Refilled", "GameEnded", "CardSold", "CityConnected"),
)
NOT_IN_OUTPOST = {"P2.8", "P2.9", "P3.1", "P3.2", "P3.3", "P3.4", "P4.6", "P5.2", "T3"}
CARDS_WITH_AUCTION = {"transformer-station", "theme-park", "supply-contract", "warehouse"}


RECHARGED = {*(f"R{number}" for number in range(1, 18)), "R10a"}
ON_BOARDS = {
    "germany-2019": "R18 R18a R20 M6.1",
    "usa-2019": "R19 R19a R19b R21",
    "france": "M-FR1 M-FR2 M-FR3 M-FR4 M-FR5 M1.1",
    "italy": "M-IT1 M-IT2 M-IT3 M-IT4",
    "benelux": "M-BX1 M-BX2 M-BX3 M3.1 M3.3 M3.4",
    "central-europe": "M-CE1 M-CE2 M-CE3 M2.1 M2.2 M2.3 M2.4 M2.5 M2.6 M4.1 M4.2",
    "brazil": "M-BR1 M-BR3 M1.3",
    "spain-portugal": "M-SP1 M-SP2 M-SP3 M1.5 M2.1 M2.2 M2.3 M2.4 M2.5 M2.6",
    "quebec": "M-QC1 M-QC3 M-QC5 M1.2 M1.3 M3.2 M3.4",
}
ON_BOARDS_CLASSIC = {"france": "M1.2", "brazil": "M-BR2 M1.2", "quebec": "M-QC2"}
ON_BOARDS_RECHARGED = {
    "france": "M-FR7 M1.4",
    "italy": "M-IT5 M6.1 R18 R18a",
    "benelux": "M-BX4",
    "central-europe": "M-CE4",
    "brazil": "M-BR4 M1.4",
    "spain-portugal": "M-SP4",
    "quebec": "M-QC4",
}
EXPANSIONS = {"M0.1", "M0.2", "M0.3", "M0.4"}
"""Of all seven boards of the expansions."""


def own_rules(game: RuledGame) -> set[str]:
    """The rules of Recharged and of the boards of the expansions that hold in a game."""
    recharged = game.edition == "recharged-2019"
    there = ON_BOARDS_RECHARGED if recharged else ON_BOARDS_CLASSIC
    told = {*ON_BOARDS.get(game.board, "").split(), *there.get(game.board, "").split()}
    if game.edition in ("outpost-2024", "deluxe-2014"):
        return told
    told |= {"M5.1", "M5.2"}
    if any(rule.startswith("M-") for rule in told):
        told |= EXPANSIONS
    if recharged:
        told |= RECHARGED | {"M1.6"} | ({"R22"} if game.players == 2 else set())
    return told


data_of = cache(merged_data)


def holds(rule: str, game: RuledGame) -> bool:
    data = data_of(game.edition, game.board)
    deck = data.get("deck")
    outpost, north_america = data["game"] == "outpost", game.board == "north-america"
    cards = {*game.promo, *data["always_in_deck"]} if not outpost else set()
    if rule.startswith("TR"):
        trust = data["rules"]["trust"] and game.players == 2
        return trust and (rule != "TR4" or game.board == "europe")
    if rule == "PA":
        return bool(cards & CARDS_WITH_AUCTION)
    if rule.startswith("PR"):
        own = {card_files()[card]["rule"] for card in cards}
        return rule in own or (bool(cards) and rule in {"PR0", "PR10", "PR11"})
    if rule.startswith("D"):
        only_there = {"D8": 1, "D9": 1, "D10": 1, "D11": 0, "D12": 0}.get(rule)
        return deck == "deluxe" and only_there in (None, north_america)
    if rule.startswith("O"):
        return outpost and (rule not in {"O29", "O30", "O31"} or game.players == 2)
    if rule.startswith(("R", "M")):
        return rule in own_rules(game)
    if rule in {"S4", "S5", "S6", "S7", "E3"}:
        return deck == "classic"
    if deck == "recharged" and rule in {"P2.9", "P4.6", "T3"}:
        return False
    if rule == "P2.9" and north_america:
        return False
    return not (outpost and rule in NOT_IN_OUTPOST)


@pytest.mark.long(but=["en"])
def test_every_rule_that_holds_is_told_with_its_figures(language: str, thorough: bool) -> None:
    for game in all_games(thorough):
        told = paragraphs(game)
        missing = {rule for rule in RULES if holds(rule, game)} | own_rules(game)
        missing -= {rule for one in told for rule in one.rules}
        assert not missing, game
        assert all(one.title and one.text for one in told)
        assert len({one.id for one in told}) == len(told), game


def test_no_paragraph_is_for_nobody_and_none_names_an_unknown_rule() -> None:
    games = [(game, game.data) for game in all_games()]
    of_boards = {rule for game, _ in games for rule in own_rules(game)}
    groups = {group for game, _ in games for group in game.groups}
    conditions = {"game", "deck", "players", "board", "has", "lacks", "card"}
    for file in chapter_files():
        for told in file["paragraph"]:
            told_of = {"id", "rules", "also", "refusals", "topics", "picture"}
            known = {*told_of, *languages(), *conditions}
            assert set(told) <= known
            assert set(languages()) <= set(told), told["id"]
            named = {*told.get("rules", ()), *chain(*told.get("also", {}).values())}
            assert named <= {*RULES, *of_boards}, told["id"]
            assert set(told.get("also", ())) <= groups, told["id"]
            assert set(told.get("refusals", ())) <= set(SENTENCES)
            both = [(game, data) for game, data in games if applies(file, data, game)]
            assert any(applies(told, data, game) for game, data in both), told["id"]


@pytest.mark.parametrize("edition", edition_ids())
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_figures_are_those_that_the_game_is_played_with(edition: str, players: int) -> None:
    for board in edition_data(edition)["boards"]:
        game, facts = RuledGame(edition, board, players), edition_facts(edition, board)
        assert f" {facts.end_cities[players]} " in paragraph(game, "end").text
        assert f" {facts.step2_cities[players]} " in paragraph(game, "step2").text
        assert f" {facts.start_money} €" in paragraph(game, "start").text
        assert ", ".join(map(str, facts.payout)) in paragraph(game, "run").text


def test_a_board_of_ones_own_has_its_own_figures(tmp_path: Path) -> None:
    figures = {"classic-2009": {"start_money": 77, "end_cities": {"3": 12}}}
    board = read_board(write_sicily(tmp_path, editions=figures))
    game = RuledGame("classic-2009", board.id, 3, own=board)
    assert " 77 €" in paragraph(game, "start").text
    assert " 12 " in paragraph(game, "end").text


def test_every_phase_has_its_chapter_and_a_refusal_its_paragraph() -> None:
    for game in all_games():
        if game.promo:
            continue  # the phases are the same
        config = GameConfig(game.edition, game.board, computer_seats(["random"] * game.players), 0)
        phases = {phase.name for phase in Game(config).state.rules.round}
        assert phases <= {chapter.phase for chapter in rulebook(game)}
        full = explaining(game, "city_full")
        assert full is not None
        assert "P4.3" in paragraph(game, full).rules
    assert explaining(RuledGame("classic-2009", "usa", 3), "beginner_limit") is not None
    assert explaining(RuledGame("classic-2009", "usa", 3), "not_json") is None


def test_what_lies_on_the_table_and_what_happens_there_is_told_of(thorough: bool) -> None:
    for game in all_games(thorough):
        told = {one.id for one in paragraphs(game)}
        for topic in ("card", "token", "pile", "city", "way", "order", "power", *AUTOMATIC):
            assert about(game, (topic,)) in told, (game, topic)
        for card in game.promo:
            assert about(game, (card, "card")) == card
    outpost = RuledGame("outpost-2024", "outpost", 4)
    assert about(outpost, ("tech_robots", "max_robots", "technology")) == "robots"
    assert about(outpost, ("tech_nodule", "extra_places_per_shelter", "technology", "card")) == (
        "technologies"
    )
    assert about(outpost, ("no such thing",)) is None


def test_every_topic_is_the_name_of_something() -> None:
    cards = {*card_files(), *ARTS, "card", "token", "worker", "robot", "plant", "shelter"}
    parts = {"pile", "city", "way", "order", "power", "discount", "trust", "promo", "technology"}
    events = {name for name, kind in vars(engine_events).items() if isinstance(kind, type)}
    for file in chapter_files():
        for told in file["paragraph"]:
            assert set(told.get("topics", ())) <= cards | parts | events
