/* Tests of yaku.h that need no other program: test FOLDER-OF-TABLES. Conformance is tested by ../test.sh. */
#include "yaku.h"

static char message[YAKU_MESSAGE];

static uint8_t *load(const char *folder, const char *name, size_t *length) {
  char path[1000];
  uint8_t *bytes = (uint8_t *)malloc(1 << 22);
  FILE *file;
  snprintf(path, sizeof path, "%s/%s.yaku", folder, name);
  file = fopen(path, "rb");
  if (file == NULL || bytes == NULL) exit(fprintf(stderr, "%s: cannot be read\n", path));
  *length = fread(bytes, 1, 1 << 22, file);
  fclose(file);
  return bytes;
}

static void set_checksum(uint8_t *bytes, size_t length) {
  uint32_t crc = 0xFFFFFFFF;
  size_t i;
  int bit;
  for (i = 0; i < length - 4; i++)
    for (crc ^= bytes[i], bit = 0; bit < 8; bit++) crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320 : 0);
  for (i = 0; i < 4; i++) bytes[length - 4 + i] = (uint8_t)(~crc >> 8 * i);
}

/* Whether a copy of exactly these bytes is refused; if not, evaluates some hands, which must stay within the table. */
static int is_refused(const uint8_t *bytes, size_t length) {
  static uint32_t seed = 1;
  uint8_t *copy = (uint8_t *)malloc(length + 1);
  yaku_table t;
  int refused, hand, i;
  memcpy(copy, bytes, length);
  refused = !yaku_read(&t, "copy", copy, length, message);
  for (hand = 0; hand < 20 && !refused; hand++) {
    int hole = t.max_cards, count = hole + (t.kind == YAKU_OMAHA ? t.max_board : 0);
    uint8_t cards[YAKU_LONGEST], best[5];
    for (i = 0; i < count; i++) cards[i] = (uint8_t)((seed = seed * 1664525 + 1013904223) % 52);
    yaku_category(&t.high, yaku_value(&t, &t.high, cards, hole, count));
    if (t.split) yaku_packed(&t.low, yaku_value(&t, &t.low, cards, hole, count));
    yaku_best(&t, &t.high, cards, hole, count, best);
  }
  for (hand = 4; hand <= 8 && !refused; hand++) { /* sets of any number of cards */
    uint64_t sets[3] = {~(uint64_t)0, (uint64_t)seed << 32 | seed, 0x1F00000000000};
    uint16_t values[3];
    yaku_evaluate_all(&t, sets, 3, hand, values);
  }
  free(copy);
  return refused;
}

/* Many sets at once have the values of their cards; tables without SUIT_KEYS have none. */
static int arrays(const char *folder) {
  static const char *const NAMES[] = {"standard", "short-deck", "ace-to-five", "deuce-to-seven", "wild-five", "omaha"};
  enum { SETS = 1000 };
  static uint64_t sets[SETS], seed = 1;
  static uint16_t values[SETS];
  long wrong = 0, compared = 0, refused = 0;
  size_t n, length;
  int count, i, j;
  for (n = 0; n < 6; n++) {
    uint8_t *bytes = load(folder, NAMES[n], &length);
    yaku_table t;
    if (!yaku_read(&t, NAMES[n], bytes, length, message)) exit(puts(message));
    for (count = 3; count <= 9; count++) {
      for (i = 0; i < SETS; i++) {
        sets[i] = 0;
        while (yaku_count(sets[i]) < count) {
          int card = (int)((seed = seed * 6364136223846793005u + 1442695040888963407u) >> 33) % (i % 2 ? 52 : 26);
          if (t.deck >> card & 1) sets[i] |= (uint64_t)1 << card;
        }
      }
      if (!yaku_evaluate_all(&t, sets, SETS, count, values)) { refused++; continue; }
      for (i = 0; i < SETS; i++) {
        uint8_t cards[9];
        for (j = 0, count = 0; j < 52; j++) if (sets[i] >> j & 1) cards[count++] = (uint8_t)j;
        wrong += values[i] != yaku_evaluate_cards(&t, cards, count);
        compared++;
      }
    }
    free(bytes);
  }
  printf("%ld sets at once, %ld wrong; %ld sizes refused\n", compared, wrong, refused);
  return wrong == 0 && compared >= 14 * SETS && refused >= 14;
}

