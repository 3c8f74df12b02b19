"""What the expert says of decisions, in the user's language, and which kinds of them cost most."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from powergrid_qt.ai.analysis import ALL, DarkRound, Lapse, Lead, MoveVerdict
from powergrid_qt.ai.family import LackCause
from powergrid_qt.engine import Game, Move, moves
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.state import RESOURCES
from powergrid_qt.engine.texts import QT_TRANSLATE_NOOP
from powergrid_qt.words.moves import move_text
from powergrid_qt.words.names import (
    card_name,
    cities_text,
    either,
    fuel_name,
    listed,
    money_text,
    phase_name,
    plurals,
)
from powergrid_qt.words.reasons import reason_text, shortage_text, shortage_texts

translate = QCoreApplication.translate

LEAST_MONEY = 5
"""A lead of less is not worth a word."""


@dataclass(frozen=True, slots=True)
class VerdictWords:
    where: str
    cost: str
    played: str
    better: str
    wins: str
    """How much better it is."""
    reason: str
    """And which fuel was going to be short; empty where there is nothing to tell."""

    @property
    def why(self) -> str:
        """How much better it is, and why."""
        return f"{self.wins} {self.reason}".strip()

    @property
    def lines(self) -> tuple[str, ...]:
        return (self.played, self.better, self.why)


def place_text(place: float) -> str:
    """An expected place in the ranking: "2.3", with the decimal point of the language."""
    point = translate("Verdicts", ".", "decimal point")
    return f"{place:.1f}".replace(".", point)


def verdict_words(lapse: Lapse, game: Game) -> VerdictWords:
    """`game`: right before the decision that cost most."""
    verdict = lapse.worst
    best = verdict.best
    why = _lead(verdict.lead) if best.reason is None else reason_text(best.reason, game)
    return VerdictWords(
        where=_where(verdict, game),
        cost=translate("Verdicts", "place {before} → {after}").format(
            before=place_text(lapse.before), after=place_text(lapse.after)
        ),
        played=translate("Verdicts", "Played: {move}").format(move=move_text(verdict.played, game)),
        better=translate("Verdicts", "Expert: {move}").format(move=move_text(best.move, game)),
        wins=_wins(verdict, game),
        reason=" ".join([why, *shortage_texts(game, verdict.seat)]).strip(),
    )


def wrong_hint_text(verdict: MoveVerdict, game: Game) -> str:
    """What is said of a hint that was followed and that longer thought finds wrong."""
    return translate("Verdicts", "{where}: The hint was wrong here. Better: {move}").format(
        where=_where(verdict, game), move=move_text(verdict.best.move, game)
    )


def _where(verdict: MoveVerdict, game: Game) -> str:
    decision, phase = game.state.decision, phase_name(game.state.phase)
    card = getattr(verdict.played, "card", None)
    if isinstance(decision, Auction):
        card = decision.card
    if verdict.occasion.auction and card is not None:
        phase = translate("Verdicts", "auction of {card}").format(card=card_name(card))
    return translate("Verdicts", "Round {round}, {phase}").format(
        round=game.state.round, phase=phase
    )


def _wins(verdict: MoveVerdict, game: Game) -> str:
    better, yours = _better(verdict.best.move, game), _yours(verdict.played)
    chance, usual = round(100 * verdict.best_chance), round(100 * verdict.played_chance)
    if chance > usual:
        return translate(
            "Verdicts", "{better} wins about {chance} of 100 such games, {yours} {usual}."
        ).format(better=better, yours=yours, chance=chance, usual=usual)
    return translate(
        "Verdicts", "{better} leads to place {before} on average, {yours} to place {after}."
    ).format(
        better=better,
        yours=yours,
        before=place_text(verdict.best_place),
        after=place_text(verdict.played_place),
    )


def _better(move: Move, game: Game) -> str:
    """The expert's move as the beginning of a sentence."""
    match move:
        case moves.Pass():
            return translate("Verdicts", "Passing here")
        case moves.Bid():
            return translate("Verdicts", "Bidding on")
        case moves.Open():
            return translate("Verdicts", "Going for {card}").format(card=card_name(move.card))
        case moves.Buy():
            return translate("Verdicts", "The expert's purchase")
        case moves.Build():
            return translate("Verdicts", "Building there")
        case moves.Done() if game.state.phase == RESOURCES:
            return translate("Verdicts", "Buying no more")
        case moves.Done():
            return translate("Verdicts", "Building no more")
        case moves.Hire():
            return translate("Verdicts", "Hiring like the expert")
    return translate("Verdicts", "The expert's choice")


def _yours(move: Move) -> str:
    """What was done, within a sentence."""
    match move:
        case moves.Pass():
            return translate("Verdicts", "your pass")
        case moves.Bid() | moves.Open():
            return translate("Verdicts", "your bid")
        case moves.Buy():
            return translate("Verdicts", "your purchase")
        case moves.Build():
            return translate("Verdicts", "what you built")
        case moves.Hire():
            return translate("Verdicts", "your hiring")
    return translate("Verdicts", "your choice")


def _lead(lead: Lead) -> str:
    """What comes of it; empty where nothing that can be counted does."""
    power, cities, money = round(lead.power), round(lead.cities), round(lead.money)
    more: list[str] = []
    less: list[str] = []
    for amount, least, text in (
        (
            power,
            1,
            translate("Verdicts", "power for {cities}").format(cities=cities_text(abs(power))),
        ),
        (cities, 1, cities_text(abs(cities))),
        (money, LEAST_MONEY, money_text(abs(money))),
    ):
        if abs(amount) >= least:
            (more if amount > 0 else less).append(text)
    if not more:
        return ""
    if less:
        text = translate("Verdicts", "Two rounds later you have {more} more, though {less} less.")
    else:
        text = translate("Verdicts", "Two rounds later you have {more} more.")
    return text.format(more=listed(more), less=listed(less))


