/* Reads tables and hands from fuzz/Mutants.java, and prints what it makes of them, a line for each table. */
#include "yaku.h"

static int get(uint8_t *bytes, size_t count) { return fread(bytes, 1, count, stdin) == count; }

static void print_half(const yaku_table *t, const yaku_scale *half, const uint8_t *cards, int hole, int count) {
  uint8_t best[5];
  char name[3];
  int value = yaku_value(t, half, cards, hole, count), size = yaku_best(t, half, cards, hole, count, best), i;
  printf("%d %06X %s ", value, (unsigned)yaku_packed(half, value), yaku_category(half, value));
  for (i = 0; i < size; i++) printf(i > 0 ? " %s" : "%s", yaku_name(best[i], name));
}

/* Whether the table means nothing by the value of a hand, or no cards make it. */
static int is_wrong(const yaku_table *t, const yaku_scale *half, const uint8_t *cards, int hole, int count) {
  uint8_t best[5];
  return yaku_best(t, half, cards, hole, count, best) < 0 || yaku_value(t, half, cards, hole, count) > half->max_value;
}

int main(void) {
  uint8_t size[4], hands, sizes[2], cards[256];
  char message[YAKU_MESSAGE];
  while (get(size, 4)) {
    size_t length = yaku_number(size, 4);
    uint8_t *bytes = (uint8_t *)malloc(length ? length : 1); /* exactly as many as the table has */
    yaku_table t;
    int opened, hand;
    if (!get(bytes, length) || !get(&hands, 1)) return 1;
    opened = yaku_read(&t, "table", bytes, length, message);
    if (!opened && !strstr(message, "expected")) return 1;
    printf(opened ? "opened" : "refused");
    for (hand = 0; hand < hands; hand++) {
      if (!get(sizes, 2) || !get(cards, sizes[1])) return 1;
      if (!opened) continue;
      if (yaku_fault(&t, cards, sizes[0], sizes[1], message) >= 0) {
        printf("; bad");
      } else if (is_wrong(&t, &t.high, cards, sizes[0], sizes[1]) ||
                 (t.split && is_wrong(&t, &t.low, cards, sizes[0], sizes[1]))) {
        printf("; wrong");
      } else {
        printf("; ");
        print_half(&t, &t.high, cards, sizes[0], sizes[1]);
        if (t.split) printf(", ");
        if (t.split) print_half(&t, &t.low, cards, sizes[0], sizes[1]);
      }
      if (t.suit_keys && t.kind == YAKU_HANDS && !strstr(message, "held")) { /* of any bits of the deck */
        uint64_t set = 0;
        int i;
        for (i = 0; i < sizes[1]; i++) set |= (uint64_t)1 << (cards[i] & 63);
        set &= t.deck;
        if (yaku_count(set) >= t.min_cards && yaku_count(set) <= t.max_cards) yaku_evaluate(&t, set);
      }
    }
    printf("\n");
    free(bytes);
  }
  return 0;
}
