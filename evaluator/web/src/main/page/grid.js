// The grid of hands of two cards: pairs on the diagonal, suited hands above it.

import { choice, h, number, rove } from "./dom.js";
import { hot } from "./bars.js";
import { RANKS, SUITS, suit } from "./cards.js";
import { t } from "./words.js";

const THIN = 0.65; // of what is less full, the name does not lie on colour

/** Both cards of a hand, the higher first; such as "AsKs". */
export function combo(hand) {
  const [a, b] = hand.replace(/\s/g,
    "").match(/../g), order = (card) => 4 * RANKS.indexOf(card[0]) + SUITS.indexOf(card[1]);
  return order(a) < order(b) ? a + b : b + a;
}

/** The place of a hand in the grid, such as "AKs". */
export const classOf = (hand) => (hand[0] === hand[2] ? hand[0] + hand[2]
  : hand[0] + hand[2] + (hand[1] === hand[3] ? "s" : "o"));

/** All hands of a place in the grid. */
export function combosOf(place) {
  const [high, low, kind] = place, all = [];
  for (const a of SUITS) for (const b of SUITS) {
    if (kind ? (a === b) === (kind === "s") : SUITS.indexOf(a) < SUITS.indexOf(b)) all.push(high + a + low + b);
  }
  return all;
}

export const placesOf = (ranks) => [...ranks].flatMap((a, row) => [...ranks].map((b, column) =>
  (row === column ? a + b : row < column ? `${a}${b}s` : `${b}${a}o`)));

/**
 * A grid to look at, and to choose one place of.
 *
 * @param cells by place: parts or heat, label, text, and fill, the part of its hands that there are
 */
export function grid(label, ranks, cells, chosen = "", onpick = null) {
  const element = h("div", { class: "grid", role: "group", "aria-label": label, vars: { columns: ranks.length } },
    placesOf(ranks).map((place) => {
    const cell = cells.get(place), label = cell ? `${place}: ${cell.label}` : place;
    return h("button", { type: "button",
      class: cell ? `cell${cell.parts ? ` parts${cell.fill < THIN ? " thin" : ""}` : hot(cell)}` : "cell gone", "data-place": place, "aria-label": label, title: label, "aria-pressed": String(place === chosen),
      "aria-disabled": cell ? false : "true", vars: cell && !cell.parts ? { heat: cell.heat,
        fill: cell.fill ?? 1 } : { fill: cell?.fill ?? 0 } }, cell?.parts ?? null, h("b", {},
        place), cell?.text ? h("small", {}, cell.text) : null);
  }));
  element.addEventListener("click", (event) => {
    const place = event.target.closest("[data-place]")?.dataset.place;
    if (!place || !cells.has(place)) return;
    element.querySelectorAll("[data-place]").forEach((each) => each.setAttribute("aria-pressed",
      String(each.dataset.place === place)));
    onpick?.(place);
  });
  rove(element, "[data-place]", () => ranks.length); // over those that there are
  return element;
}

/** Weighted hands as short text. */
export function textOf(weights, ranks) {
  const groups = new Map(), single = []; // by weight: places
  for (const place of placesOf(ranks)) {
    const each = combosOf(place).map((hand) => [hand, weights.get(hand) ?? 0]), [, first] = each[0];
    if (each.every(([, weight]) => weight === first)) {
      if (first > 0) groups.set(first, [...(groups.get(first) ?? []), place]);
    } else each.forEach(([hand, weight]) => weight > 0 && single.push(weighted(hand, weight)));
  }
  if (groups.get(1)?.length === ranks.length ** 2) return "random";
  return [...[...groups].sort(([a], [b]) => b - a).flatMap(([weight, places]) => runs(places,
    ranks).map((item) => weighted(item, weight))), ...single].join(", ");
}
const weighted = (item, weight) => (weight === 1 ? item : `${item}:${Number(weight.toFixed(3))}`);

/** Neighbours joined: QQ+, ATs+, A5s-A2s. */
function runs(places, ranks) {
  const has = new Set(places), items = [];
  const collect = (names, plus) => { // names from the strongest on
    const found = [];
    for (let from = 0, to; from < names.length; from = to + 1) {
      for (to = from; to < names.length && has.has(names[to]); to++); // the end of what there is
      if (to === from) continue;
      const last = names[to - 1];
      found.push(to - from === 1 ? last : from === 0 && plus ? `${last}+` : `${names[from]}-${last}`);
    }
    return found;
  };
  items.push(...collect([...ranks].map((rank) => rank + rank), true));
  [...ranks].forEach((high, at) => {
    const kickers = [...ranks].slice(at + 1), [suited, offsuit] = ["s",
      "o"].map((kind) => collect(kickers.map((low) => high + low + kind), true));
    const both = suited.filter((item) => offsuit.includes(item.replaceAll("s", "o")));
    items.push(...both.map((item) => item.replaceAll("s", "")), ...suited.filter((item) => !both.includes(item)),
      ...offsuit.filter((item) => !both.includes(item.replaceAll("o", "s"))));
  });
  return items;
}

