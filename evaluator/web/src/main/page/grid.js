// The grid of hands of two cards: pairs on the diagonal, suited hands above it.

import { choice, h, number, rove } from "./dom.js";
import { RANKS, SUITS, suit } from "./cards.js";
import { t } from "./words.js";

/** Both cards of a hand, the higher first; such as "AsKs". */
export function combo(hand) {
  const [a, b] = hand.replace(/\s/g, "").match(/../g);
  const order = (card) => 4 * RANKS.indexOf(card[0]) + SUITS.indexOf(card[1]);
  return order(a) < order(b) ? a + b : b + a;
}

/** The place of a hand in the grid, such as "AKs". */
export const classOf = (hand) => (hand[0] === hand[2] ? hand[0] + hand[2]
  : hand[0] + hand[2] + (hand[1] === hand[3] ? "s" : "o"));

/** All hands of a place in the grid. */
export function combosOf(place) {
  const [high, low, kind] = place, all = [];
  for (const a of SUITS) {
    for (const b of SUITS) {
      const isOne = kind ? (a === b) === (kind === "s") : SUITS.indexOf(a) < SUITS.indexOf(b);
      if (isOne) all.push(high + a + low + b);
    }
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
  const cellOf = (place) => {
    const cell = cells.get(place), name = cell ? `${place}: ${cell.label}` : place;
    return h("button", { type: "button", class: cell ? `cell${cell.parts ? " parts" : ""}` : "cell gone", title: name,
      "data-place": place, "aria-label": name, "aria-pressed": String(place === chosen),
      "aria-disabled": cell ? false : "true",
      vars: cell && !cell.parts ? { heat: cell.heat, fill: cell.fill ?? 1 } : { fill: cell?.fill ?? 0 } },
    cell?.parts ?? null, h("b", {}, place), cell?.text ? h("small", {}, cell.text) : null);
  };
  const element = h("div", { class: "grid", role: "group", "aria-label": label, vars: { columns: ranks.length } },
    placesOf(ranks).map(cellOf));
  element.addEventListener("click", (event) => {
    const place = event.target.closest("[data-place]")?.dataset.place;
    if (!place || !cells.has(place)) return;
    element.querySelectorAll("[data-place]").forEach((each) =>
      each.setAttribute("aria-pressed", String(each.dataset.place === place)));
    onpick?.(place);
  });
  rove(element, "[data-place]", () => ranks.length); // over those that there are
  return element;
}

/** A grid to edit a range with: click and drag, weights, the strongest hands, suits. */
export class RangeEditor {
  /** @param onchange takes the range as text, every hand by itself */
  constructor(onchange) {
    Object.assign(this, { onchange, weights: new Map(), ranks: RANKS, brush: 1, painting: null, place: "AA",
      buttons: new Map() });
    [this.count, this.share] = [h("output", {}), h("output", {}, "0 %")];
    [this.holder, this.suits] = [h("div", {}), h("div", { class: "suits" })];
    const slider = h("input", { type: "range", min: 0, max: 100, step: 1, value: 0, "aria-label": t("topPercent") });
    slider.addEventListener("input", () => {
      slider.setAttribute("aria-valuetext", t("slider", slider.value));
      this.share.textContent = `${slider.value} %`;
    });
    slider.addEventListener("change", () => onchange(Number(slider.value) ? `${slider.value}%` : ""));
    this.element = h("div", { class: "rangeEditor" }, this.holder, h("div", { class: "line" },
      h("span", { class: "dim" }, t("weight")), choice(t("weight"), [1, 0.75, 0.5, 0.25].map((weight) =>
        [weight, `${100 * weight} %`]), this.brush, (weight) => { this.brush = weight; })),
    h("label", { class: "line" }, h("span", { class: "dim" }, t("topPercent")), slider, this.share), this.suits,
    h("p", { class: "hint" }, t("brush")));
  }

  amount(of) {
    const all = combosOf(of);
    return all.reduce((sum, hand) => sum + (this.weights.get(hand) ?? 0), 0) / all.length;
  }

  paint(of, weight) {
    combosOf(of).forEach((hand) => (weight > 0 ? this.weights.set(hand, weight) : this.weights.delete(hand)));
  }

  isBrush(of) { return combosOf(of).every((hand) => this.weights.get(hand) === this.brush); }

  done() {
    this.draw();
    this.onchange([...this.weights].map(([hand, weight]) => (weight === 1 ? hand : `${hand}:${weight}`)).join(","));
  }

  draw() {
    for (const [of, button] of this.buttons) {
      const part = this.amount(of);
      button.style.setProperty("--fill", part);
      button.setAttribute("aria-pressed", String(part > 0));
      button.setAttribute("aria-label", part > 0 && part < 1 ? `${of}, ${Math.round(100 * part)} %` : of);
    }
    this.count.textContent = t("combos", number(this.weights.size));
    this.showSuits();
  }

  showSuits() {
    const { place, weights, brush, suits } = this, toggle = (hand) => {
      if (weights.get(hand) === brush) weights.delete(hand);
      else weights.set(hand, brush);
      this.done();
      suits.querySelector(`[aria-label="${hand}"]`)?.focus();
    };
    suits.replaceChildren(h("span", { class: "dim" }, t("suitsOf", place)),
      h("div", { class: "chips", role: "group", "aria-label": t("suitsOf", place) }, combosOf(place).map((hand) =>
        h("button", { type: "button", class: "chip", "aria-pressed": String(weights.has(hand)), "aria-label": hand,
          onclick: () => toggle(hand) }, suit(hand[1]), suit(hand[3])))));
    rove(suits, "button", () => 6);
  }

  build() {
    this.buttons = new Map(placesOf(this.ranks).map((of) =>
      [of, h("button", { type: "button", class: "cell edit", "data-place": of }, h("b", {}, of))]));
    const board = h("div", { class: "grid", role: "group", "aria-label": t("range"),
      vars: { columns: this.ranks.length } },
      [...this.buttons.values()]);
    board.addEventListener("pointerdown", (event) => this.press(event, board));
    board.addEventListener("pointermove", (event) => this.drag(event));
    board.addEventListener("pointerup", () => this.release());
    board.addEventListener("pointercancel", () => { // two fingers zoom
      if (this.painting !== null) this.weights = this.before;
      this.painting = null;
      this.draw();
    });
    board.addEventListener("keydown", (event) => this.key(event));
    rove(board, "[data-place]", () => this.ranks.length);
    this.holder.replaceChildren(board);
  }

  press(event, board) {
    const of = event.target.closest("[data-place]")?.dataset.place;
    if (!of || event.button !== 0 || !event.isPrimary) return;
    this.before = new Map(this.weights);
    this.place = of;
    this.painting = this.isBrush(of) ? 0 : this.brush;
    this.paint(of, this.painting);
    this.draw();
    board.setPointerCapture?.(event.pointerId);
  }

  drag({ clientX, clientY }) {
    if (this.painting === null) return;
    const of = document.elementFromPoint(clientX, clientY)?.closest?.("[data-place]")?.dataset.place;
    if (!this.buttons.has(of) || of === this.place) return;
    this.place = of;
    this.paint(of, this.painting);
    this.draw();
  }

  release() {
    if (this.painting === null) return;
    this.painting = null;
    this.done();
  }

  key(event) {
    const of = event.target.closest("[data-place]")?.dataset.place;
    if (!of || event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    this.place = of;
    this.paint(of, this.isBrush(of) ? 0 : this.brush);
    this.done();
  }

  /** Shows hands, as the engine has listed them. */
  show(rows, of = RANKS) {
    if (of !== this.ranks || this.buttons.size === 0) {
      this.ranks = of;
      this.build();
    }
    this.weights = new Map(rows.map(({ hand, weight }) => [combo(hand), weight]));
    const isHere = combosOf(this.place).some((hand) => this.weights.has(hand));
    if (this.weights.size && !isHere) this.place = classOf(this.weights.keys().next().value);
    this.draw();
  }
}
