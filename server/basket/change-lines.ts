import { accepted, type Result, refused } from '#foundation/result.ts'
import type { SellableVariant } from '#server/catalogue/index.ts'
import type { BasketProblem } from './basket.problems.ts'
import type { Basket } from './basket.ts'
import { type BasketLine, isSameLine, mostLines, nextLineId } from './basket-line.ts'
import { type Goods, isForSale } from './goods.ts'
import { isPossibleQuantity, mostPieces, quantityProblem } from './line-quantity.ts'

/** The requested pieces, not yet checked: the sku may be a product id, the quantity any value. */
export interface WantedLine {
  readonly sku: string
  readonly quantity: number
  readonly ean?: string | undefined
  readonly stockLocation?: 'warehouse' | 'store' | undefined
  readonly storeId?: string | undefined
}

export type Changed = Result<Basket, BasketProblem>
type Found = Result<SellableVariant, BasketProblem>
/** A new line without its quantity. */
export type LineToBe = Pick<BasketLine, 'sku' | 'stockLocation' | 'storeId' | 'bonus' | 'letter'>

/** Adds pieces to those already in the basket; all lines or none. */
export function addLines(goods: Goods, basket: Basket, wanted: readonly WantedLine[]): Changed {
  return eachLine(basket, wanted, (current, line) => {
    if (!isPossibleQuantity(line.quantity)) return refused({ code: 'basket.quantity-not-possible', limit: mostPieces })
    const toBe = lineToBe(goods, line)
    if (!toBe.ok) return toBe
    const before = current.lines.find((other) => isSameLine(other, toBe.value))?.quantity ?? 0
    return withPieces(goods, current, toBe.value, before + line.quantity)
  })
}

/** Sets the quantity of each named variant. A quantity of 0 removes the line; other lines are unchanged. */
export function setLines(goods: Goods, basket: Basket, wanted: readonly WantedLine[]): Changed {
  return eachLine(basket, wanted, (current, line) => {
    const toBe = lineToBe(goods, line, line.quantity === 0)
    if (!toBe.ok) return toBe
    const existing = current.lines.find((other) => isSameLine(other, toBe.value))
    if (line.quantity === 0)
      return existing ? removeLines(current, [existing.id]) : refused({ code: 'basket.line-not-found' })
    return withPieces(goods, current, toBe.value, line.quantity)
  })
}

export interface LineChange {
  readonly lineId: string
  readonly quantity?: number | undefined
  readonly sku?: string | undefined
}

/** Changes the quantity or the size of one line. If there is already a line with that size, the lines are merged. */
export function changeLine(goods: Goods, basket: Basket, { lineId, quantity, sku }: LineChange): Changed {
  const line = basket.lines.find(({ id }) => id === lineId)
  if (!line) return refused({ code: 'basket.line-not-found' })
  if (quantity === 0) return removeLines(basket, [lineId])
  const pieces = quantity ?? line.quantity
  if (!isPossibleQuantity(pieces)) return refused({ code: 'basket.quantity-not-possible', limit: mostPieces })
  if (line.bonus && pieces > line.quantity) return refused({ code: 'basket.bonus-not-raised' })
  if (sku === undefined || sku === line.sku) return inPlace(goods, basket, line, { sku: line.sku, pieces })
  const variant = findVariant(goods, { sku })
  if (!variant.ok) return variant
  if (!isSameStyle(line.sku, variant.value.sku)) return refused({ code: 'basket.another-style', sku })
  return inPlace(goods, basket, line, { sku: variant.value.sku, pieces })
}

/** Removes lines by id. If one id is unknown, the whole request is refused, so that an outdated page shows an error. */
export function removeLines(basket: Basket, ids: readonly string[]): Changed {
  const known = new Set(basket.lines.map(({ id }) => id))
  if (ids.some((id) => !known.has(id))) return refused({ code: 'basket.line-not-found' })
  return accepted({ ...basket, lines: basket.lines.filter(({ id }) => !ids.includes(id)) })
}

