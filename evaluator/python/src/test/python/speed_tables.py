"""Nanoseconds a hand of seven, in arrays: PYTHONPATH=../python python3 speed.py standard.yaku; median and tenth of 400 runs."""
import sys
import time

import numpy as np

import tables as yaku  # the reader alone: its folder is on the path

HANDS, RUNS = 1 << 14, 400
table = yaku.open(sys.argv[1])
cards = np.argsort(np.random.default_rng(1).random((HANDS, 52)), axis=1)[:, :7].copy()
sets = (np.uint64(1) << cards.astype(np.uint64)).sum(1, dtype=np.uint64)
times = {"evaluate(sets)": [], "evaluate_cards(array)": []}
for _ in range(RUNS):
    for name, body in zip(times, (lambda: table.evaluate(sets), lambda: table.evaluate_cards(cards))):
        start = time.perf_counter_ns()
        body()
        times[name].append((time.perf_counter_ns() - start) / HANDS)
for name, of in times.items():
    print(f"{name:22} median {sorted(of)[RUNS // 2]:.1f}, tenth {sorted(of)[RUNS // 10]:.1f} ns")
