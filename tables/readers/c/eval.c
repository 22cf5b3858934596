/* Evaluates hands, one a line of standard input, as `yaku eval --format tsv` does: yaku TABLE < hands.txt
 *
 * Cards are written As, aS, 10h, Th, A♠, ♠A; jokers Jo, Jk, X; between them spaces, commas or nothing; in Omaha a bar
 * parts hole and board. Lines that begin with # are skipped. A bad line is reported on standard error; the exit status
 * is 1 if there was one, and 2 if the table cannot be used. Columns count UTF-16 units, as Java and JavaScript do. */
#include "yaku.h"
#include <stdarg.h>

enum { MOST_SIGNS = 1000, MOST_BYTES = 8192, MOST_CARDS = MOST_SIGNS };

static const char usage[] =
    "usage: yaku TABLE < hands.txt\n\n"
    "Evaluates hands, one a line, as `yaku eval --format tsv` does: As Kd Qh, in Omaha As Kh Qd Jc | Ts 9s 8d. TABLE is a\n"
    ".yaku file. Bad lines are reported on standard error, and the exit status is 1; it is 2 if the table cannot be used.\n";

static uint16_t text[MOST_BYTES + 1]; /* the line */
static int length;
static uint8_t cards[MOST_CARDS + 1];
static int columns[MOST_CARDS + 1], count, jokers;
static char fault[YAKU_MESSAGE];

/* Sets the fault; returns the column, from 1. */
static int reject(int column, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(fault, sizeof fault, format, arguments);
  va_end(arguments);
  return column;
}

/* Malformed bytes become U+FFFD. */
static void decode(const unsigned char *bytes, int size) {
  int i = 0;
  length = 0;
  while (i < size) {
    int lead = bytes[i++], more = lead < 0xC2 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : lead < 0xF5 ? 3 : 0;
    uint32_t sign = lead < 0x80 ? (uint32_t)lead : more == 0 ? 0xFFFD : (uint32_t)lead & (0x3Fu >> more);
    for (; more > 0; more--) {
      if (i == size || (bytes[i] & 0xC0) != 0x80) { sign = 0xFFFD; break; }
      sign = sign << 6 | (bytes[i++] & 0x3F);
    }
    if (sign > 0xFFFF) text[length++] = (uint16_t)(0xD7C0 + (sign >> 10));
    text[length++] = (uint16_t)(sign > 0xFFFF ? 0xDC00 | (sign & 0x3FF) : sign);
  }
}

/* Quotes the word that begins here, without signs that a terminal would obey. */
static const char *quote(int at, int end) {
  static char quoted[200];
  char *out = quoted;
  int i;
  *out++ = '"';
  for (i = at; i < end; i++) {
    uint32_t sign = text[i];
    if (sign < 0x20 || (sign >= 0x7F && sign < 0xA0) || sign == 0xAD || (sign >= 0x200B && sign <= 0x200F) ||
        (sign >= 0x2028 && sign <= 0x202E) || (sign >= 0x2060 && sign <= 0x206F) || sign == 0xFEFF) {
      out += sprintf(out, "\\u%04x", (unsigned)sign);
      continue;
    }
    if (sign >> 10 == 0x36 && i + 1 < end && text[i + 1] >> 10 == 0x37)
      sign = 0x10000 + ((sign & 0x3FF) << 10) + (text[++i] & 0x3FF);
    if (sign >= 0x10000) { *out++ = (char)(0xF0 | sign >> 18); *out++ = (char)(0x80 | (sign >> 12 & 63)); }
    else if (sign >= 0x800) *out++ = (char)(0xE0 | sign >> 12);
    if (sign >= 0x800) *out++ = (char)(0x80 | (sign >> 6 & 63));
    else if (sign >= 0x80) *out++ = (char)(0xC0 | sign >> 6);
    *out++ = (char)(sign >= 0x80 ? 0x80 | (sign & 63) : sign);
  }
  strcpy(out, "\"");
  return quoted;
}

static int is_separator(int sign) {
  return sign == ' ' || sign == ',' || sign == '\t' || sign == '\r' || sign == '\n' || sign == 0xA0 || sign == 0x3000;
}

/* The index of an ASCII letter among these in either case, or -1. */
static int place(const char *letters, int sign) {
  int upper = sign >= 'a' && sign <= 'z' ? sign - 32 : sign, i;
  for (i = 0; letters[i]; i++) if ((letters[i] >= 'a' ? letters[i] - 32 : letters[i]) == upper) return i;
  return -1;
}

static int is_comment(void) {
  int at = 0;
  while (at < length && (text[at] == ' ' || text[at] == 0x3000 || (text[at] >= 9 && text[at] <= 13))) at++;
  return at < length && text[at] == '#';
}

static int suit_sign(int *at, int end) {
  static const int SIGNS[8] = {0x2663, 0x2666, 0x2665, 0x2660, 0x2667, 0x2662, 0x2661, 0x2664}; /* cdhs, filled, open */
  int i = 0;
  while (i < 8 && (*at >= end || text[*at] != SIGNS[i])) i++;
  if (i == 8) return -1;
  ++*at;
  if (*at < end && text[*at] == 0xFE0F) ++*at; /* asks for a picture */
  return i % 4;
}

