// Questions to the engine, which is in a Worker: one for what is quick, one for the solver.

import { connect } from "./yaku/index.js";
import { code, make, file as fileOfPackage, tableSize } from "./worker.js";
import { delay } from "./dom.js";

const engines = new Map();
const files = new Map();
const STALE = new Error("stale");
const GRACE = 1000; // what takes no longer is not stopped, since a Worker takes about as long to begin

/** What cannot be answered: the engine's error, with a code and the place. */
export class Refusal extends Error {
  constructor({ message, ...place }) {
    super(message);
    Object.assign(this, place);
  }
}

/** The engine of this name, begun when it is first asked. */
export function engine(name) {
  if (!engines.has(name)) {
    const opened = connect(make, code);
    opened.then((own) => files.forEach((bytes, file) => give(own, file, bytes)), () => engines.delete(name));
    engines.set(name, opened);
  }
  return engines.get(name);
}

/** The next Worker gets all files again: a failure of this one is said to those who ask it. */
const give = (own, name, bytes) => own.file(name, bytes).catch(() => {});

/** Adds a file of the user to all engines. */
export function addFile(name, bytes) {
  files.set(name, bytes);
  engines.forEach((opening) => opening.then((own) => give(own, name, bytes), () => {}));
}

export const readFile = (name) => fileOfPackage(name);
export { tableSize };

/** The objects of a reply; if there is none but an error, that is thrown. */
function rowsOf(reply) {
  const all = reply.lines.map((line) => JSON.parse(line)), rows = all.filter(({ error }) => !error?.code);
  if (reply.status !== 0 && rows.length === 0) {
    throw new Refusal(all[0]?.error ?? { code: "refused", message: reply.messages.trim() });
  }
  return rows;
}

/**
 * Asks in turn: what is asked anew takes the place of what was asked before, which ends.
 *
 * @param grace how long that may take, before its Worker is stopped, and all that this keeps is lost
 * @return a function that runs work, which gets one that asks; it comes back when the work is done, or is none any more
 */
export function latest(name, grace = GRACE) {
  let current = null;
  const asker = (mine) => async (args, { input = "", onProgress } = {}) => {
    for (;;) {
      const own = await engine(name);
      if (current !== mine || mine.stop.signal.aborted) throw STALE;
      try {
        const asked = [args[0], "--format", "json", ...args.slice(1)];
        const reply = await own.ask(asked, input, { signal: mine.stop.signal, onProgress });
        if (current !== mine || mine.stop.signal.aborted) throw STALE;
        return rowsOf(reply);
      } catch (fault) { // another question may have been stopped, and the Worker with it: asked again
        if (fault !== STALE || current !== mine || mine.stop.signal.aborted) throw fault;
      }
    }
  };
  async function run(work) {
    const before = current, mine = { stop: new AbortController() };
    current = mine;
    if (before?.done) {
      const ended = before.done.catch(() => {});
      if (grace < Infinity) {
        await Promise.race([ended, delay(grace)]);
        before.stop.abort(STALE);
      }
      await ended;
      if (current !== mine) return;
    }
    mine.done = work(asker(mine)).catch((fault) => { if (fault !== STALE) throw fault; })
      .finally(() => { mine.done = null; });
    await mine.done;
  }
  run.stop = () => { current?.stop.abort(STALE); current = null; };
  /** Asks no more, and stops what takes long. */
  run.leave = () => {
    const last = current;
    current = null;
    if (last?.done && grace < Infinity) delay(grace).then(() => last.done && last.stop.abort(STALE));
  };
  return run;
}
