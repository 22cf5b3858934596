// How fast WebAssembly is in Node, beside the JVM: the same questions to both, one after the other, on
// one thread; first, and warm, which is the least of the last half. Arguments: the package's folder,
// the jar of the command line, and the folder with the compiled class Answers (test.sh makes it):
//   node src/test/js/speed.mjs target/yaku ../cli/target/yaku.jar target/jvm

import { spawnSync } from "node:child_process";
import { cpus } from "node:os";
import { pathToFileURL } from "node:url";

const RIVER = `board = Td 9d 6h Qc 3s
oop = 22+, A2s+, K5s+, Q8s+, J8s+, T8s+, 97s+, 87s, 76s, A8o+, KTo+, QJo
ip = 22+, A2s+, K5s+, Q8s+, J8s+, T8s+, 97s+, 87s, 76s, A8o+, KTo+, QJo
pot = 100
stack = 450
bets = 60%, all-in
raises = 60%, all-in
`;
const TURN = RIVER.replace(" 3s", "");

const solve = (iterations) => ["solve", "--format", "json", "--threads", "1", "--iterations", String(iterations)];
const hands = Array.from({ length: 20000 }, (_, i) => {
  const deck = [...Array(52).keys()];
  return [3, 5, 7, 11, 13, 17, 19].map((p) => {
    const [card] = deck.splice((i * p + p * p) % deck.length, 1);
    return "23456789TJQKA"[card % 13] + "cdhs"[Math.floor(card / 13)];
  });
});

/** Name, unit, questions, how often, and what of their times in milliseconds is the figure. */
const QUESTIONS = [
  ["`AK / QQ+ / 76s`", "ms", [[["equity", "AK / QQ+ / 76s", "--threads", "1"], ""]], 12, ([t]) => t],
  ["`random / QQ+`, Td 9d 6h", "ms", [[["equity", "random / QQ+ | Td 9d 6h", "--threads", "1"], ""]], 12, ([t]) => t],
  ["a river, an iteration", "ms", [[solve(100), RIVER], [solve(600), RIVER]], 6, ([s, t]) => (t - s) / 500],
  ["a turn, an iteration", "ms", [[solve(2), TURN], [solve(12), TURN]], 4, ([s, t]) => (t - s) / 10],
  ["a hand of seven, as text", "µs", [[["eval", "--format", "tsv"], hands.map((h) => h.join("") + "\n").join("")]], 8, ([t]) => t / 20],
];

const figure = (x) => (x < 10 ? x.toPrecision(2) : x.toFixed(0));

const [folder, jar, classes] = process.argv.slice(2);
const start = performance.now();
const { open } = await import(pathToFileURL(`${folder}/node.js`));
const yaku = await open();
const loading = performance.now() - start;

const here = [];
for (const [, , calls, times] of QUESTIONS) {
  for (let i = 0; i < times; i++) {
    for (const [args, input] of calls) {
      const before = performance.now();
      const reply = await yaku.ask(args, input);
      here.push(performance.now() - before);
      if (reply.status !== 0) throw new Error(reply.messages);
    }
  }
}

const asked = QUESTIONS.flatMap(([, , calls, times]) =>
  Array(times).fill(calls.map(([args, input]) => [input, ...args].join("\u001f").replaceAll("\n", "\u001e") + "\n")).flat(),
);
const begun = performance.now();
const java = ["-Dyaku.threads=1", "-cp", `${jar}:${classes}`, "dev.yaku.cli.Answers"];
spawnSync("java", java, { input: "\u001feval\u001fAs\n" });
const started = performance.now() - begun;
const run = spawnSync("java", java, { input: asked.join(""), encoding: "utf8", maxBuffer: 1 << 30 });
const there = run.stdout.trim().split("\n").map((line) => JSON.parse(line).at(-1));

console.log(`| ${cpus()[0].model}, Node ${process.version}, one thread | JVM | here | ratio |\n|---|--:|--:|--:|`);
const row = (name, unit, jvm, wasm) =>
  console.log(`| ${name} | ${figure(jvm)} ${unit} | ${figure(wasm)} ${unit} | ${(wasm / jvm).toFixed(1)} |`);
row("to load, and a first answer", "ms", started, loading + here[0]);
let at = 0;
for (const [name, unit, calls, times, value] of QUESTIONS) {
  const call = (list, i, j) => list[at + i * calls.length + j];
  const first = (list) => value(calls.map((_, j) => call(list, 0, j)));
  const least = (list, j) => Math.min(...Array.from({ length: times / 2 }, (_, i) => call(list, times / 2 + i, j)));
  const warm = (list) => value(calls.map((_, j) => least(list, j)));
  if (calls.length === 1) row(`${name}, first`, unit, first(there), first(here));
  row(calls.length === 1 ? `${name}, warm` : name, unit, warm(there), warm(here));
  at += times * calls.length;
}
