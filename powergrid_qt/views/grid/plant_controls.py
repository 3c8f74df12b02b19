"""One of the own plants is chosen: the one to scrap, or the one for the transformer station."""

from PySide6.QtCore import QSize

from powergrid_qt.app.grid.plant_actions import PlantAction, ScrapAction
from powergrid_qt.engine import Move
from powergrid_qt.engine.moves import Attach, Counts, Scrap
from powergrid_qt.views.pieces.faces import own_face
from powergrid_qt.views.style.controls import answer_at
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.turn.cards import OwnCard
from powergrid_qt.views.turn.chips import ChipFace, ChipRow
from powergrid_qt.views.turn.controls import GAP, ActionControls, centred, kept, soft_label
from powergrid_qt.views.turn.scrolling import ScrollRow
from powergrid_qt.words.names import listed, tokens_text

CARD = QSize(100, 76)


class PlantControls(ActionControls[PlantAction]):
    def __init__(self) -> None:
        super().__init__()
        self.cards: list[OwnCard] = []
        self._made: list[OwnCard] = []
        self._row = ScrollRow(spacing=GAP, height=CARD.height())
        self.drop_label = soft_label()
        self.drop_label.setWordWrap(True)
        self.drops = ChipRow[Counts](self._choose_drop)
        beside = centred(self.drop_label, self.drops, spacing=4)
        row(self._row, (beside, 1), into=self, spacing=12)

    def show_action(self, action: PlantAction) -> None:
        super().show_action(action)
        self.cards = kept(self._made, len(action.plants), self._new_card)
        for card, plant in zip(self.cards, action.plants, strict=True):
            card.show_face(own_face(action.state, action.seat, plant))
        self._row.show_widgets(self.cards)

    def _new_card(self) -> OwnCard:
        card = OwnCard(CARD)
        card.clicked.connect(lambda: self._click(card))
        return card

    def _click(self, card: OwnCard) -> None:
        self.action.click_card(card.face.id)
        if self.action.answer:
            answer_at(card, self.action.answer)

    def renew(self) -> None:
        action = self.action
        for card in self.cards:
            plant = card.face.id
            card.show_state(on=plant == action.selected_card, offer=action.card_offer(plant))
        self._renew_drops(action)
        self.drops.setVisible(bool(self.drops.chips))  # empty it would push the words upwards

    def point_at(self, move: Move | None) -> None:
        chosen = move if isinstance(move, Scrap | Attach) else None
        for card in self.cards:
            card.show_hinted(chosen is not None and card.face.id == chosen.plant)
        drop = chosen.drop if isinstance(chosen, Scrap) else None
        self.drops.show_hinted(drop)

    def _renew_drops(self, action: PlantAction) -> None:
        if not isinstance(action, ScrapAction):
            self.drop_label.setText("")
            self.drops.show_faces(())
            return
        if len(action.drops) == 1:
            self.drop_label.setText(
                self.tr("Given up with it: {tokens}").format(tokens=self._given_up(action))
            )
            self.drops.show_faces(())
            return
        words = self.tr("Give up which tokens?")
        if action.takes_transformer:
            words = self.tr("The transformer station goes too. Give up which tokens?")
        self.drop_label.setText(words)
        self.drops.show_faces(
            ChipFace(key=drop, text=tokens_text(drop), on=drop == action.drop)
            for drop in action.drops
        )

    def _given_up(self, action: ScrapAction) -> str:
        if not action.takes_transformer:
            return tokens_text(action.drop)
        station = self.tr("the transformer station")
        return listed([tokens_text(action.drop), station]) if action.drop else station

    def _choose_drop(self, drop: Counts) -> None:
        if isinstance(self.action, ScrapAction):
            self.action.choose_drop(drop)
