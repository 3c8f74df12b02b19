"""The history in words: how strong somebody is, what costs them most, their best results."""

from collections.abc import Iterator, Sequence
from functools import cache

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject

from powergrid_qt.ai.analysis import ALL
from powergrid_qt.ai.rating import Estimate, compared_levels
from powergrid_qt.engine import HUMAN, Board, board_ids, load_board
from powergrid_qt.models.library_game import LibraryGame, LibraryMishap
from powergrid_qt.models.past.statistics import Bests, Played, WonShare, margin
from powergrid_qt.words.names import (
    board_name,
    kind_name,
    money_text,
    phase_name,
    plurals,
    short_edition_name,
)

translate = QCoreApplication.translate

FEWEST_GAMES = 5
"""With fewer games than this nobody is told how strong they are."""
ABOUT = 60
"""A difference of so many points is none."""


class Counted(QObject):
    """An object, because lupdate looks for plural forms in `tr` only."""

    def games(self, count: int) -> str:
        return self.tr("%n games", "", count)

    def moves(self, count: int) -> str:
        return self.tr("%n moves", "", count)

    def counting(self, count: int) -> str:
        return self.tr("From %n games without take-backs and hints.", "", count)

    def not_counting(self, count: int) -> str:
        return self.tr("%n more do not count for the rating.", "", count)

    def won_in_a_row(self, count: int) -> str:
        return self.tr("%n games won in a row", "", count)

    def deleted(self, count: int) -> str:
        return self.tr("%n games are deleted from the history.", "", count)


counted = Counted()


def mishap_text(mishap: LibraryMishap, folder: str) -> str:
    """What has happened to the file of the history."""
    match mishap:
        case LibraryMishap.DAMAGED:
            text = translate(
                "History",
                "The history was damaged. The file lies beside the new one in {folder}; games whose"
                " records are there are remembered again.",
            )
        case LibraryMishap.NEWER:
            text = translate(
                "History",
                "The history in {folder} was written by a newer version of the program. It is left"
                " as it is; only games whose records are there are shown.",
            )
        case LibraryMishap.UNWRITABLE:
            text = translate(
                "History",
                "The history cannot be written in {folder}. New games are remembered until the"
                " program ends.",
            )
    return text.format(folder=folder)


# -- names ------------------------------------------------------------------------------------


@cache
def shipped_board(board: str) -> Board | None:
    """Return a board of the program; None for a board of one's own, which may be gone by now."""
    return load_board(board) if board in board_ids() else None


def past_board(board: str, english: str) -> str:
    shipped = shipped_board(board)
    return english if shipped is None else board_name(shipped)


def group_title(group: str) -> str:
    match group:
        case "board":
            return translate("History", "by board")
        case "rival":
            return translate("History", "by strongest opponent")
        case "players":
            return translate("History", "by number of players")
        case _:
            return translate("History", "by edition")


def all_of(group: str) -> str:
    """The choice of a filter that lets everything pass."""
    match group:
        case "board":
            return translate("History", "All boards")
        case "rival":
            return translate("History", "All opponents")
        case "players":
            return translate("History", "2 to 6 players")
        case _:
            return translate("History", "All editions")


def value_name(group: str, value: str, english: str = "") -> str:
    """What is one of a group: a board, a level, a number of players, an edition."""
    match group:
        case "board":
            return past_board(value, english or value)
        case "rival":
            return translate("History", "people") if value == HUMAN else kind_name(value)
        case "players":
            return plurals.players(int(value))
        case _:
            return short_edition_name(value)


def share_text(share: float) -> str:
    """Return a share as a whole percentage, "68 %"."""
    return translate("History", "{share} %").format(share=round(100 * share))


def places_lost_text(places: float) -> str:
    """Return lost places with two digits behind the point, "0.31"."""
    return QLocale().toString(places, "f", 2)


def phase_or_all(phase: str) -> str:
    return translate("History", "All decisions") if phase == ALL else phase_name(phase)


# -- strength ---------------------------------------------------------------------------------


def strength_text(estimate: Estimate | None) -> str:
    """How strong somebody is, compared with the levels."""
    if estimate is None or estimate.games < FEWEST_GAMES:
        return translate("History", "Too early to say how strong you are")
    lower, upper = "", ""
    for level, elo in compared_levels().items():  # weakest first
        if abs(elo - estimate.rating) <= ABOUT:
            return translate("History", "About as strong as {level}").format(level=kind_name(level))
        lower = level if elo < estimate.rating else lower
        upper = level if elo > estimate.rating and not upper else upper
    if not lower:
        return translate("History", "Not yet as strong as {level}").format(level=kind_name(upper))
    if not upper:
        return translate("History", "Stronger than {level}").format(level=kind_name(lower))
    return translate("History", "Between {lower} and {upper}").format(
        lower=kind_name(lower), upper=kind_name(upper)
    )


