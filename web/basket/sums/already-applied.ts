/** The form in which the shop compares codes: upper case, without spaces, underscores and hyphens. */
const plain = (typed: string): string => typed.replace(/[\s_-]+/g, '').toUpperCase()

const words = {
  promoCode: 'basket.promo_code_already_applied',
  giftCard: 'basket.gift_card_already_applied',
} as const

/** Word key of the message for a code or card number that is already applied, so that the form need not be sent. */
export const alreadyApplied = (
  field: keyof typeof words,
  typed: string,
  applied: readonly string[],
): string | undefined => (applied.some((one) => plain(one) === plain(typed)) ? words[field] : undefined)
