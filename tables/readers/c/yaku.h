/* yaku.h: reads the table files of yaku, which say what a poker hand is worth. C99 and C++11. Apache-2.0.
 *
 *   yaku_table table;
 *   char message[YAKU_MESSAGE];
 *   if (!yaku_open(&table, "standard.yaku", message)) { puts(message); exit(1); }
 *   uint8_t cards[7] = {51, 50, 49, 48, 47, 0, 1};              // As Ks Qs Js Ts 2c 3c
 *   int value = yaku_evaluate_cards(&table, cards, 7);          // greater wins, equal ties
 *   printf("%s\n", yaku_category(&table.high, value));          // royal-flush
 *   yaku_evaluate_all(&table, sets, hands, 7, values);          // many sets, bit c for card c
 *
 * A card is 13 * suit + rank, suits cdhs, ranks 23456789TJQKA; jokers are 52 and up. The comments name the chapters of
 * tables/FORMAT.md. Functions that evaluate check nothing: yaku_fault() says what is wrong with a hand from outside.
 * A table is never changed after it was opened, and any number of threads may use it. */
#ifndef YAKU_H
#define YAKU_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define YAKU_VERSION 2
#define YAKU_RANKS "23456789TJQKA"
#define YAKU_SUITS "cdhs"
#ifdef __GNUC__
#define YAKU_RARE __attribute__((noinline, unused))
#define YAKU_PURE __attribute__((pure)) /* changes nothing: after a call a loop need not read the table's parts again */
#else
#define YAKU_RARE
#define YAKU_PURE
#endif
enum { YAKU_HANDS = 1, YAKU_OMAHA = 2, YAKU_BADUGI = 3 };        /* kinds of table */
enum { YAKU_LOW = 1, YAKU_ACE_FIRST = 2, YAKU_AVOID = 4 };       /* flags */
enum { YAKU_JOKER = 52, YAKU_LONGEST = 12, YAKU_MESSAGE = 400 }; /* Omaha: 7 + 5 cards */

typedef struct { const uint16_t *rows, *values; uint32_t mask; uint8_t row, column, unit; } yaku_hash;

/* What values mean: of the hands, or of one half of a split pot. */
typedef struct {
  int max_value, categories, low, ace_first;
  const uint32_t *packed;
  char category[16][24];
  const uint16_t *boards[6];
} yaku_scale;

typedef struct {
  char name[25];
  int kind, min_cards, max_cards, best, copies, jokers, flags, min_board, max_board, split;
  uint64_t deck;
  yaku_scale high, low;
  const uint64_t *card_keys;
  const uint32_t *suit_keys;
  const uint16_t *flushes;
  const uint8_t *lows;
  yaku_hash ranks[10], flush_ranks[10]; /* by number of cards */
  uint32_t bias;                        /* added to suit counters: bit 3 of each says whether there are enough cards */
  uint8_t *bytes;
} yaku_table;

/* ---- Keys and hash ---- */

static inline int yaku_look_up(const yaku_hash *hash, uint32_t key) {
  uint32_t slot = ((uint32_t)hash->rows[key >> hash->row] << hash->unit) + (key >> hash->column);
  return hash->values[slot & hash->mask];
}

/* The value of the ranks of a hand of this many cards. For four to seven cards the shifts are always the same. */
static inline int yaku_of_ranks(const yaku_table *t, int count, uint32_t key) {
  const yaku_hash *hash = &t->ranks[count];
  if (count < 4 || count > 7) return yaku_look_up(hash, key);
  return hash->values[(hash->rows[key >> (25 - count)] + (key >> 7)) & hash->mask];
}

static inline int yaku_max(int a, int b) { return a > b ? a : b; }

static inline int yaku_count(uint64_t set) { /* the number of bits */
#ifdef __GNUC__
  return __builtin_popcountll(set);
#else
  int count = 0;
  for (; set; set &= set - 1) count++;
  return count;
#endif
}

/* In low games a flush counts against its holder. */
static inline int yaku_with_flush(const yaku_table *t, int value, int flush) {
  return (t->flags & YAKU_LOW) && flush > 0 ? flush : yaku_max(value, flush);
}

static inline int yaku_with_flushes(const yaku_table *t, int value, uint64_t set) {
  int flush = 0, suit;
  for (suit = 0; suit < 4; suit++) flush = yaku_max(flush, t->flushes[set >> 13 * suit & 8191]);
  return yaku_with_flush(t, value, flush);
}

/* For hands that grow card by card: keys add up. The table has SUIT_KEYS or no flushes; the set, which has bit c for
 * card c, matters only for flushes; count is the number of cards. */
static inline uint64_t yaku_card_key(const yaku_table *t, int card) { return t->card_keys[card]; }

static inline int yaku_evaluate_key(const yaku_table *t, uint64_t key, uint64_t set, int count) {
  int value = yaku_of_ranks(t, count, (uint32_t)(key >> 32));
  return ((key + t->bias) & 0x8888) == 0 ? value : yaku_with_flushes(t, value, set);
}

