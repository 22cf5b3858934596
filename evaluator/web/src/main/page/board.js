// What a range is on a board, by words; what the board is like.

import { h, number, percent, select } from "./dom.js";
import { bar } from "./bars.js";
import { card, inline, joined, parseCards } from "./cards.js";
import { GAMES } from "./equity.js";
import { entry, panel } from "./picker.js";
import { Refusal, latest } from "./ask.js";
import { category, language, t } from "./words.js";

const NAMES = ["holdem", "short-deck", "short-deck-trips", "omaha", "omaha-hi-lo"];
const FEW = 60; // hands that are drawn one by one

let known = { language: "" };

/** The words for hands and boards in the page's language: name and meaning. */
export async function wordsOf(ask) {
  if (known.language !== language()) {
    const rows = await ask(["board", "--words", "--lang", language()]);
    known = { language: language(), words: new Map(rows.map((row) => [row.word, row])) };
  }
  return known.words;
}

export function board(app, address) {
  const run = latest("quick"), side = panel();
  const state = { game: address.oneOf("game", NAMES, "holdem"),
    range: address.text("range",
    "22+, A2s+, K9s+, QTs+, JTs, T9s, 98s, 87s, ATo+, KJo+"), against: address.text("against") };
  state.board = joined(address.cards("board", 5)) || (address.text("board", null) === null ? "9s8d2s" : "");
  const inputs = h("div", { class: "work" }), fault = h("p", { class: "fault", role: "alert" }), status = h("p",
    { class: "status", role: "status" }), out = h("div", { class: "more" });
  const element = h("section", { class: "tab two" }, h("div", { class: "work" },
    h("div", { class: "options" }, select(t("game"), NAMES.map((name) => [name, t("games")[name]]), state.game,
    (name) => { state.game = name; build(); refresh(); })),
    inputs, fault, status, out), side.element);
  let entries = {}, timer = 0, words = new Map();

  function build() {
    const { ranks, rules, grid: hasGrid } = GAMES[state.game];
    const make = (name, title, kinds, more = {}) => entry(side,
      { title, kinds, ranks, rules: rules.slice(0, 2), onchange: (text) => { state[name] = text; refresh(); },
      ...more });
    entries = {
      board: make("board", t("board"), ["cards"], { most: 5, placeholder: t("cardsPlaceholder") }),
      range: make("range", t("range"), hasGrid ? ["range", "cards"] : ["cards"],
        { placeholder: hasGrid ? t("placeholder") : t("noGrid"), most: GAMES[state.game].hole,
        taken: () => parseCards(state.board).cards }),
      ...(hasGrid ? { against: make("against", t("against"), ["range", "cards"],
        { placeholder: t("placeholder"), most: 2, taken: () => parseCards(state.board).cards }) } : {}),
    };
    for (const [name, each] of Object.entries(entries)) each.set(name === "board"
      ? parseCards(state.board).cards.join(" ") || state.board : state[name], false);
    inputs.replaceChildren(h("div", { class: "pairs big" }, entries.board.element),
      h("div", { class: "pairs" }, entries.range.element, entries.against?.element ?? ""));
    side.show(hasGrid ? entries.range : entries.board);
  }
  function refresh() {
    app.changed();
    clearTimeout(timer);
    timer = setTimeout(() => run(answer).catch(wrong), 120);
  }
  function wrong(reason) {
    status.textContent = "";
    fault.textContent = reason.message;
    delete element.dataset.done;
  }
  async function answer(ask) {
    const { rules } = GAMES[state.game], cards = parseCards(state.board);
    delete element.dataset.done;
    fault.textContent = "";
    Object.values(entries).forEach((each) => each.fault(""));
    words = await wordsOf(ask);
    if (cards.cards.length < 3 && cards.faults.length === 0) {
      out.replaceChildren();
      status.textContent = t("pickBoard");
      return;
    }
    const attempt = async (name, asks) => {
      try { return await asks(); } catch (reason) {
        if (!(reason instanceof Refusal)) throw reason;
        entries[name].fault(reason.message.replace(/^(board|range) 1(, column \d+)?: |^--against: /, ""));
        return null;
      }
    };
    const found = await attempt("board", async () => (await ask(["board", ...rules, "--", state.board]))[0]);
    if (!found) return out.replaceChildren();
    const sheet = texture(found), here = h("section", { class: "sheet", hidden: true });
    out.replaceChildren(sheet, here);
    status.textContent = "";
    element.dataset.board = JSON.stringify(found);
    if (state.range.trim()) {
      const hands = await attempt("range", () => ask(["range", ...rules, "--", `${state.range} | ${state.board}`]));
      if (!hands) return;
      rangeHere(here, found, hands, null);
      if (state.against.trim() && entries.against) {
        const equities = await attempt("against", () => byWord(ask, hands, rules));
        if (equities) rangeHere(here, found, hands, equities);
      }
    }
    element.dataset.done = "yes";
  }
  /** The equity of all hands of a word, for each word; and of the range. */
  async function byWord(ask, hands, rules) {
    const groups = groupsOf(hands), all = [...groups.made, ...groups.draws];
    const text = (list) => list.map(({ hand,
      weight }) => `${hand.replace(/\s/g, "")}${weight === 1 ? "" : `:${weight}`}`).join(",");
    const spots = [state.range,
      ...all.map(([, list]) => text(list))].map((each) => `${each} / ${state.against} | ${state.board}`);
    const rows = await ask(["equity", ...rules, "--", ...spots]);
    const shares = new Map(rows.map((row) => [row.spot - 1, row.players[0].share]));
    return new Map([["", shares.get(0)], ...all.map(([word], i) => [word, shares.get(i + 1)])]);
  }
  function groupsOf(hands) {
    const made = new Map(), draws = new Map(), put = (map, word, hand) => map.set(word,
      [...(map.get(word) ?? []), hand]);
    for (const hand of hands) {
      put(made, hand.made, hand);
      (hand.draws.length ? hand.draws : ["none"]).forEach((word) => put(draws, word, hand));
    }
    const order = [...words.keys(), "none"], sorted = (map) => [...map].sort(([a],
      [b]) => order.indexOf(a) - order.indexOf(b));
    return { made: sorted(made), draws: sorted(draws) };
  }
  const nameOf = (word) => words.get(word)?.name ?? t(word);

  function texture(found) {
    const facts = [nameOf(found.suits), nameOf(found.pairing), t("high", found.high),
      found.straights ? t("straights", found.straights) : t("noStraights")];
    return h("section", { class: "sheet" }, h("h2", {}, t("texture")),
      h("p", { class: "facts" }, facts.map((fact) => h("span", { class: "fact" }, fact))),
      h("h3", {}, `${t("nuts")}: ${category(found.nutCategory)}`), h("p", { class: "nuts" },
        found.nutHoles.slice(0, 12).map((hole) => h("span", { class: "cards" },
        parseCards(hole).cards.map((name) => card(name)))), found.nutHoles.length > 12 ? h("span", { class: "dim" },
        ` … ${t("holes", number(found.nutHoles.length))}`) : ""));
  }
  function rangeHere(where, found, hands, equities) {
    const groups = groupsOf(hands), sum = (list) => list.reduce((total, { weight }) => total + weight,
      0), whole = sum(hands), everybody = Object.values(found.made).reduce((a, b) => a + b, 0);
    const rows = (list, all) => list.map(([word, of]) => {
      const part = sum(of) / whole, rest = (all[word] ?? 0) / everybody, detail = h("div",
        { class: "detail", hidden: true });
      const button = h("button", { type: "button", class: "word", "aria-expanded": "false",
        title: words.get(word)?.meaning ?? "", onclick: () => {
        detail.hidden = !detail.hidden;
        button.setAttribute("aria-expanded", String(!detail.hidden));
        detail.replaceChildren(h("p", { class: "dim" }, words.get(word)?.meaning ?? ""),
          h("p", { class: "hands" }, of.slice(0, FEW).map(({ hand, weight }) => [inline(hand),
          weight < 1 ? h("small", {},
          ` ${percent(weight, 0)}`) : ""]), of.length > FEW ? ` … ${t("combos", number(of.length))}` : ""));
      } }, nameOf(word));
      return h("div", { class: "row", role: "listitem", "data-word": word, "data-combos": sum(of) }, button,
        h("span", { class: "figure" }, number(sum(of))), h("span", { class: "figure" }, percent(part, 1)),
        h("span", { class: "twin" }, bar([[part, "share"]], `${t("ofRange")} ${percent(part, 1)}`),
          bar([[rest, "ghost"]], `${t("ofAll")} ${percent(rest, 1)}`)), h("span", { class: "figure equity" },
          equities ? percent(equities.get(word)) : ""), detail);
    });
    const list = (title, note, each, all) => h("div", { class: `words${equities ? " with" : ""}`, role: "list",
      "aria-label": title }, h("div", { class: "row heads", "aria-hidden": "true" },
      h("span", {}, title, note ? h("small", {}, ` (${note})`) : ""), h("span", {}, ""), h("span", {},
      t("share")), h("span", { class: "legend" }, h("i", { class: "share" }), t("ofRange"), h("i", { class: "ghost" }),
      t("ofAll")), h("span", {}, equities ? t("equityWord") : "")), rows(each, all));
    where.replaceChildren(h("h2", {}, t("rangeHere")), h("p", { class: "dim" }, t("combos", number(whole)),
      equities ? ` · ${t("against")} ${state.against}: ` : "", equities ? h("b", {}, percent(equities.get(""))) : ""),
      list(t("made"), "", groups.made, found.made), list(t("draws"), t("severalDraws"), groups.draws, found.draws));
    where.hidden = false;
  }

  build();
  return {
    element, start: () => run(answer).catch(wrong), close: () => { clearTimeout(timer); run.leave(); },
    values: () => ({ game: state.game === "holdem" ? undefined : state.game,
      board: joined(parseCards(state.board).cards), range: state.range, against: state.against }),
  };
}
