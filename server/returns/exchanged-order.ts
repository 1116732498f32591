import { fromWire, toWire, type WireMoney } from '#contracts/money.ts'
import { add, type Money, money, roundHalfAway, subtract, taxWithin, zero } from '#foundation/money.ts'
import { type NewOrder, type Order, type OrderContent, taxIsOnTop } from '#server/orders/index.ts'
import type { OtherSize } from './exchange.ts'

/** Pieces to be exchanged, and what was paid for them, including taxes. */
export interface ExchangedPieces {
  readonly lineItemId: string
  readonly quantity: number
  readonly paidMinor: number
  readonly instead: OtherSize
}

type WireLine = OrderContent['lines'][number]

interface ExchangedLine {
  readonly shown: WireLine
  readonly fromId: string
  readonly paid: Money
  readonly tax: Money
  /** The line total: without taxes if they are added on top. */
  readonly total: Money
}

export interface ExchangedOrder extends Pick<NewOrder, 'lines' | 'consents' | 'totalMinor'> {
  readonly content: OrderContent
}

/**
 * The order of the other sizes. Its lines cost exactly what was paid for the returned pieces; delivery is free, and
 * nothing is left to pay. Its taxes are those within the paid amount, at the rates of the first order.
 */
export function exchangedOrder(order: Order, pieces: readonly ExchangedPieces[], now: Date): ExchangedOrder {
  const { content, currency } = order
  const onTop = taxIsOnTop(content)
  const lines = pieces.flatMap((some, index) => lineOf(content, some, { id: String(index + 1), currency, onTop }))
  const sum = (part: (line: ExchangedLine) => Money): Money => add(zero(currency), ...lines.map(part))
  const [paid, tax, subtotal] = [sum((line) => line.paid), sum((line) => line.tax), sum((line) => line.total)]
  const tax2 = money(roundHalfAway(tax.minor * shareOfSecondTax(content)), currency)
  const none = toWire(zero(currency))
  const record = recordOf(content, lines, now)
  return {
    totalMinor: paid.minor,
    consents: { ...order.consents, newsletter: null },
    lines: lines.map(({ shown, total, tax: { minor: vatMinor } }) => ({
      ...{ lineId: shown.id, sku: shown.sku, quantity: shown.quantity, totalMinor: total.minor, vatMinor },
      unitMinor: fromWire(shown.unitPrice.salesPrice).minor,
    })),
    content: {
      ...addressesOf(content),
      lines: lines.map(({ shown }) => shown),
      shipments: shipmentOf(content, lines, none),
      ...{ subtotal: toWire(subtotal), total: toWire(paid), totalDiscount: none },
      ...{ totalVat: toWire(tax), totalVat1: toWire(subtract(tax, tax2)), totalVat2: toWire(tax2) },
      ...{ shippingTotal: none, shippingVat: none, remainingTotal: none },
      ...(content.totalWithoutVat ? { totalWithoutVat: toWire(subtract(paid, tax)) } : {}),
      ...ratesOf(content, lines),
      ...(record ? { taxRecord: record } : {}),
    },
  }
}

function lineOf(
  content: OrderContent,
  { lineItemId, quantity, paidMinor, instead }: ExchangedPieces,
  { id, currency, onTop }: { readonly id: string; readonly currency: string; readonly onTop: boolean },
): ExchangedLine[] {
  const line = content.lines.find((one) => one.id === lineItemId)
  if (!line) return []
  const paid = money(paidMinor, currency)
  const tax = taxWithin(paid, line.taxPercent ?? 0)
  const total = onTop ? subtract(paid, tax) : paid
  const unit = toWire(money(roundHalfAway(total.minor / quantity), currency))
  const { sku, ean, size, length } = instead
  const { ean: _ean, discounts: _discounts, promotionId, rewardId, promotionName, promotionLevel, ...kept } = line
  const shown: WireLine = {
    ...kept,
    ...{ id, sku, quantity, maxQuantity: quantity, stockLocation: 'warehouse', isBonusProduct: false, badges: [] },
    ...(ean === undefined ? {} : { ean }),
    variant: { size, ...(length === undefined ? {} : { length }) },
    unitPrice: { salesPrice: unit },
    price: { salesPrice: unit, discounts: [], shown: { now: unit } },
    ...{ totalPrice: toWire(total), groupTotalPrice: toWire(total) },
  }
  return [{ shown, fromId: lineItemId, paid, tax, total }]
}

