import { digitOf, launchAt, type MarketRange } from '#server/catalogue/index.ts'
import { isReduced, ownValues, reductions, sizeValues } from './columns/facet-values.ts'
import type { SearchColumns } from './columns/market-columns.ts'
import type { IndexedProduct, WordPlace } from './product-index.port.ts'
import { places } from './text/ranking.ts'
import type { TextIndex } from './text/text-index.ts'
import { type TextLanguage, textEntry } from './text-entries.ts'

/** A product in the form for an index; undefined if the market does not sell it. */
export function indexedProduct(
  columns: SearchColumns,
  index: TextIndex,
  slot: number,
  speech: TextLanguage,
): IndexedProduct | undefined {
  const { range, goods, percent, stock } = columns
  const product = range.assortment.slots[slot]
  const row = goods.rows.rowOf[slot] ?? -1
  const price = range.prices.minor[slot] ?? 0
  if (!product || row < 0 || price === 0) return undefined
  const stocked = ((stock.stocked[row >>> 5]! >>> (row & 31)) & 1) === 1
  const best = Math.min(...product.categories.map(({ position }) => position), farthest)
  return {
    ...{ id: product.id, style: product.styleNumber, option: product.optionId, price, stocked },
    values: valuesOf(range, slot, percent[row]!),
    words: wordsOf(range, index, slot, speech),
    places: { all: best, ...Object.fromEntries(product.categories.map(({ id, position }) => [id, position])) },
    tags: product.attributes.tags ?? [],
    percent: percent[row]!,
    since: launchAt(product.availableFrom, range.market),
    sold: product.sold,
    giftCard: product.attributes.isGiftCard ?? false,
    storeOnly: product.attributes.soldOnly === 'stores',
  }
}

const farthest = 2 ** 30

function valuesOf(range: MarketRange, slot: number, percent: number): Record<string, string[]> {
  const product = range.assortment.slots[slot]!
  const values: Record<string, string[]> = {
    size: [],
    length: [],
    discount: reductions.filter((one) => isReduced(percent, one)),
  }
  for (const { facet, value } of ownValues(range.assortment, product)) {
    const name = facet === 'size' || facet === 'length' ? `${facet}-standing` : facet
    values[name] = [...new Set([...(values[name] ?? []), value])]
  }
  for (const [at, variant] of product.variants.entries())
    if (digitOf(range, slot, at) > 0)
      for (const { facet, value } of sizeValues(product, variant)) values[facet]!.push(value)
  return values
}

function wordsOf(
  { assortment }: MarketRange,
  index: TextIndex,
  slot: number,
  speech: TextLanguage,
): IndexedProduct['words'] {
  const words: Record<WordPlace, string[]> = { name: [], category: [], colour: [], tags: [], description: [] }
  const entry = textEntry(assortment, assortment.slots[slot]!.styleNumber, speech)
  if (!entry) return words
  const own = { ...entry, colours: entry.colours.filter((colour) => colour.slot === slot) }
  for (const [stem, bits] of index.stemsOf(own))
    for (const place of Object.keys(words) as WordPlace[]) if ((bits & places[place]) !== 0) words[place].push(stem)
  return words
}
