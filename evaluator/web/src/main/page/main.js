// The page: tabs, settings, and the address that holds the state.

import { choice, copier, h, icon, rove } from "./dom.js";
import { faultText, language, speak, t } from "./words.js";
import { engine } from "./ask.js";
import { Reader, read, write } from "./address.js";
import { equity } from "./equity.js";
import { board } from "./board.js";
import { solve } from "./solve.js";
import { halt, job, onJob } from "./solving.js";
import { allin } from "./allin.js";
import { hands } from "./hands.js";
import { poker } from "./poker.js";

const TABS = { equity, board, solve, allin, hands, poker };
const NAMES = Object.keys(TABS), SOLUTION = /\.(yakusolution|solution)$/;
const TOGETHER = 800; // milliseconds: changes that follow each other so soon are one
const GEAR = "M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM10.3 2h3.4l.5 2.6 1.8.8 2.2-1.5 2.4 2.4-1.5 2.2.8 1.8" +
  " 2.6.5v3.4l-2.6.5-.8 1.8 1.5 2.2-2.4 2.4-2.2-1.5-1.8.8-.5 2.6h-3.4l-.5-2.6-1.8-.8-2.2 1.5-2.4-2.4 1.5-2.2-.8-1.8" +
  "L2 13.7v-3.4l2.6-.5.8-1.8-1.5-2.2 2.4-2.4 2.2 1.5 1.8-.8z";
const $ = (id) => document.getElementById(id);
const values = {}; // of each tab that is not shown
const working = h("span", { class: "working", hidden: true });
let active = "", tab = null, lang = null, changedAt = 0, opening = false;
let here = ""; // the address of what is shown

// ---- What a user prefers: kept here, and in no address ----

function preference(name, value) {
  try {
    if (value === undefined) return localStorage.getItem(`yaku-${name}`);
    localStorage.setItem(`yaku-${name}`, value);
  } catch { /* there is no storage: then for this page only */ }
  return value ?? null;
}
const prefers = { theme: preference("theme") ?? "auto", deck: preference("deck") ?? "four" };

function prefer(name, value) {
  prefers[name] = value;
  preference(name, value);
  dress();
}
function dress() {
  document.documentElement.dataset.theme = ["light", "dark"].includes(prefers.theme) ? prefers.theme : "auto";
  document.documentElement.dataset.deck = prefers.deck === "two" ? "two" : "four";
}

// ---- The head ----

function head() {
  const tabs = h("div", { role: "tablist", "aria-label": "yaku" }, NAMES.map((name) => h("button", { type: "button",
    role: "tab", id: `tab-${name}`, "aria-selected": String(name === active), "aria-controls": "shown",
    onclick: () => name !== active && go(write(name, values[name] ?? {})) }, t(name))));
  rove(tabs, "button");
  $("head").replaceChildren(h("h1", {}, "yaku"), tabs, working, settings());
}
function settings() {
  const element = h("details", { class: "settings" }, h("summary", { "aria-label": t("settings") }, icon(GEAR)),
    h("div", {},
    h("span", {}, t("language")), choice(t("language"), [["en", "English"], ["ja", "日本語"]], language(),
      (value) => { lang = value; go(write(active, tab.values())); }),
    h("span", {}, t("theme")), choice(t("theme"), [["auto", t("auto")], ["light", t("light")], ["dark", t("dark")]],
      prefers.theme, (value) => prefer("theme", value)),
    h("span", {}, t("deck")), choice(t("deck"), [["four", t("four")], ["two", t("two")]], prefers.deck,
      (value) => prefer("deck", value)),
    h("span", {}, t("link")), copier(t("copyLink"), t("copied"), () => location.href)));
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    element.open = false;
    element.querySelector("summary").focus();
  });
  return element;
}
document.addEventListener("pointerdown", ({ target }) => {
  if (!target.closest(".settings")) document.querySelectorAll(".settings").forEach((each) => { each.open = false; });
});

/** The solve that goes on: in the tab's name, and with a way to stop it beside other tabs. */
function showJob() {
  const part = job.part === null ? "" : `${(100 * job.part).toFixed(2)} %`, isHere = active === "solve";
  document.title = `${job.running ? `${part || "…"} · ` : ""}yaku – ${t("title")}`;
  working.hidden = !job.running || isHere;
  working.replaceChildren(h("span", {}, `${t("solve")}: ${part || t("working")}`),
    h("button", { type: "button", class: "quiet", onclick: halt }, t("stop")));
}
onJob(showJob);

// ---- The address ----

const app = {
  /** Keeps the state of the tab in the address: Back goes to the one before. */
  changed() {
    if (location.hash !== here) return; // Back or a link is under way: hashchange follows
    const address = write(active, { ...tab?.values(), lang: lang ?? undefined }), now = performance.now();
    if (here === address) return;
    const isNew = !opening && now - changedAt > TOGETHER;
    history[isNew ? "pushState" : "replaceState"](null, "", address);
    here = location.hash;
    if (!opening) changedAt = now;
  },
  say: (text) => { $("live").textContent = text; },
  /** Says what is wrong with the address, where that is known only later. */
  fault(text) {
    if ($("notice").hidden) $("notice").replaceChildren(h("b", {}, t("inAddress")), h("ul", {}));
    $("notice").hidden = false;
    $("notice").querySelector("ul").append(h("li", {}, text));
  },
  /** Files that are dropped or opened go to the tab. */
  onfile: null,
};

/** To another state, which Back leaves. */
function go(hash) {
  history.pushState(null, "", hash);
  changedAt = 0;
  open(hash, true);
}

function open(hash, isOwn = false) {
  const faults = [], { tab: name, values: found } = read(hash, NAMES, faults), address = new Reader(found, faults);
  const asked = address.oneOf("lang", ["en", "ja"], undefined);
  if (!isOwn || asked) lang = asked ?? null;
  speak(lang ?? (navigator.language?.startsWith("ja") ? "ja" : "en"));
  if (tab) { values[active] = tab.values(); tab.close?.(); }
  [active, tab, here] = [name, null, location.hash];
  app.onfile = null;
  head();
  showJob();
  const made = TABS[name](app, address);
  address.rest();
  tab = made;
  $("main").replaceChildren(made.element);
  made.element.id = "shown";
  made.element.setAttribute("role", "tabpanel");
  made.element.setAttribute("aria-labelledby", `tab-${name}`);
  if (isOwn) $(`tab-${name}`).focus({ focusVisible: false });
  opening = true;
  app.changed();
  $("notice").hidden = true;
  faults.forEach(app.fault);
  made.start?.();
  opening = false;
}

for (const what of ["click", "input", "change"]) addEventListener(what, () => { $("notice").hidden = true; },
  true); // past
addEventListener("hashchange", () => { changedAt = 0; open(location.hash); });
addEventListener("dragover", (event) => {
  event.preventDefault();
  document.body.classList.add("over");
});
addEventListener("dragleave", () => document.body.classList.remove("over"));
addEventListener("drop", (event) => {
  event.preventDefault();
  document.body.classList.remove("over");
  const [file] = event.dataTransfer.files;
  if (!file) return;
  if (SOLUTION.test(file.name) && active !== "solve") go(write("solve", values.solve ?? {}));
  app.onfile?.(file);
});
engine("quick").catch((fault) => {
  $("notice").hidden = false;
  $("notice").textContent = faultText(fault);
});
dress();
open(location.hash);
