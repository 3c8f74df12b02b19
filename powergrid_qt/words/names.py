"""Names and short phrases in the user's language: fuels, phases, cards, editions, boards. They are
looked up when they are asked for, so that the language can change at any time."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject

from powergrid_qt.ai.personas import line_about, personas
from powergrid_qt.engine import Board, CardId, Counts, Game, Said, edition_ids, load_board
from powergrid_qt.engine.board import Uncertain
from powergrid_qt.engine.cards import card_files
from powergrid_qt.engine.edition import edition_data
from powergrid_qt.engine.texts import QT_TRANSLATE_NOOP, said_in

translate = QCoreApplication.translate

_PHASES = {
    "setup": QT_TRANSLATE_NOOP("Phases", "Set-up"),
    "order": QT_TRANSLATE_NOOP("Phases", "Order"),
    "auction": QT_TRANSLATE_NOOP("Phases", "Auction"),
    "resources": QT_TRANSLATE_NOOP("Phases", "Resources"),
    "building": QT_TRANSLATE_NOOP("Phases", "Building"),
    "expansion": QT_TRANSLATE_NOOP("Phases", "Expansion"),
    "bureaucracy": QT_TRANSLATE_NOOP("Phases", "Bureaucracy"),
    "over": QT_TRANSLATE_NOOP("Phases", "End"),
}

_FUELS = {
    "coal": QT_TRANSLATE_NOOP("Fuels", "coal"),
    "oil": QT_TRANSLATE_NOOP("Fuels", "oil"),
    "garbage": QT_TRANSLATE_NOOP("Fuels", "garbage"),
    "gas": QT_TRANSLATE_NOOP("Fuels", "gas"),
    "uranium": QT_TRANSLATE_NOOP("Fuels", "uranium"),
    "wind": QT_TRANSLATE_NOOP("Fuels", "wind"),
    "eco": QT_TRANSLATE_NOOP("Fuels", "ecological"),
    "fusion": QT_TRANSLATE_NOOP("Fuels", "fusion"),
    "flux": QT_TRANSLATE_NOOP("Fuels", "any fuel"),
}

_PIECES = {
    "house": QT_TRANSLATE_NOOP("Pieces", "house"),
    "plant": QT_TRANSLATE_NOOP("Pieces", "plant"),
    "shelter": QT_TRANSLATE_NOOP("Pieces", "shelter"),
}

_KINDS = {
    "human": QT_TRANSLATE_NOOP("Levels", "human"),
    "easy": QT_TRANSLATE_NOOP("Levels", "easy"),
    "normal": QT_TRANSLATE_NOOP("Levels", "normal"),
    "hard": QT_TRANSLATE_NOOP("Levels", "hard"),
    "expert": QT_TRANSLATE_NOOP("Levels", "expert"),
    "greedy": QT_TRANSLATE_NOOP("Levels", "greedy"),
    "random": QT_TRANSLATE_NOOP("Levels", "random"),
    "remote": QT_TRANSLATE_NOOP("Levels", "elsewhere"),
}

_KIND_SENTENCES = {
    "human": QT_TRANSLATE_NOOP("Levels", "Somebody at this screen."),
    "easy": QT_TRANSLATE_NOOP("Levels", "Plays from the gut: short-sighted, but no fool."),
    "normal": QT_TRANSLATE_NOOP("Levels", "Plans its money and growth."),
    "hard": QT_TRANSLATE_NOOP("Levels", "Counts what every plant earns and what rivals can pay."),
    "expert": QT_TRANSLATE_NOOP("Levels", "Plays every choice through before it decides."),
    "greedy": QT_TRANSLATE_NOOP(
        "Levels", "A yardstick: cheapest sensible plant, fuel for one run, nearest cities."
    ),
    "random": QT_TRANSLATE_NOOP("Levels", "A yardstick: any sensible move."),
    "remote": QT_TRANSLATE_NOOP(
        "Levels", "Somebody at another machine, who joins with the code of the table."
    ),
}

_COLORS = {
    "red": QT_TRANSLATE_NOOP("PlayerColor", "red"),
    "blue": QT_TRANSLATE_NOOP("PlayerColor", "blue"),
    "green": QT_TRANSLATE_NOOP("PlayerColor", "green"),
    "yellow": QT_TRANSLATE_NOOP("PlayerColor", "yellow"),
    "purple": QT_TRANSLATE_NOOP("PlayerColor", "purple"),
    "black": QT_TRANSLATE_NOOP("PlayerColor", "black"),
}

_SHAPES = {
    "red": QT_TRANSLATE_NOOP("Colors", "Red square"),
    "blue": QT_TRANSLATE_NOOP("Colors", "Blue house"),
    "green": QT_TRANSLATE_NOOP("Colors", "Green triangle"),
    "yellow": QT_TRANSLATE_NOOP("Colors", "Yellow diamond"),
    "purple": QT_TRANSLATE_NOOP("Colors", "Purple circle"),
    "black": QT_TRANSLATE_NOOP("Colors", "Black hexagon"),
}

_PLACES = (
    QT_TRANSLATE_NOOP("Places", "1st"),
    QT_TRANSLATE_NOOP("Places", "2nd"),
    QT_TRANSLATE_NOOP("Places", "3rd"),
    QT_TRANSLATE_NOOP("Places", "4th"),
    QT_TRANSLATE_NOOP("Places", "5th"),
    QT_TRANSLATE_NOOP("Places", "6th"),
)

NO_BREAK = "\N{NO-BREAK SPACE}"


def in_words(said: Said) -> str:
    """What a data file says, in the user's language. The translations that are in use tell which
    that is, as Qt's own tell the direction of writing."""
    language = translate("DataFiles", "en", "the code of your language, such as de")
    return said_in(language, said)


