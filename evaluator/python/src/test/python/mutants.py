"""Reads tables and hands from fuzz/Mutants.java, and prints what it makes of them, a line for each table."""
import sys

import tables as yaku  # the reader alone: its folder is on the path


def half(table, of, hole, board):
    value, best = table.evaluate_cards(hole, board, of), table.best_cards(hole, board, of)
    names = " ".join(yaku.card_name(card) for card in best.tolist() if card >= 0)
    return f"{value} {of.packed(value):06X} {of.category(value)} {names}"


def answer(table, hole, board):
    try:
        return ", ".join(half(table, of, hole, board) for of in (table.high, table.low) if of)
    except yaku.HandError:
        return "bad"
    except ValueError as e:
        if " is no value of " not in str(e) and not isinstance(e, yaku.TableError):
            raise
        return "wrong"


take = sys.stdin.buffer.read
while True:
    size = take(4)
    if not size:
        break
    data, hands, line = take(int.from_bytes(size, "little")), take(1)[0], []
    try:
        table = yaku.read(data)
    except yaku.TableError:
        table = None
    line.append("refused" if table is None else "opened")
    for _ in range(hands):
        hole, count = take(2)
        cards = list(take(count))
        if table is not None:
            line.append(answer(table, cards[:hole], cards[hole:]))
    print("; ".join(line))
