// Bars, all of one scale, and heat maps of the deck.

import { h, percent, rove } from "./dom.js";
import { RANKS, SUITS, cardName, face } from "./cards.js";

/** A bar of parts of one whole: [part, class, title]. */
export const bar = (parts, label = "", scale = 1) => h("span",
  { class: "bar", role: "img", "aria-label": label || parts.map(([part, , title]) =>
  `${title ?? ""} ${percent(part, 1)}`).join(", ") }, parts.filter(([part]) => part > 0).map(([part, name, title]) =>
  h("i", { class: name, title: title ? `${title} ${percent(part, 1)}` : false, vars: { part: part / scale } })));

/** The least and greatest of some numbers, for colours. */
export function span(values) {
  const all = values.filter((value) => value !== null && value !== undefined);
  return { low: Math.min(...all), high: Math.max(...all) };
}

/** Where a value lies in a span, 0 to 100, for a colour from low to high. */
export const heat = (value, { low, high }) => (high > low ? Math.round((100 * (value - low)) / (high - low)) : 50);

export const hot = ({ heat: of }) => (of > 84 ? " hot" : "");

/**
 * The deck as a heat map.
 *
 * @param cells by card: text, heat 0 to 100, label, and whether it is chosen; cards that are not there are shown faintly
 */
export function deckMap(label, cells, onpick = null, ranks = RANKS) {
  const board = h("div", { class: "deckmap", role: "group", "aria-label": label, vars: { columns: ranks.length } },
    [...SUITS].flatMap((suit) => [...ranks].map((rank) => {
    const name = rank + suit, cell = cells.get(name);
    if (!cell) return h("span", { class: "cell gone", "aria-hidden": "true" }, face(name));
    const more = { class: `cell f-${suit}${cell.parts ? " parts" : hot(cell)}`,
      "aria-label": `${cardName(name)}: ${cell.label}`, title: `${cardName(name)}: ${cell.label}`, "data-card": name, vars: cell.heat === undefined ? {} : { heat: cell.heat } };
    return h(onpick ? "button" : "span", onpick ? { type: "button", ...more }
      : { role: "img", tabindex: "-1", ...more }, face(name), cell.parts ?? h("small", {}, cell.text));
  })));
  if (onpick) board.addEventListener("click", (event) => event.target.closest("[data-card]")
    && onpick(event.target.closest("[data-card]").dataset.card));
  rove(board, "[data-card]", () => ranks.length);
  return board;
}

/** A table: heads, then rows of cells; the first cell of a row names it. */
export const table = (heads, rows, name = "") => h("table", { class: name },
  h("thead", {}, h("tr", {}, heads.map((head) => h("th", { scope: "col" }, head)))),
  h("tbody", {}, rows.map(([first, ...cells]) => h("tr", {}, h("th", { scope: "row" }, first),
    cells.map((cell) => h("td", {}, cell))))));
