// The Worker of the installed package: it tells how far it is, stops with what it has, ends at once,
// answers again afterwards, keeps its files, and says what is wrong.

import assert from "node:assert/strict";
import { open, start, YakuError } from "yaku-poker";

const SPOT = `
board = Td 9d 6h Qc
oop   = 66+, A8s+, KQo, JTs, 87s
ip    = QQ-22, ATs+, KJo+, 98s
pot   = 100
stack = 450
bets  = 60%, all-in
`;
const LONG = { error: "0.0001%" };

const yaku = await start();

const told = [];
const stopped = await yaku.solve(SPOT, {
  ...LONG,
  onProgress: (text) => {
    told.push(text);
    return told.length < 3;
  },
});
assert.match(told[0], /^iteration \d/);
assert.ok(told.length >= 3 && told.length <= 10, `told ${told.length} times`);
assert.ok(stopped.iterations >= 1 && stopped.exploitability > 0);
assert.equal(stopped.root.actions.length, 3);

const parts = [];
await yaku.equity("random / random / random", { time: "1s", onProgress: (_, part) => { parts.push(part); } });
assert.ok(parts.length > 0 && parts.every((part) => part > 0.2 && part <= 1), `parts ${parts}`);
assert.match((await yaku.allIn("stacks = 10, 10")).decisions[1].range, /^22\+, A2\+, K2s\+/);
await assert.rejects(yaku.allIn("stacks = 9, 9\nbutton = ZZ"), { name: "YakuError", message: /^line 2, button: "ZZ"/ });
await assert.rejects(yaku.allIn("stacks = 10, 10, 10", { onProgress: () => false }),
  { code: "stopped", message: "stopped while three hands were counted: nothing is kept" });
const [short] = await yaku.icm([50, 30, 20], [25, 87, 88]);
assert.ok(Math.abs(short.value - 25.694532) < 1e-6 && short.bubbleFactors[0] === null); // as the JVM has it

const sampled = await yaku.equity("random / random / random", { error: 1e-6, onProgress: () => false });
assert.equal(sampled.exact, false);
assert.ok(sampled.deals > 1000);
assert.ok(Math.abs(sampled.players[0].share - 1 / 3) < 0.02);

const abort = new AbortController();
const waiting = yaku.solve(SPOT, { ...LONG, signal: abort.signal, onProgress: () => abort.abort() });
await assert.rejects(waiting, { name: "AbortError" });
await assert.rejects(yaku.equity("AA / KK", { signal: abort.signal }), { name: "AbortError" });

const { players, exact } = await yaku.equity("AsAh / KsKh"); // by a new Worker
assert.equal(exact, true);
assert.ok(players[0].share > 0.8);

const PAYS = "title = own\nrules = standard\nflush = 5\nstraight = 4\ntwo-pair = 2\none-pair T-A = 1\n";
await yaku.file("own.pay", new TextEncoder().encode(PAYS));
const [held] = await yaku.hold(null, "As Ks Qs Js 2c", { file: "own.pay" });
assert.equal(held.hold, "As Ks Qs Js");
const again = new AbortController();
const more = yaku.solve(SPOT, { ...LONG, signal: again.signal, onProgress: () => again.abort() });
await assert.rejects(more, { name: "AbortError" });
assert.deepEqual(await yaku.hold(null, "As Ks Qs Js 2c", { file: "own.pay" }), [held]); // has it, too

await assert.rejects(yaku.equity("AA / Kz"), (e) => e instanceof YakuError && e.status === 1 && /expected a second rank/.test(e.message));
await assert.rejects(yaku.equity("AA / KK", { tries: 5 }), TypeError);
const all = await Promise.all([yaku.evaluate("As Kd"), yaku.evaluate(["2c 4d", "3c"]), yaku.board("9s 8d 2s")]);
assert.deepEqual([all[0].length, all[1].length, all[2].board], [1, 2, "9s 8d 2s"]);

const written = await yaku.solve(SPOT, { iterations: 3, write: "kept" });
const shown = await yaku.solution("kept", { node: "check", hands: true });
assert.equal(shown.iterations, written.iterations);
await yaku.forget("kept");
await assert.rejects(yaku.solution("kept"), /kept/);

const own = await open();
const here = [];
const same = await own.solve(SPOT, { ...LONG, onProgress: (text) => here.push(text) < 2 });
assert.ok(same.iterations >= 1 && here.length === 2);
yaku.close();
await assert.rejects(yaku.evaluate("As", { signal: AbortSignal.abort() }), { name: "AbortError" });
await assert.rejects(yaku.evaluate("As"), { message: "closed" }); // no new Worker, which would keep the program alive
console.log(`yaku-web: a Worker told ${told.length} times how far it was, was stopped twice and ended twice`);
