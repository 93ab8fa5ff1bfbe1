"""The mini-game room's own window: its problem, its people, what it hands in. Never the hall's."""
