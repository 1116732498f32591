/** As the shop compares them: blanks, underscores and case mean nothing. */
const plain = (typed: string): string => typed.replace(/[\s_-]+/g, '').toUpperCase()

/** A gift card is told by its last signs alone. */
const isSame = (applied: string, typed: string): boolean =>
  applied.startsWith('…') ? typed !== '' && typed.slice(-4) === applied.slice(1) : typed === applied

const words = {
  promoCode: 'basket.promo_code_already_applied',
  giftCard: 'basket.gift_card_already_applied',
} as const

/** Word key of why what was typed need not be sent: it counts already. */
export const alreadyApplied = (
  field: keyof typeof words,
  typed: string,
  applied: readonly string[],
): string | undefined => (applied.some((one) => isSame(plain(one), plain(typed))) ? words[field] : undefined)
