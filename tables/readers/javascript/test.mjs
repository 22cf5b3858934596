// Tests of yaku.mjs that need no other program: node test.mjs FOLDER-OF-TABLES. Conformance is tested by ../test.sh.
import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import { CardError, parseCards, read, TableError, VERSION } from "./yaku.mjs";

const folder = process.argv[2], load = name => new Uint8Array(readFileSync(`${folder}/${name}.yaku`));
let failed = 0, tried = 0, foreign = 0, opened = 0, seed = 1;
const random = below => (seed = Math.imul(seed, 1664525) + 1013904223 >>> 0) % below;

/** The refusal of these bytes, or null; evaluates some hands if they are accepted. */
function refusal(bytes) {
  try {
    const table = read(bytes, "copy");
    for (let i = 0; i < 20; i++) {
      const hand = size => Array.from({ length: size }, () => random(52));
      const cards = hand(table.maxCards), board = hand(table.maxBoard);
      if (!table.fault(cards, board)) table.evaluate(cards, board);
    }
    return null;
  } catch (e) {
    if (!(e instanceof TableError)) throw e;
    return e.message;
  }
}

function expectRefusal(bytes, of) {
  tried++;
  if (refusal(bytes)) return;
  failed++;
  console.log(`JavaScript: accepted ${of}`);
}

function fixed(bytes) {
  const crc = sum(bytes.subarray(0, -4));
  new DataView(bytes.buffer).setUint32(bytes.length - 4, crc, true);
  return bytes;
}

function sum(bytes) {
  if (crc32) return crc32(bytes); // Node 22
  let crc = -1;
  for (const byte of bytes) for (let bit = (crc ^= byte, 0); bit < 8; bit++) crc = crc & 1 ? crc >>> 1 ^ 0xEDB88320 : crc >>> 1;
  return ~crc >>> 0;
}

for (const name of ["badugi", "three-card", "standard", "omaha-hi-lo"]) {
  const bytes = load(name), head = 64 + 16 * bytes[20], change = (at, by) => bytes.with?.(at, bytes[at] ^ by);
  if (refusal(bytes)) throw new Error(refusal(bytes));
  for (let at = 0; at < bytes.length; at += at < head ? 1 : bytes.length >>> 7) expectRefusal(change(at, 1 << at % 8), `${name}, byte ${at}`);
  for (let length = 0; length < bytes.length; length += bytes.length >>> 5) expectRefusal(bytes.slice(0, length), `${name}, cut at ${length}`);
  expectRefusal(new Uint8Array([...bytes, 0]), `${name} and a byte`);
  for (let at = 8; at < head && bytes.length < 100000; at++) {
    for (const by of [1, 128, 255]) {
      foreign++;
      opened += refusal(fixed(change(at, by))) === null;
    }
  }
  const message = refusal(fixed(change(8, VERSION ^ VERSION + 1)));
  if (!message.includes(`expected format version ${VERSION}, found ${VERSION + 1}`)) throw new Error(message);
}
console.log(`JavaScript: ${tried - failed} damaged files refused, but ${failed}; ${foreign} strange ones, ${opened} of them opened`);

// ---- Hands that are none, and values that are none, are refused with a word; arrays say which hand ----
function expectError(call, kind, part) {
  try {
    console.log(`JavaScript: no error, but ${call()}: ${part}`);
  } catch (e) {
    if (e instanceof kind && e.message.includes(part)) return;
    console.log(`JavaScript: ${e}, but expected ${kind.name} ${part}`);
  }
  failed++;
}
const table = read(load("standard")), omaha = read(load("omaha-hi-lo")), jokers = read(load("joker-wild"));
for (const hand of ["As Kd", [51.7, 3], ["51", 3], [true, 3], [NaN], [undefined, 3], [null, 3], [{}]])
  expectError(() => table.evaluate(hand), CardError, "parseCards reads cards from text");
for (const [hand, shown] of [["As Kd", "As Kd"], [[51.7, 3], "51.7 5c"], [[NaN], "NaN"], [[51n, 3], "51 5c"], [[null], "null"]])
  expectError(() => table.evaluate(hand), CardError, `text: ${shown}`);
