import { foldSpelledOut } from '#foundation/fold-text.ts'
import { plainText } from '../plain-text.ts'
import { rowKinds } from '../rows.ts'
import { fourOf, slugged } from '../slugs.ts'
import { feedMoney } from './feed-cells.ts'
import type { FeedItem } from './feed-item.ts'
import { feedPrices } from './feed-prices.ts'
import { feedProduct } from './feed-product.ts'
import {
  colourOf,
  type FeedGoods,
  type GoodsRows,
  idOf,
  itemMark,
  keyMark,
  keyOf,
  numberOf,
  type Reading,
} from './feed-reading.ts'
import { type FeedIds, type FeedShop, importedCategory } from './feed-shop.ts'
import { wrongTaxCategory } from './feed-tax.ts'
import { feedVariants, stockOf } from './feed-variants.ts'

const noRows = (): GoodsRows => Object.fromEntries(rowKinds.map((kind) => [kind, []])) as unknown as GoodsRows

/**
 * Turns feed items into rows of the own form: an item group is a style, its colours are products, its sizes are
 * variants. Items of one group may come in several portions; the product is added with the first accepted one.
 */
export function feedReader(shop: FeedShop, seen: Map<string, number>): (items: readonly FeedItem[]) => FeedGoods {
  let hasImportedCategory = shop.categories.nodes.has(importedCategory.id)
  return (items) => {
    const reading: Reading = { shop, seen, rows: noRows(), remarks: [] }
    const good = items.filter((item) => isWhole(reading, item))
    const [known, own] = [good.filter(isKnown(reading)), good.filter((item) => !isKnown(reading)(item))]
    for (const item of known) addTerms(reading, item)
    for (const [source, group] of Map.groupBy(own, ({ cells }) => cells.item_group_id?.trim() || idOf(cells)))
      addStyle(reading, source, group)
    if (
      !hasImportedCategory &&
      reading.rows.productCategories.some(({ row }) => row.categoryId === importedCategory.id)
    ) {
      hasImportedCategory = true
      reading.rows.categories.push({ line: 0, row: importedCategory.row })
      reading.rows.categoryTexts.push(...importedCategory.texts.map((row) => ({ line: 0, row })))
    }
    return reading
  }
}

const isKnown =
  ({ shop }: Reading) =>
  (item: FeedItem): boolean =>
    shop.ids.ofAnotherSource(numberOf(item)) !== undefined

/** True if an item can be sold at all. Otherwise adds a remark. */
function isWhole({ remarks, seen }: Reading, item: FeedItem): boolean {
  const { line, cells, made } = item
  const [id, key] = [idOf(cells), keyMark(keyOf(item))]
  const refuse = (why: string): boolean => {
    remarks.push({ line, refused: why, ...(id && { names: id }) })
    return false
  }
  if (id === '') return refuse('has no id')
  const [sameId, same] = [seen.get(itemMark(id)), seen.get(key)]
  if (same !== undefined)
    return refuse(`${made ? id : `id ${id}`} stands twice (rows ${same} and ${line}); row ${same} was taken`)
  seen.set(key, line)
  seen.set(itemMark(id), sameId ?? line)
  if (sameId !== undefined)
    remarks.push({ line, warned: `id ${id} stands in rows ${sameId} and ${line} with other options; both were taken` })
  if (plainText(cells.title ?? '') === '') return refuse('has no title')
  const wrongTax = wrongTaxCategory(cells)
  if (wrongTax) return refuse(wrongTax)
  if (!feedMoney(cells.price ?? ''))
    return refuse(`"${(cells.price ?? '').slice(0, 40)}" is not a price such as 199.00 EUR`)
  return true
}

/** Goods of another source keep their names and categories: the feed only updates prices and stock. */
function addTerms(reading: Reading, item: FeedItem): void {
  const sku = numberOf(item)
  const before = reading.seen.get(sku)
  if (before !== undefined)
    return void reading.remarks.push({
      line: item.line,
      refused: `${sku} stands twice (rows ${before} and ${item.line}); row ${before} was taken`,
      names: sku,
    })
  reading.seen.set(sku, item.line)
  const prices = feedPrices(reading.shop, sku, item.cells)
  if (typeof prices === 'string') return void reading.remarks.push({ line: item.line, refused: prices, names: sku })
  reading.rows.prices.push(...prices.rows.map((row) => ({ line: item.line, row })))
  reading.rows.stock.push(...stockOf(reading, item, { sku, currency: prices.currency }))
}

function addStyle(reading: Reading, source: string, group: readonly FeedItem[]): void {
  const styleNumber = reading.shop.ids.style(source)
  for (const [colour, items] of coloursOf(reading.shop.ids, styleNumber, group)) {
    const product = feedProduct(reading.shop, { source, styleNumber, colour, items })
    const variants = feedVariants(reading, product, items)
    if (variants === 0 || reading.seen.has(product.row.productId)) continue
    const { line } = items[0]!
    reading.seen.set(product.row.productId, line)
    reading.rows.products.push({ line, row: product.row })
    reading.rows.productTexts.push({ line, row: product.text })
    for (const categoryId of product.categories)
      reading.rows.productCategories.push({
        line,
        row: { productId: product.row.productId, categoryId, position: 5000 },
      })
    for (const warned of product.warned) reading.remarks.push({ line, warned })
  }
}

/**
 * Items of a group by colour. An item that was imported before keeps its colour; for others the colour attribute
 * counts, else the title. Two patterns of a colour in the same size are two colours, and so are two colour names that
 * differ only in accents.
 */
function coloursOf(ids: FeedIds, style: string, group: readonly FeedItem[]): Map<string, FeedItem[]> {
  const plain = Map.groupBy(group, (item) => slugged(colourOf(item.cells)) || 'multicolour')
  const told = new Map<string, FeedItem[]>()
  for (const [colour, items] of plain) {
    const named = colourNames(colour, items)
    for (const item of items) {
      const known = ids.variant(keyOf(item))
      const key = known?.style === style ? known.colour : named.get(item)!
      const others = told.get(key)
      if (others) others.push(item)
      else told.set(key, [item])
    }
  }
  return told
}

/** The colour name of each item. If a size occurs twice in a colour, the name is extended by what distinguishes the items. */
function colourNames(colour: string, items: readonly FeedItem[]): Map<FeedItem, string> {
  if (eachSizeOnce(items)) return new Map(items.map((item) => [item, colour]))
  const saidBy = (item: FeedItem) => foldSpelledOut(colourOf(item.cells)).trim()
  const first = saidBy(items[0]!)
  const patterns = Map.groupBy(items, (item) => slugged(`${colour} ${patternOf(item.cells)}`))
  return new Map(
    [...patterns].flatMap(([name, alike]) => {
      const clear = eachSizeOnce(alike)
      return alike.map((item) => {
        const said = saidBy(item)
        return [item, clear || said === first ? name : `${name}-${fourOf(said)}`] as const
      })
    }),
  )
}

const eachSizeOnce = (items: readonly FeedItem[]): boolean =>
  new Set(items.map(({ cells }) => cells.size?.trim() ?? '')).size === items.length

const patternOf = ({ pattern = '', material = '' }: FeedItem['cells']): string =>
  plainText(pattern) || plainText(material)
