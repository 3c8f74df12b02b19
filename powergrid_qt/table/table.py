"""A table: who sits where, who may do what, and the one game that is known whole.

No sockets and no clock: connections are numbers, what they say is handed in with the time, and what
is to be said to them waits in `out`. Whatever has `changed` is to be kept before that is sent.
"""

import secrets
from collections.abc import Collection, Sequence
from dataclasses import asdict, replace
from typing import Any

from powergrid_qt.engine import Game, Move, Record, Refused
from powergrid_qt.engine.config import REMOTE
from powergrid_qt.engine.guessed_pile import cards_drawn
from powergrid_qt.engine.moves import read_move
from powergrid_qt.engine.record import record_text, replay
from powergrid_qt.engine.schema import Raw, parse_json
from powergrid_qt.table import take_back, wire
from powergrid_qt.table.people import Allowed, Gathering, Guest, Place, owner_of, renamed
from powergrid_qt.table.proof import MOST_CODES, new_code
from powergrid_qt.table.take_back import TakeBack
from powergrid_qt.table.view import View, digest_of, head_of, history_of, open_setup, view_of
from powergrid_qt.table.wire import BadLine, IllegalByRules, Message, NotDone, refused

MOST_GUESTS = 40
"""Connections of a table, spectators included."""
PING_S, SILENT_S = 10.0, 30.0


