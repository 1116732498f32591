import type { BasketLine as WireLine } from '#contracts/basket.ts'
import { fromWire, toWire } from '#contracts/money.ts'
import type { Price, ShownPrice } from '#contracts/pricing.ts'
import { add, type Money, subtract, times } from '#foundation/money.ts'
import { productIdOf } from '#foundation/sku.ts'
import type { Market } from '#server/markets/index.ts'
import type { LineDiscount, Promotion } from '#server/promotions/index.ts'
import { textIn } from '#server/promotions/index.ts'
import type { Basket } from './basket.ts'
import type { BasketLine } from './basket-line.ts'
import type { BasketCalculation } from './calculation.ts'
import { isVoucher } from './card-uses.ts'
import type { Goods } from './goods.ts'
import { linePrice, unitPrices } from './line-price.ts'
import { maxQuantityOf, quantityWarning } from './line-quantity.ts'

interface LineFacts {
  readonly market: Market
  readonly goods: Goods
}

/** The lines of a basket in responses. */
export function linesOnWire(basket: Basket, facts: LineFacts, calculation: BasketCalculation): WireLine[] {
  const totals = calculation.totals.lines.map(({ total }) => total)
  const groups = groupTotals(basket, totals)
  return basket.lines.map((line, index) =>
    lineOnWire(line, facts, calculation, {
      ...{ index, group: groups.get(groupOf(line)), maxQuantity: maxQuantityOf(facts.goods, basket.lines, line) },
    }),
  )
}

const groupOf = ({ sku, bonus }: BasketLine): string => (bonus ? `bonus ${bonus.promotionId}` : sku)

function groupTotals({ lines }: Basket, totals: readonly Money[]): Map<string, Money> {
  const groups = new Map<string, Money>()
  for (const [index, line] of lines.entries()) {
    const before = groups.get(groupOf(line))
    groups.set(groupOf(line), before ? add(before, totals[index]!) : totals[index]!)
  }
  return groups
}

interface Place {
  readonly index: number
  readonly group: Money | undefined
  readonly maxQuantity: number
}

function lineOnWire(
  line: BasketLine,
  facts: LineFacts,
  calculation: BasketCalculation,
  { index, group, maxQuantity }: Place,
): WireLine {
  const { goods, market } = facts
  const variant = goods.variants.get(line.sku)
  const { total } = calculation.totals.lines[index]!
  const price = priceOf(line, facts, calculation)
  const promoted = promotedBy(line, calculation.applied.lines[index] ?? [], facts)
  const off = discountsOf(line, facts, total, promoted)
  const sizes = variant && !line.letter ? goods.about.get(variant.productId)?.sizes : undefined
  const warning = quantityWarning(line, maxQuantity) ?? priceWarning(line, goods)
  return {
    id: line.id,
    sku: line.sku,
    productId: variant?.productId ?? productIdOf(line.sku),
    name: variant?.name ?? line.sku,
    imageUrl: variant?.imageUrl ?? '',
    imageAlt: variant?.imageAlt ?? '',
    productUrl: variant?.url ?? '',
    unitPrice: { salesPrice: price.salesPrice, ...(price.listPrice ? { listPrice: price.listPrice } : {}) },
    price: promoted ? { ...price, discounts: [...price.discounts, perPiece(off.at(-1)!, line.quantity)] } : price,
    totalPrice: toWire(total),
    groupTotalPrice: toWire(group ?? total),
    ...(off.length > 0 ? { discounts: off } : {}),
    quantity: line.quantity,
    ...(variant?.ean === undefined ? {} : { ean: variant.ean }),
    colour: variant?.colour ?? unknownColour,
    variant: { size: variant?.size ?? '', ...(variant?.length === undefined ? {} : { length: variant.length }) },
    ...(variant?.ediCategory === undefined ? {} : { ediCategory: variant.ediCategory }),
    ...(variant?.ediSubCategory === undefined ? {} : { ediSubCategory: variant.ediSubCategory }),
    brand: variant?.brand ?? '',
    subBrand: variant?.subBrand ?? '',
    badges: [...(goods.about.get(variant?.productId ?? '')?.badges ?? [])],
    isDigital: variant?.isDigital ?? false,
    isBonusProduct: line.bonus !== undefined,
    ...taxPercentOf(calculation.totals.lines[index]!),
    stockLocation: line.stockLocation,
    ...(line.storeId === undefined ? {} : { storeId: line.storeId }),
    ...(line.bonus ?? {}),
    ...(promoted ? { promotionName: textIn(promoted, market.id).name, promotionLevel: promoted.level } : {}),
    ...(line.letter ? { giftCard: { ...line.letter } } : {}),
    ...(sizes && sizes.length > 0 && !line.bonus ? { sizes: [...sizes] } : {}),
    maxQuantity,
    ...(warning ? { warning } : {}),
  }
}

