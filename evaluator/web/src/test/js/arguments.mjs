// What is no text where text is expected is a TypeError that says so, in this thread and in a Worker.

import assert from "node:assert/strict";
import { open, start, YakuError } from "yaku-poker";

for (const yaku of [await open(), await start()]) {
  for (const [call, expected] of [
    [() => yaku.equity(5), "expected a spot as text, but was 5"],
    [() => yaku.equity(), "expected a spot as text, but was undefined"],
    [() => yaku.evaluate([1]), "expected a hand as text, but was 1"],
    [() => yaku.compare("As"), 'expected hands as a list of texts, but was "As"'],
    [() => yaku.ask([5]), "expected an argument as text, but was 5"],
    [() => yaku.ask("eval"), 'expected arguments as a list of texts, but was "eval"'],
    [() => yaku.ask(["eval"], 4), "expected input as text, but was 4"],
    [() => yaku.hold("jacks-9-6", 3), "expected a hand as text, but was 3"],
    [() => yaku.solve(null), "expected a spot as text, but was null"],
    [() => yaku.range(Symbol("x")), "expected a range as text, but was Symbol(x)"],
    [() => yaku.rules(4), "expected a rule set as text, but was 4"],
    [() => yaku.equity("AA / KK", 5), "expected options, but was 5"],
    [() => yaku.equity("AA / KK", { trials: {} }), "trials: expected text or a number, but was [object Object]"],
    [() => yaku.equity("AA / KK", { tries: 5 }), "no option tries"],
    [() => yaku.file(3, new Uint8Array(1)), "expected a name as text, but was 3"],
    [() => yaku.file("own.pay", "text"), 'expected bytes as a Uint8Array, but was "text"'],
    [() => yaku.bytes(4), "expected a name as text, but was 4"],
    [() => yaku.allIn(["10, 10"]), "expected a game as text, but was a list"],
    [() => yaku.icm("50, 30", [1, 2]), 'expected payouts as a list of numbers, but was "50, 30"'],
    [() => yaku.icm([50, 30], []), "expected stacks as a list of numbers, but was a list"],
    [() => yaku.forget(5), "expected a name as text, but was 5"],
    [() => yaku.file("", new Uint8Array(1)), 'expected a name, but was ""'],
    [() => yaku.evaluate(["As", "Ks", "10h"]), 'expected hands, but was a list of cards: one hand is one text, "As Ks 10h"'],
    [() => yaku.evaluate("As", { percentile: 0 }), "percentile: expected true or false, but was 0"],
    [() => yaku.equity("AA / KK", { exact: "no" }), 'exact: expected true or false, but was "no"'],
    [() => yaku.equity("AA / KK", { onProgress: 5 }), "onProgress: expected a function, but was 5"],
    [() => yaku.equity("AA / KK", { signal: {} }), "signal: expected an AbortSignal, but was [object Object]"],
    [() => yaku.ask(["eval", "As"], "", null), "expected options, but was null"],
    [() => yaku.hold(null, "As Ks Qs Js 2c"), "expected a machine as text, or null and a pay table as file, but was null"],
  ]) {
    await assert.rejects(async () => call(), { name: "TypeError", message: expected });
  }
  assert.equal((await yaku.evaluate("As"))[0].category, "high-card"); // it still answers

  // What cannot be answered says why, and where.
  for (const [call, expected] of [
    [() => yaku.equity("AA / Kz"), { code: "text", item: "spot", number: 1, column: 7, status: 1 }],
    [() => yaku.evaluate(["As Kd", "As Ax"]), { code: "text", item: "hand", number: 2, column: 4 }],
    [() => yaku.solve("oop = AA\nboard = 2c 3c 4x"), { code: "text", line: 2, key: "board" }],
    [() => yaku.evaluate("As", { rules: "none" }), { code: "usage", status: 2 }],
    [() => yaku.count({ cards: -1 }), { code: "usage", message: "--cards -1: standard allows 0 to 9" }],
    [() => yaku.bytes("none"), { code: "refused", message: "no solution none is kept" }],
    [() => yaku.bytes("none", null), { code: "refused" }],
  ]) {
    await assert.rejects(call, { name: "YakuError", ...expected });
    await assert.rejects(call, YakuError);
  }

  // Bytes in an array of any kind are a file.
  const pays = new TextEncoder().encode("rules = standard\nflush = 6\nstraight = 5".padEnd(40));
  const inBytes = (Kind, from = pays) => new Kind(from.buffer, from.byteOffset, from.byteLength / (Kind.BYTES_PER_ELEMENT ?? 1));
  for (const given of [pays, pays.buffer, inBytes(Uint16Array), inBytes(Float64Array), inBytes(DataView), inBytes(Int8Array),
    Buffer.concat([Buffer.from("xxx"), pays]).subarray(3)]) {
    await yaku.file("own.pay", given);
    assert.equal((await yaku.hold(null, "As Ks Qs Js 2s", { file: "own.pay" }))[0].ev, 6);
  }

  // A fault of the function that is told is that of the answer, and ends it.
  const long = { trials: 1e12, onProgress() { throw new RangeError("mine"); } };
  await assert.rejects(yaku.equity("random / random / random", long), { name: "RangeError", message: "mine" });
  await assert.rejects(yaku.equity("AA / KK", { signal: AbortSignal.abort() }), { name: "AbortError" });
  assert.equal((await yaku.evaluate(Object.freeze(["As 2c", "Ks"]))).length, 2);
  yaku.close();
}
console.log("yaku-web: bad arguments are told as such");
