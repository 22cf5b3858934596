"""The types of yaku.tables."""

import os
from typing import Any, List, Optional, Sequence, Tuple, Union

import numpy.typing as npt

Array = npt.NDArray[Any]
Cards = Union[Sequence[int], Sequence[Sequence[int]], Array]

VERSION: int
RANKS: str
SUITS: str
JOKER: int
HANDS: int
OMAHA: int
BADUGI: int

class TableError(ValueError): ...

class HandError(ValueError):
    column: int
    row: Any

class Scale:
    name: str
    categories: List[str]
    packed_by_value: Array
    max_value: int
    def packed(self, values: Any) -> Any: ...
    def category(self, values: Any) -> Any: ...

class Table:
    name: str
    kind: int
    rules: str
    deck: int
    jokers: int
    min_cards: int
    max_cards: int
    min_board: int
    max_board: int
    high: Scale
    low: Optional[Scale]
    def evaluate(self, sets: Any) -> Any: ...
    def evaluate_cards(self, cards: Cards, board: Optional[Cards] = None, half: Optional[Scale] = None) -> Any: ...
    def best_cards(self, cards: Cards, board: Optional[Cards] = None, half: Optional[Scale] = None) -> Array: ...
    def fault(self, cards: Sequence[int], board: Sequence[int] = ()) -> Optional[Tuple[int, str]]: ...
    def parse(self, text: str) -> Tuple[List[int], List[int]]: ...

def open(path: Union[str, os.PathLike[str]]) -> Table: ...
def of(name: str) -> Table: ...
def read(data: bytes, file: str = "table") -> Table: ...
def parse_cards(text: str, columns: Optional[List[int]] = None, at: int = 0) -> List[int]: ...
def card_name(card: Any) -> Any: ...
def main(arguments: Optional[List[str]] = None) -> int: ...