/** Adds pieces of a line to those in the basket. */
export function withPieces(goods: Goods, basket: Basket, toBe: LineToBe, quantity: number): Changed {
  const existing = basket.lines.find((line) => isSameLine(line, toBe))
  const problem = quantityProblem(goods, basket.lines, { ...toBe, id: existing?.id }, quantity)
  if (problem) return refused(problem)
  const seenMinor = priceOf(goods, toBe.sku)
  if (!existing && basket.lines.length >= mostLines) return refused({ code: 'basket.too-many-lines', limit: mostLines })
  const lines = existing
    ? basket.lines.map((line) => (line.id === existing.id ? { ...line, quantity, seenMinor } : line))
    : [...basket.lines, { id: nextLineId(basket.lines), ...toBe, quantity, seenMinor }]
  return accepted({ ...basket, lines })
}

/** Replaces a line with another quantity or size. If another line is then the same, they are merged. */
function inPlace(
  goods: Goods,
  basket: Basket,
  line: BasketLine,
  { sku, pieces }: { readonly sku: string; readonly pieces: number },
): Changed {
  const toBe = { ...line, sku }
  const target = basket.lines.find((other) => other.id !== line.id && isSameLine(other, toBe))
  const total = target ? Math.min(pieces + target.quantity, mostPieces) : pieces
  const without = { ...basket, lines: basket.lines.filter(({ id }) => !target || id !== line.id) }
  const problem = quantityProblem(goods, without.lines, { ...toBe, id: (target ?? line).id }, total)
  if (problem) return refused(problem)
  const renewed = { sku, quantity: total, seenMinor: priceOf(goods, sku) }
  const lines = without.lines.map((other) => (other.id === (target ?? line).id ? { ...other, ...renewed } : other))
  return accepted({ ...basket, lines })
}

/** The line for the requested pieces. Gift cards with a message have their own call. */
function lineToBe(goods: Goods, wanted: WantedLine, removing = false): Result<LineToBe, BasketProblem> {
  const variant = findVariant(goods, wanted, removing)
  if (!variant.ok) return variant
  const { sku, isGiftCard, isDigital } = variant.value
  if (isGiftCard && isDigital && !removing) return refused({ code: 'basket.gift-card-needs-recipient', sku })
  const fromStore = wanted.stockLocation === 'store'
  if (fromStore && wanted.storeId === undefined) return refused({ code: 'basket.store-missing', sku })
  return accepted({
    sku,
    stockLocation: fromStore ? 'store' : 'warehouse',
    ...(fromStore ? { storeId: wanted.storeId } : {}),
  })
}

/** A line to be removed may have a product that is no longer sold. */
export function findVariant(goods: Goods, { sku, ean }: Pick<WantedLine, 'sku' | 'ean'>, removing = false): Found {
  const variant = goods.variants.get(sku)
  if (!variant)
    return refused(
      looksLikeProduct(sku) ? { code: 'basket.choose-a-size', sku } : { code: 'basket.unknown-variant', sku },
    )
  if (ean !== undefined && ean !== variant.ean) return refused({ code: 'basket.ean-of-another-variant', sku })
  if (!removing && !isForSale(goods, variant.sku)) return refused({ code: 'basket.not-for-sale', sku: variant.sku })
  return accepted(variant)
}

/** `style_colour_option` without a size: the shopper has not yet chosen a size. */
const looksLikeProduct = (sku: string): boolean => sku.split('_').length === 3
const isSameStyle = (a: string, b: string): boolean => a.split('_')[0] === b.split('_')[0]
export const priceOf = (goods: Goods, sku: string): number => goods.prices.get(sku)?.minor ?? 0

function eachLine(
  basket: Basket,
  wanted: readonly WantedLine[],
  change: (basket: Basket, line: WantedLine) => Changed,
): Changed {
  let current = basket
  for (const line of wanted) {
    const changed = change(current, line)
    if (!changed.ok) return changed
    current = changed.value
  }
  return accepted(current)
}
