// Tests the page in a browser: node test.mjs OUT YAKU-JAR OWN-TABLE. OUT has the folder page and the file yaku.html;
// pictures go into OUT/pictures. What the page shows has to be what the command line answers.

import { deepStrictEqual as same, equal, match, ok } from "node:assert";
import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { WORDS, category } from "./words.mjs";
import { contrasts, covered } from "./looks.mjs";

const [out, yaku, own] = process.argv.slice(2);
const axe = readFileSync(`${out}/browser/node_modules/axe-core/axe.min.js`, "utf8");
const PATIENCE = 120_000;
const TYPES = { html: "text/html", js: "text/javascript", css: "text/css", wasm: "application/wasm" };
const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update", "--disable-sync"];
const opened = Date.now();
const say = (text) => console.log(`Page, ${((Date.now() - opened) / 1000).toFixed(0)} s: ${text}`);

/** What the command line answers, a line of JSON each. */
function command(args, input = "") {
  const reply = spawnSync(process.env.JAVA || "java", ["-XX:TieredStopAtLevel=1", "-jar", yaku, args[0], "--format",
    "json", ...args.slice(1)], { input, encoding: "utf8", maxBuffer: 1e8 });
  equal(reply.status, 0, reply.stderr);
  return reply.stdout.trim().split("\n").map((line) => JSON.parse(line));
}

for (const { category: name, description } of command(["eval", "--lang", "ja", "--", "As Kd 9h 5c 3s", "As Ad 9h 5c 3s", "As Ad 9h 9c 3s", "As Ad Ah 5c 3s",
  "7s 6d 5h 4c 3s", "As Js 9s 5s 3s", "As Ad Ah 5c 5s", "As Ad Ah Ac 3s", "7s 6s 5s 4s 3s", "As Ks Qs Js Ts"])) {
  ok(description.startsWith(category(name, "ja")), `${name}: ${description}`); // the page's names are the engine's
}

const asked = [];
const server = createServer(async (request, response) => {
  const path = new URL(request.url, "http://page").pathname.replace(/\/$/, "/index.html");
  try {
    const bytes = await readFile(`${out}/page${path}`);
    response.setHeader("content-type", TYPES[path.split(".").pop()] ?? "application/octet-stream");
    response.end(bytes);
  } catch {
    response.statusCode = 404;
    response.end();
  }
});
await new Promise((resolve) => { server.listen(0, "127.0.0.1", resolve); });
const base = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || "/usr/bin/chromium", args: FLAGS });

const errors = [];
async function open(url, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on("pageerror", (fault) => errors.push(fault.stack));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(url);
  return page;
}
const data = (page, name) => page.evaluate((key) => document.querySelector(".tab")?.dataset[key], name);
const done = (page) => page.waitForSelector(".tab[data-done]");
const text = (page, selector) => page.evaluate((of) => [...document.querySelectorAll(of)].filter((each) => !each.hidden).map((each) => each.textContent).join(" | "), selector);

/** Goes to an address of the same page, and waits until a new tab is there. */
async function show(page, hash) {
  await page.evaluate((to) => { document.querySelector(".tab").dataset.left = "yes"; location.hash = to; }, hash);
  await page.waitForSelector(".tab:not([data-left])");
}
/** The same, and waits for its answer. */
async function go(page, hash, key = "answer") {
  await show(page, hash);
  await page.waitForFunction((name) => document.querySelector(".tab")?.dataset[name], key);
  return JSON.parse(await data(page, key));
}
/** What the policy says to a script that somebody adds. */
const refusedIn = (page) => page.evaluate(() => new Promise((resolve) => {
  addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective), { once: true });
  document.head.append(Object.assign(document.createElement("script"), { textContent: "document.hacked = 1" }));
  setTimeout(() => resolve("nothing"), 3000);
}));
const encode = (value) => encodeURIComponent(value);

