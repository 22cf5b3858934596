"""The recorded calls of the command line: evaluator/cli/src/test/recorded/calls.txt, as Recording.java reads them."""
import hashlib
import re
from pathlib import Path
from typing import List, NamedTuple, Optional

FOLDER = Path(__file__).resolve().parents[4] / "cli"
MOST = 1200


class Call(NamedTuple):
    words: List[str]
    typed: bool
    input: str
    status: int
    has_messages: bool
    answer: List[str]
    picture: List[str]

    @property
    def name(self) -> str:
        return " ".join(self.words)

    def option(self, name: str) -> Optional[str]:
        return self.words[self.words.index(name) + 1] if name in self.words else None


def calls() -> List[Call]:
    text = (FOLDER / "src/test/recorded/calls.txt").read_text("utf-8")
    return [_read(section) for section in re.split("(?m)^(?=[$>] )", text) if section]


def _read(section: str) -> Call:
    first, *lines = section.splitlines()
    of = lambda mark: [line[2:] for line in lines if line.startswith(mark + " ")]
    status = next(line for line in lines if line.startswith("status "))
    return Call(
        _words(first[2:]), first[0] == ">", "".join(line + "\n" for line in of("<")), int(status[7]),
        "messages" in status, of("|") or of("#"), of("@"),
    )


def _words(line: str) -> List[str]:
    return [match[1] if match[1] is not None else match[2] for match in re.finditer(r'"([^"]*)"|(\S+)', line)]


def kept(text: str) -> List[str]:
    if len(text.encode("utf-16-le")) // 2 > MOST:
        digest = hashlib.sha256(text.encode()).hexdigest()
        return [f"{len(text.encode('utf-16-le')) // 2} characters, SHA-256 {digest}"]
    return re.split("\r\n|\r|\n", text.rstrip("\n")) if text.rstrip("\n") or text else []


NUMBER = r"[0-9]+(?:[.,][0-9]+)*"


def numbers(text: str) -> str:
    return " ".join(re.findall(NUMBER, re.sub("\x1b\\[[0-9;]*m", "", text)))


def numbers_of_picture(svg: str) -> str:
    words = re.findall("(?s)<text[^>]*>(.*?)</text>", svg)
    return " ".join(sorted(number for word in words for number in re.findall(NUMBER, word)))
