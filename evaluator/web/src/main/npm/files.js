// Reads the files of this package over the network; files-node.js is the one for Node.

import { URLS } from "./urls.js";

/** What to do where a bundler has moved the code, and left the files. */
export const HINT = 'see "Bundlers" in the README of yaku-poker: its files are not beside the code';

/** The address of a file of this package, which browsers compile while it comes. */
export function address(name, folder = undefined) {
  try {
    return folder === undefined ? URLS[name]().href : new URL(name, inFolder(folder)).href;
  } catch (fault) {
    throw new Error(`${name}: ${fault.message}; ${HINT}`);
  }
}

/** A folder as an address with a slash at its end. */
const inFolder = (folder) => new URL(String(folder).replace(/\/?$/, "/"), globalThis.location?.href);

/** The bytes of a file of this package. */
export async function read(name, folder = undefined) {
  const url = address(name, folder);
  const inside = /^data:[^,]*;base64,(.*)$/.exec(url); // bundlers put small files into the code
  if (inside) return Uint8Array.from(atob(inside[1]), (letter) => letter.charCodeAt(0));
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status} ${response.statusText}; ${HINT}`);
  }
  if (/^text\/html/.test(response.headers.get("Content-Type") ?? "")) {
    throw new Error(`${url}: this is a page of HTML; ${HINT}`); // what many servers answer for any address
  }
  return new Uint8Array(await response.arrayBuffer());
}
