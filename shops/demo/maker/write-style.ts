import { drawnMedia } from '#adapters/images-drawn/drawing/product-drawing.ts'
import type { Shelves } from './arrange-shelves.ts'
import { attributesOf } from './attributes.ts'
import { type CategoryTree, categoriesOf } from './categories.ts'
import { type Chance, chanceFrom } from './chance.ts'
import { ean13, slugOf } from './codes.ts'
import { CsvFile } from './csv-file.ts'
import { colourFamilyOf, type Option, type Style } from './design-styles.ts'
import type { Look } from './looks.ts'
import { makePriceHistory, type PriceHistory, promotedShare, reducedToday } from './price-histories.ts'
import type { PriceList } from './price-ladders.ts'
import { daysAhead, type SellingMode, sellingModeOf } from './selling-modes.ts'
import { type Size, sizesOf } from './sizes.ts'
import { specialFacts } from './special-facts.ts'
import { taxCategoryOf } from './tax-category.ts'
import { colourNameOf, descriptionOf, everyLocale, fabricOf, nameOf } from './texts.ts'
import { dayAfter, priceColumns, priceStepsOf, writePrices } from './write-prices.ts'
import { stockColumns, supplyOf, writeStock, writeStoreStock } from './write-stock.ts'

export type GoodsFiles = ReturnType<typeof goodsFiles>

export const goodsFiles = () => ({
  products: new CsvFile('products.csv', [
    'product_id',
    'style_number',
    'option_id',
    'colour',
    'colour_family',
    'colour_hex',
    'sub_brand',
    'brand',
    'family',
    'available_from',
    'media',
    'attributes',
    'tax_category',
  ]),
  texts: new CsvFile('product_texts.csv', [
    'product_id',
    'language',
    'name',
    'colour_name',
    'description',
    'fabric',
    'slug',
  ]),
  categories: new CsvFile('product_categories.csv', ['product_id', 'category_id', 'position']),
  variants: new CsvFile('variants.csv', [
    'sku',
    'product_id',
    'ean',
    'size_id',
    'size_name',
    'size_group',
    'length_id',
    'length_name',
    'position',
  ]),
  prices: new CsvFile('prices.csv', priceColumns),
  stock: new CsvFile('stock.csv', stockColumns),
})

export interface Workshop {
  readonly files: GoodsFiles
  readonly shelves: Shelves
  readonly tree: CategoryTree
  readonly stores: readonly string[]
  /** The looks of each product that belongs to one. */
  readonly looks: ReadonlyMap<string, readonly Look[]>
  readonly today: Date
  readonly lists: readonly PriceList[]
}

/** Writes a style with all its colours. Each colour has its own random values. */
export function writeStyle(workshop: Workshop, style: Style): void {
  const chance = chanceFrom(`goods ${style.number}`)
  const [low, high] = style.kind.price
  const rung = Math.max(0, chance.whole(low, high) + style.subBrand.priceStep)
  const rungs = priceStepsOf(chance, rung, style.subBrand.id !== 'brands')
  const basic = style.subBrand.id !== 'brands' && chance.happens(0.07)
  const ageDays = chance.happens(0.1) ? chance.whole(0, 13) : chance.whole(15, 730)
  const sellingMode = sellingModeOf(style)
  for (const option of style.options) writeOption(workshop, { style, option, rungs, basic, ageDays, sellingMode })
}

interface Colour {
  readonly style: Style
  readonly option: Option
  readonly rungs: ReadonlyMap<string, number>
  readonly basic: boolean
  readonly ageDays: number
  readonly sellingMode: SellingMode
}

function writeOption(workshop: Workshop, colour: Colour): void {
  const { style, option, rungs, basic, sellingMode } = colour
  const { files, shelves, today, tree, stores, lists } = workshop
  const chance = chanceFrom(`goods ${option.productId}`)
  // Goods that cannot be bought yet have had only one price.
  const isAhead = sellingMode === 'coming' || sellingMode === 'preorder'
  const ageDays = isAhead ? 1 : colour.ageDays
  const priceHistory = makePriceHistory(chance, ageDays)
  const isNew = ageDays < 14
  const available = dayAfter(today, sellingMode === 'coming' ? daysAhead(style) : -ageDays)
  writeProduct(workshop, { style, option, chance, basic, available, sellingMode, priceHistory })
  for (const category of categoriesOf(tree, style, { isNew, reduced: reducedToday(priceHistory) })) {
    shelves.hang(category, style, option)
  }
  const skus = sizesOf(style.subBrand.id, style.kind.sizes).map((size, position) =>
    writeVariant(files, option, size, position),
  )
  writePrices({ file: files.prices, lists, today }, skus, priceHistory, rungs)
  if (sellingMode === 'stores') writeStoreStock(files.stock, chance, skus, stores)
  else writeStock(files.stock, chance, { skus, supply: supplyOf(chance, basic), stores })
}

interface ProductRow {
  readonly style: Style
  readonly option: Option
  readonly chance: Chance
  readonly basic: boolean
  readonly available: string
  readonly sellingMode: SellingMode
  readonly priceHistory: PriceHistory
}

function writeProduct({ files, looks, today }: Workshop, row: ProductRow): void {
  const { style, option, chance, basic, available, sellingMode, priceHistory } = row
  const { productId, optionId, colour, drawing } = option
  const colourId = productId.split('_')[1]!
  const attributes = JSON.stringify({
    ...attributesOf(style, chance, basic, today),
    ...(option.ink ? { secondColourHex: option.ink.hex } : {}),
    ...specialFacts({
      ...{ style, option, sellingMode, today },
      promoted: reducedToday(priceHistory) && chanceFrom(`promoted ${productId}`).happens(promotedShare),
      looks: looks.get(productId) ?? [],
    }),
  })
  files.products.row(
    productId,
    style.number,
    optionId,
    colourId,
    colourFamilyOf(option, style.material),
    colour.hex,
    style.subBrand.id,
    style.brand,
    style.kind.family,
    available,
    JSON.stringify(drawnMedia(drawing)),
    attributes,
    taxCategoryOf(style),
  )
  const told = everyLocale((locale) => [
    nameOf(style, locale),
    colourNameOf(option, locale),
    descriptionOf(style, locale),
    fabricOf(style, locale),
    slugOf(nameOf(style, locale === 'ar' ? 'en' : locale), locale),
  ])
  for (const [locale, texts] of told) files.texts.row(productId, locale, ...texts)
}

function writeVariant(files: GoodsFiles, { productId }: Option, size: Size, position: number): string {
  const sku = [productId, size.id, size.length].filter(Boolean).join('_')
  files.variants.row(
    sku,
    productId,
    ean13(files.variants.count + 1),
    size.id,
    size.name,
    size.group,
    size.length ?? '',
    size.length ?? '',
    position + 1,
  )
  return sku
}
