package consumer

import dev.yaku.Card
import dev.yaku.Category
import dev.yaku.HandEvaluator

enum class Rank { TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE }

enum class Suit { CLUBS, DIAMONDS, HEARTS, SPADES }

data class PlayingCard(val rank: Rank, val suit: Suit)

private val HOLDEM = HandEvaluator.of("standard")

/** The set of the cards that a program has as objects. */
fun set(cards: List<PlayingCard>): Long =
    cards.fold(0L) { set, card -> set or (1L shl Card.of(card.rank.ordinal, card.suit.ordinal)) }

fun main() {
    val board =
        listOf(
            PlayingCard(Rank.ACE, Suit.HEARTS),
            PlayingCard(Rank.KING, Suit.HEARTS),
            PlayingCard(Rank.QUEEN, Suit.DIAMONDS),
            PlayingCard(Rank.TWO, Suit.CLUBS),
            PlayingCard(Rank.TWO, Suit.SPADES),
        )
    val aces = listOf(PlayingCard(Rank.ACE, Suit.DIAMONDS), PlayingCard(Rank.ACE, Suit.SPADES))
    val value = HOLDEM.evaluate(set(board + aces))
    check(HOLDEM.describe(value) == "Full house, aces over deuces") { HOLDEM.describe(value) }
    check(HOLDEM.category(value) == Category.FULL_HOUSE) { HOLDEM.category(value) }
    println("right on ${Runtime.version().feature()}")
}
