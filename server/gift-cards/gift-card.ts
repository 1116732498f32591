import { accepted, type Result, refused } from '#foundation/result.ts'

/** A card for payments. Its balance is not stored: it is the sum of its ledger. */
export interface GiftCard {
  readonly id: string
  readonly number: string
  readonly currency: string
  readonly balanceMinor: number
  readonly expiresAt: Date | null
  /** True if its value comes from a voucher of the loyalty programme. */
  readonly isVoucher?: true | undefined
}

/** The amount taken from one card. */
export interface CardUse {
  readonly cardId: string
  readonly minor: number
}

/** The message to the recipient; only the email address is required. */
export interface GiftCardMessage {
  readonly recipientEmail: string
  readonly recipientName?: string | undefined
  readonly senderName?: string | undefined
  readonly message?: string | undefined
  /** `YYYY-MM-DD`; if left out, the mail is sent immediately. */
  readonly deliveryDate?: string | undefined
}

/** Shoppers type numbers in groups, so blanks, hyphens and case are ignored. */
export const normalCardNumber = (typed: string): string => typed.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase()

/** The masked number of a card; enough for owners to recognise their card. */
export const maskedCardNumber = (number: string): string => `…${number.slice(-4)}`

export const isExpired = ({ expiresAt }: Pick<GiftCard, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now

/** For how many months a bought card is valid. */
export const monthsValid = 36

/**
 * Returns the amount that each card pays, in the order in which the cards were added: each covers as much of the rest
 * as it can. Cards cannot pay for cards, so `coverableMinor` may be less than the amount due.
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

/** A card that was issued for a bought line and is not revoked. */
export interface IssuedPiece {
  readonly valueMinor: number
  readonly balanceMinor: number
}

/**
 * Chooses the cards of a line to revoke when pieces are cancelled: none as long as there are pieces without a card, and
 * never a used card. Refuses with the balance of the used cards if there are not enough unused ones.
 */
export function cardsToRevoke<Card extends IssuedPiece>(
  issued: readonly Card[],
  { pieces, remaining }: { readonly pieces: number; readonly remaining: number },
): Result<readonly Card[], { readonly leftMinor: number }> {
  const needed = Math.max(0, issued.length - (remaining - pieces))
  const whole = issued.filter(({ valueMinor, balanceMinor }) => balanceMinor === valueMinor)
  if (whole.length >= needed) return accepted(whole.slice(0, needed))
  const spent = issued.filter(({ valueMinor, balanceMinor }) => balanceMinor !== valueMinor)
  return refused({ leftMinor: spent.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0) })
}

/** The card that paid last is refunded first. */
export function spreadOver(paid: readonly CardUse[], minor: number): readonly CardUse[] {
  let left = minor
  return paid.flatMap((card) => {
    const back = Math.min(left, card.minor)
    left -= back
    return back > 0 ? [{ cardId: card.cardId, minor: back }] : []
  })
}
