// yaku: poker in browsers and in Node. See index.d.ts for what there is.

import { compile, engine } from "./engine.js";
import { address, read } from "./files.js";
import { methods, YakuError } from "./methods.js";
import { stopSign } from "./stop.js";

export { YakuError };

let compiled = null;

/** The code of all engines, compiled once; a failure is that of who asks, and the next may try again. */
function code() {
  compiled ??= compile(read, address("yaku.wasm"));
  compiled.catch(() => { compiled = null; });
  return compiled;
}

/** Opens an engine in this thread, which long answers keep busy. */
export async function open() {
  const own = await engine(read, code());
  const ask = (args, input = "", { onProgress } = {}) => own.ask(args, input, onProgress);
  return { ...methods(ask), ask, file: own.file, bytes: own.bytes, forget: own.forget, close() {} };
}

/** Opens an engine in a Worker: nothing waits for it, and it can be stopped. */
export async function start() {
  const url = new URL("./worker.js", import.meta.url);
  return connect(async () =>
    typeof Worker === "function"
      ? new Worker(url, { type: "module" })
      : wrap(new (await import("node:worker_threads")).Worker(url)),
  );
}

/** A thread of Node as a Worker of a browser. */
function wrap(thread) {
  const worker = {
    postMessage: (message) => thread.postMessage(message),
    terminate: () => thread.terminate(),
  };
  thread.on("message", (data) => worker.onmessage({ data }));
  thread.on("error", (error) => worker.onerror(error));
  return worker;
}

/**
 * The functions over a Worker.
 *
 * @param make makes one, again after one was stopped
 * @param compiling gives the code for it
 */
export async function connect(make, compiling = code) {
  const open = new Map();
  const files = new Map(); // for the next Worker
  let worker = null;
  let beginning = null;
  let current = null;
  let last = 0;

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
    worker.onmessage = ({ data: { id, progress, result, fault } }) => {
      const call = open.get(id);
      if (progress !== undefined) {
        if (call?.onProgress(progress) === false) {
          call.stop.give();
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
    worker.onerror = (event) => end(new Error(event.message ?? "the Worker has failed"));
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
  const ask = (args, input = "", given = {}) => call("ask", [args, input], given);
  return {
    ...methods(ask),
    ask,
    file(name, bytes) {
      files.set(name, bytes);
      return call("file", [name, bytes]);
    },
    bytes: (name, given = {}) => call("bytes", [name, given]),
    forget(name) {
      files.delete(name);
      return call("forget", [name]);
    },
    close: () => end(new Error("closed")),
  };
}
