"""A client's game that could be true: the pile is guessed, and put right by what is turned over.

`hear` takes up what the table says and gives what is to be answered. The digest of every move shows
whether the two games are still the same; if not, everything is asked for once more.
"""

import logging
from dataclasses import replace
from typing import Any

from powergrid_qt.engine import HUMAN, Game, GameConfig, Record, Refused, Seat, rules_for
from powergrid_qt.engine.config import REMOTE
from powergrid_qt.engine.guessed_pile import NoSuchPile, apply_with, fix_pile, show_back, show_top
from powergrid_qt.engine.moves import read_move
from powergrid_qt.engine.record import record_from_json
from powergrid_qt.engine.schema import DataError, Raw
from powergrid_qt.table.view import View, digest_of, head_of, open_setup, view_of
from powergrid_qt.table.wire import Message

LOG = logging.getLogger(__name__)
WRONG = (Refused, NoSuchPile, DataError, LookupError, TypeError, ValueError, AttributeError)
"""The exceptions that can come of it when a table tells something that cannot be."""


class SharedGame:
    def __init__(self, seed: int) -> None:
        """A game as a table tells it; `seed`: for guessing what is hidden from this side."""
        self._seed = seed
        self._seen: tuple[int, Any] | None = None
        """The number of a move and the card that only we see on top after it."""
        self._asked_again = False
        self.table: Raw = {}
        """The table as it was last told: the head of the record, the seats, who may start."""
        self.seats: tuple[int, ...] = ()
        self.game: Game | None = None
        self.turn: Raw | None = None
        """What one of our seats has to decide: `n`, `seat`, `options`; None while others do."""
        self.record: Record | None = None
        """The whole game, once it is over."""
        self.differences = 0
        """How often this game was not that of the table."""

    def hear(self, message: Message) -> list[Message]:
        word = next(iter(message), "")
        try:
            match word:
                case "welcome":
                    self.seats = tuple(message[word]["seats"])
                    self.table = message[word]["table"]
                case "table":
                    self.table = message[word]
                case "begun":
                    self._begin(message[word])
                    self._asked_again = False
                case "seen":
                    self._seen = message[word]["n"], message[word]["top"]
                case "moved":
                    self.turn = None
                    self._move(message[word])
                case "backed":
                    self.turn = None
                    self._go_back(message[word])
                case "turn":
                    self.turn = message[word]
                case "over":
                    self.turn = None
                    self.record = record_from_json(message[word]["record"])
        except WRONG as error:
            return self._differs(f"{type(error).__name__}: {error}")
        return []

    def _begin(self, begun: Raw) -> None:
        players = [{key: one[key] for key in ("name", "color")} for one in self.table["players"]]
        told = {key: self.table[key] for key in self.table if key in HEAD}
        head = {**told, "players": players, "seed": self._seed, "moves": []}
        config = record_from_json({**head, "setup": begun["setup"]}).config
        market = config.setup.market or ()
        seated = enumerate(config.players)
        config = replace(config, players=tuple(self._as_seen(at, seat) for at, seat in seated))
        guess = rules_for(record_from_json(head).config).with_market(market)
        setup = replace(config.setup, market=guess.market, pile=guess.pile)
        game = Game(replace(config, setup=setup))
        fix_pile(game)
        for entry in begun["history"]:
            apply_with(game, read_move(entry["move"], "move"), entry["drawn"])
        view: View = begun["view"]
        self.game = game
        self._look(view.get("top_back"), view.get("top_card"))
        self._compare(digest_of(view))

    def _as_seen(self, at: int, seat: Seat) -> Seat:
        """Return a seat as it is seen here: our people are people, all others are elsewhere."""
        return replace(seat, kind=HUMAN if at in self.seats else REMOTE)

    def _move(self, moved: Raw) -> None:
        game = self.game
        if game is None or moved["n"] != len(game.moves) + 1:
            raise ValueError(f"move {moved['n']} was not expected")
        apply_with(game, read_move(moved["move"], "move"), moved["drawn"])
        seen, self._seen = self._seen, None
        self._look(moved.get("back"), seen[1] if seen and seen[0] == moved["n"] else None)
        self._compare(moved["digest"])

    def _go_back(self, backed: Raw) -> None:
        assert self.game is not None
        self.game = Game(self.game.config).after(*self.game.moves[: backed["n"]])
        self._compare(digest_of(backed["view"]))

    def _look(self, back: Any, top: Any) -> None:
        assert self.game is not None
        if back is not None:
            show_back(self.game, back)
        if top is not None:
            show_top(self.game, top)

    def _compare(self, digest: str) -> None:
        assert self.game is not None
        if digest_of(view_of(self.game, self.seats)) != digest:
            raise ValueError("the digests differ")

    def _differs(self, reason: str) -> list[Message]:
        self.differences += 1
        LOG.warning("The game is not that of the table (%s)", reason)
        if self._asked_again:
            return []
        self._asked_again = True
        return [{"begun": None}]


def can_be_shared(config: GameConfig) -> bool:
    """Whether others can guess how many cards lie where: a record may fix a pile of any size."""
    game, client = Game(config), SharedGame(0)
    client.table = head_of(Record.of(game))
    try:
        client._begin({"setup": open_setup(game), "history": [], "view": view_of(game, ())})
    except WRONG:
        return False
    return True


HEAD = ("format", "version", "edition", "board", "options", "rules", "about")
"""The keys of a table's facts that make the head of a record, besides the players."""
