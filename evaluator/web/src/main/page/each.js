// The equity of each hand of a range, as a grid or a list.

import { h, number, percent } from "./dom.js";
import { bar, heat, heatScale, span, table } from "./bars.js";
import { RANKS, inline, joined, parseCards } from "./cards.js";
import { classOf, combo, combosOf, grid } from "./grid.js";
import { Refusal } from "./ask.js";
import { t } from "./words.js";

const CHUNK = 8, FEW = 16;

export class Hands {
  /** @param tab of equities; then which player is looked at, beside what, and where it is shown */
  constructor(tab, { players, found, look, who, where }) {
    Object.assign(this, { tab, players, found, look, who, where, rules: tab.game.rules,
      ranks: tab.game.ranks ?? RANKS });
    const quick = tab.state.how === "sample" || !found.exact || players.length > 2;
    this.how = quick ? ["--time", "40ms"] : [];
    this.answers = new Map(); // by place
    this.byPlace = new Map();
  }

  async show(ask) {
    const { tab, players, look, byPlace, answers } = this, { board, dead } = tab.state;
    const gone = joined([board, dead].flatMap((each) => parseCards(each).cards));
    const hands = await ask(["range", ...this.rules, ...(gone ? ["--dead", gone] : []), "--", players[look]]);
    for (const { hand, weight } of hands) {
      const each = combo(hand), name = classOf(each);
      byPlace.set(name, [...(byPlace.get(name) ?? []), [each, weight]]);
    }
    if (hands.length < 2) return;
    const places = [...byPlace.keys()];
    for (let at = 0; at < places.length; at += CHUNK) {
      const part = places.slice(at, at + CHUNK);
      for (const row of await this.equities(ask, part.map((name) => this.text(name)))) answers.set(part[row.spot - 1],
        row);
      if (places.length > CHUNK) tab.busy(percent(at / places.length, 0), at / places.length);
      if (at % (4 * CHUNK) === 0 || at + CHUNK >= places.length) this.draw();
    }
    if (this.found.exact) tab.status.textContent = t("exactDeals", number(this.found.deals));
    tab.busy("");
  }

  text(name) {
    return this.byPlace.get(name).map(([each, weight]) => (weight === 1 ? each : `${each}:${weight}`)).join(",");
  }

  /** Of spots in which the player has one of these texts; those that are impossible are left out. */
  async equities(ask, texts) {
    const spots = texts.map((text) => this.tab.spot(this.players.map((player,
      i) => (i === this.look ? text : player))));
    try {
      return await ask(["equity", ...this.rules, ...this.how, "--", ...spots]);
    } catch (fault) {
      if (fault instanceof Refusal) return [];
      throw fault;
    }
  }

  draw() {
    const { byPlace, look, who, ranks, where } = this, detail = h("div", { class: "detail" });
    const shares = [...this.answers].map(([name, row]) => [name, row.players[look].share])
      .filter(([, share]) => share !== null);
    const range = span(shares.map(([, share]) => share)), pick = (name) => this.pick(name, detail);
    const cell = (name, share) => ({ heat: heat(share, range), text: percent(share, 0).replace(" %", ""),
      label: percent(share), fill: byPlace.get(name).length / combosOf(name).length });
    const list = () => table([t("hand"), t("equityWord"), ""], shares.toSorted(([, a], [, b]) => b - a).map(([name,
      share]) =>
      [h("button", { type: "button", class: "word", onclick: () => pick(name) }, name), percent(share),
        bar([[share, "share"]], percent(share))]));
    const cells = new Map(shares.map(([name, share]) => [name, cell(name, share)]));
    where.replaceChildren(h("h2", {}, t("each")), h("p", { class: "dim" }, t("eachOf", who)),
      ...(shares.length <= FEW ? [list()] : [grid(t("eachOf", who), ranks, cells, "", pick),
        heatScale(range, (share) => percent(share, 1))]), detail);
    where.hidden = false;
  }

  pick(name, detail) {
    const { tab, look } = this, list = this.byPlace.get(name);
    tab.run(async (ask) => {
      const rows = await this.equities(ask, list.map(([each]) => each));
      detail.replaceChildren(table([name, t("equityWord"), "", t("weight")], rows.map(({ spot, players }) => {
        const [each, weight] = list[spot - 1], { share } = players[look];
        return [inline(each), percent(share), bar([[share, "share"]]), percent(weight, 0)];
      })));
    }).catch((reason) => tab.wrong(reason));
  }
}
