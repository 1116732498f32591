import { add, type Money, money, subtract, zero } from '#foundation/money.ts'
import type { SellableVariant } from '#server/catalogue/index.ts'
import {
  type PlannedShipment,
  planShipments,
  type ShippingOffer,
  sendingPrice,
  shippingOffers,
} from '#server/delivery/index.ts'
import { type CardUse, coverWith, type GiftCard, isExpired } from '#server/gift-cards/index.ts'
import { type Market, taxDay } from '#server/markets/index.ts'
import {
  type Applied,
  applyPromotions,
  codeIsValid,
  type OfferedLine,
  type PromotionUse,
} from '#server/promotions/index.ts'
import { type NamedTaxes, quotedParts, type StoredTaxQuote, taxesFor, taxKey } from '#server/taxes/index.ts'
import { type Basket, type ChosenDelivery, deliveryAddress } from './basket.ts'
import type { BasketLine } from './basket-line.ts'
import { type PricedLine, type Totals, totalsOf } from './basket-totals.ts'
import { type Goods, isForSale } from './goods.ts'
import { unitPrices } from './line-price.ts'

/** The facts needed to calculate a basket. */
export interface CalculationFacts {
  readonly market: Market
  readonly goods: Goods
  readonly now: Date
}

/** A basket calculated at one moment. */
export interface BasketCalculation {
  readonly totals: Totals
  readonly taxes: NamedTaxes
  /** Set if the market uses a tax service: the key of the request, and whether it answered. If not, taxes are estimated from the table. */
  readonly taxQuoting: { readonly key: string; readonly isQuoted: boolean } | undefined
  /** The shipments, each with its delivery methods and the chosen one. */
  readonly shipments: readonly PlannedShipment<ChosenDelivery>[]
  /** Ways the first parcel can be sent. */
  readonly offers: readonly ShippingOffer[]
  readonly isDigital: boolean
  /** The value after discounts of goods sent in parcels. Free delivery depends on it. */
  readonly goodsToSend: Money
  readonly applied: Applied
  /** The amount a shipping promotion saved. It is not counted as a discount, because the delivery price itself is lower. */
  readonly freightSaved: Money
  /** The amount each gift card pays. */
  readonly covered: readonly CardUse[]
  /** The amount left to pay by other means. */
  readonly remaining: Money
}

/** Calculates a basket: goods, promotions, delivery, taxes at the destination, and the amount gift cards pay. */
export function calculateTotals(basket: Basket, { market, goods, now }: CalculationFacts): BasketCalculation {
  const { currency } = market
  const taxes = taxesFor(market.country, deliveryAddress(basket), { language: market.language.baseCode, now })
  const priced = basket.lines.map((line) => pricedLine(line, goods, market, taxes))
  const applied = promotionsOn(basket, priced, { market, goods, now })
  const reduced = priced.map((line, index) => reducedLine(line, basket.lines[index]!, applied.lines[index] ?? []))
  const isDigitalLine = ({ sku }: BasketLine): boolean => goods.variants.get(sku)?.isDigital ?? false
  const unsent = totalsOf(reduced, zero(currency), taxes)
  const goodsToSend = add(
    zero(currency),
    ...unsent.lines.filter((_, index) => !isDigitalLine(basket.lines[index]!)).map(({ net }) => net),
  )
  const plan = (free: boolean) =>
    planShipments({
      market,
      lines: basket.lines.map((line) => ({ ...line, isDigital: isDigitalLine(line) })),
      goods: goodsToSend,
      choices: basket.shipments,
      regionCode: deliveryAddress(basket)?.regionCode,
      free,
      now,
    })
  const isFree = applied.freeFreight !== undefined
  const shipments = plan(isFree)
  const sending = sendingPrice(shipments, currency)
  const byTable = sending.minor === 0 ? unsent : totalsOf(reduced, sending, taxes)
  const taxQuoting = quotingOf(basket, byTable, { market, now, taxes })
  const quote = taxQuoting?.isQuoted ? basket.taxQuote : null
  const totals = quote ? quotedTotals(basket, reduced, byTable, { taxes, quote }) : byTable
  const covered = coverWith(cardsOf(basket, goods, market, now), coverable(basket, goods, market, totals))
  return {
    totals,
    taxes,
    taxQuoting,
    shipments,
    offers: basket.lines.length === 0 ? shippingOffers(market, goodsToSend, now) : (shipments[0]?.offers ?? []),
    isDigital: basket.lines.length > 0 && basket.lines.every(isDigitalLine),
    goodsToSend,
    applied,
    freightSaved: isFree ? subtract(sendingPrice(plan(false), currency), sending) : zero(currency),
    covered,
    remaining: subtract(totals.total, money(sumOf(covered), currency)),
  }
}

const sumOf = (uses: readonly CardUse[]): number => uses.reduce((sum, { minor }) => sum + minor, 0)

/** A product that is no longer sold costs nothing. It stays visible with a mark, and the basket cannot be paid. */
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

