"""What the screens show of Outpost only."""

from collections.abc import Mapping
from typing import Any, ClassVar

from powergrid_qt.app.outpost.actions import RunCardsAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.outpost.family import PlannedRobot, PlannedWorkers
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.views.outpost.company_strip import draw_company
from powergrid_qt.views.outpost.expansion_controls import ExpansionControls
from powergrid_qt.views.outpost.faces import outpost_face
from powergrid_qt.views.outpost.outpost_bar import OutpostBar
from powergrid_qt.views.outpost.running_controls import WorkerControls
from powergrid_qt.views.pieces.tokens import draw_robot, draw_worker
from powergrid_qt.views.style.pictures import Drawing
from powergrid_qt.views.turn.controls import ActionControls


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
    """For the lines of a plan on paper that no other family has."""


FAMILY = OutpostViews()
