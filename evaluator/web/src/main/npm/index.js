// yaku-poker in browsers; node.js is the one for Node. See index.d.ts for what there is.

import { compile, engine } from "./engine.js";
import { address, HINT, read } from "./files.js";
import { checked, checkedBytes, checkedFile, checkedName, hearing, methods, YakuError } from "./methods.js";
import { stopSign } from "./stop.js";

export { YakuError };

let compiled = null;

/** The code of all engines, compiled once; a failure is that of who asks, and the next may try again. */
export function codeFrom(read, address) {
  compiled ??= compile(read, address);
  compiled.catch(() => { compiled = null; });
  return compiled;
}

/** The functions over an engine in this thread. */
export async function openFrom(read, code) {
  const own = await engine(read, code);
  const ask = async (args, input = "", given = {}) => {
    const { onProgress, signal } = hearing(given);
    signal?.throwIfAborted();
    return own.ask(...checked(args, input), onProgress);
  };
  const file = async (...words) => own.file(...checkedFile(...words));
  const bytes = async (name, given) => checkedBytes(own.bytes(checkedName(name), given ?? {}));
  const forget = async (name) => own.forget(checkedName(name));
  return { ...methods(ask), ask, file, bytes, forget, close() {} };
}

/** Opens an engine in this thread, which long answers keep busy. */
export async function open({ folder } = {}) {
  return openFrom((name) => read(name, folder), codeFrom(read, address("yaku.wasm", folder)));
}

/** Opens an engine in a Worker: nothing waits for it, and it can be stopped. */
export async function start({ folder } = {}) {
  const make = () => {
    if (folder !== undefined) return new Worker(address("worker.js", folder), { type: "module" });
    return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  };
  return connect(make, () => codeFrom((name) => read(name, folder), address("yaku.wasm", folder)));
}

/**
 * The functions over a Worker.
 *
 * @param make makes one, again after one was stopped
 * @param compiling gives the code for it
 */
export async function connect(make, compiling) {
  const open = new Map();
  const files = new Map(); // for the next Worker
  let worker = null;
  let beginning = null;
  let current = null;
  let last = 0;
  let isClosed = false;

  async function begin() {
    const mine = (current = {});
    let made = null;
    try {
      made = await make();
    } catch (fault) {
      if (current === mine) end(fault);
    }
    if (current !== mine) {
      made?.terminate();
      throw mine.reason;
    }
    worker = made;
    worker.onmessage = ({ data: { id, progress, part, result, fault } }) => {
      const call = open.get(id);
      if (progress !== undefined) {
        try {
          if (call?.onProgress(progress, part) === false) call.stop.give();
        } catch (own) { // of the function that is told
          call.stop.give();
          open.delete(id);
          call.reject(own);
        }
        return;
      }
      open.delete(id);
      if (fault === undefined) {
        call?.resolve(result);
      } else {
        call?.reject(new Error(fault));
      }
    };
    worker.onerror = (event) => end(new Error(event.message || `the Worker cannot be loaded; ${HINT}`));
    try {
      const module = await compiling();
      if (current === mine) made.postMessage({ code: module });
    } catch (fault) {
      if (current === mine) end(fault);
    }
    if (current !== mine) throw mine.reason;
    for (const [name, bytes] of files) {
      worker.postMessage({ id: ++last, method: "file", words: [name, bytes] });
    }
  }

  function end(reason) {
    worker?.terminate();
    worker = null;
    beginning = null;
    if (current !== null) current.reason = reason;
    current = null;
    open.forEach((call) => call.reject(reason));
    open.clear();
  }

  async function call(method, words, { onProgress, signal } = {}) {
    signal?.throwIfAborted();
    if (isClosed) throw new Error("closed");
    await (beginning ??= begin());
    signal?.throwIfAborted();
    const id = ++last;
    const abort = () => end(signal.reason);
    const stop = onProgress && stopSign();
    signal?.addEventListener("abort", abort);
    try {
      return await new Promise((resolve, reject) => {
        open.set(id, { resolve, reject, onProgress, stop });
        worker.postMessage({ id, method, words, sign: stop?.sign });
      });
    } finally {
      signal?.removeEventListener("abort", abort);
      stop?.give();
    }
  }

  await call("ready", []);
  const ask = async (args, input = "", given = {}) => call("ask", checked(args, input), hearing(given));
  return {
    ...methods(ask),
    ask,
    async file(...words) {
      const [name, bytes] = checkedFile(...words);
      files.set(name, bytes);
      return call("file", [name, bytes]);
    },
    bytes: async (name, given) => checkedBytes(await call("bytes", [checkedName(name), given ?? {}])),
    async forget(name) {
      files.delete(checkedName(name));
      return call("forget", [name]);
    },
    close() {
      isClosed = true;
      end(new Error("closed"));
    },
  };
}
