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
  ...["decks", "by", "range", "bestAnswer"],
]);

/** Options as arguments. */
function options(given = {}) {
  return Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined || value === false || ["onProgress", "signal"].includes(name)) {
      return [];
    }
    if (!FLAGS.has(name) && !VALUES.has(name)) {
      throw new TypeError(`no option ${name}`);
    }
    const option = "--" + name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());
    return FLAGS.has(name) ? [option] : [option, String(value)];
  });
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
  evaluate: [(hands, given) => question("eval", [hands].flat(), given), many],
  compare: [(hands, given) => question("compare", hands, given), many],
  count: [(given) => question("count", [], given), many],
  equity: [(spot, given) => question("equity", [spot], given), one],
  nextCards: [(spot, given) => question("equity", [spot], given, ["--next"]), one],
  streets: [(spot, given) => question("equity", [spot], given, ["--streets"]), one],
  range: [(range, given) => question("range", [range], given), many],
  board: [(board, given) => question("board", [board], given), one],
  words: [(given) => question("board", [], given, ["--words"]), many],
  rules: [(name, given) => question("rules", name ? [name] : [], given), many],
  machine: [(name, given) => question("machine", name ? [name] : [], given), many],
  hold: [(machine, hand, given) => question("hold", [machine ?? [], hand].flat(), given), many],
  solve: [(spot, given) => question("solve", [], given, [], spot), one],
  solution: [(name, given) => question("solve", [], kept(name, given)), one],
};

/** The functions of the package over one that asks. */
export function methods(ask) {
  return Object.fromEntries(
    Object.entries(METHODS).map(([name, [asks, answers]]) => [
      name,
      async (...words) => {
        const { args, input, given } = asks(...words);
        const reply = await ask(args, input, given ?? {});
        if (reply.status !== 0) {
          throw new YakuError(reply);
        }
        return answers(reply);
      },
    ]),
  );
}
