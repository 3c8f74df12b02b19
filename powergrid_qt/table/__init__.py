"""A game that several machines share: `resources/help/network.md` tells the protocol.

The table alone knows the whole game (`table.py`, and `server.py` around it); everybody else is a
client (`client.py`) with a game that could be true (`shared_game.py`). No Qt.
"""
