"""Video poker: returns of machines, and which cards to hold."""

from __future__ import annotations

import json
from fractions import Fraction
from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple, Union

import numpy as np

from . import _command, _java
from ._cards import _as_sets, _set, text
from ._java import Array, Blocks, words


class Hold(NamedTuple):
    """Cards that are held, and what that returns."""

    #: in the order of the text of a hold, such as "Js Qs Ks As"; "" for none
    held: str
    #: on average, for a bet of 1
    value: Fraction
    variance: Fraction
    #: how many draws end in each class of the pay table
    draws: dict[str, int]

    def __repr__(self) -> str:
        return f"<hold {self.held or 'nothing'}: {float(self.value):.6f}>"


class Frequency(NamedTuple):
    """How often a class of the pay table comes with best play."""

    name: str
    pay: Fraction
    probability: Fraction
    contribution: Fraction


class Machine:
    """A video poker machine: yaku.machine(name)."""

    def __init__(self, java: Any) -> None:
        self._java = java
        self._finder: Any = None

    def __reduce__(self) -> Any:
        return machine, (str(self._java.payTable().toString()),)

    @property
    def title(self) -> str:
        """The name for people."""
        return str(self._java.payTable().title())

    @property
    def pays(self) -> dict[str, Fraction]:
        """The pay table."""
        return {str(e.getKey()): _fraction(e.getValue()) for e in self._java.payTable().pays().entrySet()}

    @property
    def returns(self) -> Fraction:
        """The exact return with best play.

        >>> import yaku
        >>> yaku.machine("jacks-9-6").returns
        Fraction(1653526326983, 1661102543100)
        """
        return _fraction(_java.ask(lambda: self._java.exactReturn()))

    @property
    def variance(self) -> Fraction:
        """The variance of what a bet of 1 returns with best play."""
        return _fraction(_java.ask(lambda: self._java.variance()))

    @property
    def frequencies(self) -> list[Frequency]:
        """How often each class comes with best play."""
        return [
            Frequency(str(of.name()), _fraction(of.pay()), _fraction(of.probability()), _fraction(of.contribution()))
            for of in _java.ask(lambda: self._java.frequencies())
        ]

    def hold(self, hand: Union[str, int]) -> Hold:
        """The best cards to hold of five.

        >>> import yaku
        >>> yaku.machine("jacks-9-6").hold("As Ks Qs Js 2c")
        <hold Js Qs Ks As: 18.553191>
        """
        return _hold(self._holds(hand).best())

    def holds(self, hand: Union[str, int]) -> list[Hold]:
        """All 32 holds, the best first."""
        return [_hold(each) for each in self._holds(hand).all()]

    def _holds(self, hand: Union[str, int]) -> Any:
        java = _java.library()
        cards = java.JLong(_set(hand))
        return _java.ask(lambda: self._java.holds(cards))

    def best(self, hands: Array) -> Array:
        """The best cards to hold of many deals: an array of sets of them (uint64).

        >>> import numpy, yaku
        >>> yaku.text(int(yaku.machine("jacks-9-6").best(numpy.array([yaku.hand("5c 6c 7c 8c Kd")], numpy.uint64))[0]))
        '5c 6c 7c 8c'
        """
        sets = _as_sets(np.asarray(hands))
        if self._finder is None:
            self._finder = _java.ask(lambda: self._java.finder())
        flat = sets.reshape(-1)
        out = np.empty(flat.size, np.int64)
        Blocks.ask(flat.size, 1, np.int64, out, lambda into, a, b: np.copyto(into, flat[a:b]),
                   lambda block, n: block.holds(self._finder, n))
        return out.view(np.uint64).reshape(sets.shape)

    def with_pay(self, name: str, pay: Union[int, Fraction]) -> Machine:
        """The machine with another pay."""
        return Machine(_java.ask(lambda: self._java.withPay(name, _java_fraction(pay))))

    def solve(self, name: str, returns: Union[float, Fraction]) -> Fraction:
        """What a class must pay so that the machine returns this."""
        return _fraction(_java.ask(lambda: self._java.solve(name, _java_fraction(returns))))

    def __repr__(self) -> str:
        return f"<machine {self.title}: returns {100 * float(self.returns):.4f} %>"


def machine(of: Union[str, PathLike[str]]) -> Machine:
    """A machine by its name (yaku.machines() lists them), by the path of a pay table, or by a pay table as text."""
    java = _java.library()
    poker = java("dev.yaku.videopoker.VideoPoker")
    if isinstance(of, PathLike):
        path = java("java.nio.file.Path").of(str(Path(of)), _java.as_java([]))
        return Machine(_java.ask(lambda: poker.open(path)))
    if words(of, "a machine").endswith(".pay"):
        raise ValueError(f'no machine "{of}": a file is given as Path("{of}")')
    if "\n" not in of and "=" not in of:
        return Machine(_java.ask(lambda: poker.of(of)))
    table = _java.ask(lambda: java("dev.yaku.videopoker.PayTable").parse(of))
    evaluator = _java.ask(lambda: java("dev.yaku.HandEvaluator").of(table.rules()))
    return Machine(_java.ask(lambda: poker.of(evaluator, table)))


def machines() -> list[str]:
    """The names of the machines that are built in."""
    return [str(name) for name in _java.library()("dev.yaku.videopoker.VideoPoker").names()]


def sweep(name: str, of: str, pays: str) -> list[dict[str, Any]]:
    """The return for each pay of a class: sweep("jacks-9-6", "full-house", "5..12")."""
    reply = _command.command("machine", "--format=json", name, "--sweep", of, pays)
    if reply.status:
        raise _command.fault(reply)
    return [json.loads(line) for line in reply.out.splitlines()]


def _fraction(java: Any) -> Fraction:
    return Fraction(int(str(java.numerator())), int(str(java.denominator())))


def _java_fraction(of: Union[int, float, Fraction]) -> Any:
    exact = Fraction(str(of)) if isinstance(of, float) else Fraction(of)
    java = _java.library()
    whole = java("java.math.BigInteger")
    return java("dev.yaku.videopoker.Fraction")(whole(str(exact.numerator)), whole(str(exact.denominator)))


def _hold(java: Any) -> Hold:
    draws = {str(e.getKey()): int(e.getValue()) for e in java.draws().entrySet()}
    return Hold(text(int(java.held())), _fraction(java.value()), _fraction(java.variance()), draws)