def dark_text(dark: DarkRound, game: Game) -> str:
    """ "In round 9, 3 cities stayed dark: coal had run out." And that it was to be expected."""
    told = translate("Verdicts", "In round {round}, {dark}: {why}.").format(
        round=dark.round, dark=plurals.dark(dark.cities), why=_why_dark(dark, game)
    )
    if not dark.foreseen:
        return told
    short = " ".join([shortage_text(one, game) for one in dark.foreseen])
    foreseen = translate("Verdicts", "It could be foreseen at the auctions: {short}")
    return f"{told} {foreseen.format(short=short)}"


def _why_dark(dark: DarkRound, game: Game) -> str:
    if not dark.fuels:
        match dark.why:
            case LackCause.SOLD_OUT:
                return translate("Verdicts", "there were no workers left to hire")
            case LackCause.MONEY:
                return translate("Verdicts", "there was no money for more workers")
        return translate("Verdicts", "too few workers were hired")
    fuels = [fuel_name(fuel, game.state.rules.board) for fuel in dark.fuels]
    match dark.why:
        case LackCause.SOLD_OUT:
            text = translate("Verdicts", "{fuel} had run out").format(fuel=listed(fuels))
        case LackCause.MONEY:
            text = translate("Verdicts", "there was no money for {fuel}").format(fuel=either(fuels))
        case LackCause.LEFT:
            text = translate("Verdicts", "too little {fuel} was bought").format(fuel=either(fuels))
    return text


def closeness_text(shares: Mapping[str, float]) -> str:
    """Of a whole game; empty where nothing was decided."""
    if ALL not in shares:
        return ""
    return translate("Verdicts", "Close to the expert: {percent} %").format(
        percent=round(100 * shares[ALL])
    )


def phases_text(shares: Mapping[str, float]) -> str:
    """The same by phase: "Auction 80 %, Building 95 %"."""
    return ", ".join(
        translate("Verdicts", "{phase} {percent} %").format(
            phase=phase_name(phase), percent=round(100 * share)
        )
        for phase, share in shares.items()
        if phase != ALL
    )


# -- weaknesses ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WeaknessKind:
    """A kind of decisions that cost something: its name, and by which moves it is known, what was
    done and what would have been better."""

    name: str
    moves: tuple[tuple[str, str], ...]


WEAKNESSES = {
    "overpaid": WeaknessKind(
        QT_TRANSLATE_NOOP("Weaknesses", "Paid too much for a plant"),
        (("open", "pass"), ("bid", "pass")),
    ),
    "let_go": WeaknessKind(
        QT_TRANSLATE_NOOP("Weaknesses", "Let a good plant go"),
        (("pass", "open"), ("pass", "bid")),
    ),
    "wrong_plant": WeaknessKind(
        QT_TRANSLATE_NOOP("Weaknesses", "Went for the wrong plant"),
        (("open", "open"), ("open", "bid"), ("bid", "open")),
    ),
    "wrong_scrap": WeaknessKind(
        QT_TRANSLATE_NOOP("Weaknesses", "Gave up the wrong plant"), (("scrap", "scrap"),)
    ),
    "too_little_fuel": WeaknessKind(
        QT_TRANSLATE_NOOP("Weaknesses", "Too little fuel bought"), (("done", "buy"),)
    ),
    "too_much_fuel": WeaknessKind(
        QT_TRANSLATE_NOOP("Weaknesses", "Too much fuel bought"), (("buy", "done"),)
    ),
    "wrong_fuel": WeaknessKind(
        QT_TRANSLATE_NOOP("Weaknesses", "The wrong fuel bought"), (("buy", "buy"),)
    ),
    "too_few_cities": WeaknessKind(
        QT_TRANSLATE_NOOP("Weaknesses", "Built too little"),
        (("done", "build"), ("hire", "build"), ("place", "build")),
    ),
    "too_many_cities": WeaknessKind(
        QT_TRANSLATE_NOOP("Weaknesses", "Built too much"),
        (("build", "done"), ("build", "hire"), ("build", "place")),
    ),
    "wrong_city": WeaknessKind(
        QT_TRANSLATE_NOOP("Weaknesses", "Built in the wrong place"), (("build", "build"),)
    ),
    "wrong_workers": WeaknessKind(
        QT_TRANSLATE_NOOP("Weaknesses", "Hired the wrong number of workers"), (("hire", "hire"),)
    ),
    "wrong_plants_run": WeaknessKind(
        QT_TRANSLATE_NOOP("Weaknesses", "Ran the wrong plants"), (("run", "run"),)
    ),
}
"""By the ids under which the history keeps them."""
OTHER_WEAKNESS = "other"


def weakness_of(played: Move, better: Move) -> str:
    """The kind of a decision that was worse than another one would have been."""
    moves = played.do, better.do
    return next((one for one, kind in WEAKNESSES.items() if moves in kind.moves), OTHER_WEAKNESS)


def weakness_name(kind: str) -> str:
    """Also of a kind that another version of the program has kept."""
    if kind not in WEAKNESSES:
        return translate("Weaknesses", "Other decisions")
    return translate("Weaknesses", WEAKNESSES[kind].name)
