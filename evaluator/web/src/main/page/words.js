// The page's own words, in English and Japanese; those of poker are the engine's, but for the names of categories.

const EN = {
  title: "Poker: equity, boards, strategies", equity: "Equity", board: "Board", solve: "Solve", hands: "Hands",
  poker: "Video poker",
  ranks: ["ace", "king", "queen", "jack", "ten", "nine", "eight", "seven", "six", "five", "four", "three", "deuce"],
  suits: ["spades", "hearts", "diamonds", "clubs"], card: (rank, suit) => `${rank} of ${suit}`, joker: "joker",
  settings: "Settings", language: "Language", deck: "Deck", two: "2 colours", four: "4 colours", light: "Light",
  dark: "Dark", auto: "Auto", theme: "Light or dark", noTab: (tab) => `there is no “${tab}”`,
  unreadable: (pair) => `“${pair}” is not written as an address is`,
  noValue: (name, value) => `${name} has no “${value}”`, noCard: (word, name) => `${name}: “${word}” is no card`,
  twice: (card, name) => `${name}: ${card} is not free, or is there twice`,
  tooMany: (name, most) => `${name}: only the first ${most} are shown`,
  unknown: (name) => `“${name}” is not known here`,
  inAddress: "The address cannot be read as it stands; the rest is shown.", stop: "Stop", stopped: "Stopped.",
  working: "Working…", copy: "Copy", copied: "Copied", player: (n) => `Player ${n}`, playerShort: (n) => `P${n}`,
  addPlayer: "Add a player", remove: (what) => `Remove ${what}`, game: "Game", dead: "Dead cards", how: "Count",
  exactly: "Exactly", sampled: "Sample", automatic: "Exactly if quick",
  placeholder: "AsKs · QQ+, AK:0.5 · 15% · random", cardsPlaceholder: "As Kd 9h", edit: (what) => `Edit ${what}`,
  range: "Range", cards: "Cards", clear: "Clear", done: "Done", weight: "Weight", topPercent: "Strongest hands",
  suitsOf: (hand) => `Suits of ${hand}`, combos: (n) => `${n} combos`, exactDeals: (n) => `Exact: all ${n} deals`,
  sampledDeals: (n, error) => `Sampled: ${n} deals, standard error ${error}`, win: "win", tie: "tie", lose: "lose",
  lowWin: "low", scoop: "scoop", next: "Next card",
  nextOf: (who) => `Equity of ${who} after each card that may come next`, best: "Best", worst: "Worst",
  each: "Hand by hand", eachOf: (who) => `Equity of each hand of ${who}`, lookAt: "Look at", equityWord: "Equity",
  several: "Write one player, or one board, to a line.",
  hand: "Hand", oneMore: "Add the cards or the range of a second player.", helps: "What helps",
  games: {
    holdem: "Texas hold’em", omaha: "Omaha (PLO)", "omaha-5": "Omaha, 5 cards", "omaha-6": "Omaha, 6 cards",
    "omaha-hi-lo": "Omaha hi-lo (O8)", "omaha-hi-lo-5": "Omaha hi-lo, 5 cards (Big O)",
    "short-deck": "Short deck (6+)", "short-deck-trips": "Short deck, trips beat a straight", stud: "Seven-card stud",
    "stud-hi-lo": "Stud hi-lo", razz: "Razz", "deuce-to-seven": "2-7 lowball", badugi: "Badugi",
    "three-card": "Three-card poker",
  },
  texture: "Texture", nuts: "The nuts", against: "Against", rangeHere: "The range on this board", made: "Made hands",
  draws: "Draws", severalDraws: "a hand may have several", noStraights: "no straight possible",
  straights: (n) => `${n} straight${n === 1 ? "" : "s"} possible`, high: (rank) => `${rank} high`, ofAll: "all hands",
  ofRange: "this range", none: "No draw", pickBoard: "Pick three to five cards of the board.",
  holes: (n) => `${n} holes`, share: "Share", oop: "Out of position", ip: "In position", oopShort: "OOP",
  ipShort: "IP", pot: "Pot", stack: "Stack", bets: "Bets", raises: "Raises", goal: "Stop at", more: "Other lines",
  moreHint: "such as rake = 5%, 3 · turn.donks = 33% · river.oop.bets = 50% · lock = bet 120 : fold = 22-55",
  flop: "Flop", turn: "Turn", river: "River", start: "Solve", goOn: "Continue", spotText: "The spot as text",
  spotHint: "For yaku solve; paste one here to open it.", memory: (nodes, size) => `${nodes} nodes, ${size}`,
  tooLarge: "This tree is too large for a page; use fewer sizes or narrower ranges, or the command line.",
  iteration: (n) => `${n} iterations`, exploitable: (part) => `exploitable by ${part} of the pot`,
  acts: (who) => `${who} acts`, over: "The hand is over here.", comes: "A card comes", runouts: "After each card",
  view: "Show", actions: "Actions", values: "EV", by: "By", byMade: "made hand", byDraws: "draw", byHand: "hand",
  value: "EV", rangeOf: (who) => `Range of ${who} here`, atStart: "Start", gridOf: (who) => `Hands of ${who}`,
  noSolution: "Set up a spot, and solve it: rivers take a moment, turns some seconds, flops minutes.",
  openTable: "Open a table (.yaku)…", dropTable: "Or drop it anywhere.", deal: "Cards",
  dealOf: (hole, board) => (board ? `${hole} + board of ${board}` : `${hole} each`), addHand: "Add a hand",
  handN: (n) => `Hand ${n}`, pickHands: "Pick the cards of two hands or more.", noTable: "This is not a table",
  takesPot: (part) => `${part} of the pot`, machine: "Machine", ownMachine: "Pay table of your own",
  payTable: "Pay table", hold: "Hold", drawAll: "Draw five", returns: "Return", costs: "Costs", pays: "Pays",
  often: "How often", deals: "Deal", fiveCards: "Pick five cards, or deal.", holdBest: (cards) => `Hold ${cards}`,
  perCoin: "for each coin, on average over all draws", tied: "holds of equal value", apply: "Use",
  payHint: "Change any pay; or open a .pay file.", openPay: "Open…", contribution: "Adds",
  slider: (n) => `the strongest ${n} %`,
  noGrid: "There is a grid for hands of two cards; write patterns, such as AA:$ds or KQJT.",
  brush: "Click or drag to add and remove with this weight.",
  repeated: (name) => `“${name}” is there more than once; the last counts`,
  rangesGone: (text) => `Ranges of two cards are not taken over into this game: ${text}`, frequency: "Frequency",
  tree: "The tree", end: "End", deal1: "Deal a card", combosWord: "Combos", equityOf: (who) => `Equity of ${who}`,
  valueOf: (who) => `EV of ${who}`, simple: "Strategy", asSolved: "as solved",
  price: (oop, ip) => `Rounded, a best answer wins ${oop} chips more against OOP, ${ip} against IP.`, save: "Save…",
  whole: "Whole file", withoutRivers: "Without rivers", openSolution: "Open a solution…", solutions: "Solutions",
  solutionsHint: "Files as yaku solve --write makes them; or drop one on the page. This browser keeps the last ten.",
  noneKept: "None is kept yet.", delete: "Delete", busy: "A solve is going on: stop it first.",
  linkOnly: "This link has no solution with it: solve the spot to look at it.",
  otherSpot: (said) => `Another spot is being solved: ${said}`, lock: "Lock the range",
  lockHint: "The whole range takes an action so often, changed where that costs least; then the spot is solved anew.",
  lockDo: "Lock and solve", link: "Link", copyLink: "Copy link",
  allin: "All-in", folds: "Fold", gain: "Gain", bigBlinds: "big blinds", ofPrizes: "of the prizes",
  gameFields: { stacks: "Stacks, the button first", blinds: "Blinds", ante: "Ante of each",
    "big-blind-ante": "Ante of the big blind", payouts: "Prizes", others: "Stacks of those who folded",
    more: "Given strategies" },
  gameHints: { ante: "none", "big-blind-ante": "none", payouts: "in chips", others: "nobody",
    more: "such as button = 22+, A2+ · big-blind = 15%" },
  decisions: { button: "Button goes all-in", "small-blind": "Small blind goes all-in",
    "small-blind-vs-button": "Small blind calls the button", "big-blind-vs-both": "Big blind calls both",
    "big-blind-vs-button": "Big blind calls the button", "big-blind-vs-small-blind": "Big blind calls the small blind",
    "big-blind": "Big blind calls" },
  seats: ["Button", "Small blind", "Big blind"], folded: (n) => `Folded ${n}`, given: "given",
  handDoes: (often, gain) => `all-in ${often}, gains ${gain}`, inPrizes: "in prizes",
  callPrice: (part) => `A call must win ${part}`, noPrice: "No single price", firstIn: "First to act",
  epsilon: (gain, unit) => `No player gains more than ${gain} ${unit} by another strategy`,
  notOnly: "other strategies may be as good",
  stacksOf: "Stacks", winsChips: "Wins", prizeBefore: "Prize before", prizeAfter: "Prize after",
  bubble: "The price of risk",
  bubbleHint: "Against each player: what a lost chip costs beside what a won one brings, and the chance that an even " +
    "call of all chips needs.",
  needsTable: "Three players need the table of three hands, which “yaku matrix --three” writes once (43 MB). " +
    "Without it the command line counts: yaku allin --stacks 10,10,10.",
  loadTable: (size) => `Load it, ${size} MB`, openThree: "Open the table…",
};

