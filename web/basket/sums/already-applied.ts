/** The form in which the shop compares codes: without spaces, underscores and hyphens, in one case. */
const plain = (typed: string): string => typed.replace(/[\s_-]+/g, '').toUpperCase()

/** Of an applied gift card only the last characters are known. */
const isSame = (applied: string, typed: string): boolean =>
  applied.startsWith('…') ? typed !== '' && typed.slice(-4) === applied.slice(1) : typed === applied

const words = {
  promoCode: 'basket.promo_code_already_applied',
  giftCard: 'basket.gift_card_already_applied',
} as const

/** Word key of the message that a typed code is applied already, so that it need not be sent. */
export const alreadyApplied = (
  field: keyof typeof words,
  typed: string,
  applied: readonly string[],
): string | undefined => (applied.some((one) => isSame(plain(one), plain(typed))) ? words[field] : undefined)
