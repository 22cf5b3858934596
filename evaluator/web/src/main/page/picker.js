// The picker of cards, the panel in which cards and ranges are edited, and the entries that open it.

import { choice, h, icon, rove } from "./dom.js";
import { JOKER, RANKS, SUITS, card, cardName, face, historyCards, parseCards } from "./cards.js";
import { RangeEditor } from "./grid.js";
import { latest } from "./ask.js";
import { t } from "./words.js";

const wide = matchMedia("(min-width: 62rem)");
const PENCIL = "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z";

/** The deck to pick from; those that are taken cannot be picked. */
export function deck({ ranks = RANKS, chosen, taken, most, jokers = 0, copies = 1, onchange }) {
  const names = [...[...SUITS].flatMap((suit) => [...ranks].map((rank) => rank + suit)), ...(jokers ? [JOKER] : [])];
  const element = h("div", { class: "deck", role: "group", "aria-label": t("cards"), vars: { columns: ranks.length } },
    names.map((name) => h("button", { type: "button", class: `card f-${name[1]}`, "data-card": name,
      "aria-label": cardName(name), "aria-pressed": String(chosen.includes(name)),
      disabled: copies === 1 && taken.includes(name) }, face(name))));
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
class Panel {
  constructor() {
    Object.assign(this, { ask: latest("quick"), target: null, kind: "", opener: null, ranges: null });
    [this.title, this.body, this.kinds] = [h("h2", {}), h("div", {}), h("div", {})];
    const shut = h("button", { type: "button", class: "quiet shut", onclick: () => this.close() }, t("done"));
    const clear = h("button", { type: "button", class: "quiet", onclick: () => this.put("") }, t("clear"));
    this.element = h("aside", { class: "panel", "aria-label": t("cards") },
      h("header", {}, this.title, clear, shut), this.kinds, this.body);
    this.element.addEventListener("keydown", (event) => { if (event.key === "Escape") this.close(); });
  }

  put(text) {
    this.target.set(text);
    this.refresh();
  }

  close() {
    this.element.classList.remove("open");
    this.opener?.focus();
    this.opener = null;
  }

  show(entry) {
    this.target = entry;
    this.element.setAttribute("aria-label", t("edit", entry.title));
    const { cards, faults } = parseCards(entry.get());
    this.kind = entry.kinds.length === 1 ? entry.kinds[0] : cards.length && !faults.length ? "cards" : "range";
    this.refresh();
  }

  open(entry, button) {
    this.show(entry);
    this.opener = button;
    this.element.classList.add("open");
    this.body.querySelector("[tabindex='0']")?.focus();
  }

  /** What an entry has that is edited here has changed by itself. */
  changed(entry) { if (entry === this.target) this.refresh(); }

  refresh() {
    const { target } = this;
    if (!target) return;
    this.title.textContent = target.title;
    this.kinds.replaceChildren(target.kinds.length > 1 ? choice(t("view"), target.kinds.map((each) => [each, t(each)]),
      this.kind, (chosen) => { this.kind = chosen; this.draw(); }) : "");
    this.draw();
  }

  draw() {
    if (this.kind !== "range") return this.drawDeck();
    this.ranges ??= new RangeEditor((text) => this.write(text));
    const { element, count } = this.ranges;
    if (this.body.firstChild !== element) this.body.replaceChildren(element, count);
    this.load();
  }

  /** What was drawn, as the engine writes it: short. */
  async write(text) {
    const of = this.target;
    if (text === "") return this.put("");
    await this.ask(async (ask) => {
      const [{ text: short }] = await ask(["range", ...of.rules, "--text", "--", text]);
      if (this.target === of) this.put(short);
    }).catch(() => this.put(text)); // the tab says what is wrong
  }

  async load() {
    const of = this.target, text = of.get().trim();
    if (text === "") return this.ranges.show([], of.ranks);
    await this.ask(async (ask) => this.ranges.show(await ask(["range", ...of.rules, "--", text]), of.ranks))
      .catch(() => this.ranges.show([], of.ranks)); // the tab says what is wrong
  }

  drawDeck(focus = "") {
    const { target: of } = this, { cards } = parseCards(of.get());
    this.body.replaceChildren(deck({ ranks: of.ranks, chosen: cards, taken: of.taken(), most: of.most,
      jokers: of.jokers,
      copies: of.copies, onchange: (chosen, name) => {
        of.set(chosen.join(" "));
        this.drawDeck(name);
      } }));
    if (focus) this.body.querySelector(`[data-card="${focus}"]`)?.focus();
  }
}
export const panel = () => new Panel();

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
  const name = h("span", { class: "name" }, options.label ?? options.title);
  const own = {
    ranks: RANKS, rules: [], most: 7, jokers: 0, copies: 1, taken: () => [], ...options, name,
    element: h("div", { class: "entry" }, name, h("div", { class: "write" }, shown, input, button), fault),
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
    shown.replaceChildren(...(faults.length || cards.length > 9 ? [] : cards.map((each) => card(each))));
  }
  input.addEventListener("input", () => { draw(); panel.changed(own); options.onchange(input.value); });
  input.addEventListener("paste", (event) => {
    const cards = historyCards(event.clipboardData?.getData("text") ?? "");
    if (cards.length === 0) return;
    event.preventDefault();
    own.set(cards.join(" "));
    panel.changed(own);
  });
  input.addEventListener("focus", () => wide.matches && panel.target !== own && panel.show(own));
  return own;
}
