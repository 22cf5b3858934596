// The address holds the state: #tab&name=value&name=value. What cannot be read is said, and the rest is used.

import { parseCards } from "./cards.js";
import { t } from "./words.js";

const PLAIN = /%(?:20|2C|2F|3A|3B|40|5B|5D|28|29|2B|21|2A|24|7C)/g; // what may stand as it is in what follows "#"
const encode = (text) => encodeURIComponent(text).replaceAll("_", "%5F").replace(PLAIN,
  (code) => (code === "%20" ? "_" : decodeURIComponent(code)));
const decode = (text) => decodeURIComponent(text.replaceAll("_", " "));
const shown = (text) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

export const write = (tab, values) => `#${tab}${Object.entries(values).filter(([, value]) => value !== "" && value !== undefined)
  .map(([name, value]) => `&${name}=${encode(String(value))}`).join("")}`;

/** The tab and the values of an address; what is wrong with it goes into faults. */
export function read(hash, tabs, faults) {
  const [tab, ...pairs] = hash.replace(/^#/, "").split("&"), values = new Map();
  if (tab && !tabs.includes(tab)) faults.push(t("noTab", shown(tab)));
  for (const pair of pairs.filter(Boolean)) {
    const at = pair.indexOf("=");
    try {
      if (at < 1) throw new URIError();
      values.set(pair.slice(0, at), decode(pair.slice(at + 1)));
    } catch {
      faults.push(t("unreadable", shown(pair)));
    }
  }
  return { tab: tabs.includes(tab) ? tab : tabs[0], values };
}

/** The values of an address for a tab, each asked for by its name. */
export function reader(values, faults) {
  const left = new Map(values);
  const take = (name) => { const value = left.get(name); left.delete(name); return value; };
  return {
    text: (name, otherwise = "") => take(name) ?? otherwise,
    /** One of the values that there are. */
    oneOf(name, allowed, otherwise) {
      const value = take(name);
      if (value === undefined || allowed.includes(value)) return value ?? otherwise;
      faults.push(t("noValue", name, shown(value)));
      return otherwise;
    },
    whole(name, least, most, otherwise) {
      const value = take(name);
      if (value === undefined || /^\d{1,9}$/.test(value) && Number(value) >= least
        && Number(value) <= most) return Number(value ?? otherwise);
      faults.push(t("noValue", name, shown(value)));
      return otherwise;
    },
    /** Cards, each once, at most so many; those that are not are left out. */
    cards(name, most, taken = [], copies = 1) {
      const { cards, faults: wrong } = parseCards(take(name) ?? ""), seen = [];
      wrong.forEach((word) => faults.push(t("noCard", shown(word), name)));
      for (const card of cards) {
        if ([...taken, ...seen].filter((other) => other === card).length >= copies) faults.push(t("twice", card, name));
        else seen.push(card);
      }
      if (seen.length > most) faults.push(t("tooMany", name, most));
      return seen.slice(0, most);
    },
    list(name, separator, most) {
      const value = take(name);
      const all = value === undefined ? null : value.split(separator).map((each) => each.trim());
      if (all && all.length > most) faults.push(t("tooMany", name, most));
      return all?.slice(0, most) ?? null;
    },
    rest: () => left.forEach((_, name) => faults.push(t("unknown", shown(name)))),
  };
}
