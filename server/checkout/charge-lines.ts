import { fromWire } from '#contracts/money.ts'
import { type Money, money, taxWithin } from '#foundation/money.ts'
import type { Market } from '#server/markets/index.ts'
import type { ChargeLine } from '#server/payments/index.ts'
import type { FrozenBasket } from './frozen-basket.ts'

/**
 * What a provider is told is paid for: the lines as the shopper saw them, delivery, tax where it is added on top, and what took
 * something off. They add up to what is due, to the last unit, whatever rounding or cards took away.
 */
export function chargeLines({ country }: Pick<Market, 'country'>, frozen: FrozenBasket): ChargeLine[] {
  const { currency, dueMinor, totalMinor } = frozen
  const { shown } = frozen.content
  const percent = country.tax.included ? country.tax.ratePercent : 0
  const taxed = (total: Money) => ({ taxMinor: taxWithin(total, percent).minor, taxPercent: percent })
  const alone = (kind: ChargeLine['kind'], name: string, minor: number): ChargeLine => ({
    ...{ id: kind, name, kind, quantity: 1, unitMinor: minor, totalMinor: minor },
    ...(kind === 'gift-card' || kind === 'tax' ? { taxMinor: 0, taxPercent: 0 } : taxed(money(minor, currency))),
  })
  const goods = shown.lines.map((line): ChargeLine => {
    const total = fromWire(line.totalPrice)
    const unitMinor = Math.max(fromWire(line.unitPrice.salesPrice).minor, Math.ceil(total.minor / line.quantity))
    return {
      id: line.sku,
      name: line.name === '' ? line.sku : line.name,
      kind: line.isDigital ? 'digital' : 'physical',
      quantity: line.quantity,
      unitMinor,
      totalMinor: total.minor,
      ...taxed(total),
    }
  })
  const shippingMinor = fromWire(shown.shippingTotal).minor
  const [shipment] = shown.shipments
  const extra = [
    ...(shippingMinor > 0 ? [alone('shipping', shipment?.shippingMethodName ?? 'Shipping', shippingMinor)] : []),
    ...(country.tax.included ? [] : [alone('tax', shown.vatName, fromWire(shown.totalVat).minor)]),
  ].filter((line) => line.totalMinor !== 0)
  const rest = totalMinor - sumOf([...goods, ...extra])
  return [
    ...goods,
    ...extra,
    ...(rest === 0 ? [] : [alone('discount', 'Discount', rest)]),
    ...(dueMinor === totalMinor ? [] : [alone('gift-card', 'Gift card', dueMinor - totalMinor)]),
  ]
}

const sumOf = (lines: readonly ChargeLine[]): number => lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
