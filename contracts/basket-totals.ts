import { z } from 'zod'
import { idText } from './bounds.ts'
import { wireMoney } from './money.ts'

/** The net amount taxed at one rate, and its tax. */
const taxRateRow = z.object({
  /** The tax's name, in the language of the market. */
  name: z.string().max(100),
  percent: z.number().min(0).max(100),
  taxable: wireMoney,
  vat: wireMoney,
})

/** One part of what goods are reduced by. */
const reduction = z.object({
  /** `goods`: was and now, of the goods themselves; `promotion`: what one promotion takes off. */
  kind: z.enum(['goods', 'promotion']),
  promotionId: idText.optional(),
  /** Of the promotion, in the language of the market. */
  name: z.string().max(300).optional(),
  promoCode: z.string().max(200).optional(),
  amount: wireMoney,
})

export type Reduction = z.infer<typeof reduction>

/** Totals of a basket or an order; every part adds up to `total`. */
export const totals = {
  subtotal: wireMoney,
  total: wireMoney,
  totalDiscount: wireMoney,
  /** The parts of `totalDiscount`, to the last unit: goods first, then each promotion. Orders made before it was told have none. */
  reductions: z.array(reduction).max(300).optional(),
  totalVat: wireMoney,
  totalVat1: wireMoney,
  totalVat2: wireMoney,
  vatName: z.string(),
  vatName2: z.string().optional(),
  /** For the tax table of markets that show one. */
  totalWithoutVat: wireMoney.optional(),
  shippingTotal: wireMoney,
  shippingVat: wireMoney,
  /** Taxes come from the shop's own table, because the tax service did not answer. */
  taxEstimated: z.boolean().optional(),
  /** One row a rate, highest first, what is sent included; a rate of 0 % has its row. Gift cards are in none. */
  taxRates: z.array(taxRateRow).max(20).optional(),
}
