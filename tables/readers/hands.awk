# Writes hands for a rules file, one a line, some of them bad: awk -f hands.awk -v seed=1 NAME.rules
function value(key) { return key in rules ? rules[key] : "" }
function limit(text, most) { return text == "any" ? most : text == "" ? 0 : text + 0 }
function draw(many, kind, model,    hand, tries, at) {
  for (hand = ""; many > 0; many--) {
    for (tries = 0; tries < 9; tries++) {
      at = 1 + int(rand() * left)
      if (kind == 0 || kind == 1 && substr(deck[at], 2) == substr(model, 2) || kind == 2 && near(deck[at], model)) break
    }
    hand = hand (hand ? " " : "") deck[at]
    deck[at] = deck[left--]
  }
  return hand
}
function near(card, model) { return card == "Jo" || (index(ranks, substr(card, 1, 1)) - index(ranks, substr(model, 1, 1)) + 13) % 13 < 3 }
/^[a-z-]+ *=/ { key = $1; sub(/=.*/, "", key); text = $0; sub(/^[^=]*= */, "", text); rules[key] = text }
END {
  srand(seed)
  omaha = value("game") == "omaha"
  ranks = !omaha ? value("ranks") : value("high") == "short-deck" ? "6789TJQKA" : "23456789TJQKA"
  split(omaha ? value("hole") : value("cards"), sizes, "-")
  if (!(2 in sizes)) sizes[2] = sizes[1]
  copies = value("copies") == "" ? 1 : limit(value("copies"), sizes[2])
  jokers = limit(value("jokers"), sizes[2])
  for (i = 1; i <= length(ranks); i++) for (s = 1; s <= 4; s++) for (c = 1; c <= copies; c++) all[++count] = substr(ranks, i, 1) substr("cdhs", s, 1)
  for (i = 1; i <= jokers; i++) all[++count] = "Jo"
  for (n = 0; n < 1000; n++) {
    for (left = 1; left < count; left++) deck[left] = all[left]
    deck[left] = all[left]
    model = all[1 + int(rand() * count)]
    kind = int(rand() * 3)
    hand = draw(sizes[1] + int(rand() * (sizes[2] - sizes[1] + 1)), kind, model)
    if (omaha) hand = hand " | " draw(5, kind, model)
    if (n % 50 == 7) hand = hand " " all[1]
    if (n % 50 == 8) hand = substr(hand, 1, length(hand) - 1)
    print hand
  }
}
