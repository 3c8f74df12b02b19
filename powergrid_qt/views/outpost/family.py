"""What the screens show of Outpost only: controls, market, cards."""

from collections.abc import Mapping
from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication

from powergrid_qt.app.outpost.actions import RunCardsAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.outpost.family import PlannedRobot, PlannedWorkers
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine.outpost.edition import Effect, OutpostEdition
from powergrid_qt.views.outpost.company_panel import OutpostBar
from powergrid_qt.views.outpost.company_strip import draw_company
from powergrid_qt.views.outpost.controls import ExpansionControls, WorkerControls
from powergrid_qt.views.pieces.faces import CardFace
from powergrid_qt.views.pieces.tokens import draw_robot, draw_worker
from powergrid_qt.views.style.pictures import Drawing
from powergrid_qt.views.turn.controls import ActionControls
from powergrid_qt.words.names import card_name, promo_sentence

translate = QCoreApplication.translate


def outpost_face(edition: OutpostEdition, card_id: str) -> CardFace:
    card = edition.cards[card_id]
    effect = next(iter(card.effect.items()), None)
    return CardFace(
        id=card_id,
        kind=card.type,
        art=effect[0] if effect is not None else card.type,
        number=f"{card.number:02}",
        name=card_name(card_id),
        minimum=card.number,
        powers=card.cities,
        workers=card.workers,
        places=card.places,
        label=effect_label(*effect) if effect is not None else "",
        effect=promo_sentence(card_id),
    )


def effect_label(effect: str, amount: int) -> str:
    """The effect of a technology in one or two words, for its face."""
    labels = {
        Effect.AUCTION_DISCOUNT: translate("CardFace", "card −{n}"),
        Effect.SEASONAL_DISCOUNT: translate("CardFace", "worker −{n}"),
        Effect.MAX_ROBOTS: translate("CardFace", "{n} robots"),
        Effect.EXTRA_PLACES: translate("CardFace", "place +{n}"),
        Effect.EXTRA_CITIES: translate("CardFace", "plant +{n}"),
        Effect.BUILDING_SITE: translate("CardFace", "3 sites"),
    }
    return labels.get(effect, "").format(n=amount)


class OutpostViews:
    controls: ClassVar[Mapping[type[PlayerAction], type[ActionControls[Any]]]] = {
        ExpansionAction: ExpansionControls,
        RunCardsAction: WorkerControls,
    }
    market = OutpostBar
    face = staticmethod(outpost_face)
    draw_holding = staticmethod(draw_company)
    plan_drawings: ClassVar[Mapping[type, Drawing]] = {
        PlannedRobot: draw_robot,
        PlannedWorkers: draw_worker,
    }
    """The drawings for lines of a plan on paper that no other family has."""


FAMILY = OutpostViews()