try {
  // ---- The first answer ----
  const page = await open(`${base}#equity&players=AsAh/KdKc`);
  await page.waitForSelector(".tab[data-answer]");
  const running = await open(`${base}#equity&players=AsAh/KdKc`); // nothing of the first is kept for it
  await running.waitForSelector(".tab[data-answer]");
  say(`the first answer of a fresh page after ${await data(page, "first")} ms, and ${await data(running, "first")} in a browser that runs`);
  await running.context().close();
  const first = JSON.parse(await data(page, "answer"));
  same(first.players.map(({ win, tie, lose }) => [win, tie, lose]), [[1388072, 6538, 317694], [317694, 6538, 1388072]]);
  equal(await text(page, ".result strong"), "81.26 % | 18.74 %");
  await done(page);

  TYPES.wasm = "application/octet-stream"; // a server that does not know such files
  const other = await open(`${base}#equity&players=AsAh/KdKc`);
  await other.waitForSelector(".tab[data-answer]");
  same(JSON.parse(await data(other, "answer")), first);
  await other.context().close();
  TYPES.wasm = "application/wasm";

  // ---- Spots: what the command line answers ----
  let seed = 7;
  const random = (below) => Math.floor(((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32) * below);
  const RANGES = ["QQ+", "AK", "76s", "22-55", "A5s-A2s", "KQs, JTs:0.5", "AsKs, AhKh", "99, 88:0.25", "random", "15%"];
  const deal = (ranks = "23456789TJQKA") => {
    const cards = [...ranks].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));
    return (count) => Array.from({ length: count }, () => cards.splice(random(cards.length), 1)[0]).join("");
  };
  const games = [["holdem", ["--rules", "standard"], 60], ["short-deck", ["--rules", "short-deck"], 10],
    ["omaha", ["--rules", "omaha"], 15], ["omaha-hi-lo", ["--rules", "omaha-hi-lo"], 15], ["badugi",
    ["--rules", "badugi"], 5], ["deuce-to-seven", ["--rules", "deuce-to-seven"], 5]];
  let spots = 0;
  for (const [game, rules, count] of games) {
    const all = Array.from({ length: count }, (_, i) => {
      const from = deal(game === "short-deck" ? "6789TJQKA" : undefined), hole = { holdem: 2, "short-deck": 2,
        badugi: 3, "deuce-to-seven": 4 }[game] ?? 4;
      const board = hole === 2 || game.startsWith("omaha") ? from([5, 4, 5, 3, 0][i % 5]) : "";
      const players = game === "holdem" && i % 2 ? [from(2),
        RANGES[random(RANGES.length)]] : Array.from({ length: 2 + (i % 3 === 0 && board ? 1 : 0) }, () => from(hole));
      return { players, board };
    }).filter(({ board }) => game !== "omaha-hi-lo" || board);
    const expected = command(["equity", ...rules, "--",
      ...all.map(({ players, board }) => players.join(" / ") + (board ? ` | ${board}` : ""))]);
    for (const [i, { players, board }] of all.entries()) {
      const found = await go(page, `#equity&game=${game}&players=${encode(players.join("/"))}&board=${board}`);
      same({ ...found, spot: 0 }, { ...expected[i], spot: 0 }, `${game}: ${players.join(" / ")} | ${board}`);
    }
    spots += all.length;
    say(`${all.length} of ${game}`);
  }
  const boards = Array.from({ length: 30 }, (_, i) => deal()(3 + (i % 3)));
  for (const [i, expected] of command(["board", "--", ...boards]).entries()) {
    same({ ...(await go(page, `#board&board=${boards[i]}&range=${encode(RANGES[i % 8])}`, "board")), line: 0 },
      { ...expected, line: 0 }, boards[i]);
    await done(page);
    if (i < 8) {
      const words = new Map();
      for (const hand of command(["range", "--", `${RANGES[i]} | ${boards[i]}`])) words.set(hand.made,
        (words.get(hand.made) ?? 0) + hand.weight);
      const shown = await page.evaluate(() => [...document.querySelectorAll(".words:first-of-type [data-word]")].map((row) => [row.dataset.word, Number(row.dataset.combos)]));
      same(new Map(shown), words, `${RANGES[i]} on ${boards[i]}`);
    }
  }
  const [range, board, against] = ["QQ+, AKs, 65s:0.5", "9s8d2s", "15%"]; // the equity of a word is that of the command's table
  await go(page, `#board&board=${board}&range=${encode(range)}&against=${encode(against)}`, "board");
  await done(page);
  const lines = spawnSync(process.env.JAVA || "java", ["-jar", yaku, "range", "--against", against, `${range} | ${board}`],
    { encoding: "utf8" }).stdout.split("\n").map((line) => /^(\S.*?) {2,}[\d,.]+ +[\d.]+ % +([\d.]+) %/.exec(line)).filter(Boolean);
  same(await page.evaluate(() => [...document.querySelectorAll("[data-word]")].map((row) =>
    [row.querySelector(".word").textContent, row.querySelector(".equity").textContent])),
  lines.map(([, name, equity]) => [name, `${equity} %`]));
  spots += boards.length;
  say(`${boards.length} boards`);
  const pairs = Array.from({ length: 40 }, () => (({ from, board }) => [from(2),
    from(2)].map((hand) => `${hand} ${board}`))((from => ({ from, board: from(5) }))(deal())));
  const values = command(["eval", "--", ...pairs.flat()]);
  for (const [i, pair] of pairs.entries()) {
    const found = await go(page,
      `#hands&game=standard&deal=2%2B5&hands=${pair.map((hand) => hand.split(" ")[0]).join(",")}&board=${pair[0].split(" ")[1]}`);
    const expected = values.slice(2 * i,
      2 * i + 2), most = Math.max(...expected.map(({ value }) => value)), winners = expected.filter(({ value }) => value === most).length;
    same(found.map(({ value, best, description, share }) => [value, best, description, share]),
      expected.map(({ value, best, description }) => [value, best, description,
        value === most ? 1 / winners : 0]), pair.join(" v "));
  }
  spots += pairs.length;
  say(`${pairs.length} pairs of hands`);
  const deals = Array.from({ length: 30 }, () => deal()(5)), machines = ["jacks-9-6", "deuces-full-pay",
    "double-double-bonus-9-6"];
  for (const [m, machine] of machines.entries()) {
    const these = deals.slice(10 * m, 10 * m + 10), expected = command(["hold", machine, "--", ...these]);
    for (const [i, cards] of these.entries()) {
      const [best] = await go(page, `#poker&machine=${machine}&cards=${cards}`);
      same([best.hold, best.ev, best.fraction], [expected[i].hold.split(" | ")[0], expected[i].ev,
        expected[i].fraction], `${machine}: ${cards}`);
    }
  }
  spots += deals.length;
  ok(spots >= 200, `${spots} spots`);
  say(`${spots} spots as the command line has them`);

  // ---- A river, solved: the strategies of the JVM ----
  same(Object.keys(WORDS.en).toSorted(), Object.keys(WORDS.ja).toSorted()); // both languages have all words
  const RANGES_OF = "oop=66%2B,_A8s%2B,_KQo,_JTs,_87s&ip=QQ-22,_ATs%2B,_KJo%2B,_98s&pot=100&stack=450";
  const RIVER = `#solve&board=Td9d6hQc3s&${RANGES_OF}&river.bets=60%25,_all-in&river.raises=all-in`;
  const isReady = () => page.waitForFunction(() => /nodes/.test(document.querySelector(".work").textContent)
    && !document.querySelector(".primary").disabled);
  const river = "board = Td 9d 6h Qc 3s\noop = 66+, A8s+, KQo, JTs, 87s\nip = QQ-22, ATs+, KJo+, 98s\npot = 100\nstack = 450\nriver.bets = 60%, all-in\nriver.raises = all-in\n";
  await show(page, RIVER);
  await isReady();
  const clicked = Date.now();
  await page.click(".primary");
  await page.waitForSelector(".tab[data-answer]");
  say(`a river to 0.5 % after ${Date.now() - clicked} ms`);
  await done(page);
  const solved = JSON.parse(await data(page, "answer")), file = `${out}/browser/river.solution`;
  const timeless = ({ seconds, ...row }) => row;
  const [whole] = command(["solve", "--iterations", String(solved.iterations), "--write", file], river);
  same(timeless(solved), timeless(whole));
  equal(await page.inputValue(".spot textarea"), river);
  await page.click(".crumbs [data-path='check']");
  await done(page);
  const [checked] = command(["solve", "--open", file, "--node", "check", "--by", "made"]);
  const shown = await page.evaluate(() => [...document.querySelectorAll(".scroll tbody tr")].map((row) => [...row.children].slice(1, 4).map((cell) => cell.textContent)));
  same(shown, checked.groups.filter(({ player, combos }) => player === "ip"
    && combos > 5e-4).map(({ combos, equity, value }) =>
    [combos.toLocaleString("en", { maximumFractionDigits: 2 }), `${(100 * equity).toFixed(1)} %`, value.toFixed(2)]));
  match(await page.evaluate(() => location.hash), /node=check$/);
  await page.evaluate(() => { document.querySelector(".spot").open = true; });
  await page.fill(".spot textarea", `${river.replace("pot = 100", "pot = 120")}rake = 5%, 3\n`); // the text, back
  await page.dispatchEvent(".spot textarea", "change");
  match(await page.evaluate(() => location.hash), /pot=120.*more=rake_%3D_5%25,_3/);
  equal(await page.inputValue(".spot textarea"), `${river.replace("pot = 100", "pot = 120")}rake = 5%, 3\n`);
  say("a river as the JVM solves it, walked through, copied out and back");

  // ---- A turn: stopped, gone on with, and its run-outs ----
  const turn = "board = Td 9d 6h Qc\noop = QQ+, AKs, T9s\nip = JJ-99, AQs, KJs\npot = 100\nstack = 200\nturn.bets = 60%\nturn.raises = all-in\nriver.bets = 60%\nriver.raises = all-in\n";
  await show(page, "#solve&board=Td9d6hQc&oop=QQ%2B,_AKs,_T9s&ip=JJ-99,_AQs,_KJs&pot=100&stack=200&" +
    "turn.bets=60%25&turn.raises=all-in&river.bets=60%25&river.raises=all-in&goal=0.1%25");
  await isReady();
  equal(await page.inputValue(".spot textarea"), turn);
  await page.evaluate(() => { // stopped at once, before any machine has solved it
    document.querySelector(".primary").click();
    document.querySelector(".primary + .quiet").click();
  });
  await page.waitForFunction(() => /Stopped/.test(document.querySelector(".statusline").textContent));
  await done(page);
  const begun = JSON.parse(await data(page, "answer")), turnFile = `${out}/browser/turn.solution`;
  equal(await text(page, ".primary"), "Continue");
  same(timeless(begun), timeless(command(["solve", "--iterations", String(begun.iterations), "--write", turnFile], turn)[0]));
  await page.click(".crumbs [data-path='check']");
  await done(page);
  await page.click(".crumbs [data-path='check / check']");
  await done(page);
  const [{ cards: runouts }] = command(["solve", "--open", turnFile, "--node", "check / check", "--runouts"]);
  const heats = () => page.evaluate(() => [...document.querySelectorAll(".deckmap [data-card]")].map(({ dataset, ariaLabel }) =>
    [dataset.card, /: OOP ([\d.]+ %), ([\d.-]+)/.exec(ariaLabel).slice(1)]).sort());
  same(await heats(), runouts.map(({ card, oop_equity, oop_value }) =>
    [card, [`${(100 * oop_equity).toFixed(1)} %`, oop_value.toFixed(2)]]).sort());
  equal(runouts.length, 48);
  await page.click(".deckmap [data-card='2c']");
  await done(page);
  match(await page.evaluate(() => location.hash), /node=check_\/_check_\/_2c$/);
  await page.click(".primary"); // goes on
  await page.waitForFunction((before) => JSON.parse(document.querySelector(".tab").dataset.answer ?? "{}").iterations > before,
    begun.iterations);
  await done(page);
  ok(JSON.parse(await data(page, "answer")).exploitability <= 0.1);
  say("a turn, stopped, gone on with, and its run-outs");

  // ---- Other tabs answer while a solve goes on, which can be stopped from there; Back goes back one state ----
  await show(page, (await page.evaluate(() => location.hash)).replace(/(?<=&(oop|ip)=)[^&]*/g, "random")
    .replace(/&node=[^&]*/, "")); // which takes long on any machine
  await isReady();
  await page.click(".primary");
  await page.waitForFunction(() => / %/.test(document.title));
  await page.click("#tab-equity");
  await done(page);
  match(await page.evaluate(() => document.title), /^[\d.]+ % · yaku/);
  await go(page, "#equity&players=AsAh/KdKc");
  match(await text(page, ".working span"), /^Solve: /);
  await page.click(".working button");
  await page.waitForFunction(() => document.querySelector(".working").hidden && /^yaku/.test(document.title));
  await page.click("#tab-solve");
  await page.waitForSelector(".tab[data-done] .crumbs");
  match(await text(page, ".statusline"), /iterations .*Stopped/);
  const before = await page.evaluate(() => location.hash);
  await page.click(".numbers [data-path='check']");
  await page.waitForFunction(() => /node=check$/.test(location.hash));
  await done(page);
  await page.evaluate(() => history.back());
  await page.waitForFunction((hash) => location.hash === hash, before);
  await page.evaluate(() => {
    addEventListener("popstate", () => // the tab that is left changes its state: Back stays all the same
      document.querySelector(".pairs input").dispatchEvent(new Event("input")), { once: true });
    history.back();
  });
  await page.waitForSelector("#tab-equity[aria-selected=true]");
  match(await page.evaluate(() => location.hash), /^#equity&players=AsAh/);
  say("a solve that went on beside another tab, and was stopped from there; back");

  // ---- Solutions in files: what the page saves the command line opens, and the other way, byte for byte ----
  const saved = async () => {
    await page.click(".result-tools > .quiet");
    await page.waitForFunction(() => document.querySelectorAll("a[download]").length === (/^board = (\S+ ?){4}\n/
      .test(document.querySelector(".spot textarea").value) ? 2 : 1));
    const files = [];
    for (const link of await page.$$("a[download]")) {
      const [file] = await Promise.all([page.waitForEvent("download"), link.click()]);
      files.push([await link.textContent(), readFileSync(await file.path())]);
    }
    return files;
  };
  const again = (path, more = []) => {
    const reply = spawnSync(process.env.JAVA || "java", ["-jar", yaku, "solve", "--open", path, "--write", `${path}.again`,
      ...more], { encoding: "utf8" });
    equal(reply.status, 0, reply.stderr);
    return readFileSync(`${path}.again`);
  };
  await show(page, "#solve"); // what is shown first
  await isReady();
  await page.click(".primary");
  await done(page);
  const mixes = await page.evaluate(() => [...document.querySelectorAll(".hand-grid .cell.parts")].filter((cell) =>
    [...cell.querySelectorAll("i")].filter((part) => part.style.getPropertyValue("--part") > 0.05).length > 1).length);
  ok(mixes > 15, `the first picture mixes in ${mixes} cells`);
  const boxes = await page.evaluate(() => [".crumbs", ".hand-grid .grid", ".numbers table", ".numbers .scroll"].map((of) => {
    const { top, bottom, left, right } = document.querySelector(of).getBoundingClientRect();
    return [of, top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth];
  }));
  same(boxes.filter(([, isSeen]) => !isSeen), [], "tree, hands and numbers together");
  for (const width of [360, 480, 600, 736, 820, 992, 1000, 1120, 1280, 1366, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    same(await page.evaluate(covered), [], `covered at ${width}`);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  writeFileSync(`${out}/browser/first.yakusolution`, (await saved())[0][1]);
  same(again(`${out}/browser/first.yakusolution`), readFileSync(`${out}/browser/first.yakusolution`));
  const drop = (bytes, name) => page.evaluate(([given, called]) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([Uint8Array.from(atob(given), (sign) => sign.charCodeAt(0))], called));
    window.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, cancelable: true }));
  }, [bytes.toString("base64"), name]);
  await page.click("#tab-hands");
  await drop(readFileSync(turnFile), "turn.yakusolution"); // dropped on another tab
  await page.waitForSelector(".tab[data-done] .crumbs");
  equal(await page.inputValue(".spot textarea"), turn);
  const [[, whole4], [named, small]] = await saved();
  same(whole4, readFileSync(turnFile));
  same(small, again(turnFile, ["--without", "river"]));
  match(named, /^Without rivers, [\d.]+ [KM]B$/);
  await drop(readFileSync(turnFile).subarray(0, 5000), "cut.yakusolution");
  await page.waitForFunction(() => /truncated/.test(document.querySelector(".solve .work > .fault").textContent));

  // ---- Kept in this browser; a link opens the spot, and says when there is no solution with it ----
  const link = `${base}#solve&board=Td9d6hQc&oop=QQ&ip=JJ&pot=10&stack=10&node=check`;
  await page.goto("about:blank");
  await page.goto(link);
  await page.waitForFunction(() => /This link has no solution/.test(document.querySelector(".solution").textContent));
  await page.goto("about:blank");
  await page.goto(`${base}${RIVER}`);
  await page.waitForSelector(".tab[data-done] .crumbs"); // from the browser's storage
  equal(JSON.parse(await data(page, "answer")).iterations, solved.iterations);
  await page.evaluate(() => { document.querySelectorAll(".spot")[1].open = true; });
  await page.waitForFunction(() => document.querySelectorAll(".kept li").length > 1);
  const many = await page.evaluate(() => document.querySelectorAll(".kept li").length);
  await page.click(".kept li:first-child .quiet");
  await page.waitForFunction((n) => document.querySelectorAll(".kept li").length === n - 1, many);
  say("solutions saved, opened, dropped, kept and deleted");

  // ---- Simple strategies with their price, and a lock by the frequency of a range ----
  await page.click(".result-tools [data-value='25%']");
  await page.waitForSelector(".price");
  await done(page);
  const [{ rounded }] = command(["solve", "--open", file, "--round", "25%"]);
  equal(await text(page, ".price"), `Rounded, a best answer wins ${rounded.price[0].toFixed(3)} chips more against OOP, ${rounded.price[1].toFixed(3)} against IP.`);
  await page.click(".result-tools [data-value='']");
  await done(page);
  await page.click(".locks summary");
  await page.selectOption(".locks select", "bet 60");
  await page.fill(".locks input", "30");
  await page.evaluate(() => document.querySelector(".tab").removeAttribute("data-done"));
  await page.click(".locks button");
  await page.waitForFunction(() => /lock\.1_%3D_:_bet|lock\.1_%3D_:_check/.test(location.hash));
  await done(page);
  const often = await page.evaluate(() => [...document.querySelectorAll(".numbers tbody tr")].map((row) => row.textContent)
    .find((row) => row.startsWith("bet 60")));
  ok(Math.abs(Number(/^bet 60([\d.]+) %/.exec(often)[1]) - 30) < 0.5, often);
  say("simple strategies with their price, and a locked range");

  // ---- Twenty solutions both ways: what the page saves, and what the command line writes, is read and written again ----
  const RANGES_OF_TWO = [["QQ+, AKs, T9s", "JJ-99, AQs, KJs"], ["66+, A8s+, KQo", "22+, KTs+, A9o+:0.5"],
    ["AK, 76s, 88", "QQ, 55, T8s, AJo"]];
  const twenty = Array.from({ length: 20 }, (_, i) => {
    const [oop, ip] = RANGES_OF_TWO[i % 3], cards = i % 4 === 3 ? 4 : 5, all = deal()(cards);
    const sizes = { bets: ["60%", "33%, 75%", "all-in"][i % 3], raises: ["all-in", "3x"][i % 2] };
    const streets = ["turn", "river"].slice(cards - 4).flatMap((street) =>
      Object.entries(sizes).map(([kind, value]) => [`${street}.${kind}`, value]));
    const lines = [["board", all.match(/../g).join(" ")], ["oop", oop], ["ip", ip], ["pot", 20 + 10 * i], ["stack", 60 + 25 * i],
      ...streets];
    return { name: `${out}/browser/${i}`, text: lines.map(([key, value]) => `${key} = ${value}\n`).join(""),
      hash: `#solve&goal=2%25${lines.map(([key, value]) => `&${key}=${encode(String(value))}`).join("")}` };
  });
  /** Many commands in one JVM. */
  const commands = (calls) => {
    const asked = calls.map(({ args, input = "" }) => [input, ...args].join("\u001f").replaceAll("\n", "\u001e"));
    const reply = spawnSync(process.env.JAVA || "java", ["-cp", `${yaku}:${out}/jvm`, "dev.yaku.cli.Answers"],
      { input: asked.map((line) => `${line}\n`).join(""), encoding: "utf8", maxBuffer: 1e8 });
    reply.stdout.trim().split("\n").forEach((line, i) => equal(JSON.parse(line)[0], 0, `${calls[i].args}: ${line}`));
  };
  commands(twenty.map(({ name, text: input }) => ({ input, args: ["solve", "--error", "3%", "--write", `${name}.jvm`] })));
  for (const { name, text: spot, hash } of twenty) {
    await show(page, hash);
    equal(await page.inputValue(".spot textarea"), spot);
    await isReady();
    await page.click(".primary");
    await done(page);
    writeFileSync(`${name}.page`, (await saved())[0][1]);
    await page.evaluate(() => document.querySelector(".tab").removeAttribute("data-done"));
    await drop(readFileSync(`${name}.jvm`), "jvm.yakusolution");
    await done(page);
    same((await saved())[0][1], readFileSync(`${name}.jvm`), `${name}: of the command line`);
  }
  commands(twenty.map(({ name }) => ({ args: ["solve", "--open", `${name}.page`, "--write", `${name}.again`] })));
  for (const { name } of twenty) same(readFileSync(`${name}.again`), readFileSync(`${name}.page`), `${name}: of the page`);
  equal(new Set(twenty.map(({ name }) => readFileSync(`${name}.page`).toString("base64"))).size, twenty.length);
  say(`${twenty.length} solutions saved and read again both ways, byte for byte`);

  // ---- All-in games: what the command line answers; three players, and prizes ----
  const keys = (game) => Object.entries(game).map(([key, value]) => `&${key}=${encode(value)}`).join("");
  const pushes = [{ stacks: "10, 10" }, { stacks: "8,3.5", ante: "0.1" }, { stacks: "20,10", blinds: "1,2", payouts: "60,40" },
    { stacks: "10,12", payouts: "50,30,20", others: "25", "big-blind-ante": "1" },
    { stacks: "7,7", more: "button = 22+, A2+" }, { stacks: "1,9" }];
  for (const game of pushes) {
    const { more, ...given } = game, lines = Object.entries(given).map(([key, value]) => `${key} = ${value}\n`);
    const [expected] = command(["allin", "--hands"], lines.join("") + (more ?? ""));
    same(await go(page, `#allin${keys(game)}`), expected);
    await done(page);
    const free = expected.decisions.filter(({ given: by }) => by !== "forced");
    same(await page.evaluate(() => [...document.querySelectorAll(".chart strong")].map((each) => each.textContent)),
      free.map(({ allIn }) => `${(100 * allIn).toFixed(2)} %`));
    same(await page.evaluate(() => [...document.querySelectorAll(".chart .cell")].map((each) =>
      Number(each.querySelector("i").style.getPropertyValue("--part")))), await page.evaluate(([all]) => {
      const places = [...document.querySelector(".grid").querySelectorAll("[data-place]")].map((each) => each.dataset.place);
      return all.flatMap(({ hands }) => places.map((place) => hands.find(({ hand }) => hand === place).allIn));
    }, [free]));
    if (game.payouts) {
      same(JSON.parse(await data(page, "icm")), command(["icm", "--payouts", game.payouts,
        [game.stacks, game.others ?? []].flat().join(",")]));
    }
  }
  await page.click(".f-stacks input");
  await page.fill(".f-stacks input", "7,x");
  await page.waitForFunction(() => /number 2/.test(document.querySelector(".work > .fault").textContent));
  equal(await page.getAttribute(".f-stacks input", "aria-invalid"), "true");
  await show(page, "#allin&stacks=12,8,20&payouts=50,30,20");
  await done(page); // without the table: the prizes, and what is to be done
  match(await text(page, ".work .sheet p"), /yaku matrix --three/);
  same(JSON.parse(await data(page, "icm")), command(["icm", "--payouts", "50,30,20", "12,8,20"]));
  await drop(Buffer.from("no table"), "three-hands");
  await page.waitForFunction(() => /three-hands/.test(document.querySelector(".work > .fault").textContent));
  const three = process.env.THREE_HANDS;
  if (three) {
    for (const [from, at] of [[1 << 20, 1 << 22], [0, 0]]) { // damaged, and whole
      const link = await page.evaluateHandle(() => document.querySelector(".sheet input[type=file]"));
      const before = await text(page, ".work > .fault");
      const bytes = Uint8Array.from(readFileSync(three));
      bytes.copyWithin(at, from, from + 4096);
      writeFileSync(`${out}/browser/three`, bytes);
      await link.setInputFiles(`${out}/browser/three`);
      if (at) await page.waitForFunction((before) => { // the file before was refused, too, in other words
        const said = document.querySelector(".work > .fault").textContent;
        return said !== before && /three-hands: /.test(said);
      }, before);
    }
    const asking = Date.now();
    await page.waitForSelector(".tab[data-done][data-answer]", { timeout: 5 * PATIENCE });
    say(`all-in games of three players after ${Date.now() - asking} ms`);
    same(JSON.parse(await data(page, "answer")), command(["allin", "--hands", "--three-hands", three, "--stacks", "12,8,20",
      "--payouts", "50,30,20"])[0]);
  } else say("NO THREE_HANDS: ALL-IN GAMES OF THREE PLAYERS ARE NOT TESTED");
  say("all-in games and prizes");

  // ---- Drawing a range; a deck of two colours ----
  await show(page, "#equity&players=AsAh/QQ%2B");
  await done(page);
  await page.click(".players .entry:nth-child(2) .square");
  const middle = async (place) => {
    const box = await page.locator(`.panel [data-place='${place}']`).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const draw = async (from, to) => {
    await page.mouse.move(...(await middle(from)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(to)), { steps: 12 });
    await page.mouse.up();
  };
  await page.waitForSelector(".panel [data-place=QQ][aria-pressed=true]");
  await draw("AKs", "ATs");
  await page.waitForFunction(() => /\/QQ(?:\+|%2B),_ATs(?:\+|%2B)$/.test(location.hash));
  await draw("AA", "KK"); // off; what lies between them is not touched
  await page.waitForFunction(() => /QQ,_A[KTQ]/.test(location.hash));
  await draw("JJ", "99");
  await page.waitForFunction(() => /QQ-99/.test(location.hash));
  const colours = () => page.evaluate(() => [..."shdc"].map((letter) => {
    const probe = document.body.appendChild(Object.assign(document.createElement("span"), { className: `small s-${letter}` }));
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }));
  equal(new Set(await colours()).size, 4);
  await page.click(".settings summary");
  await page.click(".settings [data-value='two']");
  const [spades, hearts, diamonds, clubs] = await colours();
  same([diamonds, clubs], [hearts, spades]);
  await page.screenshot({ path: `${out}/browser/two.png`, fullPage: true });
  await page.click(".settings [data-value='four']");
  await page.keyboard.press("Escape");
  say("a range drawn, and a deck of two colours");

  // ---- What people paste, and what they write into one line ----
  const paste = (selector, line) => page.evaluate(([of, pasted]) => {
    const clipboardData = new DataTransfer(), input = document.querySelector(of);
    clipboardData.setData("text", pasted);
    input.focus();
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    return input.dispatchEvent(event) ? "" : input.value;
  }, [selector, line]);
  for (const [line, cards] of [["Dealt to Hero [Ah Kd]", "Ah Kd"], ["*** TURN *** [9s 8d 2s] [10c]\n", "9s 8d 2s Tc"],
    ["[A♥ K♦]", "Ah Kd"], ["AhKd", ""], ["[0.5](QQ+)", ""], ["QQ+, [0.5]AKs[/0.5]", ""], ["[Ah]\n[Kd]", ""], ["[]", ""]]) {
    equal(await paste(".players input", line), cards, line);
  }
  await show(page, "#equity&players=AsAh/KsKh");
  await done(page);
  equal(await page.locator(".look").count(), 0, "a choice of hands without anything to look at");
  await show(page, "#equity&players=AsAh/AKs");
  await done(page);
  same(await page.evaluate(() => [...document.querySelectorAll(".look button")].map((each) => each.textContent)), ["P2"]);
  match(await text(page, ".more table"), /AKs[\d.]+ %/);
  for (const [selector, line] of [[".players input", "QQ/JJ"], [".players input", "QQ | 2c3c4c"], [".pairs input", "9s8d2s | Ac"]]) {
    const value = await page.inputValue(selector);
    await page.fill(selector, line);
    await page.waitForFunction(() => [...document.querySelectorAll(".entry > .fault")].some((each) => /^Write one player, or one board/.test(each.textContent)));
    same([await text(page, ".result"), await text(page, ".more")], [" | ", ""], `${line}: other answers`);
    await page.fill(selector, value);
    await done(page);
  }
  await page.fill(".players input", "random");
  await page.fill(".players .entry:nth-child(2) input", "random");
  await page.selectOption(".options .field:nth-child(2) select", "exact");
  await page.click(".add");
  await page.fill(".players .entry:nth-child(3) input", "QQ+, AKs");
  await page.waitForFunction(() => !document.querySelector("progress").hidden || document.querySelector(".work > .fault").textContent);
  equal(await text(page, ".result strong"), "", "answers to another question");
  await page.click("#tab-board");
  await done(page);
  say("lines of hand histories, several players in a line, no answer of another question");

  // ---- Fingers ----
  await show(page, "#equity&players=QQ%2B/AKs");
  await done(page);
  const press1 = (place, type, more = {}) => page.evaluate(([of, name, given]) => document.querySelector(`.panel [data-place='${of}']`)
    .dispatchEvent(new PointerEvent(name, { bubbles: true, isPrimary: true, pointerId: 1, button: 0, ...given })), [place, type, more]);
  await page.waitForSelector(".panel [data-place=QQ][aria-pressed=true]");
  await press1("22", "pointerdown");
  await press1("33", "pointerdown", { isPrimary: false, pointerId: 2 });
  await press1("22", "pointercancel");
  same(await page.evaluate(() => [...document.querySelectorAll(".panel [data-place][aria-pressed=true]")].map((each) => each.dataset.place)),
    ["AA", "KK", "QQ"]); // two fingers zoom, and draw nothing
  say("two fingers");

  // ---- By keyboard alone ----
  const press = (...keys) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)),
    Promise.resolve());
  const tabTo = async (selector) => {
    for (let n = 0; n < 60; n++) {
      if (await page.evaluate((of) => document.activeElement?.matches(of), selector)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`no tab stop at ${selector}`);
  };
  const stops = (selector) => page.evaluate((of) => document.querySelector(of).querySelectorAll("[tabindex='0']").length, selector);
  await page.goto("about:blank");
  await page.goto(base);
  await done(page);
  await tabTo("[role=tab]");
  await tabTo(".players input");
  await press("Control+a");
  await page.keyboard.type("AsKs");
  await page.waitForFunction(() => location.hash.includes("players=AsKs/"));
  await tabTo(".players .square");
  await press("Enter");
  await page.waitForFunction(() => document.activeElement.matches(".panel [tabindex='0']"));
  equal(await stops(".panel .deck"), 1, "tab stops of the deck");
  await press("Escape");
  await page.waitForFunction(() => document.activeElement.matches(".players .square"));
  await tabTo(".players .entry:nth-child(2) input");
  await tabTo(".players .entry:nth-child(2) .square");
  await press("Enter");
  await page.waitForSelector(".panel [data-place=KK][aria-pressed=true]");
  await tabTo(".panel .cell");
  equal(await stops(".panel .grid"), 1, "tab stops of the grid");
  await press("Home", "ArrowDown", "ArrowRight", "Enter"); // kings off, of QQ+
  await page.waitForFunction(() => location.hash.includes("/AA,_QQ"));
  await done(page);
  await page.waitForFunction(() => document.querySelectorAll(".result strong").length === 2);
  const toTab = async (name) => { // from the head of the page
    await page.evaluate(() => { document.activeElement.blur(); window.scrollTo(0, 0); });
    await page.focus("[role=tab][aria-selected=true]");
    await press("Home", ...Array(["equity", "board", "solve", "allin", "hands", "poker"].indexOf(name)).fill("ArrowRight"),
      "Enter");
    await page.waitForFunction((of) => location.hash.startsWith(`#${of}`), name);
  };
  await toTab("board");
  await tabTo(".big input");
  await press("Control+a");
  await page.evaluate(() => document.querySelector(".tab").removeAttribute("data-done"));
  await page.keyboard.type("AhAd7c");
  await page.waitForFunction(() => /7c/.test(document.querySelector(".tab").dataset.board ?? ""));
  await done(page);
  await tabTo(".words .word");
  await press("Enter");
  await page.waitForSelector(".word[aria-expanded=true]");
  await toTab("solve");
  await isReady();
  await tabTo(".primary");
  await press("Enter");
  await page.waitForSelector(".crumbs");
  await done(page);
  await tabTo(".crumbs button");
  await press("ArrowRight", "ArrowRight", "Enter");
  await page.waitForFunction(() => location.hash.includes("node=bet_20"));
  await done(page);
  await tabTo(".solution .grid .cell");
  await press("Enter");
  await toTab("allin");
  await done(page);
  await tabTo(".f-stacks input");
  await press("Control+a");
  await page.keyboard.type("5,5");
  await page.waitForFunction(() => /^{"epsilon".*"stack":5,/.test(document.querySelector(".tab").dataset.answer));
  await done(page);
  await tabTo(".chart .cell");
  await press("ArrowRight", "Enter");
  await page.waitForFunction(() => /^AKs: all-in 100/.test(document.querySelector(".chart [role=status]").textContent));
  await toTab("hands");
  await done(page);
  await tabTo(".players input");
  await press("Control+a");
  await page.keyboard.type("AsAd");
  await page.waitForFunction(() => /Hand 1 wins/.test(document.querySelector(".status").textContent));
  await toTab("poker");
  await done(page);
  await tabTo(".options button");
  await press("Enter");
  await page.waitForFunction(() => !location.hash.includes("AsKsQsJs2c"));
  await page.waitForSelector(".thrown, .lit");
  say("every tab by keyboard alone");

  // ---- Damaged addresses: what is wrong is said, and the rest is shown ----
  const damaged = [ // address, what is said, what is shown all the same
    ["#zz", "there is no “zz”", ""], ["#%", "there is no “%”", ""], ["#equity&players=%E0%A4%A&board=2c3c4c",
      "“players=%E0%A4%A” is not written as an address is", "2c 3c 4c"],
    ["#equity&game=constructor&players=AA/KK", "game has no “constructor”",
      "AA KK"], ["#equity&lang=constructor&players=AA/KK", "lang has no “constructor”", "AA KK"],
    ["#equity&board=zz2c3c4c&players=AA/KK", "board: “zz2c3c4c” is no card", "2c 3c 4c"], ["#equity&board=2c2c3d4d",
      "board: 2c is not free, or is there twice", "2c 3d 4d"],
    ["#equity&board=2c3c4c5c6c7c", "board: only the first 5 are shown",
      "2c 3c 4c 5c 6c"], [`#equity&players=${"AA/".repeat(12)}`, "players: only the first 9 are shown", "AA"],
    ["#equity&x=<img/src=x onerror=alert(1)>", "“x” is not known here",
      "AKs"], ["#equity&players=<img src=x onerror=alert(1)>/AA", "", "<img src=x onerror=alert(1)>"],
    ["#equity&players=zz/AA", "", "zz AA"], ["#equity&players=AA/KK&players=QQ/JJ", "“players” is there more than once", "QQ JJ"],
    ["#equity&look=99", "look has no “99”", "AKs"], ["#board&board=<b>2c",
      "board: “<b>2c” is no card", "2c"],
    ["#solve&pot=many&board=2c3d4h5s6s", "pot has no “many”", "2c 3d 4h 5s 6s"], ["#solve&goal=9", "goal has no “9”",
      ""], ["#hands&game=../../etc&hands=AsAd,KsKd", "game has no “../../etc”", "As Ad"],
    ["#hands&deal=9%2B9&hands=AsAd,KsKd", "deal has no “9+9”", "As Ad"], ["#poker&machine=none&cards=AsKs",
      "machine has no “none”", "As Ks"], ["#poker&cards=AsAsKd", "cards: As is not free, or is there twice", "As Kd"],
    [`#${"x".repeat(100_000)}`, "there is no “xxx", ""],
  ];
  for (const [hash, said, kept] of damaged) {
    await show(page, hash);
    await page.waitForFunction(([what, shown]) => {
      const all = [...document.querySelectorAll("#notice:not([hidden]), .fault")].map((each) => each.textContent).join(" ");
      return (what ? all.includes(what)
        : all.trim()) && [...document.querySelectorAll("input.text")].map((each) => each.value).join(" ").includes(shown);
    }, [said, kept]).catch(async () => { throw new Error(`${hash.slice(0, 80)}: found ${await text(page, "#notice, .fault")}, ${await page.evaluate(() => [...document.querySelectorAll("input.text")].map((each) => each.value).join(" "))}`); });
    equal(await page.evaluate(() => document.querySelectorAll("img, main b b, #notice b b, .fault *").length), 0,
      `markup from ${hash}`);
  }
  say(`${damaged.length} damaged addresses`);

  // ---- What a game reads otherwise is not taken over without a word; errors in Japanese ----
  await go(page, "#equity&players=AKs/QsQh");
  await page.selectOption(".options select", "omaha");
  await page.waitForFunction(() => /not taken over into this game: AKs/.test(document.querySelector(".work > .fault").textContent));
  same(await page.evaluate(() => [...document.querySelectorAll(".players input")].map((each) => each.value)), ["", "QsQh"]);
  await show(page, "#equity&players=AA/KZ&lang=ja");
  await page.waitForFunction(() => /^7文字目：読めません/.test(document.querySelector(".players .entry:nth-child(2) .fault").textContent));
  await show(page, "#equity&lang=en");
  await done(page);
  say("a change of the game, and errors in Japanese");

  // ---- A table of one's own, dropped; and one that is damaged ----
  await show(page, "#hands&hands=AsAd,KsKd");
  await done(page);
  await drop(readFileSync(own).subarray(0, 900), "own.yaku");
  await page.waitForFunction(() => /This is not a table/.test(document.querySelector(".why .fault").textContent));
  await drop(readFileSync(own), "own.yaku");
  await page.waitForFunction(() => /own\.yaku/.test(document.querySelector("select").selectedOptions[0].textContent));
  equal(await page.evaluate(() => document.querySelectorAll(".deck button").length), 20);
  await page.fill(".players input", "As Ks Qs Js Ts");
  await page.waitForFunction(() => /Royal flush/.test(document.querySelector(".players").textContent));
  await show(page, "#poker");
  await done(page);
  await drop(Buffer.from("title = Mine\nrules = standard\nroyal-flush = 1000\nflush = 7\none-pair = 1\n<b> = 3\n"),
    "mine.pay");
  await page.waitForFunction(() => /line 6/.test(document.querySelector(".why .fault").textContent));
  await drop(Buffer.from("title = Mine\nrules = standard\nroyal-flush = 1000\nflush = 7\none-pair = 1\n"), "mine.pay");
  await page.waitForFunction(() => /1000/.test(document.querySelector("table:last-of-type").closest("section").parentElement.textContent));
  say("tables and pay tables of one's own");

  // ---- Nothing leaves the folder, and the policy is in force ----
  const strangers = asked.filter((url) => !url.startsWith(base) && !/^(data|blob|about):/.test(url));
  same(strangers, []);
  equal(await refusedIn(page), "script-src-elem");
  const refused = (what) => page.evaluate((of) => new Promise((resolve) => {
    addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective), { once: true });
    if (of === "image") Object.assign(new Image(), { src: "http://127.0.0.2:9/x.png" });
    else fetch("http://127.0.0.2:9/").catch(() => {});
    setTimeout(() => resolve("nothing"), 3000);
  }), what);
  same([await refused("image"), await refused("fetch")], ["img-src", "connect-src"]);
  same(errors.filter((fault) => !/Content Security Policy|127\.0\.0\.2/.test(fault)), []);

  // ---- The single file, from a disk, without a network ----
  const alone = await open(`${pathToFileURL(`${out}/yaku.html`).href}#equity&players=AsAh/KdKc`, { offline: true });
  await alone.waitForSelector(".tab[data-answer]");
  same(JSON.parse(await data(alone, "answer")), first);
  await go(alone, "#hands&game=badugi&deal=4%2B0&hands=As2h3d4c,Ks2s3h5c");
  await go(alone, "#poker&machine=jacks-9-6&cards=AsKsQsJs2c");
  equal(await refusedIn(alone), "script-src-elem");
  await alone.context().close();
  say("yaku.html from a disk, without a network");

  // ---- The head at any width; what is printed ----
  await show(page, "#equity&players=AsKs/QQ%2B");
  await done(page);
  await page.click(".settings summary");
  for (const width of [320, 360, 480, 544, 545, 600, 640, 700, 736, 737, 768, 1024]) {
    await page.setViewportSize({ width, height: 740 });
    same(await page.evaluate(() => {
      const [title, gear, settings] = ["h1", ".settings summary", ".settings > div"].map((of) => document.querySelector(of).getBoundingClientRect());
      return [settings.left >= 0 && settings.right <= innerWidth, Math.abs(gear.top + gear.bottom - title.top - title.bottom) < 24];
    }), [true, true], `the settings at ${width}`);
  }
  await page.keyboard.press("Escape");
  for (const [hash, places] of [["#poker&cards=AsKsQsJs2c", "td, th"], ["#equity&players=AsKs/QQ%2B/22&board=9s8d2s", "button, input"]]) {
    await show(page, hash);
    await done(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      same(await page.evaluate((of) => {
        const boxes = [...document.querySelectorAll(`.work ${of}`)].filter((each) => each.getClientRects().length).map((each) => [each, each.getBoundingClientRect()]);
        return boxes.filter(([each, box]) => { // what sticks out of its sheet, or lies over another
          const sheet = each.closest(".sheet, .players")?.getBoundingClientRect();
          return sheet && !each.closest(".scroll") && (box.left < sheet.left || box.right > sheet.right)
            || each.tagName === "BUTTON" && boxes.some(([other, { left, right, top, bottom }]) => other.tagName === "BUTTON" && other !== each
              && left + 1 < box.right && box.left + 1 < right && top + 1 < box.bottom && box.top + 1 < bottom);
        }).map(([each]) => each.ariaLabel ?? each.textContent);
      }, places.replaceAll(", ", ", .work ")), [], `${hash} at ${width}`);
    }
  }
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  same(await page.evaluate(() => [getComputedStyle(document.querySelector("strong")).color, getComputedStyle(document.querySelector(".bar")).printColorAdjust,
    ...[".panel", ".add", "[role=tablist]"].map((of) => document.querySelector(of).getClientRects().length)]), ["rgb(28, 31, 30)", "exact", 0, 0, 0]);
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 900 });
  say("settings at any width, tables on a small phone, and print");

  // ---- Pictures ----
  rmSync(`${out}/pictures`, { recursive: true, force: true });
  mkdirSync(`${out}/pictures`, { recursive: true });
  const hard = [];
  const scenes = { equity: "#equity&players=AsKs/QQ%2B,AKo,JTs/22-99&board=9s8d2s",
    board: "#board&board=9s8d2s&against=15%25", solve: "#solve", allin: "#allin&stacks=10,12&payouts=50,30,20&others=25,8", gain: "#allin&stacks=10,12&ante=0.1&look=gain",
    three: "#allin&stacks=12,8,20&payouts=50,30,20", hands: "#hands&hands=AsAh,KsKh,9c9d&board=2c2d5s7h9h", poker: "#poker&cards=AsKsQsJs2c" };
  for (const [name, hash] of Object.entries(scenes)) {
    for (const language of ["en", "ja"]) {
      await show(page, `${hash}&lang=${language}`);
      if (name === "solve") {
        await page.waitForSelector(".tab[data-done] .crumbs"); // as it was solved above
        await page.click(".crumbs [data-path='check']");
      }
      await done(page);
      await page.evaluate(() => document.activeElement?.blur());
      const broken = await page.evaluate(`${axe}; axe.run({ resultTypes: ["violations"] })`);
      same(broken.violations.map(({ id, nodes }) => [id, nodes[0].html]), [], `${name}: for screen readers`);
      equal(await page.evaluate(() => [...document.querySelectorAll("button, input, select, textarea")].filter((each) => each.type !== "file" && !(each.ariaLabel || each.labels?.length || each.textContent.trim())).length), 0, `${name}: without a name`);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
        for (const colorScheme of ["light", "dark"]) {
          await page.emulateMedia({ colorScheme });
          ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
            `${name} at ${width}: wider than the screen`);
          for (const each of await page.evaluate(contrasts)) hard.push(`${name}, ${width}, ${colorScheme}, ${language}: ${each}`);
          await page.screenshot({ path: `${out}/pictures/${name}-${width}-${colorScheme}${language === "ja" ? "-ja" : ""}.png`, fullPage: true });
        }
      }
      await page.setViewportSize({ width: 1280, height: 900 });
    }
  }
  same(hard, []);
  say("pictures of every tab, on which every text has a contrast of 4.5 or more");
} finally {
  await browser.close();
  server.close();
}
