"""The rules of one game in words: the paragraphs of `resources/rules` that apply, with its figures.

A file is a chapter, in the order of the names. A paragraph tells in each language, title first,
what the rules say whose ids it names, and under which conditions they hold: see `applies`. Further
ids (`also`) are those of one edition, of one board or of "EDITION on BOARD". Its figures are those
of the edition's own file, under the names that they have there, and what `_switches` says of it. It
names the refusals that it gives the reason for, and its topics: what lies on the table (cards by
their id or the picture on them) and what happens (the names of events).
"""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from powergrid_qt.engine import Board, GameConfig, load_board
from powergrid_qt.engine.edition import PLAYER_COUNTS, merged_data
from powergrid_qt.paths import resources_dir
from powergrid_qt.words.names import (
    board_name,
    board_notes,
    card_name,
    either,
    fuel_name,
    in_words,
    listed,
    metropolis_notes,
    money_text,
    one_after_the_other,
    region_name,
)

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

    @property
    def played_on(self) -> Board:
        return load_board(self.board) if self.own is None else self.own

    @property
    def data(self) -> dict[str, Any]:
        """The facts of the game's edition on its board."""
        data = merged_data(self.edition, self.board, self.own)
        return {**data, "metropolises": self.played_on.metropolises}

    @property
    def groups(self) -> tuple[str, ...]:
        """The keys under which a paragraph may have further ids of rules that this game has."""
        return self.edition, self.board, f"{self.edition} on {self.board}"


@dataclass(frozen=True, slots=True)
class Paragraph:
    id: str
    """The name of its subject, the same in all editions that have rules about it."""
    rules: tuple[str, ...]
    title: str
    text: str
    """The text in Markdown, with a table at most."""
    picture: str
    """What is drawn below it, in the words of `rule_picture` in the rules sheet; may be empty."""


@dataclass(frozen=True, slots=True)
class Chapter:
    title: str
    phase: str
    """The phase that the chapter is about; empty if it is about none in particular."""
    paragraphs: tuple[Paragraph, ...]


