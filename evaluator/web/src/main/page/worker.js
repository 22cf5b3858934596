// How the page begins a Worker, and reads the package's files: from its folder. The single file has another of these.

export function make() {
  const early = globalThis.early;
  globalThis.early = null;
  return early ?? new Worker(new URL("./yaku/worker.js", import.meta.url), { type: "module" });
}

export async function file(name) {
  const response = await fetch(new URL(`./yaku/${name}`, import.meta.url));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
