// What is no text where text is expected is a TypeError that says so, in this thread and in a Worker.

import assert from "node:assert/strict";
import { open, start } from "yaku-poker";

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
  ]) {
    await assert.rejects(async () => call(), { name: "TypeError", message: expected });
  }
  assert.equal((await yaku.evaluate("As"))[0].category, "high-card"); // it still answers
  yaku.close();
}
console.log("yaku-web: bad arguments are told as such");
