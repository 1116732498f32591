import type { ProductDetail } from '#contracts/catalogue.ts'
import { fromWire } from '#contracts/money.ts'
import type { Money } from '#foundation/money.ts'
import { productIdOf } from '#foundation/sku.ts'
import type { SavedItem } from '../wishlist.ts'

/** The state of a product that was last reported to the owner of the watch. */
export interface ReportedState {
  readonly minor: number
  readonly currency: string
  /** True if a mail about the last pieces was already sent. */
  readonly isLast: boolean
}

export interface News {
  readonly product: ProductDetail
  readonly sku: string
  /** The price before it fell. */
  readonly was?: Money
  /** The number of pieces left, if there are few. */
  readonly left?: number
}

export interface Compared {
  readonly news: readonly News[]
  /** By product id: the state that this mail reports. */
  readonly told: Readonly<Record<string, ReportedState>>
}

/**
 * Compares the items of a list with the last reported state. Without a reported state, an item starts with the price at
 * which it was saved. A higher price is not mailed, but becomes the known price.
 */
export function newsOf(
  items: readonly SavedItem[],
  told: Readonly<Record<string, ReportedState>>,
  detail: (productId: string) => ProductDetail | undefined,
): Compared {
  const news: News[] = []
  const known: Record<string, ReportedState> = {}
  for (const item of items) {
    const productId = productIdOf(item.sku)
    const product = known[productId] ? undefined : detail(productId)
    if (!product) {
      if (told[productId]) known[productId] ??= told[productId]
      continue
    }
    const price = fromWire(product.price.salesPrice)
    const left = lastPieces(product, item.sku)
    const before = told[productId] ?? startOf(item, price, left !== undefined)
    const hasFallen = before.currency === price.currency && price.minor < before.minor
    const isRunningOut = left !== undefined && !before.isLast
    if (hasFallen || isRunningOut)
      news.push({
        ...{ product, sku: item.sku },
        ...(hasFallen ? { was: { minor: before.minor, currency: before.currency } } : {}),
        ...(isRunningOut ? { left } : {}),
      })
    known[productId] = { ...price, isLast: left !== undefined }
  }
  return { news, told: known }
}

const startOf = ({ price }: SavedItem, now: Money, isLast: boolean): ReportedState => ({
  ...(price?.currency === now.currency ? price : now),
  isLast,
})

/** The pieces left of a size, or of all sizes in stock, if each of them has few. */
function lastPieces({ variants }: ProductDetail, sku: string): number | undefined {
  const there = variants.filter(
    (variant) => variant.inStockEcom && (variant.id === sku || !variants.some(({ id }) => id === sku)),
  )
  if (there.length === 0 || there.some(({ fewLeft }) => fewLeft === undefined)) return undefined
  return there.reduce((sum, { fewLeft = 0 }) => sum + fewLeft, 0)
}
