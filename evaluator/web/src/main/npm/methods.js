// What the package's functions ask the command line.

/** Thrown for what cannot be answered; says why, as the command line does. */
export class YakuError extends Error {
  constructor({ status, messages, lines = [] }) {
    super(messages.trim().replace(/^yaku: /, "").replace(/\nTry: yaku .*$/, ""));
    this.name = "YakuError";
    this.status = status;
    const { message, ...place } = lines.map((line) => JSON.parse(line).error).find(Boolean) ?? { code: "refused" };
    Object.assign(this, place);
  }
}

const FLAGS = new Set(["exact", "percentile", "words", "all", "hands", "values", "runouts"]);
const VALUES = new Set([
  ...["rules", "table", "file", "trials", "error", "time", "seed", "cards", "jokers", "dead"],
  ...["iterations", "memory", "bits", "node", "open", "write", "lang", "against"],
  ...["decks", "by", "range", "bestAnswer", "threeHands"],
]);

/** Options as arguments. */
function options(given = {}) {
  if (given === null || typeof given !== "object") throw new TypeError(`expected options, but was ${shown(given)}`);
  return Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined || value === false || ["onProgress", "signal"].includes(name)) {
      return [];
    }
    if (!FLAGS.has(name) && !VALUES.has(name)) {
      throw new TypeError(`no option ${name}`);
    }
    const option = "--" + name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());
    if (!["string", "number", "bigint", "boolean"].includes(typeof value)) {
      throw new TypeError(`${name}: expected text or a number, but was ${shown(value)}`);
    }
    if (!FLAGS.has(name)) return [option, String(value)];
    if (value !== true) throw new TypeError(`${name}: expected true or false, but was ${shown(value)}`);
    return [option];
  });
}

/** As an error shows a value. */
const shown = (value) => (typeof value === "string" ? JSON.stringify(value) : Array.isArray(value) ? "a list" : String(value));

/** What was given in place of text would be told by Java as a class of its own. */
function text(value, name) {
  if (typeof value !== "string") throw new TypeError(`expected ${name} as text, but was ${shown(value)}`);
  return value;
}

const isGiven = (value) => value !== undefined && value !== null;
const optional = (value, name) => (isGiven(value) ? [text(value, name)] : []);

function list(values, name) {
  if (!Array.isArray(values)) throw new TypeError(`expected ${name} as a list of texts, but was ${shown(values)}`);
  return values.map((each) => text(each, "a hand"));
}

/** Numbers, as the command line reads them. */
function numbers(values, name) {
  const all = Array.isArray(values) && values.length > 0 && values.every((each) => typeof each === "number");
  if (!all) throw new TypeError(`expected ${name} as a list of numbers, but was ${shown(values)}`);
  return values.join(",");
}

const SINGLE = /^\s*(?:10|[2-9tjqka])[cdhs]\s*$/i;

/** Hands; a list of cards may be meant for one. */
function hands(given) {
  const all = list([given].flat(), "hands");
  if (all.length > 1 && all.every((each) => SINGLE.test(each))) {
    throw new TypeError(`expected hands, but was a list of cards: one hand is one text, "${all.map((each) => each.trim()).join(" ")}"`);
  }
  return all;
}

/** Who is told how far an answer is, and what ends it. */
export function hearing(given = {}) {
  if (given === null || typeof given !== "object") throw new TypeError(`expected options, but was ${shown(given)}`);
  const { onProgress, signal } = given;
  if (isGiven(onProgress) && typeof onProgress !== "function") {
    throw new TypeError(`onProgress: expected a function, but was ${shown(onProgress)}`);
  }
  if (isGiven(signal) && typeof signal.throwIfAborted !== "function") {
    throw new TypeError(`signal: expected an AbortSignal, but was ${shown(signal)}`);
  }
  return { onProgress, signal };
}

/** The arguments of any command. */
export function checked(args, input) {
  if (!Array.isArray(args)) throw new TypeError(`expected arguments as a list of texts, but was ${shown(args)}`);
  return [args.map((each) => text(each, "an argument")), text(input, "input")];
}

/** The name of a file or of a solution. */
export function checkedName(name) {
  if (text(name, "a name") === "") throw new TypeError('expected a name, but was ""');
  return name;
}

/** A file of the user, whatever kind of array its bytes are in. */
export function checkedFile(name, bytes) {
  if (bytes instanceof ArrayBuffer) return [checkedName(name), new Uint8Array(bytes)];
  if (!ArrayBuffer.isView(bytes)) throw new TypeError(`expected bytes as a Uint8Array, but was ${shown(bytes)}`);
  return [checkedName(name), new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)];
}

/** The bytes of a solution, or why there are none. */
export function checkedBytes(found) {
  if (found.refused !== undefined) throw new YakuError({ status: 1, messages: found.refused });
  return found;
}

const question = (command, words, given, more = [], input = "") => ({
  args: [command, "--format", "json", ...more, ...options(given), "--", ...words],
  input,
  given,
});

const many = (reply) => reply.lines.map((line) => JSON.parse(line));
const one = (reply) => many(reply)[0];

/** What goes on with a solution takes its place. */
function kept(name, given = {}) {
  const goesOn = ["error", "time", "iterations"].some((end) => given[end] !== undefined);
  return goesOn ? { write: name, ...given, open: name } : { ...given, open: name };
}

/** A machine by its name, or by the pay table that the options name. */
function machineOf(name, given) {
  if (isGiven(name) || isGiven(given?.file)) return optional(name, "a machine");
  throw new TypeError(`expected a machine as text, or null and a pay table as file, but was ${shown(name)}`);
}

/** By name: how a function asks, and what it makes of the reply. */
export const METHODS = {
  evaluate: [(of, given) => question("eval", hands(of), given), many],
  compare: [(of, given) => question("compare", list(of, "hands"), given), many],
  count: [(given) => question("count", [], given), many],
  equity: [(spot, given) => question("equity", [text(spot, "a spot")], given), one],
  nextCards: [(spot, given) => question("equity", [text(spot, "a spot")], given, ["--next"]), one],
  streets: [(spot, given) => question("equity", [text(spot, "a spot")], given, ["--streets"]), one],
  range: [(range, given) => question("range", [text(range, "a range")], given), many],
  board: [(board, given) => question("board", [text(board, "a board")], given), one],
  words: [(given) => question("board", [], given, ["--words"]), many],
  rules: [(name, given) => question("rules", optional(name, "a rule set"), given), many],
  machine: [(name, given) => question("machine", optional(name, "a machine"), given), many],
  hold: [(name, hand, given) => question("hold", [...machineOf(name, given), text(hand, "a hand")], given), many],
  solve: [(spot, given) => question("solve", [], given, [], text(spot, "a spot")), one],
  allIn: [(game, given) => question("allin", [], given, [], text(game, "a game")), one],
  icm: [(payouts, stacks, given) => question("icm", [numbers(stacks, "stacks")], given, ["--payouts", numbers(payouts, "payouts")]), many],
  solution: [(name, given) => question("solve", [], kept(text(name, "a solution's name"), given)), one],
};

/** The functions of the package over one that asks. */
export function methods(ask) {
  return Object.fromEntries(
    Object.entries(METHODS).map(([name, [asks, answers]]) => [
      name,
      async (...words) => {
        const { args, input, given } = asks(...words); // a fault is that of the promise
        const reply = await ask(args, input, given ?? {});
        if (reply.status !== 0) {
          throw new YakuError(reply);
        }
        return answers(reply);
      },
    ]),
  );
}
