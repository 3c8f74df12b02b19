"""Characters beside the levels: told whole, bent a little, and always in the same way."""

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest

from powergrid_qt.ai.family import AiFamily, family_of
from powergrid_qt.ai.levels import PERSONA_LEVELS, Effort, Level
from powergrid_qt.ai.personas import line_about, personas
from powergrid_qt.ai.player import UnknownLevel, choose
from powergrid_qt.ai.players import make_player, player_of
from powergrid_qt.ai.search import PERSONAL_TRUST, SearchPlayer
from powergrid_qt.ai.simulation import computer_seats, play_game, players_of
from powergrid_qt.engine import Game, GameConfig, Record, Seat
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.edition import edition_ids
from powergrid_qt.engine.families import family_name
from powergrid_qt.engine.moves import Bid
from powergrid_qt.engine.record import parse_record, record_text
from powergrid_qt.models.plain_text import LONGEST_NAME
from powergrid_qt.paths import languages

FAMILIES = {"grid": ("classic-2009", "germany"), "outpost": ("outpost-2024", "outpost")}
QUICK = Level("hard", Effort(samples=1, rounds=1, trust=0.0))


def config(*kinds: str, family: str = "grid", seed: int = 3) -> GameConfig:
    edition, board = FAMILIES[family]
    return GameConfig(edition, board, computer_seats(kinds), seed)


def positions(game_config: GameConfig, every: int) -> Iterator[Game]:
    """Some positions of a game, each time another kind of decision may be due. Whoever sits there,
    the game goes on as `hard` plays without looking ahead."""
    game, policy = Game(game_config), family_of(game_config).policy("hard", 1)
    while not game.over:
        if len(game.moves) % every == 0:
            yield game
        game.apply(policy.decide(game.state))


def test_everybody_has_a_name_and_a_sentence_in_every_language_for_every_family() -> None:
    assert {family_name(edition) for edition in edition_ids()} == set(FAMILIES)
    assert len(personas()) >= 6
    for persona in personas().values():
        assert set(persona.plays) == set(FAMILIES)
        said: list[object] = [persona.name, *persona.says.values()]
        said += [style.line for style in persona.plays.values()]
        for words in said:
            assert isinstance(words, dict)
            assert set(words) == set(languages())
            assert all(text == text.strip() != "" for text in words.values())
        assert all(len(name) <= LONGEST_NAME for name in persona.name.values())
    for language in languages():
        names = [persona.name[language] for persona in personas().values()]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("persona", personas())
def test_every_level_leans_a_little(persona: str, family: str) -> None:
    known: Any = family_of(config("easy", "easy", family=family))
    for level in ("easy", "normal", "hard"):
        plain = known.policy(level, 1).character
        leaned = known.policy(level, 1, persona).character
        changed = {
            field.name: type(getattr(plain, field.name))
            for field in fields(plain)
            if getattr(plain, field.name) != getattr(leaned, field.name)
        }
        assert changed, level
        assert set(changed.values()) <= {float, tuple}  # what a level understands stays the same


@pytest.mark.parametrize("family", FAMILIES)
def test_who_looks_ahead_keeps_to_the_character_where_it_shows(family: str) -> None:
    """Unless another move is clearly better; elsewhere a character trusts itself no more."""
    player = SearchPlayer(1, QUICK, "jasper")
    plain: Any = family_of(config("easy", "easy", family=family)).policy("hard", 1)
    given = set()
    for game in positions(config("easy", "easy", "easy", family=family), every=5):
        judgement = player.judged(game)
        if len(judgement.candidates) > 1:
            own = judgement.of(judgement.own)
            assert own is not None
            shows = plain.decide(game.state) != own.move
            assert own.ahead == (PERSONAL_TRUST if shows else 0.0)
            given.add(shows)
    assert given == {True, False}


@pytest.mark.parametrize("family", FAMILIES)
def test_the_same_position_gives_the_same_move_and_reason(family: str) -> None:
    game_config = config("easy:otto", "normal:irene", "hard:vera", "hard:hilda", family=family)
    for game in positions(game_config, every=17):
        seat = game_config.players[game.current or 0]
        first, second = (choose(make_player(player_of(seat), 5), game.copy()) for _ in range(2))
        assert first == second
        assert first.move in game.legal_moves


def test_the_expert_has_its_character_and_takes_nobody_else_for_it() -> None:
    game = Game(config("expert:irene", "hard"))
    plain: Any = SearchPlayer(1, QUICK)
    irene: Any = SearchPlayer(1, QUICK, "irene")
    assert irene.choose(game) == SearchPlayer(1, QUICK, "irene").choose(game)
    plain.choose(game)
    assert plain._policy.character != irene._policy.character
    assert plain._judge._others.character == irene._judge._others.character


