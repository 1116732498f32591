import { z } from 'zod'
import { exponentOf } from '#foundation/money.ts'

/**
 * The import form of promotions and gift cards: the rows of CSV files, with cells as text. An empty cell means no
 * value. Lists are separated by blanks. Amounts are decimals, in whole units of their currency.
 */
const empty = z.literal('').transform(() => undefined)
const optional = <Cell extends z.ZodType>(cell: Cell) => z.union([empty, cell]).optional()
const slug = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$/, 'must be letters, digits, dots and hyphens')
const list = z
  .string()
  .default('')
  .transform((text) => text.split(/\s+/).filter((word) => word !== ''))
const yes = z
  .enum(['yes', 'no', ''])
  .default('')
  .transform((text) => text === 'yes')
const whole = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number)
const amount = z.string().regex(/^\d{1,10}(\.\d{1,4})?$/, 'must be an amount such as 199.95')
const currency = z.string().regex(/^[A-Z]{3}$/, 'must be a currency such as EUR')
const moment = z
  .string()
  .refine((text) => /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text)), 'must be an ISO date and time')
  .transform((text) => new Date(text).toISOString())

/** `promotions.csv` */
export const promotionRow = z
  .object({
    promotion_id: slug,
    level: z.enum(['line', 'basket', 'shipping', 'bonus']),
    percent: optional(
      z
        .string()
        .regex(/^\d{1,3}(\.\d{1,3})?$/, 'must be a percentage')
        .transform(Number),
    ),
    amount: optional(amount),
    currency: optional(currency),
    markets: list,
    from: optional(moment),
    until: optional(moment),
    minimum_amount: optional(amount),
    minimum_pieces: optional(whole),
    needs_code: yes,
    categories: list,
    products: list,
    sub_brands: list,
    brands: list,
    full_price_only: yes,
    budget: optional(amount),
    reward_id: optional(slug),
    reward_pieces: optional(whole),
    reward_repeats: yes,
    position: optional(whole),
  })
  .refine(({ level, percent, amount: off }) => !isPriced(level) || (percent === undefined) !== (off === undefined), {
    message: 'takes off either percent or amount',
  })
  .refine(({ percent = 1 }) => percent > 0 && percent <= 100, { message: 'percent is above 0 and at most 100' })
  .refine(({ level, percent, amount: off }) => isPriced(level) || (percent === undefined && off === undefined), {
    message: 'of delivery and bonuses nothing is taken off; they are free',
  })
  .refine((row) => row.currency !== undefined || (!row.amount && !row.minimum_amount && !row.budget), {
    message: 'amounts need a currency',
  })
  .refine(({ level, budget }) => budget === undefined || isPriced(level), {
    message: 'only what is taken off has a budget',
  })
  .refine(({ level, reward_id }) => (level === 'bonus') === (reward_id !== undefined), {
    message: 'a bonus, and nothing else, has a reward_id',
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from < until, {
    message: 'until is not after from',
  })
  .refine((row) => [row.amount, row.minimum_amount, row.budget].every((text) => fits(text, row.currency)), {
    message: 'an amount has more decimals than its currency knows',
  })
export type PromotionRow = z.infer<typeof promotionRow>

const isPriced = (level: string): boolean => level === 'line' || level === 'basket'

function fits(text: string | undefined, of: string | undefined): boolean {
  const [, decimals = ''] = (text ?? '').split('.')
  return of === undefined || decimals.slice(exponentOf(of)).replaceAll('0', '') === ''
}

/** `promotion_texts.csv` */
export const promotionTextRow = z.object({
  promotion_id: slug,
  language: z.string().regex(/^[a-z]{2}$/, 'must be a language such as en'),
  name: z.string().min(1),
  callout: z.string().optional(),
  disclaimer: z.string().optional(),
})
export type PromotionTextRow = z.infer<typeof promotionTextRow>

/** `promotion_codes.csv`. Underscores, blanks and letter case make no difference between codes. */
export const promotionCodeRow = z.object({
  code: z
    .string()
    .transform((text) => text.replace(/[\s_]+/gu, '').toUpperCase())
    .refine((text) => text.length >= 3 && text.length <= 60, 'must have 3 to 60 signs besides underscores'),
  promotion_id: slug,
  most_uses: optional(whole),
  most_per_customer: optional(whole),
  exclusive: yes,
  from: optional(moment),
  until: optional(moment),
})
export type PromotionCodeRow = z.infer<typeof promotionCodeRow>

/** `promotion_rewards.csv` */
export const promotionRewardRow = z.object({
  promotion_id: slug,
  reward_id: slug,
  product_id: z.string().regex(/^[^\s/]{1,100}$/, 'must be a product id'),
  position: whole,
})
export type PromotionRewardRow = z.infer<typeof promotionRewardRow>

/** `gift_cards.csv`: cards that were sold elsewhere. A card that already exists is not changed. */
export const giftCardRow = z
  .object({
    number: z
      .string()
      .transform((text) => text.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase())
      .refine((text) => /^[A-Z0-9]{6,32}$/.test(text), 'must be 6 to 32 letters and digits'),
    validation_code: z.string().min(3),
    amount,
    currency,
    expires: optional(moment),
  })
  .refine((row) => fits(row.amount, row.currency), { message: 'the amount has more decimals than its currency knows' })
