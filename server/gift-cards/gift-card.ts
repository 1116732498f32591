import { accepted, type Result, refused } from '#foundation/result.ts'

/** A card as those who pay with it need it. Its balance is never kept: it is the sum of its ledger. */
export interface GiftCard {
  readonly id: string
  readonly number: string
  readonly currency: string
  readonly balanceMinor: number
  readonly expiresAt: Date | null
}

/** The amount taken from one card. */
export interface CardUse {
  readonly cardId: string
  readonly minor: number
}

/** Words for whoever gets the card; only the address is needed. */
export interface GiftLetter {
  readonly recipientEmail: string
  readonly recipientName?: string | undefined
  readonly senderName?: string | undefined
  readonly message?: string | undefined
  /** `YYYY-MM-DD`; left out, it is sent at once. */
  readonly deliveryDate?: string | undefined
}

/** Cards are read out and typed in groups: blanks, hyphens and case mean nothing. */
export const normalCardNumber = (typed: string): string => typed.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase()

/** As a card is told to anybody but its recipient: enough to know one's own card by, and no more. */
export const maskedCardNumber = (number: string): string => `…${number.slice(-4)}`

export const isExpired = ({ expiresAt }: Pick<GiftCard, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now

/** Months a card that was bought can be spent. */
export const monthsValid = 36

/**
 * What each card pays of an amount, in the order the cards were added: each covers what is left. Cards do not pay for cards, so that
 * `coverableMinor` may be less than what is owed.
 */
export function coverWith(
  cards: readonly Pick<GiftCard, 'id' | 'balanceMinor'>[],
  coverableMinor: number,
): readonly CardUse[] {
  let left = coverableMinor
  return cards.flatMap(({ id, balanceMinor }) => {
    const minor = Math.min(left, Math.max(0, balanceMinor))
    left -= minor
    return minor > 0 ? [{ cardId: id, minor }] : []
  })
}

/** A card of a bought line that still stands. */
export interface IssuedPiece {
  readonly valueMinor: number
  readonly balanceMinor: number
}

/**
 * Which cards of a line lose their value when pieces of it are cancelled: none while there are pieces without a card yet, and never one that
 * was spent from. Refuses, with what is left on those, when there are not enough.
 */
export function cardsToRevoke<Card extends IssuedPiece>(
  issued: readonly Card[],
  { pieces, standing }: { readonly pieces: number; readonly standing: number },
): Result<readonly Card[], { readonly leftMinor: number }> {
  const needed = Math.max(0, issued.length - (standing - pieces))
  const whole = issued.filter(({ valueMinor, balanceMinor }) => balanceMinor === valueMinor)
  if (whole.length >= needed) return accepted(whole.slice(0, needed))
  const spent = issued.filter(({ valueMinor, balanceMinor }) => balanceMinor !== valueMinor)
  return refused({ leftMinor: spent.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0) })
}
