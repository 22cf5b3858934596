package dev.yaku;

/** Of this class {@link ActionLoops} makes copies, each for another class of actions. */
final class ActionLoop implements ActionLoops.Loop {
  @Override
  public void run(HandRun run, ValueAction action) {
    for (int i = 0; i < run.count(); i++) {
      action.accept(run.hand(i), run.value());
    }
  }

  @Override
  public void addOne(
      OneByOne others, long hand, int counters, int row, int lowest, ValueAction action) {
    if (others.mayHaveFlush(counters)) {
      for (int i = 0; i < lowest; i++) {
        long whole = hand | others.card(i);
        action.accept(whole, others.value(whole, counters, row, i));
      }
    } else {
      for (int i = 0; i < lowest; i++) {
        action.accept(hand | others.card(i), others.valueOfRanks(row, i));
      }
    }
  }
}
