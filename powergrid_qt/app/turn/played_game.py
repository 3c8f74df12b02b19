"""The game at this screen: its position, who sees what of it, people's moves and the way back."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from PySide6.QtCore import QObject, Signal

from powergrid_qt.app.turn.automatic_moves import AutomaticMoves
from powergrid_qt.app.turn.take_back import Barrier, Ends, WayBack
from powergrid_qt.engine import Event, Game, IllegalMove, Move, Note, Record, Refusal
from powergrid_qt.engine.auction import Opening
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.config import HUMAN, REMOTE
from powergrid_qt.engine.moves import Build, Buy, Reason
from powergrid_qt.engine.record import About, Remarks, reasons_in
from powergrid_qt.engine.refusals import refuse
from powergrid_qt.models.seats import humans_of
from powergrid_qt.models.table_lines import TableLine
from powergrid_qt.words.moves import why_automatic

TAKE_BACKS, HINTS = "take_backs", "hints"
"""What a record counts, by the key in its `about`: how often somebody went back over what others
had done, and how often the expert gave a hint."""
ENDED = "ended"
"""The key of the time at which the game was over; `begun` tells when it was begun."""
COUNTED_FOR = (Buy, Build)
"""The kinds of moves for which people count their money."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A turn into which the auction of a promo card broke, with what was still planned then."""

    round: int
    seat: int
    cities: tuple[str, ...]


