// Nanoseconds a hand of seven: node speed.mjs standard.yaku [phe]: with the name, also the npm package phe, if it is installed
// in the working folder. Runs alternate; the median of 400 and the fortieth fastest.
import { createRequire } from "node:module";
import { cardName, open } from "../javascript/yaku.mjs";

const HANDS = 1 << 13, RUNS = 400, table = await open(process.argv[2]);
const cards = new Uint8Array(7 * HANDS), values = new Uint16Array(HANDS), lists = [], theirs = [];
let seed = 1, sink = 0;
for (let i = 0; i < HANDS; i++) {
  const hand = new Set();
  while (hand.size < 7) hand.add(Math.floor((seed = Math.imul(seed, 1664525) + 1013904223 >>> 0) / 2 ** 32 * 52));
  cards.set([...hand], 7 * i);
  lists.push([...hand]);
}
const bodies = {
  "yaku, evaluateAll": () => { sink += table.evaluateAll(cards, 7, values)[0]; },
  "yaku, trusted": () => { sink += table.evaluateAll(cards, 7, values, true)[0]; },
  "yaku, evaluate": () => { for (const hand of lists) sink += table.evaluate(hand); },
};
if (process.argv[3] === "phe") {
  const phe = createRequire(process.cwd() + "/")("phe");
  for (const hand of lists) theirs.push(phe.cardCodes ? phe.cardCodes(hand.map(cardName)) : hand.map(card => phe.cardCode(...cardName(card))));
  bodies["phe, evaluateCardCodes"] = () => { for (const hand of theirs) sink += phe.evaluateCardCodes(hand); };
}
const times = Object.fromEntries(Object.keys(bodies).map(name => [name, []]));
for (let run = 0; run < RUNS; run++) {
  for (const [name, body] of Object.entries(bodies)) {
    const start = process.hrtime.bigint();
    body();
    times[name].push(Number(process.hrtime.bigint() - start) / HANDS);
  }
}
for (const [name, of] of Object.entries(times)) {
  of.sort((a, b) => a - b);
  console.log(`${name.padEnd(24)} median ${of[RUNS / 2].toFixed(1)}, tenth ${of[RUNS / 10].toFixed(1)} ns`);
}
