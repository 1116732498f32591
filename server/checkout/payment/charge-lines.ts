import { fromWire, wireMinor } from '#contracts/money.ts'
import { money, taxWithin } from '#foundation/money.ts'
import type { Market } from '#server/markets/index.ts'
import type { ChargeLine } from '#server/payments/index.ts'
import type { FrozenBasket } from './frozen-basket.ts'

/**
 * The lines sent to a provider: the lines the shopper saw, delivery, the payment fee, tax added on top, and discounts.
 * Together they are exactly the amount due, including rounding and gift cards.
 */
export function chargeLines({ country }: Pick<Market, 'country'>, frozen: FrozenBasket): ChargeLine[] {
  const { currency, dueMinor, totalMinor } = frozen
  const { shown } = frozen.content
  const { included } = country.tax
  const alone = (kind: ChargeLine['kind'], name: string, minor: number, vatMinor: number): ChargeLine => ({
    ...{ id: kind, name, kind, quantity: 1, unitMinor: minor, totalMinor: minor },
    ...(included ? taxedTogether(minor, vatMinor) : untaxed),
  })
  const goods = shown.lines.map((line): ChargeLine => {
    const total = fromWire(line.totalPrice)
    const unitMinor = Math.max(fromWire(line.unitPrice.salesPrice).minor, Math.ceil(total.minor / line.quantity))
    const taxPercent = included ? (line.taxPercent ?? 0) : 0
    return {
      id: line.sku,
      name: line.name === '' ? line.sku : line.name,
      kind: line.isDigital ? 'digital' : 'physical',
      quantity: line.quantity,
      unitMinor,
      totalMinor: total.minor,
      taxMinor: taxWithin(money(total.minor, currency), taxPercent).minor,
      taxPercent,
    }
  })
  const [shippingMinor, shippingVat] = [wireMinor(shown.shippingTotal), wireMinor(shown.shippingVat)]
  const [feeMinor, feeVat] = [wireMinor(shown.paymentFee), wireMinor(shown.paymentFeeVat)]
  const totalVat = wireMinor(shown.totalVat)
  const [shipment] = shown.shipments
  const extra = [
    ...(shippingMinor > 0
      ? [alone('shipping', shipment?.shippingMethodName ?? 'Shipping', shippingMinor, shippingVat)]
      : []),
    alone('fee', 'Payment fee', feeMinor, feeVat),
    ...(included ? [] : [alone('tax', shown.vatName, totalVat, 0)]),
  ].filter((line) => line.totalMinor !== 0)
  const rest = totalMinor - sumOf([...goods, ...extra])
  const restVat = totalVat - shippingVat - feeVat - goods.reduce((sum, { taxMinor }) => sum + taxMinor, 0)
  return [
    ...goods,
    ...extra,
    ...(rest === 0 ? [] : [alone('discount', 'Discount', rest, restVat)]),
    ...(dueMinor === totalMinor ? [] : [{ ...alone('gift-card', 'Gift card', dueMinor - totalMinor, 0), ...untaxed }]),
  ]
}

const untaxed = { taxMinor: 0, taxPercent: 0 }

/** For parts that may have several tax rates: the effective rate in percent, rounded to two decimals. */
function taxedTogether(minor: number, taxMinor: number): Pick<ChargeLine, 'taxMinor' | 'taxPercent'> {
  const net = minor - taxMinor
  // On a tiny amount, rounding can give the tax the opposite sign.
  if (net === 0 || Math.sign(net) !== Math.sign(taxMinor)) return untaxed
  return { taxMinor, taxPercent: Math.round((taxMinor / net) * 10_000) / 100 }
}

const sumOf = (lines: readonly ChargeLine[]): number => lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
