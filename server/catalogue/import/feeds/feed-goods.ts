import { plainText } from '../plain-text.ts'
import { rowKinds } from '../rows.ts'
import { slugged } from '../slugs.ts'
import { feedMoney } from './feed-cells.ts'
import type { FeedItem } from './feed-item.ts'
import { feedPrices } from './feed-prices.ts'
import { feedProduct } from './feed-product.ts'
import { colourOf, type FeedGoods, type GoodsRows, idOf, itemMark, picturesOf, type Reading } from './feed-reading.ts'
import { type FeedShop, importedCategory } from './feed-shop.ts'
import { feedVariants, stockOf } from './feed-variants.ts'

const noRows = (): GoodsRows => Object.fromEntries(rowKinds.map((kind) => [kind, []])) as unknown as GoodsRows

/**
 * Turns a feed into rows of our own, some items at a time: an item group is a style, its colours are products, its sizes variants. Items of
 * one group may come in several portions; a product is told with the first of its items.
 */
export function feedReader(shop: FeedShop, seen: Set<string>): (items: readonly FeedItem[]) => FeedGoods {
  let shelved = shop.categories.nodes.has(importedCategory.id)
  return (items) => {
    const reading: Reading = { shop, seen, rows: noRows(), remarks: [], pictures: new Map() }
    const good = items.filter((item) => isWhole(reading, item))
    const [known, own] = [good.filter(isKnown(reading)), good.filter((item) => !isKnown(reading)(item))]
    for (const item of known) addTerms(reading, item)
    for (const [source, group] of Map.groupBy(own, ({ cells }) => cells.item_group_id?.trim() || idOf(cells)))
      addStyle(reading, source, group)
    if (!shelved && reading.rows.productCategories.some(({ row }) => row.categoryId === importedCategory.id)) {
      shelved = true
      reading.rows.categories.push({ line: 0, row: importedCategory.row })
      reading.rows.categoryTexts.push(...importedCategory.texts.map((row) => ({ line: 0, row })))
    }
    return reading
  }
}

const isKnown =
  ({ shop }: Reading) =>
  ({ cells }: FeedItem): boolean =>
    shop.ids.ofAnotherSource(idOf(cells)) !== undefined

/** Whether an item can be sold at all; says why not. */
function isWhole({ remarks, seen }: Reading, { line, cells }: FeedItem): boolean {
  const id = idOf(cells)
  const refuse = (why: string): boolean => {
    remarks.push({ line, refused: why, ...(id && { names: id }) })
    return false
  }
  if (id === '') return refuse('has no id')
  if (seen.has(itemMark(id))) return refuse(`id ${id} stands twice; the first row was taken`)
  seen.add(itemMark(id))
  if (plainText(cells.title ?? '') === '') return refuse('has no title')
  if (!feedMoney(cells.price ?? ''))
    return refuse(`"${(cells.price ?? '').slice(0, 40)}" is not a price such as 199.00 EUR`)
  return true
}

/** Goods of another source keep their names and shelves: the feed says what they cost and how many there are. */
function addTerms(reading: Reading, item: FeedItem): void {
  const sku = idOf(item.cells)
  const prices = feedPrices(reading.shop, sku, item.cells)
  if (typeof prices === 'string') return void reading.remarks.push({ line: item.line, refused: prices, names: sku })
  reading.rows.prices.push(...prices.rows.map((row) => ({ line: item.line, row })))
  reading.rows.stock.push(...stockOf(reading, item, { sku, currency: prices.currency }))
}

function addStyle(reading: Reading, source: string, group: readonly FeedItem[]): void {
  const styleNumber = reading.shop.ids.style(source)
  for (const [colour, items] of coloursOf(group)) {
    const product = feedProduct(reading.shop, { source, styleNumber, colour, items })
    const variants = feedVariants(reading, product, items)
    if (variants === 0 || reading.seen.has(product.row.productId)) continue
    reading.seen.add(product.row.productId)
    const { line } = items[0]!
    reading.rows.products.push({ line, row: product.row })
    reading.pictures.set(product.row.productId, { line, addresses: picturesOf(items[0]!.cells) })
    reading.rows.productTexts.push({ line, row: product.text })
    for (const categoryId of product.categories)
      reading.rows.productCategories.push({
        line,
        row: { productId: product.row.productId, categoryId, position: 5000 },
      })
    for (const warned of product.warned) reading.remarks.push({ line, warned })
  }
}

/** Colours of a group by what is said of them, else by what the title says; two patterns of one colour in one size are two colours. */
function coloursOf(group: readonly FeedItem[]): Map<string, FeedItem[]> {
  const plain = Map.groupBy(group, (item) => slugged(colourOf(item.cells)) || 'multicolour')
  const told = new Map<string, FeedItem[]>()
  for (const [colour, items] of plain) {
    const sizes = new Set(items.map(({ cells }) => cells.size?.trim() ?? ''))
    const isClear = sizes.size === items.length
    for (const item of items) {
      const key = isClear ? colour : slugged(`${colour} ${patternOf(item.cells)}`)
      const others = told.get(key)
      if (others) others.push(item)
      else told.set(key, [item])
    }
  }
  return told
}

const patternOf = ({ pattern = '', material = '' }: FeedItem['cells']): string =>
  plainText(pattern) || plainText(material)
