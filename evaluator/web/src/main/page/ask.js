// Questions to the engine, which is in a Worker: one for what is quick, one for the solver.

import { connect } from "./yaku/index.js";
import { code, make, file as fileOfPackage } from "./worker.js";
import { delay } from "./dom.js";

const engines = new Map();
const files = new Map();
const STALE = new Error("stale");
const GRACE = 1000; // what takes no longer is not stopped, since a Worker takes about as long to begin

/** What cannot be answered; the message is that of the command line. */
export class Refusal extends Error {}

/** The engine of this name, begun when it is first asked. */
export function engine(name) {
  if (!engines.has(name)) {
    const opened = connect(make, code);
    opened.then((own) => files.forEach((bytes, file) => own.file(file, bytes)), () => engines.delete(name));
    engines.set(name, opened);
  }
  return engines.get(name);
}

/** Adds a file of the user to all engines. */
export function addFile(name, bytes) {
  files.set(name, bytes);
  engines.forEach((opening) => opening.then((own) => own.file(name, bytes)));
}

export const readFile = (name) => fileOfPackage(name);

/**
 * Asks in turn: what is asked anew takes the place of what was asked before, which ends.
 *
 * @param grace how long that may take, before its Worker is stopped, and all that this keeps is lost
 * @return a function that runs work, which gets one that asks; it comes back when the work is done, or is none any more
 */
export function latest(name, grace = GRACE) {
  let current = null;
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
    const ask = async (args, { input = "", onProgress, text = false } = {}) => {
      let reply = null;
      while (reply === null) {
        const own = await engine(name);
        if (current !== mine || mine.stop.signal.aborted) throw STALE;
        try {
          reply = await own.ask(text ? args : [args[0], "--format", "json", ...args.slice(1)], input,
            { signal: mine.stop.signal, onProgress });
        } catch (fault) {
          if (fault !== STALE) throw fault; // else another question was stopped, and the Worker with it: asked again
        }
      }
      if (current !== mine || mine.stop.signal.aborted) throw STALE;
      const rows = reply.lines.map((line) => JSON.parse(line));
      if (reply.status !== 0 && rows.length === 0) throw new Refusal(reply.messages.trim().replace(/^yaku: |\nTry: .*$/g, ""));
      return text ? reply.text : rows;
    };
    mine.done = work(ask).catch((fault) => { if (fault !== STALE) throw fault; }).finally(() => { mine.done = null; });
    await mine.done;
  }
  run.stop = () => { current?.stop.abort(STALE); current = null; };
  /** Asks no more, and stops what takes long. */
  run.leave = () => {
    const last = current;
    current = null;
    if (last && grace < Infinity) delay(grace).then(() => last.stop.abort(STALE));
  };
  return run;
}
