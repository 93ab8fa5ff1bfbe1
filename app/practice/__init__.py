"""Practice at home: you on one chair, bots on the others, on one screen."""
