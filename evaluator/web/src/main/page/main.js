// The page: tabs, settings, and the address that holds the state.

import { choice, h, icon, rove } from "./dom.js";
import { language, speak, t } from "./words.js";
import { engine } from "./ask.js";
import { read, reader, write } from "./address.js";
import { equity } from "./equity.js";
import { board } from "./board.js";
import { solve } from "./solve.js";
import { hands } from "./hands.js";
import { poker } from "./poker.js";

const TABS = { equity, board, solve, hands, poker };
const NAMES = Object.keys(TABS);
const GEAR = "M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM10.3 2h3.4l.5 2.6 1.8.8 2.2-1.5 2.4 2.4-1.5 2.2.8 1.8 2.6.5v3.4l-2.6.5-.8 1.8 1.5 2.2" +
  "-2.4 2.4-2.2-1.5-1.8.8-.5 2.6h-3.4l-.5-2.6-1.8-.8-2.2 1.5-2.4-2.4 1.5-2.2-.8-1.8L2 13.7v-3.4l2.6-.5.8-1.8-1.5-2.2 2.4-2.4 2.2 1.5 1.8-.8z";
const $ = (id) => document.getElementById(id);
const values = {}; // of each tab that is not shown
let active = "", tab = null, lang = null;

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
  const tabs = h("div", { role: "tablist", "aria-label": "yaku" },
    NAMES.map((name) => h("button", { type: "button", role: "tab", id: `tab-${name}`,
    "aria-selected": String(name === active),
    "aria-controls": "main", onclick: () => name !== active && open(write(name, values[name] ?? {}),
      true) }, t(name))));
  rove(tabs, "button");
  const settings = h("details", { class: "settings" }, h("summary", { "aria-label": t("settings") }, icon(GEAR)),
    h("div", {},
    h("span", {}, t("language")), choice(t("language"), [["en", "English"], ["ja", "日本語"]], language(),
      (value) => { lang = value; open(write(active, tab.values()), true); }),
    h("span", {}, t("theme")), choice(t("theme"), [["auto", t("auto")], ["light", t("light")], ["dark", t("dark")]],
      prefers.theme, (value) => prefer("theme", value)),
    h("span", {}, t("deck")), choice(t("deck"), [["four", t("four")], ["two", t("two")]], prefers.deck,
      (value) => prefer("deck", value))));
  settings.addEventListener("keydown",
    (event) => { if (event.key === "Escape") { settings.open = false; settings.querySelector("summary").focus(); } });
  $("head").replaceChildren(h("h1", {}, "yaku"), tabs, settings);
  document.title = `yaku – ${t("title")}`;
}
document.addEventListener("pointerdown",
  (event) => { if (!event.target.closest(".settings")) document.querySelectorAll(".settings").forEach((each) => { each.open = false; }); });

// ---- The address ----

const app = {
  /** Keeps the state of the tab in the address. */
  changed() {
    const address = write(active, { ...tab?.values(), lang: lang ?? undefined });
    if (location.hash !== address) history.replaceState(null, "", address);
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

function open(hash, isOwn = false) {
  const faults = [], { tab: name, values: found } = read(hash, NAMES, faults), address = reader(found, faults);
  const asked = address.oneOf("lang", ["en", "ja"], undefined);
  if (!isOwn || asked) lang = asked ?? null;
  speak(lang ?? (navigator.language?.startsWith("ja") ? "ja" : "en"));
  if (tab) { values[active] = tab.values(); tab.close?.(); }
  active = name;
  tab = null;
  app.onfile = null;
  head();
  const made = TABS[name](app, address);
  address.rest();
  tab = made;
  $("main").replaceChildren(made.element);
  $("main").setAttribute("role", "tabpanel");
  $("main").setAttribute("aria-labelledby", `tab-${name}`);
  if (isOwn) $(`tab-${name}`).focus({ focusVisible: false });
  app.changed();
  $("notice").hidden = true;
  faults.forEach(app.fault);
  made.start?.();
}

for (const what of ["click", "input", "change"]) addEventListener(what, () => { $("notice").hidden = true; },
  true); // what was read is past
addEventListener("hashchange", () => open(location.hash));
addEventListener("dragover", (event) => { event.preventDefault(); document.body.classList.toggle("over",
  app.onfile !== null); });
addEventListener("dragleave", () => document.body.classList.remove("over"));
addEventListener("drop", (event) => {
  event.preventDefault();
  document.body.classList.remove("over");
  if (event.dataTransfer.files[0]) app.onfile?.(event.dataTransfer.files[0]);
});
engine("quick").catch((fault) => { $("notice").hidden = false; $("notice").textContent = String(fault.message ?? fault); });
dress();
open(location.hash);
