// What the package's functions ask the command line.

/** Thrown for what cannot be answered; says why, as the command line does. */
export class YakuError extends Error {
  constructor(reply) {
    super(reply.messages.trim().replace(/^yaku: /, ""));
    this.name = "YakuError";
    this.status = reply.status;
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
    return FLAGS.has(name) ? [option] : [option, String(value)];
  });
}

/** As an error shows a value. */
const shown = (value) => (typeof value === "string" ? JSON.stringify(value) : Array.isArray(value) ? "a list" : String(value));

/** What was given in place of text would be told by Java as a class of its own. */
function text(value, name) {
  if (typeof value !== "string") throw new TypeError(`expected ${name} as text, but was ${shown(value)}`);
  return value;
}

const optional = (value, name) => (value === undefined || value === null ? [] : [text(value, name)]);

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

/** The arguments of any command. */
export function checked(args, input) {
  if (!Array.isArray(args)) throw new TypeError(`expected arguments as a list of texts, but was ${shown(args)}`);
  return [args.map((each) => text(each, "an argument")), text(input, "input")];
}

/** The name of a file or of a solution. */
export const checkedName = (name) => text(name, "a name");

/** A file of the user. */
export function checkedFile(name, bytes) {
  if (!ArrayBuffer.isView(bytes) && !(bytes instanceof ArrayBuffer)) throw new TypeError(`expected bytes as a Uint8Array, but was ${shown(bytes)}`);
  return [checkedName(name), bytes];
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

/** By name: how a function asks, and what it makes of the reply. */
export const METHODS = {
  evaluate: [(hands, given) => question("eval", list([hands].flat(), "hands"), given), many],
  compare: [(hands, given) => question("compare", list(hands, "hands"), given), many],
  count: [(given) => question("count", [], given), many],
  equity: [(spot, given) => question("equity", [text(spot, "a spot")], given), one],
  nextCards: [(spot, given) => question("equity", [text(spot, "a spot")], given, ["--next"]), one],
  streets: [(spot, given) => question("equity", [text(spot, "a spot")], given, ["--streets"]), one],
  range: [(range, given) => question("range", [text(range, "a range")], given), many],
  board: [(board, given) => question("board", [text(board, "a board")], given), one],
  words: [(given) => question("board", [], given, ["--words"]), many],
  rules: [(name, given) => question("rules", optional(name, "a rule set"), given), many],
  machine: [(name, given) => question("machine", optional(name, "a machine"), given), many],
  hold: [(name, hand, given) => question("hold", [...optional(name, "a machine"), text(hand, "a hand")], given), many],
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
