// What a range is on a board, by words; what the board is like.

import { h, number, percent, select } from "./dom.js";
import { bar, legend } from "./bars.js";
import { card, inline, joined, parseCards } from "./cards.js";
import { GAMES, isCards } from "./equity.js";
import { entry, panel } from "./picker.js";
import { Refusal, latest } from "./ask.js";
import { category, faultText, language, t } from "./words.js";

const NAMES = ["holdem", "short-deck", "short-deck-trips", "omaha", "omaha-hi-lo"];
const FEW = 60, MOST_NUTS = 12; // hands that are drawn one by one
const USUAL = "22+, A2s+, K9s+, QTs+, JTs, T9s, 98s, 87s, ATo+, KJo+";

let known = { language: "" };

/** The words for hands and boards in the page's language: name and meaning. */
export async function wordsOf(ask) {
  if (known.language !== language()) {
    const rows = await ask(["board", "--words", "--lang", language()]);
    known = { language: language(), words: new Map(rows.map((row) => [row.word, row])) };
  }
  return known.words;
}

const sum = (list) => list.reduce((total, { weight }) => total + weight, 0);

class Board {
  constructor(app, address) {
    Object.assign(this, { app, run: latest("quick"), side: panel(), entries: {}, timer: 0, words: new Map(),
      said: "" });
    this.state = { game: address.oneOf("game", NAMES, "holdem"), range: address.text("range", USUAL),
      against: address.text("against") };
    this.state.board = joined(address.cards("board", 5)) || (address.has("board") ? "" : "9s8d2s");
    this.inputs = h("div", { class: "work" });
    this.fault = h("p", { class: "fault", role: "alert" });
    this.status = h("p", { class: "status", role: "status" });
    this.out = h("div", { class: "more" });
    const games = NAMES.map((name) => [name, t("games")[name]]);
    this.element = h("section", { class: "tab two" }, h("div", { class: "work" }, h("div", { class: "options" },
      select(t("game"), games, this.state.game, (name) => this.changeGame(name))),
    this.inputs, this.fault, this.status, this.out), this.side.element);
    this.build();
  }

  /** A range of two cards means something else in Omaha: it is not taken over, which is said. */
  changeGame(name) {
    const { state } = this, isOther = Boolean(GAMES[state.game].grid) !== Boolean(GAMES[name].grid);
    const left = ["range", "against"].filter((each) => isOther && !isCards(state[each])).map((each) => state[each]);
    if (isOther) for (const each of ["range", "against"]) if (!isCards(state[each])) state[each] = "";
    state.game = name;
    this.build();
    this.refresh();
    this.said = left.length ? t("rangesGone", left.join(" / ")) : "";
    this.fault.textContent = this.said;
  }

  build() {
    const { state } = this, { ranks, rules, grid, hole } = GAMES[state.game],
      taken = () => parseCards(state.board).cards;
    const make = (name, title, kinds, more = {}) => entry(this.side, { title, kinds, ranks, rules: rules.slice(0, 2),
      onchange: (text) => { state[name] = text; this.refresh(); }, ...more });
    this.entries = {
      board: make("board", t("board"), ["cards"], { most: 5, placeholder: t("cardsPlaceholder") }),
      range: make("range", t("range"), grid ? ["range", "cards"] : ["cards"],
        { placeholder: grid ? t("placeholder") : t("noGrid"), most: hole, taken }),
      ...(grid ? { against: make("against", t("against"), ["range", "cards"],
        { placeholder: t("placeholder"), most: 2, taken }) } : {}),
    };
    for (const [name, each] of Object.entries(this.entries)) {
      each.set(name === "board" ? parseCards(state.board).cards.join(" ") || state.board : state[name], false);
    }
    this.inputs.replaceChildren(h("div", { class: "pairs big" }, this.entries.board.element),
      h("div", { class: "pairs" }, this.entries.range.element, this.entries.against?.element ?? ""));
    this.side.show(grid ? this.entries.range : this.entries.board);
  }

