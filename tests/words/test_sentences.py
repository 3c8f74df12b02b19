"""Everything that the engine says by codes and events has words, and lupdate finds them."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

from powergrid_qt import words
from powergrid_qt.engine import Event, board_ids, edition_ids, events, load_board, refusals
from powergrid_qt.engine.cards import card_files
from powergrid_qt.engine.edition import edition_data, edition_facts, merged_data
from powergrid_qt.engine.events import CardEvent, CardRemoved, CityConnected, PromoWon, TurnEnded
from powergrid_qt.engine.grid.edition import load_grid_edition
from powergrid_qt.engine.outpost.edition import load_outpost_edition
from powergrid_qt.engine.refusals import SENTENCES, refuse
from powergrid_qt.words.events import REASONS, event_text, step_changes
from powergrid_qt.words.names import (
    board_name,
    board_notes,
    card_name,
    card_number,
    cities_text,
    edition_name,
    fuel_name,
    phase_name,
    promo_sentence,
)
from powergrid_qt.words.refusals import refusal_text
from tests.story_games import config, every_kind, told

SILENT = {TurnEnded, PromoWon}
"""Events that are not worth a line: the move before them has been told."""
MANY_SEEDS = range(100, 106)


class Marked(QTranslator):
    """Translates every text into itself between marks, so that untranslated ones are seen."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"‹{source}›"


@pytest.fixture
def marked(qtbot: QtBot) -> Iterator[None]:
    translator = Marked()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("code", sorted(SENTENCES))
def test_refusals_speak(code: str) -> None:
    lists = {
        "choices": ((("coal", 7),),),
        "fuels": ("coal",),
        "tokens": (("coal", 7),),
        "pieces": ("house",),
        "known": ("7",),
    }
    values = {name: lists.get(name, "7") for name in fields(SENTENCES[code])}
    text = refusal_text(refuse(code, **values))
    assert text[0].isupper() or text[0] in "27“s" or SENTENCES[code].startswith("{where}")
    assert "{" not in text


def test_values_of_refusals_are_put_into_words() -> None:
    refusal = refuse("wrong_fuel", plant=6, fuel="garbage")
    assert refusal_text(refusal) == "Plant 06 does not burn garbage"
    inner = refuse("city_full", city="Köln", step=1)
    outer = refuse("illegal_move", number=3, move="{}", reason=inner)
    assert refusal_text(outer) == "Move 3 ({}): Köln is full in step 1"


@pytest.mark.usefixtures("marked")
def test_values_of_refusals_are_translated() -> None:
    ways = ((("coal", 1), ("oil", 2)), ())
    text = refusal_text(refuse("drop_needed", choices=ways))
    for word in ("‹coal›", "‹oil›", "‹nothing›"):
        assert word in text
    assert "‹coal›" in refusal_text(refuse("cannot_store_both", fuels=("coal", "oil")))
    assert "‹house›" in refusal_text(refuse("no_pieces", kind="house"))
    assert "‹shelter›" in refusal_text(refuse("build_what", pieces=("plant", "shelter")))
    assert "‹none›" in refusal_text(refuse("unknown_edition", edition="x", known=()))


def all_events() -> set[type[Event]]:
    return {kind for kind in vars(events).values() if isinstance(kind, type)} & set(
        Event.__subclasses__()
    )


def all_card_events() -> set[type[Event]]:
    """Of the program's own cards, without those that a dataclass with slots has replaced."""
    return {
        kind
        for kind in CardEvent.__subclasses__()
        if kind.__module__.startswith("powergrid_qt.")
        and vars(sys.modules[kind.__module__])[kind.__name__] is kind
    }


def test_every_kind_of_event_is_told_in_real_games() -> None:
    seen: set[type[Event]] = set()
    reasons: set[str] = set()
    games = every_kind() + [config(promo=True, seed=seed) for seed in MANY_SEEDS]
    for game_config in games:
        for game, happened in told(game_config):
            for event in happened:
                text = event_text(event, game)
                if text is not None:
                    assert text.strip() == text
                    assert "{" not in text
                    seen.add(type(event))
                if isinstance(event, CardRemoved):
                    reasons.add(event.reason)
    assert seen == (all_events() - SILENT - {CardEvent}) | all_card_events()
    by_cards = {file["rule"] for file in card_files().values() if "removes" in file.get("told", ())}
    assert reasons - {"P4.6"} <= set(REASONS) | by_cards