/* Reads cards; returns 0, or the column of a fault. */
static int read_cards(int at, int end) {
  for (;; count++) {
    int start, rank = -1, suit, last;
    while (at < end && is_separator(text[at])) at++;
    if (at == end) return 0;
    start = at;
    columns[count] = at + 1;
    if (place("X", text[at]) == 0) last = 1;
    else last = place("J", text[at]) == 0 && at + 1 < end && place("ok", text[at + 1]) >= 0 ? 2 : 0;
    if (last) {
      cards[count] = (uint8_t)(jokers < 200 ? YAKU_JOKER + jokers++ : 255);
      at += last;
      continue;
    }
    suit = suit_sign(&at, end);
    if (at + 1 < end && text[at] == '1' && text[at + 1] == '0') { rank = 8; at += 2; }
    else if (at < end && (rank = place(YAKU_RANKS, text[at])) >= 0) at++;
    if (rank >= 0 && suit < 0 && (suit = suit_sign(&at, end)) < 0 && at < end) suit = place(YAKU_SUITS, text[at++]);
    if (rank < 0 || suit < 0) {
      for (last = start; last < end && last < start + 20 && !is_separator(text[last]);) last++;
      return reject(start + 1, "%s is not a card: expected a rank of " YAKU_RANKS " and a suit of " YAKU_SUITS
                    ", such as As, or Jo for a joker", quote(start, last));
    }
    cards[count] = (uint8_t)(13 * suit + rank);
  }
}

/* Reads a hand and checks it; returns 0, or the column of a fault. */
static int parse(const yaku_table *t, int *hole) {
  int omaha = t->kind == YAKU_OMAHA, bar = 0, second, bad;
  count = jokers = 0;
  while (bar < length && text[bar] != '|') bar++;
  for (second = bar + 1; second < length && text[second] != '|';) second++;
  if (omaha && (bar == length || second < length))
    return reject((bar == length ? length : second) + 1,
                  "%s: %s takes hole cards, a bar and the board, as in As Kh Qd Jc | Ts 9s 8d",
                  bar == length ? "no bar" : "a second bar", t->name);
  bad = read_cards(0, omaha ? bar : length);
  *hole = count;
  if (bad == 0 && omaha) bad = read_cards(bar + 1, length);
  if (bad && !omaha && bar < length)
    return reject(bar + 1, "a bar separates hole and board in Omaha, but %s takes all cards as one hand", t->name);
  if (bad) return bad;
  bad = yaku_fault(t, cards, *hole, count, fault);
  return bad < 0 ? 0 : bad < count ? columns[bad] : bad == count ? length + 1 : bar + 1;
}

static void print_cards(const uint8_t *of, int from, int to) {
  char name[3];
  int i;
  for (i = from; i < to; i++) printf(i > from ? " %s" : "%s", yaku_name(of[i], name));
}

static void print_half(const yaku_table *t, const yaku_scale *half, int hole) {
  uint8_t best[5];
  int value = yaku_value(t, half, cards, hole, count);
  printf("\t%d\t", value);
  if (half == &t->high) printf("%s\t", yaku_category(half, value));
  printf("0x%06X\t", (unsigned)yaku_packed(half, value));
  print_cards(best, 0, yaku_best(t, half, cards, hole, count, best));
}

int main(int arguments, char **argument) {
  static unsigned char bytes[MOST_BYTES + 1];
  yaku_table table;
  long line = 0;
  int status = 0, sign = 0;
  if (arguments == 2 && (!strcmp(argument[1], "--help") || !strcmp(argument[1], "-h"))) return fputs(usage, stdout), 0;
  if (arguments != 2) return fputs(usage, stderr), 2;
  if (!yaku_open(&table, argument[1], fault)) return fprintf(stderr, "yaku: %s\n", fault), 2;
  printf("hand\tvalue\tcategory\tpacked\tbest%s\tline\n", table.split ? "\tlow\tlow-packed\tlow-best" : "");
  while (sign != EOF) {
    int size = 0, start, hole = 0, column;
    while ((sign = getchar()) != EOF && sign != '\n') if (size < MOST_BYTES) bytes[size++] = (unsigned char)sign;
    if (sign == EOF && size == 0) break;
    if (size > 0 && size < MOST_BYTES && bytes[size - 1] == '\r') size--;
    start = line++ == 0 && size >= 3 && memcmp(bytes, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
    decode(bytes + start, size - start);
    if (is_comment()) continue;
    if (length <= MOST_SIGNS) column = parse(&table, &hole);
    else column = reject(MOST_SIGNS + 1, "too long: expected at most %d characters", MOST_SIGNS);
    if (column > 0) {
      fflush(stdout);
      fprintf(stderr, "line %ld, column %d: %s\n", line, column, fault);
      status = 1;
      continue;
    }
    print_cards(cards, 0, hole);
    if (table.kind == YAKU_OMAHA) { printf(" | "); print_cards(cards, hole, count); }
    print_half(&table, &table.high, hole);
    if (table.split) print_half(&table, &table.low, hole);
    printf("\t%ld\n", line);
  }
  yaku_close(&table);
  return status;
}
