import { z } from 'zod'
import { idText } from './bounds.ts'
import { wireMoney } from './money.ts'

/** The net amount taxed at one rate, and its tax. */
const taxRateRow = z.object({
  /** The name of the tax in the language of the market. */
  name: z.string().max(100),
  percent: z.number().min(0).max(100),
  taxable: wireMoney,
  vat: wireMoney,
})

/** One part of the reduction of the goods. */
const reduction = z.object({
  /** `goods`: the reduced price of the goods themselves; `promotion`: the discount of one promotion. */
  kind: z.enum(['goods', 'promotion']),
  promotionId: idText.optional(),
  /** The name of the promotion in the language of the market. */
  name: z.string().max(300).optional(),
  promoCode: z.string().max(200).optional(),
  amount: wireMoney,
})

export type WireReduction = z.infer<typeof reduction>

/** Totals of a basket or an order. The parts add up to `total`. */
export const totals = {
  subtotal: wireMoney,
  total: wireMoney,
  totalDiscount: wireMoney,
  /**
   * The parts of `totalDiscount`, exact to the smallest unit: first the goods, then each promotion. Older orders were
   * stored without it.
   */
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
  /** The market's fee for paying, and the tax of it; left out where there is no fee. */
  paymentFee: wireMoney.optional(),
  paymentFeeVat: wireMoney.optional(),
  /** Taxes come from the shop's own table, because the tax service did not answer. */
  taxEstimated: z.boolean().optional(),
  /**
   * One row for each rate, highest first, with delivery included; a rate of 0 % has a row too. Gift cards that are
   * bought are in no row.
   */
  taxRates: z.array(taxRateRow).max(20).optional(),
}
