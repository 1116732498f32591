import type { Market } from '#server/markets/index.ts'
import type { CurrentPrice } from '#server/pricing/index.ts'
import { extended, noAssortment, type Product } from './assortment.ts'
import { type Cards, openCards } from './cards.service.ts'
import { localized } from './catalogue.fakes.ts'
import { type CategoryNode, categoryTree } from './category-tree.ts'
import { type MarketRange, priceColumns, stockDigits } from './market-range.ts'
import type { ProductAttributes } from './product-attributes.ts'
import type { CatalogueReadModel } from './read-model.cache.ts'

/** A colour option for tests. Every field that is left out has a default. */
export interface FakeGoods {
  readonly style: string
  readonly option?: string
  readonly colour?: string
  readonly name?: string
  readonly subBrand?: string
  readonly categories?: readonly string[]
  /** The kind of its sizes. By default, numbers are European sizes and all others are letters. */
  readonly sizeGroup?: string
  /** The length of all its sizes. */
  readonly length?: string
  /** Pieces by size. */
  readonly sizes?: Readonly<Record<string, number>>
  /** In pence. */
  readonly price?: number
  readonly listPrice?: number
  readonly brand?: string
  readonly attributes?: ProductAttributes
  readonly availableFrom?: Date
  readonly sold?: number
  /** By language. By default, only English ones. */
  readonly texts?: Product['texts']
}

const long = Date.UTC(2020, 0, 1)

export function fakeProduct({
  style,
  option = '01',
  colour = 'navy',
  name = 'Shirt',
  sizes = { 38: 5 },
  ...more
}: FakeGoods): Product {
  const id = `${style}_${colour}_${option}`
  return {
    id,
    styleNumber: style,
    optionId: option,
    colour,
    colourFamily: colour,
    colourHex: '#14213d',
    subBrand: more.subBrand ?? 'women',
    brand: more.brand ?? 'Halden',
    family: 'shirts',
    availableFrom: more.availableFrom?.getTime() ?? long,
    pictureVersion: 'v1',
    attributes: more.attributes ?? {},
    sold: more.sold ?? 0,
    media: {
      made: { views: ['front', 'back', 'detail', 'figure', 'flat', 'cloth'], description: { colour, seed: style } },
    },
    texts:
      more.texts ??
      new Map([
        ['en', { name, colourName: colour, description: `${name} to wear for years`, fabric: '', slug: 'shirt' }],
      ]),
    categories: (more.categories ?? ['women-shirts']).map((category, at) => ({ id: category, position: at + 1 })),
    variants: Object.keys(sizes).map((size) => ({
      sku: `${id}_${size}`,
      ean: null,
      sizeId: size,
      sizeName: size.toUpperCase(),
      sizeGroup: more.sizeGroup ?? (/^\d+$/.test(size) ? 'eu' : 'letters'),
      lengthId: more.length ?? null,
      lengthName: more.length ?? null,
    })),
  }
}

const node = (id: string, parent: string | undefined, title: string): CategoryNode => ({
  id,
  parent,
  position: 1,
  subBrand: 'women',
  texts: new Map([['en', { title, slug: id, intro: '', description: '' }]]),
})

const tree = categoryTree([
  node('women', undefined, 'Women'),
  node('women-shirts', 'women', 'Shirts'),
  node('women-dresses', 'women', 'Dresses'),
])

/** The range of a market that has only these goods. */
export function fakeRange(market: Market, goods: readonly FakeGoods[]): MarketRange {
  const assortment = extended(noAssortment(tree), goods.map(fakeProduct))
  const bySku = new Map(
    goods.flatMap((one) =>
      fakeProduct(one).variants.map(({ sku, sizeId }) => [sku, { one, pieces: one.sizes?.[sizeId] ?? 5 }] as const),
    ),
  )
  const priceOf = (sku: string): CurrentPrice | undefined => {
    const { price = 5000, listPrice = null } = bySku.get(sku)?.one ?? {}
    return price === 0 ? undefined : { sku, minor: price, listMinor: listPrice, memberMinor: null, priorMinor: null }
  }
  const slots = [...assortment.slots.keys()]
  return {
    market,
    assortment,
    prices: priceColumns(assortment.slots, slots, priceOf),
    warehouse: stockDigits(assortment.slots, slots, (sku) => bySku.get(sku)?.pieces ?? 0),
    stores: stockDigits(assortment.slots, slots, () => 0),
  }
}

/** A read model whose goods never change. */
export const fakeReadModel = (range: (market: Market) => MarketRange): CatalogueReadModel => ({
  range,
  product: () => undefined,
  onSwap: () => {},
  apply: async () => new Set(),
})

export const fakeCards = (readModel: CatalogueReadModel, now: Date): Cards =>
  openCards({ readModel, words: () => localized, clock: () => now })