def _named(context: str, table: dict[str, str], name: str) -> str:
    """What a table says for a name in the user's language; the name itself if it is unknown."""
    return translate(context, table[name]) if name in table else name


phase_name = partial(_named, "Phases", _PHASES)
piece_name = partial(_named, "Pieces", _PIECES)
kind_name = partial(_named, "Levels", _KINDS)
"""What sits at a seat: a human or a level of computer players."""
color_name = partial(_named, "Colors", _SHAPES)
"""A player's colour with the shape of its houses."""


def fuel_name(fuel: str, board: Board | None = None) -> str:
    """What a fuel, or a kind of plant that burns none, is called on a board; None: everywhere."""
    if board is not None and fuel in board.fuel_names:
        return in_words(board.fuel_names[fuel])
    return _named("Fuels", _FUELS, fuel)


def kind_sentence(kind: str) -> str:
    """How a level plays; empty for one that we do not know, such as a plug-in's."""
    known = kind in _KIND_SENTENCES
    return translate("Levels", _KIND_SENTENCES[kind]) if known else ""


def place_name(place: int) -> str:
    """Return a place in a ranking, "2nd"."""
    return translate("Places", _PLACES[place - 1])


def color_word(color: str | None) -> str:
    """A player's colour; None is the Trust."""
    if color is None:
        return translate("PlayerColor", "the Trust")
    return _named("PlayerColor", _COLORS, color)


def persona_names() -> dict[str, str]:
    """The names of all personas, by their ids."""
    return {persona.id: in_words(persona.name) for persona in personas().values()}


def persona_line(persona: str, edition: str) -> str:
    """How somebody plays an edition; empty if nothing is known."""
    return in_words(line_about(persona, edition))


def player_name(game: Game, seat: int | None) -> str:
    return translate("Events", "The Trust") if seat is None else game.config.players[seat].name


def _edition_says(key: str, edition: str) -> str:
    """The id of an edition that is not there: a saved game may name it."""
    return in_words(edition_data(edition).get(key, "")) if edition in edition_ids() else edition


edition_name = partial(_edition_says, "name")
short_edition_name = partial(_edition_says, "short_name")
"""Returns an edition's name without that of the game, where everybody knows what is played."""
edition_line = partial(_edition_says, "line")
"""Returns what is special about an edition, in a line."""
edition_about = partial(_edition_says, "about")
"""Where the rules of an edition come from; empty where they are those of the printed book."""


def new_to_you(board: Board, edition: str, *, new_board: bool, new_edition: bool) -> str:
    """What is other in an edition, or on a board, that nobody has played here; a line each."""
    said = []
    if new_edition:
        said.append((short_edition_name(edition), edition_line(edition)))
    if new_board:
        few = f"{in_words(board.line)}."  # of two new things the edition matters more
        said.append((board_name(board), few if said else " ".join(map(in_words, board.notes))))
    told = translate("Novelty", "New to you: {name}. {line}")
    return "\n".join(told.format(name=name, line=line) for name, line in said)


def how_sure(board: Board, edition: str) -> str:
    """In a few words, how sure the rules of an edition are, or else the facts of a board; empty
    where nothing is said about it."""
    return _edition_says("sure", edition) or in_words(board.sure)


def board_sources(board: Board) -> tuple[str, ...]:
    """Where the facts of a board come from, and on what the sources disagree."""
    return (in_words(board.about), *(_doubt(board, doubt) for doubt in board.uncertain))


def board_name(board: Board) -> str:
    return in_words(board.names)


