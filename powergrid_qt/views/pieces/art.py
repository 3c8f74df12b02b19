"""The small illustrations of the cards: layers of light and shade over the card's own colour.

Each stands on the ground line of a box of 100 by 100. Tones: `far` and `dark` are shade, `mid`
and `light` are light, `glow` is what shines (windows, flames), `line` is a bright stroke.
"""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from powergrid_qt.views.pieces.shapes import BOX, fit, see_through, shape

_TONES = {
    "far": see_through("#000000", 0.14),
    "dark": see_through("#000000", 0.36),
    "mid": see_through("#ffffff", 0.22),
    "light": see_through("#ffffff", 0.5),
    "glow": QColor("#ffe9a8"),
    "line": see_through("#ffffff", 0.75),
}

_Layers = tuple[tuple[str, str], ...]

_COAL: _Layers = (
    ("mid", "O 72 10 7 O 62 5 6 O 82 5 8 O 52 8 4 O 92 22 5 O 98 17 5"),
    ("far", "M 0 100 Q 14 72 34 84 Q 44 90 50 100 Z"),
    ("dark", "M 66 100 L 69 20 L 77 20 L 80 100 Z M 85 100 L 87 32 L 94 32 L 96 100 Z"),
    ("dark", "M 18 100 L 18 66 L 34 58 L 34 66 L 50 58 L 50 66 L 66 58 L 66 100 Z"),
    ("light", "M 68.4 32 L 77.6 32 L 78 40 L 68 40 Z M 86.6 43 L 94.5 43 L 94.8 50 L 86.4 50 Z"),
    ("glow", "R 25 78 7 8 1 R 38 78 7 8 1 R 51 78 7 8 1"),
)
_OIL: _Layers = (
    ("far", "R 66 62 30 38 4 R 2 80 20 20 2"),
    ("dark", "M 40 100 L 50 42 L 54 42 L 64 100 L 59 100 L 52 56 L 45 100 Z R 36 96 32 4 1"),
    (
        "dark",
        "M 16 54 L 84 26 L 86 32 L 18 60 Z M 8 50 Q 14 36 22 46 L 24 64 L 12 70 Q 8 62 8 50 Z",
    ),
    ("dark", "O 82 42 9 R 15 66 3 34 0"),
    ("mid", "R 70 66 22 4 2 R 70 76 22 4 2"),
    ("light", "O 52 44 5 O 82 42 4"),
)
_GARBAGE: _Layers = (
    ("mid", "O 82 8 6 O 90 3 7 O 72 4 4"),
    ("far", "M 0 100 Q 10 70 26 80 Q 36 64 52 78 Q 62 82 66 100 Z"),
    (
        "dark",
        "M 76 100 L 78 18 L 86 18 L 88 100 Z M 34 100 L 34 62 L 48 50 L 48 62 L 62 50 L 62 62 "
        "L 76 50 L 76 100 Z",
    ),
    ("light", "M 77.6 30 L 86.4 30 L 86.7 38 L 77.4 38 Z"),
    ("glow", "R 42 74 9 9 1 R 57 74 9 9 1"),
    ("dark", "O 10 92 9 O 24 90 11 R 2 86 10 14 1"),
)
_GAS: _Layers = (
    (
        "glow",
        "M 88 2 C 90 10 97 14 95 22 C 94 28 90 30 87 30 C 82 30 79 26 80 21 C 81 15 87 12 88 2 Z",
    ),
    ("dark", "R 85 30 4 70 1 M 78 100 L 86 62 L 88 62 L 96 100 L 93 100 L 87 74 L 81 100 Z"),
    ("dark", "O 26 66 23 M 8 100 L 12 78 L 16 78 L 14 100 Z M 40 100 L 37 78 L 41 78 L 45 100 Z"),
    ("far", "O 62 74 17 R 52 84 4 16 0 R 69 84 4 16 0"),
    ("mid", "M 3 64 Q 26 74 49 64 L 49 68 Q 26 78 3 68 Z"),
    ("light", "E 18 54 6 4"),
)
_URANIUM: _Layers = (
    ("mid", "O 30 16 9 O 42 10 10 O 22 8 7 O 76 26 7 O 84 20 8 O 70 18 6"),
    ("dark", "M 12 100 Q 26 62 20 26 L 50 26 Q 44 62 58 100 Z"),
    ("dark", "M 60 100 Q 70 70 66 36 L 88 36 Q 84 70 96 100 Z"),
    ("light", "E 35 26 15 3.4 E 77 36 11 2.6"),
    ("far", "M 42 100 L 42 84 Q 42 66 56 66 Q 70 66 70 84 L 70 100 Z"),
    ("mid", "M 22 100 Q 32 62 28 30 L 33 30 Q 36 62 29 100 Z"),
)
_WIND: _Layers = (
    ("far", "M 0 100 Q 30 78 60 90 Q 82 80 100 88 L 100 100 Z"),
    ("light", "M 63 100 L 65.4 40 L 68.6 40 L 71 100 Z M 24 100 L 25.4 64 L 28.6 64 L 30 100 Z"),
    (
        "light",
        "M 67 38 L 62 6 Q 66 0 69 8 Z M 67 38 L 98 52 Q 100 58 92 56 Z "
        "M 67 38 L 40 58 Q 34 58 38 51 Z",
    ),
    (
        "mid",
        "M 27 62 L 24 42 Q 27 38 29 43 Z M 27 62 L 46 71 Q 47 75 42 74 Z "
        "M 27 62 L 10 74 Q 6 74 9 69 Z",
    ),
    ("glow", "O 67 38 4 O 27 62 2.6"),
)
_ECO: _Layers = (
    ("glow", "O 82 20 11"),
    ("mid", "M 82 2 L 84 6 L 80 6 Z M 100 20 L 96 22 L 96 18 Z M 66 10 L 71 11 L 68 14 Z"),
    ("far", "M 0 100 Q 40 76 100 90 L 100 100 Z"),
    (
        "light",
        "M 33 100 L 34.6 52 L 37.4 52 L 39 100 Z M 36 50 L 32 22 Q 36 17 38 24 Z "
        "M 36 50 L 62 62 Q 63 67 57 65 Z M 36 50 L 12 66 Q 7 66 11 60 Z",
    ),
    ("dark", "M 52 92 L 62 64 L 96 64 L 100 92 Z M 72 92 L 78 92 L 80 100 L 70 100 Z"),
    ("line", "M 57 78 L 98 78 M 73 64 L 70 92 M 85 64 L 85 92"),
)
_FUSION: _Layers = (
    ("far", "O 56 54 44"),
    ("line", "E 56 54 44 15"),
    ("light", "O 56 54 17"),
    ("glow", "O 56 54 10"),
    ("line", "M 56 10 C 70 26 70 82 56 98 M 56 10 C 42 26 42 82 56 98"),
    ("glow", "O 100 54 5 O 12 54 5 O 64 24 4"),
)
_FLUX: _Layers = (
    (
        "mid",
        "M 56 54 C 56 20 92 14 98 44 C 84 30 70 34 56 54 Z M 56 54 C 90 54 96 90 66 96 "
        "C 80 82 76 68 56 54 Z M 56 54 C 56 88 20 94 14 64 C 28 78 42 74 56 54 Z "
        "M 56 54 C 22 54 16 18 46 12 C 32 26 36 40 56 54 Z",
    ),
    ("light", "O 56 54 10"),
    ("glow", "M 60 34 L 46 58 L 55 58 L 50 78 L 68 50 L 58 50 Z"),
)
_HYBRID: _Layers = (
    ("mid", "O 80 8 7 O 90 4 6 O 70 4 5"),
    (
        "dark",
        "M 72 100 L 75 20 L 83 20 L 86 100 Z M 40 100 L 40 64 L 56 54 L 56 64 L 72 54 L 72 100 Z",
    ),
    ("far", "R 4 66 32 34 5"),
    ("mid", "R 4 66 32 6 3 R 4 80 32 4 1"),
    ("light", "M 74.4 32 L 83.6 32 L 84 40 L 74 40 Z"),
    ("glow", "R 46 78 7 8 1 R 59 78 7 8 1"),
)
_GROUND = "M 0 100 L 0 88 Q 22 80 44 87 Q 70 78 100 86 L 100 100 Z"
_PLANET = ("mid", "O 88 14 12")
_OUTPOST_PLANT: _Layers = (
    _PLANET,
    ("far", _GROUND),
    ("dark", "M 20 92 Q 20 46 52 46 Q 84 46 84 92 Z R 48 20 6 30 1"),
    ("light", "O 51 18 5"),
    ("line", "M 28 84 Q 30 56 52 54 M 20 92 L 84 92"),
    ("glow", "M 56 58 L 42 78 L 51 78 L 46 92 L 64 72 L 54 72 Z"),
)
_OUTPOST_SHELTER: _Layers = (
    _PLANET,
    ("far", _GROUND),
    ("dark", "M 6 94 Q 6 58 34 58 Q 62 58 62 94 Z M 56 94 Q 56 68 76 68 Q 96 68 96 94 Z"),
    ("line", "M 13 88 Q 14 66 34 65 M 34 58 L 34 46"),
    ("glow", "R 20 74 8 9 2 R 34 74 8 9 2 R 70 79 7 8 2 R 82 79 7 8 2"),
    ("light", "M 34 40 L 50 44 L 34 50 Z"),
)
_LIBRARY: _Layers = (
    ("dark", "R 14 22 72 74 6"),
    ("mid", "R 22 32 56 12 2 R 22 52 56 12 2 R 22 72 56 12 2"),
    ("glow", "O 70 38 3 O 70 58 3 O 70 78 3 O 61 38 3 O 61 58 3"),
    ("line", "M 27 38 L 48 38 M 27 58 L 48 58 M 27 78 L 48 78"),
)
_LEAF: _Layers = (
    ("dark", "M 20 92 C 6 46 40 14 90 12 C 94 64 66 98 20 92 Z"),
    ("line", "M 14 98 C 34 70 54 48 78 26 M 38 70 L 38 46 M 52 54 L 54 32 M 44 63 L 68 64"),
)
_ROBOTS: _Layers = (
    ("dark", "R 20 34 60 40 8 R 28 78 44 22 5 R 46 20 8 14 1 R 8 44 8 18 3 R 84 44 8 18 3"),
    ("light", "O 50 15 7"),
    ("glow", "O 38 51 7 O 62 51 7"),
    ("line", "M 38 66 L 62 66"),
)
_NODULE: _Layers = (
    _PLANET,
    ("far", _GROUND),
    ("dark", "M 14 94 Q 14 50 48 50 Q 82 50 82 94 Z"),
    ("line", "M 22 86 Q 24 60 48 58"),
    ("glow", "R 44 62 8 26 1 R 35 71 26 8 1"),
)
_LABORATORY: _Layers = (
    ("dark", "M 40 14 L 60 14 L 60 40 L 86 88 Q 90 98 78 98 L 22 98 Q 10 98 14 88 L 40 40 Z"),
    ("light", "R 34 10 32 8 3"),
    ("glow", "M 30 70 L 70 70 L 80 88 Q 82 93 77 93 L 23 93 Q 18 93 20 88 Z"),
    ("line", "O 46 58 4 O 56 50 3"),
)
_SITE: _Layers = (
    _PLANET,
    ("far", _GROUND),
    (
        "dark",
        "M 60 8 Q 74 26 74 52 L 74 78 L 46 78 L 46 52 Q 46 26 60 8 Z "
        "M 46 58 L 34 74 L 34 90 L 46 80 Z M 74 58 L 86 74 L 86 90 L 74 80 Z",
    ),
    ("light", "O 60 44 8"),
    ("glow", "M 50 80 L 70 80 L 60 100 Z"),
)
_MOON_BASE: _Layers = (
    ("mid", "O 50 44 38"),
    ("far", "O 38 34 8 O 62 28 5 O 66 46 6"),
    ("dark", "M 10 96 Q 10 66 34 66 Q 56 66 56 96 Z M 52 96 L 52 72 L 86 72 L 86 96 Z"),
    ("glow", "R 24 80 7 8 2 R 38 80 7 8 2 R 59 78 6 7 1 R 72 78 6 7 1"),
    ("line", "M 70 72 L 70 56 M 62 58 Q 70 50 78 58"),
)
_TRANSFORMER: _Layers = (
    ("line", "M 0 34 Q 26 44 44 30 M 56 30 Q 78 44 100 34"),
    (
        "dark",
        "M 30 100 L 46 12 L 54 12 L 70 100 L 63 100 L 50 30 L 37 100 Z R 24 28 52 5 1 "
        "R 30 50 40 5 1",
    ),
    ("line", "M 38 92 L 60 66 M 62 92 L 40 66"),
    ("glow", "M 86 56 L 74 76 L 82 76 L 78 94 L 94 70 L 86 70 Z"),
)
_FERRIS: _Layers = (
    ("line", "O 50 46 34 M 50 12 L 50 80 M 16 46 L 84 46 M 26 22 L 74 70 M 74 22 L 26 70"),
    ("dark", "M 30 100 L 47 46 L 53 46 L 70 100 L 64 100 L 50 60 L 36 100 Z"),
    ("glow", "O 50 12 6 O 50 80 6 O 16 46 6 O 84 46 6 O 26 22 6 O 74 70 6 O 74 22 6 O 26 70 6"),
    ("light", "O 50 46 6"),
)
_CONTRACT: _Layers = (
    ("light", "M 22 8 L 66 8 L 82 24 L 82 94 L 22 94 Z"),
    ("dark", "M 66 8 L 82 24 L 66 24 Z R 32 34 40 5 1 R 32 46 40 5 1 R 32 58 26 5 1"),
    ("glow", "O 66 76 11"),
)
_SPY: _Layers = (
    ("dark", "M 4 54 Q 50 8 96 54 Q 50 100 4 54 Z"),
    ("light", "O 50 54 19"),
    ("glow", "O 50 54 10"),
)
_COINS: _Layers = (
    ("dark", "E 38 88 30 10 E 38 76 30 10 E 38 64 30 10"),
    ("glow", "E 38 52 30 10"),
    ("line", "E 38 52 22 6 M 8 52 L 8 88 M 68 52 L 68 88"),
    ("light", "O 78 80 15"),
    ("line", "O 78 80 10"),
)
_WAREHOUSE: _Layers = (
    ("dark", "M 6 98 L 6 46 L 50 22 L 94 46 L 94 98 Z"),
    ("light", "R 22 60 56 38 2"),
    ("dark", "R 28 80 16 18 1 R 46 80 16 18 1 R 37 62 16 17 1"),
    ("line", "M 6 46 L 50 22 L 94 46"),
)
_SHORTAGE: _Layers = (
    ("dark", "R 14 76 72 20 3"),
    ("glow", "M 38 8 L 62 8 L 62 38 L 80 38 L 50 70 L 20 38 L 38 38 Z"),
)
_SURPLUS: _Layers = (
    ("dark", "R 14 76 72 20 3"),
    ("glow", "M 38 70 L 62 70 L 62 40 L 80 40 L 50 8 L 20 40 L 38 40 Z"),
)
_STEP3: _Layers = (
    ("mid", "R 6 72 26 28 3"),
    ("light", "R 36 46 26 54 3"),
    ("glow", "R 66 18 26 82 3"),
)

