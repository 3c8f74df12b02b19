"""The rules of one game in words: the paragraphs of `resources/rules` that apply, with its figures.

A file is a chapter, in the order of the names. A paragraph tells in each language, title first,
what the rules say whose ids it names, and under which conditions they hold: see `applies`. Its
figures are those of the edition's own file, under the names that they have there. It names the
refusals that it gives the reason for, and its topics: what lies on the table (cards by their id or
the picture on them) and what happens (the names of events).
"""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from powergrid_qt.engine import Board, GameConfig
from powergrid_qt.engine.edition import PLAYER_COUNTS, merged_data
from powergrid_qt.paths import resources_dir
from powergrid_qt.words.names import fuel_name, in_words

ANY_CARD = "any"


@dataclass(frozen=True, slots=True)
class RuledGame:
    """All that decides which rules hold. `own`: a board that does not come with the program."""

    edition: str
    board: str
    players: int
    promo: tuple[str, ...] = ()
    own: Board | None = None

    @classmethod
    def of(cls, config: GameConfig) -> "RuledGame":
        players, promo = len(config.players), config.options.promo
        return cls(config.edition, config.board, players, promo, config.own_board)


@dataclass(frozen=True, slots=True)
class Paragraph:
    id: str
    """Of its subject: the same in all editions that have rules about it."""
    rules: tuple[str, ...]
    title: str
    text: str
    """Markdown; a table at most."""
    picture: str
    """What is drawn below it, in the words of `rule_picture` in the rules sheet; may be empty."""


@dataclass(frozen=True, slots=True)
class Chapter:
    title: str
    phase: str
    """That it is about; empty if about none in particular."""
    paragraphs: tuple[Paragraph, ...]


def rulebook(game: RuledGame) -> tuple[Chapter, ...]:
    data = merged_data(game.edition, game.board, game.own)
    figures = {**_for_players(data, game.players), **_tables(data, game.players)}
    chapters = (
        Chapter(
            in_words(file["title"]),
            file.get("phase", ""),
            tuple(
                _paragraph(told, figures) for told in file["paragraph"] if applies(told, data, game)
            ),
        )
        for file in chapter_files()
        if applies(file, data, game)
    )
    return tuple(chapter for chapter in chapters if chapter.paragraphs)


def explaining(game: RuledGame, refusal: str) -> str | None:
    """The paragraph that tells why something was refused; None where no rule is behind it."""
    return _naming(game, "refusals", refusal)


def about(game: RuledGame, topics: Iterable[str]) -> str | None:
    """The paragraph about the first of these that there is one about: of a phase, the first."""
    for topic in topics:
        name = _naming(game, "topics", topic) or first_of(game, topic)
        if name is not None:
            return name
    return None


def first_of(game: RuledGame, phase: str) -> str | None:
    """The paragraph that the rules of a phase begin with."""
    chapters = (chapter for chapter in rulebook(game) if chapter.phase == phase)
    return next((chapter.paragraphs[0].id for chapter in chapters), None)


def _naming(game: RuledGame, key: str, wanted: str) -> str | None:
    data = merged_data(game.edition, game.board, game.own)
    for file in chapter_files():
        for told in file["paragraph"]:
            named = wanted in told.get(key, ())
            if named and applies(file, data, game) and applies(told, data, game):
                return str(told["id"])
    return None


@cache
def chapter_files() -> tuple[Mapping[str, Any], ...]:
    paths = sorted((resources_dir() / "rules").glob("*.toml"))
    return tuple(tomllib.loads(path.read_text(encoding="utf-8")) for path in paths)


def applies(told: Mapping[str, Any], data: Mapping[str, Any], game: RuledGame) -> bool:
    """Whether all conditions hold that a chapter or a paragraph names: a family of editions
    (`game`), a deck, numbers of players, a switch of the rules that is on (`has`) or off (`lacks`),
    a card that is in the game or one of several."""
    cards = {*game.promo, *data.get("always_in_deck", ())}
    wanted = told.get("card", ())
    return (
        told.get("game", data["game"]) == data["game"]
        and told.get("deck", data.get("deck")) == data.get("deck")
        and game.players in told.get("players", PLAYER_COUNTS)
        and ("has" not in told or data["rules"].get(told["has"], False))
        and ("lacks" not in told or not data["rules"].get(told["lacks"], False))
        and (not wanted or bool(cards if wanted == ANY_CARD else cards.intersection(_all(wanted))))
    )


def _all(names: str | list[str]) -> list[str]:
    return [names] if isinstance(names, str) else names


def _paragraph(told: Mapping[str, Any], figures: Mapping[str, Any]) -> Paragraph:
    title, _, text = in_words(told).format_map(figures).partition("\n")
    picture = told.get("picture", "").format_map(figures)
    return Paragraph(told["id"], tuple(told.get("rules", ())), title, text, picture)


# -- figures ----------------------------------------------------------------------------------


def _for_players(data: Any, players: int) -> Any:
    """The same data where tables by number of players have become their entry for this one."""
    if not isinstance(data, Mapping):
        return data
    if set(data) == {str(count) for count in PLAYER_COUNTS}:
        return data[str(players)]
    return {key: _for_players(value, players) for key, value in data.items()}


def _tables(data: Mapping[str, Any], players: int) -> dict[str, Any]:
    tables = {"players": players, "payout_list": ", ".join(map(str, data["payout"]))}
    if "fuel_market" in data:
        market = _for_players(data["fuel_market"], players)
        refill = ([fuel_name(fuel), *market["refill"][fuel]] for fuel in data["fuels"])
        tables["refill_table"] = _table(["", "1", "2", "3"], refill)
        tables["start_table"] = _table(["", "Σ", "€"], _at_the_start(data))
    return tables


def _at_the_start(data: Mapping[str, Any]) -> Iterator[list[object]]:
    market = data["fuel_market"]
    for fuel in data["fuels"]:
        cheapest, dearest = market["start_from"][fuel], market["places"][fuel][-1][0]
        yield [fuel_name(fuel), data["tokens"][fuel], f"{cheapest}–{dearest}"]


def _table(head: list[str], rows: Iterable[list[object]]) -> str:
    ruler = ["---", *["--:"] * (len(head) - 1)]
    lines: list[list[object]] = [[*head], [*ruler], *rows]
    return "\n" + "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)