/* The value of a list of cards that may be a flush; their keys' sum is known. Rare: not inlined into loops. */
YAKU_RARE YAKU_PURE static int yaku_flush(const yaku_table *t, uint64_t key, const uint8_t *cards, int count) {
  int value = 0, suit, i;
  if (t->flushes) {
    uint64_t set = 0;
    for (i = 0; i < count; i++) set |= (uint64_t)1 << cards[i];
    return yaku_evaluate_key(t, key, set, count);
  }
  if ((t->flags & YAKU_AVOID) && count > t->best) { /* the best of all choices, without one card after the other */
    for (i = 0; i < count; i++) {
      uint8_t rest[YAKU_LONGEST];
      memcpy(rest, cards, (size_t)i);
      memcpy(rest + i, cards + i + 1, (size_t)(count - i - 1));
      value = yaku_max(value, yaku_flush(t, key - t->card_keys[cards[i]], rest, count - 1));
    }
    return value;
  }
  value = yaku_of_ranks(t, count, (uint32_t)(key >> 32));
  for (suit = 0; suit < 4; suit++) {
    uint64_t suited = 0;
    int of_suit = 0;
    for (i = 0; i < count; i++) { /* the cards of the suit and the wild ones */
      if ((t->card_keys[cards[i]] >> 4 * suit & 15) == 0) continue;
      suited += t->card_keys[cards[i]];
      of_suit++;
    }
    if (of_suit >= t->best && t->flush_ranks[of_suit].rows)
      value = yaku_with_flush(t, value, yaku_look_up(&t->flush_ranks[of_suit], (uint32_t)(suited >> 32)));
  }
  return value;
}

/* The value of a list of cards, in hand tables. */
static inline int yaku_evaluate_cards(const yaku_table *t, const uint8_t *cards, int count) {
  uint64_t key = 0;
  int value, i = 0;
  if (count >= 4) { /* so that a known count needs no loop */
    key = (t->card_keys[cards[0]] + t->card_keys[cards[1]]) + (t->card_keys[cards[2]] + t->card_keys[cards[3]]);
    i = 4;
  }
  for (; i < count; i++) key += t->card_keys[cards[i]];
  value = yaku_of_ranks(t, count, (uint32_t)(key >> 32)); /* in any case, so that loops know which parts they need */
  return ((key + t->bias) & 0x8888) == 0 ? value : yaku_flush(t, key, cards, count);
}

/* The value of a set of natural cards, in tables with SUIT_KEYS. */
static inline int yaku_evaluate(const yaku_table *t, uint64_t set) {
  uint32_t key = t->suit_keys[set & 8191] + t->suit_keys[set >> 13 & 8191] + t->suit_keys[set >> 26 & 8191] +
                 t->suit_keys[set >> 39 & 8191];
  int value = yaku_of_ranks(t, yaku_count(set), key);
  return (key & 7) == 0 ? value : yaku_with_flushes(t, value, set);
}

static inline void yaku_evaluate_sets(const yaku_table *t, const uint64_t *sets, size_t hands, int count,
                                      uint16_t *values) {
  const uint32_t *keys = t->suit_keys;
  const uint16_t *rows = t->ranks[count].rows, *slots = t->ranks[count].values;
  const uint32_t mask = t->ranks[count].mask;
  size_t i;
  for (i = 0; i < hands; i++) {
    uint64_t set = sets[i];
    uint32_t key = keys[set & 8191] + keys[set >> 13 & 8191] + keys[set >> 26 & 8191] + keys[set >> 39 & 8191];
    int value = slots[(rows[key >> (25 - count)] + (key >> 7)) & mask];
    values[i] = (uint16_t)((key & 7) == 0 ? value : yaku_with_flushes(t, value, set));
  }
}

/* The values of many sets of natural cards, each of count cards, as yaku_evaluate gives them: the fastest form for five
 * to seven cards, since what the table settles is asked once. Returns 0, and sets nothing, if the table has no SUIT_KEYS
 * or no hands of so many cards. Sets of another number of cards get a meaningless value; nothing is read outside. */
static inline int yaku_evaluate_all(const yaku_table *t, const uint64_t *sets, size_t hands, int count,
                                    uint16_t *values) {
  size_t i;
  if (t->kind != YAKU_HANDS || !t->suit_keys || count < t->min_cards || count > t->max_cards) return 0;
  switch (count) { /* so that the shifts are constants */
    case 7: yaku_evaluate_sets(t, sets, hands, 7, values); break;
    case 6: yaku_evaluate_sets(t, sets, hands, 6, values); break;
    case 5: yaku_evaluate_sets(t, sets, hands, 5, values); break;
    default:
      for (i = 0; i < hands; i++) {
        values[i] = (uint16_t)(yaku_count(sets[i] & (((uint64_t)1 << 52) - 1)) == count ? yaku_evaluate(t, sets[i]) : 0);
      }
  }
  return 1;
}

/* ---- Tables of games ---- */

/* The number of rank multisets of two to seven cards, each rank at most four times. */
static inline uint32_t yaku_multisets(int cards) {
  static const uint16_t MULTISETS[10] = {1, 13, 91, 455, 1820, 6175, 18395, 49205, 0, 0};
  return MULTISETS[cards];
}

