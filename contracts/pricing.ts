import { z } from 'zod'
import { wireMoney } from './money.ts'

export const discount = z.object({
  amount: z.number(),
  currency: z.string(),
  /** `markdown` marks a markdown; anything else names a promotion. */
  reference: z.string(),
  callout: z.string().optional(),
  disclaimer: z.string().optional(),
  badges: z.array(z.string()).optional(),
  promotionName: z.string().optional(),
  promotionLevel: z.string().optional(),
})

/** A price as shown. `percentage` is against `historicPrice` where the market's law says so, else against `listPrice`. */
export const price = z
  .object({
    salesPrice: wireMoney,
    listPrice: wireMoney.optional(),
    /** Lowest price of the 30 days before the current reduction began. */
    historicPrice: wireMoney.optional(),
    percentage: z.number().int().optional(),
    historicPercentage: z.number().int().optional(),
    discounts: z.array(discount),
    vatAmount: z.number().optional(),
    vatAmount2: z.number().optional(),
  })
  .meta({ id: 'Price' })
export type Price = z.infer<typeof price>

/** All that is shown for a price, decided by the server. A page, mail or feed only writes the amounts and words the market's way. */
export const priceView = z
  .object({
    /** The price of one piece. */
    now: wireMoney,
    /** Other sizes or parts cost more. */
    isFrom: z.literal(true).optional(),
    /** It is announced as reduced. */
    isReduced: z.literal(true).optional(),
    /** Struck through, and whether it is placed before the price to pay. */
    before: wireMoney.optional(),
    isBeforeFirst: z.literal(true).optional(),
    /** The reduction in whole percent. */
    percent: z.number().int().optional(),
    /** Discounts that are named one by one; a promotion without a name is called just that. */
    discounts: z
      .array(
        z.object({
          kind: z.enum(['markdown', 'promotion']),
          name: z.string().optional(),
          off: wireMoney,
          callout: z.string().optional(),
        }),
      )
      .optional(),
    /** Lowest price of the last 30 days, and the reduction from it where that is another one. */
    prior: wireMoney.optional(),
    priorPercent: z.number().int().optional(),
    /** The price for members. */
    member: wireMoney.optional(),
  })
  .meta({ id: 'PriceView' })
export type PriceView = z.infer<typeof priceView>

/** A price with what is shown for it. */
export const shownPrice = price.extend({ shown: priceView }).meta({ id: 'ShownPrice' })
export type ShownPrice = z.infer<typeof shownPrice>