const JA = {
  title: "ポーカー：エクイティ、ボード、戦略", equity: "エクイティ", board: "ボード", solve: "ソルバー",
  hands: "ハンド", poker: "ビデオポーカー", ranks: ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"],
  suits: ["スペード", "ハート", "ダイヤ", "クラブ"], card: (rank, suit) => `${suit}の${rank}`, joker: "ジョーカー",
  settings: "設定", language: "言語", deck: "デッキ", two: "2色", four: "4色", light: "ライト", dark: "ダーク",
  auto: "自動", theme: "明るさ", noTab: (tab) => `「${tab}」はありません`,
  unreadable: (pair) => `「${pair}」は書式が違います`, noValue: (name, value) => `${name}に「${value}」はありません`,
  noCard: (word, name) => `${name}：「${word}」はカードではありません`,
  twice: (card, name) => `${name}：${card}はすでに使われています`,
  tooMany: (name, most) => `${name}：はじめの${most}つだけ表示`, unknown: (name) => `「${name}」は使えません`,
  inAddress: "アドレスに読めない部分があります（残りを表示）。", stop: "停止", stopped: "停止しました。",
  working: "計算中…", copy: "コピー", copied: "コピーしました", player: (n) => `プレイヤー${n}`,
  playerShort: (n) => `P${n}`, addPlayer: "プレイヤーを追加", remove: (what) => `${what}を削除`, game: "ゲーム",
  dead: "デッドカード", how: "計算", exactly: "厳密", sampled: "サンプル", automatic: "速ければ厳密",
  placeholder: "AsKs · QQ+, AK:0.5 · 15% · random", cardsPlaceholder: "As Kd 9h", edit: (what) => `${what}を編集`,
  range: "レンジ", cards: "カード", clear: "消去", done: "完了", weight: "重み", topPercent: "強いハンドから",
  suitsOf: (hand) => `${hand}のスート`, combos: (n) => `${n}通り`, exactDeals: (n) => `厳密：全${n}通り`,
  sampledDeals: (n, error) => `サンプル：${n}回、標準誤差 ${error}`, win: "勝ち", tie: "引き分け", lose: "負け",
  lowWin: "ロー", scoop: "総取り", next: "次のカード", nextOf: (who) => `次のカードごとの${who}のエクイティ`,
  best: "最良", worst: "最悪", each: "ハンドごと", eachOf: (who) => `${who}のハンドごとのエクイティ`, lookAt: "表示",
  several: "1行に1人（または1つのボード）だけ書いてください。", equityWord: "エクイティ", hand: "ハンド", oneMore: "2人目のカードかレンジを入れてください。",
  helps: "助けになるカード",
  games: {
    holdem: "テキサスホールデム", omaha: "オマハ（PLO）", "omaha-5": "オマハ5枚", "omaha-6": "オマハ6枚",
    "omaha-hi-lo": "オマハハイロー（O8）", "omaha-hi-lo-5": "オマハハイロー5枚（Big O）",
    "short-deck": "ショートデッキ（6+）", "short-deck-trips": "ショートデッキ（トリップスがストレートより強い）",
    stud: "セブンカードスタッド", "stud-hi-lo": "スタッドハイロー", razz: "ラズ", "deuce-to-seven": "2-7ローボール",
    badugi: "バドゥーギ", "three-card": "スリーカードポーカー",
  },
  texture: "ボードの性質", nuts: "ナッツ", against: "相手", rangeHere: "このボードでのレンジ", made: "役",
  draws: "ドロー", severalDraws: "重複あり", noStraights: "ストレートなし", straights: (n) => `可能なストレート${n}`,
  high: (rank) => `${rank}ハイ`, ofAll: "全ハンド", ofRange: "このレンジ", none: "ドローなし",
  pickBoard: "ボードのカードを3～5枚選んでください。", holes: (n) => `${n}通り`, share: "割合",
  oop: "アウトオブポジション", ip: "インポジション", oopShort: "OOP", ipShort: "IP", pot: "ポット", stack: "スタック",
  bets: "ベット", raises: "レイズ", goal: "停止する搾取可能量", more: "その他の行",
  moreHint: "例：rake = 5%, 3 · turn.donks = 33% · river.oop.bets = 50% · lock = bet 120 : fold = 22-55",
  flop: "フロップ", turn: "ターン", river: "リバー", start: "解く", goOn: "続ける", spotText: "テキスト",
  spotHint: "yaku solve 用。ここに貼り付けて開くこともできます。", memory: (nodes, size) => `${nodes}ノード、${size}`,
  tooLarge: "このツリーはページには大きすぎます。サイズを減らすか、レンジを狭めるか、コマンドラインを使ってください。",
  iteration: (n) => `反復${n}回`, exploitable: (part) => `搾取可能量はポットの${part}`, acts: (who) => `${who}の番`,
  over: "ここでハンドは終わりです。", comes: "カードが配られる", runouts: "カードごと", view: "表示",
  actions: "アクション", values: "EV", by: "分類", byMade: "役", byDraws: "ドロー", byHand: "ハンド", value: "EV",
  rangeOf: (who) => `ここでの${who}のレンジ`, atStart: "開始", gridOf: (who) => `${who}のハンド`,
  noSolution: "局面を入れて解きます。リバーは一瞬、ターンは数秒、フロップは数分です。",
  openTable: "テーブル（.yaku）を開く…", dropTable: "どこにでもドロップできます。", deal: "枚数",
  dealOf: (hole, board) => (board ? `${hole}枚とボード${board}枚` : `${hole}枚ずつ`), addHand: "ハンドを追加",
  handN: (n) => `ハンド${n}`, pickHands: "2つ以上のハンドのカードを選んでください。",
  noTable: "テーブルとして読めません", takesPot: (part) => `ポットの${part}`, machine: "マシン",
  ownMachine: "自分の配当表", payTable: "配当表", hold: "ホールド", drawAll: "5枚とも交換", returns: "期待値",
  costs: "損失", pays: "配当", often: "頻度", deals: "配る", fiveCards: "5枚選ぶか、配ってください。",
  holdBest: (cards) => `${cards}をホールド`, perCoin: "1コインあたり、すべての引きの平均", tied: "同じ価値のホールド",
  apply: "使う", payHint: "配当は変えられます。.payファイルも開けます。", openPay: "開く…", contribution: "寄与",
  slider: (n) => `強い順に${n} %`,
  noGrid: "グリッドは2枚のハンド用です。AA:$ds や KQJT のようなパターンを書いてください。",
  brush: "クリックまたはドラッグで、この重みで追加・削除します。",
  repeated: (name) => `「${name}」が2回以上あります（最後の値を使用）`,
  rangesGone: (text) => `2枚のハンドのレンジはこのゲームに移せません：${text}`, frequency: "頻度", tree: "ツリー",
  end: "終わり", deal1: "カードを配る", combosWord: "コンボ", equityOf: (who) => `${who}のエクイティ`,
  valueOf: (who) => `${who}のEV`, simple: "戦略", asSolved: "解のまま",
  price: (oop, ip) => `丸めると、最適応答はOOPに対して${oop}、IPに対して${ip}チップ多く得ます。`, save: "保存…",
  whole: "全体", withoutRivers: "リバーなし", openSolution: "解を開く…", solutions: "解の一覧",
  solutionsHint: "yaku solve --write と同じファイルです。ページにドロップもできます。最近の10件はこのブラウザに残ります。",
  noneKept: "まだありません。", delete: "削除", busy: "計算中です。先に停止してください。",
  linkOnly: "このリンクに解は含まれていません。解くと見られます。", otherSpot: (said) => `別の局面を計算中：${said}`,
  lock: "レンジを固定", lockHint: "レンジ全体でこの頻度になるように、損の少ないハンドから変え、解き直します。",
  lockDo: "固定して解く", link: "リンク", copyLink: "リンクをコピー",
  allin: "オールイン", folds: "フォールド", gain: "利得", bigBlinds: "BB", ofPrizes: "（賞金総額比）",
  gameFields: { stacks: "スタック（ボタンから）", blinds: "ブラインド", ante: "各自のアンティ",
    "big-blind-ante": "BBのアンティ", payouts: "賞金", others: "フォールドした人のスタック", more: "固定する戦略" },
  gameHints: { ante: "なし", "big-blind-ante": "なし", payouts: "チップで計算", others: "なし",
    more: "例：button = 22+, A2+ · big-blind = 15%" },
  decisions: { button: "ボタンがオールイン", "small-blind": "SBがオールイン", "small-blind-vs-button": "SBがボタンにコール",
    "big-blind-vs-both": "BBが両者にコール", "big-blind-vs-button": "BBがボタンにコール", "big-blind-vs-small-blind": "BBがSBにコール",
    "big-blind": "BBがコール" },
  seats: ["ボタン", "SB", "BB"], folded: (n) => `フォールド${n}`, given: "固定",
  handDoes: (often, gain) => `オールイン ${often}、利得 ${gain}`, inPrizes: "（賞金）",
  callPrice: (part) => `コールの必要勝率 ${part}`, noPrice: "必要勝率は一つに決まりません", firstIn: "最初の行動",
  epsilon: (gain, unit) => `どのプレイヤーも戦略を変えて得るのは最大 ${gain} ${unit}`,
  notOnly: "ほかにも同じ程度の戦略がありえます", stacksOf: "スタック", winsChips: "損益", prizeBefore: "賞金（前）", prizeAfter: "賞金（後）",
  bubble: "リスクの値段", bubbleHint: "各プレイヤーに対し、失うチップの重みと得るチップの重みの比、対等なオールインの必要勝率。",
  needsTable: "3人には、「yaku matrix --three」が一度だけ書く3ハンドの表（43 MB）が必要です。コマンドラインなら表なしでも計算できます：" +
    "yaku allin --stacks 10,10,10",
  loadTable: (size) => `読み込む（${size} MB）`, openThree: "表を開く…",
};