/* Omaha, one half of the pot. */
static inline int yaku_evaluate_omaha(const yaku_table *t, const yaku_scale *half, const uint8_t *hole, int holes,
                               const uint8_t *board, int boards) {
  int value = 0, a, b, p, q, r;
  uint32_t key = 0, row;
  if (half == &t->low && t->lows) {
    int in_hole = 0, on_board = 0; /* bit 0 is the ace */
    for (a = 0; a < holes; a++) in_hole |= 1 << (hole[a] + 1) % 13;
    for (a = 0; a < boards; a++) on_board |= 1 << (board[a] + 1) % 13;
    return t->lows[256 * (on_board & 255) + (in_hole & 255)];
  }
  for (a = 0; a < boards; a++) key += t->suit_keys[1 << board[a] % 13];
  row = (uint32_t)yaku_of_ranks(t, boards, key);
  if (row >= yaku_multisets(boards)) row = 0; /* an empty slot, to which only wrong keys lead */
  for (a = 1; a < holes; a++) {
    for (b = 0; b < a; b++) {
      int one = hole[a] % 13, two = hole[b] % 13, high = yaku_max(one, two);
      value = yaku_max(value, half->boards[boards][91 * row + (uint32_t)(high * (high + 1) / 2 + one + two - high)]);
      if (half == &t->low || hole[a] / 13 != hole[b] / 13) continue;
      for (p = 2; p < boards; p++) {
        for (q = 1; q < p; q++) {
          for (r = 0; r < q; r++) {
            int suit = hole[a] / 13;
            if (board[p] / 13 != suit || board[q] / 13 != suit || board[r] / 13 != suit) continue;
            value = yaku_max(value, t->flushes[1 << one | 1 << two | 1 << board[p] % 13 | 1 << board[q] % 13 |
                                               1 << board[r] % 13]);
          }
        }
      }
    }
  }
  return value;
}

/* Badugi: the greatest value of some of the cards, none or one of each suit. */
static inline int yaku_badugi_choice(const yaku_table *t, const uint8_t *cards, int count, int choice) {
  int ranks = 0, suits = 0, i;
  for (i = 0; i < count; i++) {
    if ((choice >> i & 1) == 0) continue;
    if (suits >> cards[i] / 13 & 1) return 0;
    suits |= 1 << cards[i] / 13;
    ranks |= 1 << ((t->flags & YAKU_ACE_FIRST) ? (cards[i] + 1) % 13 : cards[i] % 13);
  }
  return t->flushes[ranks];
}

static inline int yaku_evaluate_badugi(const yaku_table *t, const uint8_t *cards, int count) {
  int value = 0, choice;
  for (choice = 1; choice < 1 << count; choice++) value = yaku_max(value, yaku_badugi_choice(t, cards, count, choice));
  return value;
}

/* Any game: the first `hole` of `count` cards are the player's own, the others the board; without a board hole is
 * count. Half is &t->high, or &t->low if the pot is split. */
static inline int yaku_value(const yaku_table *t, const yaku_scale *half, const uint8_t *cards, int hole, int count) {
  return t->kind == YAKU_OMAHA    ? yaku_evaluate_omaha(t, half, cards, hole, cards + hole, count - hole)
         : t->kind == YAKU_BADUGI ? yaku_evaluate_badugi(t, cards, count)
                                  : yaku_evaluate_cards(t, cards, count);
}

/* ---- What a value means ----
 *
 * Of a table that another program has written with a correct checksum, a hand may have any value of 16 bits. Such values
 * compare, but those above max_value mean nothing. */

/* 0xCRRRRR: the category's place and the deciding ranks; 0 for what is no value. */
static inline uint32_t yaku_packed(const yaku_scale *scale, int value) {
  return value < 0 || value > scale->max_value ? 0 : scale->packed[value];
}

/* As the rules spell it, or "none". */
static inline const char *yaku_category(const yaku_scale *scale, int value) {
  return scale->category[yaku_packed(scale, value) >> 20 & 15];
}

/* ---- The best cards ---- */

/* Sorts cards: by how many are of the rank, by rank, by suit, the highest first; jokers last, the first one first. */
static inline void yaku_sort(const yaku_scale *scale, uint8_t *cards, int count) {
  int times[13] = {0}, place[YAKU_LONGEST], i, j;
  for (i = 0; i < count; i++) if (cards[i] < YAKU_JOKER) times[cards[i] % 13]++;
  for (i = 0; i < count; i++) {
    uint8_t card = cards[i];
    int rank = card % 13, strength = scale->ace_first && rank == 12 ? 0 : rank + 1;
    int at = card < YAKU_JOKER ? (times[rank] << 4 | strength) << 6 | card : -card;
    for (j = i; j > 0 && place[j - 1] < at; j--) { place[j] = place[j - 1]; cards[j] = cards[j - 1]; }
    place[j] = at;
    cards[j] = card;
  }
}

/* The cards that make a hand's value, the most significant first: tables/FORMAT.md, "The best cards". Returns their
 * number, at most five; 0 if the value is 0; -1 if the table is wrong: no cards make the value, or it is above the
 * greatest. */
