// Tests the page in a real browser: node test.mjs FOLDER-OF-PAGE YAKU-JAR OWN-TABLE PICTURES. CHROMIUM names the browser. The
// figures of a hundred spots have to be those of `yaku equity`; pictures at phone and desk width, light and dark, in both languages.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";

const [folder, yaku, own, pictures] = process.argv.slice(2), SPOTS = { standard: 40, omaha: 20, "omaha-hi-lo": 20, "short-deck": 20 };
const profile = mkdtempSync(`${tmpdir()}/yaku-page-`);
const browser = spawn(process.env.CHROMIUM || "chromium", ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-ipc-flooding-protection", `--user-data-dir=${profile}`, "--remote-debugging-pipe"],
{ stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });

// ---- The browser's protocol: messages in JSON, a zero byte after each ----

const waiting = new Map(), errors = [];
let last = 0, rest = "", session;
browser.stdio[4].on("data", bytes => {
  const parts = (rest + bytes).split("\0");
  rest = parts.pop();
  for (const message of parts.map(part => JSON.parse(part))) {
    if (message.method === "Runtime.exceptionThrown") errors.push(message.params.exceptionDetails.exception?.description ?? "an exception");
    const wait = waiting.get(message.id);
    waiting.delete(message.id);
    if (wait) message.error ? wait.reject(new Error(JSON.stringify(message.error))) : wait.resolve(message.result);
  }
});
const send = (method, params = {}) => new Promise((resolve, reject) => {
  waiting.set(++last, { resolve, reject });
  browser.stdio[3].write(`${JSON.stringify({ id: last, method, params, sessionId: session })}\0`);
});
async function evaluate(expression) {
  const { result, exceptionDetails } = await send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}
async function until(expression) {
  for (let tries = 0; tries < 400; tries++) {
    if (await evaluate(`Boolean(${expression})`)) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error(`the page never reached: ${expression}; ${await evaluate("document.querySelector('#table').innerText")} ${errors}`);
}
const click = selector => evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);
const type = async text => {
  for (const key of text) for (const of of ["keyDown", "keyUp"]) await send("Input.dispatchKeyEvent", { type: of, key, text: of === "keyDown" ? key : undefined });
};
const expect = (what, expected, found) => { if (expected !== found) throw new Error(`${what}: expected ${expected}, found ${found}`); };
const address = pathToFileURL(`${folder}/index.html`).href;
const go = async hash => {
  await evaluate(`delete document.body.dataset.done; location.hash = ${JSON.stringify(hash)}`);
  await until("document.body.dataset.done");
};

// ---- The policy of the page allows its own script and style, by their digests, and no other ----