def test_a_plant_that_became_too_small_says_for_whom() -> None:
    for game, happened in told(config(players=6, seed=3)):
        for event in happened:
            if isinstance(event, CardRemoved) and event.reason == "P4.6":
                most = game.state.leader
                text = event_text(event, game)
                names = [
                    seat.name
                    for seat, player in zip(game.config.players, game.state.players, strict=True)
                    if player.connected == most
                ]
                ends = [f"{name} has {cities_text(most)}" for name in names]
                assert text is not None
                assert text.startswith(f"{card_name(event.card)} leaves the game: ")
                assert text.endswith(tuple(ends))


def test_a_city_is_told_with_its_price_in_parts() -> None:
    game, _ = next(told(config()))
    city = game.state.rules.board.cities[0]
    event = CityConnected(0, city.id, 4, 10)
    assert event_text(event, game) == f"Ada connects {city.name} for 14\xa0€ (10 + 4)"
    trust = CityConnected(None, city.id, 0, 0)
    assert event_text(trust, game) == f"The Trust connects {city.name}"


@pytest.mark.usefixtures("marked")
def test_sentences_follow_the_language() -> None:
    game, happened = next(told(config()))
    assert "‹" in str(event_text(happened[0], game))
    assert fuel_name("coal") == "‹coal›"
    assert phase_name("auction") == "‹Auction›"


def test_every_card_has_a_name() -> None:
    for edition in edition_ids():
        for board in edition_data(edition)["boards"]:
            data = merged_data(edition, board)
            if data["game"] == "outpost":
                cards = list(load_outpost_edition(edition, board).cards)
                assert all(card_name(card) != card for card in cards)
            else:
                grid = load_grid_edition(edition, board)
                names = {card_name(card) for card in grid.plants}
                assert len(names) == len(grid.plants)
                assert all(fuel_name(fuel).islower() for fuel in grid.fuels)
    assert card_name(6) == "Plant 06"
    assert card_name("shelter_05c") == "Shelter 05"
    assert card_number("flux-generator") == "33⅓"


def test_promo_cards_technologies_editions_and_boards_have_sentences() -> None:
    for promo in edition_facts("classic-2004", "germany").promo_cards:
        assert promo_sentence(promo).endswith(".")
    for card in load_outpost_edition("outpost-2024", "outpost").cards.values():
        assert bool(promo_sentence(card.id)) == (card.type == "technology")
    for edition in edition_ids():
        assert edition_name(edition) == edition_data(edition)["name"]["en"]
    for board_id in board_ids():
        board = load_board(board_id)
        notes = board_notes(board)
        assert board_name(board) == board.name
        assert len(notes) >= 2 + len(board.uncertain) + len(board.metropolises)
        assert all(note.endswith(".") for note in notes)


def test_steps_tell_what_they_change() -> None:
    for game_config in (config(), config("outpost-2024", "outpost", 3)):
        game, _ = next(told(game_config))
        for step, price in ((2, "15"), (3, "20")):
            changes = step_changes(game, step)
            assert price in changes[0]
            assert len(changes) == 2 + (game_config.board == "germany")


def test_lupdate_finds_the_sentences(tmp_path: Path) -> None:
    tool = Path(sys.executable).parent / "pyside6-lupdate"
    if not tool.exists():
        pytest.skip("the Linguist tools are not installed")
    folder = Path(words.__file__).parent
    files = [*folder.glob("*.py"), Path(refusals.__file__)]
    result = tmp_path / "texts.ts"
    subprocess.run([tool, *files, "-ts", result], check=True, capture_output=True)
    found = {source.text for source in ElementTree.parse(result).iter("source")}
    assert set(SENTENCES.values()) <= found
    assert set(REASONS.values()) <= found
    assert {"coal", "Bureaucracy", "{name} bids {bid}", "Plant {number}"} <= found
