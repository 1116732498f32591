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
