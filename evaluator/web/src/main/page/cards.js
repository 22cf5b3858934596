// Cards: their letters, and how they look.

import { h, icon } from "./dom.js";
import { t } from "./words.js";

export const RANKS = "AKQJT98765432";
export const SUITS = "shdc";
export const JOKER = "Jo";
const SIGNS = { "♠": "s", "♤": "s", "♥": "h", "♡": "h", "♦": "d", "♢": "d", "♣": "c", "♧": "c" };
const PATHS = {
  s: "M12 2C15 6.5 21.5 9.8 21.5 14.6 21.5 17.2 19.6 19 17.3 19 15.6 19 14 18.1 13.1 16.8 13.3 19 14 20.8 15.5 22H8.5" +
    "C10 20.8 10.7 19 10.9 16.8 10 18.1 8.4 19 6.7 19 4.4 19 2.5 17.2 2.5 14.6 2.5 9.8 9 6.5 12 2Z",
  h: "M12 21.5C5 15.4 2 11.8 2 8 2 5 4.2 3 6.8 3 9 3 11 4.3 12 6.4 13 4.3 15 3 17.2 3" +
    "C19.8 3 22 5 22 8 22 11.8 19 15.4 12 21.5Z",
  d: "M12 1.5 20 12 12 22.5 4 12Z",
  c: "M12 2a4.7 4.7 0 0 1 3.6 7.7A4.7 4.7 0 1 1 13.1 16.6C13.4 19.2 14.1 20.9 15.5 22H8.5" +
    "C9.9 20.9 10.6 19.2 10.9 16.6A4.7 4.7 0 1 1 8.4 9.7 4.7 4.7 0 0 1 12 2Z",
};

/** The cards of a text, and the words in it that are none. */
export function parseCards(text) {
  const cards = [], faults = [];
  const plain = text.replace(/[♠♤♥♡♦♢♣♧]\uFE0E?/gu, (sign) => SIGNS[sign[0]]).replace(/[[\]]/g, " ");
  for (const word of plain.split(/[\s,]+/).filter(Boolean)) {
    for (const part of word.match(/jo|(?:10|[2-9tjqka])[cdhs]|./giu)) {
      const card = part.replace("10", "T");
      if (/^jo$/i.test(card)) cards.push(JOKER);
      else if (/^[2-9tjqka][cdhs]$/i.test(card)) cards.push(card[0].toUpperCase() + card[1].toLowerCase());
      else faults.push(word);
    }
  }
  return { cards, faults: [...new Set(faults)] };
}

/** The cards in brackets of a line of a hand history, such as "Dealt to Hero [As Kd]"; none if more is in them. */
export function historyCards(line) {
  const groups = [...line.trim().matchAll(/\[([^[\]]*)\]/g)].map(([, inside]) => parseCards(inside));
  const areCards = !/\n/.test(line.trim()) && groups.every(({ cards, faults }) => cards.length && !faults.length);
  return areCards ? groups.flatMap(({ cards }) => cards) : [];
}

export const joined = (cards) => cards.join("");
export const cardName = (card) => (card === JOKER ? t("joker")
  : t("card", t("ranks")[RANKS.indexOf(card[0])], t("suits")[SUITS.indexOf(card[1])]));
export const suit = (letter) => icon(PATHS[letter], `suit s-${letter}`);

/** What is on a card's face. */
export const face = (card) => (card === JOKER ? [h("b", {}, "Jo")] : [h("b", {}, card[0]), suit(card[1])]);

/** A card as on a table. */
export const card = (name, lit = false) => h("span", { class: `card${lit ? " lit" : ""} f-${name[1]}`, role: "img",
  "aria-label": cardName(name) }, face(name));

/** Cards within a line of text. */
export const inline = (text) => h("span", { class: "inline" }, parseCards(text).cards.map((name) =>
  h("span", { class: `small s-${name[1]}`, role: "img", "aria-label": cardName(name) },
    name === JOKER ? "Jo" : [name[0], suit(name[1])])));
