import type { BasketLine } from '#contracts/basket.ts'
import type { OpenOrder } from '../fulfilment/fulfilments.ts'
import { taxIsOnTop } from '../order.ts'
import { paymentParts } from '../payment-parts.ts'

/** The amounts of the whole order, for the accounting of an ERP. Payments have only kind and amount: card numbers stay in the shop. */
export function orderAmounts({
  content,
  currency,
  method,
  madeAt,
  lines,
}: OpenOrder): Readonly<Record<string, unknown>> {
  const placeOf = new Map(lines.map(({ lineId, place }) => [lineId, place]))
  return {
    created: madeAt.toISOString(),
    currency,
    pricesIncludeTax: !taxIsOnTop(content),
    lines: content.lines.map((line) => ({ ...lineAmounts(line), place: placeOf.get(line.id) })),
    subtotal: content.subtotal,
    totalDiscount: content.totalDiscount,
    discounts: content.reductions ?? [],
    delivery: { amount: content.shippingTotal, vat: content.shippingVat },
    ...(content.paymentFee ? { paymentFee: { amount: content.paymentFee, vat: content.paymentFeeVat } } : {}),
    totalVat: content.totalVat,
    taxes: content.taxRates ?? [],
    total: content.total,
    payments: paymentParts(content, { method, currency }).map(({ method: kind, amount }) => ({ kind, amount })),
  }
}

const lineAmounts = (line: BasketLine): object => ({
  lineItemId: line.id,
  sku: line.sku,
  ...(line.ean === undefined ? {} : { ean: line.ean }),
  name: line.name,
  quantity: line.quantity,
  unitPrice: line.unitPrice.salesPrice,
  totalPrice: line.totalPrice,
  ...(line.taxPercent === undefined ? {} : { taxPercent: line.taxPercent }),
  isDigital: line.isDigital,
})
