// The package in bundlers and in pages with a policy: node test.mjs FOLDER CHROMIUM, where FOLDER has the package and
// the bundlers installed. Each recipe is that of the package's README.

import { execFileSync, spawn } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const [folder, browser] = process.argv.slice(2);
const app = fileURLToPath(new URL("app.js", import.meta.url));
const { chromium } = createRequire(join(folder, "x.js"))("playwright-core");
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'";
const ANSWER = "0.8264 straight 0.8264 straight";
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

const bin = (name, args, cwd) =>
  execFileSync(process.execPath, [join(folder, "node_modules", name), ...args], { cwd, stdio: ["ignore", "ignore", "inherit"] });

function project(name, files = {}) {
  const root = join(folder, name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root);
  copyFileSync(app, join(root, "app.js"));
  writeFileSync(join(root, "index.html"), '<!doctype html><meta charset="utf-8"><script type="module" src="./app.js"></script>');
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  return root;
}

/** A server of a folder; every answer has the policy. */
async function serve(root) {
  const server = createServer((request, response) => {
    const path = new URL(request.url, "http://localhost").pathname;
    try {
      const bytes = readFileSync(join(root, path.endsWith("/") ? `${path}index.html` : path));
      response.writeHead(200, { "Content-Type": TYPES[extname(path)] ?? (path.endsWith("/") ? "text/html" : "application/octet-stream"),
        "Content-Security-Policy": POLICY }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

async function titleOf(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => document.title !== "", null, { timeout: 60_000 });
  const title = await page.title();
  await page.close();
  return title;
}

let wrong = 0;
function tell(name, title, expected = (text) => text === ANSWER) {
  const isRight = expected(title);
  wrong += isRight ? 0 : 1;
  console.log(`${name}: ${isRight ? "as expected" : "NOT as expected"}: ${title}`);
}

const context = await (await chromium.launch({ executablePath: browser, args: ["--no-sandbox"] })).newContext();
const served = async (root) => {
  const server = await serve(root);
  const title = await titleOf(context, server.address);
  server.close();
  return title;
};
const hints = (text) => text.startsWith("fault: ") && text.includes('"Bundlers" in the README of yaku-poker');

// Vite: the build needs nothing; the development server is told to leave the package as it is.
const vite = project("vite", { "vite.config.js": 'export default { optimizeDeps: { exclude: ["yaku-poker"] } };\n' });
bin("vite/bin/vite.js", ["build", "--logLevel", "error"], vite);
tell("Vite, build, under the policy", await served(join(vite, "dist")));

async function development(root) {
  const child = spawn(process.execPath, [join(folder, "node_modules/vite/bin/vite.js"), "--host", "127.0.0.1"], { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  let told = "";
  const address = await new Promise((found, fail) => {
    child.stdout.setEncoding("utf8").on("data", (text) => {
      told += text.replace(/\u001b\[[0-9;]*m/g, "");
      const at = /http:\/\/127\.0\.0\.1:\d+\//.exec(told);
      if (at) found(at[0]);
    });
    child.on("exit", () => fail(new Error(`Vite has ended: ${told}`)));
  });
  const title = await titleOf(context, address);
  child.kill();
  return title;
}
tell("Vite, development server", await development(vite));
tell("Vite, development server without the recipe", await development(project("vite-plain")), hints);

// webpack: nothing to say.
const webpack = project("webpack", { "webpack.config.cjs": 'module.exports = { mode: "production", entry: "./app.js" };\n' });
writeFileSync(join(webpack, "package.json"), "{}");
bin("webpack/bin/webpack.js", ["--config", "webpack.config.cjs"], webpack);
writeFileSync(join(webpack, "dist/index.html"), '<!doctype html><script defer src="main.js"></script>');
tell("webpack, under the policy", await served(join(webpack, "dist")));

// esbuild: the package's folder is copied beside, and named.
const esbuild = project("esbuild", { "index.html": '<!doctype html><script src="folder.js"></script><script type="module" src="out.js"></script>', "folder.js": 'globalThis.FOLDER = "yaku-poker";\n' });
execFileSync(join(folder, "node_modules/.bin/esbuild"), ["app.js", "--bundle", "--format=esm", "--outfile=out.js", "--log-level=error"], { cwd: esbuild });
cpSync(join(folder, "node_modules/yaku-poker"), join(esbuild, "yaku-poker"), { recursive: true });
tell("esbuild, with the folder, under the policy", await served(esbuild));
writeFileSync(join(esbuild, "folder.js"), "");
tell("esbuild without the recipe", await served(esbuild), hints);

// No bundler: the folder as it is, with a map of names.
const plain = project("plain", { "app.js": readFileSync(app, "utf8").replace('"yaku-poker"', '"./yaku-poker/index.js"') });
cpSync(join(folder, "node_modules/yaku-poker"), join(plain, "yaku-poker"), { recursive: true });
tell("no bundler, under the policy", await served(plain));

await context.browser().close();

// A browser extension, whose policy is stricter than that of pages.
const extension = project("extension", { "app.js": readFileSync(app, "utf8").replace('"yaku-poker"', '"./yaku-poker/index.js"'),
  "manifest.json": JSON.stringify({ manifest_version: 3, name: "yaku", version: "1", background: { service_worker: "none.js" },
    content_security_policy: { extension_pages: "script-src 'self' 'wasm-unsafe-eval'; object-src 'self'" } }), "none.js": "" });
cpSync(join(folder, "node_modules/yaku-poker"), join(extension, "yaku-poker"), { recursive: true });
const profile = join(folder, "profile");
rmSync(profile, { recursive: true, force: true });
const extended = await chromium.launchPersistentContext(profile, { executablePath: browser, headless: false,
  args: ["--no-sandbox", "--headless=new", `--load-extension=${extension}`, `--disable-extensions-except=${extension}`] });
const worker = extended.serviceWorkers()[0] ?? (await extended.waitForEvent("serviceworker", { timeout: 20_000 }).catch(() => null));
if (worker === null) {
  console.log("A BROWSER EXTENSION CANNOT BE LOADED HERE: NOT TESTED");
} else {
  tell("a browser extension", await titleOf(extended, new URL("index.html", worker.url()).href));
}
await extended.close();
process.exit(wrong === 0 ? 0 : 1);
