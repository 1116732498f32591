import { type WireMoney, wireMinor } from '#contracts/money.ts'
import { type OrderContent, taxIsOnTop } from './order.ts'

/** What an order costs besides its goods, each part with the tax that is added to it. Both parts are refunded together. */
export interface CostsBeside {
  readonly deliveryMinor: number
  readonly feeMinor: number
}

export function costsBeside(content: OrderContent): CostsBeside {
  const { shippingTotal, shippingVat, paymentFee, paymentFeeVat } = content
  const onTop = taxIsOnTop(content)
  const cost = (price: WireMoney | undefined, vat: WireMoney | undefined) =>
    wireMinor(price) + (onTop ? wireMinor(vat) : 0)
  return { deliveryMinor: cost(shippingTotal, shippingVat), feeMinor: cost(paymentFee, paymentFeeVat) }
}

/** The parts of a refund of these costs: first delivery, then the fee. */
export function partsOfCosts(content: OrderContent, refundedMinor: number): CostsBeside {
  const deliveryMinor = Math.min(refundedMinor, costsBeside(content).deliveryMinor)
  return { deliveryMinor, feeMinor: refundedMinor - deliveryMinor }
}
