/* Who wins on a board: example TABLE. Built by CMakeLists.txt, or by cc example.c with pkg-config --cflags yaku. */
#include <yaku.h>

int main(int arguments, char **argument) {
  static const uint8_t board[5] = {38, 37, 23, 0, 39}; /* Ah Kh Qd 2c 2s: 13 * suit + rank */
  static const uint8_t holes[2][2] = {{25, 51}, {24, 10}}; /* Ad As, Kd Qc */
  uint64_t sets[2];
  uint16_t values[2];
  char message[YAKU_MESSAGE];
  yaku_table table;
  int player, i;
  if (arguments != 2) return fputs("usage: example standard.yaku\n", stderr), 2;
  if (!yaku_open(&table, argument[1], message)) return fprintf(stderr, "%s\n", message), 2;
  for (player = 0; player < 2; player++) {
    sets[player] = (uint64_t)1 << holes[player][0] | (uint64_t)1 << holes[player][1];
    for (i = 0; i < 5; i++) sets[player] |= (uint64_t)1 << board[i];
  }
  if (!yaku_evaluate_all(&table, sets, 2, 7, values)) return fputs("no table of hands of seven cards\n", stderr), 2;
  for (player = 0; player < 2; player++)
    printf("player %d: %s%s\n", player, yaku_category(&table.high, values[player]),
           values[player] >= values[1 - player] ? ", wins" : "");
  yaku_close(&table);
  return 0;
}
