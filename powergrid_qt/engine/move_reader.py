"""Reading moves from JSON: every key checked, every mistake named."""

from collections.abc import Callable, Mapping

from powergrid_qt.engine.card_files import has_number
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.marking import QT_TRANSLATE_NOOP
from powergrid_qt.engine.moves import (
    Attach,
    Bid,
    Build,
    Buy,
    Counts,
    Done,
    Hire,
    Move,
    Open,
    Pass,
    PickRegion,
    Place,
    PlaceTrust,
    Run,
    RunCards,
    Scrap,
    counts,
)
from powergrid_qt.engine.refusals import RecordError
from powergrid_qt.engine.schema import Kind, Reader, wrong

PLANT = Kind(QT_TRANSLATE_NOOP("Kinds", "a plant's number"), str.isdecimal)


def read_move(reader: Reader) -> Move:
    """The move that a JSON object tells; `RecordError` if it is none."""
    do = reader.text("do")
    make = MOVES.get(do)
    if make is None:
        raise reader.error("unknown_move", do=do, known=tuple(MOVES))
    move = make(reader, reader.whole_number("p"))
    reader.nothing_else()
    return move


def _open(reader: Reader, seat: int) -> Move:
    key = "plant" if reader.has("plant") else "card"
    return Open(seat, reader.card(key), reader.whole_number("bid"))


def _scrap(reader: Reader, seat: int) -> Move:
    drop = _counts(reader.object("drop")) if reader.has("drop") else None
    return Scrap(seat, reader.card("plant"), drop)


def _run(reader: Reader, seat: int) -> Move:
    """`{"4": {"coal": 2}}`, or a list of cards where workers take the place of fuel."""
    if reader.is_list("plants"):
        return RunCards(seat, tuple(reader.texts("plants")))
    plants = reader.object("plants")
    return Run(seat, tuple((_plant(plants, key), _counts(plants.object(key))) for key in plants))


def _plant(reader: Reader, key: str) -> CardId:
    if has_number(key):
        return key
    if not key.isascii() or not key.isdecimal() or str(int(key)) != key:
        raise RecordError(wrong(reader.where, key, PLANT, key))
    return int(key)


def _counts(reader: Reader) -> Counts:
    return counts({key: reader.whole_number(key) for key in reader})


MOVES: Mapping[str, Callable[[Reader, int], Move]] = {
    "region": lambda reader, seat: PickRegion(seat, reader.text("region")),
    "trust": lambda reader, seat: PlaceTrust(seat, reader.text("city")),
    "open": _open,
    "bid": lambda reader, seat: Bid(seat, reader.whole_number("amount")),
    "pass": lambda _, seat: Pass(seat),
    "scrap": _scrap,
    "buy": lambda reader, seat: Buy(seat, _counts(reader.object("tokens"))),
    "build": lambda reader, seat: Build(seat, reader.text("city"), reader.optional_text("what")),
    "done": lambda _, seat: Done(seat),
    "run": _run,
    "attach": lambda reader, seat: Attach(seat, reader.card("plant")),
    "place": lambda reader, seat: Place(
        seat, reader.text("card"), reader.optional_text("instead_of"), reader.optional_text("on")
    ),
    "hire": lambda reader, seat: Hire(
        seat, reader.whole_number("seasonal"), reader.flag("robot", default=False)
    ),
}