static int damaged(const char *folder) {
  static const char *const NAMES[] = {"badugi", "three-card", "deuces-wild", "wild-five", "standard", "omaha-hi-lo"};
  long tried = 0, accepted = 0, foreign = 0, opened = 0;
  size_t n, i, length;
  for (n = 0; n < 6; n++) {
    uint8_t *bytes = load(folder, NAMES[n], &length);
    size_t step = length < 100000 ? 7 : length / 200, head = 64 + 16 * (size_t)bytes[20];
    accepted += is_refused(bytes, length); /* the file as it is */
    for (i = 0; i < length; i += i < head ? 1 : step) {
      bytes[i] ^= (uint8_t)(1 << i % 8);
      accepted += !is_refused(bytes, length);
      bytes[i] ^= (uint8_t)(1 << i % 8);
      tried++;
    }
    for (i = 0; i < length; i += length / 50) accepted += !is_refused(bytes, i), tried++;
    bytes[length] = 0;
    accepted += !is_refused(bytes, length + 1), tried++;
    for (i = 8; length < 200000 && i < head; i++) { /* wrong, but not damaged */
      static const int CHANGES[] = {1, 3, 8, 128, 255};
      int change;
      for (change = 0; change < 5; change++) {
        bytes[i] ^= (uint8_t)CHANGES[change];
        set_checksum(bytes, length);
        opened += !is_refused(bytes, length), foreign++;
        bytes[i] ^= (uint8_t)CHANGES[change];
      }
    }
    if (n == 0) {
      bytes[8] = YAKU_VERSION + 1;
      set_checksum(bytes, length);
      accepted += !is_refused(bytes, length) || strstr(message, "expected format version 2, found 3") == NULL;
    }
    free(bytes);
  }
  printf("C: %ld damaged files refused, but %ld; %ld strange ones, %ld of them opened\n", tried - accepted, accepted, foreign, opened);
  return accepted == 0;
}

static int all_hands_of_five(const char *folder) {
  static const char *const EXPECTED = "high-card 1302540 one-pair 1098240 two-pair 123552 three-of-a-kind 54912 straight 10200 "
      "flush 5108 full-house 3744 four-of-a-kind 624 straight-flush 36 royal-flush 4 ";
  static long counts[16];
  char path[1000], found[1000] = "";
  yaku_table t;
  int a, b, c, d, e, i;
  snprintf(path, sizeof path, "%s/standard.yaku", folder);
  if (!yaku_open(&t, path, message)) return puts(message), 0;
  for (a = 4; a < 52; a++) for (b = 3; b < a; b++) for (c = 2; c < b; c++) for (d = 1; d < c; d++) for (e = 0; e < d; e++) {
    const uint8_t cards[5] = {(uint8_t)a, (uint8_t)b, (uint8_t)c, (uint8_t)d, (uint8_t)e};
    int value = yaku_evaluate_cards(&t, cards, 5);
    if (value != yaku_evaluate(&t, (uint64_t)1 << a | (uint64_t)1 << b | (uint64_t)1 << c | (uint64_t)1 << d | (uint64_t)1 << e)) return 0;
    counts[yaku_packed(&t.high, value) >> 20]++;
  }
  for (i = 1; i <= t.high.categories; i++) sprintf(found + strlen(found), "%s %ld ", t.high.category[i], counts[i]);
  printf("C: all hands of five: %s\n", found);
  yaku_close(&t);
  return strcmp(found, EXPECTED) == 0;
}

int main(int arguments, char **argument) {
  int good = arguments == 2 && damaged(argument[1]);
  good &= arguments == 2 && all_hands_of_five(argument[1]);
  good &= arguments == 2 && arrays(argument[1]);
  return !good;
}