/** No request is sent before the address contains the state. */
function quotingOf(
  basket: Basket,
  { lines, shippingTotal }: Totals,
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
      netMinor: lines[index]!.net.minor,
    })),
    deliveryMinor: shippingTotal.minor,
    day: taxDay(now, market.country.timeZone),
  })
  return { key, isQuoted: basket.taxQuote?.key === key }
}

function quotedTotals(
  basket: Basket,
  lines: readonly PricedLine[],
  { lines: totals, shippingTotal }: Totals,
  { taxes, quote }: { readonly taxes: NamedTaxes; readonly quote: StoredTaxQuote },
): Totals {
  const { currency } = basket
  const pricedLines = lines.map((line, index) => {
    const one = quote.lines.find(({ id }) => id === basket.lines[index]!.id)
    return one ? { ...line, quoted: quotedParts(totals[index]!.net.minor, currency, one) } : line
  })
  return totalsOf(pricedLines, shippingTotal, taxes, {
    delivery: quotedParts(shippingTotal.minor, currency, quote.delivery),
  })
}

/** Tax is charged when the card is used. */
export const isVoucher = (variant: SellableVariant | undefined): boolean =>
  variant !== undefined && (variant.isGiftCard || variant.taxed?.category === 'gift-card')

/** Applies the promotions and codes to the lines. */
function promotionsOn(
  basket: Basket,
  priced: readonly PricedLine[],
  { market, goods, now }: CalculationFacts,
): Applied {
  const valid = basket.promoCodes.flatMap((code) => goods.codes.get(code) ?? []).filter((it) => codeIsValid(it, now))
  // Merged baskets may contain codes that cannot be entered together.
  const alone = valid.find(({ exclusive }) => exclusive)
  const codes = alone ? [alone] : valid
  return applyPromotions({
    lines: basket.lines.map((line, index) => offeredLine(line, priced[index]!, goods)),
    promotions: goods.promotions,
    codes,
    currency: market.currency,
  })
}

export function offeredLine(
  line: BasketLine,
  { unit, list }: Pick<PricedLine, 'unit' | 'list'>,
  goods: Goods,
): OfferedLine {
  const variant = goods.variants.get(line.sku)
  return {
    productId: variant?.productId ?? '',
    brand: variant?.brand ?? '',
    subBrand: variant?.subBrand ?? '',
    categories: goods.about.get(variant?.productId ?? '')?.categories ?? [],
    unitMinor: unit.minor,
    quantity: line.quantity,
    isReduced: list.minor > unit.minor,
    takesPart: isForSale(goods, line.sku) && !variant?.isGiftCard,
    bonusOf: line.bonus?.promotionId ?? null,
  }
}

function reducedLine(line: PricedLine, { bonus }: BasketLine, off: Applied['lines'][number]): PricedLine {
  const { currency } = line.unit
  const sum = (level: 'line' | 'basket') =>
    money(
      off.filter((it) => it.level === level).reduce((total, { minor }) => total + minor, 0),
      currency,
    )
  if (bonus) return { ...line, lineOff: money(line.unit.minor * line.quantity, currency) }
  return off.length === 0 ? line : { ...line, lineOff: sum('line'), basketOff: sum('basket') }
}

/** Cards that can pay here, in the order they were added. */
const cardsOf = (basket: Basket, goods: Goods, market: Market, now: Date): GiftCard[] =>
  basket.giftCards
    .flatMap((number) => goods.cards.get(number) ?? [])
    .filter((card) => card.currency === market.currency && !isExpired(card, now))

/** Gift cards do not pay for gift cards, unless the market allows it. */
function coverable(basket: Basket, goods: Goods, { choices }: Market, totals: Totals): number {
  if (choices.giftCardsBuyGiftCards) return totals.total.minor
  return totals.lines.reduce(
    (left, { net }, index) =>
      goods.variants.get(basket.lines[index]?.sku ?? '')?.isGiftCard ? left - net.minor : left,
    totals.total.minor,
  )
}

/** The counted uses of promotions: those with a code or a budget. */
export function usesOf(
  { applied, freightSaved }: BasketCalculation,
  { promotions }: Pick<Goods, 'promotions'>,
): PromotionUse[] {
  const uses = new Map<string, PromotionUse>()
  const note = (promotionId: string, code: string | null, minor: number) => {
    const key = `${promotionId} ${code ?? ''}`
    uses.set(key, { promotionId, code, minor: minor + (uses.get(key)?.minor ?? 0) })
  }
  const isCounted = (id: string, code: string | null): boolean =>
    code !== null || promotions.find((it) => it.id === id)?.budgetMinor != null
  for (const { promotionId, code, minor } of applied.lines.flat())
    if (isCounted(promotionId, code)) note(promotionId, code, minor)
  const { freeFreight } = applied
  if (freeFreight?.code != null && freightSaved.minor > 0) note(freeFreight.promotionId, freeFreight.code, 0)
  for (const { promotionId, code, taken } of applied.bonuses) if (code !== null && taken > 0) note(promotionId, code, 0)
  return [...uses.values()]
}