ILLUSTRATIONS: dict[str, _Layers] = {
    "coal": _COAL,
    "oil": _OIL,
    "garbage": _GARBAGE,
    "gas": _GAS,
    "uranium": _URANIUM,
    "hybrid": _HYBRID,
    "wind": _WIND,
    "eco": _ECO,
    "fusion": _FUSION,
    "flux": _FLUX,
    "plant": _OUTPOST_PLANT,
    "shelter": _OUTPOST_SHELTER,
    "auction_discount": _LIBRARY,
    "seasonal_discount": _LEAF,
    "max_robots": _ROBOTS,
    "extra_places_per_shelter": _NODULE,
    "extra_cities_per_plant": _LABORATORY,
    "building_site": _SITE,
    "permanent_only": _MOON_BASE,
    "transformer-station": _TRANSFORMER,
    "theme-park": _FERRIS,
    "supply-contract": _CONTRACT,
    "industrial-espionage": _SPY,
    "taxes": _COINS,
    "warehouse": _WAREHOUSE,
    "shortage": _SHORTAGE,
    "surplus": _SURPLUS,
    "step3": _STEP3,
}


def draw_art(painter: QPainter, area: QRectF, name: str) -> None:
    """An illustration at the right of an area, standing on its lower edge."""
    side = min(area.height(), area.width())
    ground = QRectF(area.right() - side, area.bottom() - side, side, side)
    painter.save()
    painter.setTransform(fit(ground), True)
    for tone, outline in ILLUSTRATIONS[name]:
        if tone == "line":
            width = max(3.0, BOX / side)  # never thinner than a pixel
            pen = QPen(_TONES[tone], width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.strokePath(shape(outline), pen)
        else:
            painter.fillPath(shape(outline), _TONES[tone])
    painter.restore()
