// Bars, all of one scale, and heat maps of the deck.

import { h, percent, rove } from "./dom.js";
import { RANKS, SUITS, cardName, face } from "./cards.js";

/** A bar of parts of one whole: [part, class, title]. */
export function bar(parts, label = "", scale = 1) {
  const named = ([part, , title]) => `${title ?? ""} ${percent(part, 1)}`;
  return h("span", { class: "bar", role: "img", "aria-label": label || parts.map(named).join(", ") },
    parts.filter(([part]) => part > 0).map((each) =>
      h("i", { class: each[1], title: each[2] ? named(each) : false, vars: { part: each[0] / scale } })));
}

/** The least and greatest of some numbers, for colours. */
export function span(values) {
  const all = values.filter((value) => value !== null && value !== undefined);
  return { low: Math.min(...all), high: Math.max(...all) };
}

/** Where a value lies in a span, 0 to 100, for a colour from low to high. */
export const heat = (value, { low, high }) => (high > low ? Math.round((100 * (value - low)) / (high - low)) : 50);

/** What colours mean: a span from low to high, or actions. */
export const heatScale = ({ low, high }, shown) => h("div", { class: "scale", "aria-hidden": "true" },
  h("span", {}, shown(low)), h("i", {}), h("span", {}, shown(high)));
export const legend = (actions, names) => h("p", { class: "legend" },
  actions.map((action, i) => h("span", {}, h("i", { class: names[i] }), action)));

/**
 * The deck as a heat map.
 *
 * @param cells by card: text, heat 0 to 100, label, cards that are not there are shown faintly
 */
export function deckMap(label, cells, onpick = null, ranks = RANKS) {
  const cellOf = (name) => {
    const cell = cells.get(name), label = `${cardName(name)}: ${cell?.label}`;
    if (!cell) return h("span", { class: "cell gone", "aria-hidden": "true" }, face(name));
    const kind = onpick ? { type: "button" } : { role: "img", tabindex: "-1" };
    return h(onpick ? "button" : "span", { ...kind, class: `cell f-${name[1]}${cell.parts ? " parts" : ""}`,
      title: label,
      "aria-label": label, "data-card": name, vars: cell.heat === undefined ? {} : { heat: cell.heat } },
    face(name), cell.parts ?? h("small", {}, cell.text));
  };
  const board = h("div", { class: "deckmap", role: "group", "aria-label": label, vars: { columns: ranks.length } },
    [...SUITS].flatMap((suit) => [...ranks].map((rank) => cellOf(rank + suit))));
  if (onpick) {
    board.addEventListener("click", ({ target }) => {
      const card = target.closest("[data-card]")?.dataset.card;
      if (card) onpick(card);
    });
  }
  rove(board, "[data-card]", () => ranks.length);
  return board;
}

/** What may be longer than its place: it can be scrolled by keyboard, too. */
export const scroller = (label, ...content) => h("div", { class: "scroll", tabindex: "0", role: "group",
  "aria-label": label }, content);

/** A table: heads, then rows of cells; the first cell of a row names it. */
export const table = (heads, rows, name = "") => h("table", { class: name },
  h("thead", {}, h("tr", {}, heads.map((head) => (head ? h("th", { scope: "col" }, head) : h("td", {}))))),
  h("tbody", {}, rows.map(([first, ...cells]) => h("tr", {}, h("th", { scope: "row" }, first),
    cells.map((cell) => h("td", {}, cell))))));