  refresh() {
    this.app.changed();
    this.said = "";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.start(), 120);
  }

  wrong(reason) {
    this.status.textContent = "";
    this.fault.textContent = faultText(reason);
    delete this.element.dataset.done;
  }

  async attempt(name, asks) {
    try {
      return await asks();
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason;
      this.entries[name].fault(faultText(reason));
      return null;
    }
  }

  async answer(ask) {
    const { state, element, out, entries } = this, { rules } = GAMES[state.game], cards = parseCards(state.board);
    delete element.dataset.done;
    this.fault.textContent = this.said;
    Object.values(entries).forEach((each) => each.fault(""));
    this.words = await wordsOf(ask);
    if (cards.cards.length < 3 && cards.faults.length === 0) {
      out.replaceChildren();
      this.status.textContent = t("pickBoard");
      return;
    }
    const found = await this.attempt("board", async () => (await ask(["board", ...rules, "--", state.board]))[0]);
    if (!found) return out.replaceChildren();
    const here = h("section", { class: "sheet", hidden: true });
    out.replaceChildren(this.texture(found), here);
    this.status.textContent = "";
    element.dataset.board = JSON.stringify(found);
    if (!state.range.trim() || await this.showRange(ask, here, found)) element.dataset.done = "yes";
  }

  async showRange(ask, here, found) {
    const { state, entries } = this, { rules } = GAMES[state.game], spot = `${state.range} | ${state.board}`;
    const hands = await this.attempt("range", () => ask(["range", ...rules, "--", spot]));
    if (!hands) return false;
    this.rangeHere(here, found, hands, null);
    if (state.against.trim() && entries.against) {
      const equities = await this.attempt("against", () => this.byWord(ask, hands, rules));
      if (equities) this.rangeHere(here, found, hands, equities);
    }
    return true;
  }

  /** The equity of all hands of a word, for each word; and of the range. */
  async byWord(ask, hands, rules) {
    const { state } = this, groups = this.groupsOf(hands), all = [...groups.made, ...groups.draws];
    const one = ({ hand, weight }) => `${hand.replace(/\s/g, "")}${weight === 1 ? "" : `:${weight}`}`;
    const texts = [state.range, ...all.map(([, list]) => list.map(one).join(","))];
    const rows = await ask(["equity", ...rules, "--",
      ...texts.map((each) => `${each} / ${state.against} | ${state.board}`)]);
    const shares = new Map(rows.map((row) => [row.spot - 1, row.players[0].share]));
    return new Map([["", shares.get(0)], ...all.map(([word], i) => [word, shares.get(i + 1)])]);
  }

  groupsOf(hands) {
    const made = new Map(), draws = new Map(), put = (map, word, hand) => map.set(word, [...(map.get(word) ?? []),
      hand]);
    for (const hand of hands) {
      put(made, hand.made, hand);
      (hand.draws.length ? hand.draws : ["none"]).forEach((word) => put(draws, word, hand));
    }
    const order = [...this.words.keys(), "none"];
    const sorted = (map) => [...map].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
    return { made: sorted(made), draws: sorted(draws) };
  }

  nameOf(word) { return this.words.get(word)?.name ?? t(word); }

  texture(found) {
    const facts = [this.nameOf(found.suits), this.nameOf(found.pairing), t("high", found.high),
      found.straights ? t("straights", found.straights) : t("noStraights")];
    const holes = found.nutHoles, drawn = holes.slice(0, MOST_NUTS).map((hole) =>
      h("span", { class: "cards" }, parseCards(hole).cards.map((name) => card(name))));
    return h("section", { class: "sheet" }, h("h2", {}, t("texture")),
      h("p", { class: "facts" }, facts.map((fact) => h("span", { class: "fact" }, fact))),
      h("h3", {}, `${t("nuts")}: ${category(found.nutCategory)}`), h("p", { class: "nuts" }, drawn,
        holes.length > MOST_NUTS ? h("span", { class: "dim" }, ` … ${t("holes", number(holes.length))}`) : ""));
  }

  rangeHere(where, found, hands, equities) {
    const groups = this.groupsOf(hands), whole = sum(hands), { against } = this.state;
    const everybody = Object.values(found.made).reduce((a, b) => a + b, 0);
    const list = (title, note, each, all) => {
      const heads = h("div", { class: "row heads", "aria-hidden": "true" },
        h("span", {}, title, note ? h("small", {}, ` (${note})`) : ""), h("span", {}, ""), h("span", {}, t("share")),
        legend([t("ofRange"), t("ofAll")], ["share", "ghost"]),
        h("span", {}, equities ? t("equityWord") : ""));
      return h("div", { class: `words${equities ? " with" : ""}`, role: "list", "aria-label": title }, heads,
        each.map(([word, of]) => this.row(word, of, sum(of) / whole, (all[word] ?? 0) / everybody, equities)));
    };
    where.replaceChildren(h("h2", {}, t("rangeHere")), h("p", { class: "dim" }, t("combos", number(whole)),
      equities ? ` · ${t("against")} ${against}: ` : "", equities ? h("b", {}, percent(equities.get(""))) : ""),
    list(t("made"), "", groups.made, found.made), list(t("draws"), t("severalDraws"), groups.draws, found.draws));
    where.hidden = false;
  }

  row(word, of, part, rest, equities) {
    const meaning = this.words.get(word)?.meaning ?? "", detail = h("div", { class: "detail", hidden: true });
    const button = h("button", { type: "button", class: "word", "aria-expanded": "false", title: meaning,
      onclick: () => {
      detail.hidden = !detail.hidden;
      button.setAttribute("aria-expanded", String(!detail.hidden));
      detail.replaceChildren(h("p", { class: "dim" }, meaning), h("p", { class: "hands" },
        of.slice(0, FEW).map(({ hand, weight }) => [inline(hand),
          weight < 1 ? h("small", {}, ` ${percent(weight, 0)}`) : ""]),
        of.length > FEW ? ` … ${t("combos", number(of.length))}` : ""));
    } }, this.nameOf(word));
    return h("div", { class: "row", role: "listitem", "data-word": word, "data-combos": sum(of) }, button,
      h("span", { class: "figure" }, number(sum(of))), h("span", { class: "figure" }, percent(part, 1)),
      h("span", { class: "twin" }, bar([[part, "share"]], `${t("ofRange")} ${percent(part, 1)}`),
        bar([[rest, "ghost"]], `${t("ofAll")} ${percent(rest, 1)}`)),
      h("span", { class: "figure equity" }, equities ? percent(equities.get(word)) : ""), detail);
  }

  start() { return this.run((ask) => this.answer(ask)).catch((reason) => this.wrong(reason)); }

  values() {
    const { game, board, range, against } = this.state;
    return { game: game === "holdem" ? undefined : game, board: joined(parseCards(board).cards), range, against };
  }

  close() {
    clearTimeout(this.timer);
    this.run.leave();
  }
}

export const board = (app, address) => new Board(app, address);
