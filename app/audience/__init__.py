"""The hall: what the audience sees, and the window it sees it in."""
