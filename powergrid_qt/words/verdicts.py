"""What the expert says of decisions, in the user's language, and which kinds of them cost most."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from powergrid_qt.ai.analysis import ALL, DarkRound, Lapse, Lead, MoveVerdict
from powergrid_qt.ai.comparison import Comparison
from powergrid_qt.ai.family import LackCause
from powergrid_qt.ai.turn_reasons import fuel_short
from powergrid_qt.engine import Game, Move, moves
from powergrid_qt.engine.auction import CARD_AUCTION_MINIMUM, Auction
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.state import RESOURCES
from powergrid_qt.engine.texts import QT_TRANSLATE_NOOP
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
from powergrid_qt.words.reasons import reason_text
from powergrid_qt.words.turns import moves_text, of_100, what_text

translate = QCoreApplication.translate

LEAST_MONEY = 5
"""The least lead in money that is worth a word."""


@dataclass(frozen=True, slots=True)
class VerdictWords:
    where: str
    kind: str
    """The kind of the mistake, as the history calls it; empty where it has no name."""
    cost: str
    played: str
    better: str
    wins: str
    """How much better the other turn is, in words."""
    reasons: tuple[str, ...]
    """Why, as a hint would say it, and what comes of it: a sentence each, the strongest first."""

    @property
    def head(self) -> str:
        """The verdict in a line, "Round 4, Building · Built too little: place 1.8 → 2.4"."""
        return f"{' · '.join(filter(None, (self.where, self.kind)))}: {self.cost}"

    @property
    def why(self) -> str:
        """How much better the other turn is, and the strongest reason: there is not much room."""
        return " ".join([self.wins, *self.reasons[:1]])

    @property
    def reason(self) -> str:
        return " ".join(self.reasons)

    @property
    def lines(self) -> tuple[str, ...]:
        return (self.played, self.better, self.why)


def place_text(place: float) -> str:
    """Return an expected place, "2.3", with the decimal point of the language."""
    point = translate("Verdicts", ".", "decimal point")
    return f"{place:.1f}".replace(".", point)


def verdict_words(lapse: Lapse, game: Game, compared: Comparison) -> VerdictWords:
    """`game`: right before the decision that cost most."""
    verdict = lapse.worst
    kind = weakness_of(verdict.played, verdict.best.move, game)
    return VerdictWords(
        where=_where(verdict, game),
        kind="" if kind == OTHER_WEAKNESS else weakness_name(kind),
        cost=translate("Verdicts", "place {before} → {after}").format(
            before=place_text(lapse.before), after=place_text(lapse.after)
        ),
        played=translate("Verdicts", "Played: {move}").format(
            move=moves_text(compared.played, game)
        ),
        better=translate("Verdicts", "Better: {move}").format(
            move=moves_text(compared.better, game)
        ),
        wins=_wins(verdict, game),
        reasons=_reasons(compared, verdict.lead, game),
    )


def _reasons(compared: Comparison, lead: Lead, game: Game) -> tuple[str, ...]:
    """Return the strongest reason and what comes of the better turn, or else the next reason."""
    why = [text for reason in compared.why if (text := reason_text(reason, game))]
    later = _lead(lead)
    return (*why[:1], later) if later else tuple(why)


def wrong_hint_text(verdict: MoveVerdict, game: Game) -> str:
    """What is said of a hint that was followed and that longer thought finds wrong."""
    return translate("Verdicts", "{where}: The hint was wrong here. Better: {move}").format(
        where=_where(verdict, game), move=what_text((verdict.best.move,), game)
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
    chance, usual = of_100(verdict.best_chance), of_100(verdict.played_chance)
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
    """Return what the player has done, in words within a sentence."""
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
    """Return what comes of a lead; empty where nothing that can be counted does."""
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
    short = " ".join([reason_text(fuel_short(one), game) for one in dark.foreseen])
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
    """Return how close a player was in a whole game; empty where nothing was decided."""
    if ALL not in shares:
        return ""
    return translate("Verdicts", "Close to the expert: {percent} %").format(
        percent=round(100 * shares[ALL])
    )


def phases_text(shares: Mapping[str, float]) -> str:
    """Return how close a player was in each phase, "Auction 80 %, Building 95 %"."""
    return ", ".join(
        translate("Verdicts", "{phase} {percent} %").format(
            phase=phase_name(phase), percent=round(100 * share)
        )
        for phase, share in shares.items()
        if phase != ALL
    )


# -- weaknesses ---------------------------------------------------------------------------------


WEAKNESSES = {
    "overpaid": QT_TRANSLATE_NOOP("Weaknesses", "Paid too much for a card"),
    "unneeded_plant": QT_TRANSLATE_NOOP("Weaknesses", "Went for a card that was not needed"),
    "let_go": QT_TRANSLATE_NOOP("Weaknesses", "Let a good card go"),
    "wrong_plant": QT_TRANSLATE_NOOP("Weaknesses", "Went for the wrong card"),
    "wrong_scrap": QT_TRANSLATE_NOOP("Weaknesses", "Gave up the wrong plant"),
    "too_little_fuel": QT_TRANSLATE_NOOP("Weaknesses", "Too little fuel bought"),
    "too_much_fuel": QT_TRANSLATE_NOOP("Weaknesses", "Too much fuel bought"),
    "wrong_fuel": QT_TRANSLATE_NOOP("Weaknesses", "The wrong fuel bought"),
    "too_few_cities": QT_TRANSLATE_NOOP("Weaknesses", "Built too little"),
    "too_many_cities": QT_TRANSLATE_NOOP("Weaknesses", "Built too much"),
    "wrong_city": QT_TRANSLATE_NOOP("Weaknesses", "Built in the wrong place"),
    "wrong_piece": QT_TRANSLATE_NOOP("Weaknesses", "Built the wrong kind of piece"),
    "wrong_workers": QT_TRANSLATE_NOOP("Weaknesses", "Hired the wrong number of workers"),
    "wrong_plants_run": QT_TRANSLATE_NOOP("Weaknesses", "Ran the wrong plants"),
}
"""The names of kinds of decisions that cost something, by the ids under which the history keeps
them. Not only plants are auctioned: so are shelters, technologies and promo cards."""
OTHER_WEAKNESS = "other"
LITTLE_MORE = 2
"""Who has paid so little above the minimum has not paid too much."""


def weakness_of(played: Move, better: Move, game: Game) -> str:
    """The kind of a decision that was worse than another one. `game`: right before it."""
    match played, better:
        case (moves.Open() | moves.Bid(), _):
            return _weakness_of_bid(played, better, game)
        case moves.Pass(), moves.Open() | moves.Bid():
            return "let_go"
        case moves.Scrap(), moves.Scrap():
            return "wrong_scrap"
        case moves.Buy(), moves.Buy() | moves.Done():
            return _weakness_of_purchase(played, better)
        case moves.Done(), moves.Buy():
            return "too_little_fuel"
        case moves.Build(), moves.Build():
            return "wrong_city" if played.what == better.what else "wrong_piece"
        case moves.Build(), moves.Done() | moves.Hire() | moves.Place():
            return "too_many_cities"
        case moves.Done() | moves.Hire() | moves.Place(), moves.Build():
            return "too_few_cities"
        case moves.Hire(), moves.Hire():
            return "wrong_workers"
        case moves.Run() | moves.RunCards(), moves.Run() | moves.RunCards():
            return "wrong_plants_run"
    return OTHER_WEAKNESS


def _weakness_of_bid(played: moves.Open | moves.Bid, better: Move, game: Game) -> str:
    """A plant that was bid for: which one, or how much, or at all."""
    state, decision = game.state, game.state.decision
    card, bid = _bid_on(played, decision)
    if isinstance(better, moves.Pass):
        promo = card not in state.rules.offers(state)
        lowest = CARD_AUCTION_MINIMUM if promo else state.rules.minimum(state, card)
        return "unneeded_plant" if bid <= lowest + LITTLE_MORE else "overpaid"
    if not isinstance(better, moves.Open | moves.Bid):
        return OTHER_WEAKNESS
    other, amount = _bid_on(better, decision)
    if other != card:
        return "wrong_plant"
    return "overpaid" if bid > amount else "let_go"


def _bid_on(move: moves.Open | moves.Bid, decision: object) -> tuple[CardId, int]:
    """The card, and what is bid for it."""
    if isinstance(move, moves.Open):
        return move.card, move.bid
    assert isinstance(decision, Auction)
    return decision.card, move.amount


def _weakness_of_purchase(played: Move, better: Move) -> str:
    mine, best = (
        Counter(dict(move.tokens)) if isinstance(move, moves.Buy) else Counter[str]()
        for move in (played, better)
    )
    if mine <= best:
        return "too_little_fuel"
    return "too_much_fuel" if mine >= best else "wrong_fuel"


def weakness_name(kind: str) -> str:
    """Return a weakness in words, also of a kind that only another version of the program knows."""
    if kind not in WEAKNESSES:
        return translate("Weaknesses", "Other decisions")
    return translate("Weaknesses", WEAKNESSES[kind])


# -- another turn than the advised one ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChangedWords:
    """The words on a turn that somebody plans instead of the advised one."""

    title: str
    figures: str = ""
    """How many games are won like this, and as advised; empty where that is the same."""


def changed_words(what: str, lapse: Lapse, advised: float | None, *, nearly: bool) -> ChangedWords:
    """`what`: has changed, in a word or two. `lapse`: how far it is from the best. `advised`: the
    chance to win that the hint has told; `nearly`: whether it is taken to be as good."""
    worst = lapse.worst
    best = worst.best_chance if advised is None else advised
    lost = max(worst.best_chance - worst.played_chance, 0.0)
    if worst.cost:
        lost *= lapse.cost / worst.cost  # what the other decisions of the turn lose, too
    chance, usual = of_100(max(best - lost, 0.0)), of_100(best)
    if nearly and 2 * chance >= usual:  # who has next to no chance does not give it away for that
        title = translate("Verdicts", "{what}: nearly as good")
    elif chance < usual:
        title = translate("Verdicts", "{what}: about {chance} of 100")
    else:
        title = translate("Verdicts", "{what}: costs {places} places")
    figures = translate("Verdicts", "Wins about {chance} of 100 such games, as advised {usual}.")
    return ChangedWords(
        title.format(what=what, chance=chance, places=place_text(lapse.cost)),
        figures.format(chance=chance, usual=usual) if chance < usual else "",
    )
