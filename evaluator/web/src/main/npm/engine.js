// The engine in this thread: WebAssembly, and the files that it asks for.

import { load } from "./runtime.js";

const FOLDER = "META-INF/yaku/";
const FIRST = [FOLDER + "index", FOLDER + "standard.yaku", FOLDER + "standard.preflop"];
const MISSING = "-1";

/** Whether arguments ask for JSON: --format json, --format=JSON. */
const isJson = (args) => /(^|\n)--format[=\n]json(\n|$)/i.test(args.join("\n"));

/** Compiles while the code comes; from its bytes where that cannot be, as from servers that know no such files. */
async function compile(read, address) {
  const options = { stackDeobfuscator: { enabled: false } };
  try {
    if (address) return await load(address, options);
  } catch {
    // another try says why
  }
  return load(await read("yaku.wasm"), options);
}

/**
 * Makes an engine.
 *
 * @param read gives the bytes of a file of the package, by its name
 * @param address of the code, for browsers
 */
export async function engine(read, address = null) {
  const file = (name) => read("data/" + name.replace(FOLDER, ""));
  const [{ exports }, list, ...first] = await Promise.all([
    compile(read, address),
    read("data/files"),
    ...FIRST.map(file),
  ]);
  new TextDecoder().decode(list).trim().split("\n").forEach((name) => exports.know(name));
  const add = (name, bytes) => exports.asset(name, new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length));
  FIRST.forEach((name, i) => add(name, first[i]));

  /** Asks a command: what the command line answers. */
  async function ask(args, input = "", onProgress = undefined) {
    for (;;) {
      exports.listen(onProgress ? (text) => onProgress(text) !== false : null);
      const [status, text, messages] = exports.ask(input, ...args);
      if (status === MISSING) {
        add(text, await file(text));
      } else if (isJson(args)) {
        return { status: Number(status), lines: text.split("\n").slice(0, -1), text: "", messages };
      } else {
        return { status: Number(status), lines: [], text, messages };
      }
    }
  }

  return {
    ask,
    file: (name, bytes) => exports.file(name, new Int8Array(bytes)),
    forget: (name) => exports.forget(name),
  };
}
