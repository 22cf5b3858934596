// yaku-poker in Node: its files are read from the folder, and a Worker is a thread.

import { Worker } from "node:worker_threads";
import { read } from "./files-node.js";
import { codeFrom, connect, openFrom, YakuError } from "./index.js";

export { YakuError };

const code = () => codeFrom(read, null);

/** Opens an engine in this thread, which long answers keep busy. */
export const open = () => openFrom(read, code());

/** Opens an engine in a Worker: nothing waits for it, and it can be stopped. */
export const start = () => connect(() => wrap(new Worker(new URL("./worker-node.js", import.meta.url))), code);

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
