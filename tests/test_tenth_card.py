"""A promo card that nobody knew: a file and a class are all that it takes, from rules to screen."""

import json
import shutil
from collections.abc import Iterator
from dataclasses import field, replace
from pathlib import Path
from typing import ClassVar

import pytest

from powergrid_qt.ai.simulation import play_game
from powergrid_qt.commands.game_choice import promo_cards
from powergrid_qt.engine import Game, Record, cards, parse_record
from powergrid_qt.engine.edition import edition_facts
from powergrid_qt.engine.events import CardEvent, Event
from powergrid_qt.engine.grid.cards import promo_card
from powergrid_qt.engine.grid.edition import load_grid_edition
from powergrid_qt.engine.grid.promo_card import PromoCard
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.record import record_text, replay
from powergrid_qt.engine.values import value
from powergrid_qt.paths import resources_dir
from powergrid_qt.views.pieces.faces import face_of
from powergrid_qt.words.events import event_text
from powergrid_qt.words.names import card_name, promo_sentence
from tests.story_games import config

CARD = "subsidy"
FILE = {
    "id": CARD,
    "rule": "PR12",
    "deck": "classic",
    "name": {"en": "Subsidy", "de": "Zuschuss"},
    "text": {"en": "Auctioned at once; its owner gets 5 whenever the bureaucracy starts."},
    "art": "taxes",
    "worth_a_round": 5.0,
    "told": {"paid": {"en": "{seat} gets a subsidy of {amount}"}},
}
KEPT = (cards.card_files, edition_facts, load_grid_edition, promo_card)
"""What is read once, and must be read again."""


@value
class SubsidyPaid(CardEvent):
    seat: int
    amount: int
    told: ClassVar[str] = "paid"
    card: str = field(default=CARD, kw_only=True)


@pytest.fixture(autouse=True)
def subsidy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The card lies in the folder of the others, and its class is known."""
    shutil.copytree(resources_dir() / "cards", tmp_path / "cards")
    (tmp_path / "cards" / f"{CARD}.json").write_text(json.dumps(FILE), encoding="utf-8")
    monkeypatch.setattr(cards, "resources_dir", lambda: tmp_path)
    for kept in KEPT:
        kept.cache_clear()

    class Subsidy(PromoCard, card=CARD):
        def bureaucracy(self, state: GridState, log: list[Event]) -> None:
            owner = state.owner(CARD)
            if owner is not None:
                state.players[owner].money += 5
                log.append(SubsidyPaid(owner, 5))

    yield
    del PromoCard.kinds[CARD]
    monkeypatch.undo()
    for kept in KEPT:
        kept.cache_clear()


def played(level: str, seed: int) -> Game:
    chosen = config(promo=True, players=3 if level == "hard" else 4, seed=seed)
    return play_game(replace(chosen, players=tuple(replace(s, kind=level) for s in chosen.players)))


def events_of(record: Record) -> Iterator[tuple[Game, Event]]:
    games = replay(record)
    game = next(games)
    for move in record.moves:
        for event in game.apply(move):
            yield game, event


def test_it_is_among_the_cards_that_can_be_chosen() -> None:
    assert edition_facts("classic-2004", "germany").promo_cards[-1] == CARD
    assert CARD in promo_cards("all", "classic-2009", "usa")
    assert CARD not in edition_facts("deluxe-2014", "europe").promo_cards


@pytest.mark.parametrize(
    ("level", "seeds"), [("hard", [1]), ("greedy", [0, 1, 2]), ("random", [0, 1, 2])]
)
def test_games_are_played_with_it_to_the_end(level: str, seeds: list[int]) -> None:
    paid = []
    for seed in seeds:
        game = played(level, seed)
        assert game.over
        assert CARD in game.config.options.promo
        record = parse_record(record_text(Record.of(game)))
        for now, event in events_of(record):
            if isinstance(event, SubsidyPaid):
                paid.append(event)
                name = game.config.players[event.seat].name
                assert event_text(event, now) == f"{name} gets a subsidy of 5\xa0€"
    assert paid


def test_it_has_a_name_a_sentence_and_a_face() -> None:
    assert card_name(CARD) == "Subsidy"
    assert promo_sentence(CARD) == FILE["text"]["en"]  # type: ignore[index]
    face = face_of(Game(config(promo=True)).state, CARD)
    assert (face.kind, face.art, face.name) == ("promo", "taxes", "Subsidy")
