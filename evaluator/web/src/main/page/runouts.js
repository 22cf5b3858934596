// A place where a card comes: what happens after each.

import { chips, choice, h, percent } from "./dom.js";
import { deckMap, heat, heatScale, legend, span } from "./bars.js";
import { classesOf } from "./place.js";
import { t } from "./words.js";

const whole = (part) => percent(part, 0).replace(" %", "");

export function runouts({ actions = [], cards }, onpick) {
  const names = classesOf(actions), place = h("div", {});
  const metrics = [["oop_equity", t("equityOf", t("oopShort"))], ["oop_value", t("valueOf", t("oopShort"))],
    ["ip_value", t("valueOf", t("ipShort"))], ...(actions.length ? [["actions", t("actions")]] : [])];
  let metric = "oop_equity";

  function cell(each, range) {
    const words = actions.map((action, i) => `${action} ${percent(each.frequencies?.[i], 0)}`).join(", ");
    const label = `${t("oopShort")} ${percent(each.oop_equity, 1)}, ${chips(each.oop_value)}; ${words}`;
    if (metric === "actions") {
      const parts = (each.frequencies ?? []).map((part, i) => h("i", { class: names[i], vars: { part } }));
      return { label, parts: h("span", { class: "fill" }, parts) };
    }
    const value = each[metric];
    return { label, heat: heat(value, range), text: metric.endsWith("value") ? chips(value, 0) : whole(value) };
  }
  function draw() {
    const range = span(cards.map((each) => each[metric]));
    const shown = metric.endsWith("value") ? chips : (value) => percent(value, 0);
    place.replaceChildren(
      deckMap(t("runouts"), new Map(cards.map((each) => [each.card, cell(each, range)])), onpick),
      metric === "actions" ? legend(actions, names) : heatScale(range, shown));
  }
  draw();
  return h("section", { class: "sheet runouts" }, h("div", { class: "head" }, h("h2", {}, t("runouts")),
    choice(t("view"), metrics, metric, (value) => { metric = value; draw(); })), place);
}
