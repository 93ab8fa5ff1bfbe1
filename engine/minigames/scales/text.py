"""Scales: problems and answers as text, such as `C=A+B; 2A=B+C; C=?B` and `8: 1 2>3 4; 5=6`."""

from __future__ import annotations

import re

from engine.minigames.scales.records import (
    Answer,
    Balance,
    FalseCoin,
    OddCoin,
    Problem,
    Ratio,
    Weighing,
    things,
)
from engine.minigames.statements import Lean
from engine.minigames.words import numbers, plain
from engine.types import Illegal

QUESTION = re.compile(r"([A-Z])=\?([A-Z])")
LOAD = re.compile(r"([1-9]?)([A-Z])")
LETTERS, PAN, COINS, LINES = 6, 9, 27, 6  # most letters, things in a pan, coins, scales
SIGNS: dict[Lean, str] = {"left": ">", "right": "<", "even": "="}
FALSE = re.compile(r"([0-9]{1,2})(.+)")
HEAVY = ("+", "h", "heavy", "무거움", "무겁다", "무거워요")
LIGHT = ("-", "l", "light", "가벼움", "가볍다", "가벼워요")


def parse(text: str) -> Problem:
    text = plain(text, "problem-unreadable")
    head, colon, rest = text.partition(":")
    lines = [x for x in (rest if colon else text).split(";") if x.strip()]
    if not 1 <= len(lines) <= LINES:
        raise Illegal("problem-unreadable")
    return _odd_coin(head, lines) if colon else _ratio(lines)


def _ratio(lines: list[str]) -> Ratio:
    *pictures, question = [x.replace(" ", "").upper() for x in lines]
    asked = QUESTION.fullmatch(question)
    if not asked:
        raise Illegal("problem-unreadable")
    problem = Ratio(tuple(map(_balance, pictures)), *asked.groups())
    if problem.one == problem.many:
        raise Illegal("problem-asks-itself")
    if len(things(problem)) > LETTERS:
        raise Illegal("problem-too-many-letters", most=LETTERS)
    return problem


def _balance(text: str) -> Balance:
    left, equals, right = text.partition("=")
    if not equals:
        raise Illegal("problem-unreadable")
    return Balance(_pan(left), _pan(right))


def _pan(text: str) -> str:
    loads = [LOAD.fullmatch(load) for load in text.split("+")]
    pan = "".join(sorted(x[2] * int(x[1] or 1) for x in loads if x))
    if None in loads:
        raise Illegal("problem-unreadable")
    if len(pan) > PAN:
        raise Illegal("problem-pan-too-full", most=PAN)
    return "".join(sorted(pan))


def _odd_coin(head: str, lines: list[str]) -> OddCoin:
    (coins,) = numbers(head, "problem-unreadable")[:1]
    if not 3 <= coins <= COINS:
        raise Illegal("problem-coins-out-of-range", least=3, most=COINS)
    return OddCoin(coins, tuple([_weighing(line, coins) for line in lines]))


def _weighing(text: str, coins: int) -> Weighing:
    leans = [lean for lean, sign in SIGNS.items() for _ in range(text.count(sign))]
    if len(leans) != 1:
        raise Illegal("problem-unreadable")
    pans = [numbers(pan, "problem-unreadable") for pan in text.split(SIGNS[leans[0]])]
    on = pans[0] + pans[1]
    for coin in on:
        if not 1 <= coin <= coins:
            raise Illegal("no-such-coin", coin=coin, most=coins)
        if on.count(coin) > 1:
            raise Illegal("problem-coin-twice", coin=coin)
    if len(pans[0]) != len(pans[1]):
        raise Illegal("problem-pans-uneven")
    return Weighing(tuple(sorted(pans[0])), tuple(sorted(pans[1])), leans[0])


def write_problem(problem: Problem) -> str:
    if isinstance(problem, Ratio):
        pictures = [f"{_loads(b.left)}={_loads(b.right)}" for b in problem.pictures]
        return "; ".join([*pictures, f"{problem.one}=?{problem.many}"])
    weighings = [f"{_row(w.left)}{SIGNS[w.lean]}{_row(w.right)}" for w in problem.weighings]
    return f"{problem.coins}: " + "; ".join(weighings)


def _loads(pan: str) -> str:
    counts = {x: pan.count(x) for x in pan}
    return "+".join(x if n == 1 else f"{n}{x}" for x, n in counts.items())


def _row(coins: tuple[int, ...]) -> str:
    return " ".join(map(str, coins))


def read_answer(problem: Problem, text: str) -> Answer:
    text = plain(text, "answer-unreadable").replace(" ", "").lower()
    if isinstance(problem, OddCoin):
        return _false_coin(problem, text)
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise Illegal("answer-unreadable")
    return int(text)


def _false_coin(p: OddCoin, text: str) -> FalseCoin:
    found = FALSE.fullmatch(text)
    if not found or found[2] not in HEAVY + LIGHT:
        raise Illegal("answer-unreadable")
    coin = int(found[1])
    if not 1 <= coin <= p.coins:
        raise Illegal("no-such-coin", coin=coin, most=p.coins)
    return FalseCoin(coin, "heavy" if found[2] in HEAVY else "light")


def write_answer(answer: Answer) -> str:
    if isinstance(answer, int):
        return str(answer)
    return f"{answer.coin}{'+' if answer.way == 'heavy' else '-'}"
