// Builds the page: node page.mjs PACKAGE OUT, from the folder of the npm package into the folder OUT/page, and into the
// single file OUT/yaku.html, which has all inside and works from a disk, without a network. With a third argument, the
// file that "yaku matrix --three" writes, the folder has it, too, packed, for all-in games of three players.

import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const [pack, out, three] = process.argv.slice(2);
const source = fileURLToPath(new URL("src/main/page/", import.meta.url));
const folder = join(out, "page");

const text = (path) => readFileSync(path.startsWith("yaku/") ? join(pack, path.slice(5)) : join(source, path), "utf8");
const style = text("style.css"), early = text("early.js");
const hash = (of) => `'sha256-${createHash("sha256").update(of).digest("base64")}'`;

/** The page with its style and its scripts inside: what is asked for first comes with the first answer of a server. */
function html({ policy, first = "", last }) {
  return text("index.html")
    .replace(/(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]*/, policy)
    .replace(/^<script src="early.*\n/m, () => first)
    .replace(/^<link rel="stylesheet".*\n/m, () => `<style>${style}</style>\n`)
    .replace(/^<script type="module".*\n/m, () => last);
}
const inside = (script) => {
  if (/<\/script|<!--/i.test(script)) throw new Error("a script would end within its text");
  return `<script>${script}</script>\n`;
};

// ---- What takes the place of modules ----

/** In place of worker.js: a Worker whose text and files are in this file. */
const WORKER = `
const at = (id) => document.getElementById(id).textContent;
const packed = (name) => at("file:" + name);
const CODE = "yaku.wasm";
const names = [...document.querySelectorAll("script[id^='file:']")].map((each) => each.id.slice(5)).filter((name) => name !== CODE);
let compiled = null;
export const code = () => (compiled ??= file(CODE).then((bytes) => WebAssembly.compile(bytes, { builtins: ["js-string"] })));
export function make() {
  const worker = new Worker(URL.createObjectURL(new Blob([at("worker")], { type: "text/javascript" })));
  worker.postMessage(new Map(names.map((name) => [name, packed(name)])));
  return worker;
}
${unpack.toString()}
export const file = async (name) => unpack(packed(name));
export const tableSize = 0;
`;

/** In place of files.js in the Worker: the files come in the first message. */
const FILES = `
const given = new Promise((resolve) => addEventListener("message", (event) => {
  event.stopImmediatePropagation();
  resolve(event.data);
}, { once: true }));
${unpack.toString()}
export const read = async (name) => unpack((await given).get(name));
`;

/** In place of files.js in the Worker of the folder, which is one script: what early.js reads comes in messages. */
const FETCHED = `
const given = new Map();
addEventListener("message", (event) => {
  if (event.data.early === undefined) return;
  event.stopImmediatePropagation();
  given.get(event.data.early)(event.data.bytes);
});
const early = new Map(self.name.split(" ").filter(Boolean).map((name) => [name, new Promise((resolve) => { given.set(name, resolve); })]));
export async function read(name) {
  const bytes = await early.get(name);
  if (bytes) return bytes;
  const response = await fetch("yaku/" + name);
  if (!response.ok) throw new Error(name + ": " + response.status);
  return new Uint8Array(await response.arrayBuffer());
}
`;

async function unpack(text) {
  const bytes = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** All modules from an entry on as one script: each a function that returns what it exports. */
function bundle(entry, replaced) {
  const done = new Map();
  const add = (path) => {
    if (done.has(path)) return done.get(path);
    const name = `M${done.size}`, exported = [];
    done.set(path, name);
    const parts = [];
    const own = (replaced.get(path) ?? text(path))
      .replace(/^import \{([^}]*)\} from "([^"]+)";$/gm, (_, names, from) => {
        const other = add(posix.join(posix.dirname(path), from));
        return `const {${names.replaceAll(" as ", ": ")}} = ${other};`;
      })
      .replace(/^export (?=(?:async )?(?:function|class|const)\*? (\w+))/gm, (_, of) => (exported.push(of), ""))
      .replace(/^export \{([^}]*)\};$/gm, (_, names) => {
        exported.push(...names.split(",").map((each) => each.trim().replace(/^(\w+) as (\w+)$/,
          "$2: $1")).filter(Boolean));
        return "";
      });
    if (/^(import|export)\b/m.test(own)) throw new Error(`${path}: ${/^(import|export)\b.*/m.exec(own)[0]}: not understood`);
    parts.push(`const ${name} = await (async () => {\n${own}\nreturn { ${exported.join(", ")} };\n})();`);
    scripts.push(...parts);
    return name;
  };
  const scripts = [];
  add(entry);
  return `(async () => {\n"use strict";\n${scripts.join("\n")}\n})();\n`.replaceAll("import.meta.url", '"file:///"');
}

const workers = (files) => bundle("yaku/worker.js", new Map([["yaku/files.js", files]]));
const pages = (worker) => bundle("main.js", new Map([["worker.js", worker], ["yaku/files.js", "export const address = null;\nexport const read = null;\nexport const HINT = \"\";\n"]]));

// ---- The folder ----

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync(pack, join(folder, "yaku"), { recursive: true });
writeFileSync(join(folder, "yaku-worker.js"), workers(FETCHED));
const ENTRY = 52; // bytes of an entry of the table: apart by place they pack to three quarters
const columns = (bytes) => {
  const all = Uint8Array.from(bytes), entries = Math.floor(bytes.length / ENTRY);
  for (let i = 0; i < entries; i++) for (let k = 0; k < ENTRY; k++) all[entries * k + i] = bytes[ENTRY * i + k];
  return all;
};
const table = three ? gzipSync(columns(readFileSync(three)), { level: 9 }) : null;
if (table) writeFileSync(join(folder, "yaku", "three-hands.gz"), table);
const main = pages(text("worker.js").replace("tableSize = 0", `tableSize = ${table?.length ?? 0}`));
writeFileSync(join(folder, "index.html"), html({ first: inside(early), last: inside(main),
  policy: `default-src 'none'; script-src ${hash(early)} ${hash(main)} 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; style-src ${hash(style)}; ` +
    "img-src data:; base-uri 'none'; form-action 'none'" }));

// ---- The single file ----

const files = readdirSync(pack, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
  .map((each) => posix.join(...join(each.parentPath ?? each.path,
    each.name).slice(pack.length).split(/[\\/]/).filter(Boolean)))
  .filter((name) => name === "yaku.wasm" || name.startsWith("data/")).sort();
const packed = (name) => gzipSync(readFileSync(join(pack, name)), { level: 9 }).toString("base64");
const worker = workers(FILES), script = pages(WORKER);
inside(worker);
const page = html({ last: `${files.map((name) => `<script type="text/plain" id="file:${name}">${packed(name)}</script>`).join("\n")}
<script type="text/plain" id="worker">${worker}</script>
${inside(script)}`,
policy: `default-src 'none'; script-src ${hash(script)} 'wasm-unsafe-eval'; worker-src blob:; connect-src blob:; style-src ${hash(style)}; ` +
    "img-src data:; base-uri 'none'; form-action 'none'" });
writeFileSync(join(out, "yaku.html"), page);
console.log(`page: ${files.length} files; yaku.html has ${(page.length / 1e6).toFixed(1)} MB`);
