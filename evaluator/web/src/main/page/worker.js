// How the page begins a Worker, and reads the package's files: from its folder. The single file has another of these.

import { compile } from "./yaku/engine.js";

export const tableSize = 0; // bytes of yaku/three-hands.gz, where page.mjs has been given it

export function make() {
  const { worker } = globalThis.early;
  globalThis.early.worker = null;
  return worker ?? new Worker("yaku-worker.js");
}

/** The code of all Workers, compiled once; another try says why it cannot be. */
export async function code() {
  globalThis.early.code = globalThis.early.code.then((module) => module ?? compile(file, null).catch(() => null));
  return (await globalThis.early.code) ?? compile(file, null);
}

export async function file(name) {
  const response = await fetch(`yaku/${name}`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