const CATEGORIES = {
  "high-card": "ハイカード", "one-pair": "ワンペア", "two-pair": "ツーペア", "three-of-a-kind": "スリーカード",
  straight: "ストレート", flush: "フラッシュ", "full-house": "フルハウス", "four-of-a-kind": "フォーカード",
  "straight-flush": "ストレートフラッシュ", "royal-flush": "ロイヤルストレートフラッシュ", badugi: "バドゥーギ",
};

/** What the engine's codes of errors mean; its own words, which are English, follow. */
const FAULTS = { usage: "この指定は使えません", text: "読めません", refused: "答えられません", file: "ファイルを使えません",
  memory: "メモリが足りません", "no-place": "その場所はありません", card: "カードが配られる場所です", over: "ハンドは終わりです",
  stopped: "停止しました" };

export const WORDS = { en: EN, ja: JA };
let chosen = "en";

export const language = () => chosen;
export function speak(lang) {
  chosen = lang in WORDS ? lang : "en";
  document.documentElement.lang = chosen;
}

/** The words of this name. */
export function t(name, ...values) {
  const words = WORDS[chosen][name];
  return typeof words === "function" ? words(...values) : words;
}

/** What players call a category of hands. */
export const category = (name, of = chosen) => (of === "ja" && CATEGORIES[name]) || name.replaceAll("-", " ");

/** What is wrong, by the engine's code and place, or by a message of the page. */
export function faultText({ message, code, line, column }) {
  if (chosen !== "ja" || !(code in FAULTS)) return message;
  const place = (line ? `${line}行目` : "") + (column ? `${column}文字目` : "");
  return `${place}${place ? "：" : ""}${FAULTS[code]}（${message}）`;
}