/** The share of the second tax, such as a provincial one, in all taxes. */
const shareOfSecondTax = ({ totalVat, totalVat2 }: OrderContent): number =>
  totalVat.amount > 0 ? totalVat2.amount / totalVat.amount : 0

const addressesOf = ({ shippingAddress, billingAddress, ...content }: OrderContent) => ({
  ...(shippingAddress ? { shippingAddress } : {}),
  ...(billingAddress ? { billingAddress } : {}),
  useBillingAddressForShipping: content.useBillingAddressForShipping,
  vatName: content.vatName,
  ...(content.vatName2 === undefined ? {} : { vatName2: content.vatName2 }),
  ...(content.email === undefined ? {} : { email: content.email }),
  ...{ promoCodes: [], promoCodeAmounts: {}, giftCards: [], freeShipping: true },
  ...{ acceptTerms: content.acceptTerms, acceptNewsletter: false },
})

/** One parcel from a warehouse, with the delivery method and address of the first order. */
function shipmentOf(
  { shipments }: OrderContent,
  lines: readonly ExchangedLine[],
  price: WireMoney,
): OrderContent['shipments'] {
  const before = shipments.find(({ lineIds }) => lineIds?.includes(lines[0]?.fromId ?? '')) ?? shipments[0]
  if (!before) return []
  const { predictedDeliveryDate: _from, latestDeliveryDate: _to, ...how } = before
  return [{ ...how, id: 'warehouse', lineIds: lines.map(({ shown }) => shown.id), price }]
}

/** The table of tax rates, if the first order has one that covers every line. */
function ratesOf({ taxRates }: OrderContent, lines: readonly ExchangedLine[]): Pick<OrderContent, 'taxRates'> {
  const rows = (taxRates ?? []).flatMap((row) => {
    const taxed = lines.filter(({ shown }) => shown.taxPercent === row.percent)
    if (taxed.length === 0) return []
    const sum = (part: (line: ExchangedLine) => Money) => add(...(taxed.map(part) as [Money, ...Money[]]))
    const [paid, tax] = [sum((line) => line.paid), sum((line) => line.tax)]
    return [{ ...row, taxable: toWire(subtract(paid, tax)), vat: toWire(tax), taxed: taxed.length }]
  })
  const isWhole = rows.reduce((count, { taxed }) => count + taxed, 0) === lines.length
  return isWhole ? { taxRates: rows.map(({ taxed: _taxed, ...row }) => row) } : {}
}

/** The record for the tax service, which also gets a record of the returned pieces. */
function recordOf(
  { taxRecord }: OrderContent,
  lines: readonly ExchangedLine[],
  now: Date,
): OrderContent['taxRecord'] | undefined {
  if (!taxRecord) return undefined
  return {
    ...taxRecord,
    now: now.toISOString(),
    deliveryMinor: 0,
    lines: lines.flatMap(({ shown, fromId, total }) =>
      taxRecord.lines
        .filter(({ id }) => id === fromId)
        .map((line) => ({
          ...line,
          ...{ id: shown.id, sku: shown.sku, quantity: shown.quantity, netMinor: total.minor },
          sizeName: shown.variant.size,
        })),
    ),
    taxes: {
      delivery: { ...taxRecord.taxes.delivery, taxableMinor: 0, taxMinor: 0 },
      lines: lines.flatMap(({ shown, fromId, tax, total }) =>
        taxRecord.taxes.lines
          .filter(({ id }) => id === fromId)
          .map(({ percent }) => ({
            ...{ id: shown.id, percent, taxMinor: tax.minor },
            taxableMinor: tax.minor === 0 ? 0 : total.minor,
          })),
      ),
    },
  }
}
