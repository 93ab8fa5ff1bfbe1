"""The things on the table, drawn by code: signs, characters, garnets, coins and cards."""