const page = readFileSync(`${folder}/index.html`, "utf8");
for (const tag of ["script", "style"]) {
  const text = new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`).exec(page)[1];
  const digest = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  if (!page.includes(`${tag}-src ${digest}`)) throw new Error(`the Content-Security-Policy of the page needs ${tag}-src ${digest}`);
}

// ---- A hundred spots ----

let seed = 1;
const random = below => Math.floor((seed = Math.imul(seed, 1664525) + 1013904223 >>> 0) / 2 ** 32 * below);
function spots(game, count) {
  return Array.from({ length: count }, (_, i) => {
    const deck = Array.from({ length: 52 }, (_, card) => card).filter(card => game !== "short-deck" || card % 13 > 3);
    const draw = size => Array.from({ length: size }, () => deck.splice(random(deck.length), 1)[0]).map(card => "23456789TJQKA"[card % 13] + "cdhs"[Math.trunc(card / 13)]);
    const hole = game.startsWith("omaha") ? 4 + i % 3 : 2, players = 2 + random(i % 5 === 0 ? 4 : 2), street = i % 10 === 0 && hole < 5 ? 0 : 3 + i % 3;
    return { hole, hands: Array.from({ length: players }, () => draw(hole)), board: draw(street) };
  });
}
async function compare(game, count) {
  const all = spots(game, count), lines = all.map(({ hands, board }) => hands.map(hand => hand.join(" ")).join(" / ") + (board.length ? ` | ${board.join(" ")}` : ""));
  const answer = spawnSync("java", ["-jar", yaku, "equity", "--rules", game, "--exact", "--format", "tsv"], { input: lines.join("\n") + "\n", encoding: "utf8" });
  if (answer.status !== 0) throw new Error(answer.stderr);
  const [header, ...rows] = answer.stdout.trim().split("\n").map(line => line.split("\t"));
  const column = name => header.indexOf(name);
  for (const [i, { hole, hands, board }] of all.entries()) {
    await go(`#game=${game}&deal=${hole}+5&hands=${hands.map(hand => hand.join("")).join(",")}&board=${board.join("")}&lang=en`);
    const found = (await evaluate("[...document.querySelectorAll('.share')].map(share => share.dataset.figures)")).map(figures => figures.split(" "));
    const expected = rows.filter(row => Number(row[0]) === i + 1);
    expect(`players of ${lines[i]}`, expected.length, found.length);
    for (const [p, row] of expected.entries()) {
      const [win, tie, share, deals] = found[p];
      expect(`${game}, ${lines[i]}, deals`, row[column("deals")], deals);
      if (Math.abs(Number(row[column("share")]) - Number(share)) > 2e-10) throw new Error(`${game}, ${lines[i]}: expected ${row}, found ${found[p]}`);
      if (game !== "omaha-hi-lo") expect(`${game}, ${lines[i]}, win and tie`, `${row[column("win")]} ${row[column("tie")]}`, `${win} ${tie}`);
    }
  }
  console.log(`Page: ${count} spots of ${game} as yaku equity has them`);
}

