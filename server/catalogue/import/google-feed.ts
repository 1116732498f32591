import { colourIn } from './colour-words.ts'
import { type FeedSize, feedAvailability, feedMoney, feedPeriod, feedSizes, plainName } from './feed-cells.ts'
import { categoriesFor, type FeedShop, importedCategory, subBrandFor } from './feed-shop.ts'
import { guessDrawing } from './guess-drawing.ts'
import { minorOf } from './own-form.ts'
import { plainText } from './plain-text.ts'
import type { Placed, RowKind, Rows } from './rows.ts'
import { folded, slugged } from './slugs.ts'

/** A row of a feed, its names without `g:` and with underscores. */
export interface FeedItem {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

/** What a feed says in our own rows, and what is to be said about it. */
export interface FeedGoods {
  readonly rows: { readonly [Kind in RowKind]: readonly Placed<Rows[Kind]>[] }
  readonly warned: readonly { readonly line: number; readonly why: string }[]
  readonly refused: readonly { readonly line: number; readonly why: string }[]
}

/** Columns that tell Google product data from other tables. */
export const isGoogleFeed = (columns: readonly string[]): boolean => {
  const names = new Set(columns.map(googleName))
  return ['id', 'title', 'price'].every((name) => names.has(name)) && (names.has('availability') || names.has('link'))
}

/** `g:image link` and `image_link` are one. */
export const googleName = (column: string): string =>
  column.trim().toLowerCase().replace(/^g:/, '').replace(/\s+/g, '_')

type Draft = { [Kind in RowKind]: Placed<Rows[Kind]>[] }

interface Reading {
  readonly shop: FeedShop
  readonly rows: Draft
  readonly warned: { line: number; why: string }[]
  readonly refused: { line: number; why: string }[]
  readonly seen: Set<string>
}

/** Turns Google product data into rows of our own: an item group is a style, its colours are products, its sizes variants. */
export function googleGoods(items: readonly FeedItem[], shop: FeedShop): FeedGoods {
  const rows: Draft = {
    categories: [],
    categoryTexts: [],
    products: [],
    productTexts: [],
    productCategories: [],
    variants: [],
    prices: [],
    stock: [],
  }
  const reading: Reading = { shop, rows, warned: [], refused: [], seen: new Set() }
  const good = items.filter((item) => isWhole(reading, item))
  for (const [source, group] of Map.groupBy(good, ({ cells }) => cells.item_group_id?.trim() || cells.id!.trim())) {
    const styleNumber = shop.ids.style(source)
    const colours = Map.groupBy(group, (item) => slugged(colourOf(item)) || 'multicolour')
    for (const [colour, sizes] of colours) addProduct(reading, { source, styleNumber, colour, sizes })
  }
  if (
    rows.productCategories.some(({ row }) => row.categoryId === importedCategory.id) &&
    !shop.categories.nodes.has(importedCategory.id)
  ) {
    rows.categories.push({ line: 0, row: importedCategory.row })
    rows.categoryTexts.push(...importedCategory.texts.map((row) => ({ line: 0, row })))
  }
  return reading
}

/** Whether an item can be sold at all; says why not. */
function isWhole({ refused, seen }: Reading, { line, cells }: FeedItem): boolean {
  const id = cells.id?.trim() ?? ''
  const refuse = (why: string): boolean => {
    refused.push({ line, why })
    return false
  }
  if (id === '') return refuse('has no id')
  if (seen.has(id)) return refuse(`id ${id} stands twice; the first row was taken`)
  seen.add(id)
  if (plainText(cells.title ?? '') === '') return refuse('has no title')
  if (!feedMoney(cells.price ?? ''))
    return refuse(`"${(cells.price ?? '').slice(0, 40)}" is not a price such as 199.00 EUR`)
  return true
}

const colourOf = ({ cells }: FeedItem): string => plainText(cells.color ?? '')

interface ColourOption {
  readonly source: string
  readonly styleNumber: string
  readonly colour: string
  readonly sizes: readonly FeedItem[]
}

function addProduct(reading: Reading, { source, styleNumber, colour, sizes }: ColourOption): void {
  const { shop, rows, warned } = reading
  const [first] = sizes as [FeedItem]
  const { line, cells } = first
  const said = colourOf(first)
  const title = plainText(cells.title!)
  const known = colourIn(said) ?? colourIn(title)
  if (!known)
    warned.push({
      line,
      why: said ? `colour "${said}" is not known; it counts as multicolour` : 'has no color; it counts as multicolour',
    })
  const { family, hex } = known ?? { family: 'multicolour', hex: '#c8c8cc' }
  const subBrand = subBrandFor(shop.categories, cells)
  const optionId = shop.ids.option(styleNumber, colour)
  const productId = `${styleNumber}_${colour}_${optionId}`
  const name = plainName(
    title,
    [said, ...sizes.map((item) => plainText(item.cells.size ?? ''))].filter((part) => part !== ''),
  )
  const path = plainText(cells.product_type || cells.google_product_category || '')
  const drawing = guessDrawing({ thing: `${path.split('>').at(-1)} ${name}`, colourHex: hex, subBrand, styleNumber })
  const launch =
    feedAvailability(cells.availability ?? '') === 'later' ? new Date(cells.availability_date ?? '') : undefined
  rows.products.push({
    line,
    row: {
      productId,
      styleNumber,
      optionId,
      colour,
      colourFamily: family,
      colourHex: hex,
      subBrand,
      brand: plainText(cells.brand ?? '') || 'No brand',
      family: slugged(path.split('>').at(-1) ?? ''),
      availableFrom: launch && launch > shop.now ? launch : null,
      drawing,
      attributes: attributesOf(cells),
      sourceId: source,
    },
  })
  rows.productTexts.push({
    line,
    row: {
      productId,
      language: shop.language,
      name,
      colourName: said || family,
      description: plainText(cells.description ?? ''),
      fabric: plainText(cells.material ?? ''),
      slug: slugged(name) || styleNumber,
    },
  })
  for (const categoryId of categoriesFor(shop.categories, subBrand, path, name))
    rows.productCategories.push({ line, row: { productId, categoryId, position: 5000 } })
  const is = { shoe: ['sneaker', 'boot', 'pump'].includes(drawing.family), kids: subBrand === 'kids' }
  for (const item of sizes) {
    const told = feedSizes(plainText(item.cells.size ?? ''), is)
    for (const size of told) addVariant(reading, item, { productId, size, only: told.length === 1 })
  }
}

const attributesOf = ({ material = '' }: FeedItem['cells']): Rows['products']['attributes'] => {
  const word = folded(material)
    .split(/[^a-z]+/)
    .find((one) => materials.has(one))
  return word ? { material: materials.get(word)! } : {}
}

const materials: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cotton: 'cotton',
    linen: 'linen',
    wool: 'wool',
    merino: 'wool',
    cashmere: 'wool',
    viscose: 'viscose',
    polyester: 'polyester',
    leather: 'leather',
    suede: 'leather',
    denim: 'denim',
  }),
)