/** The tax rate of the line in percent; for several rates, the effective rate, rounded to two decimals. */
function taxPercentOf({
  discounted,
  parts,
}: BasketCalculation['totals']['lines'][number]): Pick<WireLine, 'taxPercent'> {
  const [first, second] = parts
  if (!first) return {}
  if (!second) return { taxPercent: first.percent + first.percent2 }
  const tax = parts.reduce((sum, { vat, vat2 }) => sum + vat.minor + vat2.minor, 0)
  return { taxPercent: discounted.minor === 0 ? 0 : Math.round((tax / discounted.minor) * 10_000) / 100 }
}

const unknownColour = { name: '', base: { name: '', hex: '' }, nuance: { name: '', hex: '' } }

function priceOf({ sku }: BasketLine, { goods, market }: LineFacts, { taxes }: BasketCalculation): ShownPrice {
  const variant = goods.variants.get(sku)
  return linePrice(
    goods.prices.get(sku) ?? { sku, minor: 0, listMinor: null, memberMinor: null, priorMinor: null },
    { market, display: goods.display },
    {
      included: taxes.included,
      rate: isVoucher(variant) ? undefined : taxes.rateOf(variant?.taxed),
      hasSecond: taxes.name2 !== undefined,
    },
  )
}

type WireDiscount = Price['discounts'][number]

/** The promotion of the line itself. Basket discounts are shown with the basket. */
function promotedBy({ bonus }: BasketLine, off: readonly LineDiscount[], { goods }: LineFacts): Promotion | undefined {
  const id = bonus?.promotionId ?? off.find(({ level }) => level === 'line')?.promotionId
  return id === undefined ? undefined : goods.promotions.find((promotion) => promotion.id === id)
}

/** The discounts on all pieces together: the markdown first, then the promotion. */
function discountsOf(
  line: BasketLine,
  { goods, market }: LineFacts,
  total: Money,
  promoted: Promotion | undefined,
): WireDiscount[] {
  const price = goods.prices.get(line.sku)
  if (!price) return []
  const { unit, list } = unitPrices(price, market)
  const markdown = times(subtract(list, unit), line.quantity)
  const promotion = subtract(times(unit, line.quantity), total)
  return [
    ...(markdown.minor > 0 ? [{ ...toWire(markdown), reference: 'markdown' }] : []),
    ...(promoted ? [{ ...toWire(promotion), ...linePromotion(promoted, market) }] : []),
  ]
}

function linePromotion(promotion: Promotion, market: Market): Omit<WireDiscount, 'amount' | 'currency'> {
  const { name, callout, disclaimer } = textIn(promotion, market.id)
  return {
    reference: promotion.id,
    promotionName: name,
    promotionLevel: promotion.level,
    ...(callout ? { callout } : {}),
    ...(disclaimer ? { disclaimer } : {}),
  }
}

/** Only for display beside the unit price. The shopper pays the line total. */
const perPiece = (discount: WireDiscount, pieces: number): WireDiscount =>
  pieces === 1 ? discount : { ...discount, ...toWire(times(fromWire(discount), 1 / pieces)) }

const priceWarning = ({ bonus, sku, seenMinor }: BasketLine, goods: Goods): 'price-changed' | undefined =>
  bonus || goods.prices.get(sku)?.minor === seenMinor ? undefined : 'price-changed'