for (const none of [null, undefined, 7, new Set([3])]) {
  for (const call of [() => table.evaluate(none), () => table.bestCards(none), () => table.evaluateAll(none, 1),
    () => table.fault(none)]) expectError(call, CardError, `${none} is no list of cards`);
  if (none !== undefined) expectError(() => omaha.evaluate([0, 1, 2, 3], none), CardError, `${none} is no list of cards`);
}
expectError(() => table.evaluate([51, 3, 51]), CardError, "As is held 2 times, standard has it once: As 5c As");
expectError(() => table.evaluate([-1, 3]), CardError, "-1 is not in the deck of standard");
expectError(() => table.evaluate([52, 3]), CardError, "Jo is not in the deck of standard");
expectError(() => table.evaluate([116, 3]), CardError, "Jo is not in the deck of standard");
expectError(() => table.evaluate([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), CardError, "10 cards, standard takes 0 to 9");
expectError(() => table.evaluate([0, 1], [2, 3, 4]), CardError, "3 board cards, standard takes 0");
expectError(() => omaha.evaluate([0, 1, 2, 3]), CardError, "0 board cards, omaha-hi-lo takes 3 to 5");
expectError(() => omaha.evaluate([0, 1, 2, 3], [3, 4, 5]), CardError, "5c is given twice");
expectError(() => omaha.evaluate([0, 1, 2, 3], [4, 5, 6], "low"), TypeError, "half is table.high or table.low");
expectError(() => table.evaluate([0, 1], [], table.low), TypeError, "half is table.high or table.low");
expectError(() => table.bestCards([0, 0]), CardError, "2c is held 2 times");
expectError(() => jokers.evaluate([52, 53, 54, 0, 1]), CardError, "Jo is not in the deck of joker-wild, which has 2 jokers");
expectError(() => table.evaluateAll(Uint8Array.of(0, 1, 3, 3), 2), CardError, "hand 1: 5c is held 2 times");
expectError(() => table.evaluateAll(Uint8Array.of(0, 1), 1, new Uint16Array(3)), RangeError, "need more cards");
for (const cards of ["0123456", [0, 1, 2, 3, 4, 5, "6"], [0, 1, 2, 3, 4, 5, null], [0, 1, 2, 3, 4, 5, 6n],
  Float64Array.of(0, 1, 2, 3, 4, 5, 6.5), BigInt64Array.of(0n, 1n, 2n, 3n, 4n, 5n, 6n)])
  expectError(() => table.evaluateAll(cards, 7), CardError, "parseCards reads cards from text");
for (const size of [0, -1, 1.5, NaN, undefined, "7"])
  expectError(() => table.evaluateAll(new Uint8Array(7), size), RangeError, `hands of ${size} cards: expected 1 to 9`);
expectError(() => table.evaluateAll(new Uint8Array(8), 7), RangeError, "8 cards are no whole hands of 7");
if (table.evaluateAll(new Uint8Array(0), 7).length !== 0) failed++;
expectError(() => omaha.evaluateAll(Uint8Array.of(0, 1, 2, 3), 4), TypeError, "another game");
for (const value of [9842, -1, 1.5, undefined, "x"])
  expectError(() => table.high.category(value), RangeError, `${value} is no value of standard: expected 0 to 9841`);
if (jokers.evaluate(parseCards("As Ah Kd Jo Jo")) <= jokers.evaluate(parseCards("As Ah Ad Kd Kc"))) failed++;
console.log("JavaScript: bad hands and values are named");

const all = new Uint8Array(5 * 2598960), counts = {};
let at = 0;
for (let a = 4; a < 52; a++) for (let b = 3; b < a; b++) for (let c = 2; c < b; c++) for (let d = 1; d < c; d++) for (let e = 0; e < d; e++) {
  all[at++] = a; all[at++] = b; all[at++] = c; all[at++] = d; all[at++] = e;
}
for (const value of table.evaluateAll(all, 5)) counts[value] = (counts[value] ?? 0) + 1;
const byCategory = {};
for (const [value, count] of Object.entries(counts)) byCategory[table.high.category(value)] = (byCategory[table.high.category(value)] ?? 0) + count;
const found = Object.entries(byCategory).map(([category, count]) => `${category} ${count}`).join(" ");
console.log(`JavaScript: all hands of five: ${found}`);
if (found !== "high-card 1302540 one-pair 1098240 two-pair 123552 three-of-a-kind 54912 straight 10200 flush 5108 " +
  "full-house 3744 four-of-a-kind 624 straight-flush 36 royal-flush 4") failed++;
process.exitCode = failed ? 1 : 0;
