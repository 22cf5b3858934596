// Answers of WebAssembly are those of the JVM, byte for byte: all recorded calls of the commands
// that there are here, as they are and as JSON, the texts that people have reported, and those of
// calls.txt. Arguments: the package's folder, the folder of the command line, and a command that
// answers calls on the JVM.

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, cli, ...jvm] = process.argv.slice(2);
const COMMANDS = "eval compare count equity rules machine hold range board solve allin icm".split(" ");
const AT_LEAST = 500;
const ERRORS = 100;
const QUESTION = "board = Td 9d 6h Qc 3s\noop = QQ, AK\nip = 99, AQ\npot = 20\nstack = 100\n";

const words = (text) => [...text.matchAll(/"([^"]*)"|(\S+)/g)].map((m) => m[1] ?? m[2]);
const lines = (text) => text.split("\n").filter((line) => line && !line.startsWith("#"));

function without(args, name) {
  const at = args.indexOf(name);
  return at < 0 ? args : [...args.slice(0, at), ...args.slice(at + 2)];
}

const asJson = ({ args: [command, ...more], input }) => ({
  args: [command, "--format", "json", ...without(more, "--format")],
  input,
});

/** The arguments and inputs of the recorded calls; there are no pictures here. */
function recorded() {
  const text = readFileSync(`${cli}/src/test/recorded/calls.txt`, "utf8");
  return text.split(/^(?=[$>] )/m).map((section) => {
    const [call, ...more] = section.split("\n");
    const input = more.filter((line) => line.startsWith("< ")).map((line) => line.slice(2) + "\n");
    return { args: without(words(call.slice(2)), "--svg"), input: input.join("") };
  });
}

/** Texts of public reports, and others like them. */
function reported() {
  const file = `${cli}/src/test/resources/dev/yaku/cli/reported-answers.tsv`;
  return lines(readFileSync(file, "utf8")).map((line) => {
    const [call] = line.split("\t");
    return call.startsWith("bets")
      ? { args: ["solve", "--iterations", "1"], input: `${QUESTION}${call}\n` }
      : { args: words(call.slice("yaku ".length)), input: "" };
  });
}

/** Calls of this folder: arguments with ~ between, and input after ~<. */
function own() {
  return lines(readFileSync(new URL("calls.txt", import.meta.url), "utf8")).map((line) => {
    const [args, input = ""] = line.split("~<");
    return { args: args.split("~"), input: input.replaceAll("\\n", "\n") };
  });
}

const other = [...reported(), ...own()];
const json = other.filter(({ args }) => COMMANDS.includes(args[0])).map(asJson);
const all = [...recorded().filter(({ args }) => COMMANDS.includes(args[0])), ...other, ...json];
const calls = [...new Map(all.map((call) => [JSON.stringify(call), call])).values()];

async function onJvm() {
  const cwd = mkdtempSync(join(tmpdir(), "yaku-calls-")); // where it may write
  symlinkSync(resolve(cli, "src"), join(cwd, "src"));
  const child = spawn(jvm[0], jvm.slice(1), { cwd, stdio: ["pipe", "pipe", "inherit"] });
  const asked = calls.map(({ args, input }) => [input, ...args].join("\u001f"));
  child.stdin.end(asked.map((line) => line.replaceAll("\n", "\u001e") + "\n").join(""));
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (out += text));
  await new Promise((done) => child.stdout.on("end", done));
  rmSync(cwd, { recursive: true });
  return out.trim().split("\n").map((line) => JSON.parse(line));
}

// Files that arguments name are given to the package under names without slashes.
const files = new Map();
for (const name of new Set(calls.flatMap(({ args }) => args.filter((arg) => arg.includes("/"))))) {
  if (statSync(`${cli}/${name}`, { throwIfNoEntry: false })?.isFile()) {
    files.set(name, name.replace(/.*\//, ""));
  }
}

const { open } = await import(pathToFileURL(`${folder}/node.js`));
const yaku = await open();
for (const [name, short] of files) {
  await yaku.file(short, readFileSync(`${cli}/${name}`));
}

async function answer(call) {
  const args = call.args.map((arg) => files.get(arg) ?? arg);
  const start = performance.now();
  const { status, lines, text, messages } = await yaku.ask(args, call.input);
  const out = lines.length ? lines.join("\n") + "\n" : text;
  return [status, out, messages, performance.now() - start];
}

const waiting = onJvm();
const found = [];
for (const call of calls) {
  found.push(await answer(call));
}
const expected = await waiting;

/** Without what depends on the time, and on the names of files. */
function clean([status, out, messages]) {
  let text = JSON.stringify([status, out, messages])
    .replace(/(\\"seconds\\":)[0-9.]+/g, "$1?")
    .replace(/[0-9.]+( s\\n| 秒\\n)/g, "?$1");
  files.forEach((short, name) => (text = text.replaceAll(name, short)));
  return text;
}

let wrong = 0;
let errors = 0;
const times = {};
for (let i = 0; i < calls.length; i++) {
  const { args, input } = calls[i];
  errors += expected[i][0] === 0 ? 0 : 1;
  const sum = (times[args[0]] ??= { calls: 0, wasm: 0, jvm: 0 });
  sum.calls++;
  sum.wasm += found[i][3];
  sum.jvm += expected[i][3];
  const [one, other] = [clean(found[i]), clean(expected[i])];
  if (one !== other) {
    wrong++;
    let at = [...one].findIndex((c, k) => c !== other[k]);
    at = Math.max(0, at - 60);
    console.error(`${args.join(" ")} ${JSON.stringify(input)}\n  JVM  ${other.slice(at, at + 300)}\n  here ${one.slice(at, at + 300)}`);
  }
}
for (const [name, { calls, wasm, jvm }] of Object.entries(times)) {
  console.log(`${name}: ${calls} calls, ${wasm.toFixed(0)} ms here, ${jvm.toFixed(0)} ms on the JVM`);
}
console.log(`${calls.length} calls, ${errors} of them errors: ${wrong} are not the JVM's`);
if (wrong > 0 || calls.length < AT_LEAST || errors < ERRORS) {
  process.exit(1);
}
