// Answers the questions that come to a Worker, one after the other.

import { engine } from "./engine.js";
import { watch } from "./stop.js";

/** Answers what comes through a port: first the code, then questions. Files are read before the code is there. */
export function serve(port, read) {
  let give = null;
  const opening = engine(read, new Promise((resolve) => { give = resolve; }));
  let before = opening.catch(() => {}); // who asks is told
  const hear = (message) => {
    if (give !== null) {
      give(message.code);
      give = null;
      return;
    }
    before = before.then(() => answer(message)).catch(() => {});
  };
  async function answer({ id, method, words, sign }) {
    try {
      const own = await opening;
      const more = sign === undefined ? [] : [hears(id, watch(sign))];
      const result = method === "ready" ? true : await own[method](...words, ...more);
      port.postMessage({ id, result });
    } catch (fault) {
      port.postMessage({ id, fault: String(fault?.message ?? fault) });
    }
  }
  function hears(id, isStopped) {
    return (progress, part) => {
      port.postMessage({ id, progress, part });
      return !isStopped();
    };
  }
  if (port.on) {
    port.on("message", hear);
  } else {
    port.onmessage = ({ data }) => hear(data);
  }
}
