import { z } from 'zod'
import { wireMoney } from './money.ts'

export const discount = z.object({
  amount: z.number(),
  currency: z.string(),
  /** `markdown` for a markdown; any other value names a promotion. */
  reference: z.string(),
  callout: z.string().optional(),
  disclaimer: z.string().optional(),
  badges: z.array(z.string()).optional(),
  promotionName: z.string().optional(),
  promotionLevel: z.string().optional(),
})

/** A price as shown. `percentage` is relative to `historicPrice` where the law of the market requires it, else to `listPrice`. */
export const price = z
  .object({
    salesPrice: wireMoney,
    listPrice: wireMoney.optional(),
    /** The lowest price of the 30 days before the current reduction began. */
    historicPrice: wireMoney.optional(),
    percentage: z.number().int().optional(),
    historicPercentage: z.number().int().optional(),
    discounts: z.array(discount),
    vatAmount: z.number().optional(),
    vatAmount2: z.number().optional(),
  })
  .meta({ id: 'Price' })
export type Price = z.infer<typeof price>

/** Everything that is shown for a price. The server decides it; a page, mail or feed only formats the amounts and words for the market. */
export const priceView = z
  .object({
    /** The price of one piece. */
    now: wireMoney,
    /** True if other sizes or parts cost more. */
    isFrom: z.literal(true).optional(),
    /** The price is announced as reduced. */
    isReduced: z.literal(true).optional(),
    /** The struck-through price, and whether it is shown before the price to pay. */
    before: wireMoney.optional(),
    isBeforeFirst: z.literal(true).optional(),
    /** The reduction in whole percent. */
    percent: z.number().int().optional(),
    /** Discounts that are listed with their names. A promotion without a name is called "promotion". */
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
    /** The prior price (`historicPrice`), and the reduction from it if that differs from `percent`. */
    prior: wireMoney.optional(),
    priorPercent: z.number().int().optional(),
    /** The price for members. */
    member: wireMoney.optional(),
  })
  .meta({ id: 'PriceView' })
export type PriceView = z.infer<typeof priceView>

/** A price, and everything that is shown for it. */
export const shownPrice = price.extend({ shown: priceView }).meta({ id: 'ShownPrice' })
export type ShownPrice = z.infer<typeof shownPrice>
