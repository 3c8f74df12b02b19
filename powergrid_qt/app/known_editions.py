"""Which editions were played here: a new one gets a word."""

from powergrid_qt.app.settings import Settings

_KNOWN = "editions/known"


def is_new(settings: Settings, edition: str) -> bool:
    """Whether it is another than all that were begun here, which remembers it. The very first one
    is not new in that sense: there is nothing from which it could differ."""
    known = {name for name in settings.text(_KNOWN).split(",") if name}
    if edition in known:
        return False
    settings.store(_KNOWN, ",".join(sorted(known | {edition})))
    return bool(known)
