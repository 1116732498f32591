import { type Money, money, subtract, zero } from '#foundation/money.ts'
import { planShipments, sendingPrice, shippingOffers } from '#server/delivery/index.ts'
import { coverWith } from '#server/gift-cards/index.ts'
import { type Market, taxDay } from '#server/markets/index.ts'
import { type NamedTaxes, quotedParts, type StoredTaxQuote, taxesFor, taxKey } from '#server/taxes/index.ts'
import { type Basket, deliveryAddress } from './basket.ts'
import type { BasketLine } from './basket-line.ts'
import { type PricedLine, type Totals, totalsOf } from './basket-totals.ts'
import type { BasketCalculation, CalculationFacts } from './calculation.ts'
import { cardsOf, coverable, isVoucher, sumOf } from './card-uses.ts'
import type { Goods } from './goods.ts'
import { unitPrices } from './line-price.ts'
import { promotionsOn, reducedLine } from './reduce-lines.ts'

/** Calculates a basket: goods, promotions, delivery, taxes at the destination, and the amount paid by gift cards. */
export function calculateTotals(basket: Basket, { market, goods, now }: CalculationFacts): BasketCalculation {
  const { currency } = market
  const taxes = taxesFor(market.country, deliveryAddress(basket), { language: market.language.baseCode, now })
  const priced = basket.lines.map((line) => pricedLine(line, goods, market, taxes))
  const applied = promotionsOn(basket, priced, { market, goods, now })
  const reduced = priced.map((line, index) => reducedLine(line, basket.lines[index]!, applied.lines[index] ?? []))
  const isDigitalLine = ({ sku }: BasketLine): boolean => goods.variants.get(sku)?.isDigital ?? false
  const unsent = totalsOf(reduced, zero(currency), taxes)
  const afterDiscounts = subtract(unsent.subtotal, unsent.totalDiscount)
  const plan = (free: boolean) =>
    planShipments({
      market,
      lines: basket.lines.map((line) => ({ ...line, isDigital: isDigitalLine(line) })),
      goods: afterDiscounts,
      choices: basket.shipments,
      regionCode: deliveryAddress(basket)?.regionCode,
      free,
      now,
    })
  const isFree = applied.freeFreight !== undefined
  const shipments = plan(isFree)
  const sending = sendingPrice(shipments, currency)
  const fee = paymentFeeOf(market, unsent.total.minor + sending.minor)
  const byTable = sending.minor + fee.minor === 0 ? unsent : totalsOf(reduced, sending, taxes, { fee })
  const taxQuoting = quotingOf(basket, byTable, { market, now, taxes })
  const quote = taxQuoting?.isQuoted ? basket.taxQuote : null
  const totals = quote ? quotedTotals(basket, reduced, byTable, { taxes, quote }) : byTable
  const covered = coverWith(cardsOf(basket, goods, market, now), coverable(basket, goods, market, totals))
  return {
    totals,
    taxes,
    taxQuoting,
    shipments,
    offers: basket.lines.length === 0 ? shippingOffers(market, afterDiscounts, now) : (shipments[0]?.offers ?? []),
    isDigital: basket.lines.length > 0 && basket.lines.every(isDigitalLine),
    afterDiscounts,
    applied,
    freightSaved: isFree ? subtract(sendingPrice(plan(false), currency), sending) : zero(currency),
    covered,
    remaining: subtract(totals.total, money(sumOf(covered), currency)),
  }
}

/** A basket that costs nothing is not paid, so it has no fee. */
const paymentFeeOf = ({ currency, choices }: Market, costMinor: number): Money =>
  money(costMinor === 0 ? 0 : (choices.paymentFeeMinor ?? 0), currency)

/** A product that is no longer sold has a price of zero. It stays visible with a mark, and the basket cannot be paid. */
function pricedLine(line: BasketLine, goods: Goods, market: Market, taxes: NamedTaxes): PricedLine {
  const price = goods.prices.get(line.sku)
  const nothing = zero(market.currency)
  if (!price) return { unit: nothing, list: nothing, quantity: line.quantity }
  const variant = goods.variants.get(line.sku)
  return {
    ...unitPrices(price, market),
    quantity: line.quantity,
    rate: taxes.rateOf(variant?.taxed),
    untaxed: isVoucher(variant),
    isDigital: variant?.isDigital ?? false,
  }
}

/** The tax service is not called before the address contains the state. */
function quotingOf(
  basket: Basket,
  { lines, shippingTotal, paymentFee }: Totals,
  { market, now, taxes }: { readonly market: Market; readonly now: Date; readonly taxes: NamedTaxes },
): BasketCalculation['taxQuoting'] {
  const address = deliveryAddress(basket)
  if (market.choices.taxService === undefined || taxes.included || address?.regionCode === undefined) return undefined
  const key = taxKey({
    address,
    lines: basket.lines.map(({ id, sku, quantity }, index) => ({
      id,
      sku,
      quantity,
      netMinor: lines[index]!.discounted.minor,
    })),
    deliveryMinor: shippingTotal.minor + paymentFee.minor,
    day: taxDay(now, market.country.timeZone),
  })
  return { key, isQuoted: basket.taxQuote?.key === key }
}

function quotedTotals(
  basket: Basket,
  lines: readonly PricedLine[],
  { lines: totals, shippingTotal, paymentFee: fee }: Totals,
  { taxes, quote }: { readonly taxes: NamedTaxes; readonly quote: StoredTaxQuote },
): Totals {
  const { currency } = basket
  const pricedLines = lines.map((line, index) => {
    const one = quote.lines.find(({ id }) => id === basket.lines[index]!.id)
    return one ? { ...line, quoted: quotedParts(totals[index]!.discounted.minor, currency, one) } : line
  })
  const delivery = quotedParts(shippingTotal.minor + fee.minor, currency, quote.delivery)
  return totalsOf(pricedLines, shippingTotal, taxes, { fee, delivery })
}