interface SizeOption {
  readonly productId: string
  readonly size: FeedSize
  /** The item tells this size alone, so its id and EAN are the variant's. */
  readonly only: boolean
}

function addVariant(
  { shop, rows, warned, refused, seen }: Reading,
  { line, cells }: FeedItem,
  { productId, size, only }: SizeOption,
): void {
  const { lengthId } = size
  const sku = [productId, size.sizeId, ...(lengthId === null ? [] : [lengthId])].join('_')
  if (seen.has(sku)) return void refused.push({ line, why: `this colour stands twice in size ${size.sizeName}` })
  seen.add(sku)
  const prices = pricesOf(shop, sku, cells)
  if (typeof prices === 'string') return void refused.push({ line, why: prices })
  const gtin = (cells.gtin ?? '').replace(/\D/g, '')
  rows.variants.push({
    line,
    row: {
      sku,
      productId,
      ean: only && gtin ? gtin : null,
      ...size,
      lengthName: lengthId,
      position: rows.variants.length + 1,
      sourceId: only ? cells.id!.trim() : null,
    },
  })
  rows.prices.push(...prices.map((row) => ({ line, row })))
  const availability = feedAvailability(cells.availability ?? '')
  if (!availability)
    warned.push({
      line,
      why: `availability "${(cells.availability ?? '').slice(0, 40)}" is not known; counted as sold out`,
    })
  for (const place of shop.places(prices[0]!.currency)) {
    rows.stock.push({
      line,
      row:
        availability === 'in-stock'
          ? { sku, place, quantity: shop.pieces, atLeast: true }
          : { sku, place, quantity: 0 },
    })
  }
}

/** Prices in every list of the currency, or why there are none. A sale without days is a reduction from now on; one with days ends by itself. */
function pricesOf(
  shop: FeedShop,
  sku: string,
  { price = '', sale_price = '', sale_price_effective_date = '' }: FeedItem['cells'],
): Rows['prices'][] | string {
  const regular = feedMoney(price)!
  const currency = regular.currency ?? shop.currency
  if (currency === undefined) return 'price has no currency; name a price list'
  const lists = shop.lists(currency)
  if (lists.length === 0) return `no price list is in ${currency}`
  const minor = minorOf(regular.amount, currency)
  if (minor === undefined) return `price ${price} is no amount of ${currency}`
  const sale = feedMoney(sale_price)
  const saleMinor = sale && minorOf(sale.amount, currency)
  const period = sale_price_effective_date ? feedPeriod(sale_price_effective_date) : undefined
  const ended = period !== undefined && period.until <= shop.now
  return lists.flatMap((list): Rows['prices'][] => {
    const row = { sku, list, currency, memberMinor: null, endsAt: null, startsAt: null }
    const full = { ...row, minor, listMinor: null, kind: 'regular' as const }
    if (!saleMinor || saleMinor >= minor || ended) return [full]
    const reduced = { ...row, minor: saleMinor, listMinor: minor, kind: 'reduction' as const }
    if (!period) return [reduced]
    const running = period.from <= shop.now
    return [
      { ...full, startsAt: running ? period.until : null },
      { ...reduced, startsAt: period.from, endsAt: period.until },
    ]
  })
}
