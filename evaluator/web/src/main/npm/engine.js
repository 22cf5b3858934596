// The engine in this thread: WebAssembly, and the files that it asks for.

import { load } from "./runtime.js";

const FOLDER = "META-INF/yaku/";
const FIRST = [FOLDER + "index", FOLDER + "standard.yaku", FOLDER + "standard.preflop"];
const MISSING = "-1";

/** A module with a variable that holds an exception, which older engines do not know. */
const CATCHES = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 6, 1, 4, 1, 1, 105, 11];
const OLD = "yaku-poker needs Node 24.15 or later (of Node 22: 22.19), Chrome 137, Firefox 131 or Safari 18.4";

/** Whether arguments ask for JSON: --format json, --format=JSON. */
const isJson = (args) => /(^|\n)--format[=\n]json(\n|$)/i.test(args.join("\n"));

/**
 * Compiles the code, for any number of engines: while it comes; from its bytes where that cannot be, as from servers
 * that do not know such files.
 */
export async function compile(read, address) {
  if (!WebAssembly.validate(new Uint8Array(CATCHES))) {
    throw new Error(`${OLD}; this is ${globalThis.process?.version ? `Node ${process.version}` : navigator.userAgent}`);
  }
  const options = { builtins: ["js-string"] };
  try {
    if (address) return await WebAssembly.compileStreaming(fetch(address), options);
  } catch {
    // another try says why
  }
  return WebAssembly.compile(await read("yaku.wasm"), options);
}

/**
 * Makes an engine.
 *
 * @param read gives the bytes of a file of the package, by its name
 * @param code what was compiled, or a promise of it
 */
export async function engine(read, code) {
  const file = (name) => read("data/" + name.replace(FOLDER, ""));
  const [{ exports }, list, ...first] = await Promise.all([
    Promise.resolve(code).then((module) => load(module, { stackDeobfuscator: { enabled: false } })),
    read("data/files"),
    ...FIRST.map(file),
  ]);
  new TextDecoder().decode(list).trim().split("\n").forEach((name) => exports.know(name));
  const add = (name, bytes) => exports.asset(name, new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length));
  FIRST.forEach((name, i) => add(name, first[i]));

  /** Asks a command: what the command line answers. */
  async function ask(args, input = "", onProgress = undefined) {
    const thrown = [];
    const hear = (text, part) => {
      try {
        return onProgress(text, part >= 0 ? Math.min(1, part) : null) !== false;
      } catch (fault) { // which the engine would take for its own
        thrown.push(fault);
        return false;
      }
    };
    for (;;) {
      exports.listen(onProgress ? hear : null);
      const [status, text, messages] = exports.ask(input, ...args);
      if (thrown.length > 0) throw thrown[0];
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
    bytes(name, { without } = {}) {
      try {
        return new Uint8Array(exports.bytes(name, without !== "river"));
      } catch (fault) {
        return { refused: fault.message };
      }
    },
    forget: (name) => exports.forget(name),
  };
}
