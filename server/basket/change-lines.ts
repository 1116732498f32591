import { accepted, type Result, refused } from '#foundation/result.ts'
import type { SellableVariant } from '#server/catalogue/index.ts'
import type { BasketProblem } from './basket.problems.ts'
import type { Basket } from './basket.ts'
import { type BasketLine, isPossibleQuantity, mostLines, mostPieces, nextLineId } from './basket-line.ts'
import { type Goods, isForSale, piecesOf } from './goods.ts'

/** Pieces asked for, as they arrive: the sku may be a product id, the quantity anything. */
export interface WantedLine {
  readonly sku: string
  readonly quantity: number
  readonly ean?: string | undefined
}

export type Changed = Result<Basket, BasketProblem>
type Found = Result<SellableVariant, BasketProblem>

/** Adds pieces to what is there already; all lines or none. */
export function addLines(goods: Goods, basket: Basket, wanted: readonly WantedLine[]): Changed {
  return eachLine(basket, wanted, (current, line) => {
    if (!isPossibleQuantity(line.quantity)) return refused({ code: 'basket.quantity-not-possible', limit: mostPieces })
    const variant = findVariant(goods, line)
    if (!variant.ok) return variant
    const before = current.lines.find(({ sku }) => sku === variant.value.sku)?.quantity ?? 0
    return withPieces(goods, current, variant.value.sku, before + line.quantity)
  })
}

/** Sets how many pieces of each variant; 0 removes a line, lines not named stay as they are. */
export function setLines(goods: Goods, basket: Basket, wanted: readonly WantedLine[]): Changed {
  return eachLine(basket, wanted, (current, line) => {
    const variant = findVariant(goods, line, line.quantity === 0)
    if (!variant.ok) return variant
    const existing = current.lines.find(({ sku }) => sku === variant.value.sku)
    if (line.quantity === 0)
      return existing ? removeLines(current, [existing.id]) : refused({ code: 'basket.line-not-found' })
    return withPieces(goods, current, variant.value.sku, line.quantity)
  })
}

/** Changes the quantity or the size of one line; a size that has a line already takes it in. */
export function changeLine(
  goods: Goods,
  basket: Basket,
  {
    lineId,
    quantity,
    sku,
  }: { readonly lineId: string; readonly quantity?: number | undefined; readonly sku?: string | undefined },
): Changed {
  const line = basket.lines.find(({ id }) => id === lineId)
  if (!line) return refused({ code: 'basket.line-not-found' })
  if (quantity === 0) return removeLines(basket, [lineId])
  const pieces = quantity ?? line.quantity
  if (sku === undefined || sku === line.sku) return withPieces(goods, basket, line.sku, pieces)
  const variant = findVariant(goods, { sku, quantity: pieces })
  if (!variant.ok) return variant
  if (!isSameStyle(line.sku, variant.value.sku)) return refused({ code: 'basket.another-style', sku })
  return inAnotherSize(goods, basket, line, { sku: variant.value.sku, pieces })
}

/** Removes lines by id. Ids that are not there refuse the whole, so that a stale page notices. */
export function removeLines(basket: Basket, ids: readonly string[]): Changed {
  const known = new Set(basket.lines.map(({ id }) => id))
  if (ids.some((id) => !known.has(id))) return refused({ code: 'basket.line-not-found' })
  return accepted({ ...basket, lines: basket.lines.filter(({ id }) => !ids.includes(id)) })
}

function inAnotherSize(
  goods: Goods,
  basket: Basket,
  line: BasketLine,
  { sku, pieces }: { sku: string; pieces: number },
): Changed {
  const target = basket.lines.find((other) => other.sku === sku)
  const total = Math.min(pieces + (target?.quantity ?? 0), mostPieces)
  const problem = quantityProblem(goods, sku, total)
  if (problem) return refused(problem)
  const renewed = { sku, quantity: total, seenMinor: priceOf(goods, sku) }
  const lines = basket.lines
    .filter(({ id }) => !target || id !== line.id)
    .map((other) => (other.id === (target ?? line).id ? { ...other, ...renewed } : other))
  return accepted({ ...basket, lines })
}

function withPieces(goods: Goods, basket: Basket, sku: string, quantity: number): Changed {
  const problem = quantityProblem(goods, sku, quantity)
  if (problem) return refused(problem)
  const seenMinor = priceOf(goods, sku)
  const existing = basket.lines.some((line) => line.sku === sku)
  if (!existing && basket.lines.length >= mostLines) return refused({ code: 'basket.too-many-lines', limit: mostLines })
  const lines = existing
    ? basket.lines.map((line) => (line.sku === sku ? { ...line, quantity, seenMinor } : line))
    : [...basket.lines, { id: nextLineId(basket.lines), sku, quantity, seenMinor, stockLocation: 'warehouse' as const }]
  return accepted({ ...basket, lines })
}

function quantityProblem(goods: Goods, sku: string, quantity: number): BasketProblem | undefined {
  if (!isPossibleQuantity(quantity)) return { code: 'basket.quantity-not-possible', limit: mostPieces }
  if (!isForSale(goods, sku)) return { code: 'basket.not-for-sale', sku }
  const available = piecesOf(goods, sku)
  if (available === 0) return { code: 'basket.sold-out', sku }
  if (quantity > available) return { code: 'basket.not-enough-stock', sku, available }
  return undefined
}

/** A line that is to be removed may be of something no longer sold. */
function findVariant(goods: Goods, { sku, ean }: WantedLine, removing = false): Found {
  const variant = goods.variants.get(sku)
  if (!variant)
    return refused(
      looksLikeProduct(sku) ? { code: 'basket.choose-a-size', sku } : { code: 'basket.unknown-variant', sku },
    )
  if (ean !== undefined && ean !== variant.ean) return refused({ code: 'basket.ean-of-another-variant', sku })
  if (!removing && !isForSale(goods, variant.sku)) return refused({ code: 'basket.not-for-sale', sku: variant.sku })
  return accepted(variant)
}

/** `style_colour_option` and no size: the shopper has not chosen one yet. */
const looksLikeProduct = (sku: string): boolean => sku.split('_').length === 3
const isSameStyle = (a: string, b: string): boolean => a.split('_')[0] === b.split('_')[0]
const priceOf = (goods: Goods, sku: string): number => goods.prices.get(sku)?.minor ?? 0

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
