import type { BasketProblem } from './basket.problems.ts'
import { type BasketLine, placeOfLine } from './basket-line.ts'
import { type Goods, isForSale, piecesOf } from './goods.ts'

/** The highest quantity of one line. */
export const mostPieces = 99

export const isPossibleQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= mostPieces

/** Pieces of one variant at one place. `id` is set if the line is already in a basket. */
type LineOfStock = Pick<BasketLine, 'sku' | 'stockLocation' | 'storeId'> & { readonly id?: string | undefined }

/** The available pieces at the place of the line, minus those of other lines with the same stock, such as a bonus. */
function piecesLeftFor(goods: Goods, lines: readonly BasketLine[], line: LineOfStock): number {
  const others = lines
    .filter(({ id, ...other }) => id !== line.id && other.sku === line.sku && placeOfLine(other) === placeOfLine(line))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return Math.max(0, piecesOf(goods, line) - others)
}

/** The largest quantity that a line can be changed to. The quantity of a bonus cannot be increased. */
export const maxQuantityOf = (goods: Goods, lines: readonly BasketLine[], line: BasketLine): number =>
  Math.min(piecesLeftFor(goods, lines, line), line.bonus ? line.quantity : mostPieces)

/** The reason why a line cannot have this quantity. `line.id` is missing if the line is new. */
export function quantityProblem(
  goods: Goods,
  lines: readonly BasketLine[],
  line: LineOfStock,
  quantity: number,
): BasketProblem | undefined {
  const { sku } = line
  if (!isPossibleQuantity(quantity)) return { code: 'basket.quantity-not-possible', limit: mostPieces }
  if (!isForSale(goods, sku)) return { code: 'basket.not-for-sale', sku }
  const available = piecesLeftFor(goods, lines, line)
  if (available <= 0) return { code: 'basket.sold-out', sku }
  return quantity > available ? { code: 'basket.not-enough-stock', sku, available } : undefined
}

/** The warning at a line whose quantity is no longer available. */
export function quantityWarning(line: BasketLine, maxQuantity: number): 'sold-out' | 'fewer-left' | undefined {
  if (maxQuantity >= line.quantity) return undefined
  return maxQuantity === 0 ? 'sold-out' : 'fewer-left'
}