class PlayedGame(QObject):
    """What the decisions of people know of the game. The controller makes it whole: it hears of
    every change by `_moved`.

    `refused(refusal)`: a move was not made, and why.
    `noted(seat, text)`: a move was made for a human, and why.
    `commented(number)`: what somebody says of a move is another thing now.
    """

    refused = Signal(object)
    noted = Signal(int, str)
    commented = Signal(int)

    def __init__(self, parent: QObject | None, *, watching: bool) -> None:
        super().__init__(parent)
        self._watching = watching
        self._game: Game | None = None
        self._way_back: WayBack
        self._undone: list[tuple[Move, ...]] = []
        self._acts: set[int] = set()
        """The numbers of all moves but those that were made for a person."""
        self.automatic = AutomaticMoves()
        self.unfinished: Unfinished | None = None
        """The turn that its player goes on with after the auction of a promo card."""
        self._at_screen: int | None = None
        """The seat that is known to be alone at the screen, with other people looking away."""
        self.covered = False
        """Whether the screen waits for the human on move to sit down there alone."""
        self.remarks: dict[int, tuple[Note | Reason, ...]] = {}
        """Reasons of computer players and notes, by the number of the move before them."""
        self.about: dict[str, Any] = {}
        """What the record tells besides the moves."""
        self.keeps_secrets = False
        """Whether a game that is only watched is still played."""

    def _moved(self, events: Sequence[Event], *, opened: bool = False) -> None:
        """Take notice of another position. `opened`: nobody knows who sits at the screen."""
        raise NotImplementedError

    # -- the game ---------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        assert self._game is not None, "no game was started"
        return self._game

    @property
    def has_game(self) -> bool:
        return self._game is not None

    def _take_up(
        self, game: Game, remarks: Remarks | None, about: About | None, way_back: WayBack | None
    ) -> None:
        """Take up a game, with nothing left of the one before."""
        self._game = game
        self._way_back = way_back or WayBack(game.config)
        self._undone.clear()
        self._acts = set(range(1, len(game.moves) + 1))  # a record does not tell
        self.automatic.forget_limits()
        self.unfinished = None
        self._at_screen = None
        self.remarks = {number: tuple(said) for number, said in (remarks or {}).items()}
        self.about = dict(about or {})

    @property
    def hints_allowed(self) -> bool:
        """Whether people may ask the expert: the host of a table can forbid it."""
        return True

    @property
    def record(self) -> Record:
        return Record.of(self.game, self.remarks, dict(self.about))

    @property
    def reasons(self) -> Mapping[int, Reason]:
        """Why computer players made their moves, by the number of the move, counted from 1."""
        return reasons_in(self.remarks)

    def comment_on(self, number: int) -> str:
        """What people say of a move, counted from 1, or of the set-up; empty: nothing."""
        said = self.remarks.get(number, ())
        return "\n".join(remark.text for remark in said if isinstance(remark, Note))

    def lines_after(self, number: int) -> Sequence[TableLine]:
        """What was said after a move at several machines; `commented` tells of it too."""
        return ()

    def count(self, what: str) -> None:
        """Count one more take-back or hint in the record."""
        self.about[what] = self.about.get(what, 0) + 1

    # -- who is on move, and who looks on ---------------------------------------------------

    @property
    def actor(self) -> int | None:
        """The seat that decides next."""
        return self.game.current

    @property
    def humans(self) -> tuple[int, ...]:
        return humans_of(self.game.config)

    @property
    def human_to_move(self) -> bool:
        return self.actor in self.humans and not self.covered and not self._watching

    @property
    def why_nobody_decides(self) -> Refusal | None:
        """Why nothing can be done at this screen now; None if somebody there has to decide."""
        if self.game.over:
            return refuse("game_over")
        if self._watching:
            return refuse("only_watched")
        if self.human_to_move and self._asks:
            return None
        assert self.actor is not None
        return refuse("on_move", name=self.game.config.players[self.actor].name)

    @property
    def computer_to_move(self) -> bool:
        humans_turn = self.actor is None or self.actor in self.humans
        return not humans_turn and not self._watching

    @property
    def nothing_hidden(self) -> bool:
        """Whether all secrets may be shown: nobody plays who could make use of them."""
        people = any(seat.kind in (HUMAN, REMOTE) for seat in self.game.config.players)
        return (self._watching and not self.keeps_secrets) or not people

    @property
    def shared_screen(self) -> bool:
        """Whether several people play here, who may look on while another decides."""
        return len(self.humans) > 1 and not self._watching

    @property
    def money_is_secret(self) -> bool:
        """Whether people at this screen hide their money from each other."""
        return self.shared_screen and not self.game.config.options.open_money

    @property
    def viewer(self) -> int | None:
        """The seat whose secrets may be shown; None: nobody's. Of several people it is the one
        on move, in decisions that the others do not look at."""
        if not self.shared_screen:
            looks_on = self.keeps_secrets and len(self.humans) > 1
            return self.humans[0] if self.humans and not looks_on else None
        alone = self._at_screen is not None and self._at_screen == self.actor
        return self._at_screen if alone and is_private(self.game) else None

    @property
    def builds_now(self) -> bool:
        """Whether somebody at the screen decides where to build."""
        decision = self.game.state.decision
        return self.human_to_move and decision is not None and Build in decision.accepts

    @property
    def onlooker(self) -> int | None:
        """The person for whom everything is reckoned that is no secret: the one who plays here
        alone, of several people the next one on move. None: nobody plays here."""
        if self._watching or not self.humans:
            return None
        return self.humans[0] if len(self.humans) == 1 else self._next_human

    @property
    def _next_human(self) -> int:
        state = self.game.state
        backwards = any(one.backwards for one in state.rules.round if one.name == state.phase)
        order = list(reversed(state.order) if backwards else state.order)
        begins = 0 if self.actor is None else order.index(self.actor)
        return next(seat for seat in order[begins:] + order[:begins] if seat in self.humans)

    def last_act(self, seat: int) -> int:
        """Return the number of a player's last move that was not made for them; 0: none was."""
        moves = self.game.moves
        mine = (number for number in self._acts if moves[number - 1].seat == seat)
        return max(mine, default=0)

    def _look_who_sits_there(self, *, opened: bool) -> None:
        """Cover the screen where somebody else may sit there than a decision is meant for."""
        self.covered = False
        if not (self.shared_screen and self.actor in self.humans and self._asks):
            return
        if is_private(self.game):
            self.covered = self._at_screen != self.actor
        else:
            self._at_screen = None  # everybody looks on
            self.covered = opened and self.money_is_secret

    @property
    def _asks(self) -> bool:
        return self.automatic.asks(self.game)

    # -- moves ------------------------------------------------------------------------------

    def play(self, *moves: Move) -> bool:
        """Make a human's moves one after the other, then the automatic ones that follow; False at
        the first that is refused. Those before it stay: a plan that no longer works out is seen on
        the board."""
        events: list[Event] = []
        notes: list[tuple[int, str]] = []
        refusal: Refusal | None = None
        for move in moves:
            try:
                events += self._make(move)
            except IllegalMove as error:
                refusal = error.refusal
                break
            self._acts.add(len(self.game.moves))
        while refusal is None and (automatic := self.automatic.decide(self.game)) is not None:
            notes.append((automatic.seat, why_automatic(self.game, automatic)))
            events += self._make(automatic)
        if events:
            self._undone.clear()
            self._moved(events)
        if refusal is not None:
            self.refused.emit(refusal)
        for seat, text in notes:
            self.noted.emit(seat, text)
        return refusal is None

    def _tried(self, moves: Sequence[Move]) -> Game | None:
        """The game after these moves; None at the first that is refused, and that is told."""
        try:
            return self.game.after(*moves)
        except IllegalMove as error:
            self.refused.emit(error.refusal)
            return None

    def _make(self, move: Move) -> list[Event]:
        return self._way_back.make(self.game, move)

    @property
    def undo_barrier(self) -> Barrier | None:
        """Why the person on move goes no further back alone; None if they can."""
        return self._way_back.barrier(self.game, self.automatic.asks)

    @property
    def end_of_way_back(self) -> Barrier:
        """Why nobody goes back further than that, not even if all agree."""
        return self._way_back.end

    @property
    def can_undo(self) -> bool:
        return not self.covered and self.undo_barrier is None

    @property
    def may_agree(self) -> bool:
        """Whether people can go back together where nobody can alone."""
        barrier = self.undo_barrier
        return not self.covered and barrier is not None and barrier.why is Ends.DECIDED

    @property
    def decisions_to_agree_on(self) -> tuple[int, ...]:
        """What people take back if all agree, the last first: how many moves had been made then."""
        return tuple(len(place.moves) for place in self._way_back.together(self.automatic.asks))

    @property
    def can_redo(self) -> bool:
        return bool(self._undone) and not self.covered

    @property
    def taken_back(self) -> tuple[Move, ...]:
        """The person's own moves that were taken back last and would be made again by redo."""
        return self._undone[-1] if self._undone else ()

    def undo(self) -> None:
        """Go back to the last decision of the person at the screen, as if neither that nor what
        computer players did then had ever happened. The record counts it if somebody did."""
        target = self._way_back.alone(self.game, self.automatic.asks)
        if not self.can_undo or target is None:
            return
        if any(move.seat != target.current for move in self.game.moves[len(target.moves) :]):
            self.count(TAKE_BACKS)
        self._go_back_to(target)
        self._moved([])

    def take_back_together(self, decision: int) -> None:
        """All people at the screen agree to go back to one of the `decisions_to_agree_on`."""
        self.count(TAKE_BACKS)
        for target in list(self._way_back.together(self.automatic.asks)):
            if len(target.moves) >= decision:
                self._go_back_to(target)  # one by one: each may be made again
        self._at_screen = None  # all of them have come there
        self._moved([])

    def _go_back_to(self, target: Game) -> None:
        left = len(target.moves)
        since = self.game.moves[left:]
        self._undone.append(tuple(takewhile(lambda move: move.seat == target.current, since)))
        self._way_back.leave(target)
        self._game = target
        self.remarks = {number: said for number, said in self.remarks.items() if number <= left}
        self._acts = {number for number in self._acts if number <= left}

    def redo(self) -> None:
        """Make the person's own moves again; computer players then think anew."""
        if self.can_redo:
            events: list[Event] = []
            for move in self._undone.pop():
                events += self._make(move)
                self._acts.add(len(self.game.moves))
            self._moved(events)


def is_private(game: Game) -> bool:
    """Whether only the player on move may see the screen. Bids, regions, scrapped plants are told
    to everybody anyway. Money that is hidden is seen where somebody plans with it, and the spy
    sees a card: only these decisions are made behind a cover."""
    decision = game.state.decision
    if decision is None:
        return False
    planning = any(move in COUNTED_FOR for move in decision.accepts)
    if planning and not game.config.options.open_money:
        return True
    # Between bids nobody leaves the table: the spy has looked when it was their turn to open.
    own_turn = planning or isinstance(decision, Opening)
    return own_turn and spied_card(game, decision.seat) is not None


def spied_card(game: Game, seat: int) -> CardId | None:
    """The top card of the pile, for who alone may look at it (PR5)."""
    rules, state = game.state.rules, game.state
    others = [other for other in range(len(state.players)) if other != seat]
    if any(rules.known_top(state, other) is not None for other in others):
        return None  # it is known to all
    return rules.known_top(state, seat)
