"""Regions have a name in every language of the program, and bear it wherever they are told."""

import pytest

from powergrid_qt.app.new_game import cities_like
from powergrid_qt.engine import board_ids, load_board
from powergrid_qt.engine.events import RegionPicked
from powergrid_qt.engine.moves import Open, PickRegion, because
from powergrid_qt.paths import languages
from powergrid_qt.views.board.export import legend_rows
from powergrid_qt.words.events import event_text
from powergrid_qt.words.moves import move_text
from powergrid_qt.words.names import region_name
from powergrid_qt.words.reasons import reason_text
from powergrid_qt.words.refusals import refusal_text
from powergrid_qt.words.rulebook import RuledGame, rulebook
from powergrid_qt.words.switches import switch_words
from tests.engine.positions import arrange, give, grid, new_game, play, to_auctions
from tests.views.boards import make_scene

CZECHIA = {"en": "Czechia", "de": "Tschechien", "nl": "Tsjechië"}
NUCLEAR = {
    "en": "Czechia, Slovakia or Hungary",
    "de": "Tschechien, Slowakei oder Ungarn",
    "nl": "Tsjechië, Slowakije of Hongarije",
}


@pytest.mark.parametrize("board_id", board_ids())
def test_the_regions_of_a_board_are_told_apart_in_every_language(board_id: str) -> None:
    regions = load_board(board_id).regions
    for language in languages():
        names = [
            region.names if isinstance(region.names, str) else region.names[language]
            for region in regions
        ]
        assert len(set(names)) == len(regions)


def test_who_picks_a_region_reads_its_name(language: str) -> None:
    game = new_game("classic-2009", "central-europe", draft=True)
    board, name = game.state.rules.board, CZECHIA[language]
    assert region_name(board, "czechia") == name
    assert name in move_text(PickRegion(0, "czechia"), game)
    assert name in reason_text(because("region_cheap", region="czechia"), game)
    assert name in (event_text(RegionPicked(0, "czechia"), game) or "")
    play(game, PickRegion(0, "czechia"))
    refusal = game.why_not(PickRegion(1, "czechia"))
    assert refusal is not None
    assert refusal_text(refusal).startswith(name)
    assert str(refusal) == "Czechia is already in play", "the command line speaks English"


def test_who_may_not_buy_a_plant_reads_where_a_city_is_needed(language: str) -> None:
    game = new_game("classic-2009", "central-europe", 6)
    arrange(game, market=(3, 11, 13, 17, 20, 25, 30, 31))
    give(game, 0, money=99)
    to_auctions(game)
    refusal = game.why_not(Open(0, 17, 17))
    assert refusal is not None
    assert NUCLEAR[language] in refusal_text(refusal)
    assert "Czechia or Slovakia or Hungary" in str(refusal), "the command line speaks English"
    notes = switch_words(game.state).of_card(grid(game), 17)
    assert any(NUCLEAR[language] in note for note in notes)
    rules = [
        paragraph.text
        for chapter in rulebook(RuledGame.of(game.config))
        for paragraph in chapter.paragraphs
    ]
    assert any(NUCLEAR[language] in text for text in rules)


def test_whoever_looks_at_a_board_reads_and_finds_its_regions(language: str) -> None:
    scene = make_scene("central-europe")
    name = CZECHIA[language]
    assert name in [entry.text for row in legend_rows(scene, 1000) for entry in row]
    assert scene.describe("praha").split(", ")[:2] == ["Praha", name]
    found = {one: cities_like(scene.board, CZECHIA[one]) for one in languages()}
    assert found == {one: () if one == language else None for one in languages()}