static inline int yaku_best(const yaku_table *t, const yaku_scale *half, const uint8_t *cards, int hole, int count,
                     uint8_t *best) {
  int value = yaku_value(t, half, cards, hole, count), size = count < t->best ? count : t->best, choice, i;
  uint8_t sorted[YAKU_LONGEST];
  int at[YAKU_LONGEST];
  if (value == 0) return 0;
  if (value > half->max_value) return -1;
  memcpy(sorted, cards, (size_t)count);
  for (i = 0; i < size; i++) at[i] = i;
  if (t->kind == YAKU_HANDS) yaku_sort(half, sorted, count);
  for (i = 1; i < count && t->kind != YAKU_HANDS; i++) { /* by number; in Omaha descending, hole and board apart */
    int j = i, down = t->kind == YAKU_OMAHA;
    for (; j != (down && i >= hole ? hole : 0) && (sorted[j - 1] < cards[i]) == down; j--) sorted[j] = sorted[j - 1];
    sorted[j] = cards[i];
  }
  if (t->kind == YAKU_BADUGI) {
    for (choice = 1; yaku_badugi_choice(t, sorted, count, choice) != value; choice++) {}
    for (i = size = 0; i < count; i++) if (choice >> i & 1) best[size++] = sorted[i];
  } else {
    int omaha = t->kind == YAKU_OMAHA;
    if (omaha) { at[2] = hole; at[3] = hole + 1; at[4] = hole + 2; }
    for (;;) { /* the choices of indexes in ascending order */
      for (i = 0; i < size; i++) best[i] = sorted[at[i]];
      if (count <= t->best && !omaha) break;
      if (yaku_value(t, half, best, omaha ? 2 : size, size) == value) break;
      for (i = size - 1; i >= 0 && at[i] == (omaha && i < 2 ? hole - 2 : count - size) + i; i--) {}
      if (i < 0) return -1;
      for (at[i]++, i++; i < size; i++) at[i] = omaha && i == 2 ? hole : at[i - 1] + 1;
    }
  }
  yaku_sort(half, best, size);
  if (size > 0 && strstr(yaku_category(half, value), "straight") && best[0] % 13 == 12 && best[0] < YAKU_JOKER &&
      (half->packed[value] >> 16 & 15) != (half->low == half->ace_first ? 13u : 1u)) {
    uint8_t ace = best[0]; /* in A-2-3-4-5 it comes last */
    memmove(best, best + 1, (size_t)size - 1);
    best[size - 1] = ace;
  }
  return size;
}

/* ---- Hands from outside ---- */

/* A card as text, such as "As"; all jokers are "Jo". */
static inline const char *yaku_name(int card, char *name) {
  name[0] = card < YAKU_JOKER ? YAKU_RANKS[card % 13] : 'J';
  name[1] = card < YAKU_JOKER ? YAKU_SUITS[card / 13] : 'o';
  name[2] = 0;
  return name;
}

static inline int yaku_wrong_size(const yaku_table *t, char *message, int found, const char *of, int least, int most) {
  char range[32];
  snprintf(range, sizeof range, least == most ? "%d" : "%d to %d", least, most);
  snprintf(message, YAKU_MESSAGE, "%d %scard%s, %s takes %s", found, of, found == 1 ? "" : "s", t->name, range);
  return found > most ? most : -1;
}

/* What is wrong with a hand, as a message: returns -1 if nothing is, else the index of the wrong card, or count if
 * there are too few cards, or count + 1 if there are too few in the hole. */
YAKU_RARE static int yaku_fault(const yaku_table *t, const uint8_t *cards, int hole, int count, char *message) {
  int omaha = t->kind == YAKU_OMAHA, i, j;
  char name[3], jokers[40], times[20];
  for (i = 0; i < count; i++) {
    int card = cards[i], held = 1;
    int known = card < YAKU_JOKER ? (int)(t->deck >> card & 1) : card < YAKU_JOKER + t->jokers;
    for (j = 0; j < i; j++) held += cards[j] == card;
    if (known && held <= t->copies) continue;
    snprintf(jokers, sizeof jokers, t->jokers == 1 ? ", which has one joker" : ", which has %d jokers", t->jokers);
    snprintf(times, sizeof times, t->copies == 1 ? "once" : "%d times", t->copies);
    yaku_name(card, name);
    if (!known) snprintf(message, YAKU_MESSAGE, "%s is not in the deck of %s%s", name, t->name,
                         card >= YAKU_JOKER && t->jokers > 0 ? jokers : "");
    else if (omaha) snprintf(message, YAKU_MESSAGE, "%s is given twice", name);
    else snprintf(message, YAKU_MESSAGE, "%s is held %d times, %s has it %s", name, held, t->name, times);
    return i;
  }
  if (hole < t->min_cards || hole > t->max_cards) {
    i = yaku_wrong_size(t, message, hole, omaha ? "hole " : "", t->min_cards, t->max_cards);
    return i >= 0 ? i : omaha ? count + 1 : count;
  }
  if (count - hole < t->min_board || count - hole > t->max_board) {
    i = yaku_wrong_size(t, message, count - hole, "board ", t->min_board, t->max_board);
    return i >= 0 ? hole + i : count;
  }
  return -1;
}

/* ---- Opening a table: "Checks", "Header", "Directory", "Footer", "Sections" ---- */

static inline uint32_t yaku_number(const uint8_t *at, int bytes) {
  uint32_t number = 0;
  while (bytes-- > 0) number = number << 8 | at[bytes];
  return number;
}

static inline int yaku_expect(const char *what, long long least, long long most, long long found, const char *cause,
                              const char *file, char *message) {
  char range[48];
  snprintf(range, sizeof range, least == most ? "%lld" : "%lld to %lld", least, most);
  if (found < least || found > most)
    snprintf(message, YAKU_MESSAGE, "%.250s: expected %s %s, found %lld: %s", file, what, range, found, cause);
  return found >= least && found <= most;
}

