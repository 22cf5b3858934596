// Reads the files of this package from its folder.

import { readFile } from "node:fs/promises";

/** The bytes of a file beside this one. */
export const read = async (name) => new Uint8Array(await readFile(new URL(name, import.meta.url)));
