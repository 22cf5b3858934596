// The picker of cards, the panel in which cards and ranges are edited, and the entries that open it.

import { choice, h, icon, rove } from "./dom.js";
import { JOKER, RANKS, SUITS, card, cardName, face, parseCards } from "./cards.js";
import { rangeEditor } from "./grid.js";
import { latest } from "./ask.js";
import { t } from "./words.js";

const wide = matchMedia("(min-width: 62rem)");
const PENCIL = "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z";

/** The deck to pick from; those that are taken cannot be picked. */
export function deck({ ranks = RANKS, chosen, taken, most, jokers = 0, copies = 1, onchange }) {
  const free = (name) => copies > 1 || !taken.includes(name);
  const names = [...[...SUITS].flatMap((suit) => [...ranks].map((rank) => rank + suit)), ...(jokers ? [JOKER] : [])];
  const element = h("div", { class: "deck", role: "group", "aria-label": t("cards"), vars: { columns: ranks.length } },
    names.map((name) => h("button", {
    type: "button", class: `card f-${name[1]}`, "data-card": name, "aria-label": cardName(name), "aria-pressed": String(chosen.includes(name)), disabled: !free(name) }, face(name))));
  element.addEventListener("click", (event) => {
    const name = event.target.closest("[data-card]")?.dataset.card;
    if (!name) return;
    const again = copies > 1 || name === JOKER && chosen.filter((each) => each === JOKER).length < jokers;
    onchange(chosen.includes(name) && !again ? chosen.filter((each) => each !== name)
      : [...chosen.slice(0, most - 1), name], name); // one too many takes the place of the last
  });
  rove(element, "[data-card]", () => ranks.length);
  return element;
}

/** The panel: beside the tab where there is room, above its foot elsewhere. One entry at a time is edited in it. */
export function panel() {
  const ask = latest("quick"), title = h("h2", {}), body = h("div", {}), kinds = h("div", {}), shut = h("button",
    { type: "button", class: "quiet shut", onclick: () => close() }, t("done"));
  const clear = h("button", { type: "button", class: "quiet", onclick: () => { target.set(""); refresh(); } },
    t("clear"));
  const element = h("aside", { class: "panel", "aria-label": t("cards") }, h("header", {}, title, clear, shut), kinds,
    body);
  let target = null, kind = "", opener = null, ranges = null;
  element.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });

  function close() {
    element.classList.remove("open");
    opener?.focus();
    opener = null;
  }
  function show(entry) {
    target = entry;
    element.setAttribute("aria-label", t("edit", entry.title));
    kind = entry.kinds.length === 1 ? entry.kinds[0] : parseCards(entry.get()).cards.length && !parseCards(entry.get()).faults.length ? "cards" : "range";
    refresh();
  }
  function refresh() {
    if (!target) return;
    title.textContent = target.title;
    kinds.replaceChildren(target.kinds.length > 1 ? choice(t("view"), target.kinds.map((each) => [each, t(each)]),
      kind, (chosen) => { kind = chosen; draw(); }) : "");
    draw();
  }
  function draw() {
    if (kind === "range") {
      ranges ??= rangeEditor((text) => { target.set(text); load(); });
      if (body.firstChild !== ranges.element) body.replaceChildren(ranges.element, ranges.count);
      load();
    } else drawDeck();
  }
  async function load() {
    const of = target, text = of.get().trim();
    if (text === "") return ranges.show([], of.ranks);
    await ask(async (ask) => ranges.show(await ask(["range", ...of.rules, "--", text]),
      of.ranks)).catch(() => ranges.show([], of.ranks)); // the tab says what is wrong
  }
  function drawDeck(focus = "") {
    const of = target, { cards } = parseCards(of.get());
    body.replaceChildren(deck({ ranks: of.ranks, chosen: cards, taken: of.taken(), most: of.most, jokers: of.jokers,
      copies: of.copies, onchange: (chosen, name) => {
      of.set(chosen.join(" "));
      drawDeck(name);
    } }));
    if (focus) body.querySelector(`[data-card="${focus}"]`)?.focus();
  }
  return {
    element, show, refresh,
    open(entry, button) {
      show(entry);
      opener = button;
      element.classList.add("open");
      body.querySelector("[tabindex='0']")?.focus();
    },
    /** What an entry has that is edited here has changed by itself. */
    changed(entry) { if (entry === target) refresh(); },
    get target() { return target; },
  };
}

/**
 * A line to write cards or a range into, with the cards drawn and a button that opens the panel.
 *
 * @param options title, kinds, ranks, rules, most, taken, onchange, placeholder
 */
export function entry(panel, options) {
  const input = h("input", { type: "text", class: "text", "aria-label": options.title,
    placeholder: options.placeholder ?? "", autocomplete: "off", autocapitalize: "off", spellcheck: "false" });
  const shown = h("span", { class: "cards", "aria-hidden": "true" }), fault = h("p", { class: "fault", role: "alert" });
  const button = h("button", { type: "button", class: "square", "aria-label": t("edit", options.title),
    onclick: () => panel.open(own, button) }, icon(PENCIL));
  const own = {
    ranks: RANKS, rules: [], most: 7, jokers: 0, copies: 1, taken: () => [], ...options,
    element: h("div", { class: "entry" }, h("span", { class: "name" }, options.label ?? options.title),
      h("div", { class: "write" }, shown, input, button), fault),
    get: () => input.value,
    set(text, tells = true) {
      input.value = text;
      draw();
      if (tells) options.onchange(text);
    },
    fault(text) {
      fault.textContent = text;
      input.setAttribute("aria-invalid", String(text !== ""));
    },
  };
  function draw() {
    const { cards, faults } = parseCards(input.value);
    shown.replaceChildren(...(faults.length || cards.length > 9 ? [] : cards.map((name) => card(name))));
  }
  input.addEventListener("input", () => { draw(); panel.changed(own); options.onchange(input.value); });
  input.addEventListener("focus", () => wide.matches && panel.target !== own && panel.show(own));
  return own;
}
