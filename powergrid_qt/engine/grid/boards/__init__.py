"""The boards with a rule that no figure of an edition's file can tell, one class in each module:

    class Atlantis(GridRules, board="atlantis"):
        __slots__ = ()

        def offers(self, state: GridState) -> tuple[CardId, ...]: ...

It overrides what the rules of the family answer; all others ask the rules of the game
(`state.rules`), never for the name of a board. None of the boards so far needs one: what is special
about them stands in their files, as switches that any board may use (`switches.py`).
"""
