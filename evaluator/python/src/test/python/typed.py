"""A program whose types are checked, not run."""
from fractions import Fraction
from pathlib import Path
from typing import Dict, List, Optional, Tuple

import numpy as np
import numpy.typing as npt

import yaku
from yaku import eval7, tables

holdem: yaku.Game = yaku.game(Path("mine.yaku"))
value: int = holdem.evaluate("As Kd")
same: int = holdem.evaluate(3)
values: npt.NDArray[np.int32] = holdem.evaluate(["As Kd", "Qc"])
many: npt.NDArray[np.int32] = holdem.evaluate(np.array([[1, 2, 3]], np.uint8), "2c 3c")
words: str = holdem.describe(value, "ja")
category: str = holdem.category(value)
categories: npt.NDArray[np.str_] = holdem.category(values)
best: str = holdem.best("As Kd")


def heard(progress: yaku.Progress) -> Optional[bool]:
    return progress.done < 5


equity: yaku.Equity = holdem.equity("AK / QQ", error="0.1%", progress=heard)
shares: List[float] = equity.shares.tolist()
outs: List[yaku.Outs] = holdem.next_cards("AK / QQ | 2c 3c 4c").outs()
overpairs: yaku.Words = holdem.range("QQ+").on("9s 8d 2s").words()["overpair"]
ehs: float = yaku.strength("Js Ts | 9s 8d 2s").ehs
pays: Fraction = yaku.machine("jacks-9-6").returns
solution: yaku.Solution = yaku.solve({"board": "2c"}, error=0.01, progress=yaku.bar)
strategy: npt.NDArray[np.float64] = solution.node("check").strategy
stacks: Tuple[int, int] = solution["check"].stacks
count: Dict[str, int] = holdem.count(5)
pushes: yaku.Range = yaku.all_in([10, 10], lock={"big-blind": "22+"}, progress=yaku.bar)["small-blind"].range
prizes: npt.NDArray[np.float64] = yaku.icm([50, 30, 20], [25, 87, 88])
table: tables.Table = tables.of("standard")
hands: List[Tuple[Tuple[eval7.Card, eval7.Card], float]] = eval7.HandRange("QQ+").hands
