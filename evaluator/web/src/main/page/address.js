// The address holds the state: #tab&name=value&name=value. What cannot be read is said, and the rest is used.

import { parseCards } from "./cards.js";
import { t } from "./words.js";

const PLAIN = /%(?:20|2C|2F|3A|3B|40|5B|5D|28|29|2B|21|2A|24|7C)/g; // what may stand as it is in what follows "#"
const encode = (text) => encodeURIComponent(text).replaceAll("_", "%5F")
  .replace(PLAIN, (code) => (code === "%20" ? "_" : decodeURIComponent(code)));
const decode = (text) => decodeURIComponent(text.replaceAll("_", " "));
const shown = (text) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

export function write(tab, values) {
  const given = Object.entries(values).filter(([, value]) => value !== "" && value !== undefined);
  return `#${tab}${given.map(([name, value]) => `&${name}=${encode(String(value))}`).join("")}`;
}

/** The tab and the values of an address; what is wrong with it goes into faults. */
export function read(hash, tabs, faults) {
  const [tab, ...pairs] = hash.replace(/^#/, "").split("&"), values = new Map();
  if (tab && !tabs.includes(tab)) faults.push(t("noTab", shown(tab)));
  for (const pair of pairs.filter(Boolean)) {
    const at = pair.indexOf("="), name = pair.slice(0, at);
    try {
      if (at < 1) throw new URIError();
      if (values.has(name)) faults.push(t("repeated", shown(name)));
      values.set(name, decode(pair.slice(at + 1)));
    } catch {
      faults.push(t("unreadable", shown(pair)));
    }
  }
  return { tab: tabs.includes(tab) ? tab : tabs[0], values };
}

/** The values of an address for a tab, each asked for by its name. */
export class Reader {
  constructor(values, faults) {
    this.left = new Map(values);
    this.given = new Set(values.keys());
    this.faults = faults;
  }

  has(name) { return this.given.has(name); }

  take(name) {
    const value = this.left.get(name);
    this.left.delete(name);
    return value;
  }

  text(name, otherwise = "") { return this.take(name) ?? otherwise; }

  /** One of the values that there are. */
  oneOf(name, allowed, otherwise) {
    const value = this.take(name);
    if (value === undefined || allowed.includes(value)) return value ?? otherwise;
    this.faults.push(t("noValue", name, shown(value)));
    return otherwise;
  }

  whole(name, least, most, otherwise) {
    const value = this.take(name), isWhole = value !== undefined && /^\d{1,9}$/.test(value);
    if (value === undefined || isWhole && Number(value) >= least && Number(value) <= most) {
      return Number(value ?? otherwise);
    }
    this.faults.push(t("noValue", name, shown(value)));
    return otherwise;
  }

  /** Cards, each once, at most so many; those that are not are left out. */
  cards(name, most, taken = []) {
    const { cards, faults: wrong } = parseCards(this.take(name) ?? ""), seen = [];
    wrong.forEach((word) => this.faults.push(t("noCard", shown(word), name)));
    for (const card of cards) {
      if ([...taken, ...seen].includes(card)) this.faults.push(t("twice", card, name));
      else seen.push(card);
    }
    if (seen.length > most) this.faults.push(t("tooMany", name, most));
    return seen.slice(0, most);
  }

  list(name, separator, most) {
    const all = this.take(name)?.split(separator).map((each) => each.trim()) ?? null;
    if (all && all.length > most) this.faults.push(t("tooMany", name, most));
    return all?.slice(0, most) ?? null;
  }

  rest() { this.left.forEach((_, name) => this.faults.push(t("unknown", shown(name)))); }
}