def rated_text(rated: int, others: int) -> str:
    if not rated:
        return translate(
            "History",
            "Games against computer players without take-backs and hints count for the rating.",
        )
    parts = [counted.counting(rated)]
    if others:
        parts.append(counted.not_counting(others))
    return " ".join(parts)


def margin_text(estimate: Estimate) -> str:
    """Return the margin of an estimate, "± 63"."""
    return f"± {round(estimate.margin)}"


# -- games ------------------------------------------------------------------------------------


def place_text(played: Played, mean: float) -> str:
    text = translate("History", "Place {place}, {mean} on average")
    return text.format(place=played.seat.place, mean=decimal(mean))


def decimal(number: float) -> str:
    """Return a number with one digit behind the decimal point of the language."""
    return QLocale().toString(number, "f", 1)


def day_text(game: LibraryGame) -> str:
    """Return the day of a game, "14 Nov"; of another year than this the month, "Nov 2025"."""
    moment = QDateTime.fromSecsSinceEpoch(game.ended).date()
    this_year = moment.year() == QDateTime.currentDateTime().date().year()
    return QLocale().toString(moment, "d MMM" if this_year else "MMM yyyy")


def long_day_text(game: LibraryGame) -> str:
    moment = QDateTime.fromSecsSinceEpoch(game.ended)
    return QLocale().toString(moment, "d MMMM yyyy, HH:mm")


def game_text(played: Played) -> str:
    """Return a game in a few words, "Germany, hard: place 1 of 4"."""
    game = played.game
    return translate("History", "{board}, {rival}: place {place} of {players}").format(
        board=past_board(game.board, game.board_name),
        rival=value_name("rival", played.rival),
        place=played.seat.place,
        players=len(game.seats),
    )


def help_text(game: LibraryGame) -> str:
    """Why a game does not count for the rating; empty if it does."""
    said = []
    if game.first_game:
        said.append(translate("History", "first game"))
    if game.coached:
        said.append(translate("History", "with a coach"))
    if game.played_on:
        said.append(translate("History", "played on from another game"))
    if game.practice:
        said.append(translate("History", "practice of a game of the day"))
    if game.take_backs:
        said.append(take_backs_text(game.take_backs, agreed=len(game.people) > 1))
    if game.hints:
        said.append(translate("History", "hints: {count}").format(count=game.hints))
    return ", ".join(said)


def take_backs_text(count: int, *, agreed: bool) -> str:
    """Return how often moves were taken back; `agreed`: several people were asked each time."""
    if agreed:
        text = translate("History", "taken back by agreement: {count}")
    else:
        text = translate("History", "take-backs: {count}")
    return text.format(count=count)


def length_text(game: LibraryGame) -> str:
    """How long it took from beginning to end, breaks included; empty if nobody knows."""
    if game.begun is None or game.ended < game.begun:
        return ""
    hours, minutes = divmod((game.ended - game.begun) // 60, 60)
    if hours:
        text = translate("History", "{hours} h {minutes} min")
        return text.format(hours=hours, minutes=minutes)
    return translate("History", "{minutes} min").format(minutes=minutes)


def games_won_text(played: Sequence[Played], bests: Bests) -> str:
    """Return won games and the length of games, "16 won · 10.4 rounds on average"."""
    text = translate("History", "{won} won · {rounds} rounds on average")
    won = sum(one.seat.won for one in played)
    return text.format(won=won, rounds=decimal(bests.mean_rounds))


def rate_text(name: str, rate: WonShare) -> str:
    """Return what the row of a win rate shows, as a sentence."""
    return translate(
        "History",
        "{name}, {games}: {rate} won; the truth lies between {low} and {high} in 95 of 100 cases;"
        " by chance {chance}",
    ).format(
        name=name,
        games=counted.games(rate.games),
        rate=share_text(rate.rate),
        low=share_text(rate.low),
        high=share_text(rate.high),
        chance=share_text(rate.chance),
    )


# -- best results -----------------------------------------------------------------------------


def bests_lines(bests: Bests) -> Iterator[str]:
    """The best results, each in a few words."""
    most = translate("History", "most cities {count}")
    yield most.format(count=bests.most_cities.seat.powered)
    if bests.clearest_win is not None and bests.closest_win is not None:
        clearest = translate("History", "clearest win {margin}")
        yield clearest.format(margin=_margin(bests.clearest_win))
        closest = translate("History", "closest win {margin}")
        yield closest.format(margin=_margin(bests.closest_win))
    if bests.shortest_win is not None:
        shortest = translate("History", "shortest win {rounds}")
        yield shortest.format(rounds=plurals.rounds(bests.shortest_win.game.rounds))
    if bests.longest_streak > 1:
        yield counted.won_in_a_row(bests.longest_streak)


def _margin(played: Played) -> str:
    """Return by how much a game was won, "17 : 14", or how much money where cities were equal."""
    cities, money = margin(played)
    other = played.next_best
    return f"{played.seat.powered} : {other.powered}" if cities else money_text(money)
