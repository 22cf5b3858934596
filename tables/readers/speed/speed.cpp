// Nanoseconds a hand of seven: C reader, and OMPEval if there is a copy of it beside.
//   c++ -O3 -msse4.1 -DOMPEVAL -I OMPEval -o speed speed.cpp OMPEval/omp/HandEvaluator.cpp && ./speed standard.yaku
// Runs alternate; the median of 400 and the fortieth fastest.
#include "../c/yaku.h"
#include <algorithm>
#include <chrono>
#include <vector>
#ifdef OMPEVAL
#include "omp/HandEvaluator.h"
#endif

enum { HANDS = 1 << 16, RUNS = 400 };
static uint8_t cards[HANDS][7], theirs[HANDS][7];
static struct { uint64_t key, set; } prepared[HANDS];
static volatile unsigned sink;

template <class Body> static void measure(std::vector<double> &times, Body body) {
  auto start = std::chrono::steady_clock::now();
  unsigned sum = 0;
  for (int i = 0; i < HANDS; i++) sum += body(i);
  sink = sum;
  times.push_back(std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count() / HANDS);
}

int main(int, char **arguments) {
  yaku_table t;
  char message[YAKU_MESSAGE];
  if (!yaku_open(&t, arguments[1], message)) return puts(message), 1;
  uint64_t seed = 88172645463325252ull;
  for (int i = 0; i < HANDS; i++) {
    uint64_t set = 0, key = 0;
    for (int count = 0; count < 7;) {
      seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
      int card = (int)((seed >> 20) % 52);
      if (set >> card & 1) continue;
      set |= 1ull << card;
      key += yaku_card_key(&t, card);
      theirs[i][count] = (uint8_t)(4 * (card % 13) + card / 13);
      cards[i][count++] = (uint8_t)card;
    }
    prepared[i].key = key, prepared[i].set = set;
  }
  std::vector<double> times[5];
  const char *names[] = {"yaku, cards", "yaku, prepared", "yaku, sets", "OMPEval, cards", "OMPEval, prepared"};
#ifdef OMPEVAL
  omp::HandEvaluator evaluator;
  std::vector<omp::Hand> hands(HANDS);
  auto hand = [](int i) {
    omp::Hand h = omp::Hand::empty();
    for (int c = 0; c < 7; c++) h += theirs[i][c];
    return h;
  };
  for (int i = 0; i < HANDS; i++) hands[i] = hand(i);
#endif
  for (int run = 0; run < RUNS; run++) {
    measure(times[0], [&](int i) { return yaku_evaluate_cards(&t, cards[i], 7); });
    measure(times[1], [&](int i) { return yaku_evaluate_key(&t, prepared[i].key, prepared[i].set, 7); });
    measure(times[2], [&](int i) { return yaku_evaluate(&t, prepared[i].set); });
#ifdef OMPEVAL
    measure(times[3], [&](int i) { return evaluator.evaluate(hand(i)); });
    measure(times[4], [&](int i) { return evaluator.evaluate(hands[i]); });
#endif
  }
  for (int k = 0; k < 5; k++) {
    if (times[k].empty()) continue;
    std::sort(times[k].begin(), times[k].end());
    printf("%-18s median %.2f, tenth %.2f ns\n", names[k], times[k][RUNS / 2], times[k][RUNS / 10]);
  }
  yaku_close(&t);
  return 0;
}