try {
  const { targetId } = await send("Target.createTarget", { url: address });
  session = (await send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
  await send("Runtime.enable");
  await until("document.querySelector('.slot')");

  // By keyboard: aces against kings; then by click: the board; who wins, in words.
  await type("asahkskd");
  await until("document.body.dataset.done");
  console.log("Page: As Ah against Ks Kd:", (await evaluate("document.querySelector('#share0').innerText")).replace(/\s+/g, " "));
  const started = Date.now();
  await go("#game=standard&deal=2+5&hands=AcAd,KcKh&board=&lang=en");
  console.log(`Page: counted again in ${Date.now() - started} ms`);
  for (const card of [0, 14, 28, 50, 48]) await click(`[data-card="${card}"]`); // 2c 3d 4h Ks Js
  await until("document.body.dataset.done");
  expect("the winner", "Hand 2 wins: three of a kind beats one pair.", await evaluate("document.querySelector('#result').textContent"));
  expect("lit cards", 5, await evaluate("document.querySelectorAll('.lit').length"));
  await evaluate("Object.assign(document.querySelector('#language'), { value: 'ja' }).dispatchEvent(new Event('change'))");
  expect("the winner in Japanese", "ハンド2の勝ち：スリーカードはワンペアより強い。", await evaluate("document.querySelector('#result').textContent"));
  if (!(await evaluate("location.hash")).includes("hands=AcAd,KcKh&board=2c3d4hKsJs&lang=ja")) throw new Error(await evaluate("location.hash"));

  // An address that cannot be read: what is wrong is said, the rest is shown, nothing of the address before stays.
  const slots = "[...document.querySelectorAll('.slot')].map(slot => slot.dataset.row + slot.textContent.replace(/\\uFE0E/g, '')).filter(slot => slot.length > 1).join(' ')";
  const fault = "document.querySelector('#fault').textContent";
  const bad = [ // address; what is said; which places are filled
    ["#hands=zz", "“zz” in Hand 1 is no card", ""],
    ["#%", "“%” is not written as an address is", ""],
    ["#hands=AsAh,%E0%A4%A&board=2c", "“hands=AsAh,%E0%A4%A” is not written as an address is", "22♣"],
    ["#hands=KK,QQ", "“KK” in Hand 1 is no card; “QQ” in Hand 2 is no card", ""],
    ["#lang=constructor&hands=AsAh,KsKd", "lang has no “constructor”", "0A♠ 0A♥ 1K♠ 1K♦"],
    ["#lang=__proto__", "lang has no “__proto__”", ""],
    ["#game=constructor&hands=AsAh", "game has no “constructor”", "0A♠ 0A♥"],
    ["#game=../../etc", "game has no “../../etc”", ""],
    ["#deal=9+9&hands=AsAh", "deal has no “9+9”", "0A♠ 0A♥"],
    ["#hands=AsAs,Kd", "Hand 1: ace of spades is not in the deck, or is held already", "0A♠ 1K♦"],
    ["#hands=AsAhAd", "Hand 1: only the first 2 are shown", "0A♠ 0A♥"],
    ["#hands=Jo", "Hand 1: Joker is not in the deck", ""],
    ["#hands=A", "“A” in Hand 1 is no card", ""],
    ["#hands=😀😀", "in Hand 1 is no card", ""],
    ["#AsAh", "“AsAh” is not written as an address is", ""],
    ["#hands=" + "As,".repeat(12), "Hands: only the first 9 are shown", "0A♠"],
    ["#hands=<img src=x onerror=alert(1)>&board=<b>", "“<i” in Hand 1 is no card", ""],
    ["#x=<img/src=x onerror=alert(1)>", "alert(1)", ""],
    ["#hands=" + "x".repeat(100000), "“xx” in Hand 1 is no card", ""],
  ];
  const go2 = async hash => {
    await evaluate(`location.hash = "#game=standard&deal=2+5&hands=2s2h,3s3h&board=4d5d6d&lang=en"`);
    await until("location.hash.includes('hands=2h2s') || location.hash.includes('hands=2s2h')");
    await until(`${fault} === "" && document.querySelectorAll('.slot:not(.empty)').length === 7`);
    await evaluate(`location.hash = ${JSON.stringify(hash)}`);
    await until(`${fault} !== ""`);
  };
  for (const [hash, said, filled] of bad) {
    await go2(hash);
    const found = await evaluate(fault);
    if (!found.startsWith("The address cannot be read as it stands, the rest is shown: ") || !found.includes(said)) throw new Error(`${hash.slice(0, 60)}: found ${found}, expected ${said}`);
    expect(`${hash.slice(0, 60)}: filled places`, filled, await evaluate(slots));
    if ((await evaluate("location.hash")).includes("2s")) throw new Error(`${hash.slice(0, 60)}: the old hands are in ${await evaluate("location.hash")}`);
    expect(`${hash.slice(0, 60)}: elements from an address`, 0, await evaluate("document.querySelectorAll('img, b, #fault *').length"));
  }
  for (const [hash, said] of bad.slice(0, 6)) { // as the first address of a page; in Japanese
    await send("Page.navigate", { url: "about:blank" });
    await send("Page.navigate", { url: address + hash });
    await until(`document.querySelector('.slot') && ${fault} !== ""`);
    if (!(await evaluate(fault)).includes(said)) throw new Error(`${hash}: found ${await evaluate(fault)}`);
  }
  await go2("#lang=ja&hands=KK");
  expect("a fault in Japanese", "アドレスに読めない部分があります（残りを表示）：ハンド1の「KK」はカードではありません", await evaluate(fault));
  await type("as");
  await until(`${fault} === ""`);
  const blocked = "new Promise(resolve => { addEventListener('securitypolicyviolation', e => resolve(e.effectiveDirective)); const s = document.createElement('script'); s.textContent = 'document.hacked = 1'; document.head.append(s); setTimeout(() => resolve('nothing'), 2000); })";
  expect("a script that somebody adds", "script-src-elem", await evaluate(blocked));
  console.log(`Page: ${bad.length} addresses that cannot be read, and what is wrong with them`);
  // A-2-3-4-5 as the second straight, in words as the library has them.
  await evaluate("location.hash = '#game=pai-gow&deal=5+0&hands=As2d3c4h5s,KsQdJcTh9s&board=&lang=en'");
  await until("document.querySelector('.words')?.textContent === 'Straight, ace to five'");
  expect("the winner of pai gow", "Hand 1 wins", (await evaluate("document.querySelector('#result').textContent")).slice(0, 11));

  await evaluate("Object.assign(document.querySelector('#language'), { value: 'ja' }).dispatchEvent(new Event('change'))");
  expect("A-2-3-4-5 in Japanese", "ストレート、A-5", await evaluate("document.querySelector('.words').textContent"));

  // Every game deals hands and says something about them.
  for (const game of await evaluate("[...document.querySelectorAll('#game option')].map(option => option.value)")) {
    await evaluate(`Object.assign(document.querySelector("#game"), { value: "${game}" }).dispatchEvent(new Event("change"))`);
    await until(`location.hash.startsWith("#game=${game}&")`);
    const slots = await evaluate("document.querySelectorAll('.slot').length");
    for (let i = 0; i < slots; i++) await evaluate("[...document.querySelectorAll('#deck button:not(:disabled)')].at(-1 - (document.querySelectorAll('.slot.empty').length * 7) % 20).click()");
    expect(`${game}, empty places`, 0, await evaluate("document.querySelectorAll('.slot.empty').length"));
    const result = await evaluate("document.querySelector('#result').textContent + document.querySelector('.words').textContent");
    if (!/勝ち|引き分け|ローはない|ハンドはない/.test(result)) throw new Error(`${game}: ${result}`);
  }

  // A table of one's own, as if dropped; and one that is damaged.
  const drop = bytes => evaluate(`(() => { const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(atob("${Buffer.from(bytes).toString("base64")}"), sign => sign.charCodeAt(0))], "own.yaku"));
    window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true })); })()`);
  const bytes = readFileSync(own);
  await drop(bytes.subarray(0, 1000));
  await until("document.querySelector('#fault').textContent.includes('own.yaku')");
  await drop(bytes);
  await until("location.hash.startsWith('#game=twenty-cards&')");
  expect("the fault", "", await evaluate("document.querySelector('#fault').textContent"));

  for (const [game, count] of Object.entries(SPOTS)) await compare(game, count);

  // What a screen reader hears: every button has a name, and nothing is wider than the screen.
  await go("#game=omaha&deal=4+5&hands=AsKsQd2c,8c8dTh9h&board=2s9s4d&lang=en");
  expect("buttons without a name", 0, await evaluate("[...document.querySelectorAll('button')].filter(b => !(b.ariaLabel || b.textContent.trim())).length"));
  mkdirSync(pictures, { recursive: true });
  for (const [size, width, height] of [["phone", 390, 844], ["desk", 1280, 900]]) {
    await send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: size === "phone" });
    for (const scheme of ["light", "dark"]) {
      await send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
      for (const [language, hash] of [["en", "#game=standard&deal=2+5&hands=AsKs,QhQd,7c6c&board=2s9s4d"], ["ja", "#game=omaha-hi-lo&deal=4+5&hands=AsKs2d3c,8c8dTh9h&board=4s9s5d7hJc"]]) {
        await go(`${hash}&lang=${language}`);
        expect(`${size}, the width`, true, await evaluate("document.documentElement.scrollWidth <= innerWidth"));
        const { data } = await send("Page.captureScreenshot", { format: "png" });
        writeFileSync(`${pictures}/${size}-${scheme}-${language}.png`, Buffer.from(data, "base64"));
      }
    }
  }
  if (errors.length) throw new Error(errors.join("\n"));
  console.log(`Page: all games, both languages, keyboard, mouse, drop, pictures in ${pictures}`);
} finally {
  const ended = new Promise(resolve => browser.on("exit", resolve));
  session = undefined; // to the browser itself: a signal would leave its children, which go on to write in their folder
  send("Browser.close").catch(() => browser.kill());
  await ended;
  rmSync(profile, { recursive: true, force: true, maxRetries: 30, retryDelay: 100 });
}