#define YAKU_RANGE(what, least, most, found, cause)                                                                 \
  if (!yaku_expect(what, (long long)(least), (long long)(most), (long long)(found), cause, file, message)) return 0
#define YAKU_SAME(what, good, found, cause) YAKU_RANGE(what, good, good, found, cause)

/* Whether a text of this length is one of these words, which are parted by blanks. */
static inline int yaku_is_among(const char *words, const char *text, size_t length) {
  const char *at = words;
  for (; at != NULL; at = strchr(at, ' ') ? strchr(at, ' ') + 1 : NULL)
    if (strncmp(at, text, length) == 0 && (at[length] == ' ' || at[length] == 0)) return 1;
  return 0;
}

/* Reads categories (weakest first, a line each) and checks them, and packed values. Returns what is wrong, or NULL. */
static inline const char *yaku_read_scale(yaku_scale *scale, const char *text, size_t size, const uint32_t *packed,
                                          int badugi, int flushes) {
  static const char *const WORDS = "high-card one-pair two-pair three-of-a-kind straight flush full-house "
      "four-of-a-kind straight-flush royal-flush five-of-a-kind natural-royal-flush four-wild";
  static const char *const BADUGI = "one-card\ntwo-card\nthree-card\nbadugi";
  int i, j, nibble, found = 0;
  if (text == NULL || packed == NULL) return "categories and packed values";
  memset(scale->category, 0, sizeof scale->category);
  strcpy(scale->category[0], "none");
  if (badugi && (size != strlen(BADUGI) || memcmp(text, BADUGI, size) != 0)) return "the categories of badugi";
  for (;;) {
    const char *end = (const char *)memchr(text, '\n', size);
    size_t length = end ? (size_t)(end - text) : size;
    if (length == 0 || length > 23 || scale->categories == 15 || !(badugi || yaku_is_among(WORDS, text, length)))
      return "known categories";
    memcpy(scale->category[++scale->categories], text, length);
    for (j = 1; j < scale->categories; j++)
      if (strcmp(scale->category[j], scale->category[scale->categories]) == 0) return "each category once";
    found |= strstr(scale->category[scale->categories], "flush") != NULL;
    if (end == NULL) break;
    size -= length + 1, text = end + 1;
  }
  if (found != flushes) return "flush rows if and only if there is a category of flushes";
  scale->packed = packed;
  for (i = 0; i <= scale->max_value; i++) {
    int ranks = 0;
    for (nibble = 0; nibble < 20; nibble += 4) {
      if ((packed[i] >> nibble & 15) > 13) return "packed values of the ranks 1 to 13";
      ranks += (packed[i] >> nibble & 15) > 0;
    }
    if (i == 0 ? packed[0] != 0 : packed[i] <= packed[i - 1] || (packed[i] >> 16 & 15) == 0)
      return "ascending packed values with a first rank";
    if (badugi && ranks != (int)(packed[i] >> 20)) return "as many ranks as cards";
  }
  return packed[scale->max_value] >> 20 <= (uint32_t)scale->categories ? NULL : "packed values of the categories";
}

/* Whether each key counts one card of its suit, and cards of one rank, and wild ones, have the same key. Sets most to
 * the most cards of a suit, with all wild ones, that a hand may hold. */
static inline int yaku_good_keys(const yaku_table *t, const uint32_t *factors, int flushes, int *most) {
  uint64_t of_symbol[14];
  int card, suit, wild_rank = -1, by_suit[4] = {0, 0, 0, 0}, shift = factors ? 39 : 35;
  memset(of_symbol, 255, sizeof of_symbol);
  for (card = 0; card < YAKU_JOKER + t->jokers; card++) {
    uint64_t key = t->card_keys[card], rank = key >> shift, factor = 0;
    int joker = card >= YAKU_JOKER, counts = (int)(key & 0xFFFFF), symbol = joker ? 13 : card % 13, wild;
    if (!joker && (t->deck >> card & 1) == 0) {
      if (key != 0) return 0;
      continue;
    }
    wild = flushes && counts == 0x11111;
    if (!wild && counts != (flushes ? joker ? -1 : 0x10000 | 1 << 4 * (card / 13) : 0x10000)) return 0;
    if (wild && !joker) {
      if (t->suit_keys || t->high.low || (wild_rank >= 0 && wild_rank != symbol)) return 0;
      wild_rank = symbol, symbol = 13;
    }
    if (factors && symbol < 13) factor = factors[card / 13] * (uint32_t)rank & 0xFFFF;
    if ((key >> 20 & (((uint64_t)1 << (shift - 20)) - 1)) != factor) return 0;
    if (of_symbol[symbol] != UINT64_MAX && of_symbol[symbol] != rank) return 0;
    of_symbol[symbol] = rank;
    for (suit = 0; suit < 4; suit++)
      if (wild || (!joker && suit == card / 13)) by_suit[suit] += joker ? 1 : t->copies;
  }
  for (*most = 0, suit = 0; suit < 4; suit++) *most = yaku_max(*most, by_suit[suit]);
  if (*most > t->max_cards) *most = t->max_cards;
  return wild_rank < 0 || of_symbol[wild_rank] == UINT64_MAX;
}