@pytest.mark.parametrize("family", FAMILIES)
def test_everybody_decides_otherwise_than_the_level_alone_some_time(family: str) -> None:
    game_config = config("hard", "hard", "hard", "hard", family=family)
    known: AiFamily = family_of(game_config)
    plain = known.policy("hard", 1)
    alike = {persona: known.policy("hard", 1, persona) for persona in personas()}
    for seed in (3, 4, 5):
        for game in positions(replace(game_config, seed=seed), every=1):
            usual = plain.decide(game.state)
            alike = {name: one for name, one in alike.items() if one.decide(game.state) == usual}
            if not alike:
                return
    raise AssertionError(sorted(alike))


def test_a_record_keeps_the_characters_where_others_read_over_them() -> None:
    game = play_game(config("easy:otto", "easy", "random", "easy:vera"))
    record = Record.of(game, about={"title": "Four"})
    text = record_text(record)
    assert '"personas": ["otto", "", "", "vera"]' in text
    assert '{"name": "Ada", "color": "red", "kind": "easy"}' in text
    assert parse_record(text) == record


@pytest.mark.parametrize("strange", [5, "otto", ["otto"], [None, "otto"], [1, 2], {"0": "otto"}])
def test_what_another_program_means_by_the_word_is_kept(strange: object) -> None:
    record = Record.of(Game(config("easy", "easy")), about={"personas": strange})
    read = parse_record(record_text(record))
    assert [seat.persona for seat in read.config.players] == ["", ""]
    assert read.about["personas"] == strange


def test_a_character_of_a_later_version_leaves_its_level() -> None:
    assert player_of(Seat("Zoe", "red", "hard", "zoe")) == "hard"
    assert player_of(Seat("Zoe", "red", "random", "otto")) == "random"
    assert player_of(Seat("Zoe", "red", "hard", "otto")) == "hard:otto"
    assert line_about("zoe", "classic-2009") == ""


@pytest.mark.parametrize("kind", ["hard:zoe", "random:otto", "hoarder:otto", "zoe:otto"])
def test_who_is_asked_for_by_name_must_be_there(kind: str) -> None:
    with pytest.raises(UnknownLevel):
        make_player(kind, 1)


def test_levels_without_a_character_are_named_as_before() -> None:
    assert [seat.persona for seat in computer_seats([*PERSONA_LEVELS, "random"])] == [""] * 5


# -- what they say of themselves -------------------------------------------------------------------

LEVELS = ("easy", "normal", "hard", "expert")
GAMES = {"easy": 6, "normal": 6, "hard": 4, "expert": 2}
"""Fewer where moves are looked ahead."""
OTHERS = {"easy": "easy", "normal": "normal", "hard": "normal", "expert": "normal"}


def raises(level: str, persona: str, family: str, games: int) -> Iterator[tuple[int, int]]:
    """By how much somebody raises, and how much more everybody else in the auction would still pay
    at least: the lowest raise, and what was bid, in games with others."""
    plain = OTHERS[level]
    for seed in range(games):
        game_config = config(f"{level}:{persona}", plain, plain, plain, family=family, seed=seed)
        game, players = Game(game_config), players_of(game_config)
        while (seat := game.current) is not None and game.state.round < 7:
            move, decision = players[seat].decide(game), game.state.decision
            if seat == 0 and isinstance(move, Bid) and isinstance(decision, Auction):
                yield decision.lowest, move.amount
            game.apply(move)


@pytest.mark.long(but=["normal-grid", "normal-outpost"])
@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("level", LEVELS)
def test_otto_raises_by_the_smallest_step_at_every_level(level: str, family: str) -> None:
    steps = list(raises(level, "otto", family, GAMES[level]))
    assert steps
    assert all(bid == lowest for lowest, bid in steps)


@pytest.mark.long(but=["normal-grid", "normal-outpost"])
@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("level", LEVELS[:3])  # an expert raises as hard players do
def test_vera_bids_higher_at_once_than_others(level: str, family: str) -> None:
    hers, plain = (
        [bid - lowest for lowest, bid in raises(level, persona, family, GAMES[level])]
        for persona in ("vera", "hilda")
    )
    # Who plays from the gut bids so high anyway.
    assert sum(hers) / len(hers) >= sum(plain) / len(plain) + (0.01 if level != "easy" else 0)
