// Reads the files of this package: from its folder in Node, over the network in browsers.

const isNode = typeof process === "object" && Boolean(process.versions?.node);

/** The address of a file beside this one, which browsers compile while it comes; null elsewhere. */
export const address = (name) => (isNode ? null : new URL(name, import.meta.url).href);

/** The bytes of a file beside this one. */
export async function read(name) {
  const url = new URL(name, import.meta.url);
  if (isNode && url.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return new Uint8Array(await readFile(url));
  }
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status} ${response.statusText}`);
  }
  return new Uint8Array(await response.arrayBuffer());
}