def names_of_boards(boards: Iterable[str]) -> str:
    return listed(board_name(load_board(board)) for board in boards)


def card_number(card: CardId) -> str:
    """What a card shows in its corner: "06", "33⅓"; empty where there is no number."""
    if isinstance(card, int):
        return f"{card:02}"
    file = card_files().get(card, {})
    if "plant" in file:
        return str(file["plant"]["label"])
    kind, _, number = card.partition("_")
    return number.rstrip("abcd") if kind in ("plant", "shelter") else ""


def card_name(card: CardId) -> str:
    if card in card_files():
        return in_words(card_files()[card]["name"])
    number = card_number(card)
    if not number:
        return str(card)
    if str(card).startswith("shelter"):
        return translate("Cards", "Shelter {number}").format(number=number)
    return translate("Cards", "Plant {number}").format(number=number)


def site_name(game: Game, site: str) -> str:
    """A city's name, or that of a card on which pieces stand (Outpost)."""
    board = game.state.rules.board
    return board.city(site).name if site in board.city_index else card_name(site)


def region_name(board: Board, region: str) -> str:
    return in_words(board.region(region).names)


def promo_sentence(card: CardId) -> str:
    """What a promo card or a technology does, in one sentence; empty for any other card."""
    return in_words(card_files().get(card, {}).get("text", ""))


def board_notes(board: Board) -> tuple[str, ...]:
    """Special rules of a board, and how sure its facts are."""
    notes = [in_words(note) for note in board.notes]
    return (*notes, *metropolis_notes(board), *board_sources(board))


def metropolis_notes(board: Board) -> list[str]:
    """A sentence for each city that is several."""
    told = translate(
        "BoardNotes", "{name} is {count} cities that are joined for nothing: {cities}."
    )
    return [
        told.format(
            name=metropolis.name,
            count=len(metropolis.cities),
            cities=listed(board.city(city).name for city in metropolis.cities),
        )
        for metropolis in board.metropolises
    ]


def _doubt(board: Board, doubt: Uncertain) -> str:
    others = [
        translate("BoardNotes", "no connection") if other is None else str(other)
        for other in doubt.others
    ]
    return translate(
        "BoardNotes", "Uncertain: {a} – {b} costs {chosen} here, elsewhere {others}."
    ).format(
        a=board.city(doubt.a).name,
        b=board.city(doubt.b).name,
        chosen=doubt.chosen,
        others=either(others),
    )


# -- amounts ----------------------------------------------------------------------------------


class Plurals(QObject):
    """Numbers of things; an object, because lupdate looks for plural forms in `tr` only."""

    def cities(self, count: int) -> str:
        return self.tr("%n cities", "", count)

    def new_cities(self, count: int) -> str:
        return self.tr("%n new cities", "", count)

    def players(self, count: int) -> str:
        return self.tr("%n players", "", count)

    def rounds(self, count: int) -> str:
        return self.tr("%n rounds", "", count)

    def workers(self, count: int) -> str:
        return self.tr("%n workers", "", count)

    def workers_short(self, count: int) -> str:
        return self.tr("{powered} of {cities}: %n workers short", "", count)

    def dark(self, count: int) -> str:
        return self.tr("%n cities stayed dark", "", count)

    def cheaper(self, count: int) -> str:
        return self.tr("{cards} become {amount} cheaper", "", count)


plurals = Plurals()
cities_text, workers_text = plurals.cities, plurals.workers


def money_text(amount: int) -> str:
    """An amount of money; no line ends between the figure and its unit."""
    return translate("Amounts", "{amount} €").format(amount=amount).replace(" ", NO_BREAK)


def tokens_text(tokens: Counts, board: Board | None = None) -> str:
    """ "2 coal and 1 oil", as they are called on a board; "nothing" for no tokens."""
    if not tokens:
        return translate("Amounts", "nothing")
    return listed(
        translate("Amounts", "{count} {fuel}").format(count=count, fuel=fuel_name(fuel, board))
        for fuel, count in tokens
    )


def listed(words: Iterable[str]) -> str:
    """Return words as a list, "a, b and c"."""
    return _joined(list(words), translate("Lists", "{first} and {last}"))


def one_after_the_other(words: Iterable[str]) -> str:
    """Return words as a sequence, "a, then b, then c"."""
    return (translate("Lists", ", then") + " ").join(words)


def either(words: Iterable[str]) -> str:
    """Return words as alternatives, "a, b or c"."""
    return _joined(list(words), translate("Lists", "{first} or {last}"))


def _joined(words: list[str], pattern: str) -> str:
    if len(words) < 2:
        return "".join(words)
    return pattern.format(first=", ".join(words[:-1]), last=words[-1])