/* Whether each number of a rank multiset occurs once. */
static inline int yaku_good_numbers(const yaku_hash *hash, uint32_t count) {
  uint8_t *found = (uint8_t *)calloc(count, 1);
  uint32_t slot, left = count;
  for (slot = 0; slot <= hash->mask && found; slot++) {
    uint16_t number = hash->values[slot];
    if (number == 65535) continue;
    if (number >= count || found[number]) break;
    found[number] = 1, left--;
  }
  free(found);
  return left == 0 && slot > hash->mask;
}

static inline void yaku_close(yaku_table *t) {
  free(t->bytes);
  t->bytes = NULL;
}

/* Checks a table in memory, which must be aligned as malloc does and stay until the table is closed, which frees it.
 * Returns 1, or 0 and a message. The elements of large sections are trusted; no wrong file leads outside the table. */
static inline int yaku_read(yaku_table *t, const char *file, uint8_t *bytes, size_t length, char *message) {
  static const char *const DAMAGED = "damaged", *const FOREIGN = "written by another version of yaku";
  static const uint8_t MAGIC[8] = {'Y', 'A', 'K', 'U', '\r', '\n', 0x1A, '\n'};
  uint32_t crc = 0xFFFFFFFF, crcs[256], i, j, kinds = 0, of[17] = {0}; /* by kind of section: for which numbers of cards */
  const char *text[2] = {NULL, NULL};
  const uint32_t *packed[2] = {NULL, NULL};
  const uint32_t *factors = NULL;
  uint32_t sizes[2] = {0, 0}, needed, all, flushes;
  uint64_t end, grid = 0;
  uint64_t ranks;
  int previous = -1, n, omaha, badugi, hands, widest = 0, most = 0;
  const char *wrong;
  const uint16_t one = 1;

  memset(t, 0, sizeof *t);
  YAKU_SAME("a little-endian machine,", 1, *(const uint8_t *)&one, "the bytes would have to be swapped");
  YAKU_RANGE("a file of bytes,", 80, 0xFFFFFFFF, length, "truncated, or not a yaku table");
  for (i = 0; i < 8; i++)
    YAKU_SAME("a byte of the first eight,", MAGIC[i], bytes[i],
              memcmp(bytes, MAGIC, 4) == 0 ? "line ends were converted, as in a text file" : "not a yaku table");
  YAKU_SAME("format version", YAKU_VERSION, yaku_number(bytes + 8, 2), FOREIGN);
  YAKU_RANGE("table kind", YAKU_HANDS, YAKU_BADUGI, yaku_number(bytes + 10, 2), FOREIGN);
  YAKU_SAME("length", yaku_number(bytes + 12, 4), length, "truncated, or something was appended");
  for (i = 0; i < 8; i++) YAKU_SAME("a byte of the footer,", MAGIC[i] ^ 255, bytes[length - 16 + i], DAMAGED);
  YAKU_SAME("checksum kind", 1, yaku_number(bytes + length - 8, 4), DAMAGED);
  for (i = 0; i < 256; i++)
    for (crcs[i] = i, j = 0; j < 8; j++) crcs[i] = crcs[i] >> 1 ^ (crcs[i] & 1 ? 0xEDB88320 : 0);
  for (i = 0; i < length - 4; i++) crc = crcs[(crc ^ bytes[i]) & 255] ^ crc >> 8;
  YAKU_SAME("checksum", yaku_number(bytes + length - 4, 4), crc ^ 0xFFFFFFFF, DAMAGED);

  t->kind = (int)yaku_number(bytes + 10, 2);
  t->high.max_value = (int)yaku_number(bytes + 16, 4);
  t->min_cards = bytes[22], t->max_cards = bytes[23], t->best = bytes[24], t->copies = bytes[25], t->jokers = bytes[26];
  t->flags = bytes[27], t->min_board = bytes[28], t->max_board = bytes[29];
  t->deck = yaku_number(bytes + 32, 4) | (uint64_t)yaku_number(bytes + 36, 4) << 32;
  memcpy(t->name, bytes + 40, 24);
  omaha = t->kind == YAKU_OMAHA, badugi = t->kind == YAKU_BADUGI, hands = t->kind == YAKU_HANDS;
  YAKU_RANGE("greatest value", 0, 65534, yaku_number(bytes + 16, 4), FOREIGN);
  YAKU_RANGE("cards of the best hand", badugi ? 4 : omaha ? 5 : 1, badugi ? 4 : 5, t->best, FOREIGN);
  YAKU_RANGE("most cards", omaha ? 2 : t->best, omaha ? 7 : badugi ? 5 : 9, t->max_cards, FOREIGN);
  YAKU_RANGE("fewest cards", omaha ? 2 : badugi ? 4 : 0, t->max_cards, t->min_cards, FOREIGN);
  YAKU_RANGE("copies", 1, hands ? t->max_cards : 1, t->copies, FOREIGN);
  YAKU_RANGE("jokers", 0, hands ? t->max_cards : 0, t->jokers, FOREIGN);
  YAKU_RANGE("flags", badugi, omaha ? 0 : badugi ? 3 : 7, t->flags, FOREIGN);
  if (badugi) YAKU_SAME("the flag of low rules,", YAKU_LOW, t->flags & YAKU_LOW, FOREIGN);
  YAKU_RANGE("most cards on the board", omaha ? 3 : 0, omaha ? 5 : 0, t->max_board, FOREIGN);
  YAKU_RANGE("fewest cards on the board", omaha ? 3 : 0, t->max_board, t->min_board, FOREIGN);
  YAKU_SAME("reserved bytes", 0, yaku_number(bytes + 30, 2), FOREIGN);
  YAKU_RANGE("cards of the deck", badugi ? 52 : t->max_cards + t->max_board, 1000,
             yaku_count(t->deck) * t->copies + t->jokers, FOREIGN);
  YAKU_RANGE("cards of the deck but jokers", 1, 52, yaku_count(t->deck), FOREIGN);
  for (n = 0; n < 4; n++) grid |= t->deck >> 13 * n & 8191;
  for (n = 0; n < 4; n++) /* the same ranks in every suit that it has; nothing above the suits */
    if ((ranks = t->deck >> 13 * n & 8191) != 0 || t->deck >> 52 != 0)
      YAKU_SAME("ranks of the deck", grid, ranks | t->deck >> 52 << 14, FOREIGN);
  n = (int)strspn(t->name, "abcdefghijklmnopqrstuvwxyz0123456789-");
  YAKU_RANGE("letters of a name,", 1, 24, n, FOREIGN);
  for (; n < 24; n++) YAKU_SAME("zeros after the name,", 0, (uint8_t)t->name[n], FOREIGN);
  t->high.low = (t->flags & YAKU_LOW) != 0, t->high.ace_first = (t->flags & YAKU_ACE_FIRST) != 0;
  t->low.low = t->low.ace_first = 1;
  t->bias = (uint32_t)(8 - t->best) * 0x1111;

  end = 64 + 16 * (uint64_t)yaku_number(bytes + 20, 2);
  YAKU_RANGE("the end of the directory", 64, length - 16, end, FOREIGN);
  for (i = 0; i < yaku_number(bytes + 20, 2); i++) {
    const uint8_t *entry = bytes + 64 + 16 * i;
    int kind = entry[0], cards = entry[1], row = entry[2], column = entry[3];
    int hash = kind >= 8 && kind <= 11, board = kind == 12 || kind == 16;
    int common = kind == 8 && cards >= 4 && cards <= 7; /* shifts that yaku_of_ranks knows */
    uint32_t offset = yaku_number(entry + 8, 4), size = yaku_number(entry + 12, 4), right = size;
    const uint16_t *section = (const uint16_t *)(const void *)(bytes + offset);
    yaku_hash *at;
    YAKU_RANGE("section kind", 1, hands ? 11 : 16, kind, FOREIGN);
    YAKU_RANGE("cards of a section", board ? 3 : 0, hash ? 9 : board ? 5 : 0, cards, FOREIGN);
    YAKU_RANGE("sections in ascending order,", previous + 1, 65535, cards << 8 | kind, FOREIGN);
    YAKU_RANGE("row bits", common ? 7 + cards : hash, common ? 7 + cards : hash ? 29 : 0, row, FOREIGN);
    YAKU_RANGE("column bits", common ? 25 - row : 0, common ? 25 - row : hash ? 29 - row : 0, column, FOREIGN);
    YAKU_SAME("reserved bytes", 0, yaku_number(entry + 4, 4), FOREIGN);
    YAKU_SAME("offset of a section", (end + 63) & ~(uint64_t)63, offset, FOREIGN);
    YAKU_RANGE("the end of a section", 0, length - 16, (uint64_t)offset + size, FOREIGN);
    kinds |= 1u << kind, of[kind] |= 1u << cards;
    widest = yaku_max(widest, row + column);
    at = kind < 10 ? &t->ranks[cards] : &t->flush_ranks[cards];
    switch (kind) {
      case 2: case 13: text[kind == 13] = (const char *)section; sizes[kind == 13] = size; break;
      case 3: packed[0] = (const uint32_t *)(const void *)section; right = 4 * (uint32_t)(t->high.max_value + 1); break;
      case 4: t->card_keys = (const uint64_t *)(const void *)section; right = 8 * (uint32_t)(52 + t->jokers); break;
      case 5: factors = (const uint32_t *)(const void *)section, right = 16; break;
      case 6: t->suit_keys = (const uint32_t *)(const void *)section; right = 32768; break;
      case 7: t->flushes = section; right = 16384; break;
      case 8: case 10:
        at->rows = section, at->row = (uint8_t)(32 - row), at->column = (uint8_t)(32 - row - column), right = 2u << row;
        break;
      case 9: case 11:
        YAKU_SAME("rows before values,", (cards << 8 | kind) - 1, previous, FOREIGN);
        YAKU_SAME("bits of the rows before,", yaku_number(entry - 14, 2), row | column << 8, FOREIGN);
        at->values = section, at->mask = size / 2 - 1;
        for (right = 2; right < size && right < 2u << (row + column);) right *= 2;
        if (kind == 11 || cards < 4 || cards > 7) while (size >> at->unit > 131072) at->unit++;
        break;
      case 12: case 16:
        (kind == 12 ? &t->high : &t->low)->boards[cards] = section, right = 182 * yaku_multisets(cards);
        break;
      case 14:
        packed[1] = (const uint32_t *)(const void *)section, t->low.max_value = (int)(size / 4) - 1;
        right = size < 4 ? 4 : size / 4 * 4;
        break;
      case 15: t->lows = bytes + offset, right = 65536; break;
      default: break;
    }
    YAKU_SAME("size of a section", right, size, FOREIGN);
    end = (uint64_t)offset + size;
    previous = cards << 8 | kind;
  }
  YAKU_SAME("length", ((end + 63) & ~(uint64_t)63) + 16, length, FOREIGN);
  if (t->ranks[6].rows && !t->ranks[6].values)
    t->ranks[6].values = t->ranks[7].values, t->ranks[6].mask = t->ranks[7].mask;

#define YAKU_NEED(what, there)                                                                                      \
  if (!(there)) return snprintf(message, YAKU_MESSAGE, "%.250s: expected %s, found others: %s", file, what, FOREIGN), 0
#define YAKU_SIZES(least, most) ((2u << (most)) - (1u << (least)))
  /* exactly the sections of this kind of table, for exactly these numbers of cards */
  flushes = of[10];
  if (hands) {
    all = YAKU_SIZES(t->min_cards, t->max_cards) | 1u << t->best; /* even if hands must be larger */
    needed = flushes && t->copies > 1 && t->max_cards > t->best ? 1u << 5 : 0;
    needed |= (kinds & (1u << 6 | 1u << 7)) ? 1u << 6 | 1u << 7 : 0; /* together */
    needed |= 1u << 1 | 1u << 2 | 1u << 3 | 1u << 4 | 1u << 8 | 1u << 9 | (flushes ? 1u << 10 | 1u << 11 : 0);
    YAKU_NEED("sections 1 to 4, 8 and 9, both or none of 6 and 7, and of 10 and 11, and 5 for copies", kinds == needed);
    YAKU_NEED("rows and values for all numbers of cards", of[8] == all &&
              (of[9] == all || (of[9] == (all & ~64u) && (all & 128u))));
    if (factors) YAKU_RANGE("row and column bits", 1, 25, widest, FOREIGN); /* the bits below are those of factors */
    YAKU_NEED("neither copies nor jokers beside keys of sets, or if flushes are avoided",
              !(t->suit_keys || (t->flags & YAKU_AVOID)) || (t->copies == 1 && t->jokers == 0));
    YAKU_NEED("a flag of flushes if and only if hands may avoid them", !(t->flags & YAKU_AVOID) ==
              !(t->high.low && flushes && t->max_cards > t->best) && !(t->suit_keys && (t->flags & YAKU_AVOID)));
    YAKU_NEED("keys of cards as their ranks and suits have them", yaku_good_keys(t, factors, flushes != 0, &most));
    if (t->suit_keys) most = t->best;
    YAKU_NEED("flush rows and values for all numbers of cards that a suit may have",
              of[11] == flushes && (!flushes || (most >= t->best && flushes == YAKU_SIZES(t->best, most))));
  } else {
    all = YAKU_SIZES(t->min_cards < 3 ? t->min_cards : 3, yaku_max(t->max_cards, t->max_board));
    needed = 1u << 1 | 1u << 2 | 1u << 3 | 1u << 7 | (omaha ? 1u << 6 | 1u << 8 | 1u << 9 | 1u << 12 : 0);
    t->split = omaha && (kinds >> 13) != 0;
    if (t->split) needed |= 1u << 13 | 1u << 14 | (kinds >> 16 ? 1u << 16 : 1u << 15);
    YAKU_NEED("exactly the sections of the game", kinds == needed);
    YAKU_NEED("rows, values and boards for all numbers of cards", !omaha || (of[8] == all && of[9] == all &&
              of[12] == YAKU_SIZES(3, t->max_board) && (of[16] == 0 || of[16] == of[12])));
    for (n = 2; n <= 7 && omaha; n++)
      YAKU_NEED("each number of a rank multiset once", !(all >> n & 1) || yaku_good_numbers(&t->ranks[n], yaku_multisets(n)));
    if (t->lows) YAKU_RANGE("greatest low value", 0, 56, t->low.max_value, FOREIGN);
  }
  wrong = yaku_read_scale(&t->high, text[0], sizes[0], packed[0], badugi, hands ? flushes != 0 : omaha);
  if (!wrong && t->split) wrong = yaku_read_scale(&t->low, text[1], sizes[1], packed[1], 0, 0);
  YAKU_NEED(wrong, !wrong);
#undef YAKU_NEED
#undef YAKU_SIZES
#undef YAKU_RANGE
#undef YAKU_SAME
  t->bytes = bytes;
  return 1;
}

/* Opens a table file. Returns 1, or 0 and a message. */
static inline int yaku_open(yaku_table *t, const char *file, char *message) {
  FILE *in = fopen(file, "rb");
  size_t length = 0, room = 1 << 16, got;
  uint8_t *bytes = (uint8_t *)malloc(room), *more;
  int good;
  while (in && bytes && (got = fread(bytes + length, 1, room - length, in)) > 0) { /* of a pipe, too */
    if ((length += got) < room) continue;
    more = room < (size_t)1 << 30 ? (uint8_t *)realloc(bytes, room *= 2) : NULL;
    if (more == NULL) free(bytes);
    bytes = more;
  }
  if (!in || !bytes) snprintf(message, YAKU_MESSAGE, "%.300s: %s", file, in ? "not enough memory" : "cannot be read");
  good = in && bytes && yaku_read(t, file, bytes, length, message);
  if (in) fclose(in);
  if (!good) free(bytes);
  return good;
}

#endif