def rulebook(game: RuledGame) -> tuple[Chapter, ...]:
    data = game.data
    figures = {**_for_players(data, game.players), **_tables(data, game), **_switches(data, game)}
    chapters = (
        Chapter(
            in_words(file["title"]),
            file.get("phase", ""),
            tuple(
                _paragraph(told, game, figures)
                for told in file["paragraph"]
                if applies(told, data, game)
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
    """The paragraph about the first of these that there is one about: of a phase, the first. The
    id of a rule is a topic, too."""
    for topic in topics:
        name = _naming(game, "topics", topic) or _naming(game, "rules", topic)
        name = name or first_of(game, topic)
        if name is not None:
            return name
    return None


def first_of(game: RuledGame, phase: str) -> str | None:
    """The paragraph that the rules of a phase begin with."""
    chapters = (chapter for chapter in rulebook(game) if chapter.phase == phase)
    return next((chapter.paragraphs[0].id for chapter in chapters), None)


def _naming(game: RuledGame, key: str, wanted: str) -> str | None:
    data = game.data
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
    (`game`), a deck or one of several, numbers of players, the board, switches of the rules that
    are on (`has`) or off (`lacks`), a card that is in the game or one of several."""
    cards = {*game.promo, *data.get("always_in_deck", ())}
    wanted = told.get("card", ())
    return (
        told.get("game", data["game"]) == data["game"]
        and ("deck" not in told or data.get("deck") in _all(told["deck"]))
        and game.players in told.get("players", PLAYER_COUNTS)
        and told.get("board", game.board) == game.board
        and all(_is_on(data, switch) for switch in _all(told.get("has", ())))
        and not any(_is_on(data, switch) for switch in _all(told.get("lacks", ())))
        and (not wanted or bool(cards if wanted == ANY_CARD else cards.intersection(_all(wanted))))
    )


def _is_on(data: Mapping[str, Any], switch: str) -> bool:
    """A switch of the edition, or whatever else its file says under such a name; dots lead into
    it ("opening.out"), and a value may be asked for ("turnover.smallest_too=always")."""
    name, _, value = switch.partition("=")
    found: Any = {**data, **data["rules"]}
    for part in name.split("."):
        found = found.get(part) if found else None
    return found == value if value else bool(found)


def _all(names: str | Iterable[str]) -> list[str]:
    return [names] if isinstance(names, str) else list(names)


def _paragraph(told: Mapping[str, Any], game: RuledGame, figures: Mapping[str, Any]) -> Paragraph:
    title, _, text = in_words(told).format_map(figures).partition("\n")
    picture = told.get("picture", "").format_map(figures)
    also = told.get("also", {})
    rules = (*told.get("rules", ()), *(rule for key in game.groups for rule in also.get(key, ())))
    return Paragraph(told["id"], rules, title, text, picture)


# -- figures ----------------------------------------------------------------------------------


def _for_players(data: Any, players: int) -> Any:
    """Return data in which each table by number of players has become its entry for this one."""
    if not isinstance(data, Mapping):
        return data
    if set(data) == {str(count) for count in PLAYER_COUNTS}:
        return data[str(players)]
    return {key: _for_players(value, players) for key, value in data.items()}


def _tables(data: Mapping[str, Any], game: RuledGame) -> dict[str, Any]:
    tables = {"players": game.players, "payout_list": ", ".join(map(str, data["payout"]))}
    if "fuel_market" in data:
        board, market = game.played_on, _for_players(data["fuel_market"], game.players)
        refill = ([fuel_name(fuel, board), *market["refill"][fuel]] for fuel in data["fuels"])
        tables["refill_table"] = _table(["", "1", "2", "3"], refill)
        tables["start_table"] = _table(["", "Σ", "€"], _at_the_start(data, board))
    return tables


def _at_the_start(data: Mapping[str, Any], board: Board) -> Iterator[list[object]]:
    market = data["fuel_market"]
    for fuel in data["fuels"]:
        cheapest, dearest = market["start_from"][fuel], market["places"][fuel][-1][0]
        yield [fuel_name(fuel, board), data["tokens"][fuel], f"{cheapest}–{dearest}"]


def _table(head: list[str], rows: Iterable[list[object]]) -> str:
    ruler = ["---", *["--:"] * (len(head) - 1)]
    lines: list[list[object]] = [[*head], [*ruler], *rows]
    return "\n" + "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


def _switches(data: Mapping[str, Any], game: RuledGame) -> dict[str, str]:
    """What the switches of an edition and a board ask for, in words."""
    board = game.played_on
    opening, turnover = data.get("opening", {}), data.get("turnover", {})
    spared, dry = opening.get("spared", {}), data.get("phase_out", {})
    return {
        "about": in_words(data.get("about", "")),
        "board": board_name(board),
        "board_notes": "\n".join(f"* {note}" for note in board_notes(board)),
        "metropolises": " ".join(metropolis_notes(board)),
        "garbage": fuel_name("garbage", board),
        "out_cards": _cards(opening.get("out", ())),
        "market_cards": _cards(opening.get("in_market", ())),
        "top_cards": one_after_the_other(map(card_name, opening.get("top", ()))),
        "step2_cards": one_after_the_other(map(card_name, opening.get("at_step2", ()))),
        "spared": _fuels((*spared.get("fuels", ()), *spared.get("kinds", ())), board),
        "lifted": _fuels(turnover.get("lifted", ()), board),
        "never_buried": _fuels(turnover.get("never_buried", ()), board),
        "dry_plant": card_name(dry.get("plant", "")),
        "dry_fuel": fuel_name(dry.get("fuel", ""), board),
        "needed_cities": "; ".join(_needed_cities(data, board)),
        "own_prices": "; ".join(_own_prices(data, board)),
        "supply_prices": listed(
            f"{fuel_name(fuel, board)} ({money_text(price)})"
            for fuel, price in data.get("from_supply", {}).items()
        ),
    }


def _cards(cards: Iterable[int]) -> str:
    return listed(map(card_name, cards))


def _fuels(kinds: Iterable[str], board: Board) -> str:
    return either(fuel_name(kind, board) for kind in kinds)


def _needed_cities(data: Mapping[str, Any], board: Board) -> Iterator[str]:
    for need in data.get("plant_needs", ()):
        regions = either(region_name(board, region) for region in need["city_in"])
        yield f"{fuel_name(need['fuel'], board)}: {regions}"


def _own_prices(data: Mapping[str, Any], board: Board) -> Iterator[str]:
    for price in data.get("fuel_price", ()):
        fuel, city = fuel_name(price["fuel"], board), board.city(price["city"]).name
        yield f"{city}: {fuel} {price['add']:+} € (≥ {price['least']} €)".replace("-", "−")
