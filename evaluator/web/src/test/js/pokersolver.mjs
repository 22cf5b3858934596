// The rows of the README's table for those who come from pokersolver: both sides give the same. Run where both packages
// are installed; argument: the README.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { open } from "yaku-poker";

const { Hand } = createRequire(join(process.cwd(), "x.js"))("pokersolver");
const HANDS = 3000;
const AsyncFunction = (async () => {}).constructor;
const rows = [...readFileSync(process.argv[2], "utf8").matchAll(/^\| `(.*?)` \| `(.*?)` \|$/gm)]
  .map(([, left, right]) => ({
    left, right, names: new Set(),
    there: new Function("Hand", "a", "b", "one", "two", `return ${left}`),
    here: new AsyncFunction("yaku", "A", "B", "one", "two", `return ${right}`),
  }));
assert.equal(rows.length, 16);

/** Words in one form; cards by their ranks, since equal cards of two suits may stand for each other. */
function plain(value) {
  if (Array.isArray(value)) return value.map((card) => card[0].replace("1", "T")).sort().join("");
  if (typeof value !== "string") return value + 0;
  return value.toLowerCase().replaceAll(" ", "-").replace("royal-flush", "straight-flush").replace(/^pair$/, "one-pair");
}

let seed = 1;
const next = (below) => (seed = (seed * 48271) % 2147483647) % below;
const deck = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));
function deal(suits, ranks) {
  const left = deck.filter((card) => suits.includes(card[1]) && ranks.includes(card[0]));
  const draw = () => left.splice(next(left.length), 1)[0];
  const board = Array.from({ length: 5 }, draw);
  return [0, 1].map(() => [draw(), draw(), ...board]);
}

const yaku = await open();
const deals = Array.from({ length: HANDS }, (_, i) =>
  i % 3 === 0 ? deal("cdhs", "23456789TJQKA") : i % 3 === 1 ? deal("cd", "9TJQKA2") : deal("cdhs", "89TJ"));
const values = await yaku.evaluate(deals.flat().map((hand) => hand.join(" ")));
for (const [i, [one, two]] of deals.entries()) {
  const [a, b] = [one, two].map((hand) => Hand.solve(hand));
  const [A, B] = values.slice(2 * i, 2 * i + 2);
  for (const { left, right, there, here, names } of rows) {
    if (right.includes("await") && i % 10 !== 0) continue;
    const expected = plain(there(Hand, a, b, one, two));
    names.add(expected);
    assert.equal(plain(await here(yaku, A, B, one, two)), expected, `${left}: ${one} and ${two}`);
  }
}
for (const { left, names } of rows) assert.ok(names.size > 1, `${left}: only ${[...names]}`);
console.log(`yaku-web: ${rows.length} calls of pokersolver are answered alike, with ${HANDS} deals`);