class Table(Gathering):
    def __init__(
        self,
        record: Record,
        kinds: Sequence[str],
        levels: Collection[str] = (),
        allowed: Allowed | None = None,
        codes: Sequence[str] = (),
    ) -> None:
        """`record`: the game as far as it was played; `levels`: computers that can be given a
        seat; `codes`: the one that lets people in first; empty: a new one."""
        super().__init__(kinds)
        self._about = record.about
        self.levels = levels
        self.allowed = allowed or Allowed()
        self.codes = list(codes) or [new_code()]
        self._knows_code: int | None = None
        """The host, by the connection, who was told the code since it is another one."""
        self.changed = True
        """Whether something has changed that was not kept yet."""
        self.started = bool(record.moves) or REMOTE not in kinds
        self.informed: set[int] = set()
        """The seats that have been sent the whole record."""
        games = replay(record)
        self.game = next(games)
        self._setup = open_setup(self.game)
        for self.game in games:
            pass
        self._take_back: TakeBack | None = None

    @property
    def record(self) -> Record:
        return Record.of(self.game, None, self._about)

    # -- what is kept beside the record ---------------------------------------------------------

    def kept(self) -> dict[str, Any]:
        seats = [{"kind": place.kind, "owner": place.owner} for place in self.places]
        kept = {"started": self.started, "host": self._opened_by, "allowed": asdict(self.allowed)}
        return {"codes": self.codes, **kept, "seats": seats}

    @classmethod
    def from_kept(cls, record: Record, kept: Raw, levels: Collection[str]) -> "Table":
        kinds = [seat["kind"] for seat in kept["seats"]]
        table = cls(record, kinds, levels, Allowed(**kept["allowed"]), kept["codes"])
        table._opened_by = kept["host"]
        for place, seat in zip(table.places, kept["seats"], strict=True):
            place.owner = seat["owner"]
        table.started = table.started or kept["started"]
        return table

    # -- coming and going -----------------------------------------------------------------------

    def join(self, connection: int, wish: Raw, proof: str, now: float) -> None:
        """Let somebody join who has proved to know the code; `BadLine` if there is no room."""
        names = [wire.plain(one, wire.LONGEST_NAME) for one in wish.get("names", [wish["name"]])]
        token = wish["token"] or secrets.token_hex(16)
        owner = owner_of(token)
        seats = tuple(at for at, place in enumerate(self.places) if place.owner == owner)
        if not seats and not wish.get("watch", False):
            seats = self._free_seats(wish["seats"], len(names))
        elif not seats and not self.allowed.watchers:
            raise BadLine("watch")
        older = [number for number, guest in self.guests.items() if guest.owner == owner]
        if len(self.guests) - len(older) >= MOST_GUESTS:
            raise BadLine("full")
        for other in older:
            self._close(other, refused("elsewhere"))
            del self.guests[other]
        name = wire.plain(wish["name"], wire.LONGEST_NAME)
        if not self.started:  # before the first move it can be set up again
            called = {seat: one for seat, one in zip(seats, names, strict=False) if one}
            self.game = Game(renamed(self.game.config, called))
        known = self.game.config.players[seats[0]].name if seats else name or "?"
        self.guests[connection] = Guest(known, wish["kind"], owner, seats, now, now)
        for at in seats:
            self.places[at].owner, self.places[at].since = owner, int(now)
        if seats and wish["kind"] == wire.HUMAN and self._opened_by is None:
            self._opened_by = owner
        self.changed = True
        welcome = {"proof": proof, "seats": list(seats), "token": token}
        self._say(connection, {"welcome": {**welcome, "table": self._head(connection)}})
        self._tell_table(but=connection)
        if self.started:
            self._tell_all(connection)

    def gone(self, connection: int, now: float) -> None:
        """Take notice that a connection has ended, in whatever way."""
        guest = self.guests.pop(connection, None)
        if guest is not None:
            for seat in guest.seats:
                self.places[seat].since = int(now)
            self._tell_table()

    def tick(self, now: float) -> None:
        """Take notice that time has passed: whoever has been silent for long is absent."""
        for connection, guest in list(self.guests.items()):
            if now - guest.heard >= SILENT_S:
                self._send_away(connection, refused("silent", seconds=int(SILENT_S)), now)
            elif now - max(guest.heard, guest.pinged) >= PING_S:
                guest.pinged = now
                self._say(connection, {"ping": int(now)})

    def _send_away(self, connection: int, why: Message, now: float) -> None:
        self._close(connection, why)
        self.gone(connection, now)

    # -- what is said ---------------------------------------------------------------------------

    def heard(self, connection: int, line: bytes, now: float) -> None:
        """A line of somebody who has joined; `BadLine` ends the connection."""
        word, data = wire.from_client(line)
        self.guests[connection].heard = now
        try:
            self._hear(connection, word, data, now)
        except BadLine:
            raise
        except NotDone as refusal:
            self._say(connection, refusal.line)

    def _hear(self, connection: int, word: str, data: Raw, now: float) -> None:
        """Do what somebody asks for; `NotDone` if that cannot be."""
        guest = self.guests[connection]
        match word:
            case "start" | "code" | "allow" if connection != self.host:
                raise NotDone("host")
            case "move" | "view" | "begun" if not self.started:
                raise NotDone("not_begun")
            case "move":
                self._hear_move(connection, guest, data["move"])
            case "ping":
                self._say(connection, {"pong": data["ping"]})
            case "view":
                self._tell_view(connection)
            case "begun":
                self._tell_all(connection)
            case "start":
                self._start()
            case "seat":
                self._give_seat(connection, data["seat"], data["kind"], now)
            case "back":
                self._hear_back(guest, data["back"])
            case "say":
                self._hear_word(guest, data["say"], now)
            case "nudge":
                self._nudge(guest, now)
            case "code":
                self.change_code(new_code())
                self._tell_code()
            case "allow":
                self._allow(data["allow"], now)
            case "leave":
                self._leave(connection, guest, now)
            case "join":
                raise BadLine("line", reason="you have joined already")

    def _hear_word(self, guest: Guest, text: str, now: float) -> None:
        text = wire.plain(text, wire.LONGEST_WORD + 1)
        if not guest.may_speak(now) or not text or len(text) > wire.LONGEST_WORD:
            raise NotDone("say")
        guest.said.append(now)
        self._say_all({"say": text, "by": guest.name, "seats": list(guest.seats)})

    def _nudge(self, guest: Guest, now: float) -> None:
        """Nudge who is waited for, if they are there and may have forgotten it."""
        seat = self.game.current if self.started and guest.seats else None
        if seat is None or seat not in self.present - set(guest.seats):
            raise NotDone("nudge")
        place = self.places[seat]
        if place.kind != REMOTE or now - place.nudged < wire.NUDGE_S:
            raise NotDone("nudge")
        place.nudged = now
        self._say_all({"nudge": seat, "by": guest.name, "seats": list(guest.seats)})

    def _leave(self, connection: int, guest: Guest, now: float) -> None:
        """Free seats before the game; later they wait, or a computer takes them."""
        for place in [self.places[seat] for seat in guest.seats]:
            if not self.started:
                place.owner = None
            elif place.kind == REMOTE:
                place.kind = self.allowed.stand_in
        self.changed = True
        self._close(connection)
        self.gone(connection, now)
        if not self.started and guest.owner == self._opened_by:
            self._opened_by = None if self.host is None else self.guests[self.host].owner
        self._settle_take_back()

    # -- the host -------------------------------------------------------------------------------

    def _start(self) -> None:
        if self.started or self.free:
            raise NotDone("start")
        self.started = self.changed = True
        self._tell_table()
        for guest in self.guests:
            self._tell_all(guest)

    def change_code(self, code: str) -> None:
        """Change the code: with an earlier one only those come who sit here already."""
        self.codes[:] = [code, *(one for one in self.codes if one != code)][:MOST_CODES]
        self._knows_code, self.changed = None, True

    def _allow(self, wish: Raw, now: float) -> None:
        if self.started:
            raise NotDone("allow")
        self.allowed = replace(self.allowed, **wish)
        self.changed = True
        looking_on = [number for number, guest in self.guests.items() if not guest.seats]
        for connection in looking_on if not self.allowed.watchers else ():
            self._send_away(connection, refused("watch"), now)
        self._tell_table()

    def _give_seat(self, connection: int, seat: int, kind: str, now: float) -> None:
        """To a computer, or back, for which its owner may ask too. A seat of somebody who is away
        and that is given back is free."""
        is_own = kind == REMOTE and seat in self.guests[connection].seats
        if connection != self.host and not is_own:
            raise NotDone("host")
        known = 0 <= seat < len(self.places)
        place = self.places[seat] if known else Place(REMOTE)
        absent = known and seat not in self.present
        if kind == REMOTE and place.kind != REMOTE:
            place.kind = REMOTE
        elif kind == REMOTE and absent:
            place.owner = None
        elif kind in self.levels and (absent or place.kind != REMOTE):
            place.kind = kind
        else:
            raise NotDone("seat_kind", seat=seat, kind=wire.plain(kind, wire.LONGEST_NAME))
        place.since, self.changed = int(now), True
        self._settle_take_back()
        self._tell_table()
        if self.started and seat == self.game.current:
            self._tell_turn()

    # -- the game -------------------------------------------------------------------------------

    @property
    def computer_due(self) -> tuple[int, int, str] | None:
        """After how many moves a computer has to decide, its seat and its level; None: none has."""
        seat = self.game.current
        if not self.started or seat is None or self.places[seat].kind == REMOTE:
            return None
        return len(self.game.moves), seat, self.places[seat].kind

    def computer_decided(self, game: Game, n: int, move: Move) -> None:
        """What a computer of the table has decided for a game after so many moves, unless it has
        become of no use: after a take-back it is another game."""
        due = self.computer_due
        if due is not None and game is self.game and due[:2] == (n, move.seat):
            self._apply(move)

    def _hear_move(self, connection: int, guest: Guest, data: Raw) -> None:
        n, told = data["n"], {key: data[key] for key in data if key not in ("n", "backs")}
        try:
            move = read_move(told, "move")
        except Refused as error:
            raise IllegalByRules(error.refusal, n) from None
        if move.seat not in guest.seats:
            raise NotDone("not_your_seat", n=n, seat=move.seat)
        if self.places[move.seat].kind != REMOTE:
            raise NotDone("computer_plays", n=n, seat=move.seat)
        if (n, data.get("backs", self._backs)) != (len(self.game.moves), self._backs):
            self._say(connection, refused("stale", n=n, now=len(self.game.moves)))
            self._tell_view(connection)
            self._tell_turn(connection)
        elif (refusal := self.game.why_not(move)) is not None:
            raise IllegalByRules(refusal, n)
        else:
            self._apply(move)

    def _apply(self, move: Move) -> None:
        events = self.game.apply(move)
        self.changed = True
        self._cancel_take_back()
        drawn, back = cards_drawn(events), self.game.state.rules.back_of(self.game.state.pile)
        shown = {"drawn": drawn} if back is None else {"drawn": drawn, "back": back}
        moved = {"n": len(self.game.moves), "move": move.to_json(), **shown}
        digests: dict[tuple[int, ...], Message] = {}
        for connection, guest in self.guests.items():
            top, view = guest.top, self._view(guest)
            if guest.top is not None and top != guest.top:
                self._say(connection, {"seen": {"n": moved["n"], "top": guest.top}})
            if guest.seats not in digests:
                digests[guest.seats] = {"moved": {**moved, "digest": digest_of(view)}}
            self._say(connection, digests[guest.seats])
        self._tell_turn()
        if self.game.over:
            self._say_all(self._over())

    # -- taking back ----------------------------------------------------------------------------

    @property
    def _backs(self) -> int:
        """How often something was taken back: the same number of moves is another game then."""
        backs: int = self._about.get("take_backs", 0)
        return backs

    def _hear_back(self, guest: Guest, data: Raw) -> None:
        pending, seats, to = self._take_back, set(guest.seats), data["to"]
        reason = take_back.why_not(self.game, seats, to, allowed=self.allowed.take_backs)
        if not data.get("agree", True):
            if pending is not None and pending.concerns(seats):
                self._cancel_take_back()
        elif pending is not None and pending.to == to and pending.asks not in seats:
            self._take_back = replace(pending, agree=pending.agree | (pending.needs & seats))
            self._settle_take_back()
        elif reason is not None:
            raise NotDone("back", reason=reason)
        else:
            self._take_back = take_back.asked(self.game, seats, to)
            self._settle_take_back()

    def _settle_take_back(self) -> None:
        """Do what somebody has asked for, once everybody agrees. Computers always do."""
        pending = self._take_back
        if pending is None:
            return
        question = self._question(pending)
        if question["back"]["needs"]:
            self._say_all(question)
            return
        self._take_back = None
        self.game = Game(self.game.config).after(*self.game.moves[: pending.to])
        self._about = {**self._about, "take_backs": self._backs + 1}
        self.changed = True
        for connection, guest in self.guests.items():
            self._say(connection, {"backed": {"n": pending.to, "view": self._view(guest)}})
        self._tell_turn()

    def _question(self, pending: TakeBack) -> Message:
        needs = {seat for seat in pending.needs if self.places[seat].kind == REMOTE}
        told = {"to": pending.to, "asks": pending.asks, "agree": sorted(pending.agree)}
        return {"back": {**told, "needs": sorted(needs - pending.agree)}}

    def _cancel_take_back(self) -> None:
        if self._take_back is not None:
            self._take_back = None
            self._say_all({"back": None})

    # -- what is told ---------------------------------------------------------------------------

    def _head(self, connection: int) -> dict[str, Any]:
        head, present, host = head_of(self.record), self.present, self.host
        seats = [
            {"name": player["name"], "color": player["color"], **place.told(at in present)}
            for at, (player, place) in enumerate(zip(head["players"], self.places, strict=True))
        ]
        return {
            **head,
            "players": seats,
            "watching": [guest.name for guest in self.guests.values() if not guest.seats],
            **asdict(self.allowed),
            "started": self.started,
            "host": [] if host is None else list(self.guests[host].seats),
            "may_start": connection == host and not self.started and not self.free,
        }

    def _tell_table(self, but: int | None = None) -> None:
        for connection in self.guests:
            if connection != but:
                self._say(connection, {"table": self._head(connection)})
        self._tell_code()

    def _tell_code(self) -> None:
        """Tell the code to the host, who may have become the host since, and invites others."""
        host = self.host
        if host is not None and host != self._knows_code and len(self.codes) > 1:
            self._knows_code = host
            self._say(host, {"code": self.codes[0]})

    def _tell_all(self, connection: int) -> None:
        """Tell somebody all that is needed to play on: the start, all moves, the position."""
        guest, game = self.guests[connection], self.game
        begun = {"setup": self._setup, "view": self._view(guest), "n": len(game.moves)}
        self._say(connection, {"begun": {**begun, "history": history_of(game)}})
        if game.over:
            self._say(connection, self._over())
        self._tell_turn(connection)
        if self._take_back is not None:
            self._say(connection, self._question(self._take_back))

    def _tell_view(self, connection: int) -> None:
        view = self._view(self.guests[connection])
        self._say(connection, {"view": view, "n": len(self.game.moves)})

    def _view(self, guest: Guest) -> View:
        """Return what somebody sees now, and remember that they have seen it."""
        view = view_of(self.game, guest.seats)
        guest.top = view.get("top_card")
        return view

    def _tell_turn(self, only: int | None = None) -> None:
        seat = self.game.current
        if seat is None or self.places[seat].kind != REMOTE:
            return
        for connection, guest in self.guests.items():
            if seat in guest.seats and only in (None, connection):
                turn = {"n": len(self.game.moves), "backs": self._backs, "seat": seat}
                self._say(
                    connection, {"turn": {**turn, "options": self.game.legal_moves.to_json()}}
                )

    def _over(self) -> Message:
        self.informed |= self.present
        return {"over": {"record": parse_json(record_text(self.record))}}