/** A grid to edit a range with: click and drag, weights, the strongest hands, suits. */
export function rangeEditor(onchange) {
  let weights = new Map(), ranks = RANKS, brush = 1, painting = null, place = "AA", buttons = new Map();
  const count = h("output", {}), holder = h("div", {}), suits = h("div", { class: "suits" });
  const slider = h("input", { type: "range", min: 0, max: 100, step: 1, value: 0, "aria-label": t("topPercent") });
  slider.addEventListener("input", () => { slider.setAttribute("aria-valuetext",
    t("slider", slider.value)); share.textContent = `${slider.value} %`; });
  slider.addEventListener("change", () => onchange(Number(slider.value) ? `${slider.value}%` : ""));
  const share = h("output", {}, "0 %");
  const element = h("div", { class: "rangeEditor" }, holder,
    h("div", { class: "line" }, h("span", { class: "dim" }, t("weight")),
      choice(t("weight"), [1, 0.75, 0.5, 0.25].map((weight) => [weight, `${100 * weight} %`]), brush,
      (weight) => { brush = weight; })),
    h("label", { class: "line" }, h("span", { class: "dim" }, t("topPercent")), slider, share), suits, h("p",
      { class: "hint" }, t("brush")));
  const amount = (of) => combosOf(of).reduce((sum, hand) => sum + (weights.get(hand) ?? 0), 0) / combosOf(of).length;
  const paint = (of, weight) => combosOf(of).forEach((hand) => (weight > 0 ? weights.set(hand, weight)
    : weights.delete(hand)));
  const isBrush = (of) => combosOf(of).every((hand) => weights.get(hand) === brush);
  const done = () => { draw(); onchange(textOf(weights, ranks)); };

  function draw() {
    for (const [of, button] of buttons) {
      const part = amount(of);
      button.style.setProperty("--fill", part);
      button.classList.toggle("on", part > 0);
      button.setAttribute("aria-pressed", String(part > 0));
      button.setAttribute("aria-label", part > 0 && part < 1 ? `${of}, ${Math.round(100 * part)} %` : of);
    }
    count.textContent = t("combos", number(weights.size));
    showSuits();
  }
  function showSuits() {
    suits.replaceChildren(h("span", { class: "dim" }, t("suitsOf", place)),
      h("div", { class: "chips", role: "group", "aria-label": t("suitsOf", place) },
      combosOf(place).map((hand) => h("button", {
      type: "button", class: "chip", "aria-pressed": String(weights.has(hand)), "aria-label": hand, onclick: ({ currentTarget }) => {
        if (weights.get(hand) === brush) weights.delete(hand); else weights.set(hand, brush);
        currentTarget.focus();
        done();
        [...suits.querySelectorAll("button")].find((each) => each.getAttribute("aria-label") === hand)?.focus();
      } }, suit(hand[1]), suit(hand[3])))));
    rove(suits, "button", () => 6);
  }
  function build() {
    buttons = new Map(placesOf(ranks).map((of) => [of, h("button",
      { type: "button", class: "cell edit", "data-place": of }, h("b", {}, of))]));
    const board = h("div", { class: "grid", role: "group", "aria-label": t("range"), vars: { columns: ranks.length } },
      [...buttons.values()]);
    const at = (event) => document.elementFromPoint(event.clientX,
      event.clientY)?.closest?.("[data-place]")?.dataset.place;
    board.addEventListener("pointerdown", (event) => {
      const of = event.target.closest("[data-place]")?.dataset.place;
      if (!of || event.button !== 0) return;
      place = of;
      painting = isBrush(of) ? 0 : brush;
      paint(of, painting);
      draw();
      board.setPointerCapture?.(event.pointerId);
    });
    board.addEventListener("pointermove", (event) => {
      const of = painting !== null && at(event);
      if (of && buttons.has(of) && of !== place) { place = of; paint(of, painting); draw(); }
    });
    for (const end of ["pointerup", "pointercancel"]) board.addEventListener(end,
      () => { if (painting !== null) { painting = null; done(); } });
    board.addEventListener("keydown", (event) => {
      const of = event.target.closest("[data-place]")?.dataset.place;
      if (!of || event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      place = of;
      paint(of, isBrush(of) ? 0 : brush);
      done();
    });
    rove(board, "[data-place]", () => ranks.length);
    holder.replaceChildren(board);
  }
  return {
    element, count,
    /** Shows hands, as the engine has listed them. */
    show(rows, of = RANKS) {
      if (of !== ranks || buttons.size === 0) { ranks = of; build(); }
      weights = new Map(rows.map(({ hand, weight }) => [combo(hand), weight]));
      if (weights.size && !combosOf(place).some((hand) => weights.has(hand))) place = classOf(weights.keys().next().value);
      draw();
    },
  };
}
