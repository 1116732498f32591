import type { ProductCard, ProductDetail } from '#contracts/catalogue.ts'
import type { Market } from '#server/markets/index.ts'
import { textOf } from './assortment.ts'
import type { Catalogue } from './catalogue.ts'
import { textIn } from './product-attributes.ts'
import { soldSiblings } from './product-card.ts'
import type { CatalogueReadModel } from './read-model.cache.ts'

/** Products that the shop combined to be worn together. */
export interface Look {
  readonly id: string
  readonly title: string
  readonly image: string
  readonly productIds: readonly string[]
}

/** The name and the parts of a set, for content. */
export interface ProductSet {
  readonly id: string
  readonly title: string
  readonly productIds: readonly string[]
}

/** Finds goods by other keys than their id. All answers come from the read model. */
export interface GoodsFinder {
  byEan(market: Market, ean: string): ProductDetail | undefined
  /** The first colour of a style that is sold, whether or not it is in stock. */
  firstOfStyle(market: Market, styleNumber: string): ProductDetail | undefined
  /** Looks by id, without those of which the market sells no product. */
  looks(market: Market, ids: readonly string[]): Look[]
  productSet(market: Market, id: string): ProductSet | undefined
}

type Shown = Pick<Catalogue, 'card' | 'detail'>

export function goodsFinder(readModel: Pick<CatalogueReadModel, 'range' | 'onSwap'>, catalogue: Shown): GoodsFinder {
  const index = indexCache(readModel)
  return {
    byEan(market, ean) {
      const product = index(market).productOfEan.get(ean)
      const detail = product === undefined ? undefined : catalogue.detail(market, product)
      return detail?.variants.some((variant) => variant.ean === ean) ? detail : undefined
    },
    firstOfStyle(market, styleNumber) {
      const range = readModel.range(market)
      const [first] = soldSiblings(range, { styleNumber })
      return first === undefined ? undefined : catalogue.detail(market, range.assortment.slots[first]!.id)
    },
    looks: (market, ids) =>
      [...new Set(ids)].flatMap((id) => lookOf(catalogue, readModel, { market, id, index }) ?? []),
    productSet(market, id) {
      const detail = catalogue.detail(market, id)
      return detail?.productSetOptions && { id, title: detail.name, productIds: partsOf(detail) }
    },
  }
}

const partsOf = ({ productSetOptions = [] }: ProductDetail): string[] => productSetOptions.map(({ id }) => id)

interface Index {
  readonly productOfEan: ReadonlyMap<string, string>
  readonly productsOfLook: ReadonlyMap<string, readonly string[]>
}

/** Built at the first use, and again at the first use after a change. */
function indexCache(readModel: Pick<CatalogueReadModel, 'range' | 'onSwap'>): (market: Market) => Index {
  let known: Index | undefined
  readModel.onSwap(() => {
    known = undefined
  })
  return (market) => {
    known ??= indexOf(readModel.range(market).assortment.slots)
    return known
  }
}

function indexOf(slots: ReturnType<CatalogueReadModel['range']>['assortment']['slots']): Index {
  const productOfEan = new Map<string, string>()
  const productsOfLook = new Map<string, string[]>()
  for (const product of slots) {
    if (!product) continue
    for (const { ean } of product.variants) if (ean !== null) productOfEan.set(ean, product.id)
    for (const { id } of product.attributes.looks ?? [])
      productsOfLook.set(id, [...(productsOfLook.get(id) ?? []), product.id])
  }
  return { productOfEan, productsOfLook }
}

interface LookAsk {
  readonly market: Market
  readonly id: string
  readonly index: (market: Market) => Index
}

function lookOf(
  catalogue: Shown,
  readModel: Pick<CatalogueReadModel, 'range'>,
  { market, id, index }: LookAsk,
): Look | undefined {
  const cards = (index(market).productsOfLook.get(id) ?? []).flatMap((one) => catalogue.card(market, one) ?? [])
  const [first] = cards
  return (
    first && {
      id,
      title: titleOf(readModel, market, { id, first }),
      image: first.frontImage,
      productIds: cards.map((card) => card.id),
    }
  )
}

/** A look without a name is named after its first product. */
function titleOf(
  readModel: Pick<CatalogueReadModel, 'range'>,
  market: Market,
  { id, first }: { readonly id: string; readonly first: ProductCard },
): string {
  const { assortment } = readModel.range(market)
  const product = assortment.slots[assortment.slotOf.get(first.id)!]!
  const title = product.attributes.looks?.find((look) => look.id === id)?.title
  return title === undefined ? textOf(product, market.id).name : textIn(title, market.id)
}
