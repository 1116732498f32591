/** The form in which the shop compares codes: without spaces, underscores and hyphens, in one case. */
const plain = (typed: string): string => typed.replace(/[\s_-]+/g, '').toUpperCase()

const words = {
  promoCode: 'basket.promo_code_already_applied',
  giftCard: 'basket.gift_card_already_applied',
} as const

/** Word key of the message that a typed code or card number is applied already, so that it need not be sent. */
export const alreadyApplied = (
  field: keyof typeof words,
  typed: string,
  applied: readonly string[],
): string | undefined => (applied.some((one) => plain(one) === plain(typed)) ? words[field] : undefined)
