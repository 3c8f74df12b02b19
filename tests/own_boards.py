"""A board of one's own for tests: seven cities in each of six regions, in rows."""

import json
from pathlib import Path
from typing import Any

COLORS = ("green", "brown", "red", "yellow", "blue", "purple")


def sicily(regions: int = 6, **more: Any) -> dict[str, Any]:
    cities = [
        {
            "id": f"c{row}{n}",
            "name": f"Città {row}{n}",
            "region": f"r{row}",
            "x": 99 * n,
            "y": 99 * row,
        }
        for row in range(regions)
        for n in range(7)
    ]
    along = [
        {"a": f"c{r}{n}", "b": f"c{r}{n + 1}", "cost": 5 + n}
        for r in range(regions)
        for n in range(6)
    ]
    across = [
        {"a": f"c{r}{n}", "b": f"c{r + 1}{n}", "cost": 9}
        for r in range(regions - 1)
        for n in (0, 3, 6)
    ]
    return {
        "id": "sicily",
        "name": {"en": "Sicily", "de": "Sizilien"},
        "about": "Made up for a test.",
        "regions": [
            {"id": f"r{row}", "name": f"Regione {row}", "color": COLORS[row]}
            for row in range(regions)
        ],
        "cities": cities,
        "connections": along + across,
        **more,
    }


def write_sicily(folder: Path, **more: Any) -> Path:
    path = folder / "sicily.json"
    path.write_text(json.dumps(sicily(**more), ensure_ascii=False), encoding="utf-8")
    return path
